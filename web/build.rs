//! Compiles the words of `locales` into typed Rust; the crate `atoll-texts` does the work.

use std::path::{Path, PathBuf};
use std::{env, fs, process};

use atoll_texts::{Catalogue, Problem};

fn main() {
    println!("cargo::rerun-if-changed=locales");
    match Catalogue::read(Path::new("locales")) {
        Ok(catalogue) => {
            let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
            fs::write(out.join("texts.rs"), catalogue.rust()).expect("OUT_DIR is writable");
        }
        Err(problems) => {
            for Problem(problem) in &problems {
                println!("cargo::error=web/{problem}");
            }
            process::exit(1);
        }
    }
}
