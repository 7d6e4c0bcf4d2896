//! Size is asked for in bytes and met.
//!
//! While a program is written its bytes are estimated node by node. The estimate is corrected by
//! what the printer really makes of the declarations: all of the first ones, then a sample, so that
//! printing twice does not double the cost of large programs.

use crate::state::{State, Var, VarId};
use crate::types::{Shape, Ty};
use cassay_lang::print::print_decl;
use cassay_lang::tree::*;

/// Estimates against measurements, so far.
#[derive(Default, Debug)]
pub struct Meter {
    estimated: u64,
    measured: u64,
    seen: u64,
    /// Record types measured.
    records: usize,
    /// A declaration of more bytes is always measured.
    large: u64,
}

/// Bytes of which every declaration is measured.
const EXACT: u64 = 10_000;
/// Of later declarations, one in this many is measured.
const SAMPLE: u64 = 8;

impl Meter {
    /// A meter for a program that shall have this many bytes.
    pub fn new(size: u64) -> Meter {
        Meter {
            large: size / 10,
            ..Meter::default()
        }
    }

    /// Bytes to write by the estimate so that this many are printed.
    pub fn estimate(&self, bytes: u64) -> u64 {
        let scaled = (bytes * self.estimated).checked_div(self.measured);
        scaled.unwrap_or(bytes)
    }

    pub fn correct(&self, estimate: u64) -> u64 {
        let scaled = (estimate * self.measured).checked_div(self.estimated);
        scaled.unwrap_or(estimate)
    }
}

impl State {
    /// Corrects the count of bytes after a declaration that was begun at `before` bytes.
    pub fn measure(&mut self, meter: &mut Meter, decl: DeclId, before: u64) {
        let estimate = self.bytes.saturating_sub(before);
        meter.seen += 1;
        let function = matches!(self.p[decl].kind, DeclKind::Function { .. });
        let records: u64 = self.types.records[meter.records..]
            .iter()
            .map(|r| print_decl(&self.p, r.decl).len() as u64 + 2)
            .sum();
        meter.records = self.types.records.len();
        let sampled = estimate > meter.large || meter.seen.is_multiple_of(SAMPLE);
        if !function || before < EXACT || sampled {
            // A function has an empty line after it.
            let real = print_decl(&self.p, decl).len() as u64 + 1 + u64::from(function);
            if function {
                meter.estimated += estimate;
                meter.measured += real;
            }
            self.bytes = before + real + records;
        } else {
            self.bytes = before + meter.correct(estimate) + records;
        }
    }

    /// Bytes of the statements that show a global variable.
    pub fn shown_global(&self, id: VarId, var: &Var) -> u64 {
        let name = u64::from(var.name_len);
        if self.is_bytewise(id) {
            return 28 + 2 * name;
        }
        self.shown_bytes(var.ty, name, 1)
    }

    /// Bytes of the statements that show a value.
    pub fn shown_bytes(&self, ty: Ty, name: u64, indent: u64) -> u64 {
        match self.types.shape(ty) {
            Shape::Int(IntKind::Int128 | IntKind::UInt128) => 2 * (4 * indent + 7 + name) + 6,
            Shape::Int(_) => 4 * indent + 7 + name,
            Shape::Array(elem, _) => {
                let head = 4 * indent + 32;
                let inner = self.shown_bytes(elem, name + 4, indent + 1);
                let braces = match self.types.shape(elem) {
                    Shape::Record(_) | Shape::Int(IntKind::Int128 | IntKind::UInt128) => {
                        4 * indent + 4
                    }
                    _ => 0,
                };
                head + inner + braces
            }
            Shape::Record(r) => {
                let record = &self.types.records[r as usize];
                let shown = match record.kind {
                    RecordKind::Struct => record.members.len(),
                    RecordKind::Union => 1,
                };
                let members = record.members[..shown].iter();
                members
                    .map(|m| self.shown_bytes(m.ty, name + 3, indent))
                    .sum()
            }
            Shape::Pointer(..) => 4 * indent + 8 + name,
            Shape::Function(_) => 0,
        }
    }
}
