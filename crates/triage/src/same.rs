//! Whether a pass that was blamed for one program is to blame for another: asked about every smaller program that a
//! reduction is about to accept, so it must cost less than looking for the pass anew.
//!
//! clang counts passes, and the numbers are others for every program. So the passes of the program at hand are listed, and
//! only the runs of the pass with the name are looked at: the failure must begin with one of them. The run that it was the
//! last time is tried first, which takes three compilations. gcc leaves out the pass itself, in one; where that did not
//! hide the failure of the first program, all passes from it on are left out, and from the next on, in two.

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
    alone: bool,
    /// The how many-th run of the pass it was the last time (clang).
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
            alone: pass.alone,
            last: AtomicUsize::new(0),
            passes: Mutex::new(BTreeMap::new()),
        })
    }

    /// The pass.
    pub fn name(&self) -> &str {
        &self.name
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
        let begins = |asker: &mut Asker<'_>, k: usize| -> Result<bool, Stopped> {
            Ok(border.side(asker, k)? == Side::Bad && border.side(asker, k - 1)? == Side::Good)
        };
        let last = self.last.load(Ordering::Relaxed);
        if let Some(k) = own.get(last)
            && begins(asker, *k)?
        {
            return Ok(true);
        }
        // The first run with which the failure shows; before that, it must not.
        let (mut low, mut high) = (0, own.len());
        while low < high {
            let middle = low + (high - low) / 2;
            match border.side(asker, own[middle])? {
                Side::Bad => high = middle,
                Side::Good => low = middle + 1,
                Side::Neither => return Ok(false),
            }
        }
        let Some(k) = own.get(low) else {
            return Ok(false);
        };
        let guilty = border.side(asker, k - 1)? == Side::Good;
        if guilty {
            self.last.store(low, Ordering::Relaxed);
        }
        Ok(guilty)
    }

    fn of_gcc(&self, asker: &mut Asker<'_>) -> Result<bool, Stopped> {
        let accused = asker.case().accused.clone();
        let all = self.passes_of(asker, &accused)?;
        if self.alone {
            let base = gcc::base(&self.name);
            // The same pass runs several times, by names that end in numbers.
            let own: Vec<String> = all
                .iter()
                .filter(|pass| gcc::base(pass) == base)
                .cloned()
                .collect();
            return Ok(!own.is_empty() && gcc::leaves_out(asker, &accused, &own)? == Answer::Good);
        }
        let Some(at) = all.iter().position(|pass| *pass == self.name) else {
            return Ok(false);
        };
        Ok(
            gcc::leaves_out(asker, &accused, &all[at..])? == Answer::Good
                && gcc::leaves_out(asker, &accused, &all[at + 1..])? == Answer::Bad,
        )
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
