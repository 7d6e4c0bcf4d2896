//! What a campaign tests: compilers with their flags, programs from one source, and which program
//! goes to whom. All of it is data, and the choice is a function of the seed.

use std::fmt::Write;

use cassay_exec::Compiler;
use cassay_program::{File, Program};
use cassay_reduce::lab::Key;
use cassay_store::Description;
use cassay_trial::{Bounds, Unbuilt};

use crate::batch::Batches;
use crate::identity::{self, Identity, InFolder, PlainPrograms, Programs, Tested, Variants};
use crate::source::{Plain, ProgramSource, Test};
use crate::variants::{MANNERS, Mutate, Recipe};

/// What a compiler can be asked to compile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ability {
    /// C11 with the GNU extensions our programs use.
    Gnu,
    /// C11, and extensions but for those that these settings of knobs leave out.
    Plain { without: Vec<String> },
}

/// A compiler under test.
#[derive(Clone, Debug)]
pub struct Candidate {
    pub compiler: Compiler,
    pub ability: Ability,
    /// Optimises when it links, if told to by `-flto`.
    pub lto: bool,
}

impl Candidate {
    /// Whether it lacks extensions.
    pub fn is_plain(&self) -> bool {
        matches!(self.ability, Ability::Plain { .. })
    }

    pub fn version(&self) -> String {
        let numbers: Vec<String> = self
            .compiler
            .version
            .numbers
            .iter()
            .map(u32::to_string)
            .collect();
        if numbers.is_empty() {
            return self.compiler.version.text.clone();
        }
        numbers.join(".")
    }

    /// Compilers of one lineage share code, and with it bugs.
    pub fn lineage(&self) -> String {
        let family = self.compiler.family.traits();
        if family.shares_code {
            return family.name.to_string();
        }
        format!("{} {}", family.name, self.compiler.name)
    }

    /// Whether it may get several programs together: where its start is what takes time.
    pub fn takes_batches(&self) -> bool {
        self.compiler.family.traits().takes_batches
    }

    /// What it is told to take for a program's own, by each set of flags.
    pub fn unbuilt(&self) -> impl Iterator<Item = Unbuilt> {
        let command = &self.compiler.command;
        let levels = self.compiler.levels.iter();
        let told = move |flags: &Vec<String>| Unbuilt::of_flags(command.iter().chain(flags));
        levels.map(told)
    }

    /// Sets of flags that a program is compiled with, and all of them.
    fn levels(&self, per_program: usize) -> (usize, usize) {
        let all = self.compiler.levels.len().max(1);
        (per_program.clamp(1, all), all)
    }

    /// A set of flags by its number, with its name.
    pub fn level(&self, at: usize) -> (&[String], String) {
        let flags = self.compiler.levels.get(at).map_or(&[][..], Vec::as_slice);
        (flags, flags.join(" "))
    }
}

/// One compiler with one set of flags, by their numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Subject {
    pub compiler: usize,
    pub level: usize,
}

impl Subject {
    pub const FIRST: Subject = Subject {
        compiler: 0,
        level: 0,
    };
}

#[derive(Clone, Debug)]
pub struct Plan {
    pub candidates: Vec<Candidate>,
    pub source: ProgramSource,
    pub styles: Vec<String>,
    /// Sets of flags per compiler that a program is compiled with; all of them get their turn.
    pub levels_per_program: usize,
    pub batches: Batches,
    pub mutate: Mutate,
    pub bounds: Bounds,
    pub first_seed: u64,
}

impl Plan {
    /// The compilers and levels that get the program of a seed.
    pub fn subjects(&self, test: &Test, seed: u64) -> Vec<Subject> {
        let turn = mix(seed);
        let mut subjects = Vec::new();
        for (compiler, candidate) in self.candidates.iter().enumerate() {
            let suits = match candidate.is_plain() {
                true => test.is_portable(),
                false => !test.is_twin,
            };
            if !suits {
                continue;
            }
            let (some, all) = candidate.levels(self.levels_per_program);
            let step = all / some;
            let mut levels: Vec<usize> = (0..some)
                .map(|at| ((turn as usize % all) + at * step) % all)
                .collect();
            levels.sort_unstable();
            subjects.extend(levels.into_iter().map(|level| Subject { compiler, level }));
        }
        subjects
    }

    /// Seeds that a unit needs at least, so that every set of flags gets whole batches; 1 where nothing
    /// goes together.
    pub fn least_unit(&self) -> u64 {
        let takers = self.candidates.iter().filter(|c| c.takes_batches());
        let rarest = takers
            .map(|candidate| {
                let (some, all) = candidate.levels(self.levels_per_program);
                all.div_ceil(some)
            })
            .max();
        let together = self.source.size().map(|size| self.batches.programs(size));
        match (rarest, together) {
            (Some(rarest), Some(together)) if together > 1 => {
                u64::try_from(together.saturating_mul(rarest)).unwrap_or(1)
            }
            _ => 1,
        }
    }

    /// How variants are made.
    pub fn recipe(&self) -> Recipe<'_> {
        Recipe {
            reading: self.source.reading(),
            variants: self.mutate.variants,
            plain: self.candidates.iter().any(Candidate::is_plain),
        }
    }

    /// What makes this campaign the one it is: resumed if nothing of it has changed.
    pub fn description(&self) -> Description {
        self.described(self.identity().text())
    }

    /// What a campaign of this plan was called before identities had a version; `None` where there was none.
    pub fn unversioned_description(&self) -> Option<Description> {
        Some(self.described(self.identity().unversioned()?))
    }

    fn described(&self, configuration: String) -> Description {
        let mut toolchain = String::new();
        for candidate in &self.candidates {
            // Writing to a string cannot fail.
            let _ = writeln!(
                toolchain,
                "{}: {} [{}]",
                candidate.compiler.name, candidate.compiler.version.text, candidate.compiler.target
            );
        }
        Description {
            configuration,
            generator: match &self.source {
                ProgramSource::Own { .. } => format!("cassay {}", cassay_gen::VERSION),
                ProgramSource::Foreign { command, .. } => command.clone(),
                ProgramSource::Folder { dir, .. } => format!("the programs in {dir}"),
            },
            toolchain,
            first_seed: self.first_seed,
        }
    }

    /// What of the plan is part of what makes a campaign the one it is.
    pub fn identity(&self) -> Identity {
        let compilers = self.candidates.iter().map(|c| Tested {
            name: c.compiler.name.clone(),
            command: c.compiler.command.clone(),
            levels: c.compiler.levels.clone(),
            runner: c.compiler.runner.clone(),
            lto: c.lto,
        });
        let source = match self.source.clone() {
            ProgramSource::Own { set, plain, .. } => Programs::Own {
                set,
                half_portable: matches!(plain, Plain::Beside { .. }),
                plain: PlainPrograms::of(&plain),
            },
            // What is unbuilt is in the commands and levels of compilers already.
            ProgramSource::Foreign { command, reading } => Programs::Foreign {
                command,
                include: reading.include,
                target: reading.target.map(|target| target.name.clone()),
            },
            ProgramSource::Folder {
                dir,
                reading,
                programs,
            } => Programs::Folder {
                dir,
                include: reading.include,
                target: reading.target.map(|target| target.name.clone()),
                programs: programs.iter().map(in_folder).collect(),
            },
        };
        Identity {
            version: identity::VERSION,
            compilers: compilers.collect(),
            source,
            styles: self.styles.clone(),
            levels_per_program: self.levels_per_program,
            batches: self.batches.into(),
            compiler_bounds: self.bounds.compiler.into(),
            program_bounds: self.bounds.program.into(),
            variants: self.mutate.is_on().then_some(Variants {
                count: self.mutate.variants,
                mutations: cassay_mutate::VERSION,
                manners: MANNERS,
            }),
        }
    }
}

/// A program of a folder by its name, its text and what it is given.
fn in_folder(program: &Program) -> InFolder {
    let given = Program {
        units: program
            .units
            .iter()
            .map(|(_, text)| (program.case.clone(), text.clone()))
            .collect(),
        // What it must do follows.
        expected: None,
        ..program.clone()
    };
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned().into_bytes();
    let files = given.files().into_iter();
    let files: Vec<File> = files
        .map(|(name, bytes)| (name.to_string(), text(&bytes)))
        .collect();
    InFolder {
        name: program.case.clone(),
        key: format!("{:032x}", Key::of(&files, 0).0),
    }
}

/// Spreads seeds, so that what is turned by them does not go in step with their last bits.
fn mix(seed: u64) -> u64 {
    seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 33
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::source::Reading;
    use cassay_exec::Family;
    use cassay_program::{Dialect, Expected, Input};
    use std::collections::BTreeMap;
    use std::time::Duration;

    pub(crate) fn plan() -> Plan {
        let candidate = |name: &str, family, ability| Candidate {
            compiler: Compiler::new(name, name, family),
            ability,
            lto: false,
        };
        Plan {
            candidates: vec![
                candidate("gcc", Family::Gcc, Ability::Gnu),
                candidate("tcc", Family::Tcc, Ability::Plain { without: vec![] }),
            ],
            source: ProgramSource::own(vec![], Plain::Never).unwrap(),
            styles: vec!["whole".into()],
            levels_per_program: 2,
            batches: Batches::Automatic,
            mutate: Mutate::OFF,
            bounds: Bounds::default(),
            first_seed: 0,
        }
    }

    fn test(portable: bool) -> Test {
        let mut test = Test::new(Program::default());
        if portable {
            test.program.dialect = Dialect::C11;
        }
        test
    }

    #[test]
    fn every_level_gets_its_turn() {
        let plan = plan();
        let mut turns: BTreeMap<Subject, u32> = BTreeMap::new();
        for seed in 0..1000 {
            let subjects = plan.subjects(&test(seed % 2 == 0), seed);
            assert_eq!(subjects.len(), if seed % 2 == 0 { 3 } else { 2 });
            let twin = Test {
                is_twin: true,
                ..test(true)
            };
            let subjects_of_twin = plan.subjects(&twin, seed);
            assert!(
                subjects_of_twin.iter().all(|s| s.compiler == 1) && subjects_of_twin.len() == 1
            );
            for subject in subjects {
                *turns.entry(subject).or_default() += 1;
            }
        }
        for level in 0..5 {
            let count = turns[&Subject { compiler: 0, level }];
            assert!((300..500).contains(&count), "{level}: {count}");
        }
        let tcc = Subject {
            compiler: 1,
            level: 0,
        };
        assert_eq!(turns[&tcc], 500);
    }

    #[test]
    fn units_of_small_programs_hold_batches() {
        let mut plan = plan();
        // Programs of 20 kB are large enough to be alone.
        assert_eq!(plan.least_unit(), 1);
        plan.source = ProgramSource::own(vec!["size=2000".into()], Plain::Never).unwrap();
        // Ten for each of five sets of flags, of which a program gets two.
        assert_eq!(plan.least_unit(), 30);
        plan.levels_per_program = 5;
        assert_eq!(plan.least_unit(), 10);
        plan.batches = Batches::Of(7);
        assert_eq!(plan.least_unit(), 7);
        plan.batches = Batches::Off;
        assert_eq!(plan.least_unit(), 1);
        plan.batches = Batches::Automatic;
        plan.candidates.remove(0);
        assert_eq!(plan.least_unit(), 1);
        plan.source = ProgramSource::foreign("csmith --seed {seed}", Reading::default()).unwrap();
        assert_eq!(plan.least_unit(), 1);
    }

    #[test]
    fn a_change_of_anything_is_another_campaign() {
        let one = plan();
        assert_eq!(one.description(), plan().description());
        let mut other = plan();
        other.levels_per_program = 3;
        assert_ne!(one.description(), other.description());
        let mut other = plan();
        other.batches = Batches::Off;
        assert_ne!(one.description(), other.description());
        let mut other = plan();
        other.mutate = Mutate::USUAL;
        assert_ne!(one.description(), other.description());
        let mut other = plan();
        other.candidates[0].compiler.version.text = "gcc 99".into();
        assert_ne!(one.description(), other.description());
        let mut other = plan();
        other.bounds.program.cpu *= 2;
        assert_ne!(one.description(), other.description());
        let mut identity = one.identity();
        identity.version += 1;
        assert_ne!(one.identity().text(), identity.text());
    }

    #[test]
    fn an_identity_is_a_record() {
        let mut plan = plan();
        plan.mutate = Mutate::USUAL;
        for batches in [Batches::Automatic, Batches::Of(7), Batches::Off] {
            plan.batches = batches;
            let text = plan.identity().text();
            assert!(
                text.starts_with(r#"{"version":1,"compilers":[{"name":"gcc","#),
                "{text}"
            );
            assert_eq!(
                serde_json::from_str::<Identity>(&text).unwrap(),
                plan.identity()
            );
        }
    }

    /// A compiler as those of the stores below were described.
    fn tested(
        name: &str,
        family: Family,
        levels: &[&[&str]],
        lto: bool,
        version: &str,
    ) -> Candidate {
        let mut compiler = Compiler::new(name, name, family);
        compiler.levels = levels
            .iter()
            .map(|set| set.iter().map(|flag| flag.to_string()).collect())
            .collect();
        compiler.version.text = version.into();
        compiler.target = "x86_64-linux".into();
        Candidate {
            compiler,
            ability: Ability::Gnu,
            lto,
        }
    }

    const TCC: &str = r#"{"command":["tcc","{flags}","-o","{out}","{sources}"],"levels":[[]],"lto":false,"name":"tcc","runner":[]}"#;

    /// What the description was when the mutations had their first version.
    fn first_description(plan: &Plan) -> Option<Description> {
        let mut identity = plan.identity();
        if let Some(variants) = &mut identity.variants {
            variants.mutations = 1;
        }
        Some(plan.described(identity.unversioned()?))
    }

    /// The descriptions of stores that version 0.1.0 made before identities had a version.
    #[test]
    fn campaigns_without_a_version_are_recognised() {
        let tcc = tested(
            "tcc",
            Family::Tcc,
            &[&[]],
            false,
            "tcc version 0.9.27 (x86_64 Linux)",
        );
        let mut plan = plan();
        plan.candidates = vec![
            tcc.clone(),
            tested("gcc", Family::Gcc, &[&["-O1"]], true, "gcc (Debian) 12.2.0"),
        ];
        plan.source = ProgramSource::own(vec!["size=1500".into()], Plain::Never).unwrap();
        plan.styles = ["whole", "scalar", "loops", "arith"]
            .map(String::from)
            .to_vec();
        plan.mutate = Mutate::USUAL;
        let own = first_description(&plan).unwrap();
        let gcc = r#"{"command":["gcc","-fdiagnostics-color=never","{flags}","-o","{out}","{sources}"],"levels":[["-O1"]],"lto":true,"name":"gcc","runner":[]}"#;
        assert_eq!(
            own.configuration,
            r#"{"batches":"Automatic","bounds":"Bounds { compiler: Limits { cpu: 30s, wall: 90s, memory: Some(4294967296), stack: 8388608, file_size: 268435456, output: 1048576, over: Drop, processes: 64 }, program: Limits { cpu: 5s, wall: 15s, memory: Some(1073741824), stack: 536870912, file_size: 16777216, output: 1048576, over: Kill, processes: 1 } }","compilers":["#.to_string()
                + TCC + "," + gcc
                + r#"],"levels_per_program":2,"source":{"half_portable":false,"set":["size=1500"]},"styles":["whole","scalar","loops","arith"],"variants":{"count":3,"manners":1,"version":"0.1.0"}}"#
        );
        assert_eq!(own.generator, format!("cassay {}", cassay_gen::VERSION));
        assert_eq!(
            own.toolchain,
            "tcc: tcc version 0.9.27 (x86_64 Linux) [x86_64-linux]\ngcc: gcc (Debian) 12.2.0 [x86_64-linux]\n"
        );

        // Programs of their own for compilers that lack extensions there were not.
        let without = vec!["op.builtin=0".to_string()];
        let beside = Plain::Beside { without };
        let mixed = Plan {
            source: ProgramSource::own(vec![], beside).unwrap(),
            ..plan.clone()
        };
        assert!(first_description(&mixed).is_none());
        assert_ne!(mixed.identity().text(), plan.identity().text());

        plan.candidates = vec![tcc];
        let command = "cassay gen --size 800 --seed {seed}";
        let reading = Reading {
            include: vec!["/usr/include".into()],
            ..Reading::default()
        };
        plan.source = ProgramSource::foreign(command, reading).unwrap();
        plan.styles = vec!["foreign".into()];
        plan.mutate = Mutate::OFF;
        plan.batches = Batches::Of(7);
        plan.levels_per_program = 3;
        plan.bounds.compiler.cpu = Duration::from_secs(2);
        plan.bounds.compiler.wall = Duration::from_secs(6);
        let foreign = first_description(&plan).unwrap();
        assert_eq!(
            foreign.configuration,
            r#"{"batches":"Of(7)","bounds":"Bounds { compiler: Limits { cpu: 2s, wall: 6s, memory: Some(4294967296), stack: 8388608, file_size: 268435456, output: 1048576, over: Drop, processes: 64 }, program: Limits { cpu: 5s, wall: 15s, memory: Some(1073741824), stack: 536870912, file_size: 16777216, output: 1048576, over: Kill, processes: 1 } }","compilers":["#.to_string()
                + TCC
                + r#"],"levels_per_program":3,"source":{"foreign":"cassay gen --size 800 --seed {seed}","include":["/usr/include"]},"styles":["foreign"]}"#
        );
        assert_eq!(foreign.generator, command);

        let text = "int puts(const char*);\nint main(int n, char **v) { puts(v[1]); return 3; }\n";
        let program = Program {
            case: "a.c".into(),
            input: Input {
                args: vec!["x y".into()],
                stdin: b"7\n".to_vec(),
            },
            expected: Some(Expected::exit(3, "x y\n")),
            ..Program::single("main.c", text)
        };
        plan.source = ProgramSource::Folder {
            dir: "/seeds".into(),
            reading: Reading {
                include: vec!["/seeds".into()],
                ..Reading::default()
            },
            programs: vec![program],
        };
        plan.styles = vec!["seeds".into()];
        plan.mutate = Mutate::USUAL;
        plan.batches = Batches::Off;
        plan.levels_per_program = 2;
        plan.bounds = Bounds::default();
        plan.bounds.program.cpu = Duration::from_secs(3);
        plan.bounds.program.wall = Duration::from_secs(9);
        let folder = first_description(&plan).unwrap();
        assert_eq!(
            folder.configuration,
            r#"{"batches":"Off","bounds":"Bounds { compiler: Limits { cpu: 30s, wall: 90s, memory: Some(4294967296), stack: 8388608, file_size: 268435456, output: 1048576, over: Drop, processes: 64 }, program: Limits { cpu: 3s, wall: 9s, memory: Some(1073741824), stack: 536870912, file_size: 16777216, output: 1048576, over: Kill, processes: 1 } }","compilers":["#.to_string()
                + TCC
                + r#"],"levels_per_program":2,"source":{"folder":"/seeds","include":["/seeds"],"programs":["a.c c07feca40105e27eca900e32eb041a1f"]},"styles":["seeds"],"variants":{"count":3,"manners":1,"version":"0.1.0"}}"#
        );
        assert_eq!(folder.generator, "the programs in /seeds");

        // Mutations of another version make other variants.
        assert!(plan.unversioned_description().is_none());
    }
}
