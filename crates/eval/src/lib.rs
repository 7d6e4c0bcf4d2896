//! The exact semantics of C: check, lower to bytecode, execute.
//!
//! [`compile`] takes a program tree, [`Compiled::run`] executes it and says what it means: its
//! output and exit status, or the place and rule where it has no meaning. Every verdict is data;
//! nothing here touches the file system, the clock or a process.
//!
//! Deep trees recurse deeply: call [`with_stack`] around parsing, compiling and running.

pub mod check;
pub mod code;
pub mod float;
pub mod format;
pub mod kind;
pub mod library;
mod lower;
mod machine;
pub mod memory;
pub mod names;
mod report;
mod verdict;

use cassay_lang::tree::Program;
use cassay_lang::types::Types;
use cassay_lang::{Problem, Target};
pub use kind::{Class, Kind};
pub use machine::Limits;
use machine::Machine;
pub use verdict::{Note, Outcome, Report, Verdict};

/// A program ready to run, any number of times.
pub struct Compiled {
    module: code::Module,
    types: Types,
}

/// What a run is given.
#[derive(Clone, Debug, Default)]
pub struct Options {
    pub limits: Limits,
    /// Kinds that are counted instead of being fatal; see [`Kind::tolerable`].
    pub tolerate: Vec<Kind>,
    /// `argv`, the program's name first.
    pub args: Vec<Vec<u8>>,
    pub stdin: Vec<u8>,
}

/// Checks and lowers a program.
pub fn compile(program: &Program, target: &'static Target) -> Result<Compiled, Problem> {
    let checked = check::check(program, target)?;
    let (module, types) = lower::lower(program, target, checked)?;
    Ok(Compiled { module, types })
}

impl Compiled {
    /// Runs the program. Where it turned a pointer into an integer, it is run a second time with
    /// other addresses, to find out whether they reach the output.
    pub fn run(&self, program: &Program, options: &Options) -> Outcome {
        let first = self.run_once(program, options, 0);
        if !first.exposed || !matches!(first.outcome.verdict, Verdict::Exit(_) | Verdict::Abort) {
            return first.outcome;
        }
        let second = self.run_once(program, options, memory::OTHER_SALT);
        if second.outcome.verdict == first.outcome.verdict
            && second.outcome.output == first.outcome.output
        {
            return first.outcome;
        }
        let report = report::address_dependent(&first.outcome, &second.outcome);
        Outcome {
            verdict: Verdict::Unspecified(report),
            ..first.outcome
        }
    }

    fn run_once(&self, program: &Program, options: &Options, salt: u64) -> Run {
        let mut machine = Machine::new(
            &self.module,
            &self.types,
            &options.limits,
            &options.tolerate,
            salt,
            options.stdin.clone(),
        );
        let result = machine.run_program(&options.args);
        let exposed = machine.memory.exposed;
        let verdict = report::verdict(&machine, program, result);
        let tolerated = Kind::ALL
            .iter()
            .map(|&k| (k, machine.tolerated[k as usize]))
            .filter(|&(_, n)| n > 0)
            .collect();
        let outcome = Outcome {
            verdict,
            steps: machine.steps(),
            output: std::mem::take(&mut machine.lib.output),
            error_output: std::mem::take(&mut machine.lib.error_output),
            tolerated,
        };
        Run { outcome, exposed }
    }
}

struct Run {
    outcome: Outcome,
    exposed: bool,
}

/// Runs `f` on a thread whose stack suffices for every tree the parser accepts.
pub fn with_stack<T: Send>(f: impl FnOnce() -> T + Send) -> T {
    const STACK: usize = 512 << 20;
    std::thread::scope(|scope| {
        match std::thread::Builder::new()
            .stack_size(STACK)
            .spawn_scoped(scope, f)
        {
            Ok(thread) => match thread.join() {
                Ok(value) => value,
                Err(panic) => std::panic::resume_unwind(panic),
            },
            Err(error) => {
                std::panic::resume_unwind(Box::new(format!("cannot start a thread: {error}")))
            }
        }
    })
}
