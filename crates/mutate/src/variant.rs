//! From a seed to variants: draw sites, profile them, mutate, splice, confirm.
//!
//! The seed runs twice: once to see which statements run at all, once to record values, and only at
//! the sites that were drawn (sparse profiling, §4.5.1 of the paper). Sites of all variants are
//! recorded in the one run; each variant still depends on its own number and nothing else.
//!
//! **Every variant is confirmed** by the exact semantics: defined, and with the seed's output and exit
//! status. One that is not would be a bug of a mutation, or of the semantics. It is not handed out:
//! the mutations to blame are found by halving, reported in [`Family::blamed`], and left out.

use crate::kinds;
use crate::mutation::{Context, Facts, Mutation, Site, Where, is_point};
use crate::seed::{Role, Seed};
use crate::text::{Mutated, apply};
use cassay_choice::Choices;
use cassay_eval::profile::Wanted;
use cassay_eval::{Outcome, Verdict, compile, compile_profiled};
use cassay_lang::tree::*;
use cassay_lang::{Problem, SourceMap};
use cassay_parse::load::parse_files;
use cassay_parse::preprocess::{self, Loader};
use rustc_hash::FxHashSet;

/// What variants are wanted.
#[derive(Clone)]
pub struct Options {
    /// The mutations to draw from; in the order of [`kinds::ALL`].
    pub kinds: Vec<&'static dyn Mutation>,
    pub variants: u32,
    pub seed: u64,
    /// Sites per thousand.
    pub points: u32,
    /// How deep predicates and blocks nest.
    pub depth: u32,
    /// How many rounds: a variant is the seed of the next.
    pub chain: u32,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            kinds: kinds::ALL.to_vec(),
            variants: 10,
            seed: 1,
            points: 100,
            depth: 2,
            chain: 1,
        }
    }
}

/// A program that does what its seed does.
#[derive(Clone, Debug)]
pub struct Variant {
    /// From 1.
    pub number: u32,
    /// The text that the mutations are edits of: the seed's, or with a chain the previous variant's.
    pub base: Vec<u8>,
    pub mutations: Vec<Mutated>,
    /// What is put in must have no line breaks.
    pub flat: bool,
    /// The mutations of the rounds before, for people.
    pub earlier: Vec<Mutated>,
    pub text: Vec<u8>,
}

impl Variant {
    /// The text with some of the last round's mutations only.
    pub fn subset(&self, keep: impl Fn(usize) -> bool) -> Vec<u8> {
        let kept: Vec<Mutated> = self
            .mutations
            .iter()
            .enumerate()
            .filter(|(i, _)| keep(*i))
            .map(|(_, m)| m.clone())
            .collect();
        apply(&self.base, &kept, self.flat)
    }
}

/// A mutation that changed what a program means.
#[derive(Clone, Debug)]
pub struct Blamed {
    pub variant: u32,
    pub mutation: Mutated,
    /// What became of the program.
    pub why: String,
}

/// The variants of a seed.
#[derive(Debug)]
pub struct Family {
    /// What the seed does, and all of them.
    pub outcome: Outcome,
    pub variants: Vec<Variant>,
    /// Empty, unless something is wrong.
    pub blamed: Vec<Blamed>,
}

/// Why a program is no seed.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    #[error("{0}")]
    Problem(Problem, SourceMap),
    /// It has no meaning to keep.
    #[error("the program has no meaning to keep")]
    Verdict(Box<Outcome>, SourceMap),
}

/// What runs are given.
pub struct Setting<'a> {
    pub preprocess: &'a preprocess::Options,
    pub run: &'a cassay_eval::Options,
}

/// Derives variants of a program of one file.
pub fn derive(
    name: &str,
    text: &[u8],
    setting: &Setting,
    loader: &mut dyn Loader,
    options: &Options,
) -> Result<Family, Error> {
    let first = Base::new(name, text.to_vec(), setting, loader)?;
    let mut family = Family {
        outcome: first.outcome.clone(),
        variants: Vec::new(),
        blamed: Vec::new(),
    };
    for variant in first.round(
        1..=options.variants,
        1,
        setting,
        loader,
        options,
        &mut family,
    ) {
        family.variants.push(variant);
    }
    for round in 2..=options.chain {
        for i in 0..family.variants.len() {
            let Some(old) = family.variants.get(i).cloned() else {
                continue;
            };
            // A variant is confirmed, so it is a seed.
            let base = Base::new(name, old.text.clone(), setting, loader)?;
            let n = old.number;
            let mut made = base.round(n..=n, round, setting, loader, options, &mut family);
            if let (Some(mut new), Some(slot)) = (made.pop(), family.variants.get_mut(i)) {
                new.earlier = old.earlier;
                new.earlier.extend(old.mutations);
                *slot = new;
            }
        }
    }
    Ok(family)
}

/// A seed that has been run.
struct Base {
    seed: Seed,
    outcome: Outcome,
    reached: Vec<u64>,
    executed: Vec<bool>,
}

/// The sites of one variant.
struct Drawn {
    number: u32,
    choices: Choices,
    sites: Vec<(usize, Site)>,
}

impl Base {
    fn new(
        name: &str,
        text: Vec<u8>,
        setting: &Setting,
        loader: &mut dyn Loader,
    ) -> Result<Base, Error> {
        let seed = Seed::new(name, &text, setting.preprocess, loader)
            .map_err(|(problem, sources)| Error::Problem(problem, sources))?;
        let wanted = Wanted {
            statements: true,
            ..Wanted::default()
        };
        let compiled = match compile_profiled(&seed.program, seed.target, &wanted) {
            Ok(compiled) => compiled,
            Err(problem) => return Err(Error::Problem(problem, seed.sources)),
        };
        let profiled = compiled.profile(&seed.program, setting.run);
        if !matches!(profiled.outcome.verdict, Verdict::Exit(_)) {
            return Err(Error::Verdict(Box::new(profiled.outcome), seed.sources));
        }
        Ok(Base {
            seed,
            outcome: profiled.outcome,
            reached: profiled.reached,
            executed: profiled.executed,
        })
    }

    /// The variants with these numbers.
    fn round(
        &self,
        numbers: std::ops::RangeInclusive<u32>,
        round: u32,
        setting: &Setting,
        loader: &mut dyn Loader,
        options: &Options,
        family: &mut Family,
    ) -> Vec<Variant> {
        let sites = self.sites();
        let drawn: Vec<Drawn> = numbers
            .map(|number| {
                let label = format!("variant {number} round {round}");
                let mut choices = Choices::seeded(options.seed).fork(&label);
                let sites = self.draw(&sites, options, &mut choices);
                Drawn {
                    number,
                    choices,
                    sites,
                }
            })
            .collect();
        let facts = self.profile(&drawn, setting);
        drawn
            .into_iter()
            .map(|d| self.variant(d, &facts, setting, loader, options, family))
            .collect()
    }

    /// All sites, by the kind of place they are.
    fn sites(&self) -> Sites {
        let seed = &self.seed;
        let mut sites = Sites::default();
        for i in 0..seed.stmts.len() {
            let stmt = StmtId::from_index(i);
            if let StmtKind::Decl(decl) = seed.program[stmt].kind
                && seed.stmt(stmt).is_some_and(|info| info.in_block)
                && matches!(seed.program[decl].kind, DeclKind::Var { .. })
            {
                sites.declarations.push(stmt);
            }
            if !is_point(seed, stmt) {
                continue;
            }
            if self.reached.get(i).copied().unwrap_or(0) == 0 {
                sites.dead.push(stmt);
                continue;
            }
            sites.live.push(stmt);
            match seed.program[stmt].kind {
                StmtKind::While(..) | StmtKind::Do(..) | StmtKind::For { .. } => {
                    sites.loops.push(stmt);
                }
                StmtKind::Switch(..) => sites.switches.push(stmt),
                _ => {}
            }
        }
        for i in 0..seed.exprs.len() {
            let expr = ExprId::from_index(i);
            let Some(info) = seed.expr(expr) else {
                continue;
            };
            let ran = self.executed.get(info.stmt.index()).copied();
            if info.role == Role::Value && info.range.is_some() && ran == Some(true) {
                sites.exprs.push(expr);
            }
        }
        sites
    }

    /// A share of the sites, a few at least, and for each the mutation to try there.
    fn draw(&self, sites: &Sites, options: &Options, c: &mut Choices) -> Vec<(usize, Site)> {
        let mut drawn = Vec::new();
        let mut take = |place: Where, all: &[Site], least: u64, most: u64, c: &mut Choices| {
            let kinds: Vec<usize> = options
                .kinds
                .iter()
                .enumerate()
                .filter(|(_, k)| k.place() == place)
                .map(|(i, _)| i)
                .collect();
            if kinds.is_empty() || all.is_empty() {
                return;
            }
            let share = all.len() as u64 * u64::from(options.points) / 1000;
            let count = share.max(least).min(most).min(all.len() as u64);
            let mut left = all.to_vec();
            for _ in 0..count {
                let at = c.below(left.len() as u64) as usize;
                let site = left.swap_remove(at);
                if let Some(&kind) = c.pick(&kinds) {
                    drawn.push((kind, site));
                }
            }
        };
        let stmts = |list: &[StmtId]| list.iter().map(|&s| Site::Stmt(s)).collect::<Vec<_>>();
        let exprs: Vec<Site> = sites.exprs.iter().map(|&e| Site::Expr(e)).collect();
        take(Where::Declaration, &stmts(&sites.declarations), 2, 20, c);
        take(Where::Live, &stmts(&sites.live), 3, 60, c);
        take(Where::Dead, &stmts(&sites.dead), 3, 60, c);
        take(Where::Loop, &stmts(&sites.loops), 2, 10, c);
        take(Where::Switch, &stmts(&sites.switches), 1, 5, c);
        take(Where::Expression, &exprs, 3, 60, c);
        drawn
    }

    /// The run that records the values at all sites drawn.
    fn profile(&self, drawn: &[Drawn], setting: &Setting) -> Facts {
        let mut points: Vec<StmtId> = Vec::new();
        let mut exprs: Vec<ExprId> = Vec::new();
        for (_, site) in drawn.iter().flat_map(|d| &d.sites) {
            match *site {
                Site::Stmt(s) => points.push(s),
                Site::Expr(e) => {
                    exprs.push(e);
                    points.extend(self.seed.expr(e).map(|info| info.stmt));
                }
            }
        }
        points.sort_unstable();
        points.dedup();
        exprs.sort_unstable();
        exprs.dedup();
        let mut facts = Facts {
            reached: self.reached.clone(),
            executed: self.executed.clone(),
            ..Facts::default()
        };
        let wanted = Wanted {
            points: &points,
            exprs: &exprs,
            ..Wanted::default()
        };
        // It compiled before.
        if let Ok(compiled) = compile_profiled(&self.seed.program, self.seed.target, &wanted) {
            let profiled = compiled.profile(&self.seed.program, setting.run);
            facts.points = profiled.points.into_iter().map(|p| (p.stmt, p)).collect();
            facts.exprs = profiled.exprs.into_iter().map(|e| (e.expr, e)).collect();
        }
        facts
    }

    fn variant(
        &self,
        mut drawn: Drawn,
        facts: &Facts,
        setting: &Setting,
        loader: &mut dyn Loader,
        options: &Options,
        family: &mut Family,
    ) -> Variant {
        let mut renamed = FxHashSet::default();
        let mut mutations = Vec::new();
        for (i, &(kind, site)) in drawn.sites.iter().enumerate() {
            let Some(mutation) = options.kinds.get(kind) else {
                continue;
            };
            let cx = Context {
                seed: &self.seed,
                facts,
                depth: options.depth,
                number: i as u32 + 1,
                renamed: &renamed,
            };
            if let Some(made) = mutation.make(&cx, site, &mut drawn.choices) {
                mutations.push(made);
                // Declarations come first, so that all others know.
                renamed.extend(mutation.renames(&self.seed, site));
            }
        }
        let mut confirm = |set: &[Mutated]| self.confirm(set, setting, loader);
        while let Err(why) = confirm(&mutations) {
            // Find one that is wrong alone, or the first that completes a wrong set.
            let (mut good, mut bad) = (0, mutations.len());
            let mut reason = why;
            while good + 1 < bad {
                let middle = good.midpoint(bad);
                match confirm(mutations.get(..middle).unwrap_or_default()) {
                    Ok(()) => good = middle,
                    Err(why) => {
                        bad = middle;
                        reason = why;
                    }
                }
            }
            if bad == 0 || bad > mutations.len() {
                break;
            }
            family.blamed.push(Blamed {
                variant: drawn.number,
                mutation: mutations.remove(bad - 1),
                why: reason,
            });
        }
        Variant {
            number: drawn.number,
            text: apply(&self.seed.text, &mutations, self.seed.flat),
            base: self.seed.text.clone(),
            flat: self.seed.flat,
            mutations,
            earlier: Vec::new(),
        }
    }

    /// Whether the program with these mutations does what the seed does.
    fn confirm(
        &self,
        set: &[Mutated],
        setting: &Setting,
        loader: &mut dyn Loader,
    ) -> Result<(), String> {
        let text = apply(&self.seed.text, set, self.seed.flat);
        let files = [(self.seed.name.clone(), text)];
        let parsed = parse_files(&files, setting.preprocess, loader).map_err(|(p, sources)| {
            let line = sources.location(p.span).map_or(0, |l| l.line);
            format!("line {line}: {p}")
        })?;
        let compiled = compile(&parsed.program, self.seed.target).map_err(|p| {
            let line = parsed.sources.location(p.span).map_or(0, |l| l.line);
            format!("line {line}: {p}")
        })?;
        let mut run = setting.run.clone();
        // Mutations add little; one that never ends is to be noticed soon.
        run.limits.steps = run.limits.steps.min(
            self.outcome
                .steps
                .saturating_mul(50)
                .saturating_add(1 << 24),
        );
        let outcome = compiled.run(&parsed.program, &run);
        let same = outcome.verdict == self.outcome.verdict
            && outcome.output == self.outcome.output
            && outcome.error_output == self.outcome.error_output;
        if same {
            return Ok(());
        }
        Err(match &outcome.verdict {
            Verdict::Undefined(r) | Verdict::Unspecified(r) => {
                let line = parsed.sources.location(r.span).map_or(0, |l| l.line);
                format!("line {line}: {}: {}", r.kind.code(), r.detail)
            }
            Verdict::Unsupported { message, .. } => format!("unsupported: {message}"),
            other if *other == self.outcome.verdict => "another output".into(),
            other => format!("{other:?}"),
        })
    }
}

#[derive(Default)]
struct Sites {
    live: Vec<StmtId>,
    dead: Vec<StmtId>,
    loops: Vec<StmtId>,
    switches: Vec<StmtId>,
    declarations: Vec<StmtId>,
    exprs: Vec<ExprId>,
}
