//! Whether two programs are the same tree.
//!
//! The same up to ids, positions and the numbering of names. Declarations, records, enumerations
//! and labels must correspond one to one, so that a name that was resolved to another declaration of
//! the same name is a difference. What the compiler itself declares ([`Storage::Builtin`]) may be
//! numbered and placed in any way.
//!
//! Two things count as equal because one text stands for both: `0` in octal and in decimal, and the
//! branch of an `if` with and without braces around one statement, which the printer adds where an
//! `else` could be misread.
//!
//! Like the printer this works on an explicit stack: trees may be deep.

use crate::intern::Symbol;
use crate::print::{self, is_builtin};
use crate::tree::*;
use rustc_hash::FxHashMap;
use std::hash::Hash;

/// `Err` describes the first difference.
pub fn same(a: &Program, b: &Program) -> Result<(), String> {
    if a.units.len() != b.units.len() {
        return Err(format!(
            "{} and {} translation units",
            a.units.len(),
            b.units.len()
        ));
    }
    let mut check = Same::new(a, b);
    for (x, y) in a.units.iter().zip(&b.units) {
        check.unit(x, y)?;
    }
    Ok(())
}

/// Two nodes still to be compared.
#[derive(Clone, Copy)]
enum Pair {
    Expr(ExprId, ExprId),
    Stmt(StmtId, StmtId),
    /// Declarations where they are made.
    Decl(DeclId, DeclId),
    /// Declarations where they are used.
    Use(DeclId, DeclId),
    Type(TypeId, TypeId),
    Init(InitId, InitId),
    Record(RecordId, RecordId),
    Enum(EnumId, EnumId),
    Field(FieldId, FieldId),
    Label(LabelId, LabelId),
    Attrs(Attrs, Attrs),
}

/// A one-to-one correspondence between ids of two programs.
struct Bijection<T> {
    to: FxHashMap<T, T>,
    from: FxHashMap<T, T>,
}

impl<T: Copy + Eq + Hash> Bijection<T> {
    fn new() -> Self {
        Bijection {
            to: FxHashMap::default(),
            from: FxHashMap::default(),
        }
    }

    /// `None`: the two belong to others. Otherwise whether the pair is new.
    fn bind(&mut self, a: T, b: T) -> Option<bool> {
        match (self.to.get(&a), self.from.get(&b)) {
            (None, None) => {
                self.to.insert(a, b);
                self.from.insert(b, a);
                Some(true)
            }
            (Some(&x), _) if x == b => Some(false),
            _ => None,
        }
    }
}

struct Same<'p> {
    a: &'p Program,
    b: &'p Program,
    work: Vec<Pair>,
    decls: Bijection<DeclId>,
    records: Bijection<RecordId>,
    enums: Bijection<EnumId>,
    labels: Bijection<LabelId>,
}

/// A difference between two nodes, in words.
struct Difference {
    what: &'static str,
    a: String,
    b: String,
}

type Check = Result<(), Difference>;

impl<'p> Same<'p> {
    fn new(a: &'p Program, b: &'p Program) -> Self {
        Same {
            a,
            b,
            work: Vec::new(),
            decls: Bijection::new(),
            records: Bijection::new(),
            enums: Bijection::new(),
            labels: Bijection::new(),
        }
    }

    fn unit(&mut self, x: &Unit, y: &Unit) -> Result<(), String> {
        let printed = |program: &Program, unit: &Unit| -> Vec<DeclId> {
            unit.items
                .iter()
                .copied()
                .filter(|&d| !is_builtin(program, d))
                .collect()
        };
        let (xs, ys) = (printed(self.a, x), printed(self.b, y));
        for (&x, &y) in xs.iter().zip(&ys) {
            self.work.clear();
            self.work.push(Pair::Decl(x, y));
            self.run().map_err(|Difference { what, a, b }| {
                let head = print::print_decl(self.a, x);
                let head = head.lines().next().unwrap_or_default();
                format!("in `{head}`: {what} differs: `{a}` and `{b}`")
            })?;
        }
        if xs.len() != ys.len() {
            let (program, extra, whose) = match xs.get(ys.len()) {
                Some(&extra) => (self.a, Some(extra), "first"),
                None => (self.b, ys.get(xs.len()).copied(), "second"),
            };
            let text = extra
                .map(|decl| print::print_decl(program, decl))
                .unwrap_or_default();
            let head = text.lines().next().unwrap_or_default();
            return Err(format!("only the {whose} program declares `{head}`"));
        }
        Ok(())
    }

    fn run(&mut self) -> Check {
        while let Some(pair) = self.work.pop() {
            let start = self.work.len();
            self.pair(pair)?;
            // Parts were pushed first to last; the first is to be compared next.
            self.work[start..].reverse();
        }
        Ok(())
    }

    fn pair(&mut self, pair: Pair) -> Check {
        match pair {
            Pair::Expr(a, b) => self.expr(a, b),
            Pair::Stmt(a, b) => self.stmt(a, b),
            Pair::Decl(a, b) => self.decl(a, b),
            Pair::Use(a, b) => self.bind_decl(a, b),
            Pair::Type(a, b) => self.ty(a, b),
            Pair::Init(a, b) => self.init(a, b),
            Pair::Record(a, b) => self.record(a, b),
            Pair::Enum(a, b) => self.enumeration(a, b),
            Pair::Field(a, b) => self.field(a, b),
            Pair::Label(a, b) => self.label(a, b),
            Pair::Attrs(a, b) => self.attrs(a, b),
        }
    }

    // -----------------------------------------------------------------------------------------
    // Parts

    fn both<T>(
        &mut self,
        what: &'static str,
        a: Option<T>,
        b: Option<T>,
        pair: fn(T, T) -> Pair,
    ) -> Check {
        match (a, b) {
            (None, None) => Ok(()),
            (Some(a), Some(b)) => {
                self.work.push(pair(a, b));
                Ok(())
            }
            (a, _) => {
                let (a, b) = if a.is_some() {
                    ("present", "absent")
                } else {
                    ("absent", "present")
                };
                Err(Difference {
                    what,
                    a: a.into(),
                    b: b.into(),
                })
            }
        }
    }

    fn lists<T: Id>(
        &mut self,
        what: &'static str,
        a: List<T>,
        b: List<T>,
        pair: fn(T, T) -> Pair,
    ) -> Check {
        equal(what, a.len(), b.len())?;
        let (xs, ys) = (self.a.items(a), self.b.items(b));
        self.work.extend(xs.zip(ys).map(|(x, y)| pair(x, y)));
        Ok(())
    }

    fn symbols(&self, what: &'static str, a: Symbol, b: Symbol) -> Check {
        match (self.a.name(a), self.b.name(b)) {
            (a, b) if a == b => Ok(()),
            (a, b) => Err(Difference {
                what,
                a: a.into(),
                b: b.into(),
            }),
        }
    }

    fn names(&self, what: &'static str, a: Option<Symbol>, b: Option<Symbol>) -> Check {
        let a = a.map(|a| self.a.name(a));
        let b = b.map(|b| self.b.name(b));
        if a == b {
            return Ok(());
        }
        let text = |name: Option<&str>| name.unwrap_or("(none)").to_owned();
        Err(Difference {
            what,
            a: text(a),
            b: text(b),
        })
    }

    fn attributes(&mut self, a: Option<AttrsId>, b: Option<AttrsId>) {
        if a.is_some() || b.is_some() {
            self.work
                .push(Pair::Attrs(self.a.attributes(a), self.b.attributes(b)));
        }
    }

    fn exprs(&mut self, pairs: &[(ExprId, ExprId)]) -> Check {
        self.work
            .extend(pairs.iter().map(|&(a, b)| Pair::Expr(a, b)));
        Ok(())
    }

    fn types(&mut self, a: TypeId, b: TypeId) {
        self.work.push(Pair::Type(a, b));
    }

    fn other_decl(&self, what: &'static str, a: DeclId, b: DeclId) -> Difference {
        Difference {
            what,
            a: print::print_decl(self.a, a),
            b: print::print_decl(self.b, b),
        }
    }

    // -----------------------------------------------------------------------------------------
    // Expressions

    fn expr(&mut self, a: ExprId, b: ExprId) -> Check {
        use ExprKind as E;
        let other = |what| Difference {
            what,
            a: print::print_expr(self.a, a),
            b: print::print_expr(self.b, b),
        };
        match (self.a[a].kind, self.b[b].kind) {
            (E::Int(x), E::Int(y)) => {
                let alike = IntLit {
                    radix: y.radix,
                    ..x
                } == y
                    && (x.radix == y.radix || (x.value == 0 && is_plain(x) && is_plain(y)));
                if alike {
                    Ok(())
                } else {
                    Err(other("integer constant"))
                }
            }
            (E::Float(x), E::Float(y)) => self.symbols("floating constant", x, y),
            (E::Char(x), E::Char(y)) if x == y => Ok(()),
            (E::Str(x), E::Str(y)) => self.string(x, y),
            (E::Name(x), E::Name(y)) => self.bind_decl(x, y),
            (E::Unary(f, x), E::Unary(g, y)) if f == g => self.exprs(&[(x, y)]),
            (E::Binary(f, x, u), E::Binary(g, y, v)) if f == g => self.exprs(&[(x, y), (u, v)]),
            (E::Assign(f, x, u), E::Assign(g, y, v)) if f == g => self.exprs(&[(x, y), (u, v)]),
            (E::Cond(x, None, u), E::Cond(y, None, v)) => self.exprs(&[(x, y), (u, v)]),
            (E::Cond(x, Some(p), u), E::Cond(y, Some(q), v)) => {
                self.exprs(&[(x, y), (p, q), (u, v)])
            }
            (E::Comma(x, u), E::Comma(y, v)) | (E::Index(x, u), E::Index(y, v)) => {
                self.exprs(&[(x, y), (u, v)])
            }
            (E::Cast(s, x), E::Cast(t, y)) => {
                self.types(s, t);
                self.exprs(&[(x, y)])
            }
            (E::Call(x, p), E::Call(y, q)) => {
                self.exprs(&[(x, y)])?;
                self.lists("number of arguments", p, q, Pair::Expr)
            }
            (E::Member(x, m), E::Member(y, n)) | (E::Arrow(x, m), E::Arrow(y, n)) => {
                self.symbols("member", m, n)?;
                self.exprs(&[(x, y)])
            }
            (E::SizeofExpr(x), E::SizeofExpr(y)) | (E::AlignofExpr(x), E::AlignofExpr(y)) => {
                self.exprs(&[(x, y)])
            }
            (E::SizeofType(s), E::SizeofType(t)) | (E::AlignofType(s), E::AlignofType(t)) => {
                self.types(s, t);
                Ok(())
            }
            (E::CompoundLit(s, x), E::CompoundLit(t, y)) => {
                self.types(s, t);
                self.work.push(Pair::Init(x, y));
                Ok(())
            }
            (
                E::Generic {
                    control: x,
                    first: i,
                    count: m,
                },
                E::Generic {
                    control: y,
                    first: j,
                    count: n,
                },
            ) => {
                equal("number of associations", m, n)?;
                self.exprs(&[(x, y)])?;
                let (xs, ys) = (self.a.associations(i, m), self.b.associations(j, n));
                for (x, y) in xs.iter().zip(ys) {
                    self.both("type of an association", x.ty, y.ty, Pair::Type)?;
                    self.exprs(&[(x.value, y.value)])?;
                }
                Ok(())
            }
            (E::StmtExpr(x), E::StmtExpr(y)) => {
                self.work.push(Pair::Stmt(x, y));
                Ok(())
            }
            (E::LabelAddr(x), E::LabelAddr(y)) => self.label(x, y),
            (E::VaArg(x, s), E::VaArg(y, t)) => {
                self.types(s, t);
                self.exprs(&[(x, y)])
            }
            (
                E::Offsetof {
                    ty: s,
                    first: i,
                    count: m,
                },
                E::Offsetof {
                    ty: t,
                    first: j,
                    count: n,
                },
            ) => {
                self.types(s, t);
                self.designators((i, m), (j, n))
            }
            (E::TypesCompatible(s, u), E::TypesCompatible(t, v)) => {
                self.types(s, t);
                self.types(u, v);
                Ok(())
            }
            (E::Choose(x, p, u), E::Choose(y, q, v)) => self.exprs(&[(x, y), (p, q), (u, v)]),
            (E::Builtin(Builtin::Unsupported(f), x), E::Builtin(Builtin::Unsupported(g), y)) => {
                self.symbols("builtin", f, g)?;
                self.lists("number of arguments", x, y, Pair::Expr)
            }
            (E::Builtin(f, x), E::Builtin(g, y)) if f == g => {
                self.lists("number of arguments", x, y, Pair::Expr)
            }
            _ => Err(other("expression")),
        }
    }

    fn string(&self, a: StrId, b: StrId) -> Check {
        if self.a[a] == self.b[b] {
            return Ok(());
        }
        let (a, b) = (&self.a[a], &self.b[b]);
        Err(Difference {
            what: "string literal",
            a: format!("{a:?}"),
            b: format!("{b:?}"),
        })
    }

    fn designators(&mut self, (i, m): (u32, u32), (j, n): (u32, u32)) -> Check {
        equal("number of designators", m, n)?;
        let (xs, ys) = (self.a.designator_list(i, m), self.b.designator_list(j, n));
        for (&x, &y) in xs.iter().zip(ys) {
            match (x, y) {
                (Designator::Field(x), Designator::Field(y)) => {
                    self.symbols("designated member", x, y)?;
                }
                (Designator::Index(x), Designator::Index(y)) => self.exprs(&[(x, y)])?,
                (Designator::Range(x, u), Designator::Range(y, v)) => {
                    self.exprs(&[(x, y), (u, v)])?;
                }
                _ => equal("designator", format!("{x:?}"), format!("{y:?}"))?,
            }
        }
        Ok(())
    }

    fn init(&mut self, a: InitId, b: InitId) -> Check {
        match (self.a[a], self.b[b]) {
            (Init::Expr(x), Init::Expr(y)) => self.exprs(&[(x, y)]),
            (
                Init::List {
                    first: i, count: m, ..
                },
                Init::List {
                    first: j, count: n, ..
                },
            ) => {
                equal("number of initialisers", m, n)?;
                for (x, y) in self.a.init_list(i, m).iter().zip(self.b.init_list(j, n)) {
                    let path = (x.first_designator, x.designator_count);
                    self.designators(path, (y.first_designator, y.designator_count))?;
                    self.work.push(Pair::Init(x.init, y.init));
                }
                Ok(())
            }
            (Init::Expr(x), Init::List { .. }) => {
                equal("initialiser", print::print_expr(self.a, x), "{…}".into())
            }
            (Init::List { .. }, Init::Expr(y)) => {
                equal("initialiser", "{…}".into(), print::print_expr(self.b, y))
            }
        }
    }

    // -----------------------------------------------------------------------------------------
    // Statements

    fn stmt(&mut self, a: StmtId, b: StmtId) -> Check {
        use StmtKind as S;
        match (self.a[a].kind, self.b[b].kind) {
            (S::Null, S::Null) | (S::Break, S::Break) | (S::Continue, S::Continue) => Ok(()),
            (S::Expr(x), S::Expr(y)) | (S::GotoComputed(x), S::GotoComputed(y)) => {
                self.exprs(&[(x, y)])
            }
            (S::Decl(x), S::Decl(y)) => {
                self.work.push(Pair::Decl(x, y));
                Ok(())
            }
            (S::Block(x), S::Block(y)) => self.statements(x, y),
            (S::If(x, s, u), S::If(y, t, v)) => {
                self.exprs(&[(x, y)])?;
                let pair = Pair::Stmt(without_braces(self.a, s), without_braces(self.b, t));
                self.work.push(pair);
                self.both("else", u, v, Pair::Stmt)
            }
            (S::While(x, s), S::While(y, t)) | (S::Switch(x, s), S::Switch(y, t)) => {
                self.work.extend([Pair::Expr(x, y), Pair::Stmt(s, t)]);
                Ok(())
            }
            (S::Do(s, x), S::Do(t, y)) => {
                self.work.extend([Pair::Stmt(s, t), Pair::Expr(x, y)]);
                Ok(())
            }
            (
                S::For {
                    init: i,
                    cond: x,
                    step: p,
                    body: s,
                },
                S::For {
                    init: j,
                    cond: y,
                    step: q,
                    body: t,
                },
            ) => {
                match (i, j) {
                    (ForInit::None, ForInit::None) => {}
                    (ForInit::Expr(i), ForInit::Expr(j)) => self.exprs(&[(i, j)])?,
                    (ForInit::Decl(i), ForInit::Decl(j)) => self.work.push(Pair::Decl(i, j)),
                    _ => equal("start of a loop", format!("{i:?}"), format!("{j:?}"))?,
                }
                self.both("condition of a loop", x, y, Pair::Expr)?;
                self.both("step of a loop", p, q, Pair::Expr)?;
                self.work.push(Pair::Stmt(s, t));
                Ok(())
            }
            (S::Case(x, u, s), S::Case(y, v, t)) => {
                self.exprs(&[(x, y)])?;
                self.both("range of a case", u, v, Pair::Expr)?;
                self.work.push(Pair::Stmt(s, t));
                Ok(())
            }
            (S::Default(s), S::Default(t)) => {
                self.work.push(Pair::Stmt(s, t));
                Ok(())
            }
            (S::Label(x, s), S::Label(y, t)) => {
                self.work.extend([Pair::Label(x, y), Pair::Stmt(s, t)]);
                Ok(())
            }
            (S::Goto(x), S::Goto(y)) => self.label(x, y),
            (S::Return(x), S::Return(y)) => self.both("value of a return", x, y, Pair::Expr),
            (S::Asm { empty: x }, S::Asm { empty: y }) => equal("empty asm", x, y),
            _ => Err(Difference {
                what: "statement",
                a: print::print_stmt(self.a, a),
                b: print::print_stmt(self.b, b),
            }),
        }
    }

    fn statements(&mut self, a: List<StmtId>, b: List<StmtId>) -> Check {
        let printed = |program: &Program, list| -> Vec<StmtId> {
            let is_printed = |&s: &StmtId| match program[s].kind {
                StmtKind::Decl(decl) => !is_builtin(program, decl),
                _ => true,
            };
            program.items(list).filter(is_printed).collect()
        };
        let (xs, ys) = (printed(self.a, a), printed(self.b, b));
        equal("number of statements", xs.len(), ys.len())?;
        self.work
            .extend(xs.into_iter().zip(ys).map(|(x, y)| Pair::Stmt(x, y)));
        Ok(())
    }

    fn label(&mut self, a: LabelId, b: LabelId) -> Check {
        self.symbols("label", self.a[a].name, self.b[b].name)?;
        match self.labels.bind(a, b) {
            Some(_) => Ok(()),
            None => {
                let name = self.a.name(self.a[a].name);
                Err(Difference {
                    what: "function of a label",
                    a: name.into(),
                    b: name.into(),
                })
            }
        }
    }

    // -----------------------------------------------------------------------------------------
    // Declarations

    fn bind_decl(&mut self, a: DeclId, b: DeclId) -> Check {
        self.names("name", self.a[a].name, self.b[b].name)?;
        if is_builtin(self.a, a) && is_builtin(self.b, b) {
            return Ok(());
        }
        match self.decls.bind(a, b) {
            Some(_) => Ok(()),
            None => Err(self.other_decl("declaration that a name refers to", a, b)),
        }
    }

    fn decl(&mut self, a: DeclId, b: DeclId) -> Check {
        use DeclKind as D;
        self.bind_decl(a, b)?;
        let (x, y) = (self.a[a], self.b[b]);
        self.attributes(x.attrs, y.attrs);
        let text = |p: &Program, decl| p.unread(decl).map_or(String::new(), |u| u.text.to_string());
        equal("definition", text(self.a, a), text(self.b, b))?;
        match (x.kind, y.kind) {
            (
                D::Var {
                    ty: s,
                    storage: c,
                    init: i,
                },
                D::Var {
                    ty: t,
                    storage: d,
                    init: j,
                },
            ) if c == d => {
                self.types(s, t);
                self.both("initialiser", i, j, Pair::Init)
            }
            (
                D::Function {
                    ty: s,
                    storage: c,
                    inline: i,
                    noreturn: m,
                    params: p,
                    body: u,
                },
                D::Function {
                    ty: t,
                    storage: d,
                    inline: j,
                    noreturn: n,
                    params: q,
                    body: v,
                },
            ) if (c, i, m) == (d, j, n) => {
                self.types(s, t);
                self.lists("number of parameters", p, q, Pair::Decl)?;
                self.both("function body", u, v, Pair::Stmt)
            }
            (D::Param { ty: s, register: i }, D::Param { ty: t, register: j }) if i == j => {
                self.types(s, t);
                Ok(())
            }
            (D::Typedef { ty: s }, D::Typedef { ty: t }) => {
                self.types(s, t);
                Ok(())
            }
            (D::EnumConst { of: s, value: i }, D::EnumConst { of: t, value: j }) => {
                self.work.push(Pair::Enum(s, t));
                self.both("value of an enumerator", i, j, Pair::Expr)
            }
            (
                D::Record {
                    record: s,
                    define: i,
                },
                D::Record {
                    record: t,
                    define: j,
                },
            ) if i == j => {
                self.work.push(Pair::Record(s, t));
                Ok(())
            }
            (D::Enum { of: s, define: i }, D::Enum { of: t, define: j }) if i == j => {
                self.work.push(Pair::Enum(s, t));
                Ok(())
            }
            (
                D::StaticAssert {
                    cond: s,
                    message: i,
                },
                D::StaticAssert {
                    cond: t,
                    message: j,
                },
            ) => {
                self.exprs(&[(s, t)])?;
                match (i, j) {
                    (Some(i), Some(j)) => self.string(i, j),
                    _ => equal("message of an assertion", i.is_some(), j.is_some()),
                }
            }
            _ => Err(self.other_decl("declaration", a, b)),
        }
    }

    fn record(&mut self, a: RecordId, b: RecordId) -> Check {
        let (x, y) = (self.a[a], self.b[b]);
        self.names("tag", x.tag, y.tag)?;
        match self.records.bind(a, b) {
            Some(false) => return Ok(()),
            Some(true) => {}
            None => {
                let text = |program: &Program, tag: Option<Symbol>| {
                    tag.map_or("(unnamed)", |tag| program.name(tag)).to_owned()
                };
                let (a, b) = (text(self.a, x.tag), text(self.b, y.tag));
                return Err(Difference {
                    what: "record that a tag refers to",
                    a,
                    b,
                });
            }
        }
        if x.kind != y.kind {
            return equal(
                "kind of record",
                format!("{:?}", x.kind),
                format!("{:?}", y.kind),
            );
        }
        self.attributes(x.attrs, y.attrs);
        match (x.fields, y.fields) {
            (Some(x), Some(y)) => self.lists("number of members", x, y, Pair::Field),
            (x, y) => equal("completeness of a record", x.is_some(), y.is_some()),
        }
    }

    fn field(&mut self, a: FieldId, b: FieldId) -> Check {
        let (x, y) = (self.a[a], self.b[b]);
        self.names("member", x.name, y.name)?;
        self.types(x.ty, y.ty);
        self.attributes(x.attrs, y.attrs);
        self.both("bit-field width", x.bits, y.bits, Pair::Expr)
    }

    fn enumeration(&mut self, a: EnumId, b: EnumId) -> Check {
        let (x, y) = (self.a[a], self.b[b]);
        self.names("tag", x.tag, y.tag)?;
        match self.enums.bind(a, b) {
            Some(false) => return Ok(()),
            Some(true) => {}
            None => {
                let tag = x.tag.map_or("(unnamed)", |tag| self.a.name(tag));
                let what = "enumeration that a tag refers to";
                return Err(Difference {
                    what,
                    a: tag.into(),
                    b: tag.into(),
                });
            }
        }
        self.attributes(x.attrs, y.attrs);
        match (x.constants, y.constants) {
            (Some(x), Some(y)) => self.lists("number of enumerators", x, y, Pair::Decl),
            (x, y) => equal("completeness of an enumeration", x.is_some(), y.is_some()),
        }
    }

    fn attrs(&mut self, a: Attrs, b: Attrs) -> Check {
        self.names("attribute", a.unsupported, b.unsupported)?;
        self.names("attribute", a.checked, b.checked)?;
        self.names("assembler name", a.assembler, b.assembler)?;
        match (a.aligned, b.aligned) {
            (None, None) | (Some(Aligned::Max), Some(Aligned::Max)) => {}
            (Some(Aligned::Expr(x)), Some(Aligned::Expr(y))) => self.exprs(&[(x, y)])?,
            (Some(Aligned::Type(x)), Some(Aligned::Type(y))) => self.types(x, y),
            (x, y) => equal("alignment", format!("{x:?}"), format!("{y:?}"))?,
        }
        self.lists(
            "number of alignments",
            a.more_aligned,
            b.more_aligned,
            Pair::Expr,
        )?;
        let rest = |attrs| Attrs {
            aligned: None,
            // The printer chooses between the specifier and the attribute.
            alignas: false,
            aligned_pointer: false,
            more_aligned: List::EMPTY,
            unsupported: None,
            checked: None,
            assembler: None,
            fortified: false,
            ..attrs
        };
        if rest(a) == rest(b) {
            return Ok(());
        }
        equal(
            "attributes",
            format!("{:?}", rest(a)),
            format!("{:?}", rest(b)),
        )
    }

    // -----------------------------------------------------------------------------------------
    // Types

    fn ty(&mut self, a: TypeId, b: TypeId) -> Check {
        use TypeKind as T;
        let other = |what| Difference {
            what,
            a: print::print_type(self.a, a, None),
            b: print::print_type(self.b, b, None),
        };
        if self.a[a].quals != self.b[b].quals {
            return Err(other("qualifiers of a type"));
        }
        match (self.a[a].kind, self.b[b].kind) {
            (T::Void, T::Void) | (T::VaList, T::VaList) | (T::Auto, T::Auto) => Ok(()),
            (T::Int(x), T::Int(y)) if x == y => Ok(()),
            (T::Float(x), T::Float(y)) if x == y => Ok(()),
            (T::Pointer(x), T::Pointer(y)) | (T::TypeofType(x), T::TypeofType(y)) => {
                self.types(x, y);
                Ok(())
            }
            (
                T::Array {
                    elem: x,
                    len: m,
                    param: p,
                },
                T::Array {
                    elem: y,
                    len: n,
                    param: q,
                },
            ) if p == q => {
                match (m, n) {
                    (ArrayLen::None, ArrayLen::None) | (ArrayLen::Star, ArrayLen::Star) => {}
                    (ArrayLen::Expr(m), ArrayLen::Expr(n)) => self.exprs(&[(m, n)])?,
                    _ => return Err(other("array length")),
                }
                self.types(x, y);
                Ok(())
            }
            (
                T::Function {
                    ret: x,
                    params: p,
                    variadic: v,
                },
                T::Function {
                    ret: y,
                    params: q,
                    variadic: w,
                },
            ) if v == w => {
                self.types(x, y);
                match (p, q) {
                    (Params::Unspecified, Params::Unspecified) => Ok(()),
                    (Params::List(p), Params::List(q)) => {
                        self.lists("number of parameters", p, q, Pair::Decl)
                    }
                    _ => Err(other("prototype")),
                }
            }
            (T::Record(x), T::Record(y)) => self.record(x, y),
            (T::Enum(x), T::Enum(y)) => self.enumeration(x, y),
            (T::Typedef(x), T::Typedef(y)) => {
                self.work.push(Pair::Use(x, y));
                Ok(())
            }
            (T::TypeofExpr(x), T::TypeofExpr(y)) => self.exprs(&[(x, y)]),
            (T::Unsupported(x), T::Unsupported(y)) => self.symbols("type", x, y),
            _ => Err(other("type")),
        }
    }
}

fn equal<T: PartialEq + ToString>(what: &'static str, a: T, b: T) -> Check {
    if a == b {
        Ok(())
    } else {
        Err(Difference {
            what,
            a: a.to_string(),
            b: b.to_string(),
        })
    }
}

fn is_plain(lit: IntLit) -> bool {
    matches!(lit.radix, Radix::Octal | Radix::Decimal)
}

/// The statement inside a block of one.
fn without_braces(program: &Program, stmt: StmtId) -> StmtId {
    match program[stmt].kind {
        StmtKind::Block(list) if list.len() == 1 => {
            let only = program.item(list, 0);
            match program[only].kind {
                StmtKind::Decl(_) => stmt,
                _ => only,
            }
        }
        _ => stmt,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `{ int x; { int x; x; } }`, where the last `x` is the one or the other.
    fn shadowed(inner: bool) -> Program {
        let mut p = Program::new();
        let int = p.int_type();
        let decls = [p.var("x", int), p.var("x", int)];
        let value = p.use_of(decls[usize::from(inner)]);
        let value = p.stmt(StmtKind::Expr(value));
        let [outer, inner] = decls.map(|decl| p.stmt(StmtKind::Decl(decl)));
        let block = p.block(&[inner, value]);
        let body = p.block(&[outer, block]);
        let ty = p.ty(TypeKind::Function {
            ret: int,
            params: Params::List(List::EMPTY),
            variadic: false,
        });
        let f = p.decl(
            Some("f"),
            DeclKind::Function {
                ty,
                storage: Storage::None,
                inline: false,
                noreturn: false,
                params: List::EMPTY,
                body: Some(body),
            },
        );
        p.units.push(Unit {
            name: "t.c".into(),
            items: vec![f],
        });
        p
    }

    #[test]
    fn finds_captured_names() {
        assert_eq!(same(&shadowed(true), &shadowed(true)), Ok(()));
        assert_eq!(
            same(&shadowed(true), &shadowed(false)),
            Err(
                "in `int f(void)`: declaration that a name refers to differs: \
                 `int x;` and `int x;`"
                    .into()
            )
        );
    }

    #[test]
    fn says_what_differs() {
        let (mut a, mut b) = (shadowed(true), shadowed(true));
        for (p, value) in [(&mut a, 1), (&mut b, 2)] {
            let int = p.int_type();
            let one = p.int(value);
            let sum = p.binary(BinaryOp::Add, one, one);
            let init = Some(p.push_init(Init::Expr(sum)));
            let kind = DeclKind::Var {
                ty: int,
                storage: Storage::Static,
                init,
            };
            let decl = p.decl(Some("v"), kind);
            p.units[0].items.push(decl);
        }
        let text = "in `static int v = 1 + 1;`: integer constant differs: `1` and `2`";
        assert_eq!(same(&a, &b), Err(text.into()));
        a.units[0].items.pop();
        let text = "only the second program declares `static int v = 2 + 2;`";
        assert_eq!(same(&a, &b), Err(text.into()));
    }
}
