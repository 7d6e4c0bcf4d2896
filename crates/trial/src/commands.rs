//! The commands that show what a program does with a compiler, as a person would type them in the program's
//! directory.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

use cassay_exec::Compiler;
use cassay_program::{Commands, Input, Program};

use crate::accused::Flags;
use crate::attempt::PROGRAM;

fn text(words: impl IntoIterator<Item = OsString>) -> Vec<String> {
    let words = words.into_iter();
    words
        .map(|word| word.to_string_lossy().into_owned())
        .collect()
}

/// The driver's commands for these sources.
pub(crate) fn compile(compiler: &Compiler, flags: &Flags, sources: &[PathBuf]) -> Vec<Vec<String>> {
    let lines = compiler.driver_lines(&flags.all, &flags.each, sources, Path::new(PROGRAM));
    lines.into_iter().map(text).collect()
}

/// The driver's commands and the program's.
pub fn commands(
    compiler: &Compiler,
    flags: &Flags,
    sources: &[PathBuf],
    input: &Input,
) -> Commands {
    let own = format!("./{PROGRAM}");
    let job = compiler.run_job(Path::new(&own), &input.args, Path::new("."));
    Commands {
        compile: shortened(compile(compiler, flags, sources)),
        run: text(std::iter::once(job.program).chain(job.args)),
        reads: !input.stdin.is_empty(),
    }
}

/// Commands that name compilers without their directories, where a shell finds the same ones by that.
pub fn shortened(mut lines: Vec<Vec<String>>) -> Vec<Vec<String>> {
    for line in &mut lines {
        if let Some(first) = line.first_mut() {
            *first = short(first);
        }
    }
    lines
}

/// A program's name without its directory, where a shell finds the same one by it.
fn short(program: &str) -> String {
    let path = Path::new(program);
    let (Some(dir), Some(name)) = (path.parent(), path.file_name()) else {
        return program.to_string();
    };
    let search = std::env::var_os("PATH").unwrap_or_default();
    let first = std::env::split_paths(&search).find(|place| place.join(name).is_file());
    if first.is_some_and(|place| place == dir) {
        name.to_string_lossy().into_owned()
    } else {
        program.to_string()
    }
}

/// A compiler with its flags out of the commands that compile a program, and flags of single files.
pub fn command_of(
    lines: &[Vec<String>],
    program: &Program,
) -> (Vec<String>, BTreeMap<String, Vec<String>>) {
    // The last line links, or compiles all; those before it compile a file each.
    let (mut cc, mut units) = (Vec::new(), BTreeMap::new());
    for words in lines {
        let (words, mut named) = without_files(words.clone(), program);
        if let (Some(name), true) = (named.pop(), words.iter().any(|word| word == "-c")) {
            let flags = words.iter().skip(1).filter(|word| *word != "-c");
            units.insert(name, flags.cloned().collect());
        } else {
            cc = words;
        }
    }
    (cc, units)
}

/// A compiler's command without the program's files and what is made of them, and the files.
fn without_files(words: Vec<String>, program: &Program) -> (Vec<String>, Vec<String>) {
    let (mut rest, mut named) = (Vec::new(), Vec::new());
    let mut out = false;
    for word in words {
        let of = Path::new(&word).with_extension("c");
        let is = |name: &str| program.sources().any(|(file, _)| file == name);
        let goes = out || word == "-o";
        out = word == "-o";
        if goes {
            continue;
        }
        if is(&word) {
            named.push(word);
        } else if !(word.ends_with(".o") && is(&of.to_string_lossy())) {
            rest.push(word);
        }
    }
    (rest, named)
}

#[cfg(test)]
mod tests {
    use super::*;
    use cassay_exec::Family;

    #[test]
    fn commands_can_be_typed() {
        let mut compiler = Compiler::new("tcc", "tcc", Family::Tcc);
        let flags = Flags::of_all(vec!["-DX=a b".to_string()]);
        let mut input = Input::default();
        let text = |compiler: &Compiler, input: &Input| {
            let commands = commands(compiler, &flags, &["main.c".into()], input);
            assert_eq!(Commands::parse(&commands.to_string()), commands);
            commands.to_string()
        };
        compiler.runner = vec!["sim".into(), "{program}".into()];
        assert_eq!(
            text(&compiler, &input),
            "tcc '-DX=a b' -o program main.c\nsim ./program"
        );
        compiler.runner.clear();
        input.args = ["-v", "a b", "", "<"].map(String::from).to_vec();
        input.stdin = b"1 2\n".to_vec();
        assert_eq!(
            text(&compiler, &input),
            "tcc '-DX=a b' -o program main.c\n./program -v 'a b' '' '<' < input.txt"
        );
    }

    #[test]
    fn names_are_as_short_as_a_shell_takes_them() {
        assert_eq!(short("/no/such/cc"), "/no/such/cc");
        assert_eq!(short("/a b/cc"), "/a b/cc");
        assert_eq!(short("cc"), "cc");
        let path = std::env::var_os("PATH").unwrap();
        let mut places = std::env::split_paths(&path).map(|dir| dir.join("sh"));
        let sh = places.find(|sh| sh.is_file()).unwrap();
        assert_eq!(short(&sh.to_string_lossy()), "sh");
    }
}
