//! From types as written to what they mean (6.7.6, 6.7.7), once per type node.
//!
//! A type node that names a variable length gets a number of its own in [`super::Checked::vlas`]; a
//! typedef of such a type shares the number, as its length is evaluated once.

use super::refused::NO_NAMED;
use super::{Checker, Res, Typed, Vla};
use cassay_lang::tree::{
    Aligned, ArrayLen, ArrayParam, Attrs, DeclId, DeclKind, FloatKind, Id, IntKind, Mode, Params,
    Quals, TypeId, TypeKind,
};
use cassay_lang::types::{FnSig, Len, Promises, QTy, Ty, TyKind};
use cassay_lang::{Problem, Span};

/// Types nested deeper are refused: everything that walks a type recurses.
pub(super) const MAX_TYPE_DEPTH: u16 = 300;

impl Checker<'_> {
    pub(super) fn resolve(&mut self, id: TypeId) -> Res<QTy> {
        if let Some(qty) = self.out.type_nodes[id.index()] {
            return Ok(qty);
        }
        if self.type_level >= u32::from(MAX_TYPE_DEPTH) {
            return Err(too_deep(self.p[id].span));
        }
        self.type_level += 1;
        let resolved = self.resolve_node(id);
        self.type_level -= 1;
        let (qty, depth) = resolved?;
        if depth > MAX_TYPE_DEPTH {
            return Err(too_deep(self.p[id].span));
        }
        self.type_depths[id.index()] = depth;
        self.out.type_nodes[id.index()] = Some(qty);
        Ok(qty)
    }

    fn depth_of(&self, id: TypeId) -> u16 {
        self.type_depths[id.index()]
    }

    fn resolve_node(&mut self, id: TypeId) -> Res<(QTy, u16)> {
        let node = self.p[id];
        let (qty, depth) = match node.kind {
            TypeKind::Void => (QTy::plain(Ty::VOID), 0),
            TypeKind::Int(kind) => (QTy::plain(Ty::int(kind)), 0),
            TypeKind::Float(kind) => (QTy::plain(Ty::float(kind)), 0),
            TypeKind::VaList => (QTy::plain(Ty::VA_LIST), 0),
            TypeKind::Pointer(to) => {
                let pointee = self.resolve(to)?;
                (
                    QTy::plain(self.out.types.pointer(pointee)),
                    self.depth_of(to) + 1,
                )
            }
            TypeKind::Array { elem, len, param } => {
                if param != ArrayParam::default() && self.parameter_type != Some(id) {
                    let message =
                        "'static' or type qualifiers in an array that is no parameter (6.7.6.2p1)";
                    return Err(Problem::invalid(node.span, message));
                }
                let elem_ty = self.resolve(elem)?;
                self.can_be_element(elem, elem_ty, node.span)?;
                (
                    self.array_type(elem_ty, len, node.span)?,
                    self.depth_of(elem) + 1,
                )
            }
            TypeKind::Function {
                ret,
                params,
                variadic,
            } => self.function_type(ret, params, variadic, node.span)?,
            TypeKind::Record(id) => {
                self.complete_in_place(id)?;
                let ty = self.out.types.intern(TyKind::Record(id));
                let quals = match self.p.attributes(self.p[id].attrs).may_alias {
                    true => Quals::MAY_ALIAS,
                    false => Quals::NONE,
                };
                (QTy { ty, quals }, self.records[id.index()].depth)
            }
            TypeKind::Enum(id) => (QTy::plain(self.out.types.intern(TyKind::Enum(id))), 0),
            TypeKind::Typedef(decl) => (
                self.typedef_type(decl, node.span)?,
                self.typedef_depth(decl),
            ),
            TypeKind::TypeofType(of) => (self.resolve(of)?, self.depth_of(of)),
            TypeKind::TypeofExpr(expr) => {
                let typed = self.expr(expr)?;
                self.no_va_list_parameter(expr)?;
                self.asks_for_type(expr)?;
                if self.is_bitfield(expr) {
                    return Err(Problem::invalid(node.span, "typeof applied to a bit-field"));
                }
                (typed.qty, self.measure(typed.qty.ty))
            }
            TypeKind::Auto => {
                return Err(Problem::invalid(
                    node.span,
                    "__auto_type used other than for a variable with an initializer",
                ));
            }
            // C23 has it, and Clang for functions that are overloaded.
            TypeKind::Unsupported(name) if self.p.name(name) == "..." => {
                return Err(Problem::unsupported(node.span, NO_NAMED));
            }
            TypeKind::Unsupported(name) => {
                let message = format!("type '{}' is not supported", self.p.name(name));
                return Err(Problem::unsupported(node.span, message));
            }
        };
        if node.quals.contains(Quals::RESTRICT) {
            self.restrictable(qty.ty, node.span)?;
        }
        if node.quals.contains(Quals::ATOMIC) {
            self.atomic_layout(qty.ty, node.span)?;
        }
        Ok((self.qualify(qty, node.quals), depth))
    }

    /// Only pointers to objects can be `restrict` (6.7.3p2), and arrays of them.
    fn restrictable(&self, ty: Ty, span: Span) -> Res<()> {
        let mut base = ty;
        while let TyKind::Array(elem, _) = self.kind(base) {
            base = elem.ty;
        }
        match self.out.types.pointee(base) {
            Some(to) if !matches!(self.kind(to.ty), TyKind::Function(_)) => Ok(()),
            _ => Err(Problem::invalid(span, "invalid use of 'restrict'")),
        }
    }

    /// Fails for what cannot be atomic (6.7.3p3), and where compilers differ in the layout of an atomic type: Clang pads what
    /// is smaller than 16 bytes to a size that the machine has, GCC does not.
    fn atomic_layout(&self, ty: Ty, span: Span) -> Res<()> {
        if matches!(self.kind(ty), TyKind::Array(..) | TyKind::Function(_)) {
            return Err(Problem::invalid(
                span,
                "an array or a function cannot be atomic",
            ));
        }
        match self.out.types.size(ty) {
            Some(size @ 1..16) if !size.is_power_of_two() => {
                let message = format!("_Atomic type of {size} bytes is not supported");
                Err(Problem::unsupported(span, message))
            }
            _ => Ok(()),
        }
    }

    /// Fails for elements that a typedef aligns so that they cannot lie side by side. Where their size is known at run time
    /// only, gcc leaves room between them and clang does not.
    fn can_be_element(&self, id: TypeId, qty: QTy, span: Span) -> Res<()> {
        let align = self.type_align(id, qty);
        if align == self.out.types.align_of(qty) {
            return Ok(());
        }
        match self.out.types.size(qty.ty) {
            Some(size) if size.is_multiple_of(u64::from(align)) => Ok(()),
            Some(_) => Err(Problem::invalid(
                span,
                "size of array element is not a multiple of its alignment",
            )),
            None => Err(Problem::unsupported(
                span,
                "array of elements of variable length that a typedef aligns",
            )),
        }
    }

    fn array_type(&mut self, elem: QTy, len: ArrayLen, span: Span) -> Res<QTy> {
        match self.kind(elem.ty) {
            TyKind::Function(_) => {
                return Err(Problem::invalid(span, "array of functions"));
            }
            TyKind::Void => return Err(Problem::invalid(span, "array of voids")),
            _ if self.out.types.align_of(elem) > self.out.types.align(elem.ty) => {
                // GCC aligns such an array like its elements without the qualifier.
                let message =
                    "array of atomic elements with an alignment of their own is not supported";
                return Err(Problem::unsupported(span, message));
            }
            _ => self.require_complete(elem.ty, span, "array element")?,
        }
        let len = match len {
            ArrayLen::None => Len::Incomplete,
            ArrayLen::Star => self.new_vla(Vla { len: None }),
            ArrayLen::Expr(expr) => {
                let typed = self.expr(expr)?;
                if !self.out.types.is_integer(typed.qty.ty) {
                    return Err(Problem::invalid(span, "size of array has non-integer type"));
                }
                match self.fold_int(expr) {
                    Some(n) if n < 0 && self.is_signed(typed.qty.ty) => {
                        return Err(Problem::invalid(span, "size of array is negative"));
                    }
                    Some(n) => {
                        self.only_integers(expr, "size of array")?;
                        let n = u64::try_from(n).unwrap_or(u64::MAX);
                        let most = self.out.types.target.max_object();
                        let fits = match self.out.types.size(elem.ty) {
                            Some(size) => n.checked_mul(size).is_some_and(|s| s <= most),
                            None => n <= most,
                        };
                        if !fits {
                            return Err(Problem::invalid(span, "size of array is too large"));
                        }
                        Len::Fixed(n)
                    }
                    None => self.new_vla(Vla { len: Some(expr) }),
                }
            }
        };
        Ok(QTy {
            ty: self.out.types.array(elem, len),
            quals: elem.quals,
        })
    }

    fn new_vla(&mut self, vla: Vla) -> Len {
        self.out.vlas.push(vla);
        Len::Variable((self.out.vlas.len() - 1) as u32)
    }

    fn is_signed(&self, ty: Ty) -> bool {
        self.out
            .types
            .int_shape(ty)
            .is_some_and(|shape| shape.signed)
    }

    fn function_type(
        &mut self,
        ret: TypeId,
        params: Params,
        variadic: bool,
        span: Span,
    ) -> Res<(QTy, u16)> {
        let result = self.resolve(ret)?;
        let mut depth = self.depth_of(ret);
        match self.kind(result.ty) {
            TyKind::Function(_) => {
                return Err(Problem::invalid(span, "function returning a function"));
            }
            TyKind::Array(..) => return Err(Problem::invalid(span, "function returning an array")),
            _ => {}
        }
        let p = self.p;
        let mut types: Vec<QTy> = Vec::new();
        let mut promises = Promises::default();
        let prototype = match params {
            Params::Unspecified => false,
            Params::List(list) => {
                types.reserve(list.len());
                for param in p.items(list) {
                    // To clang, which has `nonnull` for parameters as well, that is a promise. gcc ignores it there.
                    if p.attributes(p[param].attrs).nonnull == u64::MAX {
                        promises.nonnull |= 1 << types.len().min(63);
                    }
                    // Qualifiers of a parameter are not part of the function's type (6.7.6.3p15).
                    types.push(self.param_type(param)?.only(Quals::ATOMIC));
                    depth = depth.max(p.decl_type(param).map_or(0, |ty| self.depth_of(ty)));
                }
                true
            }
        };
        let sig = FnSig {
            ret: result.only(Quals::ATOMIC),
            params: types.into(),
            variadic,
            prototype,
            promises,
        };
        Ok((QTy::plain(self.out.types.function(sig)), depth + 1))
    }

    /// The type of a parameter after adjustment (6.7.6.3p7-8).
    pub(super) fn param_type(&mut self, param: DeclId) -> Res<QTy> {
        if let Some(qty) = self.out.decl_types[param.index()] {
            return Ok(qty);
        }
        let decl = self.p[param];
        let DeclKind::Param { ty, .. } = decl.kind else {
            return Err(Problem::invalid(decl.span, "not a parameter"));
        };
        let outer = self.parameter_type.replace(ty);
        let written = self.resolve(ty);
        self.parameter_type = outer;
        let written = written?;
        let attrs = self.p.attributes(decl.attrs);
        if attrs.aligned.is_some() {
            let message = "attribute 'aligned' on a parameter is not supported";
            return Err(Problem::unsupported(decl.span, message));
        }
        let written = self.attributed(written, attrs, decl.span)?;
        let adjusted = match self.kind(written.ty) {
            TyKind::Array(elem, _) => {
                let quals = match self.p[ty].kind {
                    TypeKind::Array { param, .. } => param.quals,
                    _ => Quals::NONE,
                };
                QTy {
                    ty: self.out.types.pointer(elem),
                    quals,
                }
            }
            TyKind::Function(_) => QTy::plain(self.out.types.pointer(written)),
            TyKind::Void => {
                let message = format!("parameter '{}' has type void", self.symbol(decl.name));
                return Err(Problem::invalid(decl.span, message));
            }
            _ => written,
        };
        self.out.decl_types[param.index()] = Some(adjusted);
        self.fitting_attributes(param)?;
        Ok(adjusted)
    }

    fn typedef_type(&mut self, decl: DeclId, at: Span) -> Res<QTy> {
        if let Some(qty) = self.out.decl_types[decl.index()] {
            return Ok(qty);
        }
        self.understood(decl, at)?;
        self.typedef(decl)?;
        match self.out.decl_types[decl.index()] {
            Some(qty) => Ok(qty),
            None => {
                self.understood(decl, at)?;
                Err(Problem::invalid(self.p[decl].span, "not a type name"))
            }
        }
    }

    fn typedef_depth(&self, decl: DeclId) -> u16 {
        self.p.decl_type(decl).map_or(0, |ty| self.depth_of(ty))
    }

    /// The depth of a type that came from an expression.
    fn measure(&self, ty: Ty) -> u16 {
        let mut ty = ty;
        let mut depth = 0;
        while depth <= MAX_TYPE_DEPTH {
            ty = match self.kind(ty) {
                TyKind::Pointer(to) => to.ty,
                TyKind::Array(elem, _) => elem.ty,
                TyKind::Function(f) => self.out.types.sig(f).ret.ty,
                TyKind::Record(id) => return depth + self.records[id.index()].depth,
                _ => return depth,
            };
            depth += 1;
        }
        depth
    }

    // -- attributes that make another type ------------------------------------------------------

    /// The type of what is declared with these attributes: `mode`, and promises of functions that it leads to.
    pub(super) fn attributed(&mut self, qty: QTy, attrs: Attrs, span: Span) -> Res<QTy> {
        if let Some(name) = attrs.unsupported {
            return Err(self.unsupported_attribute(name, span));
        }
        if attrs.may_alias {
            let message = "attribute 'may_alias' is not supported but on typedefs and tags";
            return Err(Problem::unsupported(span, message));
        }
        let mut ty = qty.ty;
        if let Some(mode) = attrs.mode {
            let other = self.of_mode(ty, mode);
            ty = other.ok_or_else(|| {
                Problem::unsupported(span, "attribute 'mode' is not supported on this type")
            })?;
        }
        let promises = Promises::of(&attrs);
        if promises != Promises::default()
            && let Some(promising) = self.out.types.promising(ty, promises)
        {
            ty = promising;
        }
        Ok(QTy { ty, ..qty })
    }

    /// The standard integer or floating type that has a machine mode, as signed as this one.
    fn of_mode(&self, ty: Ty, mode: Mode) -> Option<Ty> {
        let target = &self.out.types.target;
        let (width, integer) = mode.shape();
        match self.kind(ty) {
            TyKind::Int(kind) if integer && kind != IntKind::Bool => {
                let signed = target.is_signed(kind);
                // In the order in which GCC looks for one.
                let pairs = [
                    (IntKind::Int, IntKind::UInt),
                    (IntKind::SChar, IntKind::UChar),
                    (IntKind::Short, IntKind::UShort),
                    (IntKind::Long, IntKind::ULong),
                    (IntKind::LongLong, IntKind::ULongLong),
                    (IntKind::Int128, IntKind::UInt128),
                ];
                pairs
                    .into_iter()
                    .map(|(s, u)| if signed { s } else { u })
                    .filter(|kind| target.has_int128() || target.width(*kind) < 128)
                    .find(|kind| target.width(*kind) == width)
                    .map(Ty::int)
            }
            TyKind::Float(_) if !integer => [FloatKind::Float, FloatKind::Double]
                .into_iter()
                .map(Ty::float)
                .find(|&ty| self.out.types.size(ty) == Some(u64::from(width / 8))),
            _ => None,
        }
    }

    /// `__builtin_types_compatible_p`, which takes no notice of qualifiers.
    pub(super) fn types_compatible(&mut self, a: TypeId, b: TypeId, at: Span) -> Res<Typed> {
        let (a, b) = (self.resolve(a)?, self.resolve(b)?);
        if a.quals.contains(Quals::ATOMIC) != b.quals.contains(Quals::ATOMIC) {
            let message = "'__builtin_types_compatible_p' of an atomic type and another one is not supported: it is a \
                           qualifier to GCC and none to Clang";
            return Err(Problem::unsupported(at, message));
        }
        let (a, b) = (self.unqualify(a.ty), self.unqualify(b.ty));
        let same = self.out.types.compatible(a, b);
        Ok(self.constant_of(Ty::INT, same.into()))
    }

    // -- alignment ------------------------------------------------------------------------------

    /// The alignment that attributes or `_Alignas` ask for.
    pub(super) fn asked_align(&mut self, attrs: Attrs, span: Span) -> Res<Option<u32>> {
        let mut strictest = self.one_align(attrs.aligned, span)?;
        let p = self.p;
        for expr in p.items(attrs.more_aligned) {
            strictest = strictest.max(self.one_align(Some(Aligned::Expr(expr)), span)?);
        }
        Ok(strictest)
    }

    /// The alignment that attributes of a typedef, structure or union ask for.
    pub(super) fn align_of_type(&mut self, attrs: Attrs, span: Span) -> Res<Option<u32>> {
        let strictest = self.asked_align(attrs, span)?;
        let mut several = vec![self.one_align(attrs.aligned, span)?];
        for expr in self.p.items(attrs.more_aligned) {
            several.push(self.one_align(Some(Aligned::Expr(expr)), span)?);
        }
        if several.iter().any(|align| *align != strictest) {
            let message = "several alignments of one type are not supported: GCC takes the last, Clang the strictest";
            return Err(Problem::unsupported(span, message));
        }
        Ok(strictest)
    }

    fn one_align(&mut self, aligned: Option<Aligned>, span: Span) -> Res<Option<u32>> {
        let align = match aligned {
            None => return Ok(None),
            Some(Aligned::Max) => i128::from(self.out.types.target.max_align),
            Some(Aligned::Type(ty)) => {
                let qty = self.resolve(ty)?;
                i128::from(self.type_align(ty, qty))
            }
            Some(Aligned::Expr(expr)) => {
                self.expr(expr)?;
                self.require_int(expr, "requested alignment")?
            }
        };
        if align == 0 {
            return Ok(None);
        }
        match u32::try_from(align) {
            Ok(n) if n.is_power_of_two() && n <= 1 << 28 => Ok(Some(n)),
            _ => Err(Problem::invalid(
                span,
                "requested alignment is not a positive power of 2",
            )),
        }
    }

    /// `_Alignas` cannot lower an alignment (6.7.5p4).
    pub(super) fn not_below(&self, attrs: Attrs, asked: u32, natural: u32, at: Span) -> Res<()> {
        if attrs.alignas && asked < natural {
            let message = format!("_Alignas({asked}) is less than the type's alignment, {natural}");
            return Err(Problem::invalid(at, message));
        }
        Ok(())
    }

    /// The attribute can, for objects: then accesses by way of the type are not aligned.
    pub(super) fn not_lowered(&self, asked: u32, natural: u32, at: Span) -> Res<()> {
        if asked < natural {
            let message = "attribute 'aligned' that lowers an object's alignment is not supported";
            return Err(Problem::unsupported(at, message));
        }
        Ok(())
    }

    /// Whether some typedef gives objects of a type another alignment.
    pub(super) fn is_aligned_somewhere(&self, ty: Ty) -> bool {
        let mut typedefs = self.typedef_aligns.keys();
        typedefs.any(|decl| self.out.decl_types[decl.index()].is_some_and(|qty| qty.ty == ty))
    }

    /// The alignment of a type as written, where that can be known: `typeof` of an expression says nothing of the
    /// typedef that it may come from.
    pub(super) fn known_align(&self, id: TypeId, qty: QTy) -> Res<u32> {
        let mut node = id;
        loop {
            node = match self.p[node].kind {
                TypeKind::TypeofExpr(_) if self.is_aligned_somewhere(qty.ty) => {
                    let message =
                        "typeof of an expression whose type a typedef aligns is not supported";
                    return Err(Problem::unsupported(self.p[id].span, message));
                }
                TypeKind::TypeofType(of) => of,
                TypeKind::Array { elem, .. } => elem,
                _ => return Ok(self.type_align(id, qty)),
            };
        }
    }

    /// The alignment of a type as written, which a typedef may have raised.
    pub(super) fn type_align(&self, id: TypeId, qty: QTy) -> u32 {
        let natural = self.out.types.align_of(qty);
        if self.typedef_aligns.is_empty() {
            return natural;
        }
        let mut node = id;
        loop {
            node = match self.p[node].kind {
                TypeKind::Typedef(decl) => {
                    if let Some(&align) = self.typedef_aligns.get(&decl) {
                        return align.max(natural);
                    }
                    match self.p.decl_type(decl) {
                        Some(ty) => ty,
                        None => return natural,
                    }
                }
                TypeKind::TypeofType(of) => of,
                TypeKind::Array { elem, .. } => elem,
                _ => return natural,
            };
        }
    }
}

fn too_deep(span: Span) -> Problem {
    Problem::unsupported(span, "type nested too deeply")
}
