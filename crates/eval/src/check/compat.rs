//! Compatibility across translation units (6.2.7p1).
//!
//! Inside a unit, records are compatible when they are the same. Two units that declare the same
//! object see records of their own; those are compatible when they agree in tag, members and
//! member types. Bit-field widths are part of the comparison.

use super::{Checker, Res};
use cassay_lang::Problem;
use cassay_lang::tree::{EnumId, RecordId};
use cassay_lang::types::{Len, QTy, Ty, TyKind};
use rustc_hash::FxHashSet;

impl Checker<'_> {
    /// Structural compatibility, by a worklist: recursive records end at pairs already assumed.
    pub(super) fn compatible_across(&self, a: QTy, b: QTy) -> bool {
        let mut assumed: FxHashSet<(RecordId, RecordId)> = FxHashSet::default();
        let mut pending = vec![(a, b)];
        while let Some((a, b)) = pending.pop() {
            if a == b {
                continue;
            }
            if self.out.types.compatible_q(a, b) {
                continue;
            }
            if a.quals != b.quals {
                return false;
            }
            match (self.kind(a.ty), self.kind(b.ty)) {
                (TyKind::Pointer(x), TyKind::Pointer(y)) => pending.push((x, y)),
                (TyKind::Array(x, m), TyKind::Array(y, n)) => {
                    if matches!((m, n), (Len::Fixed(m), Len::Fixed(n)) if m != n) {
                        return false;
                    }
                    pending.push((x, y));
                }
                (TyKind::Function(f), TyKind::Function(g)) => {
                    let (f, g) = (self.out.types.sig(f), self.out.types.sig(g));
                    pending.push((f.ret, g.ret));
                    if f.prototype && g.prototype {
                        if f.variadic != g.variadic || f.params.len() != g.params.len() {
                            return false;
                        }
                        pending.extend(f.params.iter().copied().zip(g.params.iter().copied()));
                    }
                }
                (TyKind::Record(x), TyKind::Record(y)) => {
                    if assumed.insert((x, y)) && !self.same_record(x, y, &mut pending) {
                        return false;
                    }
                }
                (TyKind::Enum(x), TyKind::Enum(y)) => {
                    if !self.same_enum(x, y) {
                        return false;
                    }
                }
                _ => return false,
            }
        }
        true
    }

    fn same_record(&self, x: RecordId, y: RecordId, pending: &mut Vec<(QTy, QTy)>) -> bool {
        let (a, b) = (&self.p[x], &self.p[y]);
        // Tags that the parser made up for records without one differ between units.
        if a.kind != b.kind {
            return false;
        }
        let types = &self.out.types;
        let (Some(a), Some(b)) = (types.record_layout(x), types.record_layout(y)) else {
            // An incomplete record is compatible with any of its tag.
            return a.tag == b.tag;
        };
        if a.size != b.size || a.align != b.align || a.fields.len() != b.fields.len() {
            return false;
        }
        for (f, g) in a.fields.iter().zip(&b.fields) {
            if f.name != g.name || f.offset != g.offset || f.bits != g.bits {
                return false;
            }
            pending.push((f.ty, g.ty));
        }
        true
    }

    fn same_enum(&self, x: EnumId, y: EnumId) -> bool {
        self.out.types.enum_int(x) == self.out.types.enum_int(y)
    }

    /// Whether two object types are compatible once all qualifiers are dropped, as for pointer
    /// subtraction and comparison.
    pub(super) fn compatible_unqualified(&mut self, a: QTy, b: QTy) -> bool {
        if self.out.types.compatible(a.ty, b.ty) {
            return true;
        }
        let (a, b) = (self.unqualify(a.ty), self.unqualify(b.ty));
        self.out.types.compatible(a, b)
    }

    pub(super) fn conflict(&self, span: cassay_lang::Span, name: &str, a: Ty, b: Ty) -> Problem {
        Problem::invalid(
            span,
            format!(
                "conflicting types for '{name}': '{}' and '{}'",
                self.describe(b),
                self.describe(a)
            ),
        )
    }

    pub(super) fn unsupported_attribute(
        &self,
        name: cassay_lang::Symbol,
        span: cassay_lang::Span,
    ) -> Problem {
        Problem::unsupported(
            span,
            format!("attribute '{}' is not supported", self.p.name(name)),
        )
    }

    /// Fails when a declaration that Cassay does not understand is used.
    pub(super) fn understood(&self, decl: cassay_lang::tree::DeclId) -> Res<()> {
        if self.poisoned.is_empty() {
            return Ok(());
        }
        self.poisoned
            .get(&decl)
            .map_or(Ok(()), |problem| Err(problem.clone()))
    }
}
