//! What a run tells, and that repairable code means what plain code does.

use super::*;

/// Repairable code means the same: with a hook that always gives up, every program of the corpus
/// gets the verdict that it gets plainly.
#[test]
fn without_answers_nothing_changes() {
    let corpus = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests");
    let mut folders = vec![corpus];
    let mut count = 0;
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let Ok(text) = std::fs::read(&path) else {
                continue;
            };
            if path.extension().is_none_or(|e| e != "c") {
                continue;
            }
            // Some need other files, or are no programs on their own.
            let Ok(parsed) = Source::new("test.c", text).parse() else {
                continue;
            };
            let program = parsed.program;
            let (Ok(plainly), Ok(compiled)) = (
                compile(&program, &target()),
                compile_repairable(&program, &target()),
            ) else {
                continue;
            };
            let mut options = Options::default();
            options.limits.steps = 1_000_000_000;
            let expected = plainly.run(&program, &options);
            // Who repairs programs takes care of what takes a look at every access, of attributes and of names.
            if let Verdict::Undefined(report) | Verdict::Unspecified(report) = &expected.verdict
                && (report.detail.starts_with("with other numbers of calls")
                    || matches!(
                        report.kind,
                        Kind::Unsequenced
                            | Kind::EvaluationOrder
                            | Kind::EffectiveType
                            | Kind::RecordPun
                            | Kind::InitialSequence
                            | Kind::CharacterMember
                            | Kind::VolatileAccess
                            | Kind::RestrictBroken
                            | Kind::EndlessLoop
                            | Kind::ReservedName
                    ))
            {
                continue;
            }
            if let Verdict::Unsupported { message, .. } = &expected.verdict
                && ["attribute 'malloc'", "restrict-qualified"]
                    .iter()
                    .any(|part| message.contains(part))
            {
                continue;
            }
            let found = compiled.run(&program, &options);
            assert_eq!(found.verdict, expected.verdict, "{path:?}");
            assert_eq!(found.output, expected.output, "{path:?}");
            let repaired = compiled.repair(&program, &options, &mut Script::default());
            // Only repeated runs find this.
            if !matches!(expected.verdict, Verdict::Unspecified(_)) {
                assert_eq!(repaired.outcome.verdict, expected.verdict, "{path:?}");
                assert_eq!(repaired.outcome.output, expected.output, "{path:?}");
            }
            count += 1;
        }
    }
    assert!(count > 300, "{count} programs");
}

#[test]
fn executed_statements() {
    // Those marked with a label `no…` are not executed, all others are.
    let text = "int g(int x) { if (x) return 1; no0: return 2; }
        void never(void) { no1: ; no2: { no3: g(1); } }
        int main(void) {
            int x, y;
            ;
            { }
            { ; }
            if (g(1)) ; else no4: ;
            if (g(1)) { int unset; } else if (g(2)) { no5: x = 1; } else { no6: ; }
            if (!g(1)) no7: x = 1; else if (g(1)) ; else no8: ;
            switch (g(1)) { no9: y = 3; case 1: case 2: y = 1; break; case 3: no10: y = 2; default: no11: ; }
            goto in;
            no12: x = 2;
            { no13: x = 3; in: x = 4; }
            for (;;) { if (g(1)) break; no14: ; }
            while (0) { no15: ; }
            do { if (g(1)) continue; no16: x = 1; } while (0);
            if (g(1)) goto end;
            no17: ;
            end: x = ({ int q = 3; if (!g(1)) { no18: ; } q; });
            static int z;
            return x + y - 4 + z;
            no19: ;
        }";
    let done = repair(text, Script::default());
    assert_eq!(done.repaired.outcome.verdict, Verdict::Exit(0));
    let program = &done.program;
    let mut dead = Vec::new();
    for i in 0..program.stmts.len() {
        if let StmtKind::Label(label, _) = program.stmts[i].kind {
            let name = program.name(program[label].name).to_owned();
            if name.starts_with("no") {
                assert!(!done.repaired.executed[i], "{name}");
                dead.push(StmtId::from_index(i));
            }
        }
    }
    assert_eq!(dead.len(), 20);
    // What is inside a dead statement is dead; everything else but the function never called,
    // branches that hold nothing but dead statements, and dead cases, is not.
    let inside = |s: StmtId| match program[s].kind {
        StmtKind::Label(_, body)
        | StmtKind::Case(_, _, body)
        | StmtKind::Default(body)
        | StmtKind::While(_, body) => vec![body],
        // One of them is executed with the statement.
        StmtKind::If(_, then, Some(other)) => vec![then, other],
        StmtKind::Block(list) => program.items(list).collect(),
        _ => Vec::new(),
    };
    let mut known = vec![false; program.stmts.len()];
    while let Some(s) = dead.pop() {
        known[s.index()] = true;
        dead.extend(inside(s));
    }
    loop {
        let mut changed = false;
        for i in 0..known.len() {
            let s = StmtId::from_index(i);
            let parts = inside(s);
            if !known[i]
                && !parts.is_empty()
                && !matches!(program[s].kind, StmtKind::While(..))
                && parts.iter().all(|p| known[p.index()])
            {
                known[i] = true;
                changed = true;
            }
        }
        if !changed {
            break;
        }
    }
    for (i, dead) in known.iter().enumerate() {
        let kind = program.stmts[i].kind;
        assert_eq!(done.repaired.executed[i], !dead, "statement {i}: {kind:?}");
    }
}

#[test]
fn executed_operations() {
    let text = "int f(int x) { return x * 2; } int g(int x) { return x * 3; }
        int main(void) { int s = 1 + 2; for (int i = 0; i < 3; i++) s += f(i); if (s < 0) s -= 1; return s & ~15; }";
    let done = repair(text, Script::default());
    // x * 2, i++, +=, & and ~ of a constant is folded.
    assert_eq!(done.repaired.arithmetic_sites, 4);
}

#[test]
fn types_of_expressions() {
    let text = "struct { int b : 3; unsigned w : 32; } s;
        int main(void) { char c = 1; unsigned long l = 2; c += l; l = c << l; s.b = s.w; return -c; }";
    let program = parse(text);
    let compiled = compile_repairable(&program, &target()).unwrap();
    let mut seen = Vec::new();
    for i in 0..program.exprs.len() {
        let e = ExprId::from_index(i);
        match program[e].kind {
            ExprKind::Assign(Some(_), ..) | ExprKind::Binary(..) | ExprKind::Unary(..) => {
                seen.push((compiled.int_kind(e), compiled.operation_kind(e)));
            }
            ExprKind::Member(..) => seen.push((compiled.int_kind(e), None)),
            _ => {}
        }
    }
    seen.sort();
    use IntKind::{Char, Int, UInt, ULong};
    assert_eq!(
        seen,
        [
            (Some(Char), Some(ULong)),
            (Some(Int), None),
            (Some(Int), Some(Int)),
            (Some(Int), Some(Int)),
            (Some(UInt), None),
        ]
    );
}

#[test]
fn limits_hold() {
    let program = parse("int main(void) { int a = 0; for (;;) a = a + 1; }");
    let compiled = compile_repairable(&program, &target()).unwrap();
    let mut options = Options::default();
    options.limits.steps = 10_000;
    let mut script = Script::default();
    let repaired = compiled.repair(&program, &options, &mut script);
    assert_eq!(repaired.outcome.verdict, Verdict::StepLimit);
    let again = compiled.repair(&program, &options, &mut script);
    assert_eq!(again.outcome, repaired.outcome);
}

#[test]
fn repairable_code_runs_plainly_too() {
    let text = "struct { long a : 40; } s = { 5 }; int v[4] = { 1, 2, 3, 4 };
        int main(void) { int k = 2; __int128 w = 3;
        if (v[k] == 3) printf(\"%ld %d\\n\", (long)(s.a * s.a), 1 << w);
        switch (k) { case 2: printf(\"two\\n\"); } return 0; }";
    let program = parse(text);
    let compiled = compile_repairable(&program, &target()).unwrap();
    let outcome = compiled.run(&program, &Options::default());
    assert_eq!(outcome.verdict, Verdict::Exit(0));
    assert_eq!(outcome.output, plain(text).output);
}
