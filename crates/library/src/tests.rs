//! Library functions on a small machine without a program.

use super::{Arg, Host, Lib, Stop, Value, lookup};
use cassay_lang::Target;
use cassay_lang::tree::{Program, Quals};
use cassay_lang::types::{QTy, Ty, Types};
use cassay_memory::{Choice, Kind, Memory, NULL, ObjectKind, Origin, Ptr};

type Callback = fn(&mut Memory, &[Arg]) -> i32;

struct Machine {
    memory: Memory,
    types: Types,
    callback: Option<Callback>,
    list: Vec<Arg>,
    steps: u64,
    lib: Option<Lib>,
}

impl Host for Machine {
    fn memory(&mut self) -> &mut Memory {
        &mut self.memory
    }
    fn types(&self) -> &Types {
        &self.types
    }
    fn describe(&self, ty: Ty) -> String {
        cassay_lang::describe(&self.types, &Program::new(), ty)
    }
    fn call(&mut self, _: Ptr, args: &[Arg]) -> Result<Value, Stop> {
        let callback = self.callback.ok_or(Stop::Abort)?;
        Ok([callback(&mut self.memory, args) as i64 as u64, 0])
    }
    fn va_used(&mut self, _: Ptr) -> Result<(), Stop> {
        Ok(())
    }

    fn va_next(&mut self, _: Ptr) -> Result<Option<Arg>, Stop> {
        Ok(if self.list.is_empty() {
            None
        } else {
            Some(self.list.remove(0))
        })
    }
    fn accessed(&mut self, _: Ptr, _: Ty, _: bool) {}

    fn point(&self) -> u32 {
        7
    }
    fn text(&mut self, _: Ptr, _: u64) -> Result<(), Stop> {
        Ok(())
    }

    fn spend(&mut self, n: u64) -> Result<(), Stop> {
        self.steps += n;
        Ok(())
    }
}

fn int(v: i64) -> Arg {
    Arg {
        ty: Ty::INT,
        lo: v as u64,
        hi: 0,
    }
}

fn long(v: i64) -> Arg {
    Arg {
        ty: Ty::LONG,
        lo: v as u64,
        hi: 0,
    }
}

fn size(v: u64) -> Arg {
    Arg {
        ty: Ty::ULONG,
        lo: v,
        hi: 0,
    }
}

fn ptr(p: Ptr) -> Arg {
    Arg {
        ty: Ty::CHAR_PTR,
        lo: p,
        hi: 0,
    }
}

fn double(v: f64) -> Arg {
    Arg {
        ty: Ty::DOUBLE,
        lo: v.to_bits(),
        hi: 0,
    }
}

impl Machine {
    fn new(input: &str) -> Machine {
        let mut memory =
            Memory::image(1 << 24, &Target::x86_64_linux(), 16).start(1 << 12, Choice::default());
        let streams = [(); 3].map(|()| {
            memory
                .allocate(8, ObjectKind::Static, false, Origin::Unknown)
                .expect("room")
        });
        Machine {
            memory,
            types: Types::new(Target::x86_64_linux()),
            callback: None,
            list: Vec::new(),
            steps: 0,
            lib: Some(Lib::new(
                streams,
                crate::Stdin::new({
                    let input = input.as_bytes().to_vec();
                    move || input
                }),
                1 << 16,
            )),
        }
    }

    fn room(&mut self, n: u64) -> Ptr {
        self.memory
            .allocate(n, ObjectKind::Static, false, Origin::Unknown)
            .expect("room")
    }

    fn text(&mut self, text: &str) -> Ptr {
        let p = self.room(text.len() as u64 + 1);
        self.memory.write(p, text.as_bytes()).expect("fits");
        self.memory
            .write(p + text.len() as u64, &[0])
            .expect("fits");
        p
    }

    fn literal(&mut self, text: &str) -> Arg {
        ptr(self.text(text))
    }

    fn pointer_to(&mut self, ty: Ty, p: Ptr) -> Arg {
        let ty = self.types.pointer(QTy {
            ty,
            quals: Quals::NONE,
        });
        Arg { ty, lo: p, hi: 0 }
    }

    fn string(&mut self, p: Ptr) -> String {
        String::from_utf8(self.memory.string(p, None).expect("a string")).expect("UTF-8")
    }

    fn run(&mut self, name: &str, args: &[Arg]) -> Result<u64, Stop> {
        let function = lookup(name, &Target::x86_64_linux()).unwrap_or_else(|| panic!("no {name}"));
        let mut lib = self.lib.take().expect("one call at a time");
        let result = function(&mut lib, self, args);
        self.lib = Some(lib);
        result.map(|[lo, _]| lo)
    }

    fn ok(&mut self, name: &str, args: &[Arg]) -> u64 {
        self.run(name, args)
            .unwrap_or_else(|stop| panic!("{name}: {stop:?}"))
    }

    fn kind(&mut self, name: &str, args: &[Arg]) -> Kind {
        match self.run(name, args) {
            Err(Stop::Kind { kind, .. }) => kind,
            Err(Stop::Fault(fault)) => fault.kind,
            other => panic!("{name}: {other:?}"),
        }
    }

    fn output(&mut self) -> String {
        let lib = self.lib.as_mut().expect("one call at a time");
        String::from_utf8(std::mem::take(&mut lib.output)).expect("UTF-8")
    }

    fn errno(&mut self) -> u8 {
        match self.lib.as_ref().and_then(|lib| lib.errno) {
            Some(p) => self.memory.byte(p).expect("an int"),
            None => 0,
        }
    }
}

#[test]
fn memcpy_copies_what_is_not_initialised() {
    let mut m = Machine::new("");
    let (a, b) = (m.room(4), m.room(4));
    m.memory.write(a, &[1]).expect("fits");
    assert_eq!(m.ok("memcpy", &[ptr(b), ptr(a), size(4)]), b);
    assert_eq!(m.memory.byte(b), Ok(1));
    assert!(m.memory.byte(b + 1).is_err());
}

#[test]
fn invalid_pointers_are_undefined_even_for_nothing() {
    let mut m = Machine::new("");
    let a = m.room(4);
    assert_eq!(
        m.kind("memcpy", &[ptr(NULL), ptr(a), size(0)]),
        Kind::LibraryArgument
    );
    assert_eq!(
        m.kind("memset", &[ptr(NULL), int(0), size(0)]),
        Kind::LibraryArgument
    );
    assert_eq!(m.ok("memcpy", &[ptr(a + 4), ptr(a), size(0)]), a + 4);
    assert_eq!(
        m.kind("memcpy", &[ptr(a + 5), ptr(a), size(0)]),
        Kind::LibraryArgument
    );
    assert_eq!(m.kind("strlen", &[ptr(NULL)]), Kind::LibraryArgument);
    let h = m.ok("malloc", &[size(4)]);
    m.ok("free", &[ptr(h)]);
    assert_eq!(
        m.kind("memset", &[ptr(h), int(0), size(0)]),
        Kind::LifetimeEnded
    );
}

#[test]
fn overlap_is_undefined_but_for_memmove() {
    let mut m = Machine::new("");
    let s = m.text("abcdef");
    assert_eq!(
        m.kind("memcpy", &[ptr(s + 1), ptr(s), size(3)]),
        Kind::MemoryOverlap
    );
    assert_eq!(
        m.kind("memcpy", &[ptr(s), ptr(s), size(1)]),
        Kind::MemoryOverlap
    );
    m.ok("memcpy", &[ptr(s + 3), ptr(s), size(3)]);
    assert_eq!(m.string(s), "abcabc");
    m.ok("memmove", &[ptr(s + 1), ptr(s), size(3)]);
    assert_eq!(m.string(s), "aabcbc");
    assert_eq!(m.kind("strcpy", &[ptr(s), ptr(s + 2)]), Kind::MemoryOverlap);
    assert_eq!(m.kind("strcat", &[ptr(s), ptr(s)]), Kind::LibraryArgument);
    let big = m.room(32);
    m.ok("strcpy", &[ptr(big), ptr(s)]);
    assert_eq!(m.kind("strcat", &[ptr(big), ptr(big)]), Kind::MemoryOverlap);
    let format = m.literal("%s!");
    assert_eq!(
        m.kind("sprintf", &[ptr(big), format, ptr(big)]),
        Kind::MemoryOverlap
    );
}

#[test]
fn strings_have_to_be_strings() {
    let mut m = Machine::new("");
    let a = m.room(4);
    m.memory.write(a, b"abcd").expect("fits");
    assert_eq!(m.kind("strlen", &[ptr(a)]), Kind::LibraryArgument);
    assert_eq!(m.ok("strnlen", &[ptr(a), size(4)]), 4);
    assert_eq!(m.kind("strnlen", &[ptr(a), size(5)]), Kind::LibraryArgument);
    let b = m.room(4);
    assert_eq!(m.kind("strlen", &[ptr(b)]), Kind::IndeterminateValue);
    let format = m.literal("%.4s|");
    m.ok("printf", &[format, ptr(a)]);
    assert_eq!(m.output(), "abcd|");
}

#[test]
fn strncpy_pads_and_strncat_terminates() {
    let mut m = Machine::new("");
    let (s, b) = (m.text("xy"), m.room(8));
    m.memory.fill(b, b'-', 8).expect("fits");
    m.ok("strncpy", &[ptr(b), ptr(s), size(5)]);
    assert_eq!(m.memory.bytes(b, 8).expect("in range"), b"xy\0\0\0---");
    m.ok("strncat", &[ptr(b), ptr(s), size(1)]);
    assert_eq!(m.string(b), "xyx");
}

#[test]
fn comparisons_give_signs() {
    let mut m = Machine::new("");
    let (a, b) = (m.text("a\u{7f}"), m.text("az"));
    assert_eq!(m.ok("strcmp", &[ptr(a), ptr(b)]) as i64, 1);
    assert_eq!(m.ok("strncmp", &[ptr(b), ptr(a), size(9)]) as i64, -1);
    assert_eq!(m.ok("memcmp", &[ptr(a), ptr(b), size(1)]), 0);
    assert_eq!(
        m.kind("memcmp", &[ptr(a), ptr(b), size(4)]),
        Kind::LibraryArgument
    );
    let c = m.room(3);
    m.memory.write(c, b"b").expect("fits");
    // The first difference decides before the indeterminate bytes.
    assert_eq!(m.ok("memcmp", &[ptr(a), ptr(c), size(3)]) as i64, -1);
    assert_eq!(m.ok("__builtin_strcasecmp", &[ptr(a), ptr(a)]), 0);
}

#[test]
fn strtok_walks_and_then_stays_at_the_end() {
    let mut m = Machine::new("");
    let (s, set) = (m.text("/a//bc/"), m.literal("/"));
    assert_eq!(m.kind("strtok", &[ptr(NULL), set]), Kind::LibraryArgument);
    let first = m.ok("strtok", &[ptr(s), set]);
    assert_eq!(m.string(first), "a");
    let second = m.ok("strtok", &[ptr(NULL), set]);
    assert_eq!(m.string(second), "bc");
    assert_eq!(m.ok("strtok", &[ptr(NULL), set]), NULL);
    assert_eq!(m.ok("strtok", &[ptr(NULL), set]), NULL);
}

#[test]
fn searches() {
    let mut m = Machine::new("");
    let s = m.text("abcabd");
    let (abd, none, bc) = (m.literal("abd"), m.literal(""), m.literal("bc"));
    assert_eq!(m.ok("strstr", &[ptr(s), abd]), s + 3);
    assert_eq!(m.ok("strstr", &[ptr(s), none]), s);
    assert_eq!(m.ok("strchr", &[ptr(s), int(0)]), s + 6);
    assert_eq!(m.ok("strrchr", &[ptr(s), int(b'b'.into())]), s + 4);
    assert_eq!(m.ok("strpbrk", &[ptr(s), bc]), s + 1);
    assert_eq!(m.ok("strcspn", &[ptr(s), abd]), 0);
    assert_eq!(m.ok("strspn", &[ptr(s), abd]), 2);
    assert_eq!(
        m.ok("memchr", &[ptr(s), int(b'c'.into()), size(1 << 40)]),
        s + 2
    );
}

#[test]
fn frees_what_was_allocated_once() {
    let mut m = Machine::new("");
    let p = m.ok("malloc", &[size(8)]);
    assert_eq!(m.kind("free", &[ptr(p + 4)]), Kind::InvalidFree);
    m.ok("free", &[ptr(p)]);
    assert_eq!(m.kind("free", &[ptr(p)]), Kind::InvalidFree);
    m.ok("free", &[ptr(NULL)]);
    let s = m.text("static");
    assert_eq!(m.kind("free", &[ptr(s)]), Kind::InvalidFree);
    assert_eq!(m.ok("malloc", &[size(u64::MAX)]), NULL);
    assert_eq!(m.errno(), 12);
    assert_eq!(m.ok("calloc", &[size(1 << 40), size(1 << 40)]), NULL);
    assert_eq!(m.ok("malloc", &[size(1 << 40)]), NULL);
    let (a, b) = (m.ok("malloc", &[size(0)]), m.ok("malloc", &[size(0)]));
    assert_ne!(a, b);
}

#[test]
fn realloc_moves_and_keeps() {
    let mut m = Machine::new("");
    let old = m.ok("malloc", &[size(4)]);
    m.memory.write(old, b"ab").expect("fits");
    let new = m.ok("realloc", &[ptr(old), size(100)]);
    assert_ne!(old, new);
    assert!(!m.memory.is_live(old));
    assert_eq!(m.memory.bytes(new, 2).expect("in range"), b"ab");
    assert!(m.memory.byte(new + 2).is_err());
    assert_eq!(m.kind("realloc", &[ptr(old), size(1)]), Kind::InvalidFree);
    assert_eq!(m.ok("realloc", &[ptr(new), size(0)]), NULL);
    assert!(!m.memory.is_live(new));
}

#[test]
fn sorting_is_stable() {
    let mut m = Machine::new("");
    m.callback = Some(|memory, args| {
        let key = |p: Ptr| memory.bytes(p, 1).map_or(0, |b| i32::from(b[0]));
        key(args[0].lo) - key(args[1].lo)
    });
    let s = m.text("d1b1a1b2d2a2c1b3");
    m.ok("qsort", &[ptr(s), size(8), size(2), ptr(s)]);
    assert_eq!(m.string(s), "a1a2b1b2b3c1d1d2");
    let key = m.literal("c");
    assert_eq!(
        m.ok("bsearch", &[key, ptr(s), size(8), size(2), ptr(s)]),
        s + 10
    );
    let key = m.literal("e");
    assert_eq!(
        m.ok("bsearch", &[key, ptr(s), size(8), size(2), ptr(s)]),
        NULL
    );
    assert_eq!(
        m.kind("qsort", &[ptr(s), size(9), size(2), ptr(s)]),
        Kind::LibraryArgument
    );
}

#[test]
fn numbers_from_text() {
    let mut m = Machine::new("");
    let (s, end) = (m.text("  -0x1Fz"), m.room(8));
    assert_eq!(m.ok("strtol", &[ptr(s), ptr(end), int(16)]) as i64, -31);
    assert_eq!(m.memory.read_pointer(end), Ok(s + 7));
    let s = m.text("9223372036854775808");
    assert_eq!(
        m.ok("strtol", &[ptr(s), ptr(NULL), int(10)]) as i64,
        i64::MAX
    );
    assert_eq!(m.errno(), 34);
    assert_eq!(m.ok("strtoul", &[ptr(s), ptr(NULL), int(10)]), 1 << 63);
    assert_eq!(m.kind("atoi", &[ptr(s)]), Kind::LibraryArgument);
    assert_eq!(
        m.kind("strtol", &[ptr(s), ptr(NULL), int(1)]),
        Kind::LibraryArgument
    );
    let s = m.text("-12abc");
    assert_eq!(m.ok("atoi", &[ptr(s)]) as i64, -12);
    let s = m.text("1e400");
    let huge = m.ok("strtod", &[ptr(s), ptr(end)]);
    assert_eq!(f64::from_bits(huge), f64::INFINITY);
    assert_eq!(m.memory.read_pointer(end), Ok(s + 5));
    let s = m.text(&format!("{}7", " ".repeat(300)));
    assert_eq!(m.ok("atoi", &[ptr(s)]), 7);
    let s = m.text(&format!("{}7 {}", "0".repeat(253), "x".repeat(300)));
    assert_eq!(m.ok("atoi", &[ptr(s)]), 7);
    let s = m.text("nothing");
    m.ok("strtol", &[ptr(s), ptr(end), int(10)]);
    assert_eq!(m.memory.read_pointer(end), Ok(s));
}

#[test]
fn absolute_values_and_quotients() {
    let mut m = Machine::new("");
    assert_eq!(m.ok("abs", &[int(-5)]), 5);
    assert_eq!(m.kind("abs", &[int(i32::MIN.into())]), Kind::AbsOverflow);
    assert_eq!(m.ok("labs", &[long(i32::MIN.into())]), 1 << 31);
    assert_eq!(m.kind("llabs", &[long(i64::MIN)]), Kind::AbsOverflow);
    let r = m.room(8);
    m.ok("div", &[ptr(r), int(-7), int(2)]);
    assert_eq!(
        m.memory.bytes(r, 8).expect("in range"),
        [0xfd, 255, 255, 255, 255, 255, 255, 255]
    );
    assert_eq!(
        m.kind("div", &[ptr(r), int(1), int(0)]),
        Kind::DivisionByZero
    );
}

#[test]
fn character_classes() {
    let mut m = Machine::new("");
    assert_eq!(m.ok("isdigit", &[int(b'7'.into())]), 1);
    assert_eq!(m.ok("isalpha", &[int(-1)]), 0);
    assert_eq!(m.ok("toupper", &[int(b'q'.into())]), u64::from(b'Q'));
    assert_eq!(m.ok("tolower", &[int(-1)]) as i64, -1);
    assert_eq!(m.kind("isalpha", &[int(-2)]), Kind::CtypeRange);
    assert_eq!(m.kind("toupper", &[int(256)]), Kind::CtypeRange);
}

#[test]
fn printf_takes_the_right_types() {
    let mut m = Machine::new("");
    let f = m.literal("%d %5.2f %s %c %% %lu %hhd|");
    let s = m.literal("str");
    let args = [
        f,
        int(-3),
        double(2.345),
        s,
        int(b'x'.into()),
        size(1 << 40),
        int(300),
    ];
    assert_eq!(m.ok("printf", &args), 34);
    assert_eq!(m.output(), "-3  2.35 str x % 1099511627776 44|".to_string());
}

#[test]
fn printf_refuses_the_wrong_types() {
    let mut m = Machine::new("");
    let ld = m.literal("%ld");
    match m.run("printf", &[ld, int(1)]) {
        Err(Stop::Kind { kind, detail, .. }) => {
            assert_eq!(kind, Kind::FormatMismatch);
            assert_eq!(detail, "%ld wants long, argument 2 has type int");
        }
        other => panic!("{other:?}"),
    }
    let lld = m.literal("%lld");
    assert_eq!(m.kind("printf", &[lld, long(1)]), Kind::FormatMismatch);
    let x = m.literal("%x");
    m.ok("printf", &[x, int(255)]);
    assert_eq!(m.output(), "ff");
    assert_eq!(m.kind("printf", &[x, int(-1)]), Kind::FormatMismatch);
    assert_eq!(m.kind("printf", &[x, double(1.0)]), Kind::FormatMismatch);
    assert_eq!(m.kind("printf", &[x]), Kind::FormatExhausted);
    let s = m.literal("%s");
    assert_eq!(m.kind("printf", &[s, int(0)]), Kind::FormatMismatch);
    assert_eq!(m.kind("printf", &[s, ptr(NULL)]), Kind::LibraryArgument);
    let p = m.literal("%p");
    m.ok("printf", &[p, ptr(NULL)]);
    assert_eq!(m.output(), "(nil)");
    assert_eq!(m.kind("printf", &[p, s]), Kind::AddressDependent);
    let q = m.literal("%q");
    assert_eq!(m.kind("printf", &[q, int(1)]), Kind::FormatInvalid);
}

#[test]
fn printf_counts_and_takes_lists() {
    let mut m = Machine::new("");
    let (f, n) = (m.literal("ab%n%*d"), m.room(4));
    let count = m.pointer_to(Ty::INT, n);
    m.ok("printf", &[f, count, int(4), int(7), int(99)]);
    assert_eq!(m.output(), "ab   7");
    assert_eq!(m.memory.bytes(n, 4).expect("in range"), [2, 0, 0, 0]);
    m.list = vec![count, int(-3), int(7)];
    assert_eq!(m.ok("vprintf", &[f, ptr(n)]), 5);
    assert_eq!(m.output(), "ab7  ");
    assert_eq!(m.kind("vprintf", &[f, ptr(n)]), Kind::FormatExhausted);
}

#[test]
fn snprintf_cuts_and_says_how_long() {
    let mut m = Machine::new("");
    let (b, f) = (m.room(4), m.literal("%d"));
    assert_eq!(m.ok("snprintf", &[ptr(b), size(4), f, int(123_456)]), 6);
    assert_eq!(m.string(b), "123");
    assert_eq!(m.ok("snprintf", &[ptr(NULL), size(0), f, int(-1)]), 2);
    assert_eq!(
        m.kind("sprintf", &[ptr(b), f, int(1234)]),
        Kind::LibraryArgument
    );
    assert_eq!(m.ok("sprintf", &[ptr(b), f, int(123)]), 3);
}

#[test]
fn output_has_a_limit() {
    let mut m = Machine::new("");
    let f = m.literal("%*d");
    let result = m.run("printf", &[f, int(1 << 17), int(1)]);
    assert!(matches!(result, Err(Stop::Unsupported(_))));
}

#[test]
fn reading_lines_and_characters() {
    let mut m = Machine::new("ab\nc");
    let stdin = ptr(m.lib.as_ref().expect("idle").streams[0]);
    let b = m.room(8);
    assert_eq!(m.ok("fgets", &[ptr(b), int(8), stdin]), b);
    assert_eq!(m.string(b), "ab\n");
    assert_eq!(m.ok("getchar", &[]), u64::from(b'c'));
    assert_eq!(m.ok("ungetc", &[int(b'd'.into()), stdin]), u64::from(b'd'));
    assert_eq!(m.ok("getc", &[stdin]), u64::from(b'd'));
    assert_eq!(m.ok("feof", &[stdin]), 0);
    assert_eq!(m.ok("getchar", &[]) as i64, -1);
    assert_eq!(m.ok("feof", &[stdin]), 1);
    assert_eq!(m.ok("fgets", &[ptr(b), int(8), stdin]), NULL);
    assert_eq!(m.string(b), "ab\n");
    assert_eq!(m.kind("fflush", &[stdin]), Kind::LibraryArgument);
    assert_eq!(m.kind("fputc", &[int(1), ptr(b)]), Kind::LibraryArgument);
    assert_eq!(m.ok("putchar", &[int(-1)]), 255);
}

#[test]
fn scanning() {
    let mut m = Machine::new("12 word 3.5");
    let (n, w, d) = (m.room(4), m.room(5), m.room(8));
    let (pn, pd) = (m.pointer_to(Ty::INT, n), m.pointer_to(Ty::DOUBLE, d));
    let f = m.literal("%d %4s%lf");
    assert_eq!(m.ok("scanf", &[f, pn, ptr(w), pd]), 3);
    assert_eq!(m.memory.bytes(n, 4).expect("in range"), [12, 0, 0, 0]);
    assert_eq!(m.string(w), "word");
    assert_eq!(
        m.memory.bytes(d, 8).expect("in range"),
        3.5f64.to_le_bytes()
    );
    assert_eq!(m.ok("scanf", &[f, pn, ptr(w), pd]) as i64, -1);
    let (text, bad) = (m.literal("7,x"), m.literal("99999999999"));
    let f = m.literal("%d,%d");
    assert_eq!(m.ok("sscanf", &[text, f, pn, pn]), 1);
    assert_eq!(m.kind("sscanf", &[bad, f, pn, pn]), Kind::LibraryArgument);
    let wrong = m.literal("%ld");
    assert_eq!(m.kind("sscanf", &[text, wrong, pn]), Kind::FormatMismatch);
}

#[test]
fn bit_builtins() {
    let mut m = Machine::new("");
    let uint = |v: u64| Arg {
        ty: Ty::UINT,
        lo: v,
        hi: 0,
    };
    assert_eq!(m.ok("__builtin_clz", &[uint(1)]), 31);
    assert_eq!(m.ok("__builtin_clzll", &[size(1)]), 63);
    assert_eq!(m.kind("__builtin_clz", &[uint(0)]), Kind::BuiltinDomain);
    assert_eq!(m.kind("__builtin_ctz", &[uint(0)]), Kind::BuiltinDomain);
    assert_eq!(m.ok("__builtin_ffs", &[int(0)]), 0);
    assert_eq!(m.ok("__builtin_clrsb", &[int(-1)]), 31);
    assert_eq!(m.ok("__builtin_clrsb", &[int(1)]), 30);
    assert_eq!(m.ok("__builtin_bswap32", &[uint(0x1234_5678)]), 0x7856_3412);
    assert_eq!(m.ok("__builtin_parity", &[uint(7)]), 1);
    assert!(lookup("popcount", &Target::x86_64_linux()).is_none());
}

#[test]
fn checked_arithmetic() {
    let mut m = Machine::new("");
    let r = m.room(8);
    let max = int(i32::MAX.into());
    assert_eq!(m.ok("__builtin_sadd_overflow", &[max, int(1), ptr(r)]), 1);
    assert_eq!(
        m.memory.bytes(r, 4).expect("in range"),
        i32::MIN.to_le_bytes()
    );
    assert_eq!(
        m.ok("__builtin_ssubl_overflow", &[long(3), long(4), ptr(r)]),
        0
    );
    assert_eq!(
        m.memory.bytes(r, 8).expect("in range"),
        (-1i64).to_le_bytes()
    );
    let uint = |v: u64| Arg {
        ty: Ty::UINT,
        lo: v,
        hi: 0,
    };
    assert_eq!(
        m.ok("__builtin_usub_overflow", &[uint(3), uint(4), ptr(r)]),
        1
    );
    // Mixed types: the mathematical result decides.
    let place = m.pointer_to(Ty::UCHAR, r);
    assert_eq!(
        m.ok("__builtin_add_overflow", &[int(-1), size(256), place]),
        0
    );
    assert_eq!(
        m.ok(
            "__builtin_mul_overflow",
            &[long(i64::MIN), long(i64::MIN), place]
        ),
        1
    );
    let wide = |v: i128, ty| Arg {
        ty,
        lo: v as u64,
        hi: (v >> 64) as u64,
    };
    let (least, most) = (wide(i128::MIN, Ty::INT128), wide(-1, Ty::UINT128));
    let p = [least, least, least];
    assert_eq!(m.ok("__builtin_sub_overflow_p", &p), 0);
    assert_eq!(m.ok("__builtin_add_overflow_p", &[most, least, most]), 0);
    assert_eq!(m.ok("__builtin_add_overflow_p", &[most, int(1), most]), 1);
    assert_eq!(
        m.ok("__builtin_mul_overflow_p", &[least, int(-1), least]),
        1
    );
}

#[test]
fn exact_mathematics() {
    let mut m = Machine::new("");
    let mut d = |name: &str, args: &[f64]| {
        let args: Vec<Arg> = args.iter().map(|&x| double(x)).collect();
        f64::from_bits(m.ok(name, &args))
    };
    assert_eq!(d("sqrt", &[2.0]), std::f64::consts::SQRT_2);
    assert_eq!(d("sqrt", &[-1.0]).to_bits(), 0xfff8 << 48);
    assert_eq!(d("round", &[-2.5]), -3.0);
    assert_eq!(d("rint", &[2.5]), 2.0);
    assert_eq!(d("fmod", &[-7.0, 2.0]), -1.0);
    assert_eq!(d("fmax", &[f64::NAN, 1.0]), 1.0);
    assert_eq!(d("fdim", &[1.0, 3.0]), 0.0);
    assert_eq!(d("nextafter", &[0.0, -1.0]), -f64::from_bits(1));
    assert_eq!(d("logb", &[10.0]), 3.0);
    for (x, y) in [
        (2.0, 10.0),
        (3.0, 30.0),
        (10.0, 15.0),
        (7.0, 18.0),
        (2.0, -1074.0),
    ] {
        let exact = if y < 0.0 {
            f64::from_bits(1)
        } else {
            (x as i64).pow(y as u32) as f64
        };
        assert_eq!(d("pow", &[x, y]), exact, "{x}^{y}");
    }
    assert_eq!(d("exp", &[0.0]), 1.0);
    assert_eq!(d("log2", &[8.0]), 3.0);
    assert_eq!(m.errno(), 33);
    let e = m.room(8);
    assert_eq!(m.ok("frexp", &[double(12.0), ptr(e)]), 0.75f64.to_bits());
    assert_eq!(m.memory.bytes(e, 4).expect("in range"), [4, 0, 0, 0]);
    assert_eq!(m.ok("modf", &[double(-2.5), ptr(e)]), (-0.5f64).to_bits());
    assert_eq!(
        m.memory.bytes(e, 8).expect("in range"),
        (-2.0f64).to_le_bytes()
    );
    assert_eq!(m.ok("lround", &[double(-2.5)]) as i64, -3);
    assert!(matches!(
        m.run("lround", &[double(1e30)]),
        Err(Stop::Unsupported(_))
    ));
    assert_eq!(m.ok("__builtin_isnan", &[double(f64::NAN)]), 1);
    assert_eq!(m.ok("signbit", &[double(-0.0)]), 1);
}

#[test]
fn long_double_neighbours() {
    use super::real::Real;
    use cassay_numbers::float::F80;
    let one = F80::ONE;
    let above = one.neighbour(true);
    assert_eq!(above.bits(), one.bits() + 1);
    assert_eq!(above.neighbour(false).bits(), one.bits());
    assert_eq!(
        one.neighbour(false).bits(),
        0x3ffe << 64 | u128::from(u64::MAX)
    );
    assert!(F80::MAX.neighbour(true).is_infinite());
    let tiny = F80::MIN_POSITIVE;
    assert_eq!(tiny.neighbour(false).bits(), (1 << 63) - 1);
    assert_eq!(tiny.neighbour(false).neighbour(true).bits(), tiny.bits());
    assert!(F80::ZERO.neighbour(false).is_negative());
}

/// Vectors that glibc made.
#[test]
fn nan_signs_and_random_numbers() {
    let mut m = Machine::new("");
    assert_eq!(m.ok("acos", &[double(2.0)]), 0x7ff8 << 48);
    assert_eq!(m.errno(), 33);
    assert_eq!(m.ok("log", &[double(-1.0)]), 0xfff8 << 48);
    assert_eq!(m.ok("exp", &[double(-1000.0)]), 0);
    assert_eq!(m.errno(), 34);
    let state = m.room(4);
    m.memory.write(state, &[42, 0, 0, 0]).expect("fits");
    assert_eq!(m.ok("rand_r", &[ptr(state)]), 681_191_333);
    assert_eq!(m.ok("rand_r", &[ptr(state)]), 928_546_885);
}

#[test]
fn endings() {
    let mut m = Machine::new("");
    assert_eq!(m.run("exit", &[int(3)]), Err(Stop::Exit(3)));
    assert_eq!(m.run("abort", &[]), Err(Stop::Abort));
    assert_eq!(m.ok("atexit", &[ptr(1 << 32)]), 0);
    let (e, f, g) = (m.literal("x > 0"), m.literal("t.c"), m.literal("main"));
    assert_eq!(m.run("__assert_fail", &[e, f, int(4), g]), Err(Stop::Abort));
    let lib = m.lib.as_ref().expect("idle");
    assert_eq!(
        lib.error_output,
        b"a.out: t.c:4: main: Assertion `x > 0' failed.\n"
    );
    assert_eq!(lib.handlers.len(), 1);
    assert!(matches!(
        m.run("time", &[ptr(NULL)]),
        Err(Stop::Unsupported(_))
    ));
    assert_eq!(
        m.kind("__builtin_unreachable", &[]),
        Kind::UnreachableReached
    );
}
