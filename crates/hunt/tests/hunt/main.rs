//! `cassay hunt` from outside: with real compilers, with compilers and programs that misbehave on
//! purpose, killed in the middle of things, on a disk that is full, and with findings to reduce.
//!
//! Sizes are modest, so that `make test` stays quick. These raise them:
//!
//! - `CASSAY_KILLS=200`: how often a hunt is killed and resumed (20);
//! - `CASSAY_HOSTILE=1000`: how many hostile programs are compiled and run (60).
//!
//! What the machine does not offer (a compiler, namespaces to mount a small disk in) is left out, with a
//! note that `--nocapture` shows.

mod batches;
mod bugs;
mod common;
mod compilers;
mod disk;
mod hostile;
mod killed;
mod real;
mod reduced;
mod reported;
mod sanitizers;
mod setup;
mod split;
mod targets;
mod unstable;
mod variants;
