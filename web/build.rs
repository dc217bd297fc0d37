//! Compiles `locales/{en,pl,de}/*.ftl` into typed Rust; see `build/mod.rs`.

#[path = "build/mod.rs"]
mod messages;

use std::path::{Path, PathBuf};
use std::{env, fs, process};

fn main() {
    println!("cargo::rerun-if-changed=locales");
    println!("cargo::rerun-if-changed=build");
    let sources = messages::LANGUAGES
        .iter()
        .flat_map(|language| read(language))
        .collect::<Vec<_>>();
    match messages::compile(&sources) {
        Ok(rust) => {
            let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
            fs::write(out.join("texts.rs"), rust).expect("OUT_DIR is writable");
        }
        Err(problems) => {
            for messages::Problem(problem) in &problems {
                println!("cargo::error={problem}");
            }
            process::exit(1);
        }
    }
}

fn read(language: &str) -> Vec<messages::Source> {
    let folder = Path::new("locales").join(language);
    let mut paths: Vec<PathBuf> = fs::read_dir(&folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .map(|entry| entry.expect("a readable folder").path())
        .filter(|path| path.extension().is_some_and(|ext| ext == "ftl"))
        .collect();
    paths.sort();
    paths
        .into_iter()
        .map(|path| messages::Source {
            language: language.to_owned(),
            path: format!("web/{}", path.display()),
            text: fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display())),
        })
        .collect()
}
