//! What C leaves to the implementation: which choices a run meets, adversaries, and how much of the output is certain.

use cassay_eval::{Open, Options, Outcome, Verdict};
use cassay_source::Source;

fn run(body: &str, adversaries: u32) -> Outcome {
    let text = format!(
        "#include <stdio.h>\n#include <stdlib.h>\n#include <stdint.h>\n#include <assert.h>\n{body}"
    );
    let checked = Source::new("main.c", text)
        .check()
        .unwrap_or_else(|refused| panic!("{refused}"));
    checked.run(&Options {
        adversaries,
        ..Options::default()
    })
}

/// The output, and how much of it is certain.
fn output(statements: &str) -> (String, String) {
    let outcome = run(&format!("int main(void) {{ {statements} }}"), 0);
    assert!(
        matches!(outcome.verdict, Verdict::Exit(_) | Verdict::Abort),
        "{statements}: {:?}",
        outcome.verdict
    );
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (
        text(&outcome.output),
        text(&outcome.output[..outcome.certain]),
    )
}

#[test]
fn what_is_not_flushed_at_an_abnormal_end_may_be_missing() {
    for (end, certain) in [
        ("return 3;", "ab"),
        ("exit(3);", "ab"),
        ("abort();", "a"),
        ("__builtin_trap();", "a"),
        ("assert(0);", "a"),
        ("_Exit(3);", "a"),
        ("quick_exit(3);", "a"),
        ("fflush(NULL); abort();", "ab"),
        ("fflush(stderr); abort();", "a"),
    ] {
        let program = format!("printf(\"a\"); fflush(stdout); printf(\"b\"); {end}");
        assert_eq!(output(&program), ("ab".into(), certain.into()), "{end}");
    }
}

#[test]
fn a_stream_without_a_buffer_is_certain() {
    for (buffer, certain) in [
        ("setvbuf(stdout, NULL, _IONBF, 0);", "a\nb"),
        ("setbuf(stdout, NULL);", "a\nb"),
        ("setvbuf(stdout, NULL, _IOLBF, 100);", ""),
        ("", ""),
    ] {
        let program = format!("{buffer} printf(\"a\\nb\"); abort();");
        assert_eq!(
            output(&program),
            ("a\nb".into(), certain.into()),
            "{buffer}"
        );
    }
}

#[test]
fn an_exit_from_a_handler_that_flushes_nothing_is_an_end() {
    let outcome = run(
        "static void last(void) { _Exit(4); }
         int main(void) { atexit(last); printf(\"x\"); return 0; }",
        0,
    );
    assert_eq!((outcome.verdict, outcome.certain), (Verdict::Exit(4), 0));
}

#[test]
fn choices_that_were_met_are_named() {
    let met = |body: &str| run(body, 0).met;
    assert_eq!(met("int main(void) { return 0; }"), []);
    assert_eq!(
        met("int x; int main(void) { return (uintptr_t)&x == 0; }"),
        [Open::Address]
    );
    assert_eq!(
        met("int main(void) { free(malloc(0)); return puts(\"x\") < 0; }"),
        [Open::Allocation, Open::Result]
    );
    assert_eq!(Open::Address.name(), "address");
}

/// A function that promises to have no effects is called again only if its text does not show that it keeps the promise:
/// its own variables are nobody else's, even where something points to them.
#[test]
fn functions_without_effects_need_no_second_run() {
    let run = |function: &str| {
        let pure = "__attribute__((const)) static";
        run(
            &format!(
                "int g; {pure} {function} int main(void) {{ int x = f(2, 3); return 3 * x + f(2, 3); }}"
            ),
            0,
        )
    };
    for function in [
        "int f(int a, int b) { int x; return __builtin_add_overflow(a, b, &x) ? 1 : x; }",
        "int f(int a, int b) { int *p = &a; a += b; return a + (p == 0); }",
        "int f(int a, int b) { return __builtin_isnan(a + 0.5) + __builtin_popcount(b); }",
        "int f(int n, ...) { __builtin_va_list l; __builtin_va_start(l, n); \
           int x = __builtin_va_arg(l, int); __builtin_va_end(l); return x; }",
    ] {
        let outcome = run(function);
        assert!(matches!(outcome.verdict, Verdict::Exit(_)), "{function}");
        assert_eq!(outcome.met, [], "{function}");
    }
    // Whether these keep it is found out, and some do not.
    for (function, kept) in [
        (
            "int f(int a, int b) { return __builtin_add_overflow(a, b, &g) ? 1 : 0; }",
            true,
        ),
        (
            "int f(int a, int b) { int *p = &g; *p += b; return a + g; }",
            false,
        ),
        ("int f(int a, int b) { return a + b + g++; }", false),
    ] {
        let outcome = run(function);
        assert!(outcome.met.contains(&Open::Calls), "{function}");
        let ended = matches!(outcome.verdict, Verdict::Exit(_));
        assert_eq!(ended, kept, "{function}: {:?}", outcome.verdict);
    }
}

/// What was right at one element is not taken to be right at other objects, or in other parts.
#[test]
fn accesses_by_the_same_instruction_are_told_apart() {
    let kind = |body: &str| match run(body, 0).verdict {
        Verdict::Undefined(report) => report.kind.code().to_string(),
        other => format!("{other:?}"),
    };
    let program = |second: &str| {
        format!(
            "struct s {{ int a; float b; }}; struct s t[4]; int u[4]; float f[4];
             static int get(void *p) {{ return *(int *)p; }}
             int main(void) {{
                 int sum = 0;
                 for (int i = 0; i < 4; i++) sum += get(&t[i].a) + get(&u[i]);
                 sum += get({second});
                 return sum;
             }}"
        )
    };
    for right in ["&t[3].a", "&u[1]"] {
        assert_eq!(kind(&program(right)), "Exit(0)", "{right}");
    }
    for wrong in ["&t[3].b", "&f[0]", "&t[0].b"] {
        assert_eq!(kind(&program(wrong)), "effective-type", "{wrong}");
    }
}

/// Only an adversary has other pseudo-random numbers, and the same adversaries say the same.
#[test]
fn adversaries_decide_at_random_and_always_the_same() {
    let body = "int main(void) { srand(7); printf(\"%d\\n\", rand() % 1000); return 0; }";
    assert_eq!(run(body, 0).verdict, Verdict::Exit(0));
    let once = run(body, 8);
    assert!(
        matches!(&once.verdict, Verdict::Unspecified(report) if report.kind.code() == "library-value"),
        "{:?}",
        once.verdict
    );
    assert_eq!(once, run(body, 8));
    let same = "int main(void) { srand(7); int a = rand(); srand(7); return a != rand(); }";
    assert_eq!(run(same, 8).verdict, Verdict::Exit(0));
}

/// Neither the order of two objects nor their distance, but a test that only some layouts pass.
#[test]
fn adversaries_put_objects_anywhere() {
    let body = "int x; int main(void) { uintptr_t at = (uintptr_t)&x; return at % 32 == 4; }";
    let outcome = run(body, 16);
    assert!(
        matches!(&outcome.verdict, Verdict::Unspecified(report) if report.kind.code() == "address-dependent"),
        "{:?}",
        outcome.verdict
    );
    let aligned = "double x; int main(void) { return (uintptr_t)&x % _Alignof(double) != 0; }";
    assert_eq!(run(aligned, 16).verdict, Verdict::Exit(0));
}

/// To gcc the shifted bit-field has 40 bits and is 0, to clang it has 64: the loop goes on for ever.
#[test]
fn a_program_that_ends_in_one_reading_only_depends_on_it() {
    let text = "struct s { unsigned long long x : 40; } s = {2}; volatile int v;\n\
                int main(void) { while (s.x << 39) v++; return 0; }\n";
    let checked = Source::new("main.c", text)
        .check()
        .unwrap_or_else(|refused| panic!("{refused}"));
    let mut options = Options::default();
    options.limits.steps = 100_000;
    match checked.run(&options).verdict {
        Verdict::Unspecified(report) => assert_eq!(report.kind.code(), "bit-field-type"),
        other => panic!("{other:?}"),
    }
}
