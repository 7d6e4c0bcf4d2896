//! The arenas that hold the nodes of a program, and the ways to read and add nodes.

use super::*;
use crate::intern::Interner;

/// All translation units of a program and the arenas of their nodes.
#[derive(Clone, Debug, Default)]
pub struct Program {
    /// All names.
    pub names: Arc<Interner>,
    /// The translation units, in order.
    pub units: Vec<Unit>,
    /// Expressions, by [`ExprId`].
    pub exprs: Vec<Expr>,
    /// Statements, by [`StmtId`].
    pub stmts: Vec<Stmt>,
    /// Declarations, by [`DeclId`].
    pub decls: Vec<Decl>,
    /// Types as written, by [`TypeId`].
    pub types: Vec<Type>,
    /// Initialisers, by [`InitId`].
    pub inits: Vec<Init>,
    /// Structs and unions, by [`RecordId`].
    pub records: Vec<Record>,
    /// Members, by [`FieldId`].
    pub fields: Vec<Field>,
    /// Enumerations, by [`EnumId`].
    pub enums: Vec<Enum>,
    /// Labels, by [`LabelId`].
    pub labels: Vec<Label>,
    /// String literals, by [`StrId`].
    pub strings: Vec<StrLit>,
    /// Sets of attributes, by [`AttrsId`].
    pub attrs: Vec<Attrs>,
    /// Associations of generic selections.
    pub generics: Vec<Association>,
    /// Items of braced initialisers.
    pub init_items: Vec<InitItem>,
    /// Designators of initialisers and of `offsetof`.
    pub designators: Vec<Designator>,
    /// Ids of all lists.
    pub pool: Vec<u32>,
    /// Definitions that are not understood, in the order of their declarations' ids.
    pub unread: Vec<Unread>,
}

macro_rules! arenas {
    ($($id:ident => $field:ident: $node:ty, $get:ident, $push:ident;)*) => {
        $(
            impl std::ops::Index<$id> for Program {
                type Output = $node;
                fn index(&self, id: $id) -> &$node {
                    &self.$field[id.index()]
                }
            }
            impl std::ops::IndexMut<$id> for Program {
                fn index_mut(&mut self, id: $id) -> &mut $node {
                    &mut self.$field[id.index()]
                }
            }
        )*
        impl Program {
            $(
                /// Adds a node and gives its id.
                pub fn $push(&mut self, node: $node) -> $id {
                    self.$field.push(node);
                    $id::from_index(self.$field.len() - 1)
                }
            )*
        }
    };
}

arenas! {
    ExprId => exprs: Expr, expr, push_expr;
    StmtId => stmts: Stmt, stmt, push_stmt;
    DeclId => decls: Decl, decl, push_decl;
    TypeId => types: Type, ty, push_type;
    InitId => inits: Init, init, push_init;
    RecordId => records: Record, record, push_record;
    FieldId => fields: Field, field, push_field;
    EnumId => enums: Enum, enum_, push_enum;
    LabelId => labels: Label, label, push_label;
    StrId => strings: StrLit, string, push_string;
    AttrsId => attrs: Attrs, attrs, push_attrs;
}

impl Program {
    /// A program of nothing.
    pub fn new() -> Self {
        Self::default()
    }

    /// The name of a symbol.
    pub fn name(&self, symbol: Symbol) -> &str {
        self.names.name(symbol)
    }

    /// The symbol of a name.
    pub fn intern(&mut self, name: &str) -> Symbol {
        Arc::make_mut(&mut self.names).intern(name)
    }

    /// Stores a list.
    pub fn list<T: Id>(&mut self, items: &[T]) -> List<T> {
        let start = self.pool.len() as u32;
        self.pool.extend(items.iter().map(|id| id.index() as u32));
        List {
            start,
            len: items.len() as u32,
            of: PhantomData,
        }
    }

    /// The ids of a list.
    pub fn items<T: Id>(
        &self,
        list: List<T>,
    ) -> impl DoubleEndedIterator<Item = T> + ExactSizeIterator + '_ {
        let start = list.start as usize;
        self.pool[start..start + list.len()]
            .iter()
            .map(|&i| T::from_index(i as usize))
    }

    /// One id of a list.
    pub fn item<T: Id>(&self, list: List<T>, index: usize) -> T {
        debug_assert!(index < list.len());
        T::from_index(self.pool[list.start as usize + index] as usize)
    }

    /// Associations of a generic selection.
    pub fn associations(&self, first: u32, count: u32) -> &[Association] {
        &self.generics[first as usize..(first + count) as usize]
    }

    /// Items of a braced initialiser.
    pub fn init_list(&self, first: u32, count: u32) -> &[InitItem] {
        &self.init_items[first as usize..(first + count) as usize]
    }

    /// Designators of an item or of `offsetof`.
    pub fn designator_list(&self, first: u32, count: u32) -> &[Designator] {
        &self.designators[first as usize..(first + count) as usize]
    }

    /// The attributes of a declaration, record or field.
    pub fn attributes(&self, attrs: Option<AttrsId>) -> Attrs {
        attrs.map_or_else(Attrs::default, |id| self[id])
    }

    /// Whether attributes ask for a function to run before or after `main`, be it in a way that is not understood.
    pub fn runs_by_itself(&self, attrs: &Attrs) -> bool {
        let asks = |text: Symbol| self.name(text).contains("structor");
        attrs.constructor.is_some()
            || attrs.destructor.is_some()
            || attrs.unsupported.is_some_and(asks)
    }

    /// Whether a definition is one of those that glibc's headers have for functions of its own where a compiler optimises:
    /// it may be inlined, defines nothing for the linker, and does what the library's does. All its parameters have names
    /// that only an implementation may use (7.1.3p1).
    pub fn is_glibc_inline(&self, decl: DeclId) -> bool {
        let DeclKind::Function {
            storage: Storage::Extern,
            inline: true,
            params,
            ..
        } = self[decl].kind
        else {
            return false;
        };
        let text = |name: Option<Symbol>| name.map_or("", |name| self.name(name));
        self.attributes(self[decl].attrs).gnu_inline
            && match params.is_empty() {
                true => text(self[decl].name) == "getchar",
                false => self
                    .items(params)
                    .all(|param| text(self[param].name).starts_with("__")),
            }
    }

    /// The definition that a declaration stands for, if it is one that is not understood.
    pub fn unread(&self, decl: DeclId) -> Option<&Unread> {
        let found = self.unread.binary_search_by_key(&decl, |one| one.decl);
        self.unread.get(found.ok()?)
    }

    /// The declared type of anything that has one.
    pub fn decl_type(&self, decl: DeclId) -> Option<TypeId> {
        match self[decl].kind {
            DeclKind::Var { ty, .. }
            | DeclKind::Function { ty, .. }
            | DeclKind::Param { ty, .. }
            | DeclKind::Typedef { ty } => Some(ty),
            DeclKind::EnumConst { .. }
            | DeclKind::Record { .. }
            | DeclKind::Enum { .. }
            | DeclKind::StaticAssert { .. } => None,
        }
    }
}
