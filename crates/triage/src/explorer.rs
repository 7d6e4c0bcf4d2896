//! A link that opens a program in Compiler Explorer, made without asking anybody: `/clientstate/` takes the state of the
//! page as JSON in base64. <https://github.com/compiler-explorer/compiler-explorer/blob/main/docs/API.md> describes it.
//!
//! The page has the program once and, for each compiler, its code and a run. Compilers have names of that site's own;
//! there is a link only for releases whose name is known here, and for a program of one file that fits into a link.

use serde_json::json;

use crate::facts::Facts;
use crate::versions::Row;

/// Servers and browsers take longer ones, and people do not.
const LONGEST: usize = 8_000;

/// Releases of gcc that the site has for C, by its names: `cg` and the digits of the version.
const GCC: &str = "7.1 7.2 7.3 7.4 7.5 8.1 8.2 8.3 8.4 8.5 9.1 9.2 9.3 9.4 9.5 10.1 10.2 10.3 10.4 10.5 11.1 11.2 11.3 \
    11.4 11.5 12.1 12.2 12.3 12.4 12.5 13.1 13.2 13.3 13.4 14.1 14.2 14.3 14.4 15.1 15.2 15.3 16.1 16.2";
/// Releases of clang: `cclang` and the digits. It has the first releases of each major only.
const CLANG: &str = "7.0.0 7.0.1 7.1.0 8.0.0 8.0.1 9.0.0 9.0.1 10.0.0 10.0.1 11.0.0 11.0.1 12.0.0 12.0.1 13.0.0 13.0.1 \
    14.0.0 15.0.0 16.0.0 17.0.1 18.1.0 19.1.0 20.1.0 21.1.0 22.1.0";

/// A compiler of the site's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Compiler {
    /// Its name there.
    pub id: String,
    /// The version that stands behind it.
    pub version: String,
}

/// The site's compiler for a version of a family: the very release, for clang one of the same major, or none.
///
/// ```
/// use cassay_triage::explorer::compiler;
///
/// assert_eq!(compiler("gcc", &[12, 2, 0]).unwrap().id, "cg122");
/// assert_eq!(compiler("clang", &[16, 0, 6]).unwrap().id, "cclang1600");
/// assert_eq!(compiler("gcc", &[12, 9, 0]), None);
/// assert_eq!(compiler("pcc", &[1, 1, 0]), None);
/// ```
pub fn compiler(family: &str, numbers: &[u32]) -> Option<Compiler> {
    let text = |parts: usize| -> String {
        let parts: Vec<String> = numbers.iter().take(parts).map(u32::to_string).collect();
        parts.join(".")
    };
    let (prefix, version) = match family {
        "gcc" => ("cg", GCC.split_whitespace().find(|have| **have == text(2))?),
        "clang" => {
            let major = text(1) + ".";
            let exact = CLANG.split_whitespace().find(|have| **have == text(3));
            let near = || {
                CLANG
                    .split_whitespace()
                    .rfind(|have| have.starts_with(&major))
            };
            ("cclang", exact.or_else(near)?)
        }
        "tcc" if numbers == [0, 9, 27] => ("tinycc", "0.9.27"),
        _ => return None,
    };
    Some(Compiler {
        id: format!("{prefix}{}", version.replace('.', "")),
        version: version.to_string(),
    })
}

/// A compiler with flags, as the page has it.
type Pane = (Compiler, String);

/// The link for a finding: the program with a compiler that fails, and one that does not where one is known.
pub fn link(facts: &Facts) -> Option<String> {
    let [file] = facts.files.as_slice() else {
        return None;
    };
    let who = &facts.compiler;
    let bad = (compiler(&who.family, &who.numbers)?, facts.flags.join(" "));
    let mut panes = vec![bad];
    panes.extend(good(facts));
    let compilers: Vec<_> = panes
        .iter()
        .map(|(compiler, options)| json!({"id": compiler.id, "options": options}))
        .collect();
    let executors: Vec<_> = panes
        .iter()
        .map(|(compiler, options)| {
            json!({
                "arguments": facts.args.join(" "), "stdin": facts.input,
                "compiler": {"id": compiler.id, "libs": [], "options": options},
            })
        })
        .collect();
    let state = json!({"sessions": [{
        "id": 1, "language": "c", "source": file.text,
        "compilers": compilers, "executors": executors,
    }]});
    let link = format!(
        "https://godbolt.org/clientstate/{}",
        base64(ascii(&state.to_string()).as_bytes())
    );
    (link.len() <= LONGEST).then_some(link)
}

/// One that does it right: the nearest version of the family with the same flags, another compiler, or the same one with
/// flags that hide the failure.
fn good(facts: &Facts) -> Option<Pane> {
    let is_right = |row: &&Row| {
        let cell = row.cells.iter().find(|cell| cell.flags == facts.flags);
        cell.is_some_and(|cell| cell.mark.is_good())
    };
    let known = |row: &Row| Some((compiler(&row.family, &row.numbers)?, facts.flags.join(" ")));
    let own = facts.compiler.numbers.first().copied().unwrap_or_default();
    let mut rows: Vec<&Row> = facts.table.iter().filter(is_right).collect();
    rows.sort_by_key(|row| {
        let major = row.numbers.first().copied().unwrap_or_default();
        (row.family != facts.compiler.family, major.abs_diff(own))
    });
    if let Some(pane) = rows.into_iter().find_map(known) {
        return Some(pane);
    }
    let hides = facts.blame.as_ref()?.hides.as_ref()?;
    let own = compiler(&facts.compiler.family, &facts.compiler.numbers)?;
    Some((own, hides.join(" ")))
}

/// JSON without characters that are more than a byte: the site reads its state byte by byte.
fn ascii(json: &str) -> String {
    let mut out = String::with_capacity(json.len());
    for c in json.chars() {
        match c.is_ascii() {
            true => out.push(c),
            false => {
                let mut units = [0; 2];
                for unit in c.encode_utf16(&mut units) {
                    out.push_str(&format!("\\u{unit:04x}"));
                }
            }
        }
    }
    out
}

/// RFC 4648, section 5: the alphabet that is safe in an address, without padding.
fn base64(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let mut out = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let mut word = [0; 3];
        word[..chunk.len()].copy_from_slice(chunk);
        let word = u32::from_be_bytes([0, word[0], word[1], word[2]]);
        for digit in 0..=chunk.len() {
            let at = word >> (18 - 6 * digit) & 63;
            out.push(char::from(DIGITS[at as usize]));
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base64_is_that_of_the_rfc() {
        for (text, expect) in [
            ("", ""),
            ("f", "Zg"),
            ("fo", "Zm8"),
            ("foo", "Zm9v"),
            ("foobar", "Zm9vYmFy"),
            ("?>~", "Pz5-"),
        ] {
            assert_eq!(base64(text.as_bytes()), expect);
        }
    }

    #[test]
    fn the_state_has_bytes_only() {
        assert_eq!(ascii("\"ä𝄞\""), "\"\\u00e4\\ud834\\udd1e\"");
    }
}
