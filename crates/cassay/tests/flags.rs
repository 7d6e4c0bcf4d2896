//! Flags of `cassay run` that say what else a compiler is told: `--freestanding` and `--common`.

use std::process::{Command, Output};

use cassay_testkit::process::Program;
use cassay_testkit::{TestDir, text};

fn run(flags: &[&str], files: &[String]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cassay"));
    command.arg("run").args(flags).args(files);
    command.output().unwrap()
}

#[test]
fn without_a_library_its_names_are_the_program_s_but_for_four() {
    let dir = TestDir::new("freestanding");
    let own = dir.write(
        "own.c",
        "int abs(int x) { return x + 1; }\nint main(void) { return abs(4); }\n",
    );
    let hosted = run(&[], std::slice::from_ref(&own));
    assert!(text(&hosted.stderr).contains("reserved-name"));
    let freestanding = run(&["--freestanding"], std::slice::from_ref(&own));
    assert_eq!(freestanding.status.code(), Some(5));
    let tolerated = run(&["--tolerate", "reserved-name"], &[own]);
    assert_eq!(tolerated.status.code(), Some(5));
    let body = "void *memset(void *p, int c, unsigned long n) { return p; }\nint main(void) {}\n";
    let compilers = dir.write("compilers.c", body);
    let output = run(&["--freestanding"], &[compilers]);
    assert!(text(&output.stderr).contains("reserved-name"));
}

#[test]
fn tentative_definitions_of_two_files_are_one_object_if_asked_for() {
    let dir = TestDir::new("common");
    let first = "int g, k;\nint h(void);\nint main(void) { g++; return 10 * h() + k; }\n";
    let files = [
        dir.write("a.c", first),
        dir.write("b.c", "int g, k = 5;\nint h(void) { return g; }\n"),
    ];
    let apart = run(&[], &files);
    assert!(text(&apart.stderr).contains("multiple definition of"));
    assert_eq!(run(&["--common"], &files).status.code(), Some(15));
}

#[test]
fn digits_may_be_separated() {
    let dir = TestDir::new("separators");
    let body = "#if 1'0 == 10\nint main(void) { return 1'0'0 + 0x0'a + (int)1'0.5; }\n#endif\n";
    let file = dir.write("a.c", body);
    assert_eq!(run(&[], &[file]).status.code(), Some(120));
}

/// A compiled program is no C text, and is not taken for one.
#[test]
fn binaries_are_refused() {
    let program = env!("CARGO_BIN_EXE_cassay");
    for args in [
        &["run", program][..],
        &["mutate", program],
        &["reduce", program, "--cc", "gcc"],
    ] {
        let error = Program(program).complaint(args, 125);
        assert!(
            error.contains("is no C text: it has a zero byte"),
            "{args:?}: {error}"
        );
    }
}
