//! Many programs with one meaning: variants of a C program that do on its input what it does.
//!
//! Equivalence modulo inputs (Le, Afshari, Su 2014) in code that never runs, and in code that does
//! (Hermes: Sun, Le, Su 2016). [`derive`] takes any program that the semantics can run, of one file or
//! ([`derive_files`]) several, records what its variables hold where it passes, and splices code into its
//! text that these values make harmless. Every variant is run by the exact semantics before it leaves.
//!
//! Nothing here touches the file system, the clock or a process; the same text and options give the
//! same bytes. Programs may nest deeply: the functions here take the stack they need, which costs a thread
//! unless the caller has such a stack ([`cassay_eval::with_stack`]).
//!
//! ```
//! use cassay_mutate::{Options, Setting, derive};
//! use cassay_parse::loader::NoFiles;
//! use cassay_parse::preprocess;
//!
//! let text = b"int main(void) {\n  int n = 3;\n  while (n > 0) n--;\n  return n;\n}\n";
//! let preprocess = preprocess::Options::new(cassay_lang::Target::x86_64_linux());
//! let run = cassay_eval::Options::default();
//! let setting = Setting { preprocess: &preprocess, run: &run };
//! let wanted = Options { variants: 2, points: 1000, ..Options::default() };
//! let family = derive("seed.c", text, &setting, &mut NoFiles, &wanted)?;
//! assert!(family.variants.iter().all(|variant| variant.text != text));
//! # Ok::<(), cassay_mutate::Error>(())
//! ```

use std::fmt::Write as _;

mod code;
mod distance;
mod env;
mod expression;
mod graph;
mod grown;
mod hidden;
mod int;
mod kinds;
mod loose;
mod mutation;
mod predicate;
mod scan;
mod seed;
mod sound;
mod split;
pub mod text;
mod tokens;
mod variant;

pub use cassay_program::File;
pub use kinds::{ALL, by_name};
pub use mutation::Mutation;
pub use split::{Split, Unit};
pub use text::{Edit, Mutated};
pub use variant::{Blamed, Error, Family, Options, Setting, Variant, derive, derive_files, divide};

/// The version of the mutations, as [`cassay_gen::VERSION`] is that of the generator: a change of what any seed and
/// any options give changes it. Variants that are kept are named by it, so that nobody takes another variant for
/// them.
pub const VERSION: u32 = 2;

/// The line that names a variant for people. The first version, which had no number at the time, is not named.
pub fn title(number: u32, of: &str, mutations: usize, version: u32) -> String {
    let plural = if mutations == 1 { "" } else { "s" };
    let mut text = format!("variant {number} of {of}: {mutations} mutation{plural}");
    if version > 1 {
        // Writing to a string cannot fail.
        let _ = write!(text, " of version {version}");
    }
    text
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_title_names_later_versions() {
        assert_eq!(super::title(2, "a.c", 1, 1), "variant 2 of a.c: 1 mutation");
        let later = super::title(2, "a.c", 3, 2);
        assert_eq!(later, "variant 2 of a.c: 3 mutations of version 2");
    }
}
