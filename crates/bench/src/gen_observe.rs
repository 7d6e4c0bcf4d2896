//! Does what a generated program computes reach its output?
//!
//! An optimiser's mistake in a value that nobody shows is not seen. One bit of one executed assignment is flipped, and
//! the program run by the semantics: its output must change, or the program lose its meaning. The assignment is drawn
//! among those that are executed, each as likely as another, then one of its executions. Beside that the table has what
//! else wastes a program: bytes outside of function bodies, conditions that are constants, results that nobody takes.

use std::process::ExitCode;

use anyhow::{Result, bail};
use cassay_check::check;
use cassay_choice::Rng;
use cassay_eval::{Options as Run, Verdict};
use cassay_gen::{Case, Generated, Style};
use cassay_lang::print::print_decl;
use cassay_lang::tree::*;
use cassay_lang::types::TyKind;
use cassay_lang::walk::{self, Next, Node};
use clap::Args;
use serde_json::json;

use crate::child;
use crate::common::Common;
use crate::csmith::Seeds;
use crate::flips::{Flips, functions};
use crate::gen_program;
use crate::pool;
use crate::table::{Table, percent};

#[derive(Args)]
pub struct Options {
    /// Seeds of the programs, both ends included
    #[arg(long, default_value = "1..50", value_name = "A..B")]
    seeds: Seeds,
    /// Styles to measure [default: all]
    #[arg(long, value_delimiter = ',', value_name = "STYLE,…")]
    styles: Vec<String>,
    /// Size of the programs in bytes
    #[arg(long, default_value_t = 3000, value_name = "BYTES")]
    size: u64,
    /// Set a knob instead of drawing it
    #[arg(long, value_delimiter = ',', value_name = "KNOB=VALUE,…")]
    set: Vec<String>,
    /// Flips in each program
    #[arg(long, default_value_t = 20, value_name = "N")]
    trials: u64,
    /// Print the site of each flip that nobody saw
    #[arg(long)]
    unseen: bool,
    /// Programs tried at the same time
    #[arg(long, default_value_t = pool::default_jobs())]
    jobs: usize,
}

/// Flips that must be seen in each style, in percent.
const BAR: f64 = 90.0;

/// What was seen of some programs.
#[derive(Default)]
struct Seen {
    programs: usize,
    trials: usize,
    seen: usize,
    /// Programs that cannot be asked.
    left_out: usize,
    bytes: usize,
    bodies: usize,
    /// `if` with a constant.
    constant: usize,
    /// Calls whose result nobody takes.
    dropped: usize,
    without_loop: usize,
    unseen: Vec<String>,
}

pub fn main(common: &Common, options: &Options) -> Result<ExitCode> {
    let mut table = Table::new(&[
        "style",
        "programs",
        "flips",
        "seen %",
        "bodies %",
        "constant ifs",
        "results dropped",
        "without a loop",
        "left out",
    ]);
    let mut figures = Vec::new();
    let mut met = true;
    for style in Style::ALL {
        if !options.styles.is_empty() && !options.styles.iter().any(|name| name == style.name()) {
            continue;
        }
        let all = pool::map(
            options.jobs,
            "gen-observe",
            &options.seeds.list(),
            |&seed| one(options, *style, seed),
        )?;
        let mut sum = Seen::default();
        for one in all {
            sum.programs += one.programs;
            sum.trials += one.trials;
            sum.seen += one.seen;
            sum.left_out += one.left_out;
            sum.bytes += one.bytes;
            sum.bodies += one.bodies;
            sum.constant += one.constant;
            sum.dropped += one.dropped;
            sum.without_loop += one.without_loop;
            sum.unseen.extend(one.unseen);
        }
        let share = percent(sum.seen, sum.trials);
        met &= share >= BAR;
        table.row([
            style.name().to_string(),
            sum.programs.to_string(),
            sum.trials.to_string(),
            format!("{share:.1}"),
            format!("{:.1}", percent(sum.bodies, sum.bytes)),
            sum.constant.to_string(),
            sum.dropped.to_string(),
            sum.without_loop.to_string(),
            sum.left_out.to_string(),
        ]);
        figures.push(json!({
            "style": style.name(),
            "programs": sum.programs,
            "flips": sum.trials,
            "seen": sum.seen,
            "seen_percent": share,
            "bytes": sum.bytes,
            "bytes_of_bodies": sum.bodies,
            "constant_ifs": sum.constant,
            "results_dropped": sum.dropped,
            "without_a_loop": sum.without_loop,
            "left_out": sum.left_out,
        }));
        for line in &sum.unseen {
            common.say(line);
        }
    }
    common.say(table);
    common.say(format!(
        "\nthe bar is {BAR} % of the flips in each style: {}",
        if met { "met" } else { "MISSED" }
    ));
    common.write_json(&json!({
        "figure": "gen-observe",
        "size": options.size,
        "styles": figures,
        "met": met,
    }))?;
    Ok(ExitCode::SUCCESS)
}

fn one(options: &Options, style: Style, seed: u64) -> Result<Seen> {
    child::stop_if_interrupted()?;
    let mut case = Case::new(style, seed);
    case.set(&format!("size={}", options.size))?;
    for text in &options.set {
        case.set(text)?;
    }
    let generated = match gen_program::make(&case, |generated| generated).result {
        Ok(generated) => generated,
        Err(why) => bail!("{case}: {why}"),
    };
    cassay_eval::with_stack(|| Ok(look(options, &case, &generated)))
}

fn look(options: &Options, case: &Case, generated: &Generated) -> Seen {
    let mut seen = figures(case, generated);
    let run = gen_program::run_options(generated);
    let Some(flips) = Flips::new(generated, &case.target) else {
        seen.left_out = 1;
        return seen;
    };
    // The counting takes steps, too.
    let run = Run {
        limits: cassay_eval::Limits {
            steps: run.limits.steps * 3,
            ..run.limits
        },
        ..run
    };
    let output = |p: &Program| -> Option<Vec<u8>> {
        let compiled = cassay_eval::compile(p, &case.target).ok()?;
        let outcome = compiled.run(p, &run);
        (outcome.verdict == Verdict::Exit(0)).then_some(outcome.output)
    };
    let counted = output(&flips.counting());
    let counts: Vec<u64> = match counted
        .as_deref()
        .map(|o| o.strip_prefix(generated.output()))
    {
        Some(Some(rest)) => String::from_utf8_lossy(rest)
            .split_whitespace()
            .filter_map(|word| word.parse().ok())
            .collect(),
        _ => {
            seen.left_out = 1;
            return seen;
        }
    };
    let executed: Vec<usize> = (1..=counts.len()).filter(|n| counts[n - 1] > 0).collect();
    if executed.is_empty() {
        return seen;
    }
    let mut rng = Rng::new(case.seed).fork(case.style.name());
    for _ in 0..options.trials {
        let site = executed[rng.below(executed.len() as u64) as usize];
        let execution = 1 + rng.below(counts[site - 1]);
        seen.trials += 1;
        let same = output(&flips.flipped(site, execution)).as_deref() == Some(generated.output());
        seen.seen += usize::from(!same);
        if same && options.unseen {
            let what = flips.describe(site);
            seen.unseen.push(format!(
                "{case}: execution {execution} of {} of: {what}",
                counts[site - 1]
            ));
        }
    }
    seen
}

/// What can be counted in the tree.
fn figures(case: &Case, generated: &Generated) -> Seen {
    let p = &generated.tree;
    let mut seen = Seen {
        programs: 1,
        bytes: generated.stats.bytes,
        without_loop: 1,
        ..Seen::default()
    };
    let checked = check(p, &case.target).ok();
    for (decl, body) in functions(generated) {
        seen.bodies += print_decl(p, decl).len();
        let _ = walk::visit(p, Node::Stmt(body), |node| {
            let Node::Stmt(stmt) = node else {
                return Next::Below;
            };
            match p[stmt].kind {
                StmtKind::If(cond, ..) if matches!(p[cond].kind, ExprKind::Int(_)) => {
                    seen.constant += 1;
                }
                StmtKind::Expr(e) if matches!(p[e].kind, ExprKind::Call(..)) => {
                    let result = checked.as_ref().map(|c| c.types.kind(c.typed(e).qty.ty));
                    seen.dropped += usize::from(result.is_some_and(|r| r != TyKind::Void));
                }
                StmtKind::While(..) | StmtKind::Do(..) | StmtKind::For { .. } => {
                    seen.without_loop = 0;
                }
                _ => {}
            }
            Next::Below
        });
    }
    seen
}
