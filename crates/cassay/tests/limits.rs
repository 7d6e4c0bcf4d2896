//! Hostile programs, run through the real binary: the deep, the wide, the huge and the endless.
//!
//! Each must end with a verdict, soon and within memory, and never with a panic (101) or a signal. What
//! the verdict is matters less: the codes named are those that make sense, and a limit that is
//! lifted one day may add one.

use std::cell::RefCell;
use std::fmt::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

const OK: i32 = 0;
const UNDEFINED: i32 = 120;
const STEPS: i32 = 122;
const UNSUPPORTED: i32 = 123;
const INVALID: i32 = 124;
const USAGE: i32 = 125;

/// Generous: tests share the machine and are built without much optimisation.
const PATIENCE: Duration = Duration::from_secs(20);
const MEMORY: u64 = 2 << 30;
/// Few enough that an endless program ends soon.
const MAX_STEPS: &str = "20000000";

fn file(name: &str) -> PathBuf {
    let dir = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("limits");
    std::fs::create_dir_all(&dir).unwrap();
    dir.join(name)
}

thread_local! {
    static FAILURES: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

/// Notes a failure: a test goes on to its other programs.
fn fail(text: String) {
    FAILURES.with_borrow_mut(|failures| failures.push(text));
}

fn finish() {
    FAILURES.with_borrow(|failures| assert!(failures.is_empty(), "{}", failures.join("\n")));
}

/// The most memory a process had in use, where the system says so.
fn peak(pid: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    let line = status.lines().find(|l| l.starts_with("VmHWM:"))?;
    let kib: u64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(kib << 10)
}

fn check_files(name: &str, arguments: &[&str], codes: &[i32]) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_cassay"))
        .args(["run", "--max-steps", MAX_STEPS])
        .args(arguments)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(std::fs::File::create(file(&format!("{name}.err"))).unwrap())
        .spawn()
        .unwrap();
    let start = Instant::now();
    let mut memory = 0;
    let status = loop {
        memory = peak(child.id()).unwrap_or(0).max(memory);
        if let Some(status) = child.try_wait().unwrap() {
            break status;
        }
        if start.elapsed() > PATIENCE || memory > MEMORY {
            child.kill().unwrap();
            child.wait().unwrap();
            fail(format!(
                "{name}: {:?}, {} MiB",
                start.elapsed(),
                memory >> 20
            ));
            return;
        }
        std::thread::sleep(Duration::from_millis(2));
    };
    let said = std::fs::read(file(&format!("{name}.err"))).unwrap();
    let said = String::from_utf8_lossy(&said);
    let said: String = said
        .lines()
        .next()
        .unwrap_or("")
        .chars()
        .take(300)
        .collect();
    // Shown with `--nocapture`: what each costs.
    println!(
        "{name}: {status}, {} ms, {} MiB: {said}",
        start.elapsed().as_millis(),
        memory >> 20
    );
    let code = status.code();
    if !code.is_some_and(|code| codes.contains(&code)) {
        fail(format!("{name}: {status}, expected {codes:?}: {said}"));
    }
}

fn check(name: &str, source: impl AsRef<[u8]>, codes: &[i32]) {
    let path = file(&format!("{name}.c"));
    std::fs::write(&path, source).unwrap();
    check_files(name, &[path.to_str().unwrap()], codes);
}

/// A program that consists of `main` with this body.
fn body(text: &str) -> String {
    format!(
        "#include <stdio.h>\n#include <stdlib.h>\n#include <string.h>\nint x;\nint main(void) {{ {text}\nreturn 0; }}\n"
    )
}

fn nested(open: &str, inside: &str, close: &str, depth: usize) -> String {
    [&open.repeat(depth), inside, &close.repeat(depth)].concat()
}

/// `count` pieces made by `piece`.
fn many(count: usize, piece: impl Fn(usize) -> String) -> String {
    (0..count).map(piece).collect()
}

const DEEP: usize = 100_000;
/// Deep, but not too deep for the parser: what comes after it must bear that too.
const ALLOWED: usize = 450;
const ALLOWED_TYPE: usize = 200;

/// Checks a construct at a depth that every stage must refuse or bear, and at one that the parser lets pass.
fn check_nest(name: &str, make: impl Fn(usize) -> String, shallow: &[i32]) {
    check(name, make(DEEP), &[OK, UNSUPPORTED, INVALID, UNDEFINED]);
    check(&format!("{name}-allowed"), make(ALLOWED), shallow);
}

/// The same for types, whose depth has a limit of its own.
fn check_type(name: &str, make: impl Fn(usize) -> String, shallow: &[i32]) {
    check(name, make(DEEP), &[OK, UNSUPPORTED, INVALID, UNDEFINED]);
    check(
        &format!("{name}-1000"),
        make(1000),
        &[OK, UNSUPPORTED, INVALID, 1],
    );
    check(&format!("{name}-allowed"), make(ALLOWED_TYPE), shallow);
}

#[test]
fn deep_expressions() {
    let expression = |open: &'static str, inside: &'static str, close: &'static str| {
        move |depth| body(&format!("x = {};", nested(open, inside, close, depth)))
    };
    check_nest("parentheses", expression("(", "1", ")"), &[OK]);
    check_nest("minus", expression("- ", "1", ""), &[OK]);
    check_nest("not", expression("!", "1", ""), &[OK]);
    check_nest("complement", expression("~", "1", ""), &[OK]);
    check_nest("casts", expression("(int)", "1", ""), &[OK]);
    check_nest("sizeof", expression("sizeof ", "1", ""), &[OK]);
    check_nest(
        "sizeof-type",
        expression("sizeof(int[", "1", "])"),
        &[OK, UNSUPPORTED, INVALID],
    );
    check_nest("addresses", expression("*&", "x", ""), &[OK]);
    check_nest("conditional-right", expression("x ? 1 : ", "1", ""), &[OK]);
    check_nest("conditional-middle", expression("x ? ", "1", " : 2"), &[OK]);
    check_nest("assignments", expression("x = ", "1", ""), &[OK, UNDEFINED]);
    check_nest("subscripts", expression("(int[]){0}[", "0", "]"), &[OK]);
    check_nest("calls", expression("abs(", "1", ")"), &[OK]);
    check_nest(
        "generics",
        expression("_Generic(0, default: ", "1", ")"),
        &[OK],
    );
    check_nest(
        "statements",
        expression("({ ", "1;", " ;})"),
        &[OK, INVALID, UNSUPPORTED],
    );
    check_nest(
        "compounds",
        expression("(int){", "1", "}"),
        &[OK, UNSUPPORTED],
    );
    check_nest("right-operands", expression("1 + (", "1", ")"), &[OK]);
    finish();
}

#[test]
fn long_spines() {
    for operator in ["+", "*", "-", ",", "&&", "||", "==", "|"] {
        let sum = |term: &'static str| {
            body(&format!(
                "x = ({term}{});",
                format!(" {operator} {term}").repeat(DEEP)
            ))
        };
        let name: String = operator.bytes().map(|b| format!("{b:x}")).collect();
        check(&format!("spine-{name}"), sum("1"), &[OK, UNSUPPORTED]);
        check(&format!("spine-x-{name}"), sum("x"), &[OK, UNSUPPORTED]);
    }
    check(
        "subscript-spine",
        body(&format!("x = x{};", "[0]".repeat(DEEP))),
        &[INVALID, UNSUPPORTED],
    );
    check(
        "call-spine",
        body(&format!("x = x{};", "()".repeat(DEEP))),
        &[INVALID, UNSUPPORTED],
    );
    check(
        "postfix-spine",
        body(&format!("x{};", "++".repeat(DEEP))),
        &[INVALID, UNSUPPORTED],
    );
    check(
        "member-spine",
        body(&format!("x = x{};", ".a".repeat(DEEP))),
        &[INVALID, UNSUPPORTED],
    );
    check(
        "list",
        format!(
            "struct n {{ struct n *p; }} n = {{ &n }}; int main(void) {{ return n.p{} == 0; }}",
            "->p".repeat(DEEP)
        ),
        &[OK, UNSUPPORTED],
    );
    check(
        "strings",
        body(&format!("x = sizeof({});", "\"ab\" ".repeat(DEEP))),
        &[OK],
    );
    finish();
}

#[test]
fn deep_statements() {
    let statement = |open: &'static str, inside: &'static str, close: &'static str| {
        move |depth| body(&nested(open, inside, close, depth))
    };
    check_nest("braces", statement("{", "", "}"), &[OK]);
    check_nest("ifs", statement("if (1) ", ";", ""), &[OK]);
    check_nest("else-ifs", statement("if (x) ; else ", ";", ""), &[OK]);
    check_nest("whiles", statement("while (1) ", "return 0;", ""), &[OK]);
    check_nest(
        "fors",
        statement("for (int i = 0;;) ", "return 0;", ""),
        &[OK],
    );
    check_nest("dos", statement("do ", ";", " while (0);"), &[OK, INVALID]);
    check_nest("do-braces", statement("do { ", ";", " } while (0);"), &[OK]);
    check_nest("switches", statement("switch (0) case 0: ", ";", ""), &[OK]);
    check_nest(
        "case-labels",
        |n| {
            body(&format!(
                "switch (0) {{ {} ; }}",
                many(n, |i| format!("case {i}: "))
            ))
        },
        &[OK],
    );
    check_nest(
        "goto-labels",
        |n| body(&format!("{} ;", many(n, |i| format!("l{i}: ")))),
        &[OK],
    );
    finish();
}

#[test]
fn deep_declarations() {
    let pointer = |n: usize| {
        format!(
            "int {}p; int main(void) {{ return sizeof p != 8; }}",
            "*".repeat(n)
        )
    };
    check_type("pointers", pointer, &[OK]);
    check_type(
        "arrays",
        |n| {
            format!(
                "int a{}; int main(void) {{ return a{} == 0; }}",
                "[1]".repeat(n),
                "[0]".repeat(n)
            )
        },
        &[1],
    );
    check_type(
        "functions",
        |n| {
            format!(
                "int {}f{}(void); int main(void) {{ return 0; }}",
                "(*".repeat(n),
                ")(void)".repeat(n)
            )
        },
        &[OK],
    );
    check_type(
        "declarator-parentheses",
        |n| {
            format!(
                "int {}; int main(void) {{ return x; }}",
                nested("(", "x", ")", n)
            )
        },
        &[OK],
    );
    check_type(
        "parameters",
        |n| {
            format!(
                "int {}; int main(void) {{ return 0; }}",
                nested("f(int g", "", "(void))", n)
            )
        },
        &[OK, INVALID, UNSUPPORTED],
    );
    check_type(
        "structs",
        |n| {
            format!(
                "{} s; int main(void) {{ return sizeof s != 4; }}",
                nested("struct { ", "int a;", " m; }", n).replacen("int a; m", "int a; } m", 0)
            )
        },
        &[OK, INVALID],
    );
    check_type(
        "anonymous-structs",
        |n| {
            format!(
                "struct s {{ {} }} s; int main(void) {{ return s.a; }}",
                nested("struct { ", "int a;", " };", n)
            )
        },
        &[OK],
    );
    check_type(
        "initialisers",
        |n| {
            format!(
                "int x = {}; int main(void) {{ return x; }}",
                nested("{", "0", "}", n)
            )
        },
        &[OK, INVALID],
    );
    check_type(
        "array-initialisers",
        |n| {
            format!(
                "int a{} = {}; int main(void) {{ return 0; }}",
                "[1]".repeat(n),
                nested("{", "0", "}", n)
            )
        },
        &[OK],
    );
    check_type(
        "local-initialisers",
        |n| {
            body(&format!(
                "int a{} = {};",
                "[1]".repeat(n),
                nested("{", "0", "}", n)
            ))
        },
        &[OK],
    );
    check_type(
        "elided-braces",
        |n| {
            format!(
                "int a{} = {{ 1 }}; int main(void) {{ return 0; }}",
                "[1]".repeat(n)
            )
        },
        &[OK],
    );
    check_type(
        "designators",
        |n| {
            format!(
                "int a{0} = {{ {1} = 1 }}; int main(void) {{ return 0; }}",
                "[1]".repeat(n),
                "[0]".repeat(n)
            )
        },
        &[OK],
    );
    check_type(
        "typeofs",
        |n| {
            format!(
                "{} x; int main(void) {{ return 0; }}",
                nested("typeof(", "int", ")", n)
            )
        },
        &[OK],
    );
    check_type(
        "atomics",
        |n| {
            format!(
                "{} x; int main(void) {{ return 0; }}",
                nested("_Alignas(sizeof(", "int", ")) int", n)
            )
        },
        &[OK, INVALID, UNSUPPORTED],
    );
    check_type(
        "attributes",
        |n| {
            format!(
                "int x __attribute__({}); int main(void) {{ return 0; }}",
                nested("(", "", ")", n)
            )
        },
        &[OK, INVALID],
    );
    // Types made one from another: no text is deep, the type is.
    let tower = |piece: fn(usize) -> String| {
        format!(
            "typedef int t0; {} t{DEEP} *x; int main(void) {{ return 0; }}",
            many(DEEP, piece)
        )
    };
    check(
        "typedef-pointers",
        tower(|i| format!("typedef t{i} *t{};\n", i + 1)),
        &[OK, UNSUPPORTED],
    );
    check(
        "typedef-arrays",
        tower(|i| format!("typedef t{i} t{}[1];\n", i + 1)),
        &[OK, UNSUPPORTED],
    );
    check(
        "typedef-functions",
        tower(|i| {
            format!("typedef t{i} *t{}(void);\n", i + 1).replacen("typedef t0 *", "typedef t0 *", 1)
        }),
        &[OK, UNSUPPORTED, INVALID],
    );
    check(
        "typedef-structs",
        tower(|i| format!("typedef struct {{ t{i} m; }} t{};\n", i + 1)),
        &[OK, UNSUPPORTED],
    );
    let doubled = tower(|i| format!("typedef struct {{ t{i} a, b; }} t{};\n", i + 1));
    check("typedef-doubled", doubled, &[OK, UNSUPPORTED, INVALID]);
    let few = |piece: fn(usize) -> String, rest: &str| {
        format!("typedef struct {{ int v; }} t0; {}{rest}", many(40, piece))
    };
    let twice: fn(usize) -> String = |i| format!("typedef struct {{ t{i} a, b; }} t{};\n", i + 1);
    check(
        "doubled-local",
        few(twice, "int main(void) { t40 x; return sizeof x == 4; }"),
        &[OK, UNSUPPORTED, INVALID, UNDEFINED, 1],
    );
    check(
        "doubled-static",
        few(twice, "t40 x; int main(void) { return 0; }"),
        &[OK, UNSUPPORTED, INVALID],
    );
    check(
        "doubled-init",
        few(twice, "t26 x = {1}; int main(void) { return 0; }"),
        &[OK, UNSUPPORTED, INVALID],
    );
    check(
        "doubled-copy",
        few(
            twice,
            "t22 x, y; t22 f(t22 a) { return a; } int main(void) { y = f(x); return 0; }",
        ),
        &[OK, UNSUPPORTED, INVALID],
    );
    let functions: fn(usize) -> String = |i| {
        format!("typedef t{i} *t{}(t{i}, t{i} *);\n", i + 1)
            .replace("t0 *t1(t0, t0 *)", "t0 *t1(t0, t0 *)")
    };
    check(
        "doubled-functions",
        few(functions, "t40 *f; int main(void) { return f != 0; }")
            .replace("(t1, t1 *)", "(t1 *, t1 *)"),
        &[OK, UNSUPPORTED, INVALID],
    );
    finish();
}

#[test]
fn wide() {
    check(
        "cases",
        body(&format!(
            "switch (x) {{ {} }}",
            many(DEEP, |i| format!("case {i}: x++; break;\n"))
        )),
        &[OK],
    );
    check(
        "sparse-cases",
        body(&format!(
            "switch (x) {{ {} }}",
            many(DEEP, |i| format!("case {}: x++; break;\n", i * 20_011))
        )),
        &[OK],
    );
    check(
        "labels",
        body(&many(20_000, |i| format!("goto l{i}; l{i}: ;\n"))),
        &[OK, STEPS],
    );
    check(
        "label-values",
        body(&format!(
            "void *p[] = {{ {} }}; goto *p[0]; {}",
            many(5000, |i| format!("&&l{i},")),
            many(5000, |i| format!("l{i}: ;\n"))
        )),
        &[OK],
    );
    check(
        "locals",
        body(&many(5000, |i| format!("int a{i} = {i}; x += a{i};\n"))),
        &[OK, UNSUPPORTED],
    );
    check(
        "many-locals",
        body(&many(70_000, |i| format!("int a{i} = {i};\n"))),
        &[OK, UNSUPPORTED],
    );
    check(
        "many-addressed-locals",
        body(&many(70_000, |i| {
            format!("int a{i} = {i}; int *p{i} = &a{i};\n")
        })),
        &[OK, UNSUPPORTED],
    );
    let parameters = |n: usize| {
        let list = many(n, |i| format!("{}int p{i}", if i == 0 { "" } else { ", " }));
        let values = many(n, |i| format!("{}{i}", if i == 0 { "" } else { ", " }));
        format!(
            "int f({list}) {{ return p{}; }} int main(void) {{ return f({values}) != {}; }}",
            n - 1,
            n - 1
        )
    };
    check("parameters", parameters(5000), &[OK, UNSUPPORTED]);
    check("more-parameters", parameters(70_000), &[OK, UNSUPPORTED]);
    let doubles = parameters(40_000).replace("int p", "long double p");
    check("wide-parameters", doubles, &[OK, UNSUPPORTED]);
    check(
        "variadic",
        body(&format!("printf(\"%d\\n\", {}0);", "1, ".repeat(70_000))),
        &[OK, UNSUPPORTED],
    );
    check(
        "members",
        format!(
            "struct s {{ {} }} s; int main(void) {{ return s.m99999; }}",
            many(DEEP, |i| format!("int m{i};\n"))
        ),
        &[OK],
    );
    check(
        "bit-fields",
        format!(
            "struct s {{ {} }} s; int main(void) {{ return s.m99999; }}",
            many(DEEP, |i| format!("int m{i} : {};\n", i % 32 + 1))
        ),
        &[OK],
    );
    check(
        "enumerators",
        format!(
            "enum e {{ {} }}; int main(void) {{ return e99999 != 99999; }}",
            many(DEEP, |i| format!("e{i},\n"))
        ),
        &[OK],
    );
    check(
        "globals",
        format!(
            "{} int main(void) {{ return g99999; }}",
            many(DEEP, |i| format!("int g{i};\n"))
        ),
        &[OK],
    );
    check(
        "functions",
        format!(
            "{} int main(void) {{ return f99999(); }}",
            many(DEEP, |i| format!("int f{i}(void) {{ return 0; }}\n"))
        ),
        &[OK],
    );
    check(
        "prototypes",
        format!(
            "{} int main(void) {{ return 0; }}",
            many(DEEP, |i| format!("int f{i}(int (*)[{i} + 1]);\n"))
        ),
        &[OK],
    );
    check(
        "redeclarations",
        format!(
            "{} int main(void) {{ return x; }}",
            "extern int x;\nint f(int a[3]);\n".repeat(DEEP) + "int x;"
        ),
        &[OK],
    );
    check("statements", body(&"x = x + 1 - 1;\n".repeat(DEEP)), &[OK]);
    check(
        "initialised",
        format!(
            "int a[] = {{ {} }}; int main(void) {{ return sizeof a != 4 * {DEEP}; }}",
            "1,".repeat(DEEP)
        ),
        &[OK],
    );
    check(
        "initialised-local",
        body(&format!("int a[] = {{ {} }};", "1,".repeat(DEEP))),
        &[OK, UNSUPPORTED],
    );
    check(
        "initialised-calls",
        body(&format!("int a[] = {{ {} }};", "abs(1),".repeat(70_000))),
        &[OK, UNSUPPORTED],
    );
    check(
        "string",
        body(&format!(
            "x = strlen(\"{}\") != 1 << 20;",
            "a".repeat(1 << 20)
        )),
        &[OK],
    );
    check(
        "string-copy",
        body(&format!(
            "char a[] = \"{}\"; x = a[1] != 'a'; return x;",
            "a".repeat(1 << 20)
        )),
        &[OK],
    );
    check(
        "identifier",
        format!(
            "int {0}; int main(void) {{ return {0}; }}",
            "a".repeat(1 << 20)
        ),
        &[OK],
    );
    check(
        "number",
        body(&format!("x = 1{};", "0".repeat(1 << 20))),
        &[INVALID, UNSUPPORTED, OK],
    );
    check(
        "fraction",
        body(&format!(
            "double d = 0.{}1; x = d != 0;",
            "0".repeat(1 << 20)
        )),
        &[OK],
    );
    check(
        "hex-fraction",
        body(&format!(
            "double d = 0x{}.{}1p-4194000; x = d != 0;",
            "f".repeat(1 << 20),
            "0".repeat(1 << 20)
        )),
        &[OK],
    );
    check(
        "character",
        body(&format!("x = '{}';", "a".repeat(1 << 20))),
        &[OK, INVALID, UNSUPPORTED],
    );
    check("comment", format!("/*{}", "*".repeat(1 << 20)), &[INVALID]);
    check(
        "backslashes",
        format!(
            "int main(void) {{ return 0; }} //{}",
            "\\\n".repeat(1 << 20)
        ),
        &[OK],
    );
    check(
        "blank",
        "\n".repeat(1 << 22) + "int main(void) { return 0; }",
        &[OK],
    );
    check(
        "generic-wide",
        body(&format!(
            "x = _Generic(0, {} default: 0);",
            many(3000, |i| format!("char (*)[{}]: {i},\n", i + 1))
        )),
        &[OK],
    );
    check(
        "commas-in-index",
        body(&format!("int a[3]; a[{}0] = 1;", "x++, ".repeat(DEEP))),
        &[OK, UNSUPPORTED],
    );
    check(
        "unsequenced",
        body(&format!(
            "int a[3] = {{0}}; x = a[0]{};",
            " + a[x]".repeat(20_000)
        )),
        &[OK, UNSUPPORTED],
    );
    check(
        "calls-in-one",
        body(&format!("x = 0{};", " + abs(x)".repeat(20_000))),
        &[OK, UNSUPPORTED],
    );
    finish();
}

#[test]
fn huge_objects() {
    let sizes = [
        "1UL << 40",
        "1 << 30",
        "1UL << 62",
        "(1UL << 31) - 1",
        "1UL << 31",
        "(1UL << 32) + 1",
        "-1UL",
        "100000000",
        "0x7fffffffffffffff",
    ];
    for (i, size) in sizes.iter().enumerate() {
        let codes = [OK, UNSUPPORTED, INVALID, UNDEFINED];
        check(
            &format!("static-{i}"),
            format!("char a[{size}]; int main(void) {{ return a[5]; }}"),
            &codes,
        );
        check(
            &format!("static-int-{i}"),
            format!("int a[{size}]; int main(void) {{ return a[5]; }}"),
            &codes,
        );
        check(
            &format!("static-2d-{i}"),
            format!("int a[{size}][{size}]; int main(void) {{ return a[0][5]; }}"),
            &codes,
        );
        check(
            &format!("extern-{i}"),
            format!("extern int a[{size}]; int main(void) {{ return sizeof a == 1; }}"),
            &codes,
        );
        check(
            &format!("local-{i}"),
            body(&format!("int a[{size}]; a[7] = 0; x = a[7];")),
            &codes,
        );
        check(
            &format!("local-init-{i}"),
            body(&format!("int a[{size}] = {{1}}; x = a[7];")),
            &codes,
        );
        check(
            &format!("vla-{i}"),
            body(&format!(
                "unsigned long n = {size}; int a[n]; a[7] = 0; x = a[7];"
            )),
            &codes,
        );
        check(
            &format!("vla-2d-{i}"),
            body(&format!(
                "unsigned long n = {size}; int a[n][n]; a[0][7] = 0; x = a[0][7];"
            )),
            &codes,
        );
        check(
            &format!("struct-{i}"),
            format!("struct s {{ char a[{size}]; int b; }} s; int main(void) {{ return s.b; }}"),
            &codes,
        );
        check(
            &format!("two-members-{i}"),
            format!(
                "struct s {{ char a[{size}]; char b[{size}]; int c[{size}]; }}; int main(void) {{ return sizeof(struct s) == 1; }}"
            ),
            &codes,
        );
        check(
            &format!("union-{i}"),
            format!(
                "union u {{ int a[{size}]; int b; }}; int main(void) {{ union u u; u.b = 0; return u.b; }}"
            ),
            &codes,
        );
        check(
            &format!("designator-{i}"),
            format!("int a[] = {{ [{size}] = 1 }}; int main(void) {{ return a[0]; }}"),
            &codes,
        );
        check(
            &format!("range-{i}"),
            format!("int a[] = {{ [0 ... {size}] = 1 }}; int main(void) {{ return a[0] - 1; }}"),
            &codes,
        );
        check(
            &format!("compound-{i}"),
            body(&format!("x = (int[{size}]){{0}}[3];")),
            &codes,
        );
        check(
            &format!("by-value-{i}"),
            format!(
                "struct s {{ char a[{size}]; }}; struct s f(struct s s) {{ return s; }} struct s g; int main(void) {{ g = f(g); return 0; }}"
            ),
            &codes,
        );
        check(
            &format!("malloc-{i}"),
            body(&format!(
                "char *p = malloc({size}); if (p) {{ p[5] = 0; x = p[5]; }}"
            )),
            &codes,
        );
        check(
            &format!("calloc-{i}"),
            body(&format!(
                "char *p = calloc({size}, 2); if (p) {{ x = p[5]; }}"
            )),
            &codes,
        );
        check(
            &format!("realloc-{i}"),
            body(&format!(
                "char *p = realloc(malloc(10), {size}); if (p) {{ p[5] = 0; x = p[5]; }}"
            )),
            &codes,
        );
        check(
            &format!("alloca-{i}"),
            body(&format!(
                "char *p = __builtin_alloca({size}); p[5] = 0; x = p[5];"
            )),
            &codes,
        );
        check(
            &format!("alignas-{i}"),
            format!("_Alignas({size}) int a; int main(void) {{ return a; }}"),
            &codes,
        );
        check(
            &format!("aligned-{i}"),
            format!(
                "struct s {{ int a __attribute__((aligned({size}))); }} s[3]; int main(void) {{ return s[1].a; }}"
            ),
            &codes,
        );
        check(
            &format!("bit-field-{i}"),
            format!("struct s {{ int a : {size}; }} s; int main(void) {{ return s.a; }}"),
            &codes,
        );
        check(
            &format!("enum-{i}"),
            format!("enum e {{ a = {size}, b }}; int main(void) {{ return b == 3; }}"),
            &codes,
        );
        check(
            &format!("vector-{i}"),
            format!(
                "typedef int v __attribute__((vector_size({size}))); int main(void) {{ return sizeof(v) == 1; }}"
            ),
            &codes,
        );
        check(
            &format!("pointer-{i}"),
            body(&format!(
                "int (*p)[{size}] = 0; p += 0; x = sizeof *p == 1; typedef char c[{size}]; x = sizeof(c) == 1;"
            )),
            &codes,
        );
        check(
            &format!("memset-{i}"),
            body(&format!("char a[4]; memset(a, 0, {size}); x = a[0];")),
            &codes,
        );
        check(
            &format!("memcpy-{i}"),
            body(&format!(
                "static char a[4], b[4]; memcpy(a, b, {size}); x = memcmp(a, b, {size});"
            )),
            &codes,
        );
        check(
            &format!("shift-{i}"),
            body(&format!("x = 1 << ({size}); x = x >> ({size});")),
            &codes,
        );
    }
    check(
        "many-statics",
        format!(
            "{} int main(void) {{ return 0; }}",
            many(2000, |i| format!("char a{i}[1 << 20];\n"))
        ),
        &[OK, UNSUPPORTED],
    );
    check(
        "many-frames",
        format!(
            "int x; {} int main(void) {{ return f1999(); }}",
            "int f0(void) { return 0; }\n".to_string()
                + &many(1999, |i| format!(
                    "int f{}(void) {{ char a[1 << 20]; a[0] = 0; return a[0] + f{i}(); }}\n",
                    i + 1
                ))
        ),
        &[UNSUPPORTED],
    );
    check(
        "empty-arrays",
        "struct {} a[1UL << 40]; struct { struct {} b[1 << 30]; } c[1 << 30]; int main(void) { return sizeof a + sizeof c; }",
        &[OK, UNSUPPORTED, INVALID],
    );
    check(
        "empty-init",
        "struct {} a[1UL << 40] = {{}}; int main(void) { struct {} b[1UL << 40] = {{}}; return 0; }",
        &[OK, UNSUPPORTED, INVALID],
    );
    check(
        "empty-range",
        "struct {} a[1UL << 40] = {[0 ... (1UL << 40) - 1] = {}}; int main(void) { return 0; }",
        &[OK, UNSUPPORTED, INVALID],
    );
    check(
        "zero-range",
        "int a[][0] = {[0 ... (1UL << 40) - 1] = {}}; int main(void) { return 0; }",
        &[OK, UNSUPPORTED, INVALID],
    );
    finish();
}

#[test]
fn endless() {
    check("loop", body("for (;;) ;"), &[STEPS]);
    check("goto", body("l: goto l;"), &[STEPS]);
    check(
        "recursion",
        "int f(int n) { return f(n + 1) + 1; } int main(void) { return f(0); }",
        &[UNSUPPORTED, STEPS, UNDEFINED],
    );
    check(
        "recursion-frames",
        "int f(int n) { int a[1000]; a[n & 7] = n; return f(n + 1) + a[n & 7]; } int main(void) { return f(0); }",
        &[UNSUPPORTED, STEPS],
    );
    check(
        "recursion-addresses",
        "int f(int *p) { int n = *p + 1; return f(&n) + n; } int main(void) { int n = 0; return f(&n); }",
        &[UNSUPPORTED, STEPS],
    );
    check(
        "recursion-vla",
        "int f(int n) { int a[n]; a[0] = n; return f(n + 1) + a[0]; } int main(void) { return f(1); }",
        &[UNSUPPORTED, STEPS],
    );
    check(
        "recursion-struct",
        "struct s { char a[4000]; } s; struct s f(struct s s) { return f(s); } int main(void) { f(s); return 0; }",
        &[UNSUPPORTED, STEPS],
    );
    check(
        "recursion-variadic",
        "int f(int n, ...) { return f(n + 1, n, n, n, n); } int main(void) { return f(0); }",
        &[UNSUPPORTED, STEPS],
    );
    check(
        "call-tree",
        format!(
            "int x; void f0(void) {{ {} }}\n{} int main(void) {{ f60(); return x; }}",
            "x = x + 1 - 1;\n".repeat(20_000),
            many(60, |i| format!(
                "void f{}(void) {{ f{i}(); f{i}(); }}\n",
                i + 1
            ))
        ),
        &[STEPS],
    );
    check(
        "partial-bytes",
        body(
            "struct b { unsigned a : 3, : 0, b : 5; } *p = malloc(20000000 * sizeof *p); for (int i = 0; i < 20000000; i++) p[i].b = 1;",
        ),
        &[OK, STEPS, UNSUPPORTED],
    );
    check(
        "union-watch",
        body(
            "union u { int a; char b[3]; struct { const int c; } d; }; for (;;) { union u *p = malloc(sizeof *p); p->a = x; x = p->b[0]; }",
        ),
        &[UNSUPPORTED, STEPS],
    );
    check(
        "recursion-main",
        "int main(void) { return main(); }",
        &[UNSUPPORTED, STEPS],
    );
    check(
        "recursion-pointer",
        "int f(void); int (*p)(void) = f; int f(void) { return p(); } int main(void) { return f(); }",
        &[UNSUPPORTED, STEPS],
    );
    check(
        "recursion-statement",
        "int f(int n) { return ({ int a[100]; a[0] = n; f(a[0] + 1) + a[0]; }); } int main(void) { return f(0); }",
        &[UNSUPPORTED, STEPS],
    );
    check(
        "recursion-wide",
        format!(
            "int f(int n) {{ {} return f(n + 1); }} int main(void) {{ return f(0); }}",
            many(3000, |i| format!("int v{i} = n + {i};\n"))
        ),
        &[UNSUPPORTED, STEPS],
    );
    for size in [0, 1, 100, 10_000, 1_000_000, 100_000_000] {
        check(
            &format!("malloc-loop-{size}"),
            body(&format!(
                "for (;;) {{ char *p = malloc({size}); if (!p) return 0; if ({size}) p[0] = 1; }}"
            )),
            &[OK, UNSUPPORTED, STEPS],
        );
        check(
            &format!("calloc-loop-{size}"),
            body(&format!(
                "for (;;) {{ char *p = calloc({size}, 1); if (!p) return 0; }}"
            )),
            &[OK, UNSUPPORTED, STEPS],
        );
        check(
            &format!("free-loop-{size}"),
            body(&format!(
                "for (;;) {{ char *p = malloc({size}); if (!p) return 0; free(p); }}"
            )),
            &[OK, UNSUPPORTED, STEPS],
        );
        check(
            &format!("memset-loop-{size}"),
            body(&format!(
                "static char a[{size} + 1], b[{size} + 1]; for (;;) {{ memset(a, x, {size}); memcpy(b, a, {size}); x += memcmp(a, b, {size}); }}"
            )),
            &[STEPS],
        );
        check(
            &format!("struct-loop-{size}"),
            format!(
                "struct s {{ char a[{size} + 1]; }} s, t; int main(void) {{ for (;;) {{ s = t; t = s; }} }}"
            ),
            &[STEPS, UNSUPPORTED],
        );
        check(
            &format!("vla-loop-{size}"),
            body(&format!(
                "int n = {size} + 1; for (;;) {{ char a[n]; a[0] = 0; }}"
            )),
            &[STEPS, UNSUPPORTED],
        );
        check(
            &format!("local-loop-{size}"),
            body(&format!(
                "for (;;) {{ char a[{size} + 1]; a[0] = 0; x = a[0]; }}"
            )),
            &[STEPS, UNSUPPORTED],
        );
        check(
            &format!("initialised-loop-{size}"),
            body(&format!(
                "for (;;) {{ char a[{size} + 1] = {{1}}; x = a[0]; }}"
            )),
            &[STEPS, UNSUPPORTED],
        );
    }
    check(
        "realloc-growth",
        body(
            "char *p = 0; for (unsigned long n = 1;; n *= 2) { p = realloc(p, n); if (!p) return 0; }",
        ),
        &[OK, UNSUPPORTED, STEPS],
    );
    check(
        "realloc-steps",
        body(
            "char *p = 0; for (unsigned long n = 1;; n++) { p = realloc(p, n); if (!p) return 0; p[n - 1] = 1; }",
        ),
        &[OK, UNSUPPORTED, STEPS],
    );
    check(
        "realloc-large",
        body(
            "char *p = 0; for (unsigned long n = 100000000;; n++) { p = realloc(p, n); if (!p) return 0; p[n - 1] = 1; }",
        ),
        &[OK, UNSUPPORTED, STEPS],
    );
    check(
        "alloca-loop",
        body("for (;;) { char *p = __builtin_alloca(16); p[0] = 1; }"),
        &[UNSUPPORTED, STEPS],
    );
    check(
        "free-list",
        body(
            "struct n { struct n *p; } *l = 0; for (;;) { struct n *m = malloc(sizeof *m); m->p = l; l = m; if (++x % 3 == 0) { l = m->p; free(m); } }",
        ),
        &[UNSUPPORTED, STEPS],
    );
    check(
        "printf-loop",
        body("for (;;) printf(\"%d hello\\n\", x++);"),
        &[UNSUPPORTED, STEPS, UNDEFINED],
    );
    check(
        "puts-loop",
        body("static char a[100001]; memset(a, 'a', 100000); for (;;) puts(a);"),
        &[UNSUPPORTED, STEPS],
    );
    check(
        "putchar-loop",
        body("for (;;) putchar('a');"),
        &[UNSUPPORTED, STEPS],
    );
    check(
        "stderr-loop",
        body("for (;;) fprintf(stderr, \"%0100d\\n\", x);"),
        &[UNSUPPORTED, STEPS],
    );
    check(
        "strlen-loop",
        body("static char a[1000001]; memset(a, 'a', 1000000); for (;;) x += strlen(a) & 1;"),
        &[STEPS],
    );
    check(
        "strcpy-loop",
        body(
            "static char a[1000001], b[1000001]; memset(a, 'a', 1000000); for (;;) { strcpy(b, a); x += strcmp(a, b); x += strchr(a, 'b') != 0; x += strstr(a, \"ab\") != 0; }",
        ),
        &[STEPS],
    );
    check(
        "strstr",
        body(
            "static char a[1000001], b[500001]; memset(a, 'a', 1000000); memset(b, 'a', 499999); b[499999] = 'b'; x = strstr(a, b) != 0;",
        ),
        &[OK, STEPS],
    );
    check(
        "sprintf-loop",
        body("static char a[1000001]; for (;;) sprintf(a, \"%1000000d\", x);"),
        &[STEPS],
    );
    check(
        "snprintf-loop",
        body("char a[3]; for (;;) snprintf(a, 3, \"%1000000d\", x);"),
        &[STEPS],
    );
    check(
        "snprintf-float",
        body("char a[3]; for (;;) snprintf(a, 3, \"%.1000000f %.9000Le\", 0.1 + x, 0.1L);"),
        &[STEPS],
    );
    check(
        "strtod-loop",
        body("static char a[1000001]; memset(a, '7', 1000000); for (;;) x += strtod(a, 0) < 1;"),
        &[STEPS],
    );
    check(
        "pow-loop",
        body("volatile double d = 1.5; for (;;) d = __builtin_pow(d, 1.0000001);"),
        &[STEPS],
    );
    check(
        "qsort",
        "#include <stdlib.h>\nint a[100000]; int c(const void *p, const void *q) { return *(int *)p - *(int *)q; } int main(void) { for (int i = 0; i < 100000; i++) a[i] = i * 7919 % 100003; for (;;) qsort(a, 100000, sizeof *a, c); }",
        &[STEPS],
    );
    check(
        "qsort-recursion",
        "#include <stdlib.h>\nint a[5] = {3, 1, 2}; int c(const void *p, const void *q) { qsort(a, 5, sizeof *a, c); return 0; } int main(void) { qsort(a, 5, sizeof *a, c); return 0; }",
        &[UNSUPPORTED, STEPS, UNDEFINED],
    );
    check(
        "qsort-inconsistent",
        "#include <stdlib.h>\nint a[5000], n; int c(const void *p, const void *q) { return ++n % 3 - 1; } int main(void) { for (int i = 0; i < 20; i++) qsort(a, 5000, sizeof *a, c); return 0; }",
        &[OK, STEPS, UNDEFINED],
    );
    check(
        "qsort-huge",
        "#include <stdlib.h>\nint a[5]; int c(const void *p, const void *q) { return 0; } int main(void) { qsort(a, -1, sizeof *a, c); return 0; }",
        &[UNDEFINED],
    );
    check(
        "qsort-empty",
        "#include <stdlib.h>\nint a[5]; int c(const void *p, const void *q) { return 0; } int main(void) { qsort(a, -1UL, 0, c); return 0; }",
        &[UNDEFINED, OK, STEPS],
    );
    check(
        "bsearch-recursion",
        "#include <stdlib.h>\nint a[5]; int c(const void *p, const void *q) { bsearch(a, a, 5, sizeof *a, c); return 1; } int main(void) { bsearch(a, a, 5, sizeof *a, c); return 0; }",
        &[UNSUPPORTED, STEPS, UNDEFINED],
    );
    check(
        "atexit-recursion",
        "#include <stdlib.h>\nvoid f(void) { atexit(f); } int main(void) { atexit(f); return 0; }",
        &[STEPS, UNSUPPORTED],
    );
    check(
        "atexit-loop",
        "#include <stdlib.h>\nvoid f(void) {} int main(void) { for (;;) atexit(f); }",
        &[STEPS, UNSUPPORTED, OK],
    );
    check(
        "atexit-exit",
        "#include <stdlib.h>\nvoid f(void) { exit(1); } int main(void) { atexit(f); exit(2); }",
        &[UNDEFINED],
    );
    check(
        "vla-side-effects",
        body("for (;;) { int a[x += 1]; if (x > 100000) x = 0; a[0] = 1; }"),
        &[STEPS, UNSUPPORTED],
    );
    check(
        "setjmp",
        "#include <setjmp.h>\njmp_buf b; int main(void) { setjmp(b); longjmp(b, 1); }",
        &[STEPS, UNSUPPORTED, INVALID],
    );
    check(
        "computed-goto",
        body("void *p = &&l; l: goto *p;"),
        &[STEPS],
    );
    check(
        "unsequenced-loop",
        body("int a[3] = {0}; for (;;) a[x & 1] = a[1 - (x & 1)]++ + x++;"),
        &[STEPS, UNDEFINED, 121],
    );
    check(
        "exposed-loop",
        body("for (;;) { char *p = malloc(1); x += (int)((unsigned long)p >> 60); free(p); }"),
        &[STEPS, UNSUPPORTED],
    );
    check(
        "getchar-loop",
        body("for (;;) x += getchar() == 5;"),
        &[STEPS],
    );
    check(
        "assert",
        "#include <assert.h>\nint main(void) { assert(0); }",
        &[134],
    );
    finish();
}

#[test]
fn formats() {
    let formats = [
        "%2147483647d",
        "%-2147483647d",
        "%.2147483647d",
        "%.2147483647f",
        "%99999999999999999999d",
        "%.99999999999999999999d",
        "%2147483648d",
        "%.1000000000f",
        "%.400000000g",
        "%1000000000a",
        "%.1000000000e",
        "%1000000000s",
        "%.2147483647s",
        "%*d",
        "%.*d",
        "%",
        "%%%",
        "%l",
        "%lllld",
        "%q",
        "%2$d",
        "%n",
        "%hhn",
        "%ls",
        "%lc",
        "%C",
    ];
    for (i, format) in formats.iter().enumerate() {
        let codes = [OK, UNSUPPORTED, UNDEFINED, STEPS];
        let value = if format.ends_with(['f', 'g', 'a', 'e']) {
            "1.5"
        } else if format.ends_with('s') {
            "\"x\""
        } else {
            "7"
        };
        check(
            &format!("printf-{i}"),
            body(&format!("printf(\"{format}\", {value});")),
            &codes,
        );
        check(
            &format!("snprintf-{i}"),
            body(&format!(
                "char a[4]; x = snprintf(a, 4, \"{format}\", {value});"
            )),
            &codes,
        );
        check(
            &format!("sscanf-{i}"),
            body(&format!(
                "int a = 0; x = sscanf(\"123 456\", \"{format}\", &a);"
            )),
            &codes,
        );
    }
    for value in ["0x7fffffff", "-0x7fffffff - 1", "-1"] {
        let name = value.replace(' ', "");
        check(
            &format!("star-width{name}"),
            body(&format!("printf(\"%*d\", {value}, 1);")),
            &[OK, UNSUPPORTED, UNDEFINED, STEPS],
        );
        check(
            &format!("star-precision{name}"),
            body(&format!("printf(\"%.*f\", {value}, 1.0);")),
            &[OK, UNSUPPORTED, UNDEFINED, STEPS],
        );
    }
    check(
        "format-long",
        body(&format!(
            "printf(\"{}\"{});",
            "%d".repeat(20_000),
            ", 1".repeat(20_000)
        )),
        &[OK, UNSUPPORTED],
    );
    check(
        "unterminated",
        body("char a[3] = \"abc\"; x = strlen(a);"),
        &[UNDEFINED],
    );
    check(
        "unterminated-printf",
        body("char a[3] = \"abc\"; printf(\"%s\", a);"),
        &[UNDEFINED],
    );
    check(
        "unterminated-format",
        body("char a[3] = \"abc\"; printf(a);"),
        &[UNDEFINED],
    );
    check(
        "unterminated-strcpy",
        body("char a[3] = \"abc\", b[9]; strcpy(b, a); strcat(b, a);"),
        &[UNDEFINED],
    );
    check("wild-string", body("puts((char *)1); "), &[UNDEFINED]);
    check("wild-strings", body("puts((char *)-1);"), &[UNDEFINED]);
    check(
        "wild-free",
        body("free((char *)0x5555555555555555);"),
        &[UNDEFINED],
    );
    check(
        "wild-memory",
        body("char *p = (char *)&x; memmove(p + 4, p, 0); memcpy(p - 1, p, 3);"),
        &[UNDEFINED],
    );
    check(
        "wild-va-list",
        "#include <stdarg.h>\n#include <stdio.h>\n#include <string.h>\nint main(void) { va_list l; memset(&l, 0xff, sizeof l); vprintf(\"%d%s\", l); return va_arg(l, int); }",
        &[UNDEFINED, UNSUPPORTED, INVALID],
    );
    finish();
}

#[test]
fn macros() {
    let program = |text: &str| format!("{text}\nint main(void) {{ return 0; }}\n");
    let bomb = "#define A0 x x\n".to_string()
        + &many(60, |i| format!("#define A{} A{i} A{i}\n", i + 1))
        + "A60\n";
    check("bomb", bomb, &[UNSUPPORTED, INVALID]);
    let function = "#define A0(x) x x\n".to_string()
        + &many(60, |i| format!("#define A{}(x) A{i}(A{i}(x))\n", i + 1))
        + "A60(y)\n";
    check("function-bomb", function, &[UNSUPPORTED, INVALID]);
    check(
        "empty-bomb",
        program(
            &("#define A0\n".to_string()
                + &many(60, |i| format!("#define A{} A{i} A{i}\n", i + 1))
                + "A60\n"),
        ),
        &[UNSUPPORTED, INVALID],
    );
    check(
        "if-bomb",
        program(
            &("#define A0 1\n".to_string()
                + &many(60, |i| format!("#define A{} (A{i} + A{i})\n", i + 1))
                + "#if A60\n#endif\n"),
        ),
        &[UNSUPPORTED, INVALID],
    );
    check(
        "paste-bomb",
        program(
            &("#define P(a, b) a##b\n#define Q(a, b) P(a, b)\n#define A0 xxxxxxxx\n".to_string()
                + &many(40, |i| format!("#define A{} Q(A{i}, A{i})\n", i + 1))
                + "int A40;\n"),
        ),
        &[UNSUPPORTED, INVALID],
    );
    check(
        "string-bomb",
        program(
            &("#define S(a) #a\n#define T(a) S(a)\n".to_string()
                + &format!("char *s = {};\n", nested("T(", "\"\\\\\"", ")", 60))),
        ),
        &[UNSUPPORTED, INVALID, OK],
    );
    check(
        "self",
        program("#define X X X\n#define F(x) x F(x) F\nint X, y; F(F(F(1)))(2)"),
        &[INVALID],
    );
    check(
        "chain",
        program(&(many(DEEP, |i| format!("#define A{i} A{}\n", i + 1)) + "int A0;\n")),
        &[OK, UNSUPPORTED, INVALID],
    );
    check(
        "function-chain",
        program(
            &(many(DEEP, |i| format!("#define A{i}(x) A{}(x)\n", i + 1))
                + "#define A100000(x) x\nint A0(y);\n"),
        ),
        &[OK, UNSUPPORTED, INVALID],
    );
    check(
        "nested-calls",
        program(&format!(
            "#define F(x) x\nint y = {};\n",
            nested("F(", "1", ")", DEEP)
        )),
        &[OK, UNSUPPORTED, INVALID],
    );
    check(
        "nested-plain",
        program(&format!(
            "#define F(x) x\nint y = F({});\n",
            nested("(", "1", ")", DEEP)
        )),
        &[OK, UNSUPPORTED, INVALID],
    );
    check(
        "arguments",
        program(&format!(
            "#define F(...) 0\nint y = F({});\n",
            "1,".repeat(1_000_000)
        )),
        &[OK],
    );
    check(
        "parameters-many",
        program(&format!(
            "#define F({}z) z\nint y;\n",
            many(DEEP, |i| format!("p{i},"))
        )),
        &[OK, UNSUPPORTED, INVALID],
    );
    check(
        "open-call",
        "#define F(x) x\nF(".to_string() + &"1 ".repeat(1_000_000),
        &[INVALID],
    );
    check(
        "va-opt",
        program(&format!(
            "#define F(...) {} __VA_ARGS__ {}\nint y = F(1);\n",
            "__VA_OPT__(".repeat(5000),
            ")".repeat(5000)
        )),
        &[OK, UNSUPPORTED, INVALID],
    );
    check(
        "if-nest",
        program(&nested("#if 1\n", "", "#endif\n", DEEP)),
        &[OK, UNSUPPORTED, INVALID],
    );
    check("if-open", "#if 1\n".repeat(DEEP), &[UNSUPPORTED, INVALID]);
    check(
        "if-skip",
        program(&nested("#if 0\n", "", "#endif\n", DEEP)),
        &[OK, UNSUPPORTED, INVALID],
    );
    check(
        "elif-chain",
        program(&format!("#if 0\n{}#endif\n", "#elif 0\n".repeat(DEEP))),
        &[OK],
    );
    check(
        "if-parentheses",
        program(&format!("#if {}\n#endif\n", nested("(", "1", ")", DEEP))),
        &[OK, UNSUPPORTED, INVALID],
    );
    check(
        "if-unary",
        program(&format!("#if {}1\n#endif\n", "- ".repeat(DEEP))),
        &[OK, UNSUPPORTED, INVALID],
    );
    check(
        "if-conditional",
        program(&format!("#if {}1\n#endif\n", "1 ? 1 : ".repeat(DEEP))),
        &[OK, UNSUPPORTED, INVALID],
    );
    check(
        "if-sum",
        program(&format!("#if 1{}\n#endif\n", " + 1".repeat(DEEP))),
        &[OK, UNSUPPORTED, INVALID],
    );
    for (i, condition) in [
        "1 << 64",
        "1 << -1",
        "1 >> 9999999999",
        "-1 >> 63",
        "1 / 0",
        "1 % 0",
        "(-0x7fffffffffffffff - 1) / -1",
        "(-0x7fffffffffffffff - 1) % -1",
        "-(-0x7fffffffffffffff - 1)",
        "0x7fffffffffffffff + 1",
        "0x7fffffffffffffff * 2",
        "-0x7fffffffffffffff - 5",
        "99999999999999999999",
        "18446744073709551615u + 1",
        "'abcdefgh'",
        "'\\xfffffffffffff'",
        "'\\777777'",
        "u'\\Uffffffff'",
        "1.0",
        "\"a\"",
        "defined",
        "defined(",
        "defined X X",
        "0x",
        "1 ? 2",
        "1 ? 2 :",
        "(",
        ")",
        "",
        "__has_include(",
        "__has_include(<",
        "__has_include(\"/\")",
        "__has_attribute(x",
        "__COUNTER__ << 99",
        "1 ? 1 : 1 / 0",
        "0 && 1 / 0",
        "~0u >> 64",
        "1 <<< 2",
    ]
    .iter()
    .enumerate()
    {
        check(
            &format!("if-{i}"),
            program(&format!("#if {condition}\n#endif")),
            &[OK, INVALID, UNSUPPORTED],
        );
    }
    for (i, directive) in [
        "#line 0",
        "#line 99999999999999999999",
        "#line 2147483647\n\n\nint a;\n@",
        "#line 1 \"\\xff\"\n@",
        "#line",
        "# 5 \"x\" 1 2 3 4\n@",
        "#pragma pack(push, 99999999999)",
        "#pragma pack(pop)\n#pragma pack(push)",
        "#include",
        "#include <",
        "#include \"",
        "#include <x",
        "#include \"/\"",
        "#include \"/dev/null\"",
        "#include \"\"",
        "#include __FILE__",
        "#define",
        "#define F(",
        "#define F(x",
        "#define F(x,",
        "#define F(...",
        "#define F(x) #",
        "#define F(x) ##",
        "#define F(x) x ## ",
        "#define defined",
        "#undef",
        "#undef __FILE__",
        "#define F(x) #x\nF(\\)",
        "#define E\n#define F(x) x ## E ## x\nF(\"), F(L), F(/)",
        "#error \u{1F600}",
        "#warning x",
        "#nonsense",
        "#",
        "# #",
        "_Pragma",
        "_Pragma(",
        "_Pragma(\"pack(push\"",
        "#elif",
        "#else\n#else",
        "#endif",
        "??=",
        "%:define X",
        "#define X _Pragma(\"X\") X\nX",
        "#embed \"/dev/zero\"",
        "#ident 5",
        "#import <stdio.h>",
        "#include_next <stdio.h>",
        "#include <stdio.h>\n#include <stdio.h>",
        "__COUNTER__ __LINE__ __DATE__ __TIME__ __INCLUDE_LEVEL__",
    ]
    .iter()
    .enumerate()
    {
        check(
            &format!("directive-{i}"),
            program(directive),
            &[OK, INVALID, UNSUPPORTED],
        );
    }
    let path = file("self-include.c");
    std::fs::write(
        &path,
        "#include \"self-include.c\"\nint main(void) { return 0; }\n",
    )
    .unwrap();
    check_files(
        "self-include",
        &[path.to_str().unwrap()],
        &[UNSUPPORTED, INVALID],
    );
    std::fs::write(
        &path,
        "#include __FILE__\n#include __FILE__\nint main(void) { return 0; }\n",
    )
    .unwrap();
    check_files(
        "self-include-twice",
        &[path.to_str().unwrap()],
        &[UNSUPPORTED, INVALID],
    );
    let include = |name: &str, next: &str| {
        std::fs::write(file(name), format!("#include \"{next}\"\n").repeat(3)).unwrap()
    };
    for i in 0..40 {
        include(&format!("fan{i}.h"), &format!("fan{}.h", i + 1));
    }
    std::fs::write(file("fan40.h"), "int x;\n").unwrap();
    check(
        "include-fan",
        "#include \"fan0.h\"\nint main(void) { return 0; }\n",
        &[UNSUPPORTED, INVALID],
    );
    finish();
}

#[test]
fn not_programs() {
    check("empty", "", &[INVALID, UNSUPPORTED]);
    check("blank-file", "\n\n  \t", &[INVALID, UNSUPPORTED]);
    check(
        "no-main",
        "int f(void) { return 0; }\n",
        &[INVALID, UNSUPPORTED],
    );
    check("nul", b"int main(void) { return \0 0; }\0", &[OK, INVALID]);
    check("nul-only", [0; 1000], &[INVALID, UNSUPPORTED]);
    check(
        "not-utf8",
        b"int main(void) { char *s = \"\xff\xfe\x80\"; /* \xc3 */ return s[0] == 0; } // \xe2\x82",
        &[OK],
    );
    check(
        "not-utf8-name",
        b"int \xff\xfe; int main(void) { return 0; }",
        &[INVALID, OK],
    );
    check(
        "binary",
        (0..100_000u32)
            .map(|i| (i.wrapping_mul(2_654_435_761) >> 13) as u8)
            .collect::<Vec<_>>(),
        &[INVALID],
    );
    check(
        "bom",
        "\u{feff}int main(void) { return 0; }",
        &[OK, INVALID],
    );
    check(
        "utf16",
        "int main"
            .encode_utf16()
            .flat_map(u16::to_le_bytes)
            .collect::<Vec<_>>(),
        &[INVALID],
    );
    check(
        "carriage",
        "int main(void)\r{ return 0; }\r\n\\\r\n",
        &[OK, INVALID],
    );
    check(
        "last-backslash",
        "int main(void) { return 0; }\\",
        &[OK, INVALID],
    );
    for (i, main) in [
        "int main;",
        "int main = 5;",
        "int main[3];",
        "double main(void) { return 0; }",
        "void main(void) {}",
        "int main(int a) { return 0; }",
        "int main(char **a, int b) { return 0; }",
        "int main(int a, char **b, char **c) { return 0; }",
        "int main(int a, char **b, char **c, int d) { return 0; }",
        "int main(int a, ...) { return 0; }",
        "struct s { int a; } main(void) { struct s s = {0}; return s; }",
        "struct s { int a[99]; } main(struct s s) { return s; }",
        "static int main(void) { return 0; }",
        "inline int main(void) { return 0; }",
        "extern int main(void);",
        "typedef int main;",
        "enum { main };",
        "main() { return 0; }",
        "int main(a, b) char **b; { return 0; }",
        "int *main(void) { return 0; }",
        "int main(double d, long double e) { return 0; }",
        "_Noreturn int main(void) { }",
        "int main(void) { return 0; } int main(void) { return 0; }",
        "int f(void) { int main; return 0; }",
        "__int128 main(__int128 a) { return 0; }",
        "int (main)(void) { return 0; }",
        "int main(int n, char *a[n]) { return 0; }",
        "int main(void) { int main(void); return 0; }",
        "long double main(void) { return 0; }",
        "int main(int n, char *a[static 1000]) { return 0; }",
    ]
    .iter()
    .enumerate()
    {
        check(
            &format!("main-{i}"),
            main,
            &[OK, INVALID, UNSUPPORTED, UNDEFINED],
        );
    }
    for (i, piece) in [
        "int",
        "int a",
        "int a =",
        "int a = {",
        "int a[",
        "int a(",
        "int main(void) {",
        "int main(void) { return",
        "int main(void) { \"",
        "int main(void) { '",
        "/*",
        "struct",
        "struct s {",
        "enum {",
        "enum e { a =",
        "_Static_assert(",
        "_Generic(",
        "typeof(",
        "__attribute__((",
        "asm(",
        "int main(void) { for (",
        "int main(void) { switch (1) {",
        "int main(void) { ({",
        "int a : ",
        "struct { int : ",
        "_Alignas(",
        "int f(a, b) int a",
        "x = (int){",
        "int a = 1 ? ",
        "\\",
        "\\\n",
        "\"\\",
        "'\\",
        "L",
        "u8",
        "u8\"",
        "0x1p",
        "1e+",
        ".",
    ]
    .iter()
    .enumerate()
    {
        check(&format!("cut-{i}"), piece, &[INVALID, UNSUPPORTED]);
    }
    check_files("directory", &[env!("CARGO_TARGET_TMPDIR")], &[USAGE]);
    check_files("missing", &["no such file.c"], &[USAGE]);
    check_files("empty-name", &[""], &[USAGE]);
    let path = file("empty.c");
    let path = path.to_str().unwrap();
    check_files(
        "no-memory",
        &["--max-memory", "0", path],
        &[INVALID, UNSUPPORTED],
    );
    check_files(
        "all-memory",
        &["--max-memory", "18446744073709551615", path],
        &[INVALID, UNSUPPORTED],
    );
    check_files("no-steps", &["--target", "none", path], &[USAGE]);
    check_files("many-times", &vec![path; 1000], &[INVALID, UNSUPPORTED]);
    let mut long = String::new();
    let _ = write!(long, "-D{}=1", "A".repeat(100_000));
    check_files("long-define", &[&long, path], &[INVALID, UNSUPPORTED]);
    check_files(
        "odd-define",
        &["-D=", "-D", "F(=1", "-D", "1=2", "-D", "a b=c", path],
        &[INVALID, UNSUPPORTED, USAGE],
    );
    finish();
}
