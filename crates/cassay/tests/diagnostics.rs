//! What `cassay run` says to people about programs that it cannot run to their end.
//!
//! `tests/diagnostics/<name>.c` is run, with what follows `// args:` on its first line; `<name>.txt` is what standard error
//! gets, and `<name>.json` the object that `--json` prints. `CASSAY_BLESS=1` writes them anew. What programs *mean*, and on
//! which line, is not decided here but in `tests/undefined` and `tests/refused`.

use cassay_testkit::corpus::{files, shared};
use cassay_testkit::golden;
use std::process::Command;

#[test]
fn people_are_told_what_helps_them() {
    let folder = shared("diagnostics");
    let mut seen = 0;
    for path in files(&folder, "c") {
        let text = std::fs::read_to_string(&path).unwrap();
        let first = text.lines().next().unwrap_or_default();
        let args = first.strip_prefix("// args:").unwrap_or_default();
        let run = |json: &[&str]| {
            Command::new(env!("CARGO_BIN_EXE_cassay"))
                .arg("run")
                .args(args.split_whitespace())
                .args(json)
                .arg(path.file_name().unwrap())
                .current_dir(&folder)
                .output()
                .unwrap()
        };
        golden::check(&path.with_extension("txt"), &run(&[]).stderr);
        let object: serde_json::Value = serde_json::from_slice(&run(&["--json"]).stdout).unwrap();
        let object = serde_json::to_string_pretty(&object).unwrap() + "\n";
        golden::check(&path.with_extension("json"), object.as_bytes());
        seen += 1;
    }
    assert!(seen >= 12, "{seen}");
}
