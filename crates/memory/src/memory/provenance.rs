//! What pointers are based on that were integers meanwhile.
//!
//! An integer has no basis ([`Basis`]). When one becomes a pointer to an object, it can only have come from a pointer to
//! that object, so what is remembered for each object is what the pointers to it were based on that became integers, or
//! bytes. Where that was always the same, the new pointer is based on that; else on one of several, nobody
//! knows which. Each such pointer has a number of its own then, because two of them may be based on different ones.
//!
//! An integer that was computed from addresses of other objects counts like any other: the output depends on addresses
//! then. Objects with too many bases, and too many pointers with several, have [`Provenance::unknown`].

use super::{Basis, Memory, Ptr, object_of};
use rustc_hash::FxHashMap;

/// Bases from here on are one of several.
const EITHER: Basis = 1 << 31;
/// What pointers to one object can be based on.
const MOST_BASES: usize = 64;
/// Pointers with several possible bases.
const MOST_EITHER: usize = 1 << 16;

#[derive(Clone, Debug, Default)]
pub(super) struct Provenance {
    /// The basis that stands for "not known", while bases are told apart at all.
    unknown: Option<Basis>,
    /// By object: what pointers to it were based on that became integers, in ascending order.
    of: FxHashMap<u32, Vec<Basis>>,
    /// The objects that have a basis there.
    objects: FxHashMap<Basis, Vec<u32>>,
    /// What each pointer with several possible bases may be based on.
    either: Vec<Vec<Basis>>,
    /// Bases that became integers since somebody asked.
    news: Vec<Basis>,
}

impl Memory {
    /// From now on, what pointers are based on is remembered when they become integers. `unknown` is the basis of
    /// those about which that is not known. With `None` it is forgotten.
    pub fn follow_bases(&mut self, unknown: Option<Basis>) {
        self.provenance = Provenance {
            unknown,
            ..Provenance::default()
        };
    }

    /// What a pointer with this basis may be based on, if that is one of several.
    pub fn possible_bases(&self, basis: Basis) -> Option<&[Basis]> {
        let at = basis.checked_sub(EITHER)?;
        self.provenance.either.get(at as usize).map(Vec::as_slice)
    }

    /// Bases of pointers that have become integers since the last time.
    pub fn newly_exposed(&mut self) -> Vec<Basis> {
        std::mem::take(&mut self.provenance.news)
    }

    /// A basis means as much as another one from now on.
    pub fn rebase(&mut self, basis: Basis, now: Basis) {
        let provenance = &mut self.provenance;
        for object in provenance.objects.remove(&basis).unwrap_or_default() {
            if let Some(bases) = provenance.of.get_mut(&object) {
                replace(bases, basis, now);
            }
            provenance.objects.entry(now).or_default().push(object);
        }
        for bases in &mut provenance.either {
            replace(bases, basis, now);
        }
    }

    /// A pointer becomes an integer.
    pub(super) fn expose_basis(&mut self, p: Ptr) {
        if self.provenance.unknown.is_none() {
            return;
        }
        let (basis, object) = (self.basis(p), object_of(self.outer(p)));
        let several = self.possible_bases(basis).map(<[Basis]>::to_vec);
        for basis in several.unwrap_or_else(|| vec![basis]) {
            let provenance = &mut self.provenance;
            let known = provenance.of.entry(object).or_default();
            if let Err(at) = known.binary_search(&basis) {
                known.insert(at, basis);
                provenance.objects.entry(basis).or_default().push(object);
                provenance.news.push(basis);
            }
        }
    }

    /// An integer has become this pointer.
    pub(super) fn remade(&mut self, p: Ptr) -> Ptr {
        let provenance = &mut self.provenance;
        let Some(unknown) = provenance.unknown else {
            return p;
        };
        let basis = match provenance.of.get(&object_of(p)).map(Vec::as_slice) {
            None | Some([]) => return p,
            Some(&[basis]) => basis,
            Some(several) => {
                let room = several.len() <= MOST_BASES && provenance.either.len() < MOST_EITHER;
                if room {
                    provenance.either.push(several.to_vec());
                    EITHER + provenance.either.len() as Basis - 1
                } else {
                    unknown
                }
            }
        };
        match basis {
            super::NO_BASIS => p,
            basis => self.based(p, basis).unwrap_or(p),
        }
    }
}

/// One of several bases is another one now.
fn replace(bases: &mut Vec<Basis>, basis: Basis, now: Basis) {
    if let Ok(at) = bases.binary_search(&basis) {
        bases.remove(at);
        if let Err(at) = bases.binary_search(&now) {
            bases.insert(at, now);
        }
    }
}
