//! Initialisers (6.7.9): which member each value belongs to.
//!
//! A braced list is flattened into steps at offsets: designators move the current object, left out
//! braces descend into it (6.7.9p20), an initialiser for an object already initialised replaces the earlier one
//! (p19), and a union holds its last initialised member only.
//!
//! GNU ranges (`[a ... b] = v`) give one step per element with the same value expression, which
//! is to be evaluated once. A list longer than its object is refused (p2), although GCC only warns.

use super::access::{accessible, behind, shifted};
use super::expr::lvalue;
use super::{Checker, HeldUnion, InitPlan, InitStep, Res, Typed};
use cassay_lang::layout::BitRange;
use cassay_lang::tree::{
    Designator, ExprId, ExprKind, Init, InitId, InitItem, Quals, RecordId, RecordKind, StrPrefix,
    TypeId, TypeKind,
};
use cassay_lang::types::{Len, QTy, Ty, TyKind, Types};
use cassay_lang::walk::is_constant;
use cassay_lang::{Problem, Span, Symbol};
use rustc_hash::FxHashMap;

/// Steps a single initialiser may have; only ranges reach it.
const MAX_STEPS: usize = 1 << 22;

/// The storage duration of what is initialised.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Duration {
    /// Values must be known before the program starts.
    Static,
    Automatic,
}

/// A plan being made.
struct Draft {
    steps: Vec<InitStep>,
    duration: Duration,
    /// A designator was seen: later steps may replace earlier ones.
    designated: bool,
    /// Where the steps so far end, in bits.
    high: u64,
    /// The member each union holds, by the union's offset and type.
    held: FxHashMap<(u64, RecordId), u64>,
    /// Where a flexible array member's elements end, in bytes.
    end: u64,
    /// Parts passed over that had no room for a value.
    empty: u32,
    span: Span,
}

/// Unions of one object that are looked at where an initialiser names no member of them.
const MOST_UNIONS: u64 = 1 << 12;

/// An aggregate without a size can have any number of parts.
const MAX_EMPTY: u32 = 1 << 17;

impl Draft {
    fn new(duration: Duration, span: Span) -> Draft {
        Draft {
            steps: Vec::new(),
            duration,
            designated: false,
            high: 0,
            held: FxHashMap::default(),
            end: 0,
            empty: 0,
            span,
        }
    }
}

/// A part of the initialised object.
#[derive(Clone, Copy)]
struct Subobject {
    qty: QTy,
    offset: u64,
    bits: Option<BitRange>,
    /// The whole object: its flexible array member may grow.
    whole: bool,
    /// A flexible array member that may have elements.
    flexible: bool,
}

/// The items of one braced list, and how far they are used up.
struct Cursor<'a> {
    items: &'a [InitItem],
    pos: usize,
    /// The designators of the item at `pos` have been followed.
    followed: bool,
}

impl Cursor<'_> {
    fn advance(&mut self) {
        self.pos += 1;
        self.followed = false;
    }
}

impl<'p> Checker<'p> {
    /// Checks an initialiser and returns the object's type, completed.
    pub(super) fn initialise(
        &mut self,
        init: InitId,
        qty: QTy,
        duration: Duration,
        span: Span,
    ) -> Res<QTy> {
        if self.out.types.is_vla(qty.ty) {
            return Err(Problem::invalid(
                span,
                "variable-sized object may not be initialized",
            ));
        }
        let place = Subobject {
            qty,
            offset: 0,
            bits: None,
            whole: true,
            flexible: false,
        };
        let mut draft = Draft::new(duration, span);
        let qty = match (self.p[init], self.kind(qty.ty)) {
            (Init::Expr(value), TyKind::Array(elem, len)) => {
                if let ExprKind::CompoundLit(..) = self.p[value].kind {
                    return self.array_from_literal(init, qty, value, duration, span);
                }
                let Some(units) = self.string_for(elem.ty, value)? else {
                    return Err(Problem::invalid(
                        self.span(value),
                        "invalid initializer for array",
                    ));
                };
                let qty = self.completed(elem, len, units + 1);
                self.place_string(&mut draft, Subobject { qty, ..place }, value, units)?;
                qty
            }
            (Init::Expr(value), _) => {
                let typed = self.expr(value)?;
                self.assignable(qty.ty, typed, value, "initializing")?;
                if duration == Duration::Static {
                    self.require_fixed(value, qty.ty, false)?;
                }
                return Ok(qty);
            }
            (Init::List { first, count, span }, kind) => {
                let used = self.braced(&mut draft, place, first, count, span)?;
                match kind {
                    TyKind::Array(elem, len) => self.completed(elem, len, used),
                    _ => qty,
                }
            }
        };
        let size = match self.out.types.size(qty.ty) {
            Some(size) => size,
            None => return Err(Problem::invalid(span, "initialized object is too large")),
        };
        let extra = draft.end.saturating_sub(size);
        if duration == Duration::Automatic {
            self.hold_the_rest(&mut draft, qty.ty);
        }
        self.out.plans.insert(
            init,
            InitPlan {
                held: self.held(&draft),
                steps: draft.steps,
                ty: Some(qty.ty),
                extra,
            },
        );
        Ok(qty)
    }

    /// GNU: an array with static storage duration may be initialised by a compound literal of its type, as if by its list. To
    /// Clang any may, to GCC no other (6.7.9p16).
    fn array_from_literal(
        &mut self,
        init: InitId,
        qty: QTy,
        value: ExprId,
        duration: Duration,
        span: Span,
    ) -> Res<QTy> {
        let typed = self.expr(value)?;
        if duration == Duration::Automatic {
            let message = "automatic array initialized from a compound literal";
            return Err(Problem::invalid(self.span(value), message));
        }
        let (ExprKind::CompoundLit(_, inner), TyKind::Array(..)) =
            (self.p[value].kind, self.kind(typed.qty.ty))
        else {
            return Err(Problem::invalid(
                self.span(value),
                "invalid initializer for array",
            ));
        };
        if !self.compatible_unqualified(qty, typed.qty) {
            return Err(Problem::invalid(
                self.span(value),
                "array initialized from another type",
            ));
        }
        let complete = self.initialise(inner, qty, duration, span)?;
        if let Some(plan) = self.out.plans.get(&inner).cloned() {
            self.out.plans.insert(init, plan);
        }
        Ok(complete)
    }

    pub(super) fn compound_literal(&mut self, id: ExprId, ty: TypeId, init: InitId) -> Res<Typed> {
        let span = self.span(id);
        let qty = self.resolve(ty)?;
        match self.kind(qty.ty) {
            TyKind::Function(_) | TyKind::Void => {
                return Err(Problem::invalid(span, "compound literal of no object type"));
            }
            TyKind::Array(_, Len::Incomplete) => {}
            _ => self.require_complete(qty.ty, span, "compound literal")?,
        }
        self.no_lengths(ty, qty, span, "a compound literal")?;
        let duration = if self.function.is_some() {
            Duration::Automatic
        } else {
            Duration::Static
        };
        let complete = self.initialise(init, qty, duration, span)?;
        Ok(lvalue(complete))
    }

    /// Lengths that stand in a type name are evaluated with it (6.7.6.2p5), which is known for casts and `sizeof` only.
    pub(super) fn no_lengths(&self, node: TypeId, qty: QTy, span: Span, of: &str) -> Res<()> {
        let named = matches!(
            self.p[node].kind,
            TypeKind::Typedef(_) | TypeKind::TypeofExpr(_) | TypeKind::TypeofType(_)
        );
        if named || !self.out.types.is_variably_modified(qty.ty) {
            return Ok(());
        }
        let message = format!("array lengths in the type of {of} are not supported");
        Err(Problem::unsupported(span, message))
    }

    fn completed(&mut self, elem: QTy, len: Len, used: u64) -> QTy {
        let len = match len {
            Len::Incomplete => Len::Fixed(used),
            known => known,
        };
        QTy {
            ty: self.out.types.array(elem, len),
            quals: elem.quals,
        }
    }

    // -- lists ----------------------------------------------------------------------------------

    /// Initialises a place from a list in braces of its own. Returns how many elements or members
    /// it reached.
    fn braced(
        &mut self,
        draft: &mut Draft,
        place: Subobject,
        first: u32,
        count: u32,
        span: Span,
    ) -> Res<u64> {
        let p = self.p;
        let items = p.init_list(first, count);
        match self.kind(place.qty.ty) {
            TyKind::Array(elem, _) => {
                if let [
                    InitItem {
                        designator_count: 0,
                        init,
                        ..
                    },
                ] = *items
                    && let Init::Expr(value) = p[init]
                    && let Some(units) = self.string_for(elem.ty, value)?
                {
                    self.place_string(draft, place, value, units)?;
                    return Ok(units + 1);
                }
            }
            TyKind::Record(_) => {
                self.require_complete(place.qty.ty, span, "initialized object")?;
            }
            TyKind::Void | TyKind::Function(_) | TyKind::VaList => {
                return Err(Problem::invalid(span, "invalid initializer"));
            }
            _ => return self.braced_scalar(draft, place, items, span),
        }
        let mut cursor = Cursor {
            items,
            pos: 0,
            followed: false,
        };
        self.fill(draft, place, &mut cursor, 0, true)
    }

    fn braced_scalar(
        &mut self,
        draft: &mut Draft,
        place: Subobject,
        items: &'p [InitItem],
        span: Span,
    ) -> Res<u64> {
        let [item] = items else {
            let what = if items.is_empty() {
                "empty"
            } else {
                "excess elements in"
            };
            return Err(Problem::invalid(span, format!("{what} scalar initializer")));
        };
        if item.designator_count > 0 {
            return Err(Problem::invalid(
                span,
                "designator in initializer for scalar type",
            ));
        }
        match self.p[item.init] {
            Init::Expr(value) => self.place_value(draft, place, value)?,
            Init::List { first, count, span } => {
                self.braced(draft, place, first, count, span)?;
            }
        }
        Ok(1)
    }

    /// Initialises members of an aggregate from `index` on. Without braces of its own it takes no
    /// more items than it has members, and no designated ones.
    fn fill(
        &mut self,
        draft: &mut Draft,
        place: Subobject,
        cursor: &mut Cursor<'p>,
        mut index: u64,
        own_braces: bool,
    ) -> Res<u64> {
        let (limit, is_union) = self.extent(place);
        let mut reached = index;
        while let Some(item) = cursor.items.get(cursor.pos) {
            if item.designator_count > 0 && !cursor.followed {
                if !own_braces {
                    break;
                }
                draft.designated = true;
                let path = self
                    .p
                    .designator_list(item.first_designator, item.designator_count);
                index = self.follow(draft, place, cursor, path)?;
                reached = reached.max(index);
                continue;
            }
            if index >= limit {
                if own_braces {
                    let span = self.init_span(item.init);
                    return Err(Problem::invalid(span, "excess elements in initializer"));
                }
                break;
            }
            let part = self.part(draft, place, index)?;
            let before = cursor.pos;
            self.take(draft, part, cursor)?;
            if cursor.pos == before {
                draft.empty += 1;
                if draft.empty > MAX_EMPTY {
                    let message = "too many parts without a size in an initialized object";
                    return Err(Problem::unsupported(draft.span, message));
                }
            }
            index = if is_union { limit } else { index + 1 };
            reached = reached.max(index);
        }
        if place.flexible && reached > 0 {
            self.grow(draft, place, reached)?;
        }
        Ok(reached)
    }

    /// Notes how far a flexible array member's elements reach.
    fn grow(&mut self, draft: &mut Draft, place: Subobject, count: u64) -> Res<()> {
        let TyKind::Array(elem, _) = self.kind(place.qty.ty) else {
            return Ok(());
        };
        let size = self.out.types.size(elem.ty).unwrap_or(0);
        let end = count
            .checked_mul(size)
            .and_then(|bytes| bytes.checked_add(place.offset));
        match end {
            Some(end) if end <= i64::MAX as u64 / 8 => {
                draft.end = draft.end.max(end);
                Ok(())
            }
            _ => Err(Problem::invalid(
                draft.span,
                "initialized object is too large",
            )),
        }
    }

    /// Initialises one part from the item at the cursor, or from several where braces are left
    /// out.
    fn take(&mut self, draft: &mut Draft, part: Subobject, cursor: &mut Cursor<'p>) -> Res<()> {
        let Some(item) = cursor.items.get(cursor.pos) else {
            return Ok(());
        };
        self.may_initialise(draft, part, item.init)?;
        let value = match self.p[item.init] {
            Init::List { first, count, span } => {
                cursor.advance();
                self.replace(draft, part)?;
                self.braced(draft, part, first, count, span)?;
                return Ok(());
            }
            Init::Expr(value) => value,
        };
        match self.kind(part.qty.ty) {
            TyKind::Array(elem, _) => {
                if let Some(units) = self.string_for(elem.ty, value)? {
                    cursor.advance();
                    return self.place_string(draft, part, value, units);
                }
                self.fill(draft, part, cursor, 0, false)?;
            }
            TyKind::Record(_) => {
                let typed = self.expr(value)?;
                if typed.qty.ty == part.qty.ty {
                    cursor.advance();
                    return self.place_value(draft, part, value);
                }
                self.fill(draft, part, cursor, 0, false)?;
            }
            _ => {
                cursor.advance();
                self.place_value(draft, part, value)?;
            }
        }
        Ok(())
    }

    /// A flexible array member has elements only in an object of static storage duration, and
    /// only in the outermost one (GNU).
    fn may_initialise(&self, draft: &Draft, part: Subobject, init: InitId) -> Res<()> {
        if !matches!(self.kind(part.qty.ty), TyKind::Array(_, Len::Incomplete)) || part.whole {
            return Ok(());
        }
        if matches!(self.p[init], Init::List { count: 0, .. }) {
            return Ok(());
        }
        let message = if !part.flexible {
            "initialization of a flexible array member in a nested context"
        } else if draft.duration == Duration::Automatic {
            "non-static initialization of a flexible array member"
        } else {
            return Ok(());
        };
        Err(Problem::invalid(self.init_span(init), message))
    }

    // -- designators ----------------------------------------------------------------------------

    /// Follows designators from a place and initialises what they designate, and what comes after
    /// it inside the innermost object on the path. Returns the index after the first step.
    fn follow(
        &mut self,
        draft: &mut Draft,
        place: Subobject,
        cursor: &mut Cursor<'p>,
        path: &'p [Designator],
    ) -> Res<u64> {
        let Some((&head, rest)) = path.split_first() else {
            return Ok(0);
        };
        let (limit, is_union) = self.extent(place);
        let (index, rest) = match head {
            Designator::Field(name) => {
                let (index, direct) = self.field_index(draft, place, name)?;
                // A member of an unnamed member is found by the same name one level down.
                (index, if direct { rest } else { path })
            }
            Designator::Index(at) => (self.element_index(place, at, limit)?, rest),
            Designator::Range(low, high) => {
                let low = self.element_index(place, low, limit)?;
                let high = self.element_index(place, high, limit)?;
                if low > high {
                    return Err(Problem::invalid(
                        draft.span,
                        "empty index range in initializer",
                    ));
                }
                if low < high {
                    self.repeat(draft, place, cursor, rest, low, high)?;
                }
                (high, rest)
            }
        };
        let part = self.part(draft, place, index)?;
        if rest.is_empty() {
            cursor.followed = true;
            self.take(draft, part, cursor)?;
        } else {
            let next = self.follow(draft, part, cursor, rest)?;
            self.fill(draft, part, cursor, next, false)?;
        }
        Ok(if is_union { limit } else { index + 1 })
    }

    /// Initialises the elements `low .. high` of a range like its last one.
    fn repeat(
        &mut self,
        draft: &mut Draft,
        place: Subobject,
        cursor: &Cursor<'p>,
        rest: &'p [Designator],
        low: u64,
        high: u64,
    ) -> Res<()> {
        let Some(item) = cursor.items.get(cursor.pos..=cursor.pos) else {
            return Ok(());
        };
        let before = draft.steps.len();
        for index in low..high {
            if draft.steps.len() > MAX_STEPS || high - low > MAX_STEPS as u64 {
                return Err(Problem::unsupported(
                    draft.span,
                    "initializer range is too long",
                ));
            }
            let part = self.part(draft, place, index)?;
            let mut alone = Cursor {
                items: item,
                pos: 0,
                followed: rest.is_empty(),
            };
            if rest.is_empty() {
                self.take(draft, part, &mut alone)?;
            } else {
                self.follow(draft, part, &mut alone, rest)?;
            }
        }
        // GCC evaluates the initialiser once, Clang has no such ranges.
        let values = draft.steps.iter().skip(before).map(|step| step.value);
        let effect = values
            .take(MAX_STEPS)
            .find(|&value| !self.is_effect_free(value));
        if let Some(value) = effect {
            let message = "index range whose initializer has an effect is not supported";
            return Err(Problem::unsupported(self.span(value), message));
        }
        Ok(())
    }

    fn element_index(&mut self, place: Subobject, at: ExprId, limit: u64) -> Res<u64> {
        let span = self.span(at);
        if !matches!(self.kind(place.qty.ty), TyKind::Array(..)) {
            return Err(Problem::invalid(
                span,
                "array index in non-array initializer",
            ));
        }
        let typed = self.expr(at)?;
        if !self.out.types.is_integer(typed.qty.ty) {
            return Err(Problem::invalid(
                span,
                "array index in initializer is not an integer",
            ));
        }
        let index = self.require_int(at, "array index in initializer")?;
        match u64::try_from(index) {
            Ok(index) if index < limit && index < i64::MAX as u64 => Ok(index),
            _ => Err(Problem::invalid(
                span,
                "array index in initializer exceeds array bounds",
            )),
        }
    }

    /// The index of the member with this name, or of the unnamed member that holds it.
    fn field_index(&mut self, draft: &Draft, place: Subobject, name: Symbol) -> Res<(u64, bool)> {
        let TyKind::Record(record) = self.kind(place.qty.ty) else {
            let message = format!(
                "field name '{}' not in record or union initializer",
                self.p.name(name)
            );
            return Err(Problem::invalid(draft.span, message));
        };
        let fields = self
            .out
            .types
            .record_layout(record)
            .map_or(0, |layout| layout.fields.len());
        let field = |checker: &Self, at: usize| {
            checker
                .out
                .types
                .record_layout(record)
                .map(|layout| layout.fields[at])
        };
        for at in 0..fields {
            if field(self, at).is_some_and(|f| f.name == Some(name)) {
                return Ok((at as u64, true));
            }
        }
        for at in 0..fields {
            let Some(f) = field(self, at) else { continue };
            if let (None, TyKind::Record(inner)) = (f.name, self.kind(f.ty.ty))
                && self.lookup(inner, name).is_some()
            {
                return Ok((at as u64, false));
            }
        }
        let message = format!(
            "'{}' has no member named '{}'",
            self.describe(place.qty.ty),
            self.p.name(name)
        );
        Err(Problem::invalid(draft.span, message))
    }

    // -- places ---------------------------------------------------------------------------------

    /// How many parts a place has, and whether it is a union.
    fn extent(&self, place: Subobject) -> (u64, bool) {
        match self.kind(place.qty.ty) {
            TyKind::Array(_, Len::Fixed(n)) => (n, false),
            TyKind::Array(..) => (u64::MAX, false),
            TyKind::Record(id) => {
                let fields = self
                    .out
                    .types
                    .record_layout(id)
                    .map_or(0, |layout| layout.fields.len());
                (fields as u64, self.p[id].kind == RecordKind::Union)
            }
            _ => (0, false),
        }
    }

    /// One element or member of a place. Choosing another member of a union drops what was
    /// initialised before.
    fn part(&mut self, draft: &mut Draft, place: Subobject, index: u64) -> Res<Subobject> {
        let too_large = || Problem::invalid(draft.span, "initialized object is too large");
        match self.kind(place.qty.ty) {
            TyKind::Array(elem, _) => {
                let size = self.out.types.size(elem.ty).ok_or_else(too_large)?;
                let offset = index
                    .checked_mul(size)
                    .and_then(|bytes| bytes.checked_add(place.offset))
                    .filter(|&bytes| bytes <= i64::MAX as u64 / 8)
                    .ok_or_else(too_large)?;
                Ok(Subobject {
                    qty: elem,
                    offset,
                    bits: None,
                    whole: false,
                    flexible: false,
                })
            }
            TyKind::Record(id) => {
                let layout = self.out.types.record_layout(id);
                let Some(&field) = layout.and_then(|layout| layout.fields.get(index as usize))
                else {
                    return Err(too_large());
                };
                if self.p[id].kind == RecordKind::Union {
                    let before = draft.held.get(&(place.offset, id)).copied();
                    if before.is_some_and(|before| before != index) {
                        self.replace(draft, place)?;
                    }
                    draft.held.insert((place.offset, id), index);
                }
                let incomplete =
                    matches!(self.kind(field.ty.ty), TyKind::Array(_, Len::Incomplete));
                Ok(Subobject {
                    qty: field.ty,
                    offset: place.offset + field.offset,
                    bits: field.bits.map(|bits| shifted(bits, place.offset)),
                    whole: false,
                    flexible: incomplete && place.whole,
                })
            }
            _ => Err(Problem::invalid(
                draft.span,
                "initializer for a part of a scalar",
            )),
        }
    }

    /// The bits a step or place covers.
    fn range(&self, qty: QTy, offset: u64, bits: Option<BitRange>) -> (u64, u64) {
        match bits {
            Some(bits) => (bits.start, bits.start + u64::from(bits.width)),
            None => {
                let size = self.out.types.size(qty.ty).unwrap_or(u64::MAX / 8 - offset);
                (offset * 8, offset.saturating_add(size).saturating_mul(8))
            }
        }
    }

    /// The unions that the initialiser chose members of.
    fn held(&self, draft: &Draft) -> Vec<HeldUnion> {
        let held = |(&(at, id), &index): (&(u64, RecordId), &u64)| {
            let layout = self.out.types.record_layout(id)?;
            let member = layout.fields.get(index as usize)?;
            let at = u32::try_from(at).ok()?;
            let behind = behind(&self.out.types, layout, index as usize).and_then(|(from, to)| {
                let from = at.checked_add(u32::try_from(from).ok()?)?;
                Some((from, at.checked_add(u32::try_from(to).ok()?)? - from))
            });
            Some(HeldUnion {
                at,
                member: member.bits.is_none().then_some(member.ty.ty),
                behind,
            })
        };
        let mut list: Vec<HeldUnion> = draft.held.iter().filter_map(held).collect();
        list.sort_unstable_by_key(|union| (union.at, union.behind));
        list
    }

    /// Unions that got no value hold their first members, as if these had been named (6.7.9p10): Clang leaves what is behind
    /// them without a value.
    fn hold_the_rest(&self, draft: &mut Draft, ty: Ty) {
        let types = &self.out.types;
        let covered = |at: u64, size: u64| {
            draft.steps.iter().any(|step| {
                let end = step.offset + types.size(step.qty.ty).unwrap_or(1).max(1);
                step.offset < at + size && at < end
            })
        };
        let mut rest = Vec::new();
        let mut work = vec![(ty, 0)];
        while let Some((ty, at)) = work.pop() {
            match types.kind(ty) {
                TyKind::Record(id) if types.is_union(ty) => {
                    let size = types.size(ty).unwrap_or(0);
                    if !draft.held.contains_key(&(at, id)) && !covered(at, size) {
                        rest.push((at, id));
                    }
                }
                TyKind::Record(id) => {
                    let layout = types.record_layout(id);
                    let fields = layout.map_or(&[][..], |layout| &layout.fields);
                    let parts = fields.iter().filter(|field| field.bits.is_none());
                    work.extend(parts.map(|field| (field.ty.ty, at + field.offset)));
                }
                TyKind::Array(elem, Len::Fixed(n)) if has_union(types, elem.ty) => {
                    let size = types.size(elem.ty).unwrap_or(0);
                    work.extend((0..n.min(MOST_UNIONS)).map(|i| (elem.ty, at + i * size)));
                }
                _ => {}
            }
            if rest.len() as u64 > MOST_UNIONS {
                break;
            }
        }
        draft.held.extend(rest.into_iter().map(|union| (union, 0)));
    }

    /// Whether an object of this type is, or has at an offset, such a record.
    fn is_at(&self, ty: Ty, offset: u64, id: RecordId) -> bool {
        let mut work = vec![(ty, offset)];
        while let Some((ty, offset)) = work.pop() {
            match self.kind(ty) {
                TyKind::Record(own) if own == id && offset == 0 => return true,
                TyKind::Record(own) => {
                    let layout = self.out.types.record_layout(own);
                    let fields = layout.map_or(&[][..], |layout| &layout.fields);
                    work.extend(fields.iter().filter_map(|field| {
                        let within = offset.checked_sub(field.offset)?;
                        let size = self.out.types.size(field.ty.ty).unwrap_or(u64::MAX);
                        (field.bits.is_none() && within < size).then_some((field.ty.ty, within))
                    }));
                }
                TyKind::Array(elem, _) => {
                    if let Some(size) = self.out.types.size(elem.ty).filter(|size| *size > 0) {
                        work.push((elem.ty, offset % size));
                    }
                }
                _ => {}
            }
        }
        false
    }

    /// Drops the steps that lie inside a place, and the members of unions that were chosen there. A place inside of what one
    /// expression gives its value to is refused: Clang replaces that part of it, GCC all of it.
    fn replace(&mut self, draft: &mut Draft, place: Subobject) -> Res<()> {
        if !draft.designated {
            return Ok(());
        }
        let (start, end) = self.range(place.qty, place.offset, place.bits);
        if start >= draft.high {
            return Ok(());
        }
        draft.held.retain(|&(at, id), _| {
            let inside = at.checked_sub(place.offset);
            !inside.is_some_and(|offset| self.is_at(place.qty.ty, offset, id))
        });
        let mut steps = std::mem::take(&mut draft.steps);
        let mut lost = None;
        steps.retain(|step| {
            let (from, to) = self.range(step.qty, step.offset, step.bits);
            let stays = from < start || to > end;
            if !stays && !self.may_be_left_out(step.value) {
                lost = Some(step.value);
            }
            stays
        });
        draft.steps = steps;
        if let (Some(value), Duration::Automatic) = (lost, draft.duration) {
            let message =
                "an initializer that is overridden, and may be evaluated or not, is not supported";
            return Err(Problem::unsupported(self.span(value), message));
        }
        let mut steps = draft.steps.iter();
        let is_part = |step: &&InitStep| {
            let (from, to) = self.range(step.qty, step.offset, step.bits);
            from <= start && end <= to && matches!(self.kind(step.qty.ty), TyKind::Record(_))
        };
        match steps.find(is_part) {
            Some(step) => {
                let message =
                    "an initializer for a part of what another one gives a value is not supported";
                Err(Problem::unsupported(self.span(step.value), message))
            }
            None => Ok(()),
        }
    }

    /// Whether it makes no difference that an initialiser is not evaluated, which nobody promises of one that is overridden
    /// (note 151 of 6.7.9p19).
    fn may_be_left_out(&self, value: ExprId) -> bool {
        let plain = matches!(self.p[value].kind, ExprKind::Str(_) | ExprKind::Name(_));
        is_constant(self.p, value) || plain && self.is_effect_free(value)
    }

    fn push(&mut self, draft: &mut Draft, step: InitStep) {
        let (_, end) = self.range(step.qty, step.offset, step.bits);
        draft.high = draft.high.max(end);
        draft.steps.push(step);
    }

    fn place_value(&mut self, draft: &mut Draft, place: Subobject, value: ExprId) -> Res<()> {
        let typed = self.expr(value)?;
        self.assignable(place.qty.ty, typed, value, "initializing")?;
        if draft.duration == Duration::Static {
            self.require_fixed(value, place.qty.ty, place.bits.is_some())?;
        }
        accessible(place.bits, self.span(value))?;
        self.replace(draft, place)?;
        let step = InitStep {
            offset: place.offset,
            bits: place.bits,
            qty: place.qty,
            value,
        };
        self.push(draft, step);
        Ok(())
    }

    // -- strings --------------------------------------------------------------------------------

    /// If an array of `elem` may be initialised by this string literal: its length without the
    /// terminating zero.
    fn string_for(&mut self, elem: Ty, value: ExprId) -> Res<Option<u64>> {
        let ExprKind::Str(string) = self.p[value].kind else {
            return Ok(None);
        };
        let literal = &self.p[string];
        let own = self.str_elem(literal.prefix);
        let fits = match literal.prefix {
            StrPrefix::None | StrPrefix::Utf8 => self.out.types.is_character(elem),
            _ => self.out.types.compatible(elem, own),
        };
        if fits {
            self.expr(value)?;
            return Ok(Some(literal.units.len() as u64));
        }
        if self.out.types.is_integer(elem) && elem != Ty::BOOL {
            let message = "array initialized from a string literal of another character type";
            return Err(Problem::invalid(self.span(value), message));
        }
        Ok(None)
    }

    fn place_string(
        &mut self,
        draft: &mut Draft,
        place: Subobject,
        value: ExprId,
        units: u64,
    ) -> Res<()> {
        let TyKind::Array(elem, len) = self.kind(place.qty.ty) else {
            return Ok(());
        };
        if matches!(len, Len::Fixed(n) if n < units) {
            let message = "initializer-string for array is too long";
            return Err(Problem::invalid(self.span(value), message));
        }
        // 6.7.9p14 speaks of character types, and an atomic one is none (6.2.5p15, p27); clang fills such an array
        // with something else.
        if elem.quals.contains(Quals::ATOMIC) {
            let message = "an array of atomic characters initialized from a string literal";
            return Err(Problem::unsupported(self.span(value), message));
        }
        let qty = self.completed(elem, len, units + 1);
        if place.flexible {
            self.grow(draft, place, units + 1)?;
        }
        self.replace(draft, Subobject { qty, ..place })?;
        self.push(
            draft,
            InitStep {
                offset: place.offset,
                bits: None,
                qty,
                value,
            },
        );
        Ok(())
    }

    fn init_span(&self, init: InitId) -> Span {
        match self.p[init] {
            Init::Expr(value) => self.span(value),
            Init::List { span, .. } => span,
        }
    }
}

/// Whether there is a union in an object of this type.
fn has_union(types: &Types, ty: Ty) -> bool {
    let mut work = vec![ty];
    while let Some(ty) = work.pop() {
        match types.kind(ty) {
            TyKind::Record(_) if types.is_union(ty) => return true,
            TyKind::Record(id) => {
                let layout = types.record_layout(id);
                let fields = layout.map_or(&[][..], |layout| &layout.fields);
                work.extend(fields.iter().map(|field| field.ty.ty));
            }
            TyKind::Array(elem, _) => work.push(elem.ty),
            _ => {}
        }
    }
    false
}
