//! A program compiled and run once more as a person would do it: by the commands that people are shown.
//!
//! Used for findings afterwards, and before anything is called reduced: what the commands do not show is
//! not shown to anybody.

use cassay_exec::{Compiler, ExecError, Root, Worker, find};
use cassay_program::{Commands, Program};
use cassay_trial::{Bounds, Laid, Look};

/// Commands whose compiler is known.
pub struct Shown {
    compiler: Compiler,
    commands: Commands,
}

impl Shown {
    /// Finds out whose commands they are; `name` is the compiler's.
    pub fn new(
        name: &str,
        mut commands: Commands,
        root: &Root,
        worker: &mut Worker,
    ) -> Result<Shown, ExecError> {
        let scratch = root.dir()?;
        if commands.compile.is_empty() {
            commands.compile.push(vec![name.to_string()]);
        }
        let program = commands.compile.first().and_then(|words| words.first());
        let program = program.map_or(name, String::as_str);
        let compiler = find::compiler(name, program, worker, scratch.path())?;
        Ok(Shown { compiler, commands })
    }

    /// Whether the compiler writes to `/tmp` whatever it is told.
    pub fn uses_tmp(&self) -> bool {
        self.compiler.uses_tmp
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
        let laid = Laid::new(&scratch, program)?;
        laid.look(worker, &self.compiler, &self.commands, bounds)
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
    Shown::new(name, commands.clone(), root, worker)?.look(program, bounds, root, worker)
}
