//! What reaches a terminal: text that is safe to show, colours where they are wanted, lines that fit.
//!
//! Everything that the commands print goes through here, or through [`cassay_program::shown`] itself. Only what a
//! program under the semantics prints, and C texts, go to a pipe or a file as they are.

use anyhow::{Context, Result};
use cassay_program::shown;
use clap::ValueEnum;
use std::io::{IsTerminal, Write};
use std::sync::OnceLock;

/// When to use colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Colour {
    /// On a terminal, unless `NO_COLOR` is set or `TERM` is `dumb`
    Auto,
    Always,
    Never,
}

static ASKED: OnceLock<Colour> = OnceLock::new();

/// What the command line says, once.
pub fn ask(colour: Colour) {
    // A second answer would be the same one.
    let _ = ASKED.set(colour);
}

/// Whether `stream`, or what is like it, gets colours.
fn colours(stream: &impl IsTerminal) -> bool {
    let asked = *ASKED.get().unwrap_or(&Colour::Auto);
    let set = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    decide(asked, stream.is_terminal() && is_capable(), set)
}

fn decide(asked: Colour, capable_terminal: bool, no_color: bool) -> bool {
    match asked {
        Colour::Always => true,
        Colour::Never => false,
        Colour::Auto => capable_terminal && !no_color,
    }
}

/// Whether diagnostics on standard error are coloured.
pub fn error_colours() -> bool {
    colours(&std::io::stderr())
}

/// Whether the screen of a hunt is.
pub fn output_colours() -> bool {
    colours(&std::io::stdout())
}

/// Whether the terminal can move its cursor: a line can be written over, and a screen drawn.
pub fn is_capable() -> bool {
    std::env::var_os("TERM").is_none_or(|term| term != "dumb")
}

/// Whether standard error is a terminal on which a line can be written over.
pub fn shows_progress() -> bool {
    std::io::stderr().is_terminal() && is_capable()
}

/// Writes a line over the last one, and no longer than the terminal is wide.
pub fn progress(line: &str) {
    const WIDTH: usize = 80;
    let size = terminal_size::terminal_size_of(std::io::stderr());
    let width = size.map_or(WIDTH, |(width, _)| usize::from(width.0));
    // The last column is left free: some terminals wrap as soon as it is written to.
    let line = shown::fit(line, width.saturating_sub(1));
    let _ = write!(std::io::stderr(), "\r\x1b[K{line}");
}

/// Removes the line again.
pub fn clear_progress() {
    let _ = write!(std::io::stderr(), "\r\x1b[K");
}

/// A line for standard output. A reader that has gone away, as `head` does, is no reason to complain.
pub fn say(text: &str) {
    let _ = writeln!(std::io::stdout(), "{}", shown::safe(text));
}

/// A message for standard error, of a bounded size.
pub fn complain(text: &str) {
    let _ = writeln!(std::io::stderr(), "{}", shown::message(text));
}

/// Writes a text that is ours, with parts of others in it.
pub fn write_text(out: &mut impl Write, text: &str) -> Result<()> {
    write_all(out, shown::safe(text).as_bytes())
}

/// Writes what a program printed, or a C text: as it is, but for a terminal.
pub fn write_raw(out: &mut (impl Write + IsTerminal), bytes: &[u8]) -> Result<()> {
    if out.is_terminal() {
        return write_all(out, shown::bytes(bytes).as_bytes());
    }
    write_all(out, bytes)
}

/// Writes a diagnostic, whose parts of others are safe already; what is left are our own colours.
pub fn write_rendered(text: &str) -> Result<()> {
    write_all(&mut std::io::stderr().lock(), text.as_bytes())
}

/// Writes everything; a closed pipe is the reader's decision, not an error.
fn write_all(out: &mut impl Write, bytes: &[u8]) -> Result<()> {
    match out.write_all(bytes).and_then(|()| out.flush()) {
        Err(e) if e.kind() != std::io::ErrorKind::BrokenPipe => {
            Err(e).context("cannot write the output")
        }
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_asks_for_colours_or_none_gets_them() {
        assert!(decide(Colour::Auto, true, false));
        assert!(!decide(Colour::Auto, true, true));
        assert!(!decide(Colour::Auto, false, false));
        assert!(decide(Colour::Always, false, true));
        assert!(!decide(Colour::Never, true, false));
    }
}
