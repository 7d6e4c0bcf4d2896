//! Any text as what people type or stores keep: names of cases, commands, failures; and as what is shown of others.
#![no_main]

use cassay_program::{Commands, command, shown};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let text = String::from_utf8_lossy(bytes);
    let _ = cassay_gen::Case::parse(&text);
    let _ = command::split(&text);
    let _ = Commands::parse(&text).to_string();
    let _ = cassay_trial::Failure::read(&text);
    for shown in [
        shown::bytes(bytes),
        shown::line(&text),
        shown::message(&text),
        shown::fit(&text, 40),
    ] {
        let plain = |c: char| !c.is_control() || matches!(c, '\n' | '\t');
        assert!(shown.chars().all(plain));
    }
    assert!(shown::message(&text).len() < 4 * (shown::LINE + 40) * (shown::LINES + 1));
});
