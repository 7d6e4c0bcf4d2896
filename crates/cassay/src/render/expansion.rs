//! Macros behind a place: which one was used there, and where it says what is meant.
//!
//! A position that came out of a macro is where the outermost macro is used. The token itself was spelled in the body of
//! some macro, which is shown then, or as an argument: then the macro's definition is.

use cassay_lang::{SourceMap, Span};

/// A use of a macro.
pub struct Expansion {
    pub name: String,
    /// Where it says what is meant.
    pub span: Span,
    /// Whether that is the very text, or the macro's definition.
    pub exact: bool,
}

/// The macro that a place came out of.
pub fn of(sources: &SourceMap, span: Span) -> Option<Expansion> {
    let spelling = sources.expansion(span)?.spelling;
    let name = name_at(sources, span.lo)?;
    if in_directive(sources, spelling.lo) {
        return Some(Expansion {
            name,
            span: Span {
                expansion: 0,
                ..spelling
            },
            exact: true,
        });
    }
    let span = definition(sources, &name, span.lo)?;
    Some(Expansion {
        name,
        span,
        exact: false,
    })
}

fn is_name(byte: &u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | 0x80..)
}

/// The name that begins at a position.
fn name_at(sources: &SourceMap, pos: u32) -> Option<String> {
    let file = sources.file_at(pos)?;
    let text = file.text.get((pos - file.start) as usize..)?;
    let end = text.iter().position(|byte| !is_name(byte));
    let name = text.get(..end.unwrap_or(text.len()))?;
    (!name.is_empty()).then(|| String::from_utf8_lossy(name).into_owned())
}

/// Whether a position is in a directive, which may have several lines.
fn in_directive(sources: &SourceMap, pos: u32) -> bool {
    let Some(file) = sources.file_at(pos) else {
        return false;
    };
    let before = file.text.get(..(pos - file.start) as usize);
    let mut lines = before.unwrap_or_default().rsplit(|byte| *byte == b'\n');
    let mut line = lines.next().unwrap_or_default();
    for above in lines {
        let above = above.strip_suffix(b"\r").unwrap_or(above);
        if !above.ends_with(b"\\") {
            break;
        }
        line = above;
    }
    line.trim_ascii_start().starts_with(b"#")
}

/// Where a macro is defined: the last place before its use, or in another file.
fn definition(sources: &SourceMap, name: &str, used: u32) -> Option<Span> {
    let mut found = None;
    for file in sources.files() {
        let mut start = 0;
        for line in file.text.split(|byte| *byte == b'\n') {
            let at = defined(line, name).map(|column| file.start + (start + column) as u32);
            start += line.len() + 1;
            let behind = |at: &u32| *at > used && *at - file.start <= file.text.len() as u32;
            let here = sources
                .file_at(used)
                .is_some_and(|of| of.start == file.start);
            if let Some(lo) = at.filter(|at| !(here && behind(at))) {
                found = Some(Span {
                    lo,
                    hi: lo + name.len() as u32,
                    expansion: 0,
                });
            }
        }
    }
    found
}

/// The column at which a line defines a macro of this name.
fn defined(line: &[u8], name: &str) -> Option<usize> {
    let rest = line.trim_ascii_start().strip_prefix(b"#")?;
    let rest = rest.trim_ascii_start().strip_prefix(b"define")?;
    let rest = rest.trim_ascii_start();
    let column = line.len() - rest.len();
    let after = rest.strip_prefix(name.as_bytes())?;
    (!after.first().is_some_and(is_name)).then_some(column)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn definitions_are_found() {
        assert_eq!(defined(b"#define A 1", "A"), Some(8));
        assert_eq!(defined(b"  #  define\tA(x) x", "A"), Some(12));
        assert_eq!(defined(b"#define AB 1", "A"), None);
        assert_eq!(defined(b"int A;", "A"), None);
        let mut sources = SourceMap::new();
        let text = b"#define A 1\n#define A \\\n  2\nint x = A;\n#define A 3\n";
        sources.add("a.c", text[..].into(), false);
        let used = 1 + text.iter().position(|byte| *byte == b'x').unwrap_or(0) as u32;
        let span = definition(&sources, "A", used).unwrap_or(Span::NONE);
        let line = sources.location(span).map(|at| at.line);
        assert_eq!(line, Some(2));
        // The body of the second definition, which is on another line.
        assert!(in_directive(&sources, span.lo + 6));
        assert!(!in_directive(&sources, used));
    }
}
