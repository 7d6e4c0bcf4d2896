//! JSON lines, for other programs: `message`, `finding` and `reduced` objects as they come, `progress` every
//! few seconds, one `summary` as the last line.

use std::collections::BTreeSet;
use std::io::Write;
use std::time::Duration;

use serde_json::{Value, json};

use super::{Order, Show};
use crate::finding::rate_json;
use crate::metrics::{COLUMNS, Figures};

const EVERY: Duration = Duration::from_secs(5);

pub struct Json<W: Write> {
    out: W,
    next_message: u64,
    next_line: Duration,
    findings: BTreeSet<i64>,
    reduced: BTreeSet<i64>,
}

impl<W: Write> Json<W> {
    pub fn new(out: W) -> Json<W> {
        Json {
            out,
            next_message: 0,
            next_line: EVERY,
            findings: BTreeSet::new(),
            reduced: BTreeSet::new(),
        }
    }

    /// A reader that is gone does not end the hunt: what it finds is in the store.
    fn write(&mut self, value: &Value) {
        let _ = writeln!(self.out, "{value}");
        let _ = self.out.flush();
    }

    fn news(&mut self, figures: &Figures) {
        for message in &figures.messages {
            if message.number >= self.next_message {
                self.next_message = message.number + 1;
                let at = message.at.as_secs_f64();
                self.write(&json!({"event": "message", "seconds": at, "text": message.text}));
            }
        }
        for (signature, seen) in &figures.findings {
            if self.findings.insert(seen.id) {
                self.write(&json!({
                    "event": "finding", "id": seen.id, "kind": seen.kind.name(),
                    "title": seen.title, "new": seen.new, "flaky": seen.flaky,
                    "rate": rate_json(seen.rate),
                    "variant": seen.variant,
                    "signature": signature,
                }));
            }
        }
        for (id, shrunk) in &figures.reduced {
            if self.reduced.insert(*id) {
                self.write(&json!({
                    "event": "reduced", "id": id, "tokens_before": shrunk.tokens_before,
                    "tokens": shrunk.tokens, "complete": shrunk.complete,
                    "seconds": shrunk.seconds,
                }));
            }
        }
    }
}

impl<W: Write> Show for Json<W> {
    fn tick(&mut self, figures: &Figures) -> Order {
        self.news(figures);
        if figures.elapsed >= self.next_line {
            self.next_line = figures.elapsed + EVERY;
            self.write(&object("progress", figures));
        }
        Order::GoOn
    }

    fn end(&mut self, figures: &Figures) {
        self.news(figures);
        self.write(&summary(figures));
    }
}

/// The figures of a whole run.
pub fn summary(figures: &Figures) -> Value {
    object("summary", figures)
}

fn object(event: &str, figures: &Figures) -> Value {
    let compilers = figures.compilers.iter().map(|(name, row)| {
        let counts = COLUMNS
            .iter()
            .map(|(column, outcomes)| ((*column).to_string(), row.count(outcomes).into()));
        let mut object: serde_json::Map<String, Value> = counts.collect();
        object.insert("cpu_seconds".into(), row.cpu.as_secs_f64().into());
        object.insert("skipped_because".into(), json!(row.skips));
        (name.clone(), Value::Object(object))
    });
    let kinds = figures.by_kind();
    let kinds = kinds
        .iter()
        .map(|(kind, count)| (kind.name().to_string(), (*count).into()));
    json!({
        "event": event,
        "seconds": figures.elapsed.as_secs_f64(),
        "programs": figures.programs,
        "bytes": figures.bytes,
        "unsupported": figures.unsupported,
        "tests": figures.tests,
        "compilations": figures.compilations,
        "runs": figures.runs,
        "findings": figures.findings.len(),
        "new_findings": figures.new_findings(),
        "findings_by_kind": Value::Object(kinds.collect()),
        "suspect_oracle": figures.suspects,
        "seeds": {
            "programs": figures.programs - figures.variants,
            "tests": figures.tests - figures.variant_tests,
            "new_findings": figures.new_findings() - figures.new_by_variants(),
        },
        "variants": {
            "programs": figures.variants,
            "tests": figures.variant_tests,
            "new_findings": figures.new_by_variants(),
            "wrong_mutations": figures.mistakes,
        },
        "unconfirmed": figures.unconfirmed,
        "compiler_cpu_share": figures.compiler_cpu_share(),
        "cpu_seconds": {
            "compilers": figures.compiler_cpu.as_secs_f64(),
            "programs": figures.program_cpu.as_secs_f64(),
            "other": figures.other_cpu.as_secs_f64(),
            "own": figures.own_cpu.as_secs_f64(),
            "reducing": figures.all_reducing_cpu().as_secs_f64(),
            "examining": figures.all_examining_cpu().as_secs_f64(),
            "known": figures.known_cpu.as_secs_f64(),
        },
        "reducing": {
            "now": figures.reducing.map(|r| json!({"finding": r.finding, "tokens": r.tokens})),
            "waiting": figures.reductions_waiting,
            "reduced": figures.reduced.len(),
            "complete": figures.reduced.values().filter(|shrunk| shrunk.complete).count(),
        },
        "examining": {
            "now": figures.examining,
            "waiting": figures.examinations_waiting,
            "examined": figures.examined,
            "apart": figures.apart,
        },
        "units": figures.units,
        "queue": {
            "leased": figures.queue.leased,
            "waiting": figures.queue.waiting,
            "failed": figures.queue.failed,
        },
        "disk_bytes": figures.disk_bytes,
        "disk_free": figures.disk_free,
        "scratch_free": figures.scratch_free,
        "compilers": Value::Object(compilers.collect()),
    })
}
