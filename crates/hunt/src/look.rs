//! A program compiled and run once more as a person would do it: by the commands that people are shown.
//!
//! Used for findings afterwards, and before anything is called reduced: what the commands do not show is
//! not shown to anybody.

use std::path::Path;

use cassay_exec::find::identify;
use cassay_exec::{
    Compile, Compiler, ExecError, Family, Job, Root, Run, Scratch, Worker, classify, classify_run,
};
use cassay_program::Commands;
use cassay_reduce::ask::Expected;
use cassay_reduce::oracle::failure::{Failure, Seen as Reported, general};
use cassay_store::{Must, Program};

use crate::attempt::{PROGRAM, complaint};
use crate::build::given;
use crate::judge::Seen;
use crate::plan::Bounds;

/// What was seen, and what the compiler or the program said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Look {
    pub seen: Seen,
    pub output: Vec<u8>,
}

/// Commands whose compiler is known.
pub struct Shown {
    compiler: Compiler,
    commands: Commands,
}

impl Shown {
    /// Finds out whose commands they are; `name` is the compiler's.
    pub fn new(
        name: &str,
        commands: &Commands,
        root: &Root,
        worker: &mut Worker,
    ) -> Result<Shown, ExecError> {
        let scratch = root.dir()?;
        let mut commands = commands.clone();
        if commands.compile.is_empty() {
            commands.compile.push(vec![name.to_string()]);
        }
        let cc = commands.compile.first().and_then(|words| words.first());
        let cc = cc.map_or(name, String::as_str);
        let compiler = identify(name, cc, worker, scratch.path())?
            .unwrap_or_else(|| Compiler::new(name, cc, Family::Generic));
        Ok(Shown { compiler, commands })
    }

    /// Compiles and runs a program in scratch and under limits.
    pub fn look(
        &self,
        program: &Program,
        bounds: Bounds,
        root: &Root,
        worker: &mut Worker,
    ) -> Result<Look, ExecError> {
        let scratch = root.dir()?;
        for (file, text) in &program.files {
            // Names come from a file that somebody may have sent.
            let file = Path::new(file).file_name().unwrap_or_default();
            scratch.write(&file.to_string_lossy(), text)?;
        }
        for line in &self.commands.compile {
            let Some((cc, args)) = line.split_first() else {
                continue;
            };
            let job = Job {
                uses_tmp: self.compiler.uses_tmp,
                ..Job::compiler(cc, scratch.path())
                    .args(args)
                    .limits(bounds.compiler)
            };
            let ran = worker.run(&job)?;
            let said = ran.stderr.bytes.clone();
            let seen = match classify(&self.compiler, &ran) {
                Compile::Crash { signature } => Seen::CompilerCrash { signature },
                Compile::Rejects { message } => Seen::Rejects {
                    message: complaint(message, &ran),
                },
                Compile::Hang => Seen::CompilerHang,
                Compile::Resource => Seen::Resource {
                    what: "compiler".to_string(),
                },
                Compile::Missing { why } => Seen::Skipped { why },
                Compile::Ok => continue,
            };
            return Ok(Look { seen, output: said });
        }
        let stdin = match self.commands.reads {
            true => given(&program.files).stdin,
            false => Vec::new(),
        };
        self.run(stdin, &scratch, bounds, worker)
    }

    fn run(
        &self,
        stdin: Vec<u8>,
        scratch: &Scratch,
        bounds: Bounds,
        worker: &mut Worker,
    ) -> Result<Look, ExecError> {
        let Some((first, rest)) = self.commands.run.split_first() else {
            let why = "there is no command to run the program".to_string();
            return Ok(Look {
                seen: Seen::Skipped { why },
                output: Vec::new(),
            });
        };
        let own = format!("./{PROGRAM}");
        let absolute = scratch.path().join(PROGRAM);
        let place = |word: &String| {
            if *word == own {
                absolute.clone().into_os_string()
            } else {
                word.into()
            }
        };
        let job = Job {
            stdin,
            ..Job::program(place(first), scratch.path())
                .args(rest.iter().map(place))
                .limits(bounds.program)
        };
        let ran = worker.run(&job)?;
        let seen = match classify_run(&ran) {
            Run::Ok { status, output } => Seen::Ended { status, output },
            Run::Crash(signal) => Seen::RunCrash { signal },
            Run::Hang => Seen::RunHang,
            Run::Resource => Seen::Resource {
                what: "program".to_string(),
            },
            Run::Missing { why } => Seen::Skipped { why },
        };
        Ok(Look {
            seen,
            output: ran.stdout.bytes,
        })
    }
}

/// The same for commands that are needed once.
pub fn look(
    name: &str,
    commands: &Commands,
    program: &Program,
    bounds: Bounds,
    root: &Root,
    worker: &mut Worker,
) -> Result<Look, ExecError> {
    Shown::new(name, commands, root, worker)?.look(program, bounds, root, worker)
}

/// Which failure that is, in the words of reductions; `None`: none.
pub fn failure(seen: &Seen, must: Option<&Must>) -> Option<String> {
    let shown = match seen.clone() {
        Seen::Ended { status, output } => Reported::Ended { status, output },
        Seen::RunCrash { signal } => Reported::RunCrash(signal),
        Seen::RunHang => Reported::RunHang,
        Seen::CompilerCrash { signature } => Reported::CompilerCrash(signature),
        Seen::CompilerHang => Reported::CompilerHang,
        Seen::Rejects { message } => Reported::Rejects(general(&message)),
        Seen::Resource { what } => Reported::Nothing(format!("a limit on the {what}")),
        Seen::Skipped { why } => Reported::Nothing(why),
    };
    let expected = must.map(|must| Expected {
        status: must.status,
        output: must.output.clone(),
    });
    Failure::of(&shown, expected.as_ref()).map(|failure| failure.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_has_the_words_of_reductions() {
        let must = Must {
            status: Some(0),
            output: b"1".to_vec(),
        };
        let ended = |status, output: &str| Seen::Ended {
            status,
            output: output.into(),
        };
        let words = |seen: &Seen| failure(seen, Some(&must));
        assert_eq!(words(&ended(0, "1")), None);
        assert_eq!(words(&ended(0, "2")).as_deref(), Some("wrong output"));
        assert_eq!(words(&ended(1, "1")).as_deref(), Some("wrong exit status"));
        assert_eq!(failure(&ended(1, "1"), None), None);
        let aborts = Must {
            status: None,
            ..must.clone()
        };
        assert_eq!(failure(&Seen::RunCrash { signal: 6 }, Some(&aborts)), None);
        let rejects = Seen::Rejects {
            message: "main.c:3:7: error: too hard for me".into(),
        };
        let said = failure(&rejects, None).unwrap_or_default();
        assert!(said.contains("too hard for me"), "{said}");
    }
}
