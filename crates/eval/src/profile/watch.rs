//! The watch that profiles: it is called where lowering put an [`Op::Sample`].
//!
//! Most variables have not changed since the last visit. So each point keeps the bytes and tags of
//! its objects as they were, and looks at single scalars only where these differ. What can change
//! its meaning without changing its bytes is looked at every time: a pointer to an object that can
//! end, or be another instance of the variable, and members of unions.

use super::summary::{Pointee, Summary, flip, pack};
use super::table::*;
use super::{ExprProfile, PointProfile, Scalar, ScalarPath, Shape, Values};
use crate::code::{Module, Op, R};
use crate::repair::Arith;
use crate::repair::table::Computation;
use crate::repair::watch::{self, Plain, Watch};
use crate::value::extend;
use cassay_lang::tree::{DeclId, Id};
use cassay_memory::{Kind, Memory, ObjectKind, Origin, Ptr, object_of, offset_of, tag};

/// What has been seen by one sample.
#[derive(Default)]
struct State {
    visits: u64,
    /// By item and leaf; empty before the first visit.
    leaves: Vec<Summary>,
    /// Bytes and tags at the last visit, item by item.
    data: Vec<u8>,
    tags: Vec<u8>,
    /// By item: as long as its bytes stay the same, it means the same.
    settled: Vec<bool>,
}

pub(crate) struct Profiling<'m> {
    module: &'m Module,
    /// What was seen at each sample.
    states: Vec<State>,
    /// How often each statement was reached.
    reached: Vec<u64>,
    most: usize,
}

/// What can be read at a visit.
struct View<'a> {
    memory: &'a Memory,
    registers: &'a [u64],
    module: &'a Module,
    scope: Option<&'a Scope>,
}

impl View<'_> {
    fn register(&self, r: R) -> u64 {
        self.registers.get(usize::from(r)).copied().unwrap_or(0)
    }

    fn wide(&self, r: R) -> u128 {
        let high = self.registers.get(usize::from(r) + 1).copied();
        u128::from(self.register(r)) | u128::from(high.unwrap_or(0)) << 64
    }

    /// The value of a scalar in a register.
    fn in_register(&self, r: R, load: Load) -> Option<i128> {
        Some(match load {
            Load::Pointer { .. } => pack(self.pointee(self.register(r))?),
            _ if load.bytes() > 8 => self.wide(r) as i128,
            Load::Int { signed: true, .. } | Load::Bits { signed: true, .. } => {
                i128::from(self.register(r) as i64)
            }
            Load::Float { bytes: 4 } => i128::from(self.register(r) as u32),
            _ => i128::from(self.register(r)),
        })
    }

    /// What a pointer points to; `None` if it dangles.
    fn pointee(&self, p: Ptr) -> Option<Pointee> {
        if object_of(p) == 0 {
            return Some(if p == 0 {
                Pointee::Null
            } else {
                Pointee::Integer(p)
            });
        }
        if !self.memory.is_live(p) {
            // Integers that became pointers can point anywhere.
            return self.memory.usable(p).then_some(Pointee::Integer(p));
        }
        let kind = self.memory.kind_of(p);
        let offset = offset_of(p);
        if kind == ObjectKind::Function {
            let function = self.memory.function_at(p);
            let function = function.and_then(|i| self.module.functions.get(i as usize));
            return Some(match function {
                Some(f) => Pointee::Function(f.decl),
                None => Pointee::Other { decl: None, offset },
            });
        }
        let named = self.named(p);
        let decl = match self.memory.origin(p) {
            Origin::Decl(decl) => Some(decl),
            _ => None,
        };
        Some(match named {
            Some(decl) => Pointee::Object { decl, offset },
            None => Pointee::Other { decl, offset },
        })
    }

    /// The name of the object that a pointer points into.
    fn named(&self, p: Ptr) -> Option<DeclId> {
        let number = object_of(self.memory.outer(p));
        let statics = &self.scope?.statics;
        if let Ok(i) = statics.binary_search_by_key(&number, |s| s.0) {
            return statics.get(i).map(|s| s.1);
        }
        let mut locals = self.scope?.locals.iter();
        let found = locals.find(|l| object_of(self.register(l.0)) == number);
        found.map(|l| l.1)
    }

    /// Whether a scalar has the same value as long as its bytes and tags stay the same.
    fn is_settled(&self, at: usize, leaf: &Leaf) -> bool {
        if leaf.union.is_some() {
            return false;
        }
        let Some(p) = self.memory.pointer_seen(at + leaf.off as usize) else {
            return false;
        };
        object_of(p) == 0
            || matches!(
                self.memory.kind_of(p),
                ObjectKind::Static | ObjectKind::StringLiteral | ObjectKind::Function
            )
    }

    /// The value of a scalar in memory, if it may be read: `at` in the byte vectors, `p` for what
    /// else the object knows.
    fn in_memory(&self, at: usize, p: Ptr, leaf: &Leaf) -> Option<i128> {
        let n = usize::from(leaf.load.bytes());
        let at = at + leaf.off as usize;
        let tags = self.memory.tags.get(at..at + n)?;
        let raw = self.memory.number_of(self.memory.data.get(at..at + n)?);
        if let Some(member) = leaf.union
            && let Some(classes) = self.memory.classes(p + u64::from(leaf.off), n as u32)
        {
            let all = |class: u8| classes.iter().all(|&c| c == class);
            if !(all(member.class) || member.or_none && all(0)) {
                return None;
            }
        }
        let data = || tags.iter().all(|&t| t == tag::DATA);
        match leaf.load {
            Load::Pointer { .. } => self.pointee(self.memory.pointer_seen(at)?).map(pack),
            Load::Bits {
                shift,
                width,
                signed,
                ..
            } => {
                let mask = (u128::MAX >> (128 - u32::from(width.max(1)))) << shift;
                for (i, &t) in tags.iter().enumerate() {
                    let wanted = (mask >> (8 * self.memory.weight(i, n))) as u8;
                    let known = match t {
                        tag::DATA => 0xff,
                        tag::PARTIAL | tag::MIXED => self.memory.known_bits(at + i),
                        _ => 0,
                    };
                    if wanted & !known != 0 {
                        return None;
                    }
                }
                let v = extend((raw >> shift) as u64, width.into(), signed);
                Some(if signed {
                    i128::from(v as i64)
                } else {
                    i128::from(v)
                })
            }
            _ if !data() => None,
            Load::Int { bytes, signed } => {
                let unused = 128 - 8 * u32::from(bytes);
                Some(if signed {
                    (raw as i128) << unused >> unused
                } else {
                    raw as i128
                })
            }
            Load::Bool => (raw <= 1).then_some(raw as i128),
            Load::Float { .. } => Some(raw as i128),
        }
    }
}

impl<'m> Profiling<'m> {
    pub fn new(module: &'m Module) -> Profiling<'m> {
        let table = &module.profile;
        let statements = if table.statements {
            table.parents.len()
        } else {
            0
        };
        let mut states = Vec::new();
        states.resize_with(table.samples.len(), State::default);
        Profiling {
            module,
            states,
            reached: vec![0; statements],
            most: table.bounds.values.max(1) as usize,
        }
    }

    fn begin(&mut self, stmt: usize) {
        if let Some(count) = self.reached.get_mut(stmt) {
            *count += 1;
        }
    }

    /// How often each statement was begun.
    pub fn reached(&self) -> Vec<u64> {
        self.reached.clone()
    }

    /// The answers, in the order of the questions.
    pub fn points(&self) -> Vec<PointProfile> {
        let table = &self.module.profile;
        let empty = |&stmt| PointProfile {
            stmt,
            visits: 0,
            scalars: Vec::new(),
        };
        let mut points: Vec<PointProfile> = table.points.iter().map(empty).collect();
        // Code that was written twice has two samples of one point.
        let mut by_point: Vec<Vec<usize>> = vec![Vec::new(); points.len()];
        for (i, sample) in table.samples.iter().enumerate() {
            if let Sample::Point { point, .. } = sample
                && let Some(list) = by_point.get_mut(*point as usize)
            {
                list.push(i);
            }
        }
        for (profile, samples) in points.iter_mut().zip(by_point) {
            self.point(profile, &samples);
        }
        for i in 0..points.len() {
            if let Some(first) = table.points.get(i).and_then(|&s| table.point(s))
                && (first as usize) < i
                && let Some(answer) = points.get(first as usize).cloned()
                && let Some(entry) = points.get_mut(i)
            {
                *entry = answer;
            }
        }
        points
    }

    fn point(&self, profile: &mut PointProfile, samples: &[usize]) {
        let table = &self.module.profile;
        let of = |i: usize| match (table.samples.get(i), self.states.get(i)) {
            (Some(Sample::Point { items, .. }), Some(state)) => Some((items, state)),
            _ => None,
        };
        let Some((items, state)) = samples.first().and_then(|&i| of(i)) else {
            return;
        };
        profile.visits = state.visits;
        let mut merged = Vec::new();
        for &i in samples.get(1..).unwrap_or_default() {
            let Some((_, other)) = of(i) else { continue };
            profile.visits += other.visits;
            if merged.is_empty() {
                merged = state.leaves.clone();
            }
            merged.resize_with(merged.len().max(other.leaves.len()), Summary::default);
            let all = items.iter().flat_map(|item| &item.layout.leaves);
            for ((a, b), leaf) in merged.iter_mut().zip(&other.leaves).zip(all) {
                a.merge(b, self.most, flip(leaf.shape));
            }
        }
        let leaves = if merged.is_empty() {
            &state.leaves
        } else {
            &merged
        };
        let nothing = Summary::default();
        let all = items
            .iter()
            .flat_map(|item| item.layout.leaves.iter().map(move |leaf| (item, leaf)));
        let summaries = leaves.iter().chain(std::iter::repeat(&nothing));
        let scalar = |((item, leaf), summary): ((&Item, &Leaf), &Summary)| Scalar {
            place: ScalarPath {
                decl: item.decl,
                path: leaf.path.clone(),
            },
            shape: leaf.shape,
            quals: item.quals.union(leaf.quals),
            values: summary.values(leaf.shape, width(leaf.load)),
        };
        profile.scalars = all.zip(summaries).map(scalar).collect();
    }

    pub fn exprs(&self) -> Vec<ExprProfile> {
        let table = &self.module.profile;
        #[derive(Clone, Default)]
        struct Tally {
            count: u64,
            shape: Option<(Shape, Load)>,
            summary: Summary,
        }
        let mut seen = vec![Tally::default(); table.exprs.len()];
        for (sample, state) in table.samples.iter().zip(&self.states) {
            if let Sample::Expr { expr, value, .. } = sample
                && let Some(seen) = seen.get_mut(*expr as usize)
            {
                seen.count += state.visits;
                if let Some((_, shape, load)) = *value {
                    seen.shape = Some((shape, load));
                    if let Some(other) = state.leaves.first() {
                        seen.summary.merge(other, self.most, flip(shape));
                    }
                }
            }
        }
        let answer = |&expr| {
            let number = table.expr(expr).unwrap_or(0) as usize;
            let found = seen.get(number).cloned().unwrap_or_default();
            ExprProfile {
                expr,
                evaluated: found.count,
                shape: found.shape.map(|s| s.0),
                values: match found.shape {
                    Some((shape, load)) => found.summary.values(shape, width(load)),
                    None => Values {
                        complete: true,
                        ..Values::default()
                    },
                },
            }
        };
        table.exprs.iter().map(answer).collect()
    }
}

/// Bits of a value.
fn width(load: Load) -> u32 {
    match load {
        Load::Bool => 1,
        Load::Bits { width, .. } => width.into(),
        load => 8 * u32::from(load.bytes()),
    }
}

impl State {
    /// A visit of a point.
    fn visit(&mut self, view: &View<'_>, items: &[Item], most: usize) {
        self.visits += 1;
        let first = self.leaves.is_empty();
        if first {
            let count = items.iter().map(|i| i.layout.leaves.len()).sum();
            self.leaves.resize_with(count, Summary::default);
            let bytes: usize = items.iter().map(snapshot).sum();
            self.data = vec![0; bytes];
            // No tag of a snapshot is like this: nothing is known yet.
            self.tags = vec![u8::MAX; bytes];
            self.settled = vec![false; items.len()];
        }
        let (mut next, mut kept) = (0, 0);
        for (item, settled) in items.iter().zip(&mut self.settled) {
            let count = item.layout.leaves.len();
            let size = snapshot(item);
            let Some(leaves) = self.leaves.get_mut(next..next + count) else {
                return;
            };
            let (Some(data), Some(tags)) = (
                self.data.get_mut(kept..kept + size),
                self.tags.get_mut(kept..kept + size),
            ) else {
                return;
            };
            next += count;
            kept += size;
            let (at, p) = match item.home {
                ItemHome::Reg { r, flag } => {
                    let (Some(leaf), Some(summary)) =
                        (item.layout.leaves.first(), leaves.first_mut())
                    else {
                        continue;
                    };
                    let has = flag.is_none_or(|f| view.register(f) != 0);
                    let v = has.then(|| view.in_register(r, leaf.load));
                    note(summary, v.flatten(), most, leaf.shape);
                    continue;
                }
                ItemHome::Static { p, at } => (at as usize, p),
                ItemHome::Object { p } => {
                    let p = view.register(p);
                    if !view.memory.is_live(p) {
                        leaves.iter_mut().for_each(Summary::lack);
                        continue;
                    }
                    (view.memory.base_of(p), p)
                }
            };
            if !unchanged(view, item, at, (data, tags)) {
                for (leaf, summary) in item.layout.leaves.iter().zip(leaves) {
                    note(summary, view.in_memory(at, p, leaf), most, leaf.shape);
                }
                let mut restless = item.layout.restless.iter();
                *settled = restless.all(|&i| {
                    let leaf = item.layout.leaves.get(i as usize);
                    leaf.is_some_and(|leaf| view.is_settled(at, leaf))
                });
            } else if !*settled {
                for &i in &item.layout.restless {
                    let leaf = item.layout.leaves.get(i as usize);
                    if let (Some(leaf), Some(summary)) = (leaf, leaves.get_mut(i as usize)) {
                        note(summary, view.in_memory(at, p, leaf), most, leaf.shape);
                    }
                }
            }
        }
    }
}

/// Bytes of an item that are kept.
fn snapshot(item: &Item) -> usize {
    match item.home {
        ItemHome::Reg { .. } => 0,
        _ => (item.layout.end - item.layout.start) as usize,
    }
}

fn note(summary: &mut Summary, v: Option<i128>, most: usize, shape: Shape) {
    match v {
        Some(v) => summary.add(v, most, flip(shape)),
        None => summary.lack(),
    }
}

/// Whether an object's bytes and tags are those of the last visit; otherwise they are kept for the
/// next one.
fn unchanged(
    view: &View<'_>,
    item: &Item,
    at: usize,
    (data, tags): (&mut [u8], &mut [u8]),
) -> bool {
    let range = at + item.layout.start as usize..at + item.layout.end as usize;
    let (Some(now), Some(now_tags)) = (
        view.memory.data.get(range.clone()),
        view.memory.tags.get(range),
    ) else {
        return false;
    };
    if now == data && now_tags == tags {
        return true;
    }
    data.copy_from_slice(now);
    tags.copy_from_slice(now_tags);
    // Which bits of a byte have a value is not seen in its tag.
    if let Some(t) = tags.first_mut()
        && now_tags.contains(&tag::PARTIAL)
    {
        *t = u8::MAX;
    }
    false
}

impl Watch for Profiling<'_> {
    const ACTIVE: bool = false;

    type Slot = Op;

    #[inline(always)]
    fn fetch(slot: &Op) -> Op {
        *slot
    }

    fn computation(&self, module: &Module, index: u32) -> Option<(Computation, Arith)> {
        Plain.computation(module, index)
    }

    fn probe(&mut self, _: &[Op], _: &Module, _: watch::ProbeSite, value: u64) -> u64 {
        value
    }

    fn repair(&mut self, _: &[Op], _: &Module, _: u32, _: Kind, _: &[u64]) -> bool {
        false
    }

    #[inline(never)]
    fn sample(&mut self, memory: &Memory, registers: &[u64], index: u32) {
        let module = self.module;
        let table = &module.profile;
        let Some(sample) = table.samples.get(index as usize) else {
            return;
        };
        let view = |scope: u32| View {
            memory,
            registers,
            module,
            scope: table.scopes.get(scope as usize),
        };
        match sample {
            Sample::Statement(stmt) => self.begin(stmt.index()),
            Sample::Point {
                stmt, scope, items, ..
            } => {
                self.begin(stmt.index());
                if let Some(state) = self.states.get_mut(index as usize) {
                    state.visit(&view(*scope), items, self.most);
                }
            }
            Sample::Expr { scope, value, .. } => {
                let Some(state) = self.states.get_mut(index as usize) else {
                    return;
                };
                state.visits += 1;
                let Some((source, shape, load)) = *value else {
                    return;
                };
                if state.leaves.is_empty() {
                    state.leaves.push(Summary::default());
                }
                let view = view(*scope);
                let v = match source {
                    SampleOperand::Reg(r) => view.in_register(r, load),
                    SampleOperand::Imm(v) if shape == Shape::Pointer => view.pointee(v).map(pack),
                    SampleOperand::Imm(v) => Some(match load {
                        Load::Int { signed: true, .. } | Load::Bits { signed: true, .. } => {
                            i128::from(v as i64)
                        }
                        _ => i128::from(v),
                    }),
                };
                if let Some(summary) = state.leaves.first_mut() {
                    note(summary, v, self.most, shape);
                }
            }
        }
    }
}
