//! The check pass on small programs. `tests/check/ok` holds programs that assert types, sizes and
//! values by `_Static_assert`; every one compiles with GCC. `tests/check/invalid` holds programs
//! that must be refused, each with the text its message contains: `// ERROR: text`.
//! A folder is one program of several translation units.

use cassay_check::{Checked, EntityKind, check};
use cassay_lang::tree::{ExprKind, Id, Program, RecordId};
use cassay_lang::{Problem, ProblemKind};
use cassay_source::Source;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

/// Names and texts of translation units.
type Files = Vec<(String, Vec<u8>)>;

fn run(files: &[(String, Vec<u8>)]) -> Result<(Program, Checked), (Problem, String)> {
    let place = |problem: Problem, sources: &cassay_lang::SourceMap| {
        let place = sources.location(problem.span).map_or_else(
            || "nowhere".to_owned(),
            |at| format!("{}:{}:{}", at.file, at.line, at.column),
        );
        (problem, place)
    };
    match Source::of_units(files.to_vec()).parse() {
        Err(refused) => Err(place(refused.problem, &refused.sources)),
        Ok(parsed) => match check(&parsed.program, &parsed.target) {
            Ok(checked) => Ok((parsed.program, checked)),
            Err(problem) => Err(place(problem, &parsed.sources)),
        },
    }
}

fn check_text(text: &str) -> Result<(Program, Checked), (Problem, String)> {
    run(&[("test.c".to_owned(), text.as_bytes().to_vec())])
}

/// The programs of a folder: a file is a program, and so is a folder of files.
fn cases(folder: &str) -> Vec<(PathBuf, Files)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/check")
        .join(folder);
    let mut entries: Vec<PathBuf> = fs::read_dir(root)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    entries.sort();
    let read = |path: &Path| {
        (
            path.file_name().unwrap().to_string_lossy().into_owned(),
            fs::read(path).unwrap(),
        )
    };
    entries
        .into_iter()
        .map(|path| {
            let files = if path.is_dir() {
                let mut units: Vec<PathBuf> = fs::read_dir(&path)
                    .unwrap()
                    .map(|entry| entry.unwrap().path())
                    .collect();
                units.sort();
                units.iter().map(|unit| read(unit)).collect()
            } else {
                vec![read(&path)]
            };
            (path, files)
        })
        .collect()
}

#[test]
fn accepts() {
    let mut failures = Vec::new();
    for (path, files) in cases("ok") {
        if let Err((problem, place)) = run(&files) {
            failures.push(format!("{}: {place}: {}", path.display(), problem.message));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// One file may hold many invalid programs, each from one `// ERROR:` line to the next.
#[test]
fn refuses() {
    let mut failures = Vec::new();
    for (path, files) in cases("invalid") {
        let programs: Vec<(String, Files)> = if let [(name, text)] = &files[..] {
            let text = String::from_utf8_lossy(text).into_owned();
            text.split("// ERROR: ")
                .skip(1)
                .map(|part| {
                    let (expected, body) = part.split_once('\n').unwrap_or((part, ""));
                    (
                        expected.to_owned(),
                        vec![(name.clone(), body.as_bytes().to_vec())],
                    )
                })
                .collect()
        } else {
            let text = String::from_utf8_lossy(&files[0].1).into_owned();
            let expected = text.lines().find_map(|line| line.split_once("// ERROR: "));
            vec![(expected.expect("no ERROR line").1.to_owned(), files)]
        };
        for (expected, files) in programs {
            let shown = || String::from_utf8_lossy(&files[0].1).into_owned();
            match run(&files) {
                Ok(_) => failures.push(format!(
                    "{}: accepted, expected \"{expected}\":\n{}",
                    path.display(),
                    shown()
                )),
                Err((problem, place)) => {
                    if !problem.message.contains(&expected) {
                        failures.push(format!(
                            "{}: {place}: expected \"{expected}\", got \"{}\":\n{}",
                            path.display(),
                            problem.message,
                            shown()
                        ));
                    }
                }
            }
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// Left-leaning chains, `else if` chains and runs of labels are as long as the text.
#[test]
fn long_chains() {
    let n = 20_000;
    let sum = vec!["1"; n].join("+");
    let commas = vec!["x"; n].join(",");
    let elses: String = (0..n)
        .map(|i| format!("if (x == {i}) x++; else "))
        .collect();
    let labels: String = (0..n).map(|i| format!("case {i}: ")).collect();
    let text = format!(
        "typedef struct S S; struct S {{ S *s; int v; }};
         enum {{ A = {sum} }}; int a[{sum}]; _Static_assert(A == {n}, \"\");
         static int b = {sum};
         int f(int x, S *s) {{ {elses} x = 0; switch (x) {{ {labels}; }}
           s{arrows}->v = 1; return ({commas}) + ({sum}); }}
         int main(void) {{ return 0; }}",
        arrows = "->s".repeat(n),
    );
    assert!(check_text(&text).is_ok());
    // Deep types are refused, not followed into a stack overflow.
    let deep = format!("int {}p;", "*".repeat(50_000));
    assert!(check_text(&deep).is_err());
    let typedefs: String = (1..5_000)
        .map(|i| format!("typedef T{} *T{i};", i - 1))
        .collect();
    assert!(check_text(&format!("typedef int T0; {typedefs} T4999 x;")).is_err());
    let records: String = (1..5_000)
        .map(|i| format!("struct S{i} {{ struct S{} m; }};", i - 1))
        .collect();
    let text = format!("struct S0 {{ int m; }}; {records} struct S4999 x = {{ 1 }};");
    assert!(check_text(&text).is_err());
}

/// The deepest nesting the parser lets through fits a test thread's stack.
#[test]
fn deep_nesting() {
    let n = 400;
    let nested = |open: &str, inner: &str, close: &str| {
        format!("{}{inner}{}", open.repeat(n), close.repeat(n))
    };
    let body = [
        format!("x = {};", nested("-(", "1", ")")),
        format!("x = {};", nested("f(", "1", ")")),
        format!("x = {};", nested("x ? 1 : (", "1", ")")),
        format!("x = {};", nested("1 + (", "x", ")")),
        format!("x = {};", nested("({ ", "x;", "; })")),
        nested("{", ";", "}"),
        nested("if (x) ", ";", ""),
        nested("while (x) {", ";", "}"),
        format!("int y = {};", nested("{", "1", "}")),
        format!("switch (x) {{ case {}: ; }}", nested("-(", "1", ")")),
    ];
    for body in body {
        let text = format!("int f(int x) {{ {body} return x; }}");
        if let Err((problem, place)) = check_text(&text) {
            let parsed = problem.message.contains("nesting");
            assert!(parsed, "{place}: {}", problem.message);
        }
    }
}

/// What Cassay does not understand is a problem only where it is used.
#[test]
fn unsupported_when_used() {
    let declared = "_Complex double f(void); typedef _Complex float C; extern C c;
                    struct S { C c; };";
    assert!(check_text(declared).is_ok());
    for used in ["f();", "c;", "C x;", "sizeof(struct S);", "struct S s;"] {
        let text = format!("{declared} int main(void) {{ {used} }}");
        let (problem, _) = check_text(&text).unwrap_err();
        assert_eq!(
            problem.kind,
            ProblemKind::Unsupported,
            "{used}: {}",
            problem.message
        );
        // A function that nobody calls need not be understood, nor one that calls it.
        let text = format!("{declared} void g(void) {{ {used} }} void h(void) {{ g(); }}");
        let (program, checked) = check_text(&text).unwrap();
        let refused = checked.refused.keys().map(|id| checked.entity(*id).name);
        let refused: Vec<&str> = refused.map(|name| program.name(name.unwrap())).collect();
        assert_eq!(refused, ["g"], "{used}");
        // What runs by itself must be.
        for runs in ["constructor", "destructor", "constructor(sizeof(int))"] {
            let text = format!("{declared} __attribute__(({runs})) void g(void) {{ {used} }}");
            let (problem, _) = check_text(&text).unwrap_err();
            assert_eq!(problem.kind, ProblemKind::Unsupported, "{used}");
        }
    }
}

/// An assembler name is noted, and refused where it names a definition or a register.
#[test]
fn assembler_names() {
    let text = "extern int scanf(const char *, ...) __asm__(\"\" \"__isoc99_scanf\");
                int own(void) __asm__(\"own\"); int own(void) { return 1; }";
    let (program, checked) = check_text(text).unwrap();
    let labels = checked.assembler.values().map(|label| program.name(*label));
    assert_eq!(labels.collect::<Vec<_>>(), ["__isoc99_scanf"]);
    for refused in [
        "int x __asm__(\"y\");",
        "int x __asm__(\"y\") = 1;",
        "int main(void) { register int x __asm__(\"eax\") = 1; return x; }",
    ] {
        let (problem, _) = check_text(refused).unwrap_err();
        assert_eq!(problem.kind, ProblemKind::Unsupported, "{refused}");
    }
    let text = "int f(void) __asm__(\"g\"); int f(void) { return 1; } int h(void) { return f(); }";
    let (_, checked) = check_text(text).unwrap();
    assert_eq!(checked.refused.len(), 1);
}

#[test]
fn entities() {
    let text = "static int s; extern int e; int t; int t; int d = 1; extern int e2[];
                int e2[] = {1, 2, 3}; int u[];
                int g(int a, int b) { int c = a; int *p = &c; register int r = b; return *p + r; }
                int main(void) { return g(1, 2); }";
    let (program, checked) = check_text(text).unwrap();
    let entity = |name: &str| {
        let found: Vec<_> = checked
            .entities
            .iter()
            .filter(|e| e.name.is_some_and(|n| program.name(n) == name))
            .collect();
        assert_eq!(found.len(), 1, "{name}");
        found[0]
    };
    let defined =
        |name: &str| matches!(entity(name).kind, EntityKind::Static { defined: true, .. });
    let size = |name: &str| checked.types.size(entity(name).qty.ty);
    assert!(defined("s") && defined("t") && defined("d") && !defined("e"));
    assert_eq!(size("e2"), Some(12));
    assert_eq!(size("u"), Some(4));
    let addressed = |name: &str| match entity(name).kind {
        EntityKind::Local { addressed, .. } => addressed,
        _ => false,
    };
    assert!(addressed("c") && !addressed("a") && !addressed("p") && !addressed("r"));
    assert!(checked.main.is_some());
    assert_eq!(checked.functions.len(), 2);
}

/// A file of `tests/check` whose comments, one per line, say what the declarations before them
/// come to.
fn expectations(file: &str) -> (Vec<String>, Program, Checked) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/check")
        .join(file);
    let text = fs::read_to_string(path).unwrap();
    let (program, checked) = match check_text(&text) {
        Ok(result) => result,
        Err((problem, place)) => panic!("{file}: {place}: {}", problem.message),
    };
    let expected = text.lines().skip_while(|line| line.starts_with("//"));
    let expected = expected
        .filter_map(|line| line.strip_prefix("// "))
        .map(str::to_owned);
    (expected.collect(), program, checked)
}

/// Where GCC puts every member, bit-fields, `packed` and `aligned` included.
#[test]
fn layouts() {
    let (expected, program, checked) = expectations("layout.c");
    let mut found = Vec::new();
    for (index, record) in program.records.iter().enumerate() {
        let tag = record.tag.map_or("", |tag| program.name(tag));
        let Some(layout) = checked.types.record_layout(RecordId::from_index(index)) else {
            continue;
        };
        if !tag.starts_with('T') {
            continue;
        }
        let mut line = format!("{tag} {} {}", layout.size, layout.align);
        for field in &layout.fields {
            let Some(name) = field.name else { continue };
            let size = checked.types.size(field.ty.ty).unwrap() * 8;
            let (start, width) = match field.bits {
                Some(bits) => (bits.start, bits.width.into()),
                None => (field.offset * 8, size),
            };
            write!(line, " {}:{start}:{width}", program.name(name)).unwrap();
        }
        found.push(line);
    }
    found.sort_by_key(|line| line[1..].split(' ').next().unwrap().parse::<u32>().unwrap());
    assert_eq!(expected, found);
}

/// The bytes that initialisers of integers and strings leave behind.
#[test]
fn images() {
    let (expected, program, checked) = expectations("images.c");
    let mut failures = Vec::new();
    for line in expected {
        let (name, bytes) = line.split_once(' ').unwrap();
        let entity = checked
            .entities
            .iter()
            .find(|e| e.name.is_some_and(|n| program.name(n) == name))
            .unwrap();
        let EntityKind::Static {
            init: Some(init), ..
        } = entity.kind
        else {
            panic!("{name}")
        };
        let mut image = vec![0u8; checked.types.size(entity.qty.ty).unwrap() as usize];
        let init = match (checked.plans.get(&init), &program[init]) {
            (None, cassay_lang::tree::Init::Expr(value)) => match program[*value].kind {
                ExprKind::CompoundLit(_, inner) => inner,
                _ => panic!("{name}"),
            },
            _ => init,
        };
        let plan = &checked.plans[&init];
        image.resize(image.len() + plan.extra as usize, 0);
        for step in &plan.steps {
            match program[step.value].kind {
                ExprKind::Int(lit) => {
                    let size = checked.types.size(step.qty.ty).unwrap();
                    let (start, width) = match step.bits {
                        Some(bits) => (bits.start, u64::from(bits.width)),
                        None => (step.offset * 8, size * 8),
                    };
                    let is_bool = step.qty.ty == cassay_lang::types::Ty::BOOL;
                    let value = if is_bool {
                        u64::from(lit.value != 0)
                    } else {
                        lit.value
                    };
                    for bit in 0..width {
                        let at = (start + bit) as usize;
                        let mask = 1 << (at % 8);
                        if bit < 64 && value >> bit & 1 != 0 {
                            image[at / 8] |= mask;
                        } else {
                            image[at / 8] &= !mask;
                        }
                    }
                }
                ExprKind::Str(string) => {
                    let size = checked.types.size(step.qty.ty).unwrap() as usize;
                    let start = step.offset as usize;
                    image[start..start + size].fill(0);
                    let wide = program[string].prefix == cassay_lang::tree::StrPrefix::Utf16;
                    for (i, &unit) in program[string].units.iter().enumerate() {
                        let at = start + if wide { 2 * i } else { i };
                        image[at] = unit as u8;
                    }
                }
                _ => panic!("{name}"),
            }
        }
        let shown: String = image.iter().fold(String::new(), |mut text, byte| {
            write!(text, "{byte:02x}").unwrap();
            text
        });
        if shown != bytes {
            failures.push(format!("{name}:\n  gcc  {bytes}\n  ours {shown}"));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
