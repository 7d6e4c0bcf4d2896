//! Sets of headers, of which a program uses something of each: preprocessed by gcc or clang, with and without checks of
//! sizes, it does what it does. The sets are drawn by a seed; `CASSAY_SETS` asks for more of them.
//!
//! What is used of each header is in `header_uses.txt`.

use cassay_testkit::{Program, TestDir, have, text};
use std::process::{Command, Stdio};

const CASSAY: Program = Program(env!("CARGO_BIN_EXE_cassay"));

/// Headers that are included and not used.
const UNUSED: &str = "aio complex cpio dirent dlfcn emmintrin err fnmatch ftw getopt glob grp iconv immintrin langinfo \
    libgen monetary mqueue net/if netdb nl_types pwd sched semaphore spawn stdnoreturn sys/ipc sys/msg sys/resource \
    sys/select sys/sem sys/shm sys/statvfs sys/times sys/uio sys/un sys/utsname syslog tar tmmintrin ulimit utime utmpx \
    wmmintrin wordexp x86intrin";

/// A header, and what the program does with it.
type Use = (&'static str, &'static str);

fn uses() -> Vec<Use> {
    let lines = include_str!("header_uses.txt").lines();
    let used = lines.filter_map(|line| line.split_once(": "));
    used.filter(|(name, _)| !name.starts_with('#'))
        .chain(UNUSED.split_whitespace().map(|name| (name, "")))
        .collect()
}

/// Some of all, in any order.
fn drawn(all: &[Use], seed: u64) -> Vec<Use> {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut next = |below: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % below as u64) as usize
    };
    let mut left = all.to_vec();
    let count = 3 + next(10);
    (0..count).map(|_| left.remove(next(left.len()))).collect()
}

fn program(set: &[Use]) -> String {
    let mut lines = String::new();
    let always = ["stdio", "stdlib", "string"].map(|name| (name, ""));
    for (name, _) in set.iter().chain(&always) {
        lines += &format!("#include <{name}.h>\n");
    }
    lines += "struct s { char a; int b; };\nint main(void)\n{\n    int n = 0;\n    char *p = malloc(32), line[64];\n";
    lines += "    strcpy(p, \"hello\");\n    strcat(p, \" world\");\n";
    for (_, used) in set {
        lines += &format!("    {used}\n");
    }
    lines += "    snprintf(line, sizeof line, \"%s %d\", p, n);\n    printf(\"%s %d\\n\", line, (int)strlen(p));\n";
    lines += "    memset(p, 0, 32);\n    fprintf(stdout, \"%d\\n\", p[0]);\n    free(p);\n    return n & 63;\n}\n";
    lines
}

#[test]
fn programs_that_use_headers_do_the_same_when_they_are_preprocessed() {
    if !have(&["gcc", "clang"]) {
        return;
    }
    let place = TestDir::new("header-sets");
    let all = uses();
    let count = std::env::var("CASSAY_SETS").ok();
    let count: u64 = count.map_or(6, |count| count.parse().expect("a number of sets"));
    let mut failed = Vec::new();
    for seed in 0..count {
        let set = drawn(&all, seed);
        let names: Vec<&str> = set.iter().map(|(name, _)| *name).collect();
        let file = place.write("original.c", program(&set));
        let own = CASSAY.run(&["run", &file]);
        if own.status.code() >= Some(64) {
            failed.push(format!("{seed} {names:?}: {}", text(&own.stderr)));
        }
        let checked: &[&str] = match seed % 2 {
            0 => &["-O2", "-D_FORTIFY_SOURCE=2"],
            _ => &[],
        };
        for compiler in ["gcc", "clang"] {
            let mut command = Command::new(compiler);
            command.args(["-E", "-P", "-w"]).args(checked).arg(&file);
            let made = command.stdin(Stdio::null()).output().expect("it runs");
            assert!(made.status.success(), "{compiler}: {}", text(&made.stderr));
            let ran = CASSAY.run(&["run", &place.write("made.c", made.stdout)]);
            if (ran.status.code(), &ran.stdout) != (own.status.code(), &own.stdout) {
                let why = text(&ran.stderr);
                failed.push(format!("{seed} {names:?}, {compiler} {checked:?}: {why}"));
            }
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}
