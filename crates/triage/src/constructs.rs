//! What a program has that is worth naming in a title, the rarest first: what a maintainer searches the known bugs for.

use std::collections::BTreeSet;

use cassay_lang::tree::*;
use cassay_lang::walk::{Next, Node, visit};
use cassay_lang::{SourceMap, Span};

/// Names of a title, at most.
const NAMED: usize = 2;

/// Constructs from rare to usual. Those from [`Construct::Shift`] on are named only where nothing else is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Construct {
    ComputedGoto,
    Int128,
    BitField,
    VariableLength,
    Setjmp,
    OverflowBuiltin,
    Union,
    Packed,
    Restrict,
    Volatile,
    Variadic,
    LongDouble,
    Float,
    StatementExpression,
    FunctionPointer,
    Goto,
    Bool,
    Switch,
    Division,
    Shift,
    Struct,
    Loop,
    Array,
    Pointer,
}

impl Construct {
    fn name(self) -> &'static str {
        match self {
            Construct::ComputedGoto => "computed goto",
            Construct::Int128 => "__int128",
            Construct::BitField => "bit-field",
            Construct::VariableLength => "variable length array",
            Construct::Setjmp => "setjmp",
            Construct::OverflowBuiltin => "overflow builtin",
            Construct::Union => "union",
            Construct::Packed => "packed struct",
            Construct::Restrict => "restrict",
            Construct::Volatile => "volatile",
            Construct::Variadic => "variable arguments",
            Construct::LongDouble => "long double",
            Construct::Float => "floating point",
            Construct::StatementExpression => "statement expression",
            Construct::FunctionPointer => "function pointer",
            Construct::Goto => "goto",
            Construct::Bool => "_Bool",
            Construct::Switch => "switch",
            Construct::Division => "division",
            Construct::Shift => "shift",
            Construct::Struct => "struct",
            Construct::Loop => "loop",
            Construct::Array => "array",
            Construct::Pointer => "pointer",
        }
    }
}

/// The rarest constructs of a program, by their names.
pub fn constructs(p: &Program, sources: &SourceMap) -> Vec<String> {
    let mut all = BTreeSet::new();
    // Standard headers declare much that a program does not use.
    let own = |span: Span| sources.file_at(span.lo).is_some_and(|file| !file.builtin);
    for item in p.units.iter().flat_map(|unit| &unit.items) {
        let declares = matches!(p[*item].kind, DeclKind::Function { body: None, .. });
        if declares || !own(p[*item].span) {
            continue;
        }
        // It is never told to stop.
        let _ = visit(p, Node::Decl(*item), |node| {
            match node {
                Node::Expr(e) => of_expression(p, e, &mut all),
                Node::Stmt(s) => of_statement(p, s, &mut all),
                Node::Decl(d) => of_declaration(p, d, &mut all),
                Node::Type(ty) => of_type(p, ty, &mut all),
                Node::Field(field) if p[field].bits.is_some() => {
                    all.insert(Construct::BitField);
                }
                Node::Field(_) | Node::Init(_) => {}
            }
            Next::Below
        });
    }
    let rare = all
        .iter()
        .filter(|construct| **construct < Construct::Shift);
    let rare: Vec<String> = rare.take(NAMED).map(|c| c.name().to_string()).collect();
    match rare.is_empty() {
        true => all
            .iter()
            .take(NAMED)
            .map(|c| c.name().to_string())
            .collect(),
        false => rare,
    }
}

fn of_expression(p: &Program, e: ExprId, all: &mut BTreeSet<Construct>) {
    let found = match p[e].kind {
        ExprKind::StmtExpr(_) => Construct::StatementExpression,
        ExprKind::Builtin(
            Builtin::AddOverflow
            | Builtin::SubOverflow
            | Builtin::MulOverflow
            | Builtin::AddOverflowP
            | Builtin::SubOverflowP
            | Builtin::MulOverflowP,
            _,
        ) => Construct::OverflowBuiltin,
        ExprKind::Float(_) => Construct::Float,
        ExprKind::VaArg(..) => Construct::Variadic,
        ExprKind::Index(..) => Construct::Array,
        ExprKind::Unary(UnaryOp::Deref, _) | ExprKind::Arrow(..) => Construct::Pointer,
        ExprKind::Member(..) => Construct::Struct,
        ExprKind::Binary(op, ..) | ExprKind::Assign(Some(op), ..) => match op {
            BinaryOp::Div | BinaryOp::Rem => Construct::Division,
            BinaryOp::Shl | BinaryOp::Shr => Construct::Shift,
            _ => return,
        },
        ExprKind::Call(f, _) => match p[f].kind {
            ExprKind::Name(named) => match p[named].kind {
                DeclKind::Function { .. } => {
                    let name = p[named].name.map_or("", |name| p.name(name));
                    if !name.contains("setjmp") {
                        return;
                    }
                    Construct::Setjmp
                }
                _ => Construct::FunctionPointer,
            },
            _ => Construct::FunctionPointer,
        },
        _ => return,
    };
    all.insert(found);
}

fn of_statement(p: &Program, s: StmtId, all: &mut BTreeSet<Construct>) {
    let found = match p[s].kind {
        StmtKind::While(..) | StmtKind::Do(..) | StmtKind::For { .. } => Construct::Loop,
        StmtKind::Switch(..) => Construct::Switch,
        StmtKind::Goto(_) => Construct::Goto,
        StmtKind::GotoComputed(_) => Construct::ComputedGoto,
        _ => return,
    };
    all.insert(found);
}

fn of_declaration(p: &Program, d: DeclId, all: &mut BTreeSet<Construct>) {
    let DeclKind::Record { record, .. } = p[d].kind else {
        return;
    };
    all.insert(match p[record].kind {
        RecordKind::Struct => Construct::Struct,
        RecordKind::Union => Construct::Union,
    });
    let attrs = p.attributes(p[record].attrs);
    if attrs.packed || attrs.pack.is_some() {
        all.insert(Construct::Packed);
    }
}

fn of_type(p: &Program, ty: TypeId, all: &mut BTreeSet<Construct>) {
    let quals = p[ty].quals;
    if quals.contains(Quals::VOLATILE) {
        all.insert(Construct::Volatile);
    }
    if quals.contains(Quals::RESTRICT) {
        all.insert(Construct::Restrict);
    }
    let found = match p[ty].kind {
        TypeKind::Int(IntKind::Bool) => Construct::Bool,
        TypeKind::Int(IntKind::Int128 | IntKind::UInt128) => Construct::Int128,
        TypeKind::Float(FloatKind::LongDouble) => Construct::LongDouble,
        TypeKind::Float(_) => Construct::Float,
        TypeKind::Pointer(_) => Construct::Pointer,
        TypeKind::Array { len, .. } => match len {
            ArrayLen::Expr(e) if !is_constant(p, e) => Construct::VariableLength,
            _ => Construct::Array,
        },
        _ => return,
    };
    all.insert(found);
}

/// Whether a length has no variable in it.
fn is_constant(p: &Program, e: ExprId) -> bool {
    let mut constant = true;
    let _ = visit(p, Node::Expr(e), |node| {
        if let Node::Expr(e) = node
            && let ExprKind::Name(named) = p[e].kind
            && !matches!(p[named].kind, DeclKind::EnumConst { .. })
        {
            constant = false;
        }
        match node {
            Node::Expr(e) if matches!(p[e].kind, ExprKind::SizeofExpr(_)) => Next::Past,
            _ => Next::Below,
        }
    });
    constant
}

#[cfg(test)]
mod tests {
    use cassay_source::Source;

    #[test]
    fn the_rarest_are_named() {
        let of = |text: &str| {
            let parsed = Source::new("main.c", text).parse().unwrap();
            super::constructs(&parsed.program, &parsed.sources).join(", ")
        };
        let main = "int main(void)";
        for (text, expect) in [
            (format!("{main} {{ return 0; }}"), ""),
            (format!("#include <stdio.h>\n{main} {{ puts(\"\"); }}"), ""),
            (
                format!("int a[3]; {main} {{ for (;;) return a[0]; }}"),
                "loop, array",
            ),
            (
                format!("struct {{ int b : 3; }} s; volatile int v; {main} {{ return s.b << v; }}"),
                "bit-field, volatile",
            ),
            (
                format!("{main} {{ int n = 3; int a[n]; return sizeof a; }}"),
                "variable length array",
            ),
            (
                format!("union {{ float f; int i; }} u; {main} {{ switch (u.i) {{ default:; }} }}"),
                "union, floating point",
            ),
            (
                format!("int (*f)(void); {main} {{ return f() / 2; }}"),
                "function pointer, division",
            ),
        ] {
            assert_eq!(of(&text), expect, "{text}");
        }
    }
}
