//! Any text as what people type, stores keep or lies beside programs: names of cases, commands, failures, arguments, logs of
//! answers; and as what is shown of others.
#![no_main]

use cassay_program::{Commands, command, shown};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let text = String::from_utf8_lossy(bytes);
    let _ = cassay_gen::Case::parse(&text);
    let _ = command::split(&text);
    let _ = Commands::parse(&text).to_string();
    let _ = cassay_trial::Failure::read(&text);
    if let Ok(args) = cassay_hunt::source::arguments(bytes.to_vec()) {
        assert!(args.iter().all(|arg| !arg.contains('\0')));
    }
    let title = text.lines().next().unwrap_or_default();
    let (answers, length) = cassay_reduce::keep::answers(bytes, title);
    assert!(answers.len() as u64 <= length && length <= bytes.len() as u64);
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
