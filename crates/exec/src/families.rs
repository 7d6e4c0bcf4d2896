//! What is known beforehand about compilers: one row per family.
//!
//! A family is how a compiler is asked for its version, how its optimisation levels are spelled,
//! and what it says when it breaks. Patterns are anchored to a line's start and stop at the first
//! `|`, so that a source line echoed in a diagnostic cannot imitate them.

/// Compilers that behave alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Family {
    Gcc,
    Clang,
    Tcc,
    Pcc,
    Chibicc,
    Generic,
}

impl Family {
    pub const ALL: [Family; 6] = [
        Family::Gcc,
        Family::Clang,
        Family::Tcc,
        Family::Pcc,
        Family::Chibicc,
        Family::Generic,
    ];

    pub fn name(self) -> &'static str {
        self.traits().name
    }

    pub fn traits(self) -> &'static Traits {
        match self {
            Family::Gcc => &GCC,
            Family::Clang => &CLANG,
            Family::Tcc => &TCC,
            Family::Pcc => &PCC,
            Family::Chibicc => &CHIBICC,
            Family::Generic => &GENERIC,
        }
    }
}

/// One row of the table.
#[derive(Debug)]
pub struct Traits {
    pub name: &'static str,
    /// Names on `PATH`, with and without `-N` behind.
    pub programs: &'static [&'static str],
    pub version: &'static [&'static str],
    /// A regular expression that the answer to `version` matches: `cc` may be anything.
    pub recognised_by: &'static str,
    pub target: Option<&'static [&'static str]>,
    pub levels: &'static [&'static str],
    /// Always passed: what makes it quicker or quieter without changing what it does.
    pub always: &'static [&'static str],
    /// A regular expression per way to say that the compiler broke; the first group, where there
    /// is one, is what makes the crash this one and not another.
    pub crash: &'static [&'static str],
    /// Exit status that means the same.
    pub crash_status: Option<i32>,
    /// Whether its temporary files are in `/tmp` whatever `TMPDIR` says.
    pub uses_tmp: bool,
    /// Whether `-###` shows the commands behind the driver.
    pub shows_steps: bool,
}

/// Said by parts that all of them share, and by the operating system.
pub const RESOURCE: &[&str] = &[
    r"(?m)^[^|\n]*\bout of memory\b",
    r"(?m)^[^|\n]*\bmemory exhausted\b",
    r"(?m)^[^|\n]*\bvirtual memory exhausted\b",
    r"(?m)^[^|\n]*\bmemory full\b",
    r"(?m)^[^|\n]*\bstd::bad_alloc\b",
    r"(?m)^[^|\n]*\bCannot allocate memory\b",
    r"(?m)^[^|\n]*\bNo space left on device\b",
    r"(?m)^[^|\n]*\bDisk quota exceeded\b",
    r"(?m)^[^|\n]*\bFile size limit exceeded\b",
    r"(?m)^[^|\n]*\bResource temporarily unavailable\b",
    r"(?m)^[^|\n]*\bKilled signal terminated program\b",
    r"(?m)^[^|\n]*\bKilled \(program\b",
    r"(?m)^[^|\n]*\bunable to execute command: (?:Killed|Terminated)\b",
    r"(?m)^[^|\n]*\bTerminated signal terminated program\b",
];

/// Said when a part of the compiler used up its processor time.
pub const OUT_OF_TIME: &[&str] = &[r"(?m)^[^|\n]*\bCPU time limit exceeded\b"];

/// Said by a driver when a program behind it is gone, as during an upgrade.
pub const INCOMPLETE: &[&str] = &[
    r"(?m)^[^|\n]*\bcannot execute [^\n]*\bNo such file or directory\b",
    r"(?m)^[^|\n]*\berror trying to exec [^\n]*\bNo such file or directory\b",
    r"(?m)^collect2: [^|\n]*\bcannot find '",
    r"(?m)^[^|\n]*\bunable to execute command: Executable [^\n]*doesn't exist\b",
    r"(?m)^[^|\n]*\berror while loading shared libraries: ",
];

/// An assertion of the C library's, in any program.
const ASSERTION: &str =
    r"(?m)^[^|\n]*?([^/\s:]+\.(?:c|cc|cpp|h|def|inc):\d+: [^\n]*?[Aa]ssertion [^\n]*? failed)";

static GCC: Traits = Traits {
    name: "gcc",
    programs: &["gcc"],
    version: &["--version"],
    recognised_by: r"Free Software Foundation",
    target: Some(&["-dumpmachine"]),
    levels: &["-O0", "-O1", "-O2", "-O3", "-Os"],
    always: &["-fdiagnostics-color=never"],
    crash: &[
        r"(?m)^[^|\n]*\binternal compiler error: ([^\n]+)",
        r"(?m)^[^|\n]*\bInternal compiler error: ([^\n]+)",
        r"(?m)^[^|\n]*\b(\w+ check: [^\n]+)",
    ],
    crash_status: Some(4),
    uses_tmp: false,
    shows_steps: true,
};

static CLANG: Traits = Traits {
    name: "clang",
    programs: &["clang"],
    version: &["--version"],
    recognised_by: r"\bclang version\b",
    target: Some(&["-dumpmachine"]),
    levels: &["-O0", "-O1", "-O2", "-O3", "-Os"],
    always: &["-fno-color-diagnostics", "-fno-crash-diagnostics"],
    crash: &[
        r"(?m)^[^|\n]*\bAssertion [`']([^\n]*)' failed",
        r"(?m)^UNREACHABLE executed(?: at)? ([^\n]+)",
        r"(?m)^([^|\n]+\nUNREACHABLE executed)",
        r"(?m)^[^|\n]*\bfatal error: error in backend: ([^\n]+)",
        r"(?m)^LLVM ERROR: ([^\n]+)",
        r"(?m)^[^|\n]*\berror: unable to execute command: ([^\n]+)",
        r"(?m)^[^|\n]*\berror: clang frontend command failed",
        r"(?m)^PLEASE submit a bug report",
        r"(?m)^Stack dump:$",
    ],
    crash_status: Some(70),
    uses_tmp: false,
    shows_steps: true,
};

static TCC: Traits = Traits {
    name: "tcc",
    programs: &["tcc"],
    version: &["-v"],
    recognised_by: r"(?m)^tcc version\b",
    target: None,
    levels: &[""],
    always: &[],
    crash: &[
        r"(?m)^[^|\n]*\binternal compiler error(?: in |\n|: )([^\n]*)",
        r"(?m)^[^|\n]*\berror: (?:tcc: )?internal error:? ([^\n]*)",
        ASSERTION,
    ],
    crash_status: None,
    uses_tmp: false,
    shows_steps: false,
};

static PCC: Traits = Traits {
    name: "pcc",
    programs: &["pcc"],
    version: &["-v"],
    recognised_by: r"\b(?:pcc|Portable C Compiler)\b",
    target: None,
    levels: &["-O0", "-O2"],
    always: &[],
    crash: &[
        r"(?m)^[^|\n]*\binternal compiler error: ([^\n]+)",
        r"(?m)^[^|\n]*\bmajor internal compiler error: ([^\n]+)",
        r"(?m)^[^|\n]*\bcompiler error: ([^\n]+)",
        r"(?m)^[^|\n]*\bterminated with signal (\d+)",
        ASSERTION,
    ],
    crash_status: None,
    uses_tmp: true,
    shows_steps: false,
};

static CHIBICC: Traits = Traits {
    name: "chibicc",
    programs: &["chibicc"],
    version: &["--version"],
    // It has no version and answers with a complaint.
    recognised_by: r"chibicc|no input files|unknown argument",
    target: None,
    levels: &[""],
    always: &[],
    crash: &[r"(?m)^[^|\n]*\binternal error at ([^\n]+)", ASSERTION],
    crash_status: None,
    uses_tmp: true,
    shows_steps: false,
};

static GENERIC: Traits = Traits {
    name: "generic",
    programs: &[],
    version: &["--version"],
    recognised_by: "",
    target: None,
    levels: &[""],
    always: &[],
    crash: &[
        r"(?mi)^[^|\n]*\binternal (?:compiler )?error\b:?([^\n]*)",
        r"(?mi)^[^|\n]*\b(?:segmentation fault|bus error|stack overflow)\b",
        ASSERTION,
    ],
    crash_status: None,
    uses_tmp: false,
    shows_steps: false,
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pattern_is_one() {
        let shared = RESOURCE.iter().chain(OUT_OF_TIME).chain(INCOMPLETE);
        let own = Family::ALL
            .into_iter()
            .flat_map(|f| f.traits().crash.iter().chain([&f.traits().recognised_by]));
        for pattern in shared.chain(own) {
            assert!(regex::Regex::new(pattern).is_ok(), "{pattern}");
        }
    }
}
