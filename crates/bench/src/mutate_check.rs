//! Do variants mean what their seeds mean?
//!
//! The mutator confirms every variant by the semantics itself; what it had to leave out is counted
//! here, and must be nothing. A sample goes to gcc and clang, unoptimised: they must print what the
//! seed prints. And to their sanitizers, where these are silent about the seed.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use cassay_eval::Verdict;
use cassay_mutate::Options as Mutate;
use clap::Args;
use serde_json::json;

use crate::child::{self, End, Ended, Limits};
use crate::common::Common;
use crate::csmith::Seeds;
use crate::mutate_seed::{self, Input, Origin};
use crate::scratch::Scratch;
use crate::table::Table;
use crate::{pool, tools};

#[derive(Args)]
pub struct Options {
    /// Seeds to try, both ends included
    #[arg(long, default_value = "1..200", value_name = "A..B")]
    seeds: Seeds,
    /// Mutate Csmith's programs instead of our own
    #[arg(long)]
    csmith: bool,
    /// Mutate the C files of this folder instead; beside x.c there may be x.args, one argument per
    /// line, and x.in, its input
    #[arg(long, value_name = "DIR", conflicts_with = "csmith")]
    seeds_dir: Option<PathBuf>,
    /// Variants of each seed
    #[arg(long, default_value_t = 10, value_name = "N")]
    variants: u32,
    /// Sites per thousand to look at
    #[arg(long, default_value_t = Mutate::default().points, value_name = "N")]
    points: u32,
    /// Mutations to draw from; `split` comes only if it is named
    #[arg(long = "kind", value_delimiter = ',', default_value = "all")]
    kinds: Vec<String>,
    /// Variants of each seed that go to gcc, clang and their sanitizers
    #[arg(long, default_value_t = 0, value_name = "N")]
    compilers: usize,
    /// Keep what somebody must look at in this directory
    #[arg(long, value_name = "DIR")]
    keep: Option<PathBuf>,
    /// Seeds tried at the same time
    #[arg(long, default_value_t = pool::default_jobs())]
    jobs: usize,
}

const RUN: Limits = Limits::seconds(10);

/// What came of a seed.
#[derive(Default)]
struct Checked {
    left_out: Option<String>,
    variants: usize,
    mutations: BTreeMap<&'static str, usize>,
    split: usize,
    compiled: usize,
    sanitized: usize,
    wrong: Vec<String>,
}

pub fn main(common: &Common, options: &Options) -> Result<ExitCode> {
    let include = tools::csmith_include()?;
    let mut mutate = Mutate {
        variants: options.variants,
        points: options.points,
        ..Mutate::default()
    };
    mutate_seed::draw_from(&mut mutate, &options.kinds)?;
    if let Some(dir) = &options.keep {
        std::fs::create_dir_all(dir).with_context(|| format!("cannot make {}", dir.display()))?;
    }
    let numbers = options.seeds.list().into_iter();
    let seeds: Vec<Origin> = match (&options.seeds_dir, options.csmith) {
        (Some(dir), _) => mutate_seed::folder(dir)?,
        (None, true) => numbers.map(Origin::Csmith).collect(),
        (None, false) => numbers.map(Origin::Own).collect(),
    };
    let results = pool::map(options.jobs, "mutate-check", &seeds, |origin| {
        let mutate = Mutate {
            seed: origin.number(),
            ..mutate.clone()
        };
        one(options, &include, origin, &mutate)
    })?;
    let mut left_out: BTreeMap<String, usize> = BTreeMap::new();
    let mut all = Checked::default();
    let mut used = 0;
    for result in results {
        match result.left_out {
            Some(why) => *left_out.entry(why).or_default() += 1,
            None => used += 1,
        }
        all.variants += result.variants;
        all.split += result.split;
        all.compiled += result.compiled;
        all.sanitized += result.sanitized;
        for (kind, count) in result.mutations {
            *all.mutations.entry(kind).or_default() += count;
        }
        all.wrong.extend(result.wrong);
    }
    for why in &all.wrong {
        common.say(format!("WRONG  {why}"));
    }
    let mut table = Table::new(&["", "number"]);
    table.row(["seeds", &used.to_string()]);
    table.row(["variants, all confirmed", &all.variants.to_string()]);
    for (kind, count) in &all.mutations {
        table.row([format!("  {kind}"), count.to_string()]);
    }
    table.row(["of these split", &all.split.to_string()]);
    table.row(["compared with gcc and clang -O0", &all.compiled.to_string()]);
    table.row(["under sanitizers", &all.sanitized.to_string()]);
    for (why, count) in &left_out {
        table.row([format!("no seed: {why}"), count.to_string()]);
    }
    table.row(["wrong", &all.wrong.len().to_string()]);
    common.say(&table);
    common.write_json(&json!({
        "seeds": used,
        "variants": all.variants,
        "mutations": all.mutations,
        "split": all.split,
        "compiled": all.compiled,
        "sanitized": all.sanitized,
        "left_out": left_out,
        "wrong": all.wrong,
    }))?;
    Ok(ExitCode::from(u8::from(!all.wrong.is_empty())))
}

fn one(options: &Options, include: &Path, origin: &Origin, mutate: &Mutate) -> Result<Checked> {
    child::stop_if_interrupted()?;
    let mut checked = Checked::default();
    let seed = origin.label();
    let (text, input) = match origin.load()? {
        Ok(loaded) => loaded,
        Err(why) => {
            checked.left_out = Some(why);
            return Ok(checked);
        }
    };
    let family = match mutate_seed::variants(include, &text, &input, mutate) {
        Ok((family, _)) => family,
        Err(why) => {
            checked.left_out = Some(why);
            return Ok(checked);
        }
    };
    checked.variants = family.variants.len();
    checked.split = family.variants.iter().filter(|v| v.split.is_some()).count();
    for m in family.variants.iter().flat_map(|v| &v.mutations) {
        *checked.mutations.entry(m.kind).or_default() += 1;
    }
    for b in &family.blamed {
        let m = &b.mutation;
        checked.wrong.push(format!(
            "{seed} variant {}: {} at {}: {}",
            b.variant, m.kind, m.at, b.why
        ));
        mutate_seed::keep(options.keep.as_ref(), &format!("{seed}.c"), &text)?;
    }
    if options.compilers == 0 {
        return Ok(checked);
    }
    let Verdict::Exit(exit) = family.outcome.verdict else {
        return Ok(checked);
    };
    let scratch = Scratch::new()?;
    let build = Build {
        scratch: &scratch,
        include,
        input: &input,
    };
    let silent = build.sanitized(&[("program.c", &text)])?;
    for variant in family.variants.iter().take(options.compilers) {
        let mut faults = Vec::new();
        let files: Vec<(&str, &[u8])> = match &variant.split {
            None => vec![("program.c", &variant.text)],
            Some(split) => {
                let units = split.units.iter();
                units.map(|u| (u.name.as_str(), &u.text[..])).collect()
            }
        };
        for compiler in ["gcc", "clang"] {
            match build.run(compiler, &["-O0"], &files)? {
                Err(why) => faults.push(format!("{compiler} refuses it: {why}")),
                Ok(ran) => {
                    if ran.end != End::Exit(exit & 0xff) || ran.stdout != family.outcome.output {
                        faults.push(format!("{compiler} -O0 prints something else"));
                    }
                }
            }
        }
        checked.compiled += 1;
        if silent == Some(true) {
            checked.sanitized += 1;
            if build.sanitized(&files)? == Some(false) {
                faults.push("a sanitizer objects".into());
            }
        }
        let number = variant.number;
        for why in faults {
            checked
                .wrong
                .push(format!("{seed} variant {number}: {why}"));
            for (name, text) in &files {
                let name = format!("{seed}-variant-{number}-{name}");
                mutate_seed::keep(options.keep.as_ref(), &name, text)?;
            }
        }
    }
    Ok(checked)
}

/// Where and how programs are compiled and run.
struct Build<'a> {
    scratch: &'a Scratch,
    include: &'a Path,
    input: &'a Input,
}

impl Build<'_> {
    /// Compiles and runs a program; otherwise the compiler's complaint.
    fn run(
        &self,
        compiler: &str,
        flags: &[&str],
        files: &[(&str, &[u8])],
    ) -> Result<Result<Ended, String>> {
        let scratch = self.scratch;
        let mut options: Vec<OsString> = flags.iter().map(OsString::from).collect();
        options.extend(["-w".into(), tools::include_option(self.include)]);
        let mut paths = Vec::new();
        for (name, text) in files {
            paths.push(scratch.write(name, text)?);
        }
        let Some(last) = paths.pop() else {
            bail!("a program of no files");
        };
        options.extend(paths.into_iter().map(OsString::from));
        let program = scratch.file("program");
        let compiled = tools::compile(scratch, compiler, &options, &last, &program)?;
        if !compiled.succeeded() {
            return Ok(Err(compiled.complaint()));
        }
        // The harness gives programs no input of their own; the shell does.
        let input = scratch.write("program.in", &self.input.stdin)?;
        let script = r#"in=$1; shift; exec "$@" < "$in""#;
        let mut arguments: Vec<OsString> = vec!["-c".into(), script.into(), "sh".into()];
        arguments.extend([OsString::from(input), program.into()]);
        arguments.extend(self.input.args.iter().map(OsString::from));
        Ok(Ok(child::run(scratch, "sh", arguments, RUN)?))
    }

    /// Whether the sanitizers have nothing to say; `None` if that cannot be found out.
    fn sanitized(&self, files: &[(&str, &[u8])]) -> Result<Option<bool>> {
        let flags = ["-O0", "-fsanitize=undefined,address"];
        Ok(match self.run("clang", &flags, files)? {
            Err(_) => None,
            Ok(ran) => match ran.end {
                End::Exit(_) | End::Signal(_) => Some(ran.stderr.is_empty()),
                End::TimedOut | End::TooMuchOutput => None,
            },
        })
    }
}
