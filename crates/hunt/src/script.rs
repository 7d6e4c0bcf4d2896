//! The script that shows a finding, `repro.sh`: it needs a shell and the compiler, and nothing of Cassay's.
//!
//! Its exit status says what it saw: 1 where the failure shows, 0 where it does not, 2 where nothing could be tried.

use std::fmt::Write as _;

use cassay_program::{Commands, EXPECTED, Expected};
use cassay_store::{Kind, Rate};

/// The name of the script.
pub const SCRIPT: &str = "repro.sh";
/// Where the program's output goes.
const OUTPUT: &str = "output.txt";
/// The variable that says after how many seconds something does not end.
pub const LIMIT: &str = "LIMIT";

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
        text += "# Exit status: 1 where the failure shows, 0 where it does not, 2 where it cannot be tried.\n";
        text += "cd \"$(dirname \"$0\")\" || exit 2\n";
        match self.kind {
            Kind::CompilerCrash | Kind::RejectsValid => {
                for line in self.commands.compile_lines() {
                    let _ = writeln!(text, "{line} || exit 1");
                }
                text += "exit 0\n";
            }
            Kind::CompilerHang => {
                for line in self.commands.compile_lines() {
                    let _ = writeln!(text, "timeout \"${{{LIMIT}:-120}}\" {line}");
                    text += "[ $? -eq 124 ] && { echo 'the compiler does not end'; exit 1; }\n";
                }
                text += "exit 0\n";
            }
            Kind::WrongOutput
            | Kind::WrongExit
            | Kind::RunCrash
            | Kind::RunHang
            | Kind::FalseReport => {
                for line in self.commands.compile_lines() {
                    let _ = writeln!(text, "{line} || exit 2");
                }
                self.run(&mut text);
            }
        }
        text.into_bytes()
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
             # Exit status: 1 where the failure shows, 0 where it does not, 2 where it cannot be tried.\n\
             cd \"$(dirname \"$0\")\" || exit 2\n\
             gcc -O1 -o program main.c || exit 2\n\
             ./program < input.txt > output.txt\nstatus=$?\n\
             echo \"exit status $status, expected 3\"\ncase $status in 3) ;; *) exit 1 ;; esac\n\
             diff expected.txt output.txt || exit 1\nexit 0\n"
        );
        let crash = script(Kind::CompilerCrash, &Expected::exit(0, ""));
        assert!(
            crash.ends_with("gcc -O1 -o program main.c || exit 1\nexit 0\n"),
            "{crash}"
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
