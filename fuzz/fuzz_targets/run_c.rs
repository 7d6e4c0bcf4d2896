//! Any bytes as a C program: no crash, no hang.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &[u8]| cassay_bench::swallow(text));
