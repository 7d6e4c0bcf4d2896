//! How a hunt is shown while it runs: a screen, plain lines, or JSON. All three read the same
//! [`Figures`], and none of them knows anything else.

mod json;
mod lines;
mod screen;
mod text;

pub use json::{Json, summary};
pub use lines::Lines;
pub use screen::Screen;

use crate::metrics::Figures;

/// What a person at the screen asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    GoOn,
    /// What an interrupt is: once to drain, twice to stop now.
    Stop,
}

pub trait Show {
    /// Called several times a second.
    fn tick(&mut self, figures: &Figures) -> Order;

    /// Called once, at the end; after it the terminal is as it was.
    fn end(&mut self, figures: &Figures);
}

/// Shows nothing: for tests, and for hunts inside other programs.
pub struct Silent;

impl Show for Silent {
    fn tick(&mut self, _: &Figures) -> Order {
        Order::GoOn
    }

    fn end(&mut self, _: &Figures) {}
}
