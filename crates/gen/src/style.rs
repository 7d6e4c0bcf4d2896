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
    /// Long arithmetic: straight lines of large expressions, some of them in a loop.
    Arith,
    /// Graphs: blocks with jumps between them in all directions.
    Graph,
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
        Style::Graph,
        Style::Mixed,
    ];

    /// Those that mixed programs are drawn from; what has loops and jumps twice, because most reports of wrong code need
    /// a value that goes around.
    pub const MIXED: &[Style] = &[
        Style::Whole,
        Style::Whole,
        Style::Scalar,
        Style::Loops,
        Style::Loops,
        Style::Arith,
        Style::Graph,
        Style::Graph,
    ];

    /// Its name in cases and on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Style::Whole => "whole",
            Style::Scalar => "scalar",
            Style::Loops => "loops",
            Style::Arith => "arith",
            Style::Graph => "graph",
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
            Style::Graph => GRAPH,
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
    (Knob::Walk, Fixed(0)),
    (Knob::Scan, Fixed(0)),
    (Knob::Graph, Fixed(0)),
    (Knob::Variadic, Fixed(0)),
    (Knob::If, Uniform(50, 100)),
    (Knob::ExprSize, Log(4, 40)),
    (Knob::ExprDepth, Uniform(4, 12)),
];

const LOOPS: &[(Knob, Draw)] = &[
    (Knob::For, Uniform(3, 20)),
    (Knob::ArrayLoop, Uniform(10, 60)),
    (Knob::Arrays, Uniform(400, 800)),
    (Knob::Elements, Log(16, 1500)),
    (Knob::FunctionBytes, Log(600, 4000)),
    (Knob::Globals, Uniform(1, 5)),
    (Knob::Dimensions, Uniform(1, 3)),
    (Knob::Trips, Log(8, 5000)),
    (Knob::Records, Often(50, 20, 120)),
    (Knob::Calls, Often(60, 2, 20)),
    (Knob::Volatile, Often(80, 5, 50)),
    (Knob::Steps, Fixed(2500)),
    (Knob::Scan, Uniform(40, 90)),
    (Knob::LoopFirst, Uniform(800, 1000)),
    (Knob::Inner, Uniform(3, 7)),
    (Knob::Nesting, Uniform(3, 6)),
];

const GRAPH: &[(Knob, Draw)] = &[
    (Knob::Graph, Uniform(30, 90)),
    (Knob::Scan, Often(15, 4, 24)),
    (Knob::Goto, Uniform(4, 20)),
    (Knob::Irreducible, Uniform(300, 900)),
    (Knob::LoopFirst, Uniform(500, 1000)),
    (Knob::For, Often(20, 1, 6)),
    (Knob::Trips, Log(8, 200)),
    (Knob::FunctionBytes, Log(600, 4000)),
    (Knob::Globals, Uniform(1, 5)),
    (Knob::Arrays, Often(20, 20, 150)),
    (Knob::Records, Often(50, 20, 120)),
    (Knob::Dead, Often(80, 5, 40)),
    (Knob::Switch, Uniform(1, 6)),
    (Knob::ExprSize, Log(3, 12)),
];

const ARITH: &[(Knob, Draw)] = &[
    (Knob::Assign, Fixed(100)),
    (Knob::If, Fixed(0)),
    (Knob::For, Uniform(1, 3)),
    (Knob::LoopFirst, Uniform(600, 1000)),
    (Knob::Trips, Log(4, 60)),
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
    (Knob::FunctionBytes, Log(400, 30_000)),
    (Knob::ExprSize, Log(1, 300)),
    (Knob::ExprDepth, Log(4, 200)),
    (Knob::Statics, Uniform(100, 400)),
    (Knob::Walk, Fixed(0)),
    (Knob::Scan, Often(5, 10, 25)),
    (Knob::Graph, Fixed(0)),
    (Knob::Buffer, Fixed(0)),
    (Knob::Alias, Fixed(0)),
    (Knob::Helpers, Often(50, 1, 3)),
    (Knob::HelperCalls, Often(50, 5, 40)),
];
