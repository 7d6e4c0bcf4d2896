//! Frames of the screen as they are seen, and what keys do to them.
//!
//! The frames are files beside the other tests, one for each size and situation; `CASSAY_BLESS=1` writes them anew.

use std::path::Path;
use std::time::Duration;

use cassay_store::{Kind, Outcome, Rate};
use cassay_testkit::golden;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::widgets::Paragraph;

use super::draw::frame;
use super::keys::Key;
use super::view::{Page, Size, View, Wish};
use crate::metrics::{Cause, Figures, Listed, Metrics, Phase, Queue, Reducing, Shrunk};

const SMALL: Size = size(80, 24);
const MIDDLE: Size = size(120, 40);
const LARGE: Size = size(200, 50);

const fn size(columns: usize, rows: usize) -> Size {
    Size { columns, rows }
}

const NAMES: &[&str] = &[
    "clang-14",
    "gcc-12",
    "chibicc",
    "clang-16",
    "gcc-11",
    "gcc-13-aarch64-linux-gnu-with-a-long-name",
    "kefir",
    "pcc",
    "tcc",
    "zig cc 0.14",
];

/// A hunt with so many compilers, some time after its beginning.
fn figures(compilers: usize) -> Figures {
    let metrics = Metrics::default();
    for (at, name) in NAMES.iter().take(compilers).enumerate() {
        metrics.cost(name, 11_000 * (at as u64 + 1), 40);
        for _ in 0..57 * (at + 3) {
            metrics.outcome(name, Outcome::Ok, false);
        }
    }
    metrics.outcome("gcc-12", Outcome::WrongOutput, true);
    metrics.tell("testing clang-14 (Debian clang version 14.0.6), gcc-12 (gcc (Debian 12.2.0-14+deb12u1) 12.2.0), and a few more that have long versions, so that this line is longer than a terminal");
    metrics.tell("new campaign 1 in some/store");
    metrics.tell("finding 7: gcc-12 -O2: wrong-output: prints 1");
    let mut figures = metrics.figures();
    for (at, message) in figures.messages.iter_mut().enumerate() {
        message.at = Duration::from_secs(20 * at as u64);
    }
    figures.elapsed = Duration::from_secs(97);
    figures.programs = 1234;
    figures.bytes = 15_300_000;
    figures.active = 2;
    figures.units = 12;
    figures.disk_bytes = 1_500_000;
    figures.disk_free = Some(77_000_000_000);
    figures.scratch_free = Some(8_000_000_000);
    figures.phase = Phase::Hunting;
    figures.queue = Queue {
        leased: 2,
        waiting: 4,
        failed: 0,
    };
    figures.time_left = Some(Duration::from_secs(503));
    figures
}

fn find(figures: &mut Figures, id: i64, kind: Kind, compiler: &str, flags: &[&str], what: &str) {
    let first = flags.first().copied().unwrap_or_default();
    let seen = Listed {
        id,
        kind,
        title: format!("{compiler} {first}: {kind}: {what}"),
        compiler: compiler.into(),
        flags: flags.iter().map(|flag| (*flag).to_string()).collect(),
        new: id % 3 != 0,
        flaky: id == 5,
        rate: (id == 5).then_some(Rate {
            shown: 3,
            tried: 20,
        }),
        variant: id == 7,
        times: id.unsigned_abs() * 3,
    };
    figures.findings.insert(format!("signature {id}"), seen);
    figures.last_new = Some(Duration::from_secs(80));
}

/// The same with findings, one of which is reduced and one being reduced.
fn with_findings(compilers: usize) -> Figures {
    let mut figures = figures(compilers);
    let long = NAMES[5];
    find(
        &mut figures,
        3,
        Kind::RejectsValid,
        "clang-14",
        &["-O0"],
        "error: too hard",
    );
    find(
        &mut figures,
        5,
        Kind::CompilerHang,
        "gcc-12",
        &["-O3"],
        "does not come to an end",
    );
    find(
        &mut figures,
        6,
        Kind::RunCrash,
        long,
        &["-O2 -fno-strict-aliasing"],
        "signal 11",
    );
    let what = "prints checksum 1 instead of checksum 4294967295, and then says something that is longer than any line should be, which needs to be wrapped or cut";
    find(
        &mut figures,
        7,
        Kind::WrongOutput,
        "gcc-12",
        &["-O2", "-O3", "-Os"],
        what,
    );
    figures.reducing = Some(Reducing {
        finding: 6,
        tokens: 412,
        pass: "statements",
    });
    figures.reductions_waiting = 2;
    let shrunk = Shrunk {
        tokens_before: 900,
        tokens: 37,
        complete: true,
        seconds: 1.5,
    };
    figures.reduced.insert(7, shrunk);
    figures
}

/// What is seen, a line for each row.
fn seen(figures: &Figures, view: &View, size: Size) -> Vec<String> {
    let backend = TestBackend::new(size.columns as u16, size.rows as u16);
    let mut terminal = Terminal::new(backend).unwrap();
    let lines = frame("some/store", figures, view, size);
    assert_eq!(lines.len(), size.rows, "{size:?}");
    let draw = |frame: &mut ratatui::Frame<'_>| {
        frame.render_widget(Paragraph::new(lines), frame.area());
    };
    terminal.draw(draw).unwrap();
    let buffer = terminal.backend().buffer();
    let rows = buffer.content().chunks(size.columns);
    rows.map(|row| row.iter().map(|cell| cell.symbol()).collect())
        .collect()
}

#[track_caller]
fn check(name: &str, figures: &Figures, view: &View, size: Size) {
    let mut text = String::new();
    for line in seen(figures, view, size) {
        text += line.trim_end();
        text.push('\n');
    }
    let file = format!("tests/screens/{name}-{}x{}.txt", size.columns, size.rows);
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    golden::check(&file, text.as_bytes());
}

fn at(page: Page) -> View {
    View {
        page,
        ..View::default()
    }
}

#[test]
fn frames_are_as_they_were() {
    for size in [SMALL, MIDDLE, LARGE] {
        check(
            "begun",
            &Metrics::default().figures(),
            &View::default(),
            size,
        );
        check("two", &with_findings(2), &View::default(), size);
        check("ten", &with_findings(10), &View::default(), size);
        check("findings", &with_findings(10), &at(Page::Findings), size);
        check("messages", &with_findings(10), &at(Page::Messages), size);
        check("help", &with_findings(10), &at(Page::Help), size);
    }
}

#[test]
fn the_end_is_told_in_the_footer() {
    let phases = [
        ("asked", Phase::Draining(Cause::Asked)),
        ("over", Phase::Draining(Cause::TimeOver)),
        ("trouble", Phase::Draining(Cause::Trouble)),
        ("cut", Phase::Stopping),
        (
            "full",
            Phase::Paused("no room on the disk of the store".into()),
        ),
    ];
    for (name, phase) in phases {
        let mut figures = with_findings(10);
        figures.phase = phase;
        check(name, &figures, &View::default(), SMALL);
    }
}

#[test]
fn bad_news_is_seen() {
    let mut figures = with_findings(10);
    for outcome in Outcome::ALL {
        let row = figures.compilers.get_mut("tcc").unwrap();
        row.outcomes.insert(*outcome, 12);
    }
    figures.suspects = 2;
    figures.mistakes = 1;
    figures.queue.failed = 1;
    for size in [SMALL, LARGE] {
        check("alarm", &figures, &View::default(), size);
    }
}

/// Text of compilers cannot move the cursor or anything else.
#[test]
fn nothing_is_shown_raw() {
    let mut figures = figures(2);
    find(
        &mut figures,
        9,
        Kind::CompilerCrash,
        "gcc\x1b[2J",
        &["\x1b[H"],
        "\x1b[31m\rred",
    );
    for page in [Page::Overview, Page::Findings] {
        for line in seen(&figures, &at(page), MIDDLE) {
            assert!(!line.contains(char::is_control), "{line:?}");
        }
    }
}

/// Whatever the size, the footer is the last line, and nothing panics.
#[test]
fn the_footer_is_always_there() {
    let figures = with_findings(10);
    for page in [Page::Overview, Page::Findings, Page::Messages, Page::Help] {
        for columns in [1, 2, 5, 20, 40, 79, 80, 159, 160, 300] {
            for rows in 1..60 {
                let lines = seen(&figures, &at(page), size(columns, rows));
                let last = lines.last().unwrap();
                if columns >= 40 {
                    assert!(last.contains("?") && last.contains("hunting"), "{last}");
                }
            }
        }
        assert!(frame("", &figures, &at(page), size(80, 0)).is_empty());
    }
}

/// Every compiler can be brought onto the screen, and the list does not run away.
/// Where there is no room for a number, there is none, rather than its first digits.
#[test]
fn numbers_are_whole_or_not_there() {
    let mut figures = with_findings(2);
    (figures.programs, figures.tests) = (123_456, 9_876_543);
    figures.compilations = 7_654_321;
    for columns in [20, 24, 28, 30, 40, 44, 60, 80] {
        let size = Size { columns, rows: 24 };
        let rows = seen(&figures, &View::default(), size);
        for (name, number) in [(" pro", "123456"), (" te", "9876543"), (" com", "7654321")] {
            let row = rows.iter().find(|row| row.starts_with(name));
            let row = row.unwrap_or_else(|| panic!("{columns}: {rows:#?}"));
            let found = row.split(' ').any(|word| word == number);
            assert!(found, "{columns}: {row:?}");
        }
        let bare = rows.iter().find(|row| row.trim_end().ends_with("running"));
        assert_eq!(bare, None, "{columns}");
    }
}

#[test]
fn lists_scroll_to_their_ends() {
    let figures = with_findings(10);
    let low = size(80, 18);
    let shows =
        |view: &View, text: &str| seen(&figures, view, low).iter().any(|l| l.contains(text));
    let mut view = View::default();
    assert!(!shows(&view, " zig cc"));
    for _ in 0..30 {
        assert_eq!(view.press(Key::Down, &figures, low), Wish::Look);
    }
    assert!(shows(&view, " zig cc") && !shows(&view, " chibicc"));
    view.press(Key::Up, &figures, low);
    assert!(!shows(&view, " zig cc"), "one up is one up");
    view.press(Key::Home, &figures, low);
    assert!(shows(&view, " chibicc"));
    view.press(Key::PageDown, &figures, low);
    assert!(!shows(&view, " chibicc"));
    view.press(Key::End, &figures, low);
    assert!(shows(&view, " zig cc"));
}

#[test]
fn the_cursor_stays_with_its_finding() {
    let mut figures = with_findings(2);
    let mut view = at(Page::Findings);
    view.press(Key::Char('j'), &figures, SMALL);
    let detail = |figures: &Figures, view: &View| {
        let lines = seen(figures, view, SMALL);
        let line = lines.iter().find(|line| line.starts_with("── finding "));
        line.cloned().unwrap_or_default()
    };
    assert!(detail(&figures, &view).contains("finding 6 "));
    find(
        &mut figures,
        8,
        Kind::RunHang,
        "gcc-12",
        &["-O1"],
        "never ends",
    );
    assert!(detail(&figures, &view).contains("finding 6 "));
    view.press(Key::End, &figures, SMALL);
    assert!(detail(&figures, &view).contains("finding 3 "));
    // At the top, it follows the newest.
    view.press(Key::Home, &figures, SMALL);
    assert!(detail(&figures, &view).contains("finding 8 "));
    find(
        &mut figures,
        10,
        Kind::RunHang,
        "gcc-12",
        &["-O0"],
        "never ends",
    );
    assert!(detail(&figures, &view).contains("finding 10 "));
}

#[test]
fn messages_scroll_and_follow() {
    let metrics = Metrics::default();
    for number in 0..60 {
        metrics.tell(format!("message {number}."));
    }
    let figures = metrics.figures();
    let mut view = at(Page::Messages);
    let shows =
        |view: &View, text: &str| seen(&figures, view, SMALL).iter().any(|l| l.contains(text));
    assert!(shows(&view, "message 59.") && !shows(&view, "message 20."));
    view.press(Key::PageUp, &figures, SMALL);
    view.press(Key::PageUp, &figures, SMALL);
    assert!(shows(&view, "message 17.") && !shows(&view, "message 59."));
    assert!(shows(&view, "newer"));
    view.press(Key::End, &figures, SMALL);
    assert_eq!(view.message, None);
}

#[test]
fn keys_turn_pages_and_stop() {
    let figures = figures(2);
    let mut view = View::default();
    let pages = [
        (Key::Char('?'), Page::Help),
        (Key::Char('?'), Page::Overview),
        (Key::Char('f'), Page::Findings),
        (Key::Char('m'), Page::Messages),
        (Key::Escape, Page::Overview),
        (Key::Tab, Page::Findings),
        (Key::Char('x'), Page::Findings),
    ];
    for (key, page) in pages {
        assert_eq!(view.press(key, &figures, SMALL), Wish::Look);
        assert_eq!(view.page, page, "{key:?}");
    }
    for key in [Key::Interrupt, Key::Char('q')] {
        assert_eq!(view.press(key, &figures, SMALL), Wish::Stop);
    }
}
