//! Keys of TOML files: every one must be known, and one that is not is named with its line and the known one that
//! is most like it. The readers of targets, of settings for `gen` and `hunt`, and of compilers share this.

use anyhow::anyhow;
use std::ops::Range;
use std::path::Path;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// What is wrong, and where in the text.
#[derive(Debug)]
pub struct Fault {
    pub at: Range<usize>,
    pub message: String,
}

impl From<toml::de::Error> for Fault {
    fn from(error: toml::de::Error) -> Fault {
        Fault {
            at: error.span().unwrap_or(0..0),
            message: error.message().to_string(),
        }
    }
}

impl Fault {
    /// Where it is in this text, counted from 1.
    pub fn line(&self, text: &str) -> usize {
        let before = text.as_bytes().get(..self.at.start);
        let before = before.unwrap_or(text.as_bytes());
        before.iter().filter(|byte| **byte == b'\n').count() + 1
    }

    /// For people: the file, the line, what is wrong.
    pub fn in_file(&self, path: &Path, text: &str) -> anyhow::Error {
        anyhow!("{}:{}: {}", path.display(), self.line(text), self.message)
    }
}

pub fn parse(text: &str) -> Result<Spanned<DeTable<'_>>, Fault> {
    Ok(DeTable::parse(text)?)
}

/// The tables of a name: one, or those of an array.
pub fn tables<'t, 'i>(table: &'t DeTable<'i>, name: &str) -> Vec<&'t DeTable<'i>> {
    let found = table.iter().find(|(key, _)| key.get_ref() == name);
    match found.map(|(_, value)| value.get_ref()) {
        Some(DeValue::Table(table)) => vec![table],
        Some(DeValue::Array(items)) => items
            .iter()
            .filter_map(|item| match item.get_ref() {
                DeValue::Table(table) => Some(table),
                _ => None,
            })
            .collect(),
        _ => Vec::new(),
    }
}

/// Complains about the first key that is not known in this place.
pub fn check(table: &DeTable<'_>, place: &str, known: &[&str]) -> Result<(), Fault> {
    let mut keys: Vec<_> = table.keys().collect();
    keys.sort_by_key(|key| key.span().start);
    match keys
        .iter()
        .find(|key| !known.contains(&key.get_ref().as_ref()))
    {
        None => Ok(()),
        Some(key) => Err(Fault {
            at: key.span(),
            message: unknown(key.get_ref(), place, known),
        }),
    }
}

/// What is said about a key that is not known.
pub fn unknown(key: &str, place: &str, known: &[&str]) -> String {
    match nearest(key, known.iter().copied()) {
        Some(near) => format!("{place} has no key `{key}`; did you mean `{near}`?"),
        None => format!("{place} has no key `{key}`; there are {}", known.join(", ")),
    }
}

/// The known name that is most like one that is not.
pub fn nearest<'k>(name: &str, known: impl Iterator<Item = &'k str>) -> Option<&'k str> {
    // The last part alone, as in `switch` for `stmt.switch`, is near.
    let same_end = |known: &str| known.rsplit('.').next() == Some(name);
    let distance = |known: &str| {
        if same_end(known) {
            1
        } else {
            edits(name, known)
        }
    };
    // A name that is far longer than any known one is like none of them.
    if name.len() > 200 {
        return None;
    }
    let best = known.map(|known| (distance(known), known)).min()?;
    (best.0 <= 1 + name.len() / 3).then_some(best.1)
}

/// Letters to insert, remove or replace to get from one word to the other (Levenshtein).
fn edits(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let replaced = diagonal + usize::from(x != *y);
            diagonal = row[j + 1];
            row[j + 1] = replaced.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn misspelt_keys_have_a_line_and_a_likely_name() {
        let text = "[hunt]\njobs = 3\nstile = 'x'\n";
        let table = parse(text).unwrap();
        let hunt = tables(table.get_ref(), "hunt");
        let fault = check(hunt[0], "`[hunt]`", &["jobs", "style"]).unwrap_err();
        assert_eq!(fault.line(text), 3);
        assert_eq!(
            fault.message,
            "`[hunt]` has no key `stile`; did you mean `style`?"
        );
        assert!(unknown("quux", "it", &["jobs", "style"]).contains("jobs, style"));
        assert_eq!(parse("a = \n").unwrap_err().line("a = \n"), 1);
    }
}
