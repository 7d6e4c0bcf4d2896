//! Results for continuous integration: JUnit (XML) and SARIF (JSON).
//!
//! JUnit has a test case per compiler, which fails if it has findings, and one for our own oracle.
//! SARIF has a result per finding. Findings are those of one run.

use std::collections::BTreeMap;
use std::time::Duration;

use cassay_store::Kind;
use quick_junit::{NonSuccessKind, Report, TestCase, TestCaseStatus, TestSuite};
use serde_json::{Value, json};

use crate::finding::flaky;
use crate::metrics::{Figures, Listed};

fn by_compiler(figures: &Figures) -> BTreeMap<&str, Vec<(&str, &Listed)>> {
    let mut all: BTreeMap<&str, Vec<(&str, &Listed)>> = figures
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
    let mut suite = TestSuite::new("cassay hunt");
    suite.set_time(figures.elapsed);
    let mut add = |name: &str, time: Duration, status: TestCaseStatus| {
        let mut case = TestCase::new(name, status);
        case.set_classname("cassay.hunt").set_time(time);
        suite.add_test_case(case);
    };
    for (name, findings) in by_compiler(figures) {
        let time = figures
            .compilers
            .get(name)
            .map_or(Duration::ZERO, |r| r.cpu);
        let titles: Vec<String> = findings
            .iter()
            .map(|(_, seen)| {
                format!(
                    "finding {}: {}{} (seen {} times)",
                    seen.id,
                    seen.title,
                    flaky(seen.flaky, seen.rate),
                    seen.times
                )
            })
            .collect();
        let mut status = TestCaseStatus::success();
        if !titles.is_empty() {
            status = TestCaseStatus::non_success(NonSuccessKind::Failure);
            status
                .set_message(format!("{} findings", titles.len()))
                .set_description(titles.join("\n"));
        }
        add(name, time, status);
    }
    let mut oracle = TestCaseStatus::success();
    if figures.suspects > 0 {
        oracle = TestCaseStatus::non_success(NonSuccessKind::Failure);
        oracle.set_message(format!(
            "unrelated compilers agree against Cassay on {} programs",
            figures.suspects
        ));
    }
    add("oracle", Duration::ZERO, oracle);
    let mut report = Report::new("cassay hunt");
    report.add_test_suite(suite);
    // Writing to memory cannot fail.
    report.to_string().unwrap_or_default()
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
        Kind::FalseReport => "a sanitizer reports something that the program does not do",
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
                "message": {"text": format!(
                    "finding {}: {}{}", seen.id, seen.title, flaky(seen.flaky, seen.rate)
                )},
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
            metrics.cost(compiler, 1000, 0);
        }
        let seen = Listed {
            id: 4,
            kind: Kind::WrongOutput,
            title: "gcc -O2: prints \"<&>\"".into(),
            compiler: "gcc".into(),
            flags: ["-O2".to_string()].into(),
            new: true,
            flaky: false,
            rate: None,
            variant: false,
            times: 2,
        };
        metrics.update().findings.insert("sig".into(), seen);
        metrics.figures()
    }

    #[test]
    fn junit_names_who_fails() {
        let xml = junit(&figures());
        let counts = "tests=\"3\" skipped=\"0\" errors=\"0\" failures=\"1\"";
        assert!(xml.contains(counts), "{xml}");
        assert!(xml.contains("prints &quot;&lt;&amp;&gt;&quot;"), "{xml}");
        let clang = "<testcase name=\"clang\" classname=\"cassay.hunt\" time=\"1.000\"/>";
        assert!(xml.contains(clang), "{xml}");
        assert!(xml.contains("<failure message=\"1 findings\">"), "{xml}");
    }

    #[test]
    fn sarif_has_a_result_per_finding() {
        let sarif = sarif(&figures());
        let results = sarif["runs"][0]["results"].as_array().unwrap();
        assert_eq!(results.len(), 1);
        assert_eq!(results[0]["ruleId"], "wrong-output");
    }
}
