//! Probes: indexes, conditions, switches, and builtins that take no zero.

use super::*;

#[test]
fn indexes_of_arrays() {
    let text = "struct S { char c; int a[4]; struct { short b[3][8]; } in[2]; } s;
        int v[5] = { 10, 20, 30, 40, 50 }; int m[2][3][4]; __int128 w[6]; long eight[8];
        struct S many[3]; int *ptrs[4];
        int main(void) {
        int loc[4] = { 1, 2, 3, 4 }; struct S ls = { 0 }; struct S *p = &s;
        for (int i = 0; i < 4; i++) { s.a[i] = i * 7; ls.a[i] = i + 100; ptrs[i] = &v[i]; }
        for (int i = 0; i < 24; i++) { m[i / 12][i / 4 % 3][i % 4] = i; w[i % 6] = i; eight[i % 8] = 2 * i; }
        long x = -3; unsigned u = 4000000000u; unsigned long ul = -5; signed char c = -9;
        for (int k = 2; k < 12; k += 3) {
            printf(\"%d\\n\", (int)(@)); x += k; u += k; ul -= k; c += 2;
        }
        for (int i = 0; i < 5; i++) printf(\"%d \", v[i]);
        printf(\"%d %d %d\\n\", s.a[1], ls.a[3], loc[2]);
        return 0; }";
    use IndexFix::{Constant, Mask, Modulo};
    let cases: &[(&str, &str, &[IndexFix])] = &[
        ("v[k]", "v[(unsigned)k % 5]", &[Modulo]),
        ("v[x]", "v[(unsigned)x % 5]", &[Modulo]),
        ("v[c]", "v[(unsigned)c % 5]", &[Modulo]),
        ("v[ul]", "v[(unsigned)ul % 5]", &[Modulo]),
        ("v[x * k]", "v[3]", &[Constant(3)]),
        ("x[v]", "((unsigned)x % 5)[v]", &[Modulo]),
        ("loc[u]", "loc[u & 3]", &[Mask]),
        ("loc[x]", "loc[x & 3]", &[Mask]),
        ("eight[c]", "eight[c & 7]", &[Mask]),
        ("s.a[k]", "s.a[k & 3]", &[Mask]),
        ("p->a[k]", "p->a[(unsigned)k % 4]", &[Modulo]),
        ("ls.a[x]", "ls.a[2]", &[Constant(2)]),
        ("w[k]", "w[(unsigned)k % 6]", &[Modulo]),
        ("v[k] += x", "v[(unsigned)k % 5] += x", &[Modulo]),
        ("v[k]++", "v[(unsigned)k % 5]++", &[Modulo]),
        ("v[k] = k", "v[(unsigned)k % 5] = k", &[Modulo]),
        ("*&v[k]", "*&v[(unsigned)k % 5]", &[Modulo]),
        ("&v[k] - v", "&v[(unsigned)k % 5] - v", &[Modulo]),
        ("*ptrs[x]", "*ptrs[x & 3]", &[Mask]),
        (
            "m[x][k][u]",
            "m[x & 1][(unsigned)k % 3][u & 3]",
            &[Mask, Mask, Modulo],
        ),
        (
            "m[x][k / 4][u] = 5",
            "m[1][k / 4][(unsigned)u % 4] = 5",
            &[Constant(1), Modulo],
        ),
        (
            "s.in[k].b[x][c] + many[k].a[3]",
            "s.in[k & 1].b[(unsigned)x % 3][c & 7] + many[(unsigned)k % 3].a[3]",
            &[Mask, Modulo, Mask, Modulo],
        ),
        (
            "(k ? v : loc)[k % 4] + v[v[k] % 7]",
            "v[k % 4] + v[(unsigned)(v[(unsigned)k % 5] % 7) % 5]",
            &[Modulo, Modulo],
        ),
    ];
    for &(broken, fixed, answers) in cases {
        let done = same(text, broken, fixed, indexes(answers));
        assert_eq!(done.repaired.indexes.len(), answers.len(), "{broken}");
        for ((site, fix), answer) in done.repaired.indexes.iter().zip(answers) {
            assert!(matches!(done.program[*site].kind, ExprKind::Index(..)));
            assert_eq!(fix, answer);
        }
    }
    let done = same(text, "v[x]", "v[(unsigned)x % 5]", indexes(&[Modulo]));
    let fault = done.script.index_faults[0];
    assert_eq!((fault.index, fault.n, fault.first), (-3, 5, true));
    let done = same(text, "v[k]", "v[(unsigned)k % 5]", indexes(&[Modulo]));
    let fault = done.script.index_faults[0];
    assert_eq!((fault.index, fault.n, fault.first), (5, 5, false));
}

#[test]
fn a_constant_index_stands_instead_of_its_expression() {
    // The replaced expression would be undefined, and show, if it were evaluated again.
    let text = "int calls; int f(void) { return ++calls; } int v[3] = { 4, 5, 6 };
        int main(void) {
        int z = 0;
        for (int k = 0; k < 3; k++) { printf(\"%d\\n\", v[@]); z = k; }
        return 0; }";
    let done = same(text, "9 / (1 - z)", "1", indexes(&[IndexFix::Constant(1)]));
    assert!(done.script.faults.is_empty());
    let done = repair(
        &text.replace('@', "f() + 7"),
        indexes(&[IndexFix::Constant(1)]),
    );
    assert_eq!(done.repaired.outcome.output, b"5\n5\n5\n");
}

#[test]
fn pointers_are_not_probed() {
    let text = "int main(void) { int a[4] = {1, 2, 3, 4}; int *p = a + 2; int k = -1;
        printf(\"%d %d\\n\", p[k], a[k + 4]); return @; }";
    let done = same(text, "0", "0", indexes(&[]));
    assert!(done.script.index_faults.is_empty());
}

// -- conditions, switches, builtins -----------------------------------------------------------

#[test]
fn conditions_turn_once() {
    let text = "struct S { int a[2]; }; struct S make(int k) { struct S s = { { k, 1 } }; return s; }
        int main(void) {
        int x = 0; int *p = &x; double d = 0.5; int t[3] = { 0 };
        for (int k = 0; k < 4; k++) {
            if (@) printf(\"yes %d\\n\", k); else if (k == 2) printf(\"two\\n\"); else printf(\"no\\n\");
            d -= 0.25; x = k % 2;
        }
        while (x < 9) { if (x > 5) goto out; x += 2; }
        out: printf(\"%d\\n\", x);
        return 0; }";
    for condition in [
        "k > 1",
        "x",
        "!x",
        "p",
        "d",
        "k && x || k == 3",
        "(x += 1, x > 2)",
        "1",
        "k ? x : 3",
        "make(k).a[0] > make(1).a[k & 1]",
        "*p == k && t[k % 3] == 0",
    ] {
        for negate in [false, true] {
            let script = Script {
                conditions: vec![negate],
                ..Script::default()
            };
            let fixed = if negate {
                format!("!({condition})")
            } else {
                condition.to_owned()
            };
            let done = same(text, condition, &fixed, script);
            assert_eq!(done.repaired.conditions.len(), usize::from(negate));
        }
    }
    // Each is asked for once, when it is reached.
    let text = "int main(void) { int a = 5; for (int i = 0; i < 9; i++) { if (i > 3) a++; if (i > 20) { if (a) a = 0; } }
        printf(\"%d\\n\", a); return @; }";
    let script = Script {
        conditions: vec![true, false],
        ..Script::default()
    };
    let done = repair(&text.replace('@', "0"), script);
    assert_eq!(done.script.asked, [0, 0]);
    assert_eq!(done.repaired.outcome.output, b"9\n");
}

#[test]
fn switches_are_combined_with_a_constant() {
    let text = "int main(void) {
        T x = 3;
        for (int k = 0; k < 6; k++) {
            switch (@) {
            case 1: printf(\"one\\n\"); break;
            case 2: case 7: printf(\"two or seven\\n\");
            case 100 ... 120: printf(\"range\\n\"); break;
            { default: printf(\"default\\n\"); }
            case -1: printf(\"minus one\\n\");
            }
            x += k * 3 - 5;
        }
        return 0; }";
    for ty in [
        "int",
        "unsigned",
        "long",
        "unsigned long",
        "signed char",
        "unsigned short",
    ] {
        for constant in [0u64, 1, 2, 5, 104, u64::MAX] {
            let text = text.replace('T', ty);
            let script = Script {
                switches: vec![constant],
                ..Script::default()
            };
            let fixed = if constant == u64::MAX {
                "x ^ -1".to_owned()
            } else {
                format!("x ^ {constant}")
            };
            let done = same(&text, "x", &fixed, script);
            assert_eq!(done.script.asked, [3]);
            assert!(done.script.labels.contains(&(100, 120)));
            assert_eq!(done.script.labels.len(), 5);
            assert_eq!(done.repaired.switches.len(), usize::from(constant != 0));
            if let Some(&(site, _)) = done.repaired.switches.first() {
                assert!(matches!(done.program[site].kind, StmtKind::Switch(..)));
            }
        }
    }
}

#[test]
fn builtins_that_take_no_zero() {
    let text = "int main(void) {
        unsigned x = 2; unsigned long l = 16;
        for (int k = 0; k < 4; k++) { printf(\"%d\\n\", @); x -= 1; l >>= 2; }
        return 0; }";
    for (broken, fixed, first) in [
        ("__builtin_clz(x)", "__builtin_clz(x ? x : 1)", false),
        (
            "__builtin_ctz(x - 2)",
            "__builtin_ctz(x - 2 ? x - 2 : 1)",
            true,
        ),
        ("__builtin_clzl(l)", "__builtin_clzl(l ? l : 1)", false),
        ("__builtin_ctzll(l)", "__builtin_ctzll(l ? l : 1)", false),
        (
            "__builtin_popcount(x) + __builtin_clzll(l >> 9)",
            "__builtin_popcount(x) + __builtin_clzll(l >> 9 ? l >> 9 : 1)",
            true,
        ),
    ] {
        let script = Script {
            nonzero: true,
            ..Script::default()
        };
        let done = same(text, broken, fixed, script);
        assert_eq!(done.script.zeros, [first], "{broken}");
        let [site] = done.repaired.nonzero[..] else {
            panic!("one call");
        };
        assert!(matches!(done.program[site].kind, ExprKind::Call(..)));
    }
}
