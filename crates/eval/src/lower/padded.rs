//! Padding after stores to members (6.2.6.1p6): which structures need it.
//!
//! A store to any member leaves all padding of the structure unspecified. That matters only where somebody looks at
//! the bytes of such a structure, and nearly no program does. So code that notes it is written for those structures
//! only whose bytes can be looked at: a pointer to one becomes a pointer to characters, or a union has it beside
//! something else. What is handed to functions of the library that look at no bytes does not count.
//!
//! Left out: structures that contain the one that is stored to, where that is done by way of a pointer or an index.

use super::place::Lvalue;
use super::{L, Lowerer};
use crate::code::Op;
use cassay_check::Checked;
use cassay_lang::tree::*;
use cassay_lang::types::{Ty, TyKind, Types};
use rustc_hash::{FxHashMap, FxHashSet};

/// The structure or union around a member that is named: how far it begins before the member.
#[derive(Clone, Copy, Debug)]
pub(super) struct Padded {
    pub record: Ty,
    pub back: u32,
}

/// Structures and unions whose bytes somebody may look at.
#[derive(Default)]
pub(super) struct Viewed {
    records: FxHashSet<RecordId>,
    /// Whether one of them is in a type, for types that were asked about.
    known: FxHashMap<Ty, bool>,
}

impl Lowerer<'_> {
    /// Whether the bytes of a record of this type may be looked at.
    pub(super) fn is_viewed(&mut self, ty: Ty) -> bool {
        let (program, ck, types) = (self.program, &self.ck, &self.types);
        let viewed = self
            .viewed
            .get_or_insert_with(|| viewed(program, ck, types));
        if viewed.records.is_empty() {
            return false;
        }
        *viewed.known.entry(ty).or_insert_with(|| {
            let mut inside = FxHashSet::default();
            records(types, ty, &mut inside);
            !inside.is_disjoint(&viewed.records)
        })
    }

    /// What a member of a record has around it; `base` is the record, and the member lies so far inside of it.
    pub(super) fn padded(&self, base: &Lvalue, offset: u32) -> Option<Padded> {
        let TyKind::Record(id) = self.types.kind(base.qty.ty) else {
            return None;
        };
        // What a union's other bytes have is another question.
        if is_union(&self.types, id) {
            return None;
        }
        Some(match base.padded {
            Some(Padded { record, back }) => Padded {
                record,
                back: back.checked_add(offset)?,
            },
            None => Padded {
                record: base.qty.ty,
                back: offset,
            },
        })
    }

    /// A member was stored to: the padding around it may have any value.
    pub(super) fn leave_padding(&mut self, lv: &Lvalue) -> L<()> {
        let Some(Padded { record, back }) = lv.padded else {
            return Ok(());
        };
        if !self.is_viewed(record) {
            return Ok(());
        }
        if let Some(table) = self.padding_table(record) {
            let base = Lvalue { bits: None, ..*lv };
            let p = self.address_of(&base)?;
            let p = self.reg(p)?;
            self.emit(Op::PadAgain { p, back, table });
        }
        Ok(())
    }
}

fn is_union(types: &Types, id: RecordId) -> bool {
    types
        .record(id)
        .is_some_and(|record| record.kind == RecordKind::Union)
}

/// The record that a pointer or an array leads to.
fn pointed(types: &Types, ty: Ty) -> Option<Ty> {
    let mut to = match types.kind(ty) {
        TyKind::Pointer(to) | TyKind::Array(to, _) => to.ty,
        _ => return None,
    };
    while let TyKind::Array(elem, _) = types.kind(to) {
        to = elem.ty;
    }
    matches!(types.kind(to), TyKind::Record(_)).then_some(to)
}

/// All records that a type consists of.
fn records(types: &Types, ty: Ty, found: &mut FxHashSet<RecordId>) {
    let mut pending = vec![ty];
    while let Some(ty) = pending.pop() {
        match types.kind(ty) {
            TyKind::Array(elem, _) => pending.push(elem.ty),
            TyKind::Record(id) if found.insert(types.one_record(id)) => {
                let layout = types.record_layout(id);
                let members = layout.into_iter().flat_map(|layout| &layout.fields);
                pending.extend(members.map(|member| member.ty.ty));
            }
            _ => {}
        }
    }
}

/// Whether bytes can be looked at by way of a pointer of this type, or of one that it is converted to.
fn shows_bytes(types: &Types, ty: Ty) -> bool {
    match types.kind(ty) {
        TyKind::Pointer(to) => {
            !matches!(types.kind(to.ty), TyKind::Record(_) | TyKind::Function(_))
        }
        _ => false,
    }
}

/// Library functions that look at none of the bytes they are given, or only hand them on.
fn looks_at_nothing(name: &str) -> bool {
    matches!(
        name.strip_prefix("__builtin_").unwrap_or(name),
        "memset" | "bzero" | "free" | "realloc" | "qsort" | "bsearch"
    )
}

fn viewed(program: &Program, ck: &Checked, types: &Types) -> Viewed {
    let mut found = FxHashSet::default();
    let mut view = |record: Ty| records(types, record, &mut found);
    let ty = |e: ExprId| ck.typed(e).qty.ty;
    // The type that a pointer has before it is cast.
    let source = |mut e: ExprId| {
        while let ExprKind::Cast(_, inner) = program[e].kind {
            e = inner;
        }
        pointed(types, ty(e))
    };
    for expr in &program.exprs {
        match expr.kind {
            ExprKind::Cast(node, a) => {
                let to = ck.type_nodes.get(node.index()).copied().flatten();
                let Some(to) = to.map(|to| to.ty) else {
                    continue;
                };
                let from = ty(a);
                if let Some(record) = pointed(types, from)
                    && shows_bytes(types, to)
                {
                    view(record);
                }
                let is_void = matches!(types.kind(from), TyKind::Pointer(of) if of.ty == Ty::VOID);
                let other = match types.kind(from) {
                    TyKind::Array(..) => true,
                    _ => shows_bytes(types, from) && !is_void,
                };
                if let Some(record) = pointed(types, to)
                    && other
                    && pointed(types, from).is_none()
                {
                    view(record);
                }
            }
            ExprKind::Call(f, args) => {
                let name = match program[f].kind {
                    ExprKind::Name(decl) => program[decl].name.map(|name| program.name(name)),
                    _ => None,
                };
                let name = name.unwrap_or_default();
                if looks_at_nothing(name) {
                    continue;
                }
                let plain = name.strip_prefix("__builtin_").unwrap_or(name);
                if matches!(plain, "memcpy" | "memmove") && args.len() >= 2 {
                    let (to, from) = (program.item(args, 0), program.item(args, 1));
                    let (to, from) = (source(to), source(from));
                    if to != from {
                        [to, from].into_iter().flatten().for_each(&mut view);
                    }
                    continue;
                }
                let Some(sig) = types.callee_sig(ty(f)) else {
                    continue;
                };
                for (arg, param) in program.items(args).zip(sig.params.iter()) {
                    if let Some(record) = pointed(types, ty(arg))
                        && shows_bytes(types, param.ty)
                    {
                        view(record);
                    }
                }
            }
            ExprKind::Assign(None, a, b) => {
                if let Some(record) = pointed(types, ty(b))
                    && shows_bytes(types, ty(a))
                {
                    view(record);
                }
            }
            _ => {}
        }
    }
    for (index, decl) in program.decls.iter().enumerate() {
        if let DeclKind::Var {
            init: Some(init), ..
        } = decl.kind
            && let Init::Expr(value) = program[init]
            && let Some(declared) = ck.decl_types[index]
            && let Some(record) = pointed(types, ty(value))
            && shows_bytes(types, declared.ty)
        {
            view(record);
        }
    }
    // A function that gives a pointer to a record as one to something else.
    for stmt in &program.stmts {
        if let StmtKind::Return(Some(value)) = stmt.kind
            && let ExprKind::Unary(UnaryOp::AddrOf, _) = program[value].kind
            && let Some(record) = pointed(types, ty(value))
            && program
                .decls
                .iter()
                .any(|decl| returns_bytes(ck, types, decl))
        {
            view(record);
        }
    }
    for index in 0..program.records.len() {
        let id = RecordId::from_index(index);
        let Some(layout) = types.record_layout(id) else {
            continue;
        };
        if is_union(types, id) && layout.fields.len() > 1 {
            layout.fields.iter().for_each(|member| view(member.ty.ty));
        }
    }
    Viewed {
        records: found,
        known: FxHashMap::default(),
    }
}

/// Whether a declaration is of a function that returns a pointer by which bytes can be looked at.
fn returns_bytes(ck: &Checked, types: &Types, decl: &Decl) -> bool {
    let DeclKind::Function {
        ty, body: Some(_), ..
    } = decl.kind
    else {
        return false;
    };
    let ty = ck.type_nodes.get(ty.index()).copied().flatten();
    let sig = ty.and_then(|ty| types.callee_sig(ty.ty));
    sig.is_some_and(|sig| shows_bytes(types, sig.ret.ty))
}
