//! The one walk over trees, held against what `Debug` shows of every node: it is derived, so it cannot
//! leave out a part that somebody forgot to walk into.

use cassay_lang::tree::*;
use cassay_lang::walk::{Next, Node, Rewrite, children, map_children, visit};
use rustc_hash::{FxHashMap, FxHashSet};
use std::fmt::Write;

/// Every node of every arena, whether or not something leads to it.
pub fn nodes(p: &Program) -> Vec<Node> {
    fn all<T: Id>(count: usize, node: fn(T) -> Node) -> impl Iterator<Item = Node> {
        (0..count).map(move |at| node(T::from_index(at)))
    }
    all(p.exprs.len(), Node::Expr)
        .chain(all(p.stmts.len(), Node::Stmt))
        .chain(all(p.decls.len(), Node::Decl))
        .chain(all(p.types.len(), Node::Type))
        .chain(all(p.inits.len(), Node::Init))
        .chain(all(p.fields.len(), Node::Field))
        .collect()
}

pub fn below(p: &Program, node: Node) -> Vec<Node> {
    let mut list = Vec::new();
    children(p, node, |child| list.push(child));
    list
}

/// A node as `Debug` shows it, with the tables and attributes that it points into.
fn shown(p: &Program, node: Node) -> String {
    let mut text = String::new();
    let mut attrs = None;
    let mut record = None;
    let mut of = None;
    match node {
        Node::Expr(id) => {
            write!(text, "{:?}", p[id].kind).unwrap();
            match p[id].kind {
                ExprKind::Generic { first, count, .. } => {
                    write!(text, "{:?}", p.associations(first, count)).unwrap();
                }
                ExprKind::Offsetof { first, count, .. } => {
                    write!(text, "{:?}", p.designator_list(first, count)).unwrap();
                }
                _ => {}
            }
        }
        Node::Stmt(id) => write!(text, "{:?}", p[id].kind).unwrap(),
        Node::Decl(id) => {
            write!(text, "{:?}", p[id].kind).unwrap();
            attrs = p[id].attrs;
            match p[id].kind {
                DeclKind::Record { record: r, define } => record = define.then_some(r),
                DeclKind::Enum { of: e, define } => of = define.then_some(e),
                _ => {}
            }
        }
        Node::Type(id) => {
            write!(text, "{:?}", p[id].kind).unwrap();
            match p[id].kind {
                TypeKind::Record(r) => record = p[r].tag.is_none().then_some(r),
                TypeKind::Enum(e) => of = p[e].tag.is_none().then_some(e),
                _ => {}
            }
        }
        Node::Init(id) => {
            write!(text, "{:?}", p[id]).unwrap();
            if let Init::List { first, count, .. } = p[id] {
                for item in p.init_list(first, count) {
                    let path = p.designator_list(item.first_designator, item.designator_count);
                    write!(text, "{item:?}{path:?}").unwrap();
                }
            }
        }
        Node::Field(id) => {
            write!(text, "{:?}", p[id]).unwrap();
            attrs = p[id].attrs;
        }
    }
    let mut all_attrs = vec![attrs];
    if let Some(record) = record {
        write!(text, "{:?}", p[record]).unwrap();
        all_attrs.push(p[record].attrs);
    }
    if let Some(of) = of {
        write!(text, "{:?}", p[of]).unwrap();
        all_attrs.push(p[of].attrs);
    }
    for attrs in all_attrs {
        write!(text, "{:?}", p.attributes(attrs)).unwrap();
    }
    // Names of things that are declared elsewhere.
    for (outer, inner) in [("Name(DeclId(", "Name("), ("Typedef(DeclId(", "Typedef(")] {
        text = text.replace(outer, inner);
    }
    text
}

const SORTS: [&str; 6] = ["ExprId", "StmtId", "DeclId", "TypeId", "InitId", "FieldId"];

/// The nodes that `Debug` mentions, as sort and index, in order.
fn mentioned(p: &Program, node: Node) -> Vec<(usize, usize)> {
    let text = shown(p, node);
    let number = |text: &str| -> usize {
        let end = text.find(|c: char| !c.is_ascii_digit()).unwrap();
        text[..end].parse().unwrap()
    };
    let mut found = Vec::new();
    for (sort, name) in SORTS.iter().enumerate() {
        for (at, head) in text.match_indices(&format!("{name}(")) {
            found.push((sort, number(&text[at + head.len()..]) - 1));
        }
        for (at, head) in text.match_indices("List { start: ") {
            let rest = &text[at + head.len()..];
            let (start, rest) = (number(rest), &rest[rest.find("len: ").unwrap() + 5..]);
            let len = number(rest);
            if rest[..rest.find('>').unwrap()].ends_with(name) {
                let items = &p.pool[start..start + len];
                found.extend(items.iter().map(|&index| (sort, index as usize)));
            }
        }
    }
    found.sort_unstable();
    found
}

fn key(node: Node) -> (usize, usize) {
    match node {
        Node::Expr(id) => (0, id.index()),
        Node::Stmt(id) => (1, id.index()),
        Node::Decl(id) => (2, id.index()),
        Node::Type(id) => (3, id.index()),
        Node::Init(id) => (4, id.index()),
        Node::Field(id) => (5, id.index()),
    }
}

/// Every node has the children that `Debug` mentions, each as often.
pub fn check_children(p: &Program) -> Result<(), String> {
    for node in nodes(p) {
        let mut walked: Vec<_> = below(p, node).into_iter().map(key).collect();
        walked.sort_unstable();
        let mentioned = mentioned(p, node);
        if walked != mentioned {
            let text = shown(p, node);
            return Err(format!("{text}: {walked:?} instead of {mentioned:?}"));
        }
    }
    Ok(())
}

struct Keep;
impl Rewrite for Keep {}

/// Puts a twin in the place of one child.
struct Twin {
    skip: usize,
    made: Option<Node>,
}

impl Twin {
    fn turn(&mut self, node: impl FnOnce() -> Node) {
        if self.made.is_none() {
            match self.skip.checked_sub(1) {
                Some(less) => self.skip = less,
                None => self.made = Some(node()),
            }
        }
    }
}

macro_rules! twins {
    ($($method:ident $id:ident $push:ident $sort:ident;)*) => {
        impl Rewrite for Twin {$(
            fn $method(&mut self, p: &mut Program, id: $id) -> $id {
                let before = self.made;
                self.turn(|| Node::$sort(p.$push(p[id])));
                match (before, self.made) {
                    (None, Some(Node::$sort(twin))) => twin,
                    _ => id,
                }
            }
        )*}
    };
}

twins! {
    expr ExprId push_expr Expr;
    stmt StmtId push_stmt Stmt;
    decl DeclId push_decl Decl;
    ty TypeId push_type Type;
    init InitId push_init Init;
    field FieldId push_field Field;
}

/// A map that keeps everything changes nothing, and one that changes a child changes only this one.
/// `which` chooses the node and the child.
pub fn check_map(p: &Program, which: usize) -> Result<(), String> {
    let nodes = nodes(p);
    let mut same = p.clone();
    for &node in &nodes {
        map_children(&mut same, node, &mut Keep);
    }
    if format!("{same:?}") != format!("{p:?}") {
        return Err("a map that keeps everything has changed something".into());
    }
    let parents: Vec<Node> = nodes
        .into_iter()
        .filter(|n| !below(p, *n).is_empty())
        .collect();
    let Some(&parent) = parents.get(which % parents.len().max(1)) else {
        return Ok(());
    };
    let mut expect = below(p, parent);
    let at = which / parents.len() % expect.len();
    let mut twin = Twin {
        skip: at,
        made: None,
    };
    let mut q = p.clone();
    map_children(&mut q, parent, &mut twin);
    expect[at] = twin.made.ok_or("no child was asked for")?;
    // A record is shared by the nodes that show its members.
    let shares = |node: Node| match (node, parent) {
        (Node::Type(_) | Node::Decl(_), Node::Type(_) | Node::Decl(_)) => {
            shown(p, node).contains("fields: ") || shown(p, node).contains("constants: ")
        }
        _ => false,
    };
    for node in self::nodes(p) {
        let (old, new) = (below(p, node), below(&q, node));
        if node == parent && new != expect {
            return Err(format!("{}: {new:?} instead of {expect:?}", shown(p, node)));
        }
        if node != parent && new != old && !shares(node) {
            return Err(format!("{}: {new:?} instead of {old:?}", shown(p, node)));
        }
    }
    Ok(())
}

/// From a program's declarations every statement and every expression outside of types is reached once,
/// and operands and statements in the order of the text.
pub fn check_order(p: &Program) -> Result<(), String> {
    let mut times: FxHashMap<Node, u32> = FxHashMap::default();
    for &item in p.units.iter().flat_map(|unit| &unit.items) {
        let end = visit(p, Node::Decl(item), |node| {
            *times.entry(node).or_default() += 1;
            // Declarators may share types.
            match node {
                Node::Type(_) => Next::Past,
                _ => Next::Below,
            }
        });
        assert!(end.is_continue());
    }
    for (node, times) in &times {
        if matches!(node, Node::Expr(_) | Node::Stmt(_)) && *times != 1 {
            return Err(format!("{} is reached {times} times", shown(p, *node)));
        }
    }
    let place = |node: Node| match node {
        Node::Expr(id) => Some(p[id].span),
        // A declaration's span is that of the name, and may be elsewhere.
        Node::Stmt(id) if !matches!(p[id].kind, StmtKind::Decl(_)) => Some(p[id].span),
        _ => None,
    };
    for &node in times.keys().filter(|node| place(**node).is_some()) {
        let spans: Vec<_> = below(p, node).into_iter().filter_map(place).collect();
        let in_order = |pair: &[cassay_lang::Span]| {
            pair[0].expansion != pair[1].expansion || pair[0].lo <= pair[1].lo
        };
        if !spans.windows(2).all(in_order) {
            return Err(format!("{} is walked out of order", shown(p, node)));
        }
    }
    Ok(())
}

/// The kinds of nodes that a program has, as `Debug` names them.
pub fn kinds(p: &Program) -> FxHashSet<String> {
    let head = |text: String| -> String {
        let end = text.find(|c: char| !c.is_alphanumeric());
        text[..end.unwrap_or(text.len())].to_string()
    };
    let exprs = p.exprs.iter().map(|e| format!("{:?}", e.kind));
    let stmts = p.stmts.iter().map(|s| format!("{:?}", s.kind));
    let decls = p.decls.iter().map(|d| format!("{:?}", d.kind));
    let types = p.types.iter().map(|t| format!("{:?}", t.kind));
    exprs
        .chain(stmts)
        .chain(decls)
        .chain(types)
        .map(head)
        .collect()
}
