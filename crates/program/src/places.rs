//! What others say, without the places of this machine: reports and exported findings are read elsewhere, where a path of
//! the finder's means nothing and may tell who they are.
//!
//! A path that begins at the root is written as `/path/to/NAME`; directories that every system has (`/usr`, `/lib`, …) stay,
//! because what a compiler says of itself is about them. What a compiled program printed is never cleaned: that is
//! evidence. It errs to the side of cleaning: a path in a message that meant nobody's machine is changed as well. A path
//! with a space in it is only known by the directories that the caller names.

use std::path::Path;

/// Directories that are the same everywhere.
const EVERYWHERE: &[&str] = &[
    "usr", "lib", "lib32", "lib64", "libx32", "bin", "sbin", "etc", "proc", "sys",
];
/// What a directory of ours is called, in which nothing but the program lies.
const SCRATCH: &str = "cassay-scratch-";
/// In place of a directory.
const ELSEWHERE: &str = "/path/to";

/// A text without paths of this machine. `known`: directories that may be in it and have names that a path cannot be told
/// by, such as one with a space.
///
/// ```
/// use cassay_program::places::clean;
///
/// let said = clean("COLLECT_GCC=/srv/eve/bin/gcc-12\nLTO=/usr/lib/gcc/lto-wrapper", &[]);
/// assert_eq!(said, "COLLECT_GCC=/path/to/gcc-12\nLTO=/usr/lib/gcc/lto-wrapper");
/// assert_eq!(clean("see https://gcc.gnu.org/bugs/ and/or a/b", &[]), "see https://gcc.gnu.org/bugs/ and/or a/b");
/// assert_eq!(clean("-I/srv/eve/x -L /srv/eve/y", &[]), "-I/path/to/x -L /path/to/y");
/// ```
#[must_use]
pub fn clean(text: &str, known: &[String]) -> String {
    let mut text = text.to_string();
    for dir in known {
        if dir.starts_with('/') && is_of_this_machine(dir) {
            text = text.replace(dir.trim_end_matches('/'), ELSEWHERE);
        }
    }
    let mut out = String::with_capacity(text.len());
    let mut rest = text.as_str();
    while let Some(at) = rest.find('/') {
        let (before, from) = rest.split_at(at);
        out.push_str(before);
        let end = from.find(|c| !is_of_path(c)).unwrap_or(from.len());
        let path = from.get(..end).unwrap_or(from).trim_end_matches('.');
        match begins(&out) && is_of_this_machine(path) {
            true => out.push_str(&elsewhere(path)),
            false => out.push_str(path),
        }
        rest = from.get(path.len()..).unwrap_or_default();
    }
    out.push_str(rest);
    out
}

/// The name of a program without its directory; what is run where it was made stays (`./program`).
#[must_use]
pub fn name(program: &str) -> String {
    if program.starts_with("./") {
        return program.to_string();
    }
    let name = Path::new(program).file_name();
    name.map_or_else(
        || program.to_string(),
        |name| name.to_string_lossy().into_owned(),
    )
}

/// A command without paths of this machine: the program by its name, the rest as [`clean`] has it.
#[must_use]
pub fn command(words: &[String], known: &[String]) -> Vec<String> {
    let mut words = words.iter();
    let program = words.next().map(|program| name(program));
    let rest = words.map(|word| clean(word, known));
    program.into_iter().chain(rest).collect()
}

fn is_of_path(c: char) -> bool {
    c.is_alphanumeric() || "/._-+@~%$".contains(c)
}

/// Whether a path may begin behind this text.
fn begins(before: &str) -> bool {
    let Some(last) = before.chars().next_back() else {
        return true;
    };
    if last.is_whitespace() || "'\"`‘“([{<=,:;|>".contains(last) {
        return true;
    }
    // An option with its value: `-I/…`, `-isystem/…`.
    let word = before.rsplit(|c: char| c.is_whitespace() || "'\"".contains(c));
    let word = word.into_iter().next().unwrap_or_default();
    word.len() == 2 && word.starts_with('-') || word == "-isystem" || word == "-Wl,-rpath"
}

/// Whether a path that begins at the root says something about this machine.
fn is_of_this_machine(path: &str) -> bool {
    // A host of the network follows two strokes, a path of `file:` a third.
    if path.starts_with("//") && !path.starts_with("///") {
        return false;
    }
    let mut parts = path.split('/').filter(|part| !part.is_empty());
    let first = parts.next().unwrap_or_default();
    let second = parts.next();
    match first {
        "dev" => second == Some("shm"),
        "path" => second != Some("to"),
        first => !EVERYWHERE.contains(&first) && second.is_some(),
    }
}

fn elsewhere(path: &str) -> String {
    match path.contains(SCRATCH) {
        // Compilers are run in the directory.
        true => name(path),
        false => {
            let strokes = path.len() - path.trim_start_matches('/').len();
            let more = "/".repeat(strokes.saturating_sub(1));
            format!("{more}{ELSEWHERE}/{}", name(path))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_of_this_machine_go() {
        let cleaned = |text: &str| clean(text, &["/srv/Eve Adams".to_string()]);
        for (text, expect) in [
            ("/srv/eve/a/gcc", "/path/to/gcc"),
            (
                "PATH=/opt/x/bin:/usr/bin:/data/bin",
                "PATH=/path/to/bin:/usr/bin:/path/to/bin",
            ),
            (
                "InstalledDir: /srv/eve/llvm/bin.",
                "InstalledDir: /path/to/bin.",
            ),
            (
                "/dev/shm/cassay-scratch-0-77-1/main.c:3:1: error",
                "main.c:3:1: error",
            ),
            ("in '/tmp/cc12.s'", "in '/path/to/cc12.s'"),
            ("cd /srv/Eve Adams/bin", "cd /path/to/bin"),
            ("--prefix=/srv/eve/gcc/", "--prefix=/path/to/gcc"),
            ("-B/srv/eve/gcc", "-B/path/to/gcc"),
            ("file:///srv/eve/a", "file:///path/to/a"),
        ] {
            assert_eq!(cleaned(text), expect);
        }
    }

    #[test]
    fn everything_else_stays() {
        for text in [
            "",
            "/",
            "a / b /* c */ // d",
            "../src/configure -v --with-bugurl=file:///usr/share/doc/gcc-12/README.Bugs",
            "https://github.com/llvm/llvm-project 08d094a0e457360ad8b94b017d2dc277e697ca76",
            "</td>/usr/lib/x86_64-linux-gnu",
            "/path/to/gcc",
            "a.c:3: 1/2 of /dev/null",
            "main.c:1:5: error: expected ';' after /tmp",
        ] {
            assert_eq!(clean(text, &[]), text);
        }
    }

    #[test]
    fn commands_have_no_places() {
        let words = ["/srv/eve/bin/gcc", "-O2", "-I/srv/eve/inc", "main.c"].map(String::from);
        assert_eq!(
            command(&words, &[]),
            ["gcc", "-O2", "-I/path/to/inc", "main.c"]
        );
        assert_eq!(command(&["./program".to_string()], &[]), ["./program"]);
    }
}
