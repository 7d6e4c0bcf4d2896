//! A broken setup is an error, not a result; a compiler for another target is not judged by ours; and what was not
//! tested is said.

use super::common::*;
use std::fs;
use std::path::Path;

/// What a hunt that cannot begin complains about. It leaves no store behind.
#[track_caller]
fn complaint(place: &TestDir, args: &[&str]) -> String {
    let store = place.path("never");
    let mut command = cassay(&["hunt", "--json", "--programs", "2", "--size", "800"]);
    if args.contains(&"--foreign") {
        command = cassay(&["hunt", "--json", "--programs", "2"]);
    }
    let output = command
        .args(["--store", &store])
        .args(args)
        .output()
        .unwrap();
    let error = text(&output.stderr);
    assert_eq!(output.status.code(), Some(125), "{args:?}: {error}");
    assert!(!Path::new(&store).exists(), "{args:?}: {error}");
    error
}

#[test]
fn a_generator_that_makes_no_c_is_an_error() {
    if !have(&["gcc"]) {
        return;
    }
    let place = TestDir::new("no-generator");
    for (generator, mention) in [
        ("nosuchgen {seed}", "nosuchgen"),
        ("true {seed}", "printed nothing"),
        ("false {seed}", "exit status 1"),
        ("echo this is seed {seed}", "no compiler accepts"),
    ] {
        let error = complaint(&place, &["--cc", "gcc -O1", "--foreign", generator]);
        assert!(error.contains("makes no C program"), "{error}");
        assert!(error.contains(mention), "{error}");
    }
}

/// One whose programs are all undefined has tested nothing, which is no success.
#[test]
fn a_hunt_that_tests_nothing_is_an_error() {
    if !have(&["gcc"]) {
        return;
    }
    let place = TestDir::new("nothing-tested");
    let body = "echo 'int main(void) { int x; return x; }'";
    let generator = format!("{} {{seed}}", script(&place, "generator", body));
    let store = place.path("store");
    let output = cassay(&["hunt", "--plain", "--programs", "3", "--store", &store])
        .args(["--cc", "gcc -O1", "--foreign", &generator])
        .output()
        .unwrap();
    let (error, said) = (text(&output.stderr), text(&output.stdout));
    assert_eq!(output.status.code(), Some(125), "{error}{said}");
    assert!(error.contains("nothing was tested"), "{error}");
    assert!(error.contains("indeterminate-value"), "{error}");
    assert!(
        said.contains("no program for 3 seeds, the first because"),
        "{said}"
    );
}

/// A path is the user's, who is not where compilers and generators run.
#[test]
fn programs_are_found_from_where_the_user_is() {
    if !have(&["gcc"]) {
        return;
    }
    let place = TestDir::new("relative");
    script(&place, "mine", "exec gcc \"$@\"");
    script(&place, "generator", "echo 'int main(void) { return 0; }'");
    let config = "[hunt]\nfind = false\n[[compiler]]\nname = \"described\"\nlevels = [\"-O1\"]\n\
                  command = \"./mine {flags} -o {out} {sources}\"\n";
    place.write("c.toml", config);
    for args in [
        ["--cc", "./mine -O1", "--size", "800"],
        ["--config", "c.toml", "--size", "800"],
        ["--cc", "./mine -O1", "--foreign", "./generator {seed}"],
    ] {
        let output = cassay(&["hunt", "--json", "--programs", "1", "--store", "store"])
            .args(args)
            .current_dir(place.dir())
            .output()
            .unwrap();
        let error = text(&output.stderr);
        assert_eq!(output.status.code(), Some(0), "{args:?}: {error}");
        fs::remove_dir_all(place.dir().join("store")).unwrap();
    }
}

/// Before anything is tested, there is nothing that an interrupt would have to wait for.
#[test]
fn an_interrupt_ends_the_setup() {
    if !have(&["gcc"]) {
        return;
    }
    let place = TestDir::new("interrupted-setup");
    let body = format!("sleep {WAIT}");
    let generator = format!("{} {{seed}}", script(&place, "generator", &body));
    let store = place.path("store");
    let hunt = cassay(&["hunt", "--json", "--programs", "1", "--store", &store])
        .args(["--cc", "gcc -O1", "--foreign", &generator])
        .stderr(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    await_that("the generator runs", || waits(hunt.id()));
    interrupt(hunt.id());
    let output = hunt.wait_with_output().unwrap();
    let error = text(&output.stderr);
    assert_eq!(output.status.code(), Some(130), "{error}");
    assert!(
        error.contains("stopped before anything was tested"),
        "{error}"
    );
}

/// One that breaks in the middle ends the hunt, too.
#[test]
fn a_generator_that_breaks_is_an_error() {
    if !have(&["gcc"]) {
        return;
    }
    let place = TestDir::new("breaking-generator");
    let body = "[ $1 -lt 3 ] || exit 7\necho 'int main(void) { return 0; }'";
    let generator = format!("{} {{seed}}", script(&place, "generator", body));
    let store = place.path("store");
    let output = run(&[
        "hunt",
        "--json",
        "--programs",
        "500",
        "--jobs",
        "1",
        "--mutate",
        "off",
        "--store",
        &store,
        "--cc",
        "gcc -O1",
        "--foreign",
        &generator,
    ]);
    let error = text(&output.stderr);
    assert_eq!(output.status.code(), Some(125), "{error}");
    assert!(error.contains("makes no programs any more"), "{error}");
    assert!(error.contains("exit status 7"), "{error}");
    assert_clean(&store);
}

#[test]
fn what_is_no_compiler_is_refused() {
    if !have(&["gcc"]) {
        return;
    }
    let place = TestDir::new("no-compiler");
    let error = complaint(&place, &["--cc", "/bin/ls"]);
    assert!(
        error.contains("`/bin/ls` does not compile a trivial program: "),
        "{error}"
    );
    let error = complaint(&place, &["--cc", "gcc -O1 -fnosuch"]);
    assert!(
        error.contains("does not compile a trivial program"),
        "{error}"
    );
    assert!(
        error.contains("unrecognized command-line option"),
        "{error}"
    );
    // A compiler that gets a small program wrong.
    let body = "case \"$*\" in *.c*) sed 's/%d/%d?/' trial.c > t.c; exec gcc -w -o \"$3\" t.c;; esac\nexec gcc \"$@\"";
    let wrong = script(&place, "wrong", body);
    let error = complaint(&place, &["--cc", &format!("{wrong} -O1")]);
    assert!(
        error.contains("fails on a small program: prints"),
        "{error}"
    );
}

#[test]
fn flags_that_are_ignored_are_told() {
    if !have(&["clang"]) {
        return;
    }
    let place = TestDir::new("ignored");
    let store = place.path("store");
    let args = [
        "hunt",
        "--json",
        "--programs",
        "1",
        "--size",
        "800",
        "--store",
        &store,
    ];
    let output = cassay(&args)
        .args(["--cc", "clang -O1 -fweb"])
        .output()
        .unwrap();
    let all = objects(&output);
    assert!(
        said(&all, "warning: `clang -O1 -fweb` says: clang: warning: "),
        "{all:?}"
    );
}

#[test]
fn a_compiler_for_another_target_is_refused() {
    if !have(&["gcc"]) {
        return;
    }
    let place = TestDir::new("targets");
    for (flag, mention) in [
        (
            "-funsigned-char",
            "char_signed: 0 with the compiler, 1 here",
        ),
        (
            "-fshort-enums",
            "size of a small enum: 1 with the compiler, 4 here",
        ),
        ("-fpack-struct", "int.align: 1 with the compiler, 4 here"),
        (
            "-fshort-wchar",
            "size of wchar_t: 2 with the compiler, 4 here",
        ),
        (
            "-mlong-double-64",
            "long_double.size: 8 with the compiler, 16 here",
        ),
        ("-mms-bitfields", "with the compiler"),
    ] {
        let error = complaint(&place, &["--cc", &format!("gcc -O1 {flag}")]);
        let target = "compiles for another target than x86_64-linux";
        assert!(
            error.contains(target) && error.contains(mention),
            "{flag}: {error}"
        );
    }
    // The sign of bit-fields shows in a run only.
    let error = complaint(&place, &["--cc", "gcc -O1 -funsigned-bitfields"]);
    assert!(error.contains("fails on a small program"), "{error}");

    // By its description, whatever it really is.
    let config = place.path("cassay.toml");
    let described = |more: &str| {
        let text = format!(
            "[hunt]\nfind = false\n[[compiler]]\nname = \"other\"\nfamily = \"gcc\"\n{more}\n"
        );
        fs::write(&config, text).unwrap();
    };
    described("command = \"gcc {flags} -o {out} {sources}\"\ntarget = \"i686-linux\"");
    let error = complaint(&place, &["--config", &config]);
    assert!(
        error.contains("compiles for i686-linux; programs are made for x86_64-linux"),
        "{error}"
    );
    // A cross compiler, with and without an emulator.
    let cross = "s390x-linux-gnu-gcc";
    if !have(&[cross]) {
        return;
    }
    for runner in ["", "runner = [\"qemu-s390x-static\", \"{program}\"]"] {
        let command = format!("command = \"{cross} -static {{flags}} -o {{out}} {{sources}}\"");
        described(&format!("{command}\n{runner}"));
        let error = complaint(&place, &["--config", &config]);
        assert!(error.contains("compiles for another target"), "{error}");
        assert!(error.contains("endian"), "{error}");
    }
}

/// The same holds for a compiler that a reduction accuses.
#[test]
fn reductions_refuse_them_too() {
    if !have(&["gcc"]) {
        return;
    }
    let place = TestDir::new("reduce-setup");
    let source = place.path("a.c");
    fs::write(&source, "int main(void) { return 3; }\n").unwrap();
    for (compiler, mention) in [
        ("/bin/ls", "does not compile a trivial program"),
        ("gcc -fnosuch", "does not compile a trivial program"),
        ("gcc -funsigned-char", "compiles for another target"),
    ] {
        for args in [
            ["--cc", compiler, "--jobs", "1"],
            ["--cc", "gcc -O1", "--against", compiler],
        ] {
            let output = cassay(&["reduce", &source]).args(args).output().unwrap();
            let error = text(&output.stderr);
            assert_eq!(output.status.code(), Some(125), "{args:?}: {error}");
            assert!(error.contains(mention), "{args:?}: {error}");
        }
    }
}

/// Compilers that lack extensions get a program of every seed, without what they lack.
#[test]
fn plain_compilers_get_plain_programs() {
    if !have(&["gcc", "tcc"]) {
        return;
    }
    let place = TestDir::new("plain");
    for (name, compilers, others) in [
        ("both", &["--cc", "gcc -O1", "--cc", "tcc"][..], Some("gcc")),
        ("alone", &["--cc", "tcc"][..], None),
    ] {
        let store = place.path(name);
        let args = [
            "hunt",
            "--json",
            "--programs",
            "8",
            "--size",
            "800",
            "--mutate",
            "off",
            "--reduce",
            "off",
            "--batch",
            "off",
            "--jobs",
            "1",
            "--store",
            &store,
        ];
        let output = cassay(&args).args(compilers).output().unwrap();
        let all = objects(&output);
        let summary = all.last().expect("no output");
        let tests = |compiler: &str| -> u64 {
            let columns = [
                "ok", "crash", "wrong", "hang", "rejects", "suspect", "resource", "skipped",
            ];
            let counts = columns
                .iter()
                .map(|c| summary["compilers"][compiler][c].as_u64().unwrap());
            counts.sum()
        };
        assert_eq!(tests("tcc"), 8, "{summary}");
        assert_eq!(summary["compilers"]["tcc"]["rejects"], 0, "{summary}");
        if let Some(other) = others {
            assert_eq!(tests(other), 8, "{summary}");
        }
        assert!(
            said(&all, "tcc gets programs of its own, without __int128"),
            "{all:?}"
        );
        assert_clean(&store);
    }
}

#[test]
fn skipped_tests_have_reasons() {
    if !have(&["gcc"]) {
        return;
    }
    let place = TestDir::new("skipped");
    let seeds = place.path("seeds");
    fs::create_dir(&seeds).unwrap();
    for (name, value) in [("a.c", 1), ("b.c", 2)] {
        let old = format!(
            "int f() {{ return g() + {value}; }}\nint g() {{ return 1; }}\nint main() {{ return f() - 2; }}\n"
        );
        fs::write(Path::new(&seeds).join(name), old).unwrap();
    }
    let body = "exec gcc -Werror=implicit-function-declaration \"$@\"";
    let strict = script(&place, "strict", body);
    let store = place.path("store");
    let args = |kind: &'static str| {
        let mut command = cassay(&[
            "hunt",
            kind,
            "--programs",
            "40",
            "--jobs",
            "1",
            "--store",
            &store,
        ]);
        command.args([
            "--seeds",
            &seeds,
            "--cc",
            "gcc -O1",
            "--cc",
            &format!("{strict} -O1"),
        ]);
        command
    };
    let output = args("--json").output().unwrap();
    let all = objects(&output);
    let summary = all.last().expect("no output");
    let row = &summary["compilers"]["strict"];
    let skipped = row["skipped"].as_u64().unwrap();
    assert!(skipped >= 20, "{summary}");
    let reasons = row["skipped_because"].as_object().unwrap();
    let sum: u64 = reasons.values().map(|count| count.as_u64().unwrap()).sum();
    assert_eq!(sum, skipped, "{summary}");
    let mut names = reasons.keys();
    assert!(
        names.any(|why| why.contains("refused by the compiler: implicit declaration")),
        "{summary}"
    );
    assert_eq!(
        summary["compilers"]["gcc"]["skipped_because"],
        serde_json::json!({})
    );
    assert!(said(&all, "warning: strict: "), "{all:?}");
    let lines = text(&args("--plain").output().unwrap().stdout);
    assert!(
        lines.contains("tests skipped: refused by the compiler: implicit"),
        "{lines}"
    );
}
