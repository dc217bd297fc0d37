//! The rules of Skylands, one by one.
