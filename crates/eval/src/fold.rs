//! Loops that fold the bytes of an object into a hash, done at once.
//!
//! Every program that the generator writes shows its arrays by such a loop, and that is half of what it executes:
//!
//! ```c
//! static void see(unsigned long long value) { hash = (hash ^ value) * 0x100000001b3ULL; }
//! for (const unsigned char *p = at; size > 0; size--)
//!     see(*p++);
//! ```
//!
//! The code of a loop like this is recognised when it has been lowered ([`Fold::at`]), and its first instruction becomes
//! [`Op::MoveFold`]. When that is reached, all rounds but the last are done in one go, if each of them would take the short
//! way through the machine: all bytes lie in one live object and have plain values, so has the hash, there are steps and
//! frames for all of them, and whoever looks on has nothing to say. Otherwise nothing is done, and the loop goes on as it is written. Either
//! way registers, memory and steps are the same afterwards.

use crate::code::{Function, Op, R};
use crate::machine::Machine;
use crate::machine::WINDOW;
use crate::repair::watch::Watch;
use cassay_memory::Memory;

/// Fewer rounds are not worth a look.
const LEAST: u64 = 4;

/// How far behind the first instruction of the function that is called the last one stands that accesses the hash.
const STEP: u32 = 4;

/// Such a loop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fold {
    /// The instruction that loads a byte.
    load: u32,
    /// The registers that hold the pointer to the next byte, and how many bytes are left.
    pointer: R,
    count: R,
    /// The function that is called with each byte, and where its frame begins.
    callee: u32,
    base: R,
    /// Where the hash lies, and what it is multiplied by.
    hash: u32,
    factor: u64,
    /// Steps of a round.
    cost: u32,
}

impl Fold {
    /// The loop that begins at `top`, if it is one of these.
    pub fn at(code: &[Op], functions: &[Function], top: usize) -> Option<Fold> {
        let mut ops = code.get(top..)?.iter().copied();
        let Op::Move { d: at, s: pointer } = ops.next()? else {
            return None;
        };
        if !matches!(ops.next()?, Op::PtrAddI { d, p, i: 1 } if d == pointer && p == pointer) {
            return None;
        }
        let Op::LdU8 { d: byte, p, off: 0 } = ops.next()? else {
            return None;
        };
        let (mut passed, mut next) = (byte, ops.next()?);
        if let Op::Move { d, s } = next
            && s == byte
        {
            (passed, next) = (d, ops.next()?);
        }
        let Op::Call { f, base, .. } = next else {
            return None;
        };
        let Op::AddU64I { d: count, a, i: -1 } = ops.next()? else {
            return None;
        };
        let (mut zero, mut next) = (None, ops.next()?);
        if let Op::Const { d, v: 0 } = next {
            (zero, next) = (Some(d), ops.next()?);
        }
        let (t, back) = match next {
            Op::BrLtU { a, b, t, cost } if Some(a) == zero && b == count => (t, cost),
            Op::BrTrue { a, t, cost } if a == count => (t, cost),
            Op::BrNeI { a, i: 0, t, cost } if a == count => (t, cost),
            _ => return None,
        };
        let own = [at, byte, passed];
        let apart = pointer != count
            && !own.contains(&pointer)
            && !own.contains(&count)
            && zero.is_none_or(|zero| zero != pointer && zero != count)
            // The callee's registers are behind all that is kept.
            && base == passed
            && base > pointer
            && base > count;
        if p != at || a != count || t as usize != top || !apart {
            return None;
        }
        let function = functions.get(f as usize)?;
        let (hash, factor) = step(code, function)?;
        Some(Fold {
            load: top as u32 + 2,
            pointer,
            count,
            callee: f,
            base,
            hash,
            factor,
            cost: back.checked_add(function.cost)?,
        })
    }

    /// Does all rounds but the last, if they can be done at once: returns the steps that they take.
    fn apply(&self, memory: &mut Memory, w: &mut [u64; WINDOW], steps: i64) -> Option<i64> {
        let (pointer, count) = (usize::from(self.pointer), usize::from(self.count));
        let rounds = u32::try_from(w[count].saturating_sub(1)).ok()?;
        if u64::from(rounds) < LEAST {
            return None;
        }
        let taken = i64::from(rounds).checked_mul(self.cost.into())?;
        if taken > steps {
            return None;
        }
        let from = memory.locate(w[pointer], 0, rounds)?;
        let to = from + rounds as usize;
        let hash = self.hash as usize..self.hash as usize + 8;
        if from < hash.end && hash.start < to {
            return None;
        }
        let plain = |tags: &[u8]| tags.iter().all(|&tag| tag == 1);
        if !plain(memory.tags.get(from..to)?) || !plain(memory.tags.get(hash.clone())?) {
            return None;
        }
        let mut value = u64::from_le_bytes(memory.data.get(hash.clone())?.try_into().ok()?);
        for &byte in memory.data.get(from..to)? {
            value = (value ^ u64::from(byte)).wrapping_mul(self.factor);
        }
        memory
            .data
            .get_mut(hash)?
            .copy_from_slice(&value.to_le_bytes());
        w[pointer] += u64::from(rounds);
        w[count] -= u64::from(rounds);
        Some(taken)
    }
}

/// `hash = (hash ^ value) * factor` and nothing else: where the hash lies, and the factor.
fn step(code: &[Op], function: &Function) -> Option<(u32, u64)> {
    let mut ops = code.get(function.entry as usize..)?.iter().copied();
    let Op::LdG64 { d: old, at } = ops.next()? else {
        return None;
    };
    let Op::Xor { d: mixed, a, b } = ops.next()? else {
        return None;
    };
    let Op::Const { d: factor, v } = ops.next()? else {
        return None;
    };
    let Op::MulU64 { d: new, a: x, b: y } = ops.next()? else {
        return None;
    };
    let Op::StG64 { s, at: to } = ops.next()? else {
        return None;
    };
    // The argument is in the first register.
    let fits = (a, b) == (old, 0)
        && (x, y) == (mixed, factor)
        && old != 0
        && factor != mixed
        && s == new
        && to == at
        && matches!(ops.next()?, Op::Ret)
        && function.stack == 0
        && !function.variadic;
    fits.then_some((at, v))
}

impl<W: Watch> Machine<'_, W> {
    /// Whether whoever looks on has nothing to say about the rounds of a loop: that can be so where only effective types
    /// are looked at.
    #[inline(never)]
    pub(crate) fn may_fold(&mut self, w: &[u64; WINDOW], fold: u32) -> bool {
        let Some(&fold) = self.module.folds.get(fold as usize) else {
            return false;
        };
        let entry = self.module.functions[fold.callee as usize].entry;
        let (pointer, count) = (w[usize::from(fold.pointer)], w[usize::from(fold.count)]);
        self.looks_at_types_only()
            // The hash was accessed before, and that was right.
            && self.are_idle(entry..=entry + STEP)
            && self.reads_freely(pointer, count, fold.load)
    }

    /// Does rounds of a loop at once, if that is the same; `base` is where the frame's registers begin.
    #[inline(never)]
    pub(crate) fn fold(&mut self, w: &mut [u64; WINDOW], fold: u32, base: usize, fuel: &mut i64) {
        let Some(fold) = self.module.folds.get(fold as usize) else {
            return;
        };
        if !self.has_frame(fold.callee, base + usize::from(fold.base)) {
            return;
        }
        if let Some(taken) = fold.apply(&mut self.memory, w, *fuel) {
            *fuel -= taken;
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Compiled, Kind, Limits, Options, Outcome, Verdict, compile};
    use cassay_source::{Parsed, Source};

    const SEE: &str = "
        int printf(const char *, ...);
        static unsigned long long hash = 0xcbf29ce484222325ULL;
        static void see(unsigned long long value) { hash = (hash ^ value) * 0x100000001b3ULL; }
        static void see_bytes(const void *at, unsigned long size) {
            for (const unsigned char *p = at; size > 0; size--)
                see(*p++);
        }
        ";

    fn compiled(main: &str) -> (Parsed, Compiled) {
        let parsed = Source::new("main.c", format!("{SEE}{main}"))
            .parse()
            .unwrap();
        let compiled = compile(&parsed.program, &parsed.target).unwrap();
        assert_eq!(compiled.module.folds.len(), 1, "the loop is recognised");
        (parsed, compiled)
    }

    fn run(main: &str, steps: u64) -> Outcome {
        let (parsed, compiled) = compiled(main);
        let limits = Limits {
            steps,
            ..Limits::default()
        };
        let options = Options {
            limits,
            ..Options::default()
        };
        compiled.run(&parsed.program, &options)
    }

    /// A program that shows so many bytes of an array.
    fn array(n: u64) -> String {
        format!(
            "unsigned char a[100];
            int main(void) {{
                for (int i = 0; i < 100; i++) a[i] = i * 7;
                see_bytes(a, {n}UL);
                printf(\"%016llx\", hash);
                return 0;
            }}"
        )
    }

    fn hash(n: u64) -> String {
        let bytes = (0..n).map(|i| i * 7 % 256);
        let hash = bytes.fold(0xcbf2_9ce4_8422_2325u64, |hash, byte| {
            (hash ^ byte).wrapping_mul(0x100_0000_01b3)
        });
        format!("{hash:016x}")
    }

    #[test]
    fn rounds_at_once_are_what_rounds_are() {
        let all: Vec<Outcome> = (0..=100).map(|n| run(&array(n), u64::MAX)).collect();
        // The first rounds are done one by one, and each takes the same steps.
        let round = all[4].steps - all[3].steps;
        for (n, outcome) in (0..).zip(&all) {
            assert_eq!(outcome.verdict, Verdict::Exit(0));
            assert_eq!(String::from_utf8_lossy(&outcome.output), hash(n));
            if n > 4 {
                assert_eq!(outcome.steps, all[4].steps + (n - 4) * round);
            }
        }
        // No step less will do.
        let steps = all[100].steps;
        assert_eq!(run(&array(100), steps).verdict, Verdict::Exit(0));
        assert_eq!(run(&array(100), steps - 1).verdict, Verdict::StepLimit);
    }

    #[test]
    fn effective_types_are_looked_at_all_the_same() {
        let shown = |declared: &str, cast: &str| {
            format!(
                "{declared}
                int main(void) {{
                    unsigned u = 1;
                    int *other = {cast};
                    *other = 2;
                    for (int i = 0; i < 30; i++) see_bytes(a, sizeof a);
                    printf(\"%016llx\", hash);
                    return 0;
                }}"
            )
        };
        // The first program needs no look at its accesses, the second does.
        let plain = run(&shown("int a[9];", "a"), u64::MAX);
        let looked_at = run(&shown("int a[9];", "(int *)(void *)&u"), u64::MAX);
        assert_eq!(plain.verdict, Verdict::Exit(0));
        assert_eq!(looked_at.verdict, Verdict::Exit(0));
        let volatile = run(
            &shown("volatile int a[9];", "(int *)(void *)&u")
                .replace("see_bytes(a", "see_bytes((void *)a"),
            u64::MAX,
        );
        assert!(
            matches!(volatile.verdict, Verdict::Undefined(report) if report.kind == Kind::VolatileAccess)
        );
    }

    #[test]
    fn what_goes_wrong_goes_wrong() {
        let kind = |main: &str| match run(main, u64::MAX).verdict {
            Verdict::Undefined(report) | Verdict::Unspecified(report) => report.kind,
            verdict => panic!("{verdict:?}"),
        };
        assert_eq!(kind(&array(101)), Kind::PointerArithmetic);
        let partly = "int main(void) {
            unsigned char a[50];
            for (int i = 0; i < 50; i++) if (i != 30) a[i] = 1;
            see_bytes(a, sizeof a);
            return 0;
        }";
        assert_eq!(kind(partly), Kind::UnspecifiedValue);
        // A hash of itself.
        let own = "int main(void) { see_bytes(&hash, sizeof hash); printf(\"%016llx\", hash); return 0; }";
        assert_eq!(run(own, u64::MAX).output, b"f5163b1e54459a0d");
    }
}
