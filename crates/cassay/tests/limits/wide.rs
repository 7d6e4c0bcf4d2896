//! A hundred thousand of everything.

use super::*;

#[test]
fn wide_functions() {
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
    finish();
}

#[test]
fn wide_declarations() {
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
    finish();
}

#[test]
fn wide_tokens() {
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
