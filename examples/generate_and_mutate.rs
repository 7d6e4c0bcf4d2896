//! A random program, and variants of it that do the same:
//! `cargo run -p cassay-lib --example generate_and_mutate`.

use cassay::{Case, Mutations, Options, Source, Style, generate, mutate};
use std::error::Error;

/// The text of a random program, what it prints, and the texts of its variants.
pub fn family(seed: u64, variants: u32) -> Result<(String, String, Vec<String>), Box<dyn Error>> {
    let mut case = Case::new(Style::Scalar, seed);
    case.set("size=1500")?;
    let made = generate(&case)?;
    let wanted = Mutations {
        variants,
        ..Mutations::default()
    };
    let family = mutate(&Source::of(&made.program), &Options::default(), &wanted)?;
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    Ok((
        text(&made.program.units[0].1),
        text(made.output()),
        family.variants.iter().map(|v| text(&v.text)).collect(),
    ))
}

pub fn main() -> Result<(), Box<dyn Error>> {
    let (seed, output, variants) = family(1, 2)?;
    println!("// A program\n{seed}");
    for variant in variants {
        println!("// A variant of it\n{variant}");
    }
    println!("// Each of them prints\n{output}");
    Ok(())
}
