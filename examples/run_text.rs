//! What the texts of some C programs mean: `cargo run -p cassay-lib --example run_text`.

use cassay::{Options, Source, Verdict};

/// What a text means, in a few words.
pub fn meaning(text: &str) -> String {
    let checked = match Source::new("main.c", text).check() {
        Ok(checked) => checked,
        Err(refused) => return format!("no program: {refused}"),
    };
    let outcome = checked.run(&Options::default());
    match outcome.verdict {
        Verdict::Exit(status) => {
            let output = String::from_utf8_lossy(&outcome.output);
            format!("prints {output:?}, returns {status}")
        }
        Verdict::Undefined(report) => {
            let at = checked.sources.location(report.span);
            let line = at.map_or(0, |at| at.line);
            format!("undefined in line {line}: {}", report.detail)
        }
        other => format!("{other:?}"),
    }
}

pub fn main() {
    for text in [
        "#include <stdio.h>\nint main(void) { printf(\"%d\\n\", 6 * 7); return 3; }",
        "int main(void) {\n  int big = 2147483647;\n  return big + 1;\n}",
        "int main(void) { return x; }",
    ] {
        println!("{text}\n=> {}\n", meaning(text));
    }
}
