//! The tree as C text.
//!
//! The text is meant to be stared at: four-space indentation, lines of about 100 columns, one
//! declaration per line, parentheses only where C needs them or where `gcc -Wall` asks for them.
//! Reading the text back gives the same tree ([`crate::same`]).
//!
//! The printer is a machine with an explicit stack of [`Task`]s: a node is printed by replacing it
//! with the tasks of its parts. No depth of nesting can exhaust the call stack. Expressions that nest as people's do are
//! printed without tasks.
//!
//! What the tree does not hold cannot be printed: the text of inline assembly, comments and macros. A caller may add
//! comments as [`Notes`]. Definitions that are not understood are printed as they were written.

mod decl;
mod expr;
mod layout;
mod literal;
mod stmt;
mod types;
mod whole;

use crate::intern::Symbol;
use crate::tree::*;
pub(crate) use decl::is_builtin;
use expr::Prec;
use layout::{Layout, Token};
use rustc_hash::FxHashMap;

const WIDTH: usize = 100;

/// Comments that stand behind declarations at file scope. A note may not contain `*/`.
pub type Notes = FxHashMap<DeclId, String>;

/// One translation unit as a C file.
pub fn print_unit(program: &Program, unit: usize) -> String {
    match program.units.get(unit) {
        Some(unit) => print_decls(program, &unit.items, &Notes::default()),
        None => String::new(),
    }
}

/// Declarations at file scope as a C file, some with a note behind them.
pub fn print_decls(program: &Program, decls: &[DeclId], notes: &Notes) -> String {
    let mut printer = Printer::new(program, WIDTH);
    // About as much as there will be.
    printer.out.reserve(program.exprs.len() * 7);
    printer.decls(decls, notes);
    let mut text = printer.out.finish();
    if !text.is_empty() {
        text.push('\n');
    }
    text
}

/// An expression on one line (but for statement expressions).
pub fn print_expr(program: &Program, expr: ExprId) -> String {
    Printer::one(program, usize::MAX, Task::expr(expr, Prec::Comma))
}

/// A statement, without a line break at its end.
pub fn print_stmt(program: &Program, stmt: StmtId) -> String {
    Printer::one(program, WIDTH, Task::Stmt(stmt))
}

/// A declaration, without a line break at its end.
pub fn print_decl(program: &Program, decl: DeclId) -> String {
    Printer::one(program, WIDTH, Task::Decl(decl))
}

/// A type name or, with a name, the declaration of that name.
pub fn print_type(program: &Program, ty: TypeId, name: Option<&str>) -> String {
    let mut printer = Printer::new(program, usize::MAX);
    printer.given = name.unwrap_or_default();
    let declared = if name.is_some() {
        Declared::Given
    } else {
        Declared::Nothing
    };
    printer.run(Task::Declare {
        ty,
        declared,
        of: None,
    });
    printer.out.finish()
}

/// What a declarator declares.
#[derive(Clone, Copy)]
enum Declared {
    Nothing,
    Name(Symbol),
    /// The name that the caller of [`print_type`] gave.
    Given,
    /// Nothing, but a pointer.
    Pointer,
}

impl Declared {
    fn of(name: Option<Symbol>) -> Declared {
        name.map_or(Declared::Nothing, Declared::Name)
    }
}

/// Something still to be printed.
#[derive(Clone, Copy)]
enum Task {
    Text(&'static str),
    /// A binary operator between its operands.
    Operator(BinaryOp),
    Number(u64),
    Symbol(Symbol),
    DeclName(DeclId),
    Given,
    Layout(Token),
    /// An expression, in parentheses if it binds less than `min`; `chain` when it continues the
    /// chain of operators around it and shares their line-breaking group.
    Expr {
        expr: ExprId,
        min: Prec,
        chain: bool,
    },
    InParens(ExprId),
    /// An expression on which a statement branches.
    Condition(ExprId),
    /// A statement, on a line of its own.
    Stmt(StmtId),
    /// A statement that another one controls, behind that one's head.
    Body(StmtId),
    /// `if` from the keyword on.
    If(StmtId),
    Decl(DeclId),
    Param(DeclId),
    Field(FieldId),
    Constant(DeclId),
    Init(InitId),
    Str(StrId),
    /// Type and declarator; `of` is the function that is being defined by it.
    Declare {
        ty: TypeId,
        declared: Declared,
        of: Option<DeclId>,
    },
    Specifier(TypeId),
    /// `_Atomic(T *)`
    AtomicPointer(TypeId),
    RecordBody(RecordId),
    EnumBody(EnumId),
    /// `#pragma pack(push, n)` on a line of its own, and its counterpart.
    PushPack(Option<u8>),
    PopPack,
}

impl Task {
    fn expr(expr: ExprId, min: Prec) -> Task {
        Task::Expr {
            expr,
            min,
            chain: false,
        }
    }

    fn type_name(ty: TypeId) -> Task {
        Task::Declare {
            ty,
            declared: Declared::Nothing,
            of: None,
        }
    }
}

const FILL: Task = Task::Layout(Token::Fill);
const ROWS: Task = Task::Layout(Token::Rows);
const CLOSE: Task = Task::Layout(Token::Close);
const SPACE: Task = Task::Layout(Token::Space);
const NEWLINE: Task = Task::Layout(Token::Newline);
const INDENT: Task = Task::Layout(Token::Indent);
const BACK: Task = Task::Layout(Token::Back);

struct Printer<'p> {
    program: &'p Program,
    given: &'p str,
    out: Layout,
    /// The next task is the last one.
    work: Vec<Task>,
    /// Kept for their memory: a list of tasks that is being put together, and the text of a number.
    spare: Vec<Task>,
    declarator: types::Declarator,
    digits: String,
    /// The limits that `#pragma pack` has pushed here.
    packs: Vec<Option<u8>>,
    /// Expressions around that are being printed by recursion.
    depth: u32,
}

impl<'p> Printer<'p> {
    fn new(program: &'p Program, width: usize) -> Self {
        Printer {
            program,
            given: "",
            out: Layout::new(width),
            work: Vec::with_capacity(64),
            spare: Vec::new(),
            declarator: types::Declarator::default(),
            digits: String::new(),
            packs: Vec::new(),
            depth: 0,
        }
    }

    fn one(program: &'p Program, width: usize, task: Task) -> String {
        let mut printer = Printer::new(program, width);
        printer.run(task);
        printer.out.finish()
    }

    fn decls(&mut self, decls: &[DeclId], notes: &Notes) {
        let mut previous_is_large = false;
        let program = self.program;
        let items = decls.iter().filter(|&&decl| !is_builtin(program, decl));
        for (i, &decl) in items.enumerate() {
            let is_large = self.is_large(decl);
            if i > 0 {
                self.out.token(Token::Newline);
                if is_large || previous_is_large {
                    self.out.token(Token::Newline);
                }
            }
            previous_is_large = is_large;
            self.run(Task::Decl(decl));
            self.out.flush();
            if let Some(note) = notes.get(&decl) {
                // After the flush, so that lines break as they would without it.
                self.out.text(&format!(" /* {note} */"));
            }
        }
    }

    fn run(&mut self, task: Task) {
        self.work.push(task);
        while let Some(task) = self.work.pop() {
            self.step(task);
        }
    }

    #[inline]
    fn step(&mut self, task: Task) {
        match task {
            Task::Text(text) => self.out.text(text),
            Task::Operator(op) => self.out.operator(op),
            Task::Number(number) => self.out.text(&number.to_string()),
            Task::Symbol(symbol) => self.out.text(self.program.name(symbol)),
            Task::DeclName(decl) => self.decl_name(decl),
            Task::Given => self.out.text(self.given),
            Task::Layout(token) => self.out.token(token),
            Task::Expr { expr, min, chain } => self.expr(expr, min, chain),
            Task::InParens(expr) => self.in_parens(expr),
            Task::Condition(expr) => self.condition(expr),
            Task::Stmt(stmt) => self.stmt(stmt),
            Task::Body(stmt) => self.body(stmt),
            Task::If(stmt) => self.if_stmt(stmt),
            Task::Decl(decl) => self.decl(decl),
            Task::Param(decl) => self.param(decl),
            Task::Field(field) => self.field(field),
            Task::Constant(decl) => self.constant(decl),
            Task::Init(init) => self.init(init),
            Task::Str(id) => self.out.text(&literal::string(&self.program[id])),
            Task::Declare { ty, declared, of } => self.declare(ty, declared, of),
            Task::Specifier(ty) => self.specifier(ty),
            Task::AtomicPointer(to) => self.seq([
                Task::Text("_Atomic("),
                Task::Declare {
                    ty: to,
                    declared: Declared::Pointer,
                    of: None,
                },
                Task::Text(")"),
            ]),
            Task::RecordBody(record) => self.record_body(record),
            Task::EnumBody(of) => self.enum_body(of),
            Task::PushPack(limit) => {
                self.packs.push(limit);
                // 0 asks for the target's own alignments.
                let limit = limit.unwrap_or(0);
                self.out.text(&format!("#pragma pack(push, {limit})"));
                self.out.token(Token::Newline);
            }
            Task::PopPack => {
                self.packs.pop();
                self.out.token(Token::Newline);
                self.out.text("#pragma pack(pop)");
            }
        }
    }

    fn decl_name(&mut self, decl: DeclId) {
        match self.program[decl].name {
            Some(name) => self.out.text(self.program.name(name)),
            // No text can name what has no name; a tree that does so was not parsed.
            None => self.out.text("unnamed"),
        }
    }

    /// Prints these next, in this order. Nothing may be pushed in front of them afterwards: texts that come first are
    /// printed at once.
    fn seq(&mut self, tasks: impl IntoIterator<Item = Task, IntoIter: DoubleEndedIterator>) {
        let mut tasks = tasks.into_iter();
        while let Some(task) = tasks.next() {
            match task {
                Task::Text(text) => self.out.text(text),
                Task::Layout(token) => self.out.token(token),
                Task::Symbol(symbol) => self.out.text(self.program.name(symbol)),
                first => {
                    self.work.extend(tasks.rev());
                    self.work.push(first);
                    return;
                }
            }
        }
    }

    /// A list of tasks to be put together, for [`Printer::list`].
    fn tasks(&mut self) -> Vec<Task> {
        std::mem::take(&mut self.spare)
    }

    /// The same as [`Printer::seq`].
    fn list(&mut self, mut tasks: Vec<Task>) {
        self.seq(tasks.drain(..));
        self.spare = tasks;
    }

    /// Prints items next with commas between them, lines filled.
    fn commas(&mut self, items: impl DoubleEndedIterator<Item = Task>) {
        self.work.push(CLOSE);
        let mut items = items.rev().peekable();
        while let Some(item) = items.next() {
            self.work.push(item);
            if items.peek().is_some() {
                self.work.extend([SPACE, Task::Text(",")]);
            }
        }
        self.work.extend([Task::Layout(Token::SoftCut), FILL]);
    }
}

#[cfg(test)]
mod tests;
