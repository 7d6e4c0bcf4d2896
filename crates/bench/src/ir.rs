//! What is left of a program in LLVM's intermediate representation, counted from its text.
//!
//! Only what is inside of function definitions counts. A loop is a back edge: an edge of a function's graph to a block
//! that the depth-first walk from the entry has not left yet. Intrinsics that only tell the compiler something
//! (lifetimes, assumptions, debug information) are no calls; others (minima, funnel shifts, memory) are.

use std::collections::BTreeMap;
use std::ops::AddAssign;

/// Instructions of some classes, and loops.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Left {
    /// Instructions of all kinds.
    pub instructions: u64,
    /// Integer and floating binary operators.
    pub operators: u64,
    pub phis: u64,
    pub selects: u64,
    /// Back edges.
    pub loops: u64,
    /// Instructions that work on vectors.
    pub vectors: u64,
    pub calls: u64,
    /// Values that `printf` is given last, and how many of them are constants.
    pub shown: u64,
    pub known: u64,
}

impl AddAssign for Left {
    fn add_assign(&mut self, other: Left) {
        self.instructions += other.instructions;
        self.operators += other.operators;
        self.phis += other.phis;
        self.selects += other.selects;
        self.loops += other.loops;
        self.vectors += other.vectors;
        self.calls += other.calls;
        self.shown += other.shown;
        self.known += other.known;
    }
}

const OPERATORS: &[&str] = &[
    "add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "shl", "lshr", "ashr", "and", "or", "xor",
    "fadd", "fsub", "fmul", "fdiv", "frem",
];

/// Intrinsics that do nothing.
const SILENT: &[&str] = &[
    "@llvm.lifetime.",
    "@llvm.dbg.",
    "@llvm.assume",
    "@llvm.experimental.noalias",
    "@llvm.invariant.",
];

/// Counts what a module in text form has.
pub fn left(module: &str) -> Left {
    let mut all = Left::default();
    let mut graph: Option<Graph> = None;
    for line in module.lines() {
        if line.starts_with("define ") {
            graph = Some(Graph::default());
            continue;
        }
        if line == "}" {
            if let Some(graph) = graph.take() {
                all.loops += graph.back_edges();
            }
            continue;
        }
        let Some(graph) = &mut graph else { continue };
        let text = line.split(';').next().unwrap_or_default();
        if let Some(label) = label(text) {
            graph.enter(label);
            continue;
        }
        graph.jumps(text);
        instruction(text.trim(), &mut all);
    }
    all
}

/// `7:` or `for.body:` at the beginning of a line.
fn label(line: &str) -> Option<&str> {
    let line = line.trim_end();
    if line.starts_with(' ') {
        return None;
    }
    line.strip_suffix(':').filter(|name| !name.is_empty())
}

fn instruction(text: &str, left: &mut Left) {
    let body = match text.split_once(" = ") {
        Some((name, body)) if name.starts_with('%') => body,
        _ => text,
    };
    let mut words = body.split(' ');
    let mut opcode = words.next().unwrap_or_default();
    if matches!(opcode, "tail" | "musttail" | "notail") {
        opcode = words.next().unwrap_or_default();
    }
    // The cases of a `switch`, its end, and empty lines.
    if !opcode.starts_with(|c: char| c.is_ascii_lowercase()) || is_type(opcode) {
        return;
    }
    left.instructions += 1;
    left.operators += u64::from(OPERATORS.contains(&opcode));
    left.phis += u64::from(opcode == "phi");
    left.selects += u64::from(opcode == "select");
    left.vectors += u64::from(has_vector(body));
    if opcode == "call" && !SILENT.iter().any(|name| body.contains(name)) {
        left.calls += 1;
        if let Some((_, arguments)) = body.split_once("@printf(") {
            shown(arguments, left);
        }
    }
}

/// `i32 0, label %5`, a line of a `switch`.
fn is_type(word: &str) -> bool {
    word.strip_prefix('i')
        .is_some_and(|digits| !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit()))
}

/// `<4 x i32>`
fn has_vector(text: &str) -> bool {
    text.match_indices('<').any(|(at, _)| {
        let inside = text.get(at + 1..).unwrap_or_default();
        let digits = inside.find(|c: char| !c.is_ascii_digit()).unwrap_or(0);
        digits > 0 && inside[digits..].starts_with(" x ")
    })
}

/// The last argument behind the format: `ptr noundef @.str, i32 noundef 5)`. Those before it are subscripts.
fn shown(arguments: &str, left: &mut Left) {
    let arguments = arguments.rsplit_once(')').map_or(arguments, |(a, _)| a);
    let Some((_, argument)) = arguments.rsplit_once(", ") else {
        return;
    };
    let value = argument.rsplit(' ').next().unwrap_or_default();
    let number = value.starts_with(|c: char| c.is_ascii_digit() || c == '-');
    left.shown += 1;
    left.known += u64::from(number || matches!(value, "true" | "false" | "undef" | "poison"));
}

/// The blocks of a function by their names, and where each jumps.
#[derive(Default)]
struct Graph {
    names: BTreeMap<String, usize>,
    edges: Vec<Vec<usize>>,
    now: usize,
}

impl Graph {
    fn block(&mut self, name: &str) -> usize {
        // The entry is block 0; it has no name that could be jumped to.
        if self.edges.is_empty() {
            self.edges.push(Vec::new());
        }
        if let Some(&at) = self.names.get(name) {
            return at;
        }
        let at = self.edges.len();
        self.names.insert(name.to_string(), at);
        self.edges.push(Vec::new());
        at
    }

    fn enter(&mut self, name: &str) {
        self.now = self.block(name);
    }

    fn jumps(&mut self, line: &str) {
        for (at, key) in line.match_indices("label %") {
            let name = line.get(at + key.len()..).unwrap_or_default();
            let end = name.find([',', ' ', ']']).unwrap_or(name.len());
            let to = self.block(&name[..end]);
            let now = self.now;
            if let Some(edges) = self.edges.get_mut(now) {
                edges.push(to);
            }
        }
    }

    fn back_edges(&self) -> u64 {
        #[derive(Clone, Copy, PartialEq)]
        enum State {
            New,
            Open,
            Done,
        }
        let mut states = vec![State::New; self.edges.len()];
        let mut back = 0;
        let mut path: Vec<(usize, usize)> = Vec::new();
        if let Some(entry) = states.first_mut() {
            *entry = State::Open;
            path.push((0, 0));
        }
        while let Some((block, next)) = path.last_mut() {
            match self.edges[*block].get(*next) {
                None => {
                    states[*block] = State::Done;
                    path.pop();
                }
                Some(&to) => {
                    *next += 1;
                    match states[to] {
                        State::Open => back += 1,
                        State::Done => {}
                        State::New => {
                            states[to] = State::Open;
                            path.push((to, 0));
                        }
                    }
                }
            }
        }
        back
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_what_is_in_functions() {
        let module = "\
@g = dso_local global i32 5, align 4

define dso_local i32 @main() local_unnamed_addr #0 {
  %1 = load i32, ptr @g, align 4
  br label %2

2:                                                ; preds = %2, %0
  %3 = phi i32 [ %1, %0 ], [ %6, %2 ]
  %4 = add nsw i32 %3, 1
  %5 = add <4 x i32> %v, %w
  %6 = select i1 %c, i32 %4, i32 0
  switch i32 %6, label %2 [
    i32 0, label %7
    i32 1, label %8
  ]

7:
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %x)
  %9 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str, i32 noundef %6, i32 noundef 7)
  br label %8

8:
  ret i32 0
}
";
        let left = left(module);
        assert_eq!(left.operators, 2);
        assert_eq!(left.phis, 1);
        assert_eq!(left.selects, 1);
        assert_eq!(left.loops, 1);
        assert_eq!(left.vectors, 1);
        assert_eq!(left.calls, 1);
        assert_eq!((left.shown, left.known), (1, 1));
        assert_eq!(left.instructions, 11);
    }

    #[test]
    fn a_jump_forward_is_no_loop() {
        let module = "\
define void @f() {
  br i1 %c, label %1, label %2
1:
  br label %2
2:
  ret void
}
";
        assert_eq!(super::left(module).loops, 0);
    }
}
