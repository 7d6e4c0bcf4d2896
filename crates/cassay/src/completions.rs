//! `cassay completions`: what a shell needs to complete Cassay's commands and options.

use crate::terminal::write_raw;
use anyhow::Result;
use clap_complete::Shell;
use std::process::ExitCode;

const WHERE: &str = "\
Where it goes:
  bash        cassay completions bash > ~/.local/share/bash-completion/completions/cassay
  zsh         cassay completions zsh > a directory of $fpath, as _cassay
  fish        cassay completions fish > ~/.config/fish/completions/cassay.fish
  elvish      cassay completions elvish >> ~/.config/elvish/rc.elv
  powershell  cassay completions powershell >> $PROFILE

Exit codes:
  0    it is printed
  125  Cassay could not work: no such shell";

#[derive(clap::Args)]
#[command(after_help = WHERE)]
pub struct Args {
    /// The shell that shall read it
    #[arg(value_enum, value_name = "SHELL")]
    shell: Shell,
}

pub fn run(args: &Args, mut cli: clap::Command) -> Result<ExitCode> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut cli, "cassay", &mut script);
    write_raw(&mut std::io::stdout().lock(), &script)?;
    Ok(ExitCode::SUCCESS)
}
