//! Whether a compiler is fit to be tested, and what it can be asked to compile. What is not fit is never accused.
//!
//! - **It compiles a trivial program** with every set of its flags; what is no compiler, and a flag that it does not know,
//!   show here. What it says about flags that it ignores is passed on.
//! - **Its target is the programs'**: the compiler is asked ([`cassay_probe`]), with every set of flags that may change it.
//!   A compiler for another target, or with flags that change the layout of types, the sign of `char` or the precision
//!   of arithmetic, would be held to what does not hold for it.
//! - **A small program does what it should**, under the limits of the hunt. It is C11 and nothing else.
//! - **Extensions of GNU C**: one program uses all that ours use. A compiler that does not get it right is tried with each
//!   of them, and gets programs without those that it lacks.
//! - Compilers that may optimise when they link are tried with that, too.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Arc;

use cassay_eval::Verdict;
use cassay_exec::compiler::Way;
use cassay_exec::{Compiler, ExecError, Request, Root, Worker};
use cassay_gen::knobs;
use cassay_lang::Target;
use cassay_probe::questions::Matter;
use cassay_probe::{Asked, Difference, Record, ask};
use cassay_program::{Input, Program};
use cassay_source::Source;
use cassay_trial::{Bounds, Laid, Seen};

use crate::build::Build;
use crate::plan::{Ability, Candidate};

const TRIVIAL: &str = "int main(void) { return 0; }\n";
const PLAIN: &str = include_str!("plain.c");
const GNU: &str = include_str!("gnu.c");

/// The name of the files that are tried.
const SOURCE: &str = "trial.c";

/// What a program needs of GNU C: the knobs that leave it out, and a program that uses it.
struct Extension {
    name: &'static str,
    without: &'static [&'static str],
    program: &'static str,
    /// The answers that are about it.
    matter: Option<Matter>,
}

const INT128: &str = "__int128";

const EXTENSIONS: &[Extension] = &[
    Extension {
        name: INT128,
        without: &["type.int128=0", "type.uint128=0"],
        program: "int printf(const char *, ...);\n\
            __extension__ typedef __int128 i128;\n\
            __extension__ typedef unsigned __int128 u128;\n\
            static volatile unsigned long v = 0xf0UL;\n\
            int main(void) { u128 big = (u128)v << 100; i128 small = -(i128)v / 7;\n\
            printf(\"%llx %lld\\n\", (unsigned long long)(big >> 64), (long long)small); return 0; }\n",
        matter: None,
    },
    Extension {
        name: "__builtin_ functions",
        without: &["op.builtin=0"],
        program: "int printf(const char *, ...);\n\
            static volatile unsigned long v = 0xf0UL;\n\
            int main(void) { int sum; int over = __builtin_add_overflow(2147483647, (int)(v > 0), &sum);\n\
            printf(\"%d %d %d %d %d %d %d %lx %d\\n\", over, (int)__builtin_expect(1, 1), __builtin_popcountl(v),\n\
            __builtin_parityl(v), __builtin_ctzl(v), __builtin_clzl(v), __builtin_ffsl((long)v),\n\
            (unsigned long)__builtin_bswap32(v), __builtin_clrsb((int)v)); return 0; }\n",
        matter: None,
    },
    Extension {
        name: "packed structures",
        without: &["record.packed=0"],
        program: "int printf(const char *, ...);\n\
            struct __attribute__((packed)) odd { char a; int b; unsigned int c : 9; long d; };\n\
            static volatile int v = 7;\n\
            int main(void) { struct odd o = {1, v, 300, -2}; struct odd p = o; int *w = (int *)&v;\n\
            printf(\"%d %d %d %ld %d\\n\", (int)sizeof(struct odd), p.b, (int)p.c, p.d, *w); return 0; }\n",
        matter: Some(Matter::Packed),
    },
    Extension {
        name: "bit-fields of other types than int",
        without: &["record.oddbitfields=0"],
        program: "int printf(const char *, ...);\n\
            union odd { struct { unsigned long long c : 40; unsigned short s : 3; unsigned char t : 2; } m; unsigned long long all; };\n\
            struct narrow { unsigned long a : 16; unsigned long long b : 32; unsigned char c : 8; };\n\
            static volatile int v = 5;\n\
            int main(void) { union odd o; struct narrow n = {0, 0, 0}; o.all = 0; o.m.c = 0xabcdef0123ULL; o.m.s = v; o.m.t = v - 3;\n\
            printf(\"%d %llx %d %d %d %d\\n\", (int)sizeof o, o.all, o.m.s + o.m.t, n.a - 1 < 0, n.b - 1 < 0, n.c - 1 < 0);\n\
            return 0; }\n",
        matter: Some(Matter::OddBitFields),
    },
    Extension {
        name: "attributes of functions",
        without: &["function.attributes=0"],
        program: "int printf(const char *, ...);\n\
            static __attribute__((noinline, const)) int twice(int x) { return x + x; }\n\
            static inline __attribute__((always_inline)) int half(int x) { return x / 2; }\n\
            static __attribute__((pure)) int same(const int *x) { return *x; }\n\
            static volatile int v = 12;\n\
            int main(void) { int w = v; printf(\"%d %d %d\\n\", twice(v), half(v), same(&w)); return 0; }\n",
        matter: None,
    },
    Extension {
        name: "variadic functions without <stdarg.h>",
        without: &["function.variadic=0"],
        program: "int printf(const char *, ...);\n\
            static int sum(int n, ...) { __builtin_va_list list; __builtin_va_start(list, n); int all = 0;\n\
            while (n-- > 0) all = all * 10 + __builtin_va_arg(list, int); __builtin_va_end(list); return all; }\n\
            static volatile int v = 3;\n\
            int main(void) { printf(\"%d\\n\", sum(v, v, v + 1, v + 2)); return 0; }\n",
        matter: None,
    },
];

impl Extension {
    /// Whether the answers of a compiler show that it has an extension in another way.
    fn differs(&self, otherwise: &[Matter]) -> bool {
        self.matter
            .is_some_and(|matter| otherwise.contains(&matter))
    }
}

/// Flags that change neither a target nor the layout of types.
const HARMLESS: &[&str] = &[
    "-O", "-g", "-W", "-w", "-std=", "-D", "-U", "-I", "-l", "-L",
];

/// Differences that are named; of the others only the number.
const SHOWN: usize = 4;
/// Lines of a compiler's words that are shown.
const LINES: usize = 8;

/// How compilers are examined.
pub struct Examination<'a> {
    /// The target that programs are made for.
    pub record: &'a Record,
    pub root: &'a Root,
    pub bounds: Bounds,
}

/// A compiler that is fit.
pub struct Fit {
    pub candidate: Candidate,
    /// What a person should know about it.
    pub remarks: Vec<String>,
}

/// Those that compile for the target that programs are run for by the semantics, and why others are left out.
pub fn fitting(
    all: Vec<Compiler>,
    target: Arc<Target>,
    root: &Root,
    worker: &mut Worker,
) -> Result<(Vec<Compiler>, Vec<String>), ExecError> {
    let record = Record::new(target);
    let examination = Examination {
        record: &record,
        root,
        bounds: Bounds::default(),
    };
    let (mut fit, mut left_out) = (Vec::new(), Vec::new());
    for compiler in all {
        let flags = compiler.levels.first().cloned().unwrap_or_default();
        match examination.same_target(&compiler, &flags, worker)? {
            Ok(_) => fit.push(compiler),
            Err(why) => left_out.push(why),
        }
    }
    Ok((fit, left_out))
}

impl Examination<'_> {
    /// Examines a compiler; why it is not fit.
    pub fn examine(
        &self,
        mut compiler: Compiler,
        worker: &mut Worker,
    ) -> Result<Result<Fit, String>, ExecError> {
        for flags in levels(&compiler) {
            compiler.sanitize(&flags);
        }
        if let Some(named) = Target::by_name(&compiler.target)
            && named.name != self.record.target().name
        {
            return Ok(Err(format!(
                "its description says that it compiles for {}; programs are made for {} only",
                named.name,
                self.record.target().name
            )));
        }
        let mut remarks = Vec::new();
        for flags in self.telling(&compiler) {
            match self.compiles(&compiler, &flags, worker)? {
                Ok(said) => remarks.extend(ignored(&compiler, &flags, &said)),
                Err(why) => return Ok(Err(why)),
            }
        }
        let mut asked = BTreeSet::new();
        let mut otherwise = Vec::new();
        for flags in levels(&compiler) {
            let mut relevant = flags.clone();
            relevant.retain(|flag| !HARMLESS.iter().any(|start| flag.starts_with(start)));
            if !asked.insert(relevant) {
                continue;
            }
            match self.same_target(&compiler, &flags, worker)? {
                Ok(matters) => otherwise.extend(matters),
                Err(why) => return Ok(Err(why)),
            }
        }
        let mut candidate = Candidate {
            compiler,
            ability: Ability::Gnu,
            lto: false,
        };
        for level in self.trial_levels(&candidate.compiler) {
            let plain = [(SOURCE, PLAIN)];
            if let Err(why) = self.trial(&candidate, level, &plain, worker)? {
                let who = command(&candidate.compiler, candidate.level(level).0);
                let elsewhere = *self.record.target() != *Target::x86_64_linux();
                let alone = match elsewhere && candidate.compiler.runner.is_empty() {
                    true => {
                        " (nothing is known that runs its programs: install qemu-user-static, or describe it with a `runner`)"
                    }
                    false => "",
                };
                return Ok(Err(format!("{who} fails on a small program{alone}: {why}")));
            }
        }
        // Whatever it calls it itself: what it is judged by.
        if *self.record.target() != *Target::x86_64_linux() {
            let name = self.record.target().name.clone();
            candidate.compiler.target = name;
        }
        candidate.ability = self.ability(&candidate, &otherwise, &mut remarks, worker)?;
        candidate.lto = self.links_late(&candidate, worker)?;
        Ok(Ok(Fit { candidate, remarks }))
    }

    /// Sets of flags with which a trivial program is compiled: those that somebody thought of, or the first one.
    fn telling(&self, compiler: &Compiler) -> Vec<Vec<String>> {
        let all = levels(compiler);
        let usual = compiler.family.traits().levels;
        let own = |flags: &Vec<String>| !usual.contains(&flags.join(" ").as_str());
        let mut telling: Vec<Vec<String>> =
            all.iter().filter(|flags| own(flags)).cloned().collect();
        if telling.is_empty() {
            telling.extend(all.into_iter().next());
        }
        telling
    }

    /// The same by their numbers.
    fn trial_levels(&self, compiler: &Compiler) -> Vec<usize> {
        let telling = self.telling(compiler);
        let all = levels(compiler).into_iter().enumerate();
        all.filter(|(_, flags)| telling.contains(flags))
            .map(|(at, _)| at)
            .collect()
    }

    /// Whether a trivial program can be compiled, and what the compiler says about it either way.
    pub fn compiles(
        &self,
        compiler: &Compiler,
        flags: &[String],
        worker: &mut Worker,
    ) -> Result<Result<String, String>, ExecError> {
        let scratch = self.root.dir()?;
        scratch.write(SOURCE, TRIVIAL)?;
        let out = scratch.path().join("trial");
        let request = Request {
            flags,
            each: &[],
            sources: &[PathBuf::from(SOURCE)],
            out: &out,
            dir: scratch.path(),
            limits: self.bounds.compiler,
            way: Way::Driver,
        };
        let ran = compiler.compile(worker, &request)?;
        let said = ran.stderr.text().into_owned();
        let Some(seen) = Seen::of_compilation(compiler, &ran, out.is_file()) else {
            return Ok(Ok(said));
        };
        let what = match (&seen, some(&format!("{said}{}", ran.stdout.text()))) {
            (Seen::CompilerHang | Seen::Resource { .. } | Seen::Skipped { .. }, _) => seen.brief(),
            (_, said) if said.is_empty() => format!("{}, and it says nothing", seen.brief()),
            (_, said) => said,
        };
        let who = command(compiler, flags);
        Ok(Err(format!(
            "{who} does not compile a trivial program: {what}"
        )))
    }

    /// Whether the compiler's target is the one that programs are made for, but for extensions: what differs in these. A
    /// compiler that cannot be asked is left to the trials.
    pub fn same_target(
        &self,
        compiler: &Compiler,
        flags: &[String],
        worker: &mut Worker,
    ) -> Result<Result<Vec<Matter>, String>, ExecError> {
        let scratch = self.root.dir()?;
        let asked = ask::programs(compiler, flags, self.record.questions(), worker, &scratch)?;
        let Asked::Answered(answers) = asked else {
            return Ok(Ok(Vec::new()));
        };
        let mut differences = self.record.differences(&answers);
        let matters = differences.iter().map(|difference| difference.matter);
        let matters: Vec<Matter> = matters.collect();
        if !matters.contains(&Matter::Layout) {
            return Ok(Ok(matters));
        }
        differences.retain(|difference| difference.matter != Matter::Language);
        let shown: Vec<String> = differences
            .iter()
            .take(SHOWN)
            .map(Difference::to_string)
            .collect();
        let more = match differences.len().saturating_sub(SHOWN) {
            0 => String::new(),
            more => format!("; and {more} more"),
        };
        let who = command(compiler, flags);
        let own = Target::of_compiler(&compiler.target, flags);
        let instead = match own.name == self.record.target().name {
            true => String::new(),
            false => format!(" (--target {} is for it)", own.name),
        };
        Ok(Err(format!(
            "{who} compiles for another target than {}, which programs are made for{instead}: {}{more}",
            self.record.target().name,
            shown.join("; ")
        )))
    }

    /// Which programs the compiler gets.
    fn ability(
        &self,
        candidate: &Candidate,
        otherwise: &[Matter],
        remarks: &mut Vec<String>,
        worker: &mut Worker,
    ) -> Result<Ability, ExecError> {
        let all = [(SOURCE, GNU)];
        let differs = EXTENSIONS
            .iter()
            .any(|extension| extension.differs(otherwise));
        let wide = self.record.target().has_int128();
        if wide && !differs && self.trial(candidate, 0, &all, worker)?.is_ok() {
            return Ok(Ability::Gnu);
        }
        let (mut names, mut without) = (Vec::new(), Vec::new());
        for extension in EXTENSIONS {
            // Programs for such a target have none.
            if !wide && extension.name == INT128 {
                continue;
            }
            let one = [(SOURCE, extension.program)];
            if extension.differs(otherwise) || self.trial(candidate, 0, &one, worker)?.is_err() {
                names.push(extension.name);
                without.extend(extension.without.iter().map(ToString::to_string));
            }
        }
        if without.is_empty() && !wide {
            return Ok(Ability::Gnu);
        }
        if without.is_empty() {
            // Each alone it can do; what it cannot do is not known.
            names.push("extensions of GNU C");
            without.extend(knobs::PORTABLE.iter().map(ToString::to_string));
        }
        let name = &candidate.compiler.name;
        remarks.push(format!(
            "{name} gets programs of its own, without {}",
            names.join(", ")
        ));
        Ok(Ability::Plain { without })
    }

    /// Whether it optimises when it links. That takes a linker that loads the compiler's plugin, which is not
    /// everywhere where the compiler is.
    fn links_late(&self, candidate: &Candidate, worker: &mut Worker) -> Result<bool, ExecError> {
        if candidate.compiler.family.traits().lto.is_none() {
            return Ok(false);
        }
        let files = [
            (
                "a.c",
                "int printf(const char *, ...); int twice(int);\n\
                 int main(void) { printf(\"%d\\n\", twice(21)); return 0; }\n",
            ),
            ("b.c", "int twice(int x) { return x * 2; }\n"),
        ];
        let late = Candidate {
            lto: true,
            ..candidate.clone()
        };
        Ok(self.trial(&late, 0, &files, worker)?.is_ok())
    }

    /// What a program prints, by the semantics.
    fn expected(&self, files: &[(&str, &str)]) -> Result<Vec<u8>, String> {
        let units = files.iter();
        let units = units.map(|(name, text)| (name.to_string(), text.as_bytes().to_vec()));
        let program = Program {
            units: units.collect(),
            ..Program::default()
        };
        let target = Arc::new(self.record.target().clone());
        let source = Source::of(&program).target(target);
        let checked = source.check().map_err(|refused| refused.to_string())?;
        let outcome = checked.run(&cassay_eval::Options::default());
        match outcome.verdict {
            Verdict::Exit(0) => Ok(outcome.output),
            verdict => Err(format!("{verdict:?}")),
        }
    }

    /// Whether a program prints what it should, compiled with a set of the compiler's flags; otherwise what came
    /// instead.
    fn trial(
        &self,
        candidate: &Candidate,
        level: usize,
        files: &[(&str, &str)],
        worker: &mut Worker,
    ) -> Result<Result<(), String>, ExecError> {
        let expected = match self.expected(files) {
            Ok(expected) => expected,
            Err(why) => return Ok(Err(why)),
        };
        let scratch = self.root.dir()?;
        let named = |(name, text): &(&str, &str)| (name.to_string(), text.to_string());
        let files: Vec<(String, String)> = files.iter().map(named).collect();
        let laid = Laid::files(&scratch, &files, Input::default())?;
        let build = Build {
            lto: candidate.lto,
            turns: Vec::new(),
        };
        let flags = candidate.flags(level, &build, &[]);
        let compiler = &candidate.compiler;
        let attempt = laid.attempt(worker, compiler, &flags, self.bounds, Way::Driver)?;
        Ok(match attempt.seen {
            Seen::Ended { status: 0, output } if output == expected => Ok(()),
            seen => {
                let words = some(&String::from_utf8_lossy(&attempt.words));
                let said = matches!(seen, Seen::Ended { status, .. } if status != 0)
                    || matches!(seen, Seen::RunCrash { .. });
                match said && !words.is_empty() {
                    true => Err(format!("{}: {words}", seen.brief())),
                    false => Err(seen.brief()),
                }
            }
        })
    }
}

/// All sets of flags; one that is empty where there are none.
fn levels(compiler: &Compiler) -> Vec<Vec<String>> {
    match compiler.levels.is_empty() {
        true => vec![Vec::new()],
        false => compiler.levels.clone(),
    }
}

/// A compiler with flags as people write it.
fn command(compiler: &Compiler, flags: &[String]) -> String {
    let words = std::iter::once(compiler.program()).chain(flags.iter().map(String::as_str));
    format!("`{}`", words.collect::<Vec<_>>().join(" "))
}

/// The first lines of what somebody said, as one.
fn some(said: &str) -> String {
    let lines = said
        .lines()
        .map(str::trim_end)
        .filter(|line| !line.is_empty());
    lines.take(LINES).collect::<Vec<_>>().join("; ")
}

/// What a compiler says about flags that it ignores. A warning that it does not know is no loss.
fn ignored(compiler: &Compiler, flags: &[String], said: &str) -> Option<String> {
    const MARKS: &[&str] = &[
        "unknown argument",
        "unused during compilation",
        "not supported",
        "unrecognized",
        "ignored",
        "ignoring",
    ];
    let is = |line: &&str| {
        MARKS.iter().any(|mark| line.contains(mark)) && !line.contains("warning option")
    };
    let line = said.lines().find(is)?;
    Some(format!(
        "{} says: {}",
        command(compiler, flags),
        line.trim()
    ))
}

#[cfg(test)]
mod tests {
    use super::*;
    use cassay_exec::Family;

    #[test]
    fn flags_that_are_ignored_are_told() {
        let clang = Compiler::new("clang", "clang", Family::Clang);
        let said = "clang: warning: optimization flag '-fweb' is not supported [-Wignored-optimization-argument]\n";
        let flags = ["-fweb".to_string()];
        let told = ignored(&clang, &flags, said).unwrap();
        assert!(
            told.starts_with("`clang -fweb` says: clang: warning: "),
            "{told}"
        );
        let fine = "warning: unknown warning option '-Wno-nosuch' [-Wunknown-warning-option]\n";
        assert_eq!(ignored(&clang, &flags, fine), None);
        assert_eq!(ignored(&clang, &flags, ""), None);
    }

    /// The knobs of extensions are those that portable programs do without.
    #[test]
    fn extensions_are_those_of_portable_programs() {
        let mut without: Vec<&str> = EXTENSIONS.iter().flat_map(|e| e.without).copied().collect();
        let mut portable = knobs::PORTABLE.to_vec();
        without.sort_unstable();
        portable.sort_unstable();
        assert_eq!(without, portable);
    }
}
