//! The oracles that say whether a candidate still fails: a compiler that is accused, or a script. The only part
//! of reduction that starts processes, and it does so through `cassay-exec`.

pub mod compiler;
pub mod script;

pub use compiler::{Accusation, CompilerAsker};
pub use script::ScriptAsker;
