//! Random trees, built directly in the arena: what is printed of them must read back as the same.
//!
//! A tree is a function of a list of numbers, so that a failing one shrinks with its list; when the
//! list ends, only leaves are made. Trees obey what the parser itself checks (scopes, labels, what
//! a declarator may declare) and no types: `"x"++ ? f[{…}] : -&y` is welcome.

use super::{check, check_compiles, walk};
use cassay_lang::Span;
use cassay_lang::tree::*;
use proptest::prelude::*;

struct Maker {
    p: Program,
    choices: std::vec::IntoIter<u32>,
    /// Visible variables and functions, innermost last.
    visible: Vec<DeclId>,
    /// Where the innermost scope begins in `visible`.
    scope: usize,
    typedefs: Vec<DeclId>,
    records: Vec<RecordId>,
    enums: Vec<EnumId>,
    labels: Vec<LabelId>,
    /// Labels of the function that stand somewhere already.
    placed: usize,
    in_function: bool,
    loops: u32,
    switches: u32,
    depth: u32,
    /// Inside an array's brackets, where the parser takes `__extension__` for a part of the
    /// declarator.
    in_brackets: bool,
    /// Only `int` arithmetic on `int` variables.
    typed: bool,
}

impl Maker {
    fn new(choices: Vec<u32>, typed: bool) -> Self {
        Maker {
            p: Program::new(),
            choices: choices.into_iter(),
            visible: Vec::new(),
            scope: 0,
            typedefs: Vec::new(),
            records: Vec::new(),
            enums: Vec::new(),
            labels: Vec::new(),
            placed: 0,
            in_function: false,
            loops: 0,
            switches: 0,
            depth: 0,
            in_brackets: false,
            typed,
        }
    }

    /// A number below `n`; 0 when the choices have run out.
    fn pick(&mut self, n: u32) -> u32 {
        self.choices.next().map_or(0, |c| c % n)
    }

    fn coin(&mut self) -> bool {
        self.pick(2) == 1
    }

    fn of<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.pick(items.len() as u32) as usize]
    }

    /// Whether to make a leaf: nothing left to choose from, or deep enough.
    fn is_leaf(&self) -> bool {
        self.choices.len() == 0 || self.depth > 12
    }

    fn deeper<T>(&mut self, make: impl FnOnce(&mut Self) -> T) -> T {
        self.depth += 1;
        let made = make(self);
        self.depth -= 1;
        made
    }

    fn symbol(&mut self, names: &[&str]) -> cassay_lang::Symbol {
        let name = self.of(names);
        self.p.intern(name)
    }

    // -----------------------------------------------------------------------------------------
    // Expressions

    /// A visible declaration; one that is hidden by another of its name stands for that one.
    fn name(&mut self) -> ExprId {
        let index = self.pick(self.visible.len() as u32) as usize;
        let name = self.p[self.visible[index]].name;
        let found = self.visible.iter().rev().find(|&&d| self.p[d].name == name);
        let decl = found.copied().unwrap_or(self.visible[index]);
        self.p.use_of(decl)
    }

    fn leaf(&mut self) -> ExprKind {
        if self.typed {
            let kind = if self.coin() { self.int_lit() } else { None };
            return kind.unwrap_or_else(|| {
                let name = self.name();
                self.p[name].kind
            });
        }
        match self.pick(6) {
            0 | 1 => {
                let name = self.name();
                self.p[name].kind
            }
            2 => self.int_lit().expect("always an integer"),
            3 => ExprKind::Float(self.symbol(&["1.0", "0x1p3", ".5f", "1e-10L", "1.", "0e+1"])),
            4 => self.char_lit(),
            _ => ExprKind::Str(self.string()),
        }
    }

    fn int_lit(&mut self) -> Option<ExprKind> {
        let value = match self.pick(4) {
            0 => 0,
            1 => u64::from(self.pick(100)),
            2 => u64::from(self.pick(u32::MAX)),
            _ => u64::from(self.pick(u32::MAX)) << 32 | u64::from(self.pick(u32::MAX)),
        };
        let radix = self.of(&[Radix::Decimal, Radix::Hex, Radix::Octal, Radix::Binary]);
        let radix = if self.typed && radix == Radix::Binary {
            Radix::Hex
        } else {
            radix
        };
        let size = self.of(&[IntSuffix::None, IntSuffix::Long, IntSuffix::LongLong]);
        // A decimal constant that only fits an unsigned type has no type without a suffix.
        let unsigned = self.coin() || value > i64::MAX as u64;
        Some(ExprKind::Int(IntLit {
            value,
            radix,
            unsigned,
            size,
        }))
    }

    fn char_lit(&mut self) -> ExprKind {
        let bits = u64::from(self.pick(u32::MAX));
        let (value, prefix) = match self.pick(5) {
            0 => ((bits % 256) as i8 as i64, StrPrefix::None),
            1 => (bits as i32 as i64, StrPrefix::None),
            2 => (bits as i32 as i64, StrPrefix::Wide),
            3 => ((bits % 65536) as i64, StrPrefix::Utf16),
            _ => (bits as i64, StrPrefix::Utf32),
        };
        ExprKind::Char(CharLit { value, prefix })
    }

    fn string(&mut self) -> StrId {
        use StrPrefix::*;
        let prefix = self.of(&[None, None, Wide, Utf8, Utf16, Utf32]);
        let limit = match prefix {
            None | Utf8 => 256,
            Utf16 => 65536,
            Wide | Utf32 => u32::MAX,
        };
        let count = self.pick(8);
        let units = (0..count)
            .map(|_| match self.pick(4) {
                0 => self.pick(limit),
                1 => self.pick(32),
                2 => u32::from(self.of(b"?\\\"'0189afA")),
                _ => 32 + self.pick(95),
            })
            .collect::<Vec<_>>();
        self.p.push_string(StrLit {
            prefix,
            units: units.into(),
        })
    }

    fn expr(&mut self) -> ExprId {
        let kind = if self.is_leaf() {
            self.leaf()
        } else if self.typed {
            self.deeper(Self::typed_kind)
        } else {
            self.deeper(Self::any_kind)
        };
        self.p.expr(kind)
    }

    fn binary_op(&mut self) -> BinaryOp {
        self.of(BinaryOp::ALL)
    }

    fn assign_op(&mut self) -> Option<BinaryOp> {
        use BinaryOp::*;
        let ops = [Mul, Div, Rem, Add, Sub, Shl, Shr, BitAnd, BitXor, BitOr];
        if self.coin() {
            Some(self.of(&ops))
        } else {
            None
        }
    }

    /// `int` operators on `int` operands: what the checker and compilers accept too.
    fn typed_kind(&mut self) -> ExprKind {
        match self.pick(8) {
            0..=3 => ExprKind::Binary(self.binary_op(), self.expr(), self.expr()),
            4 => {
                // Not plus: GCC sees through it and warns about `+(a = b)` as a condition.
                let op = self.of(&[UnaryOp::Neg, UnaryOp::BitNot, UnaryOp::Not]);
                ExprKind::Unary(op, self.expr())
            }
            5 => ExprKind::Cond(self.expr(), Some(self.expr()), self.expr()),
            6 => {
                let op = self.of(&[UnaryOp::PreInc, UnaryOp::PostInc, UnaryOp::PreDec]);
                ExprKind::Unary(op, self.name())
            }
            _ => match self.pick(3) {
                0 => ExprKind::Assign(self.assign_op(), self.name(), self.expr()),
                1 => {
                    // Not an assignment on the right: GCC warns where the comma is a condition.
                    let left = self.expr();
                    let right = self.leaf();
                    ExprKind::Comma(left, self.p.expr(right))
                }
                _ => ExprKind::SizeofExpr(self.expr()),
            },
        }
    }

    fn any_kind(&mut self) -> ExprKind {
        match self.pick(28) {
            0..=4 => ExprKind::Binary(self.binary_op(), self.expr(), self.expr()),
            5..=8 => {
                let op = self.of(UnaryOp::ALL);
                let op = if self.in_brackets && op == UnaryOp::Extension {
                    UnaryOp::Neg
                } else {
                    op
                };
                ExprKind::Unary(op, self.expr())
            }
            9 => ExprKind::Assign(self.assign_op(), self.expr(), self.expr()),
            10 => {
                let then = if self.coin() { Some(self.expr()) } else { None };
                ExprKind::Cond(self.expr(), then, self.expr())
            }
            11 => ExprKind::Comma(self.expr(), self.expr()),
            12 => ExprKind::Cast(self.scalar_type(), self.expr()),
            13 => {
                let function = self.expr();
                let args = self.exprs(4);
                ExprKind::Call(function, args)
            }
            14 => ExprKind::Index(self.expr(), self.expr()),
            15 => ExprKind::Member(self.expr(), self.symbol(&["m", "x"])),
            16 => ExprKind::Arrow(self.expr(), self.symbol(&["m", "x"])),
            17 => ExprKind::SizeofExpr(self.expr()),
            18 => ExprKind::SizeofType(self.object_type()),
            19 => ExprKind::AlignofExpr(self.expr()),
            20 => ExprKind::AlignofType(self.object_type()),
            21 => ExprKind::CompoundLit(self.object_type(), self.braces()),
            22 => self.generic(),
            23 if self.in_function => {
                let block = self.block(4);
                ExprKind::StmtExpr(block)
            }
            24 if self.in_function => ExprKind::LabelAddr(self.label()),
            25 => {
                let (first, count) = self.path(true);
                ExprKind::Offsetof {
                    ty: self.object_type(),
                    first,
                    count,
                }
            }
            26 => match self.pick(3) {
                0 => ExprKind::VaArg(self.expr(), self.object_type()),
                1 => ExprKind::TypesCompatible(self.object_type(), self.object_type()),
                _ => ExprKind::Choose(self.expr(), self.expr(), self.expr()),
            },
            _ => {
                let (builtin, count) = self.of(&[
                    (Builtin::AddOverflow, 3),
                    (Builtin::MulOverflowP, 3),
                    (Builtin::ConstantP, 1),
                    (Builtin::IsNan, 1),
                    (Builtin::IsLess, 2),
                    (Builtin::ObjectSize, 2),
                ]);
                let args: Vec<ExprId> = (0..count).map(|_| self.expr()).collect();
                ExprKind::Builtin(builtin, self.p.list(&args))
            }
        }
    }

    fn exprs(&mut self, most: u32) -> List<ExprId> {
        let count = self.pick(most);
        let exprs: Vec<ExprId> = (0..count).map(|_| self.expr()).collect();
        self.p.list(&exprs)
    }

    fn generic(&mut self) -> ExprKind {
        let control = self.expr();
        let count = 1 + self.pick(3);
        let default = self.pick(4);
        let associations: Vec<Association> = (0..count)
            .map(|i| Association {
                ty: if i == default {
                    None
                } else {
                    Some(self.object_type())
                },
                value: self.expr(),
            })
            .collect();
        let first = self.p.generics.len() as u32;
        self.p.generics.extend(associations);
        ExprKind::Generic {
            control,
            first,
            count,
        }
    }

    fn path(&mut self, offsetof: bool) -> (u32, u32) {
        let count = if offsetof { 1 } else { 0 } + self.pick(3);
        let path: Vec<Designator> = (0..count)
            .map(|i| match self.pick(3) {
                _ if offsetof && i == 0 => Designator::Field(self.symbol(&["m", "x"])),
                0 => Designator::Field(self.symbol(&["m", "x"])),
                2 if !offsetof => Designator::Range(self.expr(), self.expr()),
                _ => Designator::Index(self.expr()),
            })
            .collect();
        let first = self.p.designators.len() as u32;
        self.p.designators.extend(path);
        (first, count)
    }

    fn braces(&mut self) -> InitId {
        let count = self.pick(5);
        let items: Vec<InitItem> = (0..count)
            .map(|_| {
                let (first_designator, designator_count) = self.path(false);
                InitItem {
                    first_designator,
                    designator_count,
                    init: self.init(),
                }
            })
            .collect();
        let first = self.p.init_items.len() as u32;
        self.p.init_items.extend(items);
        self.p.push_init(Init::List {
            first,
            count,
            span: Span::NONE,
        })
    }

    fn init(&mut self) -> InitId {
        if !self.is_leaf() && self.pick(3) == 0 {
            return self.deeper(Self::braces);
        }
        let value = self.expr();
        self.p.push_init(Init::Expr(value))
    }

    // -----------------------------------------------------------------------------------------
    // Types

    fn quals(&mut self) -> Quals {
        self.of(&[
            Quals::NONE,
            Quals::NONE,
            Quals::CONST,
            Quals::VOLATILE,
            Quals::CONST.union(Quals::VOLATILE),
            Quals::ATOMIC,
            Quals::ATOMIC.union(Quals::CONST),
        ])
    }

    fn base_type(&mut self) -> TypeId {
        use IntKind::*;
        let kind = match self.pick(8) {
            0 | 1 => TypeKind::Int(self.of(&[
                Int, Bool, Char, SChar, UChar, Short, UShort, UInt, Long, ULong, LongLong,
                ULongLong, Int128, UInt128,
            ])),
            2 => TypeKind::Float(self.of(&[
                FloatKind::Double,
                FloatKind::Float,
                FloatKind::LongDouble,
            ])),
            3 if !self.typedefs.is_empty() => {
                let typedefs = self.typedefs.clone();
                TypeKind::Typedef(self.of(&typedefs))
            }
            4 if !self.records.is_empty() => {
                let records = self.records.clone();
                TypeKind::Record(self.of(&records))
            }
            5 if !self.enums.is_empty() => {
                let enums = self.enums.clone();
                TypeKind::Enum(self.of(&enums))
            }
            6 if !self.is_leaf() => {
                if self.coin() {
                    // Not a bare name, which could be a function's.
                    let value = self.deeper(Self::expr);
                    TypeKind::TypeofExpr(self.p.unary(UnaryOp::Neg, value))
                } else {
                    TypeKind::TypeofType(self.deeper(Self::object_type))
                }
            }
            7 => TypeKind::VaList,
            _ => TypeKind::Int(Int),
        };
        let quals = self.quals();
        self.p.qualified(kind, quals)
    }

    fn pointer(&mut self) -> TypeId {
        let to = if self.pick(3) == 0 {
            self.function_type()
        } else {
            self.object_type()
        };
        let quals = self.quals();
        let restrict = self.of(&[Quals::NONE, Quals::RESTRICT]);
        self.p
            .qualified(TypeKind::Pointer(to), quals.union(restrict))
    }

    /// What a function may return, and what may be cast to.
    fn scalar_type(&mut self) -> TypeId {
        if self.is_leaf() || self.coin() {
            return self.base_type();
        }
        self.deeper(Self::pointer)
    }

    fn object_type(&mut self) -> TypeId {
        if self.is_leaf() || self.pick(3) > 0 {
            return self.scalar_type();
        }
        self.deeper(|m| m.array(ArrayParam::default()))
    }

    fn array(&mut self, param: ArrayParam) -> TypeId {
        let elem = self.object_type();
        let len = if self.pick(4) == 0 && !param.is_static {
            ArrayLen::None
        } else {
            let outside = std::mem::replace(&mut self.in_brackets, true);
            let len = self.expr();
            self.in_brackets = outside;
            ArrayLen::Expr(len)
        };
        self.p.ty(TypeKind::Array { elem, len, param })
    }

    fn function_type(&mut self) -> TypeId {
        let params = if self.pick(4) == 0 {
            Params::Unspecified
        } else {
            Params::List(self.scoped(Self::params))
        };
        let variadic =
            matches!(params, Params::List(list) if !list.is_empty()) && self.pick(4) == 0;
        let ret = self.scalar_type();
        self.p.ty(TypeKind::Function {
            ret,
            params,
            variadic,
        })
    }

    fn params(&mut self) -> List<DeclId> {
        let count = self.pick(4) as usize;
        let names = ["v0", "v1", "p0", "p1"];
        let params: Vec<DeclId> = (0..count)
            .map(|i| {
                let ty = match self.pick(5) {
                    0 => {
                        let is_static = self.coin();
                        let quals = self.quals();
                        self.deeper(|m| m.array(ArrayParam { is_static, quals }))
                    }
                    1 if !self.is_leaf() => self.deeper(Self::function_type),
                    _ => self.scalar_type(),
                };
                let name = if self.pick(4) == 0 {
                    None
                } else {
                    Some(names[i])
                };
                let register = self.pick(8) == 0;
                let param = self.p.decl(name, DeclKind::Param { ty, register });
                if name.is_some() {
                    self.visible.push(param);
                }
                param
            })
            .collect();
        self.p.list(&params)
    }

    // -----------------------------------------------------------------------------------------
    // Statements

    fn label(&mut self) -> LabelId {
        let labels = self.labels.clone();
        self.of(&labels)
    }

    fn stmts(&mut self, most: u32) -> Vec<StmtId> {
        let count = self.pick(most);
        (0..count)
            .map(|_| {
                if self.pick(4) == 0 && !self.typed {
                    let decl = self.local();
                    return self.p.stmt(StmtKind::Decl(decl));
                }
                self.stmt()
            })
            .collect()
    }

    fn scoped<T>(&mut self, make: impl FnOnce(&mut Self) -> T) -> T {
        let start = self.visible.len();
        let outer = std::mem::replace(&mut self.scope, start);
        let made = make(self);
        self.scope = outer;
        self.visible.truncate(start);
        made
    }

    fn block(&mut self, most: u32) -> StmtId {
        let stmts = self.scoped(|m| m.stmts(most));
        self.p.block(&stmts)
    }

    fn local(&mut self) -> DeclId {
        let storage = self.of(&[
            Storage::None,
            Storage::Static,
            Storage::Register,
            Storage::Auto,
        ]);
        self.variable(&["v0", "v1", "v2", "l0", "l1"], storage)
    }

    /// A variable, in scope in its own initialiser.
    fn variable(&mut self, names: &[&str], storage: Storage) -> DeclId {
        let ty = self.object_type();
        let attrs = self.var_attrs();
        // Only names of outer scopes may be declared again.
        let base = self.of(names);
        let name = self.p.intern(base);
        let taken = self.visible[self.scope..]
            .iter()
            .any(|&d| self.p[d].name == Some(name));
        let name = if taken {
            format!("{base}_{}", self.p.decls.len())
        } else {
            base.to_owned()
        };
        let decl = self.p.decl(
            Some(&name),
            DeclKind::Var {
                ty,
                storage,
                init: None,
            },
        );
        self.p[decl].attrs = attrs;
        self.visible.push(decl);
        if storage != Storage::Extern && self.coin() {
            let value = Some(self.init());
            self.p[decl].kind = DeclKind::Var {
                ty,
                storage,
                init: value,
            };
        }
        decl
    }

    fn var_attrs(&mut self) -> Option<AttrsId> {
        if self.pick(6) > 0 {
            return None;
        }
        let mut more_aligned = List::EMPTY;
        let aligned = match self.pick(5) {
            0 => None,
            1 => Some(Aligned::Max),
            2 => Some(Aligned::Expr(self.p.int(2))),
            3 => Some(Aligned::Expr(self.p.int(64))),
            _ => {
                // Of plain numbers there is one at most.
                let ty = self.p.int_type();
                let own = self.p.expr(ExprKind::AlignofType(ty));
                let number = self.p.int(32);
                let count = 1 + self.pick(2) as usize;
                more_aligned = self.p.list(&[own, number][..count]);
                Some(Aligned::Type(self.p.int_type()))
            }
        };
        let mut attrs = Attrs {
            aligned,
            more_aligned,
            unused: self.coin(),
            used: self.coin(),
            ..Attrs::default()
        };
        // What they mean here is not asked.
        match self.pick(8) {
            0 => attrs.constructor = Some(u16::MAX),
            1 => (attrs.constructor, attrs.destructor) = (Some(0), Some(101)),
            2 => (attrs.nonnull, attrs.malloc) = (1 << 62 | 5, true),
            3 => (attrs.assume_aligned, attrs.assume_offset) = (1 << 20, self.pick(2)),
            4 => (attrs.alloc_align, attrs.noreturn) = (63, true),
            5 => attrs.mode = Some(self.of(&[Mode::QI, Mode::HI, Mode::TI, Mode::DF])),
            6 => (attrs.may_alias, attrs.gnu_inline, attrs.weak) = (true, true, true),
            _ => attrs.nonnull = u64::MAX,
        }
        Some(self.p.push_attrs(attrs))
    }

    fn stmt(&mut self) -> StmtId {
        let kind = if self.is_leaf() {
            match self.pick(3) {
                0 => StmtKind::Null,
                1 if !self.typed => StmtKind::Return(None),
                _ => StmtKind::Expr(self.expr()),
            }
        } else {
            self.deeper(Self::stmt_kind)
        };
        self.p.stmt(kind)
    }

    fn body(&mut self) -> StmtId {
        if self.coin() {
            self.block(4)
        } else {
            self.stmt()
        }
    }

    fn looped<T>(&mut self, make: impl FnOnce(&mut Self) -> T) -> T {
        self.loops += 1;
        let made = make(self);
        self.loops -= 1;
        made
    }

    fn stmt_kind(&mut self) -> StmtKind {
        match self.pick(18) {
            0 | 1 => StmtKind::Expr(self.expr()),
            2..=4 => {
                let cond = self.expr();
                let then = self.body();
                let other = if self.coin() { Some(self.body()) } else { None };
                StmtKind::If(cond, then, other)
            }
            5 => {
                let cond = self.expr();
                StmtKind::While(cond, self.looped(Self::body))
            }
            6 => {
                let body = self.looped(Self::body);
                StmtKind::Do(body, self.expr())
            }
            7 | 8 => self.scoped(Self::for_kind),
            9 if !self.typed => {
                let value = self.expr();
                self.switches += 1;
                let body = self.body();
                self.switches -= 1;
                StmtKind::Switch(value, body)
            }
            10 | 11 if self.switches > 0 => {
                let low = self.expr();
                let high = if self.pick(4) == 0 {
                    Some(self.expr())
                } else {
                    None
                };
                StmtKind::Case(low, high, self.stmt())
            }
            12 if self.placed < self.labels.len() => {
                let label = self.labels[self.placed];
                self.placed += 1;
                StmtKind::Label(label, self.stmt())
            }
            13 => StmtKind::Goto(self.label()),
            14 if !self.typed => StmtKind::GotoComputed(self.expr()),
            15 if self.loops > 0 => self.of(&[StmtKind::Break, StmtKind::Continue]),
            16 => StmtKind::Asm { empty: self.coin() },
            17 => StmtKind::Return(Some(self.expr())),
            _ => {
                let stmts = self.scoped(|m| m.stmts(5));
                StmtKind::Block(self.p.list(&stmts))
            }
        }
    }

    fn for_kind(&mut self) -> StmtKind {
        let init = match self.pick(3) {
            0 => ForInit::None,
            1 => ForInit::Expr(self.expr()),
            _ if self.typed => ForInit::None,
            _ => ForInit::Decl(self.variable(&["v0", "i"], Storage::None)),
        };
        let cond = if self.coin() { Some(self.expr()) } else { None };
        let step = if self.coin() { Some(self.expr()) } else { None };
        let body = self.looped(Self::body);
        StmtKind::For {
            init,
            cond,
            step,
            body,
        }
    }

    // -----------------------------------------------------------------------------------------
    // Declarations at file scope

    fn record(&mut self, tag: Option<String>) -> RecordId {
        let count = 1 + self.pick(4);
        let fields: Vec<FieldId> = (0..count)
            .map(|i| {
                let name = self.p.intern(&format!("m{i}_{}", self.p.fields.len()));
                let mut field = Field {
                    name: Some(name),
                    ty: self.object_type(),
                    bits: None,
                    attrs: None,
                    span: Span::NONE,
                };
                match self.pick(6) {
                    0 => {
                        field.ty = self.p.int_type();
                        field.bits = Some(self.expr());
                        field.name = field.name.filter(|_| self.coin());
                    }
                    1 if !self.is_leaf() => {
                        let inner = self.deeper(|m| m.record(None));
                        field.ty = self.p.ty(TypeKind::Record(inner));
                        field.name = None;
                    }
                    2 => {
                        let packed = Attrs {
                            packed: true,
                            ..Attrs::default()
                        };
                        field.attrs = Some(self.p.push_attrs(packed));
                    }
                    3 => field.attrs = self.var_attrs(),
                    _ => {}
                }
                self.p.push_field(field)
            })
            .collect();
        let fields = Some(self.p.list(&fields));
        let kind = self.of(&[RecordKind::Struct, RecordKind::Union]);
        let packed = Attrs {
            packed: self.coin(),
            ..Attrs::default()
        };
        let attrs = Some(self.p.push_attrs(packed));
        let tag = tag.map(|tag| self.p.intern(&tag));
        self.p.push_record(Record {
            kind,
            tag,
            fields,
            attrs,
            span: Span::NONE,
        })
    }

    fn item(&mut self) -> DeclId {
        let number = self.p.decls.len();
        match self.pick(7) {
            0 => {
                let is_object = self.coin();
                let ty = if is_object {
                    self.object_type()
                } else {
                    self.function_type()
                };
                let decl = self
                    .p
                    .decl(Some(&format!("T{number}")), DeclKind::Typedef { ty });
                // A function type may not stand where the others may.
                if is_object {
                    self.typedefs.push(decl);
                }
                decl
            }
            1 => {
                let record = self.record(Some(format!("R{number}")));
                self.records.push(record);
                self.p.decl(
                    None,
                    DeclKind::Record {
                        record,
                        define: true,
                    },
                )
            }
            2 => self.enumeration(number),
            3 => {
                let cond = self.expr();
                let message = if self.coin() {
                    Some(self.string())
                } else {
                    None
                };
                self.p.decl(None, DeclKind::StaticAssert { cond, message })
            }
            4 => {
                let storage = self.of(&[Storage::None, Storage::Static, Storage::Extern]);
                let name = format!("g{number}");
                self.variable(&[&name], storage)
            }
            _ => self.function(&format!("f{number}")),
        }
    }

    fn enumeration(&mut self, number: usize) -> DeclId {
        let tag = Some(self.p.intern(&format!("E{number}")));
        let span = Span::NONE;
        let of = self.p.push_enum(Enum {
            tag,
            constants: None,
            attrs: None,
            span,
        });
        let count = 1 + self.pick(5);
        let constants: Vec<DeclId> = (0..count)
            .map(|i| {
                let value = if self.coin() { Some(self.expr()) } else { None };
                let name = format!("C{number}_{i}");
                let decl = self.p.decl(Some(&name), DeclKind::EnumConst { of, value });
                self.visible.push(decl);
                decl
            })
            .collect();
        self.p[of].constants = Some(self.p.list(&constants));
        self.enums.push(of);
        self.p.decl(None, DeclKind::Enum { of, define: true })
    }

    fn function(&mut self, name: &str) -> DeclId {
        let visible = self.visible.len();
        let params = if self.typed {
            List::EMPTY
        } else {
            self.params()
        };
        let in_scope: Vec<DeclId> = self.visible.split_off(visible);
        let ret = if self.typed {
            self.p.int_type()
        } else {
            self.scalar_type()
        };
        let params_of_type = Params::List(params);
        let ty = self.p.ty(TypeKind::Function {
            ret,
            params: params_of_type,
            variadic: false,
        });
        let storage = self.of(&[Storage::None, Storage::Static]);
        let (inline, noreturn) = (self.pick(4) == 0, self.pick(8) == 0 && !self.typed);
        let head = |body| DeclKind::Function {
            ty,
            storage,
            inline,
            noreturn,
            params,
            body,
        };
        let decl = self.p.decl(Some(name), head(None));
        if !self.typed {
            self.visible.push(decl);
        }
        if self.pick(3) > 0 || self.typed {
            let outside = self.visible.len();
            self.scope = outside;
            self.visible.extend(in_scope);
            self.labels = ["L0", "L1"]
                .map(|name| {
                    let name = self.p.intern(name);
                    self.p.push_label(Label {
                        name,
                        span: Span::NONE,
                    })
                })
                .to_vec();
            self.placed = 0;
            self.in_function = true;
            let mut stmts = self.deeper(|m| m.stmts(8));
            // Every label has to stand somewhere.
            while let Some(&label) = self.labels.get(self.placed) {
                self.placed += 1;
                let null = self.p.stmt(StmtKind::Null);
                stmts.push(self.p.stmt(StmtKind::Label(label, null)));
            }
            self.in_function = false;
            self.scope = 0;
            self.visible.truncate(outside);
            let body = self.p.block(&stmts);
            self.p[decl].kind = head(Some(body));
        }
        decl
    }

    fn unit(mut self) -> Program {
        let mut items: Vec<DeclId> = ["v0", "v1", "v2"]
            .map(|name| {
                let ty = self.p.int_type();
                self.p.var(name, ty)
            })
            .to_vec();
        self.visible.clone_from(&items);
        while self.choices.len() > 0 {
            items.push(if self.typed {
                let name = format!("f{}", self.p.decls.len());
                self.function(&name)
            } else {
                self.item()
            });
        }
        self.p.units.push(Unit {
            name: "random.c".into(),
            items,
        });
        self.p
    }
}

fn choices(most: usize) -> impl Strategy<Value = Vec<u32>> {
    prop::collection::vec(any::<u32>(), 0..most)
}

/// The same trees in every run, unless `PROPTEST_RNG_SEED` asks for others.
fn config(cases: u32) -> ProptestConfig {
    let mut config = ProptestConfig::with_cases(cases);
    config.failure_persistence = None;
    if std::env::var_os("PROPTEST_RNG_SEED").is_none() {
        config.rng_seed = proptest::test_runner::RngSeed::Fixed(1);
    }
    config
}

proptest! {
    #![proptest_config(config(128))]

    #[test]
    fn random_trees_are_walked_over(choices in choices(300), which in any::<usize>()) {
        let program = Maker::new(choices, false).unit();
        for result in [walk::check_children(&program), walk::check_map(&program, which)] {
            if let Err(problem) = result {
                return Err(TestCaseError::fail(problem));
            }
        }
    }
}

proptest! {
    #![proptest_config(config(512))]

    #[test]
    fn random_trees_read_back(choices in choices(600)) {
        let program = Maker::new(choices, false).unit();
        if let Err(problem) = check(&program) {
            return Err(TestCaseError::fail(problem));
        }
    }
}

proptest! {
    #![proptest_config(config(16))]

    #[test]
    fn random_int_expressions_compile(choices in choices(400)) {
        let program = Maker::new(choices, true).unit();
        match check(&program) {
            Ok(text) => {
                check_compiles(&["-std=c11", "-Werror=parentheses"], &text);
            }
            Err(problem) => return Err(TestCaseError::fail(problem)),
        }
    }
}
