//! Cassay's command line: thin, one file per subcommand.

mod explain;
mod generate;
mod render;
mod run;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// Cassay assays C compilers: programs with a known meaning, and what compilers make of them.
#[derive(Parser)]
#[command(name = "cassay", version, about, after_help = EXIT_CODES)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Run a C program by the exact semantics: its output, or where and why it has no meaning
    Run(run::Args),
    /// Make C programs with a known meaning
    Gen(generate::Args),
}

const EXIT_CODES: &str = "\
Exit codes of `cassay run`:
  0..255  the program's own exit status
  134     the program aborted (or called a trap)
  120     undefined behaviour
  121     the output depends on unspecified behaviour
  122     the step limit was reached
  123     the program needs something Cassay does not support
  124     the text is not a valid C program
  125     Cassay itself could not work: bad option, unreadable file
With --json the exit code is 0 whenever a verdict was reached.";

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => {
            let code = if error.use_stderr() { 125 } else { 0 };
            // Nothing is left to do if even the message cannot be written.
            let _ = error.print();
            return ExitCode::from(code);
        }
    };
    let result = match cli.command {
        Command::Run(args) => run::run(args),
        Command::Gen(args) => generate::run(args),
    };
    match result {
        Ok(code) => code,
        Err(error) => {
            eprintln!("cassay: {error:#}");
            ExitCode::from(125)
        }
    }
}
