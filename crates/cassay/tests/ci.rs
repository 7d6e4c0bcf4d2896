//! What others run Cassay with: the GitHub Action, whose steps are run here as a script, and the Containerfile, as far as it
//! can be checked without an engine.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use cassay_testkit::{TestDir, corpus, have, text};
use serde_yaml_ng::Value;

fn read(name: &str) -> String {
    std::fs::read_to_string(root().join(name)).unwrap()
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn string<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_default()
}

/// Runs the action's own steps as a runner does: each is a script of its own, and files carry values from one to the next.
/// What the last one ends with is what the job ends with.
fn act(dir: &TestDir, inputs: &[(&str, &str)]) -> (Output, String) {
    let action: Value = serde_yaml_ng::from_str(&read("action.yml")).unwrap();
    let outputs = dir.write("outputs", "");
    let summary = dir.write("summary", "");
    let program = Path::new(env!("CARGO_BIN_EXE_cassay"));
    let path = std::env::var_os("PATH").unwrap_or_default();
    let dirs = [program.parent().unwrap().to_path_buf()];
    let path = std::env::join_paths(dirs.into_iter().chain(std::env::split_paths(&path))).unwrap();
    let mut last = None;
    let steps = action["runs"]["steps"].as_sequence().unwrap();
    for step in steps.iter().filter(|step| step["run"].is_string()) {
        assert_eq!(string(step, "shell"), "bash");
        let mut command = Command::new("bash");
        command
            .args([
                "--noprofile",
                "--norc",
                "-eo",
                "pipefail",
                "-c",
                string(step, "run"),
            ])
            .current_dir(dir.dir())
            .env("PATH", &path)
            .env("GITHUB_OUTPUT", &outputs)
            .env("GITHUB_STEP_SUMMARY", &summary)
            .env("GITHUB_PATH", dir.path("path"))
            .env("GITHUB_ACTION_PATH", root())
            .env("RUNNER_TEMP", dir.dir());
        for (name, value) in step["env"].as_mapping().into_iter().flatten() {
            let said = value.as_str().unwrap();
            let said = said
                .strip_prefix("${{ ")
                .and_then(|rest| rest.strip_suffix(" }}"));
            let known = std::fs::read_to_string(&outputs).unwrap();
            let value = match said.unwrap().split_once('.').unwrap() {
                ("inputs", name) => {
                    let given = inputs.iter().find(|(given, _)| *given == name);
                    let usual = action["inputs"][name]["default"].as_str();
                    given
                        .map(|(_, value)| *value)
                        .or(usual)
                        .unwrap()
                        .to_string()
                }
                ("steps", rest) => {
                    let name = rest.strip_prefix("hunt.outputs.").unwrap();
                    let line = known
                        .lines()
                        .find_map(|line| line.strip_prefix(&format!("{name}=")));
                    line.unwrap().to_string()
                }
                other => panic!("{other:?}"),
            };
            command.env(name.as_str().unwrap(), value);
        }
        let output = command.output().unwrap();
        let failed = !output.status.success();
        last = Some(output);
        if failed {
            break;
        }
    }
    (last.unwrap(), std::fs::read_to_string(outputs).unwrap())
}

/// So many programs instead of so many minutes, which are more.
const SHORT: &str = "--programs 4 --size 1500 --style loops --mutate off --reduce off --blame off";

#[test]
fn the_action_fails_on_findings() {
    if !have(&["gcc", "bash"]) {
        return;
    }
    let dir = TestDir::new("action");
    let mock = corpus::shared("reduce/mock/crash.sh");
    let inputs = [("compiler", mock.to_str().unwrap()), ("arguments", SHORT)];
    let (ended, outputs) = act(&dir, &inputs);
    let said = text(&ended.stdout) + &text(&ended.stderr);
    assert_eq!(ended.status.code(), Some(100), "{said}");
    assert!(said.contains("::error::Cassay has findings"), "{said}");
    assert!(outputs.contains("exit-code=100\n"), "{outputs}");
    assert!(!outputs.contains("findings=0"), "{outputs}");
    let sarif = std::fs::read_to_string(dir.path("cassay-results/findings.sarif")).unwrap();
    let sarif: serde_json::Value = serde_json::from_str(&sarif).unwrap();
    let results = sarif["runs"][0]["results"].as_array().unwrap();
    // A place is where the step before has put the program.
    let place = &results[0]["locations"][0]["physicalLocation"];
    let uri = place["artifactLocation"]["uri"].as_str().unwrap();
    assert!(
        dir.dir().join("cassay-results").join(uri).is_file(),
        "{uri}"
    );
    assert!(place["region"]["startLine"].as_u64() == Some(1));
    let summary = std::fs::read_to_string(dir.path("summary")).unwrap();
    assert!(summary.contains("compiler-crash"), "{summary}");
    assert!(dir.dir().join("cassay-results/junit.xml").is_file());
}

#[test]
fn the_action_passes_without_findings() {
    if !have(&["gcc", "bash"]) {
        return;
    }
    let dir = TestDir::new("action");
    let (ended, outputs) = act(&dir, &[("compiler", "gcc -O1"), ("arguments", SHORT)]);
    let said = text(&ended.stdout) + &text(&ended.stderr);
    assert_eq!(ended.status.code(), Some(0), "{said}");
    assert_eq!(outputs, "exit-code=0\nfindings=0\n");
}

#[test]
fn the_action_says_that_a_compiler_is_none() {
    if !have(&["bash"]) {
        return;
    }
    let dir = TestDir::new("action");
    let (ended, _) = act(
        &dir,
        &[("compiler", "no-such-compiler"), ("arguments", SHORT)],
    );
    let said = text(&ended.stdout);
    assert_eq!(ended.status.code(), Some(125), "{said}");
    assert!(said.contains("could not work: exit code 125"), "{said}");
}

/// The instructions of a Containerfile, with continued lines joined.
fn instructions(text: &str) -> Vec<Vec<String>> {
    let joined = text.replace("\\\n", " ");
    joined
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(|line| line.split_whitespace().map(String::from).collect())
        .collect()
}

/// The value of a variable of the Makefile's.
fn variable(name: &str) -> Vec<String> {
    let makefile = read("Makefile");
    let start = format!("{name} = ");
    let line = makefile.lines().find_map(|line| line.strip_prefix(&start));
    line.unwrap().split_whitespace().map(String::from).collect()
}

#[test]
fn the_container_has_what_a_hunt_needs() {
    let all = instructions(&read("Containerfile"));
    let runs = all.iter().filter(|words| words[0] == "RUN");
    let installs: Vec<&Vec<String>> = runs
        .filter(|words| words.contains(&"apt-get".into()))
        .collect();
    assert_eq!(installs.len(), 1);
    let words = installs[0]
        .iter()
        .skip_while(|word| *word != "install")
        .skip(1);
    let packages: Vec<String> = words
        .filter(|word| !word.starts_with('-'))
        .take_while(|word| *word != "&&")
        .cloned()
        .collect();
    assert_eq!(packages, variable("HUNT_PACKAGES"));
}

#[test]
fn the_container_copies_what_is_there() {
    let all = instructions(&read("Containerfile"));
    let stages: Vec<&[String]> = all
        .iter()
        .map(Vec::as_slice)
        .filter(|words| words[0] == "FROM")
        .collect();
    assert_eq!(stages.len(), 2);
    assert_eq!(stages[0][2..], ["AS", "build"]);
    // Both of the same Debian.
    let debian = |image: &str| ["trixie", "bookworm"].map(|name| image.contains(name));
    assert_eq!(debian(&stages[0][1]), debian(&stages[1][1]));
    assert!(debian(&stages[1][1]).contains(&true));
    let mut from_here = 0;
    for copy in all.iter().filter(|words| words[0] == "COPY") {
        let (_, sources) = copy[1..].split_last().unwrap();
        if sources[0].starts_with("--from=") {
            assert_eq!(sources, ["--from=build", "/usr/local/bin/cassay"]);
            continue;
        }
        for source in sources {
            assert!(root().join(source).exists(), "{source}");
            from_here += 1;
        }
    }
    // All that cargo needs: the workspace and its crates.
    assert_eq!(from_here, 3);
    let install = all
        .iter()
        .find(|words| words.contains(&"cargo".to_string()))
        .unwrap();
    assert!(
        install
            .join(" ")
            .contains("cargo install --path crates/cassay --locked --root /usr/local")
    );
    assert!(
        all.iter()
            .any(|words| words.join(" ") == "ENTRYPOINT [\"cassay\"]")
    );
}

/// What a target of the Makefile's says to this user, where nothing is installed and apt-get only says what it is told.
fn make(user: u32, target: &str) -> Output {
    let dir = TestDir::new("make");
    dir.script("id", &format!("#!/bin/sh\necho {user}\n"));
    dir.script("dpkg-query", "#!/bin/sh\nexit 1\n");
    dir.script("apt-get", "#!/bin/sh\necho \"apt-get $*\"\n");
    let path = std::env::var_os("PATH").unwrap_or_default();
    let dirs = [dir.dir().to_path_buf()];
    let path = std::env::join_paths(dirs.into_iter().chain(std::env::split_paths(&path))).unwrap();
    Command::new("make")
        .args(["--no-print-directory", target])
        .current_dir(root())
        .env("PATH", path)
        .env_remove("MAKEFLAGS")
        .env_remove("PACKAGES")
        .output()
        .unwrap()
}

#[test]
fn make_says_what_it_installs_and_for_a_hunt_that_is_compilers() {
    if !have(&["make"]) {
        return;
    }
    let packages = variable("HUNT_PACKAGES").join(" ");
    let said = text(&make(0, "hunt-packages").stdout);
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(
        lines,
        [
            format!("going to install with apt-get: {packages}"),
            "apt-get update".to_string(),
            format!("apt-get install -y --no-install-recommends {packages}"),
        ]
    );
    for other in ["csmith", "s390x", "qemu", "avr"] {
        assert!(!packages.contains(other), "{packages}");
    }
    // What is made next can do without, and says so.
    let output = make(1000, "hunt-packages");
    assert!(output.status.success());
    let said = text(&output.stdout);
    let command = format!(
        "    sudo sh -c 'apt-get update && apt-get install -y --no-install-recommends {packages}'"
    );
    assert!(said.lines().any(|line| line == command), "{said}");
    assert!(said.ends_with("going on without them\n"), "{said}");
    let output = make(1000, "setup");
    assert!(!output.status.success());
    let said = text(&output.stdout);
    assert!(said.contains("csmith") && said.contains("zsh"), "{said}");
}
