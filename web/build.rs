//! Compiles the words of `locales` into typed Rust; the crate `atoll-texts` does the work.

use std::path::{Path, PathBuf};
use std::{env, fs, process};

use atoll_texts::Problem;

fn main() {
    println!("cargo::rerun-if-changed=locales");
    let sources = atoll_texts::read(Path::new("locales")).expect("the texts can be read");
    match atoll_texts::compile(&sources) {
        Ok(rust) => {
            let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
            fs::write(out.join("texts.rs"), rust).expect("OUT_DIR is writable");
        }
        Err(problems) => {
            for Problem(problem) in &problems {
                println!("cargo::error=web/{problem}");
            }
            process::exit(1);
        }
    }
}
