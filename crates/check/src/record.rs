//! Structs, unions and enums (6.7.2.1, 6.7.2.2).
//!
//! A record is laid out when its definition is reached, not before: until then it is incomplete.
//! The type behind an enum follows GCC: `unsigned int` unless an enumerator is negative, wider
//! where a value needs it, narrower with `packed`.

use super::attributes::misplaced;
use super::types::MAX_TYPE_DEPTH;
use super::{Checker, Res};
use cassay_lang::layout::{self, Member};
use cassay_lang::target::EnumType;
use cassay_lang::tree::{
    DeclKind, EnumId, Field, FieldId, Id, IntKind, Quals, RecordId, RecordKind,
};
use cassay_lang::types::{Len, QTy, RecordInfo, Ty, TyKind};
use cassay_lang::{Problem, Symbol};
use rustc_hash::FxHashSet;

impl Checker<'_> {
    /// An unnamed member's record has no declaration of its own; it is complete where it stands.
    pub(super) fn complete_in_place(&mut self, id: RecordId) -> Res<()> {
        let record = self.p[id];
        if record.tag.is_none() && record.fields.is_some() && !self.records[id.index()].begun {
            self.define_record(id)?;
        }
        Ok(())
    }

    pub(super) fn define_record(&mut self, id: RecordId) -> Res<()> {
        if self.records[id.index()].begun {
            return Ok(());
        }
        self.records[id.index()].begun = true;
        let kind = self.p[id].kind;
        self.out
            .types
            .set_record(id, RecordInfo { kind, layout: None });
        match self.lay_out(id) {
            Err(problem) if problem.kind == cassay_lang::ProblemKind::Unsupported => {
                self.poisoned_records.insert(id, problem);
                Ok(())
            }
            other => other,
        }
    }

    fn lay_out(&mut self, id: RecordId) -> Res<()> {
        let p = self.p;
        let record = p[id];
        let Some(fields) = record.fields else {
            return Ok(());
        };
        let attrs = p.attributes(record.attrs);
        if let Some(name) = attrs.unsupported {
            return Err(self.unsupported_attribute(name, record.span));
        }
        let mut members = Vec::with_capacity(fields.len());
        let mut depth = 0;
        let mut has_const = false;
        let last = fields.len().wrapping_sub(1);
        for (index, field) in p.items(fields).enumerate() {
            let member = self.member(field, record.kind, index == last, index > 0)?;
            depth = depth.max(self.type_depths[p[field].ty.index()]);
            has_const |= member.ty.quals.contains(Quals::CONST);
            let mut base = member.ty.ty;
            while let TyKind::Array(elem, _) = self.kind(base) {
                base = elem.ty;
            }
            if let TyKind::Record(inner) = self.kind(base) {
                has_const |= self.records[inner.index()].has_const;
            }
            if !attrs.may_alias && self.may_alias(member.ty) {
                let message = "a member whose type has attribute 'may_alias', in a record without it, is not supported: compilers access it as a part of the record";
                return Err(Problem::unsupported(p[field].span, message));
            }
            let own = p.attributes(p[field].attrs);
            if own.aligned_pointer && (attrs.packed || own.packed) {
                let message = "attribute 'aligned' behind the star of a packed member is not supported: GCC packs it, and Clang aligns it";
                return Err(Problem::unsupported(p[field].span, message));
            }
            members.push(member);
        }
        self.distinct_names(id)?;
        if depth >= MAX_TYPE_DEPTH {
            return Err(Problem::unsupported(
                record.span,
                "record nested too deeply",
            ));
        }
        let min_align = self.align_of_type(attrs, record.span)?;
        let target = &self.out.types.target;
        let pack = attrs.pack.map(u32::from);
        let Some(layout) =
            layout::layout(target, record.kind, &members, attrs.packed, pack, min_align)
        else {
            return Err(Problem::invalid(record.span, "size of record is too large"));
        };
        let state = &mut self.records[id.index()];
        state.depth = depth + 1;
        state.has_const = has_const;
        self.out.types.set_record(
            id,
            RecordInfo {
                kind: record.kind,
                layout: Some(layout),
            },
        );
        Ok(())
    }

    /// Whether a type, or that of an array's elements, has the attribute.
    fn may_alias(&self, mut qty: QTy) -> bool {
        while let TyKind::Array(elem, _) = self.kind(qty.ty) {
            if qty.quals.contains(Quals::MAY_ALIAS) {
                return true;
            }
            qty = elem;
        }
        qty.quals.contains(Quals::MAY_ALIAS)
    }

    fn member(
        &mut self,
        id: FieldId,
        kind: RecordKind,
        last: bool,
        has_others: bool,
    ) -> Res<Member> {
        let field = self.p[id];
        let attrs = self.p.attributes(field.attrs);
        let ty = self.resolve(field.ty)?;
        let ty = self.attributed(ty, attrs, field.span)?;
        if self.has_checked(&attrs, "section") {
            return Err(misplaced("section", field.span));
        }
        let invalid = |message: String| Err(Problem::invalid(field.span, message));
        let name = self.symbol(field.name);
        let mut flexible = false;
        match self.kind(ty.ty) {
            TyKind::Function(_) => {
                return invalid(format!("field '{name}' declared as a function"));
            }
            TyKind::Array(_, Len::Incomplete) => {
                if kind == RecordKind::Union {
                    return invalid(format!("flexible array member '{name}' in union"));
                }
                if !last {
                    return invalid(format!(
                        "flexible array member '{name}' not at end of struct"
                    ));
                }
                if !has_others {
                    return invalid(format!(
                        "flexible array member '{name}' in a struct with no named members"
                    ));
                }
                flexible = true;
            }
            _ => self.require_complete(ty.ty, field.span, format_args!("field '{name}'"))?,
        }
        if self.out.types.is_variably_modified(ty.ty) {
            return invalid(format!(
                "field '{name}' has a variably modified type (6.7.2.1p9)"
            ));
        }
        let explicit_align = self.asked_align(attrs, field.span)?;
        let align = self.known_align(field.ty, ty)?;
        self.not_below(attrs, explicit_align.unwrap_or(align), align, field.span)?;
        let size = if flexible {
            0
        } else {
            match self.out.types.size(ty.ty) {
                Some(size) => size,
                None => return invalid(format!("size of field '{name}' is too large")),
            }
        };
        let bits = self.bit_width(&field, ty)?;
        Ok(Member {
            name: field.name,
            ty,
            size,
            natural: self.out.types.align_of(ty),
            align: align.max(explicit_align.unwrap_or(1)),
            explicit_align,
            bits,
            packed: attrs.packed,
        })
    }

    /// The width of a bit-field (6.7.2.1p4-5).
    fn bit_width(&mut self, field: &Field, ty: QTy) -> Res<Option<u32>> {
        let Some(bits) = field.bits else {
            return Ok(None);
        };
        let name = self.symbol(field.name);
        let invalid = |message: String| Err(Problem::invalid(field.span, message));
        let Some(shape) = self.out.types.int_shape(ty.ty) else {
            return invalid(format!("bit-field '{name}' has invalid type"));
        };
        // Whether they may be is left to the implementation (6.7.2.1p5), and none allows it.
        if ty.quals.contains(Quals::ATOMIC) {
            return invalid(format!("bit-field '{name}' has atomic type"));
        }
        let typed = self.expr(bits)?;
        if !self.out.types.is_integer(typed.qty.ty) {
            return invalid(format!("width of bit-field '{name}' is not an integer"));
        }
        let width = self.require_int(bits, &format!("width of bit-field '{name}'"))?;
        if width < 0 {
            return invalid(format!("negative width in bit-field '{name}'"));
        }
        if width > i128::from(shape.width) {
            return invalid(format!("width of bit-field '{name}' exceeds its type"));
        }
        if width == 0 && field.name.is_some() {
            return invalid(format!("zero width for bit-field '{name}'"));
        }
        Ok(Some(width as u32))
    }

    /// No two members may have the same name, those of unnamed members included.
    fn distinct_names(&self, id: RecordId) -> Res<()> {
        let p = self.p;
        let mut seen: FxHashSet<Symbol> = FxHashSet::default();
        let mut pending = vec![id];
        while let Some(record) = pending.pop() {
            let Some(fields) = p[record].fields else {
                continue;
            };
            for field in p.items(fields) {
                match p[field].name {
                    Some(name) if !seen.insert(name) => {
                        let message = format!("duplicate member '{}'", p.name(name));
                        return Err(Problem::invalid(p[field].span, message));
                    }
                    Some(_) => {}
                    None => {
                        let ty = self.out.type_nodes[p[field].ty.index()];
                        if let Some(TyKind::Record(inner)) = ty.map(|q| self.kind(q.ty)) {
                            pending.push(inner);
                        }
                    }
                }
            }
        }
        Ok(())
    }

    // -- enums ----------------------------------------------------------------------------------

    pub(super) fn define_enum(&mut self, id: EnumId) -> Res<()> {
        let p = self.p;
        let decl = p[id];
        let Some(constants) = decl.constants else {
            return Ok(());
        };
        if self.out.types.enum_complete(id) {
            return Ok(());
        }
        let attrs = p.attributes(decl.attrs);
        if let Some(name) = attrs.unsupported {
            return Err(self.unsupported_attribute(name, decl.span));
        }
        let (mut low, mut high, mut next) = (0i128, 0i128, 0i128);
        let mut own = Ty::INT;
        for constant in p.items(constants) {
            let DeclKind::EnumConst { value, .. } = p[constant].kind else {
                continue;
            };
            if let Some(expr) = value {
                let typed = self.expr(expr)?;
                let name = self.symbol(p[constant].name);
                if !self.out.types.is_integer(typed.qty.ty) {
                    let message = format!("enumerator value for '{name}' is not an integer");
                    return Err(Problem::invalid(p[constant].span, message));
                }
                next = self.require_int(expr, &format!("enumerator value for '{name}'"))?;
                own = typed.qty.ty;
            } else if !self.fits_int(next) {
                // The value before has the largest of its type: GCC refuses that, Clang takes a wider one.
                let limit = self
                    .out
                    .types
                    .int_shape(own)
                    .map_or(0, |s| 1i128 << (s.width - u32::from(s.signed)));
                if next >= limit || own == Ty::INT {
                    let message = "overflow in enumeration values";
                    return Err(Problem::invalid(p[constant].span, message));
                }
            }
            low = low.min(next);
            high = high.max(next);
            // Wider than `long long` in either sign: no integer type holds all enumerators.
            if high > i128::from(u64::MAX)
                || low < i128::from(i64::MIN)
                || (low < 0 && high > i128::from(i64::MAX))
            {
                let message = "enumeration values exceed range of largest integer";
                return Err(Problem::invalid(p[constant].span, message));
            }
            // Inside the enum, a value that `int` cannot hold has the type it was given with.
            let ty = if self.fits_int(next) { Ty::INT } else { own };
            own = ty;
            self.enumerators.insert(constant, (next, ty));
            next += 1;
        }
        let kind = self.enum_kind(low, high, attrs.packed);
        self.out.types.set_enum(id, kind);
        for constant in p.items(constants) {
            let fits = match self.enumerators.get(&constant) {
                Some(&(value, _)) => self.fits_int(value),
                None => continue,
            };
            if let Some(entry) = self.enumerators.get_mut(&constant) {
                entry.1 = if fits { Ty::INT } else { Ty::int(kind) };
            }
        }
        Ok(())
    }

    fn fits_int(&self, value: i128) -> bool {
        let width = self.out.types.target.width(IntKind::Int);
        let limit = 1i128 << (width - 1);
        (-limit..limit).contains(&value)
    }

    /// The narrowest integer type that holds `low ..= high`, `int` at least unless packed.
    fn enum_kind(&self, low: i128, high: i128, packed: bool) -> IntKind {
        let target = &self.out.types.target;
        let holds = |kind: IntKind| {
            let width = target.width(kind);
            if target.is_signed(kind) {
                let limit = 1i128 << (width - 1);
                low >= -limit && high < limit
            } else {
                low >= 0 && high < 1i128 << width
            }
        };
        let narrow: &[IntKind] = &[
            IntKind::UChar,
            IntKind::SChar,
            IntKind::UShort,
            IntKind::Short,
        ];
        let wide = [IntKind::UInt, IntKind::Int, IntKind::ULong, IntKind::Long];
        let candidates = if packed || target.enums == EnumType::Narrowest {
            narrow
        } else {
            &[]
        };
        candidates
            .iter()
            .chain(&wide)
            .copied()
            .filter(|&kind| target.enums != EnumType::Int || packed || kind != IntKind::UInt)
            .find(|&kind| holds(kind))
            .unwrap_or(if low < 0 {
                IntKind::LongLong
            } else {
                IntKind::ULongLong
            })
    }
}
