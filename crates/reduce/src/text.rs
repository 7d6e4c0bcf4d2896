//! Reduction of texts that the front end cannot read: lines, what is between brackets, single
//! tokens. No meaning guards it; what remains is what the question alone keeps.

use crate::ask::text;
use crate::dd::{self, Effort};
use crate::engine::{Interrupted, Observer, Progress, measure};
use crate::lab::{Lab, Outcome};
use crate::measure::{Measure, spans};
use cassay_program::File;
use std::ops::Range;

const BUDGET: usize = 20_000;
const ROUNDS: u32 = 20;

/// Goes on until no single piece can be left out.
pub fn reduce(
    files: &mut Vec<File>,
    lab: &mut Lab<'_>,
    observer: &mut dyn Observer,
) -> Result<(), Interrupted> {
    for round in 0..ROUNDS {
        let before = measure(files);
        for at in 0..files.len() {
            for (name, pieces) in [
                ("lines", lines as fn(&str) -> Vec<Range<usize>>),
                ("brackets", brackets),
                ("tokens", tokens),
            ] {
                one(files, at, name, pieces, round, lab, observer)?;
            }
        }
        if measure(files) == before {
            break;
        }
    }
    Ok(())
}

fn one(
    files: &mut Vec<File>,
    at: usize,
    pass: &'static str,
    pieces: fn(&str) -> Vec<Range<usize>>,
    round: u32,
    lab: &mut Lab<'_>,
    observer: &mut dyn Observer,
) -> Result<(), Interrupted> {
    let Some(base) = files.get(at).map(|file| text(file).to_string()) else {
        return Ok(());
    };
    let pieces = pieces(&base);
    let weights: Vec<u32> = pieces.iter().map(|p| p.len() as u32).collect();
    let effort = Effort {
        batch: lab.width(),
        parts: 1,
        finest: None,
        budget: BUDGET,
    };
    let mut now: Measure = measure(files);
    let mut trial = |sets: &[Vec<usize>]| {
        let progress = Progress {
            pass,
            round,
            measure: &now,
            counts: &lab.counts,
        };
        if !observer.go_on(&progress) {
            return Err(Interrupted::Told);
        }
        let mut candidates: Vec<Vec<File>> = Vec::new();
        let mut index = Vec::new();
        for (number, set) in sets.iter().enumerate() {
            let mut all = files.clone();
            if let Some((_, bytes)) = all.get_mut(at) {
                let left_out = set.iter().filter_map(|piece| pieces.get(*piece));
                *bytes = without(&base, left_out).into_bytes();
            }
            if measure(&all) < now {
                index.push(number);
                candidates.push(all);
            }
        }
        let outcomes = lab.try_all(&candidates, &mut |key, outcome| {
            observer.answered(key, outcome)
        })?;
        let Some(first) = outcomes.iter().position(|o| *o == Outcome::Interesting) else {
            return Ok(None);
        };
        *files = candidates.swap_remove(first);
        now = measure(files);
        observer.improved(files, &now)?;
        Ok(index.get(first).copied())
    };
    dd::descend(&weights, effort, &mut trial).map(|_| ())
}

/// The text with some ranges left out; they may lie inside each other.
fn without<'r>(text: &str, ranges: impl Iterator<Item = &'r Range<usize>>) -> String {
    let mut ranges: Vec<&Range<usize>> = ranges.collect();
    ranges.sort_by_key(|range| range.start);
    let mut kept = String::with_capacity(text.len());
    let mut at = 0;
    for range in ranges {
        if range.start > at {
            kept.push_str(text.get(at..range.start).unwrap_or_default());
        }
        at = at.max(range.end);
    }
    kept.push_str(text.get(at..).unwrap_or_default());
    kept
}

fn lines(text: &str) -> Vec<Range<usize>> {
    let mut at = 0;
    text.split_inclusive('\n')
        .map(|line| {
            let range = at..at + line.len();
            at = range.end;
            range
        })
        .collect()
}

/// What stands between brackets, and the same with the brackets.
fn brackets(text: &str) -> Vec<Range<usize>> {
    let mut open: Vec<(usize, &str)> = Vec::new();
    let mut found = Vec::new();
    for span in spans(text) {
        match text.get(span.clone()) {
            Some(bracket @ ("(" | "[" | "{")) => open.push((span.start, bracket)),
            Some(bracket @ (")" | "]" | "}")) => {
                let partner = match bracket {
                    ")" => "(",
                    "]" => "[",
                    _ => "{",
                };
                while let Some((start, opened)) = open.pop() {
                    if opened == partner {
                        found.push(start..span.end);
                        found.push(start + 1..span.start);
                        break;
                    }
                }
            }
            _ => {}
        }
    }
    found.retain(|range| range.start < range.end);
    found.sort_by_key(|range| (range.start, std::cmp::Reverse(range.end)));
    found
}

/// Each token with the white space behind it.
fn tokens(text: &str) -> Vec<Range<usize>> {
    let starts: Vec<usize> = spans(text).map(|span| span.start).collect();
    let ends = starts.iter().skip(1).copied().chain([text.len()]);
    starts
        .iter()
        .zip(ends)
        .map(|(&start, end)| start..end)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_of_a_text() {
        let text = "f(a) {\n b[1]; }\n";
        let of = |ranges: Vec<Range<usize>>| -> Vec<&str> {
            ranges.into_iter().filter_map(|r| text.get(r)).collect()
        };
        assert_eq!(of(lines(text)), ["f(a) {\n", " b[1]; }\n"]);
        assert_eq!(
            of(brackets(text)),
            ["(a)", "a", "{\n b[1]; }", "\n b[1]; ", "[1]", "1"]
        );
        assert_eq!(of(tokens(text)).concat(), text);
        assert_eq!(without(text, [7..12, 8..9].iter()), "f(a) {\n; }\n");
    }
}
