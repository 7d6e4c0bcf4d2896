//! Which of the library's functions compilers are told to take for a program's own: `-ffreestanding`, `-fno-builtin`,
//! `-fno-builtin-NAME`.
//!
//! A program may define functions with these names (7.1.3p2 makes it undefined) if every compiler that gets it is told.

use crate::Accused;
use std::collections::BTreeSet;

/// Names of the library's that are a program's own.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Unbuilt {
    /// All of them.
    pub all: bool,
    /// These.
    pub names: BTreeSet<String>,
}

impl Unbuilt {
    /// The library's names are the library's.
    pub const NOTHING: Unbuilt = Unbuilt {
        all: false,
        names: BTreeSet::new(),
    };

    /// What flags say; the last one counts.
    pub fn of_flags<'a>(flags: impl IntoIterator<Item = &'a String>) -> Unbuilt {
        let mut unbuilt = Unbuilt::default();
        for flag in flags {
            match flag.as_str() {
                "-ffreestanding" | "-fno-builtin" | "-fno-hosted" => unbuilt.all = true,
                "-fbuiltin" | "-fhosted" | "-fno-freestanding" => unbuilt = Unbuilt::default(),
                flag => {
                    if let Some(name) = flag.strip_prefix("-fno-builtin-") {
                        unbuilt.names.insert(name.to_string());
                    } else if let Some(name) = flag.strip_prefix("-fbuiltin-") {
                        unbuilt.names.remove(name);
                    }
                }
            }
        }
        unbuilt
    }

    /// What a compiler is told for all files of a program.
    pub fn of(accused: &Accused) -> Unbuilt {
        let command = &accused.compiler.command;
        let told = |flags: &[String]| Unbuilt::of_flags(command.iter().chain(flags));
        let units = accused.units.values().map(|flags| told(flags));
        units.fold(told(&accused.flags), Unbuilt::and)
    }

    /// What both say.
    #[must_use]
    pub fn and(self, other: Unbuilt) -> Unbuilt {
        let names = match (self.all, other.all) {
            (true, true) => self.names.union(&other.names).cloned().collect(),
            (true, false) => other.names,
            (false, true) => self.names,
            (false, false) => self.names.intersection(&other.names).cloned().collect(),
        };
        Unbuilt {
            all: self.all && other.all,
            names,
        }
    }

    /// What all of them say; nothing if there are none.
    pub fn common(all: impl IntoIterator<Item = Unbuilt>) -> Unbuilt {
        all.into_iter().reduce(Unbuilt::and).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::Unbuilt;

    fn of(flags: &str) -> Unbuilt {
        let words: Vec<String> = flags.split_whitespace().map(str::to_string).collect();
        Unbuilt::of_flags(&words)
    }

    #[test]
    fn the_last_flag_counts() {
        assert!(of("-O2 -fno-builtin").all);
        assert!(of("-ffreestanding").all);
        assert!(!of("-O2").all);
        assert!(!of("-fno-builtin -fbuiltin").all);
        assert!(
            of("-fno-builtin-abs -fno-builtin-puts -fbuiltin-abs")
                .names
                .iter()
                .eq(["puts"])
        );
    }

    #[test]
    fn all_compilers_must_be_told() {
        let common = |all: &[&str]| Unbuilt::common(all.iter().map(|flags| of(flags)));
        assert!(common(&["-O0 -fno-builtin", "-O2 -ffreestanding"]).all);
        assert!(!common(&["-O0 -fno-builtin", "-O2"]).all);
        assert!(
            common(&["-fno-builtin", "-fno-builtin-abs"])
                .names
                .iter()
                .eq(["abs"])
        );
        assert!(
            common(&["-fno-builtin-puts", "-fno-builtin-abs"])
                .names
                .is_empty()
        );
        assert_eq!(common(&[]), Unbuilt::default());
    }
}
