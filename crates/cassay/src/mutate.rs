//! `cassay mutate`: variants of a C program that do what it does.

use crate::generate::write::refuse_full;
use crate::render::{self, Style};
use crate::run::{c_text, read_all, standard_input};
use crate::terminal::{write_raw, write_rendered, write_text};
use crate::told::Told;
use anyhow::{Context, Result, bail};
use cassay_eval::{Limits, Outcome, Verdict};
use cassay_files::OnDisk;
use cassay_lang::{ProblemKind, SourceMap};
use cassay_mutate::{
    ALL, Error, Family, File, Mutated, Options, Setting, Split, VERSION, Variant, by_name,
    derive_files, title,
};
use cassay_program::shown;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

#[derive(clap::Args)]
#[command(after_help = after_help())]
pub struct Args {
    /// The files of a program to derive from; `-` is standard input
    #[arg(value_name = "SEED.c", required = true)]
    seeds: Vec<String>,
    /// Take every file for a program of its own
    #[arg(long)]
    each: bool,
    #[command(flatten)]
    told: Told,
    /// Data model and ABI that the programs are for: a name (`cassay target list`), or a file of your own that ends in .toml
    #[arg(long, value_name = "TARGET", default_value = "x86_64-linux")]
    target: String,
    /// Mutations to draw from: all, or some of those below; `split` comes only if it is named
    #[arg(
        long,
        value_delimiter = ',',
        default_value = "all",
        value_name = "KIND,…"
    )]
    kind: Vec<String>,
    /// Variants of each program [default: 10 with -o or --json, otherwise 1]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=10_000))]
    variants: Option<u32>,
    /// What the variants are drawn from
    #[arg(long, default_value_t = 1, value_name = "N")]
    seed: u64,
    /// Share of the program's statements and expressions to look at, from 0 to 1
    #[arg(long, default_value = "0.1", value_parser = share, value_name = "SHARE")]
    points: u32,
    /// How deep conditions and inserted blocks nest
    #[arg(long, default_value_t = 2, value_name = "N", value_parser = clap::value_parser!(u32).range(0..=6))]
    depth: u32,
    /// Rounds: each variant is the seed of its next round
    #[arg(long, default_value_t = 1, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=20))]
    chain: u32,
    /// Make each variant of the one before, and prefer those far from the seed (Athena's chain)
    #[arg(long)]
    mcmc: bool,
    /// Stop a program after this many steps
    #[arg(long, default_value_t = Limits::default().steps, value_name = "N")]
    max_steps: u64,
    /// The programs are for compilers that are told by `-ffreestanding` or `-fno-builtin`: they may define functions with
    /// the library's names
    #[arg(long)]
    freestanding: bool,
    /// Write variant-1.c, variant-1.expected, variant-1.txt, … to this directory; with --each,
    /// the names of the seeds come first. A variant of several files is a directory, variant-1/a.c, …
    #[arg(short, long, value_name = "DIR")]
    output: Option<PathBuf>,
    /// Say what was changed where, and why it changes nothing (to standard error)
    #[arg(long)]
    explain: bool,
    /// Print one JSON object per program
    #[arg(long, conflicts_with = "output")]
    json: bool,
    /// Arguments of the program; its input is standard input
    #[arg(last = true, value_name = "ARGS")]
    args: Vec<String>,
}

fn after_help() -> String {
    let mut text = String::from("Mutations:\n");
    for m in ALL {
        let _ = writeln!(text, "  {:10} {}", m.name(), m.doc());
    }
    let _ = writeln!(
        text,
        "  {:10} the finished variant in two to four files, linkage and order changed",
        "split"
    );
    text.push_str(
        "
Exit codes:
  0        every variant was made
  1        a mutation changed what a program does, and was left out: a bug of Cassay
  120-124  a seed has no meaning to keep: as of `cassay run`
  134      a seed aborts
  125      Cassay could not work: bad option, unreadable or unwritable file",
    );
    text
}

/// A share as sites per thousand.
fn share(text: &str) -> Result<u32, String> {
    match text.parse::<f64>() {
        Ok(share) if (0.0..=1.0).contains(&share) => Ok((share * 1000.0).round() as u32),
        _ => Err("a share is a number from 0 to 1, such as 0.1".into()),
    }
}

pub fn run(args: Args) -> Result<ExitCode> {
    let mut options = Options {
        variants: args.variants.unwrap_or(match (&args.output, args.json) {
            (None, false) => 1,
            _ => 10,
        }),
        seed: args.seed,
        points: args.points,
        depth: args.depth,
        chain: args.chain,
        mcmc: args.mcmc,
        ..Options::default()
    };
    options.kinds = Vec::new();
    for name in &args.kind {
        match (name.as_str(), by_name(name)) {
            ("all", _) => options.kinds = ALL.to_vec(),
            ("split", _) => options.split = true,
            (_, Some(kind)) => options.kinds.push(kind),
            (_, None) => {
                let known: Vec<&str> = ALL.iter().map(|m| m.name()).collect();
                bail!(
                    "there is no mutation `{name}`; known: all, {}, split",
                    known.join(", ")
                );
            }
        }
    }
    if options.split && args.output.is_none() && !args.json {
        bail!("a split program has several files: they need a directory, -o DIR (or --json)");
    }
    if args.output.is_none() && !args.json && (options.variants > 1 || args.seeds.len() > 1) {
        bail!("many variants or files need a directory to write to: -o DIR (or --json)");
    }
    let programs: Vec<&[String]> = match args.each {
        true => args.seeds.chunks(1).collect(),
        false => vec![&args.seeds],
    };
    let prefixes = match args.each {
        true => prefixes(&args.seeds)?,
        false => vec![String::new()],
    };
    if !args.each {
        distinct(&args.seeds)?;
    }
    if let Some(dir) = &args.output {
        refuse_full(dir)?;
        std::fs::create_dir_all(dir)
            .with_context(|| format!("cannot make the directory `{}`", dir.display()))?;
    }
    let mut worst = 0;
    for (seed, prefix) in programs.iter().zip(&prefixes) {
        worst = worst.max(one(&args, &options, seed, prefix)?);
    }
    Ok(ExitCode::from(worst))
}

/// What the files of each seed begin with.
fn prefixes(seeds: &[String]) -> Result<Vec<String>> {
    if seeds.len() == 1 {
        return Ok(vec![String::new()]);
    }
    let mut seen = BTreeSet::new();
    let mut list = Vec::new();
    for seed in seeds {
        let stem = Path::new(seed).file_stem();
        let stem = stem.map_or_else(|| "seed".into(), |s| s.to_string_lossy().into_owned());
        if !seen.insert(stem.clone()) {
            bail!("two seeds are called `{stem}`: their variants would have the same names");
        }
        list.push(format!("{stem}-"));
    }
    Ok(list)
}

/// The files of a variant have the names of the seed's, in one directory.
fn distinct(seeds: &[String]) -> Result<()> {
    let mut seen = BTreeSet::new();
    for seed in seeds {
        let name = base(seed);
        if !seen.insert(name.clone()) {
            bail!("two files are called `{name}`: those of a variant would have the same name");
        }
    }
    Ok(())
}

/// The name of a file without its directory.
fn base(name: &str) -> String {
    let base = Path::new(name).file_name();
    base.map_or_else(|| name.into(), |base| base.to_string_lossy().into_owned())
}

fn one(args: &Args, options: &Options, names: &[String], prefix: &str) -> Result<u8> {
    let mut files = Vec::new();
    for name in names {
        let text = if name == "-" {
            let text = read_all(std::io::stdin().lock(), "standard input")?;
            c_text(text, "standard input")?
        } else {
            let file =
                std::fs::File::open(name).with_context(|| format!("cannot read `{name}`"))?;
            c_text(read_all(file, &format!("`{name}`"))?, &format!("`{name}`"))?
        };
        files.push((name.clone(), text));
    }
    let name = names.first().map_or("", String::as_str);
    let preprocess = args.told.preprocess(crate::targets::find(&args.target)?);
    let mut argv = vec![name.trim_end_matches(".c").as_bytes().to_vec()];
    argv.extend(args.args.iter().map(|a| a.as_bytes().to_vec()));
    let trouble = Arc::default();
    let run = cassay_eval::Options {
        limits: Limits {
            steps: args.max_steps,
            ..Limits::default()
        },
        args: argv,
        stdin: standard_input(&args.seeds, &trouble),
        freestanding: args.freestanding,
        ..cassay_eval::Options::default()
    };
    let setting = Setting {
        preprocess: &preprocess,
        run: &run,
    };
    let family = derive_files(&files, &setting, &mut OnDisk, options);
    if let Some(error) = trouble.lock().ok().and_then(|mut slot| slot.take()) {
        return Err(error);
    }
    let family = match family {
        Ok(family) => family,
        Err(error) => return refuse(name, &error),
    };
    show(args, name, prefix, &family)?;
    for blamed in &family.blamed {
        let m = &blamed.mutation;
        complain!(
            "{}: variant {}: `{}` changed what the program does ({}), and was left out; please report this bug of cassay",
            m.at,
            blamed.variant,
            m.kind,
            blamed.why
        );
    }
    Ok(u8::from(!family.blamed.is_empty()))
}

/// Why a program is no seed, as `cassay run` says it.
fn refuse(name: &str, error: &Error) -> Result<u8> {
    let style = Style::for_errors();
    let (text, code) = match error {
        Error::Problem(p, sources) => {
            let code = match p.kind {
                ProblemKind::Invalid => 124,
                ProblemKind::Unsupported => 123,
            };
            (render::problem(p, sources, style), code)
        }
        Error::Verdict(outcome, sources) => verdict(outcome, sources, style),
    };
    let text = format!("{text}`{}` cannot be a seed\n", shown::line(name));
    write_rendered(&text)?;
    Ok(code)
}

fn verdict(outcome: &Outcome, sources: &SourceMap, style: Style) -> (String, u8) {
    match &outcome.verdict {
        Verdict::Exit(status) => (format!("exit status {status}\n"), 1),
        Verdict::Abort => ("the program aborted\n".to_string(), 134),
        Verdict::Undefined(r) => (render::report(r, "undefined", sources, style), 120),
        Verdict::Unspecified(r) => (render::report(r, "unspecified", sources, style), 121),
        Verdict::StepLimit => (
            format!("step limit reached after {} steps\n", outcome.steps),
            122,
        ),
        Verdict::Unsupported { message, span } => (
            render::message("unsupported", message, *span, sources, style),
            123,
        ),
    }
}

fn show(args: &Args, name: &str, prefix: &str, family: &Family) -> Result<()> {
    if args.json {
        let text = format!("{}\n", json(name, family));
        return write_text(&mut std::io::stdout().lock(), &text);
    }
    for variant in &family.variants {
        let explanation = explanation(name, variant);
        match &args.output {
            None => write_raw(&mut std::io::stdout().lock(), &variant.text)?,
            Some(dir) => {
                let stem = format!("{prefix}variant-{}", variant.number);
                match variant.split.is_some() || variant.names.len() > 1 {
                    false => write_file(&dir.join(format!("{stem}.c")), &variant.text)?,
                    true => write_units(&dir.join(&stem), &variant.units())?,
                }
                write_file(
                    &dir.join(format!("{stem}.expected")),
                    &family.outcome.output,
                )?;
                write_file(&dir.join(format!("{stem}.txt")), explanation.as_bytes())?;
            }
        }
        if args.explain {
            write_text(&mut std::io::stderr().lock(), &explanation)?;
        }
    }
    Ok(())
}

fn write_units(dir: &Path, units: &[File]) -> Result<()> {
    std::fs::create_dir_all(dir)
        .with_context(|| format!("cannot make the directory `{}`", dir.display()))?;
    for (name, text) in units {
        write_file(&dir.join(base(name)), text)?;
    }
    Ok(())
}

fn write_file(path: &Path, bytes: &[u8]) -> Result<()> {
    std::fs::write(path, bytes).with_context(|| format!("cannot write `{}`", path.display()))
}

fn explanation(name: &str, variant: &Variant) -> String {
    let count = variant.earlier.len() + variant.mutations.len();
    let mut text = title(variant.number, name, count, VERSION) + "\n";
    for m in variant.earlier.iter().chain(&variant.mutations) {
        let _ = writeln!(text, "{}: {}: {}", m.at, m.kind, m.what);
        let _ = writeln!(text, "    because {}", m.why);
    }
    if let Some(split) = &variant.split {
        let (what, how) = (&split.what, split.proposal());
        let _ = writeln!(text, "{name}: split: {what}; {how}");
        text.push_str("    because the files together define what the program defines\n");
    }
    text
}

fn mutation(m: &Mutated) -> Value {
    json!({
        "kind": m.kind,
        "file": m.at.file,
        "line": m.at.line,
        "column": m.at.column,
        "what": m.what,
        "why": m.why,
    })
}

fn file((name, text): &File) -> Value {
    json!({ "name": name, "text": String::from_utf8_lossy(text) })
}

fn units(split: &Split) -> Value {
    let units: Vec<Value> = split
        .units
        .iter()
        .map(|u| {
            json!({
                "name": u.name,
                "text": String::from_utf8_lossy(&u.text),
                "level": u.level,
            })
        })
        .collect();
    json!({ "units": units, "lto": split.lto, "what": split.what })
}

fn json(name: &str, family: &Family) -> Value {
    let exit = match family.outcome.verdict {
        Verdict::Exit(status) => json!(status),
        _ => Value::Null,
    };
    let variants: Vec<Value> = family
        .variants
        .iter()
        .map(|v| {
            let several = v.names.len() > 1;
            json!({
                "number": v.number,
                "text": (!several).then(|| String::from_utf8_lossy(&v.text)),
                "files": several.then(|| v.files().iter().map(file).collect::<Vec<_>>()),
                "split": v.split.as_ref().map(units),
                "mutations": v.earlier.iter().chain(&v.mutations).map(mutation).collect::<Vec<_>>(),
            })
        })
        .collect();
    let blamed: Vec<Value> = family
        .blamed
        .iter()
        .map(|b| json!({ "variant": b.variant, "mutation": mutation(&b.mutation), "why": b.why }))
        .collect();
    let mut object = json!({
        "seed": name,
        "output": String::from_utf8_lossy(&family.outcome.output),
        "exit": exit,
        "variants": variants,
        "blamed": blamed,
    });
    // The first version of the mutations had no number.
    if VERSION > 1
        && let Some(map) = object.as_object_mut()
    {
        map.insert("version".into(), json!(VERSION));
    }
    object
}
