//! Settings for `cassay gen` from a TOML file.
//!
//! ```toml
//! style = "loops"
//! seed = 7
//!
//! [knobs]
//! size = 4000
//! observe = "checks"
//! stmt.switch = 0
//! ```
//!
//! Knobs' names have dots, and so have TOML's keys: `stmt.switch` is read as a table `stmt` with an
//! entry `switch`, and put together again here.

use crate::keys::{self, Fault};
use crate::targets;
use anyhow::{Context, Result, anyhow};
use cassay_gen::knobs::{Knob, KnobError, TABLE};
use cassay_gen::{Case, CaseError, Style};
use cassay_lang::Target;
use std::path::Path;
use std::sync::Arc;
use toml::de::{DeTable, DeValue};

/// What a file says.
#[derive(Default, Debug)]
pub struct Config {
    pub style: Option<Style>,
    pub seed: Option<u64>,
    pub target: Option<Arc<Target>>,
    pub set: Vec<(Knob, i64)>,
}

pub fn read(path: &Path) -> Result<Config> {
    let name = path.display();
    let text = std::fs::read_to_string(path).with_context(|| format!("cannot read `{name}`"))?;
    parse(&text).map_err(|fault| fault.in_file(path, &text))
}

pub fn parse(text: &str) -> Result<Config, Fault> {
    let table = keys::parse(text)?;
    let mut config = Config::default();
    for (key, value) in table.get_ref() {
        let fault = |message: String| Fault {
            at: key.span(),
            message,
        };
        let written = scalar(value.get_ref());
        match (key.get_ref().as_ref(), value.get_ref()) {
            ("style", _) => {
                let name = written.unwrap_or_default();
                let style = Style::by_name(&name);
                let known: Vec<&str> = Style::ALL.iter().map(|s| s.name()).collect();
                config.style = Some(style.ok_or_else(|| {
                    fault(format!(
                        "no style is named `{name}`; known: {}",
                        known.join(", ")
                    ))
                })?);
            }
            ("seed", _) => {
                let seed = written.and_then(|s| s.parse().ok());
                config.seed =
                    Some(seed.ok_or_else(|| fault("`seed` must be a number from 0 on".into()))?);
            }
            ("target", _) => {
                let name = written.unwrap_or_default();
                let target = targets::find(&name);
                config.target = Some(target.map_err(|error| fault(format!("{error:#}")))?);
            }
            ("knobs", DeValue::Table(knobs)) => {
                let mut case = Case::new(Style::Whole, 0);
                set_knobs(&mut case, "", knobs)?;
                config.set = case.set;
            }
            (other, _) => {
                let known = ["knobs", "seed", "style", "target"];
                return Err(fault(keys::unknown(other, "a configuration", &known)));
            }
        }
    }
    Ok(config)
}

fn set_knobs(case: &mut Case, prefix: &str, table: &DeTable<'_>) -> Result<(), Fault> {
    for (key, value) in table {
        let name = format!("{prefix}{}", key.get_ref());
        if let DeValue::Table(inner) = value.get_ref() {
            set_knobs(case, &format!("{name}."), inner)?;
            continue;
        }
        let fault = |message: String| Fault {
            at: key.span(),
            message,
        };
        let Some(value) = scalar(value.get_ref()) else {
            return Err(fault(format!(
                "the value of `{name}` must be a number or a name"
            )));
        };
        if name == "target" {
            return Err(fault("`target` is no knob; set it above `[knobs]`".into()));
        }
        case.set(&format!("{name}={value}"))
            .map_err(|error| fault(advice(&error).to_string()))?;
    }
    Ok(())
}

/// A value as it would be written on the command line.
fn scalar(value: &DeValue<'_>) -> Option<String> {
    match value {
        DeValue::String(text) => Some(text.to_string()),
        DeValue::Integer(n) => i64::from_str_radix(n.as_str(), n.radix())
            .ok()
            .map(|n| n.to_string())
            .or_else(|| Some(n.as_str().to_string())),
        DeValue::Boolean(on) => Some(if *on { "on" } else { "off" }.to_string()),
        _ => None,
    }
}

/// An error with what to do about it.
pub fn advice(error: &CaseError) -> anyhow::Error {
    match error {
        CaseError::Knob(KnobError::Unknown(name)) => match nearest(name) {
            Some(near) => anyhow!("{error}; did you mean `{near}`?"),
            None => anyhow!("{error}"),
        },
        CaseError::Style(_) => {
            let known: Vec<&str> = Style::ALL.iter().map(|s| s.name()).collect();
            anyhow!("{error}; known: {}", known.join(", "))
        }
        CaseError::Target(_) => {
            anyhow!("{error}; --target FILE.toml describes it")
        }
        CaseError::Version(_) => {
            anyhow!("{error}; the program can be made by the Cassay it came from")
        }
        _ => anyhow!("{error}"),
    }
}

/// The knob whose name is most like a name that no knob has.
fn nearest(name: &str) -> Option<&'static str> {
    keys::nearest(name, TABLE.iter().map(|row| row.name))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn complaint(text: &str) -> (usize, String) {
        match parse(text) {
            Ok(config) => (0, format!("{config:?}")),
            Err(fault) => (fault.line(text), fault.message),
        }
    }

    #[test]
    fn names_that_are_nearly_right_are_recognised() {
        assert_eq!(nearest("stmt.swich"), Some("stmt.switch"));
        assert_eq!(nearest("switch"), Some("stmt.switch"));
        assert_eq!(nearest("int128"), Some("type.int128"));
        assert_eq!(nearest("something else"), None);
    }

    #[test]
    fn dotted_names_are_knobs() {
        let text = "style = \"loops\"\nseed = 7\n[knobs]\nsize = 4_000\nstmt.switch = 0\n\"op.add\" = 3\ncomments = true\n";
        let config = parse(text).map_err(|fault| fault.message);
        let config = config.expect("a good file");
        assert_eq!(config.style, Some(Style::Loops));
        assert_eq!(config.seed, Some(7));
        let mut set = config.set;
        set.sort();
        assert_eq!(
            set,
            [
                (Knob::Size, 4000),
                (Knob::Comments, 1),
                (Knob::Add, 3),
                (Knob::Switch, 0)
            ]
        );
    }

    #[test]
    fn faults_have_their_line() {
        assert_eq!(complaint("seed = 1\nstyle = 3\n").0, 2);
        assert_eq!(complaint("seed = 1\n\n[knobs]\nstmt.swich = 3\n").0, 4);
        assert!(
            complaint("[knobs]\nstmt.swich = 3\n")
                .1
                .contains("did you mean `stmt.switch`")
        );
        assert_eq!(complaint("[knobs]\nsize = 3\n").0, 2);
        assert_eq!(complaint("seed = 1\nseed = 2\n").0, 2);
        assert_eq!(complaint("nonsense\n").0, 1);
    }
}
