//! `cassay findings`: what a hunt found, to look at, to repeat, to hand on.

use crate::run::write_all;
use anyhow::{Context, Result, bail};
use cassay_exec::{Root, Worker};
use cassay_hunt::finding;
use cassay_store::{Filter, Finding, FindingId, Kind, Program, Store};
use clap::Subcommand;
use serde_json::json;
use std::fmt::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

const EXIT_CODES: &str = "\
Exit codes:
  0    no findings; `rerun`: it did not happen again
  100  findings; `rerun`: it happened again
  125  Cassay could not work: no such store or finding";

#[derive(clap::Args)]
#[command(after_help = EXIT_CODES)]
pub struct Args {
    /// The store of a hunt
    #[arg(long, value_name = "DIR", default_value = "cassay-hunt", global = true)]
    store: PathBuf,
    #[command(subcommand)]
    what: Option<What>,
}

#[derive(Subcommand)]
enum What {
    /// All findings, one per line
    List {
        /// Print one JSON object per line
        #[arg(long)]
        json: bool,
        /// Only this kind: wrong-output, compiler-crash, …
        #[arg(long, value_name = "KIND")]
        kind: Option<String>,
    },
    /// Everything about one finding
    Show { id: i64 },
    /// Write a finding to a folder, with a script that needs no Cassay
    Export {
        id: i64,
        /// A new or empty directory
        #[arg(short, long, value_name = "DIR")]
        output: PathBuf,
    },
    /// Compile and run a finding's program once more
    Rerun { id: i64 },
    /// Programs on which unrelated compilers agree against Cassay
    Suspects,
}

pub fn run(args: Args) -> Result<ExitCode> {
    let store = Store::open_existing(&args.store)?;
    match args.what.unwrap_or(What::List {
        json: false,
        kind: None,
    }) {
        What::List { json, kind } => list(&store, json, kind.as_deref()),
        What::Show { id } => show(&store, id),
        What::Export { id, output } => {
            let (finding, program) = get(&store, id)?;
            let toolchain = toolchain(&store, &finding)?;
            finding::export(&output, &finding, &program, &toolchain)
                .with_context(|| format!("cannot write to `{}`", output.display()))?;
            say!("{}", output.join("repro.sh").display());
            Ok(ExitCode::SUCCESS)
        }
        What::Rerun { id } => rerun(&store, id),
        What::Suspects => suspects(&store),
    }
}

fn list(store: &Store, json: bool, kind: Option<&str>) -> Result<ExitCode> {
    let kind = match kind {
        Some(name) => match Kind::from_name(name) {
            Some(kind) => Some(kind),
            None => {
                let known: Vec<&str> = Kind::ALL.iter().map(|k| k.name()).collect();
                bail!("there is no kind `{name}`; known: {}", known.join(", "));
            }
        },
        None => None,
    };
    let filter = Filter {
        kind,
        ..Filter::default()
    };
    let findings = store.findings(&filter)?;
    let mut text = String::new();
    for brief in &findings {
        // Writing to a string cannot fail.
        let _ = if json {
            let object = json!({
                "id": brief.id.0, "kind": brief.kind.name(), "title": brief.title,
                "compiler": brief.subject.compiler, "flags": brief.subject.flags,
                "signature": brief.signature, "occurrences": brief.occurrences,
                "flaky": brief.flaky, "status": brief.status.name(),
                "first_seen": brief.first_seen.0, "last_seen": brief.last_seen.0,
            });
            writeln!(text, "{object}")
        } else {
            let flaky = if brief.flaky { " (flaky)" } else { "" };
            writeln!(
                text,
                "{:>4}  {:<14}  ×{:<5} {}{flaky}",
                brief.id, brief.kind, brief.occurrences, brief.title
            )
        };
    }
    if findings.is_empty() && !json {
        text.push_str("no findings\n");
    }
    write_all(&mut std::io::stdout().lock(), text.as_bytes())?;
    Ok(ExitCode::from(if findings.is_empty() { 0 } else { 100 }))
}

fn get(store: &Store, id: i64) -> Result<(Finding, Program)> {
    let Some(finding) = store.finding(FindingId(id))? else {
        bail!("there is no finding {id}; `cassay findings` lists them");
    };
    let Some(program) = store.program(finding.program)? else {
        bail!("the program of finding {id} is missing; `cassay fsck` says more");
    };
    Ok((finding, program))
}

fn toolchain(store: &Store, finding: &Finding) -> Result<String> {
    let campaigns = store.campaigns()?;
    let campaign = campaigns
        .into_iter()
        .find(|(id, _)| *id == finding.brief.campaign);
    Ok(campaign.map(|(_, d)| d.toolchain).unwrap_or_default())
}

fn show(store: &Store, id: i64) -> Result<ExitCode> {
    const OCCURRENCES: u32 = 20;
    let (finding, program) = get(store, id)?;
    let mut text = finding::describe(&finding, &toolchain(store, &finding)?);
    text.push_str("\noccurrences:\n");
    for occurrence in store.occurrences(finding.brief.id, OCCURRENCES)? {
        let _ = writeln!(
            text,
            "    {} with {} {}",
            occurrence.case, occurrence.subject.compiler, occurrence.subject.flags
        );
    }
    for (name, bytes) in &program.files {
        let _ = writeln!(text, "\n---- {name}");
        text.push_str(&String::from_utf8_lossy(bytes));
    }
    write_all(&mut std::io::stdout().lock(), text.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}

fn rerun(store: &Store, id: i64) -> Result<ExitCode> {
    let (finding, program) = get(store, id)?;
    let root = Root::new()?;
    let mut worker = Worker::start(&root)?;
    let rerun = finding::rerun(&finding, &program, &root, &mut worker)?;
    say!("{}", finding.commands);
    say!(
        "{}: {}",
        if rerun.reproduced {
            "reproduced"
        } else {
            "NOT reproduced"
        },
        rerun.what
    );
    write_all(&mut std::io::stdout().lock(), &rerun.output)?;
    Ok(ExitCode::from(if rerun.reproduced { 100 } else { 0 }))
}

fn suspects(store: &Store) -> Result<ExitCode> {
    let mut any = false;
    for (campaign, _) in store.campaigns()? {
        for suspect in store.suspects(campaign)? {
            any = true;
            say!("{}\n    {}", suspect.case, suspect.detail);
            say!(
                "    expected {:?}",
                String::from_utf8_lossy(&suspect.expected)
            );
            say!(
                "    they say {:?}",
                String::from_utf8_lossy(&suspect.actual)
            );
        }
    }
    if !any {
        say!("none: no unrelated compilers agree against Cassay");
    }
    Ok(ExitCode::from(if any { 101 } else { 0 }))
}
