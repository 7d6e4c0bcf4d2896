//! The passes: each lists edits of one sort for a program, level by level where what is inside
//! depends on what is around it. Large things come first: what a function's removal takes with it
//! needs no thought later.

mod arrays;
mod constants;
mod control;
mod declarations;
mod expressions;
mod functions;
mod inline;
mod records;
mod statements;
mod types;
mod unexecuted;
pub(crate) mod unreferenced;

use crate::base::Base;
use crate::engine::Item;
use crate::gate::Gate;
use cassay_lang::tree::Program;

pub struct Pass {
    pub name: &'static str,
    /// The edits of a level; `None` after the last.
    pub items: fn(&Base<'_>, usize) -> Option<Vec<Item>>,
    /// Pieces of the finest round; see [`crate::dd::Effort::finest`].
    pub finest: Option<usize>,
    /// Its edits can take away much of a large program at once.
    pub large: bool,
}

const fn pass(name: &'static str, items: fn(&Base<'_>, usize) -> Option<Vec<Item>>) -> Pass {
    Pass {
        name,
        items,
        finest: None,
        large: false,
    }
}

const fn large(name: &'static str, items: fn(&Base<'_>, usize) -> Option<Vec<Item>>) -> Pass {
    Pass {
        large: true,
        ..pass(name, items)
    }
}

/// All passes, in the order in which they are made.
pub const ALL: &[Pass] = &[
    large("unreferenced", unreferenced::items),
    Pass {
        // Some bugs need code that never runs, so this does not insist.
        finest: Some(8),
        ..large("never executed", unexecuted::items)
    },
    large("main", statements::main),
    large("unreferenced", unreferenced::items),
    large("functions", functions::drop),
    large("function bodies", functions::empty),
    large("unreferenced", unreferenced::items),
    large("statements", statements::items),
    large("unreferenced", unreferenced::items),
    large("control", control::items),
    large("unreferenced", unreferenced::items),
    large("initialisers", arrays::initialisers),
    large("expressions to 0", expressions::to_zero),
    large("unreferenced", unreferenced::items),
    pass("expressions to operands", expressions::to_operand),
    pass("expressions to values", expressions::to_value),
    pass("calls inlined", inline::items),
    pass("parameters", functions::parameters),
    pass("functions merged", functions::merge),
    pass("unreferenced", unreferenced::items),
    pass("records", records::items),
    pass("declarations", declarations::items),
    pass("arrays", arrays::items),
    pass("types", types::items),
    pass("constants", constants::items),
    pass("braces", arrays::braces),
];

/// What a pass would try on a program at a level.
pub fn items(pass: &Pass, program: &Program, gate: &Gate, level: usize) -> Option<Vec<Item>> {
    (pass.items)(&Base::new(program, gate), level)
}
