//! What C leaves open without making it undefined: each run decides it in one way.
//!
//! No local check can tell whether such a choice reaches the output. So a run only notes which choices it
//! has met, and for each of them the program is run once more with the other one, then with the others of all of
//! them; what differs then depends on it. An *adversary* is an implementation that decides all of them at random, each time anew;
//! it is numbered, and all that it does follows from its number. That errs towards silence: a dependence
//! that no such run shows is not found.
//!
//! - Addresses, once a pointer has become an integer (6.3.2.3p6): where objects lie (`places.rs`), and whether
//!   they lie where others were before.
//! - Padding (6.2.6.1p6), where a byte of an object belongs to no member.
//! - Bytes of a union behind the member that was stored last (6.2.6.1p7). In one of the runs those
//!   behind a member that was initialised have no value. Only a store to a member itself
//!   counts, by name or by an initialiser, which gives the first one a value where it names none: after one to a part of a
//!   member, or through a pointer, the bytes
//!   keep their values. So do those of pointers, and all that an initialiser of a static object leaves 0.
//! - Whether literals are distinct objects (6.4.5p7, 6.5.2.5p7), and whether an object begins where another
//!   ends (6.5.9p6): `identity.rs`.
//! - How large the result of `memcmp` and its like is (7.24.4), where more is looked at than its sign.
//! - Which nonzero value `isalpha`, `isnan`, `signbit` and their like give (7.4.1, 7.12.3).
//! - The sign of a NaN that an operation makes (5.2.4.2.2p4), also of other NaNs, where it is printed, asked for, or seen
//!   through a union or `memcpy`; not where characters of it are read one by one. Constants fold to one sign. What only
//!   copies or takes a sign, or converts to another floating type, keeps it.
//! - The last digit of what functions of `<math.h>` compute (5.2.4.2.2p6), where the value is not exact.
//! - The order of elements that `qsort` finds equal, which of them `bsearch` finds (7.22.5), and how often both call
//!   the comparison function.
//! - Whether large objects can be allocated, and what an allocation of no bytes gives (7.22.3).
//! - `errno`: whether `<math.h>` sets it (7.12.1p4), and what is in it after a call that does not
//!   document it (7.5p3).
//! - What else the library returns: some nonnegative value (7.21.7.9), some text (7.24.6.2).
//! - What the compiler knows (GNU C's `__builtin_constant_p` and `__builtin_object_size`).
//! - Pseudo-random numbers (7.22.2). They are the target's library's, and only an adversary has others.
//! - How often a function is called that is declared `pure` or `const` (GNU C). This one is no choice: such a
//!   function must have no effect that could tell.

use super::{Fault, Memory, ObjectKind, Ptr, tag};
use crate::kind::Kind;

macro_rules! choices {
    ($($(#[$doc:meta])* $open:ident $name:literal $kind:ident,)*) => {
        /// A choice of the implementation that must not reach the output.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Open {
            $($(#[$doc])* $open,)*
        }

        impl Open {
            /// All of them, in the order of the table.
            pub const ALL: &'static [Open] = &[$(Open::$open),*];

            /// Its name in reports.
            pub fn name(self) -> &'static str {
                match self {
                    $(Open::$open => $name,)*
                }
            }

            /// What a program is whose output depends on it.
            #[inline]
            pub fn kind(self) -> Kind {
                match self {
                    $(Open::$open => Kind::$kind,)*
                }
            }
        }
    };
}

choices! {
    Address "address" AddressDependent,
    Padding "padding" PaddingValue,
    Tail "union-tail" UnionTail,
    Identity "identity" PointerIdentity,
    Magnitude "comparison-magnitude" ComparisonMagnitude,
    NanSign "nan-sign" NanSign,
    SortOrder "sort-order" SortOrder,
    Calls "calls" AssumeViolated,
    /// The last digit of a function of `<math.h>`.
    Accuracy "math-accuracy" MathAccuracy,
    /// A result that is "nonzero".
    Nonzero "nonzero-value" NonzeroValue,
    /// What the compiler knows at compile time.
    Knowledge "compiler-knowledge" CompilerKnowledge,
    Allocation "allocation" AllocationResult,
    Errno "errno" OptionalErrno,
    /// What else a function of the library returns.
    Result "library-value" LibraryValue,
    Random "random-sequence" LibraryValue,
    /// The program's name, and what `getenv` finds.
    Environment "environment" Environment,
}

impl Open {
    /// Whether it is decided by the target, and only an adversary has it otherwise.
    pub fn is_target(self) -> bool {
        self == Open::Random
    }

    /// Whether it is a choice at all. `pure` functions make a promise instead.
    pub fn is_choice(self) -> bool {
        self != Open::Calls
    }

    /// In how many ways it is decided otherwise.
    fn ways(self) -> u8 {
        match self {
            // A last place too large, and one too small; stores to members that change padding, and such that do not; bytes
            // behind members of unions that have other values, and such that have none; numbers that differ in their low
            // bits, and such that have none.
            Open::Accuracy | Open::Padding | Open::Tail | Open::Nonzero | Open::Magnitude => 2,
            // What each of `Allocates` gives, all of them and each alone.
            Open::Allocation => 4,
            // Calls that are made twice, such whose stores nobody sees, and such that see no stores.
            Open::Calls => 3,
            // All negative, all positive, and in turn.
            Open::NanSign => 3,
            // Objects close to each other, such with all bits in their addresses, some at random, as what looks at a few bits of
            // something computed from an address sees the same by chance, neighbours that differ in few bits, such that
            // touch each other, in either order, and such that are one where they may be.
            Open::Address => MOVED,
            _ => 1,
        }
    }
}

/// An allocation whose result is left open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Allocates {
    /// More bytes than there may be.
    Huge,
    /// No bytes.
    Nothing,
    /// No bytes of what was more: by `realloc`.
    NothingLeft,
}

/// The first of the ways in which all objects are moved by one more step.
const MOVED: u8 = 7;

/// Which of them a run has met.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Met(u32);

impl Met {
    #[inline]
    pub fn add(&mut self, open: Open) {
        self.0 |= 1 << open as u8;
    }

    #[inline]
    pub fn has(self, open: Open) -> bool {
        self.0 & 1 << open as u8 != 0
    }

    /// Those that are not among others.
    pub fn without(self, others: Met) -> Met {
        Met(self.0 & !others.0)
    }

    pub fn all(self) -> impl Iterator<Item = Open> {
        Open::ALL
            .iter()
            .copied()
            .filter(move |&open| self.has(open))
    }
}

/// Where objects lie.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lie {
    /// Number of the adversary that decides it, or 0.
    pub seed: u64,
    /// Far apart, and every bit another one than in the first run.
    pub apart: bool,
    /// As close together as can be, so that neighbours differ in few bits.
    pub tight: bool,
    /// So close that one begins where another ends.
    pub touching: bool,
    /// Static objects in the order of their declarations.
    pub forward: bool,
    /// What need not be distinct is not.
    pub shared: bool,
    /// By how many steps all of them are moved.
    pub moved: u64,
}

/// How a run decides them. The default is how the first run does.
#[derive(Clone, Copy, Debug, Default)]
pub struct Choice {
    /// How far narrow addresses are moved.
    pub(super) salt: u64,
    /// What is decided in the other way.
    other: Met,
    /// Which of several other ways.
    way: u8,
    /// Number of the adversary; 0 if there is none.
    seed: u64,
}

impl Choice {
    /// One decided in each of its other ways; `alignment`: the largest there is.
    pub fn others(open: Open, alignment: u64) -> Vec<Choice> {
        Choice::together([open], alignment)
    }

    /// So many more ways in which objects lie elsewhere, each moved a step further: what is computed from an address, a
    /// remainder for one, takes all of its values in turn.
    pub fn moves(n: u8, alignment: u64) -> impl Iterator<Item = Choice> {
        let first = Choice::others(Open::Address, alignment).into_iter().next();
        let moved = move |step| {
            first.map(|choice| Choice {
                way: MOVED + step,
                ..choice
            })
        };
        (0..n).filter_map(moved)
    }

    /// All of these decided otherwise at once, in each of the ways that one of them has.
    pub fn together(open: impl IntoIterator<Item = Open>, alignment: u64) -> Vec<Choice> {
        let (mut other, mut ways) = (Met::default(), 0);
        for open in open {
            other.add(open);
            ways = ways.max(open.ways());
        }
        let salt = match other.has(Open::Address) {
            true => other_salt(alignment),
            false => 0,
        };
        let choice = |way| Choice {
            salt,
            other,
            way,
            seed: 0,
        };
        (0..ways).map(choice).collect()
    }

    /// One more decided in the other way, which a run with this choice has met; where both have several ways, in the same.
    pub fn and(self, open: Open, alignment: u64) -> impl Iterator<Item = Choice> {
        let several = self.other.all().any(|open| open.ways() > 1);
        let ways = if several { 1 } else { open.ways() };
        Choice::others(open, alignment)
            .into_iter()
            .take(ways.into())
            .map(move |added| Choice {
                salt: self.salt | added.salt,
                other: Met(self.other.0 | added.other.0),
                way: self.way | added.way,
                seed: 0,
            })
    }

    /// All of these decided at random, by the adversary of this number, which is not 0.
    pub fn adversary(seed: u64, open: impl IntoIterator<Item = Open>, alignment: u64) -> Choice {
        let mut other = Met::default();
        open.into_iter().for_each(|open| other.add(open));
        let salt = match other.has(Open::Address) {
            true => mixed(seed) & other_salt(alignment),
            false => 0,
        };
        Choice {
            salt,
            other,
            way: 0,
            seed,
        }
    }

    /// Whether objects that need not be distinct have one address.
    pub(super) fn shares(self) -> bool {
        let at_random = self.seed != 0 && mixed(self.seed) & 2 != 0;
        self.other.has(Open::Address) && (self.way == 6 || at_random)
    }

    /// Whether objects lie elsewhere, and where.
    pub(super) fn places(self) -> Option<Lie> {
        self.other.has(Open::Address).then_some(Lie {
            seed: match self.way {
                2 => 2,
                _ => self.seed,
            },
            apart: self.way == 1,
            tight: self.way == 3,
            touching: matches!(self.way, 4 | 5),
            forward: self.way == 5,
            shared: self.shares(),
            moved: self.way.saturating_sub(MOVED - 1).into(),
        })
    }
}

/// A number that is made of another one: every bit depends on every bit (SplitMix64's).
pub(super) fn mixed(v: u64) -> u64 {
    let v = v.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let v = (v ^ v >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let v = (v ^ v >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    v ^ v >> 31
}

/// How far a second run moves addresses that are narrow: every bit from the alignment on may change, those
/// below may not, because programs can rely on them.
fn other_salt(alignment: u64) -> u64 {
    // Low bytes are small: a sum then seldom carries from one byte into the next, so that single
    // bytes of a pointer that is being taken apart keep their meaning.
    const PATTERN: u64 = 0x0000_05b5_0a35_1550;
    let align = alignment.clamp(16, 1 << 32).next_power_of_two();
    // Odd times the alignment: its lowest bit moves too.
    (PATTERN & !(align - 1)) | align
}

/// Choices, and what has been met of them.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Decisions {
    choice: Choice,
    met: Met,
    /// What the next byte is made of.
    made_up: u8,
    /// How many decisions an adversary has made.
    drawn: u64,
}

impl Decisions {
    pub fn start(choice: Choice, met: Met) -> Decisions {
        Decisions {
            choice,
            met,
            made_up: 0,
            drawn: 0,
        }
    }

    /// An adversary's next number.
    fn draw(&mut self) -> u64 {
        self.drawn += 1;
        mixed(mixed(self.choice.seed) ^ self.drawn)
    }

    /// A byte with any value: all bits set at first, what programs clear being 0; another one each time, so
    /// that two objects differ.
    fn byte(&mut self) -> u8 {
        if self.choice.seed != 0 {
            return self.draw() as u8;
        }
        let byte = !self.made_up;
        self.made_up = self.made_up.wrapping_mul(29).wrapping_add(0xc5);
        byte
    }
}

impl Memory {
    #[inline]
    pub fn met(&self) -> Met {
        self.decisions.met
    }

    /// Notes that a choice is met; whether it is decided in the other way, this time.
    #[inline]
    pub fn meet(&mut self, open: Open) -> bool {
        self.decisions.met.add(open);
        let choice = &self.decisions.choice;
        choice.other.has(open) && (choice.seed == 0 || self.decisions.draw() & 1 != 0)
    }

    /// Whether a choice that is decided once for the whole run is decided in the other way.
    #[inline]
    pub fn is_other(&self, open: Open) -> bool {
        let choice = &self.decisions.choice;
        choice.other.has(open)
            && (choice.seed == 0 || mixed(choice.seed ^ (open as u64) << 56) & 1 != 0)
    }

    /// Notes that the last place of a result is met; how it is moved: up, down, or not at all.
    pub fn last_place(&mut self) -> i32 {
        let choice = self.decisions.choice;
        match self.meet(Open::Accuracy) {
            false => 0,
            true if choice.seed != 0 => (self.decisions.draw() as i32 & 2) - 1,
            true if choice.way == 0 => 1,
            true => -1,
        }
    }

    /// The sign of a NaN that an operation makes now, where this run does not leave it to the processor.
    pub fn nan_sign(&mut self) -> Option<bool> {
        let choice = self.decisions.choice;
        self.is_other(Open::NanSign)
            .then(|| match (choice.seed, choice.way) {
                (0, 0) => true,
                (0, 1) => false,
                (0, _) => self.decisions.byte() & 1 != 0,
                _ => self.decisions.draw() & 1 != 0,
            })
    }

    /// Notes that an allocation is met whose result is left open; whether it comes to what it does not in the first run.
    pub fn allocates_otherwise(&mut self, what: Allocates) -> bool {
        let choice = self.decisions.choice;
        let other = match choice.way {
            1 => what == Allocates::Huge,
            2 => what == Allocates::Nothing,
            3 => what == Allocates::NothingLeft,
            _ => true,
        };
        self.meet(Open::Allocation) && (choice.seed != 0 || other)
    }

    /// Any number that is not 0, for a result that is nonzero: a new one each time. Its sign is open, too.
    pub fn nonzero(&mut self) -> i32 {
        match self.meet(Open::Nonzero) {
            false => 1,
            true if self.is_high() => -(i32::from(self.decisions.byte()) + 2) << 16,
            true => (i32::from(self.decisions.byte()) + 2) * 8,
        }
    }

    /// Whether functions that should have no effects have none, in this run, on static objects. They are called twice
    /// otherwise.
    pub fn hides_stores(&self) -> bool {
        self.decisions.choice.way == 1
    }

    /// Whether functions that should not look at memory see none of what was stored to it, in this run.
    pub fn hides_memory(&self) -> bool {
        self.decisions.choice.way == 2
    }

    /// Takes the values of all bytes that hold something else than in `start`, which are those of static objects at the
    /// program's start, as a compiler may that knows of nobody who reads them; [`unhide`](Self::unhide) gives them back.
    pub fn hide(&mut self, start: &[u8]) -> Vec<(usize, u8)> {
        let mut taken = Vec::new();
        for object in self.objects.iter().filter(|o| o.meta.live && !o.meta.inner) {
            let kind = object.meta.kind;
            if matches!(
                kind,
                ObjectKind::Free | ObjectKind::Function | ObjectKind::Label
            ) {
                continue;
            }
            let at = object.base as usize;
            for at in at..at + object.meta.extent as usize {
                let same = start.get(at) == Some(&self.data[at]);
                if !same && matches!(self.tags[at], tag::DATA | tag::POINTER) {
                    taken.push((at, self.tags[at]));
                    self.tags[at] = tag::BLANK;
                }
            }
        }
        taken
    }

    /// Gives back what was [taken](Self::hide), unless something was stored meanwhile.
    pub fn unhide(&mut self, taken: &[(usize, u8)]) {
        for &(at, tag) in taken {
            if self.tags[at] == tag::BLANK {
                self.tags[at] = tag;
            }
        }
    }

    /// What the result of a comparison is multiplied by, as no more than its sign is known.
    pub fn magnitude(&mut self) -> i32 {
        match self.meet(Open::Magnitude) {
            false => 1,
            true if self.is_high() => 0x35 << 16,
            true => 0x35,
        }
    }

    /// Whether numbers that may be any have their low bits clear, so that they are 0 to whoever looks at these alone.
    fn is_high(&mut self) -> bool {
        let choice = self.decisions.choice;
        match choice.seed {
            0 => choice.way != 0,
            _ => self.decisions.draw() & 1 != 0,
        }
    }

    /// Whether objects lie elsewhere than their numbers say, and where.
    pub(super) fn decisions_places(&self) -> Option<Lie> {
        let places = self.decisions.choice.places();
        places.filter(|_| self.pointer_size == 8)
    }

    /// The number of an adversary, for a decision that has many outcomes; 0 if there is none.
    pub fn seed(&self) -> u64 {
        self.decisions.choice.seed
    }

    /// Bytes of a floating object are about to be seen as something else: if they are a NaN as operations
    /// make it, so is its sign. Integers that look like one do no harm.
    pub fn meet_nan(&mut self, bytes: &[u8]) {
        let made = match self.number_of(bytes) as u64 {
            v if bytes.len() == 8 => v << 1 == 0xfff << 52,
            v if bytes.len() == 4 => v << 33 == 0xff8 << 52,
            _ => false,
        };
        if made {
            self.meet(Open::NanSign);
        }
    }

    /// Makes the bytes padding.
    pub fn pad(&mut self, p: Ptr, n: u64) -> Result<(), Fault> {
        let at = self.check(p, n, false)?;
        let byte = match self.is_other(Open::Padding) {
            true => self.decisions.byte(),
            false => 0,
        };
        self.tags[at..at + n as usize].fill(tag::PADDING);
        self.data[at..at + n as usize].fill(byte);
        Ok(())
    }

    /// Makes the bytes padding; those that have a value may keep it.
    pub fn pad_again(&mut self, p: Ptr, n: u64) -> Result<(), Fault> {
        let at = self.check(p, n, false)?;
        let other = self.is_other(Open::Padding) && self.decisions.choice.way == 0;
        for at in at..at + n as usize {
            if matches!(self.tags[at], tag::DATA | tag::PADDING) {
                self.tags[at] = tag::PADDING;
                if other {
                    self.data[at] = self.decisions.byte();
                }
            }
        }
        Ok(())
    }

    /// Makes some bits of a byte padding, if the others hold values.
    pub fn pad_bits(&mut self, p: Ptr, bits: u8) -> Result<(), Fault> {
        let at = self.check(p, 1, false)?;
        if matches!(self.tags[at], tag::DATA | tag::MIXED) {
            let byte = match self.is_other(Open::Padding) {
                true => self.decisions.byte(),
                false => 0,
            };
            self.data[at] = self.data[at] & !bits | byte & bits;
            self.tags[at] = tag::MIXED;
            self.partial.insert(at as u32, !bits);
        }
        Ok(())
    }

    /// The bytes are behind the member of a union that was just stored to; `fresh`: by an initialiser, which gives them
    /// nothing that they could keep.
    pub fn leave_open(&mut self, p: Ptr, n: u64, fresh: bool) -> Result<(), Fault> {
        let at = self.check(p, n, false)?;
        let other = self.is_other(Open::Tail);
        let made_up = other.then(|| self.decisions.byte());
        // Compilers know of bytes that nothing was ever stored to, and each use may see another value.
        let choice = self.decisions.choice;
        let tag = match fresh && other && choice.seed == 0 && choice.way == 1 {
            true => tag::BLANK,
            false => tag::TAIL,
        };
        for at in at..at + n as usize {
            if matches!(self.tags[at], tag::DATA | tag::TAIL) {
                self.tags[at] = tag;
                if let Some(byte) = made_up {
                    self.data[at] = byte;
                }
            }
        }
        Ok(())
    }

    /// A byte with this tag is read.
    #[inline]
    pub fn meet_tag(&mut self, tag: u8) {
        match tag {
            tag::PADDING | tag::MIXED => self.meet(Open::Padding),
            tag::TAIL => self.meet(Open::Tail),
            _ => false,
        };
    }
}
