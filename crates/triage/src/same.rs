//! Whether a pass that was blamed for one program is to blame for another: asked about every smaller program that a
//! reduction is about to accept, so it must cost less than looking for the pass anew.
//!
//! clang counts passes, and the numbers are others for every program. So the passes of the program at hand are listed, and
//! only the runs of the pass with the name are looked at: the failure must begin with one of them. The run that it was the
//! last time is tried first, which takes three compilations. It is the same for gcc, whose passes are those that it lists,
//! with flags that leave out all from some place on. Where leaving out the pass alone hid the failure of the first
//! program, it must hide this one, too; that is not enough, because without one pass another may have nothing to spoil.
//!
//! A pass is blamed with the fewest flags that show the failure. With more of them a second bug may show as well, which
//! nobody can tell from the first: so programs are asked about with the flags of the blame ([`SamePass::flags`]).

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use cassay_exec::Family;
use cassay_trial::Accused;

use crate::ask::{Answer, Asker, Stopped};
use crate::bisect::Side;
use crate::blame::{Blame, Guilt};
use crate::{clang, gcc};

/// A pass that is held guilty.
#[derive(Debug)]
pub struct SamePass {
    name: String,
    flags: Vec<String>,
    alone: bool,
    /// The how many-th run of the pass it was the last time, once that is known.
    last: AtomicUsize,
    /// The passes of gcc, by flags: they do not depend on the program.
    passes: Mutex<BTreeMap<String, Vec<String>>>,
}

impl SamePass {
    /// Of a blame that names one.
    pub fn of(blame: &Blame) -> Option<SamePass> {
        let Guilt::Pass(pass) = &blame.guilt else {
            return None;
        };
        Some(SamePass {
            name: pass.name.clone(),
            flags: blame.shows.clone(),
            alone: pass.alone,
            last: AtomicUsize::new(usize::MAX),
            passes: Mutex::new(BTreeMap::new()),
        })
    }

    /// The pass.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The flags with which it is.
    pub fn flags(&self) -> &[String] {
        &self.flags
    }

    /// Whether it is to blame for what is asked about, whose failure was seen.
    pub fn is_guilty(&self, asker: &mut Asker<'_>) -> Result<bool, Stopped> {
        match asker.case().accused.compiler.family {
            Family::Clang => self.of_clang(asker),
            Family::Gcc => self.of_gcc(asker),
            Family::Tcc | Family::Pcc | Family::Chibicc | Family::Generic => Ok(true),
        }
    }

    fn of_clang(&self, asker: &mut Asker<'_>) -> Result<bool, Stopped> {
        let Some(border) = clang::Border::new(asker)? else {
            return Ok(false);
        };
        let own = border.runs_of(&self.name);
        let begins = self.begins(&own, &mut |k| border.side(asker, k))?;
        Ok(begins == Side::Bad)
    }

    fn of_gcc(&self, asker: &mut Asker<'_>) -> Result<bool, Stopped> {
        let accused = asker.case().accused.clone();
        let all = self.passes_of(asker, &accused)?;
        // The same pass runs several times, by names that end in numbers.
        let base = gcc::base(&self.name);
        let own: Vec<usize> = (1..=all.len())
            .filter(|k| gcc::base(&all[k - 1]) == base)
            .collect();
        let names: Vec<String> = own.iter().map(|k| all[k - 1].clone()).collect();
        if self.alone
            && (own.is_empty() || gcc::leaves_out(asker, &accused, &names)? != Answer::Good)
        {
            return Ok(false);
        }
        // Names are numbers of runs.
        let named = own.iter().position(|k| all[k - 1] == self.name);
        let named = named.unwrap_or(usize::MAX);
        let _ = self
            .last
            .compare_exchange(usize::MAX, named, Ordering::Relaxed, Ordering::Relaxed);
        let begins = self.begins(&own, &mut |k| {
            Ok(gcc::leaves_out(asker, &accused, &all[k..])?.side())
        })?;
        // Without so many passes gcc may break, which says nothing against what the pass alone does.
        Ok(begins == Side::Bad || self.alone && begins == Side::Neither)
    }

    /// Whether the failure begins with one of the runs of the pass, by their places in the list; `Neither` where that cannot
    /// be said. `side`: whether it shows with so many passes.
    fn begins(
        &self,
        own: &[usize],
        side: &mut dyn FnMut(usize) -> Result<Side, Stopped>,
    ) -> Result<Side, Stopped> {
        let last = self.last.load(Ordering::Relaxed);
        if let Some(&k) = own.get(last)
            && side(k)? == Side::Bad
            && side(k - 1)? == Side::Good
        {
            return Ok(Side::Bad);
        }
        // The first run with which the failure shows; before that, it must not.
        let (mut low, mut high) = (0, own.len());
        while low < high {
            let middle = low + (high - low) / 2;
            match side(own[middle])? {
                Side::Bad => high = middle,
                Side::Good => low = middle + 1,
                Side::Neither => return Ok(Side::Neither),
            }
        }
        let Some(&k) = own.get(low) else {
            return Ok(Side::Good);
        };
        Ok(match side(k - 1)? {
            Side::Good => {
                self.last.store(low, Ordering::Relaxed);
                Side::Bad
            }
            Side::Bad => Side::Good,
            Side::Neither => Side::Neither,
        })
    }

    fn passes_of(&self, asker: &mut Asker<'_>, accused: &Accused) -> Result<Vec<String>, Stopped> {
        let flags = accused.flags.join(" ");
        // A thread that panicked has left what was complete.
        let known = |map: &Mutex<BTreeMap<String, Vec<String>>>| {
            let map = map.lock().unwrap_or_else(|poison| poison.into_inner());
            map.get(&flags).cloned()
        };
        if let Some(all) = known(&self.passes) {
            return Ok(all);
        }
        let all = gcc::listed(asker, accused)?;
        let mut map = self.passes.lock().unwrap_or_else(|p| p.into_inner());
        map.insert(flags, all.clone());
        Ok(all)
    }
}
