//! The live screen: what the hunt does, how fast, and what it found, on one page that needs no
//! explanation.

use std::io;
use std::time::Duration;

use cassay_program::shown;
use ratatui::DefaultTerminal;
use ratatui::Frame;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEventKind, KeyModifiers};
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Borders, Cell, Paragraph, Row, Table};

use super::{Order, Show, text};
use crate::finding::flaky;
use crate::metrics::{Figures, Phase};

pub struct Screen {
    terminal: DefaultTerminal,
    ended: bool,
    title: String,
}

impl Screen {
    /// Takes over the terminal until [`Show::end`], or until it is dropped.
    pub fn start(title: String, colours: bool) -> io::Result<Screen> {
        ratatui::crossterm::style::force_color_output(colours);
        Ok(Screen {
            terminal: ratatui::try_init()?,
            ended: false,
            title: shown::line(&title),
        })
    }

    fn leave(&mut self) {
        if !self.ended {
            self.ended = true;
            ratatui::restore();
        }
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        self.leave();
    }
}

impl Show for Screen {
    fn tick(&mut self, figures: &Figures) -> Order {
        // A terminal that cannot be drawn on is gone; the hunt goes on without it.
        let title = &self.title;
        let _ = self.terminal.draw(|frame| draw(frame, title, figures));
        orders()
    }

    fn end(&mut self, figures: &Figures) {
        self.leave();
        let mut lines = super::Lines::new(io::stdout());
        lines.end(figures);
    }
}

/// Keys pressed since the last look. The terminal is raw, so an interrupt is a key as well.
fn orders() -> Order {
    let mut order = Order::GoOn;
    while let Ok(true) = event::poll(Duration::ZERO) {
        let Ok(Event::Key(key)) = event::read() else {
            continue;
        };
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        let stop = match key.code {
            KeyCode::Char('q') => !control,
            KeyCode::Char('c') => control,
            _ => false,
        };
        if stop && key.kind == KeyEventKind::Press {
            order = Order::Stop;
        }
    }
    order
}

fn draw(frame: &mut Frame<'_>, title: &str, figures: &Figures) {
    let compilers = figures.compilers.len() as u16;
    let [head, table, findings, messages, foot] = Layout::vertical([
        Constraint::Length(12),
        Constraint::Length(compilers.saturating_add(3)),
        Constraint::Min(3),
        Constraint::Max(6),
        Constraint::Length(1),
    ])
    .areas(frame.area());
    draw_head(frame, head, title, figures);
    draw_table(frame, table, figures);
    draw_findings(frame, findings, figures);
    draw_messages(frame, messages, figures);
    let alarm = matches!(figures.phase, Phase::Paused(_));
    let style = if alarm {
        Style::new().fg(Color::Red).add_modifier(Modifier::BOLD)
    } else {
        Style::new().add_modifier(Modifier::DIM)
    };
    let keys = match figures.phase {
        Phase::Draining | Phase::Done => "",
        _ => "  ·  q or Ctrl-C: finish and stop",
    };
    let line = format!(" {}{keys}", text::next(figures));
    frame.render_widget(Line::styled(line, style), foot);
}

fn framed(title: &str) -> Block<'_> {
    Block::new()
        .borders(Borders::TOP)
        .title(Span::styled(
            format!(" {title} "),
            Style::new().add_modifier(Modifier::BOLD),
        ))
        .border_style(Style::new().fg(Color::DarkGray))
}

fn draw_head(frame: &mut Frame<'_>, area: Rect, title: &str, figures: &Figures) {
    let counted = |name: &'static str, count: u64| {
        let rate = text::rate(figures.per_second(count));
        Line::from(vec![
            Span::raw(format!(" {name:<14}")),
            Span::styled(
                format!("{count:>10}"),
                Style::new().add_modifier(Modifier::BOLD),
            ),
            Span::raw(format!("  {rate:>8} /s")),
        ])
    };
    let share = figures.compiler_cpu_share() * 100.0;
    let lines = vec![
        Line::raw(format!(
            " running {}   {} of programs   {} workers busy",
            text::time(figures.elapsed),
            text::bytes(figures.bytes),
            figures.active,
        )),
        Line::raw(format!(" queue: {}", text::queue(figures))),
        Line::raw(format!(" disk: {}", text::disk(figures))),
        counted("programs", figures.programs),
        counted("tests", figures.tests),
        counted("compilations", figures.compilations),
        counted("runs", figures.runs),
        Line::from(vec![
            Span::raw(" CPU inside compilers under test  "),
            Span::styled(
                format!("{share:.1} %"),
                Style::new().fg(Color::Cyan).add_modifier(Modifier::BOLD),
            ),
        ]),
        Line::raw(format!(
            " reducing: {}",
            text::reducing(figures).unwrap_or_else(|| "nothing".to_string())
        )),
        Line::raw(match text::skips(figures).first() {
            Some(line) => format!(" {line}"),
            None => " no tests skipped".to_string(),
        }),
        suspects(figures),
    ];
    frame.render_widget(Paragraph::new(lines).block(framed(title)), area);
}

fn suspects(figures: &Figures) -> Line<'static> {
    if figures.suspects + figures.mistakes == 0 {
        return Line::raw(" suspect oracle  0");
    }
    let mut text = format!(
        " SUSPECT ORACLE: {} programs on which unrelated compilers agree against Cassay",
        figures.suspects
    );
    if figures.mistakes > 0 {
        text += &format!(", {} WRONG MUTATIONS", figures.mistakes);
    }
    Line::styled(
        text,
        Style::new()
            .fg(Color::White)
            .bg(Color::Red)
            .add_modifier(Modifier::BOLD),
    )
}

fn draw_table(frame: &mut Frame<'_>, area: Rect, figures: &Figures) {
    let columns = text::columns(figures);
    let bold = Style::new().add_modifier(Modifier::DIM);
    let heads = Row::new(text::heads(&columns)).style(bold);
    let rows = text::rows(figures, &columns).into_iter().map(|cells| {
        let last = cells.len().saturating_sub(1);
        Row::new(cells.into_iter().enumerate().map(move |(at, cell)| {
            // Name, ok and processor time are calm; any other number is news.
            let news = at > 1 && at < last && cell != "0";
            let style = if news {
                Style::new().fg(Color::Yellow)
            } else {
                Style::new()
            };
            Cell::from(cell).style(style)
        }))
    });
    let mut widths = vec![Constraint::Length(20)];
    widths.extend(columns.iter().map(|_| Constraint::Length(9)));
    widths.push(Constraint::Length(14));
    let table = Table::new(rows, widths)
        .header(heads)
        .block(framed("compilers"));
    frame.render_widget(table, area);
}

fn draw_findings(frame: &mut Frame<'_>, area: Rect, figures: &Figures) {
    let title = match figures.last_new {
        Some(at) => format!(
            "{}, the last new one {} ago",
            text::findings(figures),
            text::time(figures.elapsed.saturating_sub(at))
        ),
        None => text::findings(figures),
    };
    let mut seen: Vec<_> = figures.findings.values().collect();
    seen.sort_by_key(|seen| std::cmp::Reverse(seen.id));
    let lines: Vec<Line<'_>> = seen
        .iter()
        .map(|seen| {
            let flaky = flaky(seen.flaky, seen.rate);
            let size = match figures.reduced.get(&seen.id) {
                Some(shrunk) if shrunk.complete => format!("  {} tokens", shrunk.tokens),
                Some(shrunk) => format!("  {} tokens…", shrunk.tokens),
                None => String::new(),
            };
            let text = format!(
                " {:>4}  {}{flaky}  ×{}{size}",
                seen.id,
                shown::line(&seen.title),
                seen.times
            );
            if seen.new {
                Line::styled(text, Style::new().fg(Color::Green))
            } else {
                Line::raw(text)
            }
        })
        .collect();
    frame.render_widget(Paragraph::new(lines).block(framed(&title)), area);
}

fn draw_messages(frame: &mut Frame<'_>, area: Rect, figures: &Figures) {
    let room = usize::from(area.height.saturating_sub(1));
    let skip = figures.messages.len().saturating_sub(room);
    let messages = figures.messages.iter().skip(skip);
    let lines: Vec<Line<'_>> = messages
        .map(|message| {
            let said = shown::line(&message.text);
            Line::raw(format!(" {:>12}  {said}", text::time(message.at)))
        })
        .collect();
    frame.render_widget(Paragraph::new(lines).block(framed("messages")), area);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::metrics::{Listed, Metrics, Reducing, Shrunk};
    use cassay_store::{Kind, Outcome};
    use ratatui::Terminal;
    use ratatui::backend::TestBackend;

    #[test]
    fn everything_a_person_asks_for_is_on_the_screen() {
        let metrics = Metrics::default();
        metrics.cost("gcc-12", 97_000, 3000);
        metrics.outcome("gcc-12", Outcome::Ok, false);
        metrics.outcome("gcc-12", Outcome::WrongOutput, true);
        metrics.tell("hello");
        {
            let mut figures = metrics.update();
            figures.suspects = 2;
            figures.queue.waiting = 4;
            figures.queue.failed = 1;
            figures.disk_free = Some(5_000_000);
            figures.phase = Phase::Paused("no room".into());
            let seen = Listed {
                id: 7,
                kind: Kind::WrongOutput,
                title: "gcc-12 -O2: wrong output".into(),
                compiler: "gcc-12".into(),
                new: true,
                flaky: false,
                rate: None,
                variant: true,
                times: 3,
            };
            figures.findings.insert("s".into(), seen);
            figures.reducing = Some(Reducing {
                finding: 8,
                tokens: 412,
                pass: "statements",
            });
            figures.reductions_waiting = 3;
            let shrunk = Shrunk {
                tokens_before: 900,
                tokens: 37,
                complete: true,
                seconds: 1.5,
            };
            figures.reduced.insert(7, shrunk);
        }
        let mut terminal = Terminal::new(TestBackend::new(100, 30)).unwrap();
        let figures = metrics.figures();
        terminal
            .draw(|frame| draw(frame, "cassay hunt", &figures))
            .unwrap();
        let shown: String = terminal
            .backend()
            .buffer()
            .content()
            .iter()
            .map(|cell| cell.symbol())
            .collect();
        for part in [
            "97.0 %",
            "gcc-12 -O2: wrong output  ×3  37 tokens",
            "reducing finding 8: 412 tokens, 3 to be reduced, 1 reduced",
            "SUSPECT ORACLE: 2",
            "PAUSED: no room",
            "hello",
            "compilations",
            "tests                  2",
            "1 min 37 s",
            "wrong",
            "0 units done, 0 under way, 4 waiting, 1 GIVEN UP",
            "store 0 B (5.0 MB free)",
        ] {
            assert!(shown.contains(part), "{part} is missing:\n{shown}");
        }
        // A terminal that is far too small is no reason to panic.
        let mut tiny = Terminal::new(TestBackend::new(5, 2)).unwrap();
        tiny.draw(|frame| draw(frame, "cassay hunt", &figures))
            .unwrap();
    }
}
