//! The borders of the command line: files that are not as expected, settings that cannot be, and texts of others.

use std::process::{Command, Output};
use std::time::Duration;

use cassay_testkit::process::{Program, run_within};
use cassay_testkit::{TestDir, text};

const CASSAY: Program = Program(env!("CARGO_BIN_EXE_cassay"));

/// What a refused command says, on standard error, with exit code 125.
#[track_caller]
fn complaint(args: &[&str]) -> String {
    CASSAY.complaint(args, 125)
}

/// Runs a command in a directory.
fn within(dir: &TestDir, args: &[&str]) -> Output {
    CASSAY
        .command(args)
        .current_dir(dir.dir())
        .output()
        .unwrap()
}

#[track_caller]
fn is_plain(output: &[u8]) {
    let shown = text(output);
    for c in shown.chars().filter(|c| !matches!(c, '\n' | '\t')) {
        let odd = c.is_control() || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
        assert!(!odd, "{c:?} in {shown}");
    }
}

const ESCAPE: &str = "\x1b]0;owned\x07\x1b[31m\u{9b}2J\u{202e}";

#[test]
fn texts_of_files_reach_no_terminal_raw() {
    let dir = TestDir::new("escapes");
    let message = dir.write("error.c", format!("#error {ESCAPE}\n"));
    let stray = dir.write("stray.c", format!("int main(void) {{ {ESCAPE}; }}\n"));
    let bytes = dir.write("bytes.c", b"int main(void) { return \xff\xfe\x1b[2J; }\n");
    let value = dir.write(
        "value.c",
        format!("int main(void) {{ int i = 2147483647; i++; /* {ESCAPE} */ return i; }}\n"),
    );
    let named = dir.write(&format!("{ESCAPE}.c"), "int main(void) { return x; }\n");
    let toml = dir.write(
        "t.toml",
        format!("'{}' = 1\n", ESCAPE.replace('\x1b', "\\u001b")),
    );
    let missing = format!("{ESCAPE}-missing.c");
    for (args, code) in [
        (vec!["run", &message], 124),
        (vec!["run", &stray], 124),
        (vec!["run", &bytes], 124),
        (vec!["run", &value], 120),
        (vec!["run", &named], 124),
        (vec!["run", &missing], 125),
        (vec!["run", "--target", &toml, &value], 125),
        (vec!["mutate", &named], 124),
        (vec!["run", ESCAPE, "--nosuch"], 125),
        (vec!["findings", "--store", &missing], 125),
        (vec!["gen", "--set", ESCAPE], 125),
    ] {
        let output = CASSAY.run(&args);
        assert_eq!(output.status.code(), Some(code), "{args:?}");
        assert!(!output.stderr.is_empty(), "{args:?}");
        is_plain(&output.stdout);
        is_plain(&output.stderr);
    }
    // Machines get the same text, and JSON all the same.
    let output = CASSAY.run(&["run", "--json", &named]);
    is_plain(&output.stdout);
    assert!(text(&output.stdout).contains("\\u202e"));
}

#[test]
fn a_long_line_makes_a_short_message() {
    let dir = TestDir::new("long");
    let long = "x".repeat(8 << 20);
    let line = dir.write(
        "line.c",
        format!("/* {long} */ int main(void) {{ return y; }}\n"),
    );
    let name = dir.write("name.c", format!("int main(void) {{ return {long}; }}\n"));
    let error = dir.write("error.c", format!("#error {long}\n"));
    let toml = dir.write("t.toml", format!("{long}\n"));
    for args in [
        vec!["run", &line],
        vec!["run", &name],
        vec!["run", &error],
        vec!["gen", "--config", &toml],
        vec!["hunt", "--config", &toml],
        vec!["run", "--target", &toml, &line],
    ] {
        let output = CASSAY.run(&args);
        assert!(!output.status.success());
        assert!(
            output.stderr.len() < 5_000,
            "{args:?}: {}",
            output.stderr.len()
        );
        assert!(!output.stderr.is_empty());
    }
}

#[test]
fn colours_are_there_when_they_are_asked_for() {
    let dir = TestDir::new("colours");
    let file = dir.write("a.c", "int main(void) { return x; }\n");
    let colours = |args: &[&str]| {
        let mut command = CASSAY.command(args);
        let output = command.arg(&file).env("NO_COLOR", "1").output().unwrap();
        assert_eq!(output.status.code(), Some(124));
        output.stderr.contains(&0x1b)
    };
    assert!(!colours(&["run"]));
    assert!(!colours(&["run", "--color", "auto"]));
    assert!(!colours(&["run", "--color=never"]));
    assert!(colours(&["run", "--color", "always"]));
    assert!(colours(&["--color", "always", "run"]));
    assert!(complaint(&["run", "--color", "red", &file]).contains("auto"));
}

#[test]
fn a_reduction_keeps_its_input() {
    let dir = TestDir::new("own-input");
    let big = "int main(void) { return 0; }\n";
    let input = dir.write("big.c", big);
    let script = dir.script("test.sh", "#!/bin/sh\nexit 0\n");
    std::fs::hard_link(&input, dir.path("link.c")).unwrap();
    std::os::unix::fs::symlink(&input, dir.path("soft.c")).unwrap();
    dir.write("x.c.log", "int y;\n");
    let other = dir.path("./big.c");
    for (what, out) in [
        ("big.c", input.as_str()),
        ("big.c", other.as_str()),
        ("big.c", "link.c"),
        ("big.c", "soft.c"),
        ("soft.c", "big.c"),
        ("x.c.log", "x.c"),
    ] {
        let output = within(&dir, &["reduce", what, "-o", out, "--test", &script]);
        let said = text(&output.stderr);
        assert_eq!(output.status.code(), Some(125), "{what} {out}: {said}");
        assert!(said.contains("take the place"), "{said}");
    }
    assert_eq!(std::fs::read_to_string(&input).unwrap(), big);
    assert_eq!(
        std::fs::read_to_string(dir.path("x.c.log")).unwrap(),
        "int y;\n"
    );
}

/// The oracle takes a minute for an answer, and the reduction has a second.
#[test]
fn a_reduction_keeps_its_time() {
    let dir = TestDir::new("time");
    let input = dir.write("a.c", "int x, y; int main(void) { y = 3; return x; }\n");
    let slow = "#!/bin/sh\ngrep -q 'y = 3' a.c && grep -q 'return x' a.c && exit 0\nsleep 60\n";
    let script = dir.script("slow.sh", slow);
    let mut command = CASSAY.command(&["reduce", &input, "--time", "1s", "--test", &script]);
    command.current_dir(dir.dir());
    let ran = run_within(command, Vec::new(), Duration::from_secs(30)).unwrap();
    let ran = ran.expect("it ends long before the script");
    assert_eq!(ran.exit, Some(102), "{}", text(&ran.stderr));
    assert!(
        text(&ran.stdout).contains("time is over"),
        "{}",
        text(&ran.stdout)
    );
    assert!(dir.dir().join("a.reduced.c").exists());
}

#[test]
fn a_script_finds_what_it_has_by_hand() {
    let dir = TestDir::new("script");
    let input = dir.write("a.c", "int main(void) { return 3; }\n");
    // Not all of it is found where there are no namespaces; there, /tmp is everybody's.
    let script = dir.script(
        "test.sh",
        "#!/bin/sh\nset -e\n[ \"$WISH\" = granted ]\nf=$(mktemp)\necho x > \"$f\"\n\
         echo x > /tmp/cassay-borders-$$\nrm /tmp/cassay-borders-$$\n[ -r \"$0\" ]\n\
         cd; touch cache; mkdir -p .config/x; cd - > /dev/null\n[ -w \"$TMPDIR\" ]\n\
         touch here\ngrep -q 'return 3' a.c\n",
    );
    let mut command = CASSAY.command(&["reduce", "a.c", "--test", &script]);
    command.env("WISH", "granted").current_dir(dir.dir());
    let output = command.output().unwrap();
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let small = std::fs::read_to_string(dir.path("a.reduced.c")).unwrap();
    assert!(small.contains("return 3"), "{input}: {small}");
    assert!(!dir.dir().join("here").exists());

    let no = dir.script("no.sh", "#!/bin/sh\necho because >&2\necho said\nexit 7\n");
    let output = within(&dir, &["reduce", "a.c", "--test", &no]);
    let said = text(&output.stderr);
    assert_eq!(output.status.code(), Some(101));
    for part in ["status 7", "because", "said", "by hand", "cp a.c", "no.sh"] {
        assert!(said.contains(part), "{part}: {said}");
    }
    // What it says to try can be tried.
    let line = said.lines().last().unwrap().trim();
    let mut tried = Command::new("sh");
    let tried = tried.args(["-c", line]).current_dir(dir.dir());
    let tried = tried.output().unwrap();
    assert!(text(&tried.stdout).contains("exit status 7"), "{line}");
}

#[test]
fn reports_are_tried_before_the_hunt() {
    let dir = TestDir::new("reports");
    let store = dir.path("store");
    let report = dir.path("no/such/place.xml");
    for flag in ["--junit", "--sarif"] {
        let said = complaint(&["hunt", "--store", &store, flag, &report, "--programs", "1"]);
        assert!(said.contains("no/such/place.xml"), "{said}");
    }
    let same = dir.path("same");
    let said = complaint(&[
        "hunt", "--store", &store, "--junit", &same, "--sarif", &same,
    ]);
    assert!(said.contains("the same file"));
    assert!(!dir.dir().join("store").exists() && !dir.dir().join("same").exists());
}

#[test]
fn variants_go_to_an_empty_directory() {
    let dir = TestDir::new("full");
    let input = dir.write("a.c", "int main(void) { return 3; }\n");
    let out = dir.path("out");
    std::fs::create_dir(&out).unwrap();
    std::fs::write(dir.path("out/variant-1.c"), "mine").unwrap();
    let said = complaint(&["mutate", "-o", &out, &input]);
    assert!(said.contains("is not empty"), "{said}");
    assert_eq!(
        std::fs::read_to_string(dir.path("out/variant-1.c")).unwrap(),
        "mine"
    );
}

#[test]
fn misspelt_keys_are_named() {
    let dir = TestDir::new("keys");
    let toml = |text: &str| dir.write("c.toml", text);
    for (command, content, expected) in [
        (
            "hunt",
            "[hunt]\nstile = ['x']\n",
            "c.toml:2: `[hunt]` has no key `stile`; did you mean `style`?",
        ),
        (
            "hunt",
            "[hnut]\n",
            "c.toml:1: a configuration has no key `hnut`; did you mean `hunt`?",
        ),
        (
            "hunt",
            "[[compiler]]\nname = 'x'\ncomand = 'y'\n",
            "c.toml:3: `[[compiler]]` has no key `comand`; did you mean `command`?",
        ),
        (
            "doctor",
            "[[compilers]]\nname = 'x'\n",
            "did you mean `compiler`?",
        ),
        (
            "doctor",
            "[hunt]\nxyzzy = 1\n",
            "there are blame, find, jobs",
        ),
        (
            "gen",
            "stile = 'x'\n",
            "c.toml:1: a configuration has no key `stile`; did you mean `style`?",
        ),
        (
            "gen",
            "[knobs]\nstmt.swich = 1\n",
            "did you mean `stmt.switch`?",
        ),
    ] {
        let said = complaint(&[command, "--config", &toml(content)]);
        assert!(said.contains(expected), "{content}: {said}");
    }
    let program = dir.write("a.c", "int main(void) {}\n");
    let target = toml("int.sise = 4\n");
    let said = complaint(&["run", "--target", &target, &program]);
    assert!(
        said.contains("`int.sise`; did you mean `int.size`?"),
        "{said}"
    );
}

#[test]
fn settings_that_cannot_be_are_refused() {
    let dir = TestDir::new("settings");
    let store = dir.path("store");
    let hunt = |args: &[&str]| {
        let mut all = vec!["hunt", "--store", &store];
        all.extend(args);
        complaint(&all)
    };
    assert!(hunt(&["--levels", "0"]).contains("one set of flags at least"));
    assert!(hunt(&["--cc", ""]).contains("empty"));
    assert!(hunt(&["--cc", " "]).contains("empty"));
    assert!(!dir.dir().join("store").exists());
    let file = dir.write("a.c", "int main(void) { return 0; }\n");
    assert!(complaint(&["reduce", &file, "--cc", ""]).contains("empty"));
    let said = complaint(&["gen", "--target", "x86-64-linux"]);
    assert!(said.contains("did you mean `x86_64-linux`?"), "{said}");
}

#[test]
fn byte_order_marks() {
    let dir = TestDir::new("bom");
    let source = "int main(void) { return 3; }\n";
    let marked = dir.write("utf8.c", format!("\u{feff}{source}"));
    assert_eq!(CASSAY.run(&["run", &marked]).status.code(), Some(3));
    assert_eq!(
        CASSAY
            .run(&["mutate", "--kind", "all", &marked])
            .status
            .code(),
        Some(0)
    );
    let script = dir.script("yes.sh", "#!/bin/sh\ngrep -q 'return 3' utf8.c\n");
    let output = within(&dir, &["reduce", "utf8.c", "--test", &script]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let include = dir.write("include.c", "#include \"utf8.c\"\n");
    assert_eq!(CASSAY.run(&["run", &include]).status.code(), Some(3));
    let units = source.encode_utf16();
    let little: Vec<u8> = units.clone().flat_map(u16::to_le_bytes).collect();
    let big: Vec<u8> = units.flat_map(u16::to_be_bytes).collect();
    let with = |mark: &[u8], rest: &[u8]| [mark, rest].concat();
    for wide in [
        with(b"\xff\xfe", &little),
        with(b"\xfe\xff", &big),
        little,
        big,
    ] {
        let file = dir.write("utf16.c", wide);
        let said = complaint(&["run", &file]);
        assert!(said.contains("UTF-16"), "{said}");
        let include = dir.write("wide.c", "#include \"utf16.c\"\n");
        let said = CASSAY.complaint(&["run", &include], 124);
        assert!(said.contains("UTF-16"), "{said}");
    }
}

#[test]
fn stores_that_are_damaged() {
    let dir = TestDir::new("store");
    let store = dir.path("store");
    std::fs::create_dir(&store).unwrap();
    let fsck = |args: &[&str]| {
        let mut all = vec!["fsck"];
        all.extend(args);
        let output = CASSAY.run(&all);
        (output.status.code(), text(&output.stdout).to_string())
    };
    assert_eq!(CASSAY.run(&["fsck", &store]).status.code(), Some(125));
    for damage in [&b""[..], b"no database", &[0; 8192]] {
        let file = dir.write("store/hunt.db", damage);
        let (code, said) = fsck(&[&store]);
        assert_eq!(code, Some(1), "{said}");
        assert!(said.contains("--salvage"), "{said}");
        assert_eq!(std::fs::read(&file).unwrap(), damage);
        let (code, said) = fsck(&["--salvage", &store]);
        assert_eq!(code, Some(1), "{said}");
        assert!(said.contains("lost: everything"), "{said}");
        assert!(said.contains("saved 0 findings"), "{said}");
        let saved = dir.path("store-salvaged");
        assert_eq!(fsck(&[&saved]).0, Some(0));
        // Not twice to the same place.
        assert_eq!(fsck(&["--salvage", &store]).0, Some(125));
        let other = format!("--salvage={}", dir.path("other"));
        assert_eq!(fsck(&[&other, &store]).0, Some(1));
        std::fs::remove_dir_all(saved).unwrap();
        std::fs::remove_dir_all(dir.path("other")).unwrap();
    }
}
