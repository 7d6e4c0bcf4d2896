//! Other targets: the programs in `tests/targets` on each of them, and the targets' records against
//! real compilers.
//!
//! `<name>.c` must behave as `<name>.<target>.out` says, or where there is none as `<name>.out`. The
//! expectations come from cross compilers, never from Cassay: `CASSAY_BLESS=1` writes what a
//! target's compiler and emulator say. Where they are installed, every run compares with them.
//!
//! The programs in `tests/run` are run on two more targets. They must do there what they do on
//! x86-64, or be refused; those that depend on the target are listed in `tests/targets/<target>.txt`
//! (`CASSAY_BLESS=1` writes the list), and do what the target's compiler says.

use cassay_testkit::corpus::{entries, files, shared};
use cassay_testkit::golden::{self, blessing};
use cassay_testkit::{Program, TestDir, have, text};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A target, its compiler, and what runs its programs.
struct Cross {
    target: &'static str,
    compiler: &'static [&'static str],
    runner: Option<&'static str>,
}

const CROSS: [Cross; 13] = [
    cross("x86_64-linux", &["gcc"], Some("")),
    cross(
        "i686-linux",
        &["i686-linux-gnu-gcc"],
        Some("qemu-i386-static"),
    ),
    cross(
        "aarch64-linux",
        &["aarch64-linux-gnu-gcc"],
        Some("qemu-aarch64-static"),
    ),
    cross(
        "armhf-linux",
        &["arm-linux-gnueabihf-gcc"],
        Some("qemu-arm-static"),
    ),
    cross(
        "riscv64-linux",
        &["riscv64-linux-gnu-gcc"],
        Some("qemu-riscv64-static"),
    ),
    cross(
        "ppc64le-linux",
        &["powerpc64le-linux-gnu-gcc"],
        Some("qemu-ppc64le-static"),
    ),
    cross(
        "s390x-linux",
        &["s390x-linux-gnu-gcc"],
        Some("qemu-s390x-static"),
    ),
    cross(
        "mips-linux",
        &["mips-linux-gnu-gcc"],
        Some("qemu-mips-static"),
    ),
    cross(
        "m68k-linux",
        &["m68k-linux-gnu-gcc"],
        Some("qemu-m68k-static"),
    ),
    cross("avr", &["avr-gcc"], None),
    cross(
        "wasm32",
        &["clang", "--target=wasm32", "-ffreestanding"],
        None,
    ),
    cross("x86_64-windows", &["x86_64-w64-mingw32-gcc"], None),
    // The same machine by another compiler.
    cross("x86_64-linux", &["clang"], None),
];

const fn cross(
    target: &'static str,
    compiler: &'static [&'static str],
    runner: Option<&'static str>,
) -> Cross {
    Cross {
        target,
        compiler,
        runner,
    }
}

fn cases() -> Vec<PathBuf> {
    files(&shared("targets"), "c")
}

fn cassay(args: &[&str]) -> Output {
    Program(env!("CARGO_BIN_EXE_cassay")).run(args)
}

/// Whether a target's compiler is there, and what runs its programs if that is asked for.
fn installed(cross: &Cross, runner: Option<&'static str>) -> bool {
    let runner = runner.filter(|name| !name.is_empty());
    let mut programs = vec![cross.compiler[0]];
    programs.extend(runner);
    have(&programs)
}

fn predicted(case: &Path, target: &str) -> Result<Vec<u8>, String> {
    // Volatile objects keep cross compilers from computing the answers themselves.
    let tolerate = "--tolerate=unsequenced-volatile";
    let ran = cassay(&["run", "--target", target, tolerate, case.to_str().unwrap()]);
    match ran.status.code() {
        Some(0) => Ok(ran.stdout),
        code => Err(format!("{code:?}: {}", text(&ran.stderr))),
    }
}

fn expectation(case: &Path, target: &str) -> PathBuf {
    let own = case.with_extension(format!("{target}.out"));
    if own.exists() {
        own
    } else {
        case.with_extension("out")
    }
}

#[test]
fn programs_do_what_they_do_on_each_target() {
    let mut wrong = Vec::new();
    let mut compared = 0;
    for case in cases() {
        for cross in CROSS.iter().filter(|c| c.runner.is_some()) {
            let path = expectation(&case, cross.target);
            let expected = std::fs::read(&path).unwrap_or_default();
            compared += 1;
            match predicted(&case, cross.target) {
                Ok(output) if output == expected => {}
                Ok(output) => wrong.push(format!(
                    "{} on {}:\n{}expected\n{}",
                    case.display(),
                    cross.target,
                    text(&output),
                    text(&expected)
                )),
                Err(why) => wrong.push(format!("{} on {}: {why}", case.display(), cross.target)),
            }
        }
    }
    assert!(compared > 50);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What a target's own compiler and emulator say.
fn real(case: &Path, cross: &Cross, scratch: &Path) -> Option<Vec<u8>> {
    let (compiler, options) = cross.compiler.split_first()?;
    let program = scratch.join(format!("program-{}", cross.target));
    let compiled = Command::new(compiler)
        .args(options)
        .args(["-O0", "-w", "-std=gnu11", "-static", "-o"])
        .args([program.as_path(), case, Path::new("-lm")])
        .status()
        .ok()?;
    if !compiled.success() {
        return None;
    }
    let output = match cross.runner? {
        "" => Command::new(&program).output(),
        runner => Command::new(runner).arg(&program).output(),
    };
    output.ok().filter(|o| o.status.success()).map(|o| o.stdout)
}

#[test]
fn expectations_are_what_real_compilers_say() {
    let place = TestDir::new("target");
    let mut wrong = Vec::new();
    for cross in &CROSS {
        let Some(runner) = cross.runner else {
            continue;
        };
        if !installed(cross, Some(runner)) {
            continue;
        }
        for case in cases() {
            let Some(output) = real(&case, cross, place.dir()) else {
                wrong.push(format!(
                    "{} does not run on {}",
                    case.display(),
                    cross.target
                ));
                continue;
            };
            let path = expectation(&case, cross.target);
            if std::fs::read(&path).is_ok_and(|expected| expected == output) {
                continue;
            }
            if blessing() {
                let name = if cross.target == "x86_64-linux" {
                    "out".to_string()
                } else {
                    format!("{}.out", cross.target)
                };
                std::fs::write(case.with_extension(name), output).unwrap();
            } else {
                wrong.push(format!("{} on {}", case.display(), cross.target));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// One big-endian target, and one with pointers of 4 bytes that is big-endian, too.
const ELSEWHERE: [&str; 2] = ["s390x-linux", "mips-linux"];

/// Programs of one file without input.
fn x86_64_cases() -> Vec<PathBuf> {
    let areas = entries(&shared("run"));
    let files = areas.iter().flat_map(|area| entries(area));
    let mut paths: Vec<PathBuf> = files
        .filter(|path| path.extension().is_some_and(|e| e == "c"))
        .filter(|path| {
            !["in", "args", "exit"]
                .iter()
                .any(|e| path.with_extension(e).exists())
        })
        .collect();
    paths.sort();
    paths
}

/// `area/name` of a case.
fn short_name(case: &Path) -> String {
    let parts: Vec<String> = case
        .with_extension("")
        .components()
        .rev()
        .take(2)
        .map(|part| part.as_os_str().to_string_lossy().into_owned())
        .collect();
    format!("{}/{}", parts[1], parts[0])
}

#[test]
fn programs_for_x86_64_run_elsewhere() {
    const UNSUPPORTED: i32 = 123;
    let place = TestDir::new("elsewhere");
    for target in ELSEWHERE {
        let cross = CROSS.iter().find(|c| c.target == target).unwrap();
        let referee = installed(cross, cross.runner);
        let mut different = String::new();
        let mut same = 0;
        for case in x86_64_cases() {
            let ran = cassay(&["run", "--target", target, case.to_str().unwrap()]);
            let expected = std::fs::read(case.with_extension("out")).unwrap();
            match ran.status.code() {
                Some(0) if ran.stdout == expected => same += 1,
                Some(UNSUPPORTED) => {}
                code => {
                    different += &format!("{}\n", short_name(&case));
                    // What Cassay predicts must be so; what it calls undefined need not.
                    if code == Some(0) && referee {
                        let real = real(&case, cross, place.dir()).map(|bytes| text(&bytes));
                        let ours = text(&ran.stdout);
                        assert_eq!(real, Some(ours), "{} on {target}", case.display());
                    }
                }
            }
        }
        assert!(same > 100, "{same} programs do the same on {target}");
        let list = shared("targets").join(format!("{target}.txt"));
        golden::check(&list, different.as_bytes());
    }
}

/// Memory is laid out in another way there, and accessed by other instructions; the rules that look at every access
/// are the same.
#[test]
fn every_access_is_looked_at_on_each_target() {
    const KINDS: [&str; 8] = [
        "effective-type",
        "evaluation-order",
        "record-pun",
        "restrict-assigned",
        "restrict-broken",
        "unsequenced",
        "unsequenced-volatile",
        "volatile-access",
    ];
    let undefined = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/undefined");
    let mut missed = Vec::new();
    for kind in KINDS {
        for case in std::fs::read_dir(undefined.join(kind)).unwrap() {
            let case = case.unwrap().path();
            let name = case.file_name().unwrap().to_string_lossy();
            if !name.starts_with("bad") {
                continue;
            }
            for target in ["i686-linux", "s390x-linux", "mips-linux", "avr"] {
                let ran = cassay(&["run", "--target", target, case.to_str().unwrap()]);
                let said = text(&ran.stderr);
                // What a target's library does is not known of every function.
                let known = !said.starts_with("unsupported: ");
                if known && !said.contains(&format!(": {kind}: ")) {
                    missed.push(format!("{kind}/{name} on {target}: {said}"));
                }
            }
        }
    }
    assert!(missed.is_empty(), "{}", missed.join("\n"));
}

/// What registers hold with more digits than the type has depends on the compiler (5.2.4.2.2p9), and so does what becomes
/// of a signalling NaN that is copied.
#[test]
fn what_x87_registers_hold_otherwise_is_refused() {
    let more = "more precision";
    let quiet = "a signalling NaN";
    let programs = [
        (
            "volatile int i = 16777217; return (float)i == 16777216;",
            more,
        ),
        (
            "volatile int i = 16777217; float f = i; return f == i;",
            more,
        ),
        (
            "volatile unsigned u = 4294967295; return u * 1.0f > 4e9f;",
            more,
        ),
        (
            "volatile long long l = 9007199254740993; double d = l; return d > 1;",
            more,
        ),
        (
            "volatile int i = 16777216, j = 2147483647; return (float)i == 16777216 && (double)j > 1;",
            "",
        ),
        (
            "volatile long long l = 9007199254740992; return (double)l > 1 && (long double)l + 1 > 2;",
            "",
        ),
        (
            "union { double d; unsigned long long u; } x, y; x.u = 0x7ff0000000000001; y.d = x.d; return y.u > 1;",
            quiet,
        ),
        (
            "union { float d; unsigned u; } x, y; x.u = 0xff800001; y.d = x.d; return y.u > 1;",
            quiet,
        ),
        (
            "union { double d; unsigned long long u; } x, y; x.u = 0x7ff0000000000001; y = x; return y.u > 1;",
            "",
        ),
        (
            "union { float d; unsigned u; } x, y; x.u = 0x7fc00001; y.d = x.d; return y.u > 1;",
            "",
        ),
    ];
    let place = TestDir::new("x87");
    for (body, part) in programs {
        let path = place.path("main.c");
        std::fs::write(&path, format!("int main(void) {{ {body} }}\n")).unwrap();
        for (target, part) in [("i686-linux", part), ("x86_64-linux", "")] {
            let ran = cassay(&["run", "--target", target, &path]);
            let said = text(&ran.stderr);
            match part {
                "" => assert!(said.is_empty(), "{target}: {body}: {said}"),
                part => assert!(said.contains(part), "{target}: {body}: {said}"),
            }
        }
    }
}

/// Every record agrees with its compiler, where that is installed; gcc is.
#[test]
fn probes_find_no_difference() {
    let mut asked = 0;
    for cross in &CROSS {
        if !installed(cross, None) {
            continue;
        }
        let command = cross.compiler.join(" ");
        let ran = cassay(&[
            "target",
            "probe",
            "--cc",
            &command,
            "--target",
            cross.target,
        ]);
        let said = text(&ran.stdout);
        if cross.compiler == ["clang"] {
            // Clang computes in the declared type, which is the one thing where it differs.
            assert_eq!(ran.status.code(), Some(1), "{said}{}", text(&ran.stderr));
            assert!(said.contains("bitfield_promotion: declared-type"), "{said}");
            assert_eq!(said.lines().count(), 2, "{said}");
        } else {
            assert_eq!(ran.status.code(), Some(0), "{command}: {said}");
        }
        asked += 1;
    }
    if have(&["gcc"]) {
        assert!(asked > 0);
    }
}

#[test]
fn a_probed_compiler_becomes_a_target_file() {
    if !have(&["gcc"]) {
        return;
    }
    let place = TestDir::new("probe");
    let path = &place.path("mine.toml");
    let options = "gcc -funsigned-char -fshort-enums -fshort-wchar";
    let ran = cassay(&["target", "probe", "--cc", options, "-o", path]);
    let said = text(&ran.stdout);
    assert_eq!(ran.status.code(), Some(1), "{said}{}", text(&ran.stderr));
    for difference in [
        "char_signed: no",
        "enums: narrowest",
        "wchar_t: unsigned short",
    ] {
        assert!(said.contains(difference), "{said}");
    }
    let again = cassay(&["target", "probe", "--cc", options, "--target", path]);
    assert_eq!(again.status.code(), Some(0), "{}", text(&again.stdout));

    let source = "int printf(const char *, ...);\nenum e { A };\n\
                  int main(void) { printf(\"%d %d\\n\", (char)-1 < 0, (int)sizeof(enum e)); }\n";
    let program = place.write("program.c", source);
    let ran = cassay(&["run", "--target", path, &program]);
    assert_eq!(text(&ran.stdout), "0 1\n", "{}", text(&ran.stderr));
}

#[test]
fn targets_are_listed_and_shown() {
    let list = text(&cassay(&["target", "list"]).stdout);
    let json = cassay(&["target", "list", "--json"]).stdout;
    let json: serde_json::Value = serde_json::from_slice(&json).unwrap();
    let names: Vec<&str> = json
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|t| t["name"].as_str())
        .collect();
    assert_eq!(names.len(), 12);
    for name in names {
        assert!(list.contains(name));
        let shown = text(&cassay(&["target", "show", name]).stdout);
        assert!(
            shown.contains("size_t") && shown.contains("endian"),
            "{shown}"
        );
    }
    let unknown = cassay(&["target", "show", "pdp11"]);
    assert_eq!(unknown.status.code(), Some(125));
    assert!(text(&unknown.stderr).contains("s390x-linux"));
}
