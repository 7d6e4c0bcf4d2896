//! Compilers that hang, crash, flood, vanish or leave children behind: each is told for what it is, and
//! none for another kind of failure.

mod common;

use std::os::unix::fs::PermissionsExt;
use std::time::Duration;

use cassay_exec::compiler::Way;
use cassay_exec::{
    Compile, Compiler, End, Family, Limits, Ran, Request, Root, Scratch, Worker, classify,
};
use cassay_testkit::have;
use common::{BEST, LIMITS_ONLY, NO_NAMESPACES, worker};

const SHORT: Limits = Limits {
    wall: Duration::from_secs(3),
    file_size: 4 << 20,
    ..Limits::COMPILER
};

struct Bench {
    worker: Worker,
    dir: Scratch,
    root: Root,
}

fn benches() -> Vec<Bench> {
    [BEST, NO_NAMESPACES, LIMITS_ONLY]
        .into_iter()
        .map(|wish| {
            let root = Root::new().unwrap();
            let worker = worker(&root, wish);
            let dir = root.dir().unwrap();
            Bench { worker, dir, root }
        })
        .collect()
}

impl Bench {
    /// A compiler that is a script.
    fn script(&self, text: &str) -> Compiler {
        let path = self
            .dir
            .write("cc", format!("#!/bin/sh\n{text}\n"))
            .unwrap();
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).unwrap();
        Compiler::new("cc", path.to_str().unwrap(), Family::Generic)
    }

    fn compile(&mut self, cc: &Compiler, way: Way) -> Ran {
        let source = self
            .dir
            .write("t.c", "int main(void) { return 0; }\n")
            .unwrap();
        let request = Request {
            flags: &[],
            each: &[],
            sources: &[source],
            out: &self.dir.path().join("out"),
            dir: self.dir.path(),
            limits: SHORT,
            way,
        };
        cc.compile(&mut self.worker, &request).unwrap()
    }
}

fn check(script: &str, expect: impl Fn(&Compile, &Ran) -> bool) {
    for mut bench in benches() {
        let cc = bench.script(script);
        let ran = bench.compile(&cc, Way::Direct);
        let verdict = classify(&cc, &ran);
        assert!(expect(&verdict, &ran), "{script}: {verdict:?} {ran:?}");
        // It is the script, and its children, that must be gone.
        let ran = bench.compile(&bench.script("exit 0"), Way::Direct);
        assert_eq!(ran.end, End::Exited(0));
    }
}

#[test]
fn it_hangs() {
    check("sleep 60", |verdict, _| *verdict == Compile::Hang);
    check("trap '' TERM INT; while :; do :; done", |verdict, _| {
        *verdict == Compile::Hang
    });
}

#[test]
fn it_crashes() {
    check("kill -SEGV $$", |verdict, _| {
        matches!(verdict, Compile::Crash { .. })
    });
    // The kernel's killer, or a person: not the compiler's doing.
    check("kill -KILL $$", |verdict, _| *verdict == Compile::Resource);
}

#[test]
fn it_writes_gigabytes_to_a_file() {
    check("exec head -c 3000000000 /dev/zero > big", |verdict, ran| {
        *verdict == Compile::Resource && ran.end == End::FileLimit
    });
    // Each file below the limit, and all together far above; at most 64 MiB if nobody stops it.
    check(
        "i=0; while [ $i -lt 32 ]; do head -c 2000000 /dev/zero > f$i; i=$((i+1)); done; sleep 2",
        |verdict, ran| *verdict == Compile::Resource && ran.end == End::FileLimit,
    );
}

#[test]
fn it_writes_gigabytes_to_its_streams() {
    // What it says is cut, and changes no verdict.
    check("head -c 300000000 /dev/zero >&2; exit 0", |verdict, ran| {
        *verdict == Compile::Ok && ran.stderr.cut && ran.stderr.bytes.len() == SHORT.output
    });
    check(
        "echo 'error: no' >&2; head -c 300000000 /dev/zero >&2; exit 1",
        |verdict, _| matches!(verdict, Compile::Rejects { message } if message == "error: no"),
    );
    check("exec cat /dev/zero >&2", |verdict, _| {
        *verdict == Compile::Hang
    });
}

#[test]
fn it_leaves_a_child_that_holds_the_pipe() {
    for mut bench in benches() {
        let cc = bench.script("sleep 60 & setsid sleep 60 & exit 0");
        let ran = bench.compile(&cc, Way::Direct);
        assert_eq!(classify(&cc, &ran), Compile::Ok, "{ran:?}");
        assert!(ran.wall < SHORT.wall, "{ran:?}");
    }
}

#[test]
fn it_disappears() {
    for mut bench in benches() {
        let cc = bench.script("exit 0");
        assert_eq!(classify(&cc, &bench.compile(&cc, Way::Driver)), Compile::Ok);
        std::fs::remove_file(cc.program()).unwrap();
        for way in [Way::Driver, Way::Direct] {
            let ran = bench.compile(&cc, way);
            assert!(
                matches!(classify(&cc, &ran), Compile::Missing { .. }),
                "{ran:?}"
            );
        }
    }
}

/// A driver that is there, and whose compiler, assembler or linker is not.
#[test]
fn a_part_of_it_disappears() {
    if !have(&["gcc"]) {
        return;
    }
    for said in [
        "gcc: fatal error: cannot execute 'cc1': execvp: No such file or directory",
        "gcc: error trying to exec 'as': execvp: No such file or directory",
        "collect2: fatal error: cannot find 'ld'",
        "clang: error: unable to execute command: Executable \\\"ld\\\" doesn't exist!",
        "cc1: error while loading shared libraries: libmpc.so.3: cannot open shared object file",
    ] {
        check(&format!("echo \"{said}\" >&2; exit 1"), |verdict, _| {
            matches!(verdict, Compile::Missing { .. })
        });
    }
}

/// Its steps work without it; the driver then says that it is gone.
#[test]
fn a_driver_disappears_and_its_steps_stay() {
    if !have(&["gcc"]) {
        return;
    }
    let mut bench = benches().remove(0);
    let Ok(version) = std::process::Command::new("gcc")
        .arg("-dumpmachine")
        .output()
    else {
        return;
    };
    let Some(gcc) = std::env::split_paths(&std::env::var_os("PATH").unwrap())
        .find_map(|dir| std::fs::canonicalize(dir.join("gcc")).ok())
    else {
        return;
    };
    let link = bench.root.path().join("gcc-elsewhere");
    std::os::unix::fs::symlink(gcc, &link).unwrap();
    let mut cc = Compiler::new("gcc", link.to_string_lossy(), Family::Gcc);
    cc.target = String::from_utf8(version.stdout)
        .unwrap()
        .trim()
        .to_string();
    assert_eq!(classify(&cc, &bench.compile(&cc, Way::Direct)), Compile::Ok);
    std::fs::remove_file(cc.program()).unwrap();
    assert_eq!(classify(&cc, &bench.compile(&cc, Way::Direct)), Compile::Ok);
    let ran = bench.compile(&cc, Way::Driver);
    assert!(
        matches!(classify(&cc, &ran), Compile::Missing { .. }),
        "{ran:?}"
    );
    assert!(bench.root.path().is_dir());
}
