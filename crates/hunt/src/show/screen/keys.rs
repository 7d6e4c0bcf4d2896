//! Keys, read from the terminal without ever waiting for it longer than asked.
//!
//! crossterm can read keys as well, but it goes on reading when a sequence is cut in two, and never comes back when the
//! terminal has hung up. Here one read follows one readiness, and a terminal that fails is not asked again.

use std::io::{IsTerminal, stdin};
use std::thread;
use std::time::Duration;

use nix::errno::Errno;
use nix::poll::{PollFd, PollFlags, PollTimeout, poll};
use nix::unistd::read;

/// A key, as far as the screen knows any.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    Up,
    Down,
    PageUp,
    PageDown,
    Home,
    End,
    Tab,
    Escape,
    /// Ctrl-C, which is a key where the terminal is raw.
    Interrupt,
    /// Ctrl-L: the screen is drawn anew.
    Redraw,
    Char(char),
}

/// The keyboard, if there is one.
pub struct Keyboard {
    open: bool,
    sequences: Sequences,
}

impl Keyboard {
    /// Standard input, if it is a terminal.
    pub fn new() -> Keyboard {
        Keyboard {
            open: stdin().is_terminal(),
            sequences: Sequences::default(),
        }
    }

    pub fn is_open(&self) -> bool {
        self.open
    }

    /// What was pressed, as soon as something is; nothing when the time is over.
    pub fn wait(&mut self, time: Duration) -> Vec<Key> {
        if !self.open {
            thread::sleep(time);
            return Vec::new();
        }
        let stdin = stdin();
        let mut files = [PollFd::new(
            std::os::fd::AsFd::as_fd(&stdin),
            PollFlags::POLLIN,
        )];
        let time = PollTimeout::try_from(time).unwrap_or(PollTimeout::ZERO);
        match poll(&mut files, time) {
            Ok(0) | Err(Errno::EINTR) => return Vec::new(),
            Ok(_) => {}
            Err(_) => {
                self.open = false;
                return Vec::new();
            }
        }
        let mut bytes = [0; 1024];
        match read(&stdin, &mut bytes) {
            Err(Errno::EINTR | Errno::EAGAIN) => Vec::new(),
            // The terminal is gone.
            Ok(0) | Err(_) => {
                self.open = false;
                Vec::new()
            }
            Ok(count) => self.sequences.keys(bytes.get(..count).unwrap_or_default()),
        }
    }
}

/// The longest sequence that is waited for the end of; no terminal sends longer ones for a key.
const LONGEST: usize = 16;

/// From bytes to keys: what ECMA-48 and its terminals send. A sequence may come in two parts.
#[derive(Debug, Default)]
struct Sequences {
    begun: Vec<u8>,
}

impl Sequences {
    fn keys(&mut self, bytes: &[u8]) -> Vec<Key> {
        let mut all = std::mem::take(&mut self.begun);
        all.extend_from_slice(bytes);
        let mut keys = Vec::new();
        let mut rest = &all[..];
        while let Some((first, after)) = rest.split_first() {
            let (key, left) = match (first, after) {
                (0x1b, [b'[' | b'O', sequence @ ..]) => {
                    let Some(end) = sequence.iter().position(|byte| (0x40..0x7f).contains(byte))
                    else {
                        if rest.len() <= LONGEST {
                            self.begun = rest.to_vec();
                        }
                        break;
                    };
                    let (sequence, left) = sequence.split_at(end + 1);
                    (named(sequence), left)
                }
                (0x1b, _) => (Some(Key::Escape), after),
                (0x03, _) => (Some(Key::Interrupt), after),
                (0x0c, _) => (Some(Key::Redraw), after),
                (b'\t', _) => (Some(Key::Tab), after),
                (b' '..0x7f, _) => (Some(Key::Char(char::from(*first))), after),
                _ => (None, after),
            };
            keys.extend(key);
            rest = left;
        }
        keys
    }
}

/// The key of a sequence after `ESC [` or `ESC O`. Parameters that say which modifiers were held make no difference.
fn named(sequence: &[u8]) -> Option<Key> {
    let (last, parameters) = sequence.split_last()?;
    match last {
        b'A' => Some(Key::Up),
        b'B' => Some(Key::Down),
        b'H' => Some(Key::Home),
        b'F' => Some(Key::End),
        b'~' => match parameters.split(|byte| *byte == b';').next()? {
            b"1" | b"7" => Some(Key::Home),
            b"4" | b"8" => Some(Key::End),
            b"5" => Some(Key::PageUp),
            b"6" => Some(Key::PageDown),
            _ => None,
        },
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(parts: &[&[u8]], expected: &[Key]) {
        let mut sequences = Sequences::default();
        let keys: Vec<Key> = parts.iter().flat_map(|part| sequences.keys(part)).collect();
        assert_eq!(keys, expected, "{parts:?}");
    }

    #[test]
    fn keys_are_what_terminals_send() {
        use Key::*;
        check(
            &[b"q?\x03\t\x0c"],
            &[Char('q'), Char('?'), Interrupt, Tab, Redraw],
        );
        check(&[b"\x1b[A\x1b[B\x1bOA\x1bOB"], &[Up, Down, Up, Down]);
        check(&[b"\x1b[5~\x1b[6~\x1b[6;5~"], &[PageUp, PageDown, PageDown]);
        check(&[b"\x1b[H\x1b[F\x1b[1~\x1b[4~"], &[Home, End, Home, End]);
        check(&[b"\x1b[1;2A"], &[Up]);
        check(&[b"\x1b"], &[Escape]);
        // A sequence in two parts is one key.
        check(&[b"j\x1b[", b"Bk"], &[Char('j'), Down, Char('k')]);
        check(&[b"\x1b[6", b"~"], &[PageDown]);
    }

    #[test]
    fn what_is_no_key_is_nothing() {
        // Keys without a meaning here, letters of other scripts, zero bytes.
        check(&[b"\x1b[15~\x1bOP\x1b[C", "ü€".as_bytes(), b"\0\r"], &[]);
        // A sequence that never ends is forgotten.
        check(&[b"\x1b[", &[b'1'; 100], b"q"], &[Key::Char('q')]);
    }
}
