//! A disk that is full: the hunt says so and waits, goes on when there is room, and loses nothing.
//!
//! The disk is a small one in memory, mounted in a namespace of the test's own, where a shell does what it
//! is told to. Where the kernel does not allow that, the test is left out.

use super::common::*;
use std::fs;
use std::io::Write;
use std::process::{Child, Command, Stdio};

/// A shell in a namespace with small disks.
struct Inside {
    shell: Child,
    place: TestDir,
    told: usize,
}

impl Inside {
    /// `None` where the kernel does not allow it.
    fn enter(name: &str) -> Option<Inside> {
        let place = TestDir::new(name);
        for dir in ["disk", "scratch"] {
            fs::create_dir(place.dir().join(dir)).unwrap();
        }
        let loop_forever = "while read -r line; do eval \"$line\"; done";
        let shell = Command::new("unshare")
            .args(["-Urm", "sh", "-c", loop_forever])
            .current_dir(place.dir())
            .env("CASSAY", cassay_testkit::cassay().0)
            .stdin(Stdio::piped())
            .spawn();
        let Ok(shell) = shell else {
            cassay_testkit::skip("there is no `unshare`");
            return None;
        };
        let mut inside = Inside {
            shell,
            place,
            told: 0,
        };
        let mounted = inside.tell(
            "mount -t tmpfs -o size=24m none disk && mount -t tmpfs -o size=96m none /dev/shm",
        );
        if mounted != Some(0) {
            cassay_testkit::skip("no disk can be mounted in a namespace here");
            return None;
        }
        Some(inside)
    }

    fn path(&self, name: &str) -> String {
        self.place.path(name)
    }

    /// Has the shell do something and waits for its exit status; `None` when the shell is gone.
    fn tell(&mut self, command: &str) -> Option<i32> {
        self.told += 1;
        let status = self.path(&format!("status-{}", self.told));
        let line = format!("{{ {command}; }}; echo $? > {status}.new; mv {status}.new {status}\n");
        let written = self.shell.stdin.as_mut()?.write_all(line.as_bytes());
        if written.is_err() {
            return None;
        }
        let mut seen = None;
        await_that(command, || {
            let text = fs::read_to_string(&status).unwrap_or_default();
            seen = text.trim().parse().ok();
            seen.is_some() || self.shell.try_wait().is_ok_and(|end| end.is_some())
        });
        seen
    }

    fn hunt(&mut self, out: &str, more: &str) {
        let line = format!(
            "\"$CASSAY\" hunt --json --size 2000 --jobs 2 --store disk/store --cc 'gcc -O1' {more} \
             > {out} 2> {out}.errors & hunt=$!"
        );
        assert_eq!(self.tell(&line), Some(0));
    }

    fn fill(&mut self, dir: &str) {
        // It ends when there is no more room, which is the point.
        let _ = self.tell(&format!("cat /dev/zero > {dir}/filler 2>/dev/null"));
    }

    fn await_message(&self, out: &str, part: &str) {
        let path = self.path(out);
        await_that(part, || said(&objects_in(&path), part));
    }

    fn fsck(&mut self) -> String {
        let status = self.tell("\"$CASSAY\" fsck --store disk/store > fsck.txt 2>&1");
        let told = fs::read_to_string(self.path("fsck.txt")).unwrap();
        assert_eq!(status, Some(0), "{told}");
        told
    }
}

impl Drop for Inside {
    fn drop(&mut self) {
        // Without its input the shell ends, and the disks with it.
        drop(self.shell.stdin.take());
        let _ = self.shell.wait();
    }
}

#[test]
fn a_full_disk_is_waited_out_and_nothing_is_lost() {
    if !have(&["gcc", "unshare", "mount"]) {
        return;
    }
    let Some(mut inside) = Inside::enter("full") else {
        return;
    };

    // The store's disk, while the hunt works; it goes on when there is room.
    inside.hunt("first", "");
    inside.await_message("first", "new campaign");
    inside.fill("disk");
    inside.await_message("first", "paused: no room");
    inside.fsck();
    assert_eq!(inside.tell("rm disk/filler"), Some(0));
    inside.await_message("first", "there is room again");

    // The scratch directories' disk. What compilers make of that is not held against them.
    inside.fill("/dev/shm");
    let path = inside.path("first");
    let pauses = || {
        let all = objects_in(&path);
        let texts = all.iter().filter_map(|o| o["text"].as_str());
        texts.filter(|text| text.starts_with("paused: ")).count()
    };
    let so_far = pauses();
    await_that("it is paused again", || pauses() > so_far);
    assert_eq!(inside.tell("rm /dev/shm/filler"), Some(0));
    let done = |o: &serde_json::Value| o["units"].as_u64().unwrap_or(0);
    let most = || objects_in(&path).iter().map(done).max().unwrap_or(0);
    let units = most();
    await_that("it goes on", || most() > units);
    assert_eq!(inside.tell("kill -INT $hunt; wait $hunt"), Some(0));
    let all = objects_in(&path);
    let summary = all.last().expect("no output");
    assert_eq!(summary["event"], "summary", "{summary}");
    assert_eq!(summary["findings"], 0, "{summary}");
    assert_eq!(summary["suspect_oracle"], 0, "{summary}");
    let fsck = inside.fsck();
    assert!(fsck.contains("+ 0 leased + 0 waiting + 0 failed"), "{fsck}");

    // Told to stop while it waits, it cannot finish its units. They are there for the next one.
    inside.hunt("second", "");
    inside.await_message("second", "resuming campaign");
    inside.fill("disk");
    inside.await_message("second", "paused: no room");
    assert_eq!(inside.tell("kill -INT $hunt; wait $hunt"), Some(130));
    let committed = inside.fsck();
    assert_eq!(inside.tell("rm disk/filler"), Some(0));
    inside.hunt("third", "--programs 1");
    assert_eq!(inside.tell("wait $hunt"), Some(0));
    inside.hunt("fourth", "--programs 1");
    assert_eq!(inside.tell("wait $hunt"), Some(0));
    let fsck = inside.fsck();
    assert!(
        fsck.contains("+ 0 leased + 0 waiting + 0 failed"),
        "{committed}{fsck}"
    );

    // Nothing can be begun on a full disk, and that is said at once.
    inside.fill("disk");
    inside.hunt("fifth", "--seed 9");
    assert_eq!(inside.tell("wait $hunt"), Some(125));
    let error = fs::read_to_string(inside.path("fifth.errors")).unwrap();
    assert!(error.contains("no room"), "{error}");
    eprintln!("{fsck}");
}
