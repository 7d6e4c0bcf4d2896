//! The smallest set of a command's flags that shows a failure, and the nearest one that does not: for any compiler.

use cassay_trial::Accused;

use crate::ask::{Answer, Asker, Stopped};
use crate::blame::Blame;

/// Levels of optimisation, from little to much.
pub(crate) const LEVELS: &[&str] = &["-O0", "-O1", "-Os", "-O2", "-O3"];

/// Beginnings of flags that say what the program is, and not how it is compiled.
const OF_THE_PROGRAM: &[&str] = &[
    "-D", "-U", "-I", "-l", "-L", "-std=", "-x", "-include", "-i",
];

fn with_flags(accused: &Accused, flags: &[String]) -> Accused {
    Accused {
        flags: flags.to_vec(),
        ..accused.clone()
    }
}

fn level(flags: &[String]) -> Option<(usize, usize)> {
    let known = |flag: &String| LEVELS.iter().position(|level| level == flag);
    let mut places = flags.iter().enumerate().rev();
    places.find_map(|(at, flag)| Some((at, known(flag)?)))
}

fn at_level(flags: &[String], at: usize, level: &str) -> Vec<String> {
    let mut flags = flags.to_vec();
    if let Some(flag) = flags.get_mut(at) {
        *flag = level.to_string();
    }
    flags
}

/// Finds both sets. From then on the smallest one is accused. Files with flags of their own keep them.
pub(crate) fn search(asker: &mut Asker<'_>, blame: &mut Blame) -> Result<(), Stopped> {
    let accused = asker.case().accused.clone();
    if !accused.units.is_empty() {
        return Ok(());
    }
    let mut flags = accused.flags.clone();
    let mut ask = |flags: &[String]| -> Result<Answer, Stopped> {
        let name = format!("with {}", flags.join(" "));
        asker.ask(&name, &with_flags(&accused, flags))
    };
    let mut needed = None;
    // The last first: it may belong to the one before it.
    for at in (0..flags.len()).rev() {
        let flag = &flags[at];
        let of_level = flag.starts_with("-O");
        let behind = at.checked_sub(1).and_then(|at| flags.get(at));
        let value = behind.is_some_and(|flag| takes_a_value(flag)) || takes_a_value(flag);
        let of_program = OF_THE_PROGRAM.iter().any(|start| flag.starts_with(start));
        if of_level || value || of_program || !flag.starts_with('-') {
            continue;
        }
        let mut fewer = flags.clone();
        fewer.remove(at);
        match ask(&fewer)? {
            Answer::Bad => flags = fewer,
            Answer::Good => needed = needed.or(Some(flag.clone())),
            Answer::Other(_) | Answer::Nothing => {}
        }
    }
    let mut nearest = None;
    if let Some((at, level)) = level(&flags) {
        let mut lowest = level;
        for (lower, name) in LEVELS.iter().enumerate().take(level) {
            if ask(&at_level(&flags, at, name))? == Answer::Bad {
                lowest = lower;
                break;
            }
        }
        flags = at_level(&flags, at, LEVELS[lowest]);
        // Those below were asked on the way.
        for name in LEVELS[..lowest].iter().rev() {
            let lower = at_level(&flags, at, name);
            if ask(&lower)? == Answer::Good {
                nearest = Some(lower);
                break;
            }
        }
    }
    if let Some(flag) = needed {
        let fewer: Vec<String> = flags
            .iter()
            .filter(|other| **other != flag)
            .cloned()
            .collect();
        if ask(&fewer)? == Answer::Good {
            nearest = Some(fewer);
        }
    }
    blame.shows.clone_from(&flags);
    blame.hides = nearest;
    asker.accuse(with_flags(&accused, &flags));
    Ok(())
}

/// Whether the next word belongs to a flag.
fn takes_a_value(flag: &str) -> bool {
    matches!(
        flag,
        "-mllvm" | "-Xclang" | "--param" | "-include" | "-x" | "-I" | "-D" | "-U" | "-L"
    )
}
