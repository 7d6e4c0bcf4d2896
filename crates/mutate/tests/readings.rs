//! Texts that compilers have preprocessed in several ways.

use cassay_lang::Target;
use cassay_mutate::{Error, Family, Options, Setting, derive};
use cassay_parse::loader::NoFiles;
use cassay_parse::preprocess;

fn family(name: &str, text: &[u8], options: &Options) -> Result<Family, Error> {
    let preprocess = preprocess::Options::new(Target::x86_64_linux());
    let run = cassay_eval::Options::default();
    let setting = Setting {
        preprocess: &preprocess,
        run: &run,
    };
    derive(name, text, &setting, &mut NoFiles, options)
}

/// A function that nobody calls may use what is nowhere defined, when somebody optimises.
#[test]
fn texts_that_compilers_read_otherwise_stay_in_one_file() {
    let text = b"static inline int f(void)\n{\n#ifdef __OPTIMIZE__\n    extern int nowhere;\n    return nowhere;\n\
        #else\n    return 0;\n#endif\n}\nstatic inline int g(void)\n{\n    return f == f ? 1 : f();\n}\n\
        int main(void)\n{\n    return 0;\n}\n";
    let options = Options {
        variants: 10,
        split: true,
        ..Options::default()
    };
    let family = family("open.c", text, &options).unwrap_or_else(|error| panic!("{error}"));
    assert!(family.blamed.is_empty());
    assert!(family.variants.iter().all(|v| v.split.is_none()));
}

/// What is no program to some compilers is no seed.
#[test]
fn a_seed_is_a_program_to_all_who_read_it() {
    let text = b"#ifdef __OPTIMIZE__\nextern int nowhere;\nstatic int f(void) { return nowhere; }\n#else\n\
        static int f(void) { return 0; }\n#endif\nint main(void) { return f(); }\n";
    let refused = family("open.c", text, &Options::default()).err();
    let refused = refused.map(|error| error.to_string()).unwrap_or_default();
    assert!(refused.contains("nowhere defined"), "{refused}");
}
