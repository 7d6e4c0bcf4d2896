//! Any bytes as a C program: no crash, no hang.
//!
//! Random bytes rarely get past the lexer, so most mutations are those of `cassay-bench mutants`:
//! of whole tokens, with pieces of the programs in `tests` for material.
#![no_main]

use std::path::Path;
use std::sync::OnceLock;

use cassay_bench::mutate::{Rng, collect, damage};
use libfuzzer_sys::{fuzz_mutator, fuzz_target, fuzzer_mutate};

fuzz_target!(|text: &[u8]| drop(cassay_bench::swallow(text)));

fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    static TEXTS: OnceLock<Vec<Vec<u8>>> = OnceLock::new();
    let texts = TEXTS.get_or_init(|| {
        let mut texts = Vec::new();
        // Without the tests there is less material, no other harm.
        let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests");
        let _ = collect(&tests, &mut texts);
        texts
    });
    let mut rng = Rng::new(u64::from(seed));
    if rng.below(4) == 0 {
        return fuzzer_mutate(data, size, max_size);
    }
    let new = damage(&mut rng, &data[..size], texts, max_size);
    let size = new.len().min(max_size);
    data[..size].copy_from_slice(&new[..size]);
    size
});
