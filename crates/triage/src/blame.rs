//! Who is to blame, as a value.
//!
//! A search takes one answer for each question, and so believes that the same question has the same answer. There are
//! compilers that do not make the same program each time, because they go by addresses in memory, and programs that go wrong by
//! chance. So what a search ends with is asked once more, and where that is another answer or another program, several
//! times: nobody is blamed by a coin.

use std::fmt;

use cassay_exec::Family;
use cassay_program::command::joined;
use cassay_trial::{Accused, Failure};
use serde::{Deserialize, Serialize};

use crate::ask::{Answer, Asker, Stopped};
use crate::bisect::Side;
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
    /// Whether later runs of this pass, and no other passes, are left out by both commands.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub later_runs: bool,
    /// What the commands show that show it, where that is something else than without limits to the passes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub otherwise: Option<String>,
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
    /// The compiler breaks, or refuses the program, before it has said of any pass that it runs.
    BeforePasses,
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
    /// The compiler does not make the same program of the same text each time, and some are right.
    NotDeterministic,
    /// The same program goes wrong at times.
    ByChance,
}

impl Why {
    /// The reason as a clause.
    pub fn text(self) -> &'static str {
        match self {
            Why::NoPasses => "the compiler does not tell its passes",
            Why::BeforePasses => "it does so before the first pass: in the front end",
            Why::NotShown => "the failure did not show when it was looked for",
            Why::WithoutPasses => {
                "it shows with all passes left out that can be: the front end, code generation or a pass that is always run"
            }
            Why::NotMonotone => "it comes and goes with more passes",
            Why::Breaks => "the compiler breaks in other ways around the place",
            Why::Budget => "the budget was used up",
            Why::LinkTime => "passes at link time are not counted in one place",
            Why::SeveralFiles => "no single file of the program makes the difference",
            Why::NotDeterministic => "this compiler does not make the same program each time",
            Why::ByChance => "the compiled program goes wrong at times only",
        }
    }
}

impl Guilt {
    /// Whether nothing that a single compilation shows can be relied on.
    pub fn wavers(&self) -> bool {
        let of_chance = |why| matches!(why, Why::NotDeterministic | Why::ByChance);
        matches!(self, Guilt::Unresolved(unresolved) if of_chance(unresolved.why))
    }

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

impl Blame {
    /// What was answered by chance is not told.
    fn waver(&mut self, guilt: Guilt, flags: &[String]) {
        self.guilt = guilt;
        self.shows = flags.to_vec();
        (self.hides, self.counter, self.hiding) = (None, None, None);
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
            let told = Told {
                accused: accused.clone(),
                side: answer.side(),
                what: "with the same flags".to_string(),
            };
            let known = match answer {
                Answer::Other(what) => vec![format!("instead: {what}")],
                _ => Vec::new(),
            };
            blame.guilt = Guilt::knowing(Why::NotShown, known);
            if let Asked::Wavers(guilt) = again(asker, &[told], false)? {
                blame.guilt = guilt;
            }
            return Ok(());
        }
    }
    find(asker, blame, &accused)?;
    // The pass is asked about by those who name it.
    if blame.guilt.pass().is_none() && !blame.guilt.wavers() {
        let told = |flags: &[String], side| Told {
            accused: Accused {
                flags: flags.to_vec(),
                ..accused.clone()
            },
            side,
            what: shown_with(flags),
        };
        let why = match &blame.guilt {
            Guilt::Unresolved(unresolved) => Some(unresolved.why),
            Guilt::Pass(_) => None,
        };
        let contradicts = matches!(why, Some(Why::NotShown | Why::NotMonotone));
        let mut all = vec![told(&blame.shows, Side::Bad)];
        all.extend(blame.hides.as_ref().map(|flags| told(flags, Side::Good)));
        if let Asked::Wavers(guilt) = again(asker, &all, contradicts)? {
            blame.guilt = guilt;
        }
    }
    if blame.guilt.wavers() {
        blame.waver(blame.guilt.clone(), &accused.flags);
    }
    Ok(())
}

/// An answer, to be asked for again.
pub(crate) struct Told {
    pub accused: Accused,
    pub side: Side,
    /// What was asked about, behind a verb.
    pub what: String,
}

/// What came of asking again.
pub(crate) enum Asked {
    /// The same; what the first of them shows.
    Same(Option<Failure>),
    /// Something else, at least at times.
    Wavers(Guilt),
}

/// How often each answer is asked for where one of them is in doubt, at least.
const TIMES: u32 = 6;
/// What is right is asked about less often than what is wrong: most of what led there was right.
const LESS: u32 = 5;

/// How often something was asked, and how often the failure showed.
#[derive(Clone, Copy, Default)]
struct Count {
    asked: u32,
    bad: u32,
}

impl Count {
    fn add(&mut self, side: Side) {
        self.asked += 1;
        self.bad += u32::from(side == Side::Bad);
    }
}

/// Asks for answers once more, or as often as the case says; where one is another now, or the compiler has made another
/// program, all of them several times.
/// `doubt`: whether answers contradict each other already.
pub(crate) fn again(
    asker: &mut Asker<'_>,
    all: &[Told],
    mut doubt: bool,
) -> Result<Asked, Stopped> {
    let mut counts = vec![Count::default(); all.len()];
    let (mut another, mut shown) = (false, None);
    let often = asker.case().again;
    for (told, count) in all.iter().zip(&mut counts) {
        count.add(told.side);
        let often = match told.side {
            Side::Bad => often,
            Side::Good | Side::Neither => often.div_ceil(LESS),
        };
        while count.asked <= often && !doubt {
            let once = match asker.again(&told.accused) {
                Err(Stopped::Budget) if count.asked > 1 => break,
                once => once?,
            };
            let side = once.side_or(told.side);
            count.add(side);
            another |= once.another;
            doubt |= once.another || side != told.side;
            shown = shown.or(once.made.failure);
        }
    }
    if !doubt {
        return Ok(Asked::Same(shown));
    }
    let mut known = Vec::new();
    for (told, count) in all.iter().zip(&mut counts) {
        while count.asked < TIMES {
            let once = asker.again(&told.accused)?;
            another |= once.another;
            count.add(once.side_or(told.side));
        }
        let Count { asked, bad } = count;
        let what = &told.what;
        known.push(format!("{what}, {bad} of {asked} compilations show it"));
    }
    let wavers = counts
        .iter()
        .any(|count| count.bad > 0 && count.bad < count.asked);
    Ok(match (wavers, another) {
        // What differs in the programs makes no difference: a date, say.
        (false, _) => Asked::Same(shown),
        (true, true) => Asked::Wavers(Guilt::knowing(Why::NotDeterministic, known)),
        (true, false) => Asked::Wavers(Guilt::knowing(Why::ByChance, known)),
    })
}

/// Asks for a blame that is known already: whether what it is about shows each time. What it says is taken back where not.
pub(crate) fn confirm(asker: &mut Asker<'_>, blame: &mut Blame) -> Result<(), Stopped> {
    let told = Told {
        accused: asker.case().accused.clone(),
        side: Side::Bad,
        what: shown_with(&asker.case().accused.flags),
    };
    if let Asked::Wavers(guilt) = again(asker, &[told], false)? {
        blame.waver(guilt, &asker.case().accused.flags);
    }
    Ok(())
}

fn shown_with(flags: &[String]) -> String {
    match flags.is_empty() {
        true => "without flags".to_string(),
        false => format!("with {}", joined(flags)),
    }
}

/// What was shown, where it is something else than what the accused shows otherwise.
pub(crate) fn otherwise(asker: &Asker<'_>, shown: Option<Failure>) -> Option<String> {
    let case = asker.case();
    let usual = asker.first(&case.accused);
    let usual = usual.and_then(|made| made.failure.as_ref());
    let usual = usual.unwrap_or(&case.failure);
    let shown = shown.filter(|_| *usual != Failure::Unstable)?.to_string();
    (shown != usual.to_string()).then_some(shown)
}

fn find(asker: &mut Asker<'_>, blame: &mut Blame, accused: &Accused) -> Result<(), Stopped> {
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
