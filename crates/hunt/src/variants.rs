//! Variants of programs under test: what `cassay-mutate` derives from them, as tests of their own.
//!
//! A unit of variants takes the programs of its seeds and derives some variants of each; all of it is a
//! function of the unit's description, as everything that a unit tests is. A variant must do what
//! its program does, so compilers are held to the same output.
//!
//! **Only programs with a known meaning** are derived from: that is what mutations are made for. Variants are
//! not batched.
//!
//! **Manners.** The number of a seed says how its variants are made: half of them as they are, some in
//! several files ([`cassay_mutate::Split`], if they are not in several already), of which some are
//! compiled with several levels or optimised when they are linked, some as chains, in which a variant is
//! the seed of the next.
//!
//! **A mutation that changes what a program does** is a mistake of ours. `cassay-mutate` finds it before
//! anybody else and leaves it out; here it is counted and shown like a suspect oracle.
//!
//! What a finding keeps of its variant (its *origin*) is text: whose variant it is, and every mutation in
//! words. It is enough to derive the variant again, and with it any subset of its mutations, as long as
//! the mutations themselves have not changed since.

use cassay_eval::{Outcome, Verdict};
use cassay_files::OnDisk;
use cassay_mutate::{ALL, Mutated, Mutation, Options, Setting, Split, VERSION, Variant, title};
use cassay_parse::loader::InMemory;
use cassay_program::{Dialect, Expected, File};
use serde::{Deserialize, Serialize};

use crate::build::Build;
use crate::source::{Reading, Test, meaning, running};

/// Variants of a program, and how many units are of variants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mutate {
    /// 0: none.
    pub variants: u32,
    /// Percent of units.
    pub share: u32,
}

impl Mutate {
    pub const OFF: Mutate = Mutate {
        variants: 0,
        share: 0,
    };

    /// Where nobody says otherwise: one unit of ten, with three variants of each program.
    pub const USUAL: Mutate = Mutate {
        variants: 3,
        share: 10,
    };

    /// Where variants are asked for: every second unit, so that both can be compared.
    pub const SHARE_WHEN_ASKED: u32 = 50;

    pub fn is_on(&self) -> bool {
        self.variants > 0 && self.share > 0
    }

    /// Of the units counted from 0: the number of the unit among those of variants if it is one, else among
    /// the others.
    pub fn turn(&self, unit: usize) -> (bool, usize) {
        let share = if self.is_on() {
            self.share.min(100) as usize
        } else {
            0
        };
        let before = unit / 100 * share + unit % 100 * share / 100;
        let after = (unit + 1) / 100 * share + (unit + 1) % 100 * share / 100;
        if after > before {
            (true, before)
        } else {
            (false, unit - before)
        }
    }
}

/// How the variants of a seed are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Manner {
    /// Rounds: a variant is the seed of the next.
    pub chain: u32,
    /// In several files, where that can be done; and these compiled each in its way.
    pub split: bool,
}

/// Which manner is whose is part of what a campaign tests: a change of it is another number.
pub const MANNERS: u32 = 1;

impl Manner {
    /// Styles begin with the same seeds, so they take part in it.
    pub fn of(style: &str, seed: u64) -> Manner {
        let style = style.bytes().fold(0, |sum: u64, byte| {
            spread(sum.wrapping_add(u64::from(byte)))
        });
        let (chain, split) = match spread(style.wrapping_add(seed)) % 8 {
            0..=3 => (1, false),
            4 | 5 => (1, true),
            6 => (2, false),
            _ => (3, true),
        };
        Manner { chain, split }
    }
}

/// Spreads seeds, so that what is turned by them does not go in step with their last bits, nor with what
/// else is (the last steps of SplitMix64).
fn spread(seed: u64) -> u64 {
    let z = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// Mutations that are worth a closer look.
const FEW: usize = 3;

/// What the store calls the source of variants of another source's programs.
const PREFIX: &str = "variants of ";

pub fn source_name(source: &str) -> String {
    format!("{PREFIX}{source}")
}

/// Whether a unit of this source is one of variants.
pub fn is_source(name: &str) -> bool {
    name.starts_with(PREFIX)
}

/// A mutation that was found out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    pub case: String,
    pub what: String,
    pub output: Vec<u8>,
}

/// What a plan asks for.
#[derive(Clone, Copy, Debug)]
pub struct Recipe<'a> {
    pub reading: &'a Reading,
    pub variants: u32,
    /// Variants of portable programs stay portable, as some compilers have no extensions.
    pub plain: bool,
}

impl Recipe<'_> {
    /// The mutations of a variant that are tested, by their numbers.
    pub fn kept(&self, seed: &Test, variant: &Variant) -> Vec<usize> {
        let all = variant.mutations.iter().enumerate();
        all.filter(|(_, mutation)| !self.plain || !seed.is_portable() || is_plain(mutation))
            .map(|(at, _)| at)
            .collect()
    }
}

/// What came of a program.
#[derive(Debug, Default)]
pub struct Derived {
    pub tests: Vec<Test>,
    pub mistakes: Vec<Mistake>,
}

/// Where a variant comes from. Stores hold it as JSON, in the order of these fields; a field that came later
/// has what it stands for where it is missing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Origin {
    #[serde(default)]
    pub build: Build,
    /// Rounds that it took.
    #[serde(default = "one")]
    pub chain: u32,
    /// Its mutations, those of earlier rounds first.
    pub mutations: Vec<InWords>,
    /// The case of the program it is derived from.
    pub of: String,
    pub seed: u64,
    /// What its files have, if it has several.
    #[serde(default)]
    pub split: Option<String>,
    pub style: String,
    /// From 1.
    pub variant: u32,
    /// The version of the mutations, [`cassay_mutate::VERSION`]; the first was not written.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub version: u32,
}

fn one() -> u32 {
    1
}

fn is_one(version: &u32) -> bool {
    *version == 1
}

/// A mutation in words, with its place.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct InWords {
    pub column: u32,
    /// It was made in a round before the last.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub earlier: bool,
    pub kind: String,
    pub line: u32,
    pub what: String,
    pub why: String,
}

impl Origin {
    /// As it is stored.
    pub fn text(&self) -> String {
        // Nothing in it that JSON has no form for.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Why the variant cannot be derived again, where its mutations are of another version.
    pub fn outdated(&self) -> Option<String> {
        let (then, now) = (self.version, VERSION);
        (then != now).then(|| {
            format!(
                "its mutations are of version {then} and cannot be made again by version {now}: all of them \
                 were left in"
            )
        })
    }

    pub fn manner(&self) -> Manner {
        Manner {
            chain: self.chain,
            split: self.split.is_some(),
        }
    }

    pub fn read(text: &str) -> Option<Origin> {
        serde_json::from_str(text).ok()
    }

    /// For people: whose variant it is, then a line for each mutation; where there are few, with what each
    /// relies on.
    pub fn describe(&self) -> String {
        let count = self.mutations.len();
        let mut text = title(self.variant, &self.of, count, self.version) + "\n";
        for mutation in &self.mutations {
            let round = match mutation.earlier {
                true => " (an earlier round)",
                false => "",
            };
            text += &format!(
                "    line {}: {}: {}{round}\n",
                mutation.line, mutation.kind, mutation.what
            );
            if count <= FEW {
                text += &format!("        because {}\n", mutation.why);
            }
        }
        if let Some(split) = &self.split {
            text += &format!("    in several files: {split}\n");
        }
        text
    }
}

/// A mutation of the last round in words.
pub fn in_words(mutation: &Mutated) -> InWords {
    InWords {
        column: mutation.at.column,
        earlier: false,
        kind: mutation.kind.to_string(),
        line: mutation.at.line,
        what: mutation.what.clone(),
        why: mutation.why.clone(),
    }
}

/// The same for one of an earlier round.
pub fn in_earlier_words(mutation: &Mutated) -> InWords {
    InWords {
        earlier: true,
        ..in_words(mutation)
    }
}

/// How a variant in several files is compiled: every second one with several levels, and two of five optimised
/// when they are linked.
fn built(files: usize, seed: u64, variant: u32) -> Build {
    let turn = spread(seed.wrapping_mul(64).wrapping_add(variant.into()));
    let further = |file: usize| (spread(turn.wrapping_add(file as u64)) % 5) as usize;
    Build {
        lto: (turn >> 1) % 5 < 2,
        turns: match turn.is_multiple_of(2) {
            // The first file has the level whose turn it is.
            true => std::iter::once(0).chain((1..files).map(further)).collect(),
            false => Vec::new(),
        },
    }
}

/// A program in several files, as a variant of a seed is; `None` where it cannot be, or where nobody knows.
/// It has not been run.
pub fn divide(
    seed: &Test,
    text: &[u8],
    number: u64,
    variant: u32,
    recipe: Recipe<'_>,
) -> Option<Split> {
    let name = seed.program.unit_names().next()?;
    let preprocess = recipe.reading.preprocess();
    let run = running(&seed.program.input, &recipe.reading.unbuilt);
    let setting = Setting {
        preprocess: &preprocess,
        run: &run,
    };
    let split = cassay_mutate::divide(
        name,
        text,
        variant,
        number,
        &setting,
        &mut InMemory::before(&seed.program.headers, OnDisk),
    );
    split.ok()?
}

/// What of a variant is tested.
pub struct Tested {
    /// The mutations, by their numbers.
    pub kept: Vec<usize>,
    pub split: Option<Split>,
    pub units: Vec<File>,
}

/// What of a variant is tested: all of it, or what compilers without extensions take.
pub fn tested(seed: &Test, number: u64, variant: &Variant, recipe: Recipe<'_>) -> Tested {
    let kept = recipe.kept(seed, variant);
    let split = match &variant.split {
        Some(split) if kept.len() == variant.mutations.len() => Some(split.clone()),
        Some(_) => {
            let text = variant.subset(|at| kept.contains(&at));
            divide(seed, &text, number, variant.number, recipe)
        }
        None => None,
    };
    let units = match &split {
        Some(split) => split.files(),
        None => variant.subset_files(|at| kept.contains(&at)),
    };
    Tested { kept, split, units }
}

/// A family of variants with what they need to be told apart again.
pub struct Family {
    pub outcome: Outcome,
    pub variants: Vec<Variant>,
}

/// Derives the variants of a program. An error says why it is no seed.
pub fn family(
    seed: &Test,
    number: u64,
    manner: Manner,
    recipe: Recipe<'_>,
) -> Result<(Family, Vec<Mistake>), String> {
    if seed.program.expected.is_none() {
        return Err("its meaning is not known".to_string());
    }
    let preprocess = recipe.reading.preprocess();
    let run = running(&seed.program.input, &recipe.reading.unbuilt);
    let setting = Setting {
        preprocess: &preprocess,
        run: &run,
    };
    let options = Options {
        kinds: kinds(recipe.plain && seed.is_portable(), manner.chain > 1),
        variants: recipe.variants,
        seed: number,
        chain: manner.chain,
        split: manner.split,
        ..Options::default()
    };
    let mut loader = InMemory::before(&seed.program.headers, OnDisk);
    let family = cassay_mutate::derive_files(&seed.program.units, &setting, &mut loader, &options)
        .map_err(|error| error.to_string())?;
    let output = &family.outcome.output;
    let mistakes = family.blamed.iter().map(|blamed| Mistake {
        // A variant can have several.
        case: format!(
            "variant {} of {}, `{}` at {}",
            blamed.variant, seed.program.case, blamed.mutation.kind, blamed.mutation.at
        ),
        what: format!(
            "the mutation ({}) changes what the program does: {}",
            blamed.mutation.what, blamed.why
        ),
        output: output.clone(),
    });
    Ok((
        Family {
            outcome: family.outcome.clone(),
            variants: family.variants,
        },
        mistakes.collect(),
    ))
}

/// The variants of a program as tests.
pub fn derive(
    seed: &Test,
    style: &str,
    number: u64,
    recipe: Recipe<'_>,
) -> Result<Derived, String> {
    let manner = Manner::of(style, number);
    let (family, mistakes) = family(seed, number, manner, recipe)?;
    let Verdict::Exit(status) = family.outcome.verdict else {
        return Err("it does not end".to_string());
    };
    let mut tests = Vec::new();
    let expected = Expected::exit(status & 0xff, family.outcome.output.clone());
    let expected = Some(expected.certain(family.outcome.certain));
    for variant in &family.variants {
        let Tested { kept, split, units } = tested(seed, number, variant, recipe);
        // The whole was confirmed; a part of it is a variant too, but nobody has looked.
        let whole = kept.len() == variant.mutations.len();
        let count = units.len();
        let mut program = variant.program_of(&seed.program, units);
        program.expected.clone_from(&expected);
        let sound = whole || meaning(&program, recipe.reading).as_ref() == Ok(&expected);
        // Nothing could be done to it.
        let untouched = kept.is_empty() && variant.earlier.is_empty() && split.is_none();
        if untouched || !sound {
            continue;
        }
        let mutations = kept.iter().filter_map(|at| variant.mutations.get(*at));
        let earlier = variant.earlier.iter();
        let build = match manner.split && count > 1 {
            true => built(count, number, variant.number),
            false => Build::default(),
        };
        let origin = Origin {
            of: seed.program.case.clone(),
            style: style.to_string(),
            seed: number,
            variant: variant.number,
            mutations: earlier
                .clone()
                .map(in_earlier_words)
                .chain(mutations.clone().map(in_words))
                .collect(),
            chain: manner.chain,
            split: split.map(|split| split.what),
            build: build.clone(),
            version: VERSION,
        };
        if !mutations.chain(earlier).all(is_plain) {
            program.dialect = Dialect::Gnu;
        }
        tests.push(Test {
            program,
            origin: Some(origin),
            build,
            is_twin: seed.is_twin,
        });
    }
    Ok(Derived { tests, mistakes })
}

/// Programs for compilers without extensions get no mutation that is made of them; in chains none that may
/// be, as it cannot be left out afterwards.
fn kinds(portable: bool, chain: bool) -> Vec<&'static dyn Mutation> {
    let unfit: &[&str] = match (portable, chain) {
        (false, _) => &[],
        (true, false) => &["hint"],
        (true, true) => &["hint", "inline", "attribute"],
    };
    let fits = |kind: &&&'static dyn Mutation| !unfit.contains(&kind.name());
    ALL.iter().filter(fits).copied().collect()
}

/// Whether a mutation puts in nothing but C11.
fn is_plain(mutation: &Mutated) -> bool {
    const EXTENSIONS: &[&str] = &["__builtin", "__attribute", "__typeof", "__extension", "({"];
    mutation.edits.iter().all(|edit| {
        let texts: [&str; 2] = match edit {
            cassay_mutate::Edit::Wrap { before, after, .. } => [before, after],
            cassay_mutate::Edit::Replace { text, .. } => [text, ""],
        };
        texts
            .iter()
            .all(|text| !EXTENSIONS.iter().any(|word| text.contains(word)))
    })
}

/// The smallest set of mutations that still fails, found by leaving out ever smaller parts (Hermes, 5.4).
/// `fails` is asked about a set by the numbers of its mutations, and ends the search with an error. The
/// whole is known to fail.
pub fn minimise<E>(
    count: usize,
    mut fails: impl FnMut(&[usize]) -> Result<bool, E>,
) -> Result<Vec<usize>, E> {
    let mut kept: Vec<usize> = (0..count).collect();
    if fails(&[])? {
        return Ok(Vec::new());
    }
    let mut size = kept.len().div_ceil(2);
    while size > 0 && kept.len() > 1 {
        let mut at = 0;
        let mut changed = false;
        while at < kept.len() {
            let end = (at + size).min(kept.len());
            let rest: Vec<usize> = kept
                .iter()
                .enumerate()
                .filter(|(i, _)| !(at..end).contains(i))
                .map(|(_, mutation)| *mutation)
                .collect();
            // Nothing at all was tried first.
            if !rest.is_empty() && fails(&rest)? {
                kept = rest;
                changed = true;
            } else {
                at = end;
            }
        }
        if size > 1 {
            size = size.div_ceil(2).min(size - 1);
        } else if !changed {
            break;
        }
    }
    Ok(kept)
}

#[cfg(test)]
mod tests {
    use super::*;
    use cassay_program::{Input, Program};
    use std::convert::Infallible;

    /// Our own programs need nothing.
    static OURS: Reading = Reading {
        target: None,
        include: Vec::new(),
        unbuilt: cassay_trial::Unbuilt::NOTHING,
    };

    #[test]
    fn shares_come_out_and_every_style_gets_its_turn() {
        let count = |share: u32, units: usize| {
            let mutate = Mutate { variants: 3, share };
            let turns: Vec<(bool, usize)> = (0..units).map(|unit| mutate.turn(unit)).collect();
            for wanted in [true, false] {
                let numbers = turns.iter().filter(|t| t.0 == wanted).map(|t| t.1);
                assert!(numbers.enumerate().all(|(i, n)| i == n), "{turns:?}");
            }
            turns.iter().filter(|turn| turn.0).count()
        };
        assert_eq!(count(10, 1000), 100);
        assert_eq!(count(50, 10), 5);
        assert_eq!(count(100, 10), 10);
        assert_eq!(count(33, 300), 99);
        assert_eq!(count(0, 10), 0);
        assert!(!Mutate::OFF.turn(99).0);
    }

    #[test]
    fn sets_of_mutations_become_minimal() {
        let search = |count: usize, needed: &[usize]| {
            let mut asked = 0;
            let kept = minimise(count, |set| {
                asked += 1;
                Ok::<bool, Infallible>(needed.iter().all(|n| set.contains(n)))
            })
            .unwrap();
            (kept, asked)
        };
        assert_eq!(search(20, &[]), (vec![], 1));
        assert_eq!(search(20, &[7]).0, [7]);
        assert_eq!(search(1, &[0]).0, [0]);
        assert_eq!(search(64, &[3, 40, 63]).0, [3, 40, 63]);
        assert!(search(64, &[3, 40]).1 < 60);
    }

    fn seed(text: &str) -> Test {
        Test::new(Program {
            case: "3/whole/7/-".into(),
            expected: Some(Expected::exit(0, "9\n")),
            dialect: Dialect::C11,
            ..Program::single("main.c", text)
        })
    }

    const PROGRAM: &str = "int printf(const char *, ...);\n\
        int f(int a) {\n    int s = 0;\n    for (int i = 0; i < a; i++) {\n        s += i;\n        \
        if (s > 100) { s = 7; }\n    }\n    return s;\n}\n\
        int main(void) {\n    int x = f(4);\n    x = x + 3;\n    printf(\"%d\\n\", x);\n    return 0;\n}\n";

    const RECIPE: Recipe<'static> = Recipe {
        reading: &OURS,
        variants: 4,
        plain: true,
    };

    #[test]
    fn variants_are_tests_that_say_what_they_are() {
        let made = derive(&seed(PROGRAM), "whole", 7, RECIPE).unwrap();
        assert_eq!(made.mistakes, []);
        assert!(made.tests.len() > 1);
        let again = derive(&seed(PROGRAM), "whole", 7, RECIPE).unwrap();
        assert_eq!(made.tests, again.tests);
        for test in &made.tests {
            let Program { case, units, .. } = &test.program;
            assert!(case.ends_with(" of 3/whole/7/-"), "{case}");
            assert_ne!(units[0].1, PROGRAM.as_bytes());
            assert_eq!(test.program.expected, seed("").program.expected);
            assert!(test.is_portable());
            let origin = test.origin.clone().unwrap();
            assert_eq!((origin.seed, origin.of.as_str()), (7, "3/whole/7/-"));
            assert!(!origin.mutations.is_empty());
            assert!(origin.describe().contains("line "), "{}", origin.describe());
            assert_eq!(Origin::read(&origin.text()), Some(origin));
        }
    }

    /// The texts are of stores that version 0.1.0 made, the second before there were chains and splits.
    #[test]
    fn origins_of_older_stores_are_read() {
        let text = r#"{"build":{"lto":true,"turns":[0,3]},"chain":2,"mutations":[{"column":5,"earlier":true,"kind":"fcb","line":3,"what":"an if","why":"it is false"},{"column":9,"kind":"tg","line":12,"what":"a guard","why":"x is 7"}],"of":"3/whole/7/-","seed":7,"split":"f in b.c","style":"whole","variant":2}"#;
        let origin = Origin::read(text).unwrap();
        assert_eq!(origin.text(), text);
        assert_eq!(
            (origin.version, origin.chain, origin.build.lto),
            (1, 2, true)
        );
        assert_eq!(origin.outdated().is_some(), VERSION != 1);
        assert_eq!(
            origin.describe(),
            "variant 2 of 3/whole/7/-: 2 mutations\n    \
                 line 3: fcb: an if (an earlier round)\n        \
                     because it is false\n    \
                 line 12: tg: a guard\n        \
                     because x is 7\n    \
                 in several files: f in b.c\n"
        );
        let text = r#"{"mutations":[],"of":"a.c","seed":1,"style":"seeds","variant":1}"#;
        let origin = Origin::read(text).unwrap();
        assert_eq!((origin.version, origin.chain, &origin.split), (1, 1, &None));
        assert_eq!(origin.build, Build::default());
        assert_eq!(
            origin.text(),
            r#"{"build":{"lto":false,"turns":[]},"chain":1,"mutations":[],"of":"a.c","seed":1,"split":null,"style":"seeds","variant":1}"#
        );
        assert_eq!(Origin::read("{}"), None);
    }

    #[test]
    fn another_version_of_the_mutations_is_named() {
        let text =
            r#"{"mutations":[],"of":"a.c","seed":1,"style":"seeds","variant":1,"version":0}"#;
        let mut origin = Origin::read(text).unwrap();
        let why = origin.outdated().unwrap();
        assert!(why.contains("of version 0"), "{why}");
        assert!(origin.text().ends_with(r#""variant":1,"version":0}"#));
        origin.version = 2;
        assert!(
            origin
                .describe()
                .starts_with("variant 1 of a.c: 0 mutations of version 2\n")
        );
    }

    #[test]
    fn seeds_take_turns_in_how_variants_are_made() {
        let (mut splits, mut chains, mut apart, mut late) = (0, 0, 0, 0);
        for number in 0..40 {
            let made = derive(&seed(PROGRAM), "whole", number, RECIPE).unwrap();
            assert_eq!(made.mistakes, []);
            for test in &made.tests {
                let origin = test.origin.as_ref().unwrap();
                assert_eq!(origin.build, test.build);
                assert!(test.is_portable());
                let units = test.program.units.len();
                assert_eq!(units > 1, origin.split.is_some(), "{}", test.program.case);
                splits += usize::from(units > 1);
                chains += usize::from(origin.chain > 1);
                late += usize::from(test.build.lto);
                if !test.build.turns.is_empty() {
                    apart += 1;
                    assert_eq!(test.build.turns.len(), units);
                }
                let expected = &test.program.expected;
                assert_eq!(
                    meaning(&test.program, &Reading::default()).as_ref(),
                    Ok(expected)
                );
            }
        }
        for count in [splits, chains, apart, late] {
            assert!(count > 4, "{splits} {chains} {apart} {late}");
        }
    }

    #[test]
    fn programs_of_several_files_stay_so() {
        let mut two = seed(&PROGRAM.replace("int f(int a) {", "#include \"f.h\"\nint g(int a) {"));
        two.program.units.push((
            "b.c".into(),
            b"#include \"f.h\"\nint f(int a) { return a * 3 / 2; }\n".to_vec(),
        ));
        let header = ("f.h".into(), b"int f(int);\n".to_vec());
        two.program.headers.push(header);
        let mut apart = 0;
        for number in 0..24 {
            let made = derive(&two, "whole", number, RECIPE).unwrap();
            assert_eq!(made.mistakes, []);
            for test in made.tests {
                let files = test.program.files();
                let names: Vec<&str> = files.iter().map(|(name, _)| *name).collect();
                assert_eq!(names, ["main.c", "b.c", "f.h"]);
                apart += usize::from(!test.build.turns.is_empty());
                let expected = &test.program.expected;
                assert_eq!(
                    meaning(&test.program, &Reading::default()).as_ref(),
                    Ok(expected)
                );
            }
        }
        assert!(apart > 0);
    }

    #[test]
    fn a_program_keeps_its_input() {
        let mut reads = seed(
            "int getchar(void); int printf(const char *, ...);\n\
             int main(int n, char **v) {\n    int x = getchar() - '0';\n    if (n > 1) { x += v[1][0] - 'a'; }\n    \
             printf(\"%d\\n\", x);\n    return 0;\n}\n",
        );
        reads.program.input = Input {
            args: vec!["c".into()],
            stdin: b"7".to_vec(),
        };
        for number in 0..16 {
            let made = derive(&reads, "whole", number, RECIPE).unwrap();
            assert_eq!(made.mistakes, []);
            for test in made.tests {
                assert_eq!(test.program.expected, reads.program.expected);
                assert_eq!(test.program.input, reads.program.input);
                let files = test.program.files();
                let names: Vec<&str> = files.iter().map(|(name, _)| *name).collect();
                assert!(names.ends_with(&["args.txt", "input.txt"]), "{names:?}");
            }
        }
    }

    #[test]
    fn what_is_no_seed_says_why() {
        let undefined = "int main(void) { int z = 0; return 1 / z; }";
        assert!(derive(&seed(undefined), "whole", 1, RECIPE).is_err());
        let mut vote = seed(PROGRAM);
        vote.program.expected = None;
        assert!(derive(&vote, "whole", 1, RECIPE).is_err());
    }
}
