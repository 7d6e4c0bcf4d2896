//! The parser on whole files.
//!
//! Each `parser/*.c` must parse, and what the printer makes of it must parse to the same tree. Each
//! `parser/*.err` holds texts that must not: a line `//! message` says what is wrong with the text
//! that follows it, up to the next such line. `unsupported: ` in front of the message marks C that
//! is valid but not understood.

use cassay_lang::print::print_unit;
use cassay_lang::same::same;
use cassay_lang::tree::*;
use cassay_lang::{Problem, ProblemKind, Target};
use cassay_parse::load::{Parsed, all_problems, parse_files};
use cassay_parse::loader::NoFiles;
use cassay_parse::parser::{MAX_NESTING, MOST};
use cassay_parse::preprocess::Options;
use std::path::{Path, PathBuf};

fn parse(text: &str) -> Result<Parsed, Problem> {
    let options = Options::new(Target::x86_64_linux());
    let files = [("test.c".to_owned(), text.as_bytes().to_vec())];
    parse_files(&files, &options, &mut NoFiles).map_err(|refused| refused.problem)
}

fn cases(extension: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/parser");
    let mut paths: Vec<PathBuf> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|e| e == extension))
        .collect();
    paths.sort();
    assert!(!paths.is_empty());
    paths
}

#[test]
fn valid_programs_survive_printing() {
    for path in cases("c") {
        let text = std::fs::read_to_string(&path).unwrap();
        let first = parse(&text).unwrap_or_else(|p| panic!("{}: {p}", path.display()));
        let printed = print_unit(&first.program, 0);
        let second =
            parse(&printed).unwrap_or_else(|p| panic!("{}: {p}\n{printed}", path.display()));
        if let Err(difference) = same(&first.program, &second.program) {
            panic!("{}: {difference}\n{printed}", path.display());
        }
    }
}

#[test]
fn invalid_programs_are_refused() {
    for path in cases("err") {
        let text = std::fs::read_to_string(&path).unwrap();
        for case in text.split("//! ").skip(1) {
            let (expected, code) = case.split_once('\n').unwrap();
            let found = match parse(code) {
                Ok(_) => "no problem".to_owned(),
                Err(problem) => match problem.kind {
                    ProblemKind::Invalid => problem.message.clone(),
                    ProblemKind::Unsupported => format!("unsupported: {}", problem.message),
                },
            };
            assert_eq!(found, expected, "{}:\n{code}", path.display());
        }
    }
}

/// All problems of a text that is refused.
fn problems(text: &str) -> Option<Vec<Problem>> {
    let options = Options::new(Target::x86_64_linux());
    let files = [("test.c".to_owned(), text.as_bytes().to_vec())];
    let refused = parse_files(&files, &options, &mut NoFiles).err()?;
    let all = all_problems(&files, &options, &mut NoFiles, &refused);
    assert_eq!(all.first(), Some(&refused.problem), "{text}");
    assert!(all.len() <= MOST, "{text}");
    Some(all)
}

/// Whatever is wrong with a text, it can be read on; and one token too few makes few problems.
#[test]
fn problems_do_not_breed() {
    let mut refused = 0;
    for path in cases("err") {
        let text = std::fs::read_to_string(&path).unwrap();
        for case in text.split("//! ").skip(1) {
            let (_, code) = case.split_once('\n').unwrap();
            refused += usize::from(problems(code).is_some());
        }
    }
    assert!(refused > 50, "{refused}");
    // Every token of a function left out in turn.
    let tokens = "struct s { int a ; } ; typedef int T ; int f ( int n , T * p ) { struct s v = { n } ; \
                  for ( int i = 0 ; i < n ; i ++ ) { if ( p [ i ] ) { v . a += i ; } else n -- ; } \
                  switch ( n ) { case 1 : return v . a ; default : break ; } do n ++ ; while ( n ) ; \
                  T last = ( T ) n ; return last + f ( n , p ) ; } int main ( void ) { return f ( 1 , 0 ) ; }";
    let tokens: Vec<&str> = tokens.split_whitespace().collect();
    for left_out in 0..tokens.len() {
        let mut rest = tokens.clone();
        rest.remove(left_out);
        // A line for each token, so that none hides behind another.
        let text = rest.join("\n");
        if let Some(all) = problems(&text) {
            let said: Vec<&str> = all.iter().map(|problem| problem.message.as_str()).collect();
            let token = tokens[left_out];
            assert!(said.len() <= 2, "without {left_out} `{token}`: {said:#?}");
        }
    }
}

/// Prints the items of a program, which is the easiest way to see the normal form.
fn check(text: &str, printed: &str) {
    let parsed = parse(text).unwrap_or_else(|p| panic!("{p}: {text}"));
    let found = print_unit(&parsed.program, 0);
    let words = |s: &str| s.split_whitespace().collect::<Vec<_>>().join(" ");
    assert_eq!(words(&found), words(printed), "\n{found}");
}

#[test]
fn one_declarator_per_declaration() {
    check("int a, *b, c[2];", "int a; int *b; int c[2];");
}

#[test]
fn definitions_move_in_front() {
    check("struct S { int x; } s;", "struct S { int x; }; struct S s;");
    check(
        "struct { struct T { int y; } t; } s;",
        "struct T { int y; }; struct anon_1 { struct T t; }; struct anon_1 s;",
    );
    check(
        "struct A { struct B { struct A *a; } b; };",
        "struct A; struct B { struct A *a; }; struct A { struct B b; };",
    );
    check(
        "struct S { struct { int a; union { int b; }; }; int c; };",
        "struct S { struct { int a; union { int b; }; }; int c; };",
    );
    check(
        "int anon_1; enum { A } e;",
        "int anon_1; enum anon_2 { A }; enum anon_2 e;",
    );
    check("enum { A, B, };", "enum { A, B };");
    check(
        "struct S { int x; _Static_assert(1, \"m\"); };",
        "struct S { int x; }; _Static_assert(1, \"m\");",
    );
}

#[test]
fn definitions_in_statements_get_a_block() {
    check(
        "int f(int c) { if (c) return sizeof(struct S { int x; }); return 0; }",
        "int f(int c) { if (c) { struct S { int x; }; return sizeof(struct S); } return 0; }",
    );
    check(
        "int f(void) { while (sizeof(struct S { int x; }) > 9) ; return 0; }",
        "int f(void) { { struct S { int x; }; while (sizeof(struct S) > 9) ; } return 0; }",
    );
    check(
        "void f(void) { for (int i = 0, j = 1; i < j; i++) ; }",
        "void f(void) { { int i = 0; int j = 1; for (; i < j; i++) ; } }",
    );
    check(
        "void f(struct S { int x; } *p) { struct S s; }",
        "struct S_1 { int x; }; void f(struct S_1 *p) { struct S_1 s; }",
    );
}

#[test]
fn an_unknown_function_is_declared_in_front() {
    check(
        "int main(void) { return f(1); }",
        "extern int f(); int main(void) { return f(1); }",
    );
    check(
        "int main(void) { puts(\"x\"); }",
        "extern int puts(const char *); int main(void) { puts(\"x\"); }",
    );
}

/// Names of all declarations that expressions refer to, with their declared types.
fn names(text: &str) -> Vec<String> {
    let Parsed { program, .. } = parse(text).unwrap_or_else(|p| panic!("{p}: {text}"));
    let mut found = Vec::new();
    for expr in &program.exprs {
        if let ExprKind::Name(decl) = expr.kind {
            let name = program[decl].name.map_or("", |name| program.name(name));
            found.push(match program.decl_type(decl) {
                Some(ty) => cassay_lang::print::print_type(&program, ty, Some(name)),
                None => name.to_owned(),
            });
        }
    }
    found
}

#[test]
fn names_mean_the_innermost_declaration() {
    assert_eq!(
        names("char x; int f(int (*g)(int x)) { return x; }"),
        ["char x"]
    );
    assert_eq!(
        names("char x; int (*f(long x))(int x) { return x; }"),
        ["long x"]
    );
    assert_eq!(
        names("char x; int f(void) { long x; { int x = sizeof x; } return x; }"),
        ["int x", "long x"]
    );
    assert_eq!(
        names("char x; int f(int x) { return x; } int y = sizeof x;"),
        ["int x", "char x"]
    );
    assert_eq!(
        names("typedef int T; int f(void) { char T = 1; return T * T; }"),
        ["char T", "char T"]
    );
    assert_eq!(
        names("typedef int T; enum { E = sizeof(T) }; int f(void) { for (char T = 0; T;) ; }"),
        ["char T"]
    );
    assert_eq!(
        names("int x; int f(void) { char x; { extern int x; return x; } }"),
        ["int x"]
    );
    assert_eq!(
        names("char x; int a[(sizeof(int (*)(long x, char (*)[sizeof x])))]; int b = sizeof x;"),
        ["long x", "char x"]
    );
}

/// On a stack of 2 MiB, whatever the program: the test harness gives its threads no more.
#[test]
fn nesting_ends_in_a_problem() {
    let within = |r: Result<Parsed, Problem>| assert!(r.is_ok(), "{:?}", r.err());
    let too_deep = |r: Result<Parsed, Problem>| {
        let problem = r.map(|_| ()).unwrap_err();
        assert_eq!(
            problem.message,
            format!("nesting deeper than {MAX_NESTING} levels")
        );
    };
    let function = |open: &str, middle: &str, close: &str, depth: usize| {
        let (open, close) = (open.repeat(depth), close.repeat(depth));
        parse(&format!(
            "int a; int *p; int g(); int main(void) {{ {open}{middle}{close}; }}"
        ))
    };
    let many = 100_000;
    for (open, middle, close) in [
        ("(", "a", ")"),
        ("a + a * (", "a", ")"),
        ("-", "a", ""),
        ("*", "p", ""),
        ("(int)", "a", ""),
        ("sizeof ", "a", ""),
        ("p[", "a", "]"),
        ("g(", "a", ")"),
        ("a ? ", "a", " : a"),
        ("a = ", "a", ""),
        ("a ? a : ", "a", ""),
        ("({ ", "a;", " });"),
        ("(int[]){", "a", "}"),
        ("__extension__ ", "a", ""),
    ] {
        within(function(open, middle, &format!("{close} "), 200));
        too_deep(function(open, middle, close, many));
    }
    for (open, close) in [
        ("{", "}"),
        ("if (a) ", ""),
        ("while (a) ", ""),
        ("for (;;) ", ""),
        ("do ", " while (a);"),
        ("switch (a) ", ""),
        ("if (a) {", "}"),
        ("for (;;) {", "}"),
    ] {
        within(function(open, ";", close, 200));
        too_deep(function(open, ";", close, many));
    }
    too_deep(parse(&format!(
        "int {}x{};",
        "(".repeat(many),
        ")".repeat(many)
    )));
    too_deep(parse(&format!("int f({}", "int g(".repeat(many))));
    too_deep(parse(&"struct { ".repeat(many)));
    too_deep(parse(&format!("int a[] = {}", "{".repeat(many))));
    too_deep(parse(&format!("int a[] = {}", "(int[]){[".repeat(many))));
    too_deep(parse(&format!("int a{}", "[sizeof(int".repeat(many))));
    too_deep(parse(&"typeof(".repeat(many)));
    too_deep(parse(&"_Atomic(".repeat(many)));
    too_deep(parse(&"struct { _Alignas(sizeof(".repeat(many)));
    too_deep(parse(&"enum { A = sizeof(".repeat(many)));
    too_deep(parse(&"__attribute__((aligned(sizeof(int ".repeat(many)));
    too_deep(parse(&format!("int a = {}", "_Generic(".repeat(many))));
    too_deep(parse(&format!(
        "int a = {}",
        "__builtin_choose_expr(".repeat(many)
    )));
    too_deep(parse(&format!(
        "int a = {}",
        "__builtin_offsetof(struct {int b[".repeat(many)
    )));
}

#[test]
fn chains_may_be_long() {
    let within = |text: String| assert!(parse(&text).is_ok(), "{:?}", parse(&text).err());
    within(format!("int a = {}1;", "1 + ".repeat(10_000)));
    within(format!("int a = {}1;", "1 && 2 || ".repeat(10_000)));
    within(format!(
        "int f(int a) {{ {} ; }}",
        "if (a) ; else ".repeat(10_000)
    ));
    within(format!(
        "int f(int a) {{ switch (a) {{ {} ; }} }}",
        "case 1: ".repeat(10_000)
    ));
    within(format!("int a[] = {{ {} }};", "1, ".repeat(100_000)));
    within(format!(
        "int f(int a) {{ {} }}",
        "a = a, a++; ".repeat(10_000)
    ));
    within(format!("int {}p;", "*".repeat(10_000)));
    within(format!(
        "int f(void) {{ return f(){}; }}",
        "[0]".repeat(10_000)
    ));
    within("__extension__ ".repeat(100_000) + "int a;");
}
