//! What makes a campaign the one it is, as a record that is stored.
//!
//! A hunt goes on with the campaign in its store if nothing of this has changed; otherwise it begins another. So
//! the record names every field itself and takes no form that some other type happens to have: a change of what
//! is recorded, or of what a value means, is a new [`VERSION`].
//!
//! **Before version 1** there was a text made of the same facts ([`Identity::unversioned`]). Campaigns that were
//! begun then are found by it, and go on.

use std::sync::Arc;
use std::time::Duration;

use cassay_exec::{Limits, Over};
use cassay_lang::Target;
use serde::{Deserialize, Serialize};
use serde_json::json;

use crate::batch::Batches;
use crate::source::Plain;

/// The version of the record.
pub const VERSION: u32 = 1;

/// The package's version while campaigns had no version of their own, which stood for that of the mutations.
const UNVERSIONED_PACKAGE: &str = "0.1.0";
/// The version of the mutations at that time.
const UNVERSIONED_MUTATIONS: u32 = 1;

/// All that decides what a campaign tests, but the generator's version, the compilers' versions and the first
/// seed, which the store keeps beside it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Identity {
    pub version: u32,
    pub compilers: Vec<Tested>,
    pub source: Programs,
    pub styles: Vec<String>,
    pub levels_per_program: usize,
    pub batches: Together,
    pub compiler_bounds: Bound,
    pub program_bounds: Bound,
    /// What the variants are, not how many units are of them: that is said by each unit.
    pub variants: Option<Variants>,
}

/// A compiler under test.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tested {
    pub name: String,
    pub command: Vec<String>,
    pub levels: Vec<Vec<String>>,
    pub runner: Vec<String>,
    pub lto: bool,
}

/// Where programs come from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Programs {
    Own {
        set: Vec<String>,
        half_portable: bool,
        /// Programs of their own for compilers that lack extensions.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        plain: Option<PlainPrograms>,
    },
    Foreign {
        command: String,
        include: Vec<String>,
        /// What they are for, where it is not what is usual.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        target: Option<String>,
    },
    Folder {
        dir: String,
        include: Vec<String>,
        /// What they are for, where it is not what is usual.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        target: Option<String>,
        programs: Vec<InFolder>,
    },
}

/// Programs without the extensions that some compilers lack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlainPrograms {
    /// Whether there are no others.
    pub only: bool,
    /// The settings of knobs that leave the extensions out.
    pub without: Vec<String>,
}

impl PlainPrograms {
    /// What is recorded of a choice.
    pub fn of(plain: &Plain) -> Option<PlainPrograms> {
        let (only, without) = match plain {
            Plain::Never => return None,
            Plain::Beside { without } => (false, without),
            Plain::Only { without } => (true, without),
        };
        let without = without.clone();
        Some(PlainPrograms { only, without })
    }
}

/// A program of a folder.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct InFolder {
    pub name: String,
    /// A hash of its text and of what it is given.
    pub key: String,
}

/// How many programs a compiler gets together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Together {
    Automatic,
    Of(usize),
    Off,
}

/// What a process may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bound {
    pub cpu_ms: u64,
    pub wall_ms: u64,
    pub memory: Option<u64>,
    pub stack: u64,
    pub file_size: u64,
    pub output: usize,
    /// What becomes of one that writes more than that.
    pub over: Beyond,
    pub processes: u32,
}

/// What becomes of a process that writes too much.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Beyond {
    Drop,
    Kill,
}

/// What the variants of a program are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Variants {
    pub count: u32,
    /// The version of the mutations.
    pub mutations: u32,
    /// The version of the manners in which variants are made.
    pub manners: u32,
}

impl From<Batches> for Together {
    fn from(batches: Batches) -> Together {
        match batches {
            Batches::Automatic => Together::Automatic,
            Batches::Of(programs) => Together::Of(programs),
            Batches::Off => Together::Off,
        }
    }
}

impl From<Limits> for Bound {
    fn from(limits: Limits) -> Bound {
        Bound {
            cpu_ms: millis(limits.cpu),
            wall_ms: millis(limits.wall),
            memory: limits.memory,
            stack: limits.stack,
            file_size: limits.file_size,
            output: limits.output,
            over: match limits.over {
                Over::Drop => Beyond::Drop,
                Over::Kill => Beyond::Kill,
            },
            processes: limits.processes,
        }
    }
}

fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

impl Bound {
    /// As it was written before version 1; the command line knows whole seconds only.
    fn unversioned(&self) -> String {
        let memory = match self.memory {
            Some(bytes) => format!("Some({bytes})"),
            None => "None".to_string(),
        };
        let over = match self.over {
            Beyond::Drop => "Drop",
            Beyond::Kill => "Kill",
        };
        format!(
            "Limits {{ cpu: {}s, wall: {}s, memory: {memory}, stack: {}, file_size: {}, output: {}, \
             over: {over}, processes: {} }}",
            self.cpu_ms / 1000,
            self.wall_ms / 1000,
            self.stack,
            self.file_size,
            self.output,
            self.processes
        )
    }
}

/// What the programs of a campaign are for, by the text that is stored. What is not told is the usual target.
pub fn target(configuration: &str) -> Arc<Target> {
    let read = serde_json::from_str::<Imported>(configuration);
    let own = read.map_or_else(|_| configuration.to_string(), |campaign| campaign.imported);
    let name = match serde_json::from_str::<Identity>(&own).map(|identity| identity.source) {
        Ok(Programs::Own { set, .. }) => {
            let named = set
                .iter()
                .rev()
                .find_map(|text| text.strip_prefix("target="));
            named.map(str::to_string)
        }
        Ok(Programs::Foreign { target, .. } | Programs::Folder { target, .. }) => target,
        Err(_) => None,
    };
    let known = name.and_then(|name| Target::by_name(&name));
    known.unwrap_or_else(Target::x86_64_linux)
}

/// The configuration of findings that came from another store.
#[derive(Serialize, Deserialize)]
pub struct Imported {
    pub imported: String,
}

impl Identity {
    /// The text that is stored, and compared.
    pub fn text(&self) -> String {
        // Neither a map with keys that are no strings nor anything else that JSON has no form for.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// The text of the same campaign before version 1; `None` where there was no such campaign.
    pub fn unversioned(&self) -> Option<String> {
        let compilers: Vec<_> = self
            .compilers
            .iter()
            .map(|c| {
                json!({
                    "name": c.name, "command": c.command, "levels": c.levels, "runner": c.runner,
                    "lto": c.lto,
                })
            })
            .collect();
        let source = match &self.source {
            Programs::Own { plain: Some(_), .. } => return None,
            Programs::Own {
                set, half_portable, ..
            } => {
                json!({"set": set, "half_portable": half_portable})
            }
            Programs::Foreign {
                target: Some(_), ..
            }
            | Programs::Folder {
                target: Some(_), ..
            } => return None,
            Programs::Foreign {
                command, include, ..
            } => {
                json!({"foreign": command, "include": include})
            }
            Programs::Folder {
                dir,
                include,
                programs,
                ..
            } => {
                let programs = programs.iter().map(|p| format!("{} {}", p.name, p.key));
                let programs: Vec<String> = programs.collect();
                json!({"folder": dir, "include": include, "programs": programs})
            }
        };
        let batches = match self.batches {
            Together::Automatic => "Automatic".to_string(),
            Together::Of(programs) => format!("Of({programs})"),
            Together::Off => "Off".to_string(),
        };
        let bounds = format!(
            "Bounds {{ compiler: {}, program: {} }}",
            self.compiler_bounds.unversioned(),
            self.program_bounds.unversioned()
        );
        let mut configuration = json!({
            "compilers": compilers, "source": source, "styles": self.styles,
            "levels_per_program": self.levels_per_program, "batches": batches, "bounds": bounds,
        });
        if let Some(variants) = &self.variants {
            if variants.mutations != UNVERSIONED_MUTATIONS {
                return None;
            }
            configuration.as_object_mut()?.insert(
                "variants".into(),
                json!({
                    "count": variants.count, "version": UNVERSIONED_PACKAGE,
                    "manners": variants.manners,
                }),
            );
        }
        Some(configuration.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::tests::plan;
    use crate::source::{ProgramSource, Reading};

    #[test]
    fn campaigns_say_their_target() {
        let mut plan = plan();
        let mut of = |source: ProgramSource| {
            plan.source = source;
            let text = plan.identity().text();
            let imported = Imported {
                imported: text.clone(),
            };
            let imported = serde_json::to_string(&imported).unwrap();
            assert_eq!(target(&text), target(&imported));
            target(&text).name.clone()
        };
        let own = |set: &[&str]| {
            let set = set.iter().map(ToString::to_string).collect();
            ProgramSource::own(set, Plain::Never).unwrap()
        };
        assert_eq!(of(own(&[])), "x86_64-linux");
        assert_eq!(of(own(&["target=avr", "size=900"])), "avr");
        let reading = Reading {
            target: Target::by_name("s390x-linux"),
            ..Reading::default()
        };
        let foreign = ProgramSource::foreign("csmith {seed}", reading).unwrap();
        assert_eq!(of(foreign), "s390x-linux");
        assert_eq!(target("of an older version").name, "x86_64-linux");
    }
}
