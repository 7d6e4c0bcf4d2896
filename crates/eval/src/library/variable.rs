//! The variable arguments of the `printf` and `scanf` families, and their types against what a
//! format asks for (C17 7.21.6.1p9, 7.21.6.2p11).
//!
//! An argument fits if `va_arg` could take it as the wanted type (7.16.1.1p2): the types are
//! compatible, or integers that differ in sign only with a value both have, or pointers to void
//! and to a character type. `long` for `long long` is a mismatch where both have 64 bits, too.

use super::call::*;
use super::{Arg, Host, Stop};
use crate::kind::Kind;
use crate::memory::Ptr;
use cassay_lang::target::FloatFormat;
use cassay_lang::tree::{FloatKind, IntKind};
use cassay_lang::types::{Ty, TyKind, Types};

/// Where the arguments after the format come from.
pub(super) enum Source<'a> {
    /// The call's arguments and the next one's index.
    Call(&'a [Arg], usize),
    /// A `va_list` and how many arguments were taken from it.
    List(Ptr, usize),
}

/// The conversion specification that takes an argument, for messages.
pub(super) struct Asker<'a> {
    pub format: &'a [u8],
}

impl Asker<'_> {
    fn text(&self) -> String {
        self.format.escape_ascii().to_string()
    }
}

impl Source<'_> {
    /// The argument that comes next, which must exist.
    pub fn next(&mut self, host: &mut dyn Host, asker: &Asker) -> Result<Arg, Stop> {
        let next = match self {
            Source::Call(args, at) => {
                *at += 1;
                args.get(*at - 1).copied()
            }
            Source::List(list, at) => {
                *at += 1;
                host.va_next(*list)?
            }
        };
        next.ok_or_else(|| {
            let detail = format!("{} finds no argument left", asker.text());
            Stop::undefined(Kind::FormatExhausted, detail)
        })
    }

    /// No further arguments are taken.
    pub fn finish(&self, host: &mut dyn Host) -> Result<(), Stop> {
        match *self {
            Source::Call(..) => Ok(()),
            Source::List(list, _) => host.va_used(list),
        }
    }

    /// What the latest argument is called in a message.
    fn latest(&self) -> String {
        match self {
            Source::Call(_, at) => format!("argument {at}"),
            Source::List(_, at) => format!("variable argument {at}"),
        }
    }

    pub fn mismatch(&self, types: &Types, asker: &Asker, wanted: &str, has: Ty) -> Stop {
        let (what, has) = (self.latest(), name(types, has));
        let detail = format!("{} wants {wanted}, {what} has type {has}", asker.text());
        Stop::undefined(Kind::FormatMismatch, detail)
    }

    /// An integer of a promoted type, extended to 64 bits as its own type is.
    pub fn integer(
        &mut self,
        host: &mut dyn Host,
        asker: &Asker,
        kind: IntKind,
    ) -> Result<u64, Stop> {
        let arg = self.next(host, asker)?;
        let types = host.types();
        if integer_fits(types, kind, arg) {
            return Ok(arg.lo);
        }
        Err(self.mismatch(types, asker, &name(types, Ty::int(kind)), arg.ty))
    }

    pub fn float(
        &mut self,
        host: &mut dyn Host,
        asker: &Asker,
        kind: FloatKind,
    ) -> Result<Arg, Stop> {
        let arg = self.next(host, asker)?;
        let types = host.types();
        if arg.ty == Ty::float(kind) {
            return Ok(arg);
        }
        Err(self.mismatch(types, asker, &name(types, Ty::float(kind)), arg.ty))
    }

    /// A pointer whose target `accepts`.
    pub fn pointer(
        &mut self,
        host: &mut dyn Host,
        asker: &Asker,
        wanted: &str,
        accepts: impl Fn(&Types, Ty) -> bool,
    ) -> Result<Ptr, Stop> {
        let arg = self.next(host, asker)?;
        let types = host.types();
        match types.pointee(arg.ty) {
            Some(to) if accepts(types, to.ty) => Ok(arg.lo),
            _ => Err(self.mismatch(types, asker, wanted, arg.ty)),
        }
    }
}

/// Whether `va_arg` could take the argument as the integer type.
fn integer_fits(types: &Types, kind: IntKind, arg: Arg) -> bool {
    let ty = types.promote(arg.ty);
    let top_clear = |width: u32| (arg.lo >> (width - 1).min(63)) & 1 == 0;
    match types.kind(ty) {
        TyKind::Int(own) if own == kind => true,
        TyKind::Int(own) => {
            let width = types.target.width(own).clamp(1, 64);
            Types::unsigned_of(own) == Types::unsigned_of(kind) && top_clear(width)
        }
        // A bit-field wider than `int` has a type of its own to GCC; it passes as its declared
        // type, whose width this is.
        TyKind::Bits { signed, .. } => {
            let width = types.target.width(kind);
            width == types.target.width(IntKind::LongLong)
                && (signed == types.target.is_signed(kind) || top_clear(width))
        }
        _ => false,
    }
}

/// `void` and the character types, which `va_arg` lets stand for each other behind a pointer.
pub(super) fn void_or_character(types: &Types, ty: Ty) -> bool {
    ty == Ty::VOID || types.is_character(ty)
}

/// A type's name in a message.
pub(super) fn name(types: &Types, ty: Ty) -> String {
    let plain = match types.kind(ty) {
        TyKind::Void => "void",
        TyKind::Int(kind) => match kind {
            IntKind::Bool => "_Bool",
            IntKind::Char => "char",
            IntKind::SChar => "signed char",
            IntKind::UChar => "unsigned char",
            IntKind::Short => "short",
            IntKind::UShort => "unsigned short",
            IntKind::Int => "int",
            IntKind::UInt => "unsigned int",
            IntKind::Long => "long",
            IntKind::ULong => "unsigned long",
            IntKind::LongLong => "long long",
            IntKind::ULongLong => "unsigned long long",
            IntKind::Int128 => "__int128",
            IntKind::UInt128 => "unsigned __int128",
        },
        TyKind::Float(FloatKind::Float) => "float",
        TyKind::Float(FloatKind::Double) => "double",
        TyKind::Float(FloatKind::LongDouble) => "long double",
        TyKind::Bits { width, signed } => {
            let sign = if signed { "signed" } else { "unsigned" };
            return format!("{sign} bit-field of {width} bits");
        }
        TyKind::Pointer(to) => {
            // Only the innermost type needs a word of its own, however deep the pointer goes.
            let (mut depth, mut at) = (1, to.ty);
            while let (TyKind::Pointer(to), true) = (types.kind(at), depth < 8) {
                (depth, at) = (depth + 1, to.ty);
            }
            let inner = match types.kind(at) {
                TyKind::Pointer(_) => "…".to_string(),
                _ => name(types, at),
            };
            return format!("{inner} {}", "*".repeat(depth));
        }
        TyKind::Array(..) => "array",
        TyKind::Function(_) => "function",
        TyKind::Record(_) => "structure",
        TyKind::Enum(_) => "enumeration",
        TyKind::VaList => "va_list",
    };
    plain.into()
}

/// `long double` values are the x87 ones only.
pub(super) fn require_x87(host: &dyn Host) -> Result<(), Stop> {
    match host.types().target.long_double_format {
        FloatFormat::X87 => Ok(()),
        _ => Err(Stop::Unsupported("`long double` of this target".into())),
    }
}

/// Reads the format string of a call.
pub(super) fn format_string(host: &mut dyn Host, p: Ptr) -> Result<Vec<u8>, Stop> {
    string(host, p, None)
}
