//! A script that decides, by C-Reduce's protocol: it is run in a directory that holds the program
//! under its own name, and exit status 0 means interesting. The semantics guards it, so the script
//! need not look for undefined behaviour.
//!
//! A script was written and tried by hand, so it finds what it found there: its user's environment, a `HOME` and a
//! `/tmp` that it can write to. Both are its own and vanish, so that scripts which run at the same time do not
//! meet in a file, and nothing of them stays.

use crate::ask::{Answer, AskError, Candidate, Interesting, Runs};
use crate::oracle::compiler::Station;
use cassay_exec::{Canceller, End, Job, Limits, Ran, Root};
use cassay_program::{Input, shown};
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// Lines of a script's output that people are told.
const TOLD: usize = 20;

pub struct ScriptAsker {
    station: Station,
    script: PathBuf,
    root: Root,
    /// How it ended for the last candidate.
    last: Option<Ran>,
}

/// The script's command. It runs compilers, and may run several: it is trusted as they are.
fn job(script: &Path, dir: &Path, private: &Path) -> Job {
    let mut job = Job::compiler(script, dir).limits(Limits {
        memory: None,
        ..Limits::COMPILER
    });
    let given = |name: &OsString| {
        ["HOME", "TMPDIR", "TMP", "TEMP", "PWD", "OLDPWD"]
            .iter()
            .all(|own| name != own)
    };
    job.env = std::env::vars_os()
        .filter(|(name, _)| given(name))
        .collect();
    job.env.push(("HOME".into(), private.join("home").into()));
    job.env.push(("TMPDIR".into(), private.join("tmp").into()));
    job.env.push(("PWD".into(), dir.into()));
    job.private = Some(private.into());
    job
}

impl ScriptAsker {
    pub fn new(root: &Root, stop: &Canceller, script: PathBuf) -> Result<ScriptAsker, AskError> {
        Ok(ScriptAsker {
            station: Station::new(root, stop, Input::default())?,
            script,
            root: root.clone(),
            last: None,
        })
    }
}

impl Interesting for ScriptAsker {
    fn test(&mut self, candidate: &Candidate<'_>) -> Result<Answer, AskError> {
        self.station.lay_out(candidate.files)?;
        self.station.runs.compilers += 1;
        let (worker, scratch) = self.station.worker();
        // Anew for each candidate, which must not see what another left there.
        let private = self.root.dir()?;
        for name in ["tmp", "home"] {
            std::fs::create_dir(private.path().join(name)).map_err(AskError::new)?;
        }
        let job = job(&self.script, scratch.path(), private.path());
        let ran = worker.run(&job)?;
        self.station.runs.cpu += ran.cpu();
        let answer = match &ran.end {
            End::Exited(0) => Answer::Yes,
            End::Exited(_) | End::Signaled(_) => Answer::No,
            End::CannotStart(why) => {
                let script = self.script.display();
                return Err(AskError::new(format!("cannot run {script}: {why}")));
            }
            _ => Answer::Unresolved,
        };
        self.last = Some(ran);
        Ok(answer)
    }

    fn told(&self) -> Option<String> {
        let ran = self.last.as_ref()?;
        let mut text = match &ran.end {
            End::Exited(status) => format!("it ended with status {status}"),
            End::Signaled(signal) => format!("signal {signal} ended it"),
            End::TimedOut | End::CpuLimit => "it took too long, and was ended".to_string(),
            other => format!("it was ended: {other:?}"),
        };
        for (name, output) in [
            ("standard error", &ran.stderr),
            ("standard output", &ran.stdout),
        ] {
            if !output.bytes.is_empty() {
                let said = shown::excerpt(&output.bytes, TOLD);
                text += &format!("\nits {name}:\n    {}", said.replace('\n', "\n    "));
            }
        }
        Some(text)
    }

    fn runs(&self) -> Runs {
        self.station.runs
    }
}
