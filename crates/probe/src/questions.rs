//! What a compiler is asked about its target, as C: constant expressions, and objects whose bytes are
//! looked at.
//!
//! Answers are read from an object file, so a program of questions need not run: every answer is part
//! of a constant object that starts with [`MAGIC`]. Cassay answers the same questions by running the
//! same text.
//!
//! Not asked, because only running code would tell: whether plain `int` bit-fields are signed, and the
//! alignment of `malloc`.

use std::collections::BTreeSet;
use std::fmt::Write;

/// Starts every answer. No text, and no instruction that compilers write.
const MAGIC: [u8; 8] = [0xc5, 0x53, 0xa1, 0x9e, 0x17, 0xf4, 0x2b, 0x6d];
/// Bytes before an image: the magic, the question's number, the image's size, and what is left.
const HEAD: usize = 32;

/// What is asked for.
#[derive(Clone, Debug)]
pub enum Form {
    /// An integer constant expression.
    Number(String),
    /// The type of an expression: 1 for the first of `IntKind::STANDARD`, 0 for none of them.
    Kind(String),
    /// The bytes of an object of a type with an initialiser.
    Image(String, String),
}

/// What an answer is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Matter {
    /// What follows from other answers by the rules of C: a compiler that answers otherwise may be wrong.
    Language,
    /// What C leaves to the implementation, and programs have in their memory.
    Layout,
    /// The same of structures that are packed, which is an extension.
    Packed,
    /// The same of bit-fields of other types than `int`, `unsigned` and `_Bool`, which need not exist.
    OddBitFields,
}

/// One question.
#[derive(Clone, Debug)]
pub struct Question {
    /// A field of the target, or a name of its own.
    pub key: String,
    /// Declarations that it needs.
    pub before: String,
    /// What is asked for.
    pub form: Form,
    /// What it is about.
    pub matter: Matter,
}

/// One answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// To [`Form::Number`] and [`Form::Kind`].
    Number(i64),
    /// To [`Form::Image`].
    Bytes(Vec<u8>),
}

impl std::fmt::Display for Answer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Answer::Number(n) => write!(f, "{n}"),
            Answer::Bytes(bytes) => {
                for (i, byte) in bytes.iter().enumerate() {
                    write!(f, "{}{byte:02x}", if i > 0 { " " } else { "" })?;
                }
                Ok(())
            }
        }
    }
}

const PRELUDE: &str = "\
#define B(e, i) (unsigned char)((unsigned long long)(e) >> (8 * (i)) & 255)
#define BYTES(e) B(e, 0), B(e, 1), B(e, 2), B(e, 3), B(e, 4), B(e, 5), B(e, 6), B(e, 7)
#define KIND(e) _Generic((e), char: 1, signed char: 2, unsigned char: 3, short: 4, unsigned short: 5, \\
    int: 6, unsigned: 7, long: 8, unsigned long: 9, long long: 10, unsigned long long: 11, default: 0)
#define HEAD 0xc5, 0x53, 0xa1, 0x9e, 0x17, 0xf4, 0x2b, 0x6d
#include <stdarg.h>
#include <stddef.h>
#ifdef __CASSAY__
int printf(const char *, ...);
static void show(const void *p, unsigned long n) {
    const unsigned char *b = p;
    for (unsigned long i = 0; i < n; i++)
        printf(\"%02x\", b[i]);
    printf(\"\\n\");
}
#endif
";

/// The C text that asks some of the questions; each has its number.
pub fn text(questions: &[(usize, &Question)]) -> String {
    let mut out = String::from(PRELUDE);
    let mut names = String::new();
    let mut declared = BTreeSet::new();
    for (n, question) in questions {
        if declared.insert(&question.before) {
            out.push_str(&question.before);
        }
        let (low, high) = (n & 255, n >> 8);
        // Writing to a string cannot fail.
        let _ = match &question.form {
            Form::Number(e) => writeln!(
                out,
                "const unsigned char cassay_{n}[] = {{HEAD, {low}, {high}, 0, 0, BYTES({e})}};"
            ),
            Form::Kind(e) => writeln!(
                out,
                "const unsigned char cassay_{n}[] = {{HEAD, {low}, {high}, 0, 0, BYTES(KIND({e}))}};"
            ),
            Form::Image(ty, init) => writeln!(
                out,
                "const struct {{ unsigned char head[{HEAD}]; {ty} image; }} cassay_{n} = \
                 {{{{HEAD, {low}, {high}, B(sizeof({ty}), 0), B(sizeof({ty}), 1)}}, {init}}};"
            ),
        };
        let _ = writeln!(names, "    show(&cassay_{n}, sizeof cassay_{n});");
    }
    let _ = write!(
        out,
        "#ifdef __CASSAY__\nint main(void) {{\n{names}    return 0;\n}}\n#endif\n"
    );
    out
}

/// The same as a whole program, which keeps all answers when it is linked.
pub fn whole(questions: &[(usize, &Question)]) -> String {
    let mut out = text(questions);
    let names: Vec<String> = questions
        .iter()
        .map(|(n, _)| format!("&cassay_{n}"))
        .collect();
    // Writing to a string cannot fail.
    let _ = write!(
        out,
        "const void *volatile cassay_all[] = {{{}}};\n\
         int main(void) {{ return cassay_all[0] == 0; }}\n",
        names.join(", ")
    );
    out
}

/// The answers in the bytes of an object file, by question.
pub fn answers(object: &[u8], count: usize) -> Vec<Option<Answer>> {
    let mut out = vec![None; count];
    let starts = object
        .windows(MAGIC.len())
        .enumerate()
        .filter(|(_, w)| *w == MAGIC);
    for (at, _) in starts {
        let Some(rest) = object.get(at + MAGIC.len()..) else {
            continue;
        };
        let [low, high, size_low, size_high, body @ ..] = rest else {
            continue;
        };
        let number = usize::from(*low) | usize::from(*high) << 8;
        let size = usize::from(*size_low) | usize::from(*size_high) << 8;
        let answer = if size == 0 {
            let bytes: Option<[u8; 8]> = body.get(..8).and_then(|b| b.try_into().ok());
            bytes.map(|b| Answer::Number(i64::from_le_bytes(b)))
        } else {
            let skip = HEAD - MAGIC.len() - 4;
            let image = body.get(skip..skip + size);
            image.map(|b| Answer::Bytes(b.to_vec()))
        };
        if let Some(slot) = out.get_mut(number)
            && slot.is_none()
        {
            *slot = answer;
        }
    }
    out
}

fn ask(key: impl Into<String>, form: Form) -> Question {
    Question {
        key: key.into(),
        before: String::new(),
        form,
        matter: Matter::Language,
    }
}

/// Questions about what programs have in their memory.
fn layouts(questions: Vec<Question>) -> Vec<Question> {
    let layout = |question| Question {
        matter: Matter::Layout,
        ..question
    };
    questions.into_iter().map(layout).collect()
}

fn number(key: impl Into<String>, e: impl Into<String>) -> Question {
    ask(key, Form::Number(e.into()))
}

fn kind(key: impl Into<String>, e: impl Into<String>) -> Question {
    ask(key, Form::Kind(e.into()))
}

/// All questions. Those named as a field of the target decide it.
pub fn all() -> Vec<Question> {
    let mut out = layouts(scalars());
    out.extend(beside_scalars());
    out.extend(typedefs());
    out.extend(expressions());
    out.extend(layouts(images()));
    out.extend(structs());
    out
}

fn scalars() -> Vec<Question> {
    let mut out = vec![
        number("char_signed", "(char)-1 < 0"),
        ask(
            "endian",
            Form::Image("unsigned long".into(), "0x01020304ul".into()),
        ),
    ];
    for (name, ty) in [
        ("short", "short"),
        ("int", "int"),
        ("long", "long"),
        ("long_long", "long long"),
        ("int128", "__int128"),
        ("pointer", "void *"),
        ("float", "float"),
        ("double", "double"),
        ("long_double", "long double"),
    ] {
        out.push(number(format!("{name}.size"), format!("sizeof({ty})")));
        out.push(Question {
            before: format!("struct align_{name} {{ char c; {ty} x; }};\n"),
            ..number(
                format!("{name}.align"),
                format!("offsetof(struct align_{name}, x)"),
            )
        });
    }
    out.push(number("excess_precision", "__FLT_EVAL_METHOD__ == 2"));
    out.push(Question {
        before: "enum small { SMALL = 1 };\n".into(),
        ..number("size of a small enum", "sizeof(enum small)")
    });
    out.push(number("size of wchar_t", "sizeof L'a'"));
    out
}

/// What follows from the scalars or from nothing else; the largest alignment changes with the instructions that may
/// be used.
fn beside_scalars() -> Vec<Question> {
    vec![
        number("va_list.size", "sizeof(va_list)"),
        Question {
            before: "struct align_va_list { char c; va_list x; };\n".into(),
            ..number("va_list.align", "offsetof(struct align_va_list, x)")
        },
        number("_Alignof(long long)", "_Alignof(long long)"),
        number("_Alignof(double)", "_Alignof(double)"),
        Question {
            before: "#ifdef __CASSAY__\n#define __alignof__ _Alignof\n#endif\n".into(),
            ..number("preferred_align", "__alignof__(double)")
        },
        number("max_align", "__BIGGEST_ALIGNMENT__"),
    ]
}

fn typedefs() -> Vec<Question> {
    let mut out = vec![
        kind("size_t", "sizeof 0"),
        kind("ptrdiff_t", "(char *)0 - (char *)0"),
        kind("wchar_t", "L'a'"),
    ];
    for (key, ty) in [
        ("intptr_t", "INTPTR"),
        ("wint_t", "WINT"),
        ("int16_t", "INT16"),
        ("int32_t", "INT32"),
        ("int64_t", "INT64"),
        ("intmax_t", "INTMAX"),
        ("sig_atomic_t", "SIG_ATOMIC"),
    ] {
        out.push(kind(key, format!("(__{ty}_TYPE__)0")));
    }
    // The header decides, where there is one: clang's macros for these types are not the library's.
    for ty in [
        "int_fast8_t",
        "int_fast16_t",
        "int_fast32_t",
        "int_fast64_t",
    ] {
        out.push(Question {
            before: "#include <stdint.h>\n".into(),
            ..kind(ty, format!("({ty})0"))
        });
    }
    for ty in ["UINT_LEAST16", "UINTPTR", "UINT64", "CHAR16", "CHAR32"] {
        out.push(kind(format!("__{ty}_TYPE__"), format!("(__{ty}_TYPE__)0")));
    }
    for macro_name in [
        "__INT_MAX__",
        "__LONG_MAX__",
        "__SIZE_MAX__",
        "__WCHAR_MAX__",
        "__FLT_MANT_DIG__",
        "__DBL_MANT_DIG__",
        "__DBL_MAX_EXP__",
        "__LDBL_MANT_DIG__",
        "__LDBL_MIN_EXP__",
        "__LDBL_MAX_10_EXP__",
    ] {
        out.push(number(macro_name, macro_name));
    }
    out
}

fn expressions() -> Vec<Question> {
    let mut out = Vec::new();
    for constant in [
        "32767",
        "32768",
        "0x8000",
        "65535",
        "65536",
        "0xffff",
        "0x10000",
        "2147483647",
        "2147483648",
        "0x80000000",
        "4294967295",
        "4294967296",
        "0xffffffff",
        "0x100000000",
        "9223372036854775807",
        "0x8000000000000000",
        "1l",
        "0x80000000l",
        "1u",
        "70000u",
        "1ll",
        "'a'",
        "u'a'",
        "U'a'",
    ] {
        out.push(kind(format!("type of {constant}"), constant));
    }
    for (left, right) in [
        ("short", "unsigned short"),
        ("unsigned short", "int"),
        ("unsigned", "long"),
        ("unsigned long", "long long"),
        ("char", "char"),
        ("_Bool", "_Bool"),
    ] {
        let sum = format!("({left})0 + ({right})0");
        out.push(kind(format!("type of {sum}"), sum.clone()));
    }
    for e in [
        "-8 >> 1",
        "-1L >> 3",
        "(signed char)200",
        "(short)0x12348765L",
        "(int)0x123456789abcLL",
        "-7 / 2",
        "-7 % 3",
        "'\\377'",
        "'ab'",
        "(long)3e4",
        "(int)-2.75",
        "sizeof 'a'",
        "sizeof L\"ab\"",
        "(unsigned char)-1 < -1 + 0u",
    ] {
        out.push(number(e, e));
    }
    for (n, (key, value)) in [
        ("enums", "1"),
        ("type of an enum with -1", "-1"),
        ("type of an enum with 70000", "70000"),
        ("type of an enum with 3000000000", "3000000000"),
    ]
    .into_iter()
    .enumerate()
    {
        let before = format!("enum tag_{n} {{ E_{n} = {value} }};\n");
        let constant = format!("type of a constant of {value} in an enum");
        for (key, e) in [
            (key, format!("(enum tag_{n})0")),
            (constant.as_str(), format!("E_{n}")),
        ] {
            out.push(Question {
                before: before.clone(),
                ..kind(key, e)
            });
        }
    }
    for (i, (field, width)) in [
        ("unsigned", 3),
        ("int", 16),
        ("unsigned", 16),
        ("unsigned long", 16),
        ("unsigned long", 17),
        ("unsigned long", 32),
        ("unsigned long long", 32),
        ("long long", 33),
        ("unsigned long long", 40),
        ("unsigned long long", 64),
    ]
    .into_iter()
    .enumerate()
    {
        let key = match (field, width) {
            ("unsigned long long", 40) => "bitfield_promotion".to_string(),
            _ => format!("type of +x for {field} x : {width}"),
        };
        out.push(Question {
            before: format!("struct bits_{i} {{ {field} x : {width}; }};\n"),
            ..kind(key, format!("+((struct bits_{i} *)0)->x"))
        });
    }
    out
}

fn images() -> Vec<Question> {
    let mut out = Vec::new();
    for (ty, init) in [
        ("short", "0x0102"),
        ("long long", "0x0102030405060708"),
        ("float", "-1.5f"),
        ("double", "0.1"),
        ("long double", "1.0L"),
        ("long double", "-0.375L"),
    ] {
        let image = Form::Image(ty.into(), init.into());
        out.push(ask(format!("bytes of the {ty} {init}"), image));
    }
    out.push(Question {
        before: "typedef struct { __CHAR16_TYPE__ text[3]; } utf16;\n".into(),
        ..ask(
            "bytes of u\"a\\u20ac\"",
            Form::Image("utf16".into(), "{u\"a\\u20ac\"}".into()),
        )
    });
    out
}

/// Structs with members and bit-fields in many orders: size, alignment and bytes of each. What they
/// are is decided by a fixed sequence of numbers, so that everybody is asked the same.
fn structs() -> Vec<Question> {
    let mut out = some_structs(0..60, 5);
    // By the rules of C alone.
    out.extend(some_structs(60..90, 1));
    // Small ones come twice.
    let mut asked = BTreeSet::new();
    out.retain(|question| asked.insert(question.key.clone()));
    out
}

/// Some of them, with bit-fields of the first so many of five types.
fn some_structs(numbers: std::ops::Range<u32>, types_of_fields: u32) -> Vec<Question> {
    let mut state = 0x2545_f491_u32;
    let mut draw = move |below: u32| {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        state % below
    };
    let strict = types_of_fields == 1;
    let types = [
        if strict {
            ("unsigned", 16)
        } else {
            ("unsigned char", 8)
        },
        ("unsigned short", 16),
        ("unsigned", 16),
        ("unsigned long", 32),
        ("unsigned long long", 64),
    ];
    let plain = [
        "char",
        "short",
        "int",
        "long",
        "long long",
        "double",
        "void *",
    ];
    let mut out = Vec::new();
    for n in numbers {
        let mut members = String::new();
        let mut values = Vec::new();
        for m in 0..2 + draw(5) {
            let (ty, most) = types[draw(types_of_fields) as usize];
            // Writing to a string cannot fail.
            let _ = match draw(12) {
                0..=6 => {
                    let width = 1 + draw(most);
                    let value =
                        (u64::from(draw(u32::MAX)) << 29 | 0x35) & (u64::MAX >> (64 - width));
                    values.push(format!("{value}u"));
                    write!(members, "{ty} m{m} : {width}; ")
                }
                7 => write!(members, "{ty} : 0; "),
                8 => write!(members, "{ty} : {}; ", 1 + draw(most)),
                _ => {
                    let ty = plain[draw(7) as usize];
                    values.push(if ty == "void *" { "0" } else { "0x5a" }.to_string());
                    write!(members, "{ty} m{m}; ")
                }
            };
        }
        if values.is_empty() {
            continue;
        }
        let packed = if n % 10 == 9 && !strict {
            "__attribute__((packed)) "
        } else {
            ""
        };
        let name = format!("struct s{n}");
        let shown = format!("struct {packed}{{ {}}}", members);
        let before =
            format!("struct {packed}s{n} {{ {members}}};\nstruct a{n} {{ char c; {name} x; }};\n");
        let offset = format!("offsetof(struct a{n}, x)");
        let image = Form::Image(name.clone(), format!("{{{}}}", values.join(", ")));
        for (what, form) in [
            ("size", Form::Number(format!("sizeof({name})"))),
            ("alignment", Form::Number(offset)),
            ("bytes", image),
        ] {
            out.push(Question {
                key: format!("{what} of {shown}"),
                before: before.clone(),
                form,
                matter: match (strict, packed) {
                    (true, _) => Matter::Layout,
                    (false, "") => Matter::OddBitFields,
                    (false, _) => Matter::Packed,
                },
            });
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_found_wherever_they_lie() {
        let mut object = b"\x7fELF rubbish".to_vec();
        object.extend(MAGIC);
        object.extend([3, 0, 0, 0, 0xfe, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]);
        object.extend(MAGIC);
        object.extend([1, 0, 2, 0]);
        object.extend([0; HEAD - 12]);
        object.extend([7, 9]);
        object.extend(MAGIC);
        let found = answers(&object, 4);
        assert_eq!(found[3], Some(Answer::Number(-2)));
        assert_eq!(found[1], Some(Answer::Bytes(vec![7, 9])));
        assert_eq!((&found[0], &found[2]), (&None, &None));
    }

    #[test]
    fn every_question_has_its_own_name() {
        let mut keys: Vec<String> = all().into_iter().map(|q| q.key).collect();
        keys.sort();
        for pair in keys.windows(2) {
            assert_ne!(pair[0], pair[1]);
        }
    }
}
