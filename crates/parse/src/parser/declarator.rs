//! Declarators, parameter lists and type names (C17 6.7.6, 6.7.7).
//!
//! A declarator is read from the outside in but means a type from the inside out. It is first
//! written down as a row of steps leading away from the name (`*(*f)(int)`: pointer, function,
//! pointer), then the type is built over that row backwards, starting at the specifiers' type.

use super::attrs::On;
use super::specs::{SpecContext, qualifier};
use super::{Parser, Res};
use crate::token::{Keyword, Punct, TokenKind};
use cassay_lang::tree::*;
use cassay_lang::{Span, Symbol};

/// Whether a declarator has a name.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    /// Always: declarations and members.
    Named,
    /// Perhaps: parameters.
    Either,
    /// Never: type names.
    Abstract,
}

/// One step from the name towards the specifiers.
#[derive(Clone, Copy)]
pub enum Chunk {
    Pointer {
        quals: Quals,
        span: Span,
    },
    Array {
        len: ArrayLen,
        param: ArrayParam,
        span: Span,
    },
    Function(FunctionChunk),
}

#[derive(Clone, Copy)]
pub struct FunctionChunk {
    pub params: Params,
    pub variadic: bool,
    /// What the parameter list declared, in `Parser::saved`: needed again if a body follows.
    pub scope: (usize, usize),
    /// The identifiers of a K&R list, in `Parser::identifiers`.
    pub identifiers: (usize, usize),
    pub span: Span,
}

pub struct Declarator {
    pub name: Option<Symbol>,
    /// The name, or where it could stand.
    pub span: Span,
    pub ty: TypeId,
    /// Set if the step nearest to the name is a function: this declares a function.
    pub function: Option<FunctionChunk>,
}

impl Parser<'_> {
    pub(super) fn declarator(
        &mut self,
        base: TypeId,
        mode: Mode,
        attrs: &mut Attrs,
    ) -> Res<Declarator> {
        let here = self.span();
        let mark = self.chunks.len();
        let name = self.steps(mode, attrs)?;
        let function = match self.chunks.get(mark) {
            Some(Chunk::Function(function)) => Some(*function),
            _ => None,
        };
        let mut ty = base;
        while self.chunks.len() > mark {
            let Some(chunk) = self.chunks.pop() else {
                break;
            };
            ty = match chunk {
                Chunk::Pointer { quals, span } => {
                    self.push_type(TypeKind::Pointer(ty), quals, span)
                }
                Chunk::Array { len, param, span } => {
                    let kind = TypeKind::Array {
                        elem: ty,
                        len,
                        param,
                    };
                    self.push_type(kind, Quals::NONE, span)
                }
                Chunk::Function(FunctionChunk {
                    params,
                    variadic,
                    span,
                    ..
                }) => {
                    let kind = TypeKind::Function {
                        ret: ty,
                        params,
                        variadic,
                    };
                    self.push_type(kind, Quals::NONE, span)
                }
            };
        }
        let span = name.map_or(here, |(_, span)| span);
        Ok(Declarator {
            name: name.map(|(name, _)| name),
            span,
            ty,
            function,
        })
    }

    /// Pushes the steps of a declarator, nearest to the name first; returns the name.
    fn steps(&mut self, mode: Mode, attrs: &mut Attrs) -> Res<Option<(Symbol, Span)>> {
        self.enter()?;
        let mark = self.pointers.len();
        while self.at(Punct::Star) {
            let span = self.span();
            self.advance();
            let before = attrs.aligned.is_some();
            let quals = self.qualifiers(attrs)?;
            attrs.aligned_pointer |= !before && attrs.aligned.is_some();
            self.pointers.push((quals, span));
        }
        let nested = self.at(Punct::LParen)
            && match mode {
                Mode::Named => true,
                // 6.7.6.3p11: a typedef name in parentheses is a parameter.
                Mode::Either | Mode::Abstract => {
                    self.kind_at(1) != TokenKind::Punct(Punct::RParen)
                        && !self.starts_declaration(1)
                        && self.kind_at(1) != TokenKind::Punct(Punct::Ellipsis)
                }
            };
        let name = if nested {
            self.advance();
            self.attributes(attrs, On::Type)?;
            let name = self.steps(mode, attrs)?;
            self.expect(Punct::RParen)?;
            name
        } else if let Some(name) = self.identifier().filter(|_| mode != Mode::Abstract) {
            let span = self.span();
            self.advance();
            if self.at_c23_attribute(0) {
                self.attributes(attrs, On::Entity)?;
            }
            Some((name, span))
        } else if mode == Mode::Named {
            return self.expected("an identifier");
        } else {
            None
        };
        loop {
            let chunk = if self.at(Punct::LParen) {
                Chunk::Function(self.parameter_list(mode)?)
            } else if self.at(Punct::LBracket) && !self.at_c23_attribute(0) {
                self.array_step()?
            } else {
                break;
            };
            self.chunks.push(chunk);
            if self.at_c23_attribute(0) {
                self.attributes(attrs, On::Type)?;
            }
        }
        while self.pointers.len() > mark {
            if let Some((quals, span)) = self.pointers.pop() {
                self.chunks.push(Chunk::Pointer { quals, span });
            }
        }
        self.leave();
        Ok(name)
    }

    fn qualifiers(&mut self, attrs: &mut Attrs) -> Res<Quals> {
        let mut quals = Quals::NONE;
        loop {
            match self.keyword() {
                Some(Keyword::Attribute) => self.attributes(attrs, On::Type)?,
                Some(Keyword::Extension) => self.advance(),
                Some(keyword) => match qualifier(keyword) {
                    Some(qual) => {
                        quals = quals.union(qual);
                        self.advance();
                    }
                    None => return Ok(quals),
                },
                None if self.at_c23_attribute(0) => self.attributes(attrs, On::Type)?,
                None => return Ok(quals),
            }
        }
    }

    fn array_step(&mut self) -> Res<Chunk> {
        let start = self.span();
        self.advance();
        let mut attrs = Attrs::default();
        let mut is_static = self.eat_keyword(Keyword::Static);
        let quals = self.qualifiers(&mut attrs)?;
        self.no_meaning(&attrs, start)?;
        is_static |= self.eat_keyword(Keyword::Static);
        let len = if self.at(Punct::RBracket) {
            ArrayLen::None
        } else if self.at(Punct::Star) && self.kind_at(1) == TokenKind::Punct(Punct::RBracket) {
            self.advance();
            ArrayLen::Star
        } else {
            ArrayLen::Expr(self.assignment()?)
        };
        self.expect(Punct::RBracket)?;
        if is_static && !matches!(len, ArrayLen::Expr(_)) {
            return self.invalid(start, "`static` needs an array length");
        }
        let span = start.to(self.last_span());
        Ok(Chunk::Array {
            len,
            param: ArrayParam { is_static, quals },
            span,
        })
    }

    fn parameter_list(&mut self, mode: Mode) -> Res<FunctionChunk> {
        let start = self.span();
        self.advance();
        let scope = (self.saved.len(), self.saved.len());
        let identifiers = (self.identifiers.len(), self.identifiers.len());
        let mut chunk = FunctionChunk {
            params: Params::Unspecified,
            variadic: false,
            scope,
            identifiers,
            span: start,
        };
        if self.eat(Punct::RParen) {
            chunk.span = start.to(self.last_span());
            return Ok(chunk);
        }
        if mode == Mode::Named && self.identifier().is_some() && !self.starts_type(0) {
            self.identifier_list()?;
            chunk.identifiers.1 = self.identifiers.len();
            chunk.span = start.to(self.last_span());
            return Ok(chunk);
        }

        self.scopes.push();
        let outer = std::mem::replace(&mut self.in_prototype, true);
        let mark = self.decls.len();
        loop {
            let is_first = self.decls.len() == mark;
            if self.at(Punct::Ellipsis) && !is_first {
                self.advance();
                chunk.variadic = true;
                break;
            }
            let alone = self.at(Punct::Ellipsis);
            let param = match alone {
                true => self.only_ellipsis(),
                false => self.parameter()?,
            };
            self.decls.push(param);
            if alone || !self.eat(Punct::Comma) {
                break;
            }
        }
        self.expect(Punct::RParen)?;
        self.in_prototype = outer;
        // What parameter lists inside this one declared is not visible in a body.
        self.saved.truncate(chunk.scope.0);
        self.scopes.pop_into(&mut self.saved);
        chunk.scope.1 = self.saved.len();
        if let [only] = self.decls[mark..]
            && !chunk.variadic
            && self.is_void_parameter(only)
        {
            self.decls.truncate(mark);
        }
        chunk.params = Params::List(self.program.list(&self.decls[mark..]));
        self.decls.truncate(mark);
        chunk.span = start.to(self.last_span());
        Ok(chunk)
    }

    /// `(...)`, which C23 has, and clang for functions that are overloaded: a parameter that is not understood.
    #[cold]
    fn only_ellipsis(&mut self) -> DeclId {
        let span = self.span();
        self.advance();
        let kind = TypeKind::Unsupported(self.program.intern("..."));
        let ty = self.push_type(kind, Quals::NONE, span);
        let kind = DeclKind::Param {
            ty,
            register: false,
        };
        self.push_decl(kind, None, span, Attrs::default())
    }

    /// `(void)`, also through a typedef (6.7.6.3p10).
    fn is_void_parameter(&self, param: DeclId) -> bool {
        let Decl {
            kind:
                DeclKind::Param {
                    ty,
                    register: false,
                },
            name: None,
            ..
        } = self.program[param]
        else {
            return false;
        };
        let mut ty = self.program[ty];
        while let (TypeKind::Typedef(decl), true) = (ty.kind, ty.quals.is_empty()) {
            match self.program.decl_type(decl) {
                Some(inner) => ty = self.program[inner],
                None => return false,
            }
        }
        matches!(ty.kind, TypeKind::Void) && ty.quals.is_empty()
    }

    fn parameter(&mut self) -> Res<DeclId> {
        let specs = self.specifiers(SpecContext::Parameter)?;
        let mut attrs = specs.attrs;
        let declarator = self.declarator(specs.ty, Mode::Either, &mut attrs)?;
        self.attributes(&mut attrs, On::Type)?;
        let span = if declarator.name.is_some() {
            declarator.span
        } else {
            specs.span
        };
        let kind = DeclKind::Param {
            ty: declarator.ty,
            register: specs.storage == Storage::Register,
        };
        let param = self.push_decl(kind, declarator.name, span, attrs);
        if let Some(name) = declarator.name {
            self.declare(name, param, span)?;
        }
        Ok(param)
    }

    /// The parameters' names of a K&R definition (6.7.6.3p3), up to the closing parenthesis.
    fn identifier_list(&mut self) -> Res<()> {
        loop {
            let after = self.kind_at(1);
            if !matches!(after, TokenKind::Punct(Punct::Comma | Punct::RParen))
                && let Some(name) = self.identifier()
            {
                let name = self.program.name(name);
                return self.invalid(self.span(), format!("unknown type name `{name}`"));
            }
            let identifier = self.expect_identifier()?;
            self.identifiers.push(identifier);
            if !self.eat(Punct::Comma) {
                return self.expect(Punct::RParen);
            }
        }
    }

    /// A type name (6.7.7).
    pub(super) fn type_name(&mut self) -> Res<TypeId> {
        self.enter()?;
        let start = self.pos;
        let specs = self.specifiers(SpecContext::TypeName)?;
        let mut attrs = specs.attrs;
        let mut ty = specs.ty;
        if !self.at(Punct::RParen) {
            ty = self.declarator(specs.ty, Mode::Abstract, &mut attrs)?.ty;
            self.attributes(&mut attrs, On::Type)?;
        }
        self.leave();
        // A type name has no declaration that could carry the attribute.
        if attrs.unsupported.is_some() {
            let text = self.text(start, self.pos);
            let kind = TypeKind::Unsupported(self.program.intern(&text));
            return Ok(self.push_type(kind, Quals::NONE, specs.span));
        }
        self.no_meaning(&attrs, specs.span)?;
        Ok(ty)
    }
}
