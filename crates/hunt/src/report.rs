//! Results for continuous integration: JUnit (XML) and SARIF (JSON).
//!
//! JUnit has a test case per compiler, which fails if it has findings, and one for our own oracle.
//! SARIF has a result per finding. Findings are those of one run.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use cassay_store::Kind;
use serde_json::{Value, json};

use crate::metrics::{Figures, Seen};

fn by_compiler(figures: &Figures) -> BTreeMap<&str, Vec<(&str, &Seen)>> {
    let mut all: BTreeMap<&str, Vec<(&str, &Seen)>> = figures
        .compilers
        .keys()
        .map(|name| (name.as_str(), Vec::new()))
        .collect();
    for (signature, seen) in &figures.findings {
        all.entry(seen.compiler.as_str())
            .or_default()
            .push((signature, seen));
    }
    all
}

pub fn junit(figures: &Figures) -> String {
    let compilers = by_compiler(figures);
    let failing = compilers.values().filter(|f| !f.is_empty()).count();
    let failures = failing + usize::from(figures.suspects > 0);
    let mut xml = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    // Writing to a string cannot fail.
    let _ = writeln!(
        xml,
        "<testsuites>\n  <testsuite name=\"cassay hunt\" tests=\"{}\" failures=\"{failures}\" \
         errors=\"0\" time=\"{:.3}\">",
        compilers.len() + 1,
        figures.elapsed.as_secs_f64()
    );
    for (name, findings) in &compilers {
        let time = figures
            .compilers
            .get(*name)
            .map_or(0.0, |r| r.cpu.as_secs_f64());
        let case = format!(
            "    <testcase classname=\"cassay.hunt\" name=\"{}\" time=\"{time:.3}\"",
            escaped(name)
        );
        if findings.is_empty() {
            let _ = writeln!(xml, "{case}/>");
            continue;
        }
        let _ = writeln!(xml, "{case}>");
        let titles: Vec<String> = findings
            .iter()
            .map(|(_, seen)| {
                format!(
                    "finding {}: {} (seen {} times)",
                    seen.id, seen.title, seen.times
                )
            })
            .collect();
        let _ = writeln!(
            xml,
            "      <failure message=\"{} findings\">{}</failure>\n    </testcase>",
            findings.len(),
            escaped(&titles.join("\n"))
        );
    }
    let oracle = "    <testcase classname=\"cassay.hunt\" name=\"oracle\" time=\"0\"";
    if figures.suspects == 0 {
        let _ = writeln!(xml, "{oracle}/>");
    } else {
        let _ = writeln!(
            xml,
            "{oracle}>\n      <failure message=\"unrelated compilers agree against Cassay on {} \
             programs\"/>\n    </testcase>",
            figures.suspects
        );
    }
    xml.push_str("  </testsuite>\n</testsuites>\n");
    xml
}

fn escaped(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\n' | '\t' => out.push(c),
            // XML 1.0 has no way to write these.
            c if c.is_control() || matches!(c, '\u{fffe}' | '\u{ffff}') => out.push('\u{fffd}'),
            c => out.push(c),
        }
    }
    out
}

fn explained(kind: Kind) -> &'static str {
    match kind {
        Kind::WrongOutput => "the compiled program prints something else than C prescribes",
        Kind::WrongExit => "the compiled program ends with another status than C prescribes",
        Kind::RunCrash => "the compiled program crashes, though it is free of undefined behaviour",
        Kind::RunHang => "the compiled program does not end, though it must",
        Kind::CompilerCrash => "the compiler crashes",
        Kind::CompilerHang => "the compiler does not end",
        Kind::RejectsValid => "the compiler rejects a valid program",
    }
}

pub fn sarif(figures: &Figures) -> Value {
    let rules: Vec<Value> = Kind::ALL
        .iter()
        .map(|kind| json!({"id": kind.name(), "shortDescription": {"text": explained(*kind)}}))
        .collect();
    let results: Vec<Value> = figures
        .findings
        .iter()
        .map(|(signature, seen)| {
            json!({
                "ruleId": seen.kind.name(),
                "level": if seen.flaky { "warning" } else { "error" },
                "message": {"text": format!("finding {}: {}", seen.id, seen.title)},
                "locations": [{"logicalLocations": [{"name": seen.compiler, "kind": "module"}]}],
                "partialFingerprints": {"cassaySignature/v1": signature},
                "occurrenceCount": seen.times,
                "baselineState": if seen.new { "new" } else { "unchanged" },
            })
        })
        .collect();
    json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": {"driver": {
                "name": "Cassay",
                "version": env!("CARGO_PKG_VERSION"),
                "rules": rules,
            }},
            "results": results,
        }],
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::metrics::Metrics;
    use cassay_store::Outcome;

    fn figures() -> Figures {
        let metrics = Metrics::default();
        metrics.outcome("gcc", Outcome::WrongOutput, false);
        metrics.outcome("clang", Outcome::Ok, false);
        for compiler in ["gcc", "clang"] {
            metrics.compiled(compiler, std::time::Duration::from_secs(1));
        }
        let seen = Seen {
            id: 4,
            kind: Kind::WrongOutput,
            title: "gcc -O2: prints \"<&>\"".into(),
            compiler: "gcc".into(),
            new: true,
            flaky: false,
            variant: false,
            times: 2,
        };
        metrics.update().findings.insert("sig".into(), seen);
        metrics.figures()
    }

    #[test]
    fn junit_names_who_fails() {
        let xml = junit(&figures());
        assert!(xml.contains("tests=\"3\" failures=\"1\""), "{xml}");
        assert!(xml.contains("prints &quot;&lt;&amp;&gt;&quot;"), "{xml}");
        assert!(xml.contains("name=\"clang\" time=\"1.000\"/>"), "{xml}");
    }

    #[test]
    fn sarif_has_a_result_per_finding() {
        let sarif = sarif(&figures());
        let results = sarif["runs"][0]["results"].as_array().unwrap();
        assert_eq!(results.len(), 1);
        assert_eq!(results[0]["ruleId"], "wrong-output");
    }
}
