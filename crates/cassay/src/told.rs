//! What commands are told about headers and macros, as compilers are.

use cassay_lang::Target;
use cassay_parse::preprocess::Options;
use std::sync::Arc;

#[derive(clap::Args)]
pub struct Told {
    /// Search this directory for included files
    #[arg(short = 'I', value_name = "DIR")]
    pub include: Vec<String>,
    /// Define a macro (as 1 if no value is given)
    #[arg(short = 'D', value_name = "NAME[=VALUE]")]
    pub define: Vec<String>,
    /// A macro that is none, whichever compiler reads the program: `-U __OPTIMIZE__`; after all -D
    #[arg(short = 'U', value_name = "NAME")]
    pub undefine: Vec<String>,
}

impl Told {
    /// The same for the preprocessor.
    pub fn preprocess(&self, target: Arc<Target>) -> Options {
        let mut options = Options::new(target);
        options.include_dirs.clone_from(&self.include);
        self.define.iter().for_each(|text| options.define(text));
        self.undefine.iter().for_each(|name| options.undefine(name));
        options
    }
}
