//! The scenery (`static/art/scenes`) as pictures: each symbol becomes an SVG file of its own, with the
//! pieces it uses and the colours of `static/css/scenery.css` inside, for the stylesheet to put in as
//! backgrounds. A page with 1,300 small shapes in it takes a phone half a second to lay out, again
//! and again; a picture is drawn once. `light-dark()` goes on to work inside: pictures follow the
//! colour scheme of the page around them.

use std::collections::BTreeSet;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use roxmltree::{Document, Node};

use super::page::tighten;
use crate::files;
use crate::project::Project;

/// Writes `NAME.svg` for each symbol.
pub(super) fn write(project: &Project, out: &Path) -> Result<()> {
    let folder = project.root.join("static/art/scenes");
    let mut texts = Vec::new();
    for file in files::list(&folder)? {
        texts.push(tighten(&files::read_text(&folder.join(&file))?));
    }
    let sources = texts
        .iter()
        .map(|text| Document::parse(text).context("static/art/scenes is not XML"))
        .collect::<Result<Vec<_>>>()?;
    let colours = files::read_text(&project.root.join("static/css/scenery.css"))?;
    let elements = || sources.iter().flat_map(Document::descendants);
    for symbol in
        elements().filter(|node| node.has_tag_name(("http://www.w3.org/2000/svg", "symbol")))
    {
        let name = symbol.attribute("id").context("a symbol has an id")?;
        let find = |id: &str| {
            elements()
                .find(|node| node.attribute("id") == Some(id))
                .with_context(|| format!("scene {name} uses #{id}, which is not there"))
        };
        files::write(
            &out.join(format!("{name}.svg")),
            picture(symbol, &find, &colours)?,
        )?;
    }
    Ok(())
}

/// A symbol with all it needs.
fn picture<'a>(
    symbol: Node<'a, 'a>,
    find: &impl Fn(&str) -> Result<Node<'a, 'a>>,
    colours: &str,
) -> Result<String> {
    let mut pieces = String::new();
    let mut known: BTreeSet<String> = ids(symbol);
    let mut wanted: Vec<String> = references(source(symbol));
    while let Some(id) = wanted.pop() {
        if known.contains(&id) {
            continue;
        }
        let piece = find(&id)?;
        known.extend(ids(piece));
        wanted.extend(references(source(piece)));
        pieces.push_str(source(piece));
    }
    let inside: String = symbol.children().map(source).collect();
    let view_box = symbol
        .attribute("viewBox")
        .context("a symbol has a viewBox")?;
    let drawn = format!("<defs>{pieces}</defs>{inside}");
    Ok(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{view_box}\" \
         preserveAspectRatio=\"xMaxYMax slice\"><style>:root{{color-scheme:light dark;{}}}</style>{drawn}</svg>",
        used_colours(&drawn, colours)?
    ))
}

fn source<'a>(node: Node<'a, 'a>) -> &'a str {
    &node.document().input_text()[node.range()]
}

fn ids(node: Node) -> BTreeSet<String> {
    let ids = node.descendants().filter_map(|node| node.attribute("id"));
    ids.map(str::to_owned).collect()
}

/// What stands between `before` and `after`, everywhere in a text.
fn between<'a>(text: &'a str, before: &'a str, after: char) -> impl Iterator<Item = &'a str> {
    let pieces = text.split(before).skip(1);
    pieces.filter_map(move |piece| piece.split(after).next())
}

/// The ids a text refers to.
fn references(text: &str) -> Vec<String> {
    let uses = between(text, "href=\"#", '"');
    let fills = between(text, "url(#", ')');
    uses.chain(fills).map(str::to_owned).collect()
}

/// The declarations of the colours a drawing uses: the first one of each, which is the standard.
fn used_colours(drawn: &str, colours: &str) -> Result<String> {
    let names: BTreeSet<&str> = between(drawn, "var(", ')').collect();
    let mut out = String::new();
    for name in names {
        let mark = format!("{name}: ");
        let value = between(colours, &mark, ';').next();
        let value = value.with_context(|| format!("scenery.css has no colour {name}"))?;
        ensure!(!value.contains("var("), "{name} refers to another colour");
        out.push_str(&format!("{name}:{value};"));
    }
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ART: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\"><g id=\"leaf\"><path fill=\"var(--green)\"/></g>\
        <g id=\"tree\"><use href=\"#leaf\"/></g><g id=\"rock\"/>\
        <symbol id=\"wood\" viewBox=\"0 0 9 6\"><use href=\"#tree\"/><path fill=\"var(--brown)\"/></symbol></svg>";
    const COLOURS: &str = ":root { --green: light-dark(#0f0, #070); --brown: #630; }\n\
        :root[data-palette] { --brown: #000; }";

    fn wood(colours: &str) -> Result<String> {
        let art = Document::parse(ART).unwrap();
        let find = |id: &str| {
            let mut all = art.descendants();
            all.find(|node| node.attribute("id") == Some(id))
                .context("missing")
        };
        picture(find("wood").unwrap(), &find, colours)
    }

    #[test]
    fn a_picture_carries_what_it_uses_and_nothing_else() {
        let wood = wood(COLOURS).unwrap();
        assert!(
            wood.contains("id=\"tree\"") && wood.contains("id=\"leaf\""),
            "{wood}"
        );
        assert!(!wood.contains("rock") && !wood.contains("symbol"), "{wood}");
        assert!(
            wood.contains("--brown:#630;--green:light-dark(#0f0, #070);"),
            "{wood}"
        );
        assert!(wood.contains("viewBox=\"0 0 9 6\""), "{wood}");
        Document::parse(&wood).unwrap();
    }

    #[test]
    fn a_colour_that_is_not_there_is_an_error() {
        assert!(wood(":root { --green: #0f0; }").is_err());
    }
}
