//! Styles: data that says how programs of one shape draw their knobs.
//!
//! A style is no generator of its own. It gives distributions that differ from the table's; all
//! styles are made of the same building blocks.

use crate::knobs::Draw::{self, Fixed, Log, Often, Uniform};
use crate::knobs::{Knob, Row};

/// Kinds of programs: how the knobs are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Style {
    /// Whole programs: everything.
    Whole,
    /// Scalar code without loops.
    Scalar,
    /// Loop nests over arrays.
    Loops,
    /// Long arithmetic: straight lines of large expressions.
    Arith,
    /// Another style for every program.
    Mixed,
}

impl Style {
    /// All styles.
    pub const ALL: &[Style] = &[
        Style::Whole,
        Style::Scalar,
        Style::Loops,
        Style::Arith,
        Style::Mixed,
    ];

    /// Its name in cases and on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Style::Whole => "whole",
            Style::Scalar => "scalar",
            Style::Loops => "loops",
            Style::Arith => "arith",
            Style::Mixed => "mixed",
        }
    }

    /// The style of this name.
    pub fn by_name(name: &str) -> Option<Style> {
        Style::ALL.iter().copied().find(|s| s.name() == name)
    }

    /// How a knob is drawn in this style.
    pub fn draw(self, row: &Row) -> Draw {
        let own = match self {
            Style::Whole | Style::Mixed => &[][..],
            Style::Scalar => SCALAR,
            Style::Loops => LOOPS,
            Style::Arith => ARITH,
        };
        let own = own.iter().find(|(knob, _)| *knob == row.knob);
        own.map_or(row.draw, |&(_, draw)| draw)
    }
}

const SCALAR: &[(Knob, Draw)] = &[
    (Knob::For, Fixed(0)),
    (Knob::While, Fixed(0)),
    (Knob::Do, Fixed(0)),
    (Knob::ArrayLoop, Fixed(0)),
    (Knob::Goto, Fixed(0)),
    (Knob::Recursion, Fixed(0)),
    (Knob::ExprSize, Log(8, 60)),
    (Knob::ExprDepth, Uniform(5, 14)),
];

const LOOPS: &[(Knob, Draw)] = &[
    (Knob::For, Uniform(3, 20)),
    (Knob::ArrayLoop, Uniform(10, 60)),
    (Knob::Arrays, Uniform(400, 800)),
    (Knob::Elements, Log(32, 1500)),
    (Knob::Dimensions, Uniform(1, 3)),
    (Knob::Trips, Log(8, 5000)),
    (Knob::Records, Often(50, 20, 120)),
    (Knob::Calls, Often(60, 2, 20)),
    (Knob::Volatile, Often(80, 5, 50)),
    (Knob::Steps, Fixed(2500)),
];

const ARITH: &[(Knob, Draw)] = &[
    (Knob::Assign, Fixed(100)),
    (Knob::If, Fixed(0)),
    (Knob::For, Fixed(0)),
    (Knob::While, Fixed(0)),
    (Knob::Do, Fixed(0)),
    (Knob::Switch, Fixed(0)),
    (Knob::Goto, Fixed(0)),
    (Knob::CallStmt, Fixed(0)),
    (Knob::Block, Often(50, 1, 3)),
    (Knob::Exit, Fixed(0)),
    (Knob::ArrayLoop, Fixed(0)),
    (Knob::Calls, Fixed(0)),
    (Knob::Recursion, Fixed(0)),
    (Knob::Arrays, Fixed(0)),
    (Knob::Records, Fixed(0)),
    (Knob::Pointers, Fixed(0)),
    (Knob::Effects, Fixed(0)),
    (Knob::FunctionBytes, Log(1000, 100_000)),
    (Knob::ExprSize, Log(1, 1000)),
    (Knob::ExprDepth, Log(4, 200)),
    (Knob::Statics, Uniform(100, 400)),
];
