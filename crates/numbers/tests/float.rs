//! `F80` against what gcc-compiled programs computed on x87 hardware, one operation per line of
//! `format/f80.txt`, and against apfloat on random operands.

use cassay_numbers::float::F80;
use rustc_apfloat::Float;
use rustc_apfloat::ieee::X87DoubleExtended;

fn f80(text: &str) -> F80 {
    let (exp, significand) = text.split_once(':').expect("exponent:significand");
    let exp = u128::from_str_radix(exp, 16).expect("hex");
    F80::from_bits(exp << 64 | u128::from_str_radix(significand, 16).expect("hex"))
}

fn show(value: F80) -> String {
    format!("{:x}:{:x}", value.bits() >> 64, value.bits() as u64)
}

fn hex(text: &str) -> u128 {
    u128::from_str_radix(text, 16).expect("hex")
}

fn compute(op: &str, args: &[&str]) -> String {
    let a = args[0];
    let unary = |f: fn(F80) -> F80| show(f(f80(a)));
    let binary = |f: fn(F80, F80) -> F80| show(f(f80(a), f80(args[1])));
    match op {
        "add" => binary(|a, b| a + b),
        "sub" => binary(|a, b| a - b),
        "mul" => binary(|a, b| a * b),
        "div" => binary(|a, b| a / b),
        "fmod" => binary(F80::fmod),
        "sqrt" => unary(F80::sqrt),
        "floor" => unary(F80::floor),
        "ceil" => unary(F80::ceil),
        "round" => unary(F80::round),
        "rint" => unary(F80::rint),
        "trunc" => unary(F80::trunc),
        "f64" => format!("{:x}", f80(a).to_f64().value.to_bits()),
        "f32" => format!("{:x}", f80(a).to_f32().value.to_bits()),
        "of64" => show(F80::from(f64::from_bits(hex(a) as u64))),
        "ofi" => show(F80::from_i128(hex(a) as i128)),
        "ofu" => show(F80::from_u128(hex(a))),
        "toi" => f80(a)
            .to_int(64, true)
            .map_or("none".into(), |v| v.to_string()),
        "cmp" => {
            let (a, b) = (f80(a), f80(args[1]));
            format!("{}{}{}", u8::from(a < b), u8::from(a == b), u8::from(a > b))
        }
        _ => panic!("unknown operation {op}"),
    }
}

#[test]
fn operations_match_the_hardware() {
    let mut wrong = Vec::new();
    for line in include_str!("format/f80.txt").lines() {
        let words: Vec<&str> = line.split(' ').collect();
        let [op, args @ .., expected] = words.as_slice() else {
            panic!("bad line {line}")
        };
        let got = compute(op, args);
        if got != *expected {
            wrong.push(format!("{line}: got {got}"));
        }
    }
    assert!(
        wrong.is_empty(),
        "{} wrong\n{}",
        wrong.len(),
        wrong[..wrong.len().min(20)].join("\n")
    );
}

/// A small generator of operands that are likely to collide, carry, or lose bits.
struct Operands(u64);

impl Operands {
    fn word(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    fn f80(&mut self) -> F80 {
        let choice = self.word() >> 32;
        let mut significand = self.word();
        significand = match choice % 4 {
            0 => significand,
            1 => significand & u64::MAX << (choice / 4 % 64),
            2 => u64::MAX << (choice / 4 % 64),
            _ => u64::MAX >> (choice / 4 % 64),
        };
        let exp = match choice / 256 % 8 {
            0 => self.word() % 0x7fff,
            1 => self.word() % 80,
            2 => 0x7ffe - self.word() % 80,
            _ => 16383 - 70 + self.word() % 140,
        };
        let significand = if exp == 0 {
            significand >> 1
        } else {
            significand | 1 << 63
        };
        let sign = self.word() >> 63;
        F80::from_bits(u128::from(sign << 15 | exp) << 64 | u128::from(significand))
    }
}

#[test]
fn arithmetic_matches_apfloat() {
    let mut operands = Operands(0x9e37_79b9_7f4a_7c15);
    let soft = |v: F80| X87DoubleExtended::from_bits(v.bits());
    for _ in 0..50_000 {
        let (a, b) = (operands.f80(), operands.f80());
        let (x, y) = (soft(a), soft(b));
        let pairs = [
            ("add", a + b, (x + y).value),
            ("sub", a - b, (x - y).value),
            ("mul", a * b, (x * y).value),
            ("div", a / b, (x / y).value),
        ];
        for (op, got, expected) in pairs {
            if got.is_nan() && expected.is_nan() {
                continue;
            }
            assert_eq!(got.bits(), expected.to_bits(), "{op} {a:?} {b:?}");
        }
        assert_eq!(a.partial_cmp(&b), x.partial_cmp(&y), "{a:?} {b:?}");
    }
}
