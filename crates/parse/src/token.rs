//! What the preprocessor hands to the parser.

use cassay_lang::{Interner, Span, Symbol};

/// A token after preprocessing (translation phase 6, before string concatenation).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token {
    /// Which token it is.
    pub kind: TokenKind,
    /// Where it stands; for what a macro made, where the outermost macro was invoked.
    pub span: Span,
}

/// Tokens of a translation unit (6.4p1), after preprocessing. Keywords are names still.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TokenKind {
    /// A keyword or an identifier; keywords are the symbols that [`Keyword`] interned first.
    Ident(Symbol),
    /// A preprocessing number, as spelled.
    Number(Symbol),
    /// A character constant, as spelled with prefix and quotes. The spelling may hold bytes that
    /// are not UTF-8: they are interned as Latin-1 (see [`spell`]).
    Char(Symbol),
    /// A string literal, likewise.
    Str(Symbol),
    /// A punctuator.
    Punct(Punct),
    /// `#pragma pack`, where it stood.
    Pack(PackPragma),
    /// `#pragma GCC target` and its like, where it stood.
    Options(OptionsPragma),
    /// A pragma without effect, where it stood.
    Pragma(Place),
    /// The end of the translation unit.
    Eof,
}

/// Where compilers let a pragma stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// Between declarations and statements.
    Between,
    /// Between declarations at file scope, or at the start of a block.
    Beginning,
}

/// What a `#pragma pack` does to the largest alignment that members of records get. `None` is no
/// limit: the target's own alignments.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PackPragma {
    /// `pack(n)`, `pack()`
    Set(Option<u8>),
    /// `pack(push, n)`, where `pack(push, 0)` is `Some(None)`; `pack(push)` changes nothing.
    Push(Option<Option<u8>>),
    /// `pack(pop)`; does nothing without a push.
    Pop,
}

/// What a pragma does to the options of the functions behind it, as gcc knows them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionsPragma {
    /// `push_options`
    Push,
    /// `pop_options`
    Pop,
    /// `reset_options`
    Reset,
    /// `target(…)`, `optimize(…)`
    Set {
        /// What stands behind `#pragma`.
        text: Symbol,
        /// The options change what functions mean, or may.
        refused: bool,
    },
}

/// Literals are interned as text in which each `char` is one byte of the source, so that bytes that
/// are not UTF-8 survive.
pub fn spell(bytes: &[u8]) -> String {
    bytes.iter().map(|&b| char::from(b)).collect()
}

/// The inverse of [`spell`].
pub fn spelled_bytes(text: &str) -> impl Iterator<Item = u8> + '_ {
    text.chars().map(|c| c as u8)
}

macro_rules! puncts {
    ($($name:ident = $text:literal,)*) => {
        /// The punctuators (6.4.6).
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
        #[repr(u8)]
        pub enum Punct { $(#[doc = concat!("`", $text, "`")] $name,)* }

        impl Punct {
            /// How it is spelled; digraphs as what they stand for.
            pub fn text(self) -> &'static str {
                match self { $(Punct::$name => $text,)* }
            }
        }
    };
}

puncts! {
    LParen = "(", RParen = ")", LBracket = "[", RBracket = "]", LBrace = "{", RBrace = "}",
    Dot = ".", Arrow = "->", PlusPlus = "++", MinusMinus = "--", Amp = "&", Star = "*",
    Plus = "+", Minus = "-", Tilde = "~", Bang = "!", Slash = "/", Percent = "%",
    Shl = "<<", Shr = ">>", Lt = "<", Gt = ">", Le = "<=", Ge = ">=", EqEq = "==", Ne = "!=",
    Caret = "^", Pipe = "|", AmpAmp = "&&", PipePipe = "||", Question = "?", Colon = ":",
    Semi = ";", Ellipsis = "...", Eq = "=", StarEq = "*=", SlashEq = "/=", PercentEq = "%=",
    PlusEq = "+=", MinusEq = "-=", ShlEq = "<<=", ShrEq = ">>=", AmpEq = "&=", CaretEq = "^=",
    PipeEq = "|=", Comma = ",", Hash = "#", HashHash = "##",
}

macro_rules! keywords {
    ($($name:ident = $($text:literal)|+,)*) => {
        /// The keywords (6.4.1) and those of GNU C.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
        #[repr(u8)]
        pub enum Keyword { $($(#[doc = concat!("`", $text, "`")])+ $name,)* }

        /// Every spelling with its keyword, in the order in which they are interned.
        pub const KEYWORDS: &[(&str, Keyword)] = &[$($(($text, Keyword::$name),)+)*];
    };
}

keywords! {
    Auto = "auto", Break = "break", Case = "case", Char = "char",
    Const = "const" | "__const" | "__const__", Continue = "continue", Default = "default", Do = "do",
    Double = "double", Else = "else", Enum = "enum", Extern = "extern", Float = "float", For = "for",
    Goto = "goto", If = "if", Inline = "inline" | "__inline" | "__inline__", Int = "int", Long = "long",
    Register = "register", Restrict = "restrict" | "__restrict" | "__restrict__", Return = "return",
    Short = "short", Signed = "signed" | "__signed" | "__signed__", Sizeof = "sizeof", Static = "static",
    Struct = "struct", Switch = "switch", Typedef = "typedef", Union = "union", Unsigned = "unsigned",
    Void = "void", Volatile = "volatile" | "__volatile" | "__volatile__", While = "while",
    Alignas = "_Alignas", Alignof = "_Alignof" | "__alignof" | "__alignof__", Atomic = "_Atomic",
    Bool = "_Bool", Complex = "_Complex" | "__complex__" | "__complex", Generic = "_Generic", Imaginary = "_Imaginary",
    Noreturn = "_Noreturn", StaticAssert = "_Static_assert", ThreadLocal = "_Thread_local" | "__thread",
    Typeof = "typeof" | "__typeof" | "__typeof__", AutoType = "__auto_type",
    Attribute = "__attribute__" | "__attribute", Extension = "__extension__",
    Asm = "asm" | "__asm" | "__asm__", Label = "__label__", Int128 = "__int128" | "__int128_t",
    UInt128 = "__uint128_t", VaList = "__builtin_va_list" | "__builtin_sysv_va_list", VaArg = "__builtin_va_arg",
    Offsetof = "__builtin_offsetof", TypesCompatible = "__builtin_types_compatible_p",
    Choose = "__builtin_choose_expr", Float128 = "__float128" | "_Float128",
    Real = "__real__" | "__real", Imag = "__imag__" | "__imag", BitInt = "_BitInt",
}

impl Keyword {
    /// Interns every keyword. Must be the first use of the interner, so that keywords are the
    /// symbols `0 .. KEYWORDS.len()`.
    pub fn intern_all(names: &mut Interner) {
        debug_assert!(names.is_empty());
        for &(text, _) in KEYWORDS {
            names.intern(text);
        }
    }

    /// The keyword that a name is, if it is one.
    pub fn of(symbol: Symbol) -> Option<Keyword> {
        KEYWORDS.get(symbol.0 as usize).map(|&(_, k)| k)
    }
}
