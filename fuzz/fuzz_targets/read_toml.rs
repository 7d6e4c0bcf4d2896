//! Any text as each of the TOML files that Cassay reads: settings of `gen` and `hunt`, compilers, known bugs, targets.
#![no_main]
// Of the program's own modules, only what reads is used.
#![allow(dead_code)]

#[path = "../../crates/cassay/src/generate/config.rs"]
mod config;
#[path = "../../crates/cassay/src/targets/file.rs"]
mod file;
#[path = "../../crates/cassay/src/keys.rs"]
mod keys;
#[path = "../../crates/cassay/src/settings.rs"]
mod settings;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let _ = config::parse(text);
    let _ = settings::read(text);
    let _ = cassay_exec::config::read(text);
    let _ = cassay_triage::known::KnownBugs::read(text);
    if let Ok(target) = file::parse(text, "t.toml") {
        // What can be read can be written, and read again.
        assert_eq!(file::parse(&file::write(&target), "t.toml").unwrap(), target);
    }
});
