//! What a worker and its helper say to each other: frames of a length and that many bytes.
//!
//! Both ends are the same program file, so there is no version; a frame that cannot be read means
//! that the other end is broken, and ends the conversation.

use std::ffi::{OsStr, OsString};
use std::io::{self, Read, Write};
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::path::PathBuf;
use std::time::Duration;

use crate::jail::{Tier, Wish};
use crate::process::{End, Jail, Job, Limits, Output, Over, Ran};

/// Larger frames are a sign of confusion, not of work.
const LARGEST: usize = 1 << 30;

/// What a helper is told first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Start {
    pub wish: Wish,
    /// The directory below which every job's directory will be.
    pub root: PathBuf,
}

pub fn send(to: &mut impl Write, frame: &[u8]) -> io::Result<()> {
    let len = u32::try_from(frame.len()).map_err(|_| io::ErrorKind::InvalidInput)?;
    to.write_all(&len.to_le_bytes())?;
    to.write_all(frame)
}

/// The next frame, or `None` when the other end is gone between two frames.
pub fn receive(from: &mut impl Read) -> io::Result<Option<Vec<u8>>> {
    let mut len = [0; 4];
    let mut have = 0;
    while let Some(rest) = len.get_mut(have..).filter(|rest| !rest.is_empty()) {
        match from.read(rest) {
            Ok(0) if have == 0 => return Ok(None),
            Ok(0) => return Err(io::ErrorKind::UnexpectedEof.into()),
            Ok(n) => have += n,
            Err(e) if e.kind() == io::ErrorKind::Interrupted => {}
            Err(e) => return Err(e),
        }
    }
    let len = u32::from_le_bytes(len) as usize;
    if len > LARGEST {
        return Err(io::ErrorKind::InvalidData.into());
    }
    let mut frame = vec![0; len];
    from.read_exact(&mut frame)?;
    Ok(Some(frame))
}

/// A value with a form on the wire.
pub trait Wire: Sized {
    fn put(&self, to: &mut Vec<u8>);
    fn take(from: &mut &[u8]) -> Option<Self>;

    fn to_frame(&self) -> Vec<u8> {
        let mut frame = Vec::new();
        self.put(&mut frame);
        frame
    }

    fn from_frame(mut frame: &[u8]) -> Option<Self> {
        let value = Self::take(&mut frame)?;
        frame.is_empty().then_some(value)
    }
}

impl Wire for u64 {
    fn put(&self, to: &mut Vec<u8>) {
        to.extend_from_slice(&self.to_le_bytes());
    }
    fn take(from: &mut &[u8]) -> Option<u64> {
        let (bytes, rest) = from.split_first_chunk::<8>()?;
        *from = rest;
        Some(u64::from_le_bytes(*bytes))
    }
}

impl Wire for u32 {
    fn put(&self, to: &mut Vec<u8>) {
        u64::from(*self).put(to);
    }
    fn take(from: &mut &[u8]) -> Option<u32> {
        u32::try_from(u64::take(from)?).ok()
    }
}

impl Wire for i32 {
    fn put(&self, to: &mut Vec<u8>) {
        self.cast_unsigned().put(to);
    }
    fn take(from: &mut &[u8]) -> Option<i32> {
        Some(u32::take(from)?.cast_signed())
    }
}

impl Wire for bool {
    fn put(&self, to: &mut Vec<u8>) {
        to.push(u8::from(*self));
    }
    fn take(from: &mut &[u8]) -> Option<bool> {
        let (byte, rest) = from.split_first()?;
        *from = rest;
        match byte {
            0 => Some(false),
            1 => Some(true),
            _ => None,
        }
    }
}

impl Wire for Duration {
    fn put(&self, to: &mut Vec<u8>) {
        self.as_secs().put(to);
        self.subsec_nanos().put(to);
    }
    fn take(from: &mut &[u8]) -> Option<Duration> {
        let seconds = u64::take(from)?;
        let nanos = u32::take(from).filter(|n| *n < 1_000_000_000)?;
        Some(Duration::new(seconds, nanos))
    }
}

impl Wire for OsString {
    fn put(&self, to: &mut Vec<u8>) {
        put_bytes(self.as_bytes(), to);
    }
    fn take(from: &mut &[u8]) -> Option<OsString> {
        Some(OsStr::from_bytes(take_bytes(from)?).to_owned())
    }
}

impl Wire for PathBuf {
    fn put(&self, to: &mut Vec<u8>) {
        put_bytes(self.as_os_str().as_bytes(), to);
    }
    fn take(from: &mut &[u8]) -> Option<PathBuf> {
        Some(OsString::from_vec(take_bytes(from)?.to_vec()).into())
    }
}

impl Wire for String {
    fn put(&self, to: &mut Vec<u8>) {
        put_bytes(self.as_bytes(), to);
    }
    fn take(from: &mut &[u8]) -> Option<String> {
        String::from_utf8(take_bytes(from)?.to_vec()).ok()
    }
}

fn put_bytes(bytes: &[u8], to: &mut Vec<u8>) {
    (bytes.len() as u64).put(to);
    to.extend_from_slice(bytes);
}

fn take_bytes<'a>(from: &mut &'a [u8]) -> Option<&'a [u8]> {
    let len = usize::try_from(u64::take(from)?).ok()?;
    let (bytes, rest) = from.split_at_checked(len)?;
    *from = rest;
    Some(bytes)
}

fn put_all<T: Wire>(items: &[T], to: &mut Vec<u8>) {
    (items.len() as u64).put(to);
    for item in items {
        item.put(to);
    }
}

fn take_all<T: Wire>(from: &mut &[u8]) -> Option<Vec<T>> {
    let count = u64::take(from)?;
    let mut items = Vec::new();
    for _ in 0..count {
        items.push(T::take(from)?);
    }
    Some(items)
}

impl<A: Wire, B: Wire> Wire for (A, B) {
    fn put(&self, to: &mut Vec<u8>) {
        self.0.put(to);
        self.1.put(to);
    }
    fn take(from: &mut &[u8]) -> Option<(A, B)> {
        Some((A::take(from)?, B::take(from)?))
    }
}

impl<T: Wire> Wire for Option<T> {
    fn put(&self, to: &mut Vec<u8>) {
        self.is_some().put(to);
        if let Some(value) = self {
            value.put(to);
        }
    }
    fn take(from: &mut &[u8]) -> Option<Option<T>> {
        Some(match bool::take(from)? {
            true => Some(T::take(from)?),
            false => None,
        })
    }
}

impl<T: Wire> Wire for Result<T, String> {
    fn put(&self, to: &mut Vec<u8>) {
        self.is_ok().put(to);
        match self {
            Ok(value) => value.put(to),
            Err(text) => text.put(to),
        }
    }
    fn take(from: &mut &[u8]) -> Option<Self> {
        Some(match bool::take(from)? {
            true => Ok(T::take(from)?),
            false => Err(String::take(from)?),
        })
    }
}

impl Wire for Limits {
    fn put(&self, to: &mut Vec<u8>) {
        self.cpu.put(to);
        self.wall.put(to);
        self.memory.put(to);
        self.stack.put(to);
        self.file_size.put(to);
        (self.output as u64).put(to);
        (self.over == Over::Kill).put(to);
        self.processes.put(to);
    }
    fn take(from: &mut &[u8]) -> Option<Limits> {
        Some(Limits {
            cpu: Wire::take(from)?,
            wall: Wire::take(from)?,
            memory: Wire::take(from)?,
            stack: Wire::take(from)?,
            file_size: Wire::take(from)?,
            output: usize::try_from(u64::take(from)?).ok()?,
            over: match bool::take(from)? {
                true => Over::Kill,
                false => Over::Drop,
            },
            processes: Wire::take(from)?,
        })
    }
}

impl Wire for Job {
    fn put(&self, to: &mut Vec<u8>) {
        self.program.put(to);
        put_all(&self.args, to);
        put_all(&self.env, to);
        self.dir.put(to);
        put_bytes(&self.stdin, to);
        self.limits.put(to);
        (self.jail == Jail::Program).put(to);
        self.uses_tmp.put(to);
        self.private.put(to);
    }
    fn take(from: &mut &[u8]) -> Option<Job> {
        Some(Job {
            program: Wire::take(from)?,
            args: take_all(from)?,
            env: take_all(from)?,
            dir: Wire::take(from)?,
            stdin: take_bytes(from)?.to_vec(),
            limits: Wire::take(from)?,
            jail: match bool::take(from)? {
                true => Jail::Program,
                false => Jail::Compiler,
            },
            uses_tmp: Wire::take(from)?,
            private: Wire::take(from)?,
        })
    }
}

impl Wire for End {
    fn put(&self, to: &mut Vec<u8>) {
        let (tag, detail): (u32, i32) = match self {
            End::Exited(status) => (0, *status),
            End::Signaled(signal) => (1, *signal),
            End::TimedOut => (2, 0),
            End::CpuLimit => (3, 0),
            End::FileLimit => (4, 0),
            End::OutputLimit => (5, 0),
            End::OutOfMemory => (6, 0),
            End::ProcessLimit => (7, 0),
            End::CannotStart(_) => (8, 0),
        };
        tag.put(to);
        detail.put(to);
        if let End::CannotStart(why) = self {
            why.put(to);
        }
    }
    fn take(from: &mut &[u8]) -> Option<End> {
        let tag = u32::take(from)?;
        let detail = i32::take(from)?;
        Some(match tag {
            0 => End::Exited(detail),
            1 => End::Signaled(detail),
            2 => End::TimedOut,
            3 => End::CpuLimit,
            4 => End::FileLimit,
            5 => End::OutputLimit,
            6 => End::OutOfMemory,
            7 => End::ProcessLimit,
            8 => End::CannotStart(Wire::take(from)?),
            _ => return None,
        })
    }
}

impl Wire for Output {
    fn put(&self, to: &mut Vec<u8>) {
        put_bytes(&self.bytes, to);
        self.cut.put(to);
    }
    fn take(from: &mut &[u8]) -> Option<Output> {
        Some(Output {
            bytes: take_bytes(from)?.to_vec(),
            cut: Wire::take(from)?,
        })
    }
}

impl Wire for Ran {
    fn put(&self, to: &mut Vec<u8>) {
        self.end.put(to);
        self.stdout.put(to);
        self.stderr.put(to);
        self.wall.put(to);
        self.user.put(to);
        self.sys.put(to);
        self.max_rss.put(to);
    }
    fn take(from: &mut &[u8]) -> Option<Ran> {
        Some(Ran {
            end: Wire::take(from)?,
            stdout: Wire::take(from)?,
            stderr: Wire::take(from)?,
            wall: Wire::take(from)?,
            user: Wire::take(from)?,
            sys: Wire::take(from)?,
            max_rss: Wire::take(from)?,
        })
    }
}

impl Wire for Wish {
    fn put(&self, to: &mut Vec<u8>) {
        self.namespaces.put(to);
        self.landlock.put(to);
        self.seccomp.put(to);
    }
    fn take(from: &mut &[u8]) -> Option<Wish> {
        Some(Wish {
            namespaces: Wire::take(from)?,
            landlock: Wire::take(from)?,
            seccomp: Wire::take(from)?,
        })
    }
}

impl Wire for Tier {
    fn put(&self, to: &mut Vec<u8>) {
        self.namespaces.put(to);
        self.own_proc.put(to);
        self.read_only.put(to);
        self.landlock.put(to);
        self.seccomp.put(to);
    }
    fn take(from: &mut &[u8]) -> Option<Tier> {
        Some(Tier {
            namespaces: Wire::take(from)?,
            own_proc: Wire::take(from)?,
            read_only: Wire::take(from)?,
            landlock: Wire::take(from)?,
            seccomp: Wire::take(from)?,
        })
    }
}

impl Wire for Start {
    fn put(&self, to: &mut Vec<u8>) {
        self.wish.put(to);
        self.root.put(to);
    }
    fn take(from: &mut &[u8]) -> Option<Start> {
        Some(Start {
            wish: Wire::take(from)?,
            root: Wire::take(from)?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_arrives_as_it_was_sent() {
        let job = Job::program("/bin/true", "/tmp/x")
            .args(["a", "", "b c"])
            .stdin(vec![0, 255, 10]);
        assert_eq!(Job::from_frame(&job.to_frame()), Some(job.clone()));
        let ends = [
            End::Exited(-1),
            End::Signaled(11),
            End::TimedOut,
            End::CpuLimit,
            End::FileLimit,
            End::OutputLimit,
            End::OutOfMemory,
            End::ProcessLimit,
            End::CannotStart("no".to_string()),
        ];
        for end in ends {
            let mut ran = Ran::nothing(end);
            ran.stdout.bytes = b"out".to_vec();
            ran.stderr.cut = true;
            ran.wall = Duration::from_nanos(1_234_567_890_123);
            let answer: Result<Ran, String> = Ok(ran);
            assert_eq!(Wire::from_frame(&answer.to_frame()), Some(answer));
        }
    }

    #[test]
    fn a_cut_frame_is_refused_everywhere() {
        let frame = Job::compiler("cc", "/tmp").args(["-c"]).to_frame();
        for len in 0..frame.len() {
            assert_eq!(Job::from_frame(frame.get(..len).unwrap_or_default()), None);
        }
        let mut longer = frame;
        longer.push(0);
        assert_eq!(Job::from_frame(&longer), None);
    }

    #[test]
    fn frames_go_through_a_pipe() {
        let mut bytes = Vec::new();
        send(&mut bytes, b"one").unwrap();
        send(&mut bytes, b"").unwrap();
        let mut from = bytes.as_slice();
        assert_eq!(receive(&mut from).unwrap().as_deref(), Some(&b"one"[..]));
        assert_eq!(receive(&mut from).unwrap().as_deref(), Some(&b""[..]));
        assert_eq!(receive(&mut from).unwrap(), None);
        assert!(receive(&mut &bytes[..2]).is_err());
    }
}
