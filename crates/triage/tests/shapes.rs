//! Shapes of reduced programs. The files `shapes/NAME-N.c` of one name are reductions of one bug, from different programs;
//! shapes of one name are alike, those of different names are not.

use cassay_source::Source;
use cassay_testkit as _;
use cassay_triage::shape::{alike, shape};
use std::path::Path;

fn shapes() -> Vec<(String, String)> {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/shapes");
    let mut files: Vec<_> = std::fs::read_dir(&dir)
        .unwrap()
        .flatten()
        .map(|f| f.path())
        .collect();
    files.sort();
    let read = |path: &Path| {
        let text = std::fs::read_to_string(path).unwrap();
        let parsed = Source::new("main.c", text)
            .parse()
            .unwrap_or_else(|refused| {
                panic!("{}: {}", path.display(), refused.problem);
            });
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        (name, shape(&parsed.program))
    };
    files.iter().map(|path| read(path)).collect()
}

#[test]
fn reductions_of_one_bug_are_alike() {
    let all = shapes();
    assert!(all.len() > 8, "{all:?}");
    let bug = |name: &str| name.rsplit_once('-').unwrap().0.to_string();
    let mut wrong = Vec::new();
    for (at, (a, one)) in all.iter().enumerate() {
        for (b, other) in &all[at + 1..] {
            if alike(one, other) != (bug(a) == bug(b)) {
                wrong.push(format!("{a}: {one}\n{b}: {other}\n"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn names_constants_and_widths_do_not_matter() {
    let of = |text: &str| shape(&Source::new("main.c", text).parse().unwrap().program);
    let one = of("int a = 5; int main(void) { char b = 3; return (short)(b + a) != 8; }");
    let other =
        of("int main(void) { short x; long y = 7; x = 1; return (signed char)(x - y) != -6; }");
    assert_eq!(one, other);
}
