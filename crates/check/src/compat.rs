//! Compatibility across translation units (6.2.7p1).
//!
//! Inside a unit, records are compatible when they are the same. Two units that declare the same
//! object see records of their own; those are compatible when they agree in tag, members and
//! member types. Bit-field widths are part of the comparison.

use super::Checker;
use cassay_lang::tree::{EnumId, Id, RecordId, RecordKind};
use cassay_lang::types::{Len, QTy, Ty, TyKind};
use cassay_lang::{Problem, Symbol};
use rustc_hash::{FxHashMap, FxHashSet};

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

    /// Finds the records and enums of different units that are compatible, for calls through pointers
    /// and variable arguments, where types of several units meet. Which unit a record is from is not
    /// looked at: two of one unit that agree in everything are taken for one, too.
    pub(super) fn unite_units(&mut self) {
        type Key = (RecordKind, u64, Vec<(Option<Symbol>, u64)>);
        let mut complete: FxHashMap<Key, Vec<RecordId>> = FxHashMap::default();
        let mut by_tag: FxHashMap<(RecordKind, Symbol), RecordId> = FxHashMap::default();
        let mut incomplete = Vec::new();
        let mut same = Vec::new();
        for at in 0..self.p.records.len() {
            let id = RecordId::from_index(at);
            let record = &self.p[id];
            let Some(layout) = self.out.types.record_layout(id) else {
                incomplete.extend(record.tag.map(|tag| (id, (record.kind, tag))));
                continue;
            };
            let fields = layout.fields.iter().map(|f| (f.name, f.offset)).collect();
            let key = (record.kind, layout.size, fields);
            if let Some(tag) = record.tag {
                by_tag.entry((record.kind, tag)).or_insert(id);
            }
            let Some(own) = self.out.types.find(TyKind::Record(id)) else {
                continue;
            };
            let alike = complete.entry(key).or_default();
            let found = alike.iter().find(|&&other| {
                let other = self.out.types.find(TyKind::Record(other));
                other.is_some_and(|ty| self.compatible_across(QTy::plain(own), QTy::plain(ty)))
            });
            match found {
                Some(&other) => same.push((id, other)),
                None => alike.push(id),
            }
        }
        for (id, other) in same {
            self.out.types.unite_records(id, other);
        }
        for (id, tag) in incomplete {
            if let Some(&other) = by_tag.get(&tag) {
                self.out.types.unite_records(id, other);
            } else {
                by_tag.insert(tag, id);
            }
        }
        let mut enums: FxHashMap<Symbol, EnumId> = FxHashMap::default();
        // Without a tag, the constants tell.
        let mut by_constants: FxHashMap<Vec<Option<Symbol>>, EnumId> = FxHashMap::default();
        for at in 0..self.p.enums.len() {
            let id = EnumId::from_index(at);
            let constants = self.p[id].constants.map(|list| self.p.items(list));
            let names = constants.map(|all| all.map(|c| self.p[c].name).collect());
            let by_tag = self.p[id].tag.map(|tag| *enums.entry(tag).or_insert(id));
            let by_name = names.map(|names| *by_constants.entry(names).or_insert(id));
            let found = [by_tag, by_name].into_iter().flatten();
            let mut others = found.filter(|&other| other != id && self.same_enum(id, other));
            if let Some(other) = others.next() {
                self.out.types.unite_enums(id, other);
            }
        }
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
}
