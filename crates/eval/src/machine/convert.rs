//! Conversions between scalar representations (6.3.1).

use super::Machine;
use crate::code::Rep;
use crate::repair::watch::Watch;
use crate::value::extend;
use cassay_library::Stop;
use cassay_memory::Kind;
use cassay_numbers::float::{self, F80};

impl<W: Watch> Machine<'_, W> {
    /// Converts a value; wide values use all 128 bits, others the low 64.
    pub(super) fn convert(&mut self, v: u128, from: Rep, to: Rep) -> Result<u128, Stop> {
        match (from, to) {
            (Rep::Int { signed, .. }, _) => self.int_to(
                if signed {
                    i128::from(v as i64)
                } else {
                    v as u64 as i128
                },
                signed,
                to,
            ),
            (Rep::Wide { signed }, _) => self.int_to(v as i128, signed, to),
            (Rep::F64, Rep::F32) => {
                let r = float::demote(f64::from_bits(v as u64));
                self.demoted(r.overflowed(), || shown(f64::from_bits(v as u64)))?;
                Ok(r.value.to_bits().into())
            }
            (Rep::F32, Rep::F64) => Ok(f64::from(f32::from_bits(v as u32)).to_bits().into()),
            (Rep::F32, Rep::F80) => Ok(F80::from(f32::from_bits(v as u32)).bits()),
            (Rep::F64, Rep::F80) => Ok(F80::from(f64::from_bits(v as u64)).bits()),
            (Rep::F80, Rep::F64) => {
                let r = F80::from_bits(v).to_f64();
                self.demoted(r.overflowed(), || shown_f80(v))?;
                Ok(r.value.to_bits().into())
            }
            (Rep::F80, Rep::F32) => {
                let r = F80::from_bits(v).to_f32();
                self.demoted(r.overflowed(), || shown_f80(v))?;
                Ok(r.value.to_bits().into())
            }
            (Rep::F32 | Rep::F64 | Rep::F80, Rep::Int { .. } | Rep::Wide { .. }) => {
                self.float_to_int(v, from, to)
            }
            _ => Ok(v),
        }
    }

    fn demoted(&mut self, overflowed: bool, value: impl FnOnce() -> String) -> Result<(), Stop> {
        if overflowed {
            self.trap(Kind::FloatDemotionRange, || {
                format!("{} is out of range", value())
            })?;
        }
        Ok(())
    }

    fn int_to(&mut self, v: i128, signed: bool, to: Rep) -> Result<u128, Stop> {
        Ok(match to {
            Rep::Int {
                width: 1,
                signed: false,
            } => u128::from(v != 0),
            Rep::Int { width, signed } => extend(v as u64, width.into(), signed).into(),
            Rep::Wide { .. } => v as u128,
            Rep::F32 => if signed { v as f32 } else { v as u128 as f32 }
                .to_bits()
                .into(),
            Rep::F64 => if signed { v as f64 } else { v as u128 as f64 }
                .to_bits()
                .into(),
            Rep::F80 => if signed {
                F80::from_i128(v)
            } else {
                F80::from_u128(v as u128)
            }
            .bits(),
            Rep::Ptr => self.memory.from_integer(v as u64).into(),
        })
    }

    /// The integer that a floating value became must be one that a bit-field can hold (6.3.1.4p1, 6.7.2.1p10).
    #[cold]
    pub(super) fn fits_field(v: u64, width: u8, signed: bool) -> Result<(), Stop> {
        if extend(v, width.into(), signed) == v {
            return Ok(());
        }
        let value = match signed {
            true => (v as i64).to_string(),
            false => v.to_string(),
        };
        let which = if signed { "a signed" } else { "an unsigned" };
        let detail = format!("{value} does not fit {which} bit-field of {width} bits");
        Err(Stop::undefined(Kind::FloatToIntRange, detail))
    }

    fn float_to_int(&mut self, v: u128, from: Rep, to: Rep) -> Result<u128, Stop> {
        let (width, signed) = match to {
            Rep::Int { width, signed } => (u32::from(width), signed),
            Rep::Wide { signed } => (128, signed),
            _ => return Ok(v),
        };
        if width == 1 {
            // To `_Bool`: 6.3.1.2, never out of range.
            return Ok(u128::from(match from {
                Rep::F32 => f32::from_bits(v as u32) != 0.0,
                Rep::F64 => f64::from_bits(v as u64) != 0.0,
                _ => F80::from_bits(v) != F80::ZERO,
            }));
        }
        let result = match from {
            Rep::F32 => float::f32_to_int(f32::from_bits(v as u32), width, signed),
            Rep::F64 => float::f64_to_int(f64::from_bits(v as u64), width, signed),
            _ => F80::from_bits(v).to_int(width, signed),
        };
        match result {
            Some(r) if width > 64 => Ok(r as u128),
            Some(r) => Ok(extend(r as u64, width, signed).into()),
            None => {
                let shown = match from {
                    Rep::F32 => shown(f32::from_bits(v as u32).into()),
                    Rep::F64 => shown(f64::from_bits(v as u64)),
                    _ => shown_f80(v),
                };
                Err(Stop::undefined(
                    Kind::FloatToIntRange,
                    format!(
                        "{shown} does not fit a {}signed type of {width} bits",
                        if signed { "" } else { "un" }
                    ),
                ))
            }
        }
    }
}

/// A value as a person writes it.
fn shown(v: f64) -> String {
    match v.abs() {
        1e-5..1e15 => v.to_string(),
        0.0 => v.to_string(),
        _ => format!("{v:e}"),
    }
}

/// Likewise, to the precision of `double`.
fn shown_f80(bits: u128) -> String {
    let r = F80::from_bits(bits).to_f64();
    if r.overflowed() {
        "a long double beyond the range of double".into()
    } else {
        format!("about {}", shown(r.value))
    }
}
