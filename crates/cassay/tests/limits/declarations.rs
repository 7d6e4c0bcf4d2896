//! Declarators, types and initialisers that nest without end.

use super::*;

#[test]
fn deep_declarators() {
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
        "function-pointers",
        |n| {
            format!(
                "int {}f{}; int main(void) {{ return f != 0; }}",
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
        "parameter-lists",
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
                "struct {{ {} }} s; int main(void) {{ return sizeof s != 4; }}",
                nested("struct { ", "int a;", " } m;", n)
            )
        },
        &[OK],
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
    finish();
}

#[test]
fn deep_initialisers() {
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
    finish();
}

#[test]
fn towers_of_types() {
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
        tower(|i| format!("typedef t{i} *t{}(void);\n", i + 1)),
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
    let empty = |rest: &str| few(twice, rest).replace("int v;", "");
    check(
        "doubled-empty",
        empty(
            "t40 x, y; t40 f(t40 a) { return a; } int main(void) { t40 z = {0}; t40 w = {{}}; x = y; z = f(w); return sizeof x + sizeof(t40[1000]); }",
        ),
        &[OK, UNSUPPORTED, INVALID],
    );
    check(
        "doubled-empty-init",
        empty(
            "t40 x = {}; t40 y = {.a.b.a.b = {}}; int main(void) { return x.a.a.a.a.a.a.b.b.b.a.a.a.a.a.a.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.b.c; }",
        ),
        &[INVALID, UNSUPPORTED],
    );
    check(
        "doubled-empty-va",
        empty(
            "#include <stdarg.h>\nint f(int n, ...) { va_list l; va_start(l, n); va_arg(l, t40); va_end(l); return 0; } int main(void) { t40 z; return f(1, z); }",
        ),
        &[OK, UNSUPPORTED, INVALID, UNDEFINED],
    );
    let functions: fn(usize) -> String = |i| format!("typedef t{i} *t{}(t{i}, t{i} *);\n", i + 1);
    check(
        "doubled-functions",
        few(functions, "t40 *f; int main(void) { return f != 0; }")
            .replace("(t1, t1 *)", "(t1 *, t1 *)"),
        &[OK, UNSUPPORTED, INVALID],
    );
    finish();
}
