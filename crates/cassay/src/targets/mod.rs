//! `cassay target`: the targets that programs can be run for, in plain words, as files, and compared
//! with a compiler.

mod file;
mod probe;
mod show;

use crate::keys;
use anyhow::{Result, bail};
use cassay_lang::Target;
use clap::Subcommand;
use std::process::ExitCode;
use std::sync::Arc;

#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// List the targets
    List {
        /// Print one JSON array
        #[arg(long)]
        json: bool,
    },
    /// Show every choice that a target makes
    Show {
        /// A target's name, or a file that ends in .toml
        #[arg(value_name = "TARGET")]
        name: String,
        /// Print one JSON object
        #[arg(long)]
        json: bool,
        /// Print the form that --target FILE.toml reads
        #[arg(long, conflicts_with = "json")]
        toml: bool,
    },
    /// Compare a target with a compiler, which only compiles: nothing is run
    #[command(after_help = probe::EXIT_CODES)]
    Probe(probe::Args),
}

/// The target of this name, or in this file.
pub fn find(name: &str) -> Result<Arc<Target>> {
    if name.ends_with(".toml") {
        return Ok(Arc::new(file::read(name)?));
    }
    match Target::by_name(name) {
        Some(target) => Ok(target),
        None => {
            let known = || Target::all().iter().map(|t| t.name.as_str());
            let like = keys::nearest(name, known());
            let like = like.map(|near| format!("; did you mean `{near}`?"));
            bail!(
                "there is no target `{name}`{}; known: {}, or a file that ends in .toml",
                like.unwrap_or_default(),
                known().collect::<Vec<_>>().join(", ")
            );
        }
    }
}

pub fn run(args: Args) -> Result<ExitCode> {
    match args.command {
        Command::Probe(args) => return probe::run(&args),
        Command::List { json } => show::list(json),
        Command::Show { name, json, toml } => {
            let target = find(&name)?;
            if toml {
                say!("{}", file::write(&target).trim_end());
            } else {
                show::one(&target, json);
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}
