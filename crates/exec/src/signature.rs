//! What makes one compiler crash the same as another: a short text without anything that changes
//! from run to run or from build to build.
//!
//! family · what the compiler says (the function and file of an internal error, the assertion's
//! text) · the pass it was in · the top three functions of a stack trace, below those that only
//! handle the crash. Line numbers, addresses, directories and the source's own names are dropped.
//! Errs towards merging: two bugs that fail the same assertion are one signature.

use std::sync::OnceLock;

use regex::Regex;

use crate::families::{Family, HANDLERS};
use crate::messages::crash;

/// Frames kept of a stack trace.
const FRAMES: usize = 3;

/// The signature of a crash, from what the compiler wrote (`said` is the telling part, if a
/// pattern had one) and the signal that ended it.
pub fn signature(family: Family, text: &str, said: Option<&str>, signal: Option<i32>) -> String {
    let mut parts = vec![family.name().to_string()];
    if let Some(number) = said.and_then(|said| said.parse().ok()) {
        parts.push(signal_name(number));
    } else if let Some(said) = said.map(crash).filter(|said| !said.is_empty()) {
        parts.push(signal_in_words(&said).map_or(said, signal_name));
    } else if let Some(signal) = signal {
        parts.push(signal_name(signal));
    }
    if let Some(pass) = pass(text) {
        parts.push(pass);
    }
    let frames = frames(text);
    if !frames.is_empty() {
        parts.push(frames.join(" < "));
    }
    if parts.len() == 1 {
        parts.push("crash without a word".to_string());
    }
    parts.join(" | ")
}

pub fn signal_name(number: i32) -> String {
    match nix::sys::signal::Signal::try_from(number) {
        Ok(signal) => signal.as_str().to_string(),
        Err(_) => format!("signal {number}"),
    }
}

/// The signal of a name that [`signal_name`] gave.
pub fn signal_number(name: &str) -> Option<i32> {
    match name.strip_prefix("signal ") {
        Some(number) => number.parse().ok(),
        None => Some(name.parse::<nix::sys::signal::Signal>().ok()? as i32),
    }
}

/// The signal that a message is about. The same crash is seen as a signal when the compiler runs
/// directly, and in words when its driver tells of it.
fn signal_in_words(said: &str) -> Option<i32> {
    const WORDS: &[(&str, i32)] = &[
        ("Segmentation fault", libc::SIGSEGV),
        ("Illegal instruction", libc::SIGILL),
        ("Aborted", libc::SIGABRT),
        ("Bus error", libc::SIGBUS),
        ("Floating point exception", libc::SIGFPE),
        ("Trace/breakpoint trap", libc::SIGTRAP),
    ];
    WORDS
        .iter()
        .find(|(words, _)| said.starts_with(words))
        .map(|(_, signal)| *signal)
}

/// The pass in which it happened, where the compiler says so.
fn pass(text: &str) -> Option<String> {
    static PASSES: OnceLock<Vec<(Regex, bool)>> = OnceLock::new();
    let passes = PASSES.get_or_init(|| {
        let all = Family::ALL.iter().flat_map(|family| family.traits().pass);
        all.filter_map(|pass| Some((Regex::new(pass.pattern).ok()?, pass.innermost_last)))
            .collect()
    });
    passes.iter().find_map(|(pattern, innermost_last)| {
        let mut found = pattern.captures_iter(text);
        if *innermost_last {
            let name = found.last()?.get(1)?.as_str();
            return Some(format!("pass: {}", crash(name)));
        }
        Some(found.next()?.get(1)?.as_str().to_string())
    })
}

/// The functions on top of a stack trace, innermost first.
fn frames(text: &str) -> Vec<String> {
    static FORMS: OnceLock<Vec<Regex>> = OnceLock::new();
    let forms = FORMS.get_or_init(|| {
        Family::all_of(|traits| traits.frames)
            .filter_map(|pattern| Regex::new(pattern).ok())
            .collect()
    });
    let names = forms.iter().flat_map(|form| {
        form.captures_iter(text)
            .filter_map(|found| function(found.get(1)?.as_str()))
    });
    names
        .filter(|name| !handles_crashes(name))
        .take(FRAMES)
        .collect()
}

/// The name of the function in a frame, without arguments and place.
fn function(frame: &str) -> Option<String> {
    let frame = frame.trim().replace("(anonymous namespace)::", "");
    // A library and an offset, no name.
    if frame.is_empty() || frame.starts_with('(') || frame.starts_with('/') {
        return None;
    }
    let mut depth = 0usize;
    let mut name = String::new();
    for c in frame.chars() {
        match c {
            '<' => depth += 1,
            '>' => depth = depth.saturating_sub(1),
            '(' if depth == 0 && name.ends_with("operator") => name.push(c),
            '(' | '+' if depth == 0 && !name.is_empty() => break,
            _ if depth == 0 => name.push(c),
            _ => {}
        }
    }
    // What comes before the last space is a type; the place after the name is cut with it.
    let name = name.trim().trim_start_matches("static ");
    let name = name.split(" /").next().unwrap_or(name);
    let name = name.rsplit(' ').next().unwrap_or(name);
    (!name.is_empty()).then(|| name.to_string())
}

/// Functions between the fault and the trace, and those of the C library, which are named after
/// the processor that they suit.
fn handles_crashes(name: &str) -> bool {
    let base = name.rsplit("::").next().unwrap_or(name);
    name.starts_with("__")
        || HANDLERS.contains(&base)
        || Family::all_of(|traits| traits.handlers).any(|handler| handler == base)
        || Family::all_of(|traits| traits.handlers_within).any(|part| name.contains(part))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signals_have_names_and_numbers() {
        for number in 1..=64 {
            assert_eq!(signal_number(&signal_name(number)), Some(number));
        }
        assert_eq!(signal_number("SIGNOTHING"), None);
    }

    #[test]
    fn names_of_functions() {
        let check = |frame: &str, expect: Option<&str>| {
            assert_eq!(function(frame).as_deref(), expect, "{frame}");
        };
        check(
            "llvm::Value::f(int) /src/lib/V.cpp:12:3",
            Some("llvm::Value::f"),
        );
        check("(anonymous namespace)::A::f(int)", Some("A::f"));
        check("foo(tree_node*)", Some("foo"));
        check("void std::g<a(b)>(int) /x.h:1", Some("std::g"));
        check("(/lib/libLLVM-14.so.1+0xe31)", None);
    }
}
