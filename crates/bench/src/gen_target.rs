//! Programs for another target, and their variants: are they to a cross compiler what they are to the semantics?
//!
//! Every program is made for the target, its text is run by the semantics, and then compiled by a cross compiler at each
//! level and run under an emulator. Unoptimised code judges *us*; where only optimised code differs, that may be a bug of the
//! compiler, or of the emulator, and a person has to look. Programs go one after the other through all styles.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use cassay_gen::{Case, Style};
use cassay_lang::Target;
use clap::Args;
use serde_json::json;

use crate::child::{self, Ended, Limits};
use crate::common::Common;
use crate::csmith::Seeds;
use crate::gen_program::{self, difference};
use crate::pool;
use crate::scratch::{Scratch, write_file};
use crate::table::Table;
use crate::tools;

#[derive(Args)]
#[group(skip)] // Groups are named by the type, and others have the same name.
pub struct Options {
    /// The target, as `cassay gen` takes it
    #[arg(long, value_name = "TARGET")]
    target: String,
    /// The cross compiler with its options, such as "s390x-linux-gnu-gcc -static"; nothing: the semantics alone
    #[arg(long, value_name = "COMMAND", default_value = "")]
    cc: String,
    /// What runs its programs, such as qemu-s390x-static; nothing where this machine does
    #[arg(long, value_name = "COMMAND", default_value = "")]
    runner: String,
    /// Seeds of each style, both ends included
    #[arg(long, default_value = "1..100", value_name = "A..B")]
    seeds: Seeds,
    /// Styles of the programs
    #[arg(
        long,
        value_delimiter = ',',
        value_name = "STYLE,…",
        default_value = "whole,scalar,loops,arith,graph"
    )]
    style: Vec<String>,
    /// Size of the programs in bytes
    #[arg(long, default_value_t = 4000, value_name = "BYTES")]
    size: u64,
    /// Sets of flags
    #[arg(
        long,
        value_delimiter = ',',
        value_name = "FLAGS,…",
        default_value = "-O0,-O1,-O2,-O3,-Os",
        allow_hyphen_values = true
    )]
    levels: Vec<String>,
    /// Variants in all, of as many programs
    #[arg(long, default_value_t = 0, value_name = "N")]
    variants: usize,
    /// Programs tried at the same time
    #[arg(long, default_value_t = pool::default_jobs())]
    jobs: usize,
    /// Keep every program that something is wrong with in this directory
    #[arg(long, value_name = "DIR")]
    keep: Option<PathBuf>,
}

/// Emulators are slow.
const RUN: Limits = Limits::seconds(60);

/// What came of a program: by level, and of which form it was.
struct Tried {
    name: String,
    style: String,
    form: &'static str,
    /// Levels that went right.
    right: usize,
    faults: Vec<String>,
}

struct Room<'a> {
    common: &'a Common,
    options: &'a Options,
    cc: Vec<String>,
    runner: Vec<String>,
}

pub fn main(common: &Common, options: &Options) -> Result<ExitCode> {
    if Target::by_name(&options.target).is_none() {
        bail!(
            "there is no target `{}`; `cassay target list` shows them",
            options.target
        );
    }
    let words = |line: &str| line.split_whitespace().map(str::to_string).collect();
    let room = Room {
        common,
        options,
        cc: words(&options.cc),
        runner: words(&options.runner),
    };
    let seeds = options.seeds.list();
    let mut cases = Vec::new();
    for &seed in &seeds {
        for name in &options.style {
            let style =
                Style::by_name(name).with_context(|| format!("there is no style `{name}`"))?;
            let mut case = Case::new(style, seed);
            case.set(&format!("target={}", options.target))?;
            case.set(&format!("size={}", options.size))?;
            cases.push(case);
        }
    }
    // Evenly over all of them.
    let work: Vec<(&Case, bool)> = cases
        .iter()
        .enumerate()
        .map(|(at, case)| {
            let share = |at: usize| at * options.variants.min(cases.len()) / cases.len();
            (case, share(at) != share(at + 1))
        })
        .collect();
    let tried = pool::map(options.jobs, "gen-target", &work, |&(case, varied)| {
        room.program(case, varied)
    })?;
    let tried: Vec<Tried> = tried.into_iter().flatten().collect();
    report(common, options, &tried)
}

impl Room<'_> {
    fn program(&self, case: &Case, varied: bool) -> Result<Vec<Tried>> {
        child::stop_if_interrupted()?;
        let scratch = Scratch::new()?;
        let tried = |form, faults| Tried {
            name: case.to_string(),
            style: case.style.name().to_string(),
            form,
            right: 0,
            faults,
        };
        let made = gen_program::make(case, |generated| generated);
        let generated = match made.result {
            Ok(generated) => generated,
            Err(why) => return Ok(vec![tried("programs", vec![format!("no program: {why}")])]),
        };
        let mut first = tried("programs", Vec::new());
        if let Err(why) = gen_program::check_text(case, &generated) {
            first
                .faults
                .push(format!("the text means something else: {why}"));
        }
        gen_program::write(scratch.path(), &generated)?;
        let units: Vec<PathBuf> = generated
            .program
            .unit_names()
            .map(|name| scratch.file(name))
            .collect();
        self.compile(&scratch, &units, generated.output(), &mut first)?;
        let mut all = vec![first];
        if let ([file], true) = (&units[..], varied) {
            let mut variant = tried("variants", Vec::new());
            let out = scratch.file("variants");
            let seed = case.seed.to_string();
            let program = file.to_string_lossy();
            let folder = out.to_string_lossy();
            let arguments = [
                "mutate",
                "--target",
                &self.options.target,
                "--variants",
                "1",
                "--seed",
                &seed,
                "-o",
                &folder,
                &program,
            ];
            let mutated = child::run(&scratch, self.common.cassay()?, arguments, tools::COMPILE)?;
            let one = out.join("variant-1.c");
            match mutated.succeeded() && one.is_file() {
                true => self.compile(&scratch, &[one], generated.output(), &mut variant)?,
                false => variant
                    .faults
                    .push(format!("no variant: {}", mutated.complaint())),
            }
            all.push(variant);
        }
        if let Some(dir) = &self.options.keep {
            for (tried, at) in all
                .iter()
                .zip(0..)
                .filter(|(tried, _)| !tried.faults.is_empty())
            {
                let dir = dir.join(tried.name.replace(['/', ','], "_"));
                std::fs::create_dir_all(&dir)
                    .with_context(|| format!("cannot make {}", dir.display()))?;
                gen_program::write(&dir, &generated)?;
                if at > 0 {
                    let text =
                        std::fs::read(scratch.file("variants/variant-1.c")).unwrap_or_default();
                    write_file(&dir.join("variant.c"), text)?;
                }
                write_file(&dir.join("why.txt"), tried.faults.join("\n"))?;
            }
        }
        Ok(all)
    }

    /// Compiles and runs at each level.
    fn compile(
        &self,
        scratch: &Scratch,
        units: &[PathBuf],
        expected: &[u8],
        tried: &mut Tried,
    ) -> Result<()> {
        let Some((compiler, own)) = self.cc.split_first() else {
            return Ok(());
        };
        let program = scratch.file("program");
        for level in &self.options.levels {
            let mut arguments: Vec<String> = own.to_vec();
            arguments.extend(level.split_whitespace().map(str::to_string));
            arguments.extend(["-w", "-std=gnu17", "-o"].map(String::from));
            arguments.push(program.display().to_string());
            arguments.extend(units.iter().map(|unit| unit.display().to_string()));
            let compiled = child::run(scratch, compiler, &arguments, tools::COMPILE)?;
            if !compiled.succeeded() {
                tried.faults.push(format!(
                    "{level}: it is not compiled: {}",
                    compiled.complaint()
                ));
                continue;
            }
            let ran: Ended = match self.runner.split_first() {
                None => child::run(scratch, &program, [""; 0], RUN)?,
                Some((runner, more)) => {
                    let mut arguments = more.to_vec();
                    arguments.push(program.display().to_string());
                    child::run(scratch, runner, &arguments, RUN)?
                }
            };
            match ran.succeeded() && ran.stdout == expected {
                true => tried.right += 1,
                false if ran.succeeded() => tried
                    .faults
                    .push(format!("{level}: {}", difference(expected, &ran.stdout))),
                false => tried.faults.push(format!("{level}: {}", ran.complaint())),
            }
        }
        Ok(())
    }
}

fn report(common: &Common, options: &Options, all: &[Tried]) -> Result<ExitCode> {
    // By style and form: how many, how many compilations went right, and how many have a fault.
    let mut rows: BTreeMap<(&str, &str), (usize, usize, usize)> = BTreeMap::new();
    for tried in all {
        let row = rows.entry((tried.form, &tried.style)).or_default();
        *row = (
            row.0 + 1,
            row.1 + tried.right,
            row.2 + usize::from(!tried.faults.is_empty()),
        );
    }
    let mut table = Table::new(&["style", "of", "number", "right at a level", "with a fault"]);
    for ((form, style), (number, right, faulty)) in &rows {
        table.row([
            (*style).to_string(),
            (*form).to_string(),
            number.to_string(),
            right.to_string(),
            faulty.to_string(),
        ]);
    }
    common.say(table);
    let faulty: Vec<&Tried> = all
        .iter()
        .filter(|tried| !tried.faults.is_empty())
        .collect();
    for tried in &faulty {
        common.say(format!(
            "{} ({}): {}",
            tried.name,
            tried.form,
            tried.faults.join("; ")
        ));
    }
    let number = |form: &str| all.iter().filter(|tried| tried.form == form).count();
    common.say(format!(
        "{}: {} programs and {} variants, {} with a fault; the bar is none: {}",
        options.target,
        number("programs"),
        number("variants"),
        faulty.len(),
        if faulty.is_empty() { "met" } else { "MISSED" },
    ));
    common.write_json(&json!({
        "figure": "gen-target",
        "target": options.target,
        "programs": number("programs"),
        "variants": number("variants"),
        "faults": faulty.iter().map(|tried| json!({
            "case": tried.name, "of": tried.form, "faults": tried.faults,
        })).collect::<Vec<_>>(),
    }))?;
    Ok(ExitCode::from(u8::from(!faulty.is_empty())))
}
