//! What seeds mean, pinned: every number here may be part of the name of a program somewhere.
//!
//! Expected values are in `golden/`; `CASSAY_BLESS=1` writes them anew. A change of an existing one
//! needs another `cassay_choice::VERSION`. The published outputs of the algorithms, which no
//! blessing may change, are in `src/rng.rs`.

mod common;

use cassay_choice::{Choices, Rng, Stream};
use std::fmt::Write;
use std::path::Path;

const SEEDS: [u64; 6] = [0, 1, 2, 1_234_567, 1 << 63, u64::MAX];

fn check(name: &str, actual: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    cassay_testkit::golden::check(&folder.join(format!("{name}.txt")), actual.as_bytes());
}

/// A line: what was asked for, and the answers.
fn line<T: std::fmt::Display>(out: &mut String, what: &str, values: impl Iterator<Item = T>) {
    out.push_str(what);
    out.push(':');
    for value in values {
        write!(out, " {value}").expect("memory");
    }
    out.push('\n');
}

#[test]
fn numbers() {
    let mut out = String::new();
    for seed in SEEDS {
        let mut rng = Rng::new(seed);
        let raw = (0..6).map(|_| format!("{:016x}", rng.next()));
        line(&mut out, &format!("{seed}"), raw);
        // After many draws the state itself has been through everything.
        let sum = (0..100_000).fold(0u64, |sum, _| sum.rotate_left(1) ^ rng.next());
        line(&mut out, "  100000 more", [format!("{sum:016x}")].iter());
        for n in [2, 3, 10, 1000, 1 << 32, (1 << 63) + 1, u64::MAX] {
            let below = (0..6).map(|_| rng.below(n));
            line(&mut out, &format!("  below {n}"), below);
        }
    }
    check("numbers", &out);
}

#[test]
fn forks() {
    let mut out = String::new();
    for seed in SEEDS {
        let rng = Rng::new(seed);
        for label in ["", "a", "b", "ab", "knobs", "program", "größe"] {
            let fork = rng.fork(label);
            let mut both = [fork.fork("inner"), fork];
            let numbers = both.iter_mut().map(|rng| format!("{:016x}", rng.next()));
            line(&mut out, &format!("{seed} {label:?}"), numbers);
        }
    }
    check("forks", &out);
}

#[test]
fn draws() {
    let mut out = String::new();
    for seed in SEEDS {
        let c = &mut Choices::seeded(seed);
        writeln!(out, "seed {seed}").expect("memory");
        for n in [0, 1, 2, 6, 1000, 1 << 40, u64::MAX] {
            let what = format!("  below {n}");
            line(&mut out, &what, (0..8).map(|_| c.below(n)));
        }
        for (lo, hi) in [
            (0, 1),
            (-1, 1),
            (5, 5),
            (9, 5),
            (-1000, 10),
            (i64::MIN, i64::MAX),
        ] {
            let what = format!("  range {lo} {hi}");
            line(&mut out, &what, (0..8).map(|_| c.range(lo, hi)));
        }
        for per_mille in [0, 1, 250, 500, 999, 1000, u32::MAX] {
            let what = format!("  chance {per_mille}");
            let hits = (0..32).map(|_| u8::from(c.chance(per_mille)));
            line(&mut out, &what, hits);
        }
        let weights: [&[u32]; 6] = [
            &[],
            &[0, 0],
            &[1],
            &[1, 2, 3],
            &[0, 7, 0, 1],
            &[u32::MAX, u32::MAX, u32::MAX],
        ];
        for weights in weights {
            let what = format!("  weighted {weights:?}");
            line(&mut out, &what, (0..16).map(|_| c.weighted(weights)));
        }
        let items = ["a", "b", "c"];
        let picked = (0..16).filter_map(|_| c.pick(&items));
        line(&mut out, "  pick", picked);
        for len in [0, 1, 2, 9] {
            let mut items: Vec<usize> = (0..len).collect();
            c.shuffle(&mut items);
            line(&mut out, "  shuffle", items.iter());
        }
        for n in [0, 1, 8, 33, 63, 64, 65] {
            let what = format!("  bits {n}");
            let bits = (0..6).map(|_| format!("{:x}", c.bits(n)));
            line(&mut out, &what, bits);
        }
    }
    check("draws", &out);
}

/// A generator's output and its stream as stored, and the stored stream replayed: old files stay
/// readable.
#[test]
fn stored() {
    let mut out = String::new();
    for seed in [3, 9] {
        let (text, stream) = common::recorded(seed);
        writeln!(out, "seed {seed}\n{text}").expect("memory");
        for span in stream.spans().take(12) {
            writeln!(out, "{span:?}").expect("memory");
        }
        let bytes = stream.to_bytes();
        for row in bytes.chunks(32) {
            let row: String = row.iter().map(|byte| format!("{byte:02x}")).collect();
            writeln!(out, "{row}").expect("memory");
        }
        let read = Stream::from_bytes(&bytes).expect("a stream");
        let again = common::program(&mut Choices::replay(read, 0));
        assert_eq!(again, text);
    }
    check("stored", &out);
}
