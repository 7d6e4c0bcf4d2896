//! Exactness on other targets: Csmith's programs, compiled by a cross compiler without optimisation and
//! run under an emulator, against `cassay run --target`.
//!
//! The table and the bar are those of [`crate::csmith_check`].
//!
//! On AVR, Csmith's programs print nothing by themselves, and `printf` and the end of the program need help:
//! `tests/targets/avr` has it, and says how to use it.

use std::process::ExitCode;

use anyhow::Result;
use clap::Args;

use crate::common::Common;
use crate::csmith::Referee;
use crate::csmith_check::{self, Setup};

#[derive(Args)]
#[group(skip)] // Groups are named by the type, and the other one has the same name.
pub struct Options {
    /// The target, as `cassay run` takes it
    #[arg(long, value_name = "TARGET")]
    target: String,
    /// The cross compiler with its options, such as "s390x-linux-gnu-gcc -static"
    #[arg(long, value_name = "COMMAND")]
    cc: String,
    /// What runs its programs, such as qemu-s390x-static; nothing where this machine does
    #[arg(long, value_name = "COMMAND", default_value = "")]
    runner: String,
    /// A macro for both sides, as -D takes it
    #[arg(long, value_name = "NAME=VALUE")]
    define: Vec<String>,
    /// Options for Csmith
    #[arg(
        long,
        value_name = "OPTIONS",
        default_value = "",
        allow_hyphen_values = true
    )]
    csmith: String,
    #[command(flatten)]
    check: csmith_check::Options,
}

fn words(line: &str) -> Vec<String> {
    line.split_whitespace().map(str::to_string).collect()
}

pub fn main(common: &Common, options: &Options) -> Result<ExitCode> {
    let setup = Setup {
        figure: "target-check",
        referee: Referee {
            compiler: words(&options.cc),
            runner: words(&options.runner),
            defines: options.define.clone(),
        },
        csmith: words(&options.csmith),
        target: Some(options.target.clone()),
    };
    csmith_check::check(common, &options.check, &setup)
}
