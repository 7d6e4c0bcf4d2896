//! Hostile preprocessing, and files that are no programs.

use super::*;

/// A program behind a text for the preprocessor.
fn program(text: &str) -> String {
    format!("{text}\nint main(void) {{ return 0; }}\n")
}

#[test]
fn macros() {
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
    finish();
}

#[test]
fn conditionals() {
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
    finish();
}

#[test]
fn directives() {
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
    finish();
}

#[test]
fn inclusion() {
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
fn not_text() {
    check("empty", "", &[INVALID, UNSUPPORTED]);
    check("blank-file", "\n\n  \t", &[INVALID, UNSUPPORTED]);
    check(
        "no-main",
        "int f(void) { return 0; }\n",
        &[INVALID, UNSUPPORTED],
    );
    check("nul", b"int main(void) { return \0 0; }\0", &[USAGE]);
    check("nul-only", [0; 1000], &[USAGE]);
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
        &[USAGE],
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
        &[USAGE],
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
    finish();
}

#[test]
fn odd_programs() {
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
    finish();
}

#[test]
fn odd_command_lines() {
    check_files("directory", &[env!("CARGO_TARGET_TMPDIR")], &[USAGE]);
    check_files("missing", &["no such file.c"], &[USAGE]);
    check_files("empty-name", &[""], &[USAGE]);
    if cfg!(target_os = "linux") {
        check_files("endless-file", &["/dev/zero"], &[USAGE]);
        check(
            "endless-include",
            "#include \"/dev/zero\"\n",
            &[INVALID, UNSUPPORTED],
        );
    }
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
    let long = format!("-D{}=1", "A".repeat(100_000));
    check_files("long-define", &[&long, path], &[INVALID, UNSUPPORTED]);
    check_files(
        "odd-define",
        &["-D=", "-D", "F(=1", "-D", "1=2", "-D", "a b=c", path],
        &[INVALID, UNSUPPORTED, USAGE],
    );
    finish();
}
