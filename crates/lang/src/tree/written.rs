//! Types as written: specifiers, declarators and qualifiers. What they mean is in [`crate::types`].

use super::*;

/// A type as written: a specifier or a declarator around another type.
#[derive(Clone, Copy, Debug)]
pub struct Type {
    /// What it is.
    pub kind: TypeKind,
    /// Its qualifiers.
    pub quals: Quals,
    /// Where it stands.
    pub span: Span,
}

/// What a type is, with its parts.
#[derive(Clone, Copy, Debug)]
pub enum TypeKind {
    /// `void`
    Void,
    /// An integer type.
    Int(IntKind),
    /// A floating type.
    Float(FloatKind),
    /// A pointer to a type.
    Pointer(TypeId),
    /// An array.
    Array {
        /// The type of its elements.
        elem: TypeId,
        /// How many there are.
        len: ArrayLen,
        /// What else is between the brackets.
        param: ArrayParam,
    },
    /// A function.
    Function {
        /// What it returns.
        ret: TypeId,
        /// Its parameters.
        params: Params,
        /// Whether `...` follows them.
        variadic: bool,
    },
    /// A struct or union.
    Record(RecordId),
    /// An enumeration.
    Enum(EnumId),
    /// A typedef name.
    Typedef(DeclId),
    /// GNU `typeof a`
    TypeofExpr(ExprId),
    /// GNU `typeof(type)`
    TypeofType(TypeId),
    /// `__builtin_va_list`
    VaList,
    /// `__auto_type`
    Auto,
    /// `_Complex double`, vectors, `_BitInt(7)`, decimal floats: read, not understood. As it is written.
    Unsupported(Symbol),
}

impl TypeKind {
    /// Whether it is a pointer, an array or a function: what a declarator makes of another type.
    pub fn is_derived(self) -> bool {
        matches!(
            self,
            TypeKind::Pointer(_) | TypeKind::Array { .. } | TypeKind::Function { .. }
        )
    }
}

closed! {
    /// The integer types (6.2.5), and GNU `__int128`.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, PartialOrd, Ord)]
    pub enum IntKind {
        /// `_Bool`
        Bool,
        /// `char`
        Char,
        /// `signed char`
        SChar,
        /// `unsigned char`
        UChar,
        /// `short`
        Short,
        /// `unsigned short`
        UShort,
        /// `int`
        Int,
        /// `unsigned int`
        UInt,
        /// `long`
        Long,
        /// `unsigned long`
        ULong,
        /// `long long`
        LongLong,
        /// `unsigned long long`
        ULongLong,
        /// `__int128`
        Int128,
        /// `unsigned __int128`
        UInt128,
    }
}

impl IntKind {
    /// The standard types and `char`, without `_Bool` (6.2.5p4 to p6).
    pub const STANDARD: &'static [IntKind] = IntKind::between(IntKind::Char, IntKind::ULongLong);

    /// Those from one to another, in the order of their numbers.
    pub const fn between(first: IntKind, last: IntKind) -> &'static [IntKind] {
        let (until, _) = IntKind::ALL.split_at(last as usize + 1);
        until.split_at(first as usize).1
    }

    /// The type's shortest spelling in C.
    pub fn name(self) -> &'static str {
        match self {
            IntKind::Bool => "_Bool",
            IntKind::Char => "char",
            IntKind::SChar => "signed char",
            IntKind::UChar => "unsigned char",
            IntKind::Short => "short",
            IntKind::UShort => "unsigned short",
            IntKind::Int => "int",
            IntKind::UInt => "unsigned int",
            IntKind::Long => "long",
            IntKind::ULong => "unsigned long",
            IntKind::LongLong => "long long",
            IntKind::ULongLong => "unsigned long long",
            IntKind::Int128 => "__int128",
            IntKind::UInt128 => "unsigned __int128",
        }
    }
}

closed! {
    /// The real floating types (6.2.5p10).
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, PartialOrd, Ord)]
    pub enum FloatKind {
        /// `float`
        Float,
        /// `double`
        Double,
        /// `long double`
        LongDouble,
    }
}

impl FloatKind {
    /// The type's spelling in C.
    pub fn name(self) -> &'static str {
        match self {
            FloatKind::Float => "float",
            FloatKind::Double => "double",
            FloatKind::LongDouble => "long double",
        }
    }
}

/// What stands between the brackets of an array declarator.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ArrayLen {
    /// `[]`
    None,
    /// `[a]`
    Expr(ExprId),
    /// `[*]`
    Star,
}

/// What may stand inside the outermost brackets of an array parameter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ArrayParam {
    /// `static`: at least so many elements are there.
    pub is_static: bool,
    /// Qualifiers of the pointer that the parameter becomes.
    pub quals: Quals,
}

/// The parameters of a function type.
#[derive(Clone, Copy, Debug)]
pub enum Params {
    /// `()`: no prototype.
    Unspecified,
    /// `(void)` is the empty list. Each is a [`DeclKind::Param`].
    List(List<DeclId>),
}

/// Type qualifiers as a set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Default, PartialOrd, Ord)]
pub struct Quals(pub u8);

impl Quals {
    /// No qualifier.
    pub const NONE: Quals = Quals(0);
    /// `const`
    pub const CONST: Quals = Quals(1);
    /// `volatile`
    pub const VOLATILE: Quals = Quals(2);
    /// `restrict`
    pub const RESTRICT: Quals = Quals(4);
    /// `_Atomic`
    pub const ATOMIC: Quals = Quals(8);
    /// GNU's `may_alias`, which typedefs and records have: objects may be accessed as such whatever their type is
    /// (6.5p7). No qualifier in a text; lvalues have it, and compatible types may differ in it.
    pub const MAY_ALIAS: Quals = Quals(16);

    /// Whether all of `other` are among them.
    pub fn contains(self, other: Quals) -> bool {
        self.0 & other.0 == other.0
    }

    /// The qualifiers of either.
    pub fn union(self, other: Quals) -> Quals {
        Quals(self.0 | other.0)
    }

    /// These but not those of `other`.
    pub fn without(self, other: Quals) -> Quals {
        Quals(self.0 & !other.0)
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The qualifiers as written. `_Atomic` comes first, so that no parenthesis follows it: that
    /// would make it the type specifier of 6.7.2.4.
    pub fn words(self) -> impl DoubleEndedIterator<Item = &'static str> {
        [
            (Quals::ATOMIC, "_Atomic"),
            (Quals::CONST, "const"),
            (Quals::VOLATILE, "volatile"),
            (Quals::RESTRICT, "restrict"),
        ]
        .into_iter()
        .filter(move |&(qual, _)| self.contains(qual))
        .map(|(_, word)| word)
    }
}

// ---------------------------------------------------------------------------------------------
// The program
