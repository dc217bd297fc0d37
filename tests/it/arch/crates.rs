//! Walls between crates.

use std::collections::BTreeMap;

use cargo_metadata::{DependencyKind, MetadataCommand};

use crate::sources;

/// What a crate may depend on at run time.
fn allowed_crates(package: &str) -> Option<&'static [&'static str]> {
    match package {
        "atoll-engine" => Some(&[
            "rand_core",
            "rand_pcg",
            "serde",
            // Under the feature "wasm" only; another test sees to that.
            "serde-wasm-bindgen",
            "talc",
            "tsify",
            "wasm-bindgen",
        ]),
        "atoll-web" => Some(&[
            "atoll-engine",
            "gloo",
            "js-sys",
            "serde",
            "talc",
            "wasm-bindgen",
            "wasm-bindgen-futures",
            "wasm_split_helpers",
            "web-sys",
            "yew",
        ]),
        _ => None,
    }
}

/// A dependency at run time: whose, on what, and whether it can be left out.
#[derive(Clone, Copy, Debug)]
struct Dependency<'a> {
    package: &'a str,
    on: &'a str,
    optional: bool,
}

fn crate_wall(dependency: Dependency<'_>) -> Option<String> {
    let Dependency {
        package,
        on,
        optional,
    } = dependency;
    let browser = matches!(on, "wasm-bindgen" | "talc" | "tsify");
    if package == "atoll-engine" && browser && !optional {
        return Some(format!(
            "{package} may depend on {on} only under the feature \"wasm\""
        ));
    }
    let allowed = allowed_crates(package)?;
    // gloo is one crate or several small ones; the worker among them costs more than our own.
    let gloo = package == "atoll-web" && on.starts_with("gloo-") && on != "gloo-worker";
    let ok = allowed.contains(&on) || gloo;
    (!ok).then(|| format!("{package} may not depend on {on}"))
}

#[test]
fn crates_depend_only_on_what_they_may() {
    let manifest = sources::root().join("Cargo.toml");
    let metadata = MetadataCommand::new()
        .manifest_path(manifest)
        .no_deps()
        .exec();
    let metadata = metadata.expect("cargo describes the workspace");
    let mut seen = BTreeMap::new();
    let mut found = Vec::new();
    for package in metadata.workspace_packages() {
        let normal = package
            .dependencies
            .iter()
            .filter(|d| d.kind == DependencyKind::Normal);
        for dependency in normal {
            *seen.entry(package.name.to_string()).or_insert(0) += 1;
            let (package, on) = (package.name.as_str(), dependency.name.as_str());
            found.extend(crate_wall(Dependency {
                package,
                on,
                optional: dependency.optional,
            }));
        }
    }
    assert!(
        seen.contains_key("atoll-engine") && seen.contains_key("atoll-web"),
        "{seen:?}"
    );
    assert!(found.is_empty(), "\n{}\n", found.join("\n"));
}

#[test]
fn the_wall_between_crates_can_be_hit() {
    let wall = |package, on, optional| {
        crate_wall(Dependency {
            package,
            on,
            optional,
        })
    };
    assert!(wall("atoll-engine", "yew", false).is_some());
    assert!(wall("atoll-engine", "wasm-bindgen", false).is_some());
    assert!(wall("atoll-engine", "wasm-bindgen", true).is_none());
    for heavy in ["yew-router", "gloo-worker", "fluent-bundle", "serde_json"] {
        assert!(wall("atoll-web", heavy, false).is_some(), "{heavy}");
    }
    assert!(wall("atoll-engine", "serde_json", false).is_some());
    assert!(wall("atoll-web", "gloo-events", false).is_none());
}
