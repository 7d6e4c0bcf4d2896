//! `cassay run --explain`: what each kind means, with an example on each side of the line.

use cassay_eval::{Class, Kind};
use std::fmt::Write;

pub fn list() -> String {
    let mut text = String::new();
    for (class, title) in [
        (
            Class::Undefined,
            "Undefined: the program has no meaning from there on",
        ),
        (
            Class::Unspecified,
            "Unspecified: the output depends on the implementation's choice",
        ),
    ] {
        let _ = writeln!(text, "{title}\n");
        for kind in Kind::ALL.iter().filter(|k| k.class() == class) {
            let mark = if kind.tolerable().is_some() { "*" } else { " " };
            let _ = writeln!(
                text,
                "  {:24}{mark} {:10} {}",
                kind.code(),
                kind.clause(),
                kind.summary()
            );
        }
        text.push('\n');
    }
    text.push_str("* can be tolerated: --tolerate KIND\n");
    text.push_str("`cassay run --explain KIND` shows an example on each side of the line.\n");
    text
}

pub fn one(kind: Kind) -> String {
    let mut text = format!("{}: {}\n\n", kind.code(), kind.summary());
    text.push_str(&kind.reference());
    if let Some(n) = kind.annex_j() {
        let _ = write!(text, ", Annex J.2 item {n} (C11's numbering)");
    }
    text.push('\n');
    if let Some(meaning) = kind.tolerable() {
        let _ = writeln!(text, "With --tolerate {}: {meaning}", kind.code());
    }
    let stricter = Kind::STRICTER.contains(&kind);
    if stricter {
        text.push_str(
            "Defined by the letter, undefined to gcc and clang: nothing that compilers are tested with may have it.\n",
        );
    }
    let title = match kind.class() {
        Class::Undefined if stricter => "Undefined to compilers",
        Class::Undefined => "Undefined",
        Class::Unspecified => "Unspecified",
    };
    let _ = write!(
        text,
        "\n{title}:\n\n{}\nDefined:\n\n{}",
        indent(kind.bad_example()),
        indent(kind.good_example())
    );
    text
}

fn indent(code: &str) -> String {
    code.trim_matches('\n')
        .lines()
        .map(|l| format!("    {l}\n"))
        .collect()
}
