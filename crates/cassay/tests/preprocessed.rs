//! Preprocessed programs, as bug reports have them: what gcc and clang make of a program that includes headers of C,
//! POSIX and x86 does what the program itself does, can be mutated, and can be reduced.
//!
//! The texts are made here, by the compilers and the system's headers that are installed. Programs that use what they
//! include are those of the corpus, `tests/run/headers` above all.

use cassay_testkit::corpus::shared;
use cassay_testkit::{Program, TestDir, have, skip, text};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

const CASSAY: Program = Program(env!("CARGO_BIN_EXE_cassay"));

const C: &[&str] = &[
    "assert",
    "complex",
    "ctype",
    "errno",
    "fenv",
    "float",
    "inttypes",
    "iso646",
    "limits",
    "locale",
    "math",
    "setjmp",
    "signal",
    "stdalign",
    "stdarg",
    "stdatomic",
    "stdbool",
    "stddef",
    "stdint",
    "stdio",
    "stdlib",
    "stdnoreturn",
    "string",
    "tgmath",
    "threads",
    "time",
    "uchar",
    "wchar",
    "wctype",
];

/// Those of POSIX.1-2008 that glibc has and C does not.
const POSIX: &[&str] = &[
    "aio",
    "arpa/inet",
    "cpio",
    "dirent",
    "dlfcn",
    "fcntl",
    "fmtmsg",
    "fnmatch",
    "ftw",
    "glob",
    "grp",
    "iconv",
    "langinfo",
    "libgen",
    "monetary",
    "mqueue",
    "net/if",
    "netdb",
    "netinet/in",
    "netinet/tcp",
    "nl_types",
    "poll",
    "pthread",
    "pwd",
    "regex",
    "sched",
    "search",
    "semaphore",
    "spawn",
    "strings",
    "sys/ipc",
    "sys/mman",
    "sys/msg",
    "sys/resource",
    "sys/select",
    "sys/sem",
    "sys/shm",
    "sys/socket",
    "sys/stat",
    "sys/statvfs",
    "sys/time",
    "sys/times",
    "sys/types",
    "sys/uio",
    "sys/un",
    "sys/utsname",
    "sys/wait",
    "syslog",
    "tar",
    "termios",
    "ulimit",
    "unistd",
    "utime",
    "utmpx",
    "wordexp",
];

const X86: &[&str] = &[
    "immintrin",
    "x86intrin",
    "emmintrin",
    "xmmintrin",
    "mmintrin",
    "pmmintrin",
    "tmmintrin",
    "smmintrin",
    "nmmintrin",
    "wmmintrin",
    "ammintrin",
    "popcntintrin",
    "cpuid",
    "x86gprintrin",
];

const OTHERS: &[&str] = &[
    "alloca",
    "byteswap",
    "endian",
    "err",
    "error",
    "execinfo",
    "features",
    "getopt",
    "malloc",
    "memory",
    "sys/cdefs",
    "sys/errno",
    "sys/fcntl",
    "sys/file",
    "sys/ioctl",
    "sys/param",
    "sys/poll",
    "sys/random",
    "sys/signal",
    "sys/syscall",
    "sys/sysinfo",
    "sys/unistd",
    "syscall",
    "sysexits",
    "wait",
];

/// Whatever headers stand before it.
const PROGRAM: &str = "
static int tripled(int x) { return x * 3 + 1; }
int main(void)
{
    int values[4] = {1, 2, 3, 4}, sum = 0;
    for (int i = 0; i < 4; i++)
        sum += tripled(values[i]);
    return sum;
}
";
const STATUS: i32 = 34;

fn headers() -> impl Iterator<Item = &'static str> {
    [C, POSIX, X86, OTHERS].into_iter().flatten().copied()
}

fn including(headers: &[&str]) -> String {
    let lines = headers.iter().map(|name| format!("#include <{name}.h>\n"));
    lines.collect::<String>() + PROGRAM
}

/// The compilers that are there, of those that are asked for; the others are said to be missing.
fn compilers(names: &[&'static str]) -> Vec<&'static str> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let there = |name: &str| std::env::split_paths(&path).any(|dir| dir.join(name).is_file());
    let (found, missing): (Vec<&str>, Vec<&str>) = names.iter().partition(|name| there(name));
    if !missing.is_empty() {
        skip(&format!("not installed: {}", missing.join(", ")));
    }
    found
}

/// What a compiler's preprocessor makes of a file.
fn preprocessed(compiler: &str, flags: &[&str], file: &str) -> Result<Vec<u8>, String> {
    let mut command = Command::new(compiler);
    command.args(["-E", "-w"]).args(flags).arg(file);
    let output = command.stdin(Stdio::null()).output();
    let output = output.map_err(|error| error.to_string())?;
    match output.status.success() {
        true => Ok(output.stdout),
        false => Err(text(&output.stderr)),
    }
}

fn shorter(complaint: &[u8]) -> String {
    text(complaint)
        .lines()
        .take(4)
        .collect::<Vec<_>>()
        .join("\n")
}

/// Each header alone, in our own words and as the compilers have it.
#[test]
fn each_header_may_be_there() {
    let place = TestDir::new("headers");
    let mut failed = Vec::new();
    for name in headers() {
        let file = place.write("own.c", including(&[name]));
        let ran = CASSAY.run(&["run", &file]);
        if ran.status.code() != Some(STATUS) {
            failed.push(format!("<{name}.h>: {}", shorter(&ran.stderr)));
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
    if !have(&["gcc", "clang"]) {
        return;
    }
    let mut tried = 0;
    for name in headers() {
        let file = place.write("original.c", including(&[name]));
        let ways = [
            ("gcc", &["-P"][..]),
            ("gcc", &["-P", "-D_GNU_SOURCE"]),
            ("clang", &[]),
        ];
        for (compiler, flags) in ways {
            let made = preprocessed(compiler, flags, &file);
            let made = made.unwrap_or_else(|why| panic!("{compiler}, <{name}.h>: {why}"));
            let ran = CASSAY.run(&["run", &place.write("made.c", made)]);
            tried += 1;
            if ran.status.code() != Some(STATUS) {
                let why = shorter(&ran.stderr);
                failed.push(format!("{compiler} -E {flags:?}, <{name}.h>: {why}"));
            }
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
    assert_eq!(tried, 3 * headers().count());
}

/// Sets of headers, drawn without chance: each time the next ones after a step that goes round all of them.
fn sets(count: usize, size: usize) -> Vec<Vec<&'static str>> {
    let all: Vec<&str> = headers().collect();
    let drawn = (0..count).map(|set| {
        let at = |i: usize| (set * 7 + i * (2 * set + 11)) % all.len();
        let mut names: Vec<&str> = (0..size).map(|i| all[at(i)]).collect();
        names.dedup();
        names
    });
    drawn.collect()
}

#[test]
fn any_headers_may_be_there_together() {
    let place = TestDir::new("sets");
    let known = [
        "gcc", "gcc-11", "gcc-12", "clang", "clang-13", "clang-14", "clang-16",
    ];
    if !have(&["gcc", "clang"]) {
        return;
    }
    let mut failed = Vec::new();
    let flags: [&[&str]; 3] = [&[], &["-P"], &["-O2", "-P"]];
    for compiler in compilers(&known) {
        for (number, names) in sets(6, 12).iter().enumerate() {
            let file = place.write("original.c", including(names));
            let flags = flags[number % flags.len()];
            let made = match preprocessed(compiler, flags, &file) {
                Ok(made) => made,
                // An old compiler may lack one.
                Err(why) if why.contains("file not found") || why.contains("No such file") => {
                    continue;
                }
                Err(why) => panic!("{compiler}: {why}"),
            };
            let ran = CASSAY.run(&["run", &place.write("made.c", made)]);
            if ran.status.code() != Some(STATUS) {
                let why = shorter(&ran.stderr);
                failed.push(format!("{compiler} -E {flags:?} {names:?}: {why}"));
            }
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

/// The programs of a folder of the corpus.
fn programs(folder: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(shared("run").join(folder)).expect("a folder of the corpus");
    let mut files: Vec<PathBuf> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|e| e == "c"))
        .collect();
    files.sort();
    files
}

fn run(file: &str, input: &Path) -> (Option<i32>, Vec<u8>, String) {
    let mut command = CASSAY.command(&["run", file]);
    if let Ok(input) = std::fs::File::open(input) {
        command.stdin(input);
    }
    let output = command.output().expect("it can be run");
    (output.status.code(), output.stdout, shorter(&output.stderr))
}

/// What a program uses does what it did.
#[test]
fn used_headers_mean_what_they_meant() {
    if !have(&["gcc", "clang"]) {
        return;
    }
    let place = TestDir::new("used");
    let mut failed = Vec::new();
    let mut tried = 0;
    for folder in ["headers", "library", "printf", "string"] {
        for path in programs(folder) {
            let file = path.to_str().expect("a path that is text");
            let input = path.with_extension("in");
            let original = run(file, &input);
            let fortified = &["-O2", "-D_FORTIFY_SOURCE=2"][..];
            let mut ways = vec![("gcc", &["-P"][..]), ("clang", &[])];
            ways.extend([("gcc", fortified), ("clang", fortified)]);
            if folder == "headers" {
                ways.extend([("gcc", &["-O2"][..]), ("clang", &["-O2", "-P"])]);
            }
            for (compiler, flags) in ways {
                let Ok(made) = preprocessed(compiler, flags, file) else {
                    continue;
                };
                let got = run(&place.write("made.c", made), &input);
                tried += 1;
                let same = (got.0, &got.1) == (original.0, &original.1);
                if !same {
                    let (was, is) = (original.0, got.0);
                    failed.push(format!(
                        "{file}, {compiler} {flags:?}: {was:?}, {is:?}: {}",
                        got.2
                    ));
                }
            }
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
    assert!(tried > 70, "{tried}");
}

/// The two functions of this name differ in what they give back; which one is meant, the assembler name says.
#[test]
fn the_library_goes_by_other_names() {
    if !have(&["gcc", "clang"]) {
        return;
    }
    let place = TestDir::new("aliases");
    let program = "#include <errno.h>\n#include <stdio.h>\n#include <string.h>\nint main(void) {\n  char text[80];\n  \
                   int failed = strerror_r(ERANGE, text, sizeof text);\n  \
                   return failed * 2 + !strcmp(text, strerror(ERANGE));\n}\n";
    let original = place.write("original.c", program);
    let mut texts = vec![program.as_bytes().to_vec()];
    for compiler in ["gcc", "clang"] {
        texts.push(preprocessed(compiler, &["-P"], &original).expect("it can be preprocessed"));
    }
    for made in texts {
        let (status, _, complaint) = run(&place.write("made.c", made), Path::new("/dev/null"));
        assert_eq!(status, Some(1), "{complaint}");
    }
    // A header of gcc's for other conventions of calls.
    let program = "typedef __builtin_sysv_va_list sysv_va_list;\nint main(void) { return 7; }\n";
    let (status, _, complaint) = run(&place.write("list.c", program), Path::new("/dev/null"));
    assert_eq!(status, Some(7), "{complaint}");
}

/// What is used and not understood is refused there, by its name.
#[test]
fn what_is_not_modelled_is_refused_where_it_is_used() {
    if !have(&["gcc", "clang"]) {
        return;
    }
    let place = TestDir::new("refused");
    for (program, line, parts) in [
        (
            "#include <immintrin.h>\nint main(void) {\n  __m128 v = _mm_set1_ps(1);\n  return sizeof v;\n}\n",
            "__m128 v",
            &["__m128", "vector_size"][..],
        ),
        (
            "#include <immintrin.h>\nstatic int f(int x) { __m128i v = _mm_set1_epi32(x); return sizeof v; }\n\
             int main(void) {\n  return f(3);\n}\n",
            "return f(3)",
            &["`f` cannot be used"],
        ),
        (
            "#include <pthread.h>\nstatic void *f(void *p) { return p; }\n\
             int main(void) {\n  pthread_t t;\n  return pthread_create(&t, 0, f, 0);\n}\n",
            "pthread_create(&t",
            &["pthread_create"],
        ),
        (
            "#include <complex.h>\nint main(void) {\n  return cabs(1);\n}\n",
            "return cabs",
            &["cabs", "_Complex"],
        ),
        (
            "#include <unistd.h>\nint main(void) {\n  return dup(1);\n}\n",
            "return dup",
            &["dup"],
        ),
        (
            "#include <wchar.h>\nint main(void) {\n  return wcstoul(L\"7\", 0, btowc('7') == WEOF) ? 1 : fwide != 0;\n}\n",
            "return wcstoul",
            &["not part of Cassay's library"],
        ),
        (
            "#include <sys/stat.h>\nint main(void) {\n  struct stat s;\n  return stat(\"/\", &s);\n}\n",
            "return stat",
            &["stat"],
        ),
    ] {
        let original = place.write("original.c", program);
        let mut texts = vec![program.as_bytes().to_vec()];
        for compiler in ["gcc", "clang"] {
            texts.push(preprocessed(compiler, &["-P"], &original).expect("it can be preprocessed"));
        }
        for made in texts {
            let file = place.write("made.c", &made);
            let complaint = CASSAY.complaint(&["run", &file], 123);
            assert!(complaint.contains(line), "{complaint}");
            for part in parts {
                assert!(complaint.contains(part), "{part}: {complaint}");
            }
        }
    }
}

#[test]
fn preprocessed_programs_can_be_mutated() {
    if !have(&["gcc", "clang"]) {
        return;
    }
    let place = TestDir::new("mutated");
    let used = shared("run").join("headers/used.c");
    let used = used.to_str().expect("a path that is text");
    let original = CASSAY.run(&["run", used]);
    for compiler in ["gcc", "clang"] {
        let made = preprocessed(compiler, &[], used).expect("it can be preprocessed");
        let made = place.write("made.c", made);
        let variant = CASSAY.stdout(&["mutate", &made, "--seed", "5"]);
        assert_ne!(variant.as_bytes(), std::fs::read(&made).expect("the text"));
        let variant = place.write("variant.c", variant);
        let ran = CASSAY.run(&["run", &variant]);
        assert_eq!(ran.stdout, original.stdout, "{}", shorter(&ran.stderr));
        let program = place.path("program");
        let mut command = Command::new(compiler);
        let built = command
            .args(["-w", "-o", &program, &variant, "-lm"])
            .output();
        let built = built.expect("a compiler can be run");
        assert!(built.status.success(), "{}", shorter(&built.stderr));
        let output = Command::new(&program).output().expect("it can be run");
        assert_eq!(output.stdout, original.stdout);
    }
}

#[test]
fn preprocessed_programs_can_be_reduced() {
    if !have(&["gcc", "clang"]) {
        return;
    }
    let place = TestDir::new("reduced");
    let used = shared("run").join("headers/used.c");
    let used = used.to_str().expect("a path that is text");
    for compiler in ["gcc", "clang"] {
        let made = preprocessed(compiler, &[], used).expect("it can be preprocessed");
        let made = place.write("made.c", made);
        let script = format!(
            "#!/bin/sh\n{compiler} -w -o program made.c -lm || exit 1\n./program | grep -q '^12 34 abc$'\n"
        );
        let script = place.script("interesting.sh", &script);
        let out = place.path("out.c");
        let report = CASSAY.stdout(&["reduce", &made, "--test", &script, "--json", "-o", &out]);
        let report: serde_json::Value = serde_json::from_str(&report).expect("JSON");
        assert_eq!(
            report["notes"].as_array().map(Vec::len),
            Some(0),
            "{report}"
        );
        let tokens = report["tokens"].as_u64();
        assert!(tokens.is_some_and(|tokens| tokens < 120), "{report}");
        let ran = CASSAY.run(&["run", &out]);
        assert!(text(&ran.stdout).starts_with("12 34 abc\n"), "{report}");
    }
}
