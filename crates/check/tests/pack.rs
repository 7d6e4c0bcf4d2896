//! Which members may lie where their type's alignment does not allow an object. Sizes and offsets
//! of packed records are asserted in `tests/check/ok/packed.c`.

use cassay_check::{Checked, check};
use cassay_lang::tree::{ExprKind, Id, Program, RecordId};
use cassay_source::Source;

fn checked(text: &str) -> (Program, Checked) {
    let parsed = Source::new("test.c", text).parse();
    let parsed = parsed.unwrap_or_else(|refused| panic!("{refused}: {text}"));
    let checked = check(&parsed.program, &parsed.target).unwrap_or_else(|p| panic!("{p}: {text}"));
    (parsed.program, checked)
}

/// The unaligned members of the record `s`.
fn unaligned(text: &str, expected: &[&str]) {
    let (program, checked) = checked(text);
    let named_s = |r: &cassay_lang::tree::Record| r.tag.is_some_and(|t| program.name(t) == "s");
    let index = program.records.iter().position(named_s).expect("a record");
    let layout = checked.types.record_layout(RecordId::from_index(index));
    let layout = layout.expect("a complete record");
    let fields = layout.fields.iter().filter(|field| field.unaligned);
    let found: Vec<&str> = fields
        .map(|field| field.name.map_or("(unnamed)", |name| program.name(name)))
        .collect();
    assert_eq!(found, expected, "{text}");
    assert_eq!(layout.packed, !expected.is_empty(), "{text}");
}

#[test]
fn members() {
    unaligned("struct s { char c; int i; long double x; };", &[]);
    // By its offset, and because the record may lie anywhere.
    unaligned(
        "struct s { int i; char c; short t; } __attribute__((packed));",
        &["i", "t"],
    );
    unaligned(
        "struct s { int i; char c; short t; } __attribute__((packed, aligned(4)));",
        &["t"],
    );
    unaligned("struct s { char c, d[3]; } __attribute__((packed));", &[]);
    unaligned(
        "struct s { char c; int i __attribute__((packed)); int j; };",
        &["i"],
    );
    unaligned(
        "struct s { int b : 3; int d : 31; } __attribute__((packed));",
        &[],
    );
    unaligned(
        "struct t { int i; }; struct s { char c; struct t t; struct t a[2]; } __attribute__((packed));",
        &["t", "a"],
    );
    // A packed record inside expects nothing.
    unaligned(
        "struct t { int i; } __attribute__((packed)); struct s { char c; struct t t; int i; };",
        &[],
    );
    let with_pack = |n: u32, body: &str| format!("#pragma pack({n})\nstruct s {{ {body} }};");
    let body = "char c; short t; int i; long l; __int128 w; long double x;";
    unaligned(&with_pack(1, body), &["t", "i", "l", "w", "x"]);
    unaligned(&with_pack(2, body), &["i", "l", "w", "x"]);
    unaligned(&with_pack(4, body), &["l", "w", "x"]);
    unaligned(&with_pack(8, body), &["w", "x"]);
    unaligned(&with_pack(16, body), &[]);
    // What is asked for is no part of what an access expects.
    unaligned(&with_pack(4, "char c; _Alignas(16) int i;"), &[]);
}

/// Member accesses know of every step that the member lookup takes.
#[test]
fn accesses() {
    let (program, checked) = checked(
        "struct p { char c; struct { char d; int i; }; union { char e; struct { short t; }; }; }
             __attribute__((packed));
         struct q { char c; struct { char d; int i; }; };
         #define USE(s) s.c, s.d, s.i
         void f(struct p p, struct q q) { USE(p), p.e, p.t, USE(q); }",
    );
    let mut found = Vec::new();
    for (index, expr) in program.exprs.iter().enumerate() {
        if let ExprKind::Member(_, name) = expr.kind {
            let member = checked.members[checked.exprs[index].aux as usize];
            found.push((program.name(name), member.unaligned));
        }
    }
    let expected = [
        ("c", false),
        ("d", true),
        ("i", true),
        ("e", true),
        ("t", true),
        ("c", false),
        ("d", false),
        ("i", false),
    ];
    assert_eq!(found, expected);
}
