//! Promises of restrict-qualified pointers, while the program runs (6.7.3.1).
//!
//! A restrict-qualified pointer is a *source*. Pointers carry the set of sources that they are based on. Of each byte it
//! is known when it was last accessed, and last written, through pointers based on each set. A source has
//! blocks that it makes promises for, each since a certain time; if since then a byte was written, and accessed both
//! by what is based on the source and by something else, the promise is broken.
//!
//! By the text of the standard, what was done in the block before the pointer was set counts as well. An object
//! that is filled and only then given to such a pointer would be undefined; nobody means that, no
//! compiler makes use of it, and it is not reported.
//!
//! A pointer is based on what it was computed from, as compilers see it. By the letter of 6.7.3.1p3, `q + (p - q)` and
//! `p == q ? q : p` are based on `p` too, since they would change with it. gcc and clang disagree about
//! programs that rely on that (tests/undefined/restrict-broken/bad13.c), so these are rejected.
//!
//! A pointer that was made of an integer is based on what pointers to its object were based on that became integers. Where
//! these are several, it may be based on a source or not (`memory/provenance.rs`), and if a promise depends on that, the
//! program is refused.
//!
//! When there are more sets or bytes than can be remembered, less is found.

use super::Machine;
use crate::repair::watch::Watch;
use crate::restrict::{INITIALISES, OPEN, Owner, PARAMETERS, PROGRAM, UNSEEN};
use cassay_library::Stop;
use cassay_memory::{
    Basis, Deed, Kind, Logged, Memory, NO_BASIS, Ptr, object_of, offset_of, pointer,
};
use rustc_hash::FxHashMap;
use std::ops::Range;

/// A pointer that is based on more is not looked at.
const MOST_SOURCES: usize = 16;
/// With more sets than these, nothing is looked at any more.
const MOST_SETS: usize = 1 << 18;
/// With more bytes, what was done is forgotten.
const MOST_BYTES: usize = 1 << 20;
/// Where bits of bit-fields are counted from, beyond all bytes.
const BITS: usize = 1 << 60;
/// Sets by which accesses to one byte are remembered.
const MOST_ACCESSES: usize = 16;

/// The execution of a block for which promises are made.
#[derive(Clone, Debug)]
struct Scope {
    /// Calls that are open with its function's.
    depth: usize,
    /// Blocks around it in the function.
    block: u16,
    owner: Owner,
    serial: u32,
    since: u64,
    /// Variables without an address, and their sources.
    variables: Vec<(u32, u32)>,
}

/// Where a restrict-qualified pointer is.
#[derive(Clone, Copy, Debug)]
enum Home {
    /// A variable in a register, which has no address.
    Variable,
    /// An object, by its number, and an offset in it.
    Memory(u32, u32),
}

#[derive(Clone, Debug)]
struct RestrictPointer {
    home: Home,
    /// Scopes that it makes promises for, by serial number.
    scopes: Vec<u32>,
    /// The type it points to is const.
    constant: bool,
    /// Pointers based on it may outlive the call.
    leaked: bool,
    /// The object that it points to, and since when; what was done before does not count.
    target: u32,
    set: u64,
    /// It was set to what is based on a pointer that must not be its source: whatever it points to must not be modified.
    wrongly: bool,
    /// Sets with it that pointers had which became integers.
    exposed: Vec<Basis>,
}

/// What pointers are based on: on sources, and perhaps on others.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
struct Set {
    sure: Box<[u32]>,
    maybe: Box<[u32]>,
}

/// When a byte was accessed by what is based on a set.
#[derive(Clone, Copy, Debug)]
struct Access {
    basis: Basis,
    last: u64,
    /// 0 for never.
    written: u64,
}

/// How a promise is broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Broken {
    /// By this rule, in words.
    By(Kind, &'static str),
    /// Perhaps: it depends on what a pointer is based on that was an integer.
    Unclear,
}

#[derive(Debug, Default)]
pub struct Restrict {
    pub active: bool,
    /// Promises for the whole program are made, so that all accesses count.
    whole: bool,
    /// From the outside in; serial numbers ascend.
    scopes: Vec<Scope>,
    serial: u32,
    clock: u64,
    sources: Vec<RestrictPointer>,
    /// Sources of parameters that no pointer is based on any more, by variable.
    free: FxHashMap<u32, Vec<u32>>,
    /// Sources by object and offset.
    places: FxHashMap<u32, FxHashMap<u32, u32>>,
    /// Sets of sources, by number.
    sets: Vec<Set>,
    numbers: FxHashMap<Set, Basis>,
    /// The sets of pointers that may be based on one of several.
    either: FxHashMap<Basis, Basis>,
    /// By place: what was done to a byte, or a bit of a bit-field.
    done: FxHashMap<usize, Vec<Access>>,
    /// Some of the accesses are to bit-fields.
    bits: bool,
}

impl Set {
    fn all(&self) -> impl Iterator<Item = &u32> {
        self.sure.iter().chain(&self.maybe)
    }
}

impl RestrictPointer {
    /// What it points to must not be modified, not even by way of it.
    fn is_fixed(&self) -> bool {
        self.constant || self.wrongly
    }
}

impl Restrict {
    /// The program has restrict-qualified pointers; `whole`: some make promises as long as it runs.
    pub fn begin(&mut self, memory: &mut Memory, whole: bool) {
        self.active = true;
        self.whole = whole;
        self.clock = 1;
        self.sets = vec![Set::default(), Set::default()];
        self.scopes.push(Scope {
            depth: 0,
            block: 0,
            owner: PROGRAM,
            serial: 0,
            since: 1,
            variables: Vec::new(),
        });
        memory.follow_bases(Some(OPEN));
    }

    fn end(&mut self, memory: &mut Memory) {
        *self = Restrict::default();
        memory.follow_bases(None);
    }

    /// A block begins that an owner makes promises for, in a function at this depth.
    pub fn promise(&mut self, depth: usize, block: u16, owner: Owner) {
        let of_call = self.scopes.partition_point(|s| s.depth < depth);
        let again = self.scopes[of_call..].iter().position(|s| s.owner == owner);
        if let Some(again) = again {
            self.scopes.remove(of_call + again);
        }
        self.serial += 1;
        self.clock += 1;
        self.scopes.push(Scope {
            depth,
            block,
            owner,
            serial: self.serial,
            since: self.clock,
            variables: Vec::new(),
        });
    }

    /// A function has returned, to one at this depth.
    pub fn returned(&mut self, memory: &mut Memory, depth: usize) {
        while let Some(scope) = self.scopes.pop_if(|s| s.depth > depth) {
            // Other variables of the function may be based on its variables: a number less for the next call.
            for (variable, source) in scope.variables {
                if scope.owner == PARAMETERS && !self.sources[source as usize].leaked {
                    self.conceal(memory, source);
                    self.free.entry(variable).or_default().push(source);
                }
            }
            if self.scopes.len() == 1 && !self.whole {
                self.done.clear();
            }
        }
    }

    /// An object begins to live under this number.
    pub fn fresh(&mut self, p: Ptr) {
        self.places.remove(&object_of(p));
    }

    /// An object begins to live at a place: what was done there before was done to another.
    pub fn fresh_bytes(&mut self, at: usize, size: usize) {
        let (bytes, bits) = (at..at + size, BITS + 8 * at..BITS + 8 * (at + size));
        if self.done.len() < size {
            self.done
                .retain(|place, _| !bytes.contains(place) && !bits.contains(place));
        } else {
            for place in bytes.chain(bits.filter(|_| self.bits)) {
                self.done.remove(&place);
            }
        }
    }

    /// A pointer goes where it may outlive the call.
    pub fn leak(&mut self, memory: &Memory, p: Ptr) {
        let basis = self.resolve(memory, memory.basis(p));
        let set = &self.sets[basis as usize];
        for &source in set.all() {
            self.sources[source as usize].leaked = true;
        }
    }

    /// The number of the set that a pointer with this basis has.
    fn resolve(&mut self, memory: &Memory, basis: Basis) -> Basis {
        if (basis as usize) < self.sets.len() {
            return basis;
        }
        if let Some(&known) = self.either.get(&basis) {
            return known;
        }
        let Some(possible) = memory.possible_bases(basis) else {
            return OPEN;
        };
        if possible.contains(&OPEN) {
            return OPEN;
        }
        let sets = || possible.iter().filter_map(|b| self.sets.get(*b as usize));
        let mut any: Vec<u32> = sets().flat_map(Set::all).copied().collect();
        any.sort_unstable();
        any.dedup();
        let is_sure = |source: &u32| sets().all(|set| set.sure.contains(source));
        let (sure, maybe) = any.into_iter().partition::<Vec<u32>, _>(is_sure);
        let number = self.number(sure, maybe);
        // Two pointers with the same possibilities may be based on different ones.
        let own = match self.sets[number as usize].maybe.is_empty() {
            true => number,
            false => {
                self.sets.push(self.sets[number as usize].clone());
                self.sets.len() as Basis - 1
            }
        };
        self.either.insert(basis, own);
        own
    }

    /// The number of a set.
    fn number(&mut self, sure: Vec<u32>, maybe: Vec<u32>) -> Basis {
        if sure.is_empty() && maybe.is_empty() {
            return NO_BASIS;
        }
        if sure.len() + maybe.len() > MOST_SOURCES {
            return OPEN;
        }
        let set = Set {
            sure: sure.into_boxed_slice(),
            maybe: maybe.into_boxed_slice(),
        };
        if let Some(&known) = self.numbers.get(&set) {
            return known;
        }
        let number = self.sets.len() as Basis;
        self.sets.push(set.clone());
        self.numbers.insert(set, number);
        number
    }

    /// A source is over, and its number will be another's: integers that were pointers based on it are not based on that.
    fn conceal(&mut self, memory: &mut Memory, source: u32) {
        for basis in memory.newly_exposed() {
            let Some(set) = self.sets.get(basis as usize) else {
                continue;
            };
            for &source in set.all() {
                self.sources[source as usize].exposed.push(basis);
            }
        }
        for basis in std::mem::take(&mut self.sources[source as usize].exposed) {
            let without = |sources: &[u32]| -> Vec<u32> {
                sources.iter().copied().filter(|&s| s != source).collect()
            };
            let set = &self.sets[basis as usize];
            let (sure, maybe) = (without(&set.sure), without(&set.maybe));
            let now = self.number(sure, maybe);
            memory.rebase(basis, now);
            let set = &self.sets[now as usize];
            for &source in set.all() {
                self.sources[source as usize].exposed.push(now);
            }
            self.either.clear();
        }
    }

    fn scope(&self, serial: u32) -> Option<&Scope> {
        let at = self.scopes.binary_search_by_key(&serial, |s| s.serial);
        self.scopes.get(at.ok()?)
    }

    /// The scope of an owner, for a function at this depth.
    fn owned(&self, depth: usize, owner: Owner) -> Option<usize> {
        if owner == PROGRAM {
            return Some(0);
        }
        let of_call = self.scopes.partition_point(|s| s.depth < depth);
        let found = self.scopes[of_call..].iter().position(|s| s.owner == owner);
        Some(of_call + found?)
    }

    fn new_source(&mut self, home: Home, constant: bool) -> u32 {
        self.sources.push(RestrictPointer {
            home,
            scopes: Vec::new(),
            constant,
            leaked: false,
            target: 0,
            set: 0,
            wrongly: false,
            exposed: Vec::new(),
        });
        self.sources.len() as u32 - 1
    }

    /// The source that a variable is.
    fn variable(&mut self, scope: usize, variable: u32, constant: bool) -> u32 {
        let known = self.scopes[scope].variables.iter();
        if let Some(&(_, source)) = known.clone().find(|(v, _)| *v == variable) {
            return source;
        }
        let free = self.free.get_mut(&variable).and_then(Vec::pop);
        let source = free.unwrap_or_else(|| self.new_source(Home::Variable, constant));
        let scope = &mut self.scopes[scope];
        scope.variables.push((variable, source));
        self.sources[source as usize].scopes = vec![scope.serial];
        source
    }

    /// The source at a place; it makes a promise for this scope, too.
    fn place(&mut self, p: Ptr, scope: Option<usize>, constant: bool) -> u32 {
        let (object, offset) = (object_of(p), offset_of(p));
        let known = self.places.get(&object).and_then(|of| of.get(&offset));
        let source = known.copied().unwrap_or_else(|| {
            let source = self.new_source(Home::Memory(object, offset), constant);
            self.places
                .entry(object)
                .or_default()
                .insert(offset, source);
            source
        });
        if let Some(serial) = scope.map(|scope| self.scopes[scope].serial)
            && !self.sources[source as usize].scopes.contains(&serial)
        {
            let alive: Vec<u32> = self.sources[source as usize]
                .scopes
                .iter()
                .copied()
                .filter(|serial| self.scope(*serial).is_some())
                .chain([serial])
                .collect();
            self.sources[source as usize].scopes = alive;
        }
        source
    }

    /// Where there are sources in some bytes.
    fn sources_in(&self, p: Ptr, size: usize) -> Vec<u32> {
        let range = offset_of(p)..offset_of(p).saturating_add(size as u32);
        let of = self.places.get(&object_of(p)).into_iter().flatten();
        let found = of.map(|(offset, _)| *offset);
        found.filter(|offset| range.contains(offset)).collect()
    }

    /// A source points to this object, to which it was set anew, or which was found there.
    fn set(&mut self, source: u32, target: u32, anew: bool, wrongly: bool) {
        let source = &mut self.sources[source as usize];
        if anew || source.target != target {
            self.clock += 1;
            source.set = self.clock;
            source.target = target;
            source.wrongly = wrongly;
        }
    }

    /// The set of those in `basis` and this source.
    fn with(&mut self, basis: Basis, source: u32) -> Basis {
        let set = &self.sets[basis as usize];
        if basis == OPEN || set.sure.contains(&source) {
            return basis;
        }
        // Variables of blocks that are over make no promises.
        let counts = |&&other: &&u32| {
            let pointer = &self.sources[other as usize];
            other != source
                && (matches!(pointer.home, Home::Memory(..))
                    || pointer.scopes.iter().any(|s| self.scope(*s).is_some()))
        };
        let in_force = |set: &[u32]| set.iter().filter(counts).copied().collect::<Vec<u32>>();
        let (mut sure, maybe) = (in_force(&set.sure), in_force(&set.maybe));
        sure.push(source);
        sure.sort_unstable();
        self.number(sure, maybe)
    }

    /// Notes an access; whether that needs a closer look.
    fn note(&mut self, byte: usize, basis: Basis, write: bool) -> bool {
        let clock = self.clock;
        let all = self.done.entry(byte).or_default();
        let at = all.iter().position(|a| a.basis == basis);
        let at = at.unwrap_or_else(|| {
            all.push(Access {
                basis,
                last: 0,
                written: 0,
            });
            all.len() - 1
        });
        all[at].last = clock;
        if write {
            all[at].written = clock;
        }
        // One set alone can only break the promise of a pointer to what must not be modified.
        let fixed = |source: &u32| self.sources[*source as usize].is_fixed();
        let set = &self.sets[basis as usize];
        let seen = all.len() > 1 || all[at].written > 0 && set.all().any(fixed);
        // What was done longest ago is the least likely to count.
        if all.len() > MOST_ACCESSES {
            let oldest = (0..all.len()).min_by_key(|&i| all[i].last);
            oldest.map(|i| all.swap_remove(i));
        }
        seen
    }

    /// How what was done to a byte breaks a promise that a source made at a time, if it does.
    fn broken(&self, all: &[Access], source: u32, since: u64) -> Option<Broken> {
        let since = since.max(self.sources[source as usize].set);
        let sure = |a: &&Access| self.sets[a.basis as usize].sure.contains(&source);
        let maybe = |a: &&Access| self.sets[a.basis as usize].maybe.contains(&source);
        let recent = || all.iter().filter(|a| a.last >= since);
        let source = &self.sources[source as usize];
        if !recent().any(|a| a.written >= since) {
            return None;
        }
        let both = "accessed through a restrict-qualified pointer and in another way, and modified";
        let constant = "accessed through a restrict-qualified pointer to const, and modified";
        let used = recent().any(|a| sure(&a));
        if used && recent().any(|a| !sure(&a) && !maybe(&a)) {
            Some(Broken::By(Kind::RestrictBroken, both))
        } else if used && source.constant {
            Some(Broken::By(Kind::RestrictBroken, constant))
        } else if recent().any(|a| maybe(&a)) && (source.is_fixed() || recent().count() > 1) {
            Some(Broken::Unclear)
        } else if used && source.wrongly {
            Some(Broken::By(
                Kind::RestrictAssigned,
                "the pointer was set to what is based on another one, whose block does not lie around its own",
            ))
        } else {
            None
        }
    }
}

impl<W: Watch> Machine<'_, W> {
    /// A scope, if its block is being executed, the instruction at `point` being the one that runs.
    fn scope_in_force(&self, serial: u32, point: u32) -> Option<&Scope> {
        let scope = self.restrict.scope(serial)?;
        if matches!(scope.owner, PARAMETERS | PROGRAM) {
            return Some(scope);
        }
        let at = match self.frames.get(scope.depth) {
            Some(called) => called.return_to.wrapping_sub(1),
            None => point,
        };
        let force = self.module.notes.get(at as usize)?.force & !INITIALISES;
        let variables = self.module.forces.get(usize::from(force))?;
        variables.contains(&scope.owner).then_some(scope)
    }

    /// A variable that is restrict-qualified was set to `p`: what that is now.
    #[cold]
    #[inline(never)]
    pub(super) fn based_on_variable(
        &mut self,
        p: Ptr,
        owner: Owner,
        variable: u32,
        constant: bool,
    ) -> Ptr {
        if !self.restrict.active || object_of(p) == 0 {
            return p;
        }
        let Some(scope) = self.restrict.owned(self.frames.len(), owner) else {
            return p;
        };
        let source = self.restrict.variable(scope, variable, constant);
        self.base(p, source, Some(scope), true)
    }

    /// The same for what was read from, or is stored to, a place.
    #[cold]
    #[inline(never)]
    pub(super) fn based_on_place(
        &mut self,
        p: Ptr,
        place: Ptr,
        owner: Owner,
        constant: bool,
        store: bool,
    ) -> Ptr {
        if !self.restrict.active || object_of(p) == 0 {
            return p;
        }
        let place = self.memory.outer(place);
        let scope = self.restrict.owned(self.frames.len(), owner);
        let source = self.restrict.place(place, scope, constant);
        self.base(p, source, scope, store)
    }

    /// A structure was copied, with restrict-qualified pointers at these offsets.
    #[cold]
    #[inline(never)]
    pub(super) fn based_copies(&mut self, to: Ptr, from: Ptr, offsets: &[u32]) {
        for &offset in offsets {
            if self.restrict.active {
                let offset = u64::from(offset);
                self.based_copy(to + offset, from + offset, true);
            }
        }
    }

    /// A pointer that was copied is based on the one it is a copy of, and on the one it is in now (`own`).
    fn based_copy(&mut self, to: Ptr, from: Ptr, own: bool) {
        let (home, origin) = (self.memory.outer(to), self.memory.outer(from));
        let Some(p) = self.memory.stored_pointer(to) else {
            return;
        };
        let source = self.restrict.place(origin, None, false);
        let mut p = self.base(p, source, None, false);
        if own && self.restrict.active {
            let source = self.restrict.place(home, None, false);
            p = self.base(p, source, None, true);
        }
        // What is not writable keeps what it has.
        let _ = self.memory.write_pointer(to, p);
    }

    /// A pointer is based on a source from now on, which is in force in this scope.
    fn base(&mut self, p: Ptr, source: u32, scope: Option<usize>, store: bool) -> Ptr {
        let before = self.restrict.resolve(&self.memory, self.memory.basis(p));
        let basis = self.restrict.with(before, source);
        let target = object_of(self.memory.outer(p));
        let anew = store && basis != before;
        let wrongly = anew && self.is_from_inside(before, source, scope);
        self.restrict.set(source, target, anew, wrongly);
        let based = self.memory.based(p, basis);
        if self.restrict.sets.len() > MOST_SETS || based.is_none() {
            self.restrict.end(&mut self.memory);
        }
        based.unwrap_or(p)
    }

    /// Whether what is assigned is based on another pointer of the same block, or of one inside (6.7.3.1p4, p11).
    fn is_from_inside(&self, basis: Basis, to: u32, scope: Option<usize>) -> bool {
        let restrict = &self.restrict;
        let Some(own) = scope.and_then(|scope| restrict.scopes.get(scope)) else {
            return false;
        };
        let set = &restrict.sets[basis as usize].sure;
        set.iter().filter(|&&source| source != to).any(|&source| {
            let source = &restrict.sources[source as usize];
            let mut scopes = source.scopes.iter();
            let outside = |serial: &u32| {
                let found = self.scope_in_force(*serial, self.pc);
                found.is_none_or(|s| (s.depth, s.block) < (own.depth, own.block))
            };
            // Members may have other owners than those that were met.
            match source.home {
                Home::Variable => !scopes.all(outside),
                Home::Memory(..) => own.owner == PROGRAM && scopes.any(|s| *s == 0),
            }
        })
    }

    /// The instruction at `point` accesses bytes by way of a pointer.
    pub(super) fn check_restrict(
        &mut self,
        p: Ptr,
        size: usize,
        write: bool,
        point: u32,
    ) -> Result<(), Stop> {
        match self.memory.place(self.memory.outer(p)) {
            Some(at) => self.check_access(p, at..at + size, write, point),
            None => Ok(()),
        }
    }

    /// The same for a bit-field, whose neighbours in its bytes are other objects; `bits` are counted from the beginning of
    /// memory.
    pub(super) fn check_restrict_bits(
        &mut self,
        p: Ptr,
        bits: Range<usize>,
        write: bool,
        point: u32,
    ) -> Result<(), Stop> {
        self.restrict.bits = true;
        self.check_access(p, BITS + bits.start..BITS + bits.end, write, point)
    }

    fn check_access(
        &mut self,
        p: Ptr,
        places: Range<usize>,
        write: bool,
        point: u32,
    ) -> Result<(), Stop> {
        let note = self.module.notes.get(point as usize);
        let force = note.map_or(UNSEEN, |note| note.force);
        if force == UNSEEN || write && force & INITIALISES != 0 {
            return Ok(());
        }
        let basis = self.restrict.resolve(&self.memory, self.memory.basis(p));
        let idle = self.restrict.scopes.len() <= 1 && !self.restrict.whole;
        if basis == OPEN || idle || !self.restrict.active {
            return Ok(());
        }
        if self.restrict.done.len() > MOST_BYTES {
            self.restrict.done.clear();
        }
        self.restrict.clock += 1;
        let mut told = None;
        for byte in places {
            if !self.restrict.note(byte, basis, write) {
                continue;
            }
            let target = object_of(self.memory.outer(p));
            // An access that is tolerated counts once.
            match self.broken_promise(byte, target, point) {
                Some(Broken::By(kind, how)) if told.replace(kind) != Some(kind) => {
                    self.pc = point;
                    self.trap(kind, || how.into())?;
                }
                Some(Broken::Unclear) if !self.tolerate.contains(Kind::RestrictBroken) => {
                    self.pc = point;
                    let what = "a pointer that was an integer, and may be based on a restrict-qualified one or not";
                    return Err(Stop::Unsupported(what.into()));
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// What a library function did, by way of what it was given. What it does to objects that it makes is
    /// nobody's access.
    pub(super) fn library_restrict(&mut self, log: &[Logged]) -> Result<(), Stop> {
        if !self.restrict.active {
            return Ok(());
        }
        let mut made = Vec::new();
        let copies = log.iter().filter(|l| matches!(l.deed, Deed::Copy(_)));
        let once = copies.count() == 1;
        for Logged { p, size, deed, .. } in log {
            match deed {
                // After several, what lies there is something else.
                Deed::Copy(from) if once => {
                    for offset in self.restrict.sources_in(self.memory.outer(*from), *size) {
                        let delta = u64::from(offset - offset_of(*from));
                        self.based_copy(*p + delta, *from + delta, false);
                    }
                }
                Deed::Make => made.push(object_of(self.memory.outer(*p))),
                Deed::Read | Deed::Write if !made.contains(&object_of(self.memory.outer(*p))) => {
                    self.check_restrict(*p, *size, *deed == Deed::Write, self.pc)?;
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// How what was done to a byte of an object breaks a promise, if it does.
    fn broken_promise(&self, byte: usize, target: u32, point: u32) -> Option<Broken> {
        let restrict = &self.restrict;
        let all = restrict.done.get(&byte).map_or(&[][..], |all| all);
        let sources = all
            .iter()
            .flat_map(|a| restrict.sets[a.basis as usize].all());
        let broken = sources.filter_map(|&number| {
            let source = &restrict.sources[number as usize];
            if let Home::Memory(object, offset) = source.home {
                let there = restrict.places.get(&object).and_then(|of| of.get(&offset));
                // It may have moved elsewhere with what it is part of, as `qsort` moves structures.
                let points = self.memory.pointed_to(pointer(object, offset));
                if there != Some(&number) || points != Some(target) {
                    return None;
                }
            }
            let mut scopes = source.scopes.iter();
            scopes.find_map(|serial| {
                let scope = self.scope_in_force(*serial, point)?;
                restrict.broken(all, number, scope.since)
            })
        });
        // What is certain comes first, and what is so by the letter only last.
        broken.min_by_key(|broken| match broken {
            Broken::By(Kind::RestrictBroken, _) => 0,
            Broken::Unclear => 1,
            Broken::By(..) => 2,
        })
    }
}
