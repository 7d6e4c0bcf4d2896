//! A script that decides, by C-Reduce's protocol: it is run in a directory that holds the program
//! under its own name, and exit status 0 means interesting. The semantics guards it, so the script
//! need not look for undefined behaviour.

use crate::ask::{Answer, AskError, Candidate, Interesting, Runs};
use crate::oracle::compiler::Station;
use cassay_exec::{Canceller, End, Job, Limits, Root};
use cassay_program::Input;
use std::path::PathBuf;

pub struct ScriptAsker {
    station: Station,
    script: PathBuf,
}

impl ScriptAsker {
    pub fn new(root: &Root, stop: &Canceller, script: PathBuf) -> Result<ScriptAsker, AskError> {
        Ok(ScriptAsker {
            station: Station::new(root, stop, Input::default())?,
            script,
        })
    }
}

impl Interesting for ScriptAsker {
    fn test(&mut self, candidate: &Candidate<'_>) -> Result<Answer, AskError> {
        self.station.lay_out(candidate.files)?;
        self.station.runs.compilers += 1;
        let (worker, scratch) = self.station.worker();
        // It runs compilers, and may run several: it is trusted as they are.
        let job = Job::compiler(&self.script, scratch.path()).limits(Limits {
            memory: None,
            ..Limits::COMPILER
        });
        let ran = worker.run(&job)?;
        self.station.runs.cpu += ran.cpu();
        match ran.end {
            End::Exited(0) => Ok(Answer::Yes),
            End::Exited(_) | End::Signaled(_) => Ok(Answer::No),
            End::CannotStart(why) => Err(AskError::new(format!(
                "cannot run {}: {why}",
                self.script.display()
            ))),
            _ => Ok(Answer::Unresolved),
        }
    }

    fn runs(&self) -> Runs {
        self.station.runs
    }
}
