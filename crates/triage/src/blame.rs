//! Who is to blame, as a value.

use std::fmt;

use cassay_exec::Family;
use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Asker, Stopped};
use crate::{clang, flags, gcc};

/// What is known of a failure's cause.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Blame {
    /// The smallest set of the flags that shows it.
    pub shows: Vec<String>,
    /// The nearest set that does not, if there is one.
    pub hides: Option<Vec<String>>,
    /// The pass, or why it is not known.
    pub guilt: Guilt,
    /// Within the pass: which of its changes.
    pub counter: Option<Counter>,
    /// The smallest set of `-fno-…` flags that hides it, where flags can.
    pub hiding: Option<Vec<String>>,
    /// Compilations that it took.
    pub compilations: u64,
}

/// The pass, or why it is not known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Guilt {
    /// The pass with which the failure begins to show.
    Pass(Pass),
    /// No pass can be named.
    Unresolved(Unresolved),
}

/// A pass that makes the difference.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pass {
    /// Its name, as the compiler gives it.
    pub name: String,
    /// The function it worked on, where the compiler tells.
    pub function: Option<String>,
    /// The how many-th run of this pass on this function.
    pub ordinal: usize,
    /// Its place among all passes that were run.
    pub index: usize,
    /// How many there were.
    pub of: usize,
    /// The file, where a program has several.
    pub unit: Option<String>,
    /// Whether leaving out this pass, and no other, hides the failure.
    pub alone: bool,
    /// Commands that show the failure.
    pub shows: Vec<Vec<String>>,
    /// Commands without this pass and the same otherwise, which do not show it.
    pub hides: Vec<Vec<String>>,
}

/// A debug counter of gcc's: the failure shows from this value on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counter {
    /// Its name.
    pub name: String,
    /// The first value that shows the failure; the one before does not.
    pub value: usize,
}

/// Why no pass can be named, and what is known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unresolved {
    /// The reason.
    pub why: Why,
    /// What is known, a sentence each.
    pub known: Vec<String>,
}

/// Reasons why no pass can be named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// The compiler does not say which passes it has.
    NoPasses,
    /// The failure did not show when it was asked for.
    NotShown,
    /// It shows with every pass left out that can be.
    WithoutPasses,
    /// It comes and goes with more passes.
    NotMonotone,
    /// The compiler breaks in other ways around the place.
    Breaks,
    /// Compilations or time are used up.
    Budget,
    /// The program is optimised when it is linked, where passes are not counted in one place.
    LinkTime,
    /// No single file of the program makes the difference.
    SeveralFiles,
}

impl Why {
    /// The reason as a clause.
    pub fn text(self) -> &'static str {
        match self {
            Why::NoPasses => "the compiler does not tell its passes",
            Why::NotShown => "the failure did not show when it was looked for",
            Why::WithoutPasses => {
                "it shows with all passes left out that can be: the front end, code generation or a pass that is always run"
            }
            Why::NotMonotone => "it comes and goes with more passes",
            Why::Breaks => "the compiler breaks in other ways around the place",
            Why::Budget => "the budget was used up",
            Why::LinkTime => "passes at link time are not counted in one place",
            Why::SeveralFiles => "no single file of the program makes the difference",
        }
    }
}

impl Guilt {
    pub(crate) fn unresolved(why: Why) -> Guilt {
        Guilt::knowing(why, Vec::new())
    }

    pub(crate) fn knowing(why: Why, known: Vec<String>) -> Guilt {
        Guilt::Unresolved(Unresolved { why, known })
    }

    /// The pass.
    pub fn pass(&self) -> Option<&Pass> {
        match self {
            Guilt::Pass(pass) => Some(pass),
            Guilt::Unresolved(_) => None,
        }
    }
}

impl fmt::Display for Pass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.name)?;
        if let Some(function) = &self.function {
            write!(f, ", run {} on `{function}`", self.ordinal)?;
        }
        if let Some(unit) = &self.unit {
            write!(f, " of {unit}")?;
        }
        write!(f, " (pass {} of {})", self.index, self.of)
    }
}

/// Looks for whom to blame: the flags, then the pass, then what is within it.
pub fn blame(asker: &mut Asker<'_>) -> Result<Blame, Stopped> {
    let mut blame = Blame {
        shows: asker.case().accused.flags.clone(),
        hides: None,
        guilt: Guilt::unresolved(Why::Budget),
        counter: None,
        hiding: None,
        compilations: 0,
    };
    match search(asker, &mut blame) {
        // What was found until then is kept.
        Ok(()) | Err(Stopped::Budget) => {}
        Err(error) => return Err(error),
    }
    blame.compilations = asker.compilations();
    Ok(blame)
}

fn search(asker: &mut Asker<'_>, blame: &mut Blame) -> Result<(), Stopped> {
    let accused = asker.case().accused.clone();
    match asker.ask("as it is", &accused)? {
        Answer::Bad => {}
        answer => {
            let known = match answer {
                Answer::Other(what) => vec![format!("instead: {what}")],
                _ => Vec::new(),
            };
            blame.guilt = Guilt::knowing(Why::NotShown, known);
            return Ok(());
        }
    }
    flags::search(asker, blame)?;
    match accused.compiler.family {
        Family::Clang => blame.guilt = clang::search(asker)?,
        Family::Gcc => gcc::search(asker, blame)?,
        Family::Tcc | Family::Pcc | Family::Chibicc | Family::Generic => {
            blame.guilt = Guilt::unresolved(Why::NoPasses);
        }
    }
    Ok(())
}
