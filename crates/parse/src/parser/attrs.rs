//! GNU attributes (`__attribute__((…))`), C23 attributes (`[[…]]`), `_Alignas` and assembler names.
//!
//! What a name means is in the [table](crate::attributes); here is where it may stand. A GNU attribute belongs to
//! what is declared, wherever in the declaration it is written. `[[…]]` belongs to what it follows (6.7.13.2): to
//! what is declared at the beginning of a declaration and behind the name, otherwise to a type. No type has attributes
//! here: those that mean something are refused there.
//!
//! Attributes without effect are dropped. What is not understood is kept as text in [`Attrs::unsupported`], so that
//! the checker can refuse the declaration if it matters.

use super::{Parser, Res, keyword_of};
use crate::attributes::{self, Attribute, Meaning};
use crate::token::{Keyword, Punct, TokenKind, spelled_bytes};
use cassay_lang::tree::*;
use cassay_lang::{Symbol, first_name};

/// What `[[…]]` is about.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum On {
    /// What is declared or defined.
    Entity,
    /// A type that is no declaration.
    Type,
}

impl Parser<'_> {
    /// Reads any attributes that stand here into `attrs`.
    pub(super) fn attributes(&mut self, attrs: &mut Attrs, on: On) -> Res<()> {
        while self.gnu_attributes(attrs)? || self.standard_attributes(attrs, on)? {}
        Ok(())
    }

    /// `[[`, which cannot begin anything else in C.
    pub(super) fn at_c23_attribute(&self, ahead: usize) -> bool {
        self.kind_at(ahead) == TokenKind::Punct(Punct::LBracket)
            && self.kind_at(ahead + 1) == TokenKind::Punct(Punct::LBracket)
    }

    /// Attributes of a statement or of the label in front of it: none that are modelled mean anything there, but `unused`
    /// and how to inline. Where GCC or Clang refuses them, or GCC takes them for the beginning of a declaration of an
    /// `int`, as those in front of `x = 1;`, the text is not valid.
    pub(super) fn statement_attributes(&mut self, of_label: bool) -> Res<()> {
        let start = self.span();
        let gnu = self.keyword() == Some(Keyword::Attribute);
        let mut attrs = Attrs::default();
        self.attributes_read.clear();
        self.attributes(&mut attrs, On::Entity)?;
        self.no_meaning(&attrs, start)?;
        let before_label = matches!(self.kind(), TokenKind::Ident(name) if Keyword::of(name).is_none())
            && self.kind_at(1) == TokenKind::Punct(Punct::Colon);
        let falls = self.at(Punct::Semi) && self.in_switch();
        let fits = |name: &str| match name {
            "fallthrough" => falls && !(gnu && of_label),
            _ if gnu => of_label,
            "likely" | "unlikely" | "nomerge" => true,
            _ => {
                before_label
                    || (attributes::find(name).is_none() && attributes::standard(name).is_none())
            }
        };
        let names = self.attributes_read.iter();
        let mut names = names.map(|&name| attributes::bare(self.program.name(name)));
        if (gnu && !of_label && self.attributes_read.is_empty()) || !names.all(fits) {
            let what = "attribute that a statement cannot have for GCC or Clang";
            return self.invalid(start.to(self.last_span()), what);
        }
        Ok(())
    }

    /// Refuses attributes that would mean something, where there is nothing that could have them.
    pub(super) fn no_meaning(&self, attrs: &Attrs, start: cassay_lang::Span) -> Res<()> {
        if let Some(name) = self.meant(attrs) {
            return self.unsupported(start, format!("attribute '{name}' is not supported here"));
        }
        Ok(())
    }

    /// An attribute that means something.
    pub(super) fn meant(&self, attrs: &Attrs) -> Option<&str> {
        if let Some(text) = attrs.unsupported {
            return Some(first_name(self.program.name(text)));
        }
        let words = [
            (attrs.packed, "packed"),
            (attrs.aligned.is_some(), "aligned"),
            (attrs.mode.is_some(), "mode"),
            (attrs.pure_, "pure"),
            (attrs.const_, "const"),
            (attrs.noreturn, "noreturn"),
            (attrs.weak, "weak"),
            (attrs.gnu_inline, "gnu_inline"),
            (attrs.may_alias, "may_alias"),
            (attrs.constructor.is_some(), "constructor"),
            (attrs.destructor.is_some(), "destructor"),
            (attrs.transparent_union, "transparent_union"),
            (attrs.nonnull != 0, "nonnull"),
            (attrs.returns_nonnull, "returns_nonnull"),
            (attrs.assume_aligned != 0, "assume_aligned"),
            (attrs.alloc_align != 0, "alloc_align"),
            (attrs.malloc, "malloc"),
        ];
        words.iter().find(|word| word.0).map(|word| word.1)
    }

    /// `__attribute__((…))`, if it stands here.
    pub(super) fn gnu_attributes(&mut self, attrs: &mut Attrs) -> Res<bool> {
        if !self.eat_keyword(Keyword::Attribute) {
            return Ok(false);
        }
        self.expect(Punct::LParen)?;
        self.expect(Punct::LParen)?;
        while !self.at(Punct::RParen) {
            if self.eat(Punct::Comma) {
                continue;
            }
            let name = self.attribute_name()?;
            let meaning = attributes::find(self.program.names.name(name)).map(|row| row.meaning);
            self.attribute(name, meaning, attrs)?;
        }
        self.expect(Punct::RParen)?;
        self.expect(Punct::RParen)?;
        Ok(true)
    }

    /// `const` and other keywords are attribute names too.
    fn attribute_name(&mut self) -> Res<Symbol> {
        let TokenKind::Ident(name) = self.kind() else {
            return self.expected("an attribute");
        };
        self.advance();
        Ok(name)
    }

    /// `[[…]]`, if it stands here.
    pub(super) fn standard_attributes(&mut self, attrs: &mut Attrs, on: On) -> Res<bool> {
        if !self.at_c23_attribute(0) {
            return Ok(false);
        }
        self.advance();
        self.advance();
        while !self.at(Punct::RBracket) {
            if self.eat(Punct::Comma) {
                continue;
            }
            let first = self.attribute_name()?;
            let mut name = first;
            let prefixed =
                self.at(Punct::Colon) && self.kind_at(1) == TokenKind::Punct(Punct::Colon);
            if prefixed {
                self.advance();
                self.advance();
                name = self.attribute_name()?;
            }
            let text = self.program.names.name(name);
            let prefix = attributes::bare(self.program.names.name(first));
            let mut meaning = match prefix {
                _ if !prefixed => attributes::standard(text).map(|row| row.0),
                "gnu" => attributes::find(text).map(|row| row.meaning),
                // GCC ignores these, so that one that means something has two meanings.
                "clang" | "_Clang" => attributes::find(text).map(|row| match row.meaning {
                    Meaning::Modelled(Attribute::AlwaysInline | Attribute::Noinline) => row.meaning,
                    Meaning::Modelled(_) => Meaning::Refused,
                    other => other,
                }),
                // Known to clang for other languages and targets.
                "msvc" | "gsl" | "hlsl" | "riscv" | "arm" | "cuda" | "vk" => Some(Meaning::Refused),
                _ => None,
            };
            if on == On::Type && matches!(meaning, Some(Meaning::Modelled(of)) if !is_harmless(of))
            {
                meaning = Some(Meaning::Refused);
            }
            self.attribute(name, meaning, attrs)?;
        }
        self.expect(Punct::RBracket)?;
        self.expect(Punct::RBracket)?;
        Ok(true)
    }

    /// One attribute, whose name has been read; what neither compiler knows has no meaning.
    fn attribute(&mut self, name: Symbol, meaning: Option<Meaning>, attrs: &mut Attrs) -> Res<()> {
        self.attributes_read.push(name);
        let operands = self.pos;
        let understood = match meaning {
            None | Some(Meaning::Nothing(_) | Meaning::Checked) => true,
            Some(Meaning::Convention) => self.target.pointer.size > 4,
            Some(Meaning::Refused) => false,
            Some(Meaning::Modelled(of)) => self.modelled(of, attrs)?,
        };
        if self.at(Punct::LParen) {
            self.skip_group()?;
        }
        let kept = match understood {
            false => &mut attrs.unsupported,
            true if meaning == Some(Meaning::Checked) => &mut attrs.checked,
            true => return Ok(()),
        };
        let name = self.program.name(name);
        let name = match understood {
            true => attributes::bare(name),
            false => name,
        };
        let text = format!("{name}{}", self.text(operands, self.pos));
        self.keep(kept, &text);
        Ok(())
    }

    /// Adds an attribute to those that are kept as text.
    fn keep(&mut self, kept: &mut Option<Symbol>, text: &str) {
        *kept = Some(match *kept {
            Some(others) => {
                let both = format!("{}, {text}", self.program.name(others));
                self.program.intern(&both)
            }
            None => self.program.intern(text),
        });
    }

    fn modelled(&mut self, of: Attribute, attrs: &mut Attrs) -> Res<bool> {
        Ok(match of {
            Attribute::Packed => set(&mut attrs.packed),
            Attribute::Noinline => set(&mut attrs.noinline),
            Attribute::AlwaysInline => set(&mut attrs.always_inline),
            Attribute::Pure => set(&mut attrs.pure_),
            Attribute::Const => set(&mut attrs.const_),
            Attribute::Noreturn => set(&mut attrs.noreturn),
            Attribute::Unused => set(&mut attrs.unused),
            Attribute::Used => set(&mut attrs.used),
            Attribute::Weak => set(&mut attrs.weak),
            Attribute::GnuInline => set(&mut attrs.gnu_inline),
            Attribute::TransparentUnion => set(&mut attrs.transparent_union),
            Attribute::ReturnsNonnull => set(&mut attrs.returns_nonnull),
            Attribute::MayAlias => set(&mut attrs.may_alias),
            // With the function that frees it, it is there for warnings.
            Attribute::Malloc if self.at(Punct::LParen) => true,
            Attribute::Malloc => set(&mut attrs.malloc),
            Attribute::Format => self.format(attrs)?,
            Attribute::AllocSize => self.alloc_size(attrs)?,
            Attribute::Constructor => self.priority(&mut attrs.constructor)?,
            Attribute::Destructor => self.priority(&mut attrs.destructor)?,
            Attribute::Nonnull => self.nonnull(attrs)?,
            Attribute::AssumeAligned => self.assume_aligned(attrs)?,
            Attribute::AllocAlign => self.alloc_align(attrs)?,
            Attribute::Mode => self.mode(attrs)?,
            Attribute::Optimize => self.options(attributes::optimizes_only)?,
            Attribute::Target => self.options(attributes::targets_only)?,
            Attribute::Aligned => {
                if self.eat(Punct::LParen) {
                    let value = self.conditional()?;
                    self.expect(Punct::RParen)?;
                    self.add_alignment(attrs, Aligned::Expr(value));
                } else {
                    self.add_alignment(attrs, Aligned::Max);
                }
                true
            }
        })
    }

    /// Operands in parentheses that are constants, as far as they can be told without types.
    fn numbers(&mut self) -> Res<Option<Vec<i128>>> {
        let mut numbers = Some(Vec::new());
        if !self.eat(Punct::LParen) {
            return Ok(numbers);
        }
        while !self.at(Punct::RParen) {
            let operand = self.conditional()?;
            match (self.folded(operand, 0), &mut numbers) {
                (Some(value), Some(all)) => all.push(value),
                _ => numbers = None,
            }
            if !self.eat(Punct::Comma) {
                break;
            }
        }
        self.expect(Punct::RParen)?;
        Ok(numbers)
    }

    /// `format(printf, 1, 2)`: a style and two numbers.
    fn format(&mut self, attrs: &mut Attrs) -> Res<bool> {
        let named = self.at(Punct::LParen)
            && matches!(self.kind_at(1), TokenKind::Ident(_))
            && self.kind_at(2) == TokenKind::Punct(Punct::Comma);
        if !named {
            return Ok(false);
        }
        self.advance();
        let style = self.attribute_name()?;
        self.advance();
        let (text, _, first) = (
            self.conditional()?,
            self.expect(Punct::Comma)?,
            self.conditional()?,
        );
        self.expect(Punct::RParen)?;
        let (Some(text), Some(first)) = (self.folded(text, 0), self.folded(first, 0)) else {
            return Ok(false);
        };
        let style = attributes::bare(self.program.name(style));
        let text = format!("format ( {style} , {text} , {first} )");
        self.keep(&mut attrs.checked, &text);
        Ok(true)
    }

    /// `alloc_size(1, 2)`
    fn alloc_size(&mut self, attrs: &mut Attrs) -> Res<bool> {
        if let Some(numbers) = self.numbers()? {
            let numbers: Vec<String> = numbers.iter().map(i128::to_string).collect();
            let text = format!("alloc_size ( {} )", numbers.join(" , "));
            self.keep(&mut attrs.checked, &text);
        }
        Ok(true)
    }

    /// The value of an expression of numbers and enumerators.
    fn folded(&self, expr: ExprId, depth: u32) -> Option<i128> {
        let fold = |e| (depth < 100).then(|| self.folded(e, depth + 1)).flatten();
        Some(match self.program[expr].kind {
            ExprKind::Int(lit) => lit.value.into(),
            ExprKind::Unary(UnaryOp::Plus | UnaryOp::Extension, a) => fold(a)?,
            ExprKind::Unary(UnaryOp::Neg, a) => fold(a)?.checked_neg()?,
            ExprKind::Binary(op, a, b) => {
                let (a, b) = (fold(a)?, fold(b)?);
                match op {
                    BinaryOp::Add => a.checked_add(b)?,
                    BinaryOp::Sub => a.checked_sub(b)?,
                    BinaryOp::Mul => a.checked_mul(b)?,
                    BinaryOp::Div => a.checked_div(b)?,
                    BinaryOp::Shl => 1i128.checked_shl(u32::try_from(b).ok()?)?.checked_mul(a)?,
                    _ => return None,
                }
            }
            ExprKind::Name(decl) => match self.program[decl].kind {
                DeclKind::EnumConst {
                    value: Some(value), ..
                } => fold(value)?,
                DeclKind::EnumConst { of, value: None } => {
                    let constants = self.program[of].constants?;
                    let at = self.program.items(constants).position(|c| c == decl)?;
                    let mut before = self.program.items(constants).take(at);
                    let given = before.rfind(|&c| match self.program[c].kind {
                        DeclKind::EnumConst { value, .. } => value.is_some(),
                        _ => false,
                    });
                    let Some(given) = given else {
                        return Some(at as i128);
                    };
                    let from = self.program.items(constants).position(|c| c == given)?;
                    let DeclKind::EnumConst { value, .. } = self.program[given].kind else {
                        return None;
                    };
                    fold(value?)?.checked_add((at - from) as i128)?
                }
                _ => return None,
            },
            _ => return None,
        })
    }

    /// `constructor`, `constructor(101)`.
    fn priority(&mut self, of: &mut Option<u16>) -> Res<bool> {
        let span = self.span();
        *of = match self.numbers()?.as_deref() {
            Some([]) => Some(u16::MAX),
            Some(&[number]) => match u16::try_from(number) {
                Ok(number) => Some(number),
                Err(_) => return self.invalid(span, "priority is not from 0 to 65535"),
            },
            _ => return Ok(false),
        };
        Ok(true)
    }

    /// The parameters that `nonnull` names, by number from 1 on; without a list, all of them.
    fn nonnull(&mut self, attrs: &mut Attrs) -> Res<bool> {
        let Some(numbers) = self.numbers()? else {
            return Ok(false);
        };
        if numbers.is_empty() {
            attrs.nonnull = u64::MAX;
        }
        for &number in &numbers {
            if !(1..64).contains(&number) {
                return Ok(false);
            }
            attrs.nonnull |= 1 << (number - 1);
        }
        Ok(true)
    }

    fn assume_aligned(&mut self, attrs: &mut Attrs) -> Res<bool> {
        let (align, offset) = match self.numbers()?.as_deref() {
            Some(&[align]) => (align, 0),
            Some(&[align, offset]) => (align, offset),
            _ => return Ok(false),
        };
        if !(1..1 << 30).contains(&align) || !(0..align).contains(&offset) {
            return Ok(false);
        }
        // Two of them would be two promises.
        let first = attrs.assume_aligned == 0;
        (attrs.assume_aligned, attrs.assume_offset) = (align as u32, offset as u32);
        Ok(first && attrs.assume_aligned.is_power_of_two())
    }

    fn alloc_align(&mut self, attrs: &mut Attrs) -> Res<bool> {
        match self.numbers()?.as_deref() {
            Some(&[number]) if (1..64).contains(&number) && attrs.alloc_align == 0 => {
                attrs.alloc_align = number as u8;
                Ok(true)
            }
            _ => Ok(false),
        }
    }

    /// `mode(DI)`: an integer or floating type of another size.
    fn mode(&mut self, attrs: &mut Attrs) -> Res<bool> {
        if !self.eat(Punct::LParen) {
            return Ok(false);
        }
        let name = self.attribute_name()?;
        self.expect(Punct::RParen)?;
        let pointer = self.target.pointer.size;
        attrs.mode = match attributes::bare(self.program.names.name(name)) {
            "QI" | "byte" => Some(Mode::QI),
            "HI" => Some(Mode::HI),
            "SI" => Some(Mode::SI),
            "DI" => Some(Mode::DI),
            "TI" => Some(Mode::TI),
            "SF" => Some(Mode::SF),
            "DF" => Some(Mode::DF),
            "word" | "pointer" if pointer == 8 => Some(Mode::DI),
            "word" | "pointer" if pointer == 4 => Some(Mode::SI),
            _ => None,
        };
        Ok(attrs.mode.is_some())
    }

    /// Operands that are options: whether all of them leave the meaning alone.
    fn options(&mut self, harmless: fn(&str) -> bool) -> Res<bool> {
        let start = self.pos;
        if self.at(Punct::LParen) {
            self.skip_group()?;
        }
        Ok((start..self.pos).all(|pos| match self.token_at(pos).kind {
            TokenKind::Str(text) => {
                let bytes = spelled_bytes(self.program.names.name(text));
                let text: String = bytes.map(char::from).collect();
                text.trim_matches('"').split(',').all(harmless)
            }
            TokenKind::Punct(_) => true,
            TokenKind::Number(number) => harmless(self.program.names.name(number)),
            _ => false,
        }))
    }

    /// `_Alignas(type or expression)`; the keyword has been read.
    pub(super) fn alignas(&mut self, attrs: &mut Attrs) -> Res<()> {
        self.expect(Punct::LParen)?;
        let aligned = if self.starts_type(0) {
            Aligned::Type(self.type_name()?)
        } else {
            Aligned::Expr(self.conditional()?)
        };
        self.expect(Punct::RParen)?;
        self.add_alignment(attrs, aligned);
        attrs.alignas = true;
        Ok(())
    }

    /// The strictest alignment counts (6.7.5p6), but not for all compilers and types: all are kept, the strictest of plain
    /// numbers first, and none twice.
    fn add_alignment(&mut self, attrs: &mut Attrs, new: Aligned) {
        let literal = |program: &Program, expr: ExprId| match program[expr].kind {
            ExprKind::Int(lit) if lit.value.is_power_of_two() => Some(lit.value),
            _ => None,
        };
        let Some(first) = attrs.aligned else {
            attrs.aligned = Some(new);
            return;
        };
        let span = self.last_span();
        let max = ExprKind::Int(IntLit {
            value: self.target.max_align.into(),
            radix: Radix::Decimal,
            unsigned: false,
            size: IntSuffix::None,
        });
        let mut as_expr = |aligned| match aligned {
            Aligned::Expr(expr) => expr,
            Aligned::Max => self.push_expr(max, span),
            Aligned::Type(ty) => self.push_expr(ExprKind::AlignofType(ty), span),
        };
        let mut added = as_expr(new);
        let value = literal(self.program, added);
        let before = match first {
            Aligned::Expr(expr) => literal(self.program, expr),
            Aligned::Max => Some(self.target.max_align.into()),
            Aligned::Type(_) => None,
        };
        if value.is_some() && value == before {
            return;
        }
        if before.is_some() && value > before {
            let smaller = match first {
                Aligned::Expr(expr) => expr,
                Aligned::Max | Aligned::Type(_) => self.push_expr(max, span),
            };
            attrs.aligned = Some(Aligned::Expr(added));
            added = smaller;
        }
        let value = literal(self.program, added);
        let mut more: Vec<ExprId> = self.program.items(attrs.more_aligned).collect();
        if value.is_none() || more.iter().all(|e| literal(self.program, *e) != value) {
            more.push(added);
            attrs.more_aligned = self.program.list(&more);
        }
    }

    /// How many tokens of attributes stand `ahead` tokens from here.
    pub(super) fn attributes_length(&self, ahead: usize) -> usize {
        let mut end = ahead;
        loop {
            let group = if keyword_of(self.kind_at(end)) == Some(Keyword::Attribute) {
                end + 1
            } else if self.at_c23_attribute(end) {
                end
            } else {
                return end - ahead;
            };
            let mut depth = 0usize;
            end = group;
            loop {
                match self.kind_at(end) {
                    TokenKind::Eof => return end - ahead,
                    TokenKind::Punct(Punct::LParen | Punct::LBracket) => depth += 1,
                    TokenKind::Punct(Punct::RParen | Punct::RBracket) => {
                        depth = depth.saturating_sub(1);
                    }
                    _ => {}
                }
                end += 1;
                if depth == 0 {
                    break;
                }
            }
        }
    }

    /// `asm("name")` behind a declarator.
    pub(super) fn asm_label(&mut self, attrs: &mut Attrs) -> Res<()> {
        if !self.eat_keyword(Keyword::Asm) {
            return Ok(());
        }
        self.expect(Punct::LParen)?;
        let string = self.string()?;
        self.expect(Punct::RParen)?;
        let units = self.program[string].units.iter();
        let name: String = units.filter_map(|&unit| char::from_u32(unit)).collect();
        attrs.assembler = Some(self.program.intern(&name));
        Ok(())
    }
}

fn set(flag: &mut bool) -> bool {
    *flag = true;
    true
}

/// Attributes that are kept for whoever wants to know, and mean nothing.
fn is_harmless(of: Attribute) -> bool {
    matches!(
        of,
        Attribute::AlwaysInline
            | Attribute::Noinline
            | Attribute::Unused
            | Attribute::Used
            | Attribute::Optimize
            | Attribute::Target
    )
}
