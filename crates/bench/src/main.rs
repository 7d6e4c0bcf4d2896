//! `cassay-bench`: the figures Cassay is held to, and whether it meets them.
//!
//! Not part of the product. It drives the `cassay` program from outside, as a user would, and
//! compares it with gcc and tcc; damaged programs, which are many, run in its own processes, and the
//! generator is called as the library it is. `README.md` beside this crate says what each figure
//! means. Exit codes: 0 the answers are right, 1 they are not (or too few are), 2 the harness could
//! not work.

mod audit;
mod audit_answers;
mod audit_change;
mod batch;
mod child;
mod common;
mod csmith;
mod csmith_check;
mod csmith_speed;
mod flips;
mod gen_check;
mod gen_compilers;
mod gen_diversity;
mod gen_ir;
mod gen_observe;
mod gen_program;
mod gen_remarks;
mod gen_speed;
mod gen_target;
mod hunt_speed;
mod ir;
mod kernels;
mod measure;
mod mutants;
mod mutate_check;
mod mutate_cost;
mod mutate_diversity;
mod mutate_seed;
mod pool;
mod reduce_check;
mod reduce_peers;
mod reduce_set;
mod scratch;
mod table;
mod target_check;
mod testsuite;
mod tools;
mod triage_check;
mod triage_set;
mod triage_store;
mod unevaluated;
mod verdict;

use std::ffi::OsString;
use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

use crate::common::Common;

/// Measures cassay: exactness, speed, memory, robustness
#[derive(Parser)]
#[command(version)]
struct Cli {
    #[command(flatten)]
    common: Common,
    #[command(subcommand)]
    figure: Figure,
}

#[derive(Subcommand)]
enum Figure {
    /// Time and memory on programs that only compute, against gcc -O0
    Kernels(kernels::Options),
    /// Time from source to answer on Csmith's programs, against tcc and gcc -O0
    CsmithSpeed(csmith_speed::Options),
    /// Exactness on Csmith's programs: the same answer as gcc -O0
    CsmithCheck(csmith_check::Options),
    /// The same for another target: a cross compiler's -O0 code under an emulator
    TargetCheck(target_check::Options),
    /// Coverage of the language: c-testsuite's programs
    CTestsuite(testsuite::Options),
    /// Exactness at the borders: the corpus, and small changes of it, against gcc and clang at four levels
    Audit(audit::Options),
    /// Robustness: damaged programs must not break cassay
    Mutants(mutants::Options),
    /// The generator's programs: defined, of the size asked for, and the same to gcc and clang
    GenCheck(gen_check::Options),
    /// Programs for another target, and variants: the same to a cross compiler, under an emulator
    GenTarget(gen_target::Options),
    /// Speed of the generator on one core, against Csmith, and how it grows with size
    GenSpeed(gen_speed::Options),
    /// Optimisations that gcc -O3 and clang -O3 report, against Csmith at equal bytes
    GenDiversity(gen_diversity::Options),
    /// What is left of programs in clang's intermediate representation at -O2, against other generators
    GenIr(gen_ir::Options),
    /// Whether what programs compute is shown: a flipped bit of an assigned value changes the output
    GenObserve(gen_observe::Options),
    /// Variants of programs: confirmed, and the same to gcc, clang and their sanitizers
    MutateCheck(mutate_check::Options),
    /// Processor time per variant, beside that of compiling it
    MutateCost(mutate_cost::Options),
    /// Optimisations that variants show and their seeds do not
    MutateDiversity(mutate_diversity::Options),
    /// Tests per second of the hunt against a shell loop, and the compilers' share of the processor
    HuntSpeed(hunt_speed::Options),
    /// Reduction of failing programs: size, time, compiler runs; against C-Reduce and C-Vise
    ReduceCheck(reduce_check::Options),
    /// One bug, one finding: planted bugs mixed up in one store, blamed, and put together again
    TriageCheck(triage_check::Options),
}

fn main() -> ExitCode {
    cassay_exec::main_if_helper();
    let arguments: Vec<OsString> = std::env::args_os().collect();
    if let [_, first, rest @ ..] = arguments.as_slice()
        && first == measure::ARGUMENT
    {
        return measure::main(rest);
    }
    if let [_, first, rest @ ..] = arguments.as_slice()
        && first == batch::ARGUMENT
    {
        return batch::main(rest);
    }
    let cli = Cli::parse_from(arguments);
    match run(&cli) {
        Ok(code) => code,
        Err(e) => {
            eprintln!("cassay-bench: {e:#}");
            ExitCode::from(2)
        }
    }
}

fn run(cli: &Cli) -> Result<ExitCode> {
    child::catch_interrupts()?;
    let common = &cli.common;
    match &cli.figure {
        Figure::Kernels(options) => kernels::main(common, options),
        Figure::CsmithSpeed(options) => csmith_speed::main(common, options),
        Figure::CsmithCheck(options) => csmith_check::main(common, options),
        Figure::TargetCheck(options) => target_check::main(common, options),
        Figure::CTestsuite(options) => testsuite::main(common, options),
        Figure::Audit(options) => audit::main(common, options),
        Figure::Mutants(options) => mutants::main(common, options),
        Figure::GenCheck(options) => gen_check::main(common, options),
        Figure::GenTarget(options) => gen_target::main(common, options),
        Figure::GenSpeed(options) => gen_speed::main(common, options),
        Figure::GenDiversity(options) => gen_diversity::main(common, options),
        Figure::GenIr(options) => gen_ir::main(common, options),
        Figure::GenObserve(options) => gen_observe::main(common, options),
        Figure::MutateCheck(options) => mutate_check::main(common, options),
        Figure::MutateCost(options) => mutate_cost::main(common, options),
        Figure::MutateDiversity(options) => mutate_diversity::main(common, options),
        Figure::HuntSpeed(options) => hunt_speed::main(common, options),
        Figure::ReduceCheck(options) => reduce_check::main(common, options),
        Figure::TriageCheck(options) => triage_check::main(common, options),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_consistent() {
        Cli::command().debug_assert();
    }
}
