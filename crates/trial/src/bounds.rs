//! How much time and memory a trial may take.

use cassay_exec::Limits;

/// Time and memory for compilers and for programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// What each compilation may take.
    pub compiler: Limits,
    /// What each run of a compiled program may take.
    pub program: Limits,
}

impl Default for Bounds {
    /// Bounds for programs whose cost is not known.
    fn default() -> Bounds {
        Bounds {
            compiler: Limits::COMPILER,
            program: Limits::PROGRAM,
        }
    }
}

impl Bounds {
    /// Bounds of this many times as much processor time.
    #[must_use]
    pub fn times(self, factor: u32) -> Bounds {
        Bounds {
            compiler: self.compiler.times(factor),
            program: self.program.times(factor),
        }
    }
}
