//! The sanitizers of gcc and clang, asked about every program of the corpus.
//!
//! A bad program must be reported at its marked line by each sanitizer that claims its kind (`claim`
//! says which do, after their manuals), a defined one by none. Whatever else happens is a disagreement:
//! a report at another line or none, silence in spite of a claim, a program that is not compiled. Each
//! is listed in `tests/undefined/sanitizers.txt` under its reason, which `docs/validation.md` explains;
//! one that is not listed fails the test, and so does one that is listed and did not happen. The list
//! holds for the compilers of Debian 12, gcc 12 and clang 14.
//!
//! The programs are compiled without optimisation: optimisers use the licence that undefined behaviour
//! gives them before a sanitizer sees it. Whether a report names the right *kind* is not compared, as
//! sanitizers have kinds of their own; the line is, and one line of a bad program holds one fault.

use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::time::Duration;

use cassay_eval::Kind;

use cassay_testkit::corpus::{Trial, each, shared, test};
use cassay_testkit::process::run_within;
use cassay_testkit::{TestDir, have, text};

use crate::corpus::{Case, bad_cases, defined_cases, kind_of, marks};
use crate::referees::compile;

/// Some programs never end once their fault has passed unnoticed.
const LIMIT: Duration = Duration::from_secs(10);

/// All programs are asked about together, as the counts of all are shown; that compiles each four times, and is done
/// only if told to.
pub fn trials() -> Vec<Trial> {
    vec![
        test("sanitizers_agree", sanitizers_agree).with_ignored_flag(true),
        test("sanitizers/sample_agrees", a_sample_agrees),
        test(
            "sanitizers/disagreements_are_explained",
            listed_disagreements_are_explained,
        ),
        test("sanitizers/reports_are_read", reports_are_read),
    ]
}

/// A compiler and the sanitizers it builds in, which cannot all share a program.
struct Build {
    name: &'static str,
    compiler: &'static str,
    flags: &'static [&'static str],
}

const GCC: &str = "gcc";
const CLANG: &str = "clang";
const MEMORY: &str = "memory";
const CFI: &str = "cfi";

const SANITIZE: &str =
    "-fsanitize=address,undefined,float-cast-overflow,pointer-compare,pointer-subtract";

/// One program makes clang 14 crash: it is not to fill the disk with reports of that.
const NO_CRASH_FILES: &str = "-fno-crash-diagnostics";

const BUILDS: &[Build] = &[
    Build {
        name: GCC,
        compiler: "gcc",
        flags: &[SANITIZE],
    },
    Build {
        name: CLANG,
        compiler: "clang",
        flags: &[SANITIZE, NO_CRASH_FILES],
    },
    Build {
        name: MEMORY,
        compiler: "clang",
        flags: &["-fsanitize=memory", NO_CRASH_FILES],
    },
    Build {
        name: CFI,
        compiler: "clang",
        flags: &[
            "-flto",
            "-fvisibility=hidden",
            "-fsanitize=cfi-icall",
            "-fno-sanitize-trap=cfi-icall",
            NO_CRASH_FILES,
        ],
    },
];

const FLAGS: &[&str] = &["-O0", "-g", "-fno-sanitize-recover=all"];

/// What AddressSanitizer can do but does not do unless asked.
const ASAN_OPTIONS: &str = "detect_leaks=0:detect_stack_use_after_return=1:\
    detect_invalid_pointer_pairs=2:strict_string_checks=1";

/// The check that is meant to find a kind in C programs, or part of it, and the builds that have it.
fn claim(kind: Kind) -> Option<(&'static str, &'static [&'static str])> {
    const BOTH: &[&str] = &[GCC, CLANG];
    let check = match kind {
        Kind::SignedOverflow | Kind::DivisionOverflow => "signed-integer-overflow",
        Kind::DivisionByZero => "integer-divide-by-zero",
        Kind::ShiftCount | Kind::ShiftOverflow => "shift",
        Kind::FloatToIntRange => "float-cast-overflow",
        Kind::InvalidBool => "bool",
        Kind::NullDereference => "null",
        Kind::PointerArithmetic => "pointer-overflow",
        Kind::ArrayBounds => "bounds",
        Kind::PointerSubtraction => "pointer-subtract",
        Kind::PointerComparison => "pointer-compare",
        Kind::MisalignedAccess => "alignment",
        Kind::VlaSize => "vla-bound",
        Kind::UnreachableReached => "unreachable",
        Kind::BuiltinDomain => "builtin",
        Kind::AssumeViolated => "nonnull-attribute, returns-nonnull-attribute",
        Kind::LifetimeEnded
        | Kind::OutOfBounds
        | Kind::MemoryOverlap
        | Kind::LibraryArgument
        | Kind::InvalidFree => "address",
        Kind::IndeterminateValue | Kind::UnspecifiedValue => return Some(("memory", &[MEMORY])),
        Kind::CallTypeMismatch | Kind::InvalidCall => return Some(("cfi-icall", &[CFI])),
        Kind::FloatDemotionRange
        | Kind::AbsOverflow
        | Kind::DanglingPointer
        | Kind::InvalidDereference
        | Kind::MisalignedPointer
        | Kind::StringLiteralWrite
        | Kind::ConstWrite
        | Kind::OverlappingAssignment
        | Kind::TemporaryWrite
        | Kind::UnionPun
        | Kind::EffectiveType
        | Kind::RecordPun
        | Kind::InitialSequence
        | Kind::CharacterMember
        | Kind::VolatileAccess
        | Kind::RestrictBroken
        | Kind::ArgumentMismatch
        | Kind::NoreturnReturned
        | Kind::StaticArrayParameter
        | Kind::MissingReturnValue
        | Kind::MainArgument
        | Kind::CtypeRange
        | Kind::VaArgType
        | Kind::VaArgExhausted
        | Kind::VaListState
        | Kind::VaStartParameter
        | Kind::FormatMismatch
        | Kind::FormatInvalid
        | Kind::FormatExhausted
        | Kind::EndlessLoop
        | Kind::Unsequenced
        | Kind::UnsequencedVolatile
        | Kind::RestrictAssigned
        | Kind::EvaluationOrder
        | Kind::AddressDependent
        | Kind::PaddingValue
        | Kind::PointerToIntRange
        | Kind::UnionTail
        | Kind::PointerIdentity
        | Kind::ComparisonMagnitude
        | Kind::SortOrder
        | Kind::NanSign
        | Kind::ReservedName
        | Kind::BitFieldType
        | Kind::TranslationChoice
        | Kind::MathAccuracy
        | Kind::NonzeroValue
        | Kind::CompilerKnowledge
        | Kind::AllocationResult
        | Kind::OptionalErrno
        | Kind::LibraryValue
        | Kind::Environment
        | Kind::InlineDefinition
        | Kind::ArraySizeMismatch => return None,
    };
    Some((check, BOTH))
}

/// What a sanitizer said of a program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Answer {
    Silent,
    Line(usize),
    /// It reported, but named no line of the program.
    NoLine,
    /// The compiler gave no program to run.
    NotCompiled,
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Answer::Silent => f.write_str("silent"),
            Answer::Line(line) => write!(f, "line {line}"),
            Answer::NoLine => f.write_str("no line"),
            Answer::NotCompiled => f.write_str("not compiled"),
        }
    }
}

/// How an answer compares with the corpus.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Match {
    DefinedAndSilent,
    /// It claims the kind, and reports the line.
    Found,
    /// It reports the line although no check claims the kind.
    FoundUnasked,
    /// It is silent, and claims nothing.
    NothingToAsk,
    Disagreement,
}

/// Where a bad program must be reported, and by which builds at least; nothing for a defined one.
struct Fault {
    line: usize,
    claimed: &'static [&'static str],
}

impl Fault {
    fn of(case: &Case) -> Result<Option<Fault>, String> {
        let Some(kind) = kind_of(case) else {
            return Ok(None);
        };
        let source = std::fs::read_to_string(&case.sources[0]).map_err(|e| e.to_string())?;
        let (line, _) = *marks(&source).first().ok_or("no line is marked")?;
        let claimed = claim(kind).map_or(&[][..], |(_, builds)| builds);
        Ok(Some(Fault { line, claimed }))
    }
}

fn compare(fault: Option<&Fault>, build: &Build, answer: Answer) -> Match {
    let Some(fault) = fault else {
        return match answer {
            Answer::Silent => Match::DefinedAndSilent,
            _ => Match::Disagreement,
        };
    };
    let claimed = fault.claimed.contains(&build.name);
    match (answer, claimed) {
        (Answer::Line(line), _) if line != fault.line => Match::Disagreement,
        (Answer::Line(_), true) => Match::Found,
        (Answer::Line(_), false) => Match::FoundUnasked,
        (Answer::Silent, false) => Match::NothingToAsk,
        _ => Match::Disagreement,
    }
}

fn ask(case: &Case, build: &Build, dir: &Path) -> Result<Answer, String> {
    let program = dir.join(format!("{}+{}", case.name.replace('/', "+"), build.name));
    let flags = [FLAGS, build.flags].concat();
    let built = compile(case, build.compiler, &flags, &program)?;
    if built.exit != Some(0) {
        return Ok(Answer::NotCompiled);
    }
    let mut command = Command::new(&program);
    command.args(case.args()).env("ASAN_OPTIONS", ASAN_OPTIONS);
    let ran = run_within(command, case.stdin(), LIMIT);
    _ = std::fs::remove_file(&program);
    let Some(ran) = ran? else {
        return Ok(Answer::Silent);
    };
    Ok(answer(&text(&ran.stderr), &case.sources))
}

/// The first report in what a program wrote to its standard error.
fn answer(stderr: &str, sources: &[PathBuf]) -> Answer {
    const HEADERS: &[&str] = &[
        "ERROR: AddressSanitizer",
        "ERROR: MemorySanitizer",
        "WARNING: MemorySanitizer",
    ];
    let mut lines = stderr.lines();
    while let Some(line) = lines.next() {
        if line.contains(": runtime error: ") {
            return line_in(line, sources);
        }
        if HEADERS.iter().any(|header| line.contains(header)) {
            // The first stack is that of the fault; more follow, of allocations for example.
            return lines
                .map(str::trim_start)
                .skip_while(|line| !line.starts_with('#'))
                .take_while(|line| line.starts_with('#'))
                .map(|line| line_in(line, sources))
                .find(|answer| *answer != Answer::NoLine)
                .unwrap_or(Answer::NoLine);
        }
    }
    Answer::Silent
}

/// The number in `…/name.c:number…`.
fn line_in(text: &str, sources: &[PathBuf]) -> Answer {
    let number = |source: &PathBuf| {
        let name = source.file_name()?.to_str()?;
        let (_, rest) = text.split_once(&format!("/{name}:"))?;
        let digits = rest.split(|c: char| !c.is_ascii_digit()).next()?;
        digits.parse().ok()
    };
    sources
        .iter()
        .find_map(number)
        .map_or(Answer::NoLine, Answer::Line)
}

/// The listed disagreements: of a case and a build, the answer and the reason.
type Listed = BTreeMap<(String, String), (String, String)>;

/// `= reason` heads the lines that it is the reason of: case, build and answer.
fn listed() -> Result<Listed, String> {
    let path = shared("undefined").join("sanitizers.txt");
    let text = std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
    let mut listed = Listed::new();
    let mut reason = None;
    for (at, line) in text.lines().enumerate() {
        let complain = |what: &str| Err(format!("{}:{}: {what}", path.display(), at + 1));
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        if let Some(heading) = line.strip_prefix("= ") {
            reason = Some(heading.to_owned());
            continue;
        }
        let mut fields = line.splitn(3, ' ').map(str::to_owned);
        let (Some(case), Some(build), Some(answer)) = (fields.next(), fields.next(), fields.next())
        else {
            return complain("not a case, a build and an answer");
        };
        let Some(reason) = reason.clone() else {
            return complain("no reason above it");
        };
        if listed.insert((case, build), (answer, reason)).is_some() {
            return complain("listed twice");
        }
    }
    Ok(listed)
}

/// Asks `builds` about `cases`; how often an answer compared in which way, by build.
fn check(cases: &[Case], builds: &[&Build]) -> BTreeMap<(&'static str, Match), usize> {
    let place = TestDir::new("sanitizers");
    let listed = listed().expect("the list of disagreements");
    let counts = Mutex::new(BTreeMap::new());
    each(
        cases,
        |case| case.name.clone(),
        |case| {
            let fault = Fault::of(case)?;
            let mut why = String::new();
            for build in builds {
                let answer = ask(case, build, place.dir())?;
                let matched = compare(fault.as_ref(), build, answer);
                if let Ok(mut counts) = counts.lock() {
                    *counts.entry((build.name, matched)).or_insert(0) += 1;
                }
                let key = (case.name.clone(), build.name.to_owned());
                let listed = listed.get(&key).map(|(answer, _)| answer.as_str());
                let answer = answer.to_string();
                if matched == Match::Disagreement {
                    if listed != Some(&answer) {
                        let listed = listed.unwrap_or("nothing");
                        why += &format!("{}: {answer}; listed is {listed}\n", build.name);
                    }
                } else if let Some(listed) = listed {
                    why += &format!(
                        "{}: {answer}, no disagreement; listed is {listed}\n",
                        build.name
                    );
                }
            }
            if why.is_empty() { Ok(()) } else { Err(why) }
        },
    );
    counts.into_inner().unwrap_or_default()
}

fn sanitizers_agree() {
    // Without it, clang's reports name no lines.
    if !have(&["gcc", "clang", "llvm-symbolizer"]) {
        return;
    }
    let mut cases = bad_cases();
    cases.extend(defined_cases());
    let counts = check(&cases, &BUILDS.iter().collect::<Vec<_>>());
    println!("build   defined  found  unasked  nothing  disagreements");
    for build in BUILDS {
        let of = |matched| counts.get(&(build.name, matched)).copied().unwrap_or(0);
        println!(
            "{:7} {:7}  {:5}  {:7}  {:7}  {:13}",
            build.name,
            of(Match::DefinedAndSilent),
            of(Match::Found),
            of(Match::FoundUnasked),
            of(Match::NothingToAsk),
            of(Match::Disagreement),
        );
    }
}

/// What every change can afford: gcc, and of every kind it claims the first program that it decides.
fn a_sample_agrees() {
    if !have(&["gcc"]) {
        return;
    }
    let listed = listed().expect("the list of disagreements");
    let gcc = BUILDS.first().expect("gcc is the first build");
    let mut kinds = Vec::new();
    let mut cases = bad_cases();
    cases.retain(|case| {
        let Some(kind) = kind_of(case) else {
            return false;
        };
        let take = claim(kind).is_some_and(|(_, builds)| builds.contains(&GCC))
            && !listed.contains_key(&(case.name.clone(), GCC.to_owned()))
            && !kinds.contains(&kind);
        kinds.extend(take.then_some(kind));
        take
    });
    check(&cases, &[gcc]);
}

fn listed_disagreements_are_explained() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/validation.md");
    let docs = std::fs::read_to_string(docs).expect("docs/validation.md");
    let words: Vec<&str> = docs.split_whitespace().collect();
    let docs = words.join(" ");
    let cases: Vec<String> = [bad_cases(), defined_cases()]
        .concat()
        .into_iter()
        .map(|case| case.name)
        .collect();
    let filtered = std::env::var_os("CASSAY_CASE").is_some();
    let mut complaints = Vec::new();
    for ((case, build), (_, reason)) in listed().expect("the list of disagreements") {
        if !filtered && !cases.contains(&case) {
            complaints.push(format!("{case}: no such case"));
        }
        if BUILDS.iter().all(|known| known.name != build) {
            complaints.push(format!("{case}: {build} is no build"));
        }
        if !docs.contains(&format!("**{reason}**")) {
            complaints.push(format!(
                "{case}: docs/validation.md does not explain “{reason}”"
            ));
        }
    }
    complaints.dedup();
    assert!(complaints.is_empty(), "\n{}", complaints.join("\n"));
}

fn reports_are_read() {
    let of = |stderr| answer(stderr, &[PathBuf::from("some/bad1.c")]);
    assert_eq!(of(""), Answer::Silent);
    assert_eq!(of("some/bad1.c:3: warning"), Answer::Silent);
    assert_eq!(
        of("x\n/some/bad1.c:12:5: runtime error: division by zero\n/some/bad1.c:13:5: y"),
        Answer::Line(12)
    );
    assert_eq!(of("<unknown>: runtime error: null"), Answer::NoLine);
    let address = "==1==ERROR: AddressSanitizer: heap-use-after-free on address 0x1\n\
        READ of size 4\n    #0 0x1 in memcpy lib.c:1\n    #1 0x2 in main /some/bad1.c:7:3\n\n\
        freed by\n    #0 0x3 in main /some/bad1.c:5\n";
    assert_eq!(of(address), Answer::Line(7));
    let elsewhere = "==1==ERROR: AddressSanitizer: SEGV\n    #0 0x0 (<unknown module>)\n\n\
        freed by\n    #0 0x3 in main /some/bad1.c:5\n";
    assert_eq!(of(elsewhere), Answer::NoLine);
    assert_eq!(
        of("==1==AddressSanitizer: WARNING: unexpected format specifier"),
        Answer::Silent
    );
}
