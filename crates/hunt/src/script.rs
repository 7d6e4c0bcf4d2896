//! The script that shows a finding, `repro.sh`: it needs a shell and the compiler, and nothing of Cassay's.
//!
//! Its exit status says what it saw: 0 where the compiler is right, 1 where the failure shows, 125 where it cannot tell, so
//! that `git bisect run` understands it. Its argument is the compiler, in place of the one that failed; that is named without
//! its directory, which is of no use on another machine.

use std::fmt::Write as _;
use std::path::Path;

use cassay_program::command::{joined, quoted};
use cassay_program::{Commands, EXPECTED, Expected};
use cassay_store::{Kind, Rate};

/// The name of the script.
pub const SCRIPT: &str = "repro.sh";
/// Where the program's output goes.
const OUTPUT: &str = "output.txt";
/// The variable that says after how many seconds something does not end.
pub const LIMIT: &str = "LIMIT";

/// Whether the compiler compiles anything.
const PLAIN: &str = "echo 'int main(void) { return 0; }' > plain.c\n\
    \"$compiler\" -o plain plain.c || { echo \"$compiler does not work\"; exit 125; }\n";

/// What compilers say when they break.
const BROKE: &str = "internal compiler error\\|frontend command failed\\|Stack dump\\|error in backend\\|LLVM ERROR\\|[Aa]ssertion";
/// Where the compiler says what it says.
const SAID: &str = "said.txt";

/// What a script is about.
pub struct About<'a> {
    pub title: &'a str,
    pub kind: Kind,
    pub commands: &'a Commands,
    /// What the program must do, where that is known.
    pub expected: Option<&'a Expected>,
    pub rate: Option<Rate>,
}

/// How often a failure happens, in words.
pub fn often(rate: Rate) -> String {
    match rate.is_sure() {
        true => format!("it happened each time ({rate} tries)"),
        false => format!("it happened in {rate} tries, each in another environment"),
    }
}

impl About<'_> {
    /// The script's text.
    pub fn script(&self) -> Vec<u8> {
        let mut text = String::from("#!/bin/sh\n");
        // A line each: a title may have anything in it.
        let title: String = self
            .title
            .chars()
            .map(|c| if c.is_control() { ' ' } else { c })
            .collect();
        // Writing to a string cannot fail.
        let _ = writeln!(text, "# {title}");
        if let Some(rate) = self.rate {
            let _ = writeln!(text, "# When it was tried, {}.", often(rate));
        }
        let compiler = self.compiler();
        let _ = writeln!(text, "# Usage: {SCRIPT} [COMPILER]");
        text += "# Exit status: 0 where the compiler is right, 1 where the failure shows, 125 where it cannot tell.\n";
        let name = Path::new(compiler).file_name().unwrap_or_default();
        let name = quoted(&name.to_string_lossy());
        let _ = writeln!(text, "compiler=${{1:-{name}}}");
        // A path is seen from where the script was called.
        text += "case $compiler in */*) compiler=$(cd \"$(dirname \"$compiler\")\" && pwd)/$(basename \"$compiler\") ;; esac\n";
        text += "command -v \"$compiler\" > /dev/null || { echo \"there is no $compiler\"; exit 125; }\n";
        text += "cd \"$(dirname \"$0\")\" || exit 125\n";
        // What another compiler has left is not looked at.
        let made = joined(&self.made());
        let _ = writeln!(text, "rm -f {made}");
        match self.kind {
            Kind::CompilerCrash | Kind::RejectsValid => {
                // A compiler that compiles nothing is broken otherwise.
                text += PLAIN;
                // Another one may not have these flags, or what they need; of the one that is accused nothing is asked that
                // may be what fails.
                let flags = joined(&self.flags());
                let _ = writeln!(
                    text,
                    "given=$#\n[ $given -eq 0 ] || \"$compiler\" {flags} -o plain plain.c || \
                     {{ echo \"$compiler does not take these flags\"; exit 125; }}"
                );
                if self.kind == Kind::CompilerCrash {
                    let _ = writeln!(
                        text,
                        "refuses() {{ [ $given -gt 0 ] && [ $status -eq 1 ] && \
                         grep -qi 'error\\|undefined' {SAID} && ! grep -q '{BROKE}' {SAID}; }}"
                    );
                }
                for line in self.compile_lines() {
                    let _ = match self.kind {
                        Kind::CompilerCrash => writeln!(
                            text,
                            "{line} 2> {SAID} || {{ status=$?; cat {SAID}; refuses && \
                             {{ echo 'it refuses the program'; exit 125; }}; exit 1; }}"
                        ),
                        _ => writeln!(text, "{line} || exit 1"),
                    };
                }
                let _ = writeln!(text, "ls {made} > /dev/null || exit 125\nexit 0");
            }
            Kind::CompilerHang => {
                for line in self.compile_lines() {
                    let _ = writeln!(text, "timeout \"${{{LIMIT}:-120}}\" {line}\nstatus=$?");
                    text +=
                        "[ $status -eq 124 ] && { echo 'the compiler does not end'; exit 1; }\n";
                    text += "[ $status -eq 0 ] || exit 125\n";
                }
                text += "exit 0\n";
            }
            Kind::WrongOutput
            | Kind::WrongExit
            | Kind::RunCrash
            | Kind::RunHang
            | Kind::FalseReport => {
                for line in self.compile_lines() {
                    let _ = writeln!(text, "{line} || exit 125");
                }
                let _ = writeln!(text, "ls {made} > /dev/null || exit 125");
                self.run(&mut text);
            }
        }
        text.into_bytes()
    }

    /// The compiler of the commands.
    fn compiler(&self) -> &str {
        let first = self.commands.compile.first();
        first
            .and_then(|words| words.first())
            .map_or("cc", String::as_str)
    }

    /// The flags of the command that links, or compiles all, without files.
    fn flags(&self) -> Vec<String> {
        let words = self.commands.compile.last().map_or(&[][..], Vec::as_slice);
        let mut flags = Vec::new();
        let mut words = words.iter().skip(1);
        while let Some(word) = words.next() {
            match word.as_str() {
                "-o" => drop(words.next()),
                flag if flag.starts_with('-') => flags.push(flag.to_string()),
                _ => {}
            }
        }
        flags
    }

    /// The files that the commands make.
    fn made(&self) -> Vec<String> {
        let commands = self.commands.compile.iter();
        let made =
            commands.filter_map(|words| words.get(words.iter().position(|word| word == "-o")? + 1));
        made.cloned().collect()
    }

    /// The commands that compile, with the compiler as a variable.
    fn compile_lines(&self) -> Vec<String> {
        let compiler = self.compiler();
        let lines = self
            .commands
            .compile
            .iter()
            .map(|words| match words.split_first() {
                Some((first, rest)) if first == compiler => {
                    format!("\"$compiler\" {}", joined(rest))
                }
                _ => joined(words),
            });
        lines.collect()
    }

    /// Runs the program and looks at what it did.
    fn run(&self, text: &mut String) {
        let run = self.commands.run_line();
        if self.kind == Kind::FalseReport {
            let _ = writeln!(text, "{run} > {OUTPUT} 2> report.txt");
            text.push_str("cat report.txt\n");
            text.push_str("grep -q 'Sanitizer\\|runtime error' report.txt && exit 1\nexit 0\n");
            return;
        }
        let ends = match self.kind {
            Kind::RunHang => format!("timeout \"${{{LIMIT}:-60}}\" "),
            _ => String::new(),
        };
        let _ = writeln!(text, "{ends}{run} > {OUTPUT}\nstatus=$?");
        let expected = self.expected;
        let (words, right) = match expected.map(|expected| expected.status) {
            // 128 and the number of the signal: SIGILL, SIGTRAP, SIGABRT.
            Some(None) => ("an abort".to_string(), "132|133|134".to_string()),
            Some(Some(status)) => (status.to_string(), status.to_string()),
            None => ("0".to_string(), "0".to_string()),
        };
        let _ = writeln!(text, "echo \"exit status $status, expected {words}\"");
        let _ = writeln!(text, "case $status in {right}) ;; *) exit 1 ;; esac");
        match expected.and_then(|expected| expected.certain) {
            None => {
                let _ = writeln!(text, "diff {EXPECTED} {OUTPUT} || exit 1");
            }
            // The rest of the output may be lost.
            Some(certain) => {
                let _ = writeln!(
                    text,
                    "size=$(wc -c < {OUTPUT})\n[ \"$size\" -ge {certain} ] || exit 1\n\
                     head -c \"$size\" {EXPECTED} | cmp - {OUTPUT} || exit 1"
                );
            }
        }
        text.push_str("exit 0\n");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn script(kind: Kind, expected: &Expected) -> String {
        let commands = Commands::parse("gcc -O1 -o program main.c\n./program < input.txt");
        let about = About {
            title: "gcc: wrong\nexit 0",
            kind,
            commands: &commands,
            expected: Some(expected),
            rate: Some(Rate {
                shown: 3,
                tried: 20,
            }),
        };
        String::from_utf8(about.script()).unwrap()
    }

    #[test]
    fn a_script_says_what_it_sees() {
        let wrong = script(Kind::WrongOutput, &Expected::exit(3, "x"));
        assert_eq!(
            wrong,
            "#!/bin/sh\n# gcc: wrong exit 0\n\
             # When it was tried, it happened in 3 of 20 tries, each in another environment.\n\
             # Usage: repro.sh [COMPILER]\n\
             # Exit status: 0 where the compiler is right, 1 where the failure shows, 125 where it cannot tell.\n\
             compiler=${1:-gcc}\n\
             case $compiler in */*) compiler=$(cd \"$(dirname \"$compiler\")\" && pwd)/$(basename \"$compiler\") ;; esac\n\
             command -v \"$compiler\" > /dev/null || { echo \"there is no $compiler\"; exit 125; }\n\
             cd \"$(dirname \"$0\")\" || exit 125\n\
             rm -f program\n\
             \"$compiler\" -O1 -o program main.c || exit 125\n\
             ls program > /dev/null || exit 125\n\
             ./program < input.txt > output.txt\nstatus=$?\n\
             echo \"exit status $status, expected 3\"\ncase $status in 3) ;; *) exit 1 ;; esac\n\
             diff expected.txt output.txt || exit 1\nexit 0\n"
        );
        let crash = script(Kind::CompilerCrash, &Expected::exit(0, ""));
        assert!(
            crash.ends_with(
                "2> said.txt || { status=$?; cat said.txt; refuses && { echo 'it refuses the program'; exit 125; }; exit 1; }\n\
                 ls program > /dev/null || exit 125\nexit 0\n"
            ),
            "{crash}"
        );
        let rejects = script(Kind::RejectsValid, &Expected::exit(0, ""));
        assert!(
            rejects.ends_with(
                "-o plain plain.c || { echo \"$compiler does not work\"; exit 125; }\n\
                 given=$#\n[ $given -eq 0 ] || \"$compiler\" -O1 -o plain plain.c || \
                 { echo \"$compiler does not take these flags\"; exit 125; }\n\
                 \"$compiler\" -O1 -o program main.c || exit 1\n\
                 ls program > /dev/null || exit 125\nexit 0\n"
            ),
            "{rejects}"
        );
        let hang = script(Kind::RunHang, &Expected::exit(0, ""));
        assert!(
            hang.contains("timeout \"${LIMIT:-60}\" ./program"),
            "{hang}"
        );
        let lost = script(Kind::WrongOutput, &Expected::exit(1, "xyz").certain(1));
        assert!(
            lost.contains("head -c \"$size\" expected.txt | cmp - output.txt"),
            "{lost}"
        );
    }
}
