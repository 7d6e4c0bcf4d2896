//! Who can say whether a program still fails: a compiler that is accused, or a script. The only part
//! of reduction that starts processes, and it does so through `cassay-exec`.

pub mod compiler;
pub mod failure;
pub mod script;

pub use compiler::{Accused, Bounds, CompilerAsker, Plan};
pub use failure::{Failure, Seen};
pub use script::ScriptAsker;
