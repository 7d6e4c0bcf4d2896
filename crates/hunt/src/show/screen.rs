//! The live screen: what the hunt does, how fast, and what it found, on pages that need no explanation.
//!
//! A thread of its own draws and listens to the keyboard, so that a terminal that is slow, stuck or gone never holds up
//! the hunt: the hunt leaves its newest figures, takes the orders that have come, and goes on.
//!
//! **The terminal is given back**, whatever happens: at the end, when the screen is dropped, and when its thread panics.
//! Workers of a hunt may panic, and the hunt goes on; what such a panic says would spoil the screen, so it is kept, and
//! said when the terminal is given back.
//!
//! Where standard input is no terminal no keys are read and the terminal is not made raw: there, Ctrl-C is a signal.

mod draw;
mod keys;
#[cfg(test)]
mod tests;
mod view;

use std::io::{self, Write, stderr, stdout};
use std::panic;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, Once, PoisonError};
use std::thread;
use std::time::Duration;

use cassay_program::shown;
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::cursor::Show as ShowCursor;
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::crossterm::{execute, style};
use ratatui::prelude::Backend;
use ratatui::widgets::Paragraph;

use self::keys::Keyboard;
use self::view::{Size, View, Wish};
use super::{Order, Show};
use crate::metrics::Figures;

/// How long the keyboard is waited for before sizes and figures are looked at again.
const LOOK: Duration = Duration::from_millis(100);
/// How long the end waits for a terminal that is stuck.
const PATIENCE: Duration = Duration::from_secs(2);

pub struct Screen {
    shared: Arc<Shared>,
    /// Closed when the thread has given the terminal back.
    ended: Receiver<()>,
}

/// What the hunt and the thread of the screen leave for each other.
#[derive(Default)]
struct Shared {
    figures: Mutex<Option<Arc<Figures>>>,
    /// How often somebody asked to stop and was not heard yet.
    asked: AtomicU32,
    over: AtomicBool,
}

impl Screen {
    /// Takes over the terminal until [`Show::end`], or until it is dropped.
    pub fn start(store: &Path, colours: bool) -> io::Result<Screen> {
        style::force_color_output(colours);
        let shared = Arc::new(Shared::default());
        let (sender, ended) = channel();
        let mut painter = Painter {
            shared: Arc::clone(&shared),
            taken: Taken::take(Keyboard::new(), sender)?,
            terminal: Terminal::new(CrosstermBackend::new(stdout()))?,
            store: shown::line(&store.display().to_string()),
            view: View::default(),
        };
        let builder = thread::Builder::new().name("screen".to_string());
        builder.spawn(move || painter.work())?;
        Ok(Screen { shared, ended })
    }

    fn leave(&mut self) {
        self.shared.over.store(true, Ordering::Relaxed);
        // A terminal that is stuck keeps its screen; the hunt's results are in the store.
        let _ = self.ended.recv_timeout(PATIENCE);
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        self.leave();
    }
}

impl Show for Screen {
    fn tick(&mut self, figures: &Figures) -> Order {
        *lock(&self.shared.figures) = Some(Arc::new(figures.clone()));
        let take = |asked: u32| asked.checked_sub(1);
        let asked = &self.shared.asked;
        match asked.fetch_update(Ordering::Relaxed, Ordering::Relaxed, take) {
            Ok(_) => Order::Stop,
            Err(_) => Order::GoOn,
        }
    }

    fn end(&mut self, figures: &Figures) {
        self.leave();
        let mut lines = super::Lines::new(stdout());
        lines.end(figures);
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The thread of the screen.
struct Painter<B: Backend> {
    shared: Arc<Shared>,
    /// Before the terminal, which has something to say when it is dropped.
    terminal: Terminal<B>,
    taken: Taken,
    store: String,
    view: View,
}

impl<B: Backend> Painter<B> {
    fn work(&mut self) {
        let mut drawn: Option<(Arc<Figures>, Size)> = None;
        while !self.shared.over.load(Ordering::Relaxed) {
            let pressed = self.taken.keyboard.wait(LOOK);
            let Some(figures) = lock(&self.shared.figures).clone() else {
                continue;
            };
            let Some(size) = self.size() else {
                continue;
            };
            for key in &pressed {
                match self.view.press(*key, &figures, size) {
                    Wish::Look => {}
                    Wish::Stop => _ = self.shared.asked.fetch_add(1, Ordering::Relaxed),
                    Wish::Redraw => _ = self.terminal.clear(),
                }
            }
            let same = drawn.as_ref().is_some_and(|(before, at)| {
                Arc::ptr_eq(before, &figures) && *at == size && pressed.is_empty()
            });
            if !same {
                self.draw(&figures);
                drawn = Some((figures, size));
            }
        }
    }

    /// `None`: the terminal is gone; the hunt goes on without it.
    fn size(&self) -> Option<Size> {
        let size = self.terminal.size().ok()?;
        Some(Size {
            columns: size.width.into(),
            rows: size.height.into(),
        })
    }

    fn draw(&mut self, figures: &Figures) {
        let (store, view) = (&self.store, &self.view);
        let _ = self.terminal.draw(|frame| {
            let area = frame.area();
            let size = Size {
                columns: area.width.into(),
                rows: area.height.into(),
            };
            let lines = draw::frame(store, figures, view, size);
            frame.render_widget(Paragraph::new(lines), area);
        });
    }
}

/// Whether a screen has the terminal.
static ON: AtomicBool = AtomicBool::new(false);
/// What panics said meanwhile, as much of it as anybody reads.
static HELD: Mutex<Vec<String>> = Mutex::new(Vec::new());
const MOST_HELD: usize = 20;

/// The terminal while it is ours.
struct Taken {
    keyboard: Keyboard,
    /// Tells by its end that the terminal is given back.
    _held: Sender<()>,
}

impl Taken {
    fn take(keyboard: Keyboard, held: Sender<()>) -> io::Result<Taken> {
        hold_panics();
        ON.store(true, Ordering::Relaxed);
        let taken = Taken {
            keyboard,
            _held: held,
        };
        if taken.keyboard.is_open() {
            enable_raw_mode()?;
        }
        execute!(stdout(), EnterAlternateScreen)?;
        Ok(taken)
    }
}

impl Drop for Taken {
    fn drop(&mut self) {
        // A terminal that is gone needs nothing of this.
        let _ = disable_raw_mode();
        let _ = execute!(stdout(), LeaveAlternateScreen, ShowCursor);
        ON.store(false, Ordering::Relaxed);
        for text in lock(&HELD).drain(..) {
            let _ = writeln!(stderr(), "{}", shown::message(&text));
        }
    }
}

/// Keeps what panics say for later, while there is a screen.
fn hold_panics() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let usual = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            if !ON.load(Ordering::Relaxed) {
                return usual(info);
            }
            let mut held = lock(&HELD);
            if held.len() < MOST_HELD {
                held.push(info.to_string());
            }
        }));
    });
}
