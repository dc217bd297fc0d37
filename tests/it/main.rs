//! One integration binary: each module is a family of tests.

mod arch;
mod sources;
mod tidy;
