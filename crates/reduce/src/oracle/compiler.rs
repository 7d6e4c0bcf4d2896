//! A compiler that is accused: it compiles the candidate, the candidate runs, and what is seen must
//! be the failure that the original shows.
//!
//! **Slipping.** A smaller program may fail for another reason. Crashes and refusals are held to
//! their signature. Wrong code has none, so where the original goes right with another set of flags
//! of the same compiler (the *contrast*, the next lower level of optimisation that does) or with
//! another compiler, every accepted candidate must go right there as well.

use crate::ask::{Answer, AskError, Candidate, Expected, File, Input, Interesting, Runs};
use crate::finish::fewer_flags;
use crate::oracle::failure::{Failure, Seen, general};
use cassay_exec::compiler::Way;
use cassay_exec::{
    Compile, Compiler, Job, Limits, Request, Root, Run, Scratch, Settings, Stop, Worker, classify,
    classify_run,
};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

/// The name of the compiled program, also in the commands that people are shown.
pub const PROGRAM: &str = "program";

/// A compiler with its flags.
#[derive(Clone, Debug)]
pub struct Accused {
    pub compiler: Compiler,
    pub flags: Vec<String>,
    /// Flags of single files, by their names, in place of `flags`.
    pub units: BTreeMap<String, Vec<String>>,
}

impl Accused {
    pub fn name(&self) -> String {
        let mut name = self.compiler.name.clone();
        for flag in &self.flags {
            name.push(' ');
            name.push_str(flag);
        }
        for (unit, flags) in &self.units {
            name.push_str(&format!(", {unit} {}", flags.join(" ")));
        }
        name
    }

    /// The compiler's commands as a person would type them in the program's directory, each as a list of words.
    pub fn commands(&self, sources: &[PathBuf]) -> Vec<Vec<String>> {
        let each = self.each(sources);
        let lines = self
            .compiler
            .driver_lines(&self.flags, &each, sources, PROGRAM.as_ref());
        let always = self.compiler.family.traits().always;
        let words = |line: &Vec<std::ffi::OsString>| {
            let words = line.iter().map(|word| word.to_string_lossy().into_owned());
            let words = words.filter(|word| !always.contains(&word.as_str()));
            words.collect::<Vec<String>>()
        };
        lines.iter().map(words).collect()
    }

    /// The flags of the sources one by one, as [`Request::each`] has them.
    fn each(&self, sources: &[PathBuf]) -> Vec<Vec<String>> {
        if self.units.is_empty() {
            return Vec::new();
        }
        let name = |source: &Path| source.to_string_lossy().into_owned();
        let flags = |source: &PathBuf| self.units.get(&name(source)).unwrap_or(&self.flags);
        sources.iter().map(|source| flags(source).clone()).collect()
    }

    /// The same compiler with simpler flags, the simplest first. Files with flags of their own first get
    /// the same, then simpler ones; a flag that is not about the level goes everywhere at once.
    pub fn simpler(&self) -> Vec<Accused> {
        let with = |flags: &[String]| Accused {
            flags: flags.to_vec(),
            ..self.clone()
        };
        if self.units.is_empty() {
            let sets = fewer_flags(&self.flags);
            return sets.iter().map(|flags| with(flags)).collect();
        }
        let mut sets: Vec<Accused> = Vec::new();
        for flags in self.units.values() {
            sets.push(Accused {
                units: BTreeMap::new(),
                ..with(flags)
            });
        }
        for flag in self.flags.iter().filter(|flag| !flag.starts_with("-O")) {
            let mut fewer = self.clone();
            for flags in std::iter::once(&mut fewer.flags).chain(fewer.units.values_mut()) {
                flags.retain(|other| other != flag);
            }
            sets.push(fewer);
        }
        for (unit, flags) in &self.units {
            let lower = fewer_flags(flags).into_iter();
            for lower in lower.filter(|lower| lower.len() == flags.len()) {
                let mut simpler = self.clone();
                simpler.units.insert(unit.clone(), lower);
                sets.push(simpler);
            }
        }
        sets
    }
}

/// Time and memory for compilers and for programs.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    pub compiler: Limits,
    pub program: Limits,
}

impl Bounds {
    /// For the first look at a program, whose cost is not known.
    pub const FIRST: Bounds = Bounds {
        compiler: Limits::COMPILER,
        program: Limits::PROGRAM,
    };

    /// For candidates. They are hardly larger than the original, and hundreds of them will hang when
    /// some compilers get them wrong, so time is measured out by the failure at hand.
    pub fn for_candidates(accused: &Compiler, failure: &Failure, steps: u64) -> Bounds {
        // A native step takes less than 5 ns; nobody knows what it takes under an emulator.
        let native = Duration::from_millis(250) + Duration::from_nanos(steps.saturating_mul(10));
        let run = match accused.runner.is_empty() {
            true => native,
            false => native * 10,
        };
        let compile = match failure {
            Failure::CompilerHang => Duration::from_secs(10),
            _ => Limits::COMPILER.cpu,
        };
        Bounds {
            compiler: Limits {
                cpu: compile,
                wall: compile * 3,
                ..Limits::COMPILER
            },
            program: Limits {
                cpu: run,
                wall: Duration::from_secs(5) + run * 5,
                ..Limits::PROGRAM
            },
        }
    }
}

/// What is held against whom.
#[derive(Clone, Debug)]
pub struct Plan {
    pub accused: Accused,
    pub failure: Failure,
    /// Goes right with every interesting program.
    pub witness: Option<Accused>,
    pub bounds: Bounds,
    /// What programs are given.
    pub input: Input,
}

/// One worker that compiles and runs.
pub struct Station {
    worker: Worker,
    scratch: Scratch,
    pub runs: Runs,
    input: Input,
}

impl Station {
    /// Its jobs end when `stop` says so.
    pub fn new(root: &Root, stop: &Stop, input: Input) -> Result<Station, AskError> {
        Ok(Station {
            worker: Worker::with(Settings {
                stop: stop.clone(),
                ..Settings::new(root)
            })?,
            scratch: root.dir()?,
            runs: Runs::default(),
            input,
        })
    }

    pub fn worker(&mut self) -> (&mut Worker, &Scratch) {
        (&mut self.worker, &self.scratch)
    }

    /// Puts the files of a program, and nothing else, where compilers find them.
    pub fn lay_out<T: AsRef<[u8]>>(&self, files: &[(String, T)]) -> Result<Vec<PathBuf>, AskError> {
        self.scratch.wipe()?;
        let mut sources = Vec::new();
        for (name, text) in files {
            let base = PathBuf::from(name);
            let base = base.file_name().unwrap_or(base.as_os_str());
            let base = base.to_string_lossy();
            self.scratch.write(&base, text.as_ref())?;
            if base.ends_with(".c") || base.ends_with(".i") {
                sources.push(PathBuf::from(base.as_ref()));
            }
        }
        Ok(sources)
    }

    /// Compiles and runs what was laid out.
    pub fn see(
        &mut self,
        accused: &Accused,
        sources: &[PathBuf],
        bounds: Bounds,
        way: Way,
    ) -> Result<Seen, AskError> {
        let dir = self.scratch.path();
        let out = dir.join(PROGRAM);
        // A program left from before must not be taken for this one.
        if out.exists() {
            std::fs::remove_file(&out).map_err(AskError::new)?;
        }
        let each = accused.each(sources);
        let request = Request {
            flags: &accused.flags,
            each: &each,
            sources,
            out: &out,
            dir,
            limits: bounds.compiler,
            way,
        };
        self.runs.compilers += 1;
        let compiler = &accused.compiler;
        let compiled = compiler.compile(&mut self.worker, &request)?;
        self.runs.cpu += compiled.cpu();
        match classify(compiler, &compiled) {
            Compile::Ok if !out.is_file() => {
                return Ok(Seen::Rejects("it succeeded and made no program".into()));
            }
            Compile::Ok => {}
            Compile::Crash { signature } => return Ok(Seen::CompilerCrash(signature)),
            Compile::Rejects { message } => {
                let words = compiled.stderr.text();
                return Ok(Seen::Rejects(general(&complaint(&message, &words))));
            }
            Compile::Hang => return Ok(Seen::CompilerHang),
            Compile::Resource => return Ok(Seen::Nothing("the compiler ran into a limit".into())),
            Compile::Missing { why } => return Ok(Seen::Nothing(why)),
        }
        self.runs.programs += 1;
        let job = Job {
            stdin: self.input.stdin.clone(),
            ..compiler
                .run_job(&out, &self.input.args, dir)
                .limits(bounds.program)
        };
        let ran = self.worker.run(&job)?;
        self.runs.cpu += ran.cpu();
        Ok(match classify_run(&ran) {
            Run::Ok { status, output } => Seen::Ended { status, output },
            Run::Crash(signal) => Seen::RunCrash(signal),
            Run::Hang => Seen::RunHang,
            Run::Resource => Seen::Nothing("the compiled program ran into a limit".into()),
            Run::Missing { why } => Seen::Nothing(why),
        })
    }
}

/// chibicc repeats the line of the program, and says below and behind a mark what is wrong with it.
fn complaint(message: &str, words: &str) -> String {
    if message.contains("error") {
        return message.to_string();
    }
    let marked = words
        .lines()
        .filter_map(|line| line.trim_start().strip_prefix("^ "))
        .find(|rest| !rest.is_empty());
    marked.unwrap_or(message).to_string()
}

/// What a compiler that is taken to be right makes a program do.
pub fn agreed(seen: &Seen) -> Option<Expected> {
    match seen {
        Seen::Ended { status, output } => Some(Expected {
            status: Some(*status),
            output: output.clone(),
        }),
        _ => None,
    }
}

/// The next lower level of optimisation with which the program goes right; where files have levels of their
/// own, all get the same.
pub fn contrast(
    station: &mut Station,
    accused: &Accused,
    sources: &[PathBuf],
    expected: &Expected,
) -> Result<Option<Accused>, AskError> {
    const LEVELS: &[&str] = &["-O0", "-O1", "-Os", "-O2", "-O3"];
    let level_of = |flag: &String| LEVELS.iter().position(|level| level == flag);
    let Some((at, mut level)) = accused
        .flags
        .iter()
        .enumerate()
        .rev()
        .find_map(|(at, flag)| Some((at, level_of(flag)?)))
    else {
        return Ok(None);
    };
    // Any level may be right for a program whose files have several.
    if !accused.units.is_empty() {
        level = LEVELS.len();
    }
    for lower in LEVELS.iter().take(level).rev() {
        let mut other = accused.clone();
        other.units.clear();
        if let Some(flag) = other.flags.get_mut(at) {
            *flag = (*lower).to_string();
        }
        let seen = station.see(&other, sources, Bounds::FIRST, Way::Direct)?;
        if Failure::of(&seen, Some(expected)).is_none() && agreed(&seen).is_some() {
            return Ok(Some(other));
        }
    }
    Ok(None)
}

pub struct CompilerAsker {
    station: Station,
    plan: Arc<Plan>,
}

impl CompilerAsker {
    pub fn new(root: &Root, stop: &Stop, plan: Arc<Plan>) -> Result<CompilerAsker, AskError> {
        Ok(CompilerAsker {
            station: Station::new(root, stop, plan.input.clone())?,
            plan,
        })
    }

    fn ask(&mut self, files: &[File], expected: Option<&Expected>) -> Result<Answer, AskError> {
        let plan = Arc::clone(&self.plan);
        let sources = self.station.lay_out(files)?;
        let mut see = |who: &Accused| self.station.see(who, &sources, plan.bounds, Way::Direct);
        // Without a meaning, the witness says what the program does.
        let mut told = None;
        if expected.is_none()
            && plan.failure.is_wrong_code()
            && let Some(witness) = &plan.witness
        {
            told = agreed(&see(witness)?);
            if told.is_none() {
                return Ok(Answer::No);
            }
        }
        let held_to = expected.or(told.as_ref());
        let seen = see(&plan.accused)?;
        if let Seen::Nothing(_) = seen {
            return Ok(Answer::Unresolved);
        }
        if !plan.failure.shows(&seen, held_to) {
            return Ok(Answer::No);
        }
        if let (Some(witness), Some(_)) = (&plan.witness, expected) {
            let seen = see(witness)?;
            let right = agreed(&seen).is_some() && Failure::of(&seen, expected).is_none();
            return Ok(if right { Answer::Yes } else { Answer::No });
        }
        Ok(Answer::Yes)
    }
}

impl Interesting for CompilerAsker {
    fn test(&mut self, candidate: &Candidate<'_>) -> Result<Answer, AskError> {
        self.ask(candidate.files, candidate.expected)
    }

    fn runs(&self) -> Runs {
        self.station.runs
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cassay_exec::Family;

    #[test]
    fn files_with_flags_of_their_own() {
        let words = |text: &str| text.split(' ').map(String::from).collect::<Vec<_>>();
        let sources = [PathBuf::from("a.c"), PathBuf::from("b.c")];
        let mut gcc = Accused {
            compiler: Compiler::new("gcc", "gcc", Family::Gcc),
            flags: words("-O2 -flto"),
            units: BTreeMap::new(),
        };
        let commands = |gcc: &Accused, sources: &[PathBuf]| {
            let lines = gcc.commands(sources);
            lines
                .iter()
                .map(|words| words.join(" "))
                .collect::<Vec<_>>()
        };
        assert_eq!(
            commands(&gcc, &sources),
            ["gcc -O2 -flto -o program a.c b.c"]
        );
        gcc.units.insert("b.c".into(), words("-O3 -flto"));
        assert_eq!(
            commands(&gcc, &sources),
            [
                "gcc -O2 -flto -c -o a.o a.c",
                "gcc -O3 -flto -c -o b.o b.c",
                "gcc -O2 -flto -o program a.o b.o"
            ]
        );
        // A file that is left alone has its own flags still, and one that came new has none.
        assert_eq!(
            commands(&gcc, &sources[1..]),
            ["gcc -O3 -flto -o program b.c"]
        );
        let simpler: Vec<String> = gcc.simpler().iter().map(Accused::name).collect();
        assert_eq!(
            simpler,
            [
                "gcc -O3 -flto",
                "gcc -O2, b.c -O3",
                "gcc -O2 -flto, b.c -O1 -flto",
                "gcc -O2 -flto, b.c -O2 -flto",
            ]
        );
    }
}
