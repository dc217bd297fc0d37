//! One integration binary: each module is a family of tests.

<<<<<<< HEAD
mod golden;
mod laws;
=======
mod arch;
mod sources;
mod tidy;
>>>>>>> shell
