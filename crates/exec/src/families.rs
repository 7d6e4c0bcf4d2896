//! What is known beforehand about compilers: one record per family, and nothing about a family
//! anywhere else.
//!
//! A family is how a compiler is asked for its version, how its optimisation levels are spelled,
//! what can be asked of it, what its driver does behind the scenes, and what it says when it breaks. A
//! new family is one record here and a folder of its messages in `tests/logs`; [`PLAIN`] has what is true of a
//! compiler about which nothing is known. Patterns are anchored to a line's start and stop at the first
//! `|`, so that a source line echoed in a diagnostic cannot imitate them.
//!
//! What is written when something breaks ([`Traits::pass`], [`Traits::frames`], [`Traits::handlers`],
//! [`Traits::complains`]) is looked for in the messages of all families: a wrapper is of no family, and the linker
//! behind one compiler may be of another's making.

/// Declares [`Family`] from the records, so that a family cannot be in one list and missing in the other.
macro_rules! families {
    ($($(#[$about:meta])* $variant:ident: $traits:expr,)+) => {
        /// Compilers that behave alike.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Deserialize)]
        #[serde(rename_all = "lowercase")]
        pub enum Family {
            $($(#[$about])* $variant,)+
        }

        impl Family {
            /// All families, in the order in which a program is asked whether it is one of them.
            pub const ALL: [Family; [$(Family::$variant),+].len()] = [$(Family::$variant),+];

            /// The family's record.
            pub fn traits(self) -> &'static Traits {
                match self {
                    $(Family::$variant => {
                        static TRAITS: Traits = $traits;
                        &TRAITS
                    })+
                }
            }
        }
    };
}

impl Family {
    pub fn name(self) -> &'static str {
        self.traits().name
    }

    /// What all families have of something, in their order.
    pub(crate) fn all_of<T: ?Sized>(
        field: fn(&Traits) -> &'static [&'static T],
    ) -> impl Iterator<Item = &'static T> {
        Family::ALL
            .into_iter()
            .flat_map(move |family| field(family.traits()).iter().copied())
    }
}

/// One record.
#[derive(Debug)]
pub struct Traits {
    pub name: &'static str,
    /// Names on `PATH`, with and without `-N` behind; empty if it is not looked for.
    pub programs: &'static [&'static str],
    pub version: &'static [&'static str],
    /// A regular expression that the answer to `version` matches: `cc` may be anything.
    pub recognised_by: &'static str,
    /// Whether its program's name is proof enough, as it has nothing to say about itself.
    pub known_by_name: bool,
    /// Asks for the machine it compiles for.
    pub target: Option<&'static [&'static str]>,
    /// Where the answer to `version` names that machine: a regular expression with a group, and what
    /// is missing behind it.
    pub target_in_version: Option<(&'static str, &'static str)>,
    pub levels: &'static [&'static str],
    /// Always passed: what makes it quicker or quieter without changing what it does.
    pub always: &'static [&'static str],
    /// Whether `-c` makes an object that it links later.
    pub compiles_apart: bool,
    /// Has it optimise when it links.
    pub lto: Option<&'static str>,
    /// Whether its start takes longer than a small program, so that it had better get several together.
    pub takes_batches: bool,
    /// Whether its members share code, and with it bugs. Where not, each is a lineage of its own.
    pub shares_code: bool,
    /// A regular expression per way to say that the compiler broke; the first group, where there
    /// is one, is what makes the crash this one and not another.
    pub crash: &'static [&'static str],
    /// Exit status that means the same.
    pub crash_status: Option<i32>,
    /// How it names the pass in which it broke.
    pub pass: &'static [Pass],
    /// A regular expression per form of a line in its stack traces; the first group holds the function.
    pub frames: &'static [&'static str],
    /// Functions of its own between a fault and the stack trace.
    pub handlers: &'static [&'static str],
    /// Parts of names of such functions.
    pub handlers_within: &'static [&'static str],
    /// Marks of a line that complains, beyond [`COMPLAINS`].
    pub complains: &'static [&'static str],
    /// Whether its temporary files are in `/tmp` whatever `TMPDIR` says.
    pub uses_tmp: bool,
    /// How its driver shows the commands behind it, if it does.
    pub driver: Option<&'static Driver>,
}

/// How a compiler names the pass in which it broke.
#[derive(Debug)]
pub struct Pass {
    /// A regular expression whose first group is the name.
    pub pattern: &'static str,
    /// Whether passes are named from the outside in, so that the last one counts.
    pub innermost_last: bool,
}

/// A driver that shows the commands behind it.
#[derive(Debug)]
pub struct Driver {
    /// Has it show the commands and run none.
    pub show: &'static str,
    /// Asks where a program is that it would run; the program's name follows.
    pub which: &'static str,
    /// Options in a command that are left out together with their values: names for dumps, which nobody asked
    /// for; and the linker's plugin, which serves link-time optimisation only and takes as long as the linking.
    pub left_out: &'static [&'static str],
    /// Beginnings of options that are left out for the same reason.
    pub left_out_prefixes: &'static [&'static str],
    /// Options whose value is the source's name without its directory.
    pub name_the_source: &'static [&'static str],
    /// A program around the linker, and the linker.
    pub linker_wrappers: &'static [(&'static str, &'static str)],
    /// Flags with which the driver does more than its commands tell. Link-time optimisation is one without
    /// being listed: the driver and the linker talk to each other.
    pub not_with: &'static [&'static str],
    /// Beginnings of flags that mean nothing to the link, nor to what a program needs around it …
    pub compile_only: &'static [&'static str],
    /// … but for these.
    pub link_too: &'static [&'static str],
}

impl Driver {
    /// The linker that a program runs, if the program is a wrapper around one.
    pub(crate) fn linker_behind(&self, program: &str) -> Option<&'static str> {
        let mut wrappers = self.linker_wrappers.iter();
        wrappers.find_map(|(wrapper, linker)| (*wrapper == program).then_some(*linker))
    }

    /// Whether flags mean nothing to the link, nor to what a program needs around it.
    pub(crate) fn links_plainly(&self, flags: &[String]) -> bool {
        let starts = |flag: &String, list: &[&str]| list.iter().any(|p| flag.starts_with(p));
        flags
            .iter()
            .all(|flag| starts(flag, self.compile_only) && !starts(flag, self.link_too))
    }
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

/// Marks of a line in which a compiler, an assembler or a linker complains.
pub const COMPLAINS: &[&str] = &[
    "error",
    "Error",
    "undefined reference",
    "multiple definition",
];

/// Functions of the C library between a fault and a stack trace, and what stands at the other end.
pub const HANDLERS: &[&str] = &[
    "__restore_rt",
    "raise",
    "gsignal",
    "abort",
    "__assert_fail",
    "__assert_fail_base",
    "__pthread_kill_implementation",
    "pthread_kill",
    "killpg",
    "write",
    "_start",
    "main",
    "???",
];

/// An assertion of the C library's, in any program.
const ASSERTION: &str =
    r"(?m)^[^|\n]*?([^/\s:]+\.(?:c|cc|cpp|h|def|inc):\d+: [^\n]*?[Aa]ssertion [^\n]*? failed)";

/// A compiler about which nothing is known.
const PLAIN: Traits = Traits {
    name: "",
    programs: &[],
    version: &["--version"],
    recognised_by: "",
    known_by_name: false,
    target: None,
    target_in_version: None,
    levels: &[""],
    always: &[],
    compiles_apart: false,
    lto: None,
    takes_batches: false,
    shares_code: true,
    crash: &[],
    crash_status: None,
    pass: &[],
    frames: &[],
    handlers: &[],
    handlers_within: &[],
    complains: &[],
    uses_tmp: false,
    driver: None,
};

/// The driver of gcc, and that of clang, which imitates it.
static GNU_DRIVER: Driver = Driver {
    show: "-###",
    which: "-print-prog-name=",
    left_out: &["-dumpdir", "-auxbase", "-auxbase-strip", "-plugin"],
    left_out_prefixes: &["-plugin-opt="],
    name_the_source: &["-dumpbase", "-main-file-name"],
    linker_wrappers: &[("collect2", "ld")],
    not_with: &["-save-temps"],
    compile_only: &[
        "-O", "-std=", "-D", "-U", "-I", "-W", "-w", "-g", "-f", "-m",
    ],
    link_too: &[
        "-Wl,",
        "-Wp,",
        "-Wa,",
        "-fsanitize",
        "-fprofile",
        "-fcoverage",
        "-finstrument",
        "-fopenmp",
        "-fsplit-stack",
        "-fuse-ld",
        "-fcf-protection",
        "-ftest-coverage",
        "-m32",
        "-m16",
        "-mx32",
        "-mcmodel",
        "-fxray",
        "-fno-plt",
    ],
};

families! {
    Gcc: Traits {
        name: "gcc",
        programs: &["gcc"],
        recognised_by: r"Free Software Foundation",
        target: Some(&["-dumpmachine"]),
        levels: &["-O0", "-O1", "-O2", "-O3", "-Os"],
        always: &["-fdiagnostics-color=never"],
        compiles_apart: true,
        lto: Some("-flto"),
        takes_batches: true,
        crash: &[
            r"(?m)^[^|\n]*\binternal compiler error: ([^\n]+)",
            r"(?m)^[^|\n]*\bInternal compiler error: ([^\n]+)",
            r"(?m)^[^|\n]*\b(\w+ check: [^\n]+)",
        ],
        crash_status: Some(4),
        pass: &[Pass {
            pattern: r"(?m)^during (\w+ pass: \w+)",
            innermost_last: false,
        }],
        // `0x123abc f(int)` and on the next line the place, which may be `???:0`.
        frames: &[r"(?m)^0x[0-9a-f]+ ([^\n]+)\n\t\S+:\d+$"],
        handlers: &["internal_error", "fancy_abort", "crash_signal"],
        handlers_within: &["diagnostic_", "report_error_function", "check_failed"],
        driver: Some(&GNU_DRIVER),
        ..PLAIN
    },
    Clang: Traits {
        name: "clang",
        // `make compilers` calls zig's builds of clang so.
        programs: &["clang", "zig-clang"],
        recognised_by: r"\bclang version\b",
        target: Some(&["-dumpmachine"]),
        levels: &["-O0", "-O1", "-O2", "-O3", "-Os"],
        always: &["-fno-color-diagnostics", "-fno-crash-diagnostics"],
        compiles_apart: true,
        lto: Some("-flto"),
        takes_batches: true,
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
        pass: &[
            Pass {
                pattern: r#"(?m)^\d+\.\s+Running pass "([^"]+)""#,
                innermost_last: true,
            },
            // Before LLVM 16, or from its older pass manager.
            Pass {
                pattern: r"(?m)^\d+\.\s+Running pass '([^']+)'",
                innermost_last: true,
            },
        ],
        frames: &[
            // ` #4 0x00007f… llvm::f(int) /src/f.cpp:12:3` or `… (/usr/lib/libLLVM.so+0x12)`.
            r"(?m)^\s*#\d+ 0x[0-9a-f]+ (?:in )?([^\n]*)$",
            // `/usr/lib/libLLVM.so(_ZN4llvm…+0x31)[0x7f…]`, where there is nothing to translate names.
            r"(?m)^\S+\((\w+)\+0x[0-9a-f]+\)\[0x",
        ],
        handlers: &["SignalHandler", "CrashRecoverySignalHandler", "HandleCrash"],
        handlers_within: &[
            "llvm::sys::",
            "_ZN4llvm3sys",
            "PrintStackTrace",
            "CrashRecoveryContext",
            "report_fatal_error",
            "llvm_unreachable_internal",
        ],
        driver: Some(&GNU_DRIVER),
        ..PLAIN
    },
    Tcc: Traits {
        name: "tcc",
        programs: &["tcc"],
        version: &["-v"],
        recognised_by: r"(?m)^tcc version\b",
        // `tcc version 0.9.27 (x86_64 Linux)`
        target_in_version: Some((r"\((\w+) Linux\)", "-linux")),
        crash: &[
            r"(?m)^[^|\n]*\binternal compiler error(?: in |\n|: )([^\n]*)",
            r"(?m)^[^|\n]*\berror: (?:tcc: )?internal error:? ([^\n]*)",
            ASSERTION,
        ],
        ..PLAIN
    },
    Pcc: Traits {
        name: "pcc",
        programs: &["pcc"],
        version: &["-v"],
        recognised_by: r"\b(?:pcc|Portable C Compiler)\b",
        // `… for amd64-pc-linux-gnu`
        target_in_version: Some((r"\bfor ([\w-]+)", "")),
        levels: &["-O0", "-O2"],
        crash: &[
            r"(?m)^[^|\n]*\binternal compiler error: ([^\n]+)",
            r"(?m)^[^|\n]*\bmajor internal compiler error: ([^\n]+)",
            r"(?m)^[^|\n]*\bcompiler error: ([^\n]+)",
            r"(?m)^[^|\n]*\bterminated with signal (\d+)",
            ASSERTION,
        ],
        // Its only mark: `t.c, line 1: x undefined`.
        complains: &[", line "],
        uses_tmp: true,
        ..PLAIN
    },
    Chibicc: Traits {
        name: "chibicc",
        programs: &["chibicc"],
        // It has no version and answers with a complaint.
        recognised_by: r"chibicc|no input files|unknown argument",
        known_by_name: true,
        crash: &[r"(?m)^[^|\n]*\binternal error at ([^\n]+)", ASSERTION],
        uses_tmp: true,
        ..PLAIN
    },
    /// Whatever a person names: a wrapper, or a compiler that is not in this table.
    Generic: Traits {
        name: "generic",
        shares_code: false,
        crash: &[
            r"(?mi)^[^|\n]*\binternal (?:compiler )?error\b:?([^\n]*)",
            r"(?mi)^[^|\n]*\b(?:segmentation fault|bus error|stack overflow)\b",
            ASSERTION,
        ],
        ..PLAIN
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pattern_is_one() {
        let mut patterns: Vec<&str> = [RESOURCE, OUT_OF_TIME, INCOMPLETE].concat();
        for family in Family::ALL {
            let traits = family.traits();
            patterns.push(traits.recognised_by);
            patterns.extend(traits.target_in_version.map(|(pattern, _)| pattern));
            patterns.extend(traits.crash);
            patterns.extend(traits.frames);
            patterns.extend(traits.pass.iter().map(|pass| pass.pattern));
        }
        for pattern in patterns {
            assert!(regex::Regex::new(pattern).is_ok(), "{pattern}");
        }
    }

    #[test]
    fn families_are_read_by_their_names() {
        #[derive(serde::Deserialize)]
        struct File {
            family: Family,
        }
        for family in Family::ALL {
            let text = format!("family = \"{}\"", family.name());
            let file: File = toml::from_str(&text).unwrap();
            assert_eq!(file.family, family);
        }
    }
}
