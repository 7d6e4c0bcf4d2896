//! Type-generic mathematics as compilers' own headers make it (C17 7.22): gcc's `__builtin_tgmath`, and the overloaded
//! functions `__tg_…` of clang's header. Only preprocessed texts have them.
//!
//! Both become what Cassay's own `<tgmath.h>` is made of: a generic selection among the functions for `float`, `double`
//! and `long double`, called with the arguments. Its control is made of the arguments, which are read a second time for
//! it; an operand of integer type counts as a `double` (7.22p3).
//!
//! Left out, and refused: functions of complex numbers, functions that round to a narrower type, arguments that define
//! anything, and calls that are arguments of each other more than [`DEEPEST`] times.

use super::{Parser, Res};
use crate::token::{Punct, TokenKind};
use cassay_lang::Span;
use cassay_lang::tree::*;

/// How often such calls may be arguments of each other: each time doubles what is read.
const DEEPEST: u32 = 8;

/// An argument, and the tokens it consists of.
#[derive(Clone, Copy)]
struct Argument {
    value: ExprId,
    start: usize,
    end: usize,
}

impl Parser<'_> {
    /// Whether a name is one of clang's overloaded functions, and is called.
    pub(super) fn is_type_generic(&self, decl: DeclId) -> bool {
        let node = self.program[decl];
        node.attrs.is_some()
            && self.kind_at(1) == TokenKind::Punct(Punct::LParen)
            && self
                .program
                .attributes(node.attrs)
                .unsupported
                .is_some_and(|text| {
                    let text = self.program.name(text).trim_matches('_');
                    text.starts_with("overloadable")
                })
            && self.generic_base(decl).is_some()
    }

    /// The function that one of clang's stands for; empty for `__tg_promote`.
    fn generic_base(&self, decl: DeclId) -> Option<String> {
        let name = self.program.name(self.program[decl].name?);
        let base = name.strip_prefix("__tg_")?;
        match base {
            "promote" => Some(String::new()),
            _ => super::builtins::is_math(base).then(|| base.to_owned()),
        }
    }

    /// `__tg_promote(x)`, whose type alone counts, and `__tg_sqrt(x)`, whose first argument has the type of all.
    pub(super) fn overloaded(&mut self, decl: DeclId, start: Span) -> Res<ExprId> {
        let Some(base) = self.generic_base(decl) else {
            return self.expected("an expression");
        };
        self.deeper(start)?;
        self.advance();
        let arguments = self.arguments_read()?;
        let Some(&first) = arguments.first() else {
            return self.invalid(start, "too few arguments of a type-generic function");
        };
        let control = self.again(first)?;
        let span = start.to(self.last_span());
        self.type_generic -= 1;
        if base.is_empty() {
            return Ok(self.of_class(control, span));
        }
        let mut named = |suffix| {
            let name = self.program.intern(&format!("__builtin_{base}{suffix}"));
            let decl = match self.scopes.lookup(name).decl {
                Some(decl) => Some(decl),
                None => self.builtin_function(name),
            };
            decl.map(|decl| {
                self.scopes.bind_global(name, decl, false);
                self.push_expr(ExprKind::Name(decl), start)
            })
        };
        let (Some(float), Some(double), Some(long)) = (named("f"), named(""), named("l")) else {
            return self.unsupported(start, format!("type-generic `{base}`"));
        };
        let callee = self.selection(control, [float, double, long], span);
        Ok(self.call_of(callee, &arguments, span))
    }

    /// `__builtin_tgmath(sqrtf, sqrt, sqrtl, …, x)`: functions, and as many arguments as they have parameters. Those
    /// parameters are generic whose types differ.
    pub(super) fn builtin_tgmath(&mut self, start: Span) -> Res<ExprId> {
        self.deeper(start)?;
        self.advance();
        let all = self.arguments_read()?;
        let wrong = "arguments of `__builtin_tgmath`";
        let params = match all.first() {
            Some(first) => self.floating_params(first.value),
            None => None,
        };
        let Some(params) = params.filter(|params| !params.is_empty() && params.len() < all.len())
        else {
            return self.unsupported(start, wrong);
        };
        let (functions, arguments) = all.split_at(all.len() - params.len());
        let (mut chosen, mut generic) = ([None; 3], Vec::new());
        for function in functions {
            let Some(own) = self.floating_params(function.value) else {
                continue;
            };
            let differing = (0..params.len()).find(|&i| own.get(i) != params.get(i));
            let Some(kind) = own.get(differing.unwrap_or(0)).copied().flatten() else {
                continue;
            };
            let slot = match kind {
                FloatKind::Float => 0,
                FloatKind::Double => 1,
                FloatKind::LongDouble => 2,
            };
            chosen[slot].get_or_insert(function.value);
            let differ = (0..params.len()).filter(|&i| own.get(i) != params.get(i));
            generic.extend(differ);
        }
        generic.sort_unstable();
        generic.dedup();
        let [Some(float), Some(double), Some(long)] = chosen else {
            return self.unsupported(start, "type-generic function of complex numbers");
        };
        let span = start.to(self.last_span());
        let mut control = None;
        for &i in &generic {
            let Some(&argument) = arguments.get(i) else {
                return self.unsupported(start, wrong);
            };
            let again = self.again(argument)?;
            let class = self.of_class(again, span);
            control = Some(match control {
                None => class,
                Some(sum) => self.push_expr(ExprKind::Binary(BinaryOp::Add, sum, class), span),
            });
        }
        self.type_generic -= 1;
        let Some(control) = control else {
            return self.unsupported(start, wrong);
        };
        let callee = self.selection(control, [float, double, long], span);
        Ok(self.call_of(callee, arguments, span))
    }

    fn deeper(&mut self, start: Span) -> Res<()> {
        self.type_generic += 1;
        if self.type_generic > DEEPEST {
            let message = "type-generic functions as arguments of each other, deeper than 8 levels";
            return self.unsupported(start, message);
        }
        Ok(())
    }

    /// Arguments in parentheses, with their tokens.
    fn arguments_read(&mut self) -> Res<Vec<Argument>> {
        self.expect(Punct::LParen)?;
        let mut read = Vec::new();
        if self.eat(Punct::RParen) {
            return Ok(read);
        }
        loop {
            let start = self.pos;
            let value = self.assignment()?;
            let end = self.pos;
            read.push(Argument { value, start, end });
            if !self.eat(Punct::Comma) {
                break;
            }
        }
        self.expect(Punct::RParen)?;
        Ok(read)
    }

    /// An argument once more, for its type.
    fn again(&mut self, argument: Argument) -> Res<ExprId> {
        let behind = self.pos;
        let opens = |pos| self.token_at(pos).kind == TokenKind::Punct(Punct::LBrace);
        if (argument.start..argument.end).any(opens) {
            let span = self.token_at(argument.start).span;
            let message = "an argument of a type-generic function with braces in it";
            return self.unsupported(span, message);
        }
        self.pos = argument.start;
        let value = self.assignment()?;
        self.pos = behind;
        Ok(value)
    }

    /// The floating types of a function's parameters, `None` for those that have another one.
    fn floating_params(&self, function: ExprId) -> Option<Vec<Option<FloatKind>>> {
        let ExprKind::Name(decl) = self.program[function].kind else {
            return None;
        };
        let DeclKind::Function { ty, .. } = self.program[decl].kind else {
            return None;
        };
        let TypeKind::Function {
            params: Params::List(params),
            ..
        } = self.program[ty].kind
        else {
            return None;
        };
        let float = |param: DeclId| match self.program[param].kind {
            DeclKind::Param { ty, .. } => match self.program[ty].kind {
                TypeKind::Float(kind) => Some(kind),
                _ => None,
            },
            _ => None,
        };
        Some(self.program.items(params).map(float).collect())
    }

    /// A zero of the type that an operand counts as.
    fn of_class(&mut self, control: ExprId, span: Span) -> ExprId {
        let mut zero = |kind| {
            let ty = self.push_type(TypeKind::Float(kind), Quals::NONE, span);
            let zero = ExprKind::Int(IntLit {
                value: 0,
                radix: Radix::Decimal,
                unsigned: false,
                size: IntSuffix::None,
            });
            let zero = self.push_expr(zero, span);
            self.push_expr(ExprKind::Cast(ty, zero), span)
        };
        let values = [
            zero(FloatKind::Float),
            zero(FloatKind::Double),
            zero(FloatKind::LongDouble),
        ];
        self.selection(control, values, span)
    }

    /// `_Generic(control, float: …, long double: …, default: …)`
    fn selection(&mut self, control: ExprId, values: [ExprId; 3], span: Span) -> ExprId {
        let [float, double, long] = values;
        let first = self.program.generics.len() as u32;
        for (kind, value) in [(FloatKind::Float, float), (FloatKind::LongDouble, long)] {
            let ty = self.push_type(TypeKind::Float(kind), Quals::NONE, span);
            let ty = Some(ty);
            self.program.generics.push(Association { ty, value });
        }
        self.program.generics.push(Association {
            ty: None,
            value: double,
        });
        let kind = ExprKind::Generic {
            control,
            first,
            count: 3,
        };
        self.push_expr(kind, span)
    }

    fn call_of(&mut self, callee: ExprId, arguments: &[Argument], span: Span) -> ExprId {
        let values: Vec<ExprId> = arguments.iter().map(|argument| argument.value).collect();
        let list = self.program.list(&values);
        self.push_expr(ExprKind::Call(callee, list), span)
    }
}
