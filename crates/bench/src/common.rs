//! The options every subcommand shares, and where its words go.

use std::fmt::Display;
use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;
use serde_json::Value;

use crate::{scratch, tools};

#[derive(Args)]
pub struct Common {
    /// The cassay program to measure [default: the one beside this program, or target/release/cassay]
    #[arg(long, global = true, value_name = "PATH")]
    cassay: Option<PathBuf>,
    /// Write the figures as JSON to this file; `-` writes them to standard output and the table to
    /// standard error
    #[arg(long, global = true, value_name = "FILE")]
    json: Option<PathBuf>,
}

impl Common {
    pub fn cassay(&self) -> Result<PathBuf> {
        tools::cassay(self.cassay.as_deref())
    }

    fn json_to_stdout(&self) -> bool {
        self.json.as_deref().is_some_and(|p| p.as_os_str() == "-")
    }

    /// A line or a table for people. A reader that has gone away (`| head`) is not an error: the
    /// exit code still carries the result.
    pub fn say(&self, text: impl Display) {
        let text = text.to_string();
        let text = text.trim_end();
        let _ = match self.json_to_stdout() {
            true => writeln!(std::io::stderr(), "{text}"),
            false => writeln!(std::io::stdout(), "{text}"),
        };
    }

    pub fn write_json(&self, figures: &Value) -> Result<()> {
        let Some(path) = &self.json else {
            return Ok(());
        };
        let text = serde_json::to_string_pretty(figures)? + "\n";
        if self.json_to_stdout() {
            std::io::stdout()
                .write_all(text.as_bytes())
                .context("cannot write to standard output")
        } else {
            scratch::write_file(path, text)
        }
    }
}
