//! A program as passes look at it: its nodes in order, who uses which declaration, what types
//! expressions have, which statements run.

use crate::gate::Gate;
use crate::walk::{Found, Node, Walk};
use cassay_check::{Category, Checked, check};
use cassay_eval::Verdict;
use cassay_eval::profile::{Profiled, Value, Values, Wanted};
use cassay_lang::Symbol;
use cassay_lang::tree::*;
use cassay_lang::types::{Ty, TyKind};
use rustc_hash::FxHashMap;
use std::cell::OnceCell;

pub struct Base<'a> {
    pub p: &'a Program,
    pub walk: Walk,
    /// Nodes below each one of the walk.
    pub sizes: Vec<u32>,
    gate: &'a Gate,
    checked: OnceCell<Option<Checked>>,
    /// By declaration: the one that stands for all declarations of the same thing.
    stands_for: Vec<DeclId>,
}

impl<'a> Base<'a> {
    pub fn new(p: &'a Program, gate: &'a Gate) -> Base<'a> {
        let walk = Walk::new(p);
        let sizes = walk.sizes();
        let mut stands_for: Vec<DeclId> = (0..p.decls.len()).map(DeclId::from_index).collect();
        // Units may have static functions of the same name; taking them for one costs a candidate.
        let mut first: FxHashMap<Symbol, DeclId> = FxHashMap::default();
        for &item in p.units.iter().flat_map(|unit| &unit.items) {
            let kind = p[item].kind;
            if let (DeclKind::Function { .. } | DeclKind::Var { .. }, Some(name)) =
                (kind, p[item].name)
            {
                stands_for[item.index()] = *first.entry(name).or_insert(item);
            }
        }
        Base {
            p,
            walk,
            sizes,
            gate,
            checked: OnceCell::new(),
            stands_for,
        }
    }

    /// The declaration that stands for all declarations of the same function or variable.
    pub fn stands_for(&self, decl: DeclId) -> DeclId {
        self.stands_for.get(decl.index()).copied().unwrap_or(decl)
    }

    /// All file-scope declarations of the same thing.
    pub fn declarations(&self, of: DeclId) -> impl Iterator<Item = DeclId> {
        let of = self.stands_for(of);
        let items = self.p.units.iter().flat_map(|unit| &unit.items);
        items
            .copied()
            .filter(move |item| self.stands_for(*item) == of)
    }

    /// Every expression that names a declaration, with what it names.
    pub fn names(&self) -> impl Iterator<Item = (ExprId, DeclId, &Found)> {
        self.walk
            .exprs()
            .filter_map(|(e, found)| match self.p[e].kind {
                ExprKind::Name(decl) => Some((e, self.stands_for(decl), found)),
                _ => None,
            })
    }

    /// Functions that are defined, but `main`; each with its definition and the size of its body.
    pub fn functions(&self) -> Vec<(DeclId, StmtId, u32)> {
        let order = self.walk.order.iter().zip(&self.sizes);
        order
            .filter_map(|(found, &size)| match found.node {
                Node::Decl(decl) if !self.is_main(decl) => match self.p[decl].kind {
                    DeclKind::Function {
                        body: Some(body), ..
                    } => Some((decl, body, size)),
                    _ => None,
                },
                _ => None,
            })
            .collect()
    }

    pub fn is_main(&self, decl: DeclId) -> bool {
        let main = self.p[decl]
            .name
            .is_some_and(|name| self.p.name(name) == "main");
        main && crate::walk::is_function(self.p, decl)
    }

    fn checked(&self) -> Option<&Checked> {
        self.checked
            .get_or_init(|| check(self.p, &self.gate.target).ok())
            .as_ref()
    }

    pub fn ty(&self, e: ExprId) -> Option<Ty> {
        let typed = self.checked()?.exprs.get(e.index())?;
        (typed.category != Category::Unchecked).then_some(typed.qty.ty)
    }

    pub fn ty_kind(&self, e: ExprId) -> Option<TyKind> {
        Some(self.checked()?.types.kind(self.ty(e)?))
    }

    /// Whether a plain `0` could stand for it; where types are not known, it might.
    pub fn may_be_zero(&self, e: ExprId) -> bool {
        !matches!(
            self.ty_kind(e),
            Some(
                TyKind::Record(_)
                    | TyKind::Void
                    | TyKind::Array(..)
                    | TyKind::Function(_)
                    | TyKind::VaList
            )
        )
    }

    /// The record that an expression is, or points to.
    pub fn record(&self, e: ExprId) -> Option<RecordId> {
        let types = &self.checked()?.types;
        let record = |ty: Ty| match types.kind(ty) {
            TyKind::Record(record) => Some(record),
            _ => None,
        };
        match self.ty_kind(e)? {
            TyKind::Pointer(to) | TyKind::Array(to, _) => record(to.ty),
            _ => record(self.ty(e)?),
        }
    }

    /// Functions that are declared and nowhere defined: their declarations are the library's.
    pub fn is_library(&self, function: DeclId) -> bool {
        let defined =
            |d: DeclId| matches!(self.p[d].kind, DeclKind::Function { body: Some(_), .. });
        crate::walk::is_function(self.p, function)
            && !defined(function)
            && !self.declarations(function).any(defined)
    }

    /// Whether a node belongs to such a declaration.
    pub fn in_library(&self, found: &Found) -> bool {
        found.function.is_some_and(|f| self.is_library(f))
    }

    /// Which statements a run reaches, by index; `None` where the program does not run to its end.
    pub fn executed(&self) -> Option<Vec<bool>> {
        let wanted = Wanted {
            statements: true,
            ..Wanted::default()
        };
        Some(self.profile(&wanted)?.executed)
    }

    /// The value of each integer expression that had the same one whenever it was evaluated.
    pub fn observed(&self, exprs: &[ExprId]) -> Option<Vec<Option<i128>>> {
        let wanted = Wanted {
            exprs,
            ..Wanted::default()
        };
        let profile = self.profile(&wanted)?;
        let value = |values: &Values| match values.constant() {
            Some(Value::Int(value)) if values.reliable() => Some(value),
            _ => None,
        };
        Some(profile.exprs.iter().map(|e| value(&e.values)).collect())
    }

    fn profile(&self, wanted: &Wanted<'_>) -> Option<Profiled> {
        let compiled = cassay_eval::compile_profiled(self.p, &self.gate.target, wanted).ok()?;
        let mut options = self.gate.options();
        // Watched code counts other steps.
        options.limits.steps = options.limits.steps.saturating_mul(4);
        let profile = compiled.profile(self.p, &options);
        matches!(profile.outcome.verdict, Verdict::Exit(_) | Verdict::Abort).then_some(profile)
    }
}
