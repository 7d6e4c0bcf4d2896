//! The corpus under `tests/`, run through the real binary: tests are data.
//!
//! `tests/run/<area>/<name>.c` must behave as `<name>.out` says (and `.exit`, `.in`, `.args` where
//! present); `tests/run/multi/<name>/*.c` is one program of several translation units.
//! `tests/undefined/<kind>/bad*.c` must stop with exactly that kind at the line marked
//! `// UB: <kind>`; `good*.c` beside them are defined and run like any other case.
//!
//! Expected output never comes from Cassay. `referees_agree` compiles every defined case with gcc
//! and clang, plain, optimised and sanitised, and compares; with `CASSAY_BLESS=1` it writes the
//! expectation from gcc, provided all referees agree. `CASSAY_CASE=text` limits every test to the
//! cases whose name contains the text.

use std::ffi::OsString;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use cassay_eval::kind::{Class, Kind};

const WORKERS: usize = 2;
const LIMIT: Duration = Duration::from_secs(30);
const MARK: &str = "// UB: ";

/// A program with one expected behaviour. `stem` is the path its `.out` and friends are beside.
struct Case {
    name: String,
    sources: Vec<PathBuf>,
    stem: PathBuf,
}

impl Case {
    fn beside(&self, extension: &str) -> PathBuf {
        let mut path = self.stem.clone().into_os_string();
        path.push(".");
        path.push(extension);
        PathBuf::from(path)
    }

    fn read(&self, extension: &str) -> Option<Vec<u8>> {
        std::fs::read(self.beside(extension)).ok()
    }

    fn stdin(&self) -> Vec<u8> {
        self.read("in").unwrap_or_default()
    }

    /// One argument per line.
    fn args(&self) -> Vec<String> {
        let text = self.read("args").unwrap_or_default();
        String::from_utf8_lossy(&text)
            .lines()
            .map(str::to_owned)
            .collect()
    }

    fn exit(&self) -> Result<i32, String> {
        let Some(text) = self.read("exit") else {
            return Ok(0);
        };
        let text = String::from_utf8_lossy(&text);
        text.trim()
            .parse()
            .map_err(|_| format!("`.exit` holds {text:?}, not a number"))
    }
}

fn corpus() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests")
}

fn entries(dir: &Path) -> Vec<PathBuf> {
    let Ok(read) = std::fs::read_dir(dir) else {
        return Vec::new();
    };
    let mut paths: Vec<PathBuf> = read.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    paths
}

fn is_c(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "c")
}

fn stem_of(path: &Path) -> String {
    path.file_stem()
        .map(|stem| stem.to_string_lossy().into_owned())
        .unwrap_or_default()
}

fn wanted(name: &str) -> bool {
    std::env::var("CASSAY_CASE").map_or(true, |text| name.contains(&text))
}

fn case(area: &str, path: &Path, sources: Vec<PathBuf>) -> Option<Case> {
    let name = format!("{area}/{}", stem_of(path));
    wanted(&name).then(|| Case {
        name,
        sources,
        stem: path.with_extension(""),
    })
}

fn defined_cases() -> Vec<Case> {
    let mut cases = Vec::new();
    for area_dir in entries(&corpus().join("run")) {
        let area = format!("run/{}", stem_of(&area_dir));
        for path in entries(&area_dir) {
            if path.is_dir() {
                let units = entries(&path)
                    .into_iter()
                    .filter(|unit| is_c(unit))
                    .collect();
                cases.extend(case(&area, &path, units));
            } else if is_c(&path) {
                cases.extend(case(&area, &path, vec![path.clone()]));
            }
        }
    }
    for (kind, path) in undefined_files() {
        if stem_of(&path).starts_with("good") {
            cases.extend(case(
                &format!("undefined/{kind}"),
                &path,
                vec![path.clone()],
            ));
        }
    }
    cases
}

fn bad_cases() -> Vec<Case> {
    undefined_files()
        .into_iter()
        .filter(|(_, path)| stem_of(path).starts_with("bad"))
        .filter_map(|(kind, path)| case(&format!("undefined/{kind}"), &path, vec![path.clone()]))
        .collect()
}

fn undefined_files() -> Vec<(String, PathBuf)> {
    let mut files = Vec::new();
    for dir in entries(&corpus().join("undefined")) {
        for path in entries(&dir).into_iter().filter(|path| is_c(path)) {
            files.push((stem_of(&dir), path));
        }
    }
    files
}

struct Ran {
    stdout: Vec<u8>,
    stderr: Vec<u8>,
    /// `None` when a signal ended it.
    exit: Option<i32>,
}

fn run(mut command: Command, stdin: Vec<u8>) -> Result<Ran, String> {
    command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = command
        .spawn()
        .map_err(|error| format!("cannot start: {error}"))?;
    if let Some(mut pipe) = child.stdin.take() {
        // A program that reads nothing may close its end first; that is no failure.
        thread::spawn(move || _ = pipe.write_all(&stdin));
    }
    let stdout = drain(child.stdout.take());
    let stderr = drain(child.stderr.take());
    let start = Instant::now();
    let mut pause = Duration::from_micros(500);
    let status = loop {
        match child.try_wait() {
            Ok(Some(status)) => break status,
            Ok(None) if start.elapsed() > LIMIT => {
                _ = child.kill();
                _ = child.wait();
                return Err(format!("still running after {} s", LIMIT.as_secs()));
            }
            Ok(None) => thread::sleep(pause),
            Err(error) => return Err(format!("cannot wait: {error}")),
        }
        pause = (pause * 2).min(Duration::from_millis(20));
    };
    let collect = |reader: thread::JoinHandle<Vec<u8>>| reader.join().unwrap_or_default();
    Ok(Ran {
        stdout: collect(stdout),
        stderr: collect(stderr),
        exit: status.code(),
    })
}

fn drain(pipe: Option<impl Read + Send + 'static>) -> thread::JoinHandle<Vec<u8>> {
    thread::spawn(move || {
        let mut bytes = Vec::new();
        if let Some(mut pipe) = pipe {
            _ = pipe.read_to_end(&mut bytes);
        }
        bytes
    })
}

/// Runs `check` on every case and fails with all complaints, not only the first.
fn check_all(cases: &[Case], check: impl Fn(&Case) -> Result<(), String> + Sync) {
    let next = AtomicUsize::new(0);
    let failures = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..WORKERS {
            scope.spawn(|| {
                while let Some((at, case)) = {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    cases.get(at).map(|case| (at, case))
                } {
                    if let Err(why) = check(case)
                        && let Ok(mut failures) = failures.lock()
                    {
                        failures.push((at, why));
                    }
                }
            });
        }
    });
    let mut failures = failures.into_inner().unwrap_or_default();
    failures.sort();
    let mut report = String::new();
    for (at, why) in &failures {
        report += &format!("--- {}\n{}\n", cases[*at].name, why.trim_end());
    }
    assert!(
        failures.is_empty(),
        "\n{report}\n{} of {} cases failed",
        failures.len(),
        cases.len()
    );
}

/// The first differing line with a little context: enough to see, short enough to read.
fn difference(expected: &[u8], actual: &[u8]) -> Option<String> {
    if expected == actual {
        return None;
    }
    let expected = String::from_utf8_lossy(expected).into_owned();
    let actual = String::from_utf8_lossy(actual).into_owned();
    let want: Vec<&str> = expected.split('\n').collect();
    let have: Vec<&str> = actual.split('\n').collect();
    let first = want.iter().zip(&have).take_while(|(a, b)| a == b).count();
    let mut text = format!("output differs at line {}:\n", first + 1);
    for line in want.iter().take(first).skip(first.saturating_sub(2)) {
        text += &format!("    {line}\n");
    }
    for line in want.iter().skip(first).take(4) {
        text += &format!("  - {line}\n");
    }
    for line in have.iter().skip(first).take(4) {
        text += &format!("  + {line}\n");
    }
    Some(text)
}

fn compare(case: &Case, ran: &Ran) -> Result<(), String> {
    let expected = case.read("out").ok_or("no `.out` beside the source")?;
    let exit = case.exit()?;
    let mut why = String::new();
    if ran.exit != Some(exit) {
        let ended = ran.exit.map_or("ended by a signal".to_owned(), |exit| {
            format!("exited {exit}")
        });
        why += &format!("{ended}, expected {exit}\n");
    }
    why += &difference(&expected, &ran.stdout).unwrap_or_default();
    if why.is_empty() {
        return Ok(());
    }
    let stderr = String::from_utf8_lossy(&ran.stderr);
    for line in stderr.lines().take(12) {
        why += &format!("  ! {line}\n");
    }
    Err(why)
}

fn cassay(case: &Case, json: bool) -> Result<Ran, String> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cassay"));
    command.arg("run").args(&case.sources);
    if json {
        command.arg("--json");
    }
    let args = case.args();
    if !args.is_empty() {
        command.arg("--").args(args);
    }
    run(command, case.stdin())
}

#[test]
fn defined_programs_run() {
    check_all(&defined_cases(), |case| {
        compare(case, &cassay(case, false)?)
    });
}

/// The marked line and kind of a bad program. `a|b` allows either, where C itself names both.
fn marks(source: &str) -> Vec<(usize, Vec<&str>)> {
    let mut marks = Vec::new();
    for (at, line) in source.lines().enumerate() {
        if let Some((_, kinds)) = line.split_once(MARK) {
            marks.push((at + 1, kinds.trim().split('|').collect()));
        }
    }
    marks
}

#[test]
fn undefined_is_reported() {
    check_all(&bad_cases(), |case| {
        let source = std::fs::read_to_string(&case.sources[0]).map_err(|e| e.to_string())?;
        let marks = marks(&source);
        let (line, kinds) = marks.first().ok_or("no line is marked")?;
        let class = kinds
            .first()
            .and_then(|code| Kind::by_code(code))
            .map(Kind::class);
        let verdict = match class.ok_or("the mark names no kind")? {
            Class::Undefined => "undefined",
            Class::Unspecified => "unspecified",
        };
        let ran = cassay(case, true)?;
        let stderr = String::from_utf8_lossy(&ran.stderr).into_owned();
        let json: serde_json::Value = serde_json::from_slice(&ran.stdout)
            .map_err(|error| format!("no JSON on stdout: {error}\n{stderr}"))?;
        let text = |key: &str| {
            json.get(key)
                .and_then(|value| value.as_str())
                .unwrap_or("nothing")
        };
        let found = json
            .get("line")
            .and_then(serde_json::Value::as_u64)
            .unwrap_or(0);
        let right = text("verdict") == verdict
            && kinds.contains(&text("kind"))
            && usize::try_from(found).is_ok_and(|found| found == *line);
        if right {
            return Ok(());
        }
        Err(format!(
            "  - {verdict} {} at line {line}\n  + {} {} at line {found}\n{stderr}",
            kinds.join("|"),
            text("verdict"),
            text("kind"),
        ))
    });
}

#[test]
fn examples_of_kinds_behave() {
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join("examples");
    std::fs::create_dir_all(&dir).expect("scratch directory");
    let mut cases = Vec::new();
    for kind in Kind::ALL {
        for (side, text) in [("bad", kind.bad_example()), ("good", kind.good_example())] {
            let path = dir.join(format!("{side}-{}.c", kind.code()));
            std::fs::write(&path, text).expect("scratch file");
            cases.extend(case(side, &path, vec![path.clone()]));
        }
    }
    check_all(&cases, |case| {
        let ran = cassay(case, true)?;
        let json: serde_json::Value = serde_json::from_slice(&ran.stdout).map_err(|error| {
            format!("no JSON: {error}\n{}", String::from_utf8_lossy(&ran.stderr))
        })?;
        let (_, code) = case.name.split_once('-').unwrap_or_default();
        let found = json.get("kind").and_then(serde_json::Value::as_str);
        let wanted = case.name.starts_with("bad/").then_some(code);
        let exit = json.get("exit").and_then(serde_json::Value::as_i64);
        if found != wanted || (wanted.is_none() && exit != Some(0)) {
            return Err(format!(
                "expected {wanted:?}, found {found:?}, exit {exit:?}: {json}"
            ));
        }
        Ok(())
    });
}

#[test]
fn corpus_is_tidy() {
    let mut complaints = Vec::new();
    for case in defined_cases() {
        if case.read("out").is_none() {
            complaints.push(format!("{}: no `.out`", case.name));
        }
        for source in &case.sources {
            let text = std::fs::read_to_string(source).unwrap_or_default();
            if text.contains(MARK) {
                complaints.push(format!("{}: a defined program with a mark", case.name));
            }
        }
    }
    for case in bad_cases() {
        let text = std::fs::read_to_string(&case.sources[0]).unwrap_or_default();
        let folder = case.name.split('/').nth(1).unwrap_or_default();
        let marks = marks(&text);
        let kinds = marks
            .first()
            .map(|(_, kinds)| kinds.as_slice())
            .unwrap_or_default();
        if marks.len() != 1 || kinds.first() != Some(&folder) {
            complaints.push(format!(
                "{}: not exactly one mark of its own kind",
                case.name
            ));
        }
        if kinds.iter().any(|code| Kind::by_code(code).is_none()) {
            complaints.push(format!("{}: no such kind", case.name));
        }
    }
    let files = undefined_files();
    for (folder, path) in &files {
        if Kind::by_code(folder).is_none() {
            complaints.push(format!("{}: the folder names no kind", path.display()));
        }
    }
    for kind in Kind::ALL {
        for side in ["bad", "good"] {
            let of_side = |(folder, path): &&(String, PathBuf)| {
                folder == kind.code() && stem_of(path).starts_with(side)
            };
            if files.iter().filter(of_side).count() < 2 {
                complaints.push(format!("{}: fewer than two {side} programs", kind.code()));
            }
        }
    }
    assert!(complaints.is_empty(), "\n{}", complaints.join("\n"));
}

/// One way to build and run a case without Cassay.
const REFEREES: &[(&str, &[&str])] = &[
    ("gcc", &["-O0"]),
    ("gcc", &["-O2"]),
    ("clang", &["-O0"]),
    ("clang", &["-O2"]),
    (
        "gcc",
        &[
            "-O1",
            "-fsanitize=address,undefined,float-cast-overflow",
            "-fno-sanitize-recover=all",
        ],
    ),
];

/// Standard C where possible, GNU where asked for; no contraction, so that floats are exact.
const REFEREE_FLAGS: &[&str] = &["-std=gnu17", "-w", "-ffp-contract=off"];

fn present(compiler: &str) -> bool {
    Command::new(compiler)
        .arg("--version")
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

fn referee(case: &Case, compiler: &str, flags: &[&str], program: &Path) -> Result<Ran, String> {
    let mut build = Command::new(compiler);
    build.args(REFEREE_FLAGS).args(flags).args(&case.sources);
    build.args([OsString::from("-o"), program.into(), OsString::from("-lm")]);
    let built = run(build, Vec::new())?;
    if built.exit != Some(0) {
        return Err(format!(
            "does not compile\n{}",
            String::from_utf8_lossy(&built.stderr)
        ));
    }
    let mut command = Command::new(program);
    command
        .args(case.args())
        .env("ASAN_OPTIONS", "detect_leaks=0");
    run(command, case.stdin())
}

#[test]
#[ignore = "compiles every case five times; run with `-- --ignored`"]
fn referees_agree() {
    let bless = std::env::var_os("CASSAY_BLESS").is_some();
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join("referees");
    std::fs::create_dir_all(&dir).expect("scratch directory");
    let referees: Vec<_> = REFEREES
        .iter()
        .filter(|(compiler, _)| present(compiler))
        .collect();
    check_all(&defined_cases(), |case| {
        let mut first: Option<Ran> = None;
        for (compiler, flags) in &referees {
            let program = dir.join(case.name.replace('/', "+"));
            let who = |why: String| format!("{compiler} {}: {why}", flags.join(" "));
            let ran = referee(case, compiler, flags, &program).map_err(who);
            _ = std::fs::remove_file(&program);
            let ran = ran?;
            if !bless {
                compare(case, &ran).map_err(who)?;
            } else if let Some(gcc) = &first {
                if let Some(why) = difference(&gcc.stdout, &ran.stdout) {
                    let stderr = String::from_utf8_lossy(&ran.stderr);
                    return Err(who(format!("against {}: {why}\n{stderr}", referees[0].0)));
                }
                if gcc.exit != ran.exit {
                    return Err(who(format!("exit {:?} against {:?}", ran.exit, gcc.exit)));
                }
            } else {
                first = Some(ran);
            }
        }
        if let Some(gcc) = first {
            let write = |extension: &str, bytes: &[u8]| {
                std::fs::write(case.beside(extension), bytes).map_err(|error| error.to_string())
            };
            write("out", &gcc.stdout)?;
            match gcc.exit {
                Some(0) => _ = std::fs::remove_file(case.beside("exit")),
                Some(exit) => write("exit", format!("{exit}\n").as_bytes())?,
                None => return Err("gcc -O0: ended by a signal".to_owned()),
            }
        }
        Ok(())
    });
}
