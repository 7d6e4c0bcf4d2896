//! The pages as lines: a function of the figures, the view and the size of the terminal, and of nothing else.
//!
//! **Invariant:** whatever the size, the last line is the footer: what the hunt does now, and which keys there are.
//! Lists that have no room for all of their rows say so, and can be scrolled. A terminal that is wide enough has the
//! findings beside the compilers instead of below them.

use cassay_program::shown;
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};

use super::view::{Page, Size, View, findings};
use crate::finding::flaky;
use crate::metrics::{Cause, Figures, Listed, Phase};
use crate::show::text;

/// From so many columns on, there are two panes.
const WIDE: usize = 160;
/// Between them.
const BETWEEN: usize = 3;
/// The names of compilers have at least so many columns, and at most.
const NAMES: std::ops::RangeInclusive<usize> = 12..=44;

const BOLD: Style = Style::new().add_modifier(Modifier::BOLD);
const DIM: Style = Style::new().add_modifier(Modifier::DIM);
const CURSOR: Style = Style::new().add_modifier(Modifier::REVERSED);
const NEWS: Style = Style::new().fg(Color::Yellow);
const NEW: Style = Style::new().fg(Color::Green);
const RULE: Style = Style::new().fg(Color::DarkGray);
const ALARM: Style = Style::new()
    .fg(Color::White)
    .bg(Color::Red)
    .add_modifier(Modifier::BOLD);

/// What is on the screen: as many lines as it has rows.
pub fn frame(store: &str, figures: &Figures, view: &View, size: Size) -> Vec<Line<'static>> {
    let Some(room) = size.rows.checked_sub(1) else {
        return Vec::new();
    };
    let mut lines = vec![title(store, figures, view, size.columns)];
    lines.extend(match view.page {
        Page::Overview => overview(figures, view, size),
        Page::Findings => findings_page(store, figures, view, size),
        Page::Messages => messages_page(figures, view, size),
        Page::Help => help().split_off(view.help.min(help().len())),
    });
    lines.resize(room, Line::default());
    lines.push(footer(figures, view, size.columns));
    lines
}

/// How many rows the list of the page has on the screen.
pub fn rows(figures: &Figures, view: &View, size: Size) -> usize {
    match view.page {
        Page::Overview => Shares::new(figures, size).compilers.saturating_sub(2),
        Page::Findings => findings_rows(size),
        Page::Messages => size.rows.saturating_sub(3),
        Page::Help => size.rows.saturating_sub(2),
    }
}

/// A line of its own, with what follows written into it.
fn rule(title: &str, right: &str, columns: usize) -> Line<'static> {
    let right = match right {
        "" => String::new(),
        right => format!(" {right} ──"),
    };
    let room = columns.saturating_sub(Span::raw(&right).width() + 5);
    let title = format!(" {} ", shown::fit(title, room));
    let used = 2 + Span::raw(&title).width() + Span::raw(&right).width();
    let line = "─".repeat(columns.saturating_sub(used));
    Line::from(vec![
        Span::styled("──", RULE),
        Span::styled(title, BOLD),
        Span::styled(line, RULE),
        Span::styled(right, RULE),
    ])
}

/// A text that takes just so many columns, from the left.
fn left(text: &str, columns: usize) -> String {
    let text = shown::fit(text, columns);
    let blank = columns.saturating_sub(Span::raw(&text).width());
    text + &" ".repeat(blank)
}

/// The same, from the right.
fn right(text: &str, columns: usize) -> String {
    let text = shown::fit(text, columns);
    let blank = columns.saturating_sub(Span::raw(&text).width());
    " ".repeat(blank) + &text
}

/// A text in lines, broken between words where that is possible.
fn wrap(text: &str, columns: usize) -> Vec<String> {
    let columns = columns.max(1);
    let mut lines: Vec<String> = Vec::new();
    let mut used = 0;
    for word in shown::line(text).split(' ') {
        let width = Span::raw(word).width();
        if let Some(line) = lines.last_mut().filter(|_| used + 1 + width <= columns) {
            line.push(' ');
            line.push_str(word);
            used += 1 + width;
            continue;
        }
        lines.push(String::new());
        used = 0;
        for c in word.chars() {
            let width = Span::raw(c.to_string()).width();
            if used + width > columns {
                lines.push(String::new());
                used = 0;
            }
            if let Some(line) = lines.last_mut() {
                line.push(c);
            }
            used += width;
        }
    }
    lines
}

fn title(store: &str, figures: &Figures, view: &View, columns: usize) -> Line<'static> {
    let page = match view.page {
        Page::Overview => "overview",
        Page::Findings => "findings",
        Page::Messages => "messages",
        Page::Help => "help",
    };
    let right = format!("{page} · {}", text::time(figures.elapsed));
    rule(&format!("cassay hunt · {store}"), &right, columns)
}

/// What the hunt does now to the left, the keys to the right.
fn footer(figures: &Figures, view: &View, columns: usize) -> Line<'static> {
    let (style, is_news) = match figures.phase {
        Phase::Starting | Phase::Hunting | Phase::Done => (DIM, false),
        Phase::Paused(_) => (ALARM, true),
        Phase::Draining(Cause::TimeOver) => (BOLD, true),
        Phase::Draining(Cause::Asked | Cause::Trouble) => (NEWS.add_modifier(Modifier::BOLD), true),
        Phase::Stopping => (ALARM, true),
    };
    let keys = match view.page {
        _ if is_news || columns < 60 => "? help",
        Page::Overview => "? help  f findings  m messages  q stop",
        Page::Findings => "? help  f overview  m messages  q stop",
        Page::Messages => "? help  f findings  m overview  q stop",
        Page::Help => "? overview  f findings  m messages  q stop",
    };
    let room = columns.saturating_sub(keys.len() + 4);
    let status = text::next(figures);
    Line::from(vec![
        Span::raw(" "),
        Span::styled(left(&status, room), style),
        Span::raw("  "),
        Span::styled(keys, DIM),
    ])
}

/// How many lines each part of the overview has, with its rule.
struct Shares {
    head: usize,
    compilers: usize,
    findings: usize,
    messages: usize,
}

impl Shares {
    fn new(figures: &Figures, size: Size) -> Shares {
        let mut left = size.rows.saturating_sub(2);
        let mut take = |wanted: usize| {
            let taken = wanted.min(left);
            left -= taken;
            taken
        };
        let all = figures.compilers.len() + 2;
        let some = match size.rows {
            0..30 => 2,
            30..40 => 4,
            _ => 6,
        };
        // A few lines for everybody, what matters most first; then more, until all is there.
        let mut compilers = take(all.min(3));
        let head = take(5 + usize::from(has_alarm(figures)));
        if size.columns >= WIDE {
            compilers += take(all.saturating_sub(compilers));
            let beside = size.rows.saturating_sub(2);
            let messages = (beside / 3).min(figures.messages.len() + 1);
            return Shares {
                head,
                compilers,
                findings: beside - messages,
                messages,
            };
        }
        let mut findings = take(2);
        let mut messages = take(some);
        compilers += take(all.saturating_sub(compilers));
        findings += take((figures.findings.len() + 1).saturating_sub(findings));
        messages += take((figures.messages.len() + 1).saturating_sub(messages));
        Shares {
            head,
            compilers,
            findings,
            messages,
        }
    }
}

fn overview(figures: &Figures, view: &View, size: Size) -> Vec<Line<'static>> {
    let shares = Shares::new(figures, size);
    let wide = size.columns >= WIDE;
    let columns = match wide {
        true => (size.columns - BETWEEN) / 2,
        false => size.columns,
    };
    let mut lines = head(figures, columns);
    lines.truncate(shares.head);
    lines.extend(compilers(figures, view, columns, shares.compilers));
    if !wide {
        lines.extend(latest(figures, columns, shares.findings));
        lines.extend(messages(figures, None, columns, shares.messages));
        return lines;
    }
    let rest = size.columns - columns - BETWEEN;
    let mut beside = latest(figures, rest, shares.findings);
    beside.resize(shares.findings, Line::default());
    beside.extend(messages(figures, None, rest, shares.messages));
    lines.resize(beside.len(), Line::default());
    let both = lines.into_iter().zip(beside);
    both.map(|(mut line, beside)| {
        let blank = columns.saturating_sub(line.width());
        // What follows has the line's own style no more.
        let style = std::mem::take(&mut line.style);
        for span in &mut line.spans {
            span.style = style.patch(span.style);
        }
        line.push_span(" ".repeat(blank));
        line.push_span(Span::styled(" │ ", RULE));
        for mut span in beside.spans {
            span.style = beside.style.patch(span.style);
            line.push_span(span);
        }
        line
    })
    .collect()
}

fn has_alarm(figures: &Figures) -> bool {
    figures.suspects + figures.mistakes > 0
}

fn head(figures: &Figures, columns: usize) -> Vec<Line<'static>> {
    const COUNTS: usize = 30;
    /// Fewer columns of a fact are none.
    const FACT: usize = 8;
    let room = columns.saturating_sub(COUNTS + 11);
    let counted = |name: &str, count: u64| {
        let rate = text::rate(figures.per_second(count));
        (
            format!(" {name:<12}"),
            count.to_string(),
            format!(" {rate:>6}/s"),
        )
    };
    let share = figures.compiler_cpu_share() * 100.0;
    let counts = [
        counted("programs", figures.programs),
        counted("tests", figures.tests),
        counted("compilations", figures.compilations),
        counted("runs", figures.runs),
        (
            " CPU in compilers".to_string(),
            format!("{share:.1}"),
            " %".to_string(),
        ),
    ];
    let skips = text::skips(figures).into_iter().next();
    let facts = [
        (
            "running",
            format!(
                "{}, {} busy, {} of programs",
                text::time(figures.elapsed),
                figures.active,
                text::bytes(figures.bytes)
            ),
        ),
        ("units", text::queue(figures)),
        ("store", text::disk(figures)),
        ("reducing", text::reducing_briefly(figures)),
        ("skipped", skips.unwrap_or_else(|| "no tests".to_string())),
    ];
    let lines = counts.into_iter().zip(facts);
    let mut lines: Vec<Line<'static>> = lines
        .map(|((name, count, unit), (label, fact))| {
            // A count is shown with all its digits or not at all: its name and its rate make room for it.
            let counts = COUNTS.min(columns);
            let unit = match name.len() + unit.len() + count.len() > counts {
                true if unit.len() > 2 => String::new(),
                _ => unit,
            };
            let least = counts.saturating_sub(unit.len() + count.len() + 1);
            let name = match name.len() > least {
                true => shown::fit(name.trim_end(), least),
                false => name,
            };
            let width = counts.saturating_sub(Span::raw(&name).width() + unit.len());
            let (label, room) = match room < FACT {
                true => (String::new(), 0),
                false => (format!("  {label:<9}"), room),
            };
            let loud = label.trim() == "units" && figures.queue.failed > 0;
            Line::from(vec![
                Span::raw(name),
                Span::styled(right(&count, width), BOLD),
                Span::raw(unit),
                Span::styled(label, DIM),
                Span::styled(
                    shown::fit(&fact, room),
                    if loud { NEWS } else { Style::new() },
                ),
            ])
        })
        .collect();
    if has_alarm(figures) {
        let mut parts = Vec::new();
        if figures.suspects > 0 {
            parts.push(format!(
                "SUSPECT ORACLE: {} programs on which compilers agree against Cassay",
                figures.suspects
            ));
        }
        if figures.mistakes > 0 {
            parts.push(format!("{} WRONG MUTATIONS", figures.mistakes));
        }
        lines.insert(
            0,
            Line::styled(left(&format!(" {}", parts.join(", ")), columns), ALARM),
        );
    }
    lines
}

fn compilers(figures: &Figures, view: &View, columns: usize, room: usize) -> Vec<Line<'static>> {
    let shown = text::columns(figures);
    let mut rows = vec![text::heads(&shown)];
    rows.extend(text::rows(figures, &shown));
    let width = |at: usize| {
        let cells = rows.iter().filter_map(|cells| cells.get(at));
        cells.map(|cell| Span::raw(cell).width()).max().unwrap_or(0)
    };
    let mut widths: Vec<usize> = (1..shown.len() + 2).map(|at| width(at) + 2).collect();
    let names = width(0).clamp(*NAMES.start(), *NAMES.end()) + 1;
    let sum = |widths: &[usize]| widths.iter().sum::<usize>();
    if names + sum(&widths) > columns {
        widths.iter_mut().for_each(|width| *width -= 1);
    }
    // The last columns are those that are no news.
    while widths.len() > 1 && NAMES.start() + 1 + sum(&widths) > columns {
        widths.pop();
    }
    let names = names.min(columns.saturating_sub(sum(&widths)));
    let all = figures.compilers.len();
    let room = room.saturating_sub(2);
    let top = view.compilers.min(all.saturating_sub(room));
    let range = match all > room {
        true => format!("{}–{} of {all} ↑↓", top + 1, (top + room).min(all)),
        false => String::new(),
    };
    let mut lines = vec![rule("compilers", &range, columns)];
    let processor = shown.len() + 1;
    let row = |cells: &Vec<String>, is_head: bool| {
        let mut spans = Vec::new();
        for (at, cell) in cells.iter().take(widths.len() + 1).enumerate() {
            let text = match at.checked_sub(1).and_then(|at| widths.get(at)) {
                None => left(&format!(" {cell}"), names),
                Some(width) => right(cell, *width),
            };
            // Name, ok and processor time are calm; any other number is news.
            let news = !is_head && at > 1 && at < processor && cell != "0";
            spans.push(Span::styled(text, if news { NEWS } else { Style::new() }));
        }
        Line::from(spans).style(if is_head { DIM } else { Style::new() })
    };
    if let Some((heads, rows)) = rows.split_first() {
        lines.push(row(heads, true));
        lines.extend(
            rows.iter()
                .skip(top)
                .take(room)
                .map(|cells| row(cells, false)),
        );
    }
    lines
}

/// How far the reduction of a finding is.
fn reduced(figures: &Figures, seen: &Listed) -> String {
    match (figures.reduced.get(&seen.id), figures.reducing) {
        (Some(shrunk), _) if shrunk.complete => format!("{} tokens", shrunk.tokens),
        (Some(shrunk), _) => format!("{} tokens…", shrunk.tokens),
        (None, Some(now)) if now.finding == seen.id => format!("{} tokens…", now.tokens),
        (None, _) if figures.examining == Some(seen.id) => "examined".to_string(),
        (None, _) => String::new(),
    }
}

/// The newest findings, a line each.
fn latest(figures: &Figures, columns: usize, room: usize) -> Vec<Line<'static>> {
    let Some(room) = room.checked_sub(1) else {
        return Vec::new();
    };
    let all = findings(figures);
    let more = match all.len() > room {
        true => format!("f: all {}", all.len()),
        false => String::new(),
    };
    let title = match figures.last_new {
        Some(at) => format!(
            "{}, last new {} ago",
            text::findings(figures),
            text::time(figures.elapsed.saturating_sub(at))
        ),
        None => text::findings(figures),
    };
    let mut lines = vec![rule(&title, &more, columns)];
    lines.extend(all.iter().take(room).map(|(_, seen)| {
        let tail = match reduced(figures, seen) {
            size if size.is_empty() => format!("  ×{}", seen.times),
            size => format!("  ×{}  {size}", seen.times),
        };
        let flaky = flaky(seen.flaky, seen.rate);
        let text = format!(" {:>4}  {}{flaky}", seen.id, shown::line(&seen.title));
        let room = columns.saturating_sub(Span::raw(&tail).width() + 1);
        let text = left(&text, room) + &tail;
        Line::styled(text, if seen.new { NEW } else { Style::new() })
    }));
    lines
}

/// Messages up to the one with this index, or all; the last ones that have room.
fn messages(
    figures: &Figures,
    bottom: Option<usize>,
    columns: usize,
    room: usize,
) -> Vec<Line<'static>> {
    let Some(room) = room.checked_sub(1) else {
        return Vec::new();
    };
    let all = figures.messages.len();
    let end = bottom.map_or(all, |bottom| (bottom + 1).min(all));
    let mut lines = Vec::new();
    // From the last one upwards, until there is no room.
    for message in figures.messages.iter().take(end).rev() {
        let time = format!("{:>12}  ", text::time(message.at));
        let width = columns.saturating_sub(time.len() + 1);
        let mut parts = match bottom {
            Some(_) => wrap(&message.text, width),
            None => vec![shown::fit(&message.text, width)],
        };
        while let Some(part) = parts.pop() {
            let time = match parts.is_empty() {
                true => time.clone(),
                false => " ".repeat(time.len()),
            };
            lines.push(Line::from(vec![Span::styled(time, DIM), Span::raw(part)]));
        }
        if lines.len() >= room {
            break;
        }
    }
    lines.truncate(room);
    let range = match bottom {
        Some(_) if end < all => format!("{} newer ↓", all - end),
        _ => String::new(),
    };
    lines.push(rule("messages", &range, columns));
    lines.reverse();
    lines
}

fn messages_page(figures: &Figures, view: &View, size: Size) -> Vec<Line<'static>> {
    let room = size.rows.saturating_sub(2);
    messages(figures, Some(view.bottom(figures)), size.columns, room)
}

/// Lines that tell about the finding at the cursor, where there is room for them.
fn details_rows(size: Size) -> usize {
    match size.rows {
        0..14 => 0,
        14..30 => 6,
        _ => 9,
    }
}

fn findings_rows(size: Size) -> usize {
    size.rows.saturating_sub(4 + details_rows(size))
}

fn findings_page(store: &str, figures: &Figures, view: &View, size: Size) -> Vec<Line<'static>> {
    let columns = size.columns;
    let all = findings(figures);
    let room = findings_rows(size);
    let cursor = view.cursor(&all);
    let top = cursor
        .saturating_sub(room / 2)
        .min(all.len().saturating_sub(room));
    let range = match all.len() > room {
        true => format!(
            "{}–{} of {} ↑↓",
            top + 1,
            (top + room).min(all.len()),
            all.len()
        ),
        false => String::new(),
    };
    let mut lines = vec![rule(&text::findings(figures), &range, columns)];
    let longest = |cells: &dyn Fn(&Listed) -> String, least: usize, most: usize| {
        let widths = all.iter().map(|(_, seen)| Span::raw(cells(seen)).width());
        widths.max().unwrap_or(0).clamp(least, most)
    };
    let wide = columns >= 120;
    let of_flags = longest(&flags, 6, if wide { 30 } else { 13 });
    let of_names = longest(&|seen| seen.compiler.clone(), 8, if wide { 28 } else { 14 });
    let row = |cells: [&str; 7]| {
        let [id, kind, compiler, flags, times, reduced, what] = cells;
        let known = format!(
            " {}  {}{}{}{}  {}  ",
            right(id, 4),
            left(kind, 16),
            left(compiler, of_names) + "  ",
            left(flags, of_flags) + "  ",
            right(times, 5),
            left(reduced, 12),
        );
        let room = columns.saturating_sub(Span::raw(&known).width());
        left(&(known + &left(what, room)), columns)
    };
    let what = if wide { "what" } else { "" };
    let heads = ["id", "kind", "compiler", "flags", "times", "reduced", what];
    lines.push(Line::styled(row(heads), DIM));
    for (at, (_, seen)) in all.iter().enumerate().skip(top).take(room) {
        // What the other columns do not say.
        let what = match seen.title.split_once(&format!("{}: ", seen.kind)) {
            Some((_, what)) if wide => what,
            _ => "",
        };
        let (id, times) = (seen.id.to_string(), seen.times.to_string());
        let (flags, reduced) = (flags(seen), reduced(figures, seen));
        let cells = [
            &id,
            seen.kind.name(),
            &seen.compiler,
            &flags,
            &times,
            &reduced,
            what,
        ];
        let style = if seen.new { NEW } else { Style::new() };
        let style = if at == cursor {
            style.patch(CURSOR)
        } else {
            style
        };
        lines.push(Line::styled(row(cells), style));
    }
    lines.resize(room + 2, Line::default());
    if details_rows(size) > 0
        && let Some((_, seen)) = all.get(cursor)
    {
        lines.extend(details(store, figures, seen, size));
    }
    lines
}

/// The sets of flags that a finding was seen with.
fn flags(seen: &Listed) -> String {
    let flags: Vec<&str> = seen.flags.iter().map(String::as_str).collect();
    flags.join(", ")
}

/// All that is known about one finding.
fn details(store: &str, figures: &Figures, seen: &Listed, size: Size) -> Vec<Line<'static>> {
    let mut facts = vec![match seen.new {
        true => "new".to_string(),
        false => "known before".to_string(),
    }];
    if seen.variant {
        facts.push("first seen with a variant".to_string());
    }
    match seen.rate {
        Some(rate) => facts.push(format!("happens in {rate} tries")),
        None if seen.flaky => facts.push("does not always happen".to_string()),
        None => {}
    }
    facts.push(match figures.reduced.get(&seen.id) {
        Some(shrunk) => format!(
            "reduced from {} to {} tokens in {:.1} s{}",
            shrunk.tokens_before,
            shrunk.tokens,
            shrunk.seconds,
            if shrunk.complete {
                ""
            } else {
                ", not completely"
            }
        ),
        None if figures.reducing.is_some_and(|now| now.finding == seen.id) => {
            "being reduced".to_string()
        }
        None => "not reduced in this run".to_string(),
    });
    let room = size.columns.saturating_sub(2);
    let rows = details_rows(size);
    let mut lines = vec![rule(&format!("finding {}", seen.id), "", size.columns)];
    let mut parts = wrap(&seen.title, room);
    if parts.len() + 3 > rows {
        parts.truncate(rows - 3);
        if let Some(last) = parts.last_mut() {
            *last = shown::fit(&format!("{last} …"), room);
        }
    }
    lines.extend(parts.into_iter().map(|part| Line::raw(format!(" {part}"))));
    lines.push(Line::raw(format!(
        " {}",
        shown::fit(&facts.join(", "), room)
    )));
    let command = format!("cassay findings --store {store} show {}", seen.id);
    lines.push(Line::styled(
        format!(" {}", shown::fit(&command, room)),
        DIM,
    ));
    lines
}

/// Keys and what they do.
const KEYS: &[(&str, &str)] = &[
    ("?  h", "this help"),
    (
        "f",
        "all findings of this run, and what is known about them",
    ),
    ("m", "messages in full"),
    ("o  Esc", "the overview; Tab goes from page to page"),
    (
        "↑ ↓  k j",
        "move in the list of the page: compilers, findings, messages",
    ),
    ("PgUp PgDn", "move by a page"),
    ("Home End", "go to the first or the last"),
    ("Ctrl-L", "draw the screen anew"),
    (
        "q  Ctrl-C",
        "once: finish what is under way, and stop; twice: stop at once",
    ),
];

/// What the columns of the table count.
const COUNTS: &[(&str, &str)] = &[
    ("ok", "tests that went right"),
    (
        "crash, hang",
        "the compiler crashed, or did not come to an end",
    ),
    (
        "wrong",
        "the compiled program did something else than it must",
    ),
    ("rejects", "the compiler refused a valid program"),
    (
        "reports",
        "a sanitizer reported what the program does not do",
    ),
    (
        "suspect",
        "unrelated compilers agree against Cassay: Cassay may be wrong",
    ),
    (
        "resource",
        "a limit of the machine or of Cassay's: says nothing",
    ),
    ("skipped", "not tried, or without a predicted output"),
];

/// The help, in lines.
pub fn help() -> Vec<Line<'static>> {
    let row = |(name, what): &(&'static str, &'static str)| {
        Line::from(vec![
            Span::styled(format!("   {}", left(name, 13)), BOLD),
            Span::raw(*what),
        ])
    };
    let mut lines = vec![Line::styled(" Keys", DIM)];
    lines.extend(KEYS.iter().map(row));
    lines.push(Line::default());
    lines.push(Line::styled(" What the columns count", DIM));
    lines.extend(COUNTS.iter().map(row));
    lines
}
