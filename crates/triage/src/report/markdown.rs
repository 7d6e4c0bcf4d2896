//! Markdown as GitHub shows it. What is long is folded.

use super::doc::{Block, Line, Part, columns, mark, named, version};
use crate::versions::Row;

pub(super) fn text(blocks: &[Block]) -> String {
    let mut out = String::new();
    for block in blocks {
        match block {
            Block::Section(title) => out += &format!("### {title}\n\n"),
            Block::Text(line) => out += &format!("{}\n\n", line_text(line)),
            Block::List(lines) => {
                for line in lines {
                    out += &format!("- {}\n", line_text(line));
                }
                out.push('\n');
            }
            Block::File { name, text, .. } => {
                let language = match name.ends_with(".txt") {
                    true => "",
                    false => "c",
                };
                out += &format!("{}:\n\n{}\n", span(name), fenced(language, text));
            }
            Block::Commands(lines) => {
                out += &format!("{}\n", fenced("sh", &lines.join("\n")));
            }
            Block::Output {
                title, end, text, ..
            } => {
                out += &match text.is_empty() {
                    true => format!("**{title}**: {}, no output\n\n", escaped(end)),
                    false => format!("**{title}** ({}):\n\n{}\n", escaped(end), fenced("", text)),
                };
            }
            Block::Table(rows) => out += &(table(rows) + "\n"),
            Block::Long { title, text } => {
                out += &format!(
                    "<details><summary><code>{}</code></summary>\n\n{}\n</details>\n\n",
                    super::html::escaped(title),
                    fenced("", text)
                );
            }
            Block::Link { text, url } => out += &format!("[{text}]({url})\n\n"),
        }
    }
    out.truncate(out.trim_end().len());
    out.push('\n');
    out
}

fn line_text(line: &Line) -> String {
    line.iter()
        .map(|part| match part {
            Part::Text(text) => escaped(text),
            Part::Strong(text) => format!("**{}**", escaped(text)),
            Part::Code(text) => span(text),
        })
        .collect()
}

/// A text in which nothing is taken for markup. A number behind `#` would be a link to somebody else's issue.
pub(super) fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '#' | '|' | '~' | '&' => {
                out.push('\\');
                out.push(c);
            }
            c => out.push(c),
        }
    }
    out
}

/// Code within a line, between as many marks as it does not contain.
fn span(text: &str) -> String {
    let text = text.replace('\n', " ");
    let marks = "`".repeat(longest_run(&text) + 1);
    let pad = if text.starts_with('`') || text.ends_with('`') {
        " "
    } else {
        ""
    };
    format!("{marks}{pad}{text}{pad}{marks}")
}

/// A block of code, between as many marks as it does not contain.
fn fenced(language: &str, text: &str) -> String {
    let marks = "`".repeat((longest_run(text) + 1).max(3));
    let end = if text.is_empty() || text.ends_with('\n') {
        ""
    } else {
        "\n"
    };
    format!("{marks}{language}\n{text}{end}{marks}\n")
}

fn longest_run(text: &str) -> usize {
    let runs = text.split(|c| c != '`').map(str::len);
    runs.max().unwrap_or(0)
}

fn table(rows: &[Row]) -> String {
    let levels = columns(rows);
    let mut out = String::from("| compiler | version |");
    for flags in &levels {
        out += &format!(" {} |", escaped(&named(flags)));
    }
    out += &format!("\n|{}\n", " --- |".repeat(levels.len() + 2));
    for row in rows {
        out += &format!(
            "| {} | {} |",
            escaped(&row.compiler),
            escaped(&version(row))
        );
        for flags in &levels {
            out += &match mark(row, flags) {
                Some(mark) if mark.is_bad() => format!(" **{}** |", mark.name()),
                Some(mark) => format!(" {} |", mark.name()),
                None => "  |".to_string(),
            };
        }
        out.push('\n');
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_cannot_end_its_marks() {
        assert_eq!(span("a`b"), "``a`b``");
        assert_eq!(span("`"), "`` ` ``");
        assert_eq!(fenced("c", "x ```` y"), "`````c\nx ```` y\n`````\n");
    }

    #[test]
    fn text_is_no_markup() {
        assert_eq!(escaped("see #12, `x' <b>"), "see \\#12, \\`x' \\<b\\>");
    }
}
