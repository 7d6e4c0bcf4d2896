//! The variable arguments of the `printf` and `scanf` families, and their types against what a
//! format asks for (C17 7.21.6.1p9, 7.21.6.2p11).
//!
//! An argument fits if `va_arg` could take it as the wanted type (7.16.1.1p2): the types are
//! compatible, or integers that differ in sign only with a value both have, or pointers to void
//! and to a character type. `long` for `long long` is a mismatch where both have 64 bits, too.

use super::call::*;
use super::{Arg, Host, Stop};
use cassay_lang::Target;
use cassay_lang::target::FloatFormat;
use cassay_lang::tree::{FloatKind, IntKind};
use cassay_lang::types::{Ty, TyKind, Types};
use cassay_memory::{Kind, Ptr};
use cassay_numbers::float::F80;

/// Where the arguments after the format come from.
pub(super) enum VariableArgs<'a> {
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

impl VariableArgs<'_> {
    /// The argument that comes next, which must exist.
    pub fn next(&mut self, host: &mut dyn Host, asker: &Asker) -> Result<Arg, Stop> {
        let next = match self {
            VariableArgs::Call(args, at) => {
                *at += 1;
                args.get(*at - 1).copied()
            }
            VariableArgs::List(list, at) => {
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
            VariableArgs::Call(..) => Ok(()),
            VariableArgs::List(list, _) => host.va_used(list),
        }
    }

    /// What the latest argument is called in a message.
    fn latest(&self) -> String {
        match self {
            VariableArgs::Call(_, at) => format!("argument {at}"),
            VariableArgs::List(_, at) => format!("variable argument {at}"),
        }
    }

    pub fn mismatch(&self, host: &dyn Host, asker: &Asker, wanted: &str, has: Ty) -> Stop {
        let (what, has) = (self.latest(), host.describe(has));
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
        if integer_fits(host.types(), kind, arg) {
            return Ok(arg.lo);
        }
        Err(self.mismatch(host, asker, kind.name(), arg.ty))
    }

    pub fn float(
        &mut self,
        host: &mut dyn Host,
        asker: &Asker,
        kind: FloatKind,
    ) -> Result<Arg, Stop> {
        let arg = self.next(host, asker)?;
        if arg.ty == Ty::float(kind) {
            return Ok(arg);
        }
        Err(self.mismatch(host, asker, kind.name(), arg.ty))
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
            _ => Err(self.mismatch(host, asker, wanted, arg.ty)),
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

/// Those formats of `long double` that Cassay computes in.
pub(super) fn require_x87(host: &dyn Host) -> Result<(), Stop> {
    match host.types().target.long_double_format {
        FloatFormat::Quad | FloatFormat::DoubleDouble => {
            Err(Stop::Unsupported("`long double` of this target".into()))
        }
        _ => Ok(()),
    }
}

/// The value of a floating argument; every format that Cassay computes in is part of x87's.
pub(super) fn real_value(target: &Target, arg: Arg) -> F80 {
    let kind = match arg.ty {
        Ty::FLOAT => FloatKind::Float,
        Ty::LDOUBLE => FloatKind::LongDouble,
        _ => FloatKind::Double,
    };
    match target.computes_as(kind) {
        FloatKind::Float => F80::from(f32::from_bits(arg.lo as u32)),
        FloatKind::Double => F80::from(f64::from_bits(arg.lo)),
        FloatKind::LongDouble => F80::from_bits(u128::from(arg.hi) << 64 | u128::from(arg.lo)),
    }
}

/// Reads the format string of a call.
pub(super) fn format_string(host: &mut dyn Host, p: Ptr) -> Result<Vec<u8>, Stop> {
    string(host, p, None)
}
