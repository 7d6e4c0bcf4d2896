//! gcc's passes, which it has no bisection for: `-fdump-passes` lists them in their order, and all from some place on are
//! left out by `-fdisable-tree-…`, `-fdisable-rtl-…` and `-fdisable-ipa-…`. Then the debug counter (`-fdbg-cnt=`), and
//! the smallest set of `-fno-…`, which is what users can do about it.
//!
//! Checked with versions 11 and 12. Without some passes gcc makes no program, or a wrong one; these are never left out
//! ([`NEEDED`]), and others that turn out to be needed for the program at hand are found on the way and kept.

use cassay_trial::Accused;
use regex::Regex;

use crate::ask::{Answer, Asker, Stopped, with};
use crate::bisect::{Found, Side, border, enough, samples};
use crate::blame::{Asked, Blame, Counter, Guilt, Pass, Told, Why, again, otherwise};

/// Passes that cannot be left out, without the numbers that tell several of a name apart.
const NEEDED: &[&str] = &[
    "ipa-build_ssa_passes",
    "ipa-free-fnsummary",
    "ipa-visibility",
    "rtl-dfinish",
    "rtl-dfinit",
    "rtl-expand",
    "rtl-final",
    "rtl-into_cfglayout",
    "rtl-ira",
    "rtl-loop2",
    "rtl-loop2_done",
    "rtl-loop2_init",
    "rtl-outof_cfglayout",
    "rtl-pro_and_epilogue",
    "rtl-reload",
    "rtl-shorten",
    "rtl-split",
    "rtl-stack",
    "rtl-vregs",
    "tree-cfg",
    "tree-cplxlower",
    "tree-eh",
    "tree-isel",
    "tree-local-fnsummary",
    "tree-loopdone",
    "tree-loopinit",
    "tree-lower",
    "tree-lower_vaarg",
    "tree-omplower",
    "tree-ssa",
    "tree-stdarg",
    "tree-switchlower",
    "tree-switchlower_O",
    "tree-veclower",
];

/// Passes of the program at hand that may turn out to be needed.
const MORE_NEEDED: usize = 4;
/// Flags that hide a failure only together, at most.
const TOGETHER: usize = 3;

/// A name without the number at its end.
pub(crate) fn base(name: &str) -> &str {
    name.trim_end_matches(|c: char| c.is_ascii_digit())
}

/// The passes that are on and may be left out, in their order.
fn passes(words: &str) -> Vec<String> {
    let Ok(line) = Regex::new(r"(?m)^\s+((?:tree|rtl|ipa)-\S+)\s+:\s+ON\s*$") else {
        return Vec::new();
    };
    let mut all: Vec<String> = Vec::new();
    for found in line.captures_iter(words) {
        let name = &found[1];
        // Each file of a program has the list anew.
        let needed = NEEDED.contains(&base(name)) || NEEDED.contains(&name);
        if !needed && !all.iter().any(|other| other == name) {
            all.push(name.to_string());
        }
    }
    all
}

/// The counters of a list that counted something, with their last values.
fn counters(words: &str) -> Vec<(String, usize)> {
    let Ok(line) = Regex::new(r"(?m)^\s+(\w+)\s+(\d+)\s+\S") else {
        return Vec::new();
    };
    let all = line.captures_iter(words).filter_map(|found| {
        let value: usize = found[2].parse().ok()?;
        (value > 0).then(|| (found[1].to_string(), value))
    });
    all.collect()
}

/// The flags that are on, as those that switch them off.
fn switches(words: &str) -> Vec<String> {
    let lines = words.lines().filter(|line| line.ends_with("[enabled]"));
    let names = lines.filter_map(|line| line.split_whitespace().next()?.strip_prefix("-f"));
    let plain = names.filter(|name| !name.contains('='));
    plain.map(|name| format!("-fno-{name}")).collect()
}

fn without(passes: &[String]) -> Vec<String> {
    let flags = passes.iter().map(|pass| format!("-fdisable-{pass}"));
    flags.collect()
}

/// Puts what is named like the pass first; otherwise the order stays.
fn likely_first<T>(all: &mut [T], pass: &str, name: impl Fn(&T) -> String) {
    let (_, own) = base(pass).split_once('-').unwrap_or(("", pass));
    let own: String = own.chars().filter(char::is_ascii_alphabetic).collect();
    all.sort_by_key(|one| {
        let name: String = name(one)
            .chars()
            .filter(char::is_ascii_alphabetic)
            .collect();
        let like = name == own || name.strip_prefix("tree") == Some(&own);
        let alike = !own.is_empty() && (name.contains(&own) || own.contains(&name));
        (!like, !alike)
    });
}

/// The passes that may be left out, as a compiler lists them.
pub(crate) fn listed(asker: &mut Asker<'_>, accused: &Accused) -> Result<Vec<String>, Stopped> {
    let (_, words) = asker.hear(&with(accused, &["-fdump-passes".to_string()]))?;
    Ok(passes(&words))
}

/// Whether the failure shows without some passes.
pub(crate) fn leaves_out(
    asker: &mut Asker<'_>,
    accused: &Accused,
    some: &[String],
) -> Result<Answer, Stopped> {
    let flags = without(some);
    asker.ask(&flags.join(" "), &with(accused, &flags))
}

/// Looks for the pass, the counter and the flags.
pub(crate) fn search(asker: &mut Asker<'_>, blame: &mut Blame) -> Result<(), Stopped> {
    blame.guilt = pass(asker)?;
    if blame.guilt.wavers() {
        return Ok(());
    }
    let name = blame.guilt.pass().map(|pass| pass.name.clone());
    let name = name.unwrap_or_default();
    blame.hiding = hiding(asker, &name)?;
    blame.counter = counter(asker, &name)?;
    Ok(())
}

fn pass(asker: &mut Asker<'_>) -> Result<Guilt, Stopped> {
    let accused = asker.case().accused.clone();
    let (answer, words) = asker.hear(&with(&accused, &["-fdump-passes".to_string()]))?;
    if answer != Answer::Bad {
        return Ok(Guilt::unresolved(Why::NotShown));
    }
    let mut all = passes(&words);
    let ask = |asker: &mut Asker<'_>, all: &[String], k: usize| {
        let left = all.get(k..).unwrap_or_default();
        // Which passes there are is known from their number: the list only ever gets shorter.
        let name = format!("first {k} of {} passes", all.len());
        asker.ask(&name, &with(&accused, &without(left)))
    };
    if all.is_empty() {
        return Ok(Guilt::unresolved(asker.without_passes()));
    }
    let mut kept: Vec<String> = Vec::new();
    let at = loop {
        let last = all.len();
        let (broken, known) = match ask(asker, &all, 0)? {
            Answer::Bad => {
                let known = kept.iter().map(|pass| format!("{pass} cannot be left out"));
                return Ok(Guilt::knowing(Why::WithoutPasses, known.collect()));
            }
            Answer::Other(what) => (0, vec![format!("with all passes left out: {what}")]),
            Answer::Nothing => (0, Vec::new()),
            Answer::Good => {
                let side = &mut |k| Ok::<_, Stopped>(ask(asker, &all, k)?.side());
                match border(0, last, side)? {
                    Found::At(at) => break at,
                    Found::Between { good, bad } => {
                        let names = all.get(good..bad).unwrap_or_default().join(", ");
                        let known = vec![
                            format!("it is one of {names}"),
                            "without some of them the compiler breaks in another way".to_string(),
                        ];
                        (good + (bad - good) / 2, known)
                    }
                }
            }
        };
        if kept.len() >= MORE_NEEDED {
            return Ok(Guilt::knowing(Why::Breaks, known));
        }
        // From the end on: the last place from which on the compiler cannot do without.
        let needed = border(0, last - broken, &mut |from_end| {
            let answer = ask(asker, &all, last - from_end)?;
            Ok::<_, Stopped>(match answer.side() {
                Side::Neither => Side::Bad,
                Side::Good | Side::Bad => Side::Good,
            })
        })?;
        let Found::At(from_end) = needed else {
            return Ok(Guilt::knowing(Why::Breaks, known));
        };
        kept.push(all.remove(last - from_end));
    };
    let last = all.len();
    let name = all[at - 1].clone();
    for (k, expected) in samples(at, last).into_iter().step_by(2) {
        let side = ask(asker, &all, k)?.side();
        if side != expected && side != Side::Neither {
            let comes = match side {
                Side::Bad => "shows already",
                _ => "does not show",
            };
            let known = vec![
                format!("it shows with the passes up to {name}, and not without it"),
                format!("but it {comes} with those up to {}", all[k - 1]),
            ];
            return Ok(Guilt::knowing(Why::NotMonotone, known));
        }
    }
    let only = with(&accused, &without(std::slice::from_ref(&name)));
    let alone = asker.ask(&format!("without {name}"), &only)? == Answer::Good;
    let own = match alone {
        true => None,
        false => later_runs(asker, &accused, &all[at - 1..])?,
    };
    let later_runs = own.is_some();
    let behind = own.as_deref().unwrap_or(&all[at - 1..]);
    let (shows, hides) = match alone {
        true => (accused.clone(), only),
        false => (
            with(&accused, &without(&behind[1..])),
            with(&accused, &without(behind)),
        ),
    };
    let told = |accused: &Accused, side, what: String| Told {
        accused: accused.clone(),
        side,
        what,
    };
    let [with, without] = match (alone, later_runs) {
        (true, _) => ["with all passes".to_string(), format!("without {name}")],
        (_, true) => ["", " it and"].map(|and| format!("without{and} the later runs of {name}")),
        (_, false) => ["up to", "before"].map(|of| format!("with the passes {of} {name}")),
    };
    let both = [
        told(&shows, Side::Bad, with),
        told(&hides, Side::Good, without),
    ];
    let shown = match again(asker, &both, false)? {
        Asked::Same(shown) => shown,
        Asked::Wavers(guilt) => return Ok(guilt),
    };
    let number = name.strip_prefix(base(&name)).and_then(|n| n.parse().ok());
    Ok(Guilt::Pass(Pass {
        function: None,
        ordinal: number.unwrap_or(1),
        index: at,
        of: last,
        unit: None,
        alone,
        later_runs,
        otherwise: otherwise(asker, shown),
        shows: asker.commands(&shows),
        hides: asker.commands(&hides),
        name,
    }))
}

/// The first of some passes with its later runs, which do what it did where it is left out; `None` where leaving out these does
/// not tell them from it. All passes behind it would be more words than anybody wants to read.
fn later_runs(
    asker: &mut Asker<'_>,
    accused: &Accused,
    behind: &[String],
) -> Result<Option<Vec<String>>, Stopped> {
    let Some((name, _)) = behind.split_first() else {
        return Ok(None);
    };
    let own = behind.iter().filter(|pass| base(pass) == base(name));
    let own: Vec<String> = own.cloned().collect();
    let tells = own.len() > 1
        && leaves_out(asker, accused, &own[1..])? == Answer::Bad
        && leaves_out(asker, accused, &own)? == Answer::Good;
    Ok(tells.then_some(own))
}

/// The counter with which the failure begins, and its value.
fn counter(asker: &mut Asker<'_>, pass: &str) -> Result<Option<Counter>, Stopped> {
    let accused = asker.case().accused.clone();
    let (answer, words) = asker.hear(&with(&accused, &["-fdbg-cnt-list".to_string()]))?;
    let mut all = counters(&words);
    if answer != Answer::Bad || all.is_empty() {
        return Ok(None);
    }
    likely_first(&mut all, pass, |(name, _)| name.clone());
    let limits = |some: &[(&str, usize)]| -> Vec<String> {
        let some: Vec<String> = some.iter().map(|(name, k)| format!("{name}:{k}")).collect();
        vec![format!("-fdbg-cnt={}", some.join(","))]
    };
    let none: Vec<(&str, usize)> = all.iter().map(|(name, _)| (name.as_str(), 0)).collect();
    if asker.ask("no counter", &with(&accused, &limits(&none)))? != Answer::Good {
        return Ok(None);
    }
    let found = enough(all.len(), 1, &mut |some| {
        let some: Vec<(&str, usize)> = some.iter().map(|at| none[*at]).collect();
        let flags = limits(&some);
        let answer = asker.ask(&flags.join(" "), &with(&accused, &flags))?;
        Ok::<_, Stopped>(answer == Answer::Good)
    })?;
    let Some([at]) = found.as_deref() else {
        return Ok(None);
    };
    let (name, last) = &all[*at];
    let found = border(0, *last, &mut |k| {
        let flags = limits(&[(name, k)]);
        let answer = asker.ask(&flags.join(" "), &with(&accused, &flags))?;
        Ok::<_, Stopped>(answer.side())
    })?;
    Ok(match found {
        Found::At(value) => Some(Counter {
            name: name.clone(),
            value,
        }),
        Found::Between { .. } => None,
    })
}

/// The smallest set of `-fno-…` that hides the failure.
fn hiding(asker: &mut Asker<'_>, pass: &str) -> Result<Option<Vec<String>>, Stopped> {
    let accused = asker.case().accused.clone();
    let mut help = accused.flags.clone();
    help.extend(["-Q", "--help=optimizers"].map(String::from));
    let mut all = switches(&asker.about(&help)?);
    let unoptimised = ["-O0", "-Q", "--help=optimizers"].map(String::from);
    let always = switches(&asker.about(&unoptimised)?);
    if accused
        .flags
        .iter()
        .any(|flag| flag.starts_with("-O") && flag != "-O0")
    {
        all.retain(|flag| !always.contains(flag));
    }
    likely_first(&mut all, pass, |flag| flag.replacen("-fno-", "", 1));
    if all.is_empty() {
        return Ok(None);
    }
    let mut ask = |some: &[usize]| -> Result<bool, Stopped> {
        let flags: Vec<String> = some.iter().map(|at| all[*at].clone()).collect();
        let name = match some.len() == all.len() {
            true => "no optimisation".to_string(),
            false => flags.join(" "),
        };
        Ok(asker.ask(&name, &with(&accused, &flags))? == Answer::Good)
    };
    // The one that is named like the pass is the one, more often than not.
    if ask(&[0])? {
        return Ok(Some(vec![all[0].clone()]));
    }
    let every: Vec<usize> = (0..all.len()).collect();
    if !ask(&every)? {
        return Ok(None);
    }
    let found = enough(all.len(), TOGETHER, &mut ask)?;
    Ok(found.map(|some| some.iter().map(|at| all[*at].clone()).collect()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_read() {
        let words = "   *warn_unused_result                                 :  ON\n\
            \x20  tree-cfg                                            :  ON\n\
            \x20     tree-dse1                                        :  ON\n\
            \x20     tree-ubsan                                       :  OFF\n\
            \x20  rtl-split1                                          :  ON\n\
            \x20  ipa-cp                                              :  ON\n\
            \x20  ipa-cp                                              :  ON\n";
        assert_eq!(passes(words), ["tree-dse1", "ipa-cp"]);
        let words = "  counter name                  counter value     closed intervals\n\
            -----------------------------------------------------------------\n\
            \x20 asan_use_after_scope          0                 unset\n\
            \x20 match                         4631              unset\n\
            \x20 ccp                           927               [0, 0]\n";
        let expect = [("match".to_string(), 4631), ("ccp".to_string(), 927)];
        assert_eq!(counters(words), expect);
        let words = "The following options control optimizations:\n\
            \x20 -O<number>                  \t\t\n\
            \x20 -falign-functions           \t\t[enabled]\n\
            \x20 -falign-functions=          \t\t16\n\
            \x20 -ftree-dse                  \t\t[enabled]\n\
            \x20 -fassociative-math          \t\t[disabled]\n";
        assert_eq!(switches(words), ["-fno-align-functions", "-fno-tree-dse"]);
    }

    #[test]
    fn what_is_named_like_the_pass_comes_first() {
        let mut flags = ["align-loops", "gcse", "tree-dse", "dse", "tree-ter"].map(String::from);
        likely_first(&mut flags, "tree-dse2", String::clone);
        assert_eq!(flags[..2], ["tree-dse", "dse"]);
        let mut counters = ["ccp", "sched_insn", "store_merging"].map(String::from);
        likely_first(&mut counters, "tree-store-merging", String::clone);
        assert_eq!(counters[0], "store_merging");
    }
}
