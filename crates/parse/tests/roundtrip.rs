//! What is printed reads back as the same tree, and compilers accept it.
//!
//! `tests/roundtrip/*.c` are texts full of the cases a printer gets wrong; `random` makes trees no
//! person would write. Where gcc or clang is installed, both kinds must also compile.

#[path = "roundtrip/random.rs"]
mod random;
#[path = "roundtrip/walk.rs"]
mod walk;

use cassay_files::OnDisk;
use cassay_lang::tree::Program;
use cassay_lang::{Target, print, same};
use cassay_parse::load::{Refused, parse_files};
use cassay_parse::preprocess::Options;
use cassay_testkit::corpus::files;
use cassay_testkit::{have, skip};
use rustc_hash::FxHashSet;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

const COMPILERS: [&str; 2] = ["gcc", "clang"];

fn parse(name: &str, text: &[u8], include_dirs: &[&str]) -> Result<Program, String> {
    let options = Options {
        include_dirs: include_dirs.iter().map(|&dir| dir.to_owned()).collect(),
        ..Options::new(Target::x86_64_linux())
    };
    match parse_files(&[(name.to_owned(), text.to_owned())], &options, &mut OnDisk) {
        Ok(parsed) => Ok(parsed.program),
        Err(Refused { problem, sources }) => {
            let at = sources.location(problem.span);
            let at = at.map_or(name.to_owned(), |at| format!("{}:{}", at.file, at.line));
            let line = sources.line_text(problem.span).unwrap_or_default();
            Err(format!("{at}: {problem}\n{line}"))
        }
    }
}

/// Prints a tree, reads the text, and compares. Returns the text.
fn check(program: &Program) -> Result<String, String> {
    let text = print::print_unit(program, 0);
    let again = parse("printed.c", text.as_bytes(), &[]).map_err(|e| format!("{e}\n\n{text}"))?;
    same::same(program, &again).map_err(|e| format!("{e}\n\n{text}"))?;
    let text_again = print::print_unit(&again, 0);
    if text_again != text {
        return Err(format!("printed in two ways:\n{text}\n\n{text_again}"));
    }
    Ok(text)
}

fn compile(compiler: &str, flags: &[&str], text: &str) -> Result<(), String> {
    let mut child = Command::new(compiler)
        .args(["-fsyntax-only", "-x", "c"])
        .args(flags)
        .arg("-")
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|e| format!("{compiler}: {e}"))?;
    let mut stdin = child.stdin.take().expect("stdin is a pipe");
    stdin
        .write_all(text.as_bytes())
        .map_err(|e| format!("{compiler} does not read: {e}"))?;
    drop(stdin);
    let output = child.wait_with_output().map_err(|e| e.to_string())?;
    if output.status.success() {
        return Ok(());
    }
    Err(format!(
        "{compiler}: {}\n{text}",
        String::from_utf8_lossy(&output.stderr)
    ))
}

fn check_compiles(flags: &[&str], text: &str) {
    for compiler in COMPILERS {
        if have(&[compiler])
            && let Err(problem) = compile(compiler, flags, text)
        {
            panic!("{problem}");
        }
    }
}

/// The folder of programs.
fn programs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/roundtrip")
}

#[test]
fn files_read_back() {
    for path in files(&programs(), "c") {
        let name = path.display().to_string();
        let text = std::fs::read(&path).expect("a readable file");
        let program = parse(&name, &text, &[]).unwrap_or_else(|e| panic!("{e}"));
        let printed = check(&program).unwrap_or_else(|e| panic!("{name}: {e}"));
        check_compiles(&["-std=gnu11", "-w"], &printed);
    }
}

/// The same files have every kind of node, and all of it is walked over.
#[test]
fn files_are_walked_over() {
    let mut kinds = FxHashSet::default();
    for path in files(&programs(), "c") {
        let name = path.display().to_string();
        let text = std::fs::read(&path).expect("a readable file");
        let program = parse(&name, &text, &[]).unwrap_or_else(|e| panic!("{e}"));
        for check in [walk::check_children, walk::check_order] {
            check(&program).unwrap_or_else(|e| panic!("{name}: {e}"));
        }
        for which in 0..50 {
            walk::check_map(&program, which * 7919).unwrap_or_else(|e| panic!("{name}: {e}"));
        }
        kinds.extend(walk::kinds(&program));
    }
    let every = "Int Float Char Str Name Unary Binary Assign Cond Comma Cast Call Index Member Arrow \
                 SizeofExpr SizeofType AlignofExpr AlignofType CompoundLit Generic StmtExpr LabelAddr \
                 VaArg Offsetof TypesCompatible Choose Builtin Null Expr Decl Block If While Do For \
                 Switch Case Default Label Goto GotoComputed Break Continue Return Asm Var Function \
                 Param Typedef EnumConst Record Enum StaticAssert Void Pointer Array TypeofExpr \
                 TypeofType VaList Auto";
    let missing: Vec<&str> = every.split(' ').filter(|k| !kinds.contains(*k)).collect();
    assert_eq!(missing, [""; 0]);
}

/// The parentheses and braces that warnings ask for are there.
#[test]
fn no_warnings_about_parentheses() {
    for name in ["precedence.c", "statements.c", "declarators.c"] {
        let text = std::fs::read(programs().join(name)).expect("a readable file");
        let program = parse(name, &text, &[]).unwrap_or_else(|e| panic!("{e}"));
        let text = print::print_unit(&program, 0);
        check_compiles(&["-std=gnu11", "-Werror=parentheses"], &text);
    }
}

/// A program without GNU extensions is printed without GNU extensions.
#[test]
fn standard_c_stays_standard() {
    let text = b"
        struct s { int a : 3; union { int b; float c; }; _Alignas(16) int d; };
        enum e { A, B = 3 };
        typedef int (*callback)(const struct s *, int[static 3]);
        _Static_assert(sizeof(struct s) > 1, \"size\");
        _Noreturn void stop(void);
        static inline int f(int x, callback g) {
            for (int i = 0; i < x; i++) { if (i == B) continue; x += (int)sizeof(struct s); }
            switch (x) { case A: return _Generic(x, int: 1, default: 2); default:; }
            return g(&(struct s){.a = 1, .b = 2}, (int[3]){[1] = 4}) + _Alignof(long);
        }
        int main(void) { if (f(1, 0)) stop(); return 0; }";
    let program = parse("standard.c", text, &[]).unwrap_or_else(|e| panic!("{e}"));
    let text = check(&program).unwrap_or_else(|e| panic!("{e}"));
    check_compiles(&["-std=c11", "-pedantic-errors", "-Wall", "-Werror"], &text);
}

#[test]
fn csmith_programs_read_back() {
    let include = "/usr/include/csmith";
    if !have(&["csmith"]) {
        return;
    }
    if !Path::new(include).exists() {
        skip(&format!("{include} does not exist"));
        return;
    }
    for seed in 1..=3 {
        let seed = seed.to_string();
        // Csmith leaves a file in the directory it runs in.
        let output = Command::new("csmith")
            .args(["--seed", &seed])
            .current_dir(std::env::temp_dir())
            .output()
            .expect("csmith starts");
        let program =
            parse("csmith.c", &output.stdout, &[include]).unwrap_or_else(|e| panic!("{e}"));
        let text = check(&program).unwrap_or_else(|e| panic!("seed {seed}: {e}"));
        check_compiles(&["-std=gnu11", "-w"], &text);
    }
}

/// Chains that are loops in the parser are loops here too.
#[test]
fn long_chains_read_back() {
    let mut text = String::from("int x;\nint f(void) {\n");
    for i in 0..10_000 {
        text.push_str(&format!("if (x == {i}) x++; else "));
    }
    text.push_str("x = 0;\nreturn x");
    text.push_str(&" + x".repeat(10_000));
    text.push_str(";\n}\n");
    let program = parse("chains.c", text.as_bytes(), &[]).unwrap_or_else(|e| panic!("{e}"));
    if let Err(problem) = check(&program) {
        panic!("{}", problem.lines().next().unwrap_or_default());
    }
}
