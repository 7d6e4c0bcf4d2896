//! The quick way: programs do the same with our own runtime as with the C library.

mod common;

use std::path::PathBuf;

use cassay_exec::compiler::Way;
use cassay_exec::{
    Compile, Compiler, Family, Limits, Ran, Request, Root, Run, Scratch, Worker, classify,
    classify_run, find,
};
use cassay_testkit::have;
use common::{BEST, LIMITS_ONLY, NO_NAMESPACES, worker};

struct Bench {
    worker: Worker,
    dir: Scratch,
    _root: Root,
}

impl Bench {
    fn new(wish: cassay_exec::Wish) -> Bench {
        let root = Root::new().unwrap();
        Bench {
            worker: worker(&root, wish),
            dir: root.dir().unwrap(),
            _root: root,
        }
    }

    /// One of each large family.
    fn compilers(&mut self) -> Vec<Compiler> {
        let mut found = find(&mut self.worker, self.dir.path()).unwrap();
        // Zig's drivers do not say what they start.
        found.retain(|cc| !cc.name.starts_with("zig-"));
        [Family::Gcc, Family::Clang]
            .into_iter()
            .filter_map(|family| found.iter().rfind(|cc| cc.family == family).cloned())
            .collect()
    }

    fn compile(&mut self, cc: &Compiler, flags: &str, texts: &[&str], way: Way) -> Ran {
        self.dir.wipe().unwrap();
        let sources: Vec<PathBuf> = texts
            .iter()
            .enumerate()
            .map(|(at, text)| {
                let name = format!("t{at}.c");
                self.dir.write(&name, text).unwrap();
                name.into()
            })
            .collect();
        let flags: Vec<String> = flags.split_whitespace().map(String::from).collect();
        let request = Request {
            flags: &flags,
            each: &[],
            sources: &sources,
            out: &self.dir.path().join("out"),
            dir: self.dir.path(),
            limits: Limits::COMPILER,
            way,
        };
        cc.compile(&mut self.worker, &request).unwrap()
    }

    fn run(&mut self, cc: &Compiler) -> Ran {
        let job = cc.run_job(&self.dir.path().join("out"), &[], self.dir.path());
        self.worker.run(&job).unwrap()
    }

    fn answer(&mut self, cc: &Compiler, flags: &str, texts: &[&str], way: Way) -> Run {
        let ran = self.compile(cc, flags, texts, way);
        assert_eq!(classify(cc, &ran), Compile::Ok, "{} {ran:?}", cc.name);
        classify_run(&self.run(cc))
    }

    /// Whether the program just made has the C library.
    fn has_library(&self) -> bool {
        let bytes = std::fs::read(self.dir.path().join("out")).unwrap();
        bytes.windows(6).any(|six| six == b"libc.s")
    }
}

/// Every conversion with every kind of value and of padding.
fn conversions() -> String {
    let values = [
        "0",
        "1",
        "-1",
        "7",
        "-128",
        "255",
        "32768",
        "65535",
        "2147483647",
        "(-2147483647-1)",
        "4294967295u",
        "0xdeadbeefu",
    ];
    let wide = [
        "0l",
        "1l",
        "-1l",
        "9223372036854775807l",
        "(-9223372036854775807l-1)",
        "0xffffffffffffffffl",
        "1234567890123456789l",
    ];
    let shapes = [
        "", "5", "-5", "05", "+", " ", "#", "012", "-12", ".0", ".3", "8.3", "-8.3", "08.3", "+8",
        "#x", "+.0", "#8", "-#12", "#012", "# .5", ".", "20", "020",
    ];
    let mut text = String::from("int printf(const char *, ...);\nint main(void) {\nint n = 0;\n");
    let mut line = |format: String, argument: &str| {
        text += &format!("n += printf(\"[{format}]\\n\", {argument});\n");
    };
    for shape in shapes.iter().filter(|shape| !shape.ends_with('x')) {
        for letter in ["d", "i", "u", "x", "X", "o"] {
            for value in values {
                for length in ["", "h", "hh"] {
                    line(format!("%{shape}{length}{letter}"), value);
                }
            }
            for value in wide {
                for length in ["l", "ll", "z", "j", "t"] {
                    line(format!("%{shape}{length}{letter}"), value);
                }
            }
        }
    }
    for shape in ["", "5", "-5", ".2", "8.2", "-8.2", ".0", "."] {
        for value in ["\"\"", "\"a\"", "\"abcdef\""] {
            line(format!("%{shape}s"), value);
        }
    }
    for shape in ["", "3", "-3"] {
        line(format!("%{shape}c"), "'q'");
    }
    for (width, precision) in [(0, 0), (7, 3), (-7, 3), (7, -1), (-7, -1)] {
        line(
            "%*.*d|%0*x".to_string(),
            &format!("{width}, {precision}, 42, {width}, 42"),
        );
    }
    line("100%% %d%%".to_string(), "3");
    text += "printf(\"%d\\n\", n);\nreturn n % 100;\n}\n";
    text
}

#[test]
fn printf_is_printf() {
    if !have(&["gcc"]) {
        return;
    }
    let mut bench = Bench::new(BEST);
    let text = conversions();
    for cc in bench.compilers() {
        let flags = "-O0 -w -fno-builtin";
        let expected = bench.answer(&cc, flags, &[&text], Way::Driver);
        assert!(bench.has_library());
        let ours = bench.answer(&cc, flags, &[&text], Way::Direct);
        assert!(!bench.has_library(), "{}", cc.name);
        let (
            Run::Ok {
                output: a,
                status: s,
            },
            Run::Ok {
                output: b,
                status: t,
            },
        ) = (&expected, &ours)
        else {
            panic!("{expected:?} {ours:?}");
        };
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        for (a, b) in text(a).lines().zip(text(b).lines()) {
            assert_eq!(a, b, "{}", cc.name);
        }
        assert_eq!((a.len(), s), (b.len(), t));
        assert!(a.len() > 20_000);
    }
}

const PROGRAMS: &[(&str, &[&str])] = &[
    (
        "what compilers call by themselves",
        &[
            "int printf(const char *, ...); int puts(const char *); int putchar(int);\n\
           struct big { char c[999]; }; static struct big a, b; volatile int n = 300;\n\
           int main(void) { for (int i = 0; i < n; i++) a.c[i] = i; b = a;\n\
           struct big d = {{0}}; d.c[1] = __builtin_memcmp(&a, &b, sizeof a);\n\
           __builtin_memmove(b.c + 3, b.c, n); puts(\"x\"); putchar('y');\n\
           printf(\"%d %d %s\\n\", b.c[5], d.c[1], \"z\"); return 200; }\n",
        ],
    ),
    (
        "the compiler's own library",
        &[
            "int printf(const char *, ...); volatile __int128 v = -1000; volatile unsigned long u = 77;\n\
           int main(void) { printf(\"%d %d\\n\", (int)(v / 7), __builtin_popcountl(u)); return 0; }\n",
        ],
    ),
    (
        "thread-local objects",
        &[
            "int printf(const char *, ...); static _Thread_local int t = 5; _Thread_local long z[20];\n\
           _Thread_local __attribute__((aligned(32))) char q[3] = {1, 2, 3};\n\
           int main(void) { t++; z[3] = t; printf(\"%d %ld %d\\n\", t, z[3] + z[4], q[2]); return (long)q & 31; }\n",
        ],
    ),
    (
        "constructors and exit",
        &["int printf(const char *, ...); void exit(int);\n\
           __attribute__((constructor)) static void a(void) { printf(\"first\\n\"); }\n\
           __attribute__((destructor)) static void b(void) { printf(\"last\\n\"); }\n\
           int main(int argc, char **argv) { printf(\"%d %d\\n\", argc, argv[0] != 0); exit(300); }\n"],
    ),
    (
        "several files",
        &[
            "#include \"t2.c\"\nint f(int); int printf(const char *, ...);\n\
             int main(void) { printf(\"%d\\n\", f(H)); return 1; }\n",
            "#include \"t2.c\"\nint f(int x) { return x * H; }\n",
            "#define H 6\n",
        ],
    ),
    (
        "a crash",
        &[
            "int printf(const char *, ...); int main(void) { printf(\"a\"); *(volatile int *)1 = 2; return 0; }\n",
        ],
    ),
    (
        "an abort",
        &["void abort(void); int main(void) { abort(); }\n"],
    ),
    (
        "a long output",
        &["int printf(const char *, ...); int main(void)\n\
        { for (int i = 0; i < 20000; i++) printf(\"%d\\n\", i); return 0; }\n"],
    ),
];

#[test]
fn programs_do_the_same_without_the_library() {
    if !have(&["gcc"]) {
        return;
    }
    for wish in [BEST, NO_NAMESPACES] {
        let mut bench = Bench::new(wish);
        for cc in bench.compilers() {
            for flags in ["-O0", "-O2"] {
                for (name, texts) in PROGRAMS {
                    // The last of several is a header.
                    let expected = bench.answer(&cc, flags, texts, Way::Driver);
                    let ours = bench.answer(&cc, flags, texts, Way::Direct);
                    assert_eq!(ours, expected, "{name} {} {flags}", cc.name);
                    assert!(!bench.has_library(), "{name} {} {flags}", cc.name);
                }
            }
        }
    }
}

#[test]
fn everything_is_quick_here() {
    if !have(&["gcc"]) {
        return;
    }
    for wish in [BEST, NO_NAMESPACES, LIMITS_ONLY] {
        let mut bench = Bench::new(wish);
        for cc in bench.compilers() {
            let flags = ["-O2".to_string()];
            let way = cc.describe_way(&mut bench.worker, &flags, bench.dir.path());
            assert!(
                way.as_deref()
                    .is_ok_and(|way| way.contains("without the C library")),
                "{} {way:?}",
                cc.name
            );
        }
    }
}

#[test]
fn what_the_runtime_lacks_is_linked_with_the_library() {
    if !have(&["gcc"]) {
        return;
    }
    let mut bench = Bench::new(BEST);
    let sine = "double strtod(const char *, char **); int main(int c, char **v)\n\
                { return c > 1 ? (int)strtod(v[1], 0) : 4; }\n";
    let float =
        "int printf(const char *, ...); int main(void) { printf(\"%g\\n\", 0.5); return 0; }\n";
    let plain = "int main(void) { return 0; }\n";
    for cc in bench.compilers() {
        for _ in 0..5 {
            let answer = bench.answer(&cc, "-O1", &[sine], Way::Direct);
            assert!(matches!(answer, Run::Ok { status: 4, .. }), "{answer:?}");
            assert!(bench.has_library());
        }
        // By now it is not even tried.
        bench.answer(&cc, "-O1", &[plain], Way::Direct);
        assert!(bench.has_library());
        // What shows only when it runs.
        let flags = ["-O2".to_string()];
        let ran = bench.compile(&cc, "-O2", &[float], Way::Direct);
        assert!(ran.succeeded() && !bench.has_library());
        let ran = bench.run(&cc);
        assert!(cc.lacks_the_library(&flags, &ran), "{ran:?}");
        let expected = Run::Ok {
            status: 0,
            output: b"0.5\n".to_vec(),
        };
        for way in [Way::Steps, Way::Direct] {
            assert_eq!(bench.answer(&cc, "-O2", &[float], way), expected);
            assert!(!cc.lacks_the_library(&flags, &bench.run(&cc)));
        }
    }
}

#[test]
fn verdicts_are_in_the_compilers_own_words() {
    if !have(&["gcc"]) {
        return;
    }
    let mut bench = Bench::new(BEST);
    for cc in bench.compilers() {
        let good = "int main(void) { return 0; }\n";
        let wrong = "int main(void) { return nowhere; }\n";
        for _ in 0..6 {
            assert!(bench.compile(&cc, "-O2", &[good], Way::Direct).succeeded());
            let [driver, direct] = [Way::Driver, Way::Direct].map(|way| {
                let ran = bench.compile(&cc, "-O2", &[wrong], way);
                classify(&cc, &ran)
            });
            assert!(matches!(driver, Compile::Rejects { .. }), "{driver:?}");
            assert_eq!(driver, direct);
        }
        // Being asked about wrong programs is no reason to be given up.
        let flags = ["-O2".to_string()];
        let way = cc.describe_way(&mut bench.worker, &flags, bench.dir.path());
        assert!(way.unwrap().contains("without the C library"));
    }
}
