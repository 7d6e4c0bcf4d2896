//! Properties of reduction that need no compiler: candidates are texts that can be read back, a
//! result is the same however it was reached, and nothing is accepted that is not smaller.

use cassay_eval::{KindSet, with_stack};
use cassay_gen::{Case, Style, generate};
use cassay_lang::Target;
use cassay_lang::tree::Program;
use cassay_program::File;
use cassay_program::Input;
use cassay_reduce::ask::{Answer, AskError, Candidate, Interesting, Runs, text};
use cassay_reduce::edit::apply;
use cassay_reduce::engine::{Engine, Interrupted, Observer, Progress, measure, print};
use cassay_reduce::gate::{Gate, Guard};
use cassay_reduce::lab::{Key, Lab, Outcome};
use cassay_reduce::measure::Measure;
use cassay_reduce::passes;
use cassay_reduce::strict::Loose;
use cassay_trial::Unbuilt;
use rustc_hash::FxHashMap;

fn gate() -> Gate {
    Gate {
        guard: Guard::Meaning,
        target: Target::x86_64_linux(),
        tolerate: KindSet::EMPTY,
        unbuilt: Unbuilt::default(),
        steps: 20_000_000,
        untyped: 0,
        loose: Loose::default(),
        whole: true,
        input: Input::default(),
    }
}

fn program(style: &str, seed: u64, bytes: u32) -> Program {
    let mut case = Case::new(Style::by_name(style).unwrap(), seed);
    case.set(&format!("size={bytes}")).unwrap();
    let generated = generate(&case).unwrap();
    gate().parse(&generated.program.units).unwrap()
}

/// Interesting is what holds all these words, and prints something.
#[derive(Clone)]
struct Holds(Vec<&'static str>, u64);

impl Interesting for Holds {
    fn test(&mut self, candidate: &Candidate<'_>) -> Result<Answer, AskError> {
        self.1 += 1;
        let text = text(&candidate.files[0]);
        let prints = candidate.expected.is_some_and(|e| !e.output.is_empty());
        let holds = self.0.iter().all(|word| text.contains(word));
        Ok(if holds && prints {
            Answer::Yes
        } else {
            Answer::No
        })
    }

    fn runs(&self) -> Runs {
        Runs {
            compilers: self.1,
            programs: 0,
            ..Runs::default()
        }
    }
}

/// Stops after some candidates, and remembers what it was told.
#[derive(Default)]
struct Watch {
    stop_after: Option<u64>,
    known: FxHashMap<Key, Outcome>,
    last: Option<Measure>,
}

impl Observer for Watch {
    fn go_on(&mut self, progress: &Progress<'_>) -> bool {
        self.stop_after
            .is_none_or(|n| progress.counts.candidates < n)
    }

    fn answered(&mut self, key: Key, outcome: Outcome) {
        self.known.insert(key, outcome);
    }

    fn improved(&mut self, _: &[File], measure: &Measure) -> Result<(), AskError> {
        if let Some(last) = &self.last {
            assert!(measure < last, "a step that makes nothing smaller");
        }
        self.last = Some(measure.clone());
        Ok(())
    }
}

/// The result, and how many candidates were tried.
fn reduce(
    program: &Program,
    words: &[&'static str],
    jobs: usize,
    watch: &mut Watch,
) -> (String, u64, bool) {
    let askers = (0..jobs)
        .map(|_| Box::new(Holds(words.to_vec(), 0)) as Box<dyn Interesting>)
        .collect();
    let lab = Lab::new(gate(), askers, watch.known.clone());
    watch.last = None;
    let mut engine = Engine::new(lab, watch, program.clone());
    let complete = match engine.run() {
        Ok(()) => true,
        Err(Interrupted::Told) => false,
        Err(Interrupted::Broken(error)) => panic!("{error}"),
    };
    let text = text(&engine.files()[0]).to_string();
    (text, engine.lab.counts.candidates, complete)
}

#[test]
fn every_edit_gives_a_text_that_is_refused_or_reads_back() {
    with_stack(|| {
        for (style, seed) in [("whole", 3), ("scalar", 5), ("loops", 2), ("arith", 1)] {
            let program = program(style, seed, 2500);
            let gate = gate();
            let (mut tried, mut passed) = (0, 0);
            for pass in passes::ALL {
                for level in 0.. {
                    let Some(items) = passes::items(pass, &program, &gate, level) else {
                        break;
                    };
                    let all = items.iter().flat_map(|item| &item.edits);
                    let singles = items.iter().step_by(1 + items.len() / 12);
                    let sets = singles.map(|item| item.edits.iter().collect::<Vec<_>>());
                    for edits in sets.chain([all.collect()]) {
                        let files = print(&apply(&program, edits));
                        tried += 1;
                        // It must not panic or hang, whatever it says.
                        if gate.pass(&files).is_ok() {
                            let again = gate.parse(&files).unwrap();
                            assert_eq!(print(&again), files, "{}", pass.name);
                            passed += 1;
                        }
                    }
                }
            }
            assert!(tried > 50 && passed > 10, "{style}: {passed} of {tried}");
        }
    });
}

#[test]
fn what_is_needed_stays_and_the_rest_goes() {
    with_stack(|| {
        let program = program("whole", 8, 6000);
        let before = measure(&print(&program)).tokens;
        let (text, _, complete) = reduce(&program, &["while", "%"], 1, &mut Watch::default());
        let after = measure(&[("main.c".into(), text.clone().into_bytes())]).tokens;
        assert!(
            complete && text.contains("while") && text.contains('%'),
            "{text}"
        );
        assert!(before > 1000 && after < 60, "{before} to {after}:\n{text}");
    });
}

#[test]
fn jobs_do_not_change_the_result() {
    with_stack(|| {
        let program = program("scalar", 4, 3000);
        let words = ["if", "^"];
        let one = reduce(&program, &words, 1, &mut Watch::default()).0;
        for jobs in [2, 3] {
            let many = reduce(&program, &words, jobs, &mut Watch::default()).0;
            assert_eq!(many, one);
        }
    });
}

#[test]
fn interrupted_and_resumed_is_the_same() {
    with_stack(|| {
        let program = program("loops", 7, 2500);
        let words = ["for", "&"];
        let (whole, candidates, _) = reduce(&program, &words, 1, &mut Watch::default());
        // 50 places to stop at, spread over the whole course.
        for at in 0..50 {
            let mut watch = Watch {
                stop_after: Some(candidates * at / 50),
                ..Watch::default()
            };
            let (_, _, complete) = reduce(&program, &words, 1, &mut watch);
            assert!(!complete);
            watch.stop_after = None;
            let (resumed, again, complete) = reduce(&program, &words, 1, &mut watch);
            assert!(complete);
            assert_eq!(resumed, whole, "stopped after {at}/50");
            assert!(again <= candidates, "answers were asked for twice");
        }
    });
}
