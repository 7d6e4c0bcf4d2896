//! When two failures are one bug.
//!
//! Coarse to fine: what kind of failure · whose compiler · the guilty pass and its counter · the flags that hide it · the
//! shape of the reduced program ([`crate::shape`]). All but the shape are one text, the *identity*, which people can read
//! and stores can keep. For what the compiler itself says (a crash, a refusal) that is all there is to know.
//!
//! Failing versions and levels are no part of it: they change whenever a compiler is added. Nor is the number of a pass
//! among passes of its name, or a counter's value: they change with the program.

use cassay_exec::Family;
use cassay_trial::Failure;

use crate::blame::{Blame, Guilt};
use crate::shape::alike;

const BETWEEN: &str = " · ";
const PASS: &str = "pass ";
const NO_PASS: &str = "no pass";
const COUNTER: &str = "counter ";
const HIDDEN: &str = "hidden by ";
const SAYS: &str = "says ";

/// Whether two failures are one bug.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Likeness {
    /// They are.
    Same,
    /// They are not.
    Different,
    /// More must be known to say.
    Unclear,
}

/// A family of compilers by its name, or a compiler that belongs to none by its own.
pub fn lineage(family: Family, compiler: &str) -> &str {
    match family {
        Family::Generic => compiler,
        family => family.name(),
    }
}

/// The identity of a failure that the compiler itself tells; `None` where a program must be looked into.
pub fn of_message(failure: &Failure, lineage: &str) -> Option<String> {
    let (kind, says) = match failure {
        Failure::CompilerCrash(text) => ("compiler crash", text.clone()),
        Failure::Rejects(complaint) => ("rejects valid", complaint.to_string()),
        Failure::FalseReport(text) => ("false report", text.clone()),
        Failure::CompilerHang
        | Failure::WrongOutput
        | Failure::Unstable
        | Failure::WrongExit
        | Failure::ReturnsOne
        | Failure::RunCrash(_)
        | Failure::RunHang => return None,
    };
    Some([kind, lineage, &format!("{SAYS}{says}")].join(BETWEEN))
}

/// The identity of wrong code.
pub fn of_blame(blame: &Blame, lineage: &str) -> String {
    let mut parts = vec!["wrong code".to_string(), lineage.to_string()];
    match &blame.guilt {
        Guilt::Pass(pass) => {
            // gcc numbers the passes of one name.
            let name = pass.name.trim_end_matches(|c: char| c.is_ascii_digit());
            parts.push(format!("{PASS}{name}"));
            if let Some(counter) = &blame.counter {
                parts.push(format!("{COUNTER}{}", counter.name));
            }
            if let Some(hiding) = blame.hiding.as_ref().filter(|flags| !flags.is_empty()) {
                let mut hiding = hiding.clone();
                hiding.sort();
                parts.push(format!("{HIDDEN}{}", hiding.join(" ")));
            }
        }
        Guilt::Unresolved(_) => parts.push(NO_PASS.to_string()),
    }
    parts.join(BETWEEN)
}

/// Whether an identity names a pass.
pub fn names_pass(identity: &str) -> bool {
    part(identity, PASS).is_some()
}

/// The kind, the family, and what the compiler says, of an identity.
pub fn parts(identity: &str) -> (&str, &str, Option<&str>) {
    let mut all = identity.split(BETWEEN);
    let (kind, lineage) = (all.next().unwrap_or(""), all.next().unwrap_or(""));
    // A message may hold what is between parts.
    let says = identity.split_once(SAYS).map(|(_, says)| says);
    (kind, lineage, says)
}

fn part<'a>(identity: &'a str, tag: &str) -> Option<&'a str> {
    identity
        .split(BETWEEN)
        .find_map(|part| part.strip_prefix(tag))
}

/// By identity alone. A pass that could not be named with one program may be the one that was with another; and a counter
/// or a set of flags that was not found says nothing.
pub fn by_identity(a: &str, b: &str) -> Likeness {
    if a == b && (part(a, SAYS).is_some() || names_pass(a)) {
        return Likeness::Same;
    }
    let head =
        |text: &str| -> Vec<String> { text.split(BETWEEN).take(2).map(str::to_string).collect() };
    if head(a) != head(b) || part(a, SAYS).is_some() || part(b, SAYS).is_some() {
        return Likeness::Different;
    }
    let (Some(one), Some(other)) = (part(a, PASS), part(b, PASS)) else {
        return Likeness::Unclear;
    };
    let agree = |tag: &str| match (part(a, tag), part(b, tag)) {
        (Some(one), Some(other)) => one == other,
        _ => true,
    };
    match one == other && agree(COUNTER) && agree(HIDDEN) {
        true => Likeness::Same,
        false => Likeness::Different,
    }
}

/// By identity and shape, each with its shape as far as it is known.
pub fn compare(a: (&str, Option<&str>), b: (&str, Option<&str>)) -> Likeness {
    let likeness = by_identity(a.0, b.0);
    if likeness == Likeness::Different || part(a.0, SAYS).is_some() {
        return likeness;
    }
    match (a.1, b.1) {
        (Some(one), Some(other)) if alike(one, other) => Likeness::Same,
        (Some(_), Some(_)) => Likeness::Different,
        _ => Likeness::Unclear,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn coarse_to_fine() {
        let fre = "wrong code · gcc · pass tree-fre · counter match · hidden by -fno-tree-fre";
        let less = "wrong code · gcc · pass tree-fre";
        let vrp = "wrong code · gcc · pass tree-vrp";
        let none = "wrong code · gcc · no pass";
        let other = "wrong code · clang · no pass";
        assert_eq!(by_identity(fre, less), Likeness::Same);
        assert_eq!(by_identity(fre, vrp), Likeness::Different);
        assert_eq!(by_identity(fre, none), Likeness::Unclear);
        assert_eq!(by_identity(none, none), Likeness::Unclear);
        assert_eq!(by_identity(none, other), Likeness::Different);
        // The shape is the finest.
        let shapes = (Some("cast(narrow)"), Some("returns record"));
        assert_eq!(
            compare((fre, shapes.0), (fre, shapes.1)),
            Likeness::Different
        );
        assert_eq!(compare((none, shapes.0), (none, shapes.0)), Likeness::Same);
        assert_eq!(compare((none, shapes.0), (none, None)), Likeness::Unclear);
    }

    #[test]
    fn what_a_compiler_says_is_enough() {
        let crash = Failure::CompilerCrash("in fold, at fold.c".into());
        let one = of_message(&crash, "gcc").unwrap();
        let other = of_message(&Failure::CompilerCrash("in expand".into()), "gcc").unwrap();
        assert_eq!(compare((&one, None), (&one, None)), Likeness::Same);
        assert_eq!(compare((&one, None), (&other, None)), Likeness::Different);
        assert_eq!(of_message(&Failure::RunHang, "gcc"), None);
    }
}
