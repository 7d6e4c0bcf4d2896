//! Other people's reducers on the same programs: C-Reduce and C-Vise, with the interestingness script
//! that their manuals advise for wrong code. The script asks gcc's warnings and sanitizers whether the
//! program is one at all, then the accused compiler; what gcc's unoptimised, sanitized program prints
//! is what the accused one's must.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use cassay_program::command::{joined, quoted};

use crate::child::{self, End, Limits};
use crate::reduce_set::{Case, Failure};
use crate::scratch::Scratch;
use crate::tools;

/// What a reducer made of a program.
#[derive(Clone, Debug)]
pub struct Outcome {
    pub text: Vec<u8>,
    pub elapsed: Duration,
    pub compilations: u64,
    /// It was stopped by the limit.
    pub stopped: bool,
}

/// The name of the program in the directory of a reducer.
pub const FILE: &str = "main.c";

/// Warnings of gcc's that betray undefined behaviour, or a text that other compilers will not take.
const BETRAY: &[&str] = &[
    "uninitialized",
    "control reaches end",
    "no return statement",
    "division by zero",
    "shift count",
    "integer overflow in expression",
    "array bounds",
    "implicit declaration",
    "incompatible",
    "makes pointer",
    "makes integer",
    "too few arguments",
    "too many arguments",
    "discards",
    "may be undefined",
    "null pointer",
    "type defaults",
    "format",
    "conflicting types",
    // Of `main`: its result is the program's, and without one the programs differ for no reason.
    "return type of",
    "argument of",
    "takes only zero or two arguments",
];

/// Those that the original does not have: code that never runs may be anything.
pub fn betraying(text: &[u8]) -> Result<Vec<&'static str>> {
    let scratch = Scratch::new()?;
    scratch.write(FILE, text)?;
    let options = ["-O0", "-Wall", "-Wextra", "-S", "-o", "out.s", FILE];
    let ended = child::run(&scratch, "gcc", options, tools::COMPILE)?;
    let said = String::from_utf8_lossy(&ended.stderr).into_owned();
    let all = BETRAY.iter().copied();
    Ok(all.filter(|words| !said.contains(words)).collect())
}

/// How a program that is compiled wrong shows it. A script that takes any difference leads from one bug to
/// another, as from a wrong value to a `main` without a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// It ends as it should, and prints something else.
    Output,
    /// It dies of a signal.
    Death,
    Any,
}

/// How the original shows it.
pub fn shown(case: &Case, betray: &[&str], text: &[u8]) -> Result<Shown> {
    for shown in [Shown::Output, Shown::Death] {
        if is_interesting(case, betray, shown, text)? {
            return Ok(shown);
        }
    }
    Ok(Shown::Any)
}

/// The script for one case; each run of the accused compiler leaves a line in `count`.
pub fn script(case: &Case, betray: &[&str], shown: Shown, count: &Path) -> String {
    let betray = betray.join("|");
    let accused = joined(&case.compiler);
    let count = quoted(&count.to_string_lossy());
    let verdict = match &case.failure {
        Failure::Wrong => {
            let differs = match shown {
                Shown::Output => "[ $right = $status ] && ! cmp -s right.out accused.out",
                Shown::Death => "[ $right -lt 128 ] && [ $status -ge 128 ]",
                Shown::Any => "[ $right != $status ] || ! cmp -s right.out accused.out",
            };
            format!(
                "[ $status = 0 ] || exit 1\n\
                 timeout 5 ./accused > accused.out 2> /dev/null\nstatus=$?\n{differs}\n"
            )
        }
        Failure::Killed => {
            "[ $status -ge 128 ] || { [ $status != 0 ] && [ ! -s said ]; } || \\\n    \
             grep -q 'Segmentation fault\\|core dumped' said\n"
                .to_string()
        }
        Failure::Says(words) => {
            format!("[ $status != 0 ] && grep -q -F -e {} said\n", quoted(words))
        }
    };
    format!(
        "#!/bin/sh\n\
         gcc -O0 -Wall -Wextra -fsanitize=undefined,address -fno-sanitize-recover=all \\\n    \
         -o right {FILE} 2> warnings || exit 1\n\
         grep -q -E '{betray}' warnings && exit 1\n\
         timeout 10 ./right > right.out 2> complaints\nright=$?\n\
         [ $right = 124 ] && exit 1\n\
         grep -q 'runtime error\\|Sanitizer' complaints && exit 1\n\
         echo >> {count}\n\
         timeout 30 {accused} -o accused {FILE} > said 2>&1\nstatus=$?\n\
         [ $status = 124 ] && exit 1\n{verdict}"
    )
}

/// Writes the script into a directory.
fn write_script(
    case: &Case,
    betray: &[&str],
    shown: Shown,
    dir: &Path,
    count: &Path,
) -> Result<PathBuf> {
    let path = dir.join("test.sh");
    fs::write(&path, script(case, betray, shown, count))
        .and_then(|()| fs::set_permissions(&path, fs::Permissions::from_mode(0o755)))
        .with_context(|| format!("cannot write {}", path.display()))?;
    Ok(path)
}

/// Whether the script finds a program interesting.
pub fn is_interesting(case: &Case, betray: &[&str], shown: Shown, text: &[u8]) -> Result<bool> {
    let scratch = Scratch::new()?;
    scratch.write(FILE, text)?;
    let test = write_script(case, betray, shown, scratch.path(), &scratch.file("count"))?;
    let ended = child::run::<_, [&str; 0], _>(&scratch, test, [], Limits::seconds(60))?;
    Ok(ended.end == End::Exit(0))
}

/// Runs `creduce` or `cvise` on one core until it is done or `limit` has passed.
pub fn run(
    peer: &str,
    case: &Case,
    betray: &[&str],
    shown: Shown,
    text: &[u8],
    limit: Duration,
) -> Result<Outcome> {
    let scratch = Scratch::new()?;
    let file = scratch.write(FILE, text)?;
    let count = scratch.file("count");
    let test = write_script(case, betray, shown, scratch.path(), &count)?;
    let seconds = limit.as_secs().max(1);
    let arguments = [
        "--kill-after=5".into(),
        seconds.to_string(),
        peer.to_string(),
        "--n".into(),
        "1".into(),
        test.to_string_lossy().into_owned(),
        FILE.into(),
    ];
    let started = Instant::now();
    let ended = child::run(
        &scratch,
        "timeout",
        arguments,
        Limits::seconds(seconds + 60),
    )
    .with_context(|| format!("cannot run {peer}: Debian has a package of this name"))?;
    let elapsed = started.elapsed();
    let stopped = matches!(ended.end, End::Exit(124 | 137) | End::TimedOut);
    if !stopped && !ended.succeeded() {
        anyhow::bail!("{peer} failed: {}", ended.complaint());
    }
    Ok(Outcome {
        text: fs::read(&file).with_context(|| format!("cannot read {}", file.display()))?,
        elapsed,
        compilations: fs::read(&count).map_or(0, |lines| lines.len() as u64),
        stopped,
    })
}
