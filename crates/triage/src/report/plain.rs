//! Plain text, as Bugzilla shows it: lines are broken where a mail would break them, code is indented by nothing so that it
//! can be copied.

use super::doc::{Block, Line, Part, columns, mark, named, version};
use crate::versions::Row;

/// Sentences are broken behind so many characters.
const WIDE: usize = 80;
/// In place of a space at which a line is not broken; no text that is shown has it.
const TIED: &str = "\u{e000}";

pub(super) fn text(blocks: &[Block]) -> String {
    let mut out = String::new();
    for block in blocks {
        match block {
            Block::Section(title) => out += &format!("{}:\n", title),
            Block::Text(line) => out += &(wrapped(&line_text(line), "") + "\n"),
            Block::List(lines) => {
                for line in lines {
                    out += &format!("- {}", wrapped(&line_text(line), "  "));
                }
                out.push('\n');
            }
            Block::File { name, text, .. } => {
                out += &format!("$ cat {name}\n{}\n", ended(text));
            }
            Block::Commands(lines) => {
                for line in lines {
                    let prompt = if line.starts_with(' ') { "" } else { "$ " };
                    out += &format!("{prompt}{line}\n");
                }
                out.push('\n');
            }
            Block::Output {
                title, end, text, ..
            } => {
                out += &match text.is_empty() {
                    true => format!("{title}: {end}, no output\n\n"),
                    false => format!("{title} ({end}):\n{}\n", ended(text)),
                };
            }
            Block::Table(rows) => out += &(table(rows) + "\n"),
            Block::Long { title, text } => out += &format!("$ {title}\n{}\n", ended(text)),
            Block::Link { text, url } => out += &format!("{text}:\n{url}\n\n"),
        }
    }
    out.truncate(out.trim_end().len());
    out.push('\n');
    out
}

/// A text that ends with a line's end, or is nothing.
fn ended(text: &str) -> String {
    match text.is_empty() || text.ends_with('\n') {
        true => text.to_string(),
        false => format!("{text}\n"),
    }
}

fn line_text(line: &Line) -> String {
    line.iter()
        .map(|part| match part {
            Part::Text(text) | Part::Strong(text) => text.clone(),
            Part::Code(text) => format!("`{}`", text.replace(' ', TIED)),
        })
        .collect()
}

/// Broken at spaces, each line but the first behind `margin`.
fn wrapped(text: &str, margin: &str) -> String {
    let mut out = String::new();
    let mut column = margin.len();
    for (at, word) in text.split(' ').enumerate() {
        let length = word.chars().count();
        if at > 0 && column + 1 + length > WIDE {
            out.push('\n');
            out.push_str(margin);
            column = margin.len();
        } else if at > 0 {
            out.push(' ');
            column += 1;
        }
        out.push_str(&word.replace(TIED, " "));
        column += length;
    }
    out.push('\n');
    out
}

/// Compilers by levels, in columns.
fn table(rows: &[Row]) -> String {
    let levels = columns(rows);
    let mut head = vec!["compiler".to_string(), "version".to_string()];
    head.extend(levels.iter().map(|flags| named(flags)));
    let mut shown = vec![head];
    for row in rows {
        let mut line = vec![row.compiler.clone(), version(row)];
        let marks = levels.iter().map(|flags| mark(row, flags));
        line.extend(marks.map(|mark| mark.map_or("", |mark| mark.name()).to_string()));
        shown.push(line);
    }
    let widths: Vec<usize> = (0..levels.len() + 2)
        .map(|at| {
            let cells = shown.iter().filter_map(|row| row.get(at));
            cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
        })
        .collect();
    let mut out = String::new();
    for row in shown {
        let mut line = String::new();
        for (cell, width) in row.iter().zip(&widths) {
            line += &format!("{cell:<width$}  ");
        }
        out += line.trim_end();
        out.push('\n');
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_broken_at_spaces() {
        let text = "word ".repeat(30);
        let broken = wrapped(text.trim_end(), "  ");
        assert!(broken.lines().all(|line| line.len() <= WIDE), "{broken}");
        assert_eq!(broken.split_whitespace().count(), 30);
        assert!(broken.lines().skip(1).all(|line| line.starts_with("  ")));
    }
}
