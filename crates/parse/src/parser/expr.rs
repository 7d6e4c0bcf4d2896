//! Operators (C17 6.5.3 to 6.5.17): precedence climbing, so that a chain of operators costs no
//! recursion however long it is.

use super::{Parser, Res};
use crate::token::{Keyword, Punct, TokenKind};
use cassay_lang::Span;
use cassay_lang::tree::*;

#[derive(Clone, Copy)]
enum Infix {
    Binary(BinaryOp),
    Assign(Option<BinaryOp>),
    Cond,
}

const ASSIGN: u8 = 1;
const COND: u8 = 2;

/// How tightly an infix operator binds.
fn infix(punct: Punct) -> Option<(u8, Infix)> {
    use BinaryOp as B;
    use Infix::{Assign, Binary, Cond};
    Some(match punct {
        Punct::Eq => (ASSIGN, Assign(None)),
        Punct::StarEq => (ASSIGN, Assign(Some(B::Mul))),
        Punct::SlashEq => (ASSIGN, Assign(Some(B::Div))),
        Punct::PercentEq => (ASSIGN, Assign(Some(B::Rem))),
        Punct::PlusEq => (ASSIGN, Assign(Some(B::Add))),
        Punct::MinusEq => (ASSIGN, Assign(Some(B::Sub))),
        Punct::ShlEq => (ASSIGN, Assign(Some(B::Shl))),
        Punct::ShrEq => (ASSIGN, Assign(Some(B::Shr))),
        Punct::AmpEq => (ASSIGN, Assign(Some(B::BitAnd))),
        Punct::CaretEq => (ASSIGN, Assign(Some(B::BitXor))),
        Punct::PipeEq => (ASSIGN, Assign(Some(B::BitOr))),
        Punct::Question => (COND, Cond),
        Punct::PipePipe => (3, Binary(B::LogOr)),
        Punct::AmpAmp => (4, Binary(B::LogAnd)),
        Punct::Pipe => (5, Binary(B::BitOr)),
        Punct::Caret => (6, Binary(B::BitXor)),
        Punct::Amp => (7, Binary(B::BitAnd)),
        Punct::EqEq => (8, Binary(B::Eq)),
        Punct::Ne => (8, Binary(B::Ne)),
        Punct::Lt => (9, Binary(B::Lt)),
        Punct::Gt => (9, Binary(B::Gt)),
        Punct::Le => (9, Binary(B::Le)),
        Punct::Ge => (9, Binary(B::Ge)),
        Punct::Shl => (10, Binary(B::Shl)),
        Punct::Shr => (10, Binary(B::Shr)),
        Punct::Plus => (11, Binary(B::Add)),
        Punct::Minus => (11, Binary(B::Sub)),
        Punct::Star => (12, Binary(B::Mul)),
        Punct::Slash => (12, Binary(B::Div)),
        Punct::Percent => (12, Binary(B::Rem)),
        _ => return None,
    })
}

fn prefix(punct: Punct) -> Option<UnaryOp> {
    Some(match punct {
        Punct::Plus => UnaryOp::Plus,
        Punct::Minus => UnaryOp::Neg,
        Punct::Tilde => UnaryOp::BitNot,
        Punct::Bang => UnaryOp::Not,
        Punct::Star => UnaryOp::Deref,
        Punct::Amp => UnaryOp::AddrOf,
        Punct::PlusPlus => UnaryOp::PreInc,
        Punct::MinusMinus => UnaryOp::PreDec,
        _ => return None,
    })
}

impl Parser<'_> {
    /// An expression with commas.
    pub(super) fn expression(&mut self) -> Res<ExprId> {
        let mut left = self.assignment()?;
        while self.eat(Punct::Comma) {
            let right = self.assignment()?;
            let span = self.span_of(left, right);
            left = self.push_expr(ExprKind::Comma(left, right), span);
        }
        Ok(left)
    }

    pub(super) fn assignment(&mut self) -> Res<ExprId> {
        self.infix_expression(ASSIGN)
    }

    /// A conditional expression: what the grammar calls a constant expression.
    pub(super) fn conditional(&mut self) -> Res<ExprId> {
        self.infix_expression(COND)
    }

    fn span_of(&self, left: ExprId, right: ExprId) -> Span {
        self.program[left].span.to(self.program[right].span)
    }

    /// An expression of operators that bind at least as tightly as `level`.
    ///
    /// `a + b = c` is read as an assignment to `a + b`; the checker refuses it because `a + b` is
    /// no lvalue.
    fn infix_expression(&mut self, level: u8) -> Res<ExprId> {
        self.enter()?;
        let mut left = self.unary()?;
        while let TokenKind::Punct(punct) = self.kind() {
            let Some((own, operator)) = infix(punct).filter(|&(own, _)| own >= level) else {
                break;
            };
            self.advance();
            left = match operator {
                Infix::Binary(op) => {
                    let right = self.infix_expression(own + 1)?;
                    let span = self.span_of(left, right);
                    self.push_expr(ExprKind::Binary(op, left, right), span)
                }
                Infix::Assign(op) => {
                    let right = self.infix_expression(ASSIGN)?;
                    let span = self.span_of(left, right);
                    self.push_expr(ExprKind::Assign(op, left, right), span)
                }
                Infix::Cond => {
                    let middle = if self.at(Punct::Colon) {
                        None
                    } else {
                        Some(self.expression()?)
                    };
                    self.expect(Punct::Colon)?;
                    let right = self.infix_expression(COND)?;
                    let span = self.span_of(left, right);
                    self.push_expr(ExprKind::Cond(left, middle, right), span)
                }
            };
        }
        self.leave();
        Ok(left)
    }

    /// A cast expression (6.5.4) or anything that binds more tightly.
    fn unary(&mut self) -> Res<ExprId> {
        match self.kind() {
            TokenKind::Punct(Punct::LParen) if self.starts_type(1) => self.cast(),
            TokenKind::Punct(Punct::AmpAmp) => self.label_address(),
            TokenKind::Punct(punct) => match prefix(punct) {
                Some(op) => self.prefix_operator(op),
                None => self.postfix(),
            },
            TokenKind::Ident(symbol) => match Keyword::of(symbol) {
                Some(Keyword::Sizeof) => self.sizeof(),
                Some(Keyword::Alignof) => self.alignof(),
                Some(Keyword::Extension) => self.prefix_operator(UnaryOp::Extension),
                Some(Keyword::Real | Keyword::Imag) => {
                    self.unsupported(self.span(), "complex numbers")
                }
                _ => self.postfix(),
            },
            _ => self.postfix(),
        }
    }

    #[inline(never)]
    fn prefix_operator(&mut self, op: UnaryOp) -> Res<ExprId> {
        self.enter()?;
        let start = self.span();
        self.advance();
        let operand = self.unary()?;
        let span = start.to(self.program[operand].span);
        self.leave();
        Ok(self.push_expr(ExprKind::Unary(op, operand), span))
    }

    /// `(type) operand`, or a compound literal and what is applied to it.
    #[inline(never)]
    fn cast(&mut self) -> Res<ExprId> {
        self.enter()?;
        let start = self.span();
        self.advance();
        let ty = self.type_name()?;
        self.expect(Punct::RParen)?;
        let result = if self.at(Punct::LBrace) {
            let literal = self.compound_literal(ty, start)?;
            self.postfix_operators(literal)?
        } else {
            let operand = self.unary()?;
            let span = start.to(self.program[operand].span);
            self.push_expr(ExprKind::Cast(ty, operand), span)
        };
        self.leave();
        Ok(result)
    }

    fn compound_literal(&mut self, ty: TypeId, start: Span) -> Res<ExprId> {
        let init = self.braced_initializer()?;
        let span = start.to(self.last_span());
        Ok(self.push_expr(ExprKind::CompoundLit(ty, init), span))
    }

    /// GNU `&&label`.
    fn label_address(&mut self) -> Res<ExprId> {
        let start = self.span();
        self.advance();
        let (name, name_span) = self.expect_identifier()?;
        let label = self.use_label(name, name_span)?;
        Ok(self.push_expr(ExprKind::LabelAddr(label), start.to(name_span)))
    }

    #[inline(never)]
    fn sizeof(&mut self) -> Res<ExprId> {
        let start = self.span();
        let kind = match self.type_or_operand()? {
            Operand::Type(ty) => ExprKind::SizeofType(ty),
            Operand::Expr(operand) => ExprKind::SizeofExpr(operand),
        };
        let span = start.to(self.last_span());
        Ok(self.push_expr(kind, span))
    }

    #[inline(never)]
    fn alignof(&mut self) -> Res<ExprId> {
        let start = self.span();
        // GNU's spelling asks for the preferred alignment, which may be more than C's.
        if self.target.preferred_align.is_some()
            && let TokenKind::Ident(symbol) = self.kind()
            && self.program.name(symbol) != "_Alignof"
        {
            return self.unsupported(start, "`__alignof__` on this target; use `_Alignof`");
        }
        let kind = match self.type_or_operand()? {
            Operand::Type(ty) => ExprKind::AlignofType(ty),
            Operand::Expr(operand) => ExprKind::AlignofExpr(operand),
        };
        let span = start.to(self.last_span());
        Ok(self.push_expr(kind, span))
    }

    /// The operand of `sizeof` or `_Alignof`, whose keyword is the current token: a type in
    /// parentheses, unless it begins a compound literal, or an expression.
    fn type_or_operand(&mut self) -> Res<Operand> {
        self.enter()?;
        self.advance();
        let operand = if self.at(Punct::LParen) && self.starts_type(1) {
            let start = self.span();
            self.advance();
            let ty = self.type_name()?;
            self.expect(Punct::RParen)?;
            if self.at(Punct::LBrace) {
                let literal = self.compound_literal(ty, start)?;
                Operand::Expr(self.postfix_operators(literal)?)
            } else {
                Operand::Type(ty)
            }
        } else {
            Operand::Expr(self.unary()?)
        };
        self.leave();
        Ok(operand)
    }
}

/// What `sizeof` and `_Alignof` apply to.
enum Operand {
    Type(TypeId),
    Expr(ExprId),
}
