//! The types of generated programs: small numbers behind which the generator knows the structure.

use cassay_lang::tree::*;
use cassay_lang::{Symbol, Target};
use rustc_hash::FxHashMap;

/// A type, unqualified.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ty(u32);

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Shape {
    Int(IntKind),
    /// To a type with qualifiers.
    Pointer(Ty, Quals),
    Array(Ty, u32),
    /// Index into [`Types::records`].
    Record(u32),
    /// A pointer to a function with this signature; index into [`Types::signatures`].
    Function(u32),
}

/// A struct or union.
#[derive(Clone, Debug)]
pub struct RecordInfo {
    pub id: RecordId,
    pub kind: RecordKind,
    pub packed: bool,
    /// The members that have names, in order.
    pub members: Vec<Member>,
    /// Printed once, by this declaration.
    pub decl: DeclId,
    /// Members, from the first on, that programs access: of a union whose members do not all give
    /// a meaning to each other's bytes it is the first alone.
    pub open: usize,
    /// Size in bytes if every bit is part of a value and any bits are a value: then its bytes may be
    /// read as another such type.
    pub dense: Option<u32>,
    /// Something in it is const or volatile.
    pub inside: Quals,
    /// Scalars in it.
    pub scalars: u32,
}

impl RecordInfo {
    /// The members that programs name.
    pub fn accessible(&self) -> &[Member] {
        &self.members[..self.open]
    }

    /// Whether a member's address may be taken. Pointers into packed records may be misaligned; and
    /// through a pointer a union's bytes may be read by the type they were stored with only.
    pub fn is_addressable(&self, member: &Member) -> bool {
        let whole = match self.kind {
            RecordKind::Struct => !self.packed,
            RecordKind::Union => self.open == 1,
        };
        whole && member.bits.is_none()
    }
}

#[derive(Clone, Copy, Debug)]
pub struct Member {
    pub name: Symbol,
    pub ty: Ty,
    pub quals: Quals,
    /// Width of a bit-field.
    pub bits: Option<u8>,
}

/// What a function takes and gives. `None`: void.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Signature {
    pub result: Option<Ty>,
    pub params: Vec<Ty>,
}

/// All types of a program.
#[derive(Default)]
pub struct Types {
    shapes: Vec<Shape>,
    index: FxHashMap<Shape, Ty>,
    pub records: Vec<RecordInfo>,
    pub signatures: Vec<Signature>,
    trees: FxHashMap<(Ty, Quals), TypeId>,
    /// `__int128` under a name, signed and unsigned, once it is used: strict C has no such type.
    pub wide: [Option<DeclId>; 2],
}

impl Types {
    pub fn of(&mut self, shape: Shape) -> Ty {
        if let Some(&ty) = self.index.get(&shape) {
            return ty;
        }
        let ty = Ty(self.shapes.len() as u32);
        self.shapes.push(shape);
        self.index.insert(shape, ty);
        ty
    }

    pub fn int(&mut self, kind: IntKind) -> Ty {
        self.of(Shape::Int(kind))
    }

    pub fn shape(&self, ty: Ty) -> Shape {
        self.shapes[ty.0 as usize]
    }

    pub fn signature(&mut self, signature: Signature) -> u32 {
        if let Some(at) = self.signatures.iter().position(|s| *s == signature) {
            return at as u32;
        }
        self.signatures.push(signature);
        self.signatures.len() as u32 - 1
    }

    /// The type in the program's tree.
    pub fn tree(&mut self, p: &mut Program, ty: Ty, quals: Quals) -> TypeId {
        if let Some(&id) = self.trees.get(&(ty, quals)) {
            return id;
        }
        let kind = match self.shape(ty) {
            Shape::Int(kind @ (IntKind::Int128 | IntKind::UInt128)) => {
                TypeKind::Typedef(self.wide_name(p, kind))
            }
            Shape::Int(kind) => TypeKind::Int(kind),
            Shape::Pointer(to, quals) => TypeKind::Pointer(self.tree(p, to, quals)),
            Shape::Array(elem, n) => {
                // The qualifiers of an array are those of its elements.
                let elem = self.tree(p, elem, quals);
                let len = ArrayLen::Expr(p.int(n.into()));
                let param = ArrayParam::default();
                let id = p.ty(TypeKind::Array { elem, len, param });
                if !self.has_parameters(ty) {
                    self.trees.insert((ty, quals), id);
                }
                return id;
            }
            Shape::Record(r) => TypeKind::Record(self.records[r as usize].id),
            Shape::Function(signature) => {
                let function = self.function(p, signature);
                TypeKind::Pointer(function)
            }
        };
        let id = p.qualified(kind, quals);
        if !self.has_parameters(ty) {
            self.trees.insert((ty, quals), id);
        }
        id
    }

    /// Whether parameters of functions are declared where a type is written: each time others, as the text is read.
    fn has_parameters(&self, ty: Ty) -> bool {
        match self.shape(ty) {
            Shape::Function(_) => true,
            Shape::Array(to, _) | Shape::Pointer(to, _) => self.has_parameters(to),
            Shape::Int(_) | Shape::Record(_) => false,
        }
    }

    /// The type of functions with a signature, parameters unnamed.
    fn function(&mut self, p: &mut Program, signature: u32) -> TypeId {
        let signature = self.signatures[signature as usize].clone();
        let ret = match signature.result {
            Some(ty) => self.tree(p, ty, Quals::NONE),
            None => p.ty(TypeKind::Void),
        };
        let params: Vec<DeclId> = signature
            .params
            .iter()
            .map(|&ty| {
                let ty = self.tree(p, ty, Quals::NONE);
                p.param(None, ty)
            })
            .collect();
        let params = Params::List(p.list(&params));
        p.ty(TypeKind::Function {
            ret,
            params,
            variadic: false,
        })
    }

    fn wide_name(&mut self, p: &mut Program, kind: IntKind) -> DeclId {
        let (at, name) = match kind {
            IntKind::Int128 => (0, "i128"),
            _ => (1, "u128"),
        };
        *self.wide[at].get_or_insert_with(|| {
            let ty = p.ty(TypeKind::Int(kind));
            p.decl(Some(name), DeclKind::Typedef { ty })
        })
    }

    /// Scalars in a type.
    pub fn scalars(&self, ty: Ty) -> u32 {
        match self.shape(ty) {
            Shape::Int(_) | Shape::Pointer(..) | Shape::Function(_) => 1,
            Shape::Array(elem, n) => self.scalars(elem).saturating_mul(n),
            Shape::Record(r) => self.records[r as usize].scalars,
        }
    }

    /// The record that a type is or is an array of.
    pub fn element_record(&self, ty: Ty) -> Option<u32> {
        match self.shape(ty) {
            Shape::Array(elem, _) => self.element_record(elem),
            Shape::Record(r) => Some(r),
            Shape::Int(_) | Shape::Pointer(..) | Shape::Function(_) => None,
        }
    }

    /// Whether a value of a type has a record in it, or a certain one. Pointers are not followed.
    pub fn holds(&self, ty: Ty, wanted: Option<u32>) -> bool {
        let Some(r) = self.element_record(ty) else {
            return false;
        };
        let accessible = self.records[r as usize].accessible();
        wanted.is_none_or(|w| w == r) || accessible.iter().any(|m| self.holds(m.ty, wanted))
    }

    /// Whether it is a pointer to functions, or an array of such pointers.
    pub fn is_callable(&self, ty: Ty) -> bool {
        match self.shape(ty) {
            Shape::Function(_) => true,
            Shape::Array(elem, _) => self.is_callable(elem),
            Shape::Int(_) | Shape::Pointer(..) | Shape::Record(_) => false,
        }
    }

    /// The integer kinds of all scalars inside a type, as a set of bits; bit 15 for anything else.
    pub fn classes(&self, ty: Ty) -> u32 {
        match self.shape(ty) {
            Shape::Int(kind) => 1 << kind as u32,
            Shape::Pointer(..) | Shape::Function(_) => 1 << 15,
            Shape::Array(elem, _) => self.classes(elem),
            Shape::Record(r) => self.records[r as usize]
                .members
                .iter()
                .fold(1 << 15, |set, m| set | self.classes(m.ty)),
        }
    }
}

/// The integer promotions (6.3.1.1p2).
pub fn promote(target: &Target, kind: IntKind) -> IntKind {
    match kind {
        IntKind::Bool | IntKind::Char | IntKind::SChar | IntKind::UChar | IntKind::Short => {
            IntKind::Int
        }
        IntKind::UShort if target.short.size < target.int.size => IntKind::Int,
        IntKind::UShort => IntKind::UInt,
        kind => kind,
    }
}

/// The usual arithmetic conversions (6.3.1.8).
pub fn common(target: &Target, a: IntKind, b: IntKind) -> IntKind {
    let (a, b) = (promote(target, a), promote(target, b));
    // From `Int` on kinds are declared in the order of their rank, signed before unsigned.
    let (low, high) = if a < b { (a, b) } else { (b, a) };
    if target.is_signed(low) || !target.is_signed(high) {
        return high;
    }
    // An unsigned type below a signed one: the signed one if it has all its values.
    if target.width(high) > target.width(low) {
        high
    } else {
        unsigned(high)
    }
}

/// The unsigned type of the same rank.
pub fn unsigned(kind: IntKind) -> IntKind {
    match kind {
        IntKind::Char | IntKind::SChar => IntKind::UChar,
        IntKind::Short => IntKind::UShort,
        IntKind::Int => IntKind::UInt,
        IntKind::Long => IntKind::ULong,
        IntKind::LongLong => IntKind::ULongLong,
        IntKind::Int128 => IntKind::UInt128,
        kind => kind,
    }
}

/// The largest value of a kind that fits in 128 bits with a sign.
pub fn max(target: &Target, kind: IntKind) -> i128 {
    let width = target.width(kind).min(127);
    if kind == IntKind::Bool {
        1
    } else if target.is_signed(kind) {
        i128::MAX >> (128 - target.width(kind).max(2))
    } else {
        i128::MAX >> (127 - width)
    }
}

/// The smallest value of a kind.
pub fn min(target: &Target, kind: IntKind) -> i128 {
    if target.is_signed(kind) {
        -max(target, kind) - 1
    } else {
        0
    }
}

/// A value converted to a kind (6.3.1.3; modulo for signed kinds).
pub fn wrap(target: &Target, kind: IntKind, value: i128) -> i128 {
    if kind == IntKind::Bool {
        return i128::from(value != 0);
    }
    let shift = 128 - target.width(kind);
    if target.is_signed(kind) {
        value << shift >> shift
    } else {
        ((value as u128) << shift >> shift) as i128
    }
}
