//! Cassay's command line: thin, one file per subcommand.

/// Prints a line.
macro_rules! say {
    ($($part:tt)*) => { crate::terminal::say(&format!($($part)*)) };
}

/// Prints a message to standard error.
macro_rules! complain {
    ($($part:tt)*) => { crate::terminal::complain(&format!($($part)*)) };
}

mod completions;
mod doctor;
mod explain;
mod findings;
mod fsck;
mod generate;
mod hunt;
mod keys;
mod man;
mod mutate;
mod profile;
mod reduce;
mod render;
mod report;
mod run;
mod settings;
mod smaller;
mod targets;
mod terminal;
mod told;
mod triage;

use clap::{CommandFactory, Parser, Subcommand};
use std::process::ExitCode;
use terminal::Colour;

/// The version, and the commit where it is known.
const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), env!("CASSAY_COMMIT"));

/// Cassay assays C compilers: programs with a known meaning, and what compilers make of them.
#[derive(Parser)]
#[command(name = "cassay", version = VERSION, about, after_help = EXIT_CODES)]
struct Cli {
    /// When to use colours; NO_COLOR and TERM=dumb are respected
    #[arg(
        long,
        global = true,
        value_enum,
        value_name = "WHEN",
        default_value = "auto"
    )]
    color: Colour,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Run a C program by the exact semantics: its output, or where and why it has no meaning
    Run(run::Args),
    /// Make C programs with a known meaning
    Gen(generate::Args),
    /// Derive programs that do what a C program does, and look different
    Mutate(mutate::Args),
    /// Test the compilers of this machine until interrupted
    Hunt(hunt::Args),
    /// Look at what a hunt found, repeat it, hand it on
    Findings(findings::Args),
    /// Make a failing program as small as it can be
    Reduce(reduce::Args),
    /// Look at a C program as a maintainer does: valid or not, who gets it wrong, since when, which pass
    Triage(triage::Args),
    /// Show what a hunt finds on this machine: compilers, sandbox, scratch space, limits
    Doctor(doctor::Args),
    /// Show the targets that programs can be run for, and compare them with a compiler
    Target(targets::Args),
    /// Check that a hunt's store has lost nothing and counted nothing twice
    Fsck(fsck::Args),
    /// Print what a shell needs to complete commands and options
    Completions(completions::Args),
    /// Print the manual page, or write those of all commands
    Man(man::Args),
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
With --json the exit code is 0 whenever a verdict was reached.
The other commands list theirs in their own help.";

fn main() -> ExitCode {
    // Jobs are run by copies of this program.
    cassay_exec::main_if_helper();
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return refuse(&error),
    };
    terminal::ask(cli.color);
    let result = match cli.command {
        Command::Run(args) => run::run(args),
        Command::Gen(args) => generate::run(args),
        Command::Mutate(args) => mutate::run(args),
        Command::Hunt(args) => hunt::run(args),
        Command::Findings(args) => findings::run(args),
        Command::Reduce(args) => reduce::run(args),
        Command::Triage(args) => triage::run(args),
        Command::Doctor(args) => doctor::run(args),
        Command::Target(args) => targets::run(args),
        Command::Fsck(args) => fsck::run(args),
        Command::Completions(args) => completions::run(&args, Cli::command()),
        Command::Man(args) => man::run(args, Cli::command()),
    };
    match result {
        Ok(code) => code,
        Err(error) => {
            complain!("cassay: {error:#}");
            ExitCode::from(125)
        }
    }
}

/// Help, or what is wrong with the command line. Arguments that could do something to a terminal are shown without
/// clap's colours, which could not be told from theirs.
fn refuse(error: &clap::Error) -> ExitCode {
    let plain = error.render().to_string();
    if cassay_program::shown::safe(&plain) == plain {
        // Nothing is left to do if even the message cannot be written.
        let _ = error.print();
    } else {
        complain!("{}", plain.trim_end());
    }
    ExitCode::from(if error.use_stderr() { 125 } else { 0 })
}
