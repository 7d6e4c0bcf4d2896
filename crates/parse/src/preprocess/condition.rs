//! The controlling expression of `#if` (C17 6.10.1): integer constant expressions in `intmax_t`
//! and `uintmax_t`, which are 64 bits wide on every target. Overflow wraps and shifts by too much
//! behave as in GCC, which only warns; division by zero is an error where it is evaluated.

use super::{Preprocessor, Result};
use crate::lex::{Kind, PpToken};
use crate::token::{Punct, spelled_bytes};
use cassay_lang::{Interner, Problem, Span};

const MAX_NESTING: u32 = 256;

#[derive(Clone, Copy, Debug)]
struct Value {
    bits: u64,
    unsigned: bool,
}

impl Value {
    fn signed(value: i64) -> Value {
        Value {
            bits: value as u64,
            unsigned: false,
        }
    }

    fn truth(value: bool) -> Value {
        Value::signed(i64::from(value))
    }

    fn is_true(self) -> bool {
        self.bits != 0
    }
}

impl Preprocessor<'_> {
    /// Evaluates the tokens of an `#if` line, for other compilers as well if it asks which one this is.
    pub(super) fn condition(&mut self, tokens: &[PpToken], at: PpToken) -> Result<bool> {
        let here = self.evaluate(tokens, at)?;
        if self.asked {
            let others = self.other_answers(here, |there| there.evaluate(tokens, at));
            self.open_text(at, others);
        }
        Ok(here)
    }

    /// Expands and evaluates the tokens of an `#if` line.
    fn evaluate(&mut self, tokens: &[PpToken], at: PpToken) -> Result<bool> {
        let mut expanded = self.take_buffer();
        let outer = std::mem::replace(&mut self.in_condition, true);
        self.expand_list(tokens, &mut expanded)?;
        self.in_condition = outer;
        for token in &expanded {
            if let Kind::Ident(name) = token.kind {
                self.answerable(name, *token)?;
                self.ask_defined(name);
            }
        }
        let mut parser = Parser {
            tokens: &expanded,
            pos: 0,
            nesting: 0,
            names: self.names,
            char_signed: self.options.target.char_signed,
            span: at.spelling(),
        };
        let value = parser.comma(true)?;
        if parser.pos < expanded.len() {
            return Err(parser.bad("unexpected token in #if expression"));
        }
        self.give_buffer(expanded);
        Ok(value.is_true())
    }
}

struct Parser<'a> {
    tokens: &'a [PpToken],
    pos: usize,
    nesting: u32,
    names: &'a Interner,
    char_signed: bool,
    span: Span,
}

/// How tightly a binary operator binds; 0 for anything else.
fn precedence(punct: Punct) -> u8 {
    match punct {
        Punct::PipePipe => 1,
        Punct::AmpAmp => 2,
        Punct::Pipe => 3,
        Punct::Caret => 4,
        Punct::Amp => 5,
        Punct::EqEq | Punct::Ne => 6,
        Punct::Lt | Punct::Gt | Punct::Le | Punct::Ge => 7,
        Punct::Shl | Punct::Shr => 8,
        Punct::Plus | Punct::Minus => 9,
        Punct::Star | Punct::Slash | Punct::Percent => 10,
        _ => 0,
    }
}

impl Parser<'_> {
    fn bad(&self, what: &str) -> Problem {
        let here = self
            .tokens
            .get(self.pos)
            .map(|t| t.spelling())
            .filter(|s| s.lo > 0);
        Problem::invalid(here.unwrap_or(self.span), what)
    }

    fn peek(&self) -> Option<Punct> {
        match self.tokens.get(self.pos)?.kind {
            Kind::Punct(punct) => Some(punct),
            _ => None,
        }
    }

    fn eat(&mut self, punct: Punct) -> bool {
        let found = self.peek() == Some(punct);
        self.pos += usize::from(found);
        found
    }

    fn deeper(&mut self) -> Result<()> {
        self.nesting += 1;
        if self.nesting > MAX_NESTING {
            return Err(Problem::unsupported(
                self.span,
                "#if expression nests too deeply",
            ));
        }
        Ok(())
    }

    fn comma(&mut self, live: bool) -> Result<Value> {
        let mut value = self.conditional(live)?;
        while self.eat(Punct::Comma) {
            value = self.conditional(live)?;
        }
        Ok(value)
    }

    fn conditional(&mut self, live: bool) -> Result<Value> {
        self.deeper()?;
        let condition = self.binary(1, live)?;
        let value = if self.eat(Punct::Question) {
            let then = self.comma(live && condition.is_true())?;
            if !self.eat(Punct::Colon) {
                return Err(self.bad("expected ':' in #if expression"));
            }
            let other = self.conditional(live && !condition.is_true())?;
            let chosen = if condition.is_true() { then } else { other };
            Value {
                bits: chosen.bits,
                unsigned: then.unsigned || other.unsigned,
            }
        } else {
            condition
        };
        self.nesting -= 1;
        Ok(value)
    }

    fn binary(&mut self, least: u8, live: bool) -> Result<Value> {
        let mut left = self.unary(live)?;
        while let Some(op) = self.peek() {
            let level = precedence(op);
            if level == 0 || level < least {
                break;
            }
            self.pos += 1;
            let right_live = match op {
                Punct::PipePipe => live && !left.is_true(),
                Punct::AmpAmp => live && left.is_true(),
                _ => live,
            };
            let right = self.binary(level + 1, right_live)?;
            left = self.apply(op, left, right, live)?;
        }
        Ok(left)
    }

    fn apply(&self, op: Punct, a: Value, b: Value, live: bool) -> Result<Value> {
        let unsigned = a.unsigned || b.unsigned;
        let arithmetic = |bits| Ok(Value { bits, unsigned });
        let (x, y) = (a.bits as i64, b.bits as i64);
        let less = |a: Value, b: Value| {
            if unsigned {
                a.bits < b.bits
            } else {
                (a.bits as i64) < b.bits as i64
            }
        };
        match op {
            Punct::PipePipe => Ok(Value::truth(a.is_true() || b.is_true())),
            Punct::AmpAmp => Ok(Value::truth(a.is_true() && b.is_true())),
            Punct::Pipe => arithmetic(a.bits | b.bits),
            Punct::Caret => arithmetic(a.bits ^ b.bits),
            Punct::Amp => arithmetic(a.bits & b.bits),
            Punct::EqEq => Ok(Value::truth(a.bits == b.bits)),
            Punct::Ne => Ok(Value::truth(a.bits != b.bits)),
            Punct::Lt => Ok(Value::truth(less(a, b))),
            Punct::Gt => Ok(Value::truth(less(b, a))),
            Punct::Le => Ok(Value::truth(!less(b, a))),
            Punct::Ge => Ok(Value::truth(!less(a, b))),
            Punct::Shl => Ok(shift(a, b, false)),
            Punct::Shr => Ok(shift(a, b, true)),
            Punct::Plus => arithmetic(a.bits.wrapping_add(b.bits)),
            Punct::Minus => arithmetic(a.bits.wrapping_sub(b.bits)),
            Punct::Star => arithmetic(a.bits.wrapping_mul(b.bits)),
            _ if b.bits == 0 => {
                if live {
                    return Err(Problem::invalid(self.span, "division by zero in #if"));
                }
                arithmetic(0)
            }
            Punct::Slash if unsigned => arithmetic(a.bits / b.bits),
            Punct::Slash => arithmetic(x.wrapping_div(y) as u64),
            _ if unsigned => arithmetic(a.bits % b.bits),
            _ => arithmetic(x.wrapping_rem(y) as u64),
        }
    }

    fn unary(&mut self, live: bool) -> Result<Value> {
        // Prefix operators are kept on a list: any number of them may be written.
        let start = self.pos;
        while matches!(
            self.peek(),
            Some(Punct::Plus | Punct::Minus | Punct::Tilde | Punct::Bang)
        ) {
            self.pos += 1;
        }
        let end = self.pos;
        let mut value = self.primary(live)?;
        for token in self.tokens[start..end].iter().rev() {
            value = match token.kind {
                Kind::Punct(Punct::Minus) => Value {
                    bits: value.bits.wrapping_neg(),
                    ..value
                },
                Kind::Punct(Punct::Tilde) => Value {
                    bits: !value.bits,
                    ..value
                },
                Kind::Punct(Punct::Bang) => Value::truth(!value.is_true()),
                _ => value,
            };
        }
        Ok(value)
    }

    fn primary(&mut self, live: bool) -> Result<Value> {
        let Some(token) = self.tokens.get(self.pos) else {
            return Err(self.bad("#if expression is incomplete"));
        };
        match token.kind {
            Kind::Number(symbol) => {
                let text = self.names.name(symbol).replace('\'', "");
                let value = integer(&text).map_err(|what| self.bad(what))?;
                self.pos += 1;
                Ok(value)
            }
            Kind::Char(symbol) => {
                let bytes: Vec<u8> = spelled_bytes(self.names.name(symbol)).collect();
                let value = character(&bytes, self.char_signed)
                    .ok_or_else(|| self.bad("invalid character constant in #if"))?;
                self.pos += 1;
                Ok(value)
            }
            // Names that are no macros are 0, keywords among them (6.10.1p4).
            Kind::Ident(_) => {
                self.pos += 1;
                Ok(Value::signed(0))
            }
            Kind::Punct(Punct::LParen) => {
                self.pos += 1;
                let value = self.comma(live)?;
                if !self.eat(Punct::RParen) {
                    return Err(self.bad("missing ')' in #if expression"));
                }
                Ok(value)
            }
            _ => Err(self.bad("token is not valid in an #if expression")),
        }
    }
}

fn shift(a: Value, b: Value, right: bool) -> Value {
    let negative = !b.unsigned && (b.bits as i64) < 0;
    let (right, amount) = if negative {
        (!right, b.bits.wrapping_neg())
    } else {
        (right, b.bits)
    };
    let bits = match (right, a.unsigned, amount) {
        (true, false, _) => ((a.bits as i64) >> amount.min(63)) as u64,
        (_, _, 64..) => 0,
        (true, true, _) => a.bits >> amount,
        (false, _, _) => a.bits << amount,
    };
    Value {
        bits,
        unsigned: a.unsigned,
    }
}

fn integer(text: &str) -> std::result::Result<Value, &'static str> {
    let lower = text.to_ascii_lowercase();
    let (radix, digits) = if let Some(rest) = lower.strip_prefix("0x") {
        (16, rest)
    } else if let Some(rest) = lower.strip_prefix("0b") {
        (2, rest)
    } else if lower.starts_with('0') {
        (8, lower.as_str())
    } else {
        (10, lower.as_str())
    };
    let end = digits
        .find(|c: char| !c.is_digit(radix))
        .unwrap_or(digits.len());
    let (digits, suffix) = digits.split_at(end);
    let floating = suffix.starts_with(['.', '8', '9'])
        || (radix == 10 && suffix.starts_with('e'))
        || (radix == 16 && suffix.starts_with('p'));
    if floating {
        return Err("#if takes integer constants only");
    }
    let suffix_unsigned = suffix.contains('u');
    let letters = suffix.replacen('u', "", 1);
    let middle = suffix.starts_with('l') && suffix.ends_with('l') && suffix_unsigned;
    if digits.is_empty() || !matches!(letters.as_str(), "" | "l" | "ll") || middle {
        return Err("invalid integer constant in #if");
    }
    let bits = u64::from_str_radix(digits, radix)
        .map_err(|_| "integer constant is too large for its type")?;
    Ok(Value {
        bits,
        unsigned: suffix_unsigned || bits > i64::MAX as u64,
    })
}

/// The value of a character constant. Several characters in one are combined as GCC does.
fn character(spelling: &[u8], char_signed: bool) -> Option<Value> {
    let quote = spelling.iter().position(|&b| b == b'\'')?;
    let prefix = &spelling[..quote];
    let mut rest = spelling.get(quote + 1..spelling.len().checked_sub(1)?)?;
    let wide = !prefix.is_empty();
    let mut value = 0u32;
    let mut count = 0;
    while let Some(&first) = rest.first() {
        let (unit, used) = match first {
            b'\\' => escape(rest, wide)?,
            0x80.. if wide => {
                let head = rest.get(..4).unwrap_or(rest);
                let valid = match std::str::from_utf8(head) {
                    Ok(text) => text,
                    Err(e) => std::str::from_utf8(head.get(..e.valid_up_to())?).ok()?,
                };
                let c = valid.chars().next()?;
                (c as u32, c.len_utf8())
            }
            _ => (u32::from(first), 1),
        };
        value = if wide {
            unit
        } else {
            (value << 8) | (unit & 0xff)
        };
        count += 1;
        rest = rest.get(used..)?;
    }
    match (count, prefix) {
        (0, _) => None,
        (1, b"") if char_signed => Some(Value::signed(i64::from(value as u8 as i8))),
        (_, b"" | b"L") => Some(Value::signed(i64::from(value as i32))),
        (_, b"u") => Some(Value {
            bits: u64::from(value as u16),
            unsigned: true,
        }),
        _ => Some(Value {
            bits: u64::from(value),
            unsigned: true,
        }),
    }
}

/// An escape sequence: its value and length.
fn escape(text: &[u8], wide: bool) -> Option<(u32, usize)> {
    let simple = match *text.get(1)? {
        c @ (b'\'' | b'"' | b'?' | b'\\') => u32::from(c),
        b'a' => 7,
        b'b' => 8,
        b'e' | b'E' => 27,
        b'f' => 12,
        b'n' => 10,
        b'r' => 13,
        b't' => 9,
        b'v' => 11,
        b'0'..=b'7' => {
            let digits = text[1..]
                .iter()
                .take(3)
                .take_while(|b| (b'0'..=b'7').contains(b));
            let (mut value, mut len) = (0, 1);
            for &digit in digits {
                value = value * 8 + u32::from(digit - b'0');
                len += 1;
            }
            return Some((value, len));
        }
        kind @ (b'x' | b'u' | b'U') => {
            let limit = match kind {
                b'u' => 4,
                b'U' => 8,
                _ => usize::MAX,
            };
            let (mut value, mut len) = (0u32, 2);
            for &b in text[2..]
                .iter()
                .take(limit)
                .take_while(|b| b.is_ascii_hexdigit())
            {
                value = (value << 4) | char::from(b).to_digit(16)?;
                len += 1;
            }
            if len == 2 || (kind != b'x' && (len != 2 + limit || !wide)) {
                return None;
            }
            return Some((value, len));
        }
        _ => return None,
    };
    Some((simple, 2))
}
