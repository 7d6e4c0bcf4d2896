//! A thousand malformed inputs: settings, stores, C texts and command lines, made of good ones by small damage that
//! is the same each time. Whatever comes, a command ends with a code that its help lists, without a panic, and leaves
//! its input as it was.

use std::os::unix::fs::PermissionsExt;
use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use cassay_program::{Commands, Program as UnderTest};
use cassay_store::{
    Ask, Counters, Description, Fresh, Kind, Moment, Observation, Outcome, Results, Store, Subject,
    Tally,
};
use cassay_testkit::process::{Program, run_within};
use cassay_testkit::{TestDir, have, text};

const CASSAY: Program = Program(env!("CARGO_BIN_EXE_cassay"));

/// Far longer than any of them takes; a command that is not done by then hangs.
const PATIENCE: Duration = Duration::from_secs(120);

/// Numbers that are always the same (xorshift).
struct Dice(u64);

impl Dice {
    fn below(&mut self, most: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % most.max(1)
    }

    fn pick<'a, T: ?Sized>(&mut self, list: &[&'a T]) -> &'a T {
        list[self.below(list.len())]
    }

    /// A text with one to four kinds of damage.
    fn damage(&mut self, good: &[u8], pieces: &[&str]) -> Vec<u8> {
        let mut bytes = good.to_vec();
        for _ in 0..1 + self.below(4) {
            let at = self.below(bytes.len() + 1);
            let end = (at + 1 + self.below(12)).min(bytes.len());
            match self.below(8) {
                0 if at < bytes.len() => bytes[at] ^= 1 << self.below(8),
                1 => drop(bytes.drain(at..end)),
                2 => {
                    let part = bytes[at..end].to_vec();
                    bytes.splice(at..at, part);
                }
                3 => bytes.truncate(at),
                4 => bytes.insert(at, self.below(256) as u8),
                5 => {
                    let times = 1 + self.below(300);
                    let part = self.pick(pieces).repeat(times);
                    bytes.splice(at..at, part.into_bytes());
                }
                _ => {
                    let part = self.pick(pieces);
                    bytes.splice(at..end, part.bytes());
                }
            }
        }
        bytes
    }
}

/// Runs a command; its exit code must be one of these (or any, if there are none), and nothing may panic.
#[track_caller]
fn run(args: &[&str], codes: &[i32], what: &str) -> Option<i32> {
    let command: Command = CASSAY.command(args);
    let ran = run_within(command, Vec::new(), PATIENCE).unwrap();
    let ran = ran.unwrap_or_else(|| panic!("{what}: {args:?} hangs"));
    let said = text(&ran.stderr);
    assert!(!said.contains("panicked"), "{what}: {args:?}: {said}");
    let code = ran
        .exit
        .unwrap_or_else(|| panic!("{what}: {args:?}: a signal ended it: {said}"));
    assert!(
        codes.is_empty() || codes.contains(&code),
        "{what}: {args:?}: exit code {code}: {said}{}",
        text(&ran.stdout)
    );
    assert!(
        code != 125 || !said.is_empty(),
        "{what}: {args:?}: refused without a word"
    );
    Some(code)
}

const GEN: [i32; 3] = [0, 1, 125];
const HUNT: [i32; 5] = [0, 100, 101, 125, 130];
const FINDINGS: [i32; 4] = [0, 100, 101, 125];
const REDUCE: [i32; 5] = [0, 101, 102, 125, 130];
const FSCK: [i32; 3] = [0, 1, 125];
const MUTATE: [i32; 8] = [0, 120, 121, 122, 123, 124, 125, 134];

#[test]
fn settings() {
    let good: [(&str, &str); 4] = [
        (
            "gen",
            "style = \"loops\"\nseed = 7\ntarget = \"x86_64-linux\"\n[knobs]\nsize = 4000\nobserve = \"checks\"\nstmt.switch = 0\n",
        ),
        (
            "hunt",
            "[hunt]\nfind = false\njobs = 1\nstyle = [\"loops\"]\nset = [\"size=2000\"]\nreduce = \"off\"\nmutate = 1\nmutate_share = 3\n",
        ),
        (
            "run",
            "base = \"avr\"\nname = \"mine\"\nint.size = 4\nendian = \"little\"\nwchar_t = \"unsigned short\"\n",
        ),
        (
            "known",
            "[[bug]]\nname = \"one\"\nlink = \"https://example.org/1\"\nkind = \"wrong-output\"\npass = \"evrp\"\nversions = \">=10, <13\"\n\
             message = \"in fold_.*, at\"\n",
        ),
    ];
    let pieces = [
        "[",
        "]",
        "[[compiler]]\n",
        "=",
        "\"",
        "'''",
        "\n",
        "\\u0000",
        "9223372036854775808",
        "-1",
        "1e999",
        "inf",
        "true",
        "{",
        "}",
        ".",
        "stmt",
        "\u{202e}",
        "\u{feff}",
        "2026-11-16",
        "size = ",
        "#",
        "knobs.",
        "0x",
    ];
    let dir = TestDir::new("settings");
    let program = dir.write("a.c", "int main(void) { return 0; }\n");
    let store = dir.path("store");
    let mut dice = Dice(0x1357_9bdf_0246_8ace);
    for number in 0..250 {
        let (command, text) = good[number % good.len()];
        let damaged = dice.damage(text.as_bytes(), &pieces);
        let file = dir.write("c.toml", &damaged);
        let what = format!("settings {number}: {:?}", String::from_utf8_lossy(&damaged));
        match command {
            "gen" => run(&["gen", "--list-knobs", "--config", &file], &GEN, &what),
            // What can be read has no compilers.
            "hunt" => run(
                &[
                    "hunt",
                    "--programs",
                    "1",
                    "--store",
                    &store,
                    "--cc",
                    "/no/such/cc",
                    "--config",
                    &file,
                ],
                &HUNT,
                &what,
            ),
            "known" => run(
                &[
                    "hunt",
                    "--store",
                    &store,
                    "--cc",
                    "/no/such/cc",
                    "--known",
                    &file,
                ],
                &HUNT,
                &what,
            ),
            _ => run(&["run", "--target", &file, &program], &[], &what),
        };
        assert_eq!(std::fs::read(&file).unwrap(), damaged);
    }
}

#[test]
fn programs() {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/run");
    let mut good = Vec::new();
    collect(&tests, &mut good);
    assert!(good.len() > 50);
    let pieces = [
        "(",
        ")",
        "{",
        "}",
        ";",
        ",",
        "*",
        "&",
        "int ",
        "static ",
        "struct s ",
        "union ",
        "#define X X(\n",
        "#include \"a.c\"\n",
        "#if 1\n",
        "_Generic(",
        "typedef ",
        "goto l;",
        "case 1:",
        "0x",
        "1e9999",
        "'",
        "\"",
        "\\\n",
        "/*",
        "\0",
        "\u{202e}",
        "__attribute__((",
        "[",
        "]",
        "? :",
        "sizeof ",
        "while (1) ",
        "->x",
        "...",
        "long double ",
        "##",
        "%:",
    ];
    let dir = TestDir::new("programs");
    let mut dice = Dice(0x0f1e_2d3c_4b5a_6978);
    for number in 0..300 {
        let damaged = dice.damage(&good[dice_index(number, good.len())], &pieces);
        let file = dir.write("a.c", &damaged);
        let what = format!("program {number}");
        let limits = ["--max-steps", "200000"];
        if number % 5 == 0 {
            let mut args = vec!["mutate", "--variants", "1"];
            args.extend(limits);
            args.push(&file);
            run(&args, &MUTATE, &what);
        } else {
            let mut args = vec!["run", "--max-memory", "32"];
            args.extend(limits);
            args.push(&file);
            run(&args, &[], &what);
        }
        assert_eq!(std::fs::read(&file).unwrap(), damaged);
    }
}

fn dice_index(number: usize, length: usize) -> usize {
    number.wrapping_mul(7919) % length
}

fn collect(dir: &Path, texts: &mut Vec<Vec<u8>>) {
    let mut entries: Vec<_> = std::fs::read_dir(dir).unwrap().flatten().collect();
    entries.sort_by_key(std::fs::DirEntry::path);
    for entry in entries {
        let path = entry.path();
        if path.is_dir() {
            collect(&path, texts);
        } else if path.extension().is_some_and(|ext| ext == "c") {
            texts.push(std::fs::read(path).unwrap());
        }
    }
}

#[test]
fn command_lines() {
    let dir = TestDir::new("lines");
    let file = dir.write("a.c", "int main(void) { return 0; }\n");
    let (store, none) = (dir.path("store"), dir.path("none"));
    // The last words are not damaged: they keep a command from working for hours.
    let lines: [(&[&str], &[&str], &[i32]); 9] = [
        (
            &[
                "run",
                "--max-steps",
                "100",
                "--tolerate",
                "signed-overflow",
                "--target",
                "avr",
                "--profile",
                "1-2",
                "-DX=1",
            ],
            &[&file],
            &[],
        ),
        (
            &[
                "run",
                "--explain",
                "signed-overflow",
                "--json",
                "--both-orders",
            ],
            &[],
            &[],
        ),
        (
            &[
                "gen",
                "--style",
                "loops",
                "--set",
                "size=3000,stmt.switch=0",
                "--observe",
                "hash",
                "--seed",
                "1",
            ],
            &["--list-knobs"],
            &GEN,
        ),
        (
            &["gen", "--json", "--case", "3/scalar/1/size=2000"],
            &[],
            &GEN,
        ),
        (
            &[
                "mutate",
                "--kind",
                "opaque,tcb",
                "--points",
                "0.1",
                "--depth",
                "2",
                "--seed",
                "3",
                "--json",
            ],
            &[&file],
            &MUTATE,
        ),
        (
            &[
                "hunt", "--time", "10m", "--mutate", "3", "--levels", "2", "--batch", "auto",
                "--reduce", "2m",
            ],
            &["--config", &none],
            &HUNT,
        ),
        (
            &["findings", "show", "3", "--json", "--example", "1"],
            &["--store", &store],
            &FINDINGS,
        ),
        (
            &[
                "reduce",
                "3",
                "--time",
                "1s",
                "--jobs",
                "1",
                "--tolerate",
                "signed-overflow",
            ],
            &["--store", &store],
            &REDUCE,
        ),
        (&["fsck", "--color", "never"], &[&store], &FSCK),
    ];
    let pieces = [
        "-",
        "--",
        "=",
        ",",
        "0",
        "-1",
        "18446744073709551616",
        "99999999999999999999d",
        "1e400",
        "NaN",
        "all",
        "\u{1b}[31m",
        "\u{202e}",
        "x",
        "/",
        "..",
        "--json",
        "--help",
        "off",
        " ",
        "'",
        "\"",
        "{seed}",
        "\u{feff}",
    ];
    let mut dice = Dice(0x2468_ace0_1357_9bdf);
    for number in 0..250 {
        let (damaged, fixed, codes) = lines[number % lines.len()];
        let mut words: Vec<String> = damaged.iter().map(|word| word.to_string()).collect();
        for _ in 0..1 + dice.below(3) {
            let at = 1 + dice.below(words.len());
            match dice.below(5) {
                0 if at < words.len() => drop(words.remove(at)),
                1 => words.insert(at, dice.pick(&pieces).to_string()),
                2 if at < words.len() => words[at] = dice.pick(&pieces).to_string(),
                _ if at < words.len() => {
                    let word = dice.damage(words[at].as_bytes(), &pieces);
                    words[at] = String::from_utf8_lossy(&word).replace('\0', "");
                }
                _ => {}
            }
        }
        words.extend(fixed.iter().map(|word| word.to_string()));
        let args: Vec<&str> = words.iter().map(String::as_str).collect();
        run(&args, codes, &format!("command line {number}"));
    }
    assert_eq!(
        std::fs::read(&file).unwrap(),
        b"int main(void) { return 0; }\n"
    );
}

/// A store with findings.
fn store(dir: &Path) -> Vec<u8> {
    let mut store = Store::open(dir).unwrap();
    let description = Description {
        configuration: "{}".into(),
        generator: "1".into(),
        toolchain: "gcc-12: 12.2".into(),
        first_seed: 0,
    };
    let campaign = store.campaign(&description, Moment(0)).unwrap();
    let ask = Ask {
        campaign,
        worker: "w".into(),
        lease: Duration::from_secs(60),
        now: Moment(0),
        attempts: 3,
    };
    let fresh = Fresh {
        source: "gen".into(),
        style: "mixed".into(),
        count: 2,
    };
    let subject = Subject {
        compiler: "gcc-12".into(),
        flags: "-O2".into(),
    };
    for number in 0..12u8 {
        let unit = store.allocate(&ask, &fresh).unwrap();
        let seen = Observation {
            signature: format!("signature {number}"),
            kind: Kind::WrongOutput,
            title: "gcc-12 -O2: wrong output".into(),
            case: format!("case {number}"),
            subject: subject.clone(),
            expected: b"1\n".to_vec(),
            actual: b"2\n".to_vec(),
            commands: Commands::parse("gcc -O2 case.c\n./a.out"),
            program: Some(UnderTest::single("case.c", vec![number; 300])),
            flaky: false,
            rate: None,
            origin: None,
            identity: None,
        };
        let results = Results {
            counters: Counters {
                programs: 2,
                ..Counters::default()
            },
            tallies: vec![Tally {
                subject: subject.clone(),
                outcome: Outcome::WrongOutput,
                count: 2,
                cpu_us: 10,
            }],
            observations: vec![seen],
            suspects: Vec::new(),
            statistics: None,
        };
        let _ = store
            .commit(unit.id, unit.epoch, &results, Moment(1))
            .unwrap();
    }
    drop(store);
    std::fs::read(dir.join("hunt.db")).unwrap()
}

#[test]
fn stores() {
    let dir = TestDir::new("stores");
    let good = store(&dir.dir().join("good"));
    let pieces = [
        "\0",
        "\0\0\0\0\0\0\0\0",
        "\u{1b}[31m",
        "SQLite format 3",
        "\r",
        "finding",
    ];
    let mut dice = Dice(0xfdb9_7531_eca8_6420);
    let mut saved = 0;
    for number in 0..200 {
        let damaged = dice.damage(&good, &pieces);
        let at = dir.dir().join(format!("store-{number}"));
        std::fs::create_dir(&at).unwrap();
        let file = at.join("hunt.db");
        std::fs::write(&file, &damaged).unwrap();
        let name = at.to_str().unwrap();
        let what = format!("store {number}");
        let new = format!("{name}-salvaged");
        run(&["fsck", "--salvage", name], &FSCK, &what);
        assert_eq!(std::fs::read(&file).unwrap(), damaged, "{what}");
        // What was saved is sound.
        run(&["fsck", &new], &[0], &what);
        run(&["findings", "--store", name], &FINDINGS, &what);
        let listed = CASSAY.run(&["findings", "--store", &new]);
        assert!(listed.status.signal().is_none());
        saved += text(&listed.stdout).matches("wrong output").count();
        if number % 2 == 0 {
            run(&["fsck", name], &FSCK, &what);
        }
        std::fs::remove_dir_all(&at).unwrap();
        std::fs::remove_dir_all(&new).unwrap();
    }
    // Most of the damage moves all that is behind it.
    assert!(saved > 600, "{saved} of 2400");
}

/// What lies beside programs that are seeds: arguments that no process can be given leave a program out, and accuse nobody.
#[test]
fn inputs_beside_programs() {
    if !have(&["gcc"]) {
        return;
    }
    let dir = TestDir::new("inputs");
    let seeds = dir.dir().join("seeds");
    std::fs::create_dir(&seeds).unwrap();
    let shows = "#include <stdio.h>\nint main(int argc, char **argv) {\n    int sum = 0, c;\n    while ((c = getchar()) != EOF)\n\
        \x20       sum += c;\n    printf(\"%d %d\\n\", argc, sum);\n    return 0;\n}\n";
    std::fs::write(seeds.join("shows.c"), shows).unwrap();
    // Something to be tested in any case.
    std::fs::write(seeds.join("quiet.c"), "int main(void) { return 0; }\n").unwrap();
    let pieces = [
        "\0",
        "\n",
        "\r\n",
        " ",
        "--",
        "'",
        "\\",
        "\u{1b}[31m",
        "%s",
        "\u{202e}",
    ];
    let mut dice = Dice(0x1122_3344_5566_7788);
    for number in 0..16 {
        let mut args = dice.damage(b"one\ntwo words\n-x\n", &pieces);
        let input = dice.damage(b"12 34\nlast", &pieces);
        match number {
            0 => args = b"a\0b\n".to_vec(),
            1 => args = vec![b'a'; 200_000],
            2 => args = b"\n".repeat(300_000),
            _ => {}
        }
        let (beside, stdin) = (seeds.join("shows.args"), seeds.join("shows.in"));
        std::fs::write(&beside, &args).unwrap();
        std::fs::write(&stdin, &input).unwrap();
        let store = dir.path(&format!("store-{number}"));
        let line = [
            "hunt",
            "--plain",
            "--jobs",
            "1",
            "--programs",
            "4",
            "--mutate",
            "1",
            "--levels",
            "1",
            "--reduce",
            "off",
            "--blame",
            "off",
            "--cc",
            "gcc -O1",
            "--store",
            &store,
            "--seeds",
            seeds.to_str().unwrap(),
        ];
        run(&line, &[0], &format!("inputs {number}"));
        assert_eq!(std::fs::read(&beside).unwrap(), args);
        assert_eq!(std::fs::read(&stdin).unwrap(), input);
    }
}

/// A damaged log of answers: the reduction goes on with what of it is whole.
#[test]
fn logs_of_reductions() {
    let dir = TestDir::new("logs");
    let program = dir.write(
        "a.c",
        "int unused;\nint printf(const char *, ...);\nint main(void) {\n    int n = 3;\n    n = n + 1;\n    printf(\"%d\\n\", n);\n    return 0;\n}\n",
    );
    let script = dir.write("keeps.sh", "#!/bin/sh\ngrep -q printf *.c\n");
    let mut mode = std::fs::metadata(&script).unwrap().permissions();
    mode.set_mode(0o755);
    std::fs::set_permissions(&script, mode).unwrap();
    let out = dir.path("out.c");
    let line = ["reduce", &program, "--test", &script, "-o", &out];
    run(&line, &[0], "a log");
    let (log, result) = (format!("{out}.log"), std::fs::read(&out).unwrap());
    let good = std::fs::read(&log).unwrap();
    let pieces = [
        "\n",
        " +",
        "+",
        "0",
        "\u{ff}",
        "\0",
        "cassay-reduce 1",
        "-\n",
        "\r",
    ];
    let mut dice = Dice(0x8877_6655_4433_2211);
    for number in 0..24 {
        std::fs::write(&log, dice.damage(&good, &pieces)).unwrap();
        std::fs::remove_file(&out).unwrap();
        run(&line, &[0], &format!("log {number}"));
        let again = std::fs::read(&out).unwrap();
        assert!(text(&again).contains("printf"), "log {number}");
        assert!(
            again.len() <= 2 * result.len(),
            "log {number}: {}",
            text(&again)
        );
        assert!(std::fs::read(&log).unwrap().ends_with(b"\n"));
    }
}
