//! Variants of programs under test: what `cassay-mutate` derives from them, as tests of their own.
//!
//! A unit of variants takes the programs of its seeds and derives some variants of each; all of it is a
//! function of the unit's description, as everything that a unit tests is. A variant must do what
//! its program does, so compilers are held to the same output.
//!
//! **Only programs of one file with a known meaning** are derived from: that is what mutations are made
//! for. Variants are not batched, and not split into several files.
//!
//! **A mutation that changes what a program does** is a mistake of ours. `cassay-mutate` finds it before
//! anybody else and leaves it out; here it is counted and shown like a suspect oracle.
//!
//! What a finding keeps of its variant (its *origin*) is text: whose variant it is, and every mutation in
//! words. It is enough to derive the variant again, and with it any subset of its mutations, as long as
//! the mutations themselves have not changed since.

use cassay_eval::{Options as Run, Outcome, Verdict};
use cassay_lang::Target;
use cassay_mutate::{ALL, Mutated, Mutation, Options, Setting, Variant};
use cassay_parse::preprocess;
use serde_json::{Value, json};

use crate::judge::Expected;
use crate::source::{Files, Test, meaning};

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
    /// Directories of headers.
    pub include: &'a [String],
    pub variants: u32,
    /// Variants of portable programs stay portable, as some compilers have no extensions.
    pub plain: bool,
}

impl Recipe<'_> {
    /// The mutations of a variant that are tested, by their numbers.
    pub fn kept(&self, seed: &Test, variant: &Variant) -> Vec<usize> {
        let all = variant.mutations.iter().enumerate();
        all.filter(|(_, mutation)| !self.plain || !seed.portable || is_plain(mutation))
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

/// Where a variant comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    /// The case of the program it is derived from.
    pub of: String,
    pub style: String,
    pub seed: u64,
    /// From 1.
    pub variant: u32,
    /// In words, with their places.
    pub mutations: Vec<Value>,
}

impl Origin {
    pub fn text(&self) -> String {
        json!({
            "of": self.of, "style": self.style, "seed": self.seed, "variant": self.variant,
            "mutations": self.mutations,
        })
        .to_string()
    }

    pub fn read(text: &str) -> Option<Origin> {
        let value: Value = serde_json::from_str(text).ok()?;
        Some(Origin {
            of: value["of"].as_str()?.to_string(),
            style: value["style"].as_str()?.to_string(),
            seed: value["seed"].as_u64()?,
            variant: u32::try_from(value["variant"].as_u64()?).ok()?,
            mutations: value["mutations"].as_array()?.clone(),
        })
    }

    /// For people: whose variant it is, then a line for each mutation; where there are few, with what each
    /// relies on.
    pub fn describe(&self) -> String {
        let count = self.mutations.len();
        let plural = if count == 1 { "" } else { "s" };
        let mut text = format!(
            "variant {} of {}: {count} mutation{plural}\n",
            self.variant, self.of
        );
        for mutation in &self.mutations {
            let word = |name: &str| mutation[name].as_str().unwrap_or_default();
            text += &format!(
                "    line {}: {}: {}\n",
                mutation["line"],
                word("kind"),
                word("what")
            );
            if count <= FEW {
                text += &format!("        because {}\n", word("why"));
            }
        }
        text
    }
}

/// A mutation in words.
pub fn in_words(mutation: &Mutated) -> Value {
    json!({
        "kind": mutation.kind, "line": mutation.at.line, "column": mutation.at.column,
        "what": mutation.what, "why": mutation.why,
    })
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
    recipe: Recipe<'_>,
) -> Result<(Family, Vec<Mistake>), String> {
    let [(name, text)] = &seed.files[..] else {
        return Err("it has several files".to_string());
    };
    if seed.expected == Expected::Vote {
        return Err("its meaning is not known".to_string());
    }
    let preprocess = preprocess::Options {
        include_dirs: recipe.include.to_vec(),
        defines: Vec::new(),
        target: &Target::X86_64_LINUX,
    };
    let run = Run {
        limits: crate::source::limits(),
        args: vec![b"main".to_vec()],
        ..Run::default()
    };
    let setting = Setting {
        preprocess: &preprocess,
        run: &run,
    };
    let options = Options {
        kinds: kinds(recipe.plain && seed.portable),
        variants: recipe.variants,
        seed: number,
        ..Options::default()
    };
    let family = cassay_mutate::derive(name, text, &setting, &mut Files, &options)
        .map_err(|error| error.to_string())?;
    let output = &family.outcome.output;
    let mistakes = family.blamed.iter().map(|blamed| Mistake {
        // A variant can have several.
        case: format!(
            "variant {} of {}, `{}` at {}",
            blamed.variant, seed.case, blamed.mutation.kind, blamed.mutation.at
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
    let (family, mistakes) = family(seed, number, recipe)?;
    let Verdict::Exit(status) = family.outcome.verdict else {
        return Err("it does not end".to_string());
    };
    let mut tests = Vec::new();
    let expected = Expected::Known {
        status: status & 0xff,
        output: family.outcome.output.clone(),
    };
    for variant in &family.variants {
        let kept = recipe.kept(seed, variant);
        let text = variant.subset(|at| kept.contains(&at));
        // The whole was confirmed; a part of it is a variant too, but nobody has looked.
        let whole = kept.len() == variant.mutations.len();
        let sound = whole || meaning(&text, recipe.include).as_ref() == Ok(&expected);
        // Nothing could be done to it.
        if kept.is_empty() || !sound {
            continue;
        }
        let mutations = kept.iter().filter_map(|at| variant.mutations.get(*at));
        let origin = Origin {
            of: seed.case.clone(),
            style: style.to_string(),
            seed: number,
            variant: variant.number,
            mutations: mutations.clone().map(in_words).collect(),
        };
        let name = seed.files.first().map(|(name, _)| name.clone());
        tests.push(Test {
            case: format!("variant {} of {}", variant.number, seed.case),
            files: vec![(name.unwrap_or_default(), text)],
            expected: expected.clone(),
            portable: seed.portable && mutations.clone().all(is_plain),
            origin: Some(origin.text()),
        });
    }
    Ok(Derived { tests, mistakes })
}

/// Programs for compilers without extensions get no mutation that is made of them.
fn kinds(portable: bool) -> Vec<&'static dyn Mutation> {
    let fits = |kind: &&&'static dyn Mutation| !portable || kind.name() != "hint";
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
    use std::convert::Infallible;

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
        Test {
            case: "3/whole/7/-".into(),
            files: vec![("main.c".into(), text.into())],
            expected: Expected::Known {
                status: 0,
                output: b"9\n".to_vec(),
            },
            portable: true,
            origin: None,
        }
    }

    const PROGRAM: &str = "int printf(const char *, ...);\n\
        int f(int a) {\n    int s = 0;\n    for (int i = 0; i < a; i++) {\n        s += i;\n        \
        if (s > 100) { s = 7; }\n    }\n    return s;\n}\n\
        int main(void) {\n    int x = f(4);\n    x = x + 3;\n    printf(\"%d\\n\", x);\n    return 0;\n}\n";

    const RECIPE: Recipe<'static> = Recipe {
        include: &[],
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
            assert!(test.case.ends_with(" of 3/whole/7/-"), "{}", test.case);
            assert_ne!(test.files[0].1, PROGRAM.as_bytes());
            assert_eq!(test.expected, seed("").expected);
            assert!(test.portable);
            let origin = Origin::read(test.origin.as_deref().unwrap()).unwrap();
            assert_eq!((origin.seed, origin.of.as_str()), (7, "3/whole/7/-"));
            assert!(!origin.mutations.is_empty());
            assert!(origin.describe().contains("line "), "{}", origin.describe());
            assert_eq!(Origin::read(&origin.text()), Some(origin));
        }
    }

    #[test]
    fn what_is_no_seed_says_why() {
        let undefined = "int main(void) { int z = 0; return 1 / z; }";
        assert!(derive(&seed(undefined), "whole", 1, RECIPE).is_err());
        let mut two = seed(PROGRAM);
        two.files.push(("b.c".into(), b"int b;".to_vec()));
        assert!(derive(&two, "whole", 1, RECIPE).is_err());
    }
}
