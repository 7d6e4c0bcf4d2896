//! Batches: small programs that a compiler gets together, because starting it takes longer than any of
//! them.
//!
//! A batch that prints exactly what its programs print one after the other has tested them all. From any
//! other outcome nothing follows, and each of its programs is tested alone, as if there had been no batch:
//! a finding never comes out of one. What a batch can do is hide a failure that only shows where a program
//! is compiled by itself; its programs keep their functions, variables and linkage, and `main` is not
//! inlined, so that little is different.
//!
//! Which programs go together is a function of the unit and of the campaign's description.

use std::str::FromStr;

use cassay_gen::batch::{Part, merge, part};
use cassay_program::{Expected, Program};
use cassay_source::Source;

use crate::source::{Reading, Test};

/// Bytes of a batch, about: more makes the share of the start hardly smaller, and what is lost by a failure
/// larger.
const BYTES: u64 = 20_000;
/// A batch may be that large.
const MOST_BYTES: u64 = 24_000;
/// The most programs of a batch that can be asked for.
pub const MOST_PROGRAMS: usize = 64;

/// How many programs a compiler gets together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Batches {
    /// As many as make a text worth starting a compiler for.
    #[default]
    Automatic,
    /// This many programs, whatever their size.
    Of(usize),
    Off,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a batch is a number of programs from 2 to {MOST_PROGRAMS}, or `off`, or `auto`")]
pub struct BatchesError;

impl FromStr for Batches {
    type Err = BatchesError;

    fn from_str(text: &str) -> Result<Batches, BatchesError> {
        match text {
            "off" | "1" => Ok(Batches::Off),
            "auto" => Ok(Batches::Automatic),
            number => match number.parse() {
                Ok(number @ 2..=MOST_PROGRAMS) => Ok(Batches::Of(number)),
                _ => Err(BatchesError),
            },
        }
    }
}

impl Batches {
    /// How many programs of a size go together; 1 where they do not.
    #[must_use]
    pub fn programs(self, size: u64) -> usize {
        match self {
            Batches::Off => 1,
            Batches::Of(number) => number,
            Batches::Automatic => {
                let fitting = usize::try_from(BYTES / size.max(1)).unwrap_or(MOST_PROGRAMS);
                fitting.clamp(1, MOST_PROGRAMS)
            }
        }
    }

    /// Splits programs, each given with its bytes, into batches of two and more. Those that are in none
    /// are tested alone.
    #[must_use]
    pub fn split(self, programs: &[(usize, u64)]) -> Vec<Vec<usize>> {
        let mut batches = vec![Vec::new()];
        let mut bytes = 0;
        for &(program, size) in programs {
            let (full, apart) = match self {
                Batches::Off => return Vec::new(),
                Batches::Of(number) => (batches.last().is_some_and(|b| b.len() >= number), false),
                Batches::Automatic => (
                    bytes + size > MOST_BYTES
                        || batches.last().is_some_and(|b| b.len() >= MOST_PROGRAMS),
                    size >= BYTES,
                ),
            };
            if apart {
                continue;
            }
            if full {
                batches.push(Vec::new());
                bytes = 0;
            }
            bytes += size;
            if let Some(batch) = batches.last_mut() {
                batch.push(program);
            }
        }
        batches.retain(|batch| batch.len() > 1);
        batches
    }
}

/// A test that can be part of a batch, as text with names of its own.
#[derive(Clone, Debug)]
pub struct Member {
    part: Part,
    output: Vec<u8>,
}

impl Member {
    /// `number` tells the tests of a unit apart. `None` for tests that have to be alone.
    #[must_use]
    pub fn new(test: &Test, number: usize, reading: &Reading) -> Option<Member> {
        let program = &test.program;
        let expected = program.expected.as_ref();
        let Expected { output, .. } =
            expected.filter(|must| must.status == Some(0) && must.certain.is_none())?;
        let source = Source::of(program).preprocess(reading.preprocess());
        let parsed = source.parse().ok()?;
        Some(Member {
            part: part(parsed.program, number)?,
            output: output.clone(),
        })
    }

    /// What it prints and returns alone.
    #[must_use]
    pub fn output(&self) -> &[u8] {
        &self.output
    }
}

/// A batch as one program, which prints what its members print and returns 0.
#[must_use]
pub fn joined(members: &[&Member]) -> Program {
    let parts: Vec<_> = members
        .iter()
        .map(|member| (&member.part, member.output()))
        .collect();
    merge(&parts)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::{Made, Plain, own};
    use cassay_eval::{Options, Verdict};

    fn beside() -> Plain {
        Plain::Beside {
            without: Vec::new(),
        }
    }

    fn tests(size: &str, seeds: std::ops::Range<u64>) -> Vec<Test> {
        let set = [size.to_string()];
        seeds
            .filter_map(|seed| match own("whole", seed, &set, &beside()) {
                Made::Test(test) => Some(*test),
                Made::Nothing { .. } | Made::Failed { .. } => None,
            })
            .collect()
    }

    /// By our own semantics: programs with every barrier, with and without extensions.
    #[test]
    fn a_batch_prints_what_its_programs_print() {
        let tests = tests("size=1500", 0..16);
        assert!(tests.iter().any(|test| test.program.units.len() > 1));
        let members: Vec<Member> = tests
            .iter()
            .enumerate()
            .map(|(at, test)| Member::new(test, at, &Reading::default()).unwrap())
            .collect();
        let program = joined(&members.iter().collect::<Vec<_>>());
        assert!(program.units.len() > 1);
        let checked = Source::of(&program).check().ok().unwrap();
        let outcome = checked.run(&Options::default());
        let expected = program.expected.unwrap().output;
        assert!(
            matches!(outcome.verdict, Verdict::Exit(0)),
            "{:?}",
            outcome.verdict
        );
        assert_eq!(outcome.output, expected);
        let separators = expected
            .split(|b| *b == b'\n')
            .filter(|l| l.starts_with(b"-- "));
        assert_eq!(separators.count(), tests.len());
    }

    #[test]
    fn names_of_blocks_and_of_the_library_stay() {
        let text = "int printf(const char *, ...);\n\
            typedef int T; enum E { A, B = 3 }; struct S { T a; } s = {B};\n\
            static int f(int s) { struct S { int s; } x = {s}; return x.s; }\n\
            int main(void) { extern struct S s; int T = 2; \n\
            printf(\"%d\\n\", f(s.a) + A + T); }\n";
        let test = Test::new(Program {
            expected: Some(Expected::exit(0, "5\n")),
            ..Program::single("main.c", text)
        });
        let (one, two) = (
            Member::new(&test, 1, &Reading::default()).unwrap(),
            Member::new(&test, 12, &Reading::default()).unwrap(),
        );
        let Program {
            units, expected, ..
        } = joined(&[&one, &two]);
        let expected = expected.unwrap().output;
        assert_eq!(expected, b"5\n-- 0\n5\n-- 1\n");
        let text = String::from_utf8(units[0].1.clone()).unwrap();
        for part in [
            "typedef int p1_T;",
            "p12_A",
            "struct p1_S p1_s",
            "p12_f(int s)",
            "int p1_main(void)",
            "int T = 2",
            "p12_f(p12_s.a)",
            "if (p12_main() != 0)",
        ] {
            assert!(text.contains(part), "{part}:\n{text}");
        }
        let checked = Source::of_units(units).check().ok().unwrap();
        let outcome = checked.run(&Options::default());
        assert_eq!(outcome.output, expected);
    }

    #[test]
    fn tests_without_a_known_meaning_are_alone() {
        let test = |expected| {
            Test::new(Program {
                expected,
                ..Program::single("main.c", "int main(void) { return 0; }")
            })
        };
        let known = |status| Some(Expected::exit(status, ""));
        assert!(Member::new(&test(known(0)), 0, &Reading::default()).is_some());
        assert!(Member::new(&test(known(1)), 0, &Reading::default()).is_none());
        assert!(Member::new(&test(None), 0, &Reading::default()).is_none());
    }

    #[test]
    fn programs_go_together_by_their_size() {
        let programs = |count: usize, size: u64| -> Vec<(usize, u64)> {
            (0..count).map(|at| (at, size)).collect()
        };
        let sizes = |batches: Batches, programs: &[(usize, u64)]| -> Vec<usize> {
            batches.split(programs).iter().map(Vec::len).collect()
        };
        let auto = Batches::Automatic;
        assert_eq!(sizes(auto, &programs(25, 2000)), [12, 12]);
        assert_eq!(sizes(auto, &programs(3, 13_000)), [0; 0]);
        assert_eq!(sizes(auto, &[(0, 500), (1, 20_000), (2, 500)]), [2]);
        assert_eq!(sizes(Batches::Of(2), &programs(5, 90_000)), [2, 2]);
        assert_eq!(sizes(Batches::Off, &programs(5, 100)), [0; 0]);
        assert_eq!(auto.programs(2000), 10);
        assert_eq!(auto.programs(20_000), 1);
        assert_eq!("off".parse(), Ok(Batches::Off));
        assert_eq!("8".parse(), Ok(Batches::Of(8)));
        assert_eq!("0".parse::<Batches>(), Err(BatchesError));
        assert_eq!("65".parse::<Batches>(), Err(BatchesError));
    }
}
