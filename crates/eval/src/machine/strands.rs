//! Operands in any order that C allows (6.5p3, 6.5.2.2p10), one evaluation at a time.
//!
//! Where operands were found to have effects on each other, the program is lowered once more, so that each operand of
//! such a join is a *strand* of code with registers of its own, and is run under a [`Policy`]. What strands do that others
//! can notice are accesses to memory and calls: these are *events*. Before each of them the policy says which strand goes
//! on, so that every interleaving of the operands can be had; a call is one event, because nothing in the caller happens
//! while a function is executed. Strands nest as joins do, and the strands of one full expression are a [`Tree`].
//!
//! Some evaluations are not to be interleaved with others: items of an initialiser list (6.7.9p23), `x++` and `x += 1`
//! with calls (6.5.2.4p2, 6.5.16.2p3), and statement expressions, which are taken as one.
//!
//! Nothing is checked here but the order. What is undefined in one order or another is found by the tracker
//! ([`super::order`]), from left to right and from right to left.

use crate::code::{Effect, Op};
use rustc_hash::{FxHashMap, FxHasher};
use std::hash::{Hash, Hasher};
use std::rc::Rc;

/// Events of a tree that are remembered for the report.
const REMEMBERED: usize = 12;
/// Decisions of a run up to which its alternatives are searched.
const DECISIONS: usize = 64;

/// What an event is. Accesses by operands themselves cannot conflict with each other, or the program is undefined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    Access,
    /// A call, or what must be taken as one.
    Call,
}

/// Which strand goes on.
#[derive(Clone, Debug, Default)]
pub enum Policy {
    /// Joins are no strands.
    #[default]
    Off,
    /// From right to left.
    Backward,
    /// Calls before, or after, all accesses that may come before or after them; else from one side.
    Calls { first: bool, backward: bool },
    /// Beginning with the operand of this number.
    From(u16),
    /// Each place in the text has a random rank, as if a compiler had decided.
    Fixed(u64),
    /// At random each time.
    Random(u64),
    /// From left to right, but for what the search says.
    Search(Search),
}

/// All interleavings, one run each. Those that differ in the order of accesses only are one: a strand that need not go
/// first, because it was first in another run and nothing that has happened since depends on that, is *asleep*.
#[derive(Clone, Debug, Default)]
pub struct Search {
    nodes: Vec<Node>,
    /// Decisions of this run so far.
    at: usize,
    asleep: Vec<Choice>,
    /// There are too many.
    pub abandoned: bool,
}

type Choice = (u64, Event);

#[derive(Clone, Debug)]
struct Node {
    options: Vec<Choice>,
    chosen: usize,
    tried: Vec<usize>,
    asleep: Vec<Choice>,
}

impl Search {
    /// One more run; whether there is one.
    pub fn next(&mut self) -> bool {
        self.at = 0;
        self.asleep.clear();
        while let Some(node) = self.nodes.last_mut() {
            node.tried.push(node.chosen);
            let fresh = (0..node.options.len())
                .find(|i| !node.tried.contains(i) && !node.asleep.contains(&node.options[*i]));
            if let Some(next) = fresh {
                node.chosen = next;
                return true;
            }
            self.nodes.pop();
        }
        false
    }

    fn decide(&mut self, options: &[Choice]) -> usize {
        if let Some(node) = self.nodes.get(self.at) {
            self.at += 1;
            self.asleep.clone_from(&node.asleep);
            let tried = node.tried.iter().filter_map(|&i| node.options.get(i));
            self.asleep.extend(tried);
            // The same decisions lead to the same options.
            self.abandoned |= node.options != options;
            return node.chosen.min(options.len() - 1);
        }
        let awake = options.iter().position(|o| !self.asleep.contains(o));
        let chosen = awake.unwrap_or(0);
        if self.at < DECISIONS {
            self.nodes.push(Node {
                options: options.to_vec(),
                chosen,
                tried: Vec::new(),
                asleep: self.asleep.clone(),
            });
            self.at += 1;
        } else {
            self.abandoned = true;
        }
        chosen
    }

    fn happens(&mut self, event: Choice) {
        self.asleep.retain(|&(key, kind)| {
            key != event.0 && kind == Event::Access && event.1 == Event::Access
        });
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// It begins here.
    Fresh(u32),
    /// This is its next event.
    At(u32, Event),
    Running,
    /// For so many strands of a join; then it goes on here.
    Waits(u32, u32),
    Done,
}

#[derive(Debug)]
struct Strand {
    /// A number of its own.
    key: u64,
    parent: usize,
    /// The numbers of the operands that lead to it.
    path: Rc<[u16]>,
    /// How many operands its join has.
    among: u16,
    state: State,
    /// It is an item of an initialiser list.
    item: bool,
    /// Something in it has happened.
    begun: bool,
    /// With its next event, nothing happens outside of these any more.
    holds: Vec<usize>,
}

/// The strands of a full expression. The first one is what is around them.
#[derive(Debug)]
struct Tree {
    /// Calls that are open around it.
    depth: usize,
    strands: Vec<Strand>,
    current: usize,
    /// The event that comes next was chosen.
    granted: bool,
    /// Strands outside of which nothing happens now.
    holds: Vec<usize>,
    /// Events in their order.
    events: Vec<u32>,
}

impl Tree {
    fn is_within(&self, strand: usize, around: usize) -> bool {
        let mut at = strand;
        while at > around {
            at = self.strands[at].parent;
        }
        at == around
    }

    /// Whether a strand may go on.
    fn may_go_on(&self, strand: usize) -> bool {
        if !matches!(self.strands[strand].state, State::Fresh(_) | State::At(..)) {
            return false;
        }
        if let Some(&hold) = self.holds.last()
            && !self.is_within(strand, hold)
        {
            return false;
        }
        let mut at = strand;
        while at > 0 {
            let own = &self.strands[at];
            let in_the_way = |other: &Strand| {
                other.parent == own.parent && other.begun && other.state != State::Done
            };
            if own.item && !own.begun && self.strands.iter().any(in_the_way) {
                return false;
            }
            at = own.parent;
        }
        true
    }

    fn begin(&mut self, strand: usize) {
        let mut at = strand;
        while at > 0 {
            self.strands[at].begun = true;
            at = self.strands[at].parent;
        }
    }

    /// Items of lists are not interleaved, and their accesses may conflict.
    fn is_item(&self, strand: usize) -> bool {
        let mut at = strand;
        while at > 0 {
            if self.strands[at].item {
                return true;
            }
            at = self.strands[at].parent;
        }
        false
    }
}

/// Registers of a caller that a function may overwrite: its depth, the first register, and the values.
type Saved = (usize, usize, Vec<u64>);

#[derive(Debug, Default)]
pub struct Strands {
    pub policy: Policy,
    trees: Vec<Tree>,
    next_key: u64,
    /// By the position of a join's beginning: those of its operands, and of its end.
    shapes: FxHashMap<u32, Rc<[u32]>>,
    saved: Vec<Saved>,
    /// The first events that were not in the order of the text.
    pub witness: Vec<u32>,
}

impl Strands {
    pub fn is_on(&self) -> bool {
        !matches!(self.policy, Policy::Off)
    }

    pub fn is_open(&self) -> bool {
        !self.trees.is_empty()
    }

    /// Whether strands of the function at this depth are open.
    pub fn is_open_at(&self, depth: usize) -> bool {
        self.trees.last().is_some_and(|tree| tree.depth == depth)
    }

    /// Values that are not in registers for the moment.
    pub fn saved(&self) -> impl Iterator<Item = u64> + '_ {
        self.saved.iter().flat_map(|(.., values)| values).copied()
    }

    fn shape(&mut self, code: &[Op], point: u32) -> Rc<[u32]> {
        let known = self.shapes.entry(point).or_insert_with(|| {
            let mut positions = vec![point + 1];
            let mut open = 0;
            for (at, op) in (point + 1..).zip(&code[point as usize + 1..]) {
                match op {
                    Op::SeqBegin { .. } => open += 1,
                    Op::SeqNext if open == 0 => positions.push(at + 1),
                    Op::SeqEnd if open == 0 => {
                        positions.push(at + 1);
                        break;
                    }
                    Op::SeqEnd => open -= 1,
                    _ => {}
                }
            }
            positions.into()
        });
        Rc::clone(known)
    }

    /// A join begins; where the machine goes on.
    pub fn fork(&mut self, code: &[Op], depth: usize, point: u32, list: bool) -> u32 {
        let shape = self.shape(code, point);
        if !self.is_open_at(depth) {
            let root = Strand {
                key: 0,
                parent: 0,
                path: Rc::new([]),
                among: 1,
                state: State::Running,
                item: false,
                begun: false,
                holds: Vec::new(),
            };
            self.trees.push(Tree {
                depth,
                strands: vec![root],
                current: 0,
                granted: false,
                holds: Vec::new(),
                events: Vec::new(),
            });
        }
        let (Some(tree), Some((&end, starts))) = (self.trees.last_mut(), shape.split_last()) else {
            return point + 1;
        };
        let parent = tree.current;
        tree.strands[parent].state = State::Waits(starts.len() as u32, end);
        for (i, &start) in starts.iter().enumerate() {
            let mut path = tree.strands[parent].path.to_vec();
            path.push(i as u16);
            self.next_key += 1;
            tree.strands.push(Strand {
                key: self.next_key,
                parent,
                path: path.into(),
                among: starts.len() as u16,
                state: State::Fresh(start),
                item: list,
                begun: false,
                holds: Vec::new(),
            });
        }
        self.pick()
    }

    /// The strand at hand has come to its end; where the machine goes on.
    pub fn done(&mut self, depth: usize) -> Option<u32> {
        let tree = self.trees.last_mut().filter(|tree| tree.depth == depth)?;
        let strand = tree.current;
        tree.strands[strand].state = State::Done;
        tree.holds.retain(|&hold| hold != strand);
        let parent = tree.strands[strand].parent;
        let State::Waits(others, end) = tree.strands[parent].state else {
            return None;
        };
        if others > 1 {
            tree.strands[parent].state = State::Waits(others - 1, end);
            return Some(self.pick());
        }
        while tree.strands.last().is_some_and(|s| s.state == State::Done) {
            tree.strands.pop();
        }
        tree.strands[parent].state = State::Running;
        tree.current = parent;
        if parent == 0 {
            self.close();
        }
        Some(end)
    }

    /// The tree at hand is done, or was left.
    fn close(&mut self) {
        if let Some(tree) = self.trees.pop()
            && self.witness.is_empty()
            && !tree.events.is_sorted()
        {
            self.witness = tree.events;
        }
    }

    /// A jump has come to where so many joins of this call are open.
    pub fn level(&mut self, depth: usize, open: usize) {
        let Some(tree) = self.trees.last_mut().filter(|tree| tree.depth == depth) else {
            return;
        };
        let mut at = tree.current;
        while tree.strands[at].path.len() > open {
            at = tree.strands[at].parent;
        }
        if at == tree.current {
            return;
        }
        if at == 0 {
            self.close();
            return;
        }
        for below in at + 1..tree.strands.len() {
            if tree.is_within(below, at) {
                tree.strands[below].state = State::Done;
            }
        }
        let strands = &tree.strands;
        tree.holds
            .retain(|&hold| strands[hold].state != State::Done);
        tree.strands[at].state = State::Running;
        tree.current = at;
        tree.granted = false;
    }

    /// Nothing outside of the strand at hand, or of its join, happens from its next event on, or no longer.
    pub fn hold(&mut self, depth: usize, on: bool, up: bool) {
        let Some(tree) = self.trees.last_mut().filter(|tree| tree.depth == depth) else {
            return;
        };
        let strand = &mut tree.strands[tree.current];
        if !on {
            // Nothing may have happened since.
            if strand.holds.pop().is_none() {
                tree.holds.pop();
            }
            return;
        }
        strand.holds.push(match up {
            true => strand.parent,
            false => tree.current,
        });
    }

    /// An instruction is about to be executed; where another one is that comes first.
    pub fn before(&mut self, op: Op, point: u32, depth: usize) -> Option<u32> {
        let tree = self.trees.last_mut().filter(|tree| tree.depth == depth)?;
        let mut event = event(op)?;
        if std::mem::take(&mut tree.granted) {
            return None;
        }
        let strand = tree.current;
        if tree.is_item(strand) {
            event = Event::Call;
        }
        tree.strands[strand].state = State::At(point, event);
        let next = self.pick();
        if next == point
            && let Some(tree) = self.trees.last_mut()
        {
            tree.granted = false;
            return None;
        }
        Some(next)
    }

    /// Chooses the strand that goes on; where it is.
    fn pick(&mut self) -> u32 {
        let Some(tree) = self.trees.last_mut() else {
            return 0;
        };
        let ready: Vec<usize> = (1..tree.strands.len())
            .filter(|&strand| tree.may_go_on(strand))
            .collect();
        // What a strand does before its first event is of no concern to others.
        for &strand in &ready {
            if let State::Fresh(at) = tree.strands[strand].state {
                tree.strands[strand].state = State::Running;
                tree.current = strand;
                tree.granted = false;
                return at;
            }
        }
        let strand = match ready[..] {
            [] => tree.current,
            [one] => one,
            _ => ready[choose(&mut self.policy, tree, &ready)],
        };
        if let State::At(at, event) = tree.strands[strand].state {
            if let Policy::Search(search) = &mut self.policy {
                search.happens((tree.strands[strand].key, event));
            }
            tree.begin(strand);
            let holds = std::mem::take(&mut tree.strands[strand].holds);
            tree.holds.extend(holds);
            tree.strands[strand].state = State::Running;
            tree.current = strand;
            tree.granted = true;
            if tree.events.len() < REMEMBERED {
                tree.events.push(at);
            }
            return at;
        }
        0
    }

    /// A function is called with its arguments in the registers from `first` on: what of `registers` it may overwrite is
    /// kept, for other strands.
    pub fn call(&mut self, depth: usize, first: usize, registers: &[u64]) {
        if self.is_open_at(depth) {
            self.saved.push((depth, first, registers.to_vec()));
        }
    }

    /// It has returned.
    pub fn returned(&mut self, depth: usize, w: &mut [u64]) {
        while self.trees.last().is_some_and(|tree| tree.depth > depth) {
            self.close();
        }
        while let Some((of, first, values)) = self.saved.pop_if(|(of, ..)| *of >= depth) {
            if of == depth
                && let Some(place) = w.get_mut(first..first + values.len())
            {
                place.copy_from_slice(&values);
            }
        }
    }
}

/// What others can notice of an instruction.
fn event(op: Op) -> Option<Event> {
    match op.effect() {
        Effect::Access(_)
        | Effect::BuiltinStore { .. }
        | Effect::Copy { .. }
        | Effect::Read { .. }
        | Effect::List { .. } => Some(Event::Access),
        Effect::Call | Effect::CallOut => Some(Event::Call),
        Effect::Compute
        | Effect::Arithmetic(_)
        | Effect::Check
        | Effect::CheckArgument
        | Effect::Branch
        | Effect::Return
        | Effect::Halt
        | Effect::Object
        | Effect::Order
        | Effect::Promise
        | Effect::Hook => None,
    }
}

/// One of several strands that are all at events.
fn choose(policy: &mut Policy, tree: &Tree, ready: &[usize]) -> usize {
    let strand = |i: &usize| &tree.strands[ready[*i]];
    let event = |i: &usize| match strand(i).state {
        State::At(at, event) => (at, event),
        _ => (0, Event::Access),
    };
    let all = 0..ready.len();
    let chosen = match policy {
        Policy::Off => None,
        Policy::Backward => all.max_by_key(|i| Rc::clone(&strand(i).path)),
        Policy::Calls { first, backward } => {
            let late = |i: &usize| (event(i).1 == Event::Call) != *first;
            let side = |i: &usize| Rc::clone(&strand(i).path);
            match backward {
                false => all.min_by_key(|i| (late(i), side(i))),
                true => all.max_by_key(|i| (!late(i), side(i))),
            }
        }
        Policy::From(number) => all.min_by_key(|i| {
            let mut at = ready[*i];
            let mut turned = Vec::new();
            while at > 0 {
                let own = &tree.strands[at];
                let n = own.path.last().copied().unwrap_or(0);
                let among = own.among.max(1);
                turned.push((n + among - *number % among) % among);
                at = own.parent;
            }
            turned.reverse();
            turned
        }),
        Policy::Fixed(seed) => all.min_by_key(|i| hash(*seed, event(i).0.into())),
        Policy::Random(seed) => {
            *seed = hash(*seed, 1);
            Some((*seed >> 16) as usize % ready.len())
        }
        Policy::Search(search) => {
            let mut order: Vec<usize> = all.collect();
            order.sort_by(|a, b| strand(a).path.cmp(&strand(b).path));
            let options: Vec<Choice> = order.iter().map(|i| (strand(i).key, event(i).1)).collect();
            order.get(search.decide(&options)).copied()
        }
    };
    chosen.unwrap_or(0)
}

fn hash(seed: u64, value: u64) -> u64 {
    let mut hasher = FxHasher::default();
    (seed, value).hash(&mut hasher);
    // The last step of SplitMix64: FxHash alone leaves patterns in the low bits.
    let mut v = hasher.finish();
    v = (v ^ (v >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    v = (v ^ (v >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    v ^ (v >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    const DEPTH: usize = 1;

    fn load() -> Op {
        Op::LdGS32 { d: 0, at: 0 }
    }

    fn call() -> Op {
        Op::Call {
            f: 0,
            base: 0,
            site: 0,
        }
    }

    /// The positions of the events of a full expression, in their order.
    fn events(code: &[Op], strands: &mut Strands) -> Vec<u32> {
        let mut order = Vec::new();
        let mut pc = 0;
        while let Some(&op) = code.get(pc as usize) {
            if let Some(next) = strands.before(op, pc, DEPTH) {
                pc = next;
                continue;
            }
            if event(op).is_some() {
                order.push(pc);
            }
            pc = match op {
                Op::SeqBegin { list } => strands.fork(code, DEPTH, pc, list),
                Op::SeqNext | Op::SeqEnd => strands.done(DEPTH).unwrap_or(pc + 1),
                Op::SeqHold { on, up } => {
                    strands.hold(DEPTH, on, up);
                    pc + 1
                }
                _ => pc + 1,
            };
        }
        assert!(!strands.is_open(), "{order:?}");
        order
    }

    fn under(code: &[Op], policy: Policy) -> Vec<u32> {
        let mut strands = Strands {
            policy,
            ..Strands::default()
        };
        events(code, &mut strands)
    }

    /// All orders that a search finds.
    fn all(code: &[Op]) -> BTreeSet<Vec<u32>> {
        let mut search = Search::default();
        let mut found = BTreeSet::new();
        for _ in 0..100 {
            let mut strands = Strands {
                policy: Policy::Search(search),
                ..Strands::default()
            };
            found.insert(events(code, &mut strands));
            search = match strands.policy {
                Policy::Search(search) => search,
                other => panic!("{other:?}"),
            };
            assert!(!search.abandoned);
            if !search.next() {
                return found;
            }
        }
        panic!("too many: {}", found.len());
    }

    const BEGIN: Op = Op::SeqBegin { list: false };

    #[test]
    fn a_read_between_calls() {
        // (f(), x) + g()
        let code = [BEGIN, call(), load(), Op::SeqNext, call(), Op::SeqEnd];
        let orders = [vec![1, 2, 4], vec![1, 4, 2], vec![4, 1, 2]];
        assert_eq!(all(&code), BTreeSet::from(orders));
    }

    #[test]
    fn reads_among_each_other_are_in_one_order() {
        // x + y + f(), with three operands.
        let code = [
            BEGIN,
            load(),
            Op::SeqNext,
            load(),
            Op::SeqNext,
            call(),
            Op::SeqEnd,
        ];
        // Each of them before or after the call: four, and one run of the six that turns out to be none of its own.
        assert_eq!(all(&code).len(), 5);
    }

    #[test]
    fn strands_nest() {
        // f() + (x + g())
        let code = [
            BEGIN,
            call(),
            Op::SeqNext,
            BEGIN,
            load(),
            Op::SeqNext,
            call(),
            Op::SeqEnd,
            Op::SeqEnd,
        ];
        assert_eq!(all(&code).len(), 6);
        let calls = |first, backward| Policy::Calls { first, backward };
        assert_eq!(under(&code, Policy::Backward), [6, 4, 1]);
        assert_eq!(under(&code, calls(true, false)), [1, 6, 4]);
        assert_eq!(under(&code, calls(true, true)), [6, 1, 4]);
        assert_eq!(under(&code, calls(false, false)), [4, 1, 6]);
        assert_eq!(under(&code, Policy::From(1)), [6, 4, 1]);
    }

    #[test]
    fn the_middle_one_first() {
        let code = [
            BEGIN,
            call(),
            Op::SeqNext,
            call(),
            Op::SeqNext,
            call(),
            Op::SeqEnd,
        ];
        assert_eq!(all(&code).len(), 6);
        assert_eq!(under(&code, Policy::From(1)), [3, 5, 1]);
        for seed in 0..20 {
            let mut order = under(&code, Policy::Random(seed));
            order.sort_unstable();
            assert_eq!(order, [1, 3, 5]);
        }
    }

    #[test]
    fn items_of_lists_are_not_interleaved() {
        let code = [
            Op::SeqBegin { list: true },
            load(),
            load(),
            Op::SeqNext,
            load(),
            load(),
            Op::SeqEnd,
        ];
        let orders = [vec![1, 2, 4, 5], vec![4, 5, 1, 2]];
        assert_eq!(all(&code), BTreeSet::from(orders));
    }

    #[test]
    fn what_is_held_is_one_evaluation() {
        // x++ + f()
        let hold = |on| Op::SeqHold { on, up: false };
        let code = [
            BEGIN,
            hold(true),
            load(),
            load(),
            hold(false),
            Op::SeqNext,
            call(),
            Op::SeqEnd,
        ];
        let orders = [vec![2, 3, 6], vec![6, 2, 3]];
        assert_eq!(all(&code), BTreeSet::from(orders));
    }

    #[test]
    fn a_jump_leaves_strands() {
        let code = [BEGIN, call(), Op::SeqNext, call(), Op::SeqEnd];
        let mut strands = Strands {
            policy: Policy::Backward,
            ..Strands::default()
        };
        strands.fork(&code, DEPTH, 0, false);
        strands.level(DEPTH + 1, 0);
        assert!(strands.is_open_at(DEPTH));
        strands.level(DEPTH, 0);
        assert!(!strands.is_open());
    }

    #[test]
    fn registers_come_back() {
        let code = [BEGIN, call(), Op::SeqNext, call(), Op::SeqEnd];
        let mut strands = Strands {
            policy: Policy::Backward,
            ..Strands::default()
        };
        strands.fork(&code, DEPTH, 0, false);
        let mut w = [1, 2, 3, 4];
        strands.call(DEPTH, 2, &w[2..]);
        w = [5, 6, 7, 8];
        // A function that it calls has no strands.
        strands.call(DEPTH + 1, 0, &w);
        strands.returned(DEPTH + 1, &mut w);
        assert_eq!(w, [5, 6, 7, 8]);
        strands.returned(DEPTH, &mut w);
        assert_eq!(w, [5, 6, 3, 4]);
        assert_eq!(strands.saved().count(), 0);
    }
}
