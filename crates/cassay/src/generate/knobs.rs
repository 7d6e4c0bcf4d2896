//! `cassay gen --list-knobs`: the one table of knobs.

use cassay_gen::Style;
use cassay_gen::knobs::TABLE;
use serde_json::{Value, json};
use std::fmt::Write;

/// Columns of a line where there is no terminal to ask.
const WIDTH: usize = 100;
/// The column of values is not wider than this.
const VALUES: usize = 18;
/// The narrowest last column.
const NARROW: usize = 24;

pub fn text(style: Style) -> String {
    let width = terminal_size::terminal_size().map_or(WIDTH, |(w, _)| w.0.into());
    let rows: Vec<[String; 4]> = TABLE
        .iter()
        .map(|row| {
            [
                row.name.to_string(),
                row.range(),
                drawn(style, row),
                row.doc.trim().to_string(),
            ]
        })
        .collect();
    let title = ["knob", "values", "drawn", "meaning"].map(str::to_string);
    let mut out = table(&title, &rows, width);
    let _ = writeln!(
        out,
        "\nDrawn: how programs of style {} draw a knob that is not set. Set one with --set KNOB=VALUE.",
        style.name()
    );
    out
}

fn drawn(style: Style, row: &cassay_gen::knobs::Row) -> String {
    match style.draw(row) {
        cassay_gen::knobs::Draw::Fixed(value) => row.write(value),
        draw => draw.text(),
    }
}

/// Aligned columns, with the words of long cells on several lines.
fn table(title: &[String; 4], rows: &[[String; 4]], width: usize) -> String {
    let all = || std::iter::once(title).chain(rows);
    let widest = |i: usize| all().map(|row| row[i].chars().count()).max().unwrap_or(0);
    let mut widths = [widest(0), widest(1).min(VALUES), widest(2), 0];
    let left: usize = widths[..3].iter().map(|w| w + 2).sum();
    widths[3] = width.saturating_sub(left).max(NARROW);
    let mut out = String::new();
    for row in all() {
        let cells: Vec<Vec<String>> = row
            .iter()
            .zip(widths)
            .map(|(cell, width)| wrap(cell, width))
            .collect();
        let lines = cells.iter().map(Vec::len).max().unwrap_or(0);
        for at in 0..lines {
            let mut line = String::new();
            for (cell, width) in cells.iter().zip(widths) {
                let part = cell.get(at).map_or("", String::as_str);
                let _ = write!(line, "{part:width$}  ");
            }
            out.push_str(line.trim_end());
            out.push('\n');
        }
    }
    out
}

fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_string()),
        }
    }
    lines
}

pub fn json(style: Style) -> String {
    let rows: Vec<Value> = TABLE
        .iter()
        .map(|row| {
            json!({
                "name": row.name,
                "min": row.min,
                "max": row.max,
                "names": row.names,
                "drawn": drawn(style, row),
                "meaning": row.doc.trim(),
            })
        })
        .collect();
    format!("{}\n", json!({ "style": style.name(), "knobs": rows }))
}
