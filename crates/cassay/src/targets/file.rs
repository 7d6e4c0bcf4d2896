//! Targets in TOML: the fields of [`cassay_lang::choices`] by name.
//!
//! ```toml
//! base = "armhf-linux"     # fields that are not given are as there; default: x86_64-linux
//! name = "my-board"
//! int.size = 2
//! wchar_t = "unsigned short"
//! ```

use crate::keys;
use anyhow::{Context, Result, anyhow, bail};
use cassay_lang::Target;
use cassay_lang::choices::Value;
use std::fmt::Write;

/// Reads a target file.
pub fn read(path: &str) -> Result<Target> {
    let text = std::fs::read_to_string(path).with_context(|| format!("cannot read `{path}`"))?;
    parse(&text, path)
}

pub fn parse(text: &str, path: &str) -> Result<Target> {
    let table: toml::Table = text
        .parse()
        .with_context(|| format!("`{path}` is no TOML"))?;
    let base = match table.get("base") {
        None => Target::x86_64_linux(),
        Some(toml::Value::String(name)) => Target::by_name(name)
            .ok_or_else(|| anyhow!("`{path}`: base: there is no target `{name}`"))?,
        Some(_) => bail!("`{path}`: base: a target's name is expected"),
    };
    let mut target = Target::clone(&base);
    for (key, value) in &table {
        if key == "base" {
            continue;
        }
        let fields = match value {
            toml::Value::Table(inner) => inner
                .iter()
                .map(|(part, value)| (format!("{key}.{part}"), value))
                .collect(),
            value => vec![(key.clone(), value)],
        };
        for (key, value) in fields {
            let value = field(value)
                .ok_or_else(|| anyhow!("`{path}`: {key}: a value of this kind is not expected"))?;
            let known: Vec<&str> = base.choices().iter().map(|choice| choice.key).collect();
            if !known.contains(&key.as_str())
                && let Some(near) = keys::nearest(&key, known.into_iter())
            {
                bail!("`{path}`: there is no field `{key}`; did you mean `{near}`?");
            }
            target
                .set(&key, &value)
                .map_err(|e| anyhow!("`{path}`: {e}"))?;
        }
    }
    target.check().map_err(|e| anyhow!("`{path}`: {e}"))?;
    Ok(target)
}

fn field(value: &toml::Value) -> Option<Value> {
    Some(match value {
        toml::Value::String(text) => Value::Text(text.clone()),
        toml::Value::Integer(n) => Value::Number(u32::try_from(*n).ok()?),
        toml::Value::Boolean(flag) => Value::Flag(*flag),
        toml::Value::Array(list) => Value::List(
            list.iter()
                .map(|item| item.as_str().map(str::to_string))
                .collect::<Option<_>>()?,
        ),
        _ => return None,
    })
}

/// The file that [`read`] makes this target of.
pub fn write(target: &Target) -> String {
    let mut out = String::new();
    // What JSON escapes, TOML reads.
    let quoted = |text: &str| serde_json::Value::String(text.to_string()).to_string();
    for choice in target.choices() {
        let value = match &choice.value {
            Value::Text(text) => quoted(text),
            Value::Number(n) => n.to_string(),
            Value::Flag(flag) => flag.to_string(),
            Value::List(list) => {
                let items: Vec<String> = list.iter().map(|text| quoted(text)).collect();
                format!("[{}]", items.join(", "))
            }
        };
        let line = format!("{} = {value}", choice.key);
        // Writing to a string cannot fail.
        let _ = if line.len() > 40 {
            writeln!(out, "# {}\n{line}", choice.words)
        } else {
            writeln!(out, "{line:<40}  # {}", choice.words)
        };
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_gives_the_target_it_was_written_from() {
        for target in Target::all() {
            assert_eq!(parse(&write(target), "t.toml").unwrap(), **target);
        }
    }

    #[test]
    fn the_rest_comes_from_the_base() {
        let text = "base = \"avr\"\nname = \"mine\"\nint.size = 4\n";
        let mine = parse(text, "t.toml").unwrap();
        assert_eq!(
            (mine.name.as_str(), mine.int.size, mine.pointer.size),
            ("mine", 4, 2)
        );
    }

    #[test]
    fn mistakes_are_named() {
        let error = |text: &str| parse(text, "t.toml").unwrap_err().to_string();
        assert!(error("int.sise = 4").contains("`int.sise`; did you mean `int.size`?"));
        assert!(error("int.size = 3").contains("Cassay knows [2, 4]"));
        assert!(error("base = \"vax\"").contains("vax"));
        assert!(error("endian = \"pdp\"").contains("little, big"));
    }
}
