//! Trials with the compilers of this machine, and with scripts that pretend to be one.

use std::collections::BTreeMap;
use std::os::unix::fs::PermissionsExt;
use std::process::ExitCode;
use std::time::Duration;

use cassay_exec::compiler::Way;
use cassay_exec::{Compiler, Family, Limits, Root, Scratch, Worker, find};
use cassay_program::{Expected, Input, Program};
use cassay_testkit::{corpus, have};
use cassay_trial::{Accused, Attempt, Bounds, Failure, Flags, Laid, Part, Seen};

const ALL: [Way; 3] = [Way::Driver, Way::Steps, Way::Direct];

struct Bench {
    // Dropped in this order: the helper before its directories.
    worker: Worker,
    scratch: Scratch,
    root: Root,
}

impl Bench {
    fn new() -> Bench {
        let root = Root::new().unwrap();
        Bench {
            worker: Worker::start(&root).unwrap(),
            scratch: root.dir().unwrap(),
            root,
        }
    }

    fn compiler(&mut self, name: &str) -> Compiler {
        let dir = self.root.dir().unwrap();
        let compiler = find::identify(name, name, &mut self.worker, dir.path());
        compiler.unwrap().expect("it is what its name says")
    }

    fn lay(&self, text: &str) -> Laid {
        Laid::new(&self.scratch, &Program::single("main.c", text)).unwrap()
    }

    fn attempt(&mut self, compiler: &Compiler, laid: &Laid, flags: &Flags, way: Way) -> Attempt {
        let bounds = Bounds::default();
        laid.attempt(&mut self.worker, compiler, flags, bounds, way)
            .unwrap()
    }

    /// What is seen by every way and by the commands that people are shown, which must be the same.
    fn see(&mut self, compiler: &Compiler, laid: &Laid) -> Seen {
        let flags = Flags::default();
        let mut seen: Vec<Seen> = ALL
            .into_iter()
            .map(|way| self.attempt(compiler, laid, &flags, way).seen)
            .collect();
        let commands = laid.commands(compiler, &flags);
        let look = laid.look(&mut self.worker, compiler, &commands, Bounds::default());
        seen.push(look.unwrap().seen);
        // Messages may name other temporary files.
        let failures: Vec<Option<Failure>> =
            seen.iter().map(|seen| Failure::of(seen, None)).collect();
        for (seen, failure) in seen.iter().zip(&failures) {
            assert_eq!(failure, &failures[0], "{}: {seen}", compiler.name);
        }
        seen.swap_remove(0)
    }

    /// A compiler that is a script, and a line that compiles as it is told.
    fn script(&self, text: &str) -> Compiler {
        let path = self.root.path().join("cc");
        std::fs::write(&path, format!("#!/bin/sh\n{text}\n")).unwrap();
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).unwrap();
        Compiler::new("script", path.to_string_lossy(), Family::Generic)
    }
}

fn rejects(message: &str) -> Option<Failure> {
    let message = message.to_string();
    Failure::of(&Seen::Rejects { message }, None)
}

fn a_program_gets_its_input(compiler: &Compiler) {
    let mut bench = Bench::new();
    let text = "int printf(const char *, ...); int getchar(void);\n\
                int main(int c, char **v) { printf(\"%d %s %c\\n\", c, v[1], getchar()); return 3; }\n";
    let mut program = Program::single("main.c", text);
    program.input = Input {
        args: vec!["a b".into(), "<".into()],
        stdin: b"x".to_vec(),
    };
    let laid = Laid::new(&bench.scratch, &program).unwrap();
    let seen = bench.see(compiler, &laid);
    let right = Expected::exit(3, "3 a b x\n");
    assert_eq!(Failure::of(&seen, Some(&right)), None, "{seen}");
    let other = Expected::exit(4, "3 a b x\n");
    let failure = Failure::of(&seen, Some(&other));
    assert_eq!(failure, Some(Failure::WrongExit));
}

fn a_refusal_is_the_same_in_every_way(compiler: &Compiler) {
    let mut bench = Bench::new();
    let one = bench.lay("int main(void) { return nowhere; }\n");
    let one = Failure::of(&bench.see(compiler, &one), None);
    assert!(matches!(one, Some(Failure::Rejects(_))), "{one:?}");
    let text = one.as_ref().map(Failure::to_string).unwrap_or_default();
    assert_eq!(Failure::read(&text), one);
    // Nor does the place matter.
    let other = bench.lay("int f(void) { return 1; }\n\n\n  int main(void) { return nowhere; }\n");
    assert_eq!(Failure::of(&bench.see(compiler, &other), None), one);
}

/// `Error:` is an assembler's, and no part of what it says.
fn what_the_assembler_refuses_has_no_error_in_front(gcc: &Compiler) {
    if cfg!(not(target_arch = "x86_64")) {
        return;
    }
    let mut bench = Bench::new();
    let laid = bench.lay("int main(void) { __asm__(\"and %al, %ebx\"); return 0; }\n");
    let failure = Failure::of(&bench.see(gcc, &laid), None);
    assert_eq!(failure, rejects("error: register type mismatch for `and'"));
    let text = failure.map(|failure| failure.to_string());
    let expect = "the compiler refuses a valid program: register type mismatch for `'";
    assert_eq!(text.as_deref(), Some(expect));
}

fn programs_end_in_all_ways(gcc: &Compiler) {
    let mut bench = Bench::new();
    let brief = Bounds {
        program: Limits {
            cpu: Duration::from_millis(200),
            ..Limits::PROGRAM
        },
        ..Bounds::default()
    };
    let big = "int puts(const char *); int main(void) { for (;;) puts(\"x\"); }\n";
    for (text, expect) in [
        ("int main(void) { for (;;) ; }\n", Seen::RunHang),
        (
            "int main(void) { __builtin_abort(); }\n",
            Seen::RunCrash { signal: 6 },
        ),
        (
            big,
            Seen::Resource {
                part: Part::Program,
            },
        ),
    ] {
        let laid = bench.lay(text);
        let flags = Flags::default();
        let attempt = laid.attempt(&mut bench.worker, gcc, &flags, brief, Way::Direct);
        let attempt = attempt.unwrap();
        assert_eq!(attempt.seen, expect, "{text}");
        assert_eq!((attempt.compilations, attempt.runs), (1, 1));
        let look = laid.look(&mut bench.worker, gcc, &laid.commands(gcc, &flags), brief);
        assert_eq!(look.unwrap().seen, expect, "{text}");
    }
}

/// A compiler that succeeds and makes no program has refused it, whoever asks, and whatever was there before.
fn success_without_a_program_is_a_refusal() {
    let mut bench = Bench::new();
    let nothing = bench.script("exit 0");
    let laid = bench.lay("int main(void) { return 0; }\n");
    std::fs::write(bench.scratch.path().join(cassay_trial::PROGRAM), "left").unwrap();
    let seen = bench.see(&nothing, &laid);
    let message = "error: it succeeded and made no program".to_string();
    assert_eq!(seen, Seen::Rejects { message });
    let text = Failure::of(&seen, None).map(|failure| failure.to_string());
    let expect = "the compiler refuses a valid program: it succeeded and made no program";
    assert_eq!(text.as_deref(), Some(expect));
    // The lines before the last need not make one.
    let script = "case $* in *-c*) exit 0;; esac\n\
                  while [ \"$1\" != -o ]; do shift; done\n\
                  printf '#!/bin/sh\\nexit 7\\n' > \"$2\"; chmod +x \"$2\"";
    let late = bench.script(script);
    let mut commands = laid.commands(&late, &Flags::default());
    let link = commands.compile[0].clone();
    let mut first = link.clone();
    first.push("-c".to_string());
    commands.compile = vec![first.clone(), link.clone()];
    let look = laid.look(&mut bench.worker, &late, &commands, Bounds::default());
    let output = Vec::new();
    assert_eq!(look.unwrap().seen, Seen::Ended { status: 7, output });
    commands.compile = vec![link, first];
    let look = laid.look(&mut bench.worker, &late, &commands, Bounds::default());
    // It is there, made by the line before.
    assert!(matches!(look.unwrap().seen, Seen::Ended { status: 7, .. }));
}

/// What stands behind a mark below the program's line is the complaint.
fn complaints_behind_a_mark_are_read() {
    let mut bench = Bench::new();
    let text = "echo 'main.c:1: int main(void) { return nowhere; }' >&2\n\
                echo '                                ^ undefined variable' >&2; exit 1";
    let script = bench.script(text);
    let laid = bench.lay("int main(void) { return nowhere; }\n");
    let seen = bench.see(&script, &laid);
    let message = "error: undefined variable".to_string();
    assert_eq!(seen, Seen::Rejects { message });
}

/// The quick way is no reason for another outcome.
fn what_needs_the_library_gets_it(gcc: &Compiler) {
    let mut bench = Bench::new();
    let text =
        "int printf(const char *, ...); int main(void) { printf(\"%g\\n\", 0.5); return 0; }\n";
    let laid = bench.lay(text);
    let flags = Flags::of_all(vec!["-O1".to_string()]);
    let right = Expected::exit(0, "0.5\n");
    let attempts = [(); 2].map(|()| bench.attempt(gcc, &laid, &flags, Way::Direct));
    for attempt in &attempts {
        assert_eq!(
            Failure::of(&attempt.seen, Some(&right)),
            None,
            "{attempt:?}"
        );
    }
    // Whoever was compiled twice has paid twice.
    let [first, second] = attempts.map(|attempt| attempt.compilations);
    assert!((1..=2).contains(&first) && second == 1, "{first} {second}");
}

fn files_have_flags_of_their_own(gcc: &Compiler) {
    let mut bench = Bench::new();
    let files = [
        (
            "dir/a.c".to_string(),
            "#include \"h.h\"\nint main(void) { return f() * 10 + LEVEL; }\n",
        ),
        ("b.c".to_string(), "int f(void) { return LEVEL; }\n"),
        ("h.h".to_string(), "int f(void);\n"),
    ];
    let laid = Laid::files(&bench.scratch, &files, Input::default()).unwrap();
    let accused = Accused {
        compiler: gcc.clone(),
        flags: vec!["-DLEVEL=1".to_string()],
        units: BTreeMap::from([("b.c".to_string(), vec!["-DLEVEL=2".to_string()])]),
    };
    let flags = accused.flags_for(laid.sources());
    let compiler = accused.compiler.clone();
    let attempt = bench.attempt(&compiler, &laid, &flags, Way::Direct);
    let output = Vec::new();
    assert_eq!(attempt.seen, Seen::Ended { status: 21, output });
    let commands = laid.commands(&compiler, &flags);
    assert_eq!(commands.compile.len(), 3);
    let look = laid.look(&mut bench.worker, &compiler, &commands, Bounds::default());
    assert_eq!(look.unwrap().seen, attempt.seen);
}

/// A test of one compiler.
type Body = fn(&Compiler);

/// Does a test with a compiler of a family, or says that there is none.
fn with(family: Family, body: Body) {
    if have(&[family.name()]) {
        let compiler = Bench::new().compiler(family.name());
        assert_eq!(compiler.family, family);
        body(&compiler);
    }
}

fn main() -> ExitCode {
    cassay_exec::main_if_helper();
    let every: [(&str, Body); 2] = [
        ("a_program_gets_its_input", a_program_gets_its_input),
        (
            "a_refusal_is_the_same_in_every_way",
            a_refusal_is_the_same_in_every_way,
        ),
    ];
    let with_gcc: [(&str, Body); 4] = [
        (
            "what_the_assembler_refuses_has_no_error_in_front",
            what_the_assembler_refuses_has_no_error_in_front,
        ),
        ("programs_end_in_all_ways", programs_end_in_all_ways),
        (
            "what_needs_the_library_gets_it",
            what_needs_the_library_gets_it,
        ),
        (
            "files_have_flags_of_their_own",
            files_have_flags_of_their_own,
        ),
    ];
    let mut tests = vec![
        corpus::test(
            "success_without_a_program_is_a_refusal",
            success_without_a_program_is_a_refusal,
        ),
        corpus::test(
            "complaints_behind_a_mark_are_read",
            complaints_behind_a_mark_are_read,
        ),
    ];
    let families = Family::ALL.into_iter().filter(|f| *f != Family::Generic);
    let every = families.flat_map(|family| every.map(|(name, body)| (family, name, body)));
    let with_gcc = with_gcc.map(|(name, body)| (Family::Gcc, name, body));
    for (family, name, body) in every.chain(with_gcc) {
        let name = format!("{}::{name}", family.name());
        tests.push(corpus::trial(name, move || {
            with(family, body);
            Ok(())
        }));
    }
    corpus::main(tests)
}
