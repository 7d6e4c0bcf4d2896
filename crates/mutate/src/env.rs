//! What is known at a program point, as expressions and predicates can be built from it.
//!
//! The profile lists every scalar in scope. Of these an environment offers the ones that inserted
//! code may read: those that had a value at every visit, are not volatile or atomic, and whose name
//! means the same where the code will stand. While a block of live code is being written, values
//! change: the environment then is told what a variable holds from here on (§4.4 of the paper).

use crate::int::Ints;
use crate::seed::Seed;
use cassay_choice::Choices;
use cassay_eval::profile::{PointProfile, Scalar, Shape, Value, Values};
use cassay_lang::tree::{DeclId, IntKind, Quals};
use cassay_lang::types::QTy;
use rustc_hash::{FxHashMap, FxHashSet};

/// Values that are followed one by one.
pub const MOST: usize = 24;

/// An integer that can be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Leaf {
    pub text: String,
    /// The type it computes in is the promotion of this.
    pub kind: IntKind,
    /// All its values, where they are known one by one.
    pub set: Option<Vec<i128>>,
    pub range: (i128, i128),
    /// Bits that are always 0, and always 1.
    pub zeros: u128,
    pub ones: u128,
}

impl Leaf {
    pub fn of_set(text: String, kind: IntKind, set: Vec<i128>) -> Leaf {
        let min = set.iter().copied().min().unwrap_or(0);
        let max = set.iter().copied().max().unwrap_or(0);
        let ones = set.iter().fold(u128::MAX, |bits, &v| bits & v as u128);
        let zeros = set.iter().fold(u128::MAX, |bits, &v| bits & !(v as u128));
        Leaf {
            text,
            kind,
            set: Some(set),
            range: (min, max),
            zeros,
            ones,
        }
    }

    /// What is known of it, for people.
    pub fn fact(&self) -> String {
        match &self.set {
            Some(set) if set.len() <= 4 => {
                let list: Vec<String> = set.iter().map(i128::to_string).collect();
                format!("{} is {}", self.text, list.join(" or "))
            }
            _ => format!("{} is {}..{}", self.text, self.range.0, self.range.1),
        }
    }
}

pub struct Env<'a> {
    pub seed: &'a Seed,
    pub point: &'a PointProfile,
    /// What may be read, in groups by variable.
    groups: Vec<(DeclId, Vec<&'a Scalar>)>,
    /// Variables that new code may name, whether or not it may read them.
    named: FxHashSet<DeclId>,
    /// How many of the groups are parameters or local variables; they come first.
    locals: usize,
    /// Variables that the mutation itself declared.
    extra: Vec<Leaf>,
    /// What some variables hold now, by their text; nothing is known of `None`.
    changed: FxHashMap<String, Option<Leaf>>,
}

/// The part of an environment that changes.
pub struct Snapshot {
    extra: Vec<Leaf>,
    changed: FxHashMap<String, Option<Leaf>>,
}

impl<'a> Env<'a> {
    /// The environment of a point. `keep` says which variables are of use.
    pub fn new(seed: &'a Seed, point: &'a PointProfile, keep: impl Fn(DeclId) -> bool) -> Env<'a> {
        let mut groups: Vec<(DeclId, Vec<&Scalar>)> = Vec::new();
        let mut named = FxHashSet::default();
        for scalar in &point.scalars {
            if keep(scalar.place.decl) {
                named.insert(scalar.place.decl);
            }
            let hidden = Quals::VOLATILE.union(Quals::ATOMIC);
            let readable = scalar.values.reliable() && scalar.quals.0 & hidden.0 == 0;
            let decl = scalar.place.decl;
            if !readable || !keep(decl) {
                continue;
            }
            match groups.last_mut() {
                Some((last, list)) if *last == decl => list.push(scalar),
                _ => groups.push((decl, vec![scalar])),
            }
        }
        let (mut own, others): (Vec<_>, Vec<_>) = groups
            .into_iter()
            .partition(|(decl, _)| seed.is_local(*decl));
        let locals = own.len();
        own.extend(others);
        Env {
            seed,
            point,
            groups: own,
            named,
            locals,
            extra: Vec::new(),
            changed: FxHashMap::default(),
        }
    }

    /// Whether new code may name a variable, to take its address.
    pub fn may_name(&self, decl: DeclId) -> bool {
        self.named.contains(&decl)
    }

    pub fn ints(&self) -> Ints<'a> {
        Ints {
            types: &self.seed.checked.types,
        }
    }

    /// A scalar to read. Variables near at hand are likelier: what mutations and their surroundings
    /// have to do with each other is what compilers get wrong.
    pub fn pick(&self, c: &mut Choices) -> Option<&'a Scalar> {
        let near = self.locals > 0 && c.chance(600);
        let groups = if near {
            self.groups.get(..self.locals)?
        } else {
            &self.groups
        };
        let (_, list) = c.pick(groups)?;
        c.pick(list).copied()
    }

    /// An integer to read.
    pub fn pick_int(&self, c: &mut Choices) -> Option<Leaf> {
        if !self.extra.is_empty() && c.chance(250) {
            return c.pick(&self.extra).cloned();
        }
        for _ in 0..6 {
            if let Some(leaf) = self.pick(c).and_then(|s| self.leaf(s)) {
                return Some(leaf);
            }
        }
        None
    }

    /// A scalar as an integer, with what is known of it now.
    pub fn leaf(&self, scalar: &Scalar) -> Option<Leaf> {
        let text = scalar.place.text(&self.seed.program);
        if let Some(leaf) = self.changed.get(&text) {
            return leaf.clone();
        }
        leaf_of(self.ints(), scalar, text)
    }

    /// From here on, a variable holds this; with `None`, what it holds is not to be asked.
    pub fn change(&mut self, text: &str, leaf: Option<Leaf>) {
        self.changed.insert(text.to_string(), leaf);
    }

    /// Whether a scalar still is what the profile says.
    pub fn is_changed(&self, text: &str) -> bool {
        self.changed.contains_key(text)
    }

    /// What was declared and changed so far.
    pub fn snapshot(&self) -> Snapshot {
        Snapshot {
            extra: self.extra.clone(),
            changed: self.changed.clone(),
        }
    }

    pub fn restore(&mut self, snapshot: Snapshot) {
        self.extra = snapshot.extra;
        self.changed = snapshot.changed;
    }

    /// A variable that the mutation declared.
    pub fn declare(&mut self, leaf: Leaf) {
        self.extra.retain(|old| old.text != leaf.text);
        self.extra.push(leaf);
    }

    /// A scalar that may be written and then restored: not const, and no member of a union, whose
    /// other bytes a store leaves undetermined (6.2.6.1p7).
    pub fn pick_writable(&self, c: &mut Choices) -> Option<(&'a Scalar, QTy)> {
        for _ in 0..8 {
            let scalar = self.pick(c)?;
            if scalar.quals.contains(Quals::CONST) {
                continue;
            }
            if let Some((qty, false)) = self.seed.place_type(&scalar.place) {
                return Some((scalar, qty));
            }
        }
        None
    }

    pub fn is_empty(&self) -> bool {
        self.groups.is_empty()
    }
}

/// A scalar as an integer. Bit-fields that are wider than `int` compute in types of their own, which
/// compilers disagree about: a cast decides.
pub fn leaf_of(ints: Ints, scalar: &Scalar, text: String) -> Option<Leaf> {
    let Shape::Int { kind, bits } = scalar.shape else {
        return None;
    };
    if kind == IntKind::UInt128 {
        return None;
    }
    let int_width = ints.width(IntKind::Int);
    let (text, kind) = match bits {
        None => (text, kind),
        Some(n) if u32::from(n) < int_width => (text, IntKind::Int),
        Some(n) if u32::from(n) == int_width && ints.signed(kind) => (text, IntKind::Int),
        Some(n) if u32::from(n) == int_width => (text, IntKind::UInt),
        Some(_) => (format!("({}){text}", kind.name()), kind),
    };
    leaf_from(ints, &scalar.values, text, kind)
}

/// An integer with these values.
pub fn leaf_from(ints: Ints, values: &Values, text: String, kind: IntKind) -> Option<Leaf> {
    let range = values.range?;
    let (min, max) = ints.limits(kind);
    if range.0 < min || range.1 > max {
        return None;
    }
    let set: Option<Vec<i128>> = values.complete.then(|| {
        let ints = values.seen.iter();
        let ints = ints.filter_map(|v| match v {
            Value::Int(v) => Some(*v),
            _ => None,
        });
        ints.collect()
    });
    Some(match set {
        Some(set) if !set.is_empty() && set.len() <= MOST => Leaf::of_set(text, kind, set),
        _ => Leaf {
            text,
            kind,
            set: None,
            range,
            zeros: values.zeros,
            ones: values.ones,
        },
    })
}
