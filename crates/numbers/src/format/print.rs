//! Integers, characters, strings and pointers as `printf` writes them.

use super::Field;

/// A converted value in its parts, before padding: sign or `0x`, zeros, then the body.
pub(super) struct Piece<'a> {
    pub prefix: &'a [u8],
    pub body: &'a [u8],
    /// Zeros that the precision asks for before the body.
    pub zeros: usize,
    /// Whether the `0` flag may fill the width with zeros.
    pub zero_fill: bool,
}

impl Piece<'_> {
    pub fn write(&self, out: &mut Vec<u8>, field: &Field) {
        let len = self.prefix.len() + self.zeros + self.body.len();
        let padding = field.width.saturating_sub(len);
        let fill = field.flags.zero && !field.flags.minus && self.zero_fill;
        if !fill && !field.flags.minus {
            repeat(out, b' ', padding);
        }
        out.extend_from_slice(self.prefix);
        repeat(out, b'0', self.zeros + if fill { padding } else { 0 });
        out.extend_from_slice(self.body);
        if field.flags.minus {
            repeat(out, b' ', padding);
        }
    }
}

pub(super) fn repeat(out: &mut Vec<u8>, byte: u8, count: usize) {
    out.extend(std::iter::repeat_n(byte, count));
}

/// The sign that a signed conversion shows.
pub(super) fn sign(negative: bool, field: &Field) -> &'static [u8] {
    if negative {
        b"-"
    } else if field.flags.plus {
        b"+"
    } else if field.flags.space {
        b" "
    } else {
        b""
    }
}

/// `%d`, `%i`: `value` is already of the type that the length modifier names.
pub fn format_int(out: &mut Vec<u8>, field: &Field, value: i128) {
    let prefix = sign(value < 0, field);
    write_digits(out, field, prefix, value.unsigned_abs(), 10, false);
}

/// `%u`, `%o`, `%x`, `%X`: likewise.
pub fn format_uint(out: &mut Vec<u8>, field: &Field, value: u128) {
    let alternate = field.flags.hash && value != 0;
    match field.conv {
        b'o' => write_digits(out, field, b"", value, 8, false),
        b'x' => write_digits(
            out,
            field,
            if alternate { b"0x" } else { b"" },
            value,
            16,
            false,
        ),
        b'X' => write_digits(
            out,
            field,
            if alternate { b"0X" } else { b"" },
            value,
            16,
            true,
        ),
        _ => write_digits(out, field, b"", value, 10, false),
    }
}

fn write_digits(
    out: &mut Vec<u8>,
    field: &Field,
    prefix: &[u8],
    mut value: u128,
    base: u64,
    upper: bool,
) {
    let digits: &[u8; 16] = if upper {
        b"0123456789ABCDEF"
    } else {
        b"0123456789abcdef"
    };
    let mut buffer = [0; 48];
    let mut start = buffer.len();
    let mut put = |digit: usize| {
        start -= 1;
        buffer[start] = digits[digit];
    };
    while value > u128::from(u64::MAX) {
        put((value % u128::from(base)) as usize);
        value /= u128::from(base);
    }
    // Most values end here, where division is cheap.
    let mut low = value as u64;
    while low != 0 {
        put((low % base) as usize);
        low /= base;
    }
    let body = &buffer[start..];
    let mut zeros = field.precision.unwrap_or(1).saturating_sub(body.len());
    if base == 8 && field.flags.hash && zeros == 0 {
        // `#` raises the precision just enough for a leading zero.
        zeros = 1;
    }
    let zero_fill = field.precision.is_none();
    Piece {
        prefix,
        body,
        zeros,
        zero_fill,
    }
    .write(out, field);
}

/// `%c`
pub fn format_char(out: &mut Vec<u8>, field: &Field, value: u8) {
    Piece {
        prefix: b"",
        body: &[value],
        zeros: 0,
        zero_fill: false,
    }
    .write(out, field);
}

/// `%s`: `text` is the string without its null character, or the first `precision` bytes of the
/// array if that many hold none.
pub fn format_str(out: &mut Vec<u8>, field: &Field, text: &[u8]) {
    let len = field.precision.unwrap_or(usize::MAX).min(text.len());
    let body = text.get(..len).unwrap_or(text);
    Piece {
        prefix: b"",
        body,
        zeros: 0,
        zero_fill: false,
    }
    .write(out, field);
}

/// `%p` of an address, as glibc writes it. What a program shows this way is not portable.
pub fn format_pointer(out: &mut Vec<u8>, field: &Field, address: u64) {
    if address == 0 {
        format_str(
            out,
            &Field {
                precision: None,
                ..*field
            },
            b"(nil)",
        );
        return;
    }
    write_digits(
        out,
        field,
        sign_and_radix(field),
        u128::from(address),
        16,
        false,
    );
}

fn sign_and_radix(field: &Field) -> &'static [u8] {
    match (field.flags.plus, field.flags.space) {
        (true, _) => b"+0x",
        (false, true) => b" 0x",
        (false, false) => b"0x",
    }
}
