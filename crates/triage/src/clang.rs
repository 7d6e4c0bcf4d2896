//! clang's passes, by the bisection that is built into it: `-mllvm -opt-bisect-limit=K` runs the first K passes that can
//! be left out, of the optimiser and of code generation together, and says which.
//!
//! Checked with versions 13 to 19. Not counted, and so never named: passes that must run, register allocation, and the
//! selection of instructions but for its optimisations. Each file of a program is counted from 1, so that one of them is
//! chosen first, the one that makes the difference by itself.

use std::path::PathBuf;

use cassay_trial::Accused;
use regex::Regex;

use crate::ask::{Answer, Asker, Stopped, with};
use crate::bisect::{Found, Side, border, samples};
use crate::blame::{Asked, Guilt, Pass, Told, Why, again, otherwise};

/// One line of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Run {
    index: usize,
    name: String,
    /// What it worked on, as the compiler says.
    on: String,
}

/// The passes that a compiler lists; those that it did not run are left out.
fn runs(words: &str) -> Vec<Run> {
    let Ok(line) = Regex::new(r"(?m)^BISECT: running pass \((\d+)\) (.*) on (.*)$") else {
        return Vec::new();
    };
    let all = line.captures_iter(words).filter_map(|found| {
        Some(Run {
            index: found[1].parse().ok()?,
            name: found[2].to_string(),
            on: found[3].to_string(),
        })
    });
    all.collect()
}

/// The function that is named as what a pass worked on: `f`, `function (f)`, `(f)`, `loop … in function f`.
fn function(on: &str) -> Option<&str> {
    let on = on.rsplit_once("in function ").map_or(on, |(_, name)| name);
    let on = on.strip_prefix("function ").unwrap_or(on);
    let name = on.strip_prefix('(').unwrap_or(on);
    let name = name.strip_suffix(')').unwrap_or(name);
    let plain = |c: char| c.is_alphanumeric() || "_.$".contains(c);
    (!name.is_empty() && name.chars().all(plain) && name != "loop").then_some(name)
}

/// The pass at a place in the list, and its run: loops without a name belong to the function before them.
fn pass(runs: &[Run], index: usize) -> Option<(String, Option<String>, usize)> {
    let at = runs.iter().position(|run| run.index == index)?;
    let named = |at: usize| -> Option<&str> {
        let run = &runs[at];
        if run.on == "[module]" {
            return None;
        }
        function(&run.on).or_else(|| runs[..at].iter().rev().find_map(|run| function(&run.on)))
    };
    let (name, of) = (&runs[at].name, named(at));
    let same = |other: &usize| runs[*other].name == *name && named(*other) == of;
    let ordinal = (0..=at).filter(same).count();
    Some((name.clone(), of.map(str::to_string), ordinal))
}

fn limit(k: Option<usize>) -> Vec<String> {
    let k = k.map_or("-1".to_string(), |k| k.to_string());
    vec!["-mllvm".to_string(), format!("-opt-bisect-limit={k}")]
}

/// How passes are left out: of the only file, or of one of several, where the others have none.
#[derive(Clone)]
struct Plan {
    accused: Accused,
    unit: Option<PathBuf>,
    sources: Vec<PathBuf>,
}

impl Plan {
    fn with(&self, k: Option<usize>) -> Accused {
        let Some(unit) = &self.unit else {
            return with(&self.accused, &limit(k));
        };
        let mut other = self.accused.clone();
        for source in &self.sources {
            let name = source.to_string_lossy().into_owned();
            let own = other.units.get(&name).unwrap_or(&self.accused.flags);
            let mut flags = own.clone();
            flags.extend(limit(if source == unit { k } else { Some(0) }));
            other.units.insert(name, flags);
        }
        other
    }

    fn name(&self, k: Option<usize>) -> String {
        let unit = self.unit.as_ref().map(|unit| unit.to_string_lossy());
        format!("{} {}", limit(k).join(" "), unit.unwrap_or_default())
    }
}

/// A program with a limit to its passes, where the pass is known and only whether it is guilty is asked.
pub(crate) struct Border {
    plan: Plan,
    list: Vec<Run>,
}

impl Border {
    /// `None` where passes are not counted in one place, or the failure does not show.
    pub(crate) fn new(asker: &mut Asker<'_>) -> Result<Option<Border>, Stopped> {
        let plan = Plan {
            accused: asker.case().accused.clone(),
            unit: None,
            sources: asker.sources().to_vec(),
        };
        let (answer, words) = asker.hear(&plan.with(None))?;
        let list = match plan.sources.len() {
            1 => runs(&words),
            _ => longest(runs(&words)),
        };
        let is_one = plan.sources.len() == 1 && plan.accused.units.is_empty();
        Ok((answer == Answer::Bad && is_one).then_some(Border { plan, list }))
    }

    /// The places of all runs of a pass.
    pub(crate) fn runs_of(&self, name: &str) -> Vec<usize> {
        let own = self.list.iter().filter(|run| run.name == name);
        own.map(|run| run.index).collect()
    }

    /// Whether the failure shows with the first passes; asked once for each number.
    pub(crate) fn side(&self, asker: &mut Asker<'_>, k: usize) -> Result<Side, Stopped> {
        let answer = asker.ask(&self.plan.name(Some(k)), &self.plan.with(Some(k)))?;
        Ok(answer.side())
    }
}

/// Looks for the pass.
pub(crate) fn search(asker: &mut Asker<'_>) -> Result<Guilt, Stopped> {
    let accused = asker.case().accused.clone();
    let mut all = std::iter::once(&accused.flags)
        .chain(accused.units.values())
        .flatten();
    if all.any(|flag| flag.starts_with("-flto")) {
        return Ok(Guilt::unresolved(Why::LinkTime));
    }
    let sources = asker.sources().to_vec();
    let mut plan = Plan {
        accused,
        unit: None,
        sources,
    };
    if plan.sources.len() > 1 {
        match guilty_unit(asker, &plan)? {
            Ok(unit) => plan.unit = Some(unit),
            Err(why) => return Ok(Guilt::unresolved(why)),
        }
    }
    let (answer, words) = asker.hear(&plan.with(None))?;
    if answer != Answer::Bad {
        return Ok(Guilt::unresolved(Why::NotShown));
    }
    let list = runs(&words);
    let list = match plan.unit {
        // The longest list is that of the file with all of its passes.
        Some(_) => longest(list),
        None => list,
    };
    let Some(last) = list.last().map(|run| run.index) else {
        return Ok(Guilt::unresolved(asker.without_passes()));
    };
    match asker.ask(&plan.name(Some(0)), &plan.with(Some(0)))? {
        Answer::Good => {}
        Answer::Bad => return Ok(Guilt::unresolved(Why::WithoutPasses)),
        Answer::Other(what) => {
            let known = vec![format!("with all passes left out: {what}")];
            return Ok(Guilt::knowing(Why::Breaks, known));
        }
        Answer::Nothing => return Ok(Guilt::unresolved(Why::Breaks)),
    }
    let ask = |asker: &mut Asker<'_>, k: usize| -> Result<Side, Stopped> {
        let answer = asker.ask(&plan.name(Some(k)), &plan.with(Some(k)))?;
        Ok(answer.side())
    };
    let named = |k: usize| match pass(&list, k) {
        Some((name, Some(function), _)) => format!("{name} on `{function}` (pass {k})"),
        Some((name, None, _)) => format!("{name} (pass {k})"),
        None => format!("pass {k}"),
    };
    let at = match border(0, last, &mut |k| ask(asker, k))? {
        Found::At(at) => at,
        Found::Between { good, bad } => {
            let known = vec![
                format!("it does not show up to {}", named(good)),
                format!("it shows up to {}", named(bad)),
                "with the passes in between the compiler breaks in another way".to_string(),
            ];
            return Ok(Guilt::knowing(Why::Breaks, known));
        }
    };
    // The last one was asked about without a limit only.
    if at == last && ask(asker, at)? != Side::Bad {
        return Ok(Guilt::unresolved(Why::NotShown));
    }
    for (k, expected) in samples(at, last) {
        let side = ask(asker, k)?;
        if side != expected && side != Side::Neither {
            let comes = match side {
                Side::Bad => "shows already",
                _ => "does not show",
            };
            let known = vec![
                format!("it shows from {} on, and not just before", named(at)),
                format!("but it {comes} up to {}", named(k)),
            ];
            return Ok(Guilt::knowing(Why::NotMonotone, known));
        }
    }
    let Some((name, function, ordinal)) = pass(&list, at) else {
        return Ok(Guilt::unresolved(Why::NoPasses));
    };
    let told = |k: usize, side, of: &str| Told {
        accused: plan.with(Some(k)),
        side,
        what: format!("with the passes {of} {}", named(at)),
    };
    let both = [
        told(at, Side::Bad, "up to"),
        told(at - 1, Side::Good, "before"),
    ];
    let shown = match again(asker, &both, false)? {
        Asked::Same(shown) => shown,
        Asked::Wavers(guilt) => return Ok(guilt),
    };
    Ok(Guilt::Pass(Pass {
        name,
        function,
        ordinal,
        index: at,
        of: last,
        unit: plan
            .unit
            .as_ref()
            .map(|unit| unit.to_string_lossy().into_owned()),
        alone: false,
        later_runs: false,
        otherwise: otherwise(asker, shown),
        shows: asker.commands(&plan.with(Some(at))),
        hides: asker.commands(&plan.with(Some(at - 1))),
    }))
}

/// The file whose passes make the difference: with all of its passes and none of the others', the failure shows.
fn guilty_unit(asker: &mut Asker<'_>, plan: &Plan) -> Result<Result<PathBuf, Why>, Stopped> {
    if !plan.accused.compiler.compiles_apart() {
        return Ok(Err(Why::SeveralFiles));
    }
    for unit in &plan.sources {
        let plan = Plan {
            unit: Some(unit.clone()),
            ..plan.clone()
        };
        if asker.ask(&plan.name(None), &plan.with(None))? == Answer::Bad {
            return Ok(Ok(unit.clone()));
        }
    }
    Ok(Err(Why::SeveralFiles))
}

/// The longest list of several, each of which begins with 1.
fn longest(all: Vec<Run>) -> Vec<Run> {
    let mut lists: Vec<Vec<Run>> = Vec::new();
    for run in all {
        match lists.last_mut() {
            Some(list) if run.index != 1 => list.push(run),
            _ => lists.push(vec![run]),
        }
    }
    lists.into_iter().max_by_key(Vec::len).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_of_all_versions_are_read() {
        let list = runs(
            "BISECT: running pass (1) Annotation2MetadataPass on [module]\n\
             BISECT: running pass (2) SROAPass on f.part.0\n\
             warning: something on (3)\n\
             BISECT: running pass (3) LICMPass on Loop at depth 1 containing: %1<header>\n\
             BISECT: running pass (4) LICMPass on <unnamed loop>\n\
             BISECT: running pass (5) InlinerPass on (g)\n\
             BISECT: running pass (6) LICMPass on loop %<unnamed loop> in function g\n\
             BISECT: running pass (7) X86 LEA Fixup on function (main)\n\
             BISECT: running pass (8) Canonicalize Freeze Instructions in Loops on loop\n\
             BISECT: NOT running pass (9) X86 LEA Fixup on function (f)\n",
        );
        assert_eq!(list.len(), 8);
        let told = |index| {
            let (name, function, ordinal) = pass(&list, index).unwrap();
            format!("{name} {} {ordinal}", function.unwrap_or_default())
        };
        assert_eq!(told(1), "Annotation2MetadataPass  1");
        assert_eq!(told(2), "SROAPass f.part.0 1");
        assert_eq!(told(4), "LICMPass f.part.0 2");
        assert_eq!(told(5), "InlinerPass g 1");
        assert_eq!(told(6), "LICMPass g 1");
        assert_eq!(told(7), "X86 LEA Fixup main 1");
        assert_eq!(told(8), "Canonicalize Freeze Instructions in Loops main 1");
    }
}
