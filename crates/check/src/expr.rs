//! The type and category of every expression (6.5), each derived once.
//!
//! Chains that lean to the left (`a + b + c …`, `a[i][j]…`) are as long as the text, so they are
//! climbed from their lower end once recursion is deep; all other nesting the parser bounds.

use super::operator::stored;
use super::{Category, Checker, EntityId, EntityKind, Res, Typed};
use cassay_lang::target::{Reading, WideConstants};
use cassay_lang::tree::{
    DeclKind, ExprId, ExprKind, Id, IntKind, IntLit, IntSuffix, Quals, Radix, StrPrefix, TypeId,
    UnaryOp,
};
use cassay_lang::types::{Len, QTy, Ty, TyKind, Types};
use cassay_lang::walk::operands;
use cassay_lang::{Problem, Span, Symbol};
use cassay_numbers::float::{self, LiteralError};

/// Recursion depth from which left spines are climbed.
const DEEP: u32 = 64;

impl Checker<'_> {
    pub(super) fn expr(&mut self, id: ExprId) -> Res<Typed> {
        let known = self.out.exprs[id.index()];
        if known.category != Category::Unchecked {
            self.effects += u64::from(known.effects);
            return Ok(known);
        }
        match self.leaf(id) {
            Some(typed) => Ok(self.note(id, typed, self.effects)),
            None => self.branching(id),
        }
    }

    /// What most expressions are: a constant, or the name of something that was declared before.
    #[inline]
    fn leaf(&mut self, id: ExprId) -> Option<Typed> {
        match self.p[id].kind {
            // Every `int` has these values.
            ExprKind::Int(lit)
                if lit.value < 1 << 15 && lit.size == IntSuffix::None && !lit.unsigned =>
            {
                Some(rvalue(Ty::INT))
            }
            ExprKind::Name(decl) if self.poisoned.is_empty() && self.poisoned_names.is_empty() => {
                self.entity_of(decl).map(|entity| self.entity_typed(entity))
            }
            _ => None,
        }
    }

    /// The name of an object or function.
    #[inline]
    fn entity_typed(&mut self, entity: EntityId) -> Typed {
        let view = self.views[entity.0 as usize];
        // `T (*p)[n] = malloc(sizeof *p)` evaluates `p` (6.5.3.4p2), which nobody does.
        if view.begun && self.in_sizeof == 0 {
            self.out.self_named.insert(entity);
        }
        let category = match self.out.entity(entity).kind {
            EntityKind::Function { .. } => Category::Function,
            EntityKind::Static { .. } | EntityKind::Local { .. } => Category::LValue,
        };
        Typed {
            qty: view.qty,
            category,
            effects: false,
            aux: 0,
        }
    }

    /// Notes the type of an expression before which so many effects had been met.
    #[inline]
    fn note(&mut self, id: ExprId, mut typed: Typed, before: u64) -> Typed {
        let designates = matches!(typed.category, Category::LValue | Category::BitField { .. });
        self.effects += u64::from(designates && typed.qty.is_volatile());
        typed.effects = self.effects != before;
        self.out.restricts |= typed.qty.is_restrict();
        self.out.exprs[id.index()] = typed;
        typed
    }

    /// Any expression, by its operands.
    #[inline(never)]
    fn branching(&mut self, id: ExprId) -> Res<Typed> {
        let before = self.effects;
        if self.depth >= DEEP {
            self.climb(id)?;
        }
        self.depth += 1;
        self.effects += u64::from(is_effect(self.p[id].kind));
        let result = self.derive(id);
        self.depth -= 1;
        let typed = result?;
        if self.is_read_openly(typed) {
            self.reads(Reading::BitFieldType, self.span(id));
        }
        Ok(self.note(id, typed, before))
    }

    /// Whether compilers give an expression two types: it computes in the width of a bit-field, or it is a bit-field that
    /// promotes to a standard type in one reading and to another one in the other.
    fn is_read_openly(&mut self, typed: Typed) -> bool {
        let computed = |checker: &Self, ty: Ty| {
            !ty.is_named_integer() && matches!(checker.kind(ty), TyKind::Bits { .. })
        };
        match typed.category {
            Category::BitField { width, .. } => {
                self.out.types.promotes_openly(typed.qty.ty, width.into()) && {
                    let ty = self.promoted(typed);
                    !computed(self, ty)
                }
            }
            _ => computed(self, typed.qty.ty),
        }
    }

    /// Checks the left spine below an expression, lowest first.
    fn climb(&mut self, id: ExprId) -> Res<()> {
        let mut spine = Vec::new();
        let mut node = id;
        loop {
            node = match self.p[node].kind {
                ExprKind::Binary(_, left, _)
                | ExprKind::Comma(left, _)
                | ExprKind::Assign(_, left, _)
                | ExprKind::Call(left, _)
                | ExprKind::Index(left, _)
                | ExprKind::Member(left, _)
                | ExprKind::Arrow(left, _)
                | ExprKind::Unary(UnaryOp::PostInc | UnaryOp::PostDec, left) => left,
                _ => break,
            };
            if self.out.exprs[node.index()].category != Category::Unchecked {
                break;
            }
            spine.push(node);
        }
        while let Some(node) = spine.pop() {
            self.expr(node)?;
        }
        Ok(())
    }

    fn derive(&mut self, id: ExprId) -> Res<Typed> {
        let p = self.p;
        let node = &p[id];
        if let ExprKind::CompoundLit(..)
        | ExprKind::StmtExpr(_)
        | ExprKind::Generic { .. }
        | ExprKind::Choose(..) = node.kind
            && let Some(function) = &mut self.function
        {
            function.nested = true;
        }
        match node.kind {
            ExprKind::Int(lit) => Ok(rvalue(self.int_literal(id, lit))),
            ExprKind::Float(spelling) => self.float_literal(id, spelling),
            ExprKind::Char(lit) => Ok(rvalue(match lit.prefix {
                StrPrefix::None => Ty::INT,
                StrPrefix::Utf8 => Ty::UCHAR,
                StrPrefix::Wide => Ty::int(self.out.types.target.wchar_t),
                StrPrefix::Utf16 => Ty::int(Types::unsigned_of(self.out.types.target.int16_t)),
                StrPrefix::Utf32 => Ty::int(Types::unsigned_of(self.out.types.target.int32_t)),
            })),
            ExprKind::Str(string) => {
                let literal = &self.p[string];
                let len = literal.units.len() as u64 + 1;
                let elem = QTy::plain(self.str_elem(literal.prefix));
                Ok(lvalue(QTy::plain(
                    self.out.types.array(elem, Len::Fixed(len)),
                )))
            }
            ExprKind::Name(decl) => self.name(decl, self.span(id)),
            ExprKind::Unary(op, operand) => self.unary(id, op, operand),
            ExprKind::Binary(op, left, right) => self.binary(id, op, left, right),
            ExprKind::Assign(op, left, right) => self.assign(id, op, left, right),
            ExprKind::Cond(cond, then, otherwise) => self.conditional(id, cond, then, otherwise),
            ExprKind::Comma(left, right) => {
                self.expr(left)?;
                let typed = self.expr(right)?;
                Ok(rvalue(self.result_of(typed, right)?))
            }
            ExprKind::Cast(ty, operand) => self.cast(id, ty, operand),
            ExprKind::Call(callee, args) => self.call(id, callee, args),
            ExprKind::Index(base, index) => self.index(id, base, index),
            ExprKind::Member(base, name) => self.member_of(id, base, name),
            ExprKind::Arrow(base, name) => self.member_through(id, base, name),
            ExprKind::SizeofExpr(operand) => {
                self.in_sizeof += 1;
                let typed = self.expr(operand);
                self.in_sizeof -= 1;
                let typed = typed?;
                if self.is_bitfield(operand) {
                    return Err(Problem::invalid(node.span, "sizeof applied to a bit-field"));
                }
                if self.is_va_list_parameter(operand) {
                    return self.sizeof(id, QTy::plain(Ty::VOID_PTR));
                }
                self.sizeof(id, typed.qty)
            }
            ExprKind::SizeofType(ty) => {
                let qty = self.resolve(ty)?;
                self.sizeof(id, qty)
            }
            ExprKind::AlignofExpr(operand) => {
                let typed = self.expr(operand)?;
                self.no_va_list_parameter(operand)?;
                if self.is_bitfield(operand) {
                    return Err(Problem::invalid(
                        node.span,
                        "alignof applied to a bit-field",
                    ));
                }
                let align = self.object_align(operand, typed)?;
                self.alignof(id, typed.qty, align)
            }
            ExprKind::AlignofType(ty) => {
                let qty = self.resolve(ty)?;
                let align = self.known_align(ty, qty)?;
                self.alignof(id, qty, align)
            }
            ExprKind::CompoundLit(ty, init) => self.compound_literal(id, ty, init),
            ExprKind::Generic {
                control,
                first,
                count,
            } => self.generic(id, control, first, count),
            ExprKind::StmtExpr(block) => {
                self.out.statement_exprs = true;
                if self.function.is_none() {
                    let message = "statement expression outside of a function";
                    return Err(Problem::invalid(node.span, message));
                }
                let scope = self.jumps().map(|jumps| {
                    let scope = jumps.here();
                    jumps.enter();
                    scope
                });
                self.stmt(block)?;
                if let (Some(scope), Some(jumps)) = (scope, self.jumps()) {
                    jumps.leave(scope);
                }
                let ty = self.block_type(block)?;
                Ok(rvalue(ty))
            }
            ExprKind::LabelAddr(_) => Ok(rvalue(Ty::VOID_PTR)),
            ExprKind::VaArg(list, ty) => {
                self.va_list_operand(list)?;
                let qty = self.resolve(ty)?;
                self.require_complete(qty.ty, node.span, "second argument of va_arg")?;
                self.no_lengths(ty, qty, node.span, "va_arg")?;
                Ok(rvalue(qty.ty))
            }
            ExprKind::Offsetof { ty, first, count } => self.offsetof(id, ty, first, count),
            ExprKind::TypesCompatible(a, b) => self.types_compatible(a, b, node.span),
            ExprKind::Choose(cond, then, otherwise) => {
                self.expr(cond)?;
                let chosen = self.require_int(cond, "first argument of __builtin_choose_expr")?;
                let chosen = if chosen != 0 { then } else { otherwise };
                let typed = self.expr(chosen)?;
                Ok(Typed {
                    aux: chosen.index() as u32,
                    ..typed
                })
            }
            ExprKind::Builtin(builtin, args) => self.builtin(id, builtin, args),
        }
    }

    pub(super) fn constant_of(&mut self, ty: Ty, value: i128) -> Typed {
        let aux = self.constant(value);
        Typed { aux, ..rvalue(ty) }
    }

    // -- leaves ---------------------------------------------------------------------------------

    /// The first type of the list of 6.4.4.1p5 that holds the value; past its end GCC goes on
    /// with `__int128`, Clang with `unsigned long long`.
    fn int_literal(&mut self, id: ExprId, lit: IntLit) -> Ty {
        use IntKind::*;
        let signed_only = lit.radix == Radix::Decimal && !lit.unsigned;
        let start = match lit.size {
            IntSuffix::None => 0,
            IntSuffix::Long => 1,
            IntSuffix::LongLong => 2,
        };
        let target = &self.out.types.target;
        for (signed, unsigned) in [(Int, UInt), (Long, ULong), (LongLong, ULongLong)]
            .into_iter()
            .skip(start)
        {
            let holds = |bits: u32| bits >= u64::BITS || lit.value >> bits == 0;
            let width = target.width(signed);
            if !lit.unsigned && holds(width - 1) {
                return Ty::int(signed);
            }
            if !signed_only && holds(width) {
                return Ty::int(unsigned);
            }
        }
        if !target.has_int128() {
            return Ty::ULLONG;
        }
        let ty = match target.wide_constants {
            WideConstants::Int128 => Ty::INT128,
            WideConstants::Unsigned => Ty::ULLONG,
        };
        self.reads(Reading::ConstantType, self.span(id));
        ty
    }

    fn float_literal(&self, id: ExprId, spelling: Symbol) -> Res<Typed> {
        let text = self.p.name(spelling);
        match float::literal(text) {
            Ok(literal) => Ok(rvalue(Ty::float(literal.kind))),
            Err(LiteralError::Malformed) => {
                let message = format!("malformed floating constant '{text}'");
                Err(Problem::invalid(self.span(id), message))
            }
            Err(LiteralError::Suffix) => {
                let message = format!("floating constant '{text}' is not supported");
                Err(Problem::unsupported(self.span(id), message))
            }
        }
    }

    pub(super) fn str_elem(&self, prefix: StrPrefix) -> Ty {
        match prefix {
            StrPrefix::None | StrPrefix::Utf8 => Ty::CHAR,
            StrPrefix::Wide => Ty::int(self.out.types.target.wchar_t),
            StrPrefix::Utf16 => Ty::int(Types::unsigned_of(self.out.types.target.int16_t)),
            StrPrefix::Utf32 => Ty::int(Types::unsigned_of(self.out.types.target.int32_t)),
        }
    }

    fn name(&mut self, decl: cassay_lang::tree::DeclId, at: Span) -> Res<Typed> {
        if let DeclKind::EnumConst { of, .. } = self.p[decl].kind {
            if !self.enumerators.contains_key(&decl) {
                self.define_enum(of)?;
            }
            let (value, ty) = self.enumerators.get(&decl).copied().unwrap_or((0, Ty::INT));
            return Ok(self.constant_of(ty, value));
        }
        let entity = self.entity_named(decl, at)?;
        self.understood(decl, at)?;
        Ok(self.entity_typed(entity))
    }

    // -- unary operators ------------------------------------------------------------------------

    fn unary(&mut self, id: ExprId, op: UnaryOp, operand: ExprId) -> Res<Typed> {
        let span = self.span(id);
        let addressed = (op == UnaryOp::AddrOf).then_some(operand);
        let outer = std::mem::replace(&mut self.addressed, addressed);
        let typed = self.expr(operand)?;
        self.addressed = outer;
        match op {
            UnaryOp::Extension => Ok(Typed { aux: 0, ..typed }),
            UnaryOp::Plus | UnaryOp::Neg | UnaryOp::BitNot => {
                let ty = self.promoted(typed);
                let fits = match op {
                    UnaryOp::BitNot => self.out.types.is_integer(ty),
                    _ => self.out.types.is_arithmetic(ty),
                };
                if !fits {
                    let name = match op {
                        UnaryOp::Plus => "unary plus",
                        UnaryOp::Neg => "unary minus",
                        _ => "bit-complement",
                    };
                    return Err(Problem::invalid(
                        span,
                        format!("wrong type argument to {name}"),
                    ));
                }
                Ok(rvalue(ty))
            }
            UnaryOp::Not => {
                self.scalar(typed, operand, "operand of '!'")?;
                Ok(rvalue(Ty::INT))
            }
            UnaryOp::Deref => {
                let ty = self.value(typed, operand)?;
                if ty == Ty::VA_LIST {
                    let message = "access to the inside of a va_list is not supported";
                    return Err(Problem::unsupported(span, message));
                }
                let Some(to) = self.out.types.pointee(ty) else {
                    let message = format!(
                        "invalid type argument of unary '*' (have '{}')",
                        self.describe(ty)
                    );
                    return Err(Problem::invalid(span, message));
                };
                self.designate(to, id)
            }
            UnaryOp::AddrOf => self.address_of(id, operand, typed),
            UnaryOp::PreInc | UnaryOp::PreDec | UnaryOp::PostInc | UnaryOp::PostDec => {
                let what = match op {
                    UnaryOp::PreInc | UnaryOp::PostInc => "increment",
                    _ => "decrement",
                };
                self.modifiable(typed, operand, what)?;
                match self.kind(typed.qty.ty) {
                    TyKind::Pointer(to) => self.steppable(to, id)?,
                    _ if self.out.types.is_arithmetic(typed.qty.ty) => {}
                    _ => {
                        return Err(Problem::invalid(
                            span,
                            format!("wrong type argument to {what}"),
                        ));
                    }
                }
                Ok(stored(typed))
            }
        }
    }

    fn is_dereferenced(&self, id: ExprId) -> bool {
        matches!(self.p[id].kind, ExprKind::Unary(UnaryOp::Deref, _))
    }

    /// What a pointer to `to` designates.
    pub(super) fn designate(&mut self, to: QTy, at: ExprId) -> Res<Typed> {
        match self.kind(to.ty) {
            TyKind::Function(_) => Ok(Typed {
                qty: to,
                category: Category::Function,
                effects: false,
                aux: 0,
            }),
            TyKind::Void | TyKind::Array(..) => Ok(lvalue(to)),
            // In `&*p`, neither operator is evaluated (6.5.3.2p3).
            _ if self.addressed == Some(at) && self.is_dereferenced(at) => Ok(lvalue(to)),
            _ => {
                self.require_complete(to.ty, self.span(at), "dereferenced pointer's target")?;
                Ok(lvalue(to))
            }
        }
    }

    fn address_of(&mut self, id: ExprId, operand: ExprId, typed: Typed) -> Res<Typed> {
        let span = self.span(id);
        match typed.category {
            Category::LValue | Category::Function => {}
            Category::BitField { .. } => {
                return Err(Problem::invalid(span, "cannot take address of a bit-field"));
            }
            Category::RValue | Category::Temporary | Category::Unchecked => {
                return Err(Problem::invalid(
                    span,
                    "lvalue required as unary '&' operand",
                ));
            }
        }
        self.no_va_list_parameter(operand)?;
        self.mark_addressed(operand)?;
        Ok(rvalue(self.out.types.pointer(typed.qty)))
    }

    /// The variable an address is taken of must live in memory, and must not be a register.
    fn mark_addressed(&mut self, operand: ExprId) -> Res<()> {
        let mut node = operand;
        loop {
            node = match self.p[node].kind {
                ExprKind::Member(base, _) | ExprKind::Unary(UnaryOp::Extension, base) => base,
                ExprKind::Index(base, index) => {
                    // Only an array in place is part of the variable; a pointer leads elsewhere.
                    if self.is_array(base) {
                        base
                    } else if self.is_array(index) {
                        index
                    } else {
                        return Ok(());
                    }
                }
                ExprKind::Generic { .. } | ExprKind::Choose(..) => {
                    ExprId::from_index(self.out.exprs[node.index()].aux as usize)
                }
                ExprKind::Name(decl) => {
                    let Some(entity) = self.entity_of(decl) else {
                        return Ok(());
                    };
                    let span = self.span(node);
                    let name = self.symbol(self.p[decl].name);
                    if let EntityKind::Local {
                        addressed,
                        register,
                        ..
                    } = &mut self.entity_mut(entity).kind
                    {
                        if *register {
                            let message =
                                format!("address of register variable '{name}' requested");
                            return Err(Problem::invalid(span, message));
                        }
                        *addressed = true;
                    }
                    return Ok(());
                }
                _ => return Ok(()),
            };
        }
    }

    // -- sizes, casts, selections ---------------------------------------------------------------

    fn sizeof(&mut self, id: ExprId, qty: QTy) -> Res<Typed> {
        let ty = Ty::int(self.out.types.target.size_t);
        if self.out.types.is_vla(qty.ty) {
            return Ok(Typed {
                aux: Typed::DYNAMIC,
                ..rvalue(ty)
            });
        }
        if !matches!(self.kind(qty.ty), TyKind::Void | TyKind::Function(_)) {
            self.require_complete(qty.ty, self.span(id), "operand of sizeof")?;
        }
        match self.out.types.size(qty.ty) {
            Some(size) => Ok(self.constant_of(ty, size.into())),
            None => Err(Problem::invalid(self.span(id), "size of type is too large")),
        }
    }

    fn alignof(&mut self, id: ExprId, qty: QTy, align: u32) -> Res<Typed> {
        let mut base = qty.ty;
        while let TyKind::Array(elem, _) = self.kind(base) {
            base = elem.ty;
        }
        match self.kind(base) {
            // 1 to gcc, and 4 to clang.
            TyKind::Function(_) => {
                let message = "alignof of a function is not supported";
                return Err(Problem::unsupported(self.span(id), message));
            }
            TyKind::Void => {}
            _ => self.require_complete(base, self.span(id), "operand of alignof")?,
        }
        let ty = Ty::int(self.out.types.target.size_t);
        Ok(self.constant_of(ty, align.into()))
    }

    /// Whether a checked expression names a bit-field.
    pub(super) fn is_bitfield(&self, id: ExprId) -> bool {
        let mut node = id;
        while let ExprKind::Unary(UnaryOp::Extension, inner) = self.p[node].kind {
            node = inner;
        }
        matches!(
            self.p[node].kind,
            ExprKind::Member(..) | ExprKind::Arrow(..)
        ) && matches!(
            self.out.exprs[id.index()].category,
            Category::BitField { .. }
        )
    }

    /// Declared type and width of the bit-field whose value a checked expression passes on unchanged.
    fn bitfield_value(&self, id: ExprId) -> Option<(Ty, u32)> {
        let mut node = id;
        while let ExprKind::Comma(_, inner) | ExprKind::Unary(UnaryOp::Extension, inner) =
            self.p[node].kind
        {
            node = inner;
        }
        let typed = self.out.exprs[node.index()];
        match typed.category {
            Category::BitField { width, .. } => Some((typed.qty.ty, width.into())),
            _ => None,
        }
    }

    /// GNU `alignof` of a variable or member sees what its declaration asked for.
    fn object_align(&self, operand: ExprId, typed: Typed) -> Res<u32> {
        let natural = self.out.types.align_of(typed.qty);
        match self.p[operand].kind {
            ExprKind::Name(decl) => Ok(self
                .entity_of(decl)
                .map_or(natural, |entity| self.out.entity(entity).align)),
            ExprKind::Member(..) | ExprKind::Arrow(..) => {
                Ok(self.out.members[typed.aux as usize].align)
            }
            ExprKind::Unary(UnaryOp::Extension, inner) => self.object_align(inner, typed),
            ExprKind::Unary(UnaryOp::Deref, pointer) | ExprKind::Index(pointer, _)
                if self.promised_align(pointer)?.is_some_and(|a| a != natural) =>
            {
                let message =
                    "alignof by way of a pointer to something aligned otherwise is not supported";
                Err(Problem::unsupported(self.span(operand), message))
            }
            // What a typedef asked for is not part of the type.
            _ if self.is_aligned_somewhere(typed.qty.ty) => {
                let message =
                    "alignof of an expression whose type a typedef aligns is not supported";
                Err(Problem::unsupported(self.span(operand), message))
            }
            _ => Ok(natural),
        }
    }

    /// What a pointer's text says of the alignment of what it points to, which gcc takes for it and clang does not.
    fn promised_align(&self, pointer: ExprId) -> Res<Option<u32>> {
        let mut most = None;
        let mut node = pointer;
        loop {
            node = match self.p[node].kind {
                ExprKind::Unary(UnaryOp::Extension, inner) => inner,
                ExprKind::Unary(UnaryOp::AddrOf, object) => {
                    let typed = self.out.exprs[object.index()];
                    let own = self.object_align(object, typed)?;
                    return Ok(Some(most.map_or(own, |most: u32| most.max(own))));
                }
                ExprKind::Cast(_, inner) => {
                    let from = self.out.exprs[inner.index()].qty.ty;
                    let to = self.out.types.pointee(from);
                    let align = to.map(|to| self.out.types.align_of(to));
                    most = most.max(align);
                    inner
                }
                _ => break,
            };
        }
        // Casts promise no less than there was.
        let own = self.out.exprs[pointer.index()].qty.ty;
        let own = self.out.types.pointee(own);
        let natural = own.map(|to| self.out.types.align_of(to));
        Ok(most.filter(|_| most > natural))
    }

    /// Whether an evaluation has no effect, as far as its text says.
    pub(super) fn is_effect_free(&self, id: ExprId) -> bool {
        let mut work = vec![id];
        while let Some(id) = work.pop() {
            let effect = match self.p[id].kind {
                ExprKind::Assign(..)
                | ExprKind::Call(..)
                | ExprKind::StmtExpr(_)
                | ExprKind::VaArg(..)
                | ExprKind::Builtin(..)
                | ExprKind::CompoundLit(..) => true,
                ExprKind::Unary(op, _) => matches!(
                    op,
                    UnaryOp::PreInc | UnaryOp::PreDec | UnaryOp::PostInc | UnaryOp::PostDec
                ),
                _ => self.out.exprs[id.index()].qty.is_volatile(),
            };
            if effect {
                return false;
            }
            operands(self.p, id, |operand| work.push(operand));
        }
        true
    }

    fn cast(&mut self, id: ExprId, ty: TypeId, operand: ExprId) -> Res<Typed> {
        let span = self.span(id);
        let to = self.resolve(ty)?.ty;
        let typed = self.expr(operand)?;
        if to == Ty::VOID {
            return Ok(rvalue(to));
        }
        let from = self.value(typed, operand)?;
        let types = &self.out.types;
        let fine = match self.kind(to) {
            TyKind::Array(..) => return Err(Problem::invalid(span, "cast specifies array type")),
            TyKind::Function(_) => {
                return Err(Problem::invalid(span, "cast specifies function type"));
            }
            TyKind::Float(_) => types.is_arithmetic(from),
            TyKind::Pointer(_) => types.is_integer(from) || types.is_pointer(from),
            TyKind::Record(record) => {
                if from != to && self.p[record].kind == cassay_lang::tree::RecordKind::Union {
                    return Err(Problem::unsupported(
                        span,
                        "cast to a union is not supported",
                    ));
                }
                from == to
            }
            TyKind::VaList => from == to,
            TyKind::Enum(_) if !types.is_complete(to) => {
                return Err(self.incomplete(to, span, "target of cast"));
            }
            _ => types.is_scalar(from),
        };
        if !fine {
            let message = format!(
                "cannot convert '{}' to '{}'",
                self.describe(from),
                self.describe(to)
            );
            return Err(Problem::invalid(span, message));
        }
        Ok(rvalue(to))
    }

    /// `_Generic` (6.5.1.1): the controlling expression loses qualifiers and decays; only the
    /// selected association is looked at.
    fn generic(&mut self, id: ExprId, control: ExprId, first: u32, count: u32) -> Res<Typed> {
        let span = self.span(id);
        let typed = self.expr(control)?;
        self.no_va_list(typed, control)?;
        self.asks_for_type(control)?;
        let ty = match self.bitfield_value(control) {
            Some((declared, width)) => {
                let ty = self.out.types.bitfield_type(declared, width);
                let full = self.out.types.int_shape(declared);
                if full.is_some_and(|shape| width < shape.width) {
                    self.reads(Reading::BitFieldType, span);
                }
                ty
            }
            None => self.out.types.decay(typed.qty),
        };
        let associations = self.p.associations(first, count);
        let mut default = None;
        let mut selected = None;
        let mut seen: Vec<QTy> = Vec::with_capacity(associations.len());
        for association in associations {
            let Some(node) = association.ty else {
                if default.replace(association.value).is_some() {
                    return Err(Problem::invalid(span, "duplicate default in _Generic"));
                }
                continue;
            };
            let qty = self.resolve(node)?;
            if self.out.types.is_vla(qty.ty) {
                let message = "association of _Generic has variable length type";
                return Err(Problem::invalid(span, message));
            }
            let at = self.p[node].span;
            self.require_complete(qty.ty, at, "association of _Generic")?;
            if seen
                .iter()
                .any(|&other| self.out.types.compatible_q(other, qty))
            {
                return Err(Problem::invalid(
                    at,
                    "_Generic specifies two compatible types",
                ));
            }
            seen.push(qty);
            if self.out.types.compatible_q(qty, QTy::plain(ty)) {
                selected = Some(association.value);
            }
        }
        let Some(chosen) = selected.or(default) else {
            let message = format!(
                "_Generic selector of type '{}' is not compatible with any association",
                self.describe(ty)
            );
            return Err(Problem::invalid(span, message));
        };
        let typed = self.expr(chosen)?;
        Ok(Typed {
            aux: chosen.index() as u32,
            ..typed
        })
    }

    /// The type of a statement expression: that of its last statement, labels aside, if that is
    /// an expression.
    fn block_type(&mut self, block: cassay_lang::tree::StmtId) -> Res<Ty> {
        match self.last_value(block) {
            Some(value) => {
                let typed = self.expr(value)?;
                self.result_of(typed, value)
            }
            None => Ok(Ty::VOID),
        }
    }

    // -- values ---------------------------------------------------------------------------------

    /// The type an operand has once its value is taken (6.3.2.1): decayed and unqualified. Void
    /// and incomplete types have no value.
    pub(super) fn value(&mut self, typed: Typed, at: ExprId) -> Res<Ty> {
        if typed.qty.ty.is_named_integer() {
            return Ok(typed.qty.ty);
        }
        match self.kind(typed.qty.ty) {
            TyKind::Int(_) | TyKind::Pointer(_) | TyKind::Float(_) => Ok(typed.qty.ty),
            TyKind::Void => Err(Problem::invalid(
                self.span(at),
                "void value not ignored as it ought to be",
            )),
            TyKind::Record(_) => {
                self.require_complete(typed.qty.ty, self.span(at), "value used")?;
                Ok(typed.qty.ty)
            }
            TyKind::Array(..) => {
                self.in_memory(at)?;
                Ok(self.out.types.decay(typed.qty))
            }
            _ => Ok(self.out.types.decay(typed.qty)),
        }
    }

    /// Fails for an array in a register, or part of what is in one: it cannot become a pointer (6.3.2.1p3).
    fn in_memory(&self, array: ExprId) -> Res<()> {
        let mut node = array;
        loop {
            node = match self.p[node].kind {
                ExprKind::Member(base, _) | ExprKind::Unary(UnaryOp::Extension, base) => base,
                ExprKind::Index(base, index) => match (self.is_array(base), self.is_array(index)) {
                    (true, _) => base,
                    (_, true) => index,
                    _ => return Ok(()),
                },
                ExprKind::Name(decl) => {
                    let entity = self.entity_of(decl).map(|entity| self.out.entity(entity));
                    return match entity.map(|entity| &entity.kind) {
                        Some(EntityKind::Local { register: true, .. }) => {
                            let name = self.symbol(self.p[decl].name);
                            let message =
                                format!("address of register variable '{name}' requested");
                            Err(Problem::invalid(self.span(node), message))
                        }
                        _ => Ok(()),
                    };
                }
                _ => return Ok(()),
            };
        }
    }

    /// Whether an expression that was checked is an array.
    fn is_array(&self, id: ExprId) -> bool {
        let ty = self.out.exprs[id.index()].qty.ty;
        matches!(self.kind(ty), TyKind::Array(..))
    }

    /// The type an operand of a subscript has once its value is taken; `other` is the other operand. Of an array that is a
    /// member of what is in a register, gcc and clang access elements at constant places; gcc does not access others, and
    /// clang none of other arrays in registers.
    pub(super) fn subscripted(&mut self, typed: Typed, at: ExprId, other: ExprId) -> Res<Ty> {
        if !self.is_array(at) {
            return self.value(typed, at);
        }
        if let Err(problem) = self.in_memory(at) {
            let mut node = at;
            while let ExprKind::Index(base, index) = self.p[node].kind {
                node = if self.is_array(base) { base } else { index };
            }
            let is_member = matches!(self.p[node].kind, ExprKind::Member(..));
            if !is_member || self.fold_int(other).is_none() {
                return Err(problem);
            }
        }
        Ok(self.out.types.decay(typed.qty))
    }

    /// The type of an operand passed on unchanged as a value: void stays void; a bit-field has
    /// the type it promotes to, which is what GCC and Clang compute with.
    pub(super) fn result_of(&mut self, typed: Typed, at: ExprId) -> Res<Ty> {
        self.no_va_list(typed, at)?;
        match typed.category {
            Category::BitField { .. } => Ok(self.promoted(typed)),
            _ => {
                if self.is_array(at) {
                    self.in_memory(at)?;
                }
                Ok(self.out.types.decay(typed.qty))
            }
        }
    }

    /// The type after the integer promotions, decayed.
    #[inline]
    pub(super) fn promoted(&mut self, typed: Typed) -> Ty {
        match typed.category {
            Category::BitField { width, .. } => {
                self.out.types.promote_bitfield(typed.qty.ty, width.into())
            }
            _ => {
                let ty = self.out.types.decay(typed.qty);
                self.out.types.promote(ty)
            }
        }
    }

    /// Fails unless the operand can be compared with zero.
    pub(super) fn scalar(&mut self, typed: Typed, at: ExprId, what: &str) -> Res<()> {
        let ty = self.value(typed, at)?;
        if self.out.types.is_scalar(ty) {
            return Ok(());
        }
        let message = format!(
            "{what} has type '{}' where a scalar is required",
            self.describe(ty)
        );
        Err(Problem::invalid(self.span(at), message))
    }

    /// Fails unless the expression is a modifiable lvalue (6.3.2.1p1).
    pub(super) fn modifiable(&mut self, typed: Typed, at: ExprId, what: &str) -> Res<()> {
        let span = self.span(at);
        match typed.category {
            Category::LValue | Category::BitField { lvalue: true, .. } => {}
            _ => {
                let message = format!("lvalue required as operand of {what}");
                return Err(Problem::invalid(span, message));
            }
        }
        let constant = match self.kind(typed.qty.ty) {
            TyKind::Array(..) | TyKind::VaList => {
                return Err(Problem::invalid(
                    span,
                    format!("{what} of an expression with array type"),
                ));
            }
            TyKind::Void => {
                return Err(Problem::invalid(
                    span,
                    format!("{what} of an expression of type void"),
                ));
            }
            TyKind::Record(id) => self.records[id.index()].has_const,
            _ => false,
        };
        if constant || typed.qty.quals.contains(Quals::CONST) {
            return Err(Problem::invalid(
                span,
                format!("{what} of a read-only object"),
            ));
        }
        Ok(())
    }

    /// Whether an operand is a null pointer constant (6.3.2.3p3).
    pub(super) fn is_null_constant(&mut self, id: ExprId) -> bool {
        match self.p[id].kind {
            ExprKind::Int(lit) => lit.value == 0,
            ExprKind::Cast(ty, inner) => {
                let to = self.out.type_nodes[ty.index()];
                if to == Some(QTy::plain(Ty::VOID_PTR)) {
                    self.is_integer_zero(inner)
                } else {
                    self.is_integer_zero(id)
                }
            }
            ExprKind::Unary(UnaryOp::Extension, inner) => self.is_null_constant(inner),
            _ => self.is_integer_zero(id),
        }
    }

    fn is_integer_zero(&mut self, id: ExprId) -> bool {
        let typed = self.out.exprs[id.index()];
        self.out.types.is_integer(typed.qty.ty) && self.fold_int(id) == Some(0)
    }
}

/// Whether evaluating an expression has a side effect that its operands have not, accesses left out, or some of it is
/// not checked.
fn is_effect(kind: ExprKind) -> bool {
    matches!(
        kind,
        ExprKind::Assign(..)
            | ExprKind::Call(..)
            | ExprKind::StmtExpr(_)
            | ExprKind::VaArg(..)
            | ExprKind::CompoundLit(..)
            | ExprKind::Builtin(..)
            | ExprKind::Generic { .. }
            | ExprKind::Choose(..)
            | ExprKind::Unary(
                UnaryOp::PreInc | UnaryOp::PreDec | UnaryOp::PostInc | UnaryOp::PostDec,
                _
            )
    )
}

pub(super) fn rvalue(ty: Ty) -> Typed {
    Typed {
        qty: QTy::plain(ty),
        category: Category::RValue,
        effects: false,
        aux: 0,
    }
}

pub(super) fn lvalue(qty: QTy) -> Typed {
    Typed {
        qty,
        category: Category::LValue,
        effects: false,
        aux: 0,
    }
}
