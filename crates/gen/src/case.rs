//! The name of a case: all that is needed to make its program again.

use crate::VERSION;
use crate::knobs::{self, Knob, TABLE};
use crate::style::Style;
use cassay_lang::Target;
use std::fmt;
use std::sync::Arc;

/// What names a program: style, seed, and the knobs that were set.
#[derive(Clone, Debug)]
pub struct Case {
    /// What kind of program it is.
    pub style: Style,
    /// Decides whatever is not set.
    pub seed: u64,
    /// Knobs that are set instead of drawn, in their order.
    pub set: Vec<(Knob, i64)>,
    /// The target that the program is made for.
    pub target: Arc<Target>,
}

/// A case's name that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CaseError {
    /// The name has not four parts.
    #[error("`{0}` does not have the form version/style/seed/overrides")]
    Form(String),
    /// The name is of another version of the generator.
    #[error("case of generator version {0}; this is version {VERSION}")]
    Version(String),
    /// No style has this name.
    #[error("no style is named `{0}`")]
    Style(String),
    /// The seed is no number.
    #[error("`{0}` is no seed")]
    Seed(String),
    /// Cassay knows no target of this name.
    #[error("no target is named `{0}`")]
    Target(String),
    /// A setting has not the form `knob=value`.
    #[error("`{0}` does not have the form knob=value")]
    Override(String),
    /// No knob has this name, or the knob cannot have this value.
    #[error(transparent)]
    Knob(#[from] knobs::KnobError),
}

impl Case {
    /// The case of a style and a seed, with nothing set, for x86-64 Linux.
    pub fn new(style: Style, seed: u64) -> Case {
        Case {
            style,
            seed,
            set: Vec::new(),
            target: Target::x86_64_linux(),
        }
    }

    /// Sets a knob, or the target, from `knob=value`.
    pub fn set(&mut self, text: &str) -> Result<(), CaseError> {
        let (name, value) = text
            .split_once('=')
            .ok_or_else(|| CaseError::Override(text.to_string()))?;
        if name == "target" {
            let known = Target::by_name(value);
            self.target = known.ok_or_else(|| CaseError::Target(value.to_string()))?;
            return Ok(());
        }
        let row = knobs::find(name)?;
        let value = row.read(value)?;
        self.set.retain(|(knob, _)| *knob != row.knob);
        self.set.push((row.knob, value));
        self.set.sort();
        Ok(())
    }

    /// Reads a case's name.
    pub fn parse(name: &str) -> Result<Case, CaseError> {
        Case::parse_for(name, None)
    }

    /// The same, where the name may be that of a case for a target which Cassay does not know by itself.
    pub fn parse_for(name: &str, described: Option<&Arc<Target>>) -> Result<Case, CaseError> {
        let parts: Vec<&str> = name.splitn(4, '/').collect();
        let &[version, style, seed, overrides] = &parts[..] else {
            return Err(CaseError::Form(name.to_string()));
        };
        if version != VERSION.to_string() {
            return Err(CaseError::Version(version.to_string()));
        }
        let style = Style::by_name(style).ok_or_else(|| CaseError::Style(style.to_string()))?;
        let seed = seed
            .parse()
            .map_err(|_| CaseError::Seed(seed.to_string()))?;
        let mut case = Case::new(style, seed);
        if overrides != "-" {
            for text in overrides.split(',') {
                let of = |target: &&Arc<Target>| text.strip_prefix("target=") == Some(&target.name);
                match described.filter(of) {
                    Some(target) => case.target = Arc::clone(target),
                    None => case.set(text)?,
                }
            }
        }
        Ok(case)
    }
}

impl fmt::Display for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{VERSION}/{}/{}/", self.style.name(), self.seed)?;
        let mut set: Vec<String> = Vec::new();
        if self.target != Target::x86_64_linux() {
            set.push(format!("target={}", self.target.name));
        }
        for &(knob, value) in &self.set {
            let row = &TABLE[knob as usize];
            set.push(format!("{}={}", row.name, row.write(value)));
        }
        if set.is_empty() {
            f.write_str("-")
        } else {
            f.write_str(&set.join(","))
        }
    }
}
