//! One integration binary: each module is a family of tests.

mod golden;
mod laws;
