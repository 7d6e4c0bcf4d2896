//! One page that needs nothing else: no script, no file, no network. Light or dark as the reader has it.

use super::doc::{Block, Line, Part, columns, mark, named, version};
use crate::versions::{Mark, Row};

const STYLE: &str = include_str!("report.css");

pub(super) fn page(title: &str, blocks: &[Block]) -> String {
    let title = escaped(title);
    let mut out = format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n<h1>{title}</h1>\n"
    );
    let mut blocks = blocks.iter().peekable();
    while let Some(block) = blocks.next() {
        match block {
            Block::Section(title) => out += &format!("<h2>{title}</h2>\n"),
            Block::Text(line) => out += &format!("<p>{}</p>\n", line_text(line)),
            Block::List(lines) => {
                out += "<ul>\n";
                for line in lines {
                    out += &format!("<li>{}</li>\n", line_text(line));
                }
                out += "</ul>\n";
            }
            Block::File { name, text, marks } => {
                let lines: Vec<usize> = marks.iter().map(|line| *line as usize).collect();
                let name = escaped(name);
                out += &format!(
                    "<figure>\n<figcaption>{name}</figcaption>\n<pre class=\"numbered\">{}</pre>\n</figure>\n",
                    numbered(text, &lines)
                );
            }
            Block::Commands(lines) => {
                let lines: Vec<String> = lines.iter().map(|line| escaped(line)).collect();
                out += &format!("<pre class=\"commands\">{}</pre>\n", lines.join("\n"));
            }
            Block::Output { .. } => {
                // Those that follow each other stand beside each other.
                out += "<div class=\"sides\">\n";
                out += &output(block);
                while let Some(next) = blocks.next_if(|next| matches!(next, Block::Output { .. })) {
                    out += &output(next);
                }
                out += "</div>\n";
            }
            Block::Table(rows) => out += &table(rows),
            Block::Long { title, text } => {
                out += &format!(
                    "<details>\n<summary><code>{}</code></summary>\n<pre>{}</pre>\n</details>\n",
                    escaped(title),
                    escaped(text.trim_end())
                );
            }
            Block::Link { text, url } => {
                out += &format!(
                    "<p><a href=\"{}\">{}</a></p>\n",
                    escaped(url),
                    escaped(text)
                );
            }
        }
    }
    out += "</main>\n</body>\n</html>\n";
    out
}

/// A text in which nothing is taken for markup, also within the quotation marks of an attribute.
pub(super) fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            c => out.push(c),
        }
    }
    out
}

fn line_text(line: &Line) -> String {
    line.iter()
        .map(|part| match part {
            Part::Text(text) => escaped(text),
            Part::Strong(text) => format!("<strong>{}</strong>", escaped(text)),
            Part::Code(text) => format!("<code>{}</code>", escaped(text)),
        })
        .collect()
}

/// The lines of a file, some of them marked.
fn numbered(text: &str, marks: &[usize]) -> String {
    let mut out = String::new();
    for (at, line) in text.lines().enumerate() {
        let class = match marks.contains(&(at + 1)) {
            true => " class=\"here\"",
            false => "",
        };
        out += &format!("<span{class}>{}\n</span>", escaped(line));
    }
    out
}

fn output(block: &Block) -> String {
    let Block::Output {
        title,
        end,
        text,
        mark,
    } = block
    else {
        return String::new();
    };
    let shown = match text.is_empty() {
        true => "<em>nothing</em>".to_string(),
        false => {
            let lines = text
                .lines()
                .enumerate()
                .map(|(at, line)| match *mark == Some(at) {
                    true => format!("<mark>{}</mark>", escaped(line)),
                    false => escaped(line),
                });
            lines.collect::<Vec<_>>().join("\n")
        }
    };
    format!(
        "<figure class=\"{}\">\n<figcaption>{title} <span>{}</span></figcaption>\n<pre>{shown}</pre>\n</figure>\n",
        title.to_lowercase(),
        escaped(end)
    )
}

fn class(mark: Mark) -> &'static str {
    match mark {
        Mark::Ok | Mark::Builds => "ok",
        Mark::Wrong | Mark::Crash | Mark::Rejects | Mark::Reports => "bad",
        Mark::Refuses | Mark::Unknown => "none",
    }
}

fn table(rows: &[Row]) -> String {
    let levels = columns(rows);
    let mut out = String::from(
        "<div class=\"wide\">\n<table>\n<thead>\n<tr><th>compiler</th><th>version</th>",
    );
    for flags in &levels {
        out += &format!("<th>{}</th>", escaped(&named(flags)));
    }
    out += "</tr>\n</thead>\n<tbody>\n";
    for row in rows {
        let (name, version) = (escaped(&row.compiler), escaped(&version(row)));
        out += &format!("<tr><th>{name}</th><td>{version}</td>");
        for flags in &levels {
            out += &match mark(row, flags) {
                Some(mark) => format!("<td class=\"{}\">{}</td>", class(mark), mark.name()),
                None => "<td></td>".to_string(),
            };
        }
        out += "</tr>\n";
    }
    out += "</tbody>\n</table>\n</div>\n";
    out
}
