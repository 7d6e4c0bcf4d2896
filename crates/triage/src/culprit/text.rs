//! The text of a program that notes its values: each expression inside of a call that notes it, and what is called.

use cassay_lang::Span;
use cassay_lang::tree::*;
use cassay_lang::walk::{Next, Node, visit};
use cassay_program::Program as Files;

use super::{DIRTY, ENDLESS, NOTED, OWN, SIGNALS, Site, TYPES};
use crate::words::Subject;

/// The program with all notes, shown wherever it ends. `clock`: full expressions are told apart by when they are evaluated;
/// `dirt`: shown also where it crashes, and leaving these bytes on the stack.
pub(super) fn edited(
    subject: &Subject<'_>,
    files: &Files,
    sites: &[Site],
    clock: bool,
    dirt: Option<u8>,
) -> Option<Files> {
    let p = subject.program;
    let mut program = files.clone();
    program.expected = None;
    let [(name, text)] = program.units.as_mut_slice() else {
        return None;
    };
    let source = std::str::from_utf8(text).ok()?;
    if source.contains(OWN) {
        return None;
    }
    let place = |span: Span| {
        let file = subject.sources.file_at(span.lo)?;
        let here = *file.name == **name && span.expansion == 0;
        let (from, to) = (span.lo - file.start, span.hi - file.start);
        here.then_some((from as usize, to as usize))
    };
    // Where, what goes first there, and the text. Behind an expression the smallest one ends first; in front of one the
    // largest begins first.
    let mut list: Vec<(usize, i64, String)> = Vec::new();
    let mut around = |span: Span, call: String, whole: bool| {
        let (from, to) = place(span)?;
        let (from, to) = balanced(source, from, to)?;
        let long = match whole {
            true => i64::MAX / 2,
            false => to as i64 - from as i64,
        };
        list.push((from, i64::MAX - long, call));
        list.push((to, long, ")".to_string()));
        Some(())
    };
    for (number, site) in sites.iter().enumerate() {
        let call = format!("{OWN}_{}({number}, ", site.ty.replace(' ', "_"));
        around(p[site.expr].span, call, false)?;
    }
    if dirt.is_some() {
        // What was on the stack before a call is dirt as well.
        for call in calls(p) {
            let _ = around(p[call].span, format!("({OWN}_dirt(), "), false);
        }
    }
    let main = main_of(p)?;
    for value in returned(p, main) {
        around(p[value].span, format!("{OWN}_last("), true)?;
    }
    let (begin, end) = place(p[main].span)?;
    if dirt.is_some() {
        let calls = SIGNALS.map(|signal| format!(" signal({signal}, {OWN}_crash);"));
        list.push((begin + 1, 0, format!("{} {OWN}_dirt();", calls.concat())));
    }
    list.push((end.checked_sub(1)?, i64::MAX, format!("{OWN}_show(); ")));
    list.sort_by_key(|(at, order, _)| (*at, *order));
    let (mut edited, mut at) = (String::new(), 0);
    for (to, _, insert) in &list {
        edited += source.get(at..*to)?;
        edited += insert;
        at = *to;
    }
    edited += source.get(at..)?;
    let prologue = prologue(sites, clock, dirt);
    *text = format!("{prologue}{}", ending(&edited)).into_bytes();
    Some(program)
}

/// What notes values, and shows them at the end.
fn prologue(sites: &[Site], clock: bool, dirt: Option<u8>) -> String {
    let count = sites.len();
    let ticks: Vec<&str> = (sites.iter())
        .map(|site| if clock && site.full { "1" } else { "0" })
        .collect();
    let ticks = ticks.join(", ");
    let mut text = format!(
        "void exit(int); int printf(const char *, ...);\n\
         static long long {OWN}_values[{count}][{NOTED}]; static int {OWN}_times[{count}];\n\
         static int {OWN}_when[{count}][{NOTED}], {OWN}_clock; static char {OWN}_ticks[{count}] = {{{ticks}}};\n\
         static void {OWN}_show(void) {{ int i, j; for (i = 0; i < {count}; i++) {{\n\
         printf(\"{OWN} %d: %d\", i, {OWN}_times[i]);\n\
         for (j = 0; j < {NOTED} && j < {OWN}_times[i]; j++) printf(\" %lld@%d\", {OWN}_values[i][j], {OWN}_when[i][j]);\n\
         printf(\"\\n\"); }} }}\n\
         static int {OWN}_last(int status) {{ {OWN}_show(); return status; }}\n\
         static void {OWN}_exit(int status) {{ {OWN}_show(); exit(status); }}\n"
    );
    let leave = dirt.map_or(String::new(), |dirt| {
        format!("volatile unsigned char dirt[{DIRTY}]; int at; for (at = 0; at < {DIRTY}; at++) dirt[at] = {dirt}; ")
    });
    for ty in TYPES {
        text += &format!(
            "static {ty} {OWN}_{}(int i, {ty} v) {{ {leave}\
             if ({OWN}_times[i] < {NOTED}) {{ {OWN}_values[i][{OWN}_times[i]] = (long long)v; \
             {OWN}_when[i][{OWN}_times[i]] = {OWN}_clock; }} {OWN}_clock += {OWN}_ticks[i]; \
             if (++{OWN}_times[i] == {ENDLESS}) {OWN}_exit(1); return v; }}\n",
            ty.replace(' ', "_")
        );
    }
    if dirt.is_some() {
        text += &format!(
            "void (*signal(int, void (*)(int)))(int);\n\
             static void {OWN}_crash(int number) {{ {OWN}_exit(128 + number); }}\n\
             static void {OWN}_dirt(void) {{ {leave}}}\n"
        );
    }
    text
}

/// A text that shows its notes where it exits or aborts.
fn ending(text: &str) -> String {
    let mut text = text.to_string();
    for (call, instead) in [
        (r"\b(__builtin_)?abort\s*\(\s*\)", "_exit(134)"),
        (r"\b(__builtin_)?exit\s*\(", "_exit("),
    ] {
        if let Ok(call) = regex::Regex::new(call) {
            let instead = format!("{OWN}{instead}");
            text = call.replace_all(&text, instead.as_str()).into_owned();
        }
    }
    text
}

/// A part of a text, with the brackets around operands at its borders that belong to it.
fn balanced(text: &str, from: usize, to: usize) -> Option<(usize, usize)> {
    let bytes = text.as_bytes();
    let (mut open, mut least) = (0_i32, 0);
    for byte in bytes.get(from..to)? {
        match byte {
            b'(' => open += 1,
            b')' => open -= 1,
            _ => {}
        }
        least = least.min(open);
    }
    // Those that are closed and not opened, then those that are opened and not closed.
    let (mut before, mut behind) = (-least, open - least);
    let (mut from, mut to) = (from, to);
    while before > 0 {
        from = from.checked_sub(1)?;
        match bytes.get(from)? {
            b'(' => before -= 1,
            b')' => before += 1,
            _ => {}
        }
    }
    while behind > 0 {
        match bytes.get(to)? {
            b')' => behind -= 1,
            b'(' => behind += 1,
            _ => {}
        }
        to += 1;
    }
    Some((from, to))
}

/// The body of `main`.
fn main_of(p: &Program) -> Option<StmtId> {
    let mut items = p.units.iter().flat_map(|unit| &unit.items);
    items.find_map(|&item| match p[item].kind {
        DeclKind::Function { body, .. }
            if p[item].name.is_some_and(|name| p.name(name) == "main") =>
        {
            body
        }
        _ => None,
    })
}

/// All calls of functions.
fn calls(p: &Program) -> Vec<ExprId> {
    let mut all = Vec::new();
    for item in p.units.iter().flat_map(|unit| &unit.items) {
        let _ = visit(p, Node::Decl(*item), |node| {
            if let Node::Expr(e) = node
                && matches!(p[e].kind, ExprKind::Call(..))
            {
                all.push(e);
            }
            Next::Below
        });
    }
    all
}

/// What a function returns.
fn returned(p: &Program, body: StmtId) -> Vec<ExprId> {
    let mut all = Vec::new();
    let _ = visit(p, Node::Stmt(body), |node| {
        if let Node::Stmt(s) = node
            && let StmtKind::Return(Some(value)) = p[s].kind
        {
            all.push(value);
        }
        Next::Below
    });
    all
}
