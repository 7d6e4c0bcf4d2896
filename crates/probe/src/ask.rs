//! A compiler's answers, read from what it makes of the questions.

use std::ffi::OsString;
use std::path::Path;

use cassay_exec::{Compiler, End, ExecError, Job, Scratch, Worker};

use crate::questions::{self, Answer, Question};

/// An answer to each question, where there is one.
pub type Answers = Vec<Option<Answer>>;

/// What became of a compiler that was asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Asked {
    /// It answered some of the questions at least.
    Answered(Answers),
    /// It answered none; what it said last.
    Silent(String),
}

/// Questions with their numbers.
type Numbered<'a> = [(usize, &'a Question)];

/// Compilations after which questions that nobody answered stay so.
const MOST: usize = 400;

const SOURCE: &str = "probe.c";

/// Asks all questions at once, and in smaller and smaller parts where that fails. `ask` has the bytes of what the
/// compiler made of a text, or nothing.
pub(crate) fn all<E>(
    questions: &[Question],
    mut ask: impl FnMut(&Numbered<'_>) -> Result<Option<Vec<u8>>, E>,
) -> Result<Answers, E> {
    let mut out: Answers = vec![None; questions.len()];
    let everything = 0..questions.len();
    let mut parts = vec![everything];
    let mut asked = 0;
    while let Some(part) = parts.pop() {
        asked += 1;
        if asked > MOST {
            break;
        }
        let numbered: Vec<(usize, &Question)> = part
            .clone()
            .filter_map(|n| Some((n, questions.get(n)?)))
            .collect();
        match ask(&numbered)? {
            Some(object) => {
                let found = questions::answers(&object, questions.len());
                for n in part {
                    if let Some(slot) = out.get_mut(n) {
                        *slot = found.get(n).cloned().flatten();
                    }
                }
            }
            None if part.len() > 1 => {
                let middle = part.start + part.len() / 2;
                parts.extend([middle..part.end, part.start..middle]);
            }
            None => {}
        }
    }
    Ok(out)
}

/// Asks by a command that compiles an object file: `-c -o FILE FILE.c` is added.
pub fn objects(
    command: &[String],
    questions: &[Question],
    worker: &mut Worker,
    scratch: &Scratch,
) -> Result<Asked, ExecError> {
    let line = command.iter().map(String::as_str);
    let line = line.chain(["-c", "-o", "probe.o", SOURCE]);
    let line: Vec<OsString> = line.map(OsString::from).collect();
    by(
        &line,
        "probe.o",
        questions,
        questions::text,
        false,
        worker,
        scratch,
    )
}

/// Asks by the very command that makes a compiler's programs with these flags. Where no program can be made so, an
/// object file will do.
pub fn programs(
    compiler: &Compiler,
    flags: &[String],
    questions: &[Question],
    worker: &mut Worker,
    scratch: &Scratch,
) -> Result<Asked, ExecError> {
    let sources = [SOURCE.into()];
    let line = compiler.driver(flags, &sources, Path::new("probe"));
    let tmp = compiler.uses_tmp;
    let asked = by(
        &line,
        "probe",
        questions,
        questions::whole,
        tmp,
        worker,
        scratch,
    )?;
    if matches!(asked, Asked::Answered(_)) || !compiler.compiles_apart() {
        return Ok(asked);
    }
    let mut apart = flags.to_vec();
    apart.push("-c".to_string());
    let line = compiler.driver(&apart, &sources, Path::new("probe.o"));
    by(
        &line,
        "probe.o",
        questions,
        questions::text,
        tmp,
        worker,
        scratch,
    )
}

fn by(
    line: &[OsString],
    made: &str,
    questions: &[Question],
    text: fn(&Numbered<'_>) -> String,
    uses_tmp: bool,
    worker: &mut Worker,
    scratch: &Scratch,
) -> Result<Asked, ExecError> {
    let mut said = String::new();
    // A compiler that does not even take one question of a number is asked no more.
    let mut hopeless = false;
    let answers = all(questions, |numbered| {
        if hopeless {
            return Ok(None);
        }
        scratch.wipe()?;
        scratch.write(SOURCE, text(numbered))?;
        let Some((program, args)) = line.split_first() else {
            return Ok(None);
        };
        let job = Job {
            uses_tmp,
            ..Job::compiler(program, scratch.path()).args(args)
        };
        let ran = worker.run(&job)?;
        let object = match ran.end {
            End::Exited(0) => std::fs::read(scratch.path().join(made)).ok(),
            _ => None,
        };
        if object.is_none() {
            said = match ran.end {
                End::CannotStart(why) => why,
                _ => format!("{}{}", ran.stderr.text(), ran.stdout.text()),
            };
            hopeless = numbered.len() == 1 && numbered.first().is_some_and(|(n, _)| *n == 0);
        }
        Ok::<_, ExecError>(object)
    })?;
    if answers.iter().all(Option::is_none) {
        return Ok(Asked::Silent(said));
    }
    Ok(Asked::Answered(answers))
}
