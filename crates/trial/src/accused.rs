//! A compiler with its flags.

use std::collections::BTreeMap;
use std::path::PathBuf;

use cassay_exec::Compiler;

use crate::commands;

/// The flags of a compilation, as [`cassay_exec::Request`] has them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Flags {
    /// The flags of all sources, and of the link.
    pub all: Vec<String>,
    /// Of the sources one by one, in place of `all`; empty where all have the same.
    pub each: Vec<Vec<String>>,
}

impl Flags {
    /// The same for all sources.
    pub fn of_all(all: Vec<String>) -> Flags {
        let each = Vec::new();
        Flags { all, each }
    }
}

/// A compiler with its flags, for any program: files that have flags of their own have them by their names.
#[derive(Clone, Debug)]
pub struct Accused {
    /// The compiler.
    pub compiler: Compiler,
    /// Its flags.
    pub flags: Vec<String>,
    /// Flags of single files, by their names, in place of `flags`.
    pub units: BTreeMap<String, Vec<String>>,
}

impl Accused {
    /// The compiler and its flags, for people.
    pub fn name(&self) -> String {
        let mut name = self.compiler.name.clone();
        for flag in &self.flags {
            name.push(' ');
            name.push_str(flag);
        }
        for (unit, flags) in &self.units {
            name.push_str(&format!(", {unit} {}", flags.join(" ")));
        }
        name
    }

    /// The flags for a program of these sources.
    pub fn flags_for(&self, sources: &[PathBuf]) -> Flags {
        let of = |source: &PathBuf| {
            let name = source.to_string_lossy();
            self.units.get(name.as_ref()).unwrap_or(&self.flags).clone()
        };
        Flags {
            all: self.flags.clone(),
            each: match self.units.is_empty() {
                true => Vec::new(),
                false => sources.iter().map(of).collect(),
            },
        }
    }

    /// The commands that compile a program of these sources in its directory, without the flags that only
    /// keep a compiler's messages readable for us.
    pub fn commands(&self, sources: &[PathBuf]) -> Vec<Vec<String>> {
        let mut lines = commands::compile(&self.compiler, &self.flags_for(sources), sources);
        let always = self.compiler.family.traits().always;
        for line in &mut lines {
            line.retain(|word| !always.contains(&word.as_str()));
        }
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cassay_exec::Family;
    use cassay_program::command::joined;

    #[test]
    fn files_with_flags_of_their_own() {
        let words = |text: &str| text.split(' ').map(String::from).collect::<Vec<_>>();
        let commands = |accused: &Accused, sources: &[PathBuf]| -> Vec<String> {
            let lines = accused.commands(sources);
            lines.iter().map(|line| joined(line)).collect()
        };
        let sources = [PathBuf::from("a.c"), PathBuf::from("b.c")];
        let mut gcc = Accused {
            compiler: Compiler::new("gcc", "gcc", Family::Gcc),
            flags: words("-O2 -flto"),
            units: BTreeMap::new(),
        };
        assert_eq!(gcc.name(), "gcc -O2 -flto");
        assert_eq!(
            commands(&gcc, &sources),
            ["gcc -O2 -flto -o program a.c b.c"]
        );
        gcc.units.insert("b.c".into(), words("-O3 -flto"));
        assert_eq!(gcc.name(), "gcc -O2 -flto, b.c -O3 -flto");
        assert_eq!(
            commands(&gcc, &sources),
            [
                "gcc -O2 -flto -c -o a.o a.c",
                "gcc -O3 -flto -c -o b.o b.c",
                "gcc -O2 -flto -o program a.o b.o"
            ]
        );
        // A file that is left alone has its own flags still, and one that came new has none.
        assert_eq!(
            commands(&gcc, &sources[1..]),
            ["gcc -O3 -flto -o program b.c"]
        );
    }
}
