//! Real compilers: found, asked, run both ways, and judged.

mod common;

use std::fs::Permissions;
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::time::Duration;

use cassay_exec::compiler::Way;
use cassay_exec::{
    Compile, Compiler, End, Family, Limits, Ran, Request, Root, Run, Scratch, Worker, classify,
    classify_run, config, find,
};
use cassay_testkit::have;
use common::{BEST, worker};

struct Bench {
    // Dropped in this order: the helper before its directories.
    worker: Worker,
    dir: Scratch,
    root: Root,
}

fn bench() -> Bench {
    let root = Root::new().unwrap();
    Bench {
        worker: worker(&root, BEST),
        dir: root.dir().unwrap(),
        root,
    }
}

impl Bench {
    fn find(&mut self) -> Vec<Compiler> {
        find(&mut self.worker, self.dir.path()).unwrap()
    }

    fn compile(
        &mut self,
        cc: &Compiler,
        flags: &str,
        texts: &[&str],
        way: Way,
        limits: Limits,
    ) -> Ran {
        self.dir.wipe().unwrap();
        let sources: Vec<PathBuf> = texts
            .iter()
            .enumerate()
            .map(|(at, text)| self.dir.write(&format!("t{at}.c"), text).unwrap())
            .collect();
        let flags: Vec<String> = flags.split_whitespace().map(String::from).collect();
        let request = Request {
            flags: &flags,
            each: &[],
            sources: &sources,
            out: &self.dir.path().join("out"),
            dir: self.dir.path(),
            limits,
            way,
        };
        cc.compile(&mut self.worker, &request).unwrap()
    }

    fn run(&mut self, cc: &Compiler) -> Run {
        let job = cc.run_job(&self.dir.path().join("out"), &[], self.dir.path());
        classify_run(&self.worker.run(&job).unwrap())
    }
}

const HELLO: &str = "int puts(const char *); int main(void) { puts(\"hello\"); return 3; }\n";
const ALL: [Way; 3] = [Way::Driver, Way::Steps, Way::Direct];

#[test]
fn compilers_are_found_once_and_make_programs() {
    if !have(&["gcc"]) {
        return;
    }
    let mut bench = bench();
    let found = bench.find();
    let mut names: Vec<_> = found.iter().map(|cc| cc.name.clone()).collect();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), found.len(), "{names:?}");
    let mut files: Vec<_> = found
        .iter()
        .map(|cc| (std::fs::canonicalize(cc.program()).unwrap(), cc.family))
        .collect();
    files.sort();
    files.dedup();
    assert_eq!(
        files.len(),
        found.len(),
        "one compiler by two names: {names:?}"
    );
    assert!(found.iter().any(|cc| cc.family == Family::Gcc), "{names:?}");
    for cc in &found {
        assert!(
            !cc.version.text.is_empty() && !cc.target.is_empty(),
            "{cc:?}"
        );
        for way in ALL {
            for level in &cc.levels {
                let ran = bench.compile(cc, &level.join(" "), &[HELLO], way, Limits::COMPILER);
                assert_eq!(classify(cc, &ran), Compile::Ok, "{} {ran:?}", cc.name);
                let expect = Run::Ok {
                    status: 3,
                    output: b"hello\n".to_vec(),
                };
                assert_eq!(bench.run(cc), expect, "{} {level:?}", cc.name);
            }
        }
    }
}

#[test]
fn names_of_one_compiler_are_one_and_other_builds_are_others() {
    if !have(&["gcc"]) {
        return;
    }
    use std::os::unix::fs::{PermissionsExt, symlink};
    let mut bench = bench();
    let found = bench.find();
    let gcc = of(&found, Family::Gcc).unwrap();
    let names = bench.root.dir().unwrap();
    for name in ["cc", "gcc", "gcc-99"] {
        symlink(gcc.program(), names.path().join(name)).unwrap();
    }
    // Another build of the same version is another file.
    let text = format!("#!/bin/sh\nexec {} \"$@\"\n", gcc.program());
    let other = names.write("gcc-98", text).unwrap();
    std::fs::set_permissions(&other, std::fs::Permissions::from_mode(0o755)).unwrap();
    let path = [names.path().to_path_buf()];
    let found = cassay_exec::find::find_in(path, &mut bench.worker, bench.dir.path()).unwrap();
    let mut names: Vec<&str> = found.iter().map(|cc| cc.name.as_str()).collect();
    names.sort();
    assert_eq!(names, ["gcc-98", "gcc-99"]);
}

#[test]
fn zigs_builds_of_clang_are_clangs_of_their_own_name() {
    use std::os::unix::fs::PermissionsExt;
    let mut bench = bench();
    let names = bench.root.dir().unwrap();
    let text = "#!/bin/sh\necho 'clang version 22.1.8'\n";
    for name in ["zig-clang-22", "zig-clang-tidy"] {
        let file = names.write(name, text).unwrap();
        std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o755)).unwrap();
    }
    let path = [names.path().to_path_buf()];
    let found = cassay_exec::find::find_in(path, &mut bench.worker, bench.dir.path()).unwrap();
    let found: Vec<(&str, Family, &[u32])> = found
        .iter()
        .map(|cc| (cc.name.as_str(), cc.family, &cc.version.numbers[..]))
        .collect();
    assert_eq!(found, [("zig-clang-22", Family::Clang, &[22, 1, 8][..])]);
}

/// The first of a family, but for zig's drivers, which do not say what they start.
fn of(found: &[Compiler], family: Family) -> Option<Compiler> {
    let mut all = found.iter().filter(|cc| !cc.name.starts_with("zig-"));
    all.find(|cc| cc.family == family).cloned()
}

#[test]
fn what_a_script_adds_is_not_left_out() {
    if !have(&["gcc"]) {
        return;
    }
    let mut bench = bench();
    let found = bench.find();
    let Some(gcc) = of(&found, Family::Gcc) else {
        return;
    };
    // It has no quarrel with `-###`, nor with the small program that a derivation is tried with.
    let script = bench.root.path().join("picky");
    let text = format!(
        "#!/bin/sh\nfor word; do\n    case $word in *.c) grep -q picky \"$word\" && exit 3 ;; esac\ndone\n\
         exec {} \"$@\"\n",
        gcc.program()
    );
    std::fs::write(&script, text).unwrap();
    std::fs::set_permissions(&script, Permissions::from_mode(0o755)).unwrap();
    let picky = Compiler::new("picky", script.to_string_lossy(), Family::Gcc);
    let refused = "int picky; int main(void) { return 0; }\n";
    for way in ALL {
        let ran = bench.compile(&picky, "-O1", &[refused], way, Limits::COMPILER);
        assert_eq!(ran.end, End::Exited(3), "{way:?}");
    }
}

#[test]
fn the_direct_way_is_found_and_falls_back() {
    if !have(&["gcc"]) {
        return;
    }
    let mut bench = bench();
    let found = bench.find();
    for cc in [Family::Gcc, Family::Clang]
        .into_iter()
        .filter_map(|family| of(&found, family))
    {
        for (flags, direct) in [
            ("-O2", true),
            ("-O0 -g", true),
            ("-O3 -static", true),
            ("-O2 -c", true),
            ("-O1 -static -nostdlib -ffreestanding", true),
            ("-O2 -flto", false),
        ] {
            let words: Vec<String> = flags.split_whitespace().map(String::from).collect();
            let has = cc
                .has_direct_way(&mut bench.worker, &words, bench.dir.path())
                .unwrap();
            assert_eq!(has, direct, "{} {flags}", cc.name);
        }
        // Several sources, a library, and a name that needs quoting.
        let texts = [
            "#include <math.h>\ndouble g(double); int main(void) { return (int)floor(g(2.5)); }\n",
            "double g(double x) { return x * 3; }\n",
        ];
        for way in ALL {
            let flags = "-O2 -fno-builtin -DSTRANGE=\"a\\b\" -lm";
            let ran = bench.compile(&cc, flags, &texts, way, Limits::COMPILER);
            assert_eq!(classify(&cc, &ran), Compile::Ok, "{ran:?}");
            let expect = Run::Ok {
                status: 7,
                output: Vec::new(),
            };
            assert_eq!(bench.run(&cc), expect, "{}", cc.name);
        }
    }
}

#[test]
fn both_ways_make_the_same_program() {
    if !have(&["gcc"]) {
        return;
    }
    let mut bench = bench();
    let found = bench.find();
    for cc in [Family::Gcc, Family::Clang]
        .into_iter()
        .filter_map(|family| of(&found, family))
    {
        for flags in ["-O2", "-O3 -static", "-Os -fno-pie -no-pie"] {
            let [driver, direct] = [Way::Driver, Way::Steps].map(|way| {
                let ran = bench.compile(&cc, flags, &[HELLO], way, Limits::COMPILER);
                assert!(ran.succeeded(), "{ran:?}");
                std::fs::read(bench.dir.path().join("out")).unwrap()
            });
            assert!(driver == direct, "{} {flags}", cc.name);
        }
    }
}

#[test]
fn verdicts_on_real_compilers() {
    if !have(&["gcc"]) {
        return;
    }
    let mut bench = bench();
    let found = bench.find();
    // Ten to the fifth statements: enough to be slow.
    let slow = "#define A(x) x x x x x x x x x x\n\
                #define B(x) A(A(A(A(A(x)))))\n\
                volatile int v; int main(void) { B(v++;) return 0; }\n";
    let brief = Limits {
        cpu: Duration::from_secs(1),
        ..Limits::COMPILER
    };
    let narrow = Limits {
        memory: Some(400 << 20),
        ..Limits::COMPILER
    };
    let small = Limits {
        file_size: 100 << 10,
        ..Limits::COMPILER
    };
    for cc in &found {
        for way in ALL {
            let wrong = "int main(void) { return nowhere; }\n";
            let ran = bench.compile(cc, "", &[wrong], way, Limits::COMPILER);
            let verdict = classify(cc, &ran);
            let Compile::Rejects { message } = &verdict else {
                panic!("{} {verdict:?} {ran:?}", cc.name);
            };
            assert!(message.contains("nowhere"), "{message}");
            // One of each big family will do.
            let name = Some(&cc.name);
            let big = [Family::Gcc, Family::Clang].map(|family| of(&found, family));
            if !big.iter().flatten().any(|big| Some(&big.name) == name) {
                continue;
            }
            let ran = bench.compile(cc, "-O2", &[slow], way, brief);
            assert_eq!(
                classify(cc, &ran),
                Compile::Hang,
                "{} {:?}",
                cc.name,
                ran.end
            );
            let ran = bench.compile(cc, "-O0 -c", &[slow], way, small);
            assert_eq!(
                classify(cc, &ran),
                Compile::Resource,
                "{} {:?}",
                cc.name,
                ran.end
            );
            let huge =
                "static char a[600000000] = {1}; char *p = a; int main(void) { return 0; }\n";
            let ran = bench.compile(cc, "-O0", &[huge], way, narrow);
            assert!(
                matches!(classify(cc, &ran), Compile::Resource | Compile::Ok),
                "{} {ran:?}",
                cc.name
            );
        }
    }
    if let Some(clang) = of(&found, Family::Clang) {
        let crash = "#pragma clang __debug crash\nint main(void) { return 0; }\n";
        let signatures = ALL.map(|way| {
            let ran = bench.compile(&clang, "-O2", &[crash], way, Limits::COMPILER);
            match classify(&clang, &ran) {
                Compile::Crash { signature } => signature,
                other => panic!("{other:?}"),
            }
        });
        assert!(signatures.iter().all(|s| *s == signatures[0]));
    }
}

#[test]
fn a_compiler_that_vanishes_is_missing() {
    let mut bench = bench();
    let gone = Compiler::new("gone", "/no/such/gcc", Family::Gcc);
    for way in ALL {
        let ran = bench.compile(&gone, "-O2", &[HELLO], way, Limits::COMPILER);
        assert!(
            matches!(classify(&gone, &ran), Compile::Missing { .. }),
            "{ran:?}"
        );
    }
}

#[test]
fn described_compilers_work() {
    let mut bench = bench();
    let text = r#"
        [[compiler]]
        name = "script"
        command = ["sh", "-c", "echo 'boom: at 12' >&2; exit 9", "{sources}", "{out}"]
        version = "echo script 4.5"
        crash = ["(?m)^boom: (.*)"]
        [[compiler]]
        name = "lost"
        command = "/no/such/thing {sources} {out}"
    "#;
    let described = config::read(text).unwrap();
    let made: Vec<_> = described
        .iter()
        .map(|d| d.compiler(&mut bench.worker, bench.dir.path()).unwrap())
        .collect();
    let script = made[0].as_ref().unwrap();
    assert_eq!(script.version.numbers, [4, 5]);
    let ran = bench.compile(script, "", &[HELLO], Way::Driver, Limits::COMPILER);
    assert_eq!(ran.end, End::Exited(9));
    let signature = "generic | at N".to_string();
    assert_eq!(classify(script, &ran), Compile::Crash { signature });
    assert!(made[1].as_ref().unwrap_err().contains("lost"));
}
