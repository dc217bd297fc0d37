//! What a visitor really loads for a part of the site: the part itself and those shared parts that the
//! glue fetches together with it. Read from the built glue, because the cut decides anew in each build
//! what is shared by whom.

use std::collections::BTreeMap;

use anyhow::{Context, Result, bail};

/// The files of each part by its name (`games`, `mind-harmonies`), shared ones included.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Loads(BTreeMap<String, Vec<String>>);

/// Where the glue fetches a part. The minified script declares each as
/// `name=load(()=>{…fetch(new URL("./part-….wasm",…))…},[what it needs])`.
const FETCH: &str = "fetch(new URL(\"./part-";
const SHARED: &str = "shared-";

impl Loads {
    /// Reads the glue.
    pub(super) fn of(glue: &str) -> Result<Self> {
        let mut shared = BTreeMap::new();
        let mut parts = Self::default();
        let mut before = glue.split(FETCH);
        let mut head = before.next().unwrap_or_default();
        for piece in before {
            let (file, rest) = piece.split_once('"').context("a part has an address")?;
            let file = format!("part-{file}");
            let (_, needs) = rest.split_once("},[").context("a part has needs")?;
            let (needs, _) = needs.split_once(']').context("the needs of a part end")?;
            if file.starts_with("part-shared-") {
                let variable = variable(head).with_context(|| format!("{file} has no name"))?;
                shared.insert(variable.to_owned(), file);
            } else {
                let mut files = Vec::new();
                for need in needs.split(',').filter(|need| !need.is_empty()) {
                    let found = shared.get(need);
                    files.push(
                        found
                            .with_context(|| format!("{file} needs {need}"))?
                            .clone(),
                    );
                }
                let name = name(&file).with_context(|| format!("{file} has no hash"))?;
                files.push(file.clone());
                parts.0.insert(name.to_owned(), files);
            }
            head = piece;
        }
        Ok(parts)
    }

    /// The files of several parts together, each once.
    pub(super) fn files(&self, parts: &[String]) -> Result<Vec<String>> {
        let mut files: Vec<String> = Vec::new();
        for part in parts {
            let Some(own) = self.0.get(part) else {
                bail!("there is no part {part}; there are {:?}", self.0.keys());
            };
            files.extend(own.iter().map(|file| format!("assets/{file}")));
        }
        files.sort();
        files.dedup();
        Ok(files)
    }
}

/// The variable that is being declared where `head` ends.
fn variable(head: &str) -> Option<&str> {
    let (declared, _) = head.rsplit_once("(()=>{")?;
    let (left, _) = declared.rsplit_once('=')?;
    let is_part = |c: char| c.is_alphanumeric() || c == '_' || c == '$';
    let start = left.rfind(|c| !is_part(c)).map_or(0, |at| at + 1);
    Some(&left[start..]).filter(|name| !name.is_empty())
}

/// `part-mind-harmonies-0123abcd.wasm` is `mind-harmonies`.
fn name(file: &str) -> Option<&str> {
    let (name, _) = file.strip_prefix("part-")?.rsplit_once('-')?;
    Some(name).filter(|name| !name.starts_with(SHARED))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn load(variable: &str, file: &str, needs: &str) -> String {
        let fetch = format!("fetch(new URL(\"./{file}\",import.meta.url))");
        format!(
            "{variable}(()=>{{let r={fetch};return r.catch(()=>{{}}),async e=>WebAssembly.instantiateStreaming(r,e)}},[{needs}])"
        )
    }

    fn glue() -> String {
        [
            load("var a=1,$=f", "part-shared-7-00000001.wasm", ""),
            load(",N2=f", "part-shared-8-00000002.wasm", ""),
            format!("{})", load(",x=y(f", "part-games-00000003.wasm", "$,N2")),
            format!("{})", load(",z=y(f", "part-mind-two-00000004.wasm", "$")),
            format!("{});", load(",w=y(f", "part-side-00000005.wasm", "")),
        ]
        .concat()
    }

    #[test]
    fn a_part_comes_with_what_it_needs_and_several_share_it() {
        let loads = Loads::of(&glue()).unwrap();
        let files = |parts: &[&str]| {
            let parts: Vec<String> = parts.iter().map(|&part| part.to_owned()).collect();
            loads.files(&parts)
        };
        assert_eq!(
            files(&["side"]).unwrap(),
            ["assets/part-side-00000005.wasm"]
        );
        assert_eq!(
            files(&["games", "mind-two"]).unwrap(),
            [
                "assets/part-games-00000003.wasm",
                "assets/part-mind-two-00000004.wasm",
                "assets/part-shared-7-00000001.wasm",
                "assets/part-shared-8-00000002.wasm",
            ]
        );
        assert!(files(&["chess"]).is_err());
    }

    #[test]
    fn a_glue_that_is_written_otherwise_is_not_guessed_at() {
        for (from, to) in [("},[", "}, ["), (",N2=f", ",N2 f"), ("$,N2]", "$,N3]")] {
            assert!(Loads::of(&glue().replace(from, to)).is_err(), "{from}");
        }
    }
}
