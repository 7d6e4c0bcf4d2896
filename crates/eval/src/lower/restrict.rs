//! Where pointers become based on restrict-qualified ones, and whose promises are in force ([`crate::restrict`]).

use super::emit::Val;
use super::place::{Lvalue, Place};
use super::{Home, L, Lowerer};
use crate::code::{Op, R};
use crate::restrict::{self, Force, NOBODY, Owner, PARAMETERS, PROGRAM, UNSEEN, is_restrict};
use cassay_check::{EntityId, EntityKind};
use cassay_lang::tree::{BinaryOp, DeclId, DeclKind, ExprId, ExprKind, Id, Storage};
use cassay_lang::types::{Len, QTy, Ty, TyKind};
use rustc_hash::{FxHashMap, FxHashSet};

/// Of a structure with more restrict-qualified pointers, the others are not followed when it is copied.
const MAX_MEMBERS: usize = 1 << 12;

/// What the function being lowered has promised by restrict-qualified pointers.
#[derive(Default)]
pub(super) struct Promised {
    /// Its variables that make promises, or lead to what does.
    owners: FxHashMap<EntityId, Owner>,
    made: Owner,
    /// Those that are in force, and as a number.
    open: Vec<Owner>,
    pub force: Force,
}

impl Promised {
    /// Nothing, in force under this number.
    pub fn new(force: Force) -> Promised {
        Promised {
            made: PARAMETERS,
            force,
            ..Promised::default()
        }
    }

    /// How many are in force.
    pub fn mark(&self) -> usize {
        self.open.len()
    }
}

/// What lowering knows of restrict-qualified pointers.
#[derive(Default)]
pub(super) struct Restricts {
    /// The program has some.
    pub any: bool,
    /// All sets of those in force; the first stands for what is not looked at.
    pub sets: Vec<Box<[Owner]>>,
    numbers: FxHashMap<Box<[Owner]>, Force>,
    /// Whether there are such pointers in what has a type, or in what that points to.
    leads: FxHashMap<Ty, bool>,
    /// See [`crate::code::Module::restrict_members`]; by type, if there are any.
    pub members: Vec<Box<[u32]>>,
    tables: FxHashMap<Ty, Option<u32>>,
}

impl Restricts {
    pub fn new(any: bool) -> Restricts {
        Restricts {
            any,
            sets: vec![Box::default()],
            ..Restricts::default()
        }
    }

    /// The number of no promises at all, if it has one.
    pub fn nothing(&self) -> Force {
        self.numbers.get::<[Owner]>(&[]).copied().unwrap_or(UNSEEN)
    }

    /// The number of promises that are in force together.
    fn number(&mut self, open: &[Owner]) -> Force {
        if let Some(&known) = self.numbers.get(open) {
            return known;
        }
        if self.sets.len() >= usize::from(restrict::INITIALISES) {
            return UNSEEN;
        }
        let force = self.sets.len() as Force;
        self.sets.push(open.into());
        self.numbers.insert(open.into(), force);
        force
    }
}

impl Lowerer<'_> {
    /// A function begins.
    pub(super) fn begin_restricts(&mut self, params: &[EntityId]) {
        if !self.restricts.any {
            return;
        }
        self.number_promises();
        let mut promises = false;
        for &p in params {
            if self.leads(self.ck.entity(p).qty) {
                self.body.promised.owners.insert(p, PARAMETERS);
                promises = true;
            }
        }
        if promises {
            // As deep as the variables of the body, whose block it is.
            let (owner, block) = (PARAMETERS, self.body.path.len() as u16 + 2);
            self.emit(Op::Promise { owner, block });
        }
    }

    /// A block ends, at whose beginning so many were in force.
    pub(super) fn end_promises(&mut self, mark: usize) {
        if self.body.promised.open.len() > mark {
            self.body.promised.open.truncate(mark);
            self.number_promises();
        }
    }

    fn number_promises(&mut self) {
        let promised = &mut self.body.promised;
        promised.force = self.restricts.number(&promised.open);
    }

    /// A variable of a block has been declared: from here to the block's end it may make promises. Where
    /// jumps may come to the declaration again in the same block, it makes none.
    pub(super) fn begin_restrict(&mut self, decl: DeclId, jumpy: bool) {
        if !self.restricts.any {
            return;
        }
        let Some(id) = self.ck.decls.get(decl.index()).copied().flatten() else {
            return;
        };
        let DeclKind::Var { storage, .. } = self.program[decl].kind else {
            return;
        };
        let entity = self.ck.entity(id);
        let qty = entity.qty;
        let (own, has_value) = match entity.kind {
            EntityKind::Local { init, .. } => (true, init.is_some()),
            EntityKind::Static { .. } => (storage == Storage::Static, false),
            EntityKind::Function { .. } => (false, false),
        };
        if !own || !self.leads(qty) {
            return;
        }
        if jumpy || self.body.has_labels || self.body.promised.made + 1 >= NOBODY {
            self.body.promised.owners.insert(id, NOBODY);
            return;
        }
        self.body.promised.made += 1;
        let owner = self.body.promised.made;
        self.body.promised.owners.insert(id, owner);
        self.body.promised.open.push(owner);
        self.number_promises();
        let block = self.body.path.len() as u16;
        self.emit(Op::Promise { owner, block });
        if let (Home::Reg { r, .. }, true) = (self.tables.homes[id.0 as usize], has_value) {
            self.based(r, owner, id, qty);
        }
    }

    /// Whether something of a type is such a pointer, has one in it, or leads to one.
    fn leads(&mut self, qty: QTy) -> bool {
        if is_restrict(&self.types, qty) {
            return true;
        }
        if let Some(&known) = self.restricts.leads.get(&qty.ty) {
            return known;
        }
        let (mut work, mut seen) = (vec![qty], FxHashSet::default());
        let mut leads = false;
        while let Some(qty) = work.pop() {
            leads |= is_restrict(&self.types, qty);
            if leads || !seen.insert(qty.ty) {
                continue;
            }
            match self.types.kind(qty.ty) {
                TyKind::Pointer(to) | TyKind::Array(to, _) => work.push(to),
                TyKind::Record(id) => {
                    let layout = self.types.record_layout(id);
                    work.extend(layout.iter().flat_map(|l| &l.fields).map(|f| f.ty));
                }
                _ => {}
            }
        }
        self.restricts.leads.insert(qty.ty, leads);
        leads
    }

    /// The declaration that an lvalue is named by.
    pub(super) fn restrict_owner(&mut self, e: ExprId) -> Owner {
        let mut e = e;
        loop {
            match self.program[e].kind {
                ExprKind::Name(decl) => {
                    let Some(id) = self.ck.decls.get(decl.index()).copied().flatten() else {
                        return NOBODY;
                    };
                    if let Some(&owner) = self.body.promised.owners.get(&id) {
                        return owner;
                    }
                    return match self.ck.entity(id).kind {
                        EntityKind::Static { .. } => {
                            self.suspicions.restrict_whole = true;
                            PROGRAM
                        }
                        _ => NOBODY,
                    };
                }
                ExprKind::Member(a, _)
                | ExprKind::Arrow(a, _)
                | ExprKind::Unary(_, a)
                | ExprKind::Cast(_, a)
                | ExprKind::Comma(_, a)
                | ExprKind::Assign(_, a, _) => e = a,
                ExprKind::Index(a, b) | ExprKind::Binary(BinaryOp::Add | BinaryOp::Sub, a, b) => {
                    let is_pointer = |e| {
                        let ty = self.ck.typed(e).qty.ty;
                        matches!(self.types.kind(ty), TyKind::Pointer(_) | TyKind::Array(..))
                    };
                    e = if is_pointer(a) { a } else { b };
                }
                _ => return NOBODY,
            }
        }
    }

    /// A structure has been copied.
    pub(super) fn based_copies(&mut self, to: R, from: R, ty: Ty) {
        if !self.restricts.any {
            return;
        }
        let table = match self.restricts.tables.get(&ty) {
            Some(&known) => known,
            None => {
                let mut offsets = Vec::new();
                self.restrict_members(QTy::plain(ty), 0, &mut offsets);
                let table = (!offsets.is_empty()).then_some(self.restricts.members.len() as u32);
                if table.is_some() {
                    self.restricts.members.push(offsets.into());
                }
                self.restricts.tables.insert(ty, table);
                table
            }
        };
        if let Some(table) = table {
            self.suspicions.restrict = true;
            self.emit(Op::BasedCopies { to, from, table });
        }
    }

    fn restrict_members(&self, qty: QTy, offset: u64, found: &mut Vec<u32>) {
        if found.len() >= MAX_MEMBERS {
            return;
        }
        match self.types.kind(qty.ty) {
            TyKind::Pointer(_) if qty.is_restrict() => {
                found.extend(u32::try_from(offset));
            }
            TyKind::Array(elem, Len::Fixed(n)) => {
                let size = self.types.size(elem.ty).unwrap_or(0);
                let before = found.len();
                for i in 0..n {
                    self.restrict_members(elem, offset + i * size, found);
                    if found.len() == before || found.len() >= MAX_MEMBERS {
                        return;
                    }
                }
            }
            TyKind::Record(id) => {
                let layout = self.types.record_layout(id);
                for field in layout.iter().flat_map(|l| &l.fields) {
                    self.restrict_members(field.ty, offset + field.offset, found);
                }
            }
            _ => {}
        }
    }

    fn points_to_const(&self, qty: QTy) -> bool {
        self.types.pointee(qty.ty).is_some_and(|to| to.is_const())
    }

    /// A variable that has no address was set to what is in its register.
    pub(super) fn based(&mut self, d: R, owner: Owner, variable: EntityId, qty: QTy) {
        if !self.restricts.any || !is_restrict(&self.types, qty) || owner == NOBODY {
            return;
        }
        self.suspicions.restrict = true;
        let constant = self.points_to_const(qty);
        let before = std::mem::replace(&mut self.out.note.force, self.body.promised.force);
        self.emit(Op::Based {
            d,
            owner,
            variable: variable.0,
            constant,
        });
        self.out.note.force = before;
    }

    /// What a `malloc` function returns is a new object: from now on it is accessed by way of this pointer only, as if the
    /// function were a restrict-qualified pointer of the whole program. Only objects that are allocated are told apart;
    /// others may be used again, and nobody says when.
    pub(super) fn based_result(&mut self) {
        let Some(function) = self.body.returns.malloc else {
            return;
        };
        self.suspicions.restrict = true;
        self.suspicions.restrict_whole = true;
        self.emit(Op::NewObject { a: 0 });
        let before = std::mem::replace(&mut self.out.note.force, self.body.promised.force);
        self.emit(Op::Based {
            d: 0,
            owner: PROGRAM,
            variable: function.0,
            constant: false,
        });
        self.out.note.force = before;
    }

    /// The same for a variable by its name.
    pub(super) fn based_variable(&mut self, d: R, variable: EntityId, qty: QTy) {
        let owner = self.body.promised.owners.get(&variable).copied();
        self.based(d, owner.unwrap_or(NOBODY), variable, qty);
    }

    /// What was read from an lvalue in memory, or is about to be stored there.
    pub(super) fn based_at(&mut self, lv: &Lvalue, v: Val, store: bool) -> L<Val> {
        let seen = self.restricts.any && is_restrict(&self.types, lv.qty);
        if !seen || matches!(lv.place, Place::Reg { .. }) || matches!(v, Val::Imm(0) | Val::Void) {
            return Ok(v);
        }
        self.suspicions.restrict = true;
        let address = self.address_of(&Lvalue { bits: None, ..*lv })?;
        let p = self.reg(address)?;
        let from = self.reg(v)?;
        let d = match store {
            true => {
                let d = self.temp()?;
                self.emit(Op::Move { d, s: from });
                d
            }
            false => from,
        };
        let (owner, constant) = (lv.owner, self.points_to_const(lv.qty));
        let before = std::mem::replace(&mut self.out.note.force, self.body.promised.force);
        self.emit(Op::BasedAt {
            d,
            p,
            owner,
            constant,
            store,
        });
        self.out.note.force = before;
        Ok(Val::Reg(d))
    }
}
