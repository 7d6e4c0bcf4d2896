//! Primary and postfix expressions (C17 6.5.1, 6.5.2), generic selections (6.5.1.1), and what GNU
//! C writes like a primary expression: statement expressions and type-aware builtins.

use super::{Parser, Res};
use crate::token::{Keyword, Punct, TokenKind};
use cassay_lang::tree::*;
use cassay_lang::{Span, Symbol};
use std::sync::Arc;

impl Parser<'_> {
    pub(super) fn postfix(&mut self) -> Res<ExprId> {
        let base = self.primary()?;
        self.postfix_operators(base)
    }

    pub(super) fn postfix_operators(&mut self, base: ExprId) -> Res<ExprId> {
        let mut left = base;
        while let TokenKind::Punct(punct) = self.kind() {
            let kind = match punct {
                Punct::LBracket => {
                    self.advance();
                    let index = self.expression()?;
                    self.expect(Punct::RBracket)?;
                    ExprKind::Index(left, index)
                }
                Punct::LParen => ExprKind::Call(left, self.arguments()?),
                Punct::Dot => {
                    self.advance();
                    ExprKind::Member(left, self.expect_identifier()?.0)
                }
                Punct::Arrow => {
                    self.advance();
                    ExprKind::Arrow(left, self.expect_identifier()?.0)
                }
                Punct::PlusPlus => {
                    self.advance();
                    ExprKind::Unary(UnaryOp::PostInc, left)
                }
                Punct::MinusMinus => {
                    self.advance();
                    ExprKind::Unary(UnaryOp::PostDec, left)
                }
                _ => break,
            };
            let span = self.program[left].span.to(self.last_span());
            left = self.push_expr(kind, span);
        }
        Ok(left)
    }

    /// Arguments in parentheses.
    fn arguments(&mut self) -> Res<List<ExprId>> {
        self.expect(Punct::LParen)?;
        if self.eat(Punct::RParen) {
            return Ok(List::EMPTY);
        }
        let mark = self.exprs.len();
        loop {
            let argument = self.assignment()?;
            self.exprs.push(argument);
            if !self.eat(Punct::Comma) {
                break;
            }
        }
        self.expect(Punct::RParen)?;
        let list = self.program.list(&self.exprs[mark..]);
        self.exprs.truncate(mark);
        Ok(list)
    }

    fn primary(&mut self) -> Res<ExprId> {
        let span = self.span();
        match self.kind() {
            TokenKind::Ident(symbol) => {
                if let Some(keyword) = Keyword::of(symbol) {
                    return self.keyword_expression(keyword, span);
                }
                let slot = self.scopes.lookup(symbol);
                match slot.decl {
                    Some(decl) if !slot.is_typedef => {
                        if self.is_type_generic(decl) {
                            return self.overloaded(decl, span);
                        }
                        self.advance();
                        Ok(self.push_expr(ExprKind::Name(decl), span))
                    }
                    Some(_) => self.expected("an expression"),
                    None => self.undeclared(symbol, span),
                }
            }
            TokenKind::Number(spelling) => {
                self.advance();
                self.number(spelling, span)
            }
            TokenKind::Char(spelling) => {
                self.advance();
                self.character(spelling, span)
            }
            TokenKind::Str(_) => {
                let string = self.string()?;
                let span = span.to(self.last_span());
                Ok(self.push_expr(ExprKind::Str(string), span))
            }
            TokenKind::Punct(Punct::LParen) => {
                if self.kind_at(1) == TokenKind::Punct(Punct::LBrace) {
                    return self.statement_expression();
                }
                self.advance();
                let inner = self.expression()?;
                self.expect(Punct::RParen)?;
                Ok(inner)
            }
            TokenKind::Punct(_)
            | TokenKind::Pack(_)
            | TokenKind::Options(_)
            | TokenKind::Pragma(_)
            | TokenKind::Eof => self.expected("an expression"),
        }
    }

    /// GNU `({ … })`.
    #[inline(never)]
    fn statement_expression(&mut self) -> Res<ExprId> {
        self.enter()?;
        let start = self.span();
        if self.function.is_none() {
            return self.invalid(start, "statement expression outside a function");
        }
        self.advance();
        let block = self.compound()?;
        self.expect(Punct::RParen)?;
        let span = start.to(self.last_span());
        self.leave();
        Ok(self.push_expr(ExprKind::StmtExpr(block), span))
    }

    #[inline(never)]
    fn keyword_expression(&mut self, keyword: Keyword, start: Span) -> Res<ExprId> {
        let kind = match keyword {
            Keyword::Generic => self.generic_selection()?,
            Keyword::VaArg => {
                self.open_builtin()?;
                let list = self.assignment()?;
                self.expect(Punct::Comma)?;
                ExprKind::VaArg(list, self.type_name()?)
            }
            Keyword::Offsetof => {
                self.open_builtin()?;
                let ty = self.type_name()?;
                self.expect(Punct::Comma)?;
                let mark = self.designators.len();
                let (name, _) = self.expect_identifier()?;
                self.designators.push(Designator::Field(name));
                self.designator_path()?;
                let (first, count) = self.store_designators(mark);
                ExprKind::Offsetof { ty, first, count }
            }
            Keyword::TypesCompatible => {
                self.open_builtin()?;
                let left = self.type_name()?;
                self.expect(Punct::Comma)?;
                ExprKind::TypesCompatible(left, self.type_name()?)
            }
            Keyword::Choose => {
                self.open_builtin()?;
                let condition = self.assignment()?;
                self.expect(Punct::Comma)?;
                let yes = self.assignment()?;
                self.expect(Punct::Comma)?;
                ExprKind::Choose(condition, yes, self.assignment()?)
            }
            _ => return self.expected("an expression"),
        };
        self.expect(Punct::RParen)?;
        Ok(self.push_expr(kind, start.to(self.last_span())))
    }

    fn open_builtin(&mut self) -> Res<()> {
        self.advance();
        self.expect(Punct::LParen)
    }

    /// Up to the closing parenthesis.
    fn generic_selection(&mut self) -> Res<ExprKind> {
        self.open_builtin()?;
        let control = self.assignment()?;
        let mark = self.associations.len();
        let mut has_default = false;
        while self.eat(Punct::Comma) {
            let ty = if self.keyword() == Some(Keyword::Default) {
                if std::mem::replace(&mut has_default, true) {
                    return self.invalid(self.span(), "second `default` in a generic selection");
                }
                self.advance();
                None
            } else {
                Some(self.type_name()?)
            };
            self.expect(Punct::Colon)?;
            let value = self.assignment()?;
            self.associations.push(Association { ty, value });
        }
        let first = self.program.generics.len() as u32;
        let count = (self.associations.len() - mark) as u32;
        if count == 0 {
            return self.expected("`,`");
        }
        self.program
            .generics
            .extend(self.associations.drain(mark..));
        Ok(ExprKind::Generic {
            control,
            first,
            count,
        })
    }

    /// A name that nothing declares: the compiler may know it, or it is a function that C90 would
    /// have declared implicitly, which GNU C11 still does.
    #[inline(never)]
    fn undeclared(&mut self, symbol: Symbol, span: Span) -> Res<ExprId> {
        let name = self.program.names.name(symbol);
        if matches!(name, "__func__" | "__FUNCTION__" | "__PRETTY_FUNCTION__") {
            let decl = self.function_name(span)?;
            self.advance();
            return Ok(self.push_expr(ExprKind::Name(decl), span));
        }
        if name.starts_with("__builtin_")
            || name.starts_with("__sync_")
            || name.starts_with("__atomic_")
        {
            if name == "__builtin_tgmath" {
                return self.builtin_tgmath(span);
            }
            if let Some(builtin) = super::builtins::generic(name, symbol) {
                self.advance();
                let arguments = self.arguments()?;
                let span = span.to(self.last_span());
                return Ok(self.push_expr(ExprKind::Builtin(builtin, arguments), span));
            }
            let Some(decl) = self.builtin_function(symbol) else {
                let message = format!("unknown builtin `{}`", self.program.name(symbol));
                return self.unsupported(span, message);
            };
            self.advance();
            self.scopes.bind_global(symbol, decl, false);
            return Ok(self.push_expr(ExprKind::Name(decl), span));
        }
        if self.kind_at(1) != TokenKind::Punct(Punct::LParen) || self.function.is_none() {
            let message = format!("`{name}` is not declared");
            self.doubts(symbol);
            return self.invalid(span, message);
        }
        self.advance();
        let decl = match self.library_function(symbol) {
            Some(decl) => decl,
            None => self.implicit_function(symbol, span),
        };
        self.scopes.bind_global(symbol, decl, false);
        self.items.push(decl);
        Ok(self.push_expr(ExprKind::Name(decl), span))
    }

    /// `extern int name();`
    fn implicit_function(&mut self, name: Symbol, span: Span) -> DeclId {
        let ret = self.push_type(TypeKind::Int(IntKind::Int), Quals::NONE, span);
        let kind = TypeKind::Function {
            ret,
            params: Params::Unspecified,
            variadic: false,
        };
        let kind = DeclKind::Function {
            ty: self.push_type(kind, Quals::NONE, span),
            storage: Storage::Extern,
            inline: false,
            noreturn: false,
            params: List::EMPTY,
            body: None,
        };
        self.push_decl(kind, Some(name), span, Attrs::default())
    }

    /// `static const char __func__[] = "name";` (6.4.2.2), made when it is first named.
    fn function_name(&mut self, span: Span) -> Res<DeclId> {
        let Some((function, known)) = self.function.as_ref().map(|f| (f.name, f.func_name)) else {
            return self.invalid(span, "function name outside a function");
        };
        if let Some(decl) = known {
            return Ok(decl);
        }
        let units: Vec<u32> = self.program.name(function).bytes().map(u32::from).collect();
        let string = self.program.push_string(StrLit {
            prefix: StrPrefix::None,
            units: Arc::from(units),
        });
        let value = self.push_expr(ExprKind::Str(string), Span::NONE);
        let init = self.program.push_init(Init::Expr(value));
        let elem = self.push_type(TypeKind::Int(IntKind::Char), Quals::CONST, Span::NONE);
        let array = TypeKind::Array {
            elem,
            len: ArrayLen::None,
            param: ArrayParam::default(),
        };
        let ty = self.push_type(array, Quals::NONE, Span::NONE);
        let name = self.program.intern("__func__");
        let kind = DeclKind::Var {
            ty,
            storage: Storage::Builtin,
            init: Some(init),
        };
        let decl = self.push_decl(kind, Some(name), Span::NONE, Attrs::default());
        if let Some(function) = self.function.as_mut() {
            function.func_name = Some(decl);
        }
        Ok(decl)
    }
}
