//! The shape of a reduced program: what its tree is made of, with names, constants and irrelevant types left out.
//!
//! Two reductions of the same bug differ in names, numbers, in `+` for `-`, in a global for a local variable, and in
//! leftovers that could not be removed. So a shape is not the tree but the *set of its nodes*, each with what stands
//! right below it: `cast unsigned(&&)`, `>>(narrow, integer)`, `returns record`. A constant is an integer like any other.
//!
//! What every program may have because it shows its result or could not be reduced to the end (comparisons and additions
//! of integers, loops, calls) says nothing beside nodes that are *telling*. So shapes are alike if they share most of what
//! the smaller one has that is telling, and not too little of what the larger one has; one that has something telling is
//! not alike one that has nothing. Only where neither has, the rest counts.
//!
//! Where it is known which operation goes wrong ([`crate::culprit`]), that is a part of the shape, and decides where both
//! have it. Where it only tells where a wrong value was seen (in memory, in a union, after an initialiser), or that control
//! went astray, it says less: then the rest counts, too.
//!
//! Left out: the order of statements, the depth of the tree beyond two levels, types of expressions that are no names. The
//! rules were tuned on every second bug of `cassay-bench triage-check`, whose README says how well they do on the others.

use std::collections::BTreeSet;

use crate::culprit;
use cassay_lang::tree::*;
use cassay_lang::walk::{Next, Node, visit};

/// What is between the nodes of a shape, in its text.
const BETWEEN: &str = "; ";
/// What is before the operation that goes wrong.
const CULPRIT: &str = "wrong ";
/// What nodes weigh that say something about a program, that there is something of a class of types, and what nearly
/// every program has.
const TELLING: u32 = 3;
const PRESENT: u32 = 2;
const USUAL: u32 = 1;

/// What objects and ways are that go wrong by themselves.
const SPECIAL: &[&str] = &["bit-field", "union", "float", "wide", "volatile", "switch"];

/// The shape of a program, as text: its nodes in alphabetical order.
pub fn shape(p: &Program) -> String {
    let mut nodes = BTreeSet::new();
    for unit in &p.units {
        for &item in &unit.items {
            let is_main = p[item].name.is_some_and(|name| p.name(name) == "main");
            declaration(p, item, &mut nodes);
            let _ = visit(p, Node::Decl(item), |node| {
                let name = match node {
                    Node::Expr(e) => expression(p, e),
                    Node::Stmt(s) => {
                        if is_main && shows_result(p, s) {
                            return below_result(p, s, &mut nodes);
                        }
                        statement(p, s)
                    }
                    Node::Decl(d) => {
                        declaration(p, d, &mut nodes);
                        None
                    }
                    Node::Field(f) => p[f].bits.map(|_| "bit-field".to_string()),
                    Node::Type(_) | Node::Init(_) => None,
                };
                if let Node::Expr(e) = node
                    && let ExprKind::Cast(ty, _) = p[e].kind
                {
                    present(p, ty, &mut nodes);
                    // Whatever is converted.
                    if class(p, ty) != "integer" {
                        nodes.insert(format!("cast {}", target(p, ty)));
                    }
                }
                nodes.extend(name);
                Next::Below
            });
        }
    }
    let nodes: Vec<String> = nodes.into_iter().collect();
    nodes.join(BETWEEN)
}

/// A shape with the operation that goes wrong, where that is known.
pub fn blaming(shape: String, culprit: Option<&str>) -> String {
    match culprit {
        Some(culprit) => format!("{CULPRIT}{culprit}{BETWEEN}{shape}"),
        None => shape,
    }
}

/// A shape's operation that goes wrong, and the rest of it.
pub fn parted(shape: &str) -> (Option<&str>, &str) {
    let Some(behind) = shape.strip_prefix(CULPRIT) else {
        return (None, shape);
    };
    match behind.split_once(BETWEEN) {
        Some((culprit, rest)) => (Some(culprit), rest),
        None => (Some(behind), ""),
    }
}

/// The nodes of a shape that say something about a program.
pub fn nodes(shape: &str) -> impl Iterator<Item = &str> {
    let all = parted(shape).1.split(BETWEEN);
    let all = all.filter(|node| !node.is_empty());
    all.filter(|node| weight(node) == TELLING)
}

/// Whether two shapes are those of one bug, as far as shapes can tell.
pub fn alike(a: &str, b: &str) -> bool {
    let ((one, a), (other, b)) = (parted(a), parted(b));
    let mut seen = false;
    if let (Some(one), Some(other)) = (one, other) {
        match culprit::same(one, other) {
            Some(same) => return same,
            None => seen = one != culprit::FLOW,
        }
    }
    let nodes = |text: &str| -> BTreeSet<String> {
        let parts = text.split(BETWEEN).filter(|part| !part.is_empty());
        parts.map(str::to_string).collect()
    };
    let (a, b) = (nodes(a), nodes(b));
    if a == b {
        return true;
    }
    let telling = |set: &BTreeSet<String>| -> BTreeSet<String> {
        let some = set.iter().filter(|node| weight(node) > USUAL);
        some.cloned().collect()
    };
    let weight = |set: &mut dyn Iterator<Item = &String>| set.map(|node| weight(node)).sum::<u32>();
    let (one, other) = (telling(&a), telling(&b));
    let (one, other) = match (one.is_empty(), other.is_empty()) {
        // Then what is computed counts, and how the program goes about it does not.
        (true, true) => match (computed(&a), computed(&b)) {
            (one, other) if one.is_empty() || other.is_empty() => (a, b),
            both => both,
        },
        (false, false) => (one, other),
        _ => return false,
    };
    // Of two programs in which a wrong value is seen, each with something special that the other lacks, one is not what is
    // left of the other.
    let special = |set: &BTreeSet<String>, other: &BTreeSet<String>| {
        let mut lacking = set.difference(other);
        lacking.any(|node| SPECIAL.contains(&node.as_str()))
    };
    if seen && special(&one, &other) && special(&other, &one) {
        return false;
    }
    let common = weight(&mut one.intersection(&other));
    let (one, other) = (weight(&mut one.iter()), weight(&mut other.iter()));
    let (smaller, larger) = (one.min(other), one.max(other));
    // All that one has may be in the other beside leftovers.
    let contained = common == smaller && (!seen || common * 3 >= larger);
    smaller > 0 && (contained || common * 2 >= smaller && common * 3 >= larger)
}

/// The nodes of a shape that are operators.
fn computed(set: &BTreeSet<String>) -> BTreeSet<String> {
    let some = set.iter().filter(|node| node.contains('('));
    some.cloned().collect()
}

/// What a node says about a program.
fn weight(node: &str) -> u32 {
    let telling = [
        "cast",
        "narrow",
        "wide",
        "float",
        "record",
        "pointer",
        "array",
        "bit-field",
        "volatile",
        "switch",
        "goto",
    ];
    let usual = ["call", "if", "loop", "assign", "index"];
    // What is done to plain integers to count, to go on and to show a result is everywhere.
    let everywhere = ["+(", "++(", "<(", "==(", "-(", "?:(", "!("];
    let starts = |node: &str| everywhere.iter().any(|start| node.starts_with(start));
    match node {
        "narrow" | "wide" | "float" | "record" => PRESENT,
        node if usual.contains(&node) => USUAL,
        node if telling.iter().any(|word| node.contains(word)) => TELLING,
        node if node.contains("(integer") && starts(node) => USUAL,
        _ => TELLING,
    }
}

/// A `return` of `main`, which turns what went wrong into the exit status.
fn shows_result(p: &Program, s: StmtId) -> bool {
    matches!(p[s].kind, StmtKind::Return(Some(e))
        if matches!(p[e].kind, ExprKind::Binary(BinaryOp::Eq | BinaryOp::Ne, ..)))
}

/// The operands of what `main` returns, without the comparison itself.
fn below_result(p: &Program, s: StmtId, nodes: &mut BTreeSet<String>) -> Next {
    if let StmtKind::Return(Some(e)) = p[s].kind
        && let ExprKind::Binary(_, left, right) = p[e].kind
    {
        for operand in [left, right] {
            let _ = visit(p, Node::Expr(operand), |node| {
                if let Node::Expr(e) = node {
                    nodes.extend(expression(p, e));
                }
                Next::Below
            });
        }
    }
    Next::Past
}

fn declaration(p: &Program, d: DeclId, nodes: &mut BTreeSet<String>) {
    if let DeclKind::Var { ty, .. } | DeclKind::Param { ty, .. } = p[d].kind {
        present(p, ty, nodes);
    }
    match p[d].kind {
        DeclKind::Function { ty, params, .. } => {
            if let TypeKind::Function { ret, .. } = p[ty].kind {
                present(p, ret, nodes);
            }
            if let TypeKind::Function { ret, variadic, .. } = p[ty].kind {
                match class(p, ret) {
                    "integer" | "narrow" | "void" => {}
                    class => {
                        nodes.insert(format!("returns {class}"));
                    }
                }
                if variadic && p[d].name.is_none_or(|name| p.name(name) != "printf") {
                    nodes.insert("variadic".to_string());
                }
            }
            for param in p.items(params) {
                if let DeclKind::Param { ty, .. } = p[param].kind
                    && matches!(class(p, ty), "record" | "float" | "wide")
                {
                    nodes.insert(format!("parameter {}", class(p, ty)));
                }
            }
        }
        DeclKind::Var { ty, init, .. } => {
            if p[ty].quals.0 & Quals::VOLATILE.0 != 0 {
                nodes.insert("volatile".to_string());
            }
            if let Some(init) = init
                && let Init::Expr(value) = p[init]
            {
                nodes.extend(conversion(p, class(p, ty), value));
            }
        }
        DeclKind::Record {
            record,
            define: true,
        } if p[record].kind == RecordKind::Union => {
            nodes.insert("union".to_string());
        }
        _ => {}
    }
}

/// That there is something of a class of types which is not everywhere.
fn present(p: &Program, ty: TypeId, nodes: &mut BTreeSet<String>) {
    let class = class(p, ty);
    if matches!(class, "narrow" | "wide" | "float" | "record") {
        nodes.insert(class.to_string());
    }
}

fn statement(p: &Program, s: StmtId) -> Option<String> {
    let name = match p[s].kind {
        StmtKind::If(..) => "if",
        StmtKind::While(..) | StmtKind::Do(..) | StmtKind::For { .. } => "loop",
        StmtKind::Switch(..) => "switch",
        StmtKind::Goto(_) => "goto",
        StmtKind::GotoComputed(_) => "computed goto",
        StmtKind::Break => "break",
        StmtKind::Continue => "continue",
        StmtKind::Null
        | StmtKind::Expr(_)
        | StmtKind::Decl(_)
        | StmtKind::Block(_)
        | StmtKind::Case(..)
        | StmtKind::Default(_)
        | StmtKind::Label(..)
        | StmtKind::Return(_)
        | StmtKind::Asm { .. } => return None,
    };
    Some(name.to_string())
}

/// A node with what stands right below it; `None`: it says nothing.
pub(crate) fn expression(p: &Program, e: ExprId) -> Option<String> {
    let of = |operands: &[ExprId]| {
        let mut names: Vec<String> = operands.iter().map(|e| any_value(p, *e)).collect();
        // Beside what was computed, a plain value is any value.
        if names.iter().any(|name| !is_plain(name)) {
            names.retain(|name| !is_plain(name));
        }
        names.sort();
        names.join(", ")
    };
    Some(match p[e].kind {
        ExprKind::Binary(op, a, b) => match op {
            // Which operand is which matters.
            BinaryOp::Shl | BinaryOp::Shr | BinaryOp::Div | BinaryOp::Rem => {
                format!("{}({}, {})", group(op), any_value(p, a), any_value(p, b))
            }
            // Only whether its operands are zero matters.
            BinaryOp::LogAnd | BinaryOp::LogOr => group(op).to_string(),
            _ => format!("{}({})", group(op), of(&[a, b])),
        },
        ExprKind::Assign(Some(op), a, b) => format!("assign {}({})", group(op), of(&[a, b])),
        ExprKind::Assign(None, a, b) => {
            let target = match p[a].kind {
                ExprKind::Name(d) => p.decl_type(d).map_or("integer", |ty| class(p, ty)),
                _ => return None,
            };
            return conversion(p, target, b);
        }
        ExprKind::Unary(op, a) => match op {
            UnaryOp::Neg if operand(p, a) == "constant" => return None,
            UnaryOp::Neg => format!("-({})", of(&[a])),
            UnaryOp::BitNot => format!("~({})", of(&[a])),
            UnaryOp::Not => format!("!({})", of(&[a])),
            UnaryOp::Deref => "pointer deref".to_string(),
            UnaryOp::AddrOf => "pointer to".to_string(),
            UnaryOp::PreInc | UnaryOp::PreDec | UnaryOp::PostInc | UnaryOp::PostDec => {
                format!("++({})", of(&[a]))
            }
            UnaryOp::Plus | UnaryOp::Extension => return None,
        },
        ExprKind::Cond(a, ..) => format!("?:({})", of(&[a])),
        ExprKind::Comma(..) => "comma".to_string(),
        ExprKind::Cast(ty, a) => format!("cast {}({})", target(p, ty), of(&[a])),
        ExprKind::Call(f, _) => match p[f].kind {
            ExprKind::Name(_) => "call".to_string(),
            _ => "call by pointer".to_string(),
        },
        ExprKind::Index(..) => "index".to_string(),
        ExprKind::Member(..) | ExprKind::Arrow(..) => match member_bits(p, e) {
            true => "bit-field used".to_string(),
            false => "record member".to_string(),
        },
        ExprKind::CompoundLit(..) => "compound literal".to_string(),
        ExprKind::StmtExpr(_) => "statement expression".to_string(),
        ExprKind::LabelAddr(_) => "label address".to_string(),
        ExprKind::VaArg(_, ty) => format!("va_arg {}", class(p, ty)),
        ExprKind::Builtin(which, _) => format!("builtin {which:?}"),
        ExprKind::Generic { .. } | ExprKind::Choose(..) | ExprKind::TypesCompatible(..) => {
            "selection".to_string()
        }
        ExprKind::Float(_) => "float constant".to_string(),
        ExprKind::Int(_)
        | ExprKind::Char(_)
        | ExprKind::Str(_)
        | ExprKind::Name(_)
        | ExprKind::SizeofExpr(_)
        | ExprKind::SizeofType(_)
        | ExprKind::AlignofExpr(_)
        | ExprKind::AlignofType(_)
        | ExprKind::Offsetof { .. } => return None,
    })
}

/// A name with a value of another class, and not a constant: there is a conversion.
fn conversion(p: &Program, target: &str, value: ExprId) -> Option<String> {
    let from = operand(p, value);
    let plain = |class: &str| class == "constant" || class == "integer";
    if from == target || plain(&from) && plain(target) || from == "constant" {
        return None;
    }
    matches!(target, "narrow" | "wide" | "float" | "record").then(|| format!("{target} = {from}"))
}

/// An operand, where it does not matter whether its value is known.
fn any_value(p: &Program, e: ExprId) -> String {
    match operand(p, e) {
        constant if constant == "constant" => "integer".to_string(),
        other => other,
    }
}

/// An operand in a word or two: the class of a name's type, or the operator.
fn operand(p: &Program, e: ExprId) -> String {
    match p[e].kind {
        ExprKind::Int(_) | ExprKind::Char(_) | ExprKind::Float(_) => "constant".to_string(),
        ExprKind::Str(_) => "text".to_string(),
        ExprKind::Name(d) => match p[d].kind {
            DeclKind::EnumConst { .. } => "constant",
            _ => p.decl_type(d).map_or("integer", |ty| class(p, ty)),
        }
        .to_string(),
        ExprKind::Binary(op, ..) => group(op).to_string(),
        ExprKind::Unary(op, a) => match op {
            // A constant with a sign is one.
            UnaryOp::Neg if operand(p, a) == "constant" => "constant".to_string(),
            UnaryOp::Plus | UnaryOp::Extension => operand(p, a),
            UnaryOp::Neg => "-".to_string(),
            UnaryOp::BitNot => "~".to_string(),
            UnaryOp::Not => "!".to_string(),
            UnaryOp::Deref => "deref".to_string(),
            UnaryOp::AddrOf => "pointer".to_string(),
            UnaryOp::PreInc | UnaryOp::PreDec | UnaryOp::PostInc | UnaryOp::PostDec => {
                "++".to_string()
            }
        },
        ExprKind::Cast(ty, _) => format!("cast {}", target(p, ty)),
        ExprKind::Assign(..) => "assign".to_string(),
        ExprKind::Cond(..) => "?:".to_string(),
        ExprKind::Comma(..) => "comma".to_string(),
        ExprKind::Call(..) => "call".to_string(),
        ExprKind::Index(..) => "index".to_string(),
        ExprKind::Member(..) | ExprKind::Arrow(..) => match member_bits(p, e) {
            true => "bit-field".to_string(),
            false => "member".to_string(),
        },
        ExprKind::SizeofExpr(_)
        | ExprKind::SizeofType(_)
        | ExprKind::AlignofExpr(_)
        | ExprKind::AlignofType(_)
        | ExprKind::Offsetof { .. } => "constant".to_string(),
        ExprKind::CompoundLit(..)
        | ExprKind::Generic { .. }
        | ExprKind::StmtExpr(_)
        | ExprKind::LabelAddr(_)
        | ExprKind::VaArg(..)
        | ExprKind::TypesCompatible(..)
        | ExprKind::Choose(..)
        | ExprKind::Builtin(..) => "other".to_string(),
    }
}

/// Whether an operand is a value as it is, and not computed.
fn is_plain(operand: &str) -> bool {
    let plain = [
        "constant", "integer", "narrow", "wide", "float", "pointer", "call", "index", "member",
        "deref",
    ];
    plain.contains(&operand)
}

/// Operators that stand for each other.
fn group(op: BinaryOp) -> &'static str {
    match op {
        BinaryOp::Mul => "*",
        BinaryOp::Div | BinaryOp::Rem => "/",
        BinaryOp::Add | BinaryOp::Sub => "+",
        BinaryOp::Shl => "<<",
        BinaryOp::Shr => ">>",
        BinaryOp::Lt | BinaryOp::Gt | BinaryOp::Le | BinaryOp::Ge => "<",
        BinaryOp::Eq | BinaryOp::Ne => "==",
        BinaryOp::BitAnd | BinaryOp::BitXor | BinaryOp::BitOr => "&",
        BinaryOp::LogAnd | BinaryOp::LogOr => "&&",
    }
}

/// What a type is, as far as it matters.
fn class(p: &Program, ty: TypeId) -> &'static str {
    let mut ty = ty;
    // Typedefs of typedefs come to an end; a damaged tree must, too.
    for _ in 0..64 {
        match p[ty].kind {
            TypeKind::Void => return "void",
            TypeKind::Int(kind) => {
                return match kind {
                    IntKind::Bool
                    | IntKind::Char
                    | IntKind::SChar
                    | IntKind::UChar
                    | IntKind::Short
                    | IntKind::UShort => "narrow",
                    IntKind::Int128 | IntKind::UInt128 => "wide",
                    _ => "integer",
                };
            }
            TypeKind::Float(_) => return "float",
            TypeKind::Pointer(_) => return "pointer",
            TypeKind::Array { .. } => return "array",
            TypeKind::Function { .. } => return "function",
            TypeKind::Record(_) => return "record",
            TypeKind::Typedef(d) => match p[d].kind {
                DeclKind::Typedef { ty: other } => ty = other,
                _ => break,
            },
            TypeKind::TypeofType(other) => ty = other,
            TypeKind::Enum(_)
            | TypeKind::TypeofExpr(_)
            | TypeKind::VaList
            | TypeKind::Auto
            | TypeKind::Unsupported(_) => break,
        }
    }
    "integer"
}

/// The type that a cast converts to: its signedness matters, and that of a narrow one itself.
fn target(p: &Program, ty: TypeId) -> String {
    let TypeKind::Int(kind) = p[ty].kind else {
        return class(p, ty).to_string();
    };
    match kind {
        IntKind::UChar => "narrow unsigned char".to_string(),
        IntKind::UShort => "narrow unsigned short".to_string(),
        IntKind::UInt | IntKind::ULong | IntKind::ULongLong | IntKind::UInt128 => {
            format!("unsigned {}", class(p, ty))
        }
        _ => class(p, ty).to_string(),
    }
}

/// Whether a member is a bit-field, by its name.
fn member_bits(p: &Program, e: ExprId) -> bool {
    let name = match p[e].kind {
        ExprKind::Member(_, name) | ExprKind::Arrow(_, name) => name,
        _ => return false,
    };
    let mut fields = p.fields.iter();
    fields.any(|field| field.name == Some(name) && field.bits.is_some())
}
