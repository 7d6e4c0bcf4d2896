//! Declarations (C17 6.7, 6.9), initialisers, and the attributes the tree knows.

use super::expr::{Prec, designate};
use super::layout::Token;
use super::{BACK, CLOSE, Declared, FILL, INDENT, NEWLINE, Printer, ROWS, SPACE, Task};
use crate::tree::*;

/// Where the alignment of a declaration is written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum AlignAs {
    /// `_Alignas`, in front.
    Specifier,
    /// `__attribute__((aligned(…)))`, with the other attributes.
    Attribute,
}

/// Declared by the compiler itself, never in a program's text.
pub(crate) fn is_builtin(program: &Program, decl: DeclId) -> bool {
    matches!(
        program[decl].kind,
        DeclKind::Var {
            storage: Storage::Builtin,
            ..
        } | DeclKind::Function {
            storage: Storage::Builtin,
            ..
        }
    )
}

impl Printer<'_> {
    /// Whether blank lines set a declaration off from its neighbours.
    pub(super) fn is_large(&self, decl: DeclId) -> bool {
        match self.program[decl].kind {
            DeclKind::Function { body, .. } => {
                body.is_some() || self.program.unread(decl).is_some()
            }
            DeclKind::Record { define, .. } | DeclKind::Enum { define, .. } => define,
            _ => false,
        }
    }

    pub(super) fn decl(&mut self, id: DeclId) {
        if let Some(unread) = self.program.unread(id) {
            return self.unread(&unread.text);
        }
        let program = self.program;
        if self.whole_var(&program[id]) {
            return;
        }
        let Decl {
            kind, name, attrs, ..
        } = program[id];
        let attrs = attrs.map(|id| &program[id]);
        let declared = Declared::of(name);
        let mut tasks = self.tasks();
        match kind {
            DeclKind::Var { ty, storage, init } => {
                let align = if storage == Storage::Register {
                    AlignAs::Attribute
                } else {
                    self.align_as(attrs, ty)
                };
                storage_class(&mut tasks, storage, attrs);
                align_specifier(program, &mut tasks, attrs, align);
                tasks.push(Task::Declare {
                    ty,
                    declared,
                    of: None,
                });
                assembler(&mut tasks, attrs);
                attributes(program, &mut tasks, attrs, align, Side::Behind);
                if let Some(init) = init {
                    tasks.extend([Task::Text(" = "), Task::Init(init)]);
                }
                tasks.push(Task::Text(";"));
            }
            DeclKind::Function {
                ty,
                storage,
                inline,
                noreturn,
                params,
                body,
            } => {
                storage_class(&mut tasks, storage, attrs);
                if inline {
                    tasks.push(Task::Text("inline "));
                }
                if noreturn {
                    tasks.push(Task::Text("_Noreturn "));
                }
                attributes(program, &mut tasks, attrs, AlignAs::Attribute, Side::Before);
                tasks.push(Task::Declare {
                    ty,
                    declared,
                    of: Some(id),
                });
                assembler(&mut tasks, attrs);
                match body {
                    None => tasks.push(Task::Text(";")),
                    Some(body) => {
                        if self.is_unprototyped(ty) {
                            tasks.push(INDENT);
                            for param in self.program.items(params) {
                                tasks.extend([NEWLINE, Task::Param(param), Task::Text(";")]);
                            }
                            tasks.push(BACK);
                        }
                        tasks.push(Task::Stmt(body));
                    }
                }
            }
            DeclKind::Param { .. } => {
                tasks.extend([Task::Param(id), Task::Text(";")]);
            }
            DeclKind::Typedef { ty } => {
                if self.is_int128(ty) {
                    tasks.push(Task::Text("__extension__ "));
                }
                tasks.push(Task::Text("typedef "));
                tasks.push(Task::Declare {
                    ty,
                    declared,
                    of: None,
                });
                attributes(program, &mut tasks, attrs, AlignAs::Attribute, Side::Behind);
                tasks.push(Task::Text(";"));
            }
            DeclKind::EnumConst { .. } => tasks.push(Task::Constant(id)),
            DeclKind::Record { record, define } => {
                if define {
                    tasks.push(Task::RecordBody(record));
                } else {
                    tasks.push(Task::Text(self.record_keyword(record)));
                    tasks.extend(self.program[record].tag.map(Task::Symbol));
                }
                tasks.push(Task::Text(";"));
                if define {
                    self.in_pack(&mut tasks, record);
                }
            }
            DeclKind::Enum { of, define } => {
                if define {
                    tasks.push(Task::EnumBody(of));
                } else {
                    tasks.push(Task::Text("enum "));
                    tasks.extend(self.program[of].tag.map(Task::Symbol));
                }
                tasks.push(Task::Text(";"));
            }
            DeclKind::StaticAssert { cond, message } => {
                tasks.extend([
                    Task::Text("_Static_assert("),
                    FILL,
                    Task::expr(cond, Prec::Cond),
                ]);
                if let Some(message) = message {
                    tasks.extend([Task::Text(","), SPACE, Task::Str(message)]);
                }
                tasks.extend([CLOSE, Task::Text(");")]);
            }
        }
        self.list(tasks);
    }

    /// A definition that is not understood, line by line.
    fn unread(&mut self, text: &str) {
        for (i, line) in text.lines().enumerate() {
            if i > 0 {
                self.out.token(Token::Newline);
            }
            self.out.text(line);
        }
    }

    /// Strict compilers reject `__int128` unless told that an extension is meant; a type defined so
    /// can be used anywhere.
    fn is_int128(&self, mut ty: TypeId) -> bool {
        loop {
            match self.program[ty].kind {
                TypeKind::Pointer(of) | TypeKind::Array { elem: of, .. } => ty = of,
                kind => {
                    return matches!(kind, TypeKind::Int(IntKind::Int128 | IntKind::UInt128));
                }
            }
        }
    }

    fn is_unprototyped(&self, ty: TypeId) -> bool {
        matches!(
            self.program[ty].kind,
            TypeKind::Function {
                params: Params::Unspecified,
                ..
            }
        )
    }

    pub(super) fn param(&mut self, id: DeclId) {
        let Decl {
            kind, name, attrs, ..
        } = self.program[id];
        let DeclKind::Param { ty, register } = kind else {
            return;
        };
        let program = self.program;
        let attrs = attrs.map(|id| &program[id]);
        let mut tasks = self.tasks();
        if register {
            tasks.push(Task::Text("register "));
        }
        tasks.push(Task::Declare {
            ty,
            declared: Declared::of(name),
            of: None,
        });
        attributes(program, &mut tasks, attrs, AlignAs::Attribute, Side::Behind);
        self.list(tasks);
    }

    /// A record with its members, up to its attributes.
    pub(super) fn record_body(&mut self, id: RecordId) {
        let record = self.program[id];
        let program = self.program;
        let attrs = record.attrs.map(|id| &program[id]);
        let mut tasks = self.tasks();
        tasks.extend([Task::Text(self.record_keyword(id))]);
        if let Some(tag) = record.tag {
            tasks.extend([Task::Symbol(tag), Task::Text(" ")]);
        }
        tasks.extend([Task::Text("{"), INDENT]);
        if let Some(fields) = record.fields {
            tasks.extend(
                self.program
                    .items(fields)
                    .flat_map(|f| [NEWLINE, Task::Field(f)]),
            );
        }
        tasks.extend([BACK, NEWLINE, Task::Text("}")]);
        attributes(program, &mut tasks, attrs, AlignAs::Attribute, Side::Behind);
        self.list(tasks);
    }

    pub(super) fn field(&mut self, id: FieldId) {
        let field = self.program[id];
        let program = self.program;
        let attrs = field.attrs.map(|id| &program[id]);
        let align = match field.bits {
            Some(_) => AlignAs::Attribute,
            None => self.align_as(attrs, field.ty),
        };
        // Attributes right behind a brace would be the inner record's.
        let in_place = self.in_place(field.ty);
        let side = if in_place.is_some() {
            Side::Before
        } else {
            Side::Behind
        };
        let mut tasks = self.tasks();
        align_specifier(program, &mut tasks, attrs, align);
        if side == Side::Before {
            attributes(program, &mut tasks, attrs, align, side);
        }
        tasks.push(Task::Declare {
            ty: field.ty,
            declared: Declared::of(field.name),
            of: None,
        });
        if let Some(bits) = field.bits {
            tasks.extend([Task::Text(" : "), Task::expr(bits, Prec::Cond)]);
        }
        if side == Side::Behind {
            attributes(program, &mut tasks, attrs, align, side);
        }
        tasks.push(Task::Text(";"));
        if let Some(record) = in_place {
            self.in_pack(&mut tasks, record);
        }
        self.list(tasks);
    }

    /// The record that is printed where its type is named.
    fn in_place(&self, ty: TypeId) -> Option<RecordId> {
        match self.program[ty].kind {
            TypeKind::Record(record) => self.program[record].tag.is_none().then_some(record),
            _ => None,
        }
    }

    /// Puts the tasks that print a record's definition between the pragmas it needs here.
    fn in_pack(&self, tasks: &mut Vec<Task>, record: RecordId) {
        let limit = self.program.attributes(self.program[record].attrs).pack;
        if limit != self.packs.last().copied().flatten() {
            tasks.insert(0, Task::PushPack(limit));
            tasks.push(Task::PopPack);
        }
    }

    pub(super) fn enum_body(&mut self, id: EnumId) {
        let of = self.program[id];
        let program = self.program;
        let attrs = of.attrs.map(|id| &program[id]);
        let mut tasks = self.tasks();
        tasks.extend([Task::Text("enum ")]);
        if let Some(tag) = of.tag {
            tasks.extend([Task::Symbol(tag), Task::Text(" ")]);
        }
        tasks.extend([Task::Text("{"), ROWS, SPACE]);
        for (i, constant) in of
            .constants
            .iter()
            .flat_map(|&l| self.program.items(l))
            .enumerate()
        {
            if i > 0 {
                tasks.extend([Task::Text(","), SPACE]);
            }
            tasks.push(Task::Constant(constant));
        }
        tasks.extend([Task::Layout(Token::SpaceOut), CLOSE, Task::Text("}")]);
        attributes(program, &mut tasks, attrs, AlignAs::Attribute, Side::Behind);
        self.list(tasks);
    }

    pub(super) fn constant(&mut self, id: DeclId) {
        let program = self.program;
        let attrs = program[id].attrs.map(|id| &program[id]);
        let mut tasks = self.tasks();
        tasks.extend([Task::DeclName(id)]);
        attributes(program, &mut tasks, attrs, AlignAs::Attribute, Side::Behind);
        if let DeclKind::EnumConst {
            value: Some(value), ..
        } = self.program[id].kind
        {
            tasks.extend([Task::Text(" = "), Task::expr(value, Prec::Cond)]);
        }
        self.list(tasks);
    }

    pub(super) fn init(&mut self, id: InitId) {
        let (first, count) = match self.program[id] {
            Init::Expr(expr) => return self.expr(expr, Prec::Assign, false),
            Init::List { first, count, .. } => (first, count),
        };
        if count == 0 {
            return self.out.text("{}");
        }
        let items = self.program.init_list(first, count);
        // Rows of a table, and designated members, get a line each.
        let in_rows = items.iter().any(|item| {
            item.designator_count > 0 || matches!(self.program[item.init], Init::List { .. })
        });
        let mut tasks = self.tasks();
        tasks.extend([Task::Text("{"), ROWS, Task::Layout(Token::Cut)]);
        if !in_rows {
            tasks.push(Task::Layout(Token::FillRow));
        }
        for (i, item) in items.iter().enumerate() {
            if i > 0 {
                tasks.extend([Task::Text(","), SPACE]);
            }
            let path = self
                .program
                .designator_list(item.first_designator, item.designator_count);
            for &designator in path {
                designate(&mut tasks, designator);
            }
            if !path.is_empty() {
                tasks.push(Task::Text(" = "));
            }
            tasks.push(Task::Init(item.init));
        }
        if !in_rows {
            tasks.push(CLOSE);
        }
        tasks.extend([Task::Layout(Token::CutOut), CLOSE, Task::Text("}")]);
        self.list(tasks);
    }

    /// `_Alignas` may not ask for less than a type's own alignment (6.7.5p4), the attribute may. A
    /// constant that is too small for some target is therefore printed as an attribute.
    fn align_as(&self, attrs: Option<&Attrs>, ty: TypeId) -> AlignAs {
        let aligned = attrs.and_then(|attrs| attrs.aligned);
        let Some(Aligned::Expr(expr)) = aligned else {
            return match aligned {
                Some(Aligned::Type(_)) => AlignAs::Specifier,
                _ => AlignAs::Attribute,
            };
        };
        let own = match self.program[ty].kind {
            TypeKind::Int(IntKind::Bool | IntKind::Char | IntKind::SChar | IntKind::UChar) => 1,
            TypeKind::Int(IntKind::Short | IntKind::UShort) => 2,
            TypeKind::Int(IntKind::Int | IntKind::UInt) | TypeKind::Float(FloatKind::Float) => 4,
            TypeKind::Int(IntKind::Int128 | IntKind::UInt128)
            | TypeKind::Float(FloatKind::LongDouble) => 16,
            TypeKind::Int(_) | TypeKind::Float(_) | TypeKind::Pointer(_) => 8,
            _ => 16,
        };
        match self.program[expr].kind {
            ExprKind::Int(lit) if lit.value < own => AlignAs::Attribute,
            _ => AlignAs::Specifier,
        }
    }
}

/// A storage class in front of a type.
pub(super) fn storage_text(storage: Storage) -> &'static str {
    match storage {
        Storage::None | Storage::Builtin => "",
        Storage::Static => "static ",
        Storage::Extern => "extern ",
        Storage::Register => "register ",
        Storage::Auto => "auto ",
    }
}

fn storage_class(tasks: &mut Vec<Task>, storage: Storage, attrs: Option<&Attrs>) {
    tasks.push(Task::Text(storage_text(storage)));
    if attrs.is_some_and(|attrs| attrs.thread_local) {
        tasks.push(Task::Text("_Thread_local "));
    }
}

fn align_specifier(
    program: &Program,
    tasks: &mut Vec<Task>,
    attrs: Option<&Attrs>,
    align: AlignAs,
) {
    if align != AlignAs::Specifier {
        return;
    }
    let Some(attrs) = attrs else {
        return;
    };
    let first = match attrs.aligned {
        Some(Aligned::Expr(expr)) => Task::expr(expr, Prec::Cond),
        Some(Aligned::Type(ty)) => Task::type_name(ty),
        Some(Aligned::Max) | None => return,
    };
    let more = program.items(attrs.more_aligned);
    for what in std::iter::once(first).chain(more.map(|e| Task::expr(e, Prec::Cond))) {
        tasks.extend([Task::Text("_Alignas("), what, Task::Text(") ")]);
    }
}

/// `__asm__("name")`.
fn assembler(tasks: &mut Vec<Task>, attrs: Option<&Attrs>) {
    if let Some(name) = attrs.and_then(|attrs| attrs.assembler) {
        tasks.extend([
            Task::Text(" __asm__(\""),
            Task::Symbol(name),
            Task::Text("\")"),
        ]);
    }
}

/// On which side of a declaration its attributes stand.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Before,
    Behind,
}

/// `name(1, 3)`.
fn numbered(name: &'static str, numbers: impl IntoIterator<Item = u64>) -> Vec<Task> {
    let mut item = vec![Task::Text(name), Task::Text("(")];
    for (i, number) in numbers.into_iter().enumerate() {
        if i > 0 {
            item.push(Task::Text(", "));
        }
        item.push(Task::Number(number));
    }
    item.push(Task::Text(")"));
    item
}

/// `constructor`, with a priority if it has one.
fn prioritised(name: &'static str, priority: Option<u16>) -> Option<Vec<Task>> {
    priority.map(|priority| match priority {
        u16::MAX => vec![Task::Text(name)],
        _ => numbered(name, [priority.into()]),
    })
}

fn attributes(
    program: &Program,
    tasks: &mut Vec<Task>,
    attrs: Option<&Attrs>,
    align: AlignAs,
    side: Side,
) {
    let Some(attrs) = attrs else {
        return;
    };
    let words = [
        (attrs.packed, "packed"),
        (attrs.noinline, "noinline"),
        (attrs.always_inline, "always_inline"),
        (attrs.pure_, "pure"),
        (attrs.const_, "const"),
        (attrs.noreturn, "noreturn"),
        (attrs.unused, "unused"),
        (attrs.used, "used"),
        (attrs.weak, "weak"),
        (attrs.gnu_inline, "gnu_inline"),
        (attrs.may_alias, "may_alias"),
        (attrs.malloc, "malloc"),
        (attrs.transparent_union, "transparent_union"),
        (attrs.nonnull == u64::MAX, "nonnull"),
        (attrs.returns_nonnull, "returns_nonnull"),
    ];
    let mut items: Vec<Vec<Task>> = words
        .iter()
        .filter(|(set, _)| *set)
        .map(|(_, word)| vec![Task::Text(word)])
        .collect();
    items.extend(prioritised("constructor", attrs.constructor));
    items.extend(prioritised("destructor", attrs.destructor));
    if !matches!(attrs.nonnull, 0 | u64::MAX) {
        let set = (0..64).filter(|i| attrs.nonnull >> i & 1 != 0);
        items.push(numbered("nonnull", set.map(|i| i + 1)));
    }
    if attrs.assume_aligned > 0 {
        let offset = (attrs.assume_offset > 0).then_some(attrs.assume_offset.into());
        let numbers = std::iter::once(attrs.assume_aligned.into()).chain(offset);
        items.push(numbered("assume_aligned", numbers));
    }
    if attrs.alloc_align > 0 {
        items.push(numbered("alloc_align", [attrs.alloc_align.into()]));
    }
    if let Some(mode) = attrs.mode {
        let mode = Task::Text(mode.name());
        items.push(vec![Task::Text("mode("), mode, Task::Text(")")]);
    }
    if align == AlignAs::Attribute {
        let aligned = |expr| {
            let expr = Task::expr(expr, Prec::Assign);
            vec![Task::Text("aligned("), expr, Task::Text(")")]
        };
        match attrs.aligned {
            None => {}
            Some(Aligned::Max) => items.push(vec![Task::Text("aligned")]),
            Some(Aligned::Expr(expr)) => items.push(aligned(expr)),
            Some(Aligned::Type(ty)) => items.push(vec![
                Task::Text("aligned(_Alignof("),
                Task::type_name(ty),
                Task::Text("))"),
            ]),
        }
        items.extend(program.items(attrs.more_aligned).map(aligned));
    }
    items.extend(attrs.checked.map(|name| vec![Task::Symbol(name)]));
    items.extend(attrs.unsupported.map(|name| vec![Task::Symbol(name)]));
    if items.is_empty() {
        return;
    }
    tasks.push(Task::Text(match side {
        Side::Before => "__attribute__((",
        Side::Behind => " __attribute__((",
    }));
    for (i, item) in items.into_iter().enumerate() {
        if i > 0 {
            tasks.push(Task::Text(", "));
        }
        tasks.extend(item);
    }
    tasks.push(Task::Text(match side {
        Side::Before => ")) ",
        Side::Behind => "))",
    }));
}
