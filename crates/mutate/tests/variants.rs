//! Variants of small and of generated programs: each kind alone, all together, and parts of a set.
//!
//! `programs/golden/<seed>-<kind>.c` pins what the kinds make of the seeds in `programs`;
//! `CASSAY_BLESS=1` writes them anew.

use cassay_eval::Verdict;
use cassay_gen::{Case, Style, generate};
use cassay_lang::Target;
use cassay_mutate::{ALL, Error, Family, Options, Setting, by_name, derive, derive_files};
use cassay_parse::loader::{InMemory, NoFiles};
use cassay_parse::preprocess;
use cassay_source::Source;
use std::path::{Path, PathBuf};

fn preprocessing() -> preprocess::Options {
    preprocess::Options::new(Target::x86_64_linux())
}

fn running() -> cassay_eval::Options {
    cassay_eval::Options {
        args: vec![b"program".to_vec()],
        ..cassay_eval::Options::default()
    }
}

fn family(name: &str, text: &[u8], options: &Options) -> Result<Family, Error> {
    let (preprocess, run) = (preprocessing(), running());
    let setting = Setting {
        preprocess: &preprocess,
        run: &run,
    };
    derive(name, text, &setting, &mut NoFiles, options)
}

/// Variants of a program, none of them wrong.
fn variants(name: &str, text: &[u8], options: &Options) -> Family {
    let family = family(name, text, options).unwrap_or_else(|e| panic!("{name}: {e}"));
    if let Some(b) = family.blamed.first() {
        let m = &b.mutation;
        panic!("{name}: {}: {}: {} ({:?})", m.at, m.kind, b.why, m.edits);
    }
    family
}

/// What a text shows, by the semantics.
fn output(text: &[u8]) -> Result<(Verdict, Vec<u8>), String> {
    let checked = Source::new("variant.c", text).check();
    let outcome = checked.map_err(|r| r.to_string())?.run(&running());
    Ok((outcome.verdict, outcome.output))
}

fn seeds() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs")
}

fn seed(name: &str) -> Vec<u8> {
    let path = seeds().join(name);
    std::fs::read(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// Texts of generated programs.
fn generated(seeds: std::ops::Range<u64>) -> Vec<(String, Vec<u8>)> {
    let styles = [Style::Whole, Style::Scalar, Style::Loops, Style::Arith];
    let mut programs = Vec::new();
    for number in seeds {
        let style = styles[number as usize % styles.len()];
        let mut case = Case::new(style, number);
        case.set("size=6000").expect("a size can be set");
        let made = generate(&case).unwrap_or_else(|e| panic!("{e}"));
        if let [(_, text)] = &made.program.units[..] {
            programs.push((format!("{style:?}-{number}"), text.clone()));
        }
    }
    assert!(!programs.is_empty());
    programs
}

/// What a condition does, it does as often as before, whether the loop is entered or not.
#[test]
fn conditions_that_do_something() {
    let text = "int printf(const char *, ...);\n\
        int main(void) {\n    unsigned short n = 0, m = 0, k = 3;\n    while (n-- > 0) { n /= 2; k++; }\n    \
        for (int i = 0; m-- > i; i++) { m /= 3; k++; }\n    while (k-- > 0) { n--; }\n    \
        printf(\"%d %d %d\\n\", n, m, k);\n    return 0;\n}\n";
    let options = Options {
        kinds: vec![by_name("loop").expect("a kind")],
        variants: 20,
        points: 1000,
        ..Options::default()
    };
    let made = variants("conditions.c", text.as_bytes(), &options);
    let peeled = made.variants.iter().flat_map(|v| &v.mutations);
    assert!(peeled.filter(|m| m.what.contains("peeled")).count() > 9);
}

/// Seeds that are not as machines write them, and what must be right about each. Every one of these was wrong once.
#[test]
fn programs_of_people() {
    let programs: [(&str, &[&str], &str); 8] = [
        (
            "calls of functions that return nothing",
            &["opaque", "identity", "outline"],
            "int g;\nf(x) { g += x; }\nh(x) { if (x) return 3; g++; }\nint k(int x) { g ^= x; return; }\n\
             int (*p)(int) = k;\nint main(void) {\n  f(1);\n  h(0);\n  k(2), f(3);\n  g ? f(4) : h(0);\n  p(7);\n  \
             for (f(2); g < 20; f(3)) ;\n  return g - g;\n}\n",
        ),
        (
            "statement expressions beside other operands",
            &["tcb", "tg", "fcb"],
            "int g = 1;\nint f(void) { return g; }\nint main(void) {\n  int x = 2, y;\n  \
             y = x + ({ int t = 3; t = t + 1; t; }) + g;\n  y += f() + ({ int u = 4; u = u + y; u; });\n  \
             y = (x = 5) + ({ int v = 1; v = v * 2; v; });\n  return y - y;\n}\n",
        ),
        (
            "unnamed objects",
            &[
                "tg", "tcb", "loop", "ifchain", "outline", "opaque", "identity",
            ],
            "struct s { int a, b; };\nint main(void) {\n  int a = 0, *p;\n  struct s *q;\n  p = &(int []){0, 1, 2}[++a];\n  \
             q = &(struct s){3, a};\n  if (a) q = &(struct s){4, a};\n  else q = q;\n  q = &(struct s){5, *p};\n  \
             return *p != 1 || q->b != 1;\n}\n",
        ),
        (
            "argument lists that are handed on",
            &["inline"],
            "int sum;\nstatic void add(int n, __builtin_va_list z) { while (n-- > 0) sum += __builtin_va_arg(z, int); }\n\
             static void all(int n, ...) { __builtin_va_list z; __builtin_va_start(z, n); add(n, z); __builtin_va_end(z); }\n\
             int main(void) { all(3, 1, 2, 3); return sum != 6; }\n",
        ),
        (
            "functions that macros define",
            &["outline", "opaque", "inline"],
            "#define F(type, n) type type##_##n(type a, type b) { return a < b ? a : b; }\nF(float, min)\nF(double, min)\n\n\
             int main() {\n  if (float_min(0.f, 1.f) != 0.f) return 1;\n  if (double_min(0., 1.) + 1 != 1.) return 2;\n  return 0;\n}\n",
        ),
        (
            "promises about functions that return nothing",
            &["attribute"],
            "g(int i) { }\nf(int i) { g(0); while (({ i--; })) g(0); }\nint main(void) { f(3); return 0; }\n",
        ),
        (
            "labels of a block",
            &["insert", "fcb", "hint", "tcb"],
            "static int f(int x) {\n  __label__ a, b;\n  static void *t[2];\n  if (!t[0]) {\n    t[0] = &&a;\n    \
             t[1] = &&b;\n  }\n  if (x > 5) {\n    x = 3;\n    return 4;\n  }\n  goto *t[x];\na:\n  return 1;\nb:\n  return 2;\n}\n\
             int main(void) { return f(0) + f(1) - 3; }\n",
        ),
        (
            "variables that are named and not read",
            &["outline", "identity", "opaque"],
            "int main(void) {\n  unsigned long long i;\n  int n = 0, m;\n  if (sizeof(i) != sizeof(char) * 8) return 1;\n  \
             if (n && m + n > 3) return 2;\n  return n + 0 * 2;\n}\n",
        ),
    ];
    for (name, kinds, text) in programs {
        for kind in kinds {
            for seed in 1..4 {
                let options = Options {
                    kinds: vec![by_name(kind).expect("a kind")],
                    variants: 30,
                    points: 1000,
                    seed,
                    ..Options::default()
                };
                variants(&format!("{name}, {kind}"), text.as_bytes(), &options);
            }
        }
    }
}

#[test]
fn golden_variants() {
    let mut done = 0;
    for name in ["scalars", "flow", "calls"] {
        let text = seed(&format!("{name}.c"));
        for kind in ALL {
            let options = Options {
                kinds: vec![*kind],
                variants: 1,
                points: 300,
                depth: 1,
                ..Options::default()
            };
            let family = variants(&format!("{name}.c"), &text, &options);
            let variant = &family.variants[0];
            if variant.mutations.is_empty() {
                continue;
            }
            done += 1;
            let path = seeds().join(format!("golden/{name}-{}.c", kind.name()));
            cassay_testkit::golden::check(&path, &variant.text);
        }
    }
    let files = std::fs::read_dir(seeds().join("golden")).expect("golden files");
    assert_eq!(files.count(), done, "golden files and variants");
}

#[test]
fn every_kind_finds_something() {
    let texts = [seed("scalars.c"), seed("flow.c"), seed("calls.c")];
    for kind in ALL {
        let options = Options {
            kinds: vec![*kind],
            points: 500,
            ..Options::default()
        };
        let found = texts.iter().any(|text| {
            let family = variants("seed.c", text, &options);
            family.variants.iter().any(|v| !v.mutations.is_empty())
        });
        assert!(found, "{} does nothing", kind.name());
        assert_eq!(by_name(kind.name()).map(|k| k.name()), Some(kind.name()));
    }
}

#[test]
fn generated_programs_keep_their_meaning() {
    for (name, text) in generated(1..9) {
        for kind in ALL {
            let options = Options {
                kinds: vec![*kind],
                variants: 2,
                ..Options::default()
            };
            variants(&name, &text, &options);
        }
        let options = Options {
            variants: 4,
            points: 250,
            chain: 2,
            ..Options::default()
        };
        let family = variants(&name, &text, &options);
        for v in &family.variants {
            let shown = output(&v.text).unwrap_or_else(|e| panic!("{name}: {e}"));
            assert_eq!(shown.0, family.outcome.verdict, "{name}");
            assert_eq!(shown.1, family.outcome.output, "{name}");
        }
    }
}

#[test]
fn any_part_of_a_set_is_a_variant() {
    for name in ["scalars.c", "flow.c", "calls.c"] {
        let text = seed(name);
        let options = Options {
            variants: 6,
            points: 400,
            ..Options::default()
        };
        let family = variants(name, &text, &options);
        let expected = (
            family.outcome.verdict.clone(),
            family.outcome.output.clone(),
        );
        for v in &family.variants {
            let count = v.mutations.len();
            assert!(count > 3, "{name}: {count} mutations");
            let mut parts: Vec<Vec<u8>> = (0..count).map(|n| v.subset(|i| i == n)).collect();
            parts.extend((2..5).map(|n| v.subset(|i| i % n == 0)));
            parts.push(v.subset(|i| i >= count / 2));
            for part in parts {
                let shown = output(&part);
                assert_eq!(
                    shown.as_ref(),
                    Ok(&expected),
                    "{}",
                    String::from_utf8_lossy(&part)
                );
            }
            assert_eq!(v.subset(|_| false), text);
            assert_eq!(v.subset(|_| true), v.text);
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_bytes() {
    let text = seed("flow.c");
    let few = Options {
        variants: 2,
        ..Options::default()
    };
    let many = Options {
        variants: 5,
        ..Options::default()
    };
    let (a, b) = (
        variants("flow.c", &text, &few),
        variants("flow.c", &text, &many),
    );
    for (x, y) in a.variants.iter().zip(&b.variants) {
        assert_eq!(x.text, y.text, "how many are made must not matter");
    }
    let other = Options {
        seed: 2,
        ..few.clone()
    };
    let c = variants("flow.c", &text, &other);
    assert_ne!(a.variants[0].text, c.variants[0].text);
}

#[test]
fn lines_keep_their_numbers_where_they_show() {
    let text = b"#include <stdio.h>\nint x = 3;\nint main(void)\n{\n  x++;\n  x *= 2;\n  printf(\"%d %d\\n\", __LINE__, x);\n  return 0;\n}\n";
    let options = Options {
        points: 1000,
        ..Options::default()
    };
    let family = variants("line.c", text, &options);
    let lines = |t: &[u8]| t.iter().filter(|&&b| b == b'\n').count();
    for v in &family.variants {
        assert!(!v.mutations.is_empty());
        assert_eq!(lines(&v.text), lines(text));
    }
}

#[test]
fn programs_without_a_meaning_are_no_seeds() {
    let undefined = b"int main(void) { int x; return x / 0; }";
    let options = Options::default();
    let error = family("u.c", undefined, &options).expect_err("undefined");
    assert!(
        matches!(error, Error::Verdict(outcome, _) if matches!(outcome.verdict, Verdict::Undefined(_)))
    );
    let error = family("u.c", b"int main(void) { return y; }", &options).expect_err("invalid");
    assert!(matches!(error, Error::Problem(..)));
}

#[test]
fn macros_are_left_alone() {
    // Everything that could be changed is made by macros.
    let text = b"#define BODY { int a = 1; a += 2; return a - 3; }\nint main(void) BODY\n";
    let options = Options {
        points: 1000,
        variants: 3,
        ..Options::default()
    };
    for v in variants("macro.c", text, &options).variants {
        assert_eq!(v.text, text);
    }
}

/// Functions' attributes bind what is put into them.
#[test]
fn attributes_of_functions_are_respected() {
    let text = br#"#include <stdio.h>
static int count = 3;
static inline __attribute__((always_inline)) int once(int a)
{
  int b = a * 2;
  if (b > 1000)
    b = 0;
  return b;
}
static __attribute__((const)) int square(int a)
{
  int b = a * a;
  if (a > 100)
    b = 0;
  b += 1;
  return b;
}
int main(void)
{
  int x = 4;
  count += 2;
  x = once(x) + square(x);
  if (count > 100)
    x = once(7);
  printf("%d %d\n", x, count);
  return 0;
}
"#;
    for number in 1..=30 {
        let options = Options {
            points: 1000,
            seed: number,
            variants: 4,
            ..Options::default()
        };
        for v in variants("attributes.c", text, &options).variants {
            let shown = String::from_utf8_lossy(&v.text).into_owned();
            let from = shown.find("int once(").expect("once") + 9;
            let to = shown.find("int square(").expect("square");
            let once = &shown[from..to];
            assert!(!once.contains("once("), "it would call itself: {once}");
            for m in &v.mutations {
                // Stores to `count` may move past calls of `square`.
                let inside = (10..=17).contains(&m.at.line);
                assert!(
                    !inside || !m.why.contains("count is"),
                    "{}: {}",
                    m.at,
                    m.why
                );
            }
        }
    }
}

/// Programs in several files do what they did in one, and nothing is defined twice or static.
#[test]
fn split_programs_keep_their_meaning() {
    let mut texts = vec![
        ("calls.c".to_string(), seed("calls.c")),
        ("flow.c".to_string(), seed("flow.c")),
        ("linkage.c".to_string(), seed("linkage.c")),
        ("units.c".to_string(), seed("units.c")),
        ("records.c".to_string(), seed("records.c")),
    ];
    texts.extend(generated(1..5));
    let mut split = 0;
    for (name, text) in &texts {
        let options = Options {
            variants: 4,
            split: true,
            ..Options::default()
        };
        let family = variants(name, text, &options);
        for v in &family.variants {
            let Some(made) = &v.split else { continue };
            split += 1;
            assert!((2..=4).contains(&made.units.len()));
            assert_eq!(made.units[0].name, "a.c");
            for unit in &made.units {
                assert_ne!(unit.text, v.text, "{name}: {}", unit.name);
            }
        }
    }
    assert!(split >= 16, "{split} of {} were split", texts.len() * 4);
}

#[test]
fn a_chain_moves_away_from_the_seed() {
    let text = seed("flow.c");
    let options = Options {
        variants: 5,
        mcmc: true,
        ..Options::default()
    };
    let family = variants("flow.c", &text, &options);
    let again = variants("flow.c", &text, &options);
    assert_eq!(family.variants.len(), 5);
    for (i, (v, w)) in family.variants.iter().zip(&again.variants).enumerate() {
        assert_eq!(v.text, w.text, "the same every time");
        let shown = output(&v.text);
        let expected = (
            family.outcome.verdict.clone(),
            family.outcome.output.clone(),
        );
        assert_eq!(shown.as_ref(), Ok(&expected));
        if let Some(before) = i.checked_sub(1).and_then(|i| family.variants.get(i)) {
            assert_eq!(v.base, before.text);
            assert!(v.earlier.len() >= before.mutations.len());
        }
    }
}

/// Promises are made only where they are true, and kept by what else is put in.
#[test]
fn attributes_are_true() {
    let text = br#"#include <stdio.h>
static int global = 3;
static volatile int port;
static int reads(int a)
{
  int b = a + global;
  return b;
}
static int closed(int a)
{
  int b = a * 3;
  if (a > 50)
    b = 1;
  b = b + 1;
  return b;
}
static int writes(int a)
{
  global += a;
  return a;
}
static int looks(int a)
{
  return a + port;
}
static int through(const int *p, const int *q)
{
  return q ? *p + *q : *p;
}
static int calls(int a)
{
  return writes(a) + 1;
}
static const int *where(void)
{
  return &global;
}
int main(void)
{
  int x = reads(1), y = closed(2);
  x += writes(4);
  y += looks(5);
  x += through(&x, 0);
  y += calls(6);
  y += *where();
  printf("%d %d %d\n", x, y, global);
  return 0;
}
"#;
    let mut seen: Vec<String> = Vec::new();
    for number in 1..=40 {
        let options = Options {
            points: 1000,
            seed: number,
            variants: 3,
            ..Options::default()
        };
        for v in variants("promises.c", text, &options).variants {
            let promised = |word: &str| {
                let end = format!("closed given the attribute {word}");
                v.mutations.iter().any(|m| m.what == end)
            };
            let bound = promised("const") || promised("pure");
            for m in &v.mutations {
                if m.kind == "attribute" {
                    seen.push(m.what.clone());
                }
                let inside = (9..=16).contains(&m.at.line);
                let looks = m.why.contains("global is") || m.kind == "opaque";
                assert!(
                    !(bound && inside && looks),
                    "{}: {}: {}",
                    m.at,
                    m.kind,
                    m.why
                );
            }
        }
    }
    seen.sort();
    seen.dedup();
    let has = |what: &str| seen.iter().any(|s| s == what);
    for what in [
        "closed given the attribute const",
        "closed given the attribute pure",
        "reads given the attribute pure",
        "through given the attribute nonnull (1)",
        "where given the attribute returns_nonnull",
        "writes given the attribute noinline",
    ] {
        assert!(has(what), "{what}: {seen:?}");
    }
    for what in [
        "reads given the attribute const",
        "writes given the attribute pure",
        "looks given the attribute pure",
        "through given the attribute const",
        "through given the attribute nonnull (2)",
        "calls given the attribute pure",
    ] {
        assert!(!has(what), "{what}");
    }
}

/// A variable stays volatile where somebody else may look at it.
/// What other mutations put before a function does not come between it and its attribute.
#[test]
fn attributes_stay_with_their_function() {
    let text = b"int printf(const char *, ...);\n\
        static int twice(int *p, int n) { int s = *p + n * 3; return s + *p; }\n\
        int main(void) { int x = 4; x = twice(&x, x + 1) + twice(&x, 2); printf(\"%d\\n\", x); }\n";
    let kinds = ["attribute", "outline", "opaque"];
    let options = Options {
        kinds: kinds.iter().filter_map(|name| by_name(name)).collect(),
        variants: 60,
        points: 1000,
        ..Options::default()
    };
    let mut together = 0;
    for variant in variants("stay.c", text, &options).variants {
        let text = String::from_utf8(variant.text).unwrap();
        let kind = |name| variant.mutations.iter().any(|m| m.kind == name);
        together += usize::from(kind("attribute") && (kind("outline") || kind("opaque")));
        for (at, _) in text.match_indices("__attribute__ ((") {
            let line = text[at..].lines().next().unwrap();
            assert!(line.contains("twice(") || line.contains("main("), "{text}");
        }
    }
    assert!(together > 0);
}

/// A function that has an attribute gets no other, which might exclude it: not in a later round, either.
#[test]
fn attributes_come_once() {
    let text = b"int printf(const char *, ...);\n\
        static int thrice(int n) __attribute__ ((cold));\n\
        static int twice(int *p, int n) { int s = *p + n * 3; return s + *p; }\n\
        static int thrice(int n) { return n * 3; }\n\
        int main(void) { int x = 4; x = twice(&x, x + 1) + thrice(2); printf(\"%d\\n\", x); }\n";
    let options = Options {
        kinds: by_name("attribute").into_iter().collect(),
        variants: 20,
        points: 1000,
        chain: 3,
        ..Options::default()
    };
    for variant in variants("once.c", text, &options).variants {
        let text = String::from_utf8(variant.text).unwrap();
        assert_eq!(text.matches("__attribute__").count(), 2, "{text}");
    }
}

#[test]
fn volatile_goes_where_nobody_looks() {
    let base = "#include <stdio.h>\nvolatile int a = 3;\nint main(void)\n{\n  volatile long b = 4;\n  volatile int *p = 0;\n  LINE\n  a = a + 1;\n  b = b + a;\n  printf(\"%ld %d\\n\", b, p == 0);\n  return 0;\n}\n";
    let calmed = |line: &str| {
        let options = Options {
            kinds: by_name("calm").into_iter().collect(),
            points: 1000,
            variants: 1,
            ..Options::default()
        };
        let text = base.replace("LINE", line);
        let family = variants("calm.c", text.as_bytes(), &options);
        family.variants[0].mutations.len()
    };
    assert_eq!(calmed(";"), 2);
    assert_eq!(calmed("p = &a; p = 0;"), 1);
    assert_eq!(calmed("__typeof__(b) c = 1; c = c + 1;"), 1);
    assert_eq!(calmed("int signal = 0; (void)signal;"), 0);
}

/// `variants` panics if a mutation was wrong.
#[test]
fn corners_are_right() {
    for name in ["corners.c", "library.c", "registers.c"] {
        let text = seed(name);
        for number in 1..=25 {
            let options = Options {
                points: 600,
                seed: number,
                variants: 3,
                split: true,
                ..Options::default()
            };
            let family = variants(name, &text, &options);
            assert!(family.variants.iter().all(|v| v.mutations.len() > 5));
        }
    }
}

/// Mutations write `int` and mean it.
#[test]
fn words_of_the_language_are_no_macros() {
    let with = |define: &str| {
        let text = format!("{define}\nint main(void) {{ int x = 3; return x - 3; }}\n");
        family("words.c", text.as_bytes(), &Options::default())
    };
    for fine in ["", "#define INT long", "#if 0\n#define int long\n#endif"] {
        assert!(with(fine).is_ok(), "{fine}");
    }
    let Err(Error::Problem(problem, _)) = with("#define int signed") else {
        panic!("`int` is a macro");
    };
    assert!(problem.to_string().contains("`int`"), "{problem}");
}

/// What only clang sees keeps its names: it has none of the program's, and nothing in it is renamed.
#[test]
fn text_for_other_compilers_is_heeded() {
    let mut told = 0;
    for (name, text) in generated(1..5) {
        let kinds = ["hint", "member", "element"];
        let options = Options {
            kinds: kinds.iter().filter_map(|name| by_name(name)).collect(),
            points: 600,
            variants: 4,
            chain: 2,
            split: true,
            ..Options::default()
        };
        for v in variants(&name, &text, &options).variants {
            let units = v.split.map_or(vec![v.text.clone()], |s| {
                s.units.into_iter().map(|unit| unit.text).collect()
            });
            for unit in units {
                let unit = String::from_utf8(unit).expect("text");
                for (at, call) in unit.match_indices("__builtin_assume(") {
                    told += 1;
                    let fact = unit[at + call.len()..].split(')').next().expect("a name");
                    let declared = unit.contains(&format!("int {fact} = "));
                    assert!(declared, "{name}: {fact}:\n{unit}");
                }
            }
        }
    }
    assert!(told > 10, "{told}");
    let text = b"#include <stdio.h>\nstatic int a = 1, b = 2;\nstatic int f(int n)\n{\n  int x = n;\n  int y = n;\n#ifdef OTHER\n  x = LINE;\n#endif\n  return x + y + b;\n}\nint main(void)\n{\n  printf(\"%d\\n\", f(3) + a);\n  return 0;\n}\n";
    let text = String::from_utf8(text.to_vec()).expect("text");
    let family = |line: &str| {
        let kinds = ["member", "element"];
        let options = Options {
            kinds: kinds.iter().filter_map(|name| by_name(name)).collect(),
            points: 1000,
            variants: 8,
            split: true,
            ..Options::default()
        };
        variants("other.c", text.replace("LINE", line).as_bytes(), &options)
    };
    for v in &family("3").variants {
        assert!(v.split.is_some());
        for m in &v.mutations {
            assert!(!m.what.starts_with("x "), "{}", m.what);
        }
    }
    assert!(family("3").variants.iter().any(|v| !v.mutations.is_empty()));
    assert!(family("a").variants.iter().all(|v| v.split.is_none()));
}

/// Operands of assembly are in no tree: what they name keeps its name.
#[test]
fn operands_of_assembly_keep_their_names() {
    let text = b"int main(void)\n{\n  int x = 3;\n  int y = 4;\n  __asm__(\"\" : : \"r\"(x), \"r\"((2)));\n  return x + y - 7;\n}\n";
    let kinds = ["member", "element"];
    let options = Options {
        kinds: kinds.iter().filter_map(|name| by_name(name)).collect(),
        points: 1000,
        variants: 8,
        ..Options::default()
    };
    let family = variants("assembly.c", text, &options);
    let told = family.variants.iter().flat_map(|v| &v.mutations);
    let told: Vec<&str> = told.map(|m| m.what.as_str()).collect();
    assert!(told.iter().any(|what| what.starts_with("y ")), "{told:?}");
    assert!(!told.iter().any(|what| what.starts_with("x ")), "{told:?}");
}

/// Functions of the generator's come before the function that calls them, and are called.
#[test]
fn the_generator_takes_part() {
    let mut grown = 0;
    for (name, text) in [
        ("flow.c", seed("flow.c")),
        ("corners.c", seed("corners.c")),
        // A name of every kind is a macro.
        ("macros.c", b"#define f1 +\n#define g1 +\n#define x1 +\n#define a1 +\n#define i1 +\n#define m1 +\n#include <stdio.h>\nint main(void)\n{\n  int y = 3;\n  if (y > 4)\n  {\n    y = 5;\n    y += 2;\n  }\n  y++;\n  printf(\"%d\\n\", y);\n  return 0;\n}\n".to_vec()),
    ] {
        for number in 1..=20 {
            let kinds = ["fcb", "insert"];
            let options = Options {
                kinds: kinds.iter().filter_map(|name| by_name(name)).collect(),
                points: 1000,
                seed: number,
                variants: 3,
                ..Options::default()
            };
            for v in variants(name, &text, &options).variants {
                let of = |m: &&cassay_mutate::Mutated| m.what.contains("the generator's");
                for m in v.mutations.iter().filter(of) {
                    grown += 1;
                    assert_eq!(m.edits.len(), 2, "{}", m.at);
                }
            }
        }
    }
    assert!(grown > 20, "{grown}");
}

/// Programs of several files: each kind alone and all together, in parts and in chains.
#[test]
fn programs_of_several_files_keep_their_meaning() {
    let part = |name: &str| (name.to_string(), seed(&format!("parts/{name}")));
    let mut programs = vec![vec![part("a.c"), part("b.c")]];
    for number in 1..5 {
        let mut case = Case::new(Style::Whole, number);
        for set in ["size=4000", "barrier=units"] {
            case.set(set).expect("a knob can be set");
        }
        let made = generate(&case).unwrap_or_else(|e| panic!("{e}"));
        programs.push(made.program.sources().cloned().collect());
    }
    for (at, files) in programs.iter().enumerate() {
        let units: Vec<_> = files
            .iter()
            .filter(|f| f.0.ends_with(".c"))
            .cloned()
            .collect();
        assert!(units.len() > 1, "program {at}");
        let derived = |options: &Options| {
            let (preprocess, run) = (preprocessing(), running());
            let setting = Setting {
                preprocess: &preprocess,
                run: &run,
            };
            let mut loader = InMemory::new(files);
            let family = derive_files(&units, &setting, &mut loader, options);
            let family = family.unwrap_or_else(|e| panic!("program {at}: {e}"));
            if let Some(b) = family.blamed.first() {
                let m = &b.mutation;
                panic!(
                    "program {at}: {}: {}: {} ({:?})",
                    m.at, m.kind, b.why, m.edits
                );
            }
            family
        };
        let mut touched = vec![false; units.len()];
        for kind in ALL {
            let family = derived(&Options {
                kinds: vec![*kind],
                variants: 2,
                points: 400,
                ..Options::default()
            });
            for v in &family.variants {
                let made = v.files();
                let names: Vec<&String> = made.iter().map(|f| &f.0).collect();
                assert!(
                    names
                        .iter()
                        .eq(&units.iter().map(|f| &f.0).collect::<Vec<_>>())
                );
                for m in &v.mutations {
                    assert!(units.iter().any(|f| f.0 == m.at.file), "{}", m.at);
                }
                for ((seen, new), old) in touched.iter_mut().zip(&made).zip(&units) {
                    *seen |= new.1 != old.1;
                }
            }
        }
        assert!(touched.iter().filter(|t| **t).count() > 1, "program {at}");
        let family = derived(&Options {
            points: 600,
            chain: 2,
            variants: 4,
            split: true,
            ..Options::default()
        });
        for v in &family.variants {
            assert!(v.split.is_none());
            assert_eq!(v.subset_files(|_| true), v.files());
        }
    }
}

/// A file that is also included is two texts.
#[test]
fn a_file_that_is_included_is_no_file_of_its_own() {
    let file = |name: &str, text: &str| (name.to_string(), text.as_bytes().to_vec());
    let files = [
        file("a.c", "#include \"b.c\"\nint main(void) { return f(); }\n"),
        file("b.c", "static int f(void) { return 0; }\n"),
    ];
    let (preprocess, run) = (preprocessing(), running());
    let setting = Setting {
        preprocess: &preprocess,
        run: &run,
    };
    let mut loader = InMemory::new(&files);
    let options = Options::default();
    let error = derive_files(&files, &setting, &mut loader, &options);
    let Err(Error::Problem(problem, _)) = error else {
        panic!("it is a seed");
    };
    assert!(problem.to_string().contains("included"), "{problem}");
}

/// A pointer that is not aligned is not restored through `void *`.
#[test]
fn misaligned_pointers_are_not_converted() {
    let text = seed("packed.c");
    let mut pointers = 0;
    for number in 1..=20 {
        let options = Options {
            kinds: by_name("tcb").into_iter().collect(),
            points: 1000,
            seed: number,
            variants: 3,
            ..Options::default()
        };
        for v in variants("packed.c", &text, &options).variants {
            let shown = String::from_utf8_lossy(&v.text).into_owned();
            pointers += shown.matches("= (void *)").count();
        }
    }
    assert!(pointers > 0, "aligned ones are");
}

/// Another library's `isdigit` gives another number, and its `qsort` compares other pairs.
#[test]
fn what_the_library_leaves_open_is_not_relied_on() {
    let text = br#"#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
static int seen;
static int compare(const void *a, const void *b)
{
  int x = *(const int *)a, y = *(const int *)b;
  seen++;
  if (x == y)
    return 0;
  return x < y ? -1 : 1;
}
static int digit(int c)
{
  return isdigit(c);
}
int main(void)
{
  int list[3] = { 3, 1, 2 };
  int known = digit('5'), sure = digit('7') != 0, copy = known;
  qsort(list, 3, sizeof list[0], compare);
  if (copy)
    sure++;
  printf("%d %d %d\n", list[0], sure, !known);
  return seen < 0;
}
"#;
    let mut relied = 0;
    for number in 1..=30 {
        let options = Options {
            points: 1000,
            seed: number,
            variants: 3,
            ..Options::default()
        };
        for v in variants("loose.c", text, &options).variants {
            for m in &v.mutations {
                let open = ["known is", "copy is", "seen is"];
                assert!(
                    !open.iter().any(|o| m.why.contains(o)),
                    "{}: {}",
                    m.at,
                    m.why
                );
                let inside = (5..=12).contains(&m.at.line);
                let valued = ["fcb", "tg", "tcb", "prune", "insert", "identity", "hint"];
                assert!(!inside || !valued.contains(&m.kind), "{}: {}", m.at, m.kind);
                relied += usize::from(m.why.contains("sure is"));
            }
        }
    }
    assert!(relied > 0, "what is certain is relied on");
}

/// A variant is handed on as its seed is: with the seed's headers, input and expectation, in the files that it
/// was split into.
#[test]
fn a_variant_is_a_program_under_test() {
    let text = seed("parts/b.c");
    let mut program = generate(&Case::new(Style::Whole, 2))
        .expect("a program")
        .program;
    program.input.args = vec!["x".to_string()];
    program.headers.push(("b.h".to_string(), text));
    let options = Options {
        variants: 4,
        split: true,
        ..Options::default()
    };
    let (name, text) = &program.units[0];
    let family = variants(name, text, &options);
    assert!(family.variants.iter().any(|v| v.split.is_some()));
    for v in &family.variants {
        let made = v.program(&program);
        assert_eq!(
            made.case,
            format!("variant {} of {}", v.number, program.case)
        );
        assert_eq!(made.units.len() > 1, v.split.is_some());
        assert_eq!(made.units == v.files(), v.split.is_none());
        assert_eq!(
            (&made.headers, &made.input, &made.expected, made.dialect),
            (
                &program.headers,
                &program.input,
                &program.expected,
                program.dialect
            )
        );
    }
}
