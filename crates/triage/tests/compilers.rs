//! Blame with the compilers of this machine and bugs that are planted into them: a script in front of the compiler knows
//! one pass, and the program goes wrong when that pass has run.

use std::collections::BTreeMap;
use std::os::unix::fs::PermissionsExt;
use std::process::ExitCode;
use std::time::Duration;

use cassay_exec::{Compiler, Root, Scratch, Worker, find};
use cassay_program::{Expected, Program};
use cassay_testkit::{corpus, have};
use cassay_triage::same::SamePass;
use cassay_triage::{Asker, Blame, Budget, Case, Guilt, Known, Why, blame, versions};
use cassay_trial::{Accused, Bounds, Failure};

/// What goes wrong is decided by a variable that compilers cannot look into, so that the passes stay the same.
const PROGRAM: &str = "\
int printf(const char *, ...);
#ifndef BUG
#define BUG 0
#endif
volatile int bug = BUG;
int a[20];
__attribute__((noinline)) int f(int n) {
  int s = 0;
  for (int i = 0; i < n; i++) { a[i] = i * n; s += a[i] ^ n; if (s > 1000) s -= 7; }
  return s;
}
int main(void) {
  int s = f(17) + f(3);
  printf(\"%d\\n\", s + bug);
  return 0;
}
";

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

    /// A script that is taken for a compiler of the family that its name says.
    fn script(&mut self, name: &str, text: &str) -> Compiler {
        let path = self.root.path().join(name);
        std::fs::write(&path, format!("#!/bin/sh\n{text}\n")).unwrap();
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).unwrap();
        let dir = self.root.dir().unwrap();
        let found = find::compiler(name, &path.to_string_lossy(), &mut self.worker, dir.path());
        found.unwrap()
    }

    fn blame_of(
        &mut self,
        program: &Program,
        case: Case,
        budget: Budget,
        known: Known,
    ) -> (Blame, Known) {
        let asker = Asker::new(
            &mut self.worker,
            &self.scratch,
            program,
            case,
            budget,
            known,
        );
        let mut asker = asker.unwrap();
        let blame = blame(&mut asker).unwrap();
        (blame, asker.known().clone())
    }

    fn blame(&mut self, compiler: &Compiler, flags: &str) -> Blame {
        let (program, case) = case(compiler, flags);
        self.blame_of(&program, case, Budget::default(), Known::new())
            .0
    }
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(String::from).collect()
}

fn case(compiler: &Compiler, flags: &str) -> (Program, Case) {
    let case = Case {
        accused: Accused {
            compiler: compiler.clone(),
            flags: words(flags),
            units: BTreeMap::new(),
        },
        failure: Failure::WrongOutput,
        expected: Some(Expected::exit(0, expected())),
        bounds: Bounds::default(),
        runs: 2,
        again: 1,
    };
    (Program::single("main.c", PROGRAM), case)
}

/// What the program prints.
fn expected() -> String {
    let f = |n: i32| {
        let mut s = 0;
        for i in 0..n {
            s += (i * n) ^ n;
            if s > 1000 {
                s -= 7;
            }
        }
        s
    };
    format!("{}\n", f(17) + f(3))
}

/// clang with a bug in the how many-th run of a pass on something; `when` says for which limits `$k` and place `$at`.
fn clang(real: &str, pass: &str, on: &str, ordinal: usize, when: &str) -> String {
    format!(
        "k=-1; given=
for a; do shift; case $a in -opt-bisect-limit=*) k=${{a#*=}}; given=1;; -mllvm) ;; *) set -- \"$@\" \"$a\";; esac; done
case \"$*\" in *--version*|*-dumpmachine*) exec {real} \"$@\";; esac
list=$({real} \"$@\" -mllvm -opt-bisect-limit=-1 2>&1 >/dev/null)
last=$(echo \"$list\" | sed -n 's/^BISECT: running pass (\\([0-9]*\\)).*/\\1/p' | tail -n 1)
at=$(echo \"$list\" | sed -n 's/^BISECT: running pass (\\([0-9]*\\)) {pass} on {on}$/\\1/p' | sed -n {ordinal}p)
bug=0
[ $k -lt 0 ] && k=100000
if [ -n \"$at\" ]; then
{when}
fi
[ $k = 100000 ] && k=-1
if [ -n \"$given\" ]; then set -- \"$@\" -mllvm -opt-bisect-limit=$k; fi
exec {real} \"$@\" -DBUG=$bug"
    )
}

const FROM_THERE_ON: &str = "[ $k -ge $at ] && bug=1";

fn planted_in_clang(real: &'static str) {
    if !have(&[real]) {
        return;
    }
    let mut bench = Bench::new();
    let mut costs = Vec::new();
    // All of them with one version, some with the others: each takes a second.
    let step = if real == "clang-19" { 1 } else { 3 };
    for (pass, on, function, ordinal) in [
        ("SROAPass", "f", Some("f"), 1),
        ("InstCombinePass", "f", Some("f"), 2),
        ("SimplifyCFGPass", "main", Some("main"), 1),
        ("DSEPass", "f", Some("f"), 1),
        ("GVNPass", "main", Some("main"), 1),
        (
            "Machine Common Subexpression Elimination",
            "function (f)",
            Some("f"),
            1,
        ),
        ("X86 LEA Fixup", "function (main)", Some("main"), 1),
        ("GlobalOptPass", "\\[module\\]", None, 1),
    ]
    .into_iter()
    .step_by(step)
    {
        // Names of passes have changed.
        let pass = match (real, pass) {
            ("clang-13", "GVNPass") => "GVN",
            ("clang-13", "SROAPass") => "SROA",
            (_, pass) => pass,
        };
        let script = clang(real, pass, on, ordinal, FROM_THERE_ON);
        let compiler = bench.script("clang-planted", &script);
        let blame = bench.blame(&compiler, "-O3");
        let Guilt::Pass(guilty) = &blame.guilt else {
            panic!("{real} {pass}: {blame:?}");
        };
        assert_eq!(guilty.name, pass, "{real}: {blame:?}");
        assert_eq!(guilty.function.as_deref(), function, "{real}: {blame:?}");
        assert_eq!(guilty.ordinal, ordinal, "{real}: {blame:?}");
        // Both commands differ in one number.
        let (shows, hides) = (&guilty.shows[0], &guilty.hides[0]);
        assert_eq!(shows.len(), hides.len());
        assert_eq!(shows.iter().zip(hides).filter(|(a, b)| a != b).count(), 1);
        assert!(shows.contains(&format!("-opt-bisect-limit={}", guilty.index)));
        costs.push(blame.compilations);
    }
    costs.sort_unstable();
    assert!(costs[costs.len() / 2] <= 20, "{costs:?}");
}

fn clang_unresolved() {
    if !have(&["clang"]) {
        return;
    }
    let mut bench = Bench::new();
    for (when, why) in [
        ("bug=1", Why::WithoutPasses),
        // It is gone for a while in the middle of what follows.
        (
            "[ $k -ge $at ] && bug=1; [ $k -gt $((last / 2 + 1)) ] && [ $k -lt $last ] && bug=0",
            Why::NotMonotone,
        ),
        (
            "[ $k -ge $at ] && bug=1; [ $k -gt $((at - 9)) ] && [ $k -lt $((at + 9)) ] && \
             { echo 'fatal error: error in backend: no' >&2; exit 70; }",
            Why::Breaks,
        ),
    ] {
        let script = clang("clang", "SimplifyCFGPass", "main", 2, when);
        let compiler = bench.script("clang-planted", &script);
        let blame = bench.blame(&compiler, "-O2");
        match &blame.guilt {
            Guilt::Unresolved(unresolved) => assert_eq!(unresolved.why, why, "{blame:?}"),
            Guilt::Pass(_) => panic!("{blame:?}"),
        }
    }
    // What does not fail is not blamed on anybody.
    let right = bench.script("clang-right", "exec clang \"$@\"");
    let blame = bench.blame(&right, "-O2");
    assert!(matches!(&blame.guilt, Guilt::Unresolved(u) if u.why == Why::NotShown));
    assert_eq!(blame.compilations, 2);
}

/// How many programs a script has made before, in its directory.
const COUNT: &str = "n=$(cat count 2>/dev/null || echo 0); echo $((n + 1)) > count";

/// A compiler that makes another program each time, wrong ones and right ones, is blamed for that and no pass of its.
fn another_program_each_time() {
    if !have(&["clang", "gcc"]) {
        return;
    }
    let mut bench = Bench::new();
    for bug in ["(n + 1) % 2", "n % 3 < 2", "n * n / 3 % 2 == 0"] {
        let when = format!("{COUNT}; bug=$(( {bug} ))");
        let clang = clang("clang", "SimplifyCFGPass", "main", 1, &when);
        let gcc = format!("{COUNT}; exec gcc \"$@\" -DBUG=$(( {bug} ))");
        for (name, script) in [("clang-other", clang), ("gcc-other", gcc)] {
            let _ = std::fs::remove_file(bench.scratch.path().join("count"));
            let compiler = bench.script(name, &script);
            let blame = bench.blame(&compiler, "-O2");
            let Guilt::Unresolved(unresolved) = &blame.guilt else {
                panic!("{name} {bug}: {blame:?}");
            };
            assert_eq!(
                unresolved.why,
                Why::NotDeterministic,
                "{name} {bug}: {blame:?}"
            );
            let known = unresolved.known.join("; ");
            assert!(known.contains(" of 6 compilations show it"), "{known}");
            // Nothing else is said that may be another way the next time.
            assert_eq!(blame.shows, ["-O2"]);
            let nothing = (None, None, None);
            assert_eq!((blame.hides, blame.counter, blame.hiding), nothing);
            assert!(blame.compilations <= 60, "{}", blame.compilations);
        }
    }
}

/// Programs that differ in nothing that matters do not hide the pass.
fn a_date_in_the_program() {
    if !have(&["clang"]) {
        return;
    }
    let mut bench = Bench::new();
    let when = format!("{FROM_THERE_ON}; {COUNT}; set -- \"$@\" -Wl,--build-id=0x$((n + 10))");
    let script = clang("clang", "SROAPass", "f", 1, &when);
    let compiler = bench.script("clang-planted", &script);
    let blame = bench.blame(&compiler, "-O2");
    let pass = blame.guilt.pass().unwrap_or_else(|| panic!("{blame:?}"));
    assert_eq!((pass.name.as_str(), &pass.otherwise), ("SROAPass", &None));
}

/// The commands that show a pass may show something else than the report is about.
fn what_the_commands_show() {
    if !have(&["clang"]) {
        return;
    }
    let mut bench = Bench::new();
    let when = "[ $k -ge $at ] && bug=1; [ $k = $at ] && bug='(__builtin_trap(),1)'";
    let script = clang("clang", "SROAPass", "f", 1, when);
    let compiler = bench.script("clang-planted", &script);
    let (mut program, case) = case(&compiler, "-O2");
    let traps = PROGRAM.replace("volatile int bug = BUG;", "volatile int bug;");
    let traps = traps.replace("int s = f(17)", "bug = BUG; int s = f(17)");
    program.units[0].1 = traps.into_bytes();
    let (blame, _) = bench.blame_of(&program, case, Budget::default(), Known::new());
    let pass = blame.guilt.pass().unwrap_or_else(|| panic!("{blame:?}"));
    assert_eq!(
        pass.otherwise.as_deref(),
        Some("the compiled program dies of SIGILL")
    );
}

/// A search that ends in the middle goes on there.
fn a_search_goes_on() {
    if !have(&["clang"]) {
        return;
    }
    let mut bench = Bench::new();
    let script = clang("clang", "InstCombinePass", "f", 1, FROM_THERE_ON);
    let compiler = bench.script("clang-planted", &script);
    let (program, case) = case(&compiler, "-O2");
    let small = Budget {
        compilations: 6,
        time: Duration::from_secs(600),
    };
    let whole = bench.blame(&compiler, "-O2");
    let (mut blame, mut known) = bench.blame_of(&program, case.clone(), small, Known::new());
    assert!(
        matches!(&blame.guilt, Guilt::Unresolved(u) if u.why == Why::Budget),
        "{blame:?}"
    );
    let mut all = blame.compilations;
    for _ in 0..10 {
        let text = serde_json::to_string(&known).unwrap();
        let before: Known = serde_json::from_str(&text).unwrap();
        (blame, known) = bench.blame_of(&program, case.clone(), small, before);
        all += blame.compilations;
        if blame.guilt.pass().is_some() {
            break;
        }
    }
    assert_eq!(blame.guilt, whole.guilt);
    // Only the list is asked for anew.
    assert!(all <= whole.compilations + 10, "{all}");
}

/// One of two files, each of which is counted from 1.
fn a_bug_in_one_of_two_files() {
    if !have(&["clang"]) {
        return;
    }
    let mut bench = Bench::new();
    let script = clang("clang", "InstCombinePass", "g", 1, FROM_THERE_ON);
    let compiler = bench.script("clang-planted", &script);
    let (mut program, case) = case(&compiler, "-O2");
    program.units = vec![
        (
            "main.c".into(),
            b"int g(int); int printf(const char *, ...); int main(void) { printf(\"%d\\n\", g(0)); return 0; }\n".to_vec(),
        ),
        (
            "g.c".into(),
            b"#ifndef BUG\n#define BUG 0\n#endif\nvolatile int bug = BUG; int g(int x) { if (x) x += 2; return x + bug; }\n".to_vec(),
        ),
    ];
    let case = Case {
        expected: Some(Expected::exit(0, "0\n")),
        ..case
    };
    let (blame, _) = bench.blame_of(&program, case, Budget::default(), Known::new());
    let pass = blame.guilt.pass().unwrap_or_else(|| panic!("{blame:?}"));
    assert_eq!(
        (pass.name.as_str(), pass.function.as_deref()),
        ("InstCombinePass", Some("g"))
    );
    assert_eq!(pass.unit.as_deref(), Some("g.c"));
    assert_eq!(pass.shows.len(), 3, "{pass:?}");
}

/// gcc with a bug in a pass that this option leaves out, and that other options switch off.
fn gcc(real: &str, pass: &str, switch: &str, counter: Option<(&str, u32)>) -> String {
    let counter = counter.map_or(String::new(), |(name, value)| {
        format!(
            "for a; do case $a in -fdbg-cnt=*) k=$(echo \"$a\" | sed -n 's/.*[=,]{name}:\\([0-9]*\\).*/\\1/p'); \
             [ -n \"$k\" ] && [ $k -lt {value} ] && bug=0;; esac; done\n"
        )
    });
    format!(
        "bug=0\ncase \" $* \" in *' -O2 '*|*' -O3 '*) bug=1;; esac\n\
         case \" $* \" in *' -fdisable-{pass} '*|*' {switch} '*) bug=0;; esac\n{counter}exec {real} \"$@\" -DBUG=$bug"
    )
}

fn planted_in_gcc(real: &'static str) {
    if !have(&[real]) {
        return;
    }
    let mut bench = Bench::new();
    let mut costs = Vec::new();
    let step = if real == "gcc-12" { 1 } else { 2 };
    for (pass, switch, counter) in [
        ("tree-dse2", "-fno-tree-dse", Some(("dse", 3))),
        ("tree-pre", "-fno-tree-pre", Some(("pre", 1))),
        ("rtl-combine", "-fno-such-flag", None),
        ("ipa-cp", "-fno-ipa-cp", None),
        ("tree-ccp1", "-fno-tree-ccp", Some(("ccp", 12))),
        (
            "rtl-sched2",
            "-fno-schedule-insns2",
            Some(("sched_insn", 20)),
        ),
    ]
    .into_iter()
    .step_by(step)
    {
        let script = gcc(real, pass, switch, counter);
        let compiler = bench.script("gcc-planted", &script);
        let blame = bench.blame(&compiler, "-O3 -g");
        let Guilt::Pass(guilty) = &blame.guilt else {
            panic!("{real} {pass}: {blame:?}");
        };
        assert_eq!(guilty.name, pass, "{real}: {blame:?}");
        assert!(guilty.alone, "{real}: {blame:?}");
        assert_eq!(blame.shows, ["-O2"], "{blame:?}");
        assert!(blame.hides.is_some(), "{blame:?}");
        let hiding = (switch != "-fno-such-flag").then(|| vec![switch.to_string()]);
        assert_eq!(blame.hiding, hiding, "{real} {pass}: {blame:?}");
        // A counter that counted to less than that is no help.
        if let (Some((name, value)), Some(found)) = (counter, &blame.counter) {
            assert_eq!(
                (found.name.as_str(), found.value),
                (name, value as usize),
                "{blame:?}"
            );
        } else if pass == "tree-ccp1" {
            panic!("{real} {pass}: {blame:?}");
        }
        assert!(hides(&mut bench, &compiler, &guilty.hides[0]));
        assert!(!hides(&mut bench, &compiler, &guilty.shows[0]));
        costs.push(blame.compilations);
    }
    costs.sort_unstable();
    assert!(costs[costs.len() / 2] <= 40, "{costs:?}");
}

/// What one run of a pass leaves undone, the next run does: both commands leave out the later ones, and no other passes.
fn a_pass_of_gcc_that_runs_again() {
    if !have(&["gcc"]) {
        return;
    }
    let mut bench = Bench::new();
    let text = "bug=0\nfor run in 1 2 3 4; do case \" $* \" in *' -O2 '*) case \" $* \" in \
                *\" -fdisable-tree-phiopt$run \"*) ;; *) bug=1;; esac;; esac; done\nexec gcc \"$@\" -DBUG=$bug";
    let compiler = bench.script("gcc-planted", text);
    let blame = bench.blame(&compiler, "-O2");
    let pass = blame.guilt.pass().unwrap_or_else(|| panic!("{blame:?}"));
    assert_eq!(pass.name, "tree-phiopt1", "{blame:?}");
    assert!(!pass.alone && pass.later_runs, "{blame:?}");
    let left_out = |command: &[String]| {
        let flags = command.iter().filter(|w| w.starts_with("-fdisable-"));
        flags.cloned().collect::<Vec<String>>()
    };
    let later = [2, 3, 4].map(|run| format!("-fdisable-tree-phiopt{run}"));
    assert_eq!(left_out(&pass.shows[0]), later);
    let first = "-fdisable-tree-phiopt1".to_string();
    assert_eq!(left_out(&pass.hides[0]), [&[first][..], &later].concat());
    assert!(hides(&mut bench, &compiler, &pass.hides[0]));
    assert!(!hides(&mut bench, &compiler, &pass.shows[0]));
}

/// Whether a command that people are shown makes a program that is right.
fn hides(bench: &mut Bench, compiler: &Compiler, command: &[String]) -> bool {
    let flags: Vec<String> = command[1..]
        .iter()
        .filter(|w| w.starts_with("-O") || w.starts_with("-f"))
        .cloned()
        .collect();
    let (mut program, _) = case(compiler, "");
    program.expected = Some(Expected::exit(0, expected()));
    let mut one = compiler.clone();
    one.levels = vec![flags];
    let rows = versions::table(
        &[one],
        &program,
        &[],
        None,
        Bounds::default(),
        &bench.scratch,
        &mut bench.worker,
    );
    rows.unwrap()[0].cells[0].mark == versions::Mark::Ok
}

/// A pass without which another has nothing to spoil is not the one that spoils it.
fn the_same_pass_of_gcc() {
    if !have(&["gcc"]) {
        return;
    }
    let mut bench = Bench::new();
    let first = bench.script("gcc-planted", &gcc("gcc", "tree-dse2", "-fno-x", None));
    let both = gcc("gcc", "tree-dse2", "-fdisable-rtl-combine", None);
    let second = bench.script("gcc-other", &both);
    let blame = bench.blame(&first, "-O2");
    let held = SamePass::of(&blame).unwrap_or_else(|| panic!("{blame:?}"));
    assert_eq!(
        (held.name(), held.flags()),
        ("tree-dse2", &words("-O2")[..])
    );
    let mut is_guilty = |compiler: &Compiler| {
        let (program, case) = case(compiler, "-O2");
        let (worker, scratch, budget) = (&mut bench.worker, &bench.scratch, Budget::default());
        let mut asker = Asker::new(worker, scratch, &program, case, budget, Known::new()).unwrap();
        let answer = held.is_guilty(&mut asker).unwrap();
        (answer, asker.compilations())
    };
    let (guilty, cost) = is_guilty(&first);
    assert!(guilty && cost <= 4, "{cost}");
    assert!(!is_guilty(&second).0);
}

fn gcc_unresolved() {
    if !have(&["gcc"]) {
        return;
    }
    let mut bench = Bench::new();
    let always = bench.script("gcc-planted", "exec gcc \"$@\" -DBUG=1");
    let blame = bench.blame(&always, "-O2");
    assert!(
        matches!(&blame.guilt, Guilt::Unresolved(u) if u.why == Why::WithoutPasses),
        "{blame:?}"
    );
    assert_eq!(blame.shows, ["-O0"]);
    assert_eq!(
        (blame.hides, blame.hiding, blame.counter),
        (None, None, None)
    );
}

/// Passes without which gcc breaks are kept, and said to be where they may be to blame; a bug that comes and goes is blamed on
/// nobody.
fn passes_that_gcc_needs() {
    if !have(&["gcc"]) {
        return;
    }
    let mut bench = Bench::new();
    let needed = "case \" $* \" in *' -fdisable-rtl-cse1 '*) \
                  echo 'internal compiler error: in f, at cse.c:1' >&2; exit 4;; esac";
    let planted = gcc("gcc", "tree-pre", "-fno-tree-pre", None);
    let compiler = bench.script("gcc-planted", &format!("{needed}\n{planted}"));
    let blame = bench.blame(&compiler, "-O2");
    let pass = blame.guilt.pass().unwrap_or_else(|| panic!("{blame:?}"));
    assert_eq!(pass.name, "tree-pre");
    let always = "case \" $* \" in *' -O2 '*) bug=1;; *) bug=0;; esac; exec gcc \"$@\" -DBUG=$bug";
    let goes = "bug=0; case \" $* \" in *' -O2 '*) bug=1;; esac\n\
                case \" $* \" in *' -fdisable-tree-pre '*) bug=0;; esac\n\
                case \" $* \" in *' -fdisable-tree-ivopts '*) ;; *' -fdisable-rtl-dwarf2 '*) bug=0;; esac\n\
                exec gcc \"$@\" -DBUG=$bug";
    for (script, why, known) in [
        (
            format!("{needed}\n{always}"),
            Why::WithoutPasses,
            "rtl-cse1 cannot be left out",
        ),
        (goes.to_string(), Why::NotMonotone, "but it "),
    ] {
        let compiler = bench.script("gcc-planted", &script);
        let blame = bench.blame(&compiler, "-O2");
        let Guilt::Unresolved(unresolved) = &blame.guilt else {
            panic!("{blame:?}");
        };
        assert_eq!(unresolved.why, why, "{blame:?}");
        assert!(
            unresolved.known.iter().any(|what| what.contains(known)),
            "{blame:?}"
        );
    }
}

/// Compilers without passes that they tell have flags.
fn flags_of_any_compiler() {
    if !have(&["gcc"]) {
        return;
    }
    let mut bench = Bench::new();
    let text = "case \" $* \" in *' -fa '*) bug=1;; *) bug=0;; esac\n\
                for a; do shift; case $a in -fa|-fb|-fc) ;; *) set -- \"$@\" \"$a\";; esac; done\nexec gcc \"$@\" -DBUG=$bug";
    let odd = bench.script("odd-cc", text);
    let blame = bench.blame(&odd, "-fb -fa -fc -DX=1");
    assert_eq!(blame.shows, ["-fa", "-DX=1"]);
    assert_eq!(blame.hides, Some(words("-DX=1")));
    assert!(matches!(&blame.guilt, Guilt::Unresolved(u) if u.why == Why::NoPasses));
}

/// A pass that crashes is found in the same way, and one that crashes otherwise is not taken for it.
fn a_crash_has_its_pass() {
    if !have(&["clang"]) {
        return;
    }
    let mut bench = Bench::new();
    let when = "[ $k -ge $at ] && { echo 'fatal error: error in backend: planted' >&2; exit 70; }";
    let script = clang("clang", "SROAPass", "main", 1, when);
    let compiler = bench.script("clang-planted", &script);
    let (mut program, mut case) = case(&compiler, "-O2");
    program.expected = None;
    let mut cell = compiler.clone();
    cell.levels = vec![words("-O2")];
    let rows = versions::table(
        &[cell],
        &program,
        &[],
        None,
        Bounds::default(),
        &bench.scratch,
        &mut bench.worker,
    );
    case.failure = rows.unwrap()[0].cells[0].failure.clone().unwrap();
    assert!(matches!(case.failure, Failure::CompilerCrash(_)));
    case.expected = None;
    let (blame, _) = bench.blame_of(&program, case, Budget::default(), Known::new());
    // A compiler that breaks before it lists its passes has none to name.
    assert!(
        matches!(&blame.guilt, Guilt::Unresolved(u) if u.why == Why::BeforePasses),
        "{blame:?}"
    );
}

fn main() -> ExitCode {
    cassay_exec::main_if_helper();
    let mut tests = vec![
        corpus::test("clang_unresolved", clang_unresolved),
        corpus::test("a_search_goes_on", a_search_goes_on),
        corpus::test("a_bug_in_one_of_two_files", a_bug_in_one_of_two_files),
        corpus::test(
            "a_pass_of_gcc_that_runs_again",
            a_pass_of_gcc_that_runs_again,
        ),
        corpus::test("the_same_pass_of_gcc", the_same_pass_of_gcc),
        corpus::test("gcc_unresolved", gcc_unresolved),
        corpus::test("passes_that_gcc_needs", passes_that_gcc_needs),
        corpus::test("another_program_each_time", another_program_each_time),
        corpus::test("a_date_in_the_program", a_date_in_the_program),
        corpus::test("what_the_commands_show", what_the_commands_show),
        corpus::test("flags_of_any_compiler", flags_of_any_compiler),
        corpus::test("a_crash_has_its_pass", a_crash_has_its_pass),
    ];
    for real in ["clang-13", "clang-14", "clang-16", "clang-19"] {
        let name = format!("planted_in_clang::{real}");
        tests.push(corpus::trial(name, move || {
            planted_in_clang(real);
            Ok(())
        }));
    }
    for real in ["gcc-11", "gcc-12"] {
        let name = format!("planted_in_gcc::{real}");
        tests.push(corpus::trial(name, move || {
            planted_in_gcc(real);
            Ok(())
        }));
    }
    corpus::main(tests)
}
