//! Results for continuous integration: JUnit (XML) and SARIF (JSON).
//!
//! JUnit has a test case per compiler, which fails if it has findings, and one for our own oracle.
//! SARIF has a result per finding, at a place in a file: the finding's program, where `cassay findings export ID -o
//! finding-ID` puts it. Its text is in the report itself, so that nobody needs the file. Findings are those of one run.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;

use cassay_program::Program;
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

/// A file of a finding's program, as SARIF names it.
struct Shown {
    uri: String,
    text: String,
}

impl Shown {
    /// Its first unit: that of `main`, where a program was generated or reduced.
    fn of(id: i64, program: Option<&Program>) -> Shown {
        let unit = program.and_then(|program| program.units.first());
        let name = unit.and_then(|(name, _)| Path::new(name).file_name());
        let name = name.map_or(Cow::Borrowed("program.c"), |name| name.to_string_lossy());
        Shown {
            uri: format!("finding-{id}/{}", escaped(&name)),
            text: unit.map_or_else(String::new, |(_, text)| {
                String::from_utf8_lossy(text).into_owned()
            }),
        }
    }

    /// All of it: what is wrong is what becomes of the program, and not a line of it.
    fn region(&self) -> Value {
        json!({"startLine": 1, "endLine": self.text.lines().count().max(1)})
    }
}

/// A name of a file as a part of a URI (RFC 3986, 2.3).
fn escaped(name: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.~".contains(&byte);
    name.bytes()
        .map(|byte| match plain(byte) {
            true => char::from(byte).to_string(),
            false => format!("%{byte:02X}"),
        })
        .collect()
}

/// SARIF 2.1.0, with the programs that show findings, by the findings' numbers.
pub fn sarif(figures: &Figures, programs: &BTreeMap<i64, Program>) -> Value {
    let rules: Vec<Value> = Kind::ALL
        .iter()
        .map(|kind| json!({"id": kind.name(), "shortDescription": {"text": explained(*kind)}}))
        .collect();
    let mut artifacts = Vec::new();
    let mut results = Vec::new();
    for (signature, seen) in &figures.findings {
        let shown = Shown::of(seen.id, programs.get(&seen.id));
        results.push(json!({
            "ruleId": seen.kind.name(),
            "ruleIndex": Kind::ALL.iter().position(|kind| *kind == seen.kind),
            "level": if seen.flaky { "warning" } else { "error" },
            "message": {"text": format!(
                "finding {}: {}{}", seen.id, seen.title, flaky(seen.flaky, seen.rate)
            )},
            "locations": [{
                "physicalLocation": {
                    "artifactLocation": {"uri": shown.uri, "index": artifacts.len()},
                    "region": shown.region(),
                },
                "logicalLocations": [{"name": seen.compiler, "kind": "module"}],
            }],
            "partialFingerprints": {"cassaySignature/v1": signature},
            "occurrenceCount": seen.times,
            "baselineState": if seen.new { "new" } else { "unchanged" },
        }));
        artifacts.push(json!({
            "location": {"uri": shown.uri}, "sourceLanguage": "c", "encoding": "utf-8",
            "contents": {"text": shown.text},
        }));
    }
    json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": {"driver": {
                "name": "Cassay",
                "version": env!("CARGO_PKG_VERSION"),
                "rules": rules,
            }},
            "artifacts": artifacts,
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
    fn sarif_has_a_result_per_finding_at_a_place() {
        let program = Program {
            units: vec![("in/a b.c".into(), "int main(void)\n{\n}\n".into())],
            ..Program::default()
        };
        let sarif = sarif(&figures(), &BTreeMap::from([(4, program)]));
        let run = &sarif["runs"][0];
        let results = run["results"].as_array().unwrap();
        assert_eq!(results.len(), 1);
        let result = &results[0];
        assert_eq!(result["ruleId"], "wrong-output");
        let rule = result["ruleIndex"].as_u64().unwrap() as usize;
        let rules = &run["tool"]["driver"]["rules"];
        assert_eq!(rules[rule]["id"], "wrong-output");
        let place = &result["locations"][0]["physicalLocation"];
        assert_eq!(place["artifactLocation"]["uri"], "finding-4/a%20b.c");
        assert_eq!(place["region"], json!({"startLine": 1, "endLine": 3}));
        let artifact =
            &run["artifacts"][place["artifactLocation"]["index"].as_u64().unwrap() as usize];
        assert_eq!(artifact["location"]["uri"], "finding-4/a%20b.c");
        assert_eq!(artifact["contents"]["text"], "int main(void)\n{\n}\n");
    }

    #[test]
    fn a_program_that_cannot_be_read_has_a_place_all_the_same() {
        let sarif = sarif(&figures(), &BTreeMap::new());
        let place = &sarif["runs"][0]["results"][0]["locations"][0]["physicalLocation"];
        assert_eq!(place["region"]["startLine"], 1);
        assert_eq!(place["artifactLocation"]["uri"], "finding-4/program.c");
    }
}
