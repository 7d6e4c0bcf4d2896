//! The machine's instructions and the exact arithmetic of repairs agree at every width.

use super::*;
use std::fmt::Write;

/// Each operation on many operands: the machine asks exactly where `arith` says so, reports the
/// operands as they are, and its results are those of `arith`.
#[test]
fn the_machine_agrees_on_what_is_undefined() {
    struct Keep(Vec<Fault>);
    impl Hook for Keep {
        fn arithmetic(&mut self, fault: &Fault) -> Option<Arith> {
            self.0.push(*fault);
            Some(mode(fault.now.op, Mode::Keep))
        }
        fn index(&mut self, _: &IndexFault) -> Option<IndexFix> {
            None
        }
        fn condition(&mut self, _: ExprId, _: bool) -> bool {
            false
        }
        fn switch(&mut self, _: StmtId, _: i64, _: &[(i64, i64)]) -> u64 {
            0
        }
        fn nonzero(&mut self, _: ExprId, _: bool) -> bool {
            false
        }
    }
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    for (width, signed, ty) in [
        (32, true, "int"),
        (32, false, "unsigned"),
        (64, true, "long"),
        (64, false, "unsigned long"),
        (128, true, "__int128"),
        (128, false, "unsigned __int128"),
    ] {
        for op in ArithOp::ALL {
            let sign = match op {
                ArithOp::Add => "+",
                ArithOp::Sub | ArithOp::Neg => "-",
                ArithOp::Mul => "*",
                ArithOp::Div => "/",
                ArithOp::Rem => "%",
                ArithOp::Shl => "<<",
                ArithOp::Shr => ">>",
                ArithOp::And => "&",
                ArithOp::Or => "|",
                ArithOp::Xor => "^",
                ArithOp::Plus => "+",
                ArithOp::Not => "~",
            };
            let mut text = format!("typedef {ty} T; T a, b, r; int main(void) {{\n");
            let mut expected = String::new();
            let mut faults = Vec::new();
            for i in 0..150 {
                let a = random.operand(width, signed);
                let b = if op.is_shift() && i % 4 != 0 {
                    random.next() as i128 & i128::from(width)
                        | random.next() as i128 & i128::from(width - 1)
                } else {
                    random.operand(width, signed)
                };
                let constant = |v: i128| {
                    let v = v as u128;
                    let (high, low) = ((v >> 64) as u64, v as u64);
                    format!("(T)((unsigned __int128){high}u << 64 | {low}u)")
                };
                let operation = match op {
                    op if op.is_unary() => format!("{sign}a"),
                    // Forms with a constant, where the machine has some.
                    _ if i % 3 == 0 => format!("a {sign} {}", constant(b)),
                    _ if i % 3 == 1 => format!("{} {sign} b", constant(a)),
                    _ => format!("a {sign} b"),
                };
                writeln!(
                    text,
                    "a = {}; b = {}; r = {operation};",
                    constant(a),
                    constant(b)
                )
                .unwrap();
                text.push_str("printf(\"%lx %lx\\n\", (unsigned long)r, (unsigned long)(r >> (sizeof r == 16 ? 64 : 0)));");
                let value = arith(op, width, signed, a, b);
                if value.is_none() {
                    faults.push((a, b));
                }
                let value = value.unwrap_or(a);
                let high = if width == 128 { value >> 64 } else { value };
                writeln!(expected, "{:x} {:x}", value as u64, high as u64).unwrap();
            }
            text.push_str("return 0; }");
            let text = text.replace(
                "(r >> (sizeof r == 16 ? 64 : 0))",
                if width == 128 { "(r >> 64)" } else { "r" },
            );
            let program = parse(&text);
            let compiled = compile_repairable(&program, &target()).unwrap();
            let mut hook = Keep(Vec::new());
            let repaired = compiled.repair(&program, &Options::default(), &mut hook);
            let what = format!("{op:?} in {ty}");
            assert_eq!(repaired.outcome.verdict, Verdict::Exit(0), "{what}");
            let output = String::from_utf8_lossy(&repaired.outcome.output).into_owned();
            assert_eq!(output, expected, "{what}");
            let found: Vec<(i128, i128)> = hook
                .0
                .iter()
                .map(|f| (f.a, if f.now.op.is_unary() { 0 } else { f.b }))
                .collect();
            let faults: Vec<(i128, i128)> = faults
                .into_iter()
                .map(|(a, b)| (a, if op.is_unary() { 0 } else { b }))
                .collect();
            assert_eq!(found, faults, "{what}");
            assert!(
                hook.0
                    .iter()
                    .all(|f| f.first && f.width == width && f.signed == signed)
            );
        }
    }
}

struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    /// Small numbers, numbers of any length, and those next to the limits.
    fn operand(&mut self, width: u8, signed: bool) -> i128 {
        let bits = u128::from(self.next()) << 64 | u128::from(self.next());
        let any = bits >> (self.next() % u64::from(width));
        let near = (bits & 3).wrapping_sub(1);
        let v = match self.next() % 6 {
            0 => near,
            1 => (1u128 << (width - 1)).wrapping_add(near).wrapping_sub(1),
            2 => near.wrapping_neg(),
            3 => any.wrapping_neg(),
            _ => any,
        };
        let spare = 128 - u32::from(width);
        if signed {
            (v << spare) as i128 >> spare
        } else {
            (v << spare >> spare) as i128
        }
    }
}
