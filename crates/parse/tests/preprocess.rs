//! Preprocessor cases as data: `tests/preprocess/NAME.c` and the expected tokens in `NAME.out`.
//! Run with `CASSAY_BLESS=1` to rewrite the expectations.

use cassay_lang::{Interner, ProblemKind, SourceMap, Target};
use cassay_parse::loader::InMemory;
use cassay_parse::preprocess::{Options, preprocess};
use cassay_parse::token::{Keyword, Token, TokenKind};
use cassay_testkit::corpus::files;
use cassay_testkit::golden;
use std::path::Path;

fn options() -> Options {
    Options {
        include_dirs: vec!["include".to_string()],
        defines: vec![
            ("FLAG".to_string(), None),
            ("VALUE".to_string(), Some("(1 + 2)".to_string())),
            ("TWICE(x)".to_string(), Some("x x".to_string())),
        ],
        ..Options::new(Target::x86_64_linux())
    }
}

fn text(token: Token, names: &Interner) -> String {
    match token.kind {
        TokenKind::Ident(s) | TokenKind::Number(s) | TokenKind::Char(s) | TokenKind::Str(s) => {
            names.name(s).to_string()
        }
        TokenKind::Punct(p) => p.text().to_string(),
        TokenKind::Pack(pragma) => format!("<{pragma:?}>"),
        TokenKind::Options(pragma) => format!("<{pragma:?}>"),
        TokenKind::Pragma(_) => String::new(),
        TokenKind::Eof => String::new(),
    }
}

/// The tokens, in lines as they stand in the source; or what is wrong with it.
fn render(name: &str, source: Vec<u8>, headers: &[(String, Vec<u8>)]) -> String {
    let mut sources = SourceMap::new();
    let mut names = Interner::new();
    Keyword::intern_all(&mut names);
    let mut loader = InMemory::new(headers);
    let result = preprocess(
        name,
        source.into(),
        &options(),
        &mut loader,
        &mut sources,
        &mut names,
    );
    match result {
        Ok(unit) => {
            let tokens = unit.tokens;
            assert_eq!(tokens.last().map(|t| t.kind), Some(TokenKind::Eof));
            let mut out = String::new();
            let mut line = None;
            let shown = |token: &&Token| !matches!(token.kind, TokenKind::Pragma(_));
            for &token in tokens[..tokens.len() - 1].iter().filter(shown) {
                let here = sources.location(token.span).map(|l| (l.file, l.line));
                if line.is_some() {
                    out.push(if line == Some(here.clone()) {
                        ' '
                    } else {
                        '\n'
                    });
                }
                line = Some(here);
                out.push_str(&text(token, &names));
            }
            out.push('\n');
            out
        }
        Err(problem) => {
            let kind = match problem.kind {
                ProblemKind::Invalid => "invalid",
                ProblemKind::Unsupported => "unsupported",
            };
            let place = sources
                .location(problem.span)
                .map(|l| format!("{}:{}:{}", l.file, l.line, l.column))
                .unwrap_or_default();
            format!("{place}: {kind}: {problem}\n")
        }
    }
}

fn folder() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/preprocess")
}

/// All that cases can include, by the path from their folder.
fn included() -> Vec<(String, Vec<u8>)> {
    let mut files = Vec::new();
    for prefix in ["", "sub/", "include/"] {
        let entries = std::fs::read_dir(folder().join(prefix)).expect("the folder of cases");
        for path in entries.map(|entry| entry.expect("a file").path()) {
            if path.extension().is_some_and(|e| e == "h") {
                let name = path.file_name().and_then(|n| n.to_str()).expect("a name");
                let text = std::fs::read(&path).expect("a header");
                files.push((format!("{prefix}{name}"), text));
            }
        }
    }
    assert!(!files.is_empty());
    files
}

#[test]
fn cases() {
    let (folder, included) = (folder(), included());
    let mut failed = Vec::new();
    for path in files(&folder, "c") {
        let name = path
            .file_name()
            .and_then(|n| n.to_str())
            .expect("a plain file name");
        let source = std::fs::read(&path).expect("a case");
        let actual = render(name, source, &included);
        failed.extend(golden::compare(&path.with_extension("out"), actual.as_bytes()).err());
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

/// Each built-in header stands alone, and twice.
#[test]
fn headers() {
    for (name, _) in cassay_parse::headers::HEADERS {
        let source = format!("#include <{name}>\n#include <{name}>\n");
        let out = render("main.c", source.into_bytes(), &included());
        assert!(!out.contains(": invalid: "), "{name}: {out}");
    }
}

/// What is in a header of the system's is known for one target; for the others, nobody is told that there is none.
#[test]
fn headers_of_other_targets() {
    for (name, _) in cassay_parse::headers::HEADERS {
        for source in [
            format!("#include <{name}>"),
            format!("#if __has_include(<{name}>)\n#endif"),
        ] {
            for target in Target::all() {
                let result = preprocess(
                    "main.c",
                    source.clone().into_bytes().into(),
                    &Options::new(target.clone()),
                    &mut InMemory::<Vec<u8>>::new(&[]),
                    &mut SourceMap::new(),
                    &mut Interner::new(),
                );
                if let Err(problem) = result {
                    let what = format!("the header <{name}> for target {}", target.name);
                    assert_eq!(
                        problem.kind,
                        ProblemKind::Unsupported,
                        "{what}: {problem:?}"
                    );
                    assert!(
                        problem.message.contains(&what) || target.name == "x86_64-linux",
                        "{problem:?}"
                    );
                }
            }
        }
    }
}

/// Input that grows without bound must end in a problem, soon.
#[test]
fn hostile() {
    let chain: String = (0..60)
        .map(|i| format!("#define A{i} A{} A{0}\n", i + 1))
        .collect();
    let doubling = format!("#define D(x) x x\n{}1{}\n", "D(".repeat(60), ")".repeat(60));
    let nested = format!(
        "#define I(x) x\n{}1{}\n",
        "I(".repeat(5000),
        ")".repeat(5000)
    );
    let strings = format!(
        "#define S(x) S_(x x)\n#define S_(x) #x\n{}\"\"{}\n",
        "S(".repeat(50),
        ")".repeat(50)
    );
    let pastes = "#define P(x) P_(x,x)\n#define P_(x,y) x##y\n".to_string()
        + &"P(".repeat(60)
        + "a"
        + &")".repeat(60);
    let parentheses = format!(
        "#if {}1{}\n#endif\n",
        "(".repeat(100_000),
        ")".repeat(100_000)
    );
    let unary = format!("#if {}1\n#endif\n", "!".repeat(100_000));
    let ternary = format!("#if {}1\n#endif\n", "0?0:".repeat(100_000));
    let conditionals = "#if 1\n".repeat(50_000) + &"#endif\n".repeat(50_000);
    for (what, source) in [
        ("chain", format!("{chain}A0\n")),
        ("doubling", doubling),
        ("nested", nested),
        ("strings", strings),
        ("pastes", pastes),
        ("inclusion", "#include \"bomb.h\"\n".to_string()),
        ("parentheses", parentheses),
        ("unary", unary),
        ("ternary", ternary),
        ("conditionals", conditionals),
        ("pragma", "_Pragma ( ".repeat(10_000)),
        ("comment", "/*".to_string()),
        ("splice", "\\\n".repeat(100_000)),
    ] {
        let start = std::time::Instant::now();
        let out = render("hostile.c", source.into_bytes(), &included());
        let fine = out.contains("unsupported:") || out.contains("invalid:") || out.len() < 10;
        assert!(fine, "{what}: {} bytes", out.len());
        assert!(start.elapsed().as_secs() < 20, "{what}");
        println!(
            "{what}: {:?} {}",
            start.elapsed(),
            out.lines().next().unwrap_or("")
        );
    }
}
