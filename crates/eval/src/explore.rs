//! What comes of a program in other orders of evaluation.
//!
//! A run says in which joins operands had effects on each other (`machine/order.rs`). Whether that reaches the output is
//! found out by running the program in other orders that C allows (6.5p3, 6.5.2.2p10): from right to left, and with the
//! operands of those joins as strands (`machine/strands.rs`). If there are few interleavings, all are run. Otherwise those
//! are that compilers are known to use: calls before other operands are read, or after it, from either side; operands from
//! the middle; and some at random, where each place in the text has a rank, or where chance decides each time.
//!
//! A dependence is reported with the operands that it takes, and with the order that shows it. An order in which the
//! program cannot be followed to its end shows nothing, which is reported as well: the result is not known to be one.

use crate::code::Site;
use crate::machine::strands::{Policy, Search};
use crate::order::Operands;
use crate::verdict::{Note, Outcome, Verdict};
use crate::{Compiled, Kind, Options, Run, compile_with, report};
use cassay_lang::Span;
use cassay_lang::print::print_expr;
use cassay_lang::tree::{ExprId, Program};
use cassay_memory::Choice;
use rustc_hash::FxHashSet;

/// Runs of an exhaustive search.
const SEARCHED: usize = 64;
/// A search that cannot make so many runs is not begun.
const RUNS: usize = 6;
/// Steps that runs may take together beyond those that are always made.
const STEPS: u64 = 30_000_000;
/// Runs at random of each sort.
const RANDOM: u64 = 4;
/// Joins that are looked at one by one, to tell which matters.
const ALONE: usize = 12;
/// Characters of an operand in a message.
const SHOWN: usize = 40;

/// A program and a run from left to right that ended normally.
pub(crate) struct Explorer<'a> {
    pub compiled: &'a Compiled,
    pub program: &'a Program,
    pub options: Options,
    pub first: &'a Outcome,
    /// How all runs decide what C leaves to the implementation.
    pub choice: Choice,
}

/// What a program does in another order, and the order.
struct Other {
    outcome: Outcome,
    policy: Policy,
    /// Operands in the order in which they were evaluated.
    witness: Vec<ExprId>,
}

impl Explorer<'_> {
    /// What comes of other orders in joins at these places.
    pub fn outcome(mut self, sites: &[Site]) -> Outcome {
        // Strands take more instructions. An order that takes many times as long may never end.
        let steps = &mut self.options.limits.steps;
        let many = self.first.steps.saturating_mul(16).saturating_add(STEPS);
        *steps = steps.saturating_mul(2).min(many);
        let Some(reversed) = self.reversed() else {
            return self.unknown(sites, "the program cannot be lowered in another order");
        };
        let mut sites = sites.to_vec();
        for &site in &reversed.order {
            if !sites.contains(&site) {
                sites.push(site);
            }
        }
        let mut other = None;
        if !reversed.ambiguous && self.differs(&reversed.outcome) {
            other = Some(Other {
                outcome: reversed.outcome,
                policy: Policy::Backward,
                witness: Vec::new(),
            });
        }
        let joins: FxHashSet<ExprId> = sites.iter().filter_map(|&site| expr(site)).collect();
        let Some(compiled) = self.strands(joins) else {
            return match other {
                Some(other) => self.depends(span(self.program, &sites), &other),
                None => self.unknown(&sites, "the operands need too many registers"),
            };
        };
        let other = other.or_else(|| self.search(&compiled)).or_else(|| {
            let policies = self.policies();
            policies
                .into_iter()
                .find_map(|p| self.differing(&compiled, p))
        });
        match other {
            Some(other) => self.narrowed(&sites, other),
            None => self.first.clone(),
        }
    }

    fn differs(&self, other: &Outcome) -> bool {
        other.verdict != self.first.verdict || other.output != self.first.output
    }

    /// From right to left, and watched as the first run was.
    fn reversed(&self) -> Option<Run> {
        let target = &self.compiled.types.target;
        let operands = Operands::BackwardInConflict;
        let reversed = compile_with(self.program, target, None, None, operands, None).ok()?;
        Some(reversed.run_once(self.program, &self.options, self.choice))
    }

    /// The program with the operands of these joins as strands.
    fn strands(&self, joins: FxHashSet<ExprId>) -> Option<Compiled> {
        let target = &self.compiled.types.target;
        let (operands, joins) = (Operands::Strands, Some(joins));
        compile_with(self.program, target, None, None, operands, joins).ok()
    }

    fn run(&self, compiled: &Compiled, policy: &mut Policy) -> (Outcome, Vec<ExprId>) {
        let taken = std::mem::take(policy);
        let (run, strands) = compiled.run_strands(self.program, &self.options, self.choice, taken);
        *policy = strands.policy;
        let sites = strands.witness.iter().filter_map(|&at| {
            let note = compiled.module.notes.get(at as usize);
            note.and_then(|note| expr(note.site))
        });
        let outcome = match run.ambiguous {
            true => self.first.clone(),
            false => run.outcome,
        };
        (outcome, sites.collect())
    }

    /// What is different under a policy.
    fn differing(&self, compiled: &Compiled, policy: Policy) -> Option<Other> {
        let mut left = policy.clone();
        let (outcome, witness) = self.run(compiled, &mut left);
        self.differs(&outcome).then_some(Other {
            outcome,
            policy,
            witness,
        })
    }

    /// Further runs that there are steps for.
    fn affordable(&self) -> usize {
        (STEPS / self.first.steps.max(STEPS / 4096)) as usize
    }

    /// All interleavings, if there are few, up to one that makes a difference.
    fn search(&self, compiled: &Compiled) -> Option<Other> {
        let most = SEARCHED.min(self.affordable());
        let mut policy = Policy::Search(Search::default());
        for _ in 0..if most < RUNS { 0 } else { most } {
            let before = policy.clone();
            let (outcome, witness) = self.run(compiled, &mut policy);
            if self.differs(&outcome) {
                return Some(Other {
                    outcome,
                    policy: before,
                    witness,
                });
            }
            let Policy::Search(search) = &mut policy else {
                return None;
            };
            if search.abandoned || !search.next() {
                return None;
            }
        }
        None
    }

    /// The orders that are tried where there are many; fewer if each takes long.
    fn policies(&self) -> Vec<Policy> {
        let calls = |first, backward| Policy::Calls { first, backward };
        let mut all = vec![calls(true, false), calls(false, false), Policy::From(1)];
        if self.affordable() > 0 {
            all.extend([calls(true, true), calls(false, true), Policy::From(2)]);
        }
        if self.affordable() >= RUNS {
            all.extend((0..RANDOM).map(Policy::Fixed));
            all.extend((0..RANDOM).map(Policy::Random));
        }
        all
    }

    /// The same dependence, of one join alone if it takes no more.
    fn narrowed(&self, sites: &[Site], other: Other) -> Outcome {
        let all = span(self.program, sites);
        if sites.len() <= ALONE && self.affordable() >= sites.len() {
            for &site in sites {
                let joins = expr(site).into_iter().collect();
                let Some(alone) = self.strands(joins) else {
                    continue;
                };
                let policy = match other.policy {
                    // Decisions are counted over all joins.
                    Policy::Search(_) => None,
                    ref policy => self.differing(&alone, policy.clone()),
                };
                if let Some(found) = policy.or_else(|| self.search(&alone)) {
                    return self.depends(report::span_of(self.program, site), &found);
                }
            }
        }
        self.depends(all, &other)
    }

    fn depends(&self, span: Span, other: &Other) -> Outcome {
        let mut report = report::depends(Kind::EvaluationOrder, span, self.first, &other.outcome);
        let unknown = match &other.outcome.verdict {
            Verdict::StepLimit => Some("it does not end in as many steps"),
            Verdict::Unsupported { .. } => Some("it needs what is not supported"),
            _ => None,
        };
        if let Some(why) = unknown {
            report.detail = undecided(&format!("in another order {why}"));
        }
        if let Verdict::Undefined(undefined) = &other.outcome.verdict {
            report.notes.push(Note {
                span: undefined.span,
                text: format!("then this is undefined: {}", undefined.detail),
            });
        }
        report.notes.extend(self.witness(other));
        Outcome {
            verdict: Verdict::Unspecified(report),
            ..self.first.clone()
        }
    }

    /// The order that shows it.
    fn witness(&self, other: &Other) -> Option<Note> {
        let text = |e: ExprId| {
            let text = print_expr(self.program, e).replace('\n', " ");
            match text.char_indices().nth(SHOWN) {
                Some((at, _)) => format!("`{}…`", &text[..at]),
                None => format!("`{text}`"),
            }
        };
        let mut shown: Vec<String> = Vec::new();
        for &e in &other.witness {
            let own = text(e);
            // Some look alike.
            let mut alike: Vec<ExprId> = other.witness.clone();
            alike.retain(|&o| text(o) == own);
            alike.sort_by_key(|&o| self.program[o].span.lo);
            alike.dedup();
            shown.push(match alike.iter().position(|&o| o == e) {
                Some(at) if alike.len() > 1 => format!("{own} (no. {})", at + 1),
                _ => own,
            });
        }
        let order = match (&shown[..], &other.policy) {
            ([], Policy::Backward) => "from right to left".to_string(),
            ([], _) => return None,
            (operands, _) => format!("as {}", operands.join(", then ")),
        };
        let first = other.witness.first();
        Some(Note {
            span: first.map_or(Span::NONE, |&e| self.program[e].span),
            text: format!("it differs when operands are evaluated {order}"),
        })
    }

    /// Other orders could not be tried.
    fn unknown(&self, sites: &[Site], why: &str) -> Outcome {
        let span = span(self.program, sites);
        let mut report = report::depends(Kind::EvaluationOrder, span, self.first, self.first);
        report.detail = undecided(why);
        Outcome {
            verdict: Verdict::Unspecified(report),
            ..self.first.clone()
        }
    }
}

fn undecided(why: &str) -> String {
    format!(
        "operands have effects on each other, and whether the result depends on their order is not known: {why}"
    )
}

fn expr(site: Site) -> Option<ExprId> {
    match site {
        Site::Expr(e) => Some(e),
        _ => None,
    }
}

/// The first place.
fn span(program: &Program, sites: &[Site]) -> Span {
    let first = sites.first();
    first.map_or(Span::NONE, |&site| report::span_of(program, site))
}
