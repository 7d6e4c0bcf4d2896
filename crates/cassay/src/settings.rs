//! Settings of a hunt from a TOML file: its table `[hunt]`. Compilers in the same file are read by
//! [`cassay_exec::config`], but misspelt keys are found here, whoever's they are.

use crate::keys::{self, Fault};
use cassay_exec::config;
use serde::Deserialize;

/// The `[hunt]` table of a configuration file.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// Whether compilers are looked for on `PATH` besides those described.
    pub find: Option<bool>,
    pub jobs: Option<usize>,
    #[serde(default)]
    pub style: Vec<String>,
    #[serde(default)]
    pub set: Vec<String>,
    /// As `--target`.
    pub target: Option<String>,
    /// As `--reduce`.
    pub reduce: Option<String>,
    /// As `--blame`.
    pub blame: Option<String>,
    /// As `--mutate`; 0: none.
    pub mutate: Option<u32>,
    /// As `--mutate-share`.
    pub mutate_share: Option<u32>,
}

#[derive(Default, Deserialize)]
struct File {
    #[serde(default)]
    hunt: Settings,
}

/// The keys of [`Settings`].
const KEYS: [&str; 9] = [
    "blame",
    "find",
    "jobs",
    "mutate",
    "mutate_share",
    "reduce",
    "set",
    "style",
    "target",
];

/// What the table `[hunt]` says.
pub fn read(text: &str) -> Result<Settings, Fault> {
    let table = keys::parse(text)?;
    let table = table.get_ref();
    keys::check(table, "a configuration", &["hunt", "compiler"])?;
    for (section, known, name) in [
        ("hunt", &KEYS[..], "`[hunt]`"),
        ("compiler", &config::KEYS[..], "`[[compiler]]`"),
    ] {
        for table in keys::tables(table, section) {
            keys::check(table, name, known)?;
        }
    }
    let file: File = toml::from_str(text).map_err(Fault::from)?;
    Ok(file.hunt)
}
