//! Referees: gcc and clang on every defined program, plain, optimised and sanitised.

use std::ffi::OsString;
use std::path::Path;
use std::process::Command;

use cassay_testkit::corpus::{Trial, trial};
use cassay_testkit::golden::{blessing, difference};
use cassay_testkit::process::Ran;
use cassay_testkit::{TestDir, have, text};

use crate::corpus::{Case, defined_cases};
use crate::process::{compare, run};

/// One way to build and run a case without Cassay.
const REFEREES: &[(&str, &[&str])] = &[
    ("gcc", &["-O0"]),
    ("gcc", &["-O2"]),
    ("gcc", &["-O3"]),
    ("clang", &["-O0"]),
    ("clang", &["-O2"]),
    ("clang", &["-O3"]),
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

/// Builds the program of a case; what the compiler said, and whether it did.
pub fn compile(case: &Case, compiler: &str, flags: &[&str], program: &Path) -> Result<Ran, String> {
    let mut build = Command::new(compiler);
    build.args(REFEREE_FLAGS).args(flags).args(&case.sources);
    // What gcc takes in any dialect.
    if compiler == "clang" {
        build.arg("-fdouble-square-bracket-attributes");
    }
    build.args([OsString::from("-o"), program.into(), OsString::from("-lm")]);
    run(build, Vec::new())
}

fn referee(case: &Case, compiler: &str, flags: &[&str], program: &Path) -> Result<Ran, String> {
    let built = compile(case, compiler, flags, program)?;
    if built.exit != Some(0) {
        return Err(format!("does not compile\n{}", text(&built.stderr)));
    }
    let mut command = Command::new(program);
    command
        .args(case.args())
        .env("ASAN_OPTIONS", "detect_leaks=0");
    run(command, case.stdin())
}

/// A trial for each defined case: all referees agree with the expectation, or write it if they agree among each other.
/// They compile it seven times, so they are asked only if told to.
pub fn trials() -> Vec<Trial> {
    let all = defined_cases().into_iter();
    all.map(|case| {
        let name = format!("referees/{}", case.name);
        trial(name, move || agree(&case)).with_ignored_flag(true)
    })
    .collect()
}

fn agree(case: &Case) -> Result<(), String> {
    let referees: Vec<_> = REFEREES
        .iter()
        .filter(|(compiler, _)| have(&[compiler]))
        .collect();
    let place = TestDir::new("referees");
    let program = place.dir().join("program");
    let mut first: Option<Ran> = None;
    for (compiler, flags) in &referees {
        let who = |why: String| format!("{compiler} {}: {why}", flags.join(" "));
        let ran = referee(case, compiler, flags, &program).map_err(who)?;
        if !blessing() {
            compare(case, &ran).map_err(who)?;
        } else if let Some(gcc) = &first {
            if let Some(why) = difference(&gcc.stdout, &ran.stdout) {
                let stderr = text(&ran.stderr);
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
}
