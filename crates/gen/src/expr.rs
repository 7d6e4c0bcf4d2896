//! Integer expressions, typed but unguarded.
//!
//! The size and depth of expressions are those of Orange's `make_expression(n, d)` (Nagai et al.
//! 2014, figure 6). What would be undefined for the values at hand is repaired when the program is
//! executed; here only the rules on unsequenced side effects are kept: a full expression has at most
//! one side effect that other operands could see, chosen first, and the other operands do not touch
//! what it writes.

use crate::aggregate::same_place;
use crate::knobs::{Knob, Knobs};
use crate::place::{Lvalue, Root, Want, names_something};
use crate::state::{Footprint, State};
use crate::types::{common, promote, unsigned};
use cassay_lang::Target;
use cassay_lang::tree::*;

/// An expression and its type before promotion.
#[derive(Clone, Copy, Debug)]
pub struct Value {
    pub e: ExprId,
    pub kind: IntKind,
    /// Evaluating it twice is the same as once.
    pub simple: bool,
}

/// What is known about the full expression being written.
#[derive(Default, Debug)]
pub struct Full {
    /// What its side effect writes.
    pub forbidden: Footprint,
    pub effect: Option<Effect>,
    pub volatiles: Vec<Root>,
    /// Classes of what was accessed so far and pointers could reach.
    pub touched: u32,
    /// Leaves that it shall use, already noted as read.
    pub offers: Vec<Value>,
    /// Nesting of operands inside subscripts and arguments.
    pub depth: u32,
    /// Operators around the current operand that may lose what is in it.
    pub lossy: u32,
    group: Option<Group>,
    leaves: Leaves,
    kind: Option<IntKind>,
    /// Expressions to use again.
    pub seen: Vec<Value>,
}

/// A side effect still to be put somewhere in the expression.
#[derive(Clone, Copy, Debug)]
pub enum Effect {
    Modify(Lvalue),
    Call(usize),
}

/// Groups of operators that optimisers have rules for (YARPGen's arithmetic contexts).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Group {
    Additive,
    Bitwise,
    Logical,
    Multiplicative,
    Shifts,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Leaves {
    #[default]
    Any,
    Constant,
    HalfConstant,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Operator {
    Binary(BinaryOp),
    Compare,
    Logical,
    Cond,
    Comma,
    Unary(UnaryOp),
    Cast,
    Builtin,
    Idiom,
}

const OPERATORS: &[(Operator, Knob)] = &[
    (Operator::Binary(BinaryOp::Add), Knob::Add),
    (Operator::Binary(BinaryOp::Sub), Knob::Sub),
    (Operator::Binary(BinaryOp::Mul), Knob::Mul),
    (Operator::Binary(BinaryOp::Div), Knob::Div),
    (Operator::Binary(BinaryOp::Rem), Knob::Rem),
    (Operator::Binary(BinaryOp::Shl), Knob::Shl),
    (Operator::Binary(BinaryOp::Shr), Knob::Shr),
    (Operator::Binary(BinaryOp::BitAnd), Knob::And),
    (Operator::Binary(BinaryOp::BitOr), Knob::Or),
    (Operator::Binary(BinaryOp::BitXor), Knob::Xor),
    (Operator::Compare, Knob::Compare),
    (Operator::Logical, Knob::Logical),
    (Operator::Cond, Knob::Cond),
    (Operator::Comma, Knob::Comma),
    (Operator::Unary(UnaryOp::Neg), Knob::Neg),
    (Operator::Unary(UnaryOp::BitNot), Knob::Not),
    (Operator::Unary(UnaryOp::Not), Knob::LogicalNot),
    (Operator::Unary(UnaryOp::Plus), Knob::Plus),
    (Operator::Cast, Knob::Cast),
    (Operator::Builtin, Knob::Builtins),
    (Operator::Idiom, Knob::Idioms),
];

impl Operator {
    /// Whether a changed bit of an operand may leave the value as it is.
    fn may_lose(self) -> bool {
        match self {
            Operator::Binary(op) => !matches!(op, BinaryOp::Add | BinaryOp::Sub | BinaryOp::BitXor),
            Operator::Unary(op) => op == UnaryOp::Not,
            Operator::Cast => false,
            Operator::Compare
            | Operator::Logical
            | Operator::Cond
            | Operator::Comma
            | Operator::Builtin
            | Operator::Idiom => true,
        }
    }
}

const KINDS: &[(IntKind, Knob)] = &[
    (IntKind::Bool, Knob::Bool),
    (IntKind::Char, Knob::Char),
    (IntKind::SChar, Knob::SChar),
    (IntKind::UChar, Knob::UChar),
    (IntKind::Short, Knob::Short),
    (IntKind::UShort, Knob::UShort),
    (IntKind::Int, Knob::Int),
    (IntKind::UInt, Knob::UInt),
    (IntKind::Long, Knob::Long),
    (IntKind::ULong, Knob::ULong),
    (IntKind::LongLong, Knob::LongLong),
    (IntKind::ULongLong, Knob::ULongLong),
    (IntKind::Int128, Knob::Int128),
    (IntKind::UInt128, Knob::UInt128),
];

impl Group {
    const ALL: &[Group] = &[
        Group::Additive,
        Group::Bitwise,
        Group::Logical,
        Group::Multiplicative,
        Group::Shifts,
    ];

    fn has(self, operator: Operator) -> bool {
        use BinaryOp::{Add, BitAnd, BitOr, BitXor, Div, Mul, Rem, Shl, Shr, Sub};
        match operator {
            Operator::Binary(op) => match self {
                Group::Additive => matches!(op, Add | Sub),
                Group::Bitwise => matches!(op, BitAnd | BitOr | BitXor),
                Group::Logical => false,
                Group::Multiplicative => matches!(op, Mul | Div | Rem | Add),
                Group::Shifts => matches!(op, Shl | Shr | BitAnd | BitOr | BitXor),
            },
            Operator::Compare | Operator::Logical => self == Group::Logical,
            Operator::Unary(UnaryOp::Not) => self == Group::Logical,
            Operator::Unary(UnaryOp::Neg) => {
                matches!(self, Group::Additive | Group::Multiplicative)
            }
            Operator::Unary(UnaryOp::BitNot) => matches!(self, Group::Bitwise | Group::Shifts),
            _ => false,
        }
    }
}

/// The weights that a program's knobs give.
pub struct Tables {
    operators: Vec<u32>,
    groups: Vec<Vec<u32>>,
    kinds: Vec<u32>,
    /// The same for those narrower than `int`; none where the program has no such types.
    narrow: Option<Vec<u32>>,
}

impl Tables {
    pub fn new(k: &Knobs, target: &Target) -> Tables {
        let operators: Vec<u32> = OPERATORS.iter().map(|&(_, knob)| k.weight(knob)).collect();
        let groups = Group::ALL
            .iter()
            .map(|group| {
                let weights = OPERATORS.iter().zip(&operators);
                let own: Vec<u32> = weights
                    .map(|(&(operator, _), &w)| if group.has(operator) { w } else { 0 })
                    .collect();
                if own.iter().all(|&w| w == 0) {
                    operators.clone()
                } else {
                    own
                }
            })
            .collect();
        let kinds: Vec<u32> = KINDS
            .iter()
            .map(|&(kind, knob)| {
                let wide = matches!(kind, IntKind::Int128 | IntKind::UInt128);
                if wide && !target.has_int128() {
                    0
                } else {
                    k.weight(knob)
                }
            })
            .collect();
        let narrow: Vec<u32> = KINDS
            .iter()
            .zip(&kinds)
            .map(|(&(kind, _), &weight)| {
                let narrow = target.width(kind) < target.width(IntKind::Int);
                if narrow && kind != IntKind::Bool {
                    weight
                } else {
                    0
                }
            })
            .collect();
        Tables {
            operators,
            groups,
            kinds,
            narrow: narrow.iter().any(|&w| w > 0).then_some(narrow),
        }
    }
}

impl State {
    /// A kind by the program's weights, or the one the expression prefers.
    pub fn any_kind(&mut self) -> IntKind {
        if let Some(kind) = self.full.kind
            && self.c.chance(800)
        {
            return kind;
        }
        KINDS[self.c.weighted(&self.tables.kinds)].0
    }

    /// A kind narrower than `int`, other than `_Bool`, where the program has any.
    pub fn narrow_kind(&mut self) -> IntKind {
        match &self.tables.narrow {
            Some(weights) => KINDS[self.c.weighted(weights)].0,
            None => self.any_kind(),
        }
    }

    /// Starts a full expression.
    pub fn begin_full(&mut self) {
        let full = &mut self.full;
        full.forbidden.clear();
        full.effect = None;
        full.volatiles.clear();
        full.touched = 0;
        full.offers.clear();
        full.depth = 0;
        full.lossy = 0;
        full.group = None;
        full.leaves = Leaves::Any;
        full.seen.clear();
        self.full.kind = None;
        if self.happens(Knob::Skew) {
            self.full.kind = Some(KINDS[self.c.weighted(&self.tables.kinds)].0);
        }
        if self.happens(Knob::Contexts) {
            self.full.group = self.c.pick(Group::ALL).copied();
        }
    }

    /// Chooses a side effect for the expression about to be written.
    pub fn choose_effect(&mut self) {
        if !self.happens(Knob::Effects) {
            return;
        }
        if self.c.chance(400) {
            if let Some(f) = self.choose_function(true) {
                let writes = self.functions[f].writes.clone();
                self.full.forbidden.union(&writes);
                self.full.effect = Some(Effect::Call(f));
            }
            return;
        }
        // It counts when it is used.
        let bytes = self.bytes;
        if let Some(place) = self.place(Want::Write)
            && !place.quals.contains(Quals::VOLATILE)
        {
            self.forbid(&place);
            // Its subscripts may read what must not be read any more.
            self.full.seen.clear();
            self.full.effect = Some(Effect::Modify(place));
        }
        self.bytes = bytes;
    }

    /// An expression within the program's limits of size and depth.
    pub fn expression(&mut self) -> Value {
        // An operator with its operand takes about eight bytes.
        let most = (self.k.get(Knob::ExprSize) as u64).min(self.room / 8 + 1);
        let n = self.c.below(most + 1) as u32;
        let d = self.k.get(Knob::ExprDepth) as u32;
        self.make_expression(n, d)
    }

    /// A small expression, for subscripts and arguments.
    pub fn operand(&mut self) -> Value {
        let n = self.c.below(3) as u32;
        self.make_expression(n, 2)
    }

    /// At most `n` operators, at most `d` deep.
    pub fn make_expression(&mut self, n: u32, d: u32) -> Value {
        self.note_steps(1);
        if n == 0 || d == 0 {
            return self.leaf();
        }
        if self.full.seen.len() > 1 && self.happens(Knob::Reuse) {
            let at = self.c.below(self.full.seen.len() as u64) as usize;
            let value = self.full.seen[at];
            let e = self.copy(value.e);
            return Value { e, ..value };
        }
        let changed = self.full.leaves == Leaves::Any && self.happens(Knob::ConstantTrees);
        if changed {
            self.full.leaves = if self.c.chance(400) {
                Leaves::Constant
            } else {
                Leaves::HalfConstant
            };
        }
        let value = self.operation(n, d);
        if changed {
            self.full.leaves = Leaves::Any;
        }
        if value.simple && n < 6 && self.full.seen.len() < 8 {
            self.full.seen.push(value);
        }
        value
    }

    fn operation(&mut self, n: u32, d: u32) -> Value {
        let at = match self.full.group {
            Some(group) if self.c.chance(850) => {
                self.c.weighted(&self.tables.groups[group as usize])
            }
            _ => self.c.weighted(&self.tables.operators),
        };
        let operator = OPERATORS[at].0;
        let lossy = u32::from(operator.may_lose());
        self.full.lossy += lossy;
        let value = self.operate(operator, n, d);
        self.full.lossy -= lossy;
        value
    }

    fn operate(&mut self, operator: Operator, n: u32, d: u32) -> Value {
        match operator {
            Operator::Binary(op) => self.binary_operation(op, n, d),
            Operator::Compare => {
                let op = *self.c.pick(BinaryOp::COMPARISONS).unwrap_or(&BinaryOp::Lt);
                let (a, b) = self.two(n, d);
                self.int_result(op, a, b)
            }
            Operator::Logical => {
                let op = if self.c.chance(500) {
                    BinaryOp::LogAnd
                } else {
                    BinaryOp::LogOr
                };
                let (a, b) = self.two(n, d);
                self.int_result(op, a, b)
            }
            Operator::Cond => {
                let n1 = self.c.below(n.into()) as u32;
                let n2 = self.c.below(u64::from(n - n1)) as u32;
                let c = self.make_expression(n1, d - 1);
                let c = self.varying(c);
                let a = self.make_expression(n2, d - 1);
                let b = self.make_expression(n - 1 - n1 - n2, d - 1);
                self.bytes += 6;
                let e = self.p.expr(ExprKind::Cond(c.e, Some(a.e), b.e));
                Value {
                    e,
                    kind: common(&self.target, a.kind, b.kind),
                    simple: a.simple && b.simple && c.simple,
                }
            }
            Operator::Comma => self.comma(n, d),
            Operator::Unary(op) => {
                let a = self.make_expression(n - 1, d - 1);
                let a = self.varying(a);
                let e = self.unary(op, a.e);
                let kind = match op {
                    UnaryOp::Not => IntKind::Int,
                    _ => promote(&self.target, a.kind),
                };
                Value { e, kind, ..a }
            }
            Operator::Cast => {
                let kind = self.any_kind();
                let a = self.make_expression(n - 1, d - 1);
                let a = self.varying(a);
                let e = self.cast(kind, a.e);
                Value { e, kind, ..a }
            }
            Operator::Builtin => self.builtin(n, d),
            Operator::Idiom => {
                // One idiom is worth a few operators.
                let value = self.idiom();
                match n.checked_sub(4) {
                    Some(rest) if rest > 0 && self.c.chance(500) => {
                        let other = self.make_expression(rest, d - 1);
                        self.combine(value, other)
                    }
                    _ => value,
                }
            }
        }
    }

    /// Two operands of an operator. Compilers would fold constants, and what is the same twice.
    fn two(&mut self, n: u32, d: u32) -> (Value, Value) {
        let n1 = self.c.below(n.into()) as u32;
        let a = self.make_expression(n1, d - 1);
        let bytes = self.bytes;
        let mut b = self.make_expression(n - 1 - n1, d - 1);
        if self.full.leaves != Leaves::Any {
            return (a, b);
        }
        if same_place(&self.p, a.e, b.e) && !self.happens(Knob::Twins) {
            self.bytes = bytes;
            b = self.constant_leaf();
        }
        if !names_something(&self.p, a.e) {
            b = self.varying(b);
        }
        (a, b)
    }

    /// A value, or that of a variable instead of a constant.
    fn varying(&mut self, value: Value) -> Value {
        if self.full.leaves != Leaves::Any || names_something(&self.p, value.e) {
            return value;
        }
        if let Some(&offer) = self.c.pick(&self.full.offers) {
            let e = self.copy(offer.e);
            return Value { e, ..offer };
        }
        match self.place(Want::Read) {
            Some(place) => {
                self.read(&place);
                self.value_of(&place)
            }
            None => value,
        }
    }

    fn int_result(&mut self, op: BinaryOp, a: Value, b: Value) -> Value {
        Value {
            e: self.binary(op, a.e, b.e),
            kind: IntKind::Int,
            simple: a.simple && b.simple,
        }
    }

    /// A value that is computed and dropped, then another.
    fn comma(&mut self, n: u32, d: u32) -> Value {
        let (a, b) = self.two(n, d);
        // Without the conversion compilers would warn that nothing is done with it.
        let void = self.p.ty(TypeKind::Void);
        let dropped = self.p.expr(ExprKind::Cast(void, a.e));
        self.bytes += 10;
        let e = self.p.expr(ExprKind::Comma(dropped, b.e));
        Value {
            e,
            kind: promote(&self.target, b.kind),
            simple: false,
        }
    }

    fn binary_operation(&mut self, op: BinaryOp, n: u32, d: u32) -> Value {
        match op {
            BinaryOp::Shl | BinaryOp::Shr => self.shift(op, n, d),
            BinaryOp::Div | BinaryOp::Rem => self.division(op, n, d),
            _ => {
                let (mut a, b) = self.two(n, d);
                let kind = common(&self.target, a.kind, b.kind);
                // Products of signed values mostly overflow: some go through unsigned types.
                if op == BinaryOp::Mul && self.target.is_signed(kind) && self.c.chance(400) {
                    a = self.as_unsigned(a, kind);
                }
                let kind = common(&self.target, a.kind, b.kind);
                Value {
                    e: self.binary(op, a.e, b.e),
                    kind,
                    simple: a.simple && b.simple,
                }
            }
        }
    }

    fn as_unsigned(&mut self, a: Value, kind: IntKind) -> Value {
        let kind = unsigned(kind);
        let e = self.cast(kind, a.e);
        Value { e, kind, ..a }
    }

    fn shift(&mut self, op: BinaryOp, n: u32, d: u32) -> Value {
        let n1 = self.c.below(n.into()) as u32;
        let a = self.make_expression(n1, d - 1);
        let mut a = self.varying(a);
        let mut kind = promote(&self.target, a.kind);
        // Negative values may not be shifted left.
        if op == BinaryOp::Shl && self.target.is_signed(kind) && self.c.chance(850) {
            a = self.as_unsigned(a, kind);
            kind = a.kind;
        }
        let width = u64::from(self.target.width(kind));
        let rest = n - 1 - n1;
        let count = if rest == 0 || self.c.chance(600) {
            // Code that never runs may have any count.
            let count = self.c.below(if self.body.dead { 2 * width } else { width });
            let e = self.number(count);
            Value {
                e,
                kind: IntKind::Int,
                simple: true,
            }
        } else {
            let any = self.make_expression(rest - 1, d - 1);
            if !self.body.dead && self.c.chance(930) {
                let mask = self.number(width - 1);
                let e = self.binary(BinaryOp::BitAnd, any.e, mask);
                Value { e, ..any }
            } else {
                any
            }
        };
        Value {
            e: self.binary(op, a.e, count.e),
            kind,
            simple: a.simple && count.simple,
        }
    }

    fn division(&mut self, op: BinaryOp, n: u32, d: u32) -> Value {
        let n1 = self.c.below(n.into()) as u32;
        let a = self.make_expression(n1, d - 1);
        let a = self.varying(a);
        let rest = n - 1 - n1;
        let b = if rest == 0 || self.c.chance(400) {
            let kind = self.any_kind();
            let value = match self.constant_value(kind) {
                0 | -1 if !self.body.dead => 1 + i128::from(self.c.below(100)),
                value => value,
            };
            let kind = promote(&self.target, kind);
            let e = self.literal(kind, value);
            Value {
                e,
                kind,
                simple: true,
            }
        } else {
            let any = self.make_expression(rest - 1, d - 1);
            if self.c.chance(500) {
                let one = self.number(1);
                let e = self.binary(BinaryOp::BitOr, any.e, one);
                Value {
                    e,
                    kind: promote(&self.target, any.kind),
                    ..any
                }
            } else {
                any
            }
        };
        Value {
            e: self.binary(op, a.e, b.e),
            kind: common(&self.target, a.kind, b.kind),
            simple: a.simple && b.simple,
        }
    }

    fn leaf(&mut self) -> Value {
        if !self.full.offers.is_empty() && self.c.chance(650) {
            let at = self.c.below(self.full.offers.len() as u64) as usize;
            let value = self.full.offers[at];
            let e = self.copy(value.e);
            return Value { e, ..value };
        }
        let constant = match self.full.leaves {
            Leaves::Any => self.happens(Knob::Constants),
            Leaves::Constant => true,
            Leaves::HalfConstant => self.c.chance(500),
        };
        if constant {
            return self.constant_leaf();
        }
        if let Some(effect) = self.full.effect
            && self.full.depth == 0
            && (self.full.lossy == 0 || matches!(effect, Effect::Modify(_)))
            && self.c.chance(300)
        {
            self.full.effect = None;
            return self.effect(effect);
        }
        // What a function computes shall be seen.
        if self.happens(Knob::Calls)
            && self.full.depth == 0
            && (self.full.lossy == 0 || self.c.chance(150))
            && let Some(f) = self.choose_function(false)
        {
            return self.call_value(f);
        }
        if self.happens(Knob::HelperCalls)
            && self.full.depth < 3
            && (self.full.lossy + self.full.depth == 0 || self.c.chance(150))
            && let Some(f) = self.choose_helper()
        {
            return self.call_value(f);
        }
        if self.happens(Knob::PointerLeaves)
            && let Some(value) = self.pointer_leaf()
        {
            return value;
        }
        for _ in 0..2 {
            let bytes = self.bytes;
            let Some(place) = self.place(Want::Read) else {
                break;
            };
            if self.full.kind.is_some_and(|kind| kind != place.kind) && self.c.chance(600) {
                self.bytes = bytes;
                continue;
            }
            self.read(&place);
            return self.value_of(&place);
        }
        self.constant_leaf()
    }

    pub fn constant_leaf(&mut self) -> Value {
        let kind = self.any_kind();
        let e = self.constant(kind);
        Value {
            e,
            kind: promote(&self.target, kind),
            simple: true,
        }
    }

    fn effect(&mut self, effect: Effect) -> Value {
        match effect {
            Effect::Call(f) => self.call_value(f),
            Effect::Modify(place) => {
                self.bytes += 6;
                self.full.depth += 1;
                let value = self.modify(place);
                self.note_pending(&place);
                self.full.depth -= 1;
                value
            }
        }
    }

    /// A place that is assigned to, counted up or down.
    pub fn modify(&mut self, place: Lvalue) -> Value {
        self.written(&place);
        let plain = place.bits.is_none() && place.kind != IntKind::Bool && place.repeatable;
        let keeps = self.keeps_old(&place);
        if plain
            && !keeps
            && self.k.get(Knob::Builtins) > 0
            && self.c.chance(250)
            && self.names_object(place.e)
        {
            return self.overflow(&place);
        }
        let e = match self.c.below(6) {
            way if plain && (keeps || way <= 3) => {
                const STEPS: &[UnaryOp] = &[
                    UnaryOp::PreInc,
                    UnaryOp::PreDec,
                    UnaryOp::PostInc,
                    UnaryOp::PostDec,
                ];
                let op = *self.c.pick(STEPS).unwrap_or(&UnaryOp::PreInc);
                self.read(&place);
                self.unary(op, place.e)
            }
            _ => {
                let value = self.operand();
                match keeps {
                    true => self.keeping_assignment(&place, value),
                    false => self.assign(None, place.e, value.e),
                }
            }
        };
        // An assignment to a wide bit-field has the field's type, about which compilers disagree.
        let e = match place.bits {
            Some(_) => self.cast(place.kind, e),
            None => e,
        };
        Value {
            e,
            kind: place.kind,
            simple: false,
        }
    }

    /// Whether an expression names an object outside of records, whose address can be taken.
    pub fn names_object(&self, e: ExprId) -> bool {
        match self.p[e].kind {
            ExprKind::Name(decl) => {
                !matches!(self.p[decl].kind, DeclKind::Param { register: true, .. })
            }
            ExprKind::Index(a, _) | ExprKind::Unary(UnaryOp::Deref, a) => self.names_object(a),
            _ => false,
        }
    }

    /// `__builtin_add_overflow(a, b, &x)`
    fn overflow(&mut self, place: &Lvalue) -> Value {
        let wide = matches!(place.kind, IntKind::Int128 | IntKind::UInt128);
        let builtin = match self.c.below(3) {
            0 => Builtin::AddOverflow,
            1 if !wide => Builtin::MulOverflow,
            _ => Builtin::SubOverflow,
        };
        let (mut a, mut b) = (self.operand().e, self.operand().e);
        if builtin == Builtin::MulOverflow {
            // Products of mixed types need more bits than compilers' libraries have functions for.
            a = self.cast(place.kind, a);
            b = self.cast(place.kind, b);
        }
        let address = self.unary(UnaryOp::AddrOf, place.e);
        self.bytes += 28;
        let args = self.p.list(&[a, b, address]);
        let e = self.p.expr(ExprKind::Builtin(builtin, args));
        Value {
            e,
            kind: IntKind::Bool,
            simple: false,
        }
    }

    /// Builtins that count bits, swap bytes or expect something.
    fn builtin(&mut self, n: u32, d: u32) -> Value {
        use IntKind::{Int, Long, LongLong, UInt, ULong, ULongLong, UShort};
        const BUILTINS: &[(&str, IntKind, IntKind)] = &[
            ("__builtin_popcount", UInt, Int),
            ("__builtin_popcountl", ULong, Int),
            ("__builtin_popcountll", ULongLong, Int),
            ("__builtin_parity", UInt, Int),
            ("__builtin_parityl", ULong, Int),
            ("__builtin_clz", UInt, Int),
            ("__builtin_clzl", ULong, Int),
            ("__builtin_clzll", ULongLong, Int),
            ("__builtin_ctz", UInt, Int),
            ("__builtin_ctzl", ULong, Int),
            ("__builtin_ctzll", ULongLong, Int),
            ("__builtin_ffs", Int, Int),
            ("__builtin_ffsl", Long, Int),
            ("__builtin_ffsll", LongLong, Int),
            ("__builtin_clrsb", Int, Int),
            ("__builtin_clrsbl", Long, Int),
            ("__builtin_bswap16", UShort, UShort),
            ("__builtin_bswap32", UInt, UInt),
            ("__builtin_bswap64", ULong, ULong),
            ("__builtin_expect", Long, Long),
        ];
        let a = self.make_expression(n - 1, d - 1);
        let a = self.varying(a);
        let Some(&(name, mut from, mut to)) = self.c.pick(BUILTINS) else {
            return a;
        };
        let exact = match name {
            "__builtin_bswap16" => Some(self.target.int16_t),
            "__builtin_bswap32" => Some(self.target.int32_t),
            "__builtin_bswap64" => Some(self.target.int64_t),
            _ => None,
        };
        if let Some(exact) = exact {
            (from, to) = (unsigned(exact), unsigned(exact));
        }
        let mut arg = a.e;
        let counts = name.contains("clz") || name.contains("ctz");
        if counts && (!a.simple || self.c.chance(700)) {
            // Undefined for zero.
            let one = self.number(1);
            arg = self.binary(BinaryOp::BitOr, arg, one);
        }
        let mut params = vec![from];
        let mut args = vec![arg];
        if name == "__builtin_expect" {
            params.push(from);
            let likely = self.c.below(2);
            let likely = self.number(likely);
            args.push(likely);
        }
        let decl = self.builtin_decl(name, &params, to);
        let callee = self.p.use_of(decl);
        self.bytes += name.len() as u64 + 2;
        let e = self.p.call(callee, &args);
        Value { e, kind: to, ..a }
    }

    /// A deep copy: trees share nothing, so that a repair of one use leaves the others alone.
    pub fn copy(&mut self, e: ExprId) -> ExprId {
        crate::copy::copy(&mut self.p, e, &mut self.bytes)
    }
}
