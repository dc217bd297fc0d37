//! The notation, both ways.

use super::*;

#[test]
fn every_kind_of_move_has_its_notation() {
    let moves = [
        "discover",
        "deploy",
        "create",
        "convert",
        ".F..@C2",
        "....@E4",
        "FMXC@A1",
        "G@B1",
        "+inn",
        "+suburb-mountain",
        "2G>V",
        "-G@B1",
        "-B@inn",
        "B1>C3",
        "inn>C3",
        "2V>C3",
        "B@B1>inn",
        "pass",
    ];
    for text in moves {
        let mv = Table::read(text);
        assert_eq!(Skylands::fmt_move(mv), text);
    }
}

#[test]
fn what_is_no_move_is_refused() {
    let texts = [
        "",
        "stay",
        "F...",
        "F...@F1",
        "F...@A5",
        "F...@a1",
        "FMF.@A1",
        "f...@A1",
        "G@",
        "+",
        "+sp",
        "-G@",
        "-C@A1",
        "2C>V",
        "2G>",
        "A1>",
        ">A1",
        "G@A1>A2",
        "inn>inn",
        "G@inn>inn",
        "3G>V",
    ];
    for text in texts {
        assert_eq!(Skylands::parse_move(text), None, "{text}");
    }
}
