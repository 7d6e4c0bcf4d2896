//! The edits that are tried, one at a time: each is what a known sort of bug does to a program.
//!
//! Edits are listed in the order of the text. They need types, because most bugs of this sort are about which type a value
//! has on its way; what cannot be checked has no edits. Static initialisers, constant expressions and operands that are not
//! evaluated are left alone.

use std::collections::BTreeSet;
use std::sync::Arc;

use cassay_check::{Category, Checked, check};
use cassay_lang::tree::*;
use cassay_lang::types::{Ty, TyKind, Types};
use cassay_lang::walk::{Node, Use, parts};
use cassay_lang::{Target, describe};

use super::What;

/// One change of the program.
#[derive(Clone, Debug)]
pub(super) struct Edit {
    pub what: What,
    /// The expression that it is about.
    pub at: ExprId,
    /// A few words for a title.
    pub short: String,
    change: Change,
}

#[derive(Clone, Copy, Debug)]
enum Change {
    /// The expression becomes something else.
    Set(ExprKind),
    /// It becomes its negation.
    Not,
    /// It is converted, first to the one type and then perhaps to another.
    Convert(IntKind, Option<IntKind>),
    /// Its operands are converted, and perhaps its result.
    Operands(IntKind, Option<IntKind>),
    /// The bound of a comparison is moved by one.
    Bound(BinaryOp),
}

impl Edit {
    /// The program with the change.
    pub fn apply(&self, base: &Program) -> Program {
        let mut p = base.clone();
        let at = self.at;
        match self.change {
            Change::Set(kind) => p[at].kind = kind,
            Change::Not => {
                let own = p[at];
                let inner = p.push_expr(own);
                p[at].kind = ExprKind::Unary(UnaryOp::Not, inner);
            }
            Change::Convert(first, then) => {
                convert(&mut p, at, first);
                if let Some(then) = then {
                    convert(&mut p, at, then);
                }
            }
            Change::Operands(to, back) => {
                if let ExprKind::Binary(op, a, b) = p[at].kind {
                    let (a, b) = (converted(&mut p, a, to), converted(&mut p, b, to));
                    p[at].kind = ExprKind::Binary(op, a, b);
                }
                if let Some(back) = back {
                    convert(&mut p, at, back);
                }
            }
            Change::Bound(by) => {
                if let ExprKind::Binary(op, a, b) = p[at].kind {
                    let one = p.int(1);
                    let bound = p.binary(by, b, one);
                    p[at].kind = ExprKind::Binary(op, a, bound);
                }
            }
        }
        p
    }
}

/// An expression converted to a type, as a new one.
fn converted(p: &mut Program, e: ExprId, to: IntKind) -> ExprId {
    let ty = p.ty(TypeKind::Int(to));
    p.expr(ExprKind::Cast(ty, e))
}

/// The same in its own place.
fn convert(p: &mut Program, at: ExprId, to: IntKind) {
    let own = p[at];
    let inner = p.push_expr(own);
    let ty = p.ty(TypeKind::Int(to));
    p[at].kind = ExprKind::Cast(ty, inner);
}

/// All edits of a program, in the order of its text.
pub(super) fn edits(p: &Program, target: &Arc<Target>) -> Vec<Edit> {
    let Ok(checked) = check(p, target) else {
        return Vec::new();
    };
    let mut list = Lister {
        p,
        checked: &checked,
        returns: None,
        rounds: BTreeSet::new(),
        edits: Vec::new(),
    };
    let mut met = BTreeSet::new();
    for item in p.units.iter().flat_map(|unit| &unit.items) {
        let DeclKind::Function {
            body: Some(body), ..
        } = p[*item].kind
        else {
            continue;
        };
        list.returns = list.returned(*item);
        let mut work = vec![Node::Stmt(body)];
        while let Some(node) = work.pop() {
            match node {
                Node::Expr(e) if !met.insert(e) => continue,
                Node::Expr(e) => list.expression(e),
                Node::Stmt(s) => list.statement(s),
                Node::Decl(d) if is_static(p, d) => continue,
                Node::Decl(d) => list.declaration(d),
                Node::Init(_) => {}
                Node::Type(_) | Node::Field(_) => continue,
            }
            let start = work.len();
            parts(p, node, |child, used| {
                if used == Use::Plain {
                    work.push(child);
                }
            });
            work[start..].reverse();
        }
    }
    list.edits
}

fn is_static(p: &Program, d: DeclId) -> bool {
    matches!(
        p[d].kind,
        DeclKind::Var {
            storage: Storage::Static | Storage::Extern,
            ..
        }
    )
}

struct Lister<'a> {
    p: &'a Program,
    checked: &'a Checked,
    /// What the function at hand returns.
    returns: Option<Ty>,
    /// Conditions of loops.
    rounds: BTreeSet<ExprId>,
    edits: Vec<Edit>,
}

impl Lister<'_> {
    fn types(&self) -> &Types {
        &self.checked.types
    }

    fn ty(&self, e: ExprId) -> Option<Ty> {
        let typed = self.checked.exprs.get(e.index())?;
        (typed.category != Category::Unchecked).then_some(typed.qty.ty)
    }

    /// The integer type of an expression, bit-fields left out.
    fn int(&self, e: ExprId) -> Option<IntKind> {
        let typed = self.checked.exprs.get(e.index())?;
        match typed.category {
            Category::BitField { .. } => None,
            _ => self.kind(self.ty(e)?),
        }
    }

    fn kind(&self, ty: Ty) -> Option<IntKind> {
        match self.types().kind(ty) {
            TyKind::Int(IntKind::Bool) => None,
            TyKind::Int(kind) => Some(kind),
            TyKind::Enum(id) => Some(self.types().enum_int(id)),
            _ => None,
        }
    }

    fn width(&self, kind: IntKind) -> u32 {
        let shape = self.types().int_shape(Ty::int(kind));
        shape.map_or(0, |shape| shape.width)
    }

    fn is_signed(&self, kind: IntKind) -> bool {
        let shape = self.types().int_shape(Ty::int(kind));
        shape.is_some_and(|shape| shape.signed)
    }

    /// The type of the same width and the other signedness.
    fn other(&self, kind: IntKind) -> IntKind {
        match self.is_signed(kind) {
            true => Types::unsigned_of(kind),
            false => signed_of(kind),
        }
    }

    fn add(&mut self, what: What, at: ExprId, short: impl Into<String>, change: Change) {
        let short = short.into();
        self.edits.push(Edit {
            what,
            at,
            short,
            change,
        });
    }

    fn statement(&mut self, s: StmtId) {
        match self.p[s].kind {
            StmtKind::Expr(e) => self.unused(e),
            StmtKind::For {
                init, cond, step, ..
            } => {
                if let ForInit::Expr(e) = init {
                    self.unused(e);
                }
                if let Some(step) = step {
                    self.unused(step);
                }
                if let Some(cond) = cond {
                    self.round(cond);
                }
            }
            StmtKind::While(cond, _) | StmtKind::Do(_, cond) => self.round(cond),
            StmtKind::If(cond, ..) => self.condition(cond),
            StmtKind::Return(Some(value)) => {
                if let Some(ty) = self.returns {
                    self.widened(value, ty);
                }
            }
            _ => {}
        }
    }

    /// What a function returns.
    fn returned(&self, function: DeclId) -> Option<Ty> {
        let entity = (*self.checked.decls.get(function.index())?)?;
        let entity = self.checked.entities.get(entity.0 as usize)?;
        Some(self.types().callee_sig(entity.qty.ty)?.ret.ty)
    }

    /// A variable that starts as a value.
    fn declaration(&mut self, d: DeclId) {
        let ty = self.checked.decl_types.get(d.index());
        if let (
            DeclKind::Var {
                init: Some(init), ..
            },
            Some(Some(qty)),
        ) = (self.p[d].kind, ty)
            && let Init::Expr(value) = self.p[init]
        {
            self.widened(value, qty.ty);
        }
    }

    /// An expression whose value nobody takes: a store or a call that can be left out.
    fn unused(&mut self, e: ExprId) {
        match self.p[e].kind {
            ExprKind::Assign(None, place, value) => {
                self.add_store(e, place, self.p[value].kind);
            }
            ExprKind::Assign(Some(op), place, value) => {
                self.add_store(e, place, ExprKind::Binary(op, place, value));
            }
            ExprKind::Unary(op, place) if op.is_step() => {
                self.add_store(e, place, self.p[place].kind);
            }
            ExprKind::Comma(a, b) => {
                self.unused(a);
                self.unused(b);
            }
            ExprKind::Call(f, _) if self.is_defined(f) => {
                let nothing = ExprKind::Int(IntLit {
                    value: 0,
                    radix: Radix::Decimal,
                    unsigned: false,
                    size: IntSuffix::None,
                });
                self.add(What::CallDropped, e, "call dropped", Change::Set(nothing));
            }
            _ => {}
        }
    }

    fn is_defined(&self, f: ExprId) -> bool {
        let ExprKind::Name(named) = self.p[f].kind else {
            return false;
        };
        let name = self.p[named].name;
        let mut items = self.p.units.iter().flat_map(|unit| &unit.items);
        items.any(|item| {
            self.p[*item].name == name
                && matches!(self.p[*item].kind, DeclKind::Function { body: Some(_), .. })
        })
    }

    fn add_store(&mut self, e: ExprId, place: ExprId, left: ExprKind) {
        let short = format!("store to {} dropped{}", self.place(place), self.by(place));
        self.add(What::StoreDropped, e, short, Change::Set(left));
    }

    /// What a store goes to, in words.
    fn place(&self, place: ExprId) -> &'static str {
        let typed = self.checked.exprs.get(place.index());
        if typed.is_some_and(|typed| matches!(typed.category, Category::BitField { .. })) {
            return "bit-field";
        }
        if typed.is_some_and(|typed| typed.qty.is_volatile()) {
            return "volatile object";
        }
        match self.p[place].kind {
            ExprKind::Index(..) => "array element",
            ExprKind::Member(record, _) => {
                let of_union = self.ty(record).is_some_and(|ty| self.types().is_union(ty));
                match of_union {
                    true => "union member",
                    false => "struct member",
                }
            }
            ExprKind::Arrow(..) => "member through pointer",
            ExprKind::Unary(UnaryOp::Deref, _) => "object through pointer",
            ExprKind::Name(_) => match self.ty(place).map(|ty| self.types().kind(ty)) {
                Some(TyKind::Record(_)) => "struct",
                _ => "variable",
            },
            _ => "object",
        }
    }

    /// What is unusual about how the place is named.
    fn by(&self, place: ExprId) -> String {
        let ExprKind::Index(a, b) = self.p[place].kind else {
            return String::new();
        };
        let index = match self.int(b) {
            Some(_) => b,
            None => a,
        };
        match (self.int(index), self.ty(index)) {
            (Some(IntKind::Int | IntKind::Long | IntKind::UInt | IntKind::ULong), _) => {
                String::new()
            }
            (Some(_), Some(ty)) => {
                format!(" when index is {}", describe(self.types(), self.p, ty))
            }
            _ => String::new(),
        }
    }

    /// The condition of a loop: one round less, one more, none.
    fn round(&mut self, cond: ExprId) {
        self.rounds.insert(cond);
        let nothing = self.never();
        self.add(What::LoopSkipped, cond, "loop skipped", nothing);
        let ExprKind::Binary(op, a, b) = self.p[cond].kind else {
            return;
        };
        if self.int(a).is_none() || self.int(b).is_none() {
            return;
        }
        let with = |op| Change::Set(ExprKind::Binary(op, a, b));
        let (less, more) = match op {
            BinaryOp::Lt => (Change::Bound(BinaryOp::Sub), with(BinaryOp::Le)),
            BinaryOp::Le => (with(BinaryOp::Lt), Change::Bound(BinaryOp::Add)),
            BinaryOp::Gt => (Change::Bound(BinaryOp::Add), with(BinaryOp::Ge)),
            BinaryOp::Ge => (with(BinaryOp::Gt), Change::Bound(BinaryOp::Sub)),
            _ => return,
        };
        self.add(What::RoundLess, cond, What::RoundLess.short(), less);
        self.add(What::RoundMore, cond, What::RoundMore.short(), more);
    }

    fn never(&self) -> Change {
        Change::Set(ExprKind::Int(IntLit {
            value: 0,
            radix: Radix::Decimal,
            unsigned: false,
            size: IntSuffix::None,
        }))
    }

    /// A condition that is no comparison: those are met where they stand.
    fn condition(&mut self, cond: ExprId) {
        let is_truth = match self.p[cond].kind {
            ExprKind::Binary(op, ..) => op.is_comparison(),
            ExprKind::Unary(UnaryOp::Not, _) => true,
            _ => false,
        };
        if !is_truth {
            self.add(What::Inverted, cond, "condition inverted", Change::Not);
        }
    }

    fn expression(&mut self, e: ExprId) {
        match self.p[e].kind {
            ExprKind::Binary(op, a, b) => self.binary(e, op, a, b),
            ExprKind::Unary(UnaryOp::Not, _) => {
                self.add(What::Inverted, e, "condition inverted", Change::Not);
            }
            ExprKind::Cond(cond, ..) => self.condition(cond),
            ExprKind::Comma(a, _) => self.unused(a),
            ExprKind::Cast(_, from) => self.cast(e, from),
            ExprKind::Assign(None, place, value) => {
                if let Some(ty) = self.ty(place) {
                    self.widened(value, ty);
                }
            }
            ExprKind::Call(f, args) => self.arguments(f, args),
            ExprKind::Index(a, b) => {
                for index in [a, b] {
                    if self.int(index).is_some() {
                        self.widened(index, Ty::int(IntKind::Long));
                    }
                }
            }
            _ => {}
        }
    }

    fn arguments(&mut self, f: ExprId, args: List<ExprId>) {
        let sig = self.ty(f).and_then(|ty| self.types().callee_sig(ty));
        let params: Vec<Ty> = match sig {
            Some(sig) if sig.prototype => sig.params.iter().map(|param| param.ty).collect(),
            _ => Vec::new(),
        };
        for (at, arg) in self.p.items(args).enumerate() {
            let to = match (params.get(at), self.ty(arg)) {
                (Some(param), _) => *param,
                // Behind the ellipsis, or without a prototype.
                (None, Some(ty)) => self.types().default_promote(ty),
                (None, None) => continue,
            };
            self.widened(arg, to);
        }
    }

    fn cast(&mut self, e: ExprId, from: ExprId) {
        let (Some(to), Some(kind)) = (self.int(e), self.int(from)) else {
            return;
        };
        if self.width(to) < self.width(kind) {
            let short = format!("conversion to {} omitted", to.name());
            self.add(What::CastOmitted, e, short, Change::Set(self.p[from].kind));
        } else {
            self.widened(from, Ty::int(to));
        }
    }

    /// A value that becomes one of a wider type.
    fn widened(&mut self, e: ExprId, to: Ty) {
        let (Some(from), Some(to)) = (self.int(e), self.kind(to)) else {
            return;
        };
        // Constants of the text are what they are.
        if self.width(from) >= self.width(to) || matches!(self.p[e].kind, ExprKind::Int(_)) {
            return;
        }
        let (as_if, must) = match self.is_signed(from) {
            true => ("zero-extended", "sign-extended"),
            false => ("sign-extended", "zero-extended"),
        };
        let short = format!("{} {as_if} instead of {must}", from.name());
        self.add(
            What::Extension,
            e,
            short,
            Change::Convert(self.other(from), None),
        );
    }

    fn binary(&mut self, e: ExprId, op: BinaryOp, a: ExprId, b: ExprId) {
        // A loop whose condition is inverted does not run, or does not end.
        if op.is_comparison() && !self.rounds.contains(&e) {
            self.add(What::Inverted, e, What::Inverted.short(), Change::Not);
        }
        let (Some(left), Some(right)) = (self.int(a), self.int(b)) else {
            return;
        };
        let both = self.types().usual(Ty::int(left), Ty::int(right));
        match op {
            BinaryOp::Shl | BinaryOp::Shr => {
                let promoted = self.types().promote(Ty::int(left));
                self.widened(a, promoted);
                if let (BinaryOp::Shr, Some(kind)) = (op, self.kind(promoted)) {
                    let short = match self.is_signed(kind) {
                        true => "arithmetic right shift done as logical",
                        false => "logical right shift done as arithmetic",
                    };
                    let change = Change::Operands(self.other(kind), Some(kind));
                    self.add(What::Shift, e, short, change);
                }
                self.truncated(e);
            }
            BinaryOp::LogAnd | BinaryOp::LogOr => {}
            _ => {
                self.widened(a, both);
                self.widened(b, both);
                let Some(kind) = self.kind(both) else {
                    return;
                };
                let (sign, other) = match self.is_signed(kind) {
                    true => ("signed", "unsigned"),
                    false => ("unsigned", "signed"),
                };
                match op {
                    BinaryOp::Lt | BinaryOp::Le | BinaryOp::Gt | BinaryOp::Ge => {
                        let short = format!("{sign} comparison done as {other}");
                        let change = Change::Operands(self.other(kind), None);
                        self.add(What::ComparedOtherwise, e, short, change);
                    }
                    BinaryOp::Div | BinaryOp::Rem => {
                        let short = format!("{sign} division done as {other}");
                        let change = Change::Operands(self.other(kind), Some(kind));
                        self.add(What::DividedOtherwise, e, short, change);
                    }
                    BinaryOp::Eq | BinaryOp::Ne => {}
                    _ => self.truncated(e),
                }
            }
        }
    }

    /// A result that loses its upper half.
    fn truncated(&mut self, e: ExprId) {
        let Some(kind) = self.int(e) else {
            return;
        };
        let half = match self.width(kind) {
            128 => IntKind::Long,
            64 => IntKind::Int,
            _ => return,
        };
        let short = format!(
            "result of type {} truncated to {} bits",
            kind.name(),
            self.width(half)
        );
        for half in [half, Types::unsigned_of(half)] {
            self.add(
                What::Truncated,
                e,
                short.clone(),
                Change::Convert(half, Some(kind)),
            );
        }
    }
}

/// The signed type that goes with an integer type (6.2.5p6).
fn signed_of(kind: IntKind) -> IntKind {
    match kind {
        IntKind::Char | IntKind::SChar | IntKind::UChar => IntKind::SChar,
        IntKind::Short | IntKind::UShort => IntKind::Short,
        IntKind::Int | IntKind::UInt => IntKind::Int,
        IntKind::Long | IntKind::ULong => IntKind::Long,
        IntKind::LongLong | IntKind::ULongLong => IntKind::LongLong,
        IntKind::Int128 | IntKind::UInt128 => IntKind::Int128,
        IntKind::Bool => IntKind::Bool,
    }
}
