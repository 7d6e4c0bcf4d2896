//! Declaration specifiers (C17 6.7, 6.7.1 to 6.7.5): storage class, type specifiers in any order,
//! qualifiers, function specifiers, alignment, attributes.

use super::attrs::On;
use super::{Parser, Res, keyword_of};
use crate::token::{Keyword, Punct, TokenKind};
use cassay_lang::tree::*;
use cassay_lang::{Span, Symbol};

/// Where specifiers stand decides what they may hold.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum SpecContext {
    /// A declaration: `struct S;` declares `S` here.
    Declaration,
    Parameter,
    /// A record's member: `struct { … };` is an unnamed member.
    Member,
    /// A type name: no storage class.
    TypeName,
}

#[derive(Clone, Copy)]
pub struct Specs {
    pub ty: TypeId,
    pub span: Span,
    pub storage: Storage,
    pub typedef: bool,
    pub inline: bool,
    pub noreturn: bool,
    pub attrs: Attrs,
}

/// The specifiers seen so far.
#[derive(Default)]
struct Collected {
    /// Something has been read.
    begun: bool,
    storage: Option<Storage>,
    typedef: bool,
    inline: bool,
    noreturn: bool,
    attrs: Attrs,
    quals: Quals,
    /// Type keywords, as a set.
    words: u16,
    /// A type that is no set of keywords.
    other: Option<TypeKind>,
    unsupported: Option<Symbol>,
    /// A record without a tag that was defined here.
    untagged: Option<RecordId>,
}

// The type keywords, as a set.
const SIGNED: u16 = 1;
const UNSIGNED: u16 = 1 << 1;
const SHORT: u16 = 1 << 2;
const LONG: u16 = 1 << 3;
const LONG_LONG: u16 = 1 << 4;
const CHAR: u16 = 1 << 5;
const INT: u16 = 1 << 6;
const BOOL: u16 = 1 << 7;
const FLOAT: u16 = 1 << 8;
const DOUBLE: u16 = 1 << 9;
const INT128: u16 = 1 << 10;
const VOID: u16 = 1 << 11;

impl Parser<'_> {
    /// The next token from `ahead` on that is neither an attribute nor `__extension__`.
    fn skip_neutral(&self, mut ahead: usize) -> usize {
        loop {
            match self.kind_at(ahead) {
                TokenKind::Ident(symbol) => match Keyword::of(symbol) {
                    Some(Keyword::Extension) => ahead += 1,
                    Some(Keyword::Attribute) => ahead += self.attributes_length(ahead).max(1),
                    _ => return ahead,
                },
                _ if self.at_c23_attribute(ahead) => {
                    ahead += self.attributes_length(ahead).max(1);
                }
                _ => return ahead,
            }
        }
    }

    /// Whether the token `ahead` of here begins a type name.
    pub(super) fn starts_type(&self, ahead: usize) -> bool {
        let TokenKind::Ident(symbol) = self.kind_at(self.skip_neutral(ahead)) else {
            return false;
        };
        match Keyword::of(symbol) {
            None => self.scopes.lookup(symbol).is_typedef,
            Some(
                Keyword::Char
                | Keyword::Const
                | Keyword::Double
                | Keyword::Enum
                | Keyword::Float
                | Keyword::Int
                | Keyword::Long
                | Keyword::Restrict
                | Keyword::Short
                | Keyword::Signed
                | Keyword::Struct
                | Keyword::Union
                | Keyword::Unsigned
                | Keyword::Void
                | Keyword::Volatile
                | Keyword::Atomic
                | Keyword::Bool
                | Keyword::Complex
                | Keyword::Typeof
                | Keyword::AutoType
                | Keyword::Int128
                | Keyword::UInt128
                | Keyword::VaList
                | Keyword::Float128
                | Keyword::BitInt,
            ) => true,
            Some(_) => false,
        }
    }

    /// Whether the token `ahead` of here begins a declaration.
    pub(super) fn starts_declaration(&self, ahead: usize) -> bool {
        let ahead = self.skip_neutral(ahead);
        match keyword_of(self.kind_at(ahead)) {
            Some(
                Keyword::Auto
                | Keyword::Extern
                | Keyword::Inline
                | Keyword::Register
                | Keyword::Static
                | Keyword::Typedef
                | Keyword::Alignas
                | Keyword::Noreturn
                | Keyword::StaticAssert
                | Keyword::ThreadLocal,
            ) => true,
            _ => self.starts_type(ahead),
        }
    }

    pub(super) fn specifiers(&mut self, context: SpecContext) -> Res<Specs> {
        let start = self.span();
        let mut seen = Collected::default();
        while self.specifier(&mut seen, context)? {
            seen.begun = true;
        }
        let span = if self.last_span().hi >= start.lo {
            start.to(self.last_span())
        } else {
            start
        };
        let kind = match (seen.unsupported, seen.other) {
            (Some(symbol), _) => self.unsupported_type(symbol, seen.words),
            (None, Some(_)) if seen.words != 0 => {
                return self.invalid(span, "two types in one declaration");
            }
            (None, Some(kind)) => kind,
            (None, None) => self.type_of_words(seen.words, span)?,
        };
        if seen.attrs.thread_local
            && (seen.typedef || matches!(seen.storage, Some(Storage::Auto | Storage::Register)))
        {
            return self.invalid(span, "`_Thread_local` with another storage class");
        }
        if seen.attrs.alignas && (seen.typedef || seen.storage == Some(Storage::Register)) {
            // 6.7.5p2.
            return self.invalid(span, "`_Alignas` on a typedef or a register variable");
        }
        if let Some(record) = seen.untagged {
            self.name_or_unhoist(record, context);
        }
        if let TypeKind::Enum(of) = kind
            && self.program[of].tag.is_none()
            && !(context == SpecContext::Declaration && self.at(Punct::Semi))
        {
            self.program[of].tag = Some(self.fresh_name("anon"));
        }
        Ok(Specs {
            ty: self.push_type(kind, seen.quals, span),
            span,
            storage: seen.storage.unwrap_or(Storage::None),
            typedef: seen.typedef,
            inline: seen.inline,
            noreturn: seen.noreturn,
            attrs: seen.attrs,
        })
    }

    /// One specifier; `false` where there is none.
    fn specifier(&mut self, seen: &mut Collected, context: SpecContext) -> Res<bool> {
        let TokenKind::Ident(symbol) = self.kind() else {
            let attribute = self.at_c23_attribute(0);
            if attribute {
                let first = !seen.begun && context != SpecContext::TypeName;
                let on = if first { On::Entity } else { On::Type };
                self.attributes(&mut seen.attrs, on)?;
                // Behind specifiers, they are the last.
                return Ok(first);
            }
            return Ok(false);
        };
        let Some(keyword) = Keyword::of(symbol) else {
            return Ok(self.typedef_name(seen, symbol));
        };
        if let Some(word) = self.type_word(seen, keyword)? {
            // GNU ignores a repeated `signed` no more than any other.
            if seen.words & word != 0 {
                let name = self.program.name(symbol);
                return self.invalid(self.span(), format!("duplicate `{name}`"));
            }
            // Behind a structure or an enumeration comes a declarator or a semicolon, and often somebody forgot that.
            let last = self.pos.checked_sub(1).map(|pos| self.token_at(pos).kind);
            if seen.other.is_some() && last == Some(TokenKind::Punct(Punct::RBrace)) {
                return self.missing_semicolon();
            }
            seen.words |= word;
            self.advance();
            return Ok(true);
        }
        if let Some(class) = storage_class(keyword) {
            self.storage(seen, symbol, class, context)?;
            seen.typedef = keyword == Keyword::Typedef;
            self.advance();
            return Ok(true);
        }
        if let Some(qual) = qualifier(keyword) {
            let specifier =
                keyword == Keyword::Atomic && self.kind_at(1) == TokenKind::Punct(Punct::LParen);
            if !specifier {
                seen.quals = seen.quals.union(qual);
                self.advance();
                return Ok(true);
            }
        }
        let span = self.span();
        if let Some(kind) = self.other_type(seen, keyword, context)? {
            if seen.words != 0 || seen.other.is_some() {
                return self.invalid(span, "two types in one declaration");
            }
            seen.other = Some(kind);
            return Ok(true);
        }
        match keyword {
            Keyword::Complex | Keyword::Imaginary | Keyword::Float128 => {
                self.advance();
                seen.unsupported = Some(symbol);
            }
            Keyword::BitInt => {
                self.advance();
                let width = self.pos;
                if !self.at(Punct::LParen) {
                    return self.expected("`(`");
                }
                self.skip_group()?;
                let text = self.program.name(symbol).to_owned() + &self.text(width, self.pos);
                seen.unsupported = Some(self.program.intern(&text));
            }
            Keyword::Inline => {
                self.advance();
                seen.inline = true;
            }
            Keyword::Noreturn => {
                self.advance();
                seen.noreturn = true;
            }
            Keyword::ThreadLocal => {
                if context != SpecContext::Declaration {
                    let name = self.program.name(symbol);
                    return self.invalid(span, format!("`{name}` is not allowed here"));
                }
                self.advance();
                seen.attrs.thread_local = true;
            }
            Keyword::Alignas => {
                if matches!(context, SpecContext::Parameter | SpecContext::TypeName) {
                    return self.invalid(span, "`_Alignas` is not allowed here");
                }
                self.advance();
                self.alignas(&mut seen.attrs)?;
            }
            Keyword::Attribute => self.attributes(&mut seen.attrs, On::Entity)?,
            Keyword::Extension => self.advance(),
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// A name that stands for a type, unless there is one already.
    fn typedef_name(&mut self, seen: &mut Collected, symbol: Symbol) -> bool {
        let slot = self.scopes.lookup(symbol);
        let typed = seen.words != 0 || seen.other.is_some() || seen.unsupported.is_some();
        match slot.decl {
            Some(decl) if slot.is_typedef && !typed => {
                seen.other = Some(TypeKind::Typedef(decl));
                self.advance();
                true
            }
            // `_Complex _Float32`.
            Some(decl) if seen.unsupported.is_some() && self.is_predeclared(decl) => {
                self.advance();
                true
            }
            _ => false,
        }
    }

    /// The word that a keyword adds to those of an arithmetic type or `void`.
    fn type_word(&self, seen: &mut Collected, keyword: Keyword) -> Res<Option<u16>> {
        Ok(Some(match keyword {
            Keyword::Int => INT,
            Keyword::Char => CHAR,
            Keyword::Void => VOID,
            Keyword::Short => SHORT,
            Keyword::Long if seen.words & LONG != 0 => {
                seen.words &= !LONG;
                LONG_LONG
            }
            Keyword::Long if seen.words & LONG_LONG != 0 => {
                return self.invalid(self.span(), "`long long long` is too long");
            }
            Keyword::Long => LONG,
            Keyword::Signed => SIGNED,
            Keyword::Unsigned => UNSIGNED,
            Keyword::Float => FLOAT,
            Keyword::Double => DOUBLE,
            Keyword::Bool => BOOL,
            Keyword::Int128 => INT128,
            _ => return Ok(None),
        }))
    }

    /// A storage class, where one may stand.
    fn storage(
        &self,
        seen: &mut Collected,
        symbol: Symbol,
        class: Storage,
        context: SpecContext,
    ) -> Res<()> {
        if seen.storage.is_some() {
            return self.invalid(self.span(), "multiple storage classes");
        }
        let allowed = match context {
            SpecContext::Declaration => true,
            SpecContext::Parameter => class == Storage::Register,
            SpecContext::Member | SpecContext::TypeName => false,
        };
        if !allowed {
            let name = self.program.name(symbol);
            return self.invalid(self.span(), format!("`{name}` is not allowed here"));
        }
        seen.storage = Some(class);
        Ok(())
    }

    /// A type that is one specifier.
    fn other_type(
        &mut self,
        seen: &mut Collected,
        keyword: Keyword,
        context: SpecContext,
    ) -> Res<Option<TypeKind>> {
        let span = self.span();
        Ok(Some(match keyword {
            Keyword::Struct | Keyword::Union => {
                self.advance();
                let record = if keyword == Keyword::Struct {
                    RecordKind::Struct
                } else {
                    RecordKind::Union
                };
                let (id, is_untagged) = self.record_specifier(record, span, context)?;
                if is_untagged {
                    seen.untagged = Some(id);
                }
                TypeKind::Record(id)
            }
            Keyword::Enum => {
                self.advance();
                TypeKind::Enum(self.enum_specifier(span, context)?)
            }
            Keyword::Typeof => {
                self.advance();
                self.typeof_specifier()?
            }
            Keyword::Atomic => {
                self.advance();
                self.expect(Punct::LParen)?;
                let inner = self.type_name()?;
                self.expect(Punct::RParen)?;
                let inner = self.program[inner];
                if self.is_qualified(inner) {
                    // 6.7.2.4p3.
                    return self.invalid(inner.span, "`_Atomic(…)` of a qualified or atomic type");
                }
                seen.quals = seen.quals.union(Quals::ATOMIC);
                inner.kind
            }
            Keyword::UInt128 => {
                self.advance();
                TypeKind::Int(IntKind::UInt128)
            }
            Keyword::VaList => {
                self.advance();
                TypeKind::VaList
            }
            Keyword::AutoType => {
                self.advance();
                TypeKind::Auto
            }
            _ => return Ok(None),
        }))
    }

    /// Whether a type has qualifiers, as far as that is written: not where it is that of an expression.
    fn is_qualified(&self, mut ty: Type) -> bool {
        loop {
            if ty.quals != Quals::default() {
                return true;
            }
            let of = match ty.kind {
                TypeKind::Typedef(decl) => self.program.decl_type(decl),
                TypeKind::TypeofType(of) => Some(of),
                _ => None,
            };
            match of {
                Some(of) => ty = self.program[of],
                None => return false,
            }
        }
    }

    fn typeof_specifier(&mut self) -> Res<TypeKind> {
        self.expect(Punct::LParen)?;
        let kind = if self.starts_type(0) {
            TypeKind::TypeofType(self.type_name()?)
        } else {
            TypeKind::TypeofExpr(self.expression()?)
        };
        self.expect(Punct::RParen)?;
        Ok(kind)
    }

    /// A type that is read and not understood, with the other keywords of its name: `_Complex` and `double`.
    #[cold]
    fn unsupported_type(&mut self, of: Symbol, words: u16) -> TypeKind {
        const WORDS: [(u16, &str); 12] = [
            (SIGNED, "signed"),
            (UNSIGNED, "unsigned"),
            (SHORT, "short"),
            (LONG, "long"),
            (LONG_LONG, "long long"),
            (CHAR, "char"),
            (INT, "int"),
            (FLOAT, "float"),
            (DOUBLE, "double"),
            (BOOL, "_Bool"),
            (INT128, "__int128"),
            (VOID, "void"),
        ];
        let mut text = self.program.name(of).to_owned();
        for (_, word) in WORDS.iter().filter(|(bit, _)| words & bit != 0) {
            text.push(' ');
            text.push_str(word);
        }
        TypeKind::Unsupported(self.program.intern(&text))
    }

    /// 6.7.2p2.
    fn type_of_words(&self, words: u16, span: Span) -> Res<TypeKind> {
        let unsigned = words & UNSIGNED != 0;
        let signed = words & SIGNED != 0;
        let pick = |s, u| TypeKind::Int(if unsigned { u } else { s });
        if words == 0 {
            return self.missing_type();
        }
        let signless = !unsigned && !signed;
        let int = IntKind::Int;
        let kind = match words & !(SIGNED | UNSIGNED) {
            _ if signed && unsigned => return self.invalid(span, "both `signed` and `unsigned`"),
            VOID if signless => TypeKind::Void,
            BOOL if signless => TypeKind::Int(IntKind::Bool),
            FLOAT if signless => TypeKind::Float(FloatKind::Float),
            DOUBLE if signless => TypeKind::Float(FloatKind::Double),
            w if w == LONG | DOUBLE && signless => TypeKind::Float(FloatKind::LongDouble),
            CHAR if signed => TypeKind::Int(IntKind::SChar),
            CHAR => pick(IntKind::Char, IntKind::UChar),
            w if w & !INT == SHORT => pick(IntKind::Short, IntKind::UShort),
            w if w & !INT == LONG => pick(IntKind::Long, IntKind::ULong),
            w if w & !INT == LONG_LONG => pick(IntKind::LongLong, IntKind::ULongLong),
            w if w & !INT == 0 => pick(int, IntKind::UInt),
            INT128 => pick(IntKind::Int128, IntKind::UInt128),
            _ => return self.invalid(span, "invalid combination of type specifiers"),
        };
        if matches!(kind, TypeKind::Int(IntKind::Int128 | IntKind::UInt128))
            && !self.target.has_int128()
        {
            return self.unsupported(span, "`__int128` on this target");
        }
        Ok(kind)
    }

    pub(super) fn implicit_int(&mut self, span: Span) -> TypeId {
        self.program.push_type(Type {
            kind: TypeKind::Int(IntKind::Int),
            quals: Quals::NONE,
            span,
        })
    }

    /// Implicit `int` left the language with C99 (6.7.2p2), but compilers accept it to this day, and
    /// old test programs rely on it.
    #[cold]
    fn missing_type(&self) -> Res<TypeKind> {
        let Some(name) = self.identifier() else {
            return self.expected("a type");
        };
        let name = self.program.name(name);
        let message = match self.kind_at(1) {
            TokenKind::Ident(_) | TokenKind::Punct(Punct::Star) => {
                format!("unknown type name `{name}`")
            }
            _ => return Ok(TypeKind::Int(IntKind::Int)),
        };
        self.invalid(self.span(), message)
    }
}

fn storage_class(keyword: Keyword) -> Option<Storage> {
    match keyword {
        Keyword::Typedef => Some(Storage::None),
        Keyword::Static => Some(Storage::Static),
        Keyword::Extern => Some(Storage::Extern),
        Keyword::Register => Some(Storage::Register),
        Keyword::Auto => Some(Storage::Auto),
        _ => None,
    }
}

pub fn qualifier(keyword: Keyword) -> Option<Quals> {
    match keyword {
        Keyword::Const => Some(Quals::CONST),
        Keyword::Volatile => Some(Quals::VOLATILE),
        Keyword::Restrict => Some(Quals::RESTRICT),
        Keyword::Atomic => Some(Quals::ATOMIC),
        _ => None,
    }
}
