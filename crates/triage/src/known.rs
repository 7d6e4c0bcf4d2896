//! Bugs that are known before they are found: a file that people share, `known.toml`.
//!
//! ```toml
//! [[bug]]
//! name = "PR 12345"
//! link = "https://gcc.gnu.org/PR12345"
//! compiler = "gcc"           # a family, or the name of a compiler
//! versions = "^1[12]\\."     # what it calls its version
//! kind = "wrong code"        # compiler crash, rejects valid, false report
//! pass = "^tree-fre"
//! message = "in expand_expr" # what a crash, a refusal or a report says
//! shape = "cast .*narrow"    # of the reduced program
//! status = "ignored"         # known, where nothing is said
//!
//! [[bug]]                    # as `cassay findings known` writes it
//! name = "store dropped"
//! identity = "wrong code · tcc · no pass"
//! like = "wrong sign of a narrow value; narrow"
//! ```
//!
//! `versions`, `pass`, `message` and `shape` are regular expressions, and a bug is known if all that are given match. One
//! that asks for a pass or a shape is recognised when that is known, not before. `identity` and `like` are those of a finding,
//! and recognise what the hunt would take for the same bug.

use regex::Regex;
use serde::Deserialize;

use crate::identity::{Likeness, compare, parts};

/// What is known, as it is read.
#[derive(Clone, Debug, Default)]
pub struct KnownBugs {
    bugs: Vec<KnownBug>,
}

/// One bug.
#[derive(Clone, Debug)]
pub struct KnownBug {
    /// What people call it.
    pub name: String,
    /// Where it was reported.
    pub link: Option<String>,
    /// Nobody wants to hear of it.
    pub ignored: bool,
    compiler: Option<String>,
    kind: Option<String>,
    versions: Option<Regex>,
    pass: Option<Regex>,
    message: Option<Regex>,
    shape: Option<Regex>,
    identity: Option<String>,
    like: Option<String>,
}

/// What is known of a finding.
#[derive(Clone, Copy, Debug, Default)]
pub struct Traits<'a> {
    /// The compiler's name.
    pub compiler: &'a str,
    /// What it calls its version.
    pub version: &'a str,
    /// What makes it one bug.
    pub identity: Option<&'a str>,
    /// The guilty pass.
    pub pass: Option<&'a str>,
    /// The shape of its reduced program.
    pub shape: Option<&'a str>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    bug: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    name: String,
    link: Option<String>,
    status: Option<Told>,
    compiler: Option<String>,
    kind: Option<String>,
    versions: Option<String>,
    pass: Option<String>,
    message: Option<String>,
    shape: Option<String>,
    identity: Option<String>,
    like: Option<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Told {
    Known,
    Ignored,
}

impl KnownBugs {
    /// Reads a file; an error says what is wrong with it.
    pub fn read(text: &str) -> Result<KnownBugs, String> {
        let file: File = toml::from_str(text).map_err(|error| error.to_string())?;
        let mut bugs = Vec::new();
        for entry in file.bug {
            let name = entry.name;
            let pattern = |field: &str, text: Option<String>| match text {
                None => Ok(None),
                Some(text) => Regex::new(&text)
                    .map(Some)
                    .map_err(|error| format!("{field} of {name:?}: {error}")),
            };
            let bug = KnownBug {
                link: entry.link,
                ignored: matches!(entry.status, Some(Told::Ignored)),
                compiler: entry.compiler,
                kind: entry.kind,
                versions: pattern("versions", entry.versions)?,
                pass: pattern("pass", entry.pass)?,
                message: pattern("message", entry.message)?,
                shape: pattern("shape", entry.shape)?,
                identity: entry.identity,
                like: entry.like,
                name: name.clone(),
            };
            let some = [&bug.pass, &bug.message, &bug.shape]
                .iter()
                .any(|p| p.is_some());
            if !some && bug.identity.is_none() {
                return Err(format!(
                    "{name:?} has neither pass nor message nor shape nor identity, and would be every bug"
                ));
            }
            if bug.like.is_some() && bug.identity.is_none() {
                return Err(format!(
                    "{name:?} has `like` and no `identity` to go with it"
                ));
            }
            bugs.push(bug);
        }
        Ok(KnownBugs { bugs })
    }

    /// Whether nothing is known.
    pub fn is_empty(&self) -> bool {
        self.bugs.is_empty()
    }

    /// The first that a finding is.
    pub fn find(&self, traits: &Traits<'_>) -> Option<&KnownBug> {
        self.bugs.iter().find(|bug| bug.is(traits))
    }
}

impl KnownBug {
    fn is(&self, traits: &Traits<'_>) -> bool {
        let Some(identity) = traits.identity else {
            return false;
        };
        let (kind, lineage, message) = parts(identity);
        let named = |name: &String| *name == lineage || name == traits.compiler;
        let matches = |pattern: &Option<Regex>, text: Option<&str>| match (pattern, text) {
            (None, _) => true,
            (Some(pattern), Some(text)) => pattern.is_match(text),
            (Some(_), None) => false,
        };
        self.compiler.as_ref().is_none_or(named)
            && self.kind.as_ref().is_none_or(|wanted| wanted == kind)
            && matches(&self.versions, Some(traits.version))
            && matches(&self.pass, traits.pass)
            && matches(&self.message, message)
            && matches(&self.shape, traits.shape)
            && self.identity.as_deref().is_none_or(|known| {
                let known = (known, self.like.as_deref());
                compare(known, (identity, traits.shape)) == Likeness::Same
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = r#"
        [[bug]]
        name = "one"
        compiler = "gcc"
        versions = "^12"
        pass = "^tree-fre"
        [[bug]]
        name = "two"
        kind = "compiler crash"
        message = "in fold"
        status = "ignored"
    "#;

    fn name(traits: Traits<'_>) -> Option<String> {
        let known = KnownBugs::read(FILE).unwrap();
        known.find(&traits).map(|bug| bug.name.clone())
    }

    #[test]
    fn bugs_are_recognised() {
        let fre = Traits {
            compiler: "gcc-12",
            version: "12.2.0",
            identity: Some("wrong code · gcc · pass tree-fre"),
            pass: Some("tree-fre3"),
            shape: None,
        };
        assert_eq!(name(fre).as_deref(), Some("one"));
        assert_eq!(
            name(Traits {
                version: "11.3",
                ..fre
            }),
            None
        );
        assert_eq!(name(Traits { pass: None, ..fre }), None);
        let crash = Traits {
            identity: Some("compiler crash · clang · says in fold, at fold.c"),
            ..Traits::default()
        };
        assert_eq!(name(crash).as_deref(), Some("two"));
        assert_eq!(
            name(Traits {
                identity: None,
                ..crash
            }),
            None
        );
    }

    #[test]
    fn what_a_hunt_would_put_together_is_recognised() {
        let file = "[[bug]]\nname = 'sign'\nidentity = 'wrong code · tcc · no pass'\n\
                    like = 'wrong sign of a narrow value; narrow; narrow = integer'";
        let known = KnownBugs::read(file).unwrap();
        let is = |identity: &str, shape: Option<&str>| {
            let traits = Traits {
                compiler: "tcc",
                identity: Some(identity),
                shape,
                ..Traits::default()
            };
            known.find(&traits).is_some()
        };
        let tcc = "wrong code · tcc · no pass";
        assert!(is(tcc, Some("wrong sign of a narrow value; call; narrow")));
        assert!(!is(tcc, Some("wrong %; narrow; narrow = integer")));
        assert!(!is(tcc, None));
        assert!(!is(
            "wrong code · pcc · no pass",
            Some("wrong sign of a narrow value")
        ));
        assert!(KnownBugs::read("[[bug]]\nname = 'x'\npass = 'a'\nlike = 'b'").is_err());
    }

    #[test]
    fn what_would_be_every_bug_is_refused() {
        assert!(KnownBugs::read("[[bug]]\nname = 'x'\ncompiler = 'gcc'").is_err());
        assert!(KnownBugs::read("[[bug]]\nname = 'x'\npass = '('").is_err());
        assert!(KnownBugs::read("[[bug]]\nname = 'x'\npas = 'a'").is_err());
    }
}
