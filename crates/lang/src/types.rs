//! What types mean: interned, with typedefs resolved and layouts known.
//!
//! A [`Ty`] is an unqualified type; [`QTy`] adds qualifiers. Equal types (typedefs aside) are equal
//! numbers, except that struct, union and enum types are identified by their definition.
//! Layout follows the [`Target`]; records are laid out by [`crate::layout`].

mod promises;

use crate::layout::RecordLayout;
use crate::target::{BitfieldPromotion, Target};
use crate::tree::{EnumId, FloatKind, Id, IntKind, Quals, RecordId, RecordKind};
use rustc_hash::FxHashMap;
use std::sync::Arc;

pub use promises::Promises;

/// An unqualified type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Ty(u32);

/// A type with its outermost qualifiers. The qualifiers of an array are those of its element.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct QTy {
    /// The type.
    pub ty: Ty,
    /// Its qualifiers.
    pub quals: Quals,
}

impl QTy {
    /// The type without qualifiers.
    pub fn plain(ty: Ty) -> QTy {
        QTy {
            ty,
            quals: Quals::NONE,
        }
    }

    /// The same with further qualifiers.
    pub fn with(self, quals: Quals) -> QTy {
        QTy {
            ty: self.ty,
            quals: self.quals.union(quals),
        }
    }

    /// The same with these qualifiers at most.
    pub fn only(self, quals: Quals) -> QTy {
        QTy {
            ty: self.ty,
            quals: Quals(self.quals.0 & quals.0),
        }
    }

    /// Whether it is `const`.
    pub fn is_const(self) -> bool {
        self.quals.contains(Quals::CONST)
    }

    /// Whether it is `volatile`.
    pub fn is_volatile(self) -> bool {
        self.quals.contains(Quals::VOLATILE)
    }

    /// Whether it is `_Atomic`.
    pub fn is_atomic(self) -> bool {
        self.quals.contains(Quals::ATOMIC)
    }

    /// Whether it is `restrict`.
    pub fn is_restrict(self) -> bool {
        self.quals.contains(Quals::RESTRICT)
    }
}

/// What a type is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TyKind {
    /// `void`
    Void,
    /// An integer type.
    Int(IntKind),
    /// The type a bit-field wider than `int` computes in under
    /// [`crate::target::BitfieldPromotion::OwnWidth`]. Never declared, never stored.
    Bits {
        /// How many bits it has.
        width: u8,
        /// Whether it has negative values.
        signed: bool,
    },
    /// A floating type.
    Float(FloatKind),
    /// A pointer, and what it points to.
    Pointer(QTy),
    /// An array: its elements, and how many there are.
    Array(QTy, Len),
    /// A function.
    Function(FnTy),
    /// A struct or union.
    Record(RecordId),
    /// An enumeration.
    Enum(EnumId),
    /// `__builtin_va_list`, an array of one record on most ABIs; here a type of its own.
    VaList,
}

/// The length of an array type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Len {
    /// This many elements.
    Fixed(u64),
    /// No length has been declared yet.
    Incomplete,
    /// Variable: the number says which length expression (see the checker's `vlas`).
    Variable(u32),
}

/// Index of a function type in [`Types`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FnTy(u32);

/// The type of a function (6.7.6.3).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct FnSig {
    /// What it returns.
    pub ret: QTy,
    /// Parameter types after adjustment. Meaningless without a prototype.
    pub params: Arc<[QTy]>,
    /// Whether further arguments may follow.
    pub variadic: bool,
    /// Whether the parameters are declared.
    pub prototype: bool,
    /// What attributes of the type promise. Types that differ in nothing else are compatible.
    pub promises: Promises,
}

/// What is known of a struct or union.
#[derive(Clone, Debug)]
pub struct RecordInfo {
    /// Struct or union.
    pub kind: RecordKind,
    /// `None` while incomplete.
    pub layout: Option<RecordLayout>,
}

/// All types of a program.
#[derive(Clone, Debug)]
pub struct Types {
    /// The target whose sizes and alignments they have.
    pub target: Arc<Target>,
    kinds: Vec<TyKind>,
    map: FxHashMap<TyKind, Ty>,
    sigs: Vec<FnSig>,
    sig_map: FxHashMap<FnSig, FnTy>,
    records: Vec<Option<RecordInfo>>,
    /// The integer type behind each complete enum.
    enums: Vec<Option<IntKind>>,
    /// Records and enums of several translation units that are the same type (6.2.7p1): the one that
    /// stands for all.
    same_records: FxHashMap<RecordId, RecordId>,
    same_enums: FxHashMap<EnumId, EnumId>,
    /// What is asked most often, of the types that every program has.
    basic: [Basic; Ty::BASIC],
}

/// Properties of a type that depend on the target only.
#[derive(Clone, Copy, Debug)]
struct Basic {
    shape: Option<IntShape>,
    /// What it is promoted to.
    promoted: Ty,
    size: Option<u64>,
    align: u32,
}

impl Ty {
    /// The number of the type in its [`Types`], for who keeps it among other numbers.
    #[inline]
    pub fn number(self) -> u32 {
        self.0
    }

    /// The type of a [number](Ty::number).
    #[inline]
    pub fn of_number(number: u32) -> Ty {
        Ty(number)
    }

    /// `void`
    pub const VOID: Ty = Ty(0);
    /// `_Bool`
    pub const BOOL: Ty = Ty(1);
    /// `char`
    pub const CHAR: Ty = Ty(2);
    /// `signed char`
    pub const SCHAR: Ty = Ty(3);
    /// `unsigned char`
    pub const UCHAR: Ty = Ty(4);
    /// `short`
    pub const SHORT: Ty = Ty(5);
    /// `unsigned short`
    pub const USHORT: Ty = Ty(6);
    /// `int`
    pub const INT: Ty = Ty(7);
    /// `unsigned int`
    pub const UINT: Ty = Ty(8);
    /// `long`
    pub const LONG: Ty = Ty(9);
    /// `unsigned long`
    pub const ULONG: Ty = Ty(10);
    /// `long long`
    pub const LLONG: Ty = Ty(11);
    /// `unsigned long long`
    pub const ULLONG: Ty = Ty(12);
    /// `__int128`
    pub const INT128: Ty = Ty(13);
    /// `unsigned __int128`
    pub const UINT128: Ty = Ty(14);
    /// `float`
    pub const FLOAT: Ty = Ty(15);
    /// `double`
    pub const DOUBLE: Ty = Ty(16);
    /// `long double`
    pub const LDOUBLE: Ty = Ty(17);
    /// `va_list`
    pub const VA_LIST: Ty = Ty(18);
    /// `void *`
    pub const VOID_PTR: Ty = Ty(19);
    /// `char *`
    pub const CHAR_PTR: Ty = Ty(20);

    /// How many of these there are, with numbers of their own.
    const BASIC: usize = 21;

    /// The type of an integer kind.
    pub fn int(kind: IntKind) -> Ty {
        Ty(1 + kind as u32)
    }

    /// Whether it is an integer type with a name of C's own: no enumeration, and not the type of a bit-field.
    #[inline]
    pub fn is_named_integer(self) -> bool {
        (Ty::BOOL..=Ty::UINT128).contains(&self)
    }

    /// Whether it is one of these types, which are no aggregates and no functions.
    #[inline]
    fn is_basic(self) -> bool {
        (self.0 as usize) < Ty::BASIC
    }

    /// The type of a floating kind.
    pub fn float(kind: FloatKind) -> Ty {
        Ty(15 + kind as u32)
    }
}

/// How an integer type computes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct IntShape {
    /// Value bits plus sign bit; 1 for `_Bool`.
    pub width: u32,
    /// Whether there are negative values.
    pub signed: bool,
}

impl Types {
    /// The basic types of a target.
    pub fn new(target: Arc<Target>) -> Types {
        let mut types = Types {
            target,
            kinds: Vec::new(),
            map: FxHashMap::default(),
            sigs: Vec::new(),
            sig_map: FxHashMap::default(),
            records: Vec::new(),
            enums: Vec::new(),
            same_records: FxHashMap::default(),
            same_enums: FxHashMap::default(),
            basic: [Basic {
                shape: None,
                promoted: Ty::VOID,
                size: None,
                align: 1,
            }; Ty::BASIC],
        };
        types.intern(TyKind::Void);
        for &kind in IntKind::ALL {
            types.intern(TyKind::Int(kind));
        }
        for &kind in FloatKind::ALL {
            types.intern(TyKind::Float(kind));
        }
        types.intern(TyKind::VaList);
        types.pointer(QTy::plain(Ty::VOID));
        types.pointer(QTy::plain(Ty::CHAR));
        for i in 0..Ty::BASIC {
            let ty = Ty(i as u32);
            types.basic[i] = Basic {
                shape: types.find_shape(ty),
                promoted: types.find_promoted(ty),
                size: types.find_size(ty),
                align: types.find_align(ty),
            };
        }
        types
    }

    #[inline]
    fn basic(&self, ty: Ty) -> Option<&Basic> {
        self.basic.get(ty.0 as usize)
    }

    /// How many types there are; their numbers are below.
    pub fn count(&self) -> usize {
        self.kinds.len()
    }

    /// A type that has been made before.
    pub fn find(&self, kind: TyKind) -> Option<Ty> {
        self.map.get(&kind).copied()
    }

    /// The type of this kind; equal kinds are equal types.
    pub fn intern(&mut self, kind: TyKind) -> Ty {
        if let Some(&ty) = self.map.get(&kind) {
            return ty;
        }
        let ty = Ty(self.kinds.len() as u32);
        self.kinds.push(kind);
        self.map.insert(kind, ty);
        ty
    }

    /// What a type is.
    #[inline]
    pub fn kind(&self, ty: Ty) -> TyKind {
        self.kinds[ty.0 as usize]
    }

    /// A pointer type.
    pub fn pointer(&mut self, to: QTy) -> Ty {
        self.intern(TyKind::Pointer(to))
    }

    /// An array type.
    pub fn array(&mut self, elem: QTy, len: Len) -> Ty {
        self.intern(TyKind::Array(elem, len))
    }

    /// A function type.
    pub fn function(&mut self, sig: FnSig) -> Ty {
        let fn_ty = match self.sig_map.get(&sig) {
            Some(&f) => f,
            None => {
                let f = FnTy(self.sigs.len() as u32);
                self.sigs.push(sig.clone());
                self.sig_map.insert(sig, f);
                f
            }
        };
        self.intern(TyKind::Function(fn_ty))
    }

    /// What a function type returns and takes.
    pub fn sig(&self, f: FnTy) -> &FnSig {
        &self.sigs[f.0 as usize]
    }

    /// The signature of a function type or pointer to function.
    pub fn callee_sig(&self, ty: Ty) -> Option<&FnSig> {
        match self.kind(ty) {
            TyKind::Function(f) => Some(self.sig(f)),
            TyKind::Pointer(to) => match self.kind(to.ty) {
                TyKind::Function(f) => Some(self.sig(f)),
                _ => None,
            },
            _ => None,
        }
    }

    /// Says what a struct or union is; its layout may come later.
    pub fn set_record(&mut self, id: RecordId, info: RecordInfo) {
        let i = id.index();
        if self.records.len() <= i {
            self.records.resize(i + 1, None);
        }
        self.records[i] = Some(info);
    }

    /// What is known of a struct or union.
    pub fn record(&self, id: RecordId) -> Option<&RecordInfo> {
        self.records.get(id.index())?.as_ref()
    }

    /// Where its members lie, once it is complete.
    pub fn record_layout(&self, id: RecordId) -> Option<&RecordLayout> {
        self.record(id)?.layout.as_ref()
    }

    /// Says that a record of one unit is that of another one.
    pub fn unite_records(&mut self, id: RecordId, with: RecordId) {
        let with = self.same_records.get(&with).copied().unwrap_or(with);
        self.same_records.insert(id, with);
    }

    /// The record that stands for all that are the same.
    pub fn one_record(&self, id: RecordId) -> RecordId {
        self.same_records.get(&id).copied().unwrap_or(id)
    }

    /// Says that an enum of one unit is that of another one.
    pub fn unite_enums(&mut self, id: EnumId, with: EnumId) {
        let with = self.same_enums.get(&with).copied().unwrap_or(with);
        self.same_enums.insert(id, with);
    }

    /// Says which integer type is behind an enumeration.
    pub fn set_enum(&mut self, id: EnumId, underlying: IntKind) {
        let i = id.index();
        if self.enums.len() <= i {
            self.enums.resize(i + 1, None);
        }
        self.enums[i] = Some(underlying);
    }

    /// The integer type of an enum; `int` while it is incomplete.
    pub fn enum_int(&self, id: EnumId) -> IntKind {
        self.enums
            .get(id.index())
            .copied()
            .flatten()
            .unwrap_or(IntKind::Int)
    }

    /// The kind of an integer type that has one: not that of a wide bit-field.
    pub fn int_kind(&self, ty: Ty) -> Option<IntKind> {
        match self.kind(ty) {
            TyKind::Int(kind) => Some(kind),
            TyKind::Enum(id) => Some(self.enum_int(id)),
            _ => None,
        }
    }

    /// Whether that is known.
    pub fn enum_complete(&self, id: EnumId) -> bool {
        self.enums.get(id.index()).copied().flatten().is_some()
    }

    // -- classification -----------------------------------------------------------------------

    /// Whether it is an integer type; enumerations are (6.2.5p17).
    pub fn is_integer(&self, ty: Ty) -> bool {
        matches!(
            self.kind(ty),
            TyKind::Int(_) | TyKind::Bits { .. } | TyKind::Enum(_)
        )
    }

    /// Whether it is an integer or a floating type.
    pub fn is_arithmetic(&self, ty: Ty) -> bool {
        self.is_integer(ty) || matches!(self.kind(ty), TyKind::Float(_))
    }

    /// Whether it is a pointer.
    pub fn is_union(&self, ty: Ty) -> bool {
        match self.kind(ty) {
            TyKind::Record(id) => self.record(id).is_some_and(|r| r.kind == RecordKind::Union),
            _ => false,
        }
    }

    /// Whether it is a pointer type.
    pub fn is_pointer(&self, ty: Ty) -> bool {
        matches!(self.kind(ty), TyKind::Pointer(_))
    }

    /// Whether it is arithmetic or a pointer (6.2.5p21).
    pub fn is_scalar(&self, ty: Ty) -> bool {
        self.is_arithmetic(ty) || self.is_pointer(ty)
    }

    /// What a pointer points to.
    pub fn pointee(&self, ty: Ty) -> Option<QTy> {
        match self.kind(ty) {
            TyKind::Pointer(to) => Some(to),
            _ => None,
        }
    }

    /// `char`, `signed char`, `unsigned char`: may access anything.
    pub fn is_character(&self, ty: Ty) -> bool {
        matches!(
            self.kind(ty),
            TyKind::Int(IntKind::Char | IntKind::SChar | IntKind::UChar)
        )
    }

    /// The shape of an integer type, enums included.
    #[inline]
    pub fn int_shape(&self, ty: Ty) -> Option<IntShape> {
        match self.basic(ty) {
            Some(basic) => basic.shape,
            None => self.find_shape(ty),
        }
    }

    fn find_shape(&self, ty: Ty) -> Option<IntShape> {
        let kind = match self.kind(ty) {
            TyKind::Int(kind) => kind,
            TyKind::Enum(id) => self.enum_int(id),
            TyKind::Bits { width, signed } => {
                return Some(IntShape {
                    width: width.into(),
                    signed,
                });
            }
            _ => return None,
        };
        Some(IntShape {
            width: self.target.width(kind),
            signed: self.target.is_signed(kind),
        })
    }

    /// Whether objects of this type can exist: not void, function, or incomplete.
    pub fn is_complete(&self, ty: Ty) -> bool {
        match self.kind(ty) {
            TyKind::Void | TyKind::Function(_) => false,
            TyKind::Array(elem, len) => len != Len::Incomplete && self.is_complete(elem.ty),
            TyKind::Record(id) => self.record_layout(id).is_some(),
            TyKind::Enum(id) => self.enum_complete(id),
            _ => true,
        }
    }

    /// Whether the type is, or contains, a variable length array.
    pub fn is_variably_modified(&self, ty: Ty) -> bool {
        match self.kind(ty) {
            TyKind::Pointer(to) => self.is_variably_modified(to.ty),
            TyKind::Array(elem, len) => {
                matches!(len, Len::Variable(_)) || self.is_variably_modified(elem.ty)
            }
            TyKind::Function(f) => self.is_variably_modified(self.sig(f).ret.ty),
            _ => false,
        }
    }

    /// Whether the size is not a constant.
    pub fn is_vla(&self, ty: Ty) -> bool {
        match self.kind(ty) {
            TyKind::Array(elem, len) => matches!(len, Len::Variable(_)) || self.is_vla(elem.ty),
            _ => false,
        }
    }

    // -- size and alignment -------------------------------------------------------------------

    /// Size in bytes of a complete type of constant size. GNU C gives `void` and functions size 1.
    /// `None` also where the size does not fit 63 bits.
    #[inline]
    pub fn size(&self, ty: Ty) -> Option<u64> {
        match self.basic(ty) {
            Some(basic) => basic.size,
            None => self.find_size(ty),
        }
    }

    fn find_size(&self, ty: Ty) -> Option<u64> {
        match self.kind(ty) {
            TyKind::Void | TyKind::Function(_) => Some(1),
            TyKind::Int(kind) => Some(self.target.int_scalar(kind).size.into()),
            TyKind::Bits { .. } => Some(self.target.long_long.size.into()),
            TyKind::Float(kind) => Some(self.target.float_scalar(kind).size.into()),
            TyKind::Pointer(_) => Some(self.target.pointer.size.into()),
            TyKind::Array(elem, Len::Fixed(n)) => self
                .size(elem.ty)?
                .checked_mul(n)
                .filter(|&s| s <= i64::MAX as u64),
            TyKind::Array(..) => None,
            TyKind::Record(id) => Some(self.record_layout(id)?.size),
            TyKind::Enum(id) => Some(self.target.int_scalar(self.enum_int(id)).size.into()),
            TyKind::VaList => Some(self.target.va_list.size.into()),
        }
    }

    /// What the address of an object of this type is a multiple of; 1 for incomplete types.
    #[inline]
    pub fn align(&self, ty: Ty) -> u32 {
        match self.basic(ty) {
            Some(basic) => basic.align,
            None => self.find_align(ty),
        }
    }

    fn find_align(&self, ty: Ty) -> u32 {
        match self.kind(ty) {
            TyKind::Void | TyKind::Function(_) => 1,
            TyKind::Int(kind) => self.target.int_scalar(kind).align,
            TyKind::Bits { .. } => self.target.long_long.align,
            TyKind::Float(kind) => self.target.float_scalar(kind).align,
            TyKind::Pointer(_) => self.target.pointer.align,
            TyKind::VaList => self.target.va_list.align,
            TyKind::Array(elem, _) => self.align_of(elem),
            TyKind::Record(id) => self.record_layout(id).map_or(1, |l| l.align),
            TyKind::Enum(id) => self.target.int_scalar(self.enum_int(id)).align,
        }
    }

    /// The same with qualifiers: an atomic type is aligned to its size, where the machine has accesses of that size.
    pub fn align_of(&self, qty: QTy) -> u32 {
        let natural = self.align(qty.ty);
        let array = matches!(self.kind(qty.ty), TyKind::Array(..));
        if array || !qty.quals.contains(Quals::ATOMIC) || self.target.max_align < 8 {
            return natural;
        }
        match self.size(qty.ty) {
            Some(size @ (1 | 2 | 4 | 8 | 16)) => natural.max(size as u32),
            _ => natural,
        }
    }

    // -- conversions (6.3) --------------------------------------------------------------------

    fn rank(&self, kind: IntKind) -> u32 {
        match kind {
            IntKind::Bool => 0,
            IntKind::Char | IntKind::SChar | IntKind::UChar => 1,
            IntKind::Short | IntKind::UShort => 2,
            IntKind::Int | IntKind::UInt => 3,
            IntKind::Long | IntKind::ULong => 4,
            IntKind::LongLong | IntKind::ULongLong => 5,
            IntKind::Int128 | IntKind::UInt128 => 6,
        }
    }

    /// The unsigned type that goes with an integer type (6.2.5p6).
    pub fn unsigned_of(kind: IntKind) -> IntKind {
        match kind {
            IntKind::Char | IntKind::SChar | IntKind::UChar => IntKind::UChar,
            IntKind::Short | IntKind::UShort => IntKind::UShort,
            IntKind::Int | IntKind::UInt => IntKind::UInt,
            IntKind::Long | IntKind::ULong => IntKind::ULong,
            IntKind::LongLong | IntKind::ULongLong => IntKind::ULongLong,
            IntKind::Int128 | IntKind::UInt128 => IntKind::UInt128,
            IntKind::Bool => IntKind::Bool,
        }
    }

    /// Integer promotion (6.3.1.1p2) of a value that is not a bit-field.
    #[inline]
    pub fn promote(&self, ty: Ty) -> Ty {
        match self.basic(ty) {
            Some(basic) => basic.promoted,
            None => self.find_promoted(ty),
        }
    }

    fn find_promoted(&self, ty: Ty) -> Ty {
        match self.kind(ty) {
            TyKind::Int(kind) => Ty::int(self.promote_kind(kind)),
            TyKind::Enum(id) => Ty::int(self.promote_kind(self.enum_int(id))),
            _ => ty,
        }
    }

    fn promote_kind(&self, kind: IntKind) -> IntKind {
        if self.rank(kind) >= 3 {
            return kind;
        }
        let int_width = self.target.width(IntKind::Int);
        if self.target.width(kind) < int_width || self.target.is_signed(kind) {
            IntKind::Int
        } else {
            IntKind::UInt
        }
    }

    /// Promotion of a bit-field of `width` bits and declared type `ty`.
    pub fn promote_bitfield(&mut self, ty: Ty, width: u32) -> Ty {
        let Some(shape) = self.int_shape(ty) else {
            return ty;
        };
        let int_width = self.target.width(IntKind::Int);
        let own = self.target.bitfield_promotion == BitfieldPromotion::OwnWidth;
        // To GCC a field as wide as its type is no different from other members of that type.
        if own && width == shape.width {
            return self.promote(ty);
        }
        if width < int_width || (width == int_width && shape.signed) {
            return Ty::INT;
        }
        if width == int_width {
            return Ty::UINT;
        }
        if !own {
            return self.promote(ty);
        }
        // Where a standard type has the width, it is that one.
        for (kind, unsigned) in [
            (IntKind::Long, IntKind::ULong),
            (IntKind::LongLong, IntKind::ULongLong),
        ] {
            if self.target.width(kind) == width {
                return Ty::int(if shape.signed { kind } else { unsigned });
            }
        }
        self.intern(TyKind::Bits {
            width: width as u8,
            signed: shape.signed,
        })
    }

    /// Whether the type that a bit-field promotes to is a matter of reading: GCC and Clang differ.
    pub fn promotes_openly(&self, ty: Ty, width: u32) -> bool {
        let wide = width > self.target.width(IntKind::Int);
        wide && self.int_shape(ty).is_some_and(|shape| width < shape.width)
    }

    /// The type that `_Generic` sees of a bit-field (6.5.1.1p2 does not say): the declared one, or for GCC one of the
    /// field's own width, which is a standard type if one has that width.
    pub fn bitfield_type(&mut self, ty: Ty, width: u32) -> Ty {
        let Some(shape) = self.int_shape(ty) else {
            return ty;
        };
        if self.target.bitfield_promotion == BitfieldPromotion::DeclaredType || width == shape.width
        {
            return ty;
        }
        for (kind, unsigned) in [
            (IntKind::SChar, IntKind::UChar),
            (IntKind::Short, IntKind::UShort),
            (IntKind::Int, IntKind::UInt),
            (IntKind::Long, IntKind::ULong),
            (IntKind::LongLong, IntKind::ULongLong),
        ] {
            if self.target.width(kind) == width {
                return Ty::int(if shape.signed { kind } else { unsigned });
            }
        }
        self.intern(TyKind::Bits {
            width: width as u8,
            signed: shape.signed,
        })
    }

    /// The usual arithmetic conversions (6.3.1.8) on promoted or unpromoted arithmetic types.
    #[inline]
    pub fn usual(&self, a: Ty, b: Ty) -> Ty {
        match a == b && self.promote(a) == a {
            true => a,
            false => self.find_usual(a, b),
        }
    }

    fn find_usual(&self, a: Ty, b: Ty) -> Ty {
        if let TyKind::Float(x) = self.kind(a) {
            return match self.kind(b) {
                TyKind::Float(y) => Ty::float(x.max(y)),
                _ => a,
            };
        }
        if let TyKind::Float(_) = self.kind(b) {
            return b;
        }
        let (a, b) = (self.promote(a), self.promote(b));
        if a == b {
            return a;
        }
        match (self.kind(a), self.kind(b)) {
            (TyKind::Int(x), TyKind::Int(y)) => Ty::int(self.usual_int(x, y)),
            // GCC ranks its odd-width types by width; at equal width the standard type wins.
            _ => {
                let (Some(x), Some(y)) = (self.int_shape(a), self.int_shape(b)) else {
                    return a;
                };
                if x.width != y.width {
                    if x.width > y.width { a } else { b }
                } else if x.signed {
                    b
                } else {
                    a
                }
            }
        }
    }

    fn usual_int(&self, x: IntKind, y: IntKind) -> IntKind {
        let (sx, sy) = (self.target.is_signed(x), self.target.is_signed(y));
        if sx == sy {
            return if self.rank(x) >= self.rank(y) { x } else { y };
        }
        let (signed, unsigned) = if sx { (x, y) } else { (y, x) };
        if self.rank(unsigned) >= self.rank(signed) {
            unsigned
        } else if self.target.width(signed) > self.target.width(unsigned) {
            signed
        } else {
            Types::unsigned_of(signed)
        }
    }

    /// Array to pointer, function to pointer (6.3.2.1p3-4); qualifiers are dropped.
    #[inline]
    pub fn decay(&mut self, qty: QTy) -> Ty {
        if qty.ty.is_basic() {
            return qty.ty;
        }
        self.find_decayed(qty)
    }

    fn find_decayed(&mut self, qty: QTy) -> Ty {
        match self.kind(qty.ty) {
            TyKind::Array(elem, _) => self.pointer(elem.with(qty.quals)),
            TyKind::Function(_) => self.pointer(QTy::plain(qty.ty)),
            _ => qty.ty,
        }
    }

    /// The default argument promotions (6.5.2.2p6).
    pub fn default_promote(&self, ty: Ty) -> Ty {
        match self.kind(ty) {
            TyKind::Float(FloatKind::Float) => Ty::DOUBLE,
            _ => self.promote(ty),
        }
    }

    // -- compatibility (6.2.7) ----------------------------------------------------------------

    /// Whether two qualified types are compatible. Records and enums of different translation units are
    /// compared by identity here; the checker maps same-named ones onto each other.
    pub fn compatible_q(&self, a: QTy, b: QTy) -> bool {
        let free = Quals::MAY_ALIAS;
        a.quals.without(free) == b.quals.without(free) && self.compatible(a.ty, b.ty)
    }

    /// Whether two types are compatible (6.2.7), qualifiers aside.
    pub fn compatible(&self, a: Ty, b: Ty) -> bool {
        if a == b {
            return true;
        }
        match (self.kind(a), self.kind(b)) {
            (TyKind::Enum(e), TyKind::Int(k)) | (TyKind::Int(k), TyKind::Enum(e)) => {
                self.enum_int(e) == k
            }
            (TyKind::Record(x), TyKind::Record(y)) => self.one_record(x) == self.one_record(y),
            (TyKind::Enum(x), TyKind::Enum(y)) => {
                let one = |id: EnumId| self.same_enums.get(&id).copied().unwrap_or(id);
                one(x) == one(y)
            }
            (TyKind::Pointer(x), TyKind::Pointer(y)) => self.compatible_q(x, y),
            (TyKind::Array(x, m), TyKind::Array(y, n)) => {
                self.compatible_q(x, y)
                    && match (m, n) {
                        (Len::Fixed(m), Len::Fixed(n)) => m == n,
                        _ => true,
                    }
            }
            (TyKind::Function(f), TyKind::Function(g)) => {
                self.compatible_sigs(self.sig(f), self.sig(g))
            }
            _ => false,
        }
    }

    fn compatible_sigs(&self, f: &FnSig, g: &FnSig) -> bool {
        let atomic = Quals::ATOMIC;
        if !self.compatible_q(f.ret.only(atomic), g.ret.only(atomic)) {
            return false;
        }
        match (f.prototype, g.prototype) {
            (true, true) => {
                f.variadic == g.variadic
                    && f.params.len() == g.params.len()
                    && f.params
                        .iter()
                        .zip(g.params.iter())
                        .all(|(a, b)| self.compatible_q(a.only(atomic), b.only(atomic)))
            }
            (false, false) => true,
            (true, false) => self.survives_default_promotion(f),
            (false, true) => self.survives_default_promotion(g),
        }
    }

    fn survives_default_promotion(&self, sig: &FnSig) -> bool {
        !sig.variadic
            && sig
                .params
                .iter()
                .all(|p| self.compatible(self.default_promote(p.ty), p.ty))
    }

    /// The same type, where the function that it is, points to or has elements that point to promises more. `None` if
    /// there is no such function, or if that cannot be told.
    pub fn promising(&mut self, ty: Ty, more: Promises) -> Option<Ty> {
        Some(match self.kind(ty) {
            TyKind::Pointer(to) => {
                let ty = self.promising(to.ty, more)?;
                self.pointer(QTy { ty, ..to })
            }
            TyKind::Array(elem, len) => {
                let ty = self.promising(elem.ty, more)?;
                self.array(QTy { ty, ..elem }, len)
            }
            TyKind::Function(f) => {
                let sig = self.sig(f).clone();
                let promises = sig.promises.and(more)?;
                self.function(FnSig { promises, ..sig })
            }
            _ => return None,
        })
    }

    /// The composite of two compatible types (6.2.7p3), as far as it matters: known array lengths
    /// and prototypes win.
    pub fn composite(&mut self, a: Ty, b: Ty) -> Ty {
        if a == b {
            return a;
        }
        match (self.kind(a), self.kind(b)) {
            (TyKind::Array(x, m), TyKind::Array(y, n)) => {
                let elem = QTy {
                    ty: self.composite(x.ty, y.ty),
                    quals: x.quals,
                };
                let len = match (m, n) {
                    (Len::Fixed(_), _) => m,
                    (_, Len::Fixed(_)) => n,
                    (Len::Variable(_), _) => m,
                    _ => n,
                };
                self.array(elem, len)
            }
            (TyKind::Pointer(x), TyKind::Pointer(y)) => {
                let to = QTy {
                    ty: self.composite(x.ty, y.ty),
                    quals: x.quals,
                };
                self.pointer(to)
            }
            (TyKind::Function(f), TyKind::Function(g)) => {
                let (f, g) = (self.sig(f).clone(), self.sig(g).clone());
                match (f.prototype, g.prototype) {
                    (true, false) => a,
                    (false, true) => b,
                    (false, false) => a,
                    (true, true) => {
                        let ret = QTy {
                            ty: self.composite(f.ret.ty, g.ret.ty),
                            quals: f.ret.quals,
                        };
                        let params = f
                            .params
                            .iter()
                            .zip(g.params.iter())
                            .map(|(p, q)| QTy {
                                ty: self.composite(p.ty, q.ty),
                                quals: p.quals,
                            })
                            .collect();
                        self.function(FnSig {
                            ret,
                            params,
                            variadic: f.variadic,
                            prototype: true,
                            promises: f.promises.and(g.promises).unwrap_or(f.promises),
                        })
                    }
                }
            }
            (TyKind::Enum(_), TyKind::Int(_)) => a,
            (TyKind::Int(_), TyKind::Enum(_)) => b,
            _ => a,
        }
    }
}
