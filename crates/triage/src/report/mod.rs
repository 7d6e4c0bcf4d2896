//! A report that a maintainer accepts as it is: what is in it, and how each of those who receive reports wants it written.
//!
//! - [`doc`]: what is said, in which order, as a list of blocks; the same for all.
//! - [`plain`] for gcc's Bugzilla, [`markdown`] for LLVM's issues and everybody else's, [`html`] for people: how blocks
//!   look.
//!
//! Functions of [`Facts`] alone: the same facts give the same bytes.

mod doc;
mod html;
mod markdown;
mod plain;

use crate::facts::Facts;
use crate::title::{Manner, title};

/// How a report is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Plain text for gcc's Bugzilla: the first line is the summary, the rest the description.
    Gcc,
    /// For LLVM's issues: the first line is the title, the rest Markdown.
    Llvm,
    /// Markdown with the title as its heading.
    Markdown,
    /// One page that needs nothing else.
    Html,
}

impl Format {
    /// All of them.
    pub const ALL: [Format; 4] = [Format::Gcc, Format::Llvm, Format::Markdown, Format::Html];

    /// The name on a command line.
    pub fn name(self) -> &'static str {
        match self {
            Format::Gcc => "gcc",
            Format::Llvm => "llvm",
            Format::Markdown => "markdown",
            Format::Html => "html",
        }
    }

    /// The name of the file that an exported finding has it in.
    pub fn file(self) -> &'static str {
        match self {
            Format::Gcc => "report-gcc.txt",
            Format::Llvm => "report-llvm.md",
            Format::Markdown => "report.md",
            Format::Html => "report.html",
        }
    }

    /// What the maintainers of a family of compilers want, by its name.
    pub fn of_family(family: &str) -> Format {
        match family {
            "gcc" => Format::Gcc,
            "clang" => Format::Llvm,
            _ => Format::Markdown,
        }
    }

    fn manner(self) -> Manner {
        match self {
            Format::Gcc => Manner::Gcc,
            Format::Llvm => Manner::Llvm,
            Format::Markdown | Format::Html => Manner::Any,
        }
    }
}

/// The report.
pub fn report(facts: &Facts, format: Format) -> String {
    let title = title(facts, format.manner());
    let blocks = doc::blocks(facts);
    match format {
        Format::Gcc => format!("{title}\n\n{}", plain::text(&blocks)),
        Format::Llvm => format!("{title}\n\n{}", markdown::text(&blocks)),
        Format::Markdown => format!(
            "# {}\n\n{}",
            markdown::escaped(&title),
            markdown::text(&blocks)
        ),
        Format::Html => html::page(&title, &blocks),
    }
}
