//! Damaged stores, stores that cannot be written, and what is saved of them.

mod common;

use std::fs;
use std::path::Path;
use std::process::Command;

use cassay_program::Program;
use cassay_store::{
    By, Commit, Cost, Decision, Examined, Filter, FindingId, Moment, Place, Reduced, Salvaged,
    Stage, Status, Store, StoreError,
};
use common::{ask, campaign, fresh, observation, subject, suspect};
use tempfile::TempDir;

/// Findings of the stores here: each with a program of its own, small or on several pages.
const FINDINGS: usize = 24;

/// A text that does not compress.
fn noise(seed: u64, length: usize) -> Vec<u8> {
    let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    let bytes = std::iter::repeat_with(move || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state as u8
    });
    bytes.take(length).collect()
}

fn program(number: usize) -> Program {
    Program::single("case.c", noise(number as u64, 200 + number % 5 * 3_000))
}

/// A store as a hunt leaves it: findings, of which some were seen twice, reduced, or decided about; a suspect.
fn filled(dir: &Path) -> Store {
    let mut store = Store::open(dir).unwrap();
    let campaign = campaign(&mut store);
    for number in 0..FINDINGS {
        let unit = store
            .allocate(&ask(campaign, "w", 0), &fresh("mixed", 3))
            .unwrap();
        let mut results = common::results(&unit);
        results.observations = Vec::new();
        for again in 0..=number % 2 {
            let case = format!("case {number} {again}");
            let mut seen = observation(&format!("signature {number}"), &case);
            seen.subject = subject(if number % 3 == 0 { "-O1" } else { "-O2" });
            seen.program = Some(program(number + again));
            seen.origin = (number % 4 == 0).then(|| "{}".to_string());
            results.observations.push(seen);
        }
        results.suspects = (number == 5).then(|| suspect("odd")).into_iter().collect();
        let answer = store.commit(unit.id, unit.epoch, &results, Moment(number as i64));
        assert!(matches!(answer.unwrap(), Commit::Committed { .. }));
    }
    for number in [1, 2, 9] {
        let decision = Decision {
            status: Some(Status::Confirmed),
            ..Decision::default()
        };
        store
            .decide(FindingId(number), &decision, By::Hand, Moment(1))
            .unwrap();
    }
    for number in [2, 3, 17] {
        let about = Reduced {
            complete: true,
            case: "case".into(),
            tokens_before: 100,
            tokens: 7,
            failure: "wrong output".into(),
            commands: cassay_program::Commands::parse("gcc case.c\n./a.out"),
            expected: None,
            actual: b"2".to_vec(),
            origin: None,
            notes: vec!["a note".into()],
            rate: None,
        };
        let small = Program::single("case.c", format!("int x{number};\n"));
        store
            .put_reduced(FindingId(number), &small, Some(&about), Moment(9))
            .unwrap();
    }
    // What triage knows: a part of a later finding, and occurrences that were examined.
    store
        .merge(FindingId(12), FindingId(4), By::Hand, "alike", Moment(9))
        .unwrap();
    for _ in 0..3 {
        let task = store
            .allocate_examination(&ask(campaign, "w", 9), Stage::Blame, true)
            .unwrap()
            .unwrap();
        let examined = Examined {
            identity: Some("wrong code".into()),
            blame: Some("{}".into()),
            ..Examined::default()
        };
        store
            .commit_examination(task, &examined, Place::Stays, &Cost::default(), Moment(9))
            .unwrap();
    }
    store
}

/// Puts all of the log into the file.
fn settled(dir: &Path) -> Vec<u8> {
    drop(filled(dir));
    let path = dir.join("hunt.db");
    let conn = rusqlite::Connection::open(&path).unwrap();
    conn.pragma_update(None, "journal_mode", "DELETE").unwrap();
    drop(conn);
    fs::read(path).unwrap()
}

/// Everything about a finding that people see.
fn described(store: &Store, id: FindingId) -> (String, Vec<Program>) {
    let finding = store.finding(id).unwrap().unwrap();
    let examples = store.examples(id).unwrap();
    let reduction = store.reduction(id).unwrap().unwrap();
    let mut programs = Vec::new();
    let hashes = examples.iter().map(|example| example.program);
    for hash in hashes.chain([finding.program]).chain(finding.reduced) {
        programs.push(store.program(hash).unwrap().unwrap());
    }
    let occurrences: Vec<_> = store
        .occurrences(id, 100)
        .unwrap()
        .into_iter()
        .map(|o| (o.case, o.subject, o.program, o.flaky, o.first_seen, o.times))
        .collect();
    let about = (reduction.state, reduction.about, reduction.program);
    let history = store.history(id).unwrap();
    let text = format!("{finding:?} {examples:?} {occurrences:?} {about:?} {history:?}");
    (text, programs)
}

/// What was saved is sound, and complete as far as it goes; the numbers of its findings.
fn check_saved(to: &Path, saved: &Salvaged) -> Vec<FindingId> {
    let store = Store::open_existing(to).unwrap();
    assert_eq!(store.fsck().unwrap(), [], "{saved:?}");
    let findings = store.findings(&Filter::default()).unwrap();
    assert_eq!(findings.len() as u64, saved.findings);
    let ids: Vec<FindingId> = findings.iter().map(|brief| brief.id).collect();
    for id in &ids {
        let (_, programs) = described(&store, *id);
        assert!(programs.len() >= 2);
    }
    ids
}

#[test]
fn all_of_a_sound_store_is_saved() {
    let dir = TempDir::new().unwrap();
    let (from, to) = (dir.path().join("from"), dir.path().join("to"));
    // Once with most of it in the log, and once with all of it in the file.
    for settle in [false, true] {
        let _ = fs::remove_dir_all(&from);
        let _ = fs::remove_dir_all(&to);
        let open = filled(&from);
        if settle {
            drop(open);
            let _ = fs::remove_dir_all(&from);
            settled(&from);
        } else {
            assert!(fs::metadata(from.join("hunt.db-wal")).unwrap().len() > 10_000);
            std::mem::forget(open);
        }
        let saved = Store::salvage(&from, &to).unwrap();
        assert_eq!(saved.lost, Vec::<String>::new());
        assert_eq!((saved.findings, saved.suspects), (FINDINGS as u64, 1));
        assert_eq!((saved.occurrences, saved.reductions), (36, 3));
        let ids = check_saved(&to, &saved);
        let (old, new) = (
            Store::open_existing(&from).unwrap(),
            Store::open_existing(&to).unwrap(),
        );
        for id in ids {
            assert_eq!(described(&old, id), described(&new, id));
        }
        let (campaign, _) = new.campaigns().unwrap().remove(0);
        assert_eq!(new.campaigns().unwrap(), old.campaigns().unwrap());
        assert_eq!(new.suspects(campaign).unwrap()[0].case, "odd");
        // A store is never written over.
        assert!(Store::salvage(&from, &to).is_err());
    }
}

/// What the file says that it had counts as lost, also where nobody can say what it was.
#[test]
fn what_was_cut_off_is_lost() {
    let dir = TempDir::new().unwrap();
    let good = settled(&dir.path().join("good"));
    for length in [0, 1000, good.len() / 2, good.len() - 1] {
        let from = dir.path().join(format!("cut-{length}"));
        let to = dir.path().join(format!("saved-{length}"));
        fs::create_dir(&from).unwrap();
        fs::write(from.join("hunt.db"), &good[..length]).unwrap();
        let saved = Store::salvage(&from, &to).unwrap();
        assert!(!saved.lost.is_empty(), "{length} of {}", good.len());
        check_saved(&to, &saved);
    }
}

/// Bytes are changed, pages lost and ends cut off, all over a store.
#[test]
fn damage_is_noticed_and_the_rest_is_saved() {
    let dir = TempDir::new().unwrap();
    let whole = settled(&dir.path().join("whole"));
    let original = Store::open_existing(dir.path().join("whole")).unwrap();
    let (from, to) = (dir.path().join("from"), dir.path().join("to"));
    let mut kept = 0;
    let places = 60;
    for place in 0..places {
        for kind in 0..4 {
            let mut bytes = whole.clone();
            // The first places are in the header of the file, and in the tables' descriptions.
            let at = match place {
                0..20 => place * 7,
                _ => (place - 20) * (whole.len() / (places - 20)) + 13 * place,
            };
            let at = at.min(whole.len() - 1);
            match kind {
                0 => bytes[at] ^= 1 << (place % 8),
                1 => bytes[at] = !bytes[at],
                2 => {
                    let page = at / 4096 * 4096;
                    let end = bytes.len().min(page + 4096);
                    bytes[page..end].fill(0);
                }
                _ => bytes.truncate(at),
            }
            let _ = fs::remove_dir_all(&from);
            let _ = fs::remove_dir_all(&to);
            fs::create_dir_all(&from).unwrap();
            fs::write(from.join("hunt.db"), &bytes).unwrap();
            let what = format!("kind {kind} at {at}");
            // Whatever is asked of it, it answers.
            let clean = match Store::open_to_read(&from) {
                Ok(store) => {
                    let _ = store.findings(&Filter::default());
                    let _ = store.examples(FindingId(3));
                    for (campaign, _) in store.campaigns().unwrap_or_default() {
                        let _ = store.summary(campaign);
                        let _ = store.tallies(campaign);
                        let _ = store.suspects(campaign);
                    }
                    store.fsck().is_ok_and(|problems| problems.is_empty())
                }
                Err(error) => {
                    let newer = matches!(error, StoreError::Newer { .. });
                    assert!(error.is_damage() || newer, "{what}: {error}");
                    false
                }
            };
            if kind == 3 {
                assert!(!clean, "{what}: cut off, and called clean");
            }
            fs::write(from.join("hunt.db"), &bytes).unwrap();
            for beside in ["hunt.db-wal", "hunt.db-shm"] {
                let _ = fs::remove_file(from.join(beside));
            }
            let saved = Store::salvage(&from, &to).unwrap_or_else(|e| panic!("{what}: {e}"));
            let ids = check_saved(&to, &saved);
            kept += ids.len();
            // A byte or a page is not worth more than the rows on it.
            if kind < 2 {
                assert!(ids.len() + 8 >= FINDINGS, "{what}: {} kept", ids.len());
            }
            // What was overwritten is said. A flipped bit can make one value of another.
            let all = ids.len() == FINDINGS;
            assert!(
                all || kind == 0 || !saved.lost.is_empty(),
                "{what}: lost without a word"
            );
            let new = Store::open_existing(&to).unwrap();
            for id in ids.into_iter().filter(|_| kind > 1) {
                let (_, programs) = described(&new, id);
                let (_, known) = described(&original, id);
                assert!(programs.iter().all(|p| known.contains(p)), "{what}");
            }
        }
    }
    let all = FINDINGS * places * 4;
    assert!(kept * 100 > all * 60, "{kept} of {all}");
}

#[test]
fn an_empty_file_is_no_sound_store() {
    let dir = TempDir::new().unwrap();
    fs::write(dir.path().join("hunt.db"), "").unwrap();
    for opened in [
        Store::open_existing(dir.path()),
        Store::open_to_read(dir.path()),
    ] {
        let error = opened.map(drop).unwrap_err();
        assert!(matches!(error, StoreError::Damaged { .. }), "{error}");
    }
    assert_eq!(fs::read(dir.path().join("hunt.db")).unwrap(), b"");
    let to = dir.path().join("to");
    let saved = Store::salvage(dir.path(), &to).unwrap();
    assert_eq!((saved.findings, saved.lost.len()), (0, 1));
}

/// Lists and shows all there is, for the tests below. Does nothing unless one of them started it.
#[test]
fn reader() {
    let Some(dir) = std::env::var_os("CASSAY_STORE_TEST_READ") else {
        return;
    };
    assert!(fs::write(Path::new(&dir).join("probe"), "x").is_err());
    let store = Store::open_to_read(&dir).unwrap();
    assert_eq!(store.fsck().unwrap(), []);
    assert_eq!(store.path(), Path::new(&dir).join("hunt.db"));
    let findings = store.findings(&Filter::default()).unwrap();
    assert_eq!(findings.len(), FINDINGS);
    for brief in findings {
        let (_, programs) = described(&store, brief.id);
        assert!(programs.len() > 1);
    }
    println!("\nread everything");
}

/// On a disk that is mounted read-only: with all in the file, with a log beside it, and as an older version.
#[test]
#[cfg(target_os = "linux")]
fn a_store_that_cannot_be_written_can_be_read() {
    let temp = TempDir::new().unwrap();
    for log in [false, true] {
        let dir = temp.path().join(format!("log-{log}"));
        if log {
            std::mem::forget(filled(&dir));
            let _ = fs::remove_file(dir.join("hunt.db-shm"));
        } else {
            settled(&dir);
        }
        let before = fs::read(dir.join("hunt.db")).unwrap();
        let name = dir.display();
        let mount = format!("mount --bind {name} {name} && mount -o remount,ro,bind {name}");
        let allowed = Command::new("unshare")
            .args(["-rm", "sh", "-c", &mount])
            .output();
        if !allowed.is_ok_and(|output| output.status.success()) {
            cassay_testkit::skip("namespaces or mounts are not allowed here");
            return;
        }
        let run = format!("{mount} && exec \"$0\" reader --exact --nocapture --test-threads=1");
        let output = Command::new("unshare")
            .args(["-rm", "sh", "-c", &run])
            .arg(std::env::current_exe().unwrap())
            .env("CASSAY_STORE_TEST_READ", &dir)
            .output()
            .unwrap();
        let text = String::from_utf8_lossy(&output.stdout);
        assert!(
            text.contains("read everything"),
            "log {log}: {text}\n{}",
            String::from_utf8_lossy(&output.stderr)
        );
        assert_eq!(fs::read(dir.join("hunt.db")).unwrap(), before);
    }
}
