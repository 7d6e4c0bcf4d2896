//! Commands as lists of words, and their one form as text.
//!
//! Everything that runs a command has it as a list; the text is for people, who paste it into a shell, and for
//! the stores of campaigns, which keep what people are shown. [`Commands::parse`] is the one place that
//! reads such a text again.

use std::fmt;

use crate::INPUT;

/// Commands are broken behind so many bytes.
const WIDE: usize = 100;

/// What to type in a program's directory to see what it does: how to compile, then how to run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Commands {
    /// The compiler's commands in their order, each as a program and its arguments. The last one links, or is
    /// the only one.
    pub compile: Vec<Vec<String>>,
    /// The command that runs the program; empty where there is none.
    pub run: Vec<String>,
    /// Whether the program is given [`INPUT`] as its standard input.
    pub reads: bool,
}

impl Commands {
    /// Reads the text again that [`Commands`] is displayed as. The last line runs the program, all before it
    /// compile; a single line compiles. A line with an open quotation mark, which nothing here writes, is taken
    /// for one word.
    pub fn parse(text: &str) -> Commands {
        let (compile, run) = text.rsplit_once('\n').unwrap_or((text, ""));
        let (run, reads) = match run.strip_suffix(&from_input()) {
            Some(run) => (run, true),
            None => (run, false),
        };
        let line = |line: &str| split(line).unwrap_or_else(|_| vec![line.to_string()]);
        let lines = compile.lines().map(line);
        Commands {
            compile: lines.filter(|words| !words.is_empty()).collect(),
            run: line(run),
            reads,
        }
    }

    /// The commands that compile, as a shell takes them.
    pub fn compile_lines(&self) -> Vec<String> {
        self.compile.iter().map(|words| joined(words)).collect()
    }

    /// The command that runs the program, as a shell takes it; empty where there is none.
    pub fn run_line(&self) -> String {
        let line = joined(&self.run);
        match self.reads {
            true => line + &from_input(),
            false => line,
        }
    }

    /// All of them, one after the other.
    pub fn lines(&self) -> Vec<String> {
        let mut lines = self.compile_lines();
        if !self.run.is_empty() {
            lines.push(self.run_line());
        }
        lines
    }
}

/// One command per line.
impl fmt::Display for Commands {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Commands::default() {
            return Ok(());
        }
        write!(
            f,
            "{}\n{}",
            self.compile_lines().join("\n"),
            self.run_line()
        )
    }
}

/// Behind the command that runs a program with input.
fn from_input() -> String {
    format!(" < {INPUT}")
}

/// A word as a shell takes it. Written here and not by the crate that splits: commands are shown to people and kept in
/// stores, and that crate would put `-std=c11` into quotation marks.
pub fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_=./,+:@%".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        word.to_string()
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
}

/// Words as a shell takes them.
pub fn joined(words: &[String]) -> String {
    let words: Vec<String> = words.iter().map(|word| quoted(word)).collect();
    words.join(" ")
}

/// Words as a shell takes them, long commands over several lines, whose ends say that the command goes on.
pub fn folded(words: &[String]) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in words {
        let word = quoted(word);
        if !line.is_empty() && line.len() + word.len() > WIDE {
            lines.push(format!("{line} \\"));
            line = "    ".to_string();
        } else if !line.is_empty() {
            line.push(' ');
        }
        line += &word;
    }
    lines.push(line);
    lines
}

/// A command that ends inside quotation marks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenQuote;

/// The words of a command, as a POSIX shell sees them before it expands anything.
pub fn split(command: &str) -> Result<Vec<String>, OpenQuote> {
    shell_words::split(command).map_err(|_| OpenQuote)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<String> {
        text.split(' ').map(String::from).collect()
    }

    #[test]
    fn commands_are_split_as_people_expect() {
        let split = |text: &str| split(text).unwrap();
        assert_eq!(split("gcc -O2  -w"), ["gcc", "-O2", "-w"]);
        assert_eq!(
            split("cc '-D X=1' \"a b\"c ''"),
            ["cc", "-D X=1", "a bc", ""]
        );
        assert_eq!(split(r"'it'\''s'"), ["it's"]);
        assert_eq!(split(" "), [""; 0]);
        assert_eq!(super::split("a 'b"), Err(OpenQuote));
        assert_eq!(quoted("it's"), r"'it'\''s'");
        assert_eq!(quoted(""), "''");
        // As a shell has it inside double quotation marks, and after them.
        assert_eq!(
            split(r#"cc "-DX=\"1\"" "a\b" # why"#),
            ["cc", r#"-DX="1""#, r"a\b"]
        );
        for word in [
            "-std=c11", "-O2", "a,b", "50%", "x@y:z+1", "a b", "#", "it's", r"\", "$x", "\n",
        ] {
            assert_eq!(split(&quoted(word)), [word]);
        }
        assert_eq!(quoted("-std=c11,x"), "-std=c11,x");
    }

    #[test]
    fn long_commands_are_folded_and_stay_the_same() {
        let mut command = words("gcc -O2");
        command.extend((0..40).map(|n| format!("-fdisable-tree-a pass{n}")));
        let lines = folded(&command);
        assert!(lines.len() > 5 && lines.iter().all(|line| line.len() < 140));
        // A shell takes the end of a line away.
        let whole = lines.join("\n").replace("\\\n", "");
        assert_eq!(split(&whole).unwrap(), command);
        assert_eq!(folded(&words("gcc main.c")), ["gcc main.c"]);
    }

    /// The texts are those that stores hold.
    #[test]
    fn commands_are_what_their_text_says() {
        let mut commands = Commands {
            compile: vec![words("gcc -O2 -o program main.c")],
            run: words("./program"),
            reads: false,
        };
        let text = "gcc -O2 -o program main.c\n./program";
        assert_eq!(commands.to_string(), text);
        assert_eq!(Commands::parse(text), commands);
        commands
            .compile
            .push(words("gcc -DX=a\tb -o program main.o"));
        commands
            .run
            .extend(["-v", "a b", "", "<", "it's"].map(String::from));
        commands.reads = true;
        let text = "gcc -O2 -o program main.c\ngcc '-DX=a\tb' -o program main.o\n\
                    ./program -v 'a b' '' '<' 'it'\\''s' < input.txt";
        assert_eq!(commands.to_string(), text);
        assert_eq!(commands.lines(), text.lines().collect::<Vec<_>>());
        assert_eq!(Commands::parse(text), commands);
    }

    #[test]
    fn what_is_missing_is_empty() {
        let only = Commands::parse("gcc main.c");
        assert_eq!(only.compile, [words("gcc main.c")]);
        assert_eq!((only.run.len(), only.lines().len()), (0, 1));
        assert_eq!(Commands::parse(&only.to_string()), only);
        assert_eq!(Commands::parse(""), Commands::default());
        assert_eq!(Commands::default().to_string(), "");
        assert_eq!(Commands::parse("gcc 'a\n").compile, [["gcc 'a"]]);
    }
}
