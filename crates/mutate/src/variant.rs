//! From a seed to variants: draw sites, profile them, mutate, splice, confirm.
//!
//! The seed runs twice: once to see which statements run at all, once to record values, and only at
//! the sites that were drawn (sparse profiling, §4.5.1 of the paper). Sites of all variants are
//! recorded in the one run; each variant still depends on its own number and nothing else.
//!
//! **Every variant is confirmed** by the exact semantics: defined, and with the seed's output and exit
//! status. One that is not would be a bug of a mutation, or of the semantics. It is not handed out:
//! the mutations to blame are found by halving, reported in [`Family::blamed`], and left out.

use crate::distance::{Features, accepts};
use crate::kinds;
use crate::mutation::{Context, Facts, Mutation, Site, Where, is_point};
use crate::seed::{Role, Seed, StmtInfo};
use crate::sound::is_sound;
use crate::split::{Split, split};
use crate::text::{At, Mutated, apply, join, take_apart};
use cassay_choice::Choices;
use cassay_eval::profile::Wanted;
use cassay_eval::{Outcome, Verdict, compile_profiled, with_stack};
use cassay_lang::tree::*;
use cassay_lang::{Problem, SourceMap};
use cassay_parse::loader::Loader;
use cassay_parse::preprocess;
use cassay_program::File;
use cassay_source::{Refused, Source};
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
    /// Whether each variant is made of the one before, as a Markov chain over the distance from the
    /// seed (Athena).
    pub mcmc: bool,
    /// Whether finished variants are split into several files, where that can be done.
    pub split: bool,
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
            mcmc: false,
            split: false,
        }
    }
}

/// A program that does what its seed does.
#[derive(Clone, Debug)]
pub struct Variant {
    /// From 1.
    pub number: u32,
    /// The names of its files.
    pub names: Vec<String>,
    /// The text that the mutations are edits of: the seed's, or with a chain the previous variant's.
    /// Several files are joined, here and in `text`; see [`crate::text`].
    pub base: Vec<u8>,
    pub mutations: Vec<Mutated>,
    /// What is put in must have no line breaks.
    pub flat: bool,
    /// The mutations of the rounds before, for people.
    pub earlier: Vec<Mutated>,
    pub text: Vec<u8>,
    /// The same program in several files, if that was asked for and can be.
    pub split: Option<Split>,
}

impl Variant {
    /// The variant as a program under test. It is given what its seed is given, and does what its seed does.
    pub fn program(&self, seed: &cassay_program::Program) -> cassay_program::Program {
        self.program_of(seed, self.units())
    }

    /// The same with these translation units, which may be those of a part of its mutations.
    pub fn program_of(
        &self,
        seed: &cassay_program::Program,
        units: Vec<File>,
    ) -> cassay_program::Program {
        cassay_program::Program {
            case: format!("variant {} of {}", self.number, seed.case),
            ..seed.with_units(units)
        }
    }

    /// Its translation units: those that it was split into, if it was.
    pub fn units(&self) -> Vec<File> {
        match &self.split {
            Some(split) => split.files(),
            None => self.files(),
        }
    }

    /// Its files before it was split.
    pub fn files(&self) -> Vec<File> {
        take_apart(&self.names, &self.text)
    }

    /// Its files with some of the last round's mutations only.
    pub fn subset_files(&self, keep: impl Fn(usize) -> bool) -> Vec<File> {
        take_apart(&self.names, &self.subset(keep))
    }

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

impl From<Refused> for Error {
    fn from(refused: Refused) -> Error {
        Error::Problem(refused.problem, refused.sources)
    }
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
    let files = [(name.to_string(), text.to_vec())];
    derive_files(&files, setting, loader, options)
}

/// Derives variants of a program of one or several files; each mutation stays in its file. Programs of several
/// are not split.
pub fn derive_files(
    files: &[File],
    setting: &Setting,
    loader: &mut dyn Loader,
    options: &Options,
) -> Result<Family, Error> {
    with_stack(|| derive_on_stack(files, setting, loader, options))
}

fn derive_on_stack(
    files: &[File],
    setting: &Setting,
    loader: &mut dyn Loader,
    options: &Options,
) -> Result<Family, Error> {
    let names: Vec<String> = files.iter().map(|(name, _)| name.clone()).collect();
    let Some(text) = join(files) else {
        let message = "a program of several files with a null character in one";
        let problem = Problem::unsupported(cassay_lang::Span::NONE, message);
        return Err(Error::Problem(problem, SourceMap::new()));
    };
    let names = &names[..];
    let first = Base::new(names, text, setting, loader)?;
    let mut family = Family {
        outcome: first.outcome.clone(),
        variants: Vec::new(),
        blamed: Vec::new(),
    };
    if options.mcmc {
        walk(&first, setting, loader, options, &mut family)?;
    } else {
        let all = 1..=options.variants;
        family.variants = first.round(all, 1, setting, loader, options, &mut family);
    }
    for round in 2..=options.chain {
        for i in 0..family.variants.len() {
            let Some(old) = family.variants.get(i).cloned() else {
                continue;
            };
            // A variant is confirmed, so it is a seed.
            let base = Base::new(names, old.text.clone(), setting, loader)?;
            let n = old.number;
            let mut made = base.round(n..=n, round, setting, loader, options, &mut family);
            if let (Some(mut new), Some(slot)) = (made.pop(), family.variants.get_mut(i)) {
                new.earlier = old.earlier;
                new.earlier.extend(old.mutations);
                *slot = new;
            }
        }
    }
    // What a static function refers to when others preprocess the text need not be there until it is external. That is asked
    // of the seed: mutations ask which compiler it is, too, and refer to nothing else then.
    if let (true, [name]) = (options.split && !first.seed.open, names) {
        let mut variants = std::mem::take(&mut family.variants);
        for variant in &mut variants {
            match split_up(name, variant, &first, setting, loader, options)? {
                Ok(split) => variant.split = split,
                Err(blamed) => family.blamed.push(blamed),
            }
        }
        family.variants = variants;
    }
    Ok(family)
}

/// Proposals for one step of a chain.
const PROPOSALS: u32 = 3;

/// A chain of variants, each a proposal from the one before that was accepted. Of a step whose
/// proposals are all turned down, the last is taken: a chain does not stand still. It begins anew at
/// the seed when a program has become much larger than that.
fn walk(
    first: &Base,
    setting: &Setting,
    loader: &mut dyn Loader,
    options: &Options,
    family: &mut Family,
) -> Result<(), Error> {
    let origin = Features::new(&first.seed);
    let largest = first
        .seed
        .text
        .len()
        .saturating_mul(4)
        .saturating_add(1 << 16);
    let mut c = Choices::seeded(options.seed).fork("chain");
    // The variant before, as a seed, and how far away it is.
    let mut now: Option<(Base, Variant, u64)> = None;
    for number in 1..=options.variants {
        let mut next = None;
        for round in 1..=PROPOSALS {
            let base = now.as_ref().map_or(first, |n| &n.0);
            let mut made = base.round(number..=number, round, setting, loader, options, family);
            let Some(mut new) = made.pop() else { break };
            if let Some((_, old, _)) = &now {
                new.earlier.clone_from(&old.earlier);
                new.earlier.extend(old.mutations.iter().cloned());
            }
            // It is confirmed, so it is a seed.
            let base = Base::new(&first.seed.names, new.text.clone(), setting, loader)?;
            let away = origin.distance(&Features::new(&base.seed));
            let taken = accepts(now.as_ref().map_or(0, |n| n.2), away, &mut c);
            next = Some((base, new, away));
            if taken {
                break;
            }
        }
        let Some((base, new, away)) = next else { break };
        family.variants.push(new.clone());
        now = (new.text.len() <= largest).then_some((base, new, away));
    }
    Ok(())
}

/// A program in several files, as variant `number` of `seed` is split; `None` where it cannot be. Nobody has
/// run it yet.
pub fn divide(
    name: &str,
    text: &[u8],
    number: u32,
    seed: u64,
    setting: &Setting,
    loader: &mut dyn Loader,
) -> Result<Option<Split>, Error> {
    with_stack(|| {
        let program = Seed::new(&[name.to_string()], text, setting.preprocess, loader)?;
        let mut c = Choices::seeded(seed).fork(&format!("split {number}"));
        Ok(split(&program, &mut c))
    })
}

/// A variant in several files, confirmed; or what is wrong with that.
fn split_up(
    name: &str,
    variant: &Variant,
    first: &Base,
    setting: &Setting,
    loader: &mut dyn Loader,
    options: &Options,
) -> Result<Result<Option<Split>, Blamed>, Error> {
    let (number, seed) = (variant.number, options.seed);
    let made = divide(name, &variant.text, number, seed, setting, loader)?;
    let Some(made) = made else {
        return Ok(Ok(None));
    };
    match first.same(made.files(), setting, loader) {
        Ok(()) => Ok(Ok(Some(made))),
        Err(why) => Ok(Err(Blamed {
            variant: variant.number,
            mutation: Mutated {
                kind: "split",
                at: At {
                    file: name.to_string(),
                    line: 0,
                    column: 0,
                },
                edits: Vec::new(),
                what: made.what,
                why: "all units together define what the program defined".to_string(),
            },
            why,
        })),
    }
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
        names: &[String],
        text: Vec<u8>,
        setting: &Setting,
        loader: &mut dyn Loader,
    ) -> Result<Base, Error> {
        let seed = Seed::new(names, &text, setting.preprocess, loader)?;
        let wanted = Wanted {
            statements: true,
            ..Wanted::default()
        };
        let compiled = match compile_profiled(&seed.program, &seed.target, &wanted) {
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
        let facts = self.profile(&drawn, setting, options);
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
            let ours = |info: &StmtInfo| !seed.loose.is_called_back(info.function);
            if !is_point(seed, stmt) || !seed.stmt(stmt).is_some_and(ours) {
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
        for (i, function) in seed.functions.iter().enumerate() {
            if seed.loose.is_called_back(i) {
                continue;
            }
            if let StmtKind::Block(list) = seed.program[function.body].kind
                && let Some(first) = seed.program.items(list).next()
                && seed.stmt(first).is_some()
                && self.executed.get(function.body.index()) == Some(&true)
            {
                sites.functions.push(first);
            }
        }
        let decls = (0..seed.program.decls.len()).map(DeclId::from_index);
        sites.volatiles = decls.filter(|&d| kinds::is_volatile(seed, d)).collect();
        for i in 0..seed.exprs.len() {
            let expr = ExprId::from_index(i);
            let Some(info) = seed.expr(expr) else {
                continue;
            };
            let ran = self.executed.get(info.stmt.index()).copied();
            let function = seed.stmt(info.stmt).map(|s| s.function);
            if function.is_none_or(|f| seed.loose.is_called_back(f)) {
                continue;
            }
            if info.role == Role::Value && info.range.is_some() && ran == Some(true) {
                sites.exprs.push(expr);
            }
            if kinds::is_call(seed, expr) {
                sites.calls.push(expr);
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
        let exprs = |list: &[ExprId]| list.iter().map(|&e| Site::Expr(e)).collect::<Vec<_>>();
        take(Where::Function, &stmts(&sites.functions), 1, 8, c);
        let decls: Vec<Site> = sites.volatiles.iter().map(|&d| Site::Decl(d)).collect();
        take(Where::Variable, &decls, 1, 8, c);
        take(Where::Declaration, &stmts(&sites.declarations), 2, 20, c);
        take(Where::Live, &stmts(&sites.live), 3, 60, c);
        take(Where::Dead, &stmts(&sites.dead), 3, 60, c);
        take(Where::Loop, &stmts(&sites.loops), 2, 10, c);
        take(Where::Switch, &stmts(&sites.switches), 1, 5, c);
        take(Where::Expression, &exprs(&sites.exprs), 3, 60, c);
        take(Where::Call, &exprs(&sites.calls), 2, 6, c);
        drawn
    }

    /// The run that records the values at all sites drawn.
    fn profile(&self, drawn: &[Drawn], setting: &Setting, options: &Options) -> Facts {
        let mut points: Vec<StmtId> = Vec::new();
        let mut exprs: Vec<ExprId> = Vec::new();
        for (kind, site) in drawn.iter().flat_map(|d| &d.sites) {
            if !options
                .kinds
                .get(*kind)
                .is_some_and(|k| k.place().is_profiled())
            {
                continue;
            }
            match *site {
                Site::Stmt(s) => points.push(s),
                Site::Decl(_) => {}
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
        if let Ok(compiled) = compile_profiled(&self.seed.program, &self.seed.target, &wanted) {
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
        let mut closed = FxHashSet::default();
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
                closed: &closed,
            };
            if let Some(made) = mutation.make(&cx, site, &mut drawn.choices)
                && is_sound(&self.seed, facts, site, &made)
            {
                // Functions and declarations come first, so that all others know.
                if let Some(f) = mutation.closes(&self.seed, site, &made) {
                    closed.extend(self.seed.graph.reached_from(f));
                }
                renamed.extend(mutation.renames(&self.seed, site));
                mutations.push(made);
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
            names: self.seed.names.clone(),
            text: apply(&self.seed.text, &mutations, self.seed.flat),
            base: self.seed.text.clone(),
            flat: self.seed.flat,
            mutations,
            earlier: Vec::new(),
            split: None,
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
        self.same(take_apart(&self.seed.names, &text), setting, loader)
    }

    /// Whether a program does what the seed does.
    fn same(
        &self,
        files: Vec<File>,
        setting: &Setting,
        loader: &mut dyn Loader,
    ) -> Result<(), String> {
        let source = Source::of_units(files).preprocess(setting.preprocess.clone());
        let checked = source.check_with(loader).map_err(|refused| {
            let line = refused.location().map_or(0, |l| l.line);
            format!("line {line}: {}", refused.problem)
        })?;
        let mut run = setting.run.clone();
        // A variant that takes longer than a seed may is no wrong one; one that never ends is to be
        // noticed soon.
        let steps = self.outcome.steps;
        run.limits.steps = steps.saturating_mul(50).saturating_add(1 << 24);
        let outcome = checked.run(&run);
        let same = outcome.verdict == self.outcome.verdict
            && outcome.output == self.outcome.output
            && outcome.certain == self.outcome.certain
            && outcome.error_output == self.outcome.error_output;
        if same {
            return Ok(());
        }
        Err(match &outcome.verdict {
            Verdict::Undefined(r) | Verdict::Unspecified(r) => {
                let line = checked.sources.location(r.span).map_or(0, |l| l.line);
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
    calls: Vec<ExprId>,
    functions: Vec<StmtId>,
    volatiles: Vec<DeclId>,
}
