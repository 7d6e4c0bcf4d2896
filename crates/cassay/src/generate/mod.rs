//! `cassay gen`: programs with a known meaning, one to look at or many to test compilers with.

mod config;
mod knobs;
mod many;
mod stats;
pub mod write;

use crate::targets;
use crate::terminal::write_text;
use anyhow::{Context, Result, bail};
use cassay_gen::{Case, Generated, Style};
use std::hash::{BuildHasher, Hasher};
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(clap::Args)]
#[command(after_help = EXIT_CODES)]
pub struct Args {
    /// Shape of the programs
    #[arg(long, value_parser = style, value_name = "STYLE", help = STYLE_HELP)]
    style: Option<Style>,
    /// What the program is drawn from; the first of --count programs. Without it: a fresh one
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Size of a program in bytes; also as 20k or 1M
    #[arg(long, value_name = "BYTES")]
    size: Option<String>,
    /// Set a knob instead of drawing it
    #[arg(long, value_delimiter = ',', value_name = "KNOB=VALUE,…")]
    set: Vec<String>,
    /// Read style, seed, target and knobs from a TOML file; options win
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
    /// What a program shows: a hash, every value, its own checks, or a hash after every call
    #[arg(long, value_parser = ["hash", "values", "checks", "checkpoints"], value_name = "HOW")]
    observe: Option<String>,
    /// What keeps compilers from computing the program themselves
    #[arg(long, value_parser = ["none", "volatile", "extern", "units"], value_name = "WHAT")]
    barrier: Option<String>,
    /// Make programs for this data model and ABI: a name (`cassay target list`), or a file of your own that ends in .toml
    #[arg(long, value_name = "TARGET")]
    target: Option<String>,
    /// Write a directory: translation units, headers, expected.txt, case.json
    #[arg(short, long, value_name = "DIR")]
    output: Option<PathBuf>,
    /// Make this many programs, of as many seeds
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    count: Option<u64>,
    /// Make the program with this name again; one for a target of your own needs its file as --target
    #[arg(
        long,
        value_name = "NAME",
        conflicts_with_all = ["style", "seed", "size", "set", "config", "observe", "barrier", "count"]
    )]
    case: Option<String>,
    /// Print the table of knobs, with how the style draws them
    #[arg(long, conflicts_with_all = ["output", "count", "case", "stats"])]
    list_knobs: bool,
    /// Print figures about the programs instead of the programs
    #[arg(long, conflicts_with = "output")]
    stats: bool,
    /// Print one JSON object
    #[arg(long, conflicts_with = "output")]
    json: bool,
    /// Programs to make at the same time; the result does not depend on it
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    jobs: Option<u64>,
}

const STYLE_HELP: &str =
    "Shape of the programs: whole, scalar, loops, arith, graph or mixed [default: whole]";

const EXIT_CODES: &str = "\
Exit codes:
  0    every program was made
  1    no valid program was found for a case (with --count: for some of the cases)
  125  Cassay could not work: bad option, unreadable or unwritable file";

/// The exit code for a case without a program.
const NOT_FOUND: u8 = 1;

fn style(name: &str) -> Result<Style, String> {
    Style::by_name(name).ok_or_else(|| {
        let known: Vec<&str> = Style::ALL.iter().map(|s| s.name()).collect();
        format!("known styles: {}", known.join(", "))
    })
}

pub fn run(args: Args) -> Result<ExitCode> {
    let (case, seed_given) = case(&args)?;
    if args.list_knobs {
        let text = if args.json {
            knobs::json(case.style)
        } else {
            knobs::text(case.style)
        };
        write_text(&mut std::io::stdout().lock(), &text)?;
        return Ok(ExitCode::SUCCESS);
    }
    if !seed_given {
        complain!("seed {}", case.seed);
    }
    let count = args.count.unwrap_or(1);
    if args.stats {
        return stats::run(&case, count, jobs(&args), args.json);
    }
    if args.count.is_some() {
        let Some(dir) = &args.output else {
            bail!("--count needs a directory to write to: -o DIR (or --stats for figures only)");
        };
        return write::many(&case, count, jobs(&args), dir);
    }
    one(&args, &case)
}

/// One program: to a directory or to standard output.
fn one(args: &Args, case: &Case) -> Result<ExitCode> {
    if let Some(dir) = &args.output {
        write::refuse_full(dir)?;
    }
    let generated = match cassay_gen::generate(case) {
        Ok(generated) => generated,
        Err(error) => {
            complain!("cassay: {error}");
            return Ok(ExitCode::from(NOT_FOUND));
        }
    };
    if let Some(dir) = &args.output {
        write::case(dir, case, &generated)?;
        return Ok(ExitCode::SUCCESS);
    }
    let text = if args.json {
        let mut object = write::description(case, &generated);
        object.insert("text".into(), texts(&generated));
        let expected = String::from_utf8_lossy(generated.output());
        object.insert("expected".into(), expected.into());
        format!("{}\n", serde_json::Value::Object(object))
    } else {
        match &generated.program.units[..] {
            [_] => generated.text().to_string(),
            _ => bail!("the program has several files; write them to a directory: -o DIR"),
        }
    };
    write_text(&mut std::io::stdout().lock(), &text)?;
    Ok(ExitCode::SUCCESS)
}

fn texts(generated: &Generated) -> serde_json::Value {
    let files = generated.program.sources();
    let files = files.map(|(name, text)| (name.clone(), String::from_utf8_lossy(text).into()));
    serde_json::Value::Object(files.collect())
}

fn jobs(args: &Args) -> usize {
    let all = || std::thread::available_parallelism().map_or(1, usize::from);
    args.jobs.map_or_else(all, |n| n.min(1024) as usize)
}

/// The case that the arguments describe, and whether they say its seed.
fn case(args: &Args) -> Result<(Case, bool)> {
    let target = args.target.as_deref().map(targets::find).transpose()?;
    if let Some(name) = &args.case {
        let case = Case::parse_for(name, target.as_ref()).map_err(|error| config::advice(&error));
        let case = case.with_context(|| format!("cannot make `{name}`"))?;
        if let Some(target) = target.filter(|target| *target != case.target) {
            bail!(
                "`{name}` is a case for {}, not for {}",
                case.target.name,
                target.name
            );
        }
        return Ok((case, true));
    }
    let config = match &args.config {
        Some(path) => config::read(path)?,
        None => config::Config::default(),
    };
    let seed = args.seed.or(config.seed);
    let style = args.style.or(config.style).unwrap_or(Style::Whole);
    let mut case = Case::new(style, seed.unwrap_or_else(fresh_seed));
    case.set = config.set;
    case.target = target.or(config.target).unwrap_or(case.target);
    let short = [
        ("size", args.size.as_deref().map(bytes)),
        ("observe", args.observe.clone()),
        ("barrier", args.barrier.clone()),
    ];
    let short = short
        .into_iter()
        .filter_map(|(name, value)| Some(format!("{name}={}", value?)));
    for text in args.set.iter().cloned().chain(short) {
        case.set(&text).map_err(|error| config::advice(&error))?;
    }
    Ok((case, seed.is_some()))
}

/// A number of bytes without its unit; anything else as it is, for the knob to refuse.
fn bytes(text: &str) -> String {
    let (digits, unit) = match text.strip_suffix(['k', 'K']) {
        Some(digits) => (digits, 1000),
        None => match text.strip_suffix('M') {
            Some(digits) => (digits, 1_000_000),
            None => (text, 1),
        },
    };
    match digits.parse::<u32>() {
        Ok(n) => (u64::from(n) * unit).to_string(),
        Err(_) => text.to_string(),
    }
}

/// A seed nobody had, short enough to be typed again.
fn fresh_seed() -> u64 {
    let random = std::hash::RandomState::new().build_hasher().finish();
    random & 0xffff_ffff
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_may_have_units() {
        assert_eq!(bytes("20k"), "20000");
        assert_eq!(bytes("1M"), "1000000");
        assert_eq!(bytes("400"), "400");
        assert_eq!(bytes("4G"), "4G");
    }
}
