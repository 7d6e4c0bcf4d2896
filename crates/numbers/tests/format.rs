//! The format engine against glibc: tables that C programs printed, one call per line.
//!
//! `printf.txt` has kind, format, value and output; `strtod.txt` has text, length and the three
//! results, with `!` for a range error; `scan.txt` has `strtol` pairs (`I`) and `sscanf` calls with
//! what they returned, how far they read, and what they stored.

use cassay_lang::Target;
use cassay_lang::tree::{FloatKind, IntKind};
use cassay_numbers::float::{F80, LiteralError, Range, Ranged, demote, f64_to_int, literal};
use cassay_numbers::format::{
    Directive, Field, FormatError, Length, Scanned, SliceSource, Spec, Stored, Wanted, format_char,
    format_f64, format_f80, format_int, format_str, format_uint, parse_directive, parse_int,
    parse_real, parse_spec, scan, stored, wanted,
};

fn target() -> std::sync::Arc<Target> {
    Target::x86_64_linux()
}

/// Runs `got` on every line of a table, whose last fields are what it must return.
fn check(table: &str, split: usize, got: impl Fn(&[&str]) -> Option<String>) {
    let mut wrong = Vec::new();
    for line in table.lines() {
        let at = line.match_indices('\t').nth(split - 1).expect("fields").0;
        let (given, expected) = (&line[..at], &line[at + 1..]);
        let fields: Vec<&str> = given.split('\t').collect();
        if let Some(got) = got(&fields)
            && got != expected
        {
            wrong.push(format!("{given}\n  expected {expected}\n  got      {got}"));
        }
    }
    assert!(
        wrong.is_empty(),
        "{} wrong\n{}",
        wrong.len(),
        wrong[..wrong.len().min(20)].join("\n")
    );
}

fn hex(text: &str) -> u64 {
    u64::from_str_radix(text, 16).expect("hex")
}

fn f80(text: &str) -> F80 {
    let (exp, significand) = text.split_once(':').expect("exponent:significand");
    F80::from_bits(u128::from(hex(exp)) << 64 | u128::from(hex(significand)))
}

fn unescape(text: &str) -> String {
    text.replace("\\n", "\n")
        .replace("\\t", "\t")
        .replace("\\v", "\x0b")
}

fn escape(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes)
        .replace('\n', "\\n")
        .replace('\t', "\\t")
}

/// An integer argument brought to the type that the length modifier names.
fn convert(spec: &Spec, value: u64) -> (i128, u128) {
    let Wanted::Int { then, .. } = wanted(spec, &target()) else {
        panic!("not an integer")
    };
    let unused = 128 - target().width(then);
    let wide = u128::from(value) << unused;
    (wide as i128 >> unused, wide >> unused)
}

#[test]
fn printf_matches_glibc() {
    check(include_str!("format/printf.txt"), 3, |fields| {
        let [kind, format, value] = *fields else {
            panic!("fields")
        };
        let (spec, len) = parse_spec(&format.as_bytes()[1..]).expect(format);
        assert_eq!(len + 1, format.len());
        let field = spec.resolve(None, None).expect("no star");
        let mut out = Vec::new();
        match kind {
            "D" => format_f64(&mut out, &field, f64::from_bits(hex(value))),
            "L" => format_f80(&mut out, &field, f80(value)),
            "C" => format_char(&mut out, &field, value.parse().expect("a byte")),
            "S" => format_str(&mut out, &field, value.as_bytes()),
            _ => {
                let (signed, unsigned) = convert(&spec, hex(value));
                match spec.conv {
                    b'd' | b'i' => format_int(&mut out, &field, signed),
                    _ => format_uint(&mut out, &field, unsigned),
                }
            }
        }
        Some(String::from_utf8(out).expect("ascii"))
    });
}

fn mark<T>(ranged: &Ranged<T>) -> &'static str {
    if ranged.range == Range::Fine { "" } else { "!" }
}

#[test]
fn strtod_matches_glibc() {
    check(include_str!("format/strtod.txt"), 1, |fields| {
        let text = unescape(fields[0]);
        let Some((real, len)) = parse_real(text.as_bytes()) else {
            return Some("0\t0\t0\t0:0".into());
        };
        let (f, d, l) = (real.to_f32(), real.to_f64(), real.to_f80());
        Some(format!(
            "{len}\t{:x}{}\t{:x}{}\t{:x}:{:x}{}",
            f.value.to_bits(),
            mark(&f),
            d.value.to_bits(),
            mark(&d),
            l.value.bits() >> 64,
            l.value.bits() as u64,
            mark(&l)
        ))
    });
}

fn strtol(text: &str, base: &str) -> String {
    let number = parse_int(unescape(text).as_bytes(), base.parse().expect("base"));
    let mark = |out: bool| if out { "!" } else { "" };
    let ((signed, a), (unsigned, b)) = (number.signed(64), number.unsigned(64));
    format!(
        "{}\t{signed}{}\t{unsigned}{}",
        number.consumed,
        mark(a),
        mark(b)
    )
}

/// `sscanf(text, format, &object, &n)` for a format of one conversion and `%n`; `None` where glibc
/// is known to leave the standard.
fn sscanf(kind: &str, text: &str, format: &str) -> Option<String> {
    let text = unescape(text);
    let mut source = SliceSource::new(text.as_bytes());
    let Ok((Directive::Conversion(spec), _)) = parse_directive(format.as_bytes()) else {
        panic!("bad format {format}");
    };
    let nothing = if kind == "S" { "" } else { "0" };
    let value = match scan(&mut source, &spec) {
        Scanned::InputFailure => return Some(format!("-1\t-1\t{nothing}")),
        Scanned::MatchFailure => return Some(format!("0\t-1\t{nothing}")),
        Scanned::Partial => return None,
        Scanned::Int(number) if format.contains('d') || format.contains('i') => {
            number.signed(64).0.to_string()
        }
        Scanned::Int(number) => (number.unsigned(64).0 as i64).to_string(),
        Scanned::Real(real) => format!("{:x}", real.to_f64().value.to_bits()),
        Scanned::Bytes(bytes) => escape(&bytes),
        other => panic!("unexpected {other:?}"),
    };
    Some(format!("1\t{}\t{value}", source.position()))
}

#[test]
fn scanning_matches_glibc() {
    check(include_str!("format/scan.txt"), 3, |fields| {
        let [kind, text, how] = *fields else {
            panic!("fields")
        };
        match kind {
            "I" => Some(strtol(text, how)),
            _ => sscanf(kind, text, how),
        }
    });
}

#[test]
fn literals_match_gcc() {
    check(include_str!("format/literals.txt"), 1, |fields| {
        let literal = literal(fields[0]).expect(fields[0]);
        Some(match literal.kind {
            FloatKind::Float => format!("{:x}", literal.real.to_f32().value.to_bits()),
            FloatKind::Double => format!("{:x}", literal.real.to_f64().value.to_bits()),
            FloatKind::LongDouble => {
                let bits = literal.real.to_f80().value.bits();
                format!("{:x}:{:x}", bits >> 64, bits as u64)
            }
        })
    });
}

#[test]
fn malformed_literals_are_refused() {
    let error = |text| literal(text).err();
    for text in [
        "", "1", "x", "1e", "1e+", "0x1.8", "0x", "0xp1", ".", ".e5", "+1.0", "inf", "1.0e+f",
    ] {
        assert_eq!(error(text), Some(LiteralError::Malformed), "{text}");
    }
    for text in ["1.0q", "1.0ff", "1.0fl", "0x1p1z", "1.0i", "1.0.0"] {
        assert_eq!(error(text), Some(LiteralError::Suffix), "{text}");
    }
}

#[test]
fn undefined_print_specifications_are_refused() {
    use FormatError::{Conversion, Flag, Incomplete, Precision, TooLong, Width};
    let error = |text: &str| parse_spec(text.as_bytes()).err();
    let length = |length, conv| Some(FormatError::Length { length, conv });
    let cases = [
        ("", Incomplete),
        ("5", Incomplete),
        ("-.3l", Incomplete),
        ("y", Conversion(b'y')),
        ("'d", Conversion(b'\'')),
        ("1$d", Conversion(b'$')),
        ("m", Conversion(b'm')),
        (".-3d", Conversion(b'-')),
        (
            "#d",
            Flag {
                flag: b'#',
                conv: b'd',
            },
        ),
        (
            "#s",
            Flag {
                flag: b'#',
                conv: b's',
            },
        ),
        (
            "05s",
            Flag {
                flag: b'0',
                conv: b's',
            },
        ),
        (
            "0c",
            Flag {
                flag: b'0',
                conv: b'c',
            },
        ),
        (
            "0p",
            Flag {
                flag: b'0',
                conv: b'p',
            },
        ),
        (
            "-%",
            Flag {
                flag: b'-',
                conv: b'%',
            },
        ),
        (
            "-n",
            Flag {
                flag: b'-',
                conv: b'n',
            },
        ),
        ("5%", Width { conv: b'%' }),
        ("*n", Width { conv: b'n' }),
        (".3c", Precision { conv: b'c' }),
        (".3p", Precision { conv: b'p' }),
        ("99999999999999999999d", TooLong),
    ];
    for (text, expected) in cases {
        assert_eq!(error(text), Some(expected), "%{text}");
    }
    assert_eq!(error("hs"), length(Length::Short, b's'));
    assert_eq!(error("lp"), length(Length::Long, b'p'));
    assert_eq!(error("Ld"), length(Length::LongDouble, b'd'));
    assert_eq!(error("llf"), length(Length::LongLong, b'f'));
    for text in [
        "lf",
        "ls",
        "lc",
        "hhn",
        "+u",
        " x",
        "%",
        "-5s",
        ".5s",
        "-10p",
        "*.*Lf",
        "-+ #0*.*la",
    ] {
        assert_eq!(error(text), None, "%{text}");
    }
}

#[test]
fn undefined_scan_specifications_are_refused() {
    use FormatError::{Conversion, Incomplete, Suppressed, Width, ZeroWidth};
    let error = |text: &str| parse_directive(text.as_bytes()).err();
    let cases = [
        ("%", Incomplete),
        ("%*5", Incomplete),
        ("%[abc", Incomplete),
        ("%[]", Incomplete),
        ("%0d", ZeroWidth),
        ("%y", Conversion(b'y')),
        ("%ms", Conversion(b'm')),
        ("%*n", Suppressed { conv: b'n' }),
        ("%5n", Width { conv: b'n' }),
        ("%5%", Width { conv: b'%' }),
        (
            "%hs",
            FormatError::Length {
                length: Length::Short,
                conv: b's',
            },
        ),
        (
            "%Ld",
            FormatError::Length {
                length: Length::LongDouble,
                conv: b'd',
            },
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(error(text), Some(expected), "{text}");
    }
    for text in [
        "%5d",
        "%*s",
        "%l[^]x]",
        "%hhn",
        "%%",
        "%99999999999s",
        " ",
        "x",
    ] {
        assert_eq!(error(text), None, "{text}");
    }
}

#[test]
fn arguments_wanted() {
    let of = |text: &str| wanted(&parse_spec(text.as_bytes()).expect(text).0, &target());
    let int = |arg, then| Wanted::Int { arg, then };
    assert_eq!(of("d"), int(IntKind::Int, IntKind::Int));
    assert_eq!(of("hhd"), int(IntKind::Int, IntKind::SChar));
    assert_eq!(of("hhu"), int(IntKind::Int, IntKind::UChar));
    assert_eq!(of("hx"), int(IntKind::Int, IntKind::UShort));
    assert_eq!(of("u"), int(IntKind::UInt, IntKind::UInt));
    assert_eq!(of("llo"), int(IntKind::ULongLong, IntKind::ULongLong));
    assert_eq!(of("zd"), int(IntKind::Long, IntKind::Long));
    assert_eq!(of("tu"), int(IntKind::ULong, IntKind::ULong));
    assert_eq!(of("ju"), int(IntKind::ULong, IntKind::ULong));
    assert_eq!(of("c"), int(IntKind::Int, IntKind::UChar));
    assert_eq!(of("lc"), Wanted::WintT(IntKind::UInt));
    assert_eq!(of("s"), Wanted::CharPtr);
    assert_eq!(of("ls"), Wanted::WcharPtr);
    assert_eq!(of("p"), Wanted::VoidPtr);
    assert_eq!(of("hhn"), Wanted::CountPtr(IntKind::SChar));
    assert_eq!(of("lf"), Wanted::Double);
    assert_eq!(of("Lg"), Wanted::LongDouble);
    assert_eq!(of("%"), Wanted::Nothing);
}

#[test]
fn what_scanf_stores() {
    let of = |text: &str| match parse_directive(text.as_bytes()) {
        Ok((Directive::Conversion(spec), _)) => stored(&spec, &target()),
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!(of("%d"), Stored::Int(IntKind::Int));
    assert_eq!(of("%hhx"), Stored::Int(IntKind::UChar));
    assert_eq!(of("%zn"), Stored::Int(IntKind::Long));
    assert_eq!(of("%f"), Stored::Real(FloatKind::Float));
    assert_eq!(of("%lf"), Stored::Real(FloatKind::Double));
    assert_eq!(of("%Lf"), Stored::Real(FloatKind::LongDouble));
    assert_eq!(of("%3c"), Stored::Chars { exact: true });
    assert_eq!(of("%ls"), Stored::Wides { exact: false });
    assert_eq!(of("%p"), Stored::Pointer);
    assert_eq!(of("%*d"), Stored::Nothing);
}

#[test]
fn star_arguments() {
    let resolve = |text: &str, width, precision| {
        parse_spec(text.as_bytes())
            .expect(text)
            .0
            .resolve(width, precision)
    };
    let print = |field: Field| {
        let mut out = Vec::new();
        format_int(&mut out, &field, 42);
        String::from_utf8(out).expect("ascii")
    };
    assert_eq!(
        resolve("*.*d", Some(6), Some(3)).map(print),
        Ok("   042".into())
    );
    assert_eq!(
        resolve("*.*d", Some(-6), Some(-1)).map(print),
        Ok("42    ".into())
    );
    assert_eq!(resolve("0*d", Some(5), None).map(print), Ok("00042".into()));
    assert_eq!(
        resolve("*d", Some(i32::MIN), None),
        Err(FormatError::TooLong)
    );
    // A precision of `%s` only limits.
    assert!(resolve(".*s", None, Some(i32::MAX)).is_ok());
}

#[test]
fn partial_items_fail() {
    let scanned = |format: &str, text: &str| match parse_directive(format.as_bytes()) {
        Ok((Directive::Conversion(spec), _)) => {
            let mut source = SliceSource::new(text.as_bytes());
            let result = scan(&mut source, &spec);
            (matches!(result, Scanned::Partial), source.position())
        }
        other => panic!("{format}: {other:?}"),
    };
    // C17 7.21.6.2 example 3: `100ergs` fails to match and loses `100e`.
    assert_eq!(scanned("%f", "100ergs"), (true, 4));
    assert_eq!(scanned("%x", "0xg"), (true, 2));
    assert_eq!(scanned("%3c", "ab"), (true, 2));
    assert_eq!(scanned("%2f", "1e5"), (true, 2));
    assert_eq!(scanned("%d", "0x1"), (false, 1));
}

#[test]
fn conversions_to_integer_know_their_range() {
    let cases = [
        (127.9, 8, true, Some(127)),
        (128.0, 8, true, None),
        (-128.9, 8, true, Some(-128)),
        (-129.0, 8, true, None),
        (-0.9, 8, false, Some(0)),
        (-1.0, 8, false, None),
        (255.9, 8, false, Some(255)),
        (256.0, 8, false, None),
        (9223372036854775808.0, 64, true, None),
        (-9223372036854775808.0, 64, true, Some(i128::from(i64::MIN))),
        (
            18446744073709549568.0,
            64,
            false,
            Some(18446744073709549568),
        ),
        (18446744073709551616.0, 64, false, None),
        (-1.7014118346046923e38, 128, true, Some(i128::MIN)),
        (1.7014118346046923e38, 128, true, None),
        (1.7014118346046923e38, 128, false, Some(i128::MIN)),
        (3.402823669209385e38, 128, false, None),
        (1e300, 128, false, None),
        (5e-324, 8, true, Some(0)),
        (f64::NAN, 32, true, None),
        (f64::NEG_INFINITY, 32, true, None),
    ];
    for (value, width, signed, expected) in cases {
        assert_eq!(
            f64_to_int(value, width, signed),
            expected,
            "{value} {width} {signed}"
        );
        assert_eq!(
            F80::from(value).to_int(width, signed),
            expected,
            "{value} {width} {signed}"
        );
    }
    assert!(demote(3.5e38).overflowed());
    assert!(!demote(3.4028235e38).overflowed());
    assert!(!demote(f64::INFINITY).overflowed());
}
