//! Several programs as one, for compilers whose start takes longer than a small program.
//!
//! Each program gets names of its own: everything that it defines at file scope, and every tag, is
//! renamed in the tree, where identifiers hold the id of what they mean, so that all uses follow and no
//! name of a block or a member is touched. Its `main` becomes a function like any other, kept from being
//! inlined, which the `main` of the batch calls; after each there is a line on the output that tells the
//! programs apart. Files are merged by their number: a program of two units is in two units of the batch.
//!
//! **Left out:** programs whose `main` takes arguments, and what several programs cannot share: library
//! functions that one of them sets up or ends (`atexit`, `exit`). Generated programs have none of it; should
//! one, the batch prints something else than expected, which says nothing about its programs.

use cassay_lang::print::print_unit;
use cassay_lang::tree::*;
use cassay_program::{Expected, File};
use std::collections::BTreeSet;
use std::fmt::Write;

/// A program that can stand beside others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// What its `main` is called now.
    main: String,
    /// The texts of its translation units.
    units: Vec<String>,
}

/// Gives a program names of its own. Numbers tell the programs of a batch apart. `None` when there is no
/// `main` without parameters.
pub fn part(mut program: Program, number: usize) -> Option<Part> {
    let p = &mut program;
    let prefix = format!("p{number}_");
    turn_main(p)?;
    let defined: BTreeSet<_> = p
        .units
        .iter()
        .flat_map(|unit| &unit.items)
        .chain(&enumerators(p))
        .filter(|decl| is_definition(&p[**decl].kind))
        .filter_map(|decl| p[*decl].name)
        .collect();
    for at in 0..p.decls.len() {
        let decl = DeclId::from_index(at);
        let name = p[decl].name.filter(|name| defined.contains(name));
        if let Some(name) = name.filter(|_| is_linked(&p[decl].kind)) {
            p[decl].name = Some(prefixed(p, &prefix, name));
        }
    }
    // Variables and types of blocks keep their names, so those of file scope are told by where they are.
    let items: BTreeSet<DeclId> = p.units.iter().flat_map(|unit| unit.items.clone()).collect();
    for decl in items {
        let kind = p[decl].kind;
        let name = p[decl].name.filter(|name| defined.contains(name));
        if let Some(name) = name.filter(|_| !is_linked(&kind)) {
            p[decl].name = Some(prefixed(p, &prefix, name));
        }
    }
    for at in 0..p.records.len() {
        if let Some(tag) = p.records[at].tag {
            p.records[at].tag = Some(prefixed(p, &prefix, tag));
        }
    }
    for at in 0..p.enums.len() {
        if let Some(tag) = p.enums[at].tag {
            p.enums[at].tag = Some(prefixed(p, &prefix, tag));
        }
    }
    Some(Part {
        main: format!("{prefix}main"),
        units: (0..p.units.len()).map(|at| print_unit(p, at)).collect(),
    })
}

/// A batch as one program. Each part comes with what it prints alone.
pub fn merge(parts: &[(&Part, &[u8])]) -> cassay_program::Program {
    let count = parts.iter().map(|(part, _)| part.units.len()).max();
    let mut units: Vec<File> = Vec::new();
    for at in 0..count.unwrap_or(0) {
        let texts = parts.iter().filter_map(|(part, _)| part.units.get(at));
        let text: Vec<&str> = texts.map(String::as_str).collect();
        let name = match at {
            0 => "main.c".to_string(),
            at => format!("unit{at}.c"),
        };
        units.push((name, text.join("\n").into_bytes()));
    }
    let mut main = String::from("\nint printf(const char *, ...);\n\nint main(void)\n{\n");
    let mut output = Vec::new();
    for (at, (part, prints)) in parts.iter().enumerate() {
        // Writing to a string cannot fail.
        let _ = writeln!(
            main,
            "    if ({}() != 0)\n        return 1;\n    printf(\"-- {at}\\n\");",
            part.main
        );
        output.extend_from_slice(prints);
        output.extend_from_slice(format!("-- {at}\n").as_bytes());
    }
    main += "    return 0;\n}\n";
    if let Some((_, text)) = units.first_mut() {
        text.extend_from_slice(main.as_bytes());
    }
    cassay_program::Program {
        units,
        expected: Some(Expected::exit(0, output)),
        ..Default::default()
    }
}

fn prefixed(p: &mut Program, prefix: &str, name: cassay_lang::Symbol) -> cassay_lang::Symbol {
    let name = format!("{prefix}{}", p.name(name));
    p.intern(&name)
}

/// Enumeration constants are declared inside their enumeration.
fn enumerators(p: &Program) -> Vec<DeclId> {
    let constants = p.enums.iter().filter_map(|e| e.constants);
    constants.flat_map(|list| p.items(list)).collect()
}

/// Whether the program itself says what this is; the rest is the library's or the compiler's.
fn is_definition(kind: &DeclKind) -> bool {
    match kind {
        DeclKind::Var { storage, init, .. } => *storage != Storage::Extern || init.is_some(),
        DeclKind::Function { body, .. } => body.is_some(),
        DeclKind::Typedef { .. } | DeclKind::EnumConst { .. } => true,
        DeclKind::Param { .. }
        | DeclKind::Record { .. }
        | DeclKind::Enum { .. }
        | DeclKind::StaticAssert { .. } => false,
    }
}

/// Declarations that mean something of file scope wherever they are, and constants, all of which may have
/// other names.
fn is_linked(kind: &DeclKind) -> bool {
    match kind {
        DeclKind::Function { storage, .. } => *storage != Storage::Builtin,
        DeclKind::Var { storage, .. } => *storage == Storage::Extern,
        DeclKind::EnumConst { .. } => true,
        _ => false,
    }
}

/// Makes `main` a function that anybody may call: it says what it returns, and is not inlined.
fn turn_main(p: &mut Program) -> Option<()> {
    let items = p.units.iter().flat_map(|unit| &unit.items);
    let (main, body) = items.copied().find_map(|decl| match p[decl].kind {
        DeclKind::Function {
            params,
            body: Some(body),
            ..
        } if params.is_empty() && p[decl].name.is_some_and(|name| p.name(name) == "main") => {
            Some((decl, body))
        }
        _ => None,
    })?;
    let StmtKind::Block(list) = p[body].kind else {
        return None;
    };
    let mut stmts: Vec<StmtId> = p.items(list).collect();
    let returns = |stmt: &StmtId| matches!(p[*stmt].kind, StmtKind::Return(Some(_)));
    if !stmts.last().is_some_and(returns) {
        // 5.1.2.2.3: reaching the end of `main` means this, and of no other function.
        let zero = p.int(0);
        stmts.push(p.stmt(StmtKind::Return(Some(zero))));
        let list = p.list(&stmts);
        p[body].kind = StmtKind::Block(list);
    }
    let attrs = Attrs {
        noinline: true,
        ..p.attributes(p[main].attrs)
    };
    p[main].attrs = Some(p.push_attrs(attrs));
    Some(())
}
