//! A toy generator for the tests: nested statements and expressions, spans around each, all kinds
//! of draws, and a number of draws that depends on what was drawn.

use cassay_choice::{Choices, Stream};
use std::fmt::Write;

/// Operators and their weights; the one with weight 0 must never show.
const OPERATORS: [(&str, u32); 5] = [("+", 5), ("*", 3), ("?", 0), ("<<", 1), ("-", 5)];
const TYPES: [&str; 4] = ["char", "short", "int", "long"];

/// A program of a handful of functions.
pub fn program(choices: &mut Choices) -> String {
    let mut out = String::new();
    for _ in 0..=choices.below(4) {
        choices.enter("function");
        let mut order = [0, 1, 2, 3];
        choices.shuffle(&mut order);
        write!(out, "f{order:?} {{").expect("memory");
        let mut budget = 20;
        while budget > 0 && choices.chance(850) {
            statement(choices, 3, &mut budget, &mut out);
        }
        choices.leave();
        out.push_str("}\n");
    }
    out
}

fn statement(choices: &mut Choices, depth: u32, budget: &mut u32, out: &mut String) {
    choices.enter("statement");
    *budget = budget.saturating_sub(1);
    if depth > 0 && choices.chance(200) {
        choices.enter("block");
        out.push_str(" {");
        for _ in 0..choices.below(4) {
            statement(choices, depth - 1, budget, out);
        }
        out.push_str(" }");
        choices.leave();
    } else {
        let name = choices.pick(&TYPES).expect("types");
        write!(out, " {name} =").expect("memory");
        expression(choices, 4, out);
        out.push(';');
    }
    // Some spans are empty.
    choices.enter("end");
    choices.leave();
    choices.leave();
}

fn expression(choices: &mut Choices, depth: u32, out: &mut String) {
    choices.enter("expression");
    if depth > 0 && choices.chance(500) {
        let operator = OPERATORS[choices.weighted(&OPERATORS.map(|(_, weight)| weight))].0;
        expression(choices, depth - 1, out);
        write!(out, " {operator}").expect("memory");
        expression(choices, depth - 1, out);
    } else if choices.chance(300) {
        write!(out, " {:#x}", choices.bits(64)).expect("memory");
    } else {
        write!(out, " {}", choices.range(-10, 99)).expect("memory");
    }
    choices.leave();
}

/// A program and the stream it was made from.
#[allow(dead_code, reason = "not every test needs it")]
pub fn recorded(seed: u64) -> (String, Stream) {
    let mut choices = Choices::recording(seed);
    let text = program(&mut choices);
    (text, choices.into_stream())
}

/// The invariants of a stream.
#[allow(dead_code, reason = "not every test needs it")]
pub fn assert_well_formed(stream: &Stream) {
    assert_eq!(stream.is_empty(), stream.draws().is_empty());
    for draw in stream.draws() {
        assert!(draw.value() <= draw.max(), "{draw:?}");
    }
    // The spans around the current one, outermost first, and where the last sibling ended.
    let mut around: Vec<(usize, usize)> = Vec::new();
    for span in stream.spans() {
        assert!(
            span.start <= span.end && span.end <= stream.len(),
            "{span:?}"
        );
        assert!(span.depth <= around.len(), "{span:?} has no outer span");
        if let Some(&(_, end)) = around.get(span.depth) {
            assert!(span.start >= end, "{span:?} overlaps its elder sibling");
        }
        around.truncate(span.depth);
        if let Some(&(start, end)) = around.last() {
            let inside = start <= span.start && span.end <= end;
            assert!(inside, "{span:?} is not within {start}..{end}");
        }
        around.push((span.start, span.end));
    }
}
