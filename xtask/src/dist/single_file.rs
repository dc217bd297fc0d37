//! `atoll.html`: the whole site in one file that runs from a disk, with no server.
//!
//! Styles, scripts, wasm and icons are put inside. The page's CSP names the hashes of exactly
//! these blocks, so nothing else can run; `boot.js` learns by `ATOLL_SINGLE_FILE` that the module
//! and its parts are in elements of the page (base64): see `static/js/inside.js`.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context, Result};

use super::words::Words;
use super::{Module, assets, page, split, styles};
use crate::digest;
use crate::files;
use crate::project::Project;

/// Writes `atoll.html` next to the finished `index.html`.
pub(super) fn write(
    project: &Project,
    words: &Words,
    module: &Module,
    version: &str,
    work: &Path,
    out: &Path,
) -> Result<()> {
    let folder = work.join("single");
    let nothing_later = styles::names(&BTreeMap::new());
    assets::copy_scripts(project, words, &nothing_later, &folder, &[])?;
    // Next to the scripts, so that esbuild puts the glue into the bundle.
    files::copy(&module.glue, &folder.join("atoll.js"))?;
    let link = folder.join(split::name(&module.link)?);
    split::write_link(&module.link, &link, |name| {
        Ok(format!("wasmInside({name:?})"))
    })?;
    let text = files::read_text(&link)?;
    files::write(
        &link,
        format!("import {{ wasmInside }} from \"./inside.js\";\n{text}"),
    )?;
    let options = ["--define:ATOLL_SINGLE_FILE=true"];
    let boot = assets::script(project, &folder.join("boot.js"), &options)?;
    let css = styles::in_one(project, work, &folder)?;
    let mut data = String::new();
    for file in module.parts.iter().chain([&module.wasm]) {
        let (name, wasm) = (split::name(file)?, digest::base64(&files::read(file)?));
        data.push_str(&format!(
            "<script type=\"application/wasm\" id=\"{name}\">{wasm}</script>"
        ));
    }
    let script = format!("{data}\n<script type=\"module\">{boot}</script>");

    let mut html = page::template(project, words)?.replace("{{preloads}}", "");
    html = html.replace(page::VERSION, version);
    html = replace_element(
        &html,
        "<link",
        "{{css}}",
        ">",
        &format!("<style>{css}</style>"),
    )?;
    html = drop_link(&html, "rel=\"manifest\"");
    html = inline_files(&html, out)?;
    html = replace_csp(&html, &policy(&css, &boot))?;
    page::no_open_tokens(&html.replace("{{boot}}", ""), "atoll.html")?;
    // Last: nothing above may touch what is inside the scripts.
    html = replace_element(&html, "<script", "{{boot}}", "</script>", &script)?;
    files::write(&out.join("atoll.html"), html)
}

/// Only what is inside: no network, and workers only from blobs the page makes itself.
fn policy(css: &str, boot: &str) -> String {
    format!(
        "default-src 'none'; script-src '{}' 'wasm-unsafe-eval'; style-src '{}'; \
         img-src data: blob:; worker-src blob:; base-uri 'none'; form-action 'none'; \
         object-src 'none'",
        digest::integrity(boot.as_bytes()),
        digest::integrity(css.as_bytes()),
    )
}

/// Replaces the element that starts with `open`, contains `mark` and ends with `close`.
fn replace_element(html: &str, open: &str, mark: &str, close: &str, new: &str) -> Result<String> {
    let at = html
        .find(mark)
        .with_context(|| format!("index.html lacks {mark}"))?;
    let start = html[..at]
        .rfind(open)
        .with_context(|| format!("{mark} is not in a {open}>"))?;
    let end = at
        + html[at..]
            .find(close)
            .with_context(|| format!("{open} does not end"))?;
    Ok(format!(
        "{}{new}{}",
        &html[..start],
        &html[end + close.len()..]
    ))
}

/// Drops a `<link>` if it is there.
fn drop_link(html: &str, mark: &str) -> String {
    replace_element(html, "<link", mark, ">", "").unwrap_or_else(|_| html.to_owned())
}

/// Puts files that the page names in `href` or `src` inside as `data:` addresses.
fn inline_files(html: &str, out: &Path) -> Result<String> {
    let mut done = String::with_capacity(html.len());
    let mut rest = html;
    while let Some((before, after)) = next_address(rest) {
        let end = after.find('"').context("an attribute value ends")?;
        let (address, tail) = after.split_at(end);
        done.push_str(before);
        let file = out.join(address);
        let local = !address.is_empty() && !address.starts_with(['#', '{']) && file.is_file();
        if local {
            let kind = files::mime(address).split(';').next().unwrap_or_default();
            done.push_str(&format!(
                "data:{kind};base64,{}",
                digest::base64(&files::read(&file)?)
            ));
        } else {
            done.push_str(address);
        }
        rest = tail;
    }
    done.push_str(rest);
    Ok(done)
}

/// Splits after the next `href="` or `src="`.
fn next_address(html: &str) -> Option<(&str, &str)> {
    let ends = [" href=\"", " src=\""].map(|name| html.find(name).map(|at| at + name.len()));
    ends.into_iter().flatten().min().map(|at| html.split_at(at))
}

fn replace_csp(html: &str, policy: &str) -> Result<String> {
    let mark = "http-equiv=\"Content-Security-Policy\"";
    let new = format!("<meta {mark} content=\"{policy}\">");
    replace_element(html, "<meta", mark, ">", &new)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn replaces_exactly_the_marked_element() {
        let html = "<link a><link href=\"{{css}}\"><p>";
        let new = replace_element(html, "<link", "{{css}}", ">", "<style></style>").unwrap();
        assert_eq!(new, "<link a><style></style><p>");
        assert!(replace_element("<p>", "<link", "{{css}}", ">", "").is_err());
    }

    #[test]
    fn addresses_are_found_in_order() {
        let (before, after) = next_address("<a src=\"x\" href=\"y\">").unwrap();
        assert_eq!((before, after), ("<a src=\"", "x\" href=\"y\">"));
        assert!(next_address("<p>").is_none());
    }
}
