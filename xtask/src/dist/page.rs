//! The pages: `index.html` with its tokens replaced, `404.html` with the hash of its script.
//!
//! Tokens are `{{name}}`; one that nobody knows is an error, so a typing mistake cannot reach the
//! browser.

use std::path::Path;

use anyhow::{Context, Result, bail};

use super::assets::Bundle;
use super::words::Words;
use crate::digest;
use crate::files;
use crate::project::Project;

/// The token that is stamped last, because the version contains a hash of everything else.
pub(super) const VERSION: &str = "{{version}}";

/// Writes `404.html` and `.nojekyll`; gives back `index.html` with only [`VERSION`] open.
pub(super) fn write(
    project: &Project,
    words: &Words,
    bundle: &Bundle,
    out: &Path,
) -> Result<String> {
    let not_found = project.root.join("static/404.html");
    if not_found.is_file() {
        let text = words.stamp(&files::read_text(&not_found)?)?;
        files::write(&out.join("404.html"), stamp_script_hash(&text)?)?;
    }
    // Pages would otherwise run Jekyll, which drops files whose names start with `_`.
    files::write(&out.join(".nojekyll"), "")?;

    let preloads = format!(
        "<link rel=\"modulepreload\" href=\"{}\">\
         <link rel=\"preload\" href=\"{}\" as=\"fetch\" type=\"application/wasm\" crossorigin>",
        bundle.glue, bundle.wasm
    );
    let page = template(project, words)?
        .replace("{{css}}", &bundle.css)
        .replace("{{boot}}", &bundle.boot)
        .replace("{{preloads}}", &preloads);
    if !page.contains(VERSION) {
        bail!("index.html lacks {VERSION}, by which the service worker recognises its own page");
    }
    no_open_tokens(&page.replace(VERSION, ""), "index.html")?;
    Ok(page)
}

/// `index.html` without comments and indentation, with its words and the drawings inside.
pub(super) fn template(project: &Project, words: &Words) -> Result<String> {
    let source = files::read_text(&project.root.join("index.html"))?;
    let page = words.stamp(&tighten(&source))?;
    Ok(page.replace("{{art}}", &art(project)?))
}

/// All symbols of `static/art/*.svg` in one invisible sprite.
fn art(project: &Project) -> Result<String> {
    let folder = project.root.join("static/art");
    let mut symbols = String::new();
    if folder.is_dir() {
        // Folders below are not for the page: scenery comes as pictures, games bring their own.
        let here = |file: &&String| file.ends_with(".svg") && !file.contains('/');
        for file in files::list(&folder)?.iter().filter(here) {
            let text = tighten(&files::read_text(&folder.join(file))?);
            let inner = inside_svg(&text)
                .with_context(|| format!("static/art/{file} is not one <svg> element"))?;
            symbols.push_str(inner);
        }
    }
    Ok(format!(
        "<svg class=\"art-sprite\" width=\"0\" height=\"0\" aria-hidden=\"true\" \
         focusable=\"false\">{symbols}</svg>"
    ))
}

/// What stands between the outer `<svg …>` and `</svg>`.
fn inside_svg(text: &str) -> Option<&str> {
    let open = text.find("<svg")?;
    let start = open + text[open..].find('>')? + 1;
    let end = text.rfind("</svg>")?;
    text.get(start..end).map(str::trim)
}

/// Drops comments and the white space at line starts and ends.
pub(super) fn tighten(text: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(start) = rest.find("<!--") {
        kept.push_str(&rest[..start]);
        rest = rest[start..]
            .find("-->")
            .map_or("", |end| &rest[start + end + 3..]);
    }
    kept.push_str(rest);
    let lines: Vec<&str> = kept
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty())
        .collect();
    lines.join("\n") + "\n"
}

/// Replaces `{{script-hash}}` by the CSP token of the page's one inline script.
fn stamp_script_hash(text: &str) -> Result<String> {
    let start = text
        .find("<script>")
        .context("404.html has one inline <script>")?
        + 8;
    let end = start
        + text[start..]
            .find("</script>")
            .context("the script of 404.html ends")?;
    let page = text.replace(
        "{{script-hash}}",
        &digest::integrity(&text.as_bytes()[start..end]),
    );
    no_open_tokens(&page, "404.html")?;
    Ok(page)
}

/// An error when a token was not replaced.
pub(super) fn no_open_tokens(text: &str, name: &str) -> Result<()> {
    if let Some(start) = text.find("{{") {
        let token: String = text[start..].chars().take(32).collect();
        bail!("{name} still contains a token: {token}");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tightening_drops_comments_and_indentation_only() {
        assert_eq!(
            tighten("<p>\n  <!-- a\n b -->\n  <b>x y</b>\n\n</p>"),
            "<p>\n<b>x y</b>\n</p>\n"
        );
    }

    #[test]
    fn the_sprite_takes_what_is_inside_each_file() {
        assert_eq!(
            inside_svg("<svg a=\"b\">\n<symbol id=\"x\"/> </svg>"),
            Some("<symbol id=\"x\"/>")
        );
        assert_eq!(inside_svg("<p>"), None);
    }

    #[test]
    fn an_unknown_token_is_refused() {
        assert!(no_open_tokens("a {{typo}} b", "x").is_err());
        assert!(no_open_tokens("a { { b", "x").is_ok());
    }

    #[test]
    fn the_script_hash_is_of_the_bytes_between_the_tags() {
        let page = stamp_script_hash("{{script-hash}}<script>abc</script>").unwrap();
        assert!(page.starts_with("sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="));
    }
}
