//! A program in which one bit of one assigned value can be flipped.
//!
//! Every assignment to an integer in a generated function, and every initialiser of an integer variable that is neither
//! static nor the counter in the head of a loop, gets a number and goes through a function: `x = e` becomes
//! `x = (T)e ^ flip(n)`. The function counts how often each was executed, and gives one for a chosen execution of a
//! chosen one. Attributes go: a function that counts is no longer `pure`.

use std::sync::Arc;

use cassay_check::check;
use cassay_gen::Generated;
use cassay_lang::Target;
use cassay_lang::print::{print_decl, print_expr};
use cassay_lang::tree::*;
use cassay_lang::types::TyKind;
use cassay_lang::walk::{self, Next, Node};

/// A program with its sites.
pub struct Flips {
    program: Program,
    sites: usize,
    /// The text of each site.
    texts: Vec<String>,
    /// The constants that choose the site and the execution of it.
    site: ExprId,
    execution: ExprId,
    /// Where the counts can be printed, at the end of `main`.
    main: StmtId,
    counts: DeclId,
    printf: DeclId,
}

/// The functions of a program that were generated.
pub fn functions(generated: &Generated) -> impl Iterator<Item = (DeclId, StmtId)> {
    let unit = generated.tree.units.first();
    let items = unit.map(|unit| unit.items.as_slice()).unwrap_or_default();
    items
        .iter()
        .filter(|item| !generated.frame.contains(item))
        .filter_map(|&item| match generated.tree[item].kind {
            DeclKind::Function {
                body: Some(body), ..
            } => Some((item, body)),
            _ => None,
        })
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Place {
    Assignment(ExprId),
    Initialiser(DeclId),
}

impl Flips {
    /// `None` where a program has no assignment, or is not checked.
    pub fn new(generated: &Generated, target: &Arc<Target>) -> Option<Flips> {
        let (mut places, mut counters) = (Vec::new(), Vec::new());
        for (_, body) in functions(generated) {
            let _ = walk::visit(&generated.tree, Node::Stmt(body), |node| {
                match node {
                    Node::Expr(e) => {
                        if let ExprKind::Assign(..) = generated.tree[e].kind {
                            places.push(Place::Assignment(e));
                        }
                    }
                    Node::Decl(decl) => places.push(Place::Initialiser(decl)),
                    // Counters in the heads of loops are no assignments.
                    Node::Stmt(stmt) => {
                        if let StmtKind::For {
                            init: ForInit::Decl(decl),
                            ..
                        } = generated.tree[stmt].kind
                        {
                            counters.push(decl);
                        }
                    }
                    _ => {}
                }
                Next::Below
            });
        }
        places.sort_unstable();
        places.dedup();
        places.retain(|place| !matches!(place, Place::Initialiser(d) if counters.contains(d)));
        let checked = check(&generated.tree, target).ok()?;
        let mut p = generated.tree.clone();
        for at in 0..p.decls.len() {
            p[DeclId::from_index(at)].attrs = None;
        }
        let int = p.int_type();
        let (site, execution) = (p.int(0), p.int(0));
        let number = p.param(Some("n"), int);
        let counts = {
            let length = p.int(places.len() as u64 + 1);
            let ty = p.ty(TypeKind::Array {
                elem: int,
                len: ArrayLen::Expr(length),
                param: ArrayParam::default(),
            });
            variable(&mut p, "counts", ty)
        };
        let flip = {
            let (array, index) = (p.use_of(counts), p.use_of(number));
            let count = p.expr(ExprKind::Index(array, index));
            let count = p.unary(UnaryOp::PreInc, count);
            let now = p.binary(BinaryOp::Eq, count, execution);
            let own = p.use_of(number);
            let own = p.binary(BinaryOp::Eq, own, site);
            let both = p.binary(BinaryOp::LogAnd, now, own);
            let stmt = p.stmt(StmtKind::Return(Some(both)));
            let body = p.block(&[stmt]);
            let params = p.list(&[number]);
            let ty = p.ty(TypeKind::Function {
                ret: int,
                params: Params::List(params),
                variadic: false,
            });
            let kind = DeclKind::Function {
                ty,
                storage: Storage::Static,
                inline: false,
                noreturn: false,
                params,
                body: Some(body),
            };
            p.decl(Some("flip"), kind)
        };
        let mut sites = 0;
        let mut texts = Vec::new();
        for place in places {
            let mut flipped = |p: &mut Program, e: ExprId, kind: IntKind| {
                sites += 1;
                let ty = p.ty(TypeKind::Int(kind));
                let e = p.expr(ExprKind::Cast(ty, e));
                let (callee, n) = (p.use_of(flip), p.int(sites));
                let call = p.call(callee, &[n]);
                p.binary(BinaryOp::BitXor, e, call)
            };
            match place {
                Place::Assignment(e) => {
                    let ExprKind::Assign(op, left, right) = p[e].kind else {
                        continue;
                    };
                    let TyKind::Int(kind) = checked.types.kind(checked.typed(left).qty.ty) else {
                        continue;
                    };
                    texts.push(print_expr(&generated.tree, e));
                    let value = match op {
                        Some(op) => p.binary(op, left, right),
                        None => right,
                    };
                    let value = flipped(&mut p, value, kind);
                    p[e].kind = ExprKind::Assign(None, left, value);
                }
                Place::Initialiser(decl) => {
                    let DeclKind::Var {
                        storage: Storage::None | Storage::Auto | Storage::Register,
                        init: Some(init),
                        ..
                    } = p[decl].kind
                    else {
                        continue;
                    };
                    let ty = checked.decl_types.get(decl.index()).copied().flatten();
                    let (Some(ty), Init::Expr(e)) = (ty, p[init]) else {
                        continue;
                    };
                    let TyKind::Int(kind) = checked.types.kind(ty.ty) else {
                        continue;
                    };
                    texts.push(print_decl(&generated.tree, decl));
                    let value = flipped(&mut p, e, kind);
                    p[init] = Init::Expr(value);
                }
            }
        }
        let unit = p.units.first_mut()?;
        unit.items.splice(0..0, [counts, flip]);
        let items = unit.items.clone();
        let named = |p: &Program, item: DeclId, name: &str| {
            p[item].name.is_some_and(|own| p.name(own) == name)
        };
        let printf = items
            .iter()
            .copied()
            .find(|&item| named(&p, item, "printf"))?;
        let main = items.iter().find_map(|&item| match p[item].kind {
            DeclKind::Function {
                body: Some(body), ..
            } if named(&p, item, "main") => Some(body),
            _ => None,
        })?;
        (sites > 0).then_some(Flips {
            program: p,
            sites: sites as usize,
            texts,
            site,
            execution,
            main,
            counts,
            printf,
        })
    }

    /// The text of a site.
    pub fn describe(&self, site: usize) -> String {
        let text = self.texts.get(site - 1).map(String::as_str);
        text.unwrap_or_default().to_string()
    }

    /// The program with one execution of one site flipped; with none for 0.
    pub fn flipped(&self, site: usize, execution: u64) -> Program {
        let mut p = self.program.clone();
        for (at, value) in [(self.site, site as u64), (self.execution, execution)] {
            let value = p.int(value);
            p[at].kind = p[value].kind;
        }
        p
    }

    /// The program, which prints how often each site was executed when it is done.
    pub fn counting(&self) -> Program {
        let mut p = self.flipped(0, 0);
        let StmtKind::Block(list) = p[self.main].kind else {
            return p;
        };
        let mut stmts: Vec<StmtId> = p.items(list).collect();
        let end = stmts.pop();
        let format = p.push_string(StrLit {
            prefix: StrPrefix::None,
            units: "%d ".bytes().map(u32::from).collect(),
        });
        for site in 1..=self.sites {
            let format = p.expr(ExprKind::Str(format));
            let (array, index) = (p.use_of(self.counts), p.int(site as u64));
            let count = p.expr(ExprKind::Index(array, index));
            let printf = p.use_of(self.printf);
            let call = p.call(printf, &[format, count]);
            stmts.push(p.stmt(StmtKind::Expr(call)));
        }
        stmts.extend(end);
        let list = p.list(&stmts);
        p[self.main].kind = StmtKind::Block(list);
        p
    }
}

fn variable(p: &mut Program, name: &str, ty: TypeId) -> DeclId {
    p.decl(
        Some(name),
        DeclKind::Var {
            ty,
            storage: Storage::Static,
            init: None,
        },
    )
}
