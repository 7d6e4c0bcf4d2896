//! How a program is built and run, beyond a compiler and its flags.
//!
//! **Several levels.** The files of a program may be compiled with different sets of flags, and optimised
//! once more when they are linked (Proteus: Le, Sun, Su 2015). Which sets is said relative to the one whose
//! turn it is, so that a test means the same for every compiler: the second file gets the set two further
//! on, say. Compilers that cannot do it compile all files alike, and so do sets that differ in more than the level of
//! optimisation: a file with a sanitizer in it needs that when it is linked, and with another size of enumerations it is
//! for another program.

use cassay_trial::Flags;
use serde::{Deserialize, Serialize};

use crate::plan::Candidate;

/// How the files of a program are compiled. Part of what the store keeps of a variant, so that its form as JSON
/// stays.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Build {
    /// Optimised when it is linked.
    pub lto: bool,
    /// For each file, how many sets of flags further on its own is; empty: all have the same.
    pub turns: Vec<usize>,
}

impl Candidate {
    /// The flags of a program that is built so; `extra` are those that all programs need.
    pub fn flags(&self, level: usize, build: &Build, extra: &[String]) -> Flags {
        let base = self.level(self.turned(level, 0)).0;
        let with = |turn: usize| {
            let own = self.level(self.turned(level, turn)).0;
            let mut flags = match go_together(base, own) {
                true => own.to_vec(),
                false => base.to_vec(),
            };
            if build.lto && self.lto {
                flags.extend(self.compiler.family.traits().lto.map(String::from));
            }
            flags.extend_from_slice(extra);
            flags
        };
        let mut flags = Flags::of_all(with(0));
        if self.compiler.compiles_apart() {
            flags.each = build.turns.iter().map(|turn| with(*turn)).collect();
        }
        if flags.each.iter().all(|set| *set == flags.all) {
            flags.each.clear();
        }
        flags
    }

    /// The same in a few words, without what all programs need.
    pub fn describe(&self, level: usize, build: &Build) -> String {
        let flags = self.flags(level, build, &[]);
        let mut sets: Vec<String> = flags.each.iter().map(|set| set.join(" ")).collect();
        if sets.is_empty() {
            sets.push(flags.all.join(" "));
        }
        sets.join(" and ")
    }

    fn turned(&self, level: usize, turn: usize) -> usize {
        let levels = self.compiler.levels.len().max(1);
        (level % levels + turn % levels) % levels
    }
}

/// Whether files that were compiled with these flags can be one program.
fn go_together(a: &[String], b: &[String]) -> bool {
    let rest = |flags: &[String]| -> Vec<String> {
        let rest = flags.iter().filter(|flag| !flag.starts_with("-O"));
        rest.cloned().collect()
    };
    rest(a) == rest(b)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::Ability;
    use cassay_exec::{Compiler, Family};

    /// What is linked without its sanitizer has names that nobody defines.
    #[test]
    fn sets_that_differ_in_more_than_the_level_are_not_mixed() {
        let mut gcc = Candidate {
            compiler: Compiler::new("gcc", "gcc", Family::Gcc),
            ability: Ability::Gnu,
            lto: false,
        };
        let set = |text: &str| text.split(' ').map(str::to_string).collect::<Vec<_>>();
        gcc.compiler.levels = [
            "-O1",
            "-O2 -fsanitize=thread",
            "-O3",
            "-O0 -fsanitize=thread",
        ]
        .map(set)
        .to_vec();
        let build = Build {
            lto: false,
            turns: vec![0, 1, 2, 3],
        };
        assert_eq!(gcc.describe(0, &build), "-O1 and -O1 and -O3 and -O1");
        let thread = "-O2 -fsanitize=thread";
        assert_eq!(
            gcc.describe(1, &build),
            format!("{thread} and {thread} and -O0 -fsanitize=thread and {thread}")
        );
    }

    #[test]
    fn files_take_their_turns() {
        let mut gcc = Candidate {
            compiler: Compiler::new("gcc", "gcc", Family::Gcc),
            ability: Ability::Gnu,
            lto: true,
        };
        let build = Build {
            lto: true,
            turns: vec![0, 2, 4],
        };
        let extra = ["-lm".to_string()];
        let flags = gcc.flags(3, &build, &extra);
        assert_eq!(flags.all, ["-O3", "-flto", "-lm"]);
        let levels: Vec<&str> = flags.each.iter().map(|set| set[0].as_str()).collect();
        assert_eq!(levels, ["-O3", "-O0", "-O2"]);
        assert_eq!(
            gcc.describe(3, &build),
            "-O3 -flto and -O0 -flto and -O2 -flto"
        );
        let text = r#"{"lto":true,"turns":[0,2,4]}"#;
        assert_eq!(serde_json::to_string(&build).unwrap(), text);
        assert_eq!(serde_json::from_str::<Build>(text).unwrap(), build);
        gcc.lto = false;
        assert_eq!(gcc.describe(1, &Build::default()), "-O1");
        gcc.compiler = Compiler::new("tcc", "tcc", Family::Tcc);
        let all = Flags::of_all(extra.to_vec());
        assert_eq!(gcc.flags(0, &build, &extra), all);
    }
}
