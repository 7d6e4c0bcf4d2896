//! Whether findings are bugs: failures of compilers with planted bugs are blamed, reduced, mixed up in one store, and put
//! together again; then what came out is compared with the truth.
//!
//! An occurrence is a generated program that a compiler with one bug gets wrong. What is found out about each is what a
//! hunt would find out (`cassay_triage::blame`, a reduction and its shape); where it goes is decided by the hunt's own
//! rules on a real store (`triage_store.rs`). Reductions of failures whose pass is known are made with a compiler that
//! has a second bug, and held to the pass: they must not end in the other one.

use std::collections::BTreeMap;
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use cassay_exec::compiler::Way;
use cassay_exec::{Canceller, Compiler, Root, Scratch, Worker};
use cassay_gen::{Case as GenCase, Style};
use cassay_hunt::{bugs, reducing, same};
use cassay_program::Program;
use cassay_reduce::engine::{Observer, Progress};
use cassay_reduce::session::{self, Question};
use cassay_triage::culprit::culprit;
use cassay_triage::identity::{of_blame, of_message};
use cassay_triage::{Asker, Blame, Budget, Case, Known, blame};
use cassay_trial::{Accused, Bounds, Failure, Laid};
use clap::Args;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::child;
use crate::common::Common;
use crate::pool;
use crate::scratch::write_file;
use crate::table::{Table, median, percent};
use crate::triage_set::{Bug, Compilers, NO_PASSES, bugs as read_bugs};
use crate::triage_store::{Pairs, mix};

#[derive(Args)]
pub struct Options {
    /// Only bugs whose name holds one of these
    #[arg(long, value_delimiter = ',', value_name = "NAME,…")]
    only: Vec<String>,
    /// Occurrences of each bug
    #[arg(long, default_value_t = 5, value_name = "N")]
    occurrences: usize,
    /// Size of the programs in bytes
    #[arg(long, default_value_t = 800, value_name = "BYTES")]
    size: u64,
    /// The first seed of the programs
    #[arg(long, default_value_t = 0, value_name = "N")]
    first: u64,
    /// Programs tried for each bug, at most
    #[arg(long, default_value_t = 200, value_name = "N")]
    programs: u64,
    /// Seconds for each reduction
    #[arg(long, default_value_t = 30, value_name = "SECONDS")]
    reduce: u64,
    /// Decides the order in which occurrences are mixed
    #[arg(long, default_value_t = 1, value_name = "N")]
    seed: u64,
    /// Leave out the reductions that are held to the pass
    #[arg(long)]
    no_slipping: bool,
    /// Bugs looked into at the same time
    #[arg(long, default_value_t = pool::default_jobs())]
    jobs: usize,
    /// Show the shape of every occurrence
    #[arg(long)]
    shapes: bool,
    /// Write what was found out about occurrences to this file, a line each
    #[arg(long, value_name = "FILE")]
    keep: Option<PathBuf>,
    /// Mix what was kept in these files, and look into nothing but the operations that go wrong
    #[arg(long, value_name = "FILE", conflicts_with = "keep")]
    again: Vec<PathBuf>,
}

/// Knobs that leave out what tcc does not have.
const PLAIN: &[&str] = &[
    "type.int128=0",
    "type.uint128=0",
    "op.builtin=0",
    "record.packed=0",
    "record.oddbitfields=0",
    "function.attributes=0",
    "function.variadic=0",
];

/// After so many programs they are larger by what the first ones had.
const GROW: u64 = 40;
/// The bars, in percent and compilations.
const TOLD_APART: f64 = 5.0;
const MERGED: f64 = 2.0;
const RIGHT: f64 = 90.0;
const UNRESOLVED: f64 = 10.0;
const CLANG_COST: f64 = 20.0;
const GCC_COST: f64 = 40.0;

/// A failure, and what was found out about it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Occurrence {
    /// The number of its bug among those that are looked at.
    #[serde(skip)]
    pub bug: usize,
    pub name: String,
    pub case: String,
    #[serde(skip)]
    pub program: Program,
    pub identity: String,
    /// Whether the compiler itself says what is wrong, so that nobody is blamed.
    pub told: bool,
    /// The pass that is blamed, and how many compilations that took.
    pub pass: Option<String>,
    pub cost: u64,
    /// The reduced program, as text.
    pub reduced: Option<String>,
    /// The operation that goes wrong in it.
    #[serde(default)]
    pub culprit: Option<String>,
    pub shape: Option<String>,
}

/// What a reduction that is held to a pass came to.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Slipped {
    /// It is the same bug.
    No { tokens: usize },
    /// It is not.
    Yes(String),
    /// It could not be tried, for this reason.
    Untried(String),
}

/// What is known of one bug.
#[derive(Default)]
struct Looked {
    found: Vec<Occurrence>,
    tried: u64,
    missing: Option<String>,
    slipped: Option<Slipped>,
}

pub fn main(common: &Common, options: &Options) -> Result<ExitCode> {
    let all = read_bugs(&options.only)?;
    let root = Root::new()?;
    let compilers = Compilers::new(&root);
    if !options.again.is_empty() {
        return report(
            common,
            options,
            &all,
            &kept(options, &all, &compilers, &root)?,
        );
    }
    let numbered: Vec<usize> = (0..all.len()).collect();
    let looked = pool::map(options.jobs, "triage-check", &numbered, |&at| {
        child::stop_if_interrupted()?;
        look(options, &all, at, &compilers, &root)
    })?;
    if let Some(path) = &options.keep {
        let mut text = String::new();
        for occurrence in looked.iter().flat_map(|looked| &looked.found) {
            text += &serde_json::to_string(occurrence)?;
            text.push('\n');
        }
        write_file(path, text)?;
    }
    report(common, options, &all, &looked)
}

/// Occurrences that were kept, by bug.
fn kept(options: &Options, all: &[Bug], compilers: &Compilers, root: &Root) -> Result<Vec<Looked>> {
    let mut looked: Vec<Looked> = all.iter().map(|_| Looked::default()).collect();
    let mut worker = Worker::start(root)?;
    for path in &options.again {
        let text =
            fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
        for line in text.lines() {
            let mut found: Occurrence =
                serde_json::from_str(line).with_context(|| format!("in {}", path.display()))?;
            let Some(at) = all.iter().position(|bug| bug.name == found.name) else {
                continue;
            };
            (found.bug, found.program) = (at, Program::single("main.c", found.case.as_str()));
            // Shapes as they are now, so that rules can be tried out.
            if let Some(text) = &found.reduced {
                let program = Program::single("main.c", text.as_str());
                if let Ok(compiler) = compilers.with(&[&all[at]], &mut worker)? {
                    let accused = accused(&compiler, &all[at]);
                    found.culprit = culprit(&program, &accused, &root.dir()?, &mut worker)?;
                }
                found.shape = bugs::shape_of(&program, found.culprit.as_deref());
            }
            looked[at].found.push(found);
        }
    }
    Ok(looked)
}

/// What one thread works with.
struct Bench<'a> {
    worker: Worker,
    scratch: Scratch,
    root: &'a Root,
}

fn look(
    options: &Options,
    all: &[Bug],
    at: usize,
    compilers: &Compilers,
    root: &Root,
) -> Result<Looked> {
    let bug = &all[at];
    let mut bench = Bench {
        worker: Worker::start(root)?,
        scratch: root.dir()?,
        root,
    };
    let mut looked = Looked::default();
    let compiler = match compilers.with(&[bug], &mut bench.worker)? {
        Ok(compiler) => compiler,
        Err(why) => {
            looked.missing = Some(why);
            return Ok(looked);
        }
    };
    let sound = compilers.sound(bug, &mut bench.worker)?;
    let accused = accused(&compiler, bug);
    let real = match bug.is_real() {
        true => bug.programs()?,
        false => Vec::new(),
    };
    let programs = match bug.is_real() {
        true => real.len() as u64,
        false => options.programs,
    };
    while looked.found.len() < options.occurrences && looked.tried < programs {
        child::stop_if_interrupted()?;
        looked.tried += 1;
        let made = match bug.is_real() {
            true => real.get(looked.tried as usize - 1).cloned(),
            false => program(bug, options.first, looked.tried, options.size),
        };
        let Some(program) = made else {
            continue;
        };
        let Some(failure) = bench.fails(&program, &accused)? else {
            continue;
        };
        // A change of the text that leaves no C is not the bug that was planted.
        if bug.pool() == NO_PASSES && !failure.is_wrong_code() {
            continue;
        }
        if let Some(sound) = &sound
            && bench.fails(&program, &self::accused(sound, bug))?.is_some()
        {
            continue;
        }
        let examined = bench.examine(options, bug, program, failure, &accused, sound.as_ref())?;
        looked
            .found
            .extend(examined.map(|found| Occurrence { bug: at, ..found }));
    }
    eprintln!(
        "{}: {} of {} programs",
        bug.name,
        looked.found.len(),
        looked.tried
    );
    if !options.no_slipping && bug.pass().is_some() {
        looked.slipped = Some(slipping(
            options,
            all,
            at,
            &looked.found,
            compilers,
            &mut bench,
        )?);
    }
    Ok(looked)
}

fn accused(compiler: &Compiler, bug: &Bug) -> Accused {
    Accused {
        compiler: compiler.clone(),
        flags: bug.flags(),
        units: BTreeMap::new(),
    }
}

/// The how many-th program for a bug; they grow until one shows it.
fn program(bug: &Bug, first: u64, number: u64, size: u64) -> Option<Program> {
    let styles: Vec<Style> = ["whole", "scalar", "loops", "arith", "graph"]
        .iter()
        .filter_map(|name| Style::by_name(name))
        .collect();
    let style = *styles.get(number as usize % styles.len().max(1))?;
    let mut case = GenCase::new(style, first + bug.number * 1_000_000 + number);
    let size = size * (1 + number / GROW);
    case.set(&format!("size={size}")).ok()?;
    if bug.pool() == NO_PASSES {
        for knob in PLAIN {
            case.set(knob).ok()?;
        }
    }
    // A program that cannot be made is the generator's affair.
    let made = catch_unwind(AssertUnwindSafe(|| cassay_gen::generate(&case)));
    let made = made.ok()?.ok()?;
    Some(Program {
        case: case.to_string(),
        ..made.program
    })
}

impl Bench<'_> {
    fn fails(&mut self, program: &Program, accused: &Accused) -> Result<Option<Failure>> {
        let laid = Laid::new(&self.scratch, program)?;
        let flags = accused.flags_for(laid.sources());
        let bounds = Bounds::default();
        let way = Way::Driver;
        let tried = laid.attempt(&mut self.worker, &accused.compiler, &flags, bounds, way)?;
        Ok(Failure::of(&tried.seen, program.expected.as_ref()))
    }

    fn blame(&mut self, program: &Program, accused: &Accused, failure: &Failure) -> Result<Blame> {
        let case = Case::new(accused.clone(), failure.clone(), program.expected.clone());
        let (worker, scratch) = (&mut self.worker, &self.scratch);
        let budget = Budget::default();
        let mut asker = Asker::new(worker, scratch, program, case, budget, Known::new())?;
        Ok(blame(&mut asker)?)
    }

    /// What a hunt would find out about a failure; `None` where it could not be reduced, which it must for its shape.
    fn examine(
        &mut self,
        options: &Options,
        bug: &Bug,
        program: Program,
        failure: Failure,
        accused: &Accused,
        sound: Option<&Compiler>,
    ) -> Result<Option<Occurrence>> {
        let mut found = Occurrence {
            bug: 0,
            name: bug.name.clone(),
            case: program.case.clone(),
            identity: String::new(),
            told: true,
            pass: None,
            cost: 0,
            reduced: None,
            culprit: None,
            shape: None,
            program,
        };
        // All compilers of a pool are one compiler with all of its bugs.
        if let Some(identity) = of_message(&failure, bug.pool()) {
            found.identity = identity;
            return Ok(Some(found));
        }
        let blame = self.blame(&found.program, accused, &failure)?;
        found.told = false;
        found.identity = of_blame(&blame, bug.pool());
        found.cost = blame.compilations;
        found.pass = blame.guilt.pass().map(|pass| pass.name.clone());
        if found.pass.is_some() {
            return Ok(Some(found));
        }
        let against = sound.map(|sound| self::accused(sound, bug));
        let reduced = self.reduced(options, &found.program, accused, against, None)?;
        let Ok((small, _)) = reduced else {
            return Ok(None);
        };
        found.culprit = culprit(&small, accused, &self.scratch, &mut self.worker)?;
        found.shape = bugs::shape_of(&small, found.culprit.as_deref());
        let texts: Vec<String> = small
            .sources()
            .map(|(_, text)| String::from_utf8_lossy(text).into_owned())
            .collect();
        found.reduced = Some(texts.join("\n"));
        Ok(Some(found))
    }

    /// A program made small, and its tokens; an error says why not.
    fn reduced(
        &mut self,
        options: &Options,
        program: &Program,
        accused: &Accused,
        against: Option<Accused>,
        held_to: Option<&Blame>,
    ) -> Result<Result<(Program, usize), String>> {
        let mut request = reducing::request(accused.clone(), program, &Canceller::new());
        request.same = held_to.and_then(same::held_to);
        if let (Some(other), Question::Compiler { against, .. }) = (against, &mut request.question)
        {
            *against = Some(Box::new(other));
        }
        let mut watch = Until(Instant::now() + Duration::from_secs(options.reduce));
        Ok(match session::reduce(request, self.root, &mut watch) {
            Ok(reduced) => Ok((reduced.program, reduced.after.tokens)),
            Err(error) => Err(error.to_string()),
        })
    }
}

struct Until(Instant);

impl Observer for Until {
    fn go_on(&mut self, _: &Progress<'_>) -> bool {
        Instant::now() < self.0
    }
}

/// Reduces an occurrence with a compiler that has a second bug, held to the pass.
fn slipping(
    options: &Options,
    all: &[Bug],
    at: usize,
    found: &[Occurrence],
    compilers: &Compilers,
    bench: &mut Bench<'_>,
) -> Result<Slipped> {
    let bug = &all[at];
    let others = all.iter().cycle().skip(at + 1).take(all.len());
    let Some(other) = others
        .into_iter()
        .find(|o| o.pool() == bug.pool() && *o != bug)
    else {
        return Ok(Slipped::Untried("there is no other bug".to_string()));
    };
    let both = match compilers.with(&[bug, other], &mut bench.worker)? {
        Ok(compiler) => accused(&compiler, bug),
        Err(why) => return Ok(Slipped::Untried(why)),
    };
    let alone = match compilers.with(&[bug], &mut bench.worker)? {
        Ok(compiler) => accused(&compiler, bug),
        Err(why) => return Ok(Slipped::Untried(why)),
    };
    let mut why = "no occurrence is blamed on its pass with both bugs".to_string();
    for occurrence in found {
        let Some(failure) = bench.fails(&occurrence.program, &both)? else {
            continue;
        };
        let blame = bench.blame(&occurrence.program, &both, &failure)?;
        let named = blame.guilt.pass().map(|pass| pass.name.as_str());
        if named != bug.pass() {
            continue;
        }
        let reduced = bench.reduced(options, &occurrence.program, &both, None, Some(&blame))?;
        let (small, tokens) = match reduced {
            Ok(reduced) => reduced,
            Err(reason) => {
                why = reason;
                continue;
            }
        };
        // It was reduced with the flags that it was blamed with.
        let alone = Accused {
            flags: blame.shows.clone(),
            ..alone
        };
        return Ok(match bench.fails(&small, &alone)? {
            Some(_) => Slipped::No { tokens },
            None => Slipped::Yes(occurrence.case.clone()),
        });
    }
    Ok(Slipped::Untried(why))
}

/// Blame against the truth.
#[derive(Default)]
struct Blames {
    all: usize,
    right: usize,
    unresolved: usize,
    wrong: Vec<String>,
    costs: Vec<f64>,
}

impl Blames {
    fn add(&mut self, bug: &Bug, occurrence: &Occurrence) {
        let Some(truth) = bug.pass().filter(|_| !occurrence.told) else {
            return;
        };
        self.all += 1;
        self.costs.push(occurrence.cost as f64);
        match &occurrence.pass {
            None => self.unresolved += 1,
            Some(pass) if pass == truth => self.right += 1,
            Some(pass) => {
                let case = &occurrence.case;
                self.wrong.push(format!("{}: {pass} ({case})", bug.name));
            }
        }
    }

    fn json(&self) -> Value {
        json!({
            "blamed": self.all, "right": self.right, "unresolved": self.unresolved,
            "wrong": self.wrong, "compilations": median(self.costs.clone()),
        })
    }
}

fn report(common: &Common, options: &Options, all: &[Bug], looked: &[Looked]) -> Result<ExitCode> {
    let mut missed = Vec::new();
    for (bug, looked) in all.iter().zip(looked) {
        if let Some(why) = &looked.missing {
            missed.push(format!("{}: {why}", bug.name));
        } else if looked.found.len() < options.occurrences {
            let (found, tried) = (looked.found.len(), looked.tried);
            missed.push(format!(
                "{}: {found} occurrences in {tried} programs",
                bug.name
            ));
        }
    }
    if options.shapes {
        for occurrence in looked.iter().flat_map(|looked| &looked.found) {
            let shape = occurrence.shape.as_deref().unwrap_or("-");
            let name = &all[occurrence.bug].name;
            common.say(format!("{name}: {}: {shape}", occurrence.identity));
            if let Some(small) = &occurrence.reduced {
                common.say(small);
            }
        }
    }
    let (mut figures, mut bad) = (serde_json::Map::new(), false);
    let mut table = Table::new(&[
        "pairs",
        "the same",
        "told apart",
        "different",
        "merged",
        "not examined",
    ]);
    type Part = fn(&Bug) -> bool;
    let parts: [(&str, bool, Part); 4] = [
        ("tuned on", false, |bug| bug.tuned),
        ("held out", true, |bug| !bug.tuned && !bug.is_real()),
        ("real", true, Bug::is_real),
        ("all", false, |_| true),
    ];
    for (half, judged, part) in parts {
        let some: Vec<&Occurrence> = looked
            .iter()
            .flat_map(|looked| &looked.found)
            .filter(|o| part(&all[o.bug]))
            .collect();
        let pairs = mix(&some, all, options.seed)?;
        let apart = percent(pairs.told_apart, pairs.same);
        let merged = percent(pairs.merged, pairs.different);
        table.row([
            half.to_string(),
            pairs.same.to_string(),
            format!("{} ({apart:.1} %)", pairs.told_apart),
            pairs.different.to_string(),
            format!("{} ({merged:.1} %)", pairs.merged),
            format!("{} of {}", pairs.unexamined, some.len()),
        ]);
        if judged {
            bad |= apart > TOLD_APART || merged > MERGED;
        }
        figures.insert(half.to_string(), pairs_json(&pairs));
        if half == "all" {
            for what in pairs.wrong.iter().take(40) {
                common.say(what);
            }
        }
    }
    common.say(table);
    let mut blames = Table::new(&[
        "blame",
        "failures",
        "right",
        "unresolved",
        "wrong",
        "compilations",
    ]);
    let mut slips = Vec::new();
    let (mut kept, mut untried) = (0, Vec::new());
    for (pool, cost) in [("clang", CLANG_COST), ("gcc", GCC_COST)] {
        let mut sum = Blames::default();
        for (bug, looked) in all.iter().zip(looked).filter(|(bug, _)| bug.pool() == pool) {
            for occurrence in &looked.found {
                sum.add(bug, occurrence);
            }
        }
        if sum.all == 0 {
            continue;
        }
        let (right, open) = (
            percent(sum.right, sum.all),
            percent(sum.unresolved, sum.all),
        );
        let median = median(sum.costs.clone());
        bad |= right < RIGHT || open > UNRESOLVED || !sum.wrong.is_empty() || median > cost;
        blames.row([
            pool.to_string(),
            sum.all.to_string(),
            format!("{} ({right:.1} %)", sum.right),
            format!("{} ({open:.1} %)", sum.unresolved),
            sum.wrong.len().to_string(),
            format!("{median:.0}"),
        ]);
        for wrong in &sum.wrong {
            common.say(format!("wrong name: {wrong}"));
        }
        figures.insert(format!("blame {pool}"), sum.json());
    }
    common.say(blames);
    let mut sizes = Vec::new();
    for (bug, looked) in all.iter().zip(looked) {
        match &looked.slipped {
            None => {}
            Some(Slipped::No { tokens }) => {
                kept += 1;
                sizes.push(*tokens as f64);
            }
            Some(Slipped::Yes(case)) => slips.push(format!("{}: {case}", bug.name)),
            Some(Slipped::Untried(why)) => untried.push(format!("{}: {why}", bug.name)),
        }
    }
    common.say(format!(
        "held to the pass: {kept} reductions stayed with their bug ({:.0} tokens at the median), {} slipped, {} could not be tried",
        median(sizes),
        slips.len(),
        untried.len()
    ));
    for line in slips.iter().chain(&untried).chain(&missed) {
        common.say(format!("  {line}"));
    }
    let bugs = looked
        .iter()
        .filter(|looked| !looked.found.is_empty())
        .count();
    let occurrences: usize = looked.iter().map(|looked| looked.found.len()).sum();
    common.say(format!("{occurrences} occurrences of {bugs} bugs"));
    bad |= !slips.is_empty();
    figures.insert("bugs".into(), json!(bugs));
    figures.insert("occurrences".into(), json!(occurrences));
    figures.insert("slipped".into(), json!(slips));
    figures.insert("kept".into(), json!(kept));
    figures.insert("untried".into(), json!(untried));
    figures.insert("missed".into(), json!(missed));
    common.write_json(&Value::Object(figures))?;
    Ok(ExitCode::from(u8::from(bad)))
}

fn pairs_json(pairs: &Pairs) -> Value {
    json!({
        "same": pairs.same, "told_apart": pairs.told_apart, "different": pairs.different,
        "merged": pairs.merged, "unexamined": pairs.unexamined,
    })
}
