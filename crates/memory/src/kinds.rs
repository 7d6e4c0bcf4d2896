//! Sets of kinds. There may be any number of kinds: a set has as many words as the table needs.

use crate::kind::Kind;
use std::fmt;

/// A set of numbers below `64 * WORDS`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Bits<const WORDS: usize>([u64; WORDS]);

impl<const WORDS: usize> Bits<WORDS> {
    const EMPTY: Bits<WORDS> = Bits([0; WORDS]);

    fn insert(&mut self, number: usize) {
        self.0[number / 64] |= 1 << (number % 64);
    }

    fn contains(&self, number: usize) -> bool {
        self.0
            .get(number / 64)
            .is_some_and(|word| word >> (number % 64) & 1 != 0)
    }

    fn union(mut self, other: Bits<WORDS>) -> Bits<WORDS> {
        self.0.iter_mut().zip(other.0).for_each(|(a, b)| *a |= b);
        self
    }
}

/// A set of kinds: those that a run tolerates.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct KindSet(Bits<{ Kind::ALL.len().div_ceil(64) }>);

impl KindSet {
    /// No kind.
    pub const EMPTY: KindSet = KindSet(Bits::EMPTY);

    /// Adds a kind.
    pub fn insert(&mut self, kind: Kind) {
        self.0.insert(kind as usize);
    }

    /// Whether a kind is one of them.
    pub fn contains(self, kind: Kind) -> bool {
        self.0.contains(kind as usize)
    }

    /// The kinds of both sets.
    #[must_use]
    pub fn union(self, other: KindSet) -> KindSet {
        KindSet(self.0.union(other.0))
    }

    /// The kinds, in the order of the table.
    pub fn iter(self) -> impl Iterator<Item = Kind> {
        let all = Kind::ALL.iter().copied();
        all.filter(move |kind| self.contains(*kind))
    }
}

impl Default for KindSet {
    fn default() -> KindSet {
        KindSet::EMPTY
    }
}

impl From<&[Kind]> for KindSet {
    fn from(kinds: &[Kind]) -> KindSet {
        kinds.iter().copied().collect()
    }
}

impl FromIterator<Kind> for KindSet {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> KindSet {
        let mut set = KindSet::EMPTY;
        kinds.into_iter().for_each(|kind| set.insert(kind));
        set
    }
}

impl fmt::Debug for KindSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_than_64_members() {
        let mut set = Bits::<3>::EMPTY;
        let members = [0, 1, 63, 64, 65, 127, 128, 191];
        members.into_iter().for_each(|n| set.insert(n));
        let found: Vec<usize> = (0..200).filter(|&n| set.contains(n)).collect();
        assert_eq!(found, members);
        let mut all = Bits::<3>::EMPTY;
        (0..192).for_each(|n| all.insert(n));
        assert!((0..192).all(|n| all.contains(n)));
        assert!(!all.contains(192));
    }

    #[test]
    fn unions_beyond_the_first_word() {
        let (mut low, mut high) = (Bits::<2>::EMPTY, Bits::<2>::EMPTY);
        low.insert(3);
        high.insert(67);
        let both = low.union(high);
        assert!(both.contains(3) && both.contains(67));
        assert!(!both.contains(4) && !both.contains(66));
        assert!(!low.contains(67));
    }

    #[test]
    fn every_kind_has_a_place_of_its_own() {
        for &kind in Kind::ALL {
            let only = KindSet::from(&[kind][..]);
            assert_eq!(only.iter().collect::<Vec<_>>(), [kind]);
        }
        let all: KindSet = Kind::ALL.iter().copied().collect();
        assert!(all.iter().eq(Kind::ALL.iter().copied()));
        assert_eq!(KindSet::EMPTY.iter().next(), None);
        let letter = KindSet::from(Kind::LETTER);
        assert_eq!(letter.union(KindSet::EMPTY), letter);
        assert_eq!(letter.union(all), all);
    }
}
