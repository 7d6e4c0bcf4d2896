//! Types as written: specifiers and declarators (C17 6.7.2, 6.7.6), and attributes.
//!
//! A declarator is read inside out and printed outside in: the walk from a type to its base
//! collects what stands before the name and what stands behind it.

use super::expr::Prec;
use super::layout::Token;
use super::{CLOSE, Declared, FILL, Printer, SPACE, Task};
use crate::tree::*;

impl Printer<'_> {
    pub(super) fn declare(&mut self, ty: TypeId, declared: Declared, of: Option<DeclId>) {
        if let Declared::Name(name) = declared
            && !self.program[ty].kind.is_derived()
        {
            self.work.extend([Task::Symbol(name), Task::Text(" ")]);
            return self.specifier(ty);
        }
        let mut declarator = std::mem::take(&mut self.declarator);
        declarator.begin(declared);
        let mut at = ty;
        // The parameters of the function being defined belong to the declarator next to the name.
        let mut defined = of;
        let base = loop {
            let Type { kind, quals, .. } = self.program[at];
            match kind {
                // `_Atomic (` would be read as the type specifier of 6.7.2.4.
                TypeKind::Pointer(to) if quals == Quals::ATOMIC && declarator.is_wrapped() => {
                    break Task::AtomicPointer(to);
                }
                TypeKind::Pointer(to) => {
                    declarator.pointer(quals);
                    at = to;
                }
                TypeKind::Array { elem, len, param } => {
                    declarator.array(len, param);
                    at = elem;
                }
                TypeKind::Function {
                    ret,
                    params,
                    variadic,
                } => {
                    declarator.wrap_pointer();
                    let behind = &mut declarator.behind;
                    self.params(params, variadic, defined.take(), behind);
                    at = ret;
                }
                _ => break Task::Specifier(at),
            }
        };
        let glued = declarator.is_brackets_only();
        self.work.extend(declarator.behind.drain(..).rev());
        match declared {
            Declared::Nothing | Declared::Pointer => {}
            Declared::Name(name) => self.work.push(Task::Symbol(name)),
            Declared::Given => self.work.push(Task::Given),
        }
        self.work.append(&mut declarator.before);
        self.declarator = declarator;
        if !glued {
            self.work.push(Task::Text(" "));
        }
        self.work.push(base);
    }

    /// Appends a list of parameters.
    fn params(
        &self,
        params: Params,
        variadic: bool,
        defined: Option<DeclId>,
        tasks: &mut Vec<Task>,
    ) {
        let definition = defined.and_then(|decl| match self.program[decl].kind {
            DeclKind::Function {
                params,
                body: Some(_),
                ..
            } => Some(params),
            _ => None,
        });
        tasks.extend([Task::Text("("), FILL, Task::Layout(Token::SoftCut)]);
        let first = tasks.len();
        let mut item = |task: Task| {
            if tasks.len() > first {
                tasks.extend([Task::Text(","), SPACE]);
            }
            tasks.push(task);
        };
        match (params, definition) {
            (Params::Unspecified, None) => {}
            // A K&R definition: names here, declarations behind the declarator.
            (Params::Unspecified, Some(list)) => {
                self.program
                    .items(list)
                    .map(Task::DeclName)
                    .for_each(&mut item);
            }
            (Params::List(_), Some(list)) | (Params::List(list), None) => {
                self.program
                    .items(list)
                    .map(Task::Param)
                    .for_each(&mut item);
            }
        }
        if variadic {
            item(Task::Text("..."));
        }
        if tasks.len() == first && matches!(params, Params::List(_)) {
            tasks.push(Task::Text("void"));
        }
        tasks.extend([CLOSE, Task::Text(")")]);
    }

    /// Qualifiers and base of a type that needs no declarator.
    pub(super) fn specifier(&mut self, ty: TypeId) {
        let Type { kind, quals, .. } = self.program[ty];
        // Most types have none.
        let words = (quals != Quals::NONE).then(|| quals.words());
        for word in words.into_iter().flatten() {
            self.out.text(word);
            self.out.text(" ");
        }
        match kind {
            TypeKind::Void => self.out.text("void"),
            TypeKind::Int(kind) => self.out.text(kind.name()),
            TypeKind::Float(kind) => self.out.text(kind.name()),
            TypeKind::Record(record) => match self.program[record].tag {
                Some(tag) => {
                    self.seq([Task::Text(self.record_keyword(record)), Task::Symbol(tag)]);
                }
                // An unnamed member's type.
                None => self.record_body(record),
            },
            TypeKind::Enum(of) => match self.program[of].tag {
                Some(tag) => self.seq([Task::Text("enum "), Task::Symbol(tag)]),
                None => self.enum_body(of),
            },
            TypeKind::Typedef(decl) => self.step(Task::DeclName(decl)),
            TypeKind::TypeofExpr(expr) => self.seq([
                Task::Text("__typeof__("),
                Task::expr(expr, Prec::Comma),
                Task::Text(")"),
            ]),
            TypeKind::TypeofType(of) => {
                self.seq([
                    Task::Text("__typeof__("),
                    Task::type_name(of),
                    Task::Text(")"),
                ]);
            }
            TypeKind::VaList => self.out.text("__builtin_va_list"),
            TypeKind::Auto => self.out.text("__auto_type"),
            TypeKind::Unsupported(name) => self.out.text(self.program.name(name)),
            // `declare` has taken these apart.
            TypeKind::Pointer(_) | TypeKind::Array { .. } | TypeKind::Function { .. } => {}
        }
    }

    pub(super) fn record_keyword(&self, record: RecordId) -> &'static str {
        match self.program[record].kind {
            RecordKind::Struct => "struct ",
            RecordKind::Union => "union ",
        }
    }
}

/// A declarator that is being put together. There is one for all, which keeps its memory.
#[derive(Default)]
pub(super) struct Declarator {
    /// What stands before the name, last first.
    before: Vec<Task>,
    /// What stands behind the name.
    behind: Vec<Task>,
    named: bool,
    /// The last step was a pointer, which binds less than brackets and parameters.
    is_pointer: bool,
}

impl Declarator {
    fn begin(&mut self, declared: Declared) {
        self.is_pointer = matches!(declared, Declared::Pointer);
        self.named = matches!(declared, Declared::Name(_) | Declared::Given);
        self.before.clear();
        self.behind.clear();
        if self.is_pointer {
            self.before.push(Task::Text("*"));
        }
    }

    fn pointer(&mut self, quals: Quals) {
        let mut spaced = self.named || !self.before.is_empty();
        for word in quals.words().rev() {
            if spaced {
                self.before.push(Task::Text(" "));
            }
            self.before.push(Task::Text(word));
            spaced = true;
        }
        self.before.push(Task::Text("*"));
        self.is_pointer = true;
    }

    fn array(&mut self, len: ArrayLen, param: ArrayParam) {
        self.wrap_pointer();
        let length = match len {
            ArrayLen::None => None,
            ArrayLen::Expr(len) => Some(Task::expr(len, Prec::Assign)),
            ArrayLen::Star => Some(Task::Text("*")),
        };
        let words = param.is_static.then_some("static").into_iter();
        let words = words.chain(param.quals.words());
        self.behind.push(Task::Text("["));
        for (i, part) in words.map(Task::Text).chain(length).enumerate() {
            if i > 0 {
                self.behind.push(Task::Text(" "));
            }
            self.behind.push(part);
        }
        self.behind.push(Task::Text("]"));
    }

    fn wrap_pointer(&mut self) {
        if self.is_pointer {
            self.before.push(Task::Text("("));
            self.behind.push(Task::Text(")"));
            self.is_pointer = false;
        }
    }

    fn is_wrapped(&self) -> bool {
        matches!(self.before.last(), Some(Task::Text("(")))
    }

    /// Nothing, or an array without a name: `int[3]` is written without a space.
    fn is_brackets_only(&self) -> bool {
        !self.named
            && self.before.is_empty()
            && self
                .behind
                .first()
                .is_none_or(|task| matches!(task, Task::Text("[")))
    }
}
