//! How much time and memory a trial may take.

use cassay_exec::Limits;

/// Time and memory for compilers and for programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// For each compilation.
    pub compiler: Limits,
    /// For each run of what was compiled.
    pub program: Limits,
}

impl Default for Bounds {
    /// For programs whose cost is not known.
    fn default() -> Bounds {
        Bounds {
            compiler: Limits::COMPILER,
            program: Limits::PROGRAM,
        }
    }
}

impl Bounds {
    /// So many times as much time.
    #[must_use]
    pub fn times(self, factor: u32) -> Bounds {
        Bounds {
            compiler: self.compiler.times(factor),
            program: self.program.times(factor),
        }
    }
}
