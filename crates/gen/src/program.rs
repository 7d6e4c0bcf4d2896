//! From a case to a program: draw, write, execute and repair, observe, confirm.

use crate::barrier::Barrier;
use crate::calls::Main;
use crate::case::Case;
use crate::files::files;
use crate::knobs::{Knob, Knobs};
use crate::observe::{Finals, Mode};
use crate::repair::{Policy, apply};
use crate::size::Meter;
use crate::state::State;
use crate::style::Style;
use crate::types::Shape;
use cassay_choice::{Choices, Stream};
use cassay_eval::{KindSet, Limits, Options, Outcome, Verdict, with_stack};
use cassay_lang::print::{Notes, print_decl, print_unit};
use cassay_lang::tree::*;
use cassay_lang::walk;
use cassay_program::Expected;
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;

/// A program with its meaning.
pub struct Generated {
    /// What compilers are tested with: its files, `main.c` first, and what it prints. Its dialect is the widest
    /// there is; whoever set the knobs may know better.
    pub program: cassay_program::Program,
    /// The same as a tree: one translation unit, even where the program has several.
    pub tree: Program,
    /// Of its declarations those that were not generated: `main`, and what it needs to show values.
    pub frame: Vec<DeclId>,
    /// The case's style; for a mixed case, the one that was drawn.
    pub style: Style,
    /// The value of every knob, set or drawn.
    pub knobs: Knobs,
    /// Figures for statistics.
    pub stats: Stats,
    /// Why programs were thrown away before this one.
    pub discarded: Vec<String>,
    /// The choices that its functions and variables are made of, where they were recorded.
    pub choices: Stream,
}

impl Generated {
    /// The text of the program's first file, which has `main`; most programs have no other.
    pub fn text(&self) -> &str {
        let text = self.program.units.first().map(|(_, text)| text.as_slice());
        // The printer writes text.
        std::str::from_utf8(text.unwrap_or_default()).unwrap_or_default()
    }

    /// What the program prints.
    pub fn output(&self) -> &[u8] {
        let expected = self.program.expected.as_ref();
        expected.map_or(&[], |expected| expected.output.as_slice())
    }
}

/// Where the choices come from.
#[derive(Clone, Copy, Debug)]
pub enum ChoicesFrom<'a> {
    /// The case's seed.
    Seed,
    /// The same, recorded in [`Generated::choices`]: one attempt, whatever size comes out.
    Recorded,
    /// A recorded stream, perhaps edited; the seed goes on where it ends. One attempt, too.
    Replay(&'a Stream),
}

/// What generation did.
#[derive(Clone, Copy, Default, Debug)]
pub struct Stats {
    /// Bytes of all files together.
    pub bytes: usize,
    /// Programs that were thrown away before this one.
    pub attempts: u32,
    /// Steps of the final run.
    pub steps: u64,
    /// Statements in the bodies of generated functions; blocks and labels do not count, nor do
    /// declarations without anything to execute.
    pub statements: usize,
    /// How many of these statements were executed.
    pub executed: usize,
    /// Arithmetic operations executed.
    pub operations: usize,
    /// How many of these operations repair changed.
    pub altered: usize,
    /// Subscripts that repair changed.
    pub indexes: usize,
    /// Conditions and controlling expressions that were turned.
    pub conditions: usize,
}

/// Why there is no program.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A knob of the case does not exist, or cannot have its value.
    #[error("{0}")]
    Knob(#[from] crate::knobs::KnobError),
    /// No attempt gave a program that the semantics confirms.
    #[error("no valid program was found for case {case}: {why}")]
    GaveUp {
        /// The case's name.
        case: String,
        /// What was wrong with the last attempt.
        why: String,
    },
}

/// Attempts before a case is given up.
const ATTEMPTS: u32 = 20;

/// Makes the program that a case names.
pub fn generate(case: &Case) -> Result<Generated, Error> {
    generate_from(case, ChoicesFrom::Seed)
}

/// Makes a program of a case's knobs from other choices than its seed's, or records them.
pub fn generate_from(case: &Case, source: ChoicesFrom) -> Result<Generated, Error> {
    let c = match source {
        ChoicesFrom::Seed => Choices::seeded(case.seed),
        ChoicesFrom::Recorded | ChoicesFrom::Replay(_) => Choices::recording(case.seed),
    };
    let c = c.fork(case.style.name());
    let style = match case.style {
        Style::Mixed => {
            let all = Style::MIXED;
            all[c.fork("style").below(all.len() as u64) as usize]
        }
        style => style,
    };
    let knobs = Knobs::draw(style, &c.fork("knobs"), &case.set);
    let mut discarded = Vec::new();
    for attempt in 0..ATTEMPTS {
        let c = c.fork(&format!("attempt {attempt}"));
        match with_stack(|| attempt_one(case, style, &knobs, c, source)) {
            Ok(mut generated) => {
                generated.stats.attempts = attempt;
                generated.discarded = discarded;
                return Ok(generated);
            }
            Err(why) => discarded.push(why),
        }
        if !matches!(source, ChoicesFrom::Seed) {
            break;
        }
    }
    Err(Error::GaveUp {
        case: case.to_string(),
        why: discarded.pop().unwrap_or_default(),
    })
}

fn attempt_one(
    case: &Case,
    style: Style,
    knobs: &Knobs,
    c: Choices,
    source: ChoicesFrom,
) -> Result<Generated, String> {
    let repairs = c.fork("repair");
    let once = |c: Choices| {
        let mut s = State::new(Arc::clone(&case.target), c, knobs.clone());
        let written = write(&mut s, knobs.get(Knob::Size) as u64);
        (s, written)
    };
    let (mut s, mut written) = match source {
        ChoicesFrom::Seed => write_to_size(case, knobs, &c),
        ChoicesFrom::Recorded => once(c.fork("round 0")),
        ChoicesFrom::Replay(stream) => {
            once(Choices::replay(stream.clone(), c.fork("round 0").seed()))
        }
    };
    assemble(&mut s, &written.items, &written.plain());
    let options = Options {
        limits: Limits {
            steps: knobs.get(Knob::Steps) as u64 * 1000 * 5,
            memory: 64 << 20,
            stack: 1 << 18,
            output: 1 << 20,
        },
        tolerate: KindSet::EMPTY,
        ..Options::default()
    };
    let compiled = cassay_eval::compile_repairable(&s.p, &case.target)
        .map_err(|problem| format!("{problem:?}\n{}", print_unit(&s.p, 0)))?;
    let workload = workload(&s);
    let idle =
        i64::from(workload.all) * (100 - knobs.get(Knob::Live)) / 100 - i64::from(workload.idle);
    let mut policy = Policy::new(&s.p, repairs, knobs, workload.branches, idle);
    let repaired = compiled.repair(&s.p, &options, &mut policy);
    check(&repaired.outcome)?;
    let lengths = policy.lengths;
    let (statements, executed) = executed(&s, &repaired.executed);
    apply(&mut s, &compiled, &repaired, &lengths);

    // Its text as it is when it shows a hash and nothing hides it, whatever it will show.
    let mut plain_text = None;
    if (knobs.get(Knob::Size) as u64) < SMALL && matches!(source, ChoicesFrom::Seed) {
        let asked = knobs.get(Knob::Size) as u64;
        show(&mut s, Mode::Hash, &written, None);
        let text = print_unit(&s.p, 0);
        let bytes = text.len() as u64 + COMMENT;
        if bytes.abs_diff(asked) * 100 > asked * 17 {
            return Err(format!("it has {bytes} bytes"));
        }
        plain_text = Some(text);
    }

    // The functions are final; how they are hidden from compilers and what is shown of them comes
    // on top.
    let barrier = Barrier::of(knobs.get(Knob::Barrier));
    written.seeds = s.barrier(barrier, &mut written.main);
    let mode = Mode::of(knobs.get(Knob::Observe));
    let mut finals = None;
    if s.needs_finals() {
        let (outcome, _) = observed_run(&mut s, case, &options, Mode::Finals, &written, None)?;
        finals = Some(Finals::read(&outcome.output));
    }
    let (outcome, frame) = observed_run(&mut s, case, &options, mode, &written, finals.as_ref())?;

    let notes: Notes = match finals {
        Some(finals) if knobs.get(Knob::Comments) != 0 => s.notes(&finals).into_iter().collect(),
        _ => Notes::default(),
    };
    let name = case.to_string();
    let is_plain = mode == Mode::Hash && barrier == Barrier::None && notes.is_empty();
    let text = plain_text.filter(|_| is_plain);
    let (units, headers) = files(&mut s, barrier, &name, &notes, text);
    let program = cassay_program::Program {
        case: name,
        units,
        headers,
        expected: Some(Expected::exit(0, outcome.output)),
        ..Default::default()
    };
    let bytes: usize = program.sources().map(|(_, text)| text.len()).sum();
    // A few huge expressions can mislead the estimate. Other ways to show or hide a program come on
    // top of its size.
    let plain = matches!(mode, Mode::Hash) && matches!(barrier, Barrier::None | Barrier::Volatile);
    let asked = knobs.get(Knob::Size) as u64;
    let off = (bytes as u64).abs_diff(asked) * 100 > asked * 17;
    if off && plain && asked >= SMALL && notes.is_empty() && matches!(source, ChoicesFrom::Seed) {
        return Err(format!("it has {bytes} bytes"));
    }
    Ok(Generated {
        stats: Stats {
            bytes,
            attempts: 0,
            steps: outcome.steps,
            statements,
            executed,
            operations: repaired.arithmetic_sites,
            altered: repaired.arithmetic.len(),
            indexes: repaired.indexes.len(),
            conditions: repaired.conditions.len() + repaired.switches.len(),
        },
        program,
        tree: s.p,
        frame,
        style,
        knobs: s.k,
        discarded: Vec::new(),
        choices: s.c.into_stream(),
    })
}

/// Makes the program show what it computed. Returns the declarations that were not generated, and how many values are
/// shown, about.
fn show(
    s: &mut State,
    mode: Mode,
    written: &Written,
    finals: Option<&Finals>,
) -> (Vec<DeclId>, u64) {
    let mut tail = written.seeds.clone();
    tail.extend(&written.main.tables);
    let (head, values) = s.observe(mode, &written.main, finals);
    tail.extend(head);
    tail.push(written.main.decl);
    assemble(s, &written.items, &tail);
    (tail, values)
}

/// Makes the program show what it computed and runs it.
fn observed_run(
    s: &mut State,
    case: &Case,
    options: &Options,
    mode: Mode,
    written: &Written,
    finals: Option<&Finals>,
) -> Result<(Outcome, Vec<DeclId>), String> {
    let (tail, values) = show(s, mode, written, finals);
    // What is shown is no part of what the program may take.
    let mut options = options.clone();
    options.limits.steps += values.saturating_mul(200);
    options.limits.output += values.saturating_mul(100) as usize;
    Ok((confirm(&s.p, case, &options)?, tail))
}

/// A plain run: the program must be valid and end.
fn confirm(p: &Program, case: &Case, options: &Options) -> Result<Outcome, String> {
    let compiled =
        cassay_eval::compile(p, &case.target).map_err(|problem| format!("{problem:?}"))?;
    let outcome = compiled.run(p, options);
    check(&outcome)?;
    Ok(outcome)
}

fn check(outcome: &Outcome) -> Result<(), String> {
    match &outcome.verdict {
        Verdict::Exit(0) => Ok(()),
        verdict => Err(format!("{verdict:?}")),
    }
}

/// What a program would run if every `if` ran its larger branch.
struct Workload {
    /// Statements in the branches of every `if` that may be turned around, by its condition.
    branches: FxHashMap<ExprId, (u32, u32)>,
    /// All statements, and those of them that will hardly run: dead code, cases of a `switch`.
    all: u32,
    idle: u32,
}

fn workload(s: &State) -> Workload {
    let p = &s.p;
    let mut branches = FxHashMap::default();
    // Statements are made before what is around them.
    let mut counts: Vec<(u32, u32)> = Vec::with_capacity(p.stmts.len());
    let steady: FxHashSet<ExprId> = s.steady.iter().copied().collect();
    for stmt in &p.stmts {
        let id = StmtId::from_index(counts.len());
        let at = |id: StmtId| counts.get(id.index()).copied().unwrap_or((1, 0));
        let (mut all, mut idle) = (0, 0);
        walk::statements(p, id, |inner| {
            let inner = at(inner);
            all += inner.0;
            idle += inner.1;
        });
        if let StmtKind::If(cond, then, otherwise) = stmt.kind
            && !steady.contains(&cond)
        {
            // What follows is the other branch of one that leaves.
            let sizes = match stmt_leaves(p, stmt) {
                true => (0, 1),
                false => (at(then).0, otherwise.map_or(0, |other| at(other).0)),
            };
            branches.insert(cond, sizes);
        }
        let count = match stmt.kind {
            StmtKind::Block(_)
            | StmtKind::Case(..)
            | StmtKind::Default(_)
            | StmtKind::Label(..)
            | StmtKind::Null
            | StmtKind::Asm { .. } => (all, idle),
            StmtKind::Switch(..) => (1 + all, idle.max(all / 2)),
            _ => (1 + all, idle),
        };
        let never = s.never.contains(&id);
        counts.push(if never { (count.0, count.0) } else { count });
    }
    let (mut all, mut idle) = (0, 0);
    for function in &s.functions {
        if let DeclKind::Function {
            body: Some(body), ..
        } = p[function.decl].kind
            && let Some(count) = counts.get(body.index())
        {
            all += count.0;
            idle += count.1;
        }
    }
    Workload {
        branches,
        all,
        idle,
    }
}

/// Whether the first branch of an `if` keeps what follows from running.
fn stmt_leaves(p: &Program, stmt: &Stmt) -> bool {
    let StmtKind::If(_, then, _) = stmt.kind else {
        return false;
    };
    matches!(
        p[then].kind,
        StmtKind::Break | StmtKind::Continue | StmtKind::Return(_) | StmtKind::Goto(_)
    )
}

/// Statements that have something to execute in the bodies of generated functions, and how many of
/// them were executed.
fn executed(s: &State, executed: &[bool]) -> (usize, usize) {
    let p = &s.p;
    let (mut all, mut ran) = (0, 0);
    let mut work: Vec<StmtId> = Vec::new();
    for function in &s.functions {
        if let DeclKind::Function { body, .. } = p[function.decl].kind {
            work.extend(body);
        }
        while let Some(id) = work.pop() {
            walk::statements(p, id, |inner| work.push(inner));
            let counts = match p[id].kind {
                StmtKind::Decl(decl) => matches!(
                    p[decl].kind,
                    DeclKind::Var {
                        storage: Storage::None | Storage::Register | Storage::Auto,
                        init: Some(_),
                        ..
                    }
                ),
                StmtKind::Block(_)
                | StmtKind::Case(..)
                | StmtKind::Default(_)
                | StmtKind::Label(..)
                | StmtKind::Null
                | StmtKind::Asm { .. } => false,
                _ => true,
            };
            if counts {
                all += 1;
                ran += usize::from(executed.get(id.index()).copied().unwrap_or_default());
            }
        }
    }
    (all, ran)
}

/// The parts of a program, without what they need from elsewhere.
struct Written {
    /// Its size when all variables are shown as a hash.
    bytes: u64,
    /// Variables and functions in order.
    items: Vec<DeclId>,
    /// Objects of the barrier.
    seeds: Vec<DeclId>,
    main: Main,
}

impl Written {
    /// What goes behind the items where nothing is shown: `main` and its tables.
    fn plain(&self) -> Vec<DeclId> {
        let tables = self.main.tables.iter().copied();
        tables.chain([self.main.decl]).collect()
    }
}

/// What a header comment, `hash`, `see` and `printf` take. The case's name does not count as it is:
/// what is observed is part of it and must not change the program.
const FRAME: u64 = 235;

/// What of that is the comment in front.
const COMMENT: u64 = 40;

/// Writes the program, again if it came out too large or too small: one statement or variable can
/// be more than there was room for. The estimate decides, so that nothing but the generated part of
/// the program counts.
fn write_to_size(case: &Case, knobs: &Knobs, c: &Choices) -> (State, Written) {
    let asked = knobs.get(Knob::Size) as u64;
    let attempt = |round: u32, size: u64| {
        let c = c.fork(&format!("round {round}"));
        let mut s = State::new(Arc::clone(&case.target), c, knobs.clone());
        let written = write(&mut s, size);
        (s, written)
    };
    let mut size = asked;
    let mut best = attempt(0, size);
    let mut bytes = best.1.bytes;
    // Small programs come out anyhow, and cost little.
    let rounds = 4 + 40_000 / asked as u32;
    for round in 1..rounds {
        if best.1.bytes.abs_diff(asked) * 100 <= asked * TOLERANCE {
            break;
        }
        size = if round % 2 == 0 {
            asked
        } else {
            (size * asked / bytes.max(1)).clamp(asked / 4, asked * 2)
        };
        let next = attempt(round, size);
        bytes = next.1.bytes;
        if bytes.abs_diff(asked) < best.1.bytes.abs_diff(asked) {
            best = next;
        }
    }
    best
}

/// The estimate of smaller programs is not relied on.
const SMALL: u64 = 40_000;

/// A size is met if it is off by this much in a hundred.
const TOLERANCE: u64 = 8;

/// Calls of a function by `main`, about.
const CALLS: u64 = 8;

/// What `see_bytes` takes.
const BYTEWISE: u64 = 150;

/// Steps that a program of any size may take, and those for each of its bytes; large ones may take fewer, as
/// [`Knob::Steps`] says.
const STEPS_AT_LEAST: u64 = 50_000;
const STEPS_PER_BYTE: u64 = 100;

/// Writes a program of about so many bytes.
fn write(s: &mut State, size: u64) -> Written {
    s.bytes = FRAME;
    // About as many as there will be.
    s.p.exprs.reserve(size as usize * 3 / 10);
    s.p.stmts.reserve(size as usize / 40);
    s.p.decls.reserve(size as usize / 40);
    s.p.types.reserve(size as usize / 60);
    s.p.pool.reserve(size as usize / 20);
    let mut items = Vec::new();
    let mut meter = Meter::new(size);
    let per_function = s.k.get(Knob::FunctionBytes) as u64;
    let globals_per_kb = s.k.get(Knob::Globals) as u64;
    // A small program with all steps of a large one would take longer to repair than to write, several times over.
    let most = STEPS_AT_LEAST + size * STEPS_PER_BYTE;
    let budget = (s.k.get(Knob::Steps) as u64 * 1000).min(most);
    // What main will need for what was written so far.
    let mut shown = 64;
    loop {
        let main_bytes = shown + s.functions.len() as u64 * 90 + s.unknowns.bytes + 110;
        let left = size.saturating_sub(s.bytes + main_bytes);
        if left < 60 && !s.functions.is_empty() {
            break;
        }
        let wish = per_function / 2 + s.c.below(per_function + 1);
        let bytes = if left < wish + wish / 2 { left } else { wish };
        let mut share = budget * bytes.max(100) / size.max(1);
        // Few functions may have loops of thousands of trips.
        if s.c.chance(60) {
            share *= 8;
        }
        let wanted = (bytes * globals_per_kb / 1000).max(1);
        let had = s.bytes + shown;
        s.room = bytes / 3;
        for _ in 0..wanted {
            if s.bytes + shown - had > bytes / 2 {
                break;
            }
            let (before, globals) = (s.bytes, s.globals.len());
            let decl = s.global_variable();
            items.push(decl);
            s.measure(&mut meter, decl, before);
            for at in globals..s.globals.len() {
                let id = s.globals[at];
                let var = *s.var(id);
                shown += s.shown_global(id, &var);
            }
        }
        for _ in 0..s.helper_count(bytes) {
            let before = s.bytes;
            let decl = s.helper();
            put(s, &mut items, &mut meter, decl, before);
        }
        let spent = s.bytes + shown - had;
        let wanted = meter.estimate(bytes.saturating_sub(spent));
        let before = s.bytes;
        // `main` calls it several times.
        let decl = s.function(wanted.max(60), share / CALLS);
        put(s, &mut items, &mut meter, decl, before);
    }
    let bytes = s.bytes + s.unknowns.bytes;
    s.bytes = 0;
    let main = s.main(budget);
    let bytes = bytes + s.bytes;
    // What shows values is not there yet.
    let mut shown = main.calls.len() as u64 * 5;
    let mut arrays = false;
    let often = s.often_shown(&main);
    for at in 0..s.globals.len() {
        let id = s.globals[at];
        if s.is_written(id) {
            let var = *s.var(id);
            arrays |= s.is_bytewise(id);
            shown += match s.types.shape(var.ty) {
                Shape::Record(r) if s.shown_by_address(id) && often.contains(&r) => {
                    17 + u64::from(var.name_len)
                }
                _ => s.shown_global(id, &var),
            };
        }
    }
    for &record in &often {
        let ty = s.types.of(Shape::Record(record));
        shown += 46 + s.shown_bytes(ty, 3, 1);
    }
    for called in &main.calls {
        shown += match called.result.map(|ty| (ty, s.types.shape(ty))) {
            Some((ty, Shape::Record(r))) => {
                let by = if often.contains(&r) {
                    20
                } else {
                    s.shown_bytes(ty, 3, 2)
                };
                25 + by
            }
            _ => 0,
        };
        let names = called
            .arrays
            .iter()
            .map(|&id| u64::from(s.var(id).name_len));
        shown += names.map(|name| 33 + 2 * name).sum::<u64>();
    }
    shown += if arrays { BYTEWISE } else { 0 };
    let bytes = bytes + shown;
    Written {
        items,
        bytes,
        seeds: Vec::new(),
        main,
    }
}

/// Puts a function that was begun at `before` bytes behind the items, and what goes in front of it.
fn put(s: &mut State, items: &mut Vec<DeclId>, meter: &mut Meter, decl: DeclId, before: u64) {
    let ahead = std::mem::take(&mut s.ahead);
    items.extend(&ahead);
    items.push(decl);
    s.measure(meter, decl, before);
    // Each has an empty line after it.
    let texts = ahead.iter().map(|&decl| print_decl(&s.p, decl).len() + 2);
    s.bytes += texts.sum::<usize>() as u64;
}

/// Puts the program's unit together: what the items need, the items, and what uses them.
fn assemble(s: &mut State, items: &[DeclId], tail: &[DeclId]) {
    let mut all: Vec<DeclId> = s.builtins.iter().map(|&(_, decl)| decl).collect();
    all.extend(s.types.wide.iter().flatten());
    all.extend(s.types.records.iter().map(|r| r.decl));
    all.extend(&s.unknowns.decls);
    let p = &s.p;
    let is_function = |&d: &DeclId| matches!(p[d].kind, DeclKind::Function { body: Some(_), .. });
    let first = items.iter().position(is_function).unwrap_or(items.len());
    all.extend(&items[..first]);
    // Guard functions go in front of the functions that call them.
    all.extend(s.guards.iter().map(|&(_, _, decl)| decl));
    all.extend(&items[first..]);
    all.extend(tail);
    s.p.units.clear();
    s.p.units.push(Unit {
        name: "main.c".to_string(),
        items: all,
    });
}
