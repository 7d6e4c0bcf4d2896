//! Shapes that reports of wrong code are made of: they are recognised, and programs have them.

use cassay_eval::with_stack;
use cassay_gen::features::{Feature, Features, features};
use cassay_gen::{Case, Style, generate};
use cassay_program::Program;
use cassay_source::Source;

/// What is seen in a text.
fn seen(text: &str) -> Features {
    let program = Program {
        units: vec![("main.c".to_string(), text.as_bytes().to_vec())],
        ..Default::default()
    };
    let parsed = Source::of(&program).parse();
    let parsed = parsed.unwrap_or_else(|refused| panic!("{refused}\n{text}"));
    features(&parsed.program, &[])
}

#[test]
fn shapes_are_recognised() {
    let declarations = "static int g; static short a[8]; struct S { int m; }; static struct S s;
        static short h(short x) { return x + 1; }\n";
    let cases: &[(Feature, &str, &str)] = &[
        (
            Feature::CallInLoopCondition,
            "while (h(g) < 3) g++;",
            "while (g < 3) g = h(g);",
        ),
        (
            Feature::CallInLoopStep,
            "for (int i = 0; i < 9; i = h(i)) g++;",
            "for (int i = 0; i < 9; i++) g = h(i);",
        ),
        (
            Feature::SeveralConstants,
            "g = h(1) + h(2);",
            "g = h(1) + h(1);",
        ),
        (
            Feature::GlobalCounter,
            "for (g = 0; g < 9; g++) a[g] = 1;",
            "for (int i = 0; i < 9; i++) g = i;",
        ),
        (
            Feature::StaticCounter,
            "static int i; for (i = 0; i < 9; i++) g ^= i;",
            "int i; for (i = 0; i < 9; i++) g ^= i;",
        ),
        (
            Feature::PointedCounter,
            "int i; int *p = &i; for (*p = 0; *p < 9; ++*p) g++;",
            "int i; for (i = 0; i < 9; i++) g++;",
        ),
        (
            Feature::MemberCounter,
            "for (s.m = 0; s.m < 9; s.m++) g++;",
            "for (int i = 0; i < 9; i++) s.m++;",
        ),
        (
            Feature::NarrowCounter,
            "for (short i = 0; i < 9; i++) g++;",
            "for (long i = 0; i < 9; i++) g++;",
        ),
        (
            Feature::ComputedStart,
            "for (int i = g & 3; i < 9; i++) a[1]++;",
            "for (int i = 3; i < 9; i++) a[1]++;",
        ),
        (
            Feature::ComputedBound,
            "for (int i = 0; i < (g & 7); i++) a[1]++;",
            "for (int i = 0; i < 7; i++) a[1]++;",
        ),
        (
            Feature::ComputedStride,
            "for (int i = 0; i < 9; i += 1 + (g & 1)) a[1]++;",
            "for (int i = 0; i < 9; i += 2) a[1]++;",
        ),
        (
            Feature::ComputedNest,
            "for (int i = 0; i < 9; i++) for (int j = 0; j < i; j++) g++;",
            "for (int i = 0; i < 9; i++) for (int j = 0; j < 4; j++) g++;",
        ),
        (
            Feature::SeveralAccumulators,
            "int x = 0, y = 0; for (int i = 0; i < 8; i++) { x += a[i]; y ^= x; } g = y;",
            "int x = 0; for (int i = 0; i < 8; i++) x += a[i]; g = x;",
        ),
        (
            Feature::NarrowAccumulator,
            "short x = 0; for (int i = 0; i < 8; i++) x += a[i]; g = x;",
            "int x = 0; for (int i = 0; i < 8; i++) x += a[i]; g = x;",
        ),
        (
            Feature::ConditionalAccumulator,
            "int x = 0; for (int i = 0; i < 8; i++) if (a[i]) x++; g = x;",
            "int x = 0; for (int i = 0; i < 8; i++) x++; g = x;",
        ),
        (
            Feature::ReturnInLoop,
            "for (int i = 0; i < 8; i++) if (a[i]) return 1;",
            "for (int i = 0; i < 8; i++) if (a[i]) break; return 1;",
        ),
        (
            Feature::SearchLoop,
            "for (int i = 0; i < 8; i++) if (a[i] == 3) break;",
            "for (int i = 0; i < 8; i++) if (a[i] == 3) g++;",
        ),
        (
            Feature::ChangingCondition,
            "for (int i = 0; i < 8; i++) { if (g & 4) a[i]++; g = a[i]; }",
            "for (int i = 0; i < 8; i++) if (g & 4) a[i]++;",
        ),
        (
            Feature::MinMax,
            "g = a[0] < a[1] ? a[0] : a[1];",
            "g = a[0] < a[1] ? a[2] : a[3];",
        ),
        (
            Feature::Clamp,
            "g = g < 3 ? 3 : g > 9 ? 9 : g;",
            "g = g ? a[0] : a[1];",
        ),
        (
            Feature::Abs,
            "g = g < 0 ? -g : g;",
            "g = g < 0 ? -a[0] : g;",
        ),
        (Feature::OneShifted, "g = 1 << (g & 7);", "g = 1 << 7;"),
        (
            Feature::Rotate,
            "unsigned x = g; g = x << 5 | x >> 27;",
            "unsigned x = g; g = x << 5 | g >> 27;",
        ),
        (
            Feature::MaskCompare,
            "g = (g & 12) == 4;",
            "g = (g & 12) + 4;",
        ),
        (
            Feature::LowestBit,
            "unsigned x = g; g = x & -x;",
            "unsigned x = g; g = x & -g;",
        ),
        (
            Feature::GuardedDivision,
            "g = a[0] ? g / a[0] : 1;",
            "g = a[1] ? g / a[0] : 1;",
        ),
        (
            Feature::SwappedBytes,
            "unsigned x = g; g = x >> 24 | (x >> 8 & 0xff00);",
            "unsigned x = g; g = x >> 23 | (x >> 7 & 0xff00);",
        ),
        (
            Feature::NarrowChain,
            "g = (short)((signed char)g + 1);",
            "g = (long)((signed char)g + 1);",
        ),
        (
            Feature::ChosenPointer,
            "short *p = g ? &a[0] : &a[1]; *p = 1;",
            "short *p = &a[1]; *p = 1;",
        ),
        (
            Feature::PointerToArray,
            "short (*p)[8] = &a; (*p)[1] = 1;",
            "short *p = a; p[1] = 1;",
        ),
        (
            Feature::UnsetArray,
            "int b[4]; b[0] = 1; g = b[0];",
            "int b[4] = {1}; g = b[0];",
        ),
        (
            Feature::RecordSwap,
            "struct S x = {1}; { struct S t = s; s = x; x = t; } g = x.m;",
            "struct S x = {1}; s = x;",
        ),
        (Feature::TailCalls, "return h(g);", "return h(g) + 1;"),
    ];
    for (feature, with, without) in cases {
        for (body, has) in [(with, true), (without, false)] {
            let text = format!("{declarations}int f(void)\n{{\n    {body}\n    return g;\n}}\n");
            assert_eq!(seen(&text).has(*feature), has, "{}: {body}", feature.text());
        }
    }
}

#[test]
fn ways_to_call_are_recognised() {
    let cases: &[(Feature, &str, &str)] = &[
        (
            Feature::TailSwapped,
            "int h(int a, int b) { return a - b; } int f(int a, int b) { return h(b, a); }",
            "int h(int a, int b) { return a - b; } int f(int a, int b) { return h(a, b); }",
        ),
        (
            Feature::MutualRecursion,
            "int g(int); int f(int n) { return n ? g(n - 1) : 1; } int g(int n) { return n ? f(n - 1) : 2; }",
            "int g(int); int f(int n) { return n ? g(n - 1) : 1; } int g(int n) { return n; }",
        ),
        (
            Feature::Variadic,
            "int f(int n, ...) { return n; }",
            "int f(int n) { return n; }",
        ),
        (
            Feature::VariableLength,
            "void *memcpy(void *, const void *, unsigned long); int a[4], b[4]; void f(unsigned long n) { memcpy(a, b, n & 15); }",
            "void *memcpy(void *, const void *, unsigned long); int a[4], b[4]; void f(unsigned long n) { memcpy(a, b, 15); }",
        ),
        (
            Feature::RecordChain,
            "struct S { int m; }; struct S h(struct S s) { s.m++; return s; } int f(struct S s) { return h(h(s)).m; }",
            "struct S { int m; }; struct S h(struct S s) { s.m++; return s; } int f(struct S s) { return h(s).m; }",
        ),
    ];
    for (feature, with, without) in cases {
        assert!(seen(with).has(*feature), "{}: {with}", feature.text());
        assert!(
            !seen(without).has(*feature),
            "{}: {without}",
            feature.text()
        );
    }
}

/// Of a hundred programs of 4 KB, so many have a shape at least. Frequencies are far above; this notices when one
/// is lost.
#[test]
fn programs_have_them() {
    let at_least: &[(Style, &[(Feature, usize)])] = &[
        (
            Style::Whole,
            &[
                (Feature::NarrowHelpers, 50),
                (Feature::CallInOperand, 40),
                (Feature::CallInLoopCondition, 5),
                (Feature::CallInLoopStep, 5),
                (Feature::SeveralConstants, 3),
                (Feature::NarrowCounter, 10),
                (Feature::LivingCounter, 10),
                (Feature::ComputedBound, 10),
                (Feature::SeveralAccumulators, 10),
                (Feature::NarrowAccumulator, 10),
                (Feature::ConditionalAccumulator, 8),
                (Feature::ChangingCondition, 5),
                (Feature::MinMax, 6),
                (Feature::Clamp, 6),
                (Feature::Rotate, 6),
                (Feature::MaskCompare, 6),
                (Feature::GuardedDivision, 4),
                (Feature::ChosenPointer, 4),
                (Feature::UnsetArray, 4),
                (Feature::VariableLength, 2),
                (Feature::TailCalls, 8),
                (Feature::MutualRecursion, 1),
            ],
        ),
        (
            Style::Loops,
            &[
                (Feature::Nest2, 20),
                (Feature::GlobalCounter, 3),
                (Feature::MemberCounter, 2),
                (Feature::ComputedStart, 5),
                (Feature::ComputedBound, 15),
                (Feature::SearchLoop, 5),
                (Feature::SeveralAccumulators, 15),
            ],
        ),
        (
            Style::Graph,
            &[
                (Feature::Graph, 40),
                (Feature::GotoBackward, 50),
                (Feature::GotoIntoLoop, 5),
                (Feature::SwitchInLoop, 5),
            ],
        ),
    ];
    with_stack(|| {
        for (style, wanted) in at_least {
            let all: Vec<Features> = (0..100)
                .map(|seed| {
                    let mut case = Case::new(*style, 500 + seed);
                    case.set("size=4000").expect("a size");
                    let made = generate(&case).unwrap_or_else(|e| panic!("{e}"));
                    features(&made.tree, &made.frame)
                })
                .collect();
            for &(feature, least) in *wanted {
                let n = all.iter().filter(|f| f.has(feature)).count();
                let (style, text) = (style.name(), feature.text());
                assert!(n >= least, "{style}: {n} of 100 have {text}");
            }
        }
    });
}

/// A program of loops has one.
#[test]
fn programs_of_loops_have_loops() {
    with_stack(|| {
        for seed in 0..100 {
            let mut case = Case::new(Style::Loops, seed);
            case.set("size=3000").expect("a size");
            let made = generate(&case).unwrap_or_else(|e| panic!("{e}"));
            let seen = features(&made.tree, &made.frame);
            let loops = [
                Feature::For,
                Feature::While,
                Feature::Do,
                Feature::GotoBackward,
            ];
            assert!(
                loops.iter().any(|&f| seen.has(f)),
                "{case}\n{}",
                made.text()
            );
        }
    });
}
