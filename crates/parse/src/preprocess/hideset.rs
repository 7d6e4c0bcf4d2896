//! Hide sets: for each token, the macros that may not expand it any more (D. Prosser, "Complete
//! Macro Expansion Algorithm", X3J11/86-196). Sets are interned, so a token carries a number and
//! equal sets are equal numbers; 0 is the empty set.

use cassay_lang::Symbol;
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// All sets together may hold this many names; only hostile input comes near.
const MAX_MEMBERS: usize = 1 << 24;

#[derive(Debug)]
pub struct Hidesets {
    /// Sorted members.
    sets: Vec<Rc<[u32]>>,
    numbers: FxHashMap<Rc<[u32]>, u32>,
    sums: FxHashMap<(u32, u32), u32>,
    unions: FxHashMap<(u32, u32), u32>,
    common: FxHashMap<(u32, u32), u32>,
    members: usize,
}

/// The sets grew beyond any reasonable program.
#[derive(Debug)]
pub struct TooLarge;

impl Hidesets {
    pub fn new() -> Self {
        let empty: Rc<[u32]> = Rc::new([]);
        Hidesets {
            sets: vec![Rc::clone(&empty)],
            numbers: std::iter::once((empty, 0)).collect(),
            sums: FxHashMap::default(),
            unions: FxHashMap::default(),
            common: FxHashMap::default(),
            members: 0,
        }
    }

    fn members(&self, set: u32) -> &[u32] {
        self.sets.get(set as usize).map_or(&[], |s| s)
    }

    pub fn contains(&self, set: u32, name: Symbol) -> bool {
        set != 0 && self.members(set).binary_search(&name.0).is_ok()
    }

    fn intern(&mut self, members: Vec<u32>) -> Result<u32, TooLarge> {
        if let Some(&number) = self.numbers.get(members.as_slice()) {
            return Ok(number);
        }
        self.members += members.len();
        if self.members > MAX_MEMBERS {
            return Err(TooLarge);
        }
        let members: Rc<[u32]> = members.into();
        let number = self.sets.len() as u32;
        self.sets.push(Rc::clone(&members));
        self.numbers.insert(members, number);
        Ok(number)
    }

    pub fn add(&mut self, set: u32, name: Symbol) -> Result<u32, TooLarge> {
        if let Some(&known) = self.sums.get(&(set, name.0)) {
            return Ok(known);
        }
        let mut members = self.members(set).to_vec();
        if let Err(place) = members.binary_search(&name.0) {
            members.insert(place, name.0);
        }
        let sum = self.intern(members)?;
        self.sums.insert((set, name.0), sum);
        Ok(sum)
    }

    pub fn union(&mut self, a: u32, b: u32) -> Result<u32, TooLarge> {
        if a == b || b == 0 {
            return Ok(a);
        }
        if a == 0 {
            return Ok(b);
        }
        let key = (a.min(b), a.max(b));
        if let Some(&known) = self.unions.get(&key) {
            return Ok(known);
        }
        let mut members = [self.members(a), self.members(b)].concat();
        members.sort_unstable();
        members.dedup();
        let union = self.intern(members)?;
        self.unions.insert(key, union);
        Ok(union)
    }

    pub fn intersection(&mut self, a: u32, b: u32) -> Result<u32, TooLarge> {
        if a == b {
            return Ok(a);
        }
        if a == 0 || b == 0 {
            return Ok(0);
        }
        let key = (a.min(b), a.max(b));
        if let Some(&known) = self.common.get(&key) {
            return Ok(known);
        }
        let other = self.members(b);
        let members: Vec<u32> = self
            .members(a)
            .iter()
            .copied()
            .filter(|m| other.binary_search(m).is_ok())
            .collect();
        let common = self.intern(members)?;
        self.common.insert(key, common);
        Ok(common)
    }
}
