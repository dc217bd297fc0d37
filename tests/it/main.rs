//! One integration binary: each module is a family of tests.

mod arch;
mod golden;
mod laws;
mod sources;
mod tidy;
mod versions;
