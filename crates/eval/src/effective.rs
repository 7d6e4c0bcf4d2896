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
//! such as an array of scalars, may be looked at by way of one.
//!
//! A program can only go wrong if it converts pointers from one class to another, so that most programs
//! need not be watched ([`Suspicions`]).

use cassay_lang::tree::{FloatKind, IntKind, RecordId};
use cassay_lang::types::{QTy, Ty, TyKind, Types};
use rustc_hash::FxHashMap;

/// A class. Those below [`POINTERS`] are [`crate::code::CLASSES`].
pub type Class = u16;

/// Accesses by character types; objects that have no effective type.
pub const ANY: Class = 0;
/// Objects of character type.
pub const CHAR: Class = 11;
/// The first class of pointers.
pub const POINTERS: Class = 16;
/// Pointers to what the program never accesses a pointer to.
pub const OTHER_POINTER: Class = Class::MAX;

/// How an access looks at an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct View {
    pub class: Class,
    /// The structure or union that a pointer leads to, and of which it accesses a part: its number in
    /// [`Suspicions`], or 0.
    pub record: u16,
}

/// What pointers of one class have in common.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Form {
    levels: u32,
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
    numbers: FxHashMap<RecordId, u16>,
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

    /// The number of a structure or union; there is none if there are too many of them.
    pub fn number_of(&mut self, types: &Types, record: Ty) -> u16 {
        let TyKind::Record(id) = types.kind(record) else {
            return 0;
        };
        let id = types.one_record(id);
        if let Some(&known) = self.numbers.get(&id) {
            return known;
        }
        let Ok(number) = u16::try_from(self.records.len() + 1) else {
            return 0;
        };
        self.records.push(record);
        self.numbers.insert(id, number);
        number
    }

    /// The structure or union of a number.
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
        self.types |= !fresh && leads_astray(types, from.ty, to.ty);
        let is_character = |ty| scalar_class(types, element(types, ty)) == CHAR;
        self.as_characters |= is_character(to.ty) && !is_character(from.ty);
    }

    /// Bytes are copied from where the one pointer points to where the other one does.
    pub fn copied(&mut self, types: &Types, from: Ty, to: Ty) {
        if let (Some(from), Some(to)) = (types.pointee(from), types.pointee(to)) {
            self.types |= leads_astray(types, from.ty, to.ty);
        }
    }

    /// A character is copied.
    pub fn copies_character(&mut self) {
        self.copies_characters = true;
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

fn element(types: &Types, ty: Ty) -> Ty {
    let mut ty = ty;
    while let TyKind::Array(elem, _) = types.kind(ty) {
        ty = elem.ty;
    }
    ty
}

fn form(types: &Types, ty: Ty) -> Form {
    let (mut levels, mut ty) = (0, ty);
    loop {
        match types.kind(ty) {
            TyKind::Pointer(to) => {
                levels += 1;
                ty = to.ty;
            }
            TyKind::Array(elem, _) => ty = elem.ty,
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
