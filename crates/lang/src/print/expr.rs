//! Expressions: precedence (C17 6.5), and the parentheses compilers' warnings ask for.

use super::layout::Token;
use super::{CLOSE, FILL, Printer, SPACE, Task, literal};
use crate::tree::*;

/// How tightly an expression binds, loosest first. Where C's grammar asks for an expression of some
/// kind, the same names say what may stand there without parentheses.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Prec {
    Comma,
    Assign,
    Cond,
    LogOr,
    LogAnd,
    BitOr,
    BitXor,
    BitAnd,
    Equality,
    Relation,
    Shift,
    Sum,
    Product,
    Cast,
    Unary,
    Postfix,
    Primary,
}

impl Prec {
    #[inline]
    pub(super) fn of(kind: ExprKind) -> Prec {
        match kind {
            ExprKind::Comma(..) => Prec::Comma,
            ExprKind::Assign(..) => Prec::Assign,
            ExprKind::Cond(..) => Prec::Cond,
            ExprKind::Binary(op, ..) => Prec::of_binary(op),
            ExprKind::Cast(..) => Prec::Cast,
            ExprKind::Unary(UnaryOp::PostInc | UnaryOp::PostDec, _) => Prec::Postfix,
            ExprKind::Unary(..)
            | ExprKind::SizeofExpr(_)
            | ExprKind::SizeofType(_)
            | ExprKind::AlignofExpr(_)
            | ExprKind::AlignofType(_)
            | ExprKind::LabelAddr(_) => Prec::Unary,
            ExprKind::Call(..)
            | ExprKind::Index(..)
            | ExprKind::Member(..)
            | ExprKind::Arrow(..)
            | ExprKind::CompoundLit(..) => Prec::Postfix,
            ExprKind::Int(_)
            | ExprKind::Float(_)
            | ExprKind::Char(_)
            | ExprKind::Str(_)
            | ExprKind::Name(_)
            | ExprKind::Generic { .. }
            | ExprKind::StmtExpr(_)
            | ExprKind::VaArg(..)
            | ExprKind::Offsetof { .. }
            | ExprKind::TypesCompatible(..)
            | ExprKind::Choose(..)
            | ExprKind::Builtin(..) => Prec::Primary,
        }
    }

    #[inline]
    pub(super) fn of_binary(op: BinaryOp) -> Prec {
        match op {
            BinaryOp::Mul | BinaryOp::Div | BinaryOp::Rem => Prec::Product,
            BinaryOp::Add | BinaryOp::Sub => Prec::Sum,
            BinaryOp::Shl | BinaryOp::Shr => Prec::Shift,
            BinaryOp::Lt | BinaryOp::Gt | BinaryOp::Le | BinaryOp::Ge => Prec::Relation,
            BinaryOp::Eq | BinaryOp::Ne => Prec::Equality,
            BinaryOp::BitAnd => Prec::BitAnd,
            BinaryOp::BitXor => Prec::BitXor,
            BinaryOp::BitOr => Prec::BitOr,
            BinaryOp::LogAnd => Prec::LogAnd,
            BinaryOp::LogOr => Prec::LogOr,
        }
    }

    /// The next tighter level.
    #[inline]
    pub(super) fn above_binary(op: BinaryOp) -> Prec {
        match Prec::of_binary(op) {
            Prec::LogOr => Prec::LogAnd,
            Prec::LogAnd => Prec::BitOr,
            Prec::BitOr => Prec::BitXor,
            Prec::BitXor => Prec::BitAnd,
            Prec::BitAnd => Prec::Equality,
            Prec::Equality => Prec::Relation,
            Prec::Relation => Prec::Shift,
            Prec::Shift => Prec::Sum,
            Prec::Sum => Prec::Product,
            _ => Prec::Cast,
        }
    }

    /// Whether compilers warn about `!a` without parentheses as the left operand here. `!a == b`:
    /// -Wlogical-not-parentheses. `!a & b`: -Wparentheses.
    pub(super) fn hides_negation(self, left: ExprKind) -> bool {
        matches!(left, ExprKind::Unary(UnaryOp::Not, _))
            && matches!(
                self,
                Prec::Equality | Prec::Relation | Prec::BitAnd | Prec::BitOr
            )
    }
}

/// Whether compilers warn about an operand of this precedence without parentheses: GCC's
/// `-Wparentheses`, Clang's `-Wlogical-op-parentheses`, `-Wshift-op-parentheses` and
/// `-Wbitwise-op-parentheses`.
pub(super) fn is_confusing(parent: Prec, operand: Prec) -> bool {
    match parent {
        Prec::LogOr => operand == Prec::LogAnd,
        Prec::Shift => operand == Prec::Sum,
        Prec::Relation | Prec::Equality => matches!(operand, Prec::Relation | Prec::Equality),
        Prec::BitAnd => matches!(operand, Prec::Sum | Prec::Relation | Prec::Equality),
        Prec::BitXor => {
            matches!(
                operand,
                Prec::Sum | Prec::Relation | Prec::Equality | Prec::BitAnd
            )
        }
        Prec::BitOr => matches!(
            operand,
            Prec::Sum | Prec::Relation | Prec::Equality | Prec::BitAnd | Prec::BitXor
        ),
        _ => false,
    }
}

/// An expression, in parentheses if it binds less than `min`; see [`Task::Expr`].
#[derive(Clone, Copy)]
pub(super) struct Operand {
    pub expr: ExprId,
    pub min: Prec,
    pub chain: bool,
}

impl Operand {
    fn new(expr: ExprId, min: Prec) -> Operand {
        Operand {
            expr,
            min,
            chain: false,
        }
    }
}

impl Printer<'_> {
    /// Begins an expression and leaves the rest of it to tasks. What it begins with is printed here, in the loop.
    pub(super) fn expr_by_tasks(&mut self, expr: ExprId, min: Prec, chain: bool) {
        let mut next = Some(Operand { expr, min, chain });
        while let Some(operand) = next {
            next = self.expr_head(operand);
        }
    }

    /// Prints an expression up to its first operand, which is handed back.
    fn expr_head(&mut self, Operand { expr, min, chain }: Operand) -> Option<Operand> {
        let kind = self.program[expr].kind;
        if Prec::of(kind) < min {
            return Some(self.open_parens(expr));
        }
        match kind {
            ExprKind::Int(lit) => self.int(lit),
            ExprKind::Float(spelling) => self.out.text(self.program.name(spelling)),
            ExprKind::Char(lit) => self.out.text(&literal::char(lit)),
            ExprKind::Str(id) => self.step(Task::Str(id)),
            ExprKind::Name(decl) => self.decl_name(decl),
            ExprKind::Unary(op, operand) => return Some(self.unary(op, operand)),
            ExprKind::Binary(op, left, right) => return Some(self.binary(op, left, right, chain)),
            ExprKind::Assign(op, left, right) => {
                self.work
                    .extend([Task::expr(right, Prec::Assign), Task::Text(assign_text(op))]);
                return Some(Operand::new(left, Prec::Unary));
            }
            ExprKind::Cond(cond, then, other) => {
                return Some(self.conditional(cond, then, other, chain));
            }
            ExprKind::Comma(left, right) => {
                self.open_group(chain);
                self.work
                    .extend([Task::expr(right, Prec::Assign), SPACE, Task::Text(",")]);
                return Some(Operand {
                    expr: left,
                    min: Prec::Comma,
                    chain: true,
                });
            }
            ExprKind::Cast(ty, operand) => self.seq([
                Task::Text("("),
                Task::type_name(ty),
                Task::Text(")"),
                Task::expr(operand, Prec::Cast),
            ]),
            ExprKind::Call(function, args) => {
                self.call_args(args);
                return Some(Operand::new(function, Prec::Postfix));
            }
            ExprKind::Index(base, index) => {
                self.work.extend([
                    Task::Text("]"),
                    Task::expr(index, Prec::Comma),
                    Task::Text("["),
                ]);
                return Some(Operand::new(base, Prec::Postfix));
            }
            ExprKind::Member(base, name) => {
                self.work.extend([Task::Symbol(name), Task::Text(".")]);
                return Some(self.postfix_operand(base));
            }
            ExprKind::Arrow(base, name) => {
                self.work.extend([Task::Symbol(name), Task::Text("->")]);
                return Some(self.postfix_operand(base));
            }
            // `sizeof` and `_Alignof` need no parentheses around an expression, but nobody writes
            // them without.
            ExprKind::SizeofExpr(operand) => {
                self.keyword_call("sizeof", [Task::expr(operand, Prec::Comma)]);
            }
            ExprKind::SizeofType(ty) => self.keyword_call("sizeof", [Task::type_name(ty)]),
            ExprKind::AlignofExpr(operand) => {
                // GNU's spelling, because the standard one takes types only.
                self.keyword_call("__alignof__", [Task::expr(operand, Prec::Comma)]);
            }
            ExprKind::AlignofType(ty) => self.keyword_call("_Alignof", [Task::type_name(ty)]),
            ExprKind::CompoundLit(ty, init) => self.seq([
                Task::Text("("),
                Task::type_name(ty),
                Task::Text(")"),
                Task::Init(init),
            ]),
            ExprKind::Generic {
                control,
                first,
                count,
            } => self.generic(control, first, count),
            ExprKind::StmtExpr(body) => self.statement_expr(body),
            ExprKind::LabelAddr(label) => {
                self.seq([Task::Text("&&"), Task::Symbol(self.program[label].name)]);
            }
            ExprKind::VaArg(list, ty) => self.keyword_call(
                "__builtin_va_arg",
                [Task::expr(list, Prec::Assign), Task::type_name(ty)],
            ),
            ExprKind::Offsetof { ty, first, count } => self.offsetof(ty, first, count),
            ExprKind::TypesCompatible(a, b) => self.keyword_call(
                "__builtin_types_compatible_p",
                [Task::type_name(a), Task::type_name(b)],
            ),
            ExprKind::Choose(cond, then, other) => self.keyword_call(
                "__builtin_choose_expr",
                [cond, then, other].map(|e| Task::expr(e, Prec::Assign)),
            ),
            ExprKind::Builtin(builtin, args) => {
                self.call_args(args);
                match builtin_name(builtin) {
                    Ok(name) => self.out.text(name),
                    Err(symbol) => self.out.text(self.program.name(symbol)),
                }
            }
        }
        None
    }

    pub(super) fn in_parens(&mut self, expr: ExprId) {
        let Operand { expr, min, chain } = self.open_parens(expr);
        self.expr(expr, min, chain);
    }

    pub(super) fn int(&mut self, lit: IntLit) {
        let mut digits = std::mem::take(&mut self.digits);
        digits.clear();
        literal::int(&mut digits, lit);
        self.out.text(&digits);
        self.digits = digits;
    }

    /// Begins an expression in parentheses.
    fn open_parens(&mut self, expr: ExprId) -> Operand {
        self.out.text("(");
        self.work.push(Task::Text(")"));
        Operand::new(expr, Prec::Comma)
    }

    pub(super) fn unary(&mut self, op: UnaryOp, operand: ExprId) -> Operand {
        let prefix = match op {
            UnaryOp::Plus => "+",
            UnaryOp::Neg => "-",
            UnaryOp::BitNot => "~",
            UnaryOp::Not => "!",
            UnaryOp::Deref => "*",
            UnaryOp::AddrOf => "&",
            UnaryOp::PreInc => "++",
            UnaryOp::PreDec => "--",
            UnaryOp::Extension => "__extension__ ",
            UnaryOp::PostInc | UnaryOp::PostDec => {
                let text = if op == UnaryOp::PostInc { "++" } else { "--" };
                self.work.push(Task::Text(text));
                return self.postfix_operand(operand);
            }
        };
        let min = match op {
            UnaryOp::PreInc | UnaryOp::PreDec => Prec::Unary,
            _ => Prec::Cast,
        };
        self.out.text(prefix);
        Operand::new(operand, min)
    }

    /// A number followed by `.`, `+` or `-` could be read as a longer number (6.4.8).
    fn postfix_operand(&mut self, operand: ExprId) -> Operand {
        match self.program[operand].kind {
            ExprKind::Int(_) | ExprKind::Float(_) => self.open_parens(operand),
            _ => Operand::new(operand, Prec::Postfix),
        }
    }

    fn binary(&mut self, op: BinaryOp, left: ExprId, right: ExprId, chain: bool) -> Operand {
        let prec = Prec::of_binary(op);
        self.open_group(chain);
        let own = Prec::of(self.program[right].kind);
        let right = if is_confusing(prec, own) {
            Task::InParens(right)
        } else {
            Task::Expr {
                expr: right,
                min: Prec::above_binary(op),
                chain: own == prec,
            }
        };
        self.work.extend([right, Task::Operator(op)]);
        let kind = self.program[left].kind;
        let own = Prec::of(kind);
        if prec.hides_negation(kind) || is_confusing(prec, own) {
            return self.open_parens(left);
        }
        Operand {
            expr: left,
            min: prec,
            chain: own == prec,
        }
    }

    fn conditional(
        &mut self,
        cond: ExprId,
        then: Option<ExprId>,
        other: ExprId,
        chain: bool,
    ) -> Operand {
        self.open_group(chain);
        self.work.push(Task::Expr {
            expr: other,
            min: Prec::Cond,
            chain: true,
        });
        match then {
            Some(then) => {
                let then = self.middle_operand(then);
                self.work
                    .extend([Task::Text(": "), SPACE, then, Task::Text("? "), SPACE]);
            }
            None => self.work.extend([Task::Text("?: "), SPACE]),
        }
        // `a + (b > c) ? d : e` looks like another sum (Clang's -Wparentheses).
        match Prec::of(self.program[cond].kind) {
            Prec::BitOr | Prec::BitXor | Prec::BitAnd | Prec::Shift | Prec::Sum | Prec::Product => {
                self.open_parens(cond)
            }
            _ => Operand::new(cond, Prec::LogOr),
        }
    }

    /// Between `?` and `:` no parentheses are needed, but an assignment there is one that GCC
    /// warns about if the whole is a condition.
    fn middle_operand(&self, then: ExprId) -> Task {
        match self.program[then].kind {
            ExprKind::Assign(None, ..) => Task::InParens(then),
            _ => Task::expr(then, Prec::Comma),
        }
    }

    /// Begins a chain of operators, in a group of its own unless the chain has one.
    fn open_group(&mut self, chain: bool) {
        if !chain {
            self.work.push(CLOSE);
            self.out.token(Token::Fill);
        }
    }

    fn call_args(&mut self, args: List<ExprId>) {
        let program = self.program;
        let args = program.items(args);
        self.parenthesised(args.map(|arg| Task::expr(arg, Prec::Assign)));
    }

    fn parenthesised(&mut self, items: impl DoubleEndedIterator<Item = Task>) {
        self.work.push(Task::Text(")"));
        self.commas(items);
        self.work.push(Task::Text("("));
    }

    fn keyword_call<const N: usize>(&mut self, keyword: &'static str, operands: [Task; N]) {
        self.parenthesised(operands.into_iter());
        self.work.push(Task::Text(keyword));
    }

    fn generic(&mut self, control: ExprId, first: u32, count: u32) {
        let mut tasks = self.tasks();
        tasks.extend([
            Task::Text("_Generic("),
            FILL,
            Task::expr(control, Prec::Assign),
        ]);
        for association in self.program.associations(first, count) {
            tasks.extend([Task::Text(","), SPACE]);
            tasks.push(
                association
                    .ty
                    .map_or(Task::Text("default"), Task::type_name),
            );
            tasks.extend([
                Task::Text(": "),
                Task::expr(association.value, Prec::Assign),
            ]);
        }
        tasks.extend([CLOSE, Task::Text(")")]);
        self.list(tasks);
    }

    fn offsetof(&mut self, ty: TypeId, first: u32, count: u32) {
        let mut tasks = self.tasks();
        tasks.extend([
            Task::Text("__builtin_offsetof("),
            FILL,
            Task::type_name(ty),
            Task::Text(","),
            SPACE,
        ]);
        for (i, &designator) in self
            .program
            .designator_list(first, count)
            .iter()
            .enumerate()
        {
            match designator {
                Designator::Field(name) if i == 0 => tasks.push(Task::Symbol(name)),
                _ => designate(&mut tasks, designator),
            }
        }
        tasks.extend([CLOSE, Task::Text(")")]);
        self.list(tasks);
    }
}

/// Appends `.field`, `[index]` or `[low ... high]`.
pub(super) fn designate(tasks: &mut Vec<Task>, designator: Designator) {
    match designator {
        Designator::Field(name) => tasks.extend([Task::Text("."), Task::Symbol(name)]),
        Designator::Index(index) => {
            tasks.extend([
                Task::Text("["),
                Task::expr(index, Prec::Cond),
                Task::Text("]"),
            ]);
        }
        Designator::Range(low, high) => tasks.extend([
            Task::Text("["),
            Task::expr(low, Prec::Cond),
            Task::Text(" ... "),
            Task::expr(high, Prec::Cond),
            Task::Text("]"),
        ]),
    }
}

pub(super) fn assign_text(op: Option<BinaryOp>) -> &'static str {
    match op {
        Some(BinaryOp::Mul) => " *= ",
        Some(BinaryOp::Div) => " /= ",
        Some(BinaryOp::Rem) => " %= ",
        Some(BinaryOp::Add) => " += ",
        Some(BinaryOp::Sub) => " -= ",
        Some(BinaryOp::Shl) => " <<= ",
        Some(BinaryOp::Shr) => " >>= ",
        Some(BinaryOp::BitAnd) => " &= ",
        Some(BinaryOp::BitXor) => " ^= ",
        Some(BinaryOp::BitOr) => " |= ",
        // Comparisons, `&&` and `||` have no compound form; the tree never holds them.
        Some(_) | None => " = ",
    }
}

fn builtin_name(builtin: Builtin) -> Result<&'static str, crate::Symbol> {
    Ok(match builtin {
        Builtin::AddOverflow => "__builtin_add_overflow",
        Builtin::SubOverflow => "__builtin_sub_overflow",
        Builtin::MulOverflow => "__builtin_mul_overflow",
        Builtin::AddOverflowP => "__builtin_add_overflow_p",
        Builtin::SubOverflowP => "__builtin_sub_overflow_p",
        Builtin::MulOverflowP => "__builtin_mul_overflow_p",
        Builtin::ConstantP => "__builtin_constant_p",
        Builtin::VaStart => "__builtin_va_start",
        Builtin::VaEnd => "__builtin_va_end",
        Builtin::VaCopy => "__builtin_va_copy",
        Builtin::IsNan => "__builtin_isnan",
        Builtin::IsInf => "__builtin_isinf",
        Builtin::IsInfSign => "__builtin_isinf_sign",
        Builtin::IsFinite => "__builtin_isfinite",
        Builtin::IsNormal => "__builtin_isnormal",
        Builtin::Signbit => "__builtin_signbit",
        Builtin::IsGreater => "__builtin_isgreater",
        Builtin::IsGreaterEqual => "__builtin_isgreaterequal",
        Builtin::IsLess => "__builtin_isless",
        Builtin::IsLessEqual => "__builtin_islessequal",
        Builtin::IsLessGreater => "__builtin_islessgreater",
        Builtin::IsUnordered => "__builtin_isunordered",
        Builtin::ClassifyType => "__builtin_classify_type",
        Builtin::ObjectSize => "__builtin_object_size",
        Builtin::Unsupported(name) => return Err(name),
    })
}
