//! What holds for every program, on a sample of them.
//!
//! That a program is valid and ends needs no test of its own: `generate` confirms it, or fails.

use cassay_choice::Rng;
use cassay_eval::{Verdict, with_stack};
use cassay_gen::knobs::{Knob, TABLE};
use cassay_gen::{Case, ChoicesFrom, Generated, Style, generate, generate_from};
use cassay_lang::Target;
use cassay_lang::tree::{DeclKind, TypeKind};
use cassay_source::Source;
use std::sync::Arc;

const STYLES: &[Style] = &[
    Style::Whole,
    Style::Scalar,
    Style::Loops,
    Style::Arith,
    Style::Graph,
];

fn make(style: Style, seed: u64, set: &[&str]) -> Generated {
    let mut case = Case::new(style, seed);
    for text in set {
        case.set(text).unwrap_or_else(|e| panic!("{text}: {e}"));
    }
    generate(&case).unwrap_or_else(|e| panic!("{e}"))
}

#[test]
fn sizes_are_met() {
    with_stack(|| {
        for &style in STYLES {
            for (size, seeds) in [(1_000, 20), (5_000, 10), (30_000, 3)] {
                for seed in 0..seeds {
                    let generated = make(style, seed, &[&format!("size={size}")]);
                    let off = generated.stats.bytes.abs_diff(size) * 100 / size;
                    let bytes = generated.stats.bytes;
                    assert!(off <= 20, "{} {seed}: {bytes} of {size}", style.name());
                }
            }
        }
    });
}

/// Records that are returned and shown in many places count.
#[test]
fn sizes_with_records_are_met() {
    with_stack(|| {
        for seed in 60..90 {
            let set = ["size=4000", "records=700", "record.members=9"];
            let bytes = make(Style::Scalar, seed, &set).stats.bytes;
            assert!(bytes.abs_diff(4000) <= 800, "{seed}: {bytes} bytes");
        }
    });
}

/// The text is read again: every name is declared where it is used, which the tree alone does not show.
#[test]
fn texts_mean_what_trees_mean() {
    with_stack(|| {
        for &style in STYLES {
            for seed in 0..60 {
                let set = [
                    "size=4000",
                    "stmt.scan=40",
                    "stmt.switch=40",
                    "goto.irreducible=900",
                ];
                let made = make(style, seed, &set);
                let name = &made.program.case;
                let checked = Source::of(&made.program).check();
                let checked = checked.unwrap_or_else(|e| panic!("{name}: {:?}", e.problem));
                let outcome = checked.run(&cassay_eval::Options::default());
                assert_eq!(outcome.output, made.output(), "{name}");
            }
        }
    });
}

/// The text is read again for the target that it was made for; a program for one says little about the others.
#[test]
fn programs_are_made_for_every_target() {
    let shown = ["hash", "values", "checks", "checkpoints"];
    let hidden = ["none", "volatile", "extern", "units"];
    with_stack(|| {
        for target in Target::all() {
            for (&style, seed) in STYLES.iter().zip(0..) {
                let set = [
                    &format!("target={}", target.name)[..],
                    "size=2500",
                    "op.builtin=40",
                    "record.bitfields=500",
                    &format!("observe={}", shown[seed as usize % 4]),
                    &format!("barrier={}", hidden[(seed as usize + 1) % 4]),
                ];
                let made = make(style, seed, &set);
                let name = &made.program.case;
                assert!(name.contains(&target.name) || *target == Target::x86_64_linux());
                let source = Source::of(&made.program).target(Arc::clone(target));
                let checked = source.check();
                let checked = checked.unwrap_or_else(|e| panic!("{name}: {:?}", e.problem));
                let outcome = checked.run(&cassay_eval::Options::default());
                assert_eq!(outcome.verdict, Verdict::Exit(0), "{name}");
                assert_eq!(outcome.output, made.output(), "{name}");
                let again = generate(&Case::parse(name).unwrap()).unwrap();
                assert_eq!(again.program, made.program, "{name}");
            }
        }
    });
}

/// A target that somebody describes has no name that Cassay knows.
#[test]
fn programs_are_made_for_described_targets() {
    let mut record = Target::clone(&Target::by_name("i686-linux").unwrap());
    record.name = "own".to_string();
    record.char_signed = false;
    let target = Arc::new(record);
    with_stack(|| {
        let mut case = Case::new(Style::Whole, 3);
        case.set("size=2000").unwrap();
        case.target = Arc::clone(&target);
        let made = generate(&case).unwrap();
        let name = &made.program.case;
        assert!(name.contains("target=own"), "{name}");
        assert!(Case::parse(name).is_err());
        let again = generate(&Case::parse_for(name, Some(&target)).unwrap()).unwrap();
        assert_eq!(again.program, made.program);
    });
}

#[test]
fn few_operations_are_altered_and_most_code_runs() {
    with_stack(|| {
        for &style in STYLES {
            let (mut operations, mut altered, mut all, mut ran) = (0, 0, 0, 0);
            for seed in 100..120 {
                let stats = make(style, seed, &["size=8000"]).stats;
                operations += stats.operations;
                altered += stats.altered;
                all += stats.statements;
                ran += stats.executed;
            }
            let name = style.name();
            assert!(
                altered * 100 <= operations * 5,
                "{name}: {altered} of {operations}"
            );
            assert!(
                ran * 100 >= all * 70,
                "{name}: {ran} of {all} statements ran"
            );
        }
    });
}

#[test]
fn a_case_is_always_the_same_program() {
    with_stack(|| {
        for &style in STYLES {
            let (one, two) = (
                make(style, 9, &["size=3000"]),
                make(style, 9, &["size=3000"]),
            );
            assert_eq!(one.program, two.program);
        }
    });
}

/// Setting a knob to the value that it would have drawn changes nothing.
#[test]
fn knobs_are_drawn_apart() {
    with_stack(|| {
        let drawn = make(Style::Whole, 5, &["size=3000"]);
        for row in TABLE.iter().step_by(7) {
            let value = drawn.knobs.get(row.knob);
            let set = format!("{}={}", row.name, row.write(value));
            let pinned = make(Style::Whole, 5, &["size=3000", &set]);
            let body = |g: &Generated| g.text().split_once('\n').map(|(_, rest)| rest.to_string());
            assert_eq!(body(&drawn), body(&pinned), "{set}");
        }
    });
}

/// Every knob at both of its ends still gives programs.
#[test]
fn every_knob_can_be_pinned() {
    with_stack(|| {
        for row in TABLE {
            // These decide how much there is, which other tests vary.
            if matches!(row.knob, Knob::Size | Knob::Steps | Knob::FunctionBytes) {
                continue;
            }
            for value in [row.min, row.max] {
                let set = format!("{}={}", row.name, row.write(value));
                make(Style::Whole, 3, &["size=2000", &set]);
            }
        }
    });
}

/// A program is its choices: replayed they give it again, and edited they give another one that is
/// valid as well.
#[test]
fn choices_can_be_replayed_and_edited() {
    with_stack(|| {
        let mut rng = Rng::new(3);
        for &style in STYLES {
            for seed in 0..6 {
                let mut case = Case::new(style, seed);
                case.set("size=2500").expect("a size");
                let first = generate_from(&case, ChoicesFrom::Recorded).expect("a program");
                let again =
                    generate_from(&case, ChoicesFrom::Replay(&first.choices)).expect("the same");
                assert_eq!(first.program, again.program, "{case}");
                for _ in 0..8 {
                    let mut edited = first.choices.clone();
                    for _ in 0..1 + rng.below(20) {
                        let at = rng.below(edited.len() as u64) as usize;
                        let span = rng.below(edited.spans().len() as u64 + 1) as usize;
                        match rng.below(4) {
                            0 => edited.remove_span(span),
                            _ => edited.set(at, rng.next()),
                        };
                    }
                    generate_from(&case, ChoicesFrom::Replay(&edited)).expect("a valid program");
                }
            }
        }
    });
}

/// A loop that counts down by a bit-field without a sign would never end.
#[test]
fn loops_counted_by_bit_fields_end() {
    with_stack(|| {
        for seed in 0..80 {
            let set = [
                "size=3000",
                "records=600",
                "record.bitfields=1000",
                "record.unions=0",
                "loop.counters=1000",
                "stmt.scan=100",
            ];
            let made = make(Style::Whole, seed, &set);
            assert!(
                !made.discarded.iter().any(|why| why == "StepLimit"),
                "seed {seed}"
            );
        }
    });
}

/// An array inside a record with `register` loses its address when it is subscripted (6.3.2.1p3);
/// gcc refuses such programs.
#[test]
fn no_record_is_a_register_parameter() {
    with_stack(|| {
        let mut registers = 0;
        for seed in 0..60 {
            let set = ["size=8000", "function.attributes=500", "records=600"];
            let p = make(Style::Whole, seed, &set).tree;
            for decl in &p.decls {
                if let DeclKind::Param { ty, register: true } = decl.kind {
                    registers += 1;
                    assert!(!matches!(p[ty].kind, TypeKind::Record(_)), "seed {seed}");
                }
            }
        }
        assert!(registers > 0, "no register parameter at all");
    });
}

/// A bound that is computed in front of a loop may read the loop's counter, which only a pointer sets.
#[test]
fn counters_have_values_before_their_loops() {
    let set = [
        "size=2000",
        "loop.counters=1000",
        "loop.loose=1000",
        "pointers=200",
    ];
    with_stack(|| {
        for seed in 0..60 {
            let discarded = make(Style::Whole, seed, &set).discarded;
            let lacking = discarded.iter().find(|why| why.contains("no value yet"));
            assert_eq!(lacking, None, "seed {seed}");
        }
    });
}

/// A pointer that is volatile itself may be read by its name and by way of another pointer.
#[test]
fn nothing_volatile_is_read_twice_at_once() {
    let set = [
        "size=3000",
        "volatile=700",
        "pointers=500",
        "pointer.depth=3",
        "globals=12",
    ];
    with_stack(|| {
        for style in [Style::Whole, Style::Graph] {
            for seed in 0..120 {
                let discarded = make(style, seed, &set).discarded;
                let twice = discarded.iter().find(|why| why.contains("Volatile"));
                assert_eq!(twice, None, "seed {seed}");
            }
        }
    });
}
