//! Effective types (6.5p6, p7): which scalar types may access which objects.
//!
//! Scalar types fall into classes: types of one class may access each other's objects. Signedness and
//! qualifiers do not count; character types may access everything. Pointers are of one class if they lead,
//! over as many levels, to types of one class. That is wider than the text, where `int *` and `const int *`
//! are two types and an object of one must not be accessed as the other; no compiler tells them apart.
//!
//! A member is one of a structure or union that is there (6.5.2.3p4): `p->m` must not access an object that is
//! part of another one, even if the scalars are of one class. Compilers rely on that: they take `a->x` and
//! `b->x` for different objects where neither structure has the other in it. What has no structure around it,
//! such as an array of scalars, may be looked at by way of one that is not larger than the object. Bit-fields are a
//! class of their own: their storage is no object of the type that they are declared with (6.7.2.1p9, p10).
//!
//! A character that is a member (`p->c`) accesses all by 6.5p7, but there is no such member where something else lies
//! (6.5.2.3p4), and compilers take it for a part of its structure like any other. Allocated memory that characters were
//! stored to has no effective type by the letter of 6.5p6; that compilers know better is a kind of its own.
//!
//! Two structures of a union may be looked at by way of each other only where the way goes through the union
//! (6.5.2.3p3). A common initial sequence may be read by the letter of 6.5.2.3p6 wherever the union is visible;
//! compilers do not know that rule for pointers to the structures, so it is a kind of its own.
//!
//! A program can only go wrong if it converts pointers from one class to another, passes them without a prototype,
//! has them in a union, or takes the address of a structure in a union, so that most programs need not be watched ([`Suspicions`]).

use cassay_lang::tree::{FloatKind, IntKind, RecordId, RecordKind};
use cassay_lang::types::{QTy, Ty, TyKind, Types};
use rustc_hash::FxHashMap;

/// A class. Those below [`POINTERS`] are [`crate::code::CLASSES`].
pub type Class = u16;

/// Accesses by character types; objects that have no effective type.
pub const ANY: Class = 0;
/// Objects of character type.
pub const CHAR: Class = 11;
/// Bit-fields.
pub const BITS: Class = 12;
/// Allocated bytes that were stored as characters that are members of a structure: they have no effective type by the
/// letter (6.5p6), and are that structure's to compilers.
pub const MEMBER_CHAR: Class = 13;
/// The same of members of a union.
pub const UNION_CHAR: Class = 14;
/// The first class of pointers.
pub const POINTERS: Class = 16;
/// Pointers to what the program never accesses a pointer to.
pub const OTHER_POINTER: Class = Class::MAX;

/// How an access looks at an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct View {
    pub class: Class,
    pub around: Around,
    /// Of what copies or reads a structure or union as a whole: its number, see [`Suspicions::copied`], or 0.
    pub copied: u16,
}

/// What an lvalue is a part of, or the whole of, as numbers of types in [`Suspicions`], or 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Hash)]
pub struct Around {
    /// The structure or union that a pointer leads to.
    pub record: u16,
    /// The structure that is the member of a union, of the innermost if there are several.
    pub member: u16,
    /// The array that a pointer leads to.
    pub array: u16,
}

/// A structure or union that is copied or read as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Copied {
    /// The number of its type.
    pub whole: u16,
    /// What it is assigned to; nothing where it is read only, or initialises an object.
    pub target: Option<Around>,
}

/// What pointers of one class have in common.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Form {
    /// From the outside in, pointers as 1, arrays behind a pointer as 0, after a leading 1.
    levels: u64,
    end: End,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum End {
    Void,
    Function,
    Scalar(Class),
    Record(RecordId),
    Other,
}

/// Why a program is watched, and the classes of its pointers.
#[derive(Clone, Debug, Default)]
pub struct Suspicions {
    /// Pointers are converted from one class to another.
    pub types: bool,
    /// Pointers to volatile objects are converted to others.
    pub volatile: bool,
    /// Pointers are based on restrict-qualified ones.
    pub restrict: bool,
    /// Some of these make promises for as long as the program runs.
    pub restrict_whole: bool,
    /// Objects are looked at as characters, and characters are copied.
    as_characters: bool,
    copies_characters: bool,
    pointers: FxHashMap<Form, Class>,
    /// A type of each of these classes.
    examples: Vec<Ty>,
    /// Structures and unions that are accessed by way of pointers.
    records: Vec<Ty>,
    numbers: FxHashMap<Ty, u16>,
    copies: Vec<Copied>,
    copy_numbers: FxHashMap<Copied, u16>,
}

impl Suspicions {
    pub fn any(&self) -> bool {
        self.types || self.volatile || self.restrict || self.as_characters && self.copies_characters
    }

    /// The class in which an object of this type is accessed; character types access any.
    pub fn accessed_as(&mut self, types: &Types, ty: Ty) -> Class {
        if let TyKind::Pointer(_) = types.kind(ty) {
            let form = form(types, ty);
            if let Some(&known) = self.pointers.get(&form) {
                return known;
            }
            let room = (OTHER_POINTER - POINTERS) as usize;
            if self.examples.len() >= room {
                return ANY;
            }
            let class = POINTERS + self.examples.len() as Class;
            self.examples.push(ty);
            self.pointers.insert(form, class);
            return class;
        }
        match scalar_class(types, ty) {
            CHAR => ANY,
            class => class,
        }
    }

    /// The number of a structure, union or array; there is none if there are too many of them.
    pub fn number_of(&mut self, types: &Types, ty: Ty) -> u16 {
        let one = match types.kind(ty) {
            TyKind::Record(id) => Some(types.one_record(id)).filter(|one| *one != id),
            TyKind::Array(..) => None,
            _ => return 0,
        };
        let ty = one
            .and_then(|one| types.find(TyKind::Record(one)))
            .unwrap_or(ty);
        if let Some(&known) = self.numbers.get(&ty) {
            return known;
        }
        let Ok(number) = u16::try_from(self.records.len() + 1) else {
            return 0;
        };
        self.records.push(ty);
        self.numbers.insert(ty, number);
        number
    }

    /// The number of a copy; there is none if there are too many of them.
    pub fn copy(&mut self, copied: Copied) -> u16 {
        if let Some(&known) = self.copy_numbers.get(&copied) {
            return known;
        }
        let Ok(number) = u16::try_from(self.copies.len() + 1) else {
            return 0;
        };
        self.copies.push(copied);
        self.copy_numbers.insert(copied, number);
        number
    }

    /// The copy of a number.
    pub fn copied(&self, number: u16) -> Option<Copied> {
        self.copies
            .get(usize::from(number).checked_sub(1)?)
            .copied()
    }

    /// The structure, union or array of a number.
    pub fn record(&self, number: u16) -> Option<Ty> {
        self.records
            .get(usize::from(number).checked_sub(1)?)
            .copied()
    }

    /// The class of an object.
    pub fn class_of(&self, types: &Types, ty: Ty) -> Class {
        match types.kind(ty) {
            TyKind::Pointer(_) => {
                let known = self.pointers.get(&form(types, ty));
                known.copied().unwrap_or(OTHER_POINTER)
            }
            _ => scalar_class(types, ty),
        }
    }

    /// The class in words; pointer types are described by the caller.
    pub fn name(&self, class: Class, describe: impl Fn(Ty) -> String) -> String {
        match class {
            CHAR => "char".into(),
            BITS => "a bit-field".into(),
            OTHER_POINTER => "another pointer".into(),
            POINTERS.. => {
                let example = self.examples.get(usize::from(class - POINTERS));
                example.map_or_else(|| "pointer".into(), |ty| describe(*ty))
            }
            _ => crate::code::class_name(class as u8).into(),
        }
    }

    /// A pointer is converted; `fresh`: memory just allocated.
    pub fn converted(&mut self, types: &Types, from: Ty, to: Ty, fresh: bool) {
        let (Some(from), Some(to)) = (types.pointee(from), types.pointee(to)) else {
            return;
        };
        self.volatile |= is_volatile(types, from) && !is_volatile(types, to);
        // An array may be larger than what is there.
        let grows = from.ty != to.ty && matches!(types.kind(to.ty), TyKind::Array(..));
        self.types |= !fresh && (grows || leads_astray(types, from.ty, to.ty));
        let is_character = |ty| scalar_class(types, element(types, ty)) == CHAR;
        self.as_characters |= is_character(to.ty) && !is_character(from.ty);
    }

    /// Bytes are copied from where the one pointer points to where the other one does.
    pub fn copies(&mut self, types: &Types, from: Ty, to: Ty) {
        if let (Some(from), Some(to)) = (types.pointee(from), types.pointee(to)) {
            self.types |= leads_astray(types, from.ty, to.ty);
        }
    }

    /// A character is copied.
    pub fn copies_character(&mut self) {
        self.copies_characters = true;
    }

    /// A pointer goes to a function that may take it for another type: there is no prototype.
    pub fn passes_unseen(&mut self) {
        self.types = true;
    }

    /// The address of a structure in a union is taken.
    pub fn points_into_union(&mut self) {
        self.types = true;
    }

    /// A member of a union is accessed: with a pointer in it, that may be one of another type.
    pub fn accesses_union(&mut self, types: &Types, ty: Ty) {
        self.types = self.types || has_pointer(types, ty);
    }

    /// An integer is converted to a pointer.
    pub fn converts_integer(&mut self) {
        self.types = true;
    }
}

/// Whether a pointer to the second type may point to what the first type does not promise.
fn leads_astray(types: &Types, from: Ty, to: Ty) -> bool {
    let (from, to) = (element(types, from), element(types, to));
    // Nothing is accessed as `void`, a function, or an incomplete type; characters access all.
    let accessed = !matches!(types.kind(to), TyKind::Void | TyKind::Function(_))
        && scalar_class(types, to) != CHAR;
    // What is said about pointers may be forgotten where they are copied as bytes.
    let forgets = matches!(types.kind(from), TyKind::Pointer(_)) && !accessed;
    forgets || accessed && form(types, from) != form(types, to)
}

fn is_volatile(types: &Types, q: QTy) -> bool {
    let mut q = q;
    loop {
        if q.is_volatile() {
            return true;
        }
        match types.kind(q.ty) {
            TyKind::Array(elem, _) => q = elem,
            _ => return false,
        }
    }
}

/// The innermost element of an array; another type itself.
pub fn element(types: &Types, ty: Ty) -> Ty {
    let mut ty = ty;
    while let TyKind::Array(elem, _) = types.kind(ty) {
        ty = elem.ty;
    }
    ty
}

fn form(types: &Types, ty: Ty) -> Form {
    let (mut levels, mut ty) = (1u64, ty);
    loop {
        match types.kind(ty) {
            TyKind::Pointer(to) => {
                levels = levels << 1 | 1;
                ty = to.ty;
            }
            TyKind::Array(elem, _) => {
                levels <<= 1;
                ty = elem.ty;
            }
            _ => {
                let end = end(types, ty);
                return Form { levels, end };
            }
        }
    }
}

fn end(types: &Types, ty: Ty) -> End {
    match types.kind(ty) {
        TyKind::Void => End::Void,
        TyKind::Function(_) => End::Function,
        TyKind::Record(id) => End::Record(types.one_record(id)),
        TyKind::Pointer(_) => End::Other,
        _ => match scalar_class(types, ty) {
            ANY => End::Other,
            class => End::Scalar(class),
        },
    }
}

/// A scalar that may lie at a place in an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scalar {
    pub ty: Ty,
    /// Where it begins.
    pub offset: u64,
    pub volatile: bool,
    /// Bit-fields share bytes, so nothing is said of them but that they are there.
    pub bits: bool,
}

/// The scalars of an object of this type that may lie around an offset: none in padding, several in a
/// union and where bit-fields meet.
pub fn scalars_at(types: &Types, declared: QTy, offset: u64) -> Vec<Scalar> {
    let mut found = Vec::new();
    let mut work = vec![(declared, 0, declared.is_volatile())];
    while let Some((q, base, volatile)) = work.pop() {
        let volatile = volatile || q.is_volatile();
        match types.kind(q.ty) {
            TyKind::Array(elem, _) => {
                if let Some(size) = types.size(elem.ty).filter(|size| *size > 0) {
                    work.push((elem, offset - (offset - base) % size, volatile));
                }
            }
            TyKind::Record(id) => {
                let fields = types.record_layout(id).map_or(&[][..], |l| &l.fields);
                for field in fields {
                    let start = base + field.offset;
                    if let Some(bits) = field.bits {
                        let bytes = base + bits.start / 8
                            ..base + (bits.start + u64::from(bits.width)).div_ceil(8);
                        if bytes.contains(&offset) {
                            found.push(Scalar {
                                ty: field.ty.ty,
                                offset: start,
                                volatile: false,
                                bits: true,
                            });
                        }
                        continue;
                    }
                    let size = types.size(field.ty.ty).unwrap_or(u64::MAX - start);
                    if (start..start + size).contains(&offset) {
                        work.push((field.ty, start, volatile));
                    }
                }
            }
            TyKind::VaList => {}
            _ => found.push(Scalar {
                ty: q.ty,
                offset: base,
                volatile,
                bits: false,
            }),
        }
    }
    found
}

/// The structures and unions of an object of this type that have a part at an offset, from the outside in.
pub fn records_at(types: &Types, declared: Ty, offset: u64) -> Vec<Ty> {
    let mut found = Vec::new();
    let mut work = vec![(declared, 0)];
    while let Some((ty, base)) = work.pop() {
        match types.kind(ty) {
            TyKind::Array(elem, _) => {
                if let Some(size) = types.size(elem.ty).filter(|size| *size > 0) {
                    work.push((elem.ty, offset - (offset - base) % size));
                }
            }
            TyKind::Record(id) => {
                found.push(ty);
                let fields = types.record_layout(id).map_or(&[][..], |l| &l.fields);
                for field in fields.iter().filter(|field| field.bits.is_none()) {
                    let start = base + field.offset;
                    // An array without a length may go on to the end.
                    let size = types.size(field.ty.ty).unwrap_or(u64::MAX - start);
                    if (start..start + size).contains(&offset) {
                        work.push((field.ty.ty, start));
                    }
                }
            }
            _ => {}
        }
    }
    found
}

/// Whether an object of the first type is one of the second, or has one in it.
pub fn has_record(types: &Types, outer: Ty, inner: Ty) -> bool {
    let mut work = vec![outer];
    while let Some(ty) = work.pop() {
        let ty = element(types, ty);
        if let TyKind::Record(id) = types.kind(ty) {
            if types.compatible(ty, inner) {
                return true;
            }
            let fields = types.record_layout(id).map_or(&[][..], |l| &l.fields);
            work.extend(fields.iter().map(|field| field.ty.ty));
        }
    }
    false
}

/// Whether there are scalars of one of these classes in objects of a type.
pub fn has_class(suspicions: &Suspicions, types: &Types, ty: Ty, classes: &[Class]) -> bool {
    let mut work = vec![ty];
    while let Some(ty) = work.pop() {
        let ty = element(types, ty);
        match types.kind(ty) {
            TyKind::Record(id) => {
                let fields = types.record_layout(id).map_or(&[][..], |l| &l.fields);
                for field in fields {
                    match field.bits {
                        Some(_) if classes.contains(&BITS) => return true,
                        Some(_) => {}
                        None => work.push(field.ty.ty),
                    }
                }
            }
            _ if classes.contains(&suspicions.class_of(types, ty)) => return true,
            _ => {}
        }
    }
    false
}

/// Whether the objects of a type have unions of several members in them.
pub fn has_union(types: &Types, ty: Ty) -> bool {
    let mut work = vec![ty];
    while let Some(ty) = work.pop() {
        let ty = element(types, ty);
        if let TyKind::Record(id) = types.kind(ty) {
            let fields = types.record_layout(id).map_or(&[][..], |l| &l.fields);
            if types.is_union(ty) && fields.len() > 1 {
                return true;
            }
            work.extend(fields.iter().map(|field| field.ty.ty));
        }
    }
    false
}

/// Whether a type is a pointer, or has one in it.
fn has_pointer(types: &Types, ty: Ty) -> bool {
    let mut work = vec![ty];
    while let Some(ty) = work.pop() {
        let ty = element(types, ty);
        match types.kind(ty) {
            TyKind::Pointer(_) => return true,
            TyKind::Record(id) => {
                let fields = types.record_layout(id).map_or(&[][..], |l| &l.fields);
                work.extend(fields.iter().map(|field| field.ty.ty));
            }
            _ => {}
        }
    }
    false
}

/// Whether two structures begin with members of compatible types (6.5.2.3p6).
pub fn begin_alike(types: &Types, one: Ty, other: Ty) -> bool {
    let first = |ty| match types.kind(ty) {
        TyKind::Record(id) => types.record_layout(id).and_then(|l| l.fields.first()),
        _ => None,
    };
    match (first(one), first(other)) {
        (Some(a), Some(b)) => {
            let width = |bits: Option<cassay_lang::layout::BitRange>| bits.map(|b| b.width);
            types.compatible(a.ty.ty, b.ty.ty) && width(a.bits) == width(b.bits)
        }
        _ => false,
    }
}

/// Whether a union has members of both types.
pub fn unites(types: &Types, union: RecordId, one: Ty, other: Ty) -> bool {
    let is_union = types
        .record(union)
        .is_some_and(|r| r.kind == RecordKind::Union);
    let fields = types.record_layout(union).map_or(&[][..], |l| &l.fields);
    let has = |wanted: Ty| {
        let mut members = fields.iter().map(|field| element(types, field.ty.ty));
        members.any(|ty| types.compatible(ty, wanted))
    };
    is_union && has(one) && has(other)
}

/// The class of an access by an lvalue of this type, see [`crate::code::CLASSES`]; 0 for characters and what has none.
pub(crate) fn access_class(types: &Types, ty: Ty) -> u8 {
    match types.kind(ty) {
        TyKind::Pointer(_) => 10,
        _ => match scalar_class(types, ty) {
            ANY | CHAR => 0,
            class => class as u8,
        },
    }
}

/// The class of an arithmetic type.
pub(crate) fn scalar_class(types: &Types, ty: Ty) -> Class {
    let kind = match types.kind(ty) {
        TyKind::Int(kind) => kind,
        TyKind::Enum(id) => types.enum_int(id),
        TyKind::Float(FloatKind::Float) => return 7,
        TyKind::Float(FloatKind::Double) => return 8,
        TyKind::Float(FloatKind::LongDouble) => return 9,
        _ => return ANY,
    };
    match kind {
        IntKind::Char | IntKind::SChar | IntKind::UChar => CHAR,
        IntKind::Bool => 1,
        IntKind::Short | IntKind::UShort => 2,
        IntKind::Int | IntKind::UInt => 3,
        IntKind::Long | IntKind::ULong => 4,
        IntKind::LongLong | IntKind::ULongLong => 5,
        IntKind::Int128 | IntKind::UInt128 => 6,
    }
}
