//! Plain lines, for logs and pipes: messages as they come, a line of figures every few seconds, a
//! table at the end.

use std::io::Write;
use std::time::Duration;

use cassay_program::shown;

use super::{Order, Show, text};
use crate::metrics::Figures;

const EVERY: Duration = Duration::from_secs(5);

pub struct Lines<W: Write> {
    out: W,
    next_message: u64,
    next_line: Duration,
}

impl<W: Write> Lines<W> {
    pub fn new(out: W) -> Lines<W> {
        Lines {
            out,
            next_message: 0,
            next_line: EVERY,
        }
    }

    /// A reader that is gone does not end the hunt: what it finds is in the store.
    fn write(&mut self, text: &str) {
        let _ = self.out.write_all(text.as_bytes());
        let _ = self.out.flush();
    }

    fn messages(&mut self, figures: &Figures) {
        for message in &figures.messages {
            if message.number >= self.next_message {
                self.next_message = message.number + 1;
                self.write(&format!("{}\n", shown::line(&message.text)));
            }
        }
    }
}

impl<W: Write> Show for Lines<W> {
    fn tick(&mut self, figures: &Figures) -> Order {
        self.messages(figures);
        if figures.elapsed >= self.next_line {
            self.next_line = figures.elapsed + EVERY;
            self.write(&format!("{}\n", text::line(figures)));
        }
        Order::GoOn
    }

    fn end(&mut self, figures: &Figures) {
        self.messages(figures);
        let bytes = text::bytes(figures.bytes);
        let text = format!(
            "\n{}\n{bytes} of programs\n\n{}",
            text::line(figures),
            text::table(figures)
        );
        self.write(&text);
        for line in text::no_program(figures)
            .into_iter()
            .chain(text::skips(figures))
        {
            self.write(&format!("{}\n", shown::line(&line)));
        }
    }
}
