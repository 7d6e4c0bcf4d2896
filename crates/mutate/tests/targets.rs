//! Variants of programs for every target.

use cassay_gen::{Case, Style, generate};
use cassay_lang::Target;
use cassay_mutate::{Options, Setting, derive};
use cassay_parse::loader::NoFiles;
use cassay_parse::preprocess;
use std::sync::Arc;

#[test]
fn variants_are_made_for_every_target() {
    let styles = [Style::Whole, Style::Arith, Style::Loops, Style::Scalar];
    for (target, number) in Target::all().iter().zip(1..) {
        for style in styles {
            let mut case = Case::new(style, number);
            case.set("size=2500").unwrap();
            case.target = Arc::clone(target);
            let made = generate(&case).unwrap_or_else(|e| panic!("{e}"));
            let preprocess = preprocess::Options::new(Arc::clone(target));
            let setting = Setting {
                preprocess: &preprocess,
                run: &cassay_eval::Options::default(),
            };
            let options = Options {
                variants: 5,
                points: 250,
                ..Options::default()
            };
            let text = &made.program.units[0].1;
            let family = derive("seed.c", text, &setting, &mut NoFiles, &options);
            let family = family.unwrap_or_else(|e| panic!("{case}: {e}"));
            let blamed: Vec<String> = family
                .blamed
                .iter()
                .map(|b| format!("{}: {}", b.mutation.kind, b.why))
                .collect();
            assert!(blamed.is_empty(), "{case}: {blamed:?}");
            assert_eq!(family.outcome.output, made.output(), "{case}");
            assert!(family.variants.len() > 1, "{case}");
        }
    }
}
