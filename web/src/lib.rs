//! The Atoll site: everything that touches the browser lives in this crate.
