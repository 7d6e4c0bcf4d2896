//! `cassay man`: manual pages, made of what `--help` says.

use crate::terminal::write_raw;
use anyhow::{Context, Result};
use clap_mangen::Man;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

const EXIT_CODES: &str = "\
`cassay man | man -l -` reads the page of the program itself; `cassay man ~/.local/share/man/man1`
installs them all for `man cassay-hunt` and its like.

Exit codes:
  0    it is done
  125  Cassay could not work: the directory cannot be written";

#[derive(clap::Args)]
#[command(after_help = EXIT_CODES)]
pub struct Args {
    /// Write a page for each command to this directory, which is made if need be: cassay.1, cassay-run.1, …
    #[arg(value_name = "DIR")]
    dir: Option<PathBuf>,
}

pub fn run(args: Args, cli: clap::Command) -> Result<ExitCode> {
    let pages = pages(cli)?;
    let Some(dir) = args.dir else {
        for (_, page) in pages.iter().take(1) {
            write_raw(&mut std::io::stdout().lock(), page)?;
        }
        return Ok(ExitCode::SUCCESS);
    };
    let cannot = |path: &Path| format!("cannot write `{}`", path.display());
    std::fs::create_dir_all(&dir).with_context(|| cannot(&dir))?;
    for (name, page) in &pages {
        let path = dir.join(name);
        std::fs::write(&path, page).with_context(|| cannot(&path))?;
    }
    say!("{} pages in {}", pages.len(), dir.display());
    Ok(ExitCode::SUCCESS)
}

/// The page of every command by the name of its file, the program's own first.
fn pages(cli: clap::Command) -> Result<Vec<(String, Vec<u8>)>> {
    // The page of `help` would say what all others do.
    let mut cli = cli.disable_help_subcommand(true);
    cli.build();
    let mut pages = Vec::new();
    let mut work = vec![cli];
    while let Some(command) = work.pop() {
        let below = command
            .get_subcommands()
            .filter(|below| !below.is_hide_set());
        work.extend(below.cloned());
        let mut page = Vec::new();
        let man = Man::new(command);
        man.render(&mut page)?;
        pages.push((man.get_filename(), page));
    }
    Ok(pages)
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    /// Each command with the name of its page and all that can be said to it.
    fn options(command: &clap::Command, name: &str, all: &mut Vec<(String, String)>) {
        for argument in command
            .get_arguments()
            .filter(|argument| !argument.is_hide_set())
        {
            let long = argument.get_long().map(|long| format!("--{long}"));
            let short = argument.get_short().map(|short| format!("-{short}"));
            let names = argument.get_value_names().unwrap_or_default();
            let value = names.first().map(ToString::to_string);
            all.extend(
                [long, short]
                    .into_iter()
                    .flatten()
                    .map(|said| (name.to_string(), said)),
            );
            if argument.is_positional() {
                all.extend(value.map(|value| (name.to_string(), value)));
            }
        }
        for below in command.get_subcommands() {
            options(below, &format!("{name}-{}", below.get_name()), all);
        }
    }

    /// The text of a page, without what roff needs.
    fn read(page: &[u8]) -> String {
        cassay_testkit::text(page)
            .replace("\\-", "-")
            .replace("\\fB", "")
            .replace("\\fR", "")
            .replace("\\fI", "")
    }

    #[test]
    fn every_option_is_in_the_page_of_its_command() {
        let pages = pages(crate::Cli::command()).unwrap();
        let mut cli = crate::Cli::command().disable_help_subcommand(true);
        cli.build();
        let mut all = Vec::new();
        options(&cli, "cassay", &mut all);
        assert!(all.len() > 150, "{}", all.len());
        for (name, said) in all {
            let file = format!("{name}.1");
            let page = pages.iter().find(|(name, _)| *name == file);
            let (_, page) = page.unwrap_or_else(|| panic!("there is no {file}"));
            let page = read(page);
            // Not as the beginning of a longer one.
            let there = page.match_indices(&said).any(|(at, _)| {
                let next = page[at + said.len()..].chars().next();
                !next.is_some_and(|c| c.is_alphanumeric() || c == '-')
            });
            assert!(there, "{file} does not have {said}:\n{page}");
        }
    }

    #[test]
    fn exit_codes_are_in_the_pages() {
        let pages = pages(crate::Cli::command()).unwrap();
        assert_eq!(pages[0].0, "cassay.1");
        for name in [
            "cassay.1",
            "cassay-hunt.1",
            "cassay-triage.1",
            "cassay-findings.1",
        ] {
            let page = pages.iter().find(|(page, _)| page == name);
            let text = read(&page.unwrap().1);
            assert!(
                text.contains("Exit codes") && text.contains("125"),
                "{text}"
            );
        }
    }
}
