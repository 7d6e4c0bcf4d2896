//! Structures, unions and enumerations (C17 6.7.2.1 to 6.7.2.3).
//!
//! A definition becomes a declaration of its own in `pending`, after the ones its members made.
//! Records get a tag if they have none, except unnamed members. A tag defined inside a parameter
//! list gets a new name, because the definition moves out to a scope where the old one may mean
//! something else.

use super::attrs::On;
use super::scope::Tag;
use super::specs::SpecContext;
use super::{Parser, Res};
use crate::token::{Keyword, Punct};
use cassay_lang::tree::*;
use cassay_lang::{Span, Symbol};

/// What stands between `struct`, `union` or `enum` and a brace, or instead of one.
struct Head {
    attrs: Attrs,
    /// They are written `[[…]]`.
    standard: bool,
    tag: Option<Symbol>,
    span: Span,
}

impl Parser<'_> {
    /// `struct` or `union` has been read. The second result says that the record was defined here
    /// without a tag; [`Parser::name_or_unhoist`] must follow once the specifiers end.
    pub(super) fn record_specifier(
        &mut self,
        kind: RecordKind,
        start: Span,
        context: SpecContext,
    ) -> Res<(RecordId, bool)> {
        let head = self.tag_head(start)?;
        let (attrs, tag, span) = (head.attrs, head.tag, head.span);
        if self.at(Punct::LBrace) {
            let id = self.record_definition(kind, tag, span, attrs)?;
            return Ok((id, tag.is_none()));
        }
        let Some(tag) = tag else {
            return self.expected("a tag or `{`");
        };
        self.tag_only(&head, tag, context)?;
        // 6.7.2.3p7: `struct S;` declares S in this scope even if an outer one is visible.
        let declares = context == SpecContext::Declaration && self.at(Punct::Semi);
        let id = match self.known_tag(tag, declares) {
            Some(Tag::Record(id)) if self.program[id].kind == kind => id,
            Some(_) => return self.wrong_tag(tag, span),
            None => self.new_record(kind, Some(tag), span),
        };
        if let Some(open) = self.open_records.iter_mut().rev().find(|open| open.0 == id) {
            open.1 = true;
        }
        if declares {
            let decl = self.record_decl(id, false, span);
            self.pending.push(decl);
        }
        Ok((id, false))
    }

    /// What stands between `struct`, `union` or `enum` and a brace.
    fn tag_head(&mut self, start: Span) -> Res<Head> {
        let mut attrs = Attrs::default();
        let standard = self.at_c23_attribute(0);
        while self.standard_attributes(&mut attrs, On::Entity)? {}
        while self.gnu_attributes(&mut attrs)? {}
        if self.at_c23_attribute(0) {
            let message = "`[[…]]` stands before `__attribute__` here";
            return self.invalid(self.span(), message);
        }
        let tag = self.identifier();
        if tag.is_some() {
            self.advance();
        }
        Ok(Head {
            attrs,
            standard,
            tag,
            span: start.to(self.last_span()),
        })
    }

    /// Attributes of a tag whose members are listed elsewhere. GNU's: GCC ignores them, Clang adds them to the definition
    /// if that follows. Standard ones may stand only in a declaration of the tag and nothing else (6.7.3.4p6).
    fn tag_only(&self, head: &Head, tag: Symbol, context: SpecContext) -> Res<()> {
        let declares = context == SpecContext::Declaration && self.at(Punct::Semi);
        if head.standard && !declares {
            let message = "attributes of a tag that is neither declared nor defined here";
            return self.invalid(head.span, message);
        }
        let complete = match self.known_tag(tag, declares) {
            Some(Tag::Record(id)) => self.program[id].fields.is_some(),
            Some(Tag::Enum(of)) => self.program[of].constants.is_some(),
            None => false,
        };
        if complete {
            return Ok(());
        }
        self.no_meaning(&head.attrs, head.span)
    }

    /// What a tag means where it is used or, with `declares`, declared.
    fn known_tag(&self, tag: Symbol, declares: bool) -> Option<Tag> {
        if declares {
            self.scopes.lookup_tag_here(tag)
        } else {
            self.scopes.lookup_tag(tag)
        }
    }

    fn record_decl(&mut self, record: RecordId, define: bool, span: Span) -> DeclId {
        let kind = DeclKind::Record { record, define };
        self.push_decl(kind, None, span, Attrs::default())
    }

    fn new_record(&mut self, kind: RecordKind, tag: Option<Symbol>, span: Span) -> RecordId {
        let id = self.program.push_record(Record {
            kind,
            tag,
            fields: None,
            attrs: None,
            span,
        });
        if let Some(tag) = tag {
            self.scopes.bind_tag(tag, Tag::Record(id));
        }
        id
    }

    #[cold]
    fn wrong_tag<T>(&self, tag: Symbol, span: Span) -> Res<T> {
        let tag = self.program.name(tag);
        self.invalid(
            span,
            format!("`{tag}` is declared as a different kind of tag"),
        )
    }

    fn record_definition(
        &mut self,
        kind: RecordKind,
        tag: Option<Symbol>,
        span: Span,
        mut attrs: Attrs,
    ) -> Res<RecordId> {
        self.enter()?;
        let id = match tag.and_then(|tag| Some((tag, self.scopes.lookup_tag_here(tag)?))) {
            None => self.new_record(kind, tag, span),
            Some((_, Tag::Record(id))) if self.program[id].kind == kind => {
                let complete = self.program[id].fields.is_some();
                if complete || self.open_records.iter().any(|open| open.0 == id) {
                    let tag = tag.map_or("", |tag| self.program.name(tag));
                    return self.invalid(span, format!("redefinition of `{tag}`"));
                }
                id
            }
            Some((tag, _)) => return self.wrong_tag(tag, span),
        };
        let open = self.pos;
        self.expect(Punct::LBrace)?;
        self.open_records.push((id, false));
        let before = self.pending.len();
        let first_field = self.fields.len();
        let first_assert = self.asserts.len();
        while !self.eat(Punct::RBrace) {
            if self.eat(Punct::Semi) {
                continue;
            }
            self.member_declaration()?;
        }
        attrs.pack = self.pragmas.packs.at(self.pos - 1);
        if attrs.pack != self.pragmas.packs.at(open) {
            let message =
                "#pragma pack that changes inside a struct or union, where GCC and Clang disagree";
            return self.unsupported(span, message);
        }
        // `[[…]]` here would be about the type that the specifiers are.
        while self.gnu_attributes(&mut attrs)? {}
        let fields = self.program.list(&self.fields[first_field..]);
        self.fields.truncate(first_field);
        let attrs = self.push_attrs(attrs);
        let record = &mut self.program[id];
        record.fields = Some(fields);
        record.attrs = attrs;
        record.span = span;

        // What the members declared moves out in front; if it names this record, the name must
        // mean this one and not an outer record.
        let named_inside = self.open_records.pop().is_some_and(|open| open.1);
        if named_inside && self.pending.len() > before {
            let decl = self.record_decl(id, false, span);
            self.pending.insert(before, decl);
        }
        let decl = self.record_decl(id, true, span);
        self.pending.push(decl);
        self.pending.extend(self.asserts.drain(first_assert..));
        if let Some(tag) = tag.filter(|_| self.in_prototype) {
            self.program[id].tag = Some(self.renamed_tag(tag));
        }
        self.leave();
        Ok(id)
    }

    fn renamed_tag(&mut self, tag: Symbol) -> Symbol {
        let base = self.program.name(tag).to_owned();
        self.fresh_name(&base)
    }

    /// Decides what becomes of a record defined without a tag, now that its specifiers have ended:
    /// an unnamed member (6.7.2.1p13) stays in place, anything else gets a tag.
    pub(super) fn name_or_unhoist(&mut self, record: RecordId, context: SpecContext) {
        if context == SpecContext::Member && self.at(Punct::Semi) {
            let defines = |decl: &DeclId| {
                matches!(self.program[*decl].kind,
                    DeclKind::Record { record: r, define: true } if r == record)
            };
            if let Some(index) = self.pending.iter().rposition(defines) {
                self.pending.remove(index);
            }
        } else {
            self.program[record].tag = Some(self.fresh_name("anon"));
        }
    }

    fn member_declaration(&mut self) -> Res<()> {
        if self.keyword() == Some(Keyword::StaticAssert) {
            let assert = self.static_assert()?;
            self.asserts.push(assert);
            return Ok(());
        }
        let specs = self.specifiers(SpecContext::Member)?;
        if self.at(Punct::Semi) {
            self.advance();
            if let TypeKind::Record(id) = self.program[specs.ty].kind
                && self.program[id].tag.is_none()
            {
                self.push_field(None, specs.ty, None, specs.attrs, specs.span);
            }
            return Ok(());
        }
        loop {
            let mut attrs = specs.attrs;
            self.attributes(&mut attrs, On::Type)?;
            let (name, ty, span) = if self.at(Punct::Colon) {
                (None, specs.ty, specs.span)
            } else {
                let declarator =
                    self.declarator(specs.ty, super::declarator::Mode::Named, &mut attrs)?;
                (declarator.name, declarator.ty, declarator.span)
            };
            let bits = if self.eat(Punct::Colon) {
                Some(self.conditional()?)
            } else {
                None
            };
            self.attributes(&mut attrs, On::Type)?;
            if attrs.alignas && bits.is_some() {
                return self.invalid(span, "`_Alignas` on a bit-field");
            }
            self.push_field(name, ty, bits, attrs, span);
            if !self.eat(Punct::Comma) {
                return self.expect(Punct::Semi);
            }
        }
    }

    fn push_field(
        &mut self,
        name: Option<Symbol>,
        ty: TypeId,
        bits: Option<ExprId>,
        attrs: Attrs,
        span: Span,
    ) {
        let attrs = self.push_attrs(attrs);
        let field = self.program.push_field(Field {
            name,
            ty,
            bits,
            attrs,
            span,
        });
        self.fields.push(field);
    }

    /// `enum` has been read.
    pub(super) fn enum_specifier(&mut self, start: Span, context: SpecContext) -> Res<EnumId> {
        let head = self.tag_head(start)?;
        let (attrs, tag, span) = (head.attrs, head.tag, head.span);
        if self.at(Punct::Colon) && context == SpecContext::Declaration {
            return self.unsupported(span, "enumeration with a fixed underlying type");
        }
        if self.at(Punct::LBrace) {
            return self.enum_definition(tag, span, attrs);
        }
        let Some(tag) = tag else {
            return self.expected("a tag or `{`");
        };
        self.tag_only(&head, tag, context)?;
        let declares = context == SpecContext::Declaration && self.at(Punct::Semi);
        let of = match self.known_tag(tag, declares) {
            Some(Tag::Enum(of)) => of,
            Some(Tag::Record(_)) => return self.wrong_tag(tag, span),
            None => self.new_enum(Some(tag), span),
        };
        if declares {
            self.enum_decl(of, false, span);
        }
        Ok(of)
    }

    fn new_enum(&mut self, tag: Option<Symbol>, span: Span) -> EnumId {
        let of = self.program.push_enum(Enum {
            tag,
            constants: None,
            attrs: None,
            span,
        });
        if let Some(tag) = tag {
            self.scopes.bind_tag(tag, Tag::Enum(of));
        }
        of
    }

    fn enum_definition(
        &mut self,
        tag: Option<Symbol>,
        span: Span,
        mut attrs: Attrs,
    ) -> Res<EnumId> {
        let of = match tag.and_then(|tag| Some((tag, self.scopes.lookup_tag_here(tag)?))) {
            None => self.new_enum(tag, span),
            Some((_, Tag::Enum(of))) if self.program[of].constants.is_none() => of,
            Some((tag, Tag::Enum(_))) => {
                let tag = self.program.name(tag);
                return self.invalid(span, format!("redefinition of `{tag}`"));
            }
            Some((tag, Tag::Record(_))) => return self.wrong_tag(tag, span),
        };
        self.expect(Punct::LBrace)?;
        let mark = self.decls.len();
        loop {
            let (name, span) = self.expect_identifier()?;
            let mut attrs = Attrs::default();
            self.attributes(&mut attrs, On::Entity)?;
            self.no_meaning(&attrs, span)?;
            let value = if self.eat(Punct::Eq) {
                Some(self.conditional()?)
            } else {
                None
            };
            let constant =
                self.push_decl(DeclKind::EnumConst { of, value }, Some(name), span, attrs);
            self.declare(name, constant, span)?;
            self.decls.push(constant);
            if !self.eat(Punct::Comma) {
                self.expect(Punct::RBrace)?;
                break;
            }
            if self.eat(Punct::RBrace) {
                break;
            }
        }
        while self.gnu_attributes(&mut attrs)? {}
        let constants = self.program.list(&self.decls[mark..]);
        self.decls.truncate(mark);
        let attrs = self.push_attrs(attrs);
        let node = &mut self.program[of];
        node.constants = Some(constants);
        node.attrs = attrs;
        node.span = span;
        if let Some(tag) = tag.filter(|_| self.in_prototype) {
            self.program[of].tag = Some(self.renamed_tag(tag));
        }
        self.enum_decl(of, true, span);
        Ok(of)
    }

    fn enum_decl(&mut self, of: EnumId, define: bool, span: Span) {
        let kind = DeclKind::Enum { of, define };
        let decl = self.push_decl(kind, None, span, Attrs::default());
        self.pending.push(decl);
    }
}
