//! Referees: gcc and clang on every defined program, plain, optimised and sanitised.

use std::ffi::OsString;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::corpus::{Case, defined_cases};
use crate::process::{Ran, check_all, compare, difference, run};

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

pub fn present(compiler: &str) -> bool {
    Command::new(compiler)
        .arg("--version")
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// Builds the program of a case; what the compiler said, and whether it did.
pub fn compile(case: &Case, compiler: &str, flags: &[&str], program: &Path) -> Result<Ran, String> {
    let mut build = Command::new(compiler);
    build.args(REFEREE_FLAGS).args(flags).args(&case.sources);
    build.args([OsString::from("-o"), program.into(), OsString::from("-lm")]);
    run(build, Vec::new())
}

fn referee(case: &Case, compiler: &str, flags: &[&str], program: &Path) -> Result<Ran, String> {
    let built = compile(case, compiler, flags, program)?;
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
