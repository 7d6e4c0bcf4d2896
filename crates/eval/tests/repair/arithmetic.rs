//! Operations that are undefined for the operands at hand.

use super::*;

#[test]
fn the_first_time_anything_may_stand_there() {
    let text = "int main(void) {
        int a = 2147483647, b = 7;
        for (int i = 0; i < 3; i++) { b = @; printf(\"%d\\n\", b); a = i; }
        return 0; }";
    let cases = [
        (Arith::plain(ArithOp::Sub), "a - b"),
        (Arith::plain(ArithOp::Xor), "a ^ b"),
        (Arith::plain(ArithOp::Plus), "+a"),
        (Arith::plain(ArithOp::Not), "~a"),
        (left(ArithOp::Add, ArithOp::And, 255), "(a & 255) + b"),
        (right(ArithOp::Add, ArithOp::Sub, 40), "a + (b - 40)"),
        (
            mode(ArithOp::Add, Mode::Wrap),
            "(int)((unsigned)a + (unsigned)b)",
        ),
        (
            mode(ArithOp::Add, Mode::Keep),
            "(b > 0 && a > 2147483647 - b) || (b < 0 && a < -2147483647 - 1 - b) ? a : a + b",
        ),
    ];
    for (answer, fixed) in cases {
        let done = same(text, "a + b", fixed, ariths(&[answer]));
        let fault = done.script.faults[0];
        assert_eq!(
            fault,
            Fault {
                site: fault.site,
                kind: Kind::SignedOverflow,
                now: Arith::plain(ArithOp::Add),
                width: 32,
                signed: true,
                a: INT_MAX,
                b: 7,
                right: (32, true),
                first: true,
            }
        );
        assert_eq!(done.repaired.arithmetic, [(fault.site, answer)]);
        assert_eq!(done.compiled.operation_kind(fault.site), Some(IntKind::Int));
    }
}

#[test]
fn later_times_are_not_the_first() {
    let text = "int main(void) {
        int a = 1;
        for (int i = 0; i < 40; i++) { a = @; printf(\"%d\\n\", a); }
        return 0; }";
    let wrap = mode(ArithOp::Mul, Mode::Wrap);
    let done = same(text, "a * 3", "(int)(a * 3u)", ariths(&[wrap]));
    assert!(!done.script.faults[0].first);
    assert_eq!(done.script.faults[0].b, 3);
    let keep = mode(ArithOp::Mul, Mode::Keep);
    let guard = "a > 2147483647 / 3 || a < -2147483647 / 3 ? a : a * 3";
    same(text, "a * 3", guard, ariths(&[keep]));
    // The constant to the left: operands do not change places.
    let done = same(text, "3 * a", "(int)(3u * a)", ariths(&[wrap]));
    assert_eq!(done.script.faults[0].a, 3);
}

#[test]
fn a_repair_can_fail_and_be_repaired() {
    let text = "int main(void) {
        int a = 2147483647, b = 1;
        for (int i = 0; i < 3; i++) { printf(\"%d\\n\", @); a = -2147483647; b = i + 5; }
        return 0; }";
    let answers = [Arith::plain(ArithOp::Sub), mode(ArithOp::Sub, Mode::Wrap)];
    let done = same(
        text,
        "a + b",
        "(int)((unsigned)a - (unsigned)b)",
        ariths(&answers),
    );
    let [first, second] = done.script.faults[..] else {
        panic!("two faults");
    };
    assert_eq!((first.first, second.first), (true, false));
    assert_eq!(second.now, answers[0]);
    assert_eq!((second.a, second.b), (-INT_MAX, 5));
    assert_eq!(done.repaired.arithmetic, [(first.site, answers[1])]);
}

#[test]
fn conditions_of_loops_are_one_site() {
    // Overflows when the condition is evaluated again, not when it is first.
    for (broken, fixed) in [
        (
            "for (int i = 0; a + i != 0 && i < 9; i++) printf(\"%d\\n\", i);",
            "for (int i = 0; (int)(a + (unsigned)i) != 0 && i < 9; i++) printf(\"%d\\n\", i);",
        ),
        (
            "int i = 0; while (a + i != 0) { printf(\"%d\\n\", i); i += 3; if (i > 9) break; }",
            "int i = 0; while ((int)(a + (unsigned)i) != 0) { printf(\"%d\\n\", i); i += 3; if (i > 9) break; }",
        ),
        (
            "int i = 0; do { printf(\"%d\\n\", i); i += 3; if (i > 9) continue; } while (a + i > 0 || i < 20);",
            "int i = 0; do { printf(\"%d\\n\", i); i += 3; if (i > 9) continue; } while ((int)(a + (unsigned)i) > 0 || i < 20);",
        ),
    ] {
        let text = "int main(void) { int a = 2147483642; @ printf(\"end\\n\"); return 0; }";
        let wrap = mode(ArithOp::Add, Mode::Wrap);
        let done = same(text, broken, fixed, ariths(&[wrap]));
        assert_eq!(done.script.faults.len(), 1);
        assert!(!done.script.faults[0].first);
    }
}

#[test]
fn assignments_and_steps() {
    let text = "struct S { int a[2]; short s; } g = { { 0, 2147483647 }, 3 };
        int main(void) {
        int x = 2147483647, y = -2147483647 - 1; long l = 9223372036854775807; unsigned char c = 9;
        struct S *p = &g; int i = 1;
        for (int k = 0; k < 3; k++) { @; printf(\"%d %d %ld %d %d %d\\n\", x, y, l, c, g.a[1], g.s); }
        return 0; }";
    let wrap = |op| mode(op, Mode::Wrap);
    let cases = [
        ("x++", "x = (int)(x + 1u)", wrap(ArithOp::Add)),
        ("--y", "y = (int)(y - 1u)", wrap(ArithOp::Sub)),
        ("y = x--", "y = x, x = (int)(x - 1u)", wrap(ArithOp::Sub)),
        ("x += 5", "x = (int)(x + 5u)", wrap(ArithOp::Add)),
        ("y -= x", "y = (int)((unsigned)y - x)", wrap(ArithOp::Sub)),
        ("x -= -3", "x = (int)(x - (unsigned)-3)", wrap(ArithOp::Sub)),
        ("l *= 3", "l = (long)(l * 3ul)", wrap(ArithOp::Mul)),
        (
            "l += x",
            "l = (long)(l + (unsigned long)x)",
            wrap(ArithOp::Add),
        ),
        (
            "g.a[i] += x",
            "g.a[i] = (int)((unsigned)g.a[i] + x)",
            wrap(ArithOp::Add),
        ),
        (
            "p->a[1]++",
            "p->a[1] = (int)(p->a[1] + 1u)",
            wrap(ArithOp::Add),
        ),
        ("x <<= 3", "x = (int)((unsigned)x << 3)", wrap(ArithOp::Shl)),
        ("x >>= 35", "x = x >> (35 & 31)", wrap(ArithOp::Shr)),
        ("y = -y", "y = (int)-(unsigned)y", wrap(ArithOp::Neg)),
        ("y = -y", "y = +y", Arith::plain(ArithOp::Plus)),
        ("y = -y", "y = ~y", Arith::plain(ArithOp::Not)),
        (
            "c /= k - k",
            "c = c / ((k - k) | 1)",
            right(ArithOp::Div, ArithOp::Or, 1),
        ),
        ("c %= 0", "c = c", mode(ArithOp::Rem, Mode::Keep)),
        (
            "x %= 0u",
            "x = (unsigned)x % (0u + 10)",
            right(ArithOp::Rem, ArithOp::Add, 10),
        ),
        (
            "y /= -1",
            "y = y == -2147483647 - 1 ? y : y / -1",
            mode(ArithOp::Div, Mode::Keep),
        ),
        (
            "l = l / (x - x)",
            "l = l - (x - x)",
            Arith::plain(ArithOp::Sub),
        ),
        (
            "g.s *= 2000000000",
            "g.s = (short)(int)(g.s * 2000000000u)",
            wrap(ArithOp::Mul),
        ),
    ];
    for (broken, fixed, answer) in cases {
        // `y = x--` goes wrong only once `x` is the smallest.
        let init = if broken == "y = x--" {
            text.replace("x = 2147483647", "x = -2147483647")
        } else {
            text.to_owned()
        };
        let done = same(&init, broken, fixed, ariths(&[answer]));
        assert_eq!(done.repaired.arithmetic.len(), 1, "{broken}");
    }
}

#[test]
fn shifts() {
    let text = "int main(void) {
        int a = -5, n = 40; unsigned u = 0xdeadbeef; long l = 1; unsigned char c = 200; __int128 w = -7;
        for (int k = 0; k < 4; k++) { printf(\"%d\\n\", (int)(@)); n -= 9 - k; a += 3; l *= 5; }
        return 0; }";
    let cases = [
        (
            "a << 2",
            "(int)((unsigned)a << 2)",
            mode(ArithOp::Shl, Mode::Wrap),
        ),
        (
            "a << n",
            "(int)((unsigned)a << (n & 31))",
            mode(ArithOp::Shl, Mode::Wrap),
        ),
        ("a >> n", "a >> (n & 31)", mode(ArithOp::Shr, Mode::Wrap)),
        ("u << n", "u << (n & 31)", mode(ArithOp::Shl, Mode::Wrap)),
        (
            "u >> n",
            "n < 0 || n > 31 ? u : u >> n",
            mode(ArithOp::Shr, Mode::Keep),
        ),
        (
            "u << -n",
            "u << (-n & 31)",
            right(ArithOp::Shl, ArithOp::And, 31),
        ),
        (
            "l << (n + 50)",
            "(long)((unsigned long)l << ((n + 50) & 63))",
            mode(ArithOp::Shl, Mode::Wrap),
        ),
        (
            "l >> c",
            "l >> (c & 63)",
            right(ArithOp::Shr, ArithOp::And, 63),
        ),
        (
            "c << n",
            "(int)((unsigned)c << (n & 31))",
            mode(ArithOp::Shl, Mode::Wrap),
        ),
        ("u >> w", "u >> (w & 31)", mode(ArithOp::Shr, Mode::Wrap)),
        (
            "u >> w",
            "u >> (w & 7)",
            right(ArithOp::Shr, ArithOp::And, 7),
        ),
        ("w >> w", "w >> (w & 127)", mode(ArithOp::Shr, Mode::Wrap)),
        (
            "(w << w) / 3",
            "(__int128)((unsigned __int128)w << (w & 127)) / 3",
            mode(ArithOp::Shl, Mode::Wrap),
        ),
        ("w << n", "w - n", Arith::plain(ArithOp::Sub)),
    ];
    for (broken, fixed, answer) in cases {
        same(text, broken, fixed, ariths(&[answer]));
    }
}

#[test]
fn wide_integers() {
    let text = "typedef __int128 W; typedef unsigned __int128 U;
        int main(void) {
        W max = (W)((U)-1 >> 1), min = -max - 1, z = 0; U u = 5;
        for (int k = 0; k < 3; k++) {
            W r = @;
            printf(\"%lx %lx\\n\", (unsigned long)r, (unsigned long)(r >> 64));
            max -= k; z += 1;
        }
        return 0; }";
    let cases = [
        ("max + 9", "(W)((U)max + 9)", mode(ArithOp::Add, Mode::Wrap)),
        ("max * 3", "k < 3 ? max : 0", mode(ArithOp::Mul, Mode::Keep)),
        ("-min", "(W)-(U)min", mode(ArithOp::Neg, Mode::Wrap)),
        (
            "min / (z - 1)",
            "z < 2 ? min : min / (z - 1)",
            mode(ArithOp::Div, Mode::Keep),
        ),
        (
            "u / (U)z",
            "u / ((U)z | 4)",
            right(ArithOp::Div, ArithOp::Or, 4),
        ),
        ("u - max % z", "u - (max - z)", Arith::plain(ArithOp::Sub)),
    ];
    for (broken, fixed, answer) in cases {
        let done = same(text, broken, fixed, ariths(&[answer]));
        assert_eq!(done.script.faults[0].width, 128);
    }
    // `x++` of 128 bits.
    let text = "int main(void) { __int128 x = (__int128)((unsigned __int128)-1 >> 1); @;
        printf(\"%lx\\n\", (unsigned long)(x >> 64)); return 0; }";
    let fixed = "x = (__int128)(x + (unsigned __int128)1)";
    same(
        text,
        "x++",
        fixed,
        ariths(&[mode(ArithOp::Add, Mode::Wrap)]),
    );
}

#[test]
fn wide_bit_fields_compute_in_their_own_width() {
    let text = "struct { long a : 40; unsigned long b : 36; long c : 40; }
        s = { 549755813887, 3, -549755813888 };
        int main(void) {
        for (int k = 0; k < 3; k++) { printf(\"%ld\\n\", (long)(@)); s.a -= k; }
        return 0; }";
    let cases = [
        (
            "s.a + s.a",
            mode(ArithOp::Add, Mode::Keep),
            "k < 3 ? (long)s.a : 0",
        ),
        (
            "s.a - 1 - s.a * 2",
            Arith::plain(ArithOp::Xor),
            "s.a - 1 - (s.a ^ 2)",
        ),
        (
            "s.b << 36",
            right(ArithOp::Shl, ArithOp::And, 15),
            "s.b << (36 & 15)",
        ),
        ("-s.c", Arith::plain(ArithOp::Plus), "+s.c"),
    ];
    for (broken, answer, fixed) in cases {
        let done = same(text, broken, fixed, ariths(&[answer]));
        let fault = done.script.faults[0];
        let width = if broken.contains("s.b") { 36 } else { 40 };
        assert_eq!(fault.width, width, "{broken}");
        assert_eq!(done.compiled.operation_kind(fault.site), None);
    }
}

#[test]
fn operations_on_constants_reach_the_hook() {
    let text = "int main(void) { printf(\"%d\\n\", @); return 0; }";
    let wrap = |op| mode(op, Mode::Wrap);
    let cases = [
        ("2147483647 + 1", "-2147483647 - 1", wrap(ArithOp::Add)),
        ("-(-2147483647 - 1)", "-2147483647 - 1", wrap(ArithOp::Neg)),
        ("1 << 31", "-2147483647 - 1", wrap(ArithOp::Shl)),
        ("1 >> 33", "0", wrap(ArithOp::Shr)),
        ("7 / 0", "7", mode(ArithOp::Div, Mode::Keep)),
        ("7 % 0", "7 * 0", Arith::plain(ArithOp::Mul)),
    ];
    for (broken, fixed, answer) in cases {
        let done = same(text, broken, fixed, ariths(&[answer]));
        assert!(done.script.faults[0].first);
    }
}

#[test]
fn giving_up_keeps_the_verdict() {
    for (expression, kind) in [
        ("a + 1", Kind::SignedOverflow),
        ("a / b", Kind::DivisionByZero),
        ("t[a]", Kind::ArrayBounds),
        ("__builtin_clz(b)", Kind::BuiltinDomain),
    ] {
        let text = format!(
            "int t[3]; int main(void) {{ int a = 2147483647, b = 0; return {expression}; }}"
        );
        let done = repair(&text, Script::default());
        match &done.repaired.outcome.verdict {
            Verdict::Undefined(report) => assert_eq!(report.kind, kind),
            other => panic!("{expression}: {other:?}"),
        }
    }
    // An answer that is undefined as well is none.
    let text = "int main(void) { int a = 2147483647; return a + 1; }";
    let done = repair(text, ariths(&[left(ArithOp::Mul, ArithOp::Add, 1)]));
    assert!(matches!(
        done.repaired.outcome.verdict,
        Verdict::Undefined(_)
    ));
    assert!(done.repaired.arithmetic.is_empty());
    // Wrong fixes of indexes, too.
    let text = "int t[3]; int main(void) { int a = 7; return t[a]; }";
    for fix in [IndexFix::Mask, IndexFix::Constant(3)] {
        let done = repair(text, indexes(&[fix]));
        assert!(matches!(
            done.repaired.outcome.verdict,
            Verdict::Undefined(_)
        ));
        assert!(done.repaired.indexes.is_empty());
    }
}

#[test]
fn pointer_arithmetic_is_not_repaired() {
    let text = "int main(void) { int a[4] = {1, 2, 3, 4}; int *p = a; long n = 9;
        p += n; printf(\"%d\\n\", p[0]); return 0; }";
    let done = repair(text, ariths(&[Arith::plain(ArithOp::Sub)]));
    assert!(matches!(
        done.repaired.outcome.verdict,
        Verdict::Undefined(_)
    ));
    assert!(done.script.faults.is_empty());
}

#[test]
fn recursion_and_callbacks() {
    let text = "#include <stdlib.h>
        int calls; int f(int n) { calls++; return n <= 0 ? 1 : @; }
        int compare(const void *a, const void *b) { return f(*(const int *)a) - f(*(const int *)b) ; }
        int main(void) {
        int t[2] = { 20, 3 };
        qsort(t, 2, sizeof t[0], compare);
        for (int i = 0; i < 2; i++) printf(\"%d %d\\n\", t[i], f(t[i]));
        printf(\"%d\\n\", calls);
        return 0; }";
    let wrap = mode(ArithOp::Mul, Mode::Wrap);
    let done = repair(&text.replace('@', "f(n - 1) * n"), {
        Script {
            arithmetic: vec![wrap, mode(ArithOp::Sub, Mode::Wrap)],
            ..Script::default()
        }
    });
    let fixed = text
        .replace('@', "(int)((unsigned)f(n - 1) * n)")
        .replace("f(*(const int *)a) -", "(unsigned)f(*(const int *)a) -");
    let expected = plain(&fixed);
    assert_eq!(expected.verdict, Verdict::Exit(0));
    assert_eq!(done.repaired.outcome.verdict, expected.verdict);
    assert_eq!(done.repaired.outcome.output, expected.output);
}
