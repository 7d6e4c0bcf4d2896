//! Structures and unions: members that nothing names, bit-field widths, and structures of one
//! member replaced by it.

use crate::base::Base;
use crate::edit::Edit;
use crate::engine::Item;
use crate::walk::Node;
use cassay_lang::Symbol;
use cassay_lang::tree::*;
use rustc_hash::{FxHashMap, FxHashSet};

pub fn items(base: &Base<'_>, level: usize) -> Option<Vec<Item>> {
    match level {
        0 => Some(members(base, true)),
        1 => Some(members(base, false)),
        2 => Some(widths(base)),
        3 => Some(single(base)),
        _ => None,
    }
}

/// Every record that the text defines, with its members.
fn records(base: &Base<'_>) -> Vec<(RecordId, Vec<FieldId>)> {
    let p = base.p;
    let mut records = Vec::new();
    let mut add = |record: RecordId| {
        if let Some(fields) = p[record].fields {
            records.push((record, p.items(fields).collect()));
        }
    };
    for found in &base.walk.order {
        match found.node {
            Node::Decl(decl) => {
                if let DeclKind::Record {
                    record,
                    define: true,
                } = p[decl].kind
                {
                    add(record);
                }
            }
            Node::Field(field) => {
                if let TypeKind::Record(record) = p[p[field].ty].kind
                    && p[record].tag.is_none()
                {
                    add(record);
                }
            }
            _ => {}
        }
    }
    records
}

/// Members that nothing names; `values`: with their values in initialisers.
fn members(base: &Base<'_>, values: bool) -> Vec<Item> {
    let p = base.p;
    // By record where that is known. What is inside an unnamed member is named through the record
    // around it.
    let mut named: FxHashSet<(Option<RecordId>, Symbol)> = FxHashSet::default();
    for (e, _) in base.walk.exprs() {
        if let ExprKind::Member(of, name) | ExprKind::Arrow(of, name) = p[e].kind {
            named.insert((base.record(of), name));
            named.insert((None, name));
        }
    }
    let designated: FxHashSet<Symbol> = p
        .designators
        .iter()
        .filter_map(|d| match d {
            Designator::Field(name) => Some(*name),
            _ => None,
        })
        .collect();
    let is_named = |record: RecordId, name: Symbol| {
        let through = p[record].tag.map(|_| record);
        designated.contains(&name) || named.contains(&(through, name))
    };
    let lists = lists(base);
    let mut items = Vec::new();
    for (record, fields) in records(base) {
        // Unnamed bit-fields have no value (6.7.9p9).
        let mut at = 0;
        for field in fields {
            let now = p[field];
            let has_value = now.name.is_some() || now.bits.is_none();
            if now.name.is_none_or(|name| !is_named(record, name)) {
                let mut edits = vec![Edit::DropField(record, field)];
                let lists = lists
                    .get(&record)
                    .into_iter()
                    .flatten()
                    .filter(|_| has_value && values);
                edits.extend(lists.map(|init| Edit::DropInitItem(*init, at)));
                items.push(Item { edits, weight: 3 });
            }
            at += usize::from(has_value);
        }
    }
    items
}

/// The braced lists without designators that initialise each record. Where braces are left out, the
/// gate sees that the values have moved, or finds the program as good.
fn lists(base: &Base<'_>) -> FxHashMap<RecordId, Vec<InitId>> {
    let p = base.p;
    let mut work: Vec<(TypeId, InitId)> = Vec::new();
    for found in &base.walk.order {
        match found.node {
            Node::Decl(decl) => {
                if let DeclKind::Var {
                    ty,
                    init: Some(init),
                    ..
                } = p[decl].kind
                {
                    work.push((ty, init));
                }
            }
            Node::Expr(e) => {
                if let ExprKind::CompoundLit(ty, init) = p[e].kind {
                    work.push((ty, init));
                }
            }
            _ => {}
        }
    }
    let mut lists: FxHashMap<RecordId, Vec<InitId>> = FxHashMap::default();
    while let Some((ty, init)) = work.pop() {
        let Init::List { first, count, .. } = p[init] else {
            continue;
        };
        let items = p.init_list(first, count);
        if items.iter().any(|item| item.designator_count > 0) {
            continue;
        }
        match p[ty].kind {
            TypeKind::Array { elem, .. } => {
                work.extend(items.iter().map(|item| (elem, item.init)));
            }
            TypeKind::Typedef(decl) => work.extend(p.decl_type(decl).map(|ty| (ty, init))),
            TypeKind::Record(record) => {
                lists.entry(record).or_default().push(init);
                let fields = p[record].fields.into_iter().flat_map(|list| p.items(list));
                let fields = fields.filter(|f| p[*f].name.is_some() || p[*f].bits.is_none());
                work.extend(fields.zip(items).map(|(f, item)| (p[f].ty, item.init)));
            }
            _ => {}
        }
    }
    lists
}

fn widths(base: &Base<'_>) -> Vec<Item> {
    let mut items = Vec::new();
    for (_, fields) in records(base) {
        for field in fields {
            let now = base.p[field];
            // Without its width, one without a name would declare nothing.
            let named = now.name.is_some() || now.bits.is_none();
            if named && (now.bits.is_some() || now.attrs.is_some()) {
                let (bits, attrs) = (None, None);
                items.push(Item::new(Edit::SetField(
                    field,
                    Field { bits, attrs, ..now },
                )));
            }
        }
    }
    items
}

/// `struct { int m; } s` with `s.m` becomes `int s` with `s`.
fn single(base: &Base<'_>) -> Vec<Item> {
    let p = base.p;
    let mut items = Vec::new();
    for (record, fields) in records(base) {
        let &[field] = &fields[..] else { continue };
        let Some(name) = p[field].name else { continue };
        let mut edits = Vec::new();
        for found in &base.walk.order {
            match found.node {
                Node::Type(ty) => {
                    if matches!(p[ty].kind, TypeKind::Record(r) if r == record) {
                        edits.push(Edit::PutType(ty, p[field].ty));
                    }
                }
                Node::Expr(e) => match p[e].kind {
                    ExprKind::Member(of, member) if member == name => {
                        edits.push(Edit::PutExpr(e, of));
                    }
                    ExprKind::Arrow(of, member) if member == name => {
                        let kind = ExprKind::Unary(UnaryOp::Deref, of);
                        edits.push(Edit::SetExpr(e, kind));
                    }
                    _ => {}
                },
                Node::Decl(decl) => {
                    if matches!(p[decl].kind, DeclKind::Record { record: r, .. } if r == record) {
                        edits.push(Edit::DropDecl(decl));
                    }
                }
                _ => {}
            }
        }
        items.push(Item { edits, weight: 6 });
    }
    items
}
