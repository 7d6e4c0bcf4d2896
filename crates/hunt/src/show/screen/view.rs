//! What a person looks at: which page, and where in its list. Keys change it, and nothing else does.

use super::draw;
use super::keys::Key;
use crate::metrics::{Figures, Listed};

/// The pages of the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Page {
    #[default]
    Overview,
    Findings,
    Messages,
    Help,
}

/// How large the terminal is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    pub columns: usize,
    pub rows: usize,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct View {
    pub page: Page,
    /// Compilers above the first one that is shown.
    pub compilers: usize,
    /// The signature of the finding at the cursor; `None`: the newest, whichever that is.
    pub finding: Option<String>,
    /// The number of the message at the bottom; `None`: the newest.
    pub message: Option<u64>,
    /// Lines of the help above the first one that is shown.
    pub help: usize,
}

/// What a key asks of the hunt or the terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// Nothing, or another view.
    Look,
    Redraw,
    Stop,
}

impl View {
    /// What a key does, seen on a screen of that size.
    pub fn press(&mut self, key: Key, figures: &Figures, size: Size) -> Wish {
        match key {
            Key::Interrupt | Key::Char('q') => return Wish::Stop,
            Key::Redraw => return Wish::Redraw,
            Key::Char('?' | 'h') => self.turn(Page::Help),
            Key::Char('f') => self.turn(Page::Findings),
            Key::Char('m') => self.turn(Page::Messages),
            Key::Char('o') | Key::Escape => self.page = Page::Overview,
            Key::Tab => {
                self.page = match self.page {
                    Page::Overview => Page::Findings,
                    Page::Findings => Page::Messages,
                    Page::Messages => Page::Help,
                    Page::Help => Page::Overview,
                }
            }
            Key::Up | Key::Char('k') => self.go(figures, size, |at, _| at.saturating_sub(1)),
            Key::Down | Key::Char('j') => self.go(figures, size, |at, _| at.saturating_add(1)),
            Key::PageUp => self.go(figures, size, |at, page| at.saturating_sub(page)),
            Key::PageDown | Key::Char(' ') => {
                self.go(figures, size, |at, page| at.saturating_add(page));
            }
            Key::Home | Key::Char('g') => self.go(figures, size, |_, _| 0),
            Key::End | Key::Char('G') => self.go(figures, size, |_, _| usize::MAX),
            Key::Char(_) => {}
        }
        Wish::Look
    }

    /// Shows a page, or the overview if it is shown already.
    fn turn(&mut self, page: Page) {
        self.page = if self.page == page {
            Page::Overview
        } else {
            page
        };
    }

    /// Moves in the list of the page: from where it is, and by how many rows a page has.
    fn go(&mut self, figures: &Figures, size: Size, step: impl Fn(usize, usize) -> usize) {
        let page = draw::rows(figures, self, size).max(1);
        match self.page {
            Page::Overview => {
                let last = figures.compilers.len().saturating_sub(page);
                self.compilers = step(self.compilers.min(last), page).min(last);
            }
            Page::Findings => {
                let all = findings(figures);
                let last = all.len().saturating_sub(1);
                let next = step(self.cursor(&all), page).min(last);
                // At the top it stays with the newest.
                self.finding = match next {
                    0 => None,
                    next => all.get(next).map(|(signature, _)| (*signature).clone()),
                };
            }
            Page::Messages => {
                let last = figures.messages.len().saturating_sub(1);
                let at = self.bottom(figures);
                let next = step(at, page).min(last);
                self.message = match next {
                    next if next == last => None,
                    next => figures.messages.get(next).map(|message| message.number),
                };
            }
            Page::Help => {
                let last = draw::help().len().saturating_sub(page);
                self.help = step(self.help.min(last), page).min(last);
            }
        }
    }

    /// Where the cursor is among the findings.
    pub fn cursor(&self, all: &[(&String, &Listed)]) -> usize {
        let finding = self.finding.as_ref();
        let at =
            finding.and_then(|wanted| all.iter().position(|(signature, _)| *signature == wanted));
        at.unwrap_or(0)
    }

    /// Which message is at the bottom, as an index.
    pub fn bottom(&self, figures: &Figures) -> usize {
        let messages = &figures.messages;
        match self.message {
            None => messages.len().saturating_sub(1),
            // What was at the bottom may be forgotten by now.
            Some(number) => {
                let at = messages.iter().position(|message| message.number >= number);
                at.unwrap_or(0)
            }
        }
    }
}

/// The findings with their signatures, the newest first.
pub fn findings(figures: &Figures) -> Vec<(&String, &Listed)> {
    let mut all: Vec<(&String, &Listed)> = figures.findings.iter().collect();
    all.sort_by_key(|(signature, seen)| (std::cmp::Reverse(seen.id), *signature));
    all
}
