//! Values that another C library may give differently, and code that it may run differently.
//!
//! `isdigit` says yes with any nonzero number, `strcmp` only promises a sign, `sin` a digit more or less,
//! and `qsort` compares whom it likes. What the profile saw of such values holds for our library only,
//! so nothing may be built on it. From the calls of such functions this follows the values to
//! variables, parameters and results, whatever the order of statements; a test against zero makes a
//! value definite again. Functions that the library calls, and all they call, are not looked at.
//!
//! It errs towards less: one store through a pointer makes everything loose that has an address.

use crate::scan::scan_init;
use crate::seed::Seed;
use cassay_lang::tree::*;
use cassay_lang::types::TyKind;
use cassay_lang::walk;
use rustc_hash::FxHashSet;

#[derive(Default, Debug)]
pub struct Loose {
    /// Variables and functions, by entity.
    found: FxHashSet<u32>,
    /// Something loose was stored through a pointer.
    wild: bool,
    /// Functions that the library may call, by index.
    called_back: FxHashSet<usize>,
    any: bool,
}

/// Functions whose result the standard leaves open in part.
const LOOSE: [&str; 52] = [
    "isalnum",
    "isalpha",
    "isblank",
    "iscntrl",
    "isdigit",
    "isgraph",
    "islower",
    "isprint",
    "ispunct",
    "isspace",
    "isupper",
    "isxdigit",
    "strcmp",
    "strncmp",
    "memcmp",
    "strcoll",
    "strcasecmp",
    "strncasecmp",
    "wcscmp",
    "wmemcmp",
    "feof",
    "ferror",
    "rand",
    "random",
    "time",
    "clock",
    "getenv",
    "puts",
    "fputs",
    "setvbuf",
    "remove",
    "rename",
    "system",
    "atexit",
    "sin",
    "cos",
    "tan",
    "asin",
    "acos",
    "atan",
    "atan2",
    "sinh",
    "cosh",
    "tanh",
    "exp",
    "exp2",
    "log",
    "log2",
    "log10",
    "pow",
    "cbrt",
    "hypot",
];

fn entity(seed: &Seed, decl: DeclId) -> Option<u32> {
    Some(seed.checked.decls.get(decl.index()).copied().flatten()?.0)
}

impl Loose {
    pub fn new(seed: &Seed) -> Loose {
        let mut loose = Loose::default();
        loose.find_sources(seed);
        if loose.any {
            while loose.spread(seed) {}
        }
        loose
    }

    fn find_sources(&mut self, seed: &Seed) {
        let mut back: Vec<usize> = Vec::new();
        for expr in &seed.program.exprs {
            match expr.kind {
                ExprKind::Name(d) => self.any |= is_loose_name(seed, d),
                ExprKind::Builtin(b, _) => self.any |= is_loose_builtin(b),
                ExprKind::Call(f, args) => {
                    let ours = matches!(seed.program[f].kind, ExprKind::Name(d)
                        if seed.graph.index(seed, d).is_some());
                    let library = matches!(seed.program[f].kind, ExprKind::Name(d)
                        if matches!(seed.program[d].kind, DeclKind::Function { .. }));
                    if ours || !library {
                        continue;
                    }
                    for arg in seed.program.items(args) {
                        let mut arg = arg;
                        while let ExprKind::Cast(_, e) | ExprKind::Unary(UnaryOp::AddrOf, e) =
                            seed.program[arg].kind
                        {
                            arg = e;
                        }
                        if let ExprKind::Name(d) = seed.program[arg].kind {
                            back.extend(seed.graph.index(seed, d));
                        }
                    }
                }
                _ => {}
            }
        }
        for f in back {
            self.any = true;
            self.called_back.extend(seed.graph.reached_from(f));
        }
        // What these functions count or keep depends on the library, too.
        let stores: Vec<ExprId> = self
            .called_back
            .iter()
            .filter_map(|&f| seed.functions.get(f))
            .flat_map(|f| crate::scan::scan_stmt(&seed.program, f.body).stores)
            .collect();
        for place in stores {
            self.store(seed, place);
        }
    }

    /// One pass over all that hands values on; whether something new was found.
    fn spread(&mut self, seed: &Seed) -> bool {
        let before = (self.found.len(), self.wild);
        for (i, decl) in seed.program.decls.iter().enumerate() {
            if let DeclKind::Var {
                init: Some(init), ..
            } = decl.kind
            {
                let loose = match seed.program[init] {
                    Init::Expr(e) => self.is_loose(seed, e),
                    Init::List { .. } => {
                        let parts = scan_init(&seed.program, init).exprs;
                        parts.iter().any(|&e| self.is_loose(seed, e))
                    }
                };
                if loose {
                    self.found.extend(entity(seed, DeclId::from_index(i)));
                }
            }
        }
        for expr in &seed.program.exprs {
            match expr.kind {
                ExprKind::Assign(_, place, value) if self.is_loose(seed, value) => {
                    self.store(seed, place);
                }
                ExprKind::Call(f, args) => {
                    let function = match seed.program[f].kind {
                        ExprKind::Name(d) => seed.graph.index(seed, d),
                        _ => None,
                    };
                    let params = function.and_then(|i| seed.functions.get(i)).map(|f| {
                        match seed.program[f.decl].kind {
                            DeclKind::Function { params, .. } => params,
                            _ => List::EMPTY,
                        }
                    });
                    let args = seed.program.items(args);
                    for (arg, param) in args.zip(seed.program.items(params.unwrap_or(List::EMPTY)))
                    {
                        if self.is_loose(seed, arg) {
                            self.found.extend(entity(seed, param));
                        }
                    }
                }
                _ => {}
            }
        }
        for function in &seed.functions {
            let scan = crate::scan::scan_stmt(&seed.program, function.body);
            let returns = scan.returned.iter().any(|&s| match seed.program[s].kind {
                StmtKind::Return(Some(e)) => self.is_loose(seed, e),
                _ => false,
            });
            if returns {
                self.found.extend(entity(seed, function.decl));
            }
        }
        before != (self.found.len(), self.wild)
    }

    fn store(&mut self, seed: &Seed, mut place: ExprId) {
        loop {
            place = match seed.program[place].kind {
                ExprKind::Name(d) => {
                    self.found.extend(entity(seed, d));
                    return;
                }
                ExprKind::Member(e, _) => e,
                ExprKind::Index(a, _) => {
                    let ty = seed.checked.exprs.get(a.index()).map(|t| t.qty.ty);
                    match ty.map(|ty| seed.checked.types.kind(ty)) {
                        Some(TyKind::Array(..)) => a,
                        _ => {
                            self.wild = true;
                            return;
                        }
                    }
                }
                _ => {
                    self.wild = true;
                    return;
                }
            };
        }
    }

    /// Whether an expression's value may be another with another library.
    pub fn is_loose(&self, seed: &Seed, expr: ExprId) -> bool {
        if !self.any {
            return false;
        }
        let zero = |e: ExprId| matches!(seed.program[e].kind, ExprKind::Int(i) if i.value == 0);
        let mut stack = vec![expr];
        while let Some(e) = stack.pop() {
            match seed.program[e].kind {
                ExprKind::Name(d) => {
                    if is_loose_name(seed, d) || self.is_loose_variable(seed, d) {
                        return true;
                    }
                }
                // Truth is definite.
                ExprKind::Unary(UnaryOp::Not, _)
                | ExprKind::Binary(BinaryOp::LogAnd | BinaryOp::LogOr, ..) => {}
                ExprKind::Binary(
                    BinaryOp::Lt
                    | BinaryOp::Gt
                    | BinaryOp::Le
                    | BinaryOp::Ge
                    | BinaryOp::Eq
                    | BinaryOp::Ne,
                    a,
                    b,
                ) if zero(a) || zero(b) => {}
                // The condition is no part of the value.
                ExprKind::Cond(_, Some(a), b) => stack.extend([a, b]),
                ExprKind::Unary(UnaryOp::Deref, _) | ExprKind::Arrow(..) | ExprKind::Index(..)
                    if self.wild =>
                {
                    return true;
                }
                ExprKind::Builtin(b, _) if is_loose_builtin(b) => return true,
                // Their parts are not followed, so the worst is assumed.
                ExprKind::Cond(_, None, _)
                | ExprKind::CompoundLit(..)
                | ExprKind::StmtExpr(_)
                | ExprKind::VaArg(..)
                | ExprKind::Generic { .. }
                | ExprKind::Choose(..) => return true,
                _ => walk::operands(&seed.program, e, |operand| stack.push(operand)),
            }
        }
        false
    }

    pub fn is_loose_variable(&self, seed: &Seed, decl: DeclId) -> bool {
        let function = matches!(seed.program[decl].kind, DeclKind::Function { .. });
        self.any
            && (entity(seed, decl).is_some_and(|e| self.found.contains(&e))
                || self.wild && !function && !seed.is_private(decl))
    }

    /// Whether the library may call this function, or one that calls it.
    pub fn is_called_back(&self, function: usize) -> bool {
        self.called_back.contains(&function)
    }
}

fn is_loose_name(seed: &Seed, decl: DeclId) -> bool {
    if !matches!(seed.program[decl].kind, DeclKind::Function { .. }) {
        return false;
    }
    let name = seed.decl_name(decl);
    let name = name.strip_prefix("__builtin_").unwrap_or(name);
    let plain = name.strip_suffix(['f', 'l']).unwrap_or(name);
    (LOOSE.contains(&name) || LOOSE.contains(&plain)) && seed.graph.index(seed, decl).is_none()
}

fn is_loose_builtin(builtin: Builtin) -> bool {
    matches!(
        builtin,
        Builtin::IsNan
            | Builtin::IsInf
            | Builtin::IsInfSign
            | Builtin::IsFinite
            | Builtin::IsNormal
            | Builtin::Signbit
    )
}
