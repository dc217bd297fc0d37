//! `cargo xtask <command>`: builds, serves, checks and measures Atoll.

fn main() {}
