//! What the generator knows while it writes a program.

use crate::knobs::{Knob, Knobs};
use crate::types::{Ty, Types};
use cassay_choice::Choices;
use cassay_lang::Target;
use cassay_lang::tree::*;
use rustc_hash::FxHashSet;
use std::sync::Arc;

/// Index into [`State::vars`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct VarId(pub u32);

/// Where a variable lives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scope {
    /// Static storage, file or block scope.
    Static,
    Local,
    Param,
}

#[derive(Clone, Copy, Debug)]
pub struct Var {
    pub decl: DeclId,
    pub ty: Ty,
    pub quals: Quals,
    pub scope: Scope,
    /// Loop counters and the like: the program reads them, only their loop writes them.
    pub protected: bool,
    /// Its address may be in a pointer.
    pub addressed: bool,
    /// The kinds of scalars in it, see [`Types::classes`].
    pub classes: u32,
    /// For a counter: it stays in `0..below` in its loop. 0: not known.
    pub below: u32,
    /// A pointer that may be null.
    pub nullable: bool,
    /// Bytes of its name.
    pub name_len: u32,
    /// It is no variable of its own but stands for this place, as `s.m` or `*p`.
    pub alias: Option<ExprId>,
}

/// A set of variables, by number.
#[derive(Clone, Default, Debug)]
pub struct VarSet {
    words: Vec<u64>,
}

impl VarSet {
    pub fn insert(&mut self, var: VarId) {
        let at = var.0 as usize / 64;
        if at >= self.words.len() {
            self.words.resize(at + 1, 0);
        }
        self.words[at] |= 1 << (var.0 % 64);
    }

    pub fn remove(&mut self, var: VarId) {
        if let Some(word) = self.words.get_mut(var.0 as usize / 64) {
            *word &= !(1 << (var.0 % 64));
        }
    }

    pub fn contains(&self, var: VarId) -> bool {
        let word = self.words.get(var.0 as usize / 64);
        word.is_some_and(|w| w >> (var.0 % 64) & 1 == 1)
    }

    /// Its members, in their order.
    pub fn iter(&self) -> impl Iterator<Item = VarId> {
        let words = self.words.iter().zip(0u32..);
        words.flat_map(|(&word, at)| {
            let bits = (0..64).filter(move |bit| word >> bit & 1 == 1);
            bits.map(move |bit| VarId(at * 64 + bit))
        })
    }

    pub fn clear(&mut self) {
        self.words.clear();
    }

    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|&w| w == 0)
    }

    pub fn union(&mut self, other: &VarSet) {
        if other.words.len() > self.words.len() {
            self.words.resize(other.words.len(), 0);
        }
        for (a, b) in self.words.iter_mut().zip(&other.words) {
            *a |= b;
        }
    }

    pub fn subtract(&mut self, other: &VarSet) {
        for (a, b) in self.words.iter_mut().zip(&other.words) {
            *a &= !b;
        }
    }

    pub fn meets(&self, other: &VarSet) -> bool {
        self.words.iter().zip(&other.words).any(|(a, b)| a & b != 0)
    }
}

/// What code may touch: variables by name, and through pointers the scalars of some kinds.
#[derive(Clone, Default, Debug)]
pub struct Footprint {
    pub vars: VarSet,
    /// Classes of the addressed variables in `vars`: what a pointer could reach of them.
    pub reachable: u32,
    /// Classes reached through pointers.
    pub through: u32,
}

impl Footprint {
    pub fn clear(&mut self) {
        self.vars.clear();
        self.reachable = 0;
        self.through = 0;
    }

    pub fn is_empty(&self) -> bool {
        self.vars.is_empty() && self.through == 0
    }

    pub fn add_var(&mut self, id: VarId, var: &Var) {
        self.vars.insert(id);
        if var.addressed {
            self.reachable |= var.classes;
        }
    }

    pub fn union(&mut self, other: &Footprint) {
        self.vars.union(&other.vars);
        self.reachable |= other.reachable;
        self.through |= other.through;
    }

    pub fn meets_var(&self, id: VarId, var: &Var) -> bool {
        self.vars.contains(id) || var.addressed && var.classes & self.through != 0
    }

    /// Classes that pointers could reach of it.
    pub fn classes(&self) -> u32 {
        self.reachable | self.through
    }

    pub fn meets_class(&self, classes: u32) -> bool {
        (self.reachable | self.through) & classes != 0
    }

    pub fn meets(&self, other: &Footprint) -> bool {
        self.vars.meets(&other.vars)
            || self.through & (other.reachable | other.through) != 0
            || self.reachable & other.through != 0
    }
}

/// A function that can be called.
#[derive(Clone, Debug)]
pub struct Function {
    pub decl: DeclId,
    pub signature: u32,
    /// Static objects and pointees only.
    pub reads: Footprint,
    /// Volatile reads count as writes.
    pub writes: Footprint,
    /// Estimated steps of a call.
    pub cost: u64,
    /// The first parameter bounds the recursion: pass a small number.
    pub recursive: bool,
    /// A call of it runs, and what it gives is not only asked whether it is zero and the like.
    pub called: bool,
    /// The parameter that its result is made of, among other things.
    pub flow: Option<u32>,
    pub name_len: u32,
    /// What its parameters rely on.
    pub params: Vec<crate::pointer::Facts>,
    /// It is a variable that points to functions.
    pub pointer: Option<VarId>,
    /// It takes any number of arguments of a type; every call passes some.
    pub variadic: Option<IntKind>,
}

/// What is known of the function that is being written.
#[derive(Default, Debug)]
pub struct Body {
    pub reads: Footprint,
    pub writes: Footprint,
    /// Estimated steps so far.
    pub cost: u64,
    /// Most steps that it may take.
    pub budget: u64,
    /// How often the current statement is executed per call, at most.
    pub trips: u64,
    pub loops: u32,
    pub switches: u32,
    pub nesting: u32,
    /// Blocks around the current statement, for indentation.
    pub indent: u32,
    pub result: Option<Ty>,
    /// Numbers for names.
    pub locals: u32,
    pub labels: u32,
    /// A function was called.
    pub calls: bool,
    /// It shall write nothing but its own variables.
    pub quiet: bool,
    /// Nor read anything else.
    pub closed: bool,
    /// What is written now surely never runs.
    pub dead: bool,
    /// [`State::bytes`] where it began.
    pub start: u64,
    /// Bytes of what surely never runs.
    pub dead_bytes: u64,
    /// Only statements may stand here: a jump could pass over a declaration.
    pub flat: bool,
    /// `continue` here would pass by what bounds the loop.
    pub no_continue: bool,
    /// Variables that the loop about to be written writes, and that therefore cannot count it.
    pub busy: VarSet,
    /// Static variables that count the loops around: nothing that writes them may be called.
    pub held: VarSet,
    /// Variables whose value nothing shows yet, see [`crate::flow`], and the nesting of where it was assigned.
    pub pending: Vec<(VarId, u32)>,
    /// Graphs around the current statement: it may be executed again, or not after the one before it.
    pub tangled: u32,
    /// Static variables whose values from before were taken up.
    pub taken: VarSet,
    /// The parameter that results are made of, among other things.
    pub flow: Option<VarId>,
    /// Some result is not made of it.
    pub lost: bool,
    /// The loop about to be written shall have most of the function in it.
    pub wide: bool,
    /// Labels further on that may be jumped to from here, and whether they are.
    pub targets: Vec<(LabelId, bool)>,
}

pub struct State {
    pub p: Program,
    pub c: Choices,
    pub k: Knobs,
    pub target: Arc<Target>,
    pub types: Types,
    pub vars: Vec<Var>,
    pub globals: Vec<VarId>,
    /// Visible variables of the function, in the order of their declarations.
    pub locals: Vec<VarId>,
    pub functions: Vec<Function>,
    /// Those of a few lines among [`State::functions`].
    pub helpers: Vec<usize>,
    /// Small functions that the one being written needs, with their declarations; they go in front of it.
    pub aside: Vec<Function>,
    /// Their declarations, once the function is finished.
    pub ahead: Vec<DeclId>,
    /// Functions that loops count, test and end by.
    pub small: Vec<(crate::helper::Small, DeclId)>,
    pub body: Body,
    pub full: crate::expr::Full,
    pub tables: crate::expr::Tables,
    /// Builtin functions in use.
    pub builtins: Vec<(&'static str, DeclId)>,
    /// Functions that divide where that is defined.
    pub guards: Vec<(BinaryOp, IntKind, DeclId)>,
    /// Conditions that repair must leave as they are: loops end by them, or code is dead.
    pub steady: Vec<ExprId>,
    pub unknowns: crate::opaque::Unknowns,
    /// What all functions together write.
    pub written: Footprint,
    /// How many loops are around each variable's declaration.
    pub born: Vec<u32>,
    /// Statements that never run, whatever the values are.
    pub never: FxHashSet<StmtId>,
    pub pointers: crate::pointer::Pointers,
    /// A function of the program has a loop.
    pub looped: bool,
    /// Constants to use again.
    pub constants: Vec<i128>,
    /// Bytes there is room for in the current statement or declaration.
    pub room: u64,
    /// Estimated bytes of what was written since it was last set to 0.
    pub bytes: u64,
}

impl State {
    pub fn new(target: Arc<Target>, c: Choices, k: Knobs) -> State {
        let tables = crate::expr::Tables::new(&k, &target);
        State {
            p: Program::new(),
            c,
            k,
            target,
            types: Types::default(),
            vars: Vec::new(),
            globals: Vec::new(),
            locals: Vec::new(),
            functions: Vec::new(),
            helpers: Vec::new(),
            aside: Vec::new(),
            ahead: Vec::new(),
            small: Vec::new(),
            body: Body::default(),
            full: Default::default(),
            tables,
            builtins: Vec::new(),
            guards: Vec::new(),
            pointers: Default::default(),
            steady: Vec::new(),
            unknowns: Default::default(),
            written: Footprint::default(),
            born: Vec::new(),
            never: FxHashSet::default(),
            looped: false,
            constants: Vec::new(),
            room: 0,
            bytes: 0,
        }
    }

    #[inline]
    pub fn var(&self, id: VarId) -> &Var {
        &self.vars[id.0 as usize]
    }

    /// Whether something that a knob gives per thousand happens.
    #[inline]
    pub fn happens(&mut self, knob: Knob) -> bool {
        let per_mille = self.k.weight(knob);
        per_mille != 0 && self.c.chance(per_mille)
    }

    pub fn add_var(&mut self, var: Var) -> VarId {
        self.vars.push(var);
        self.born.push(self.body.loops);
        VarId(self.vars.len() as u32 - 1)
    }

    /// Notes that the function being written reads a variable.
    pub fn note_read(&mut self, id: VarId) {
        let var = self.vars[id.0 as usize];
        let volatile = var.quals.contains(Quals::VOLATILE);
        if var.scope == Scope::Static {
            self.body.reads.add_var(id, &var);
            if volatile {
                self.body.writes.add_var(id, &var);
            }
        } else if var.addressed {
            self.body.reads.reachable |= var.classes;
        }
    }

    pub fn note_write(&mut self, id: VarId) {
        let var = self.vars[id.0 as usize];
        if var.scope == Scope::Static {
            self.body.writes.add_var(id, &var);
        }
        self.note_array(id);
    }

    pub fn note_steps(&mut self, steps: u64) {
        self.body.cost = self
            .body
            .cost
            .saturating_add(steps.saturating_mul(self.body.trips));
    }

    /// Whether so many more steps here are within the function's budget.
    pub fn affords(&self, steps: u64) -> bool {
        self.body
            .cost
            .saturating_add(steps.saturating_mul(self.body.trips))
            <= self.body.budget
    }

    /// A declaration's tree type.
    pub fn tree_type(&mut self, ty: Ty, quals: Quals) -> TypeId {
        self.types.tree(&mut self.p, ty, quals)
    }

    // Nodes, with their bytes counted.

    pub fn name_of(&mut self, id: VarId) -> ExprId {
        let var = self.var(id);
        if let Some(e) = var.alias {
            return self.copy(e);
        }
        let (decl, len) = (var.decl, var.name_len);
        self.bytes += u64::from(len);
        self.p.use_of(decl)
    }

    pub fn number(&mut self, value: u64) -> ExprId {
        self.bytes += u64::from(value.max(1).ilog10()) + 1;
        self.p.int(value)
    }

    pub fn binary(&mut self, op: BinaryOp, a: ExprId, b: ExprId) -> ExprId {
        self.bytes += 4;
        self.p.binary(op, a, b)
    }

    pub fn unary(&mut self, op: UnaryOp, a: ExprId) -> ExprId {
        self.bytes += 2;
        self.p.unary(op, a)
    }

    pub fn cast(&mut self, kind: IntKind, a: ExprId) -> ExprId {
        let ty = self.types.int(kind);
        let ty = self.tree_type(ty, Quals::NONE);
        self.bytes += kind.name().len() as u64 + 3;
        self.p.expr(ExprKind::Cast(ty, a))
    }

    pub fn assign(&mut self, op: Option<BinaryOp>, a: ExprId, b: ExprId) -> ExprId {
        self.bytes += 4;
        self.p.expr(ExprKind::Assign(op, a, b))
    }

    pub fn statement(&mut self, kind: StmtKind) -> StmtId {
        self.bytes += u64::from(self.body.indent) * 4 + 2;
        self.p.stmt(kind)
    }

    pub fn effect_stmt(&mut self, e: ExprId) -> StmtId {
        self.statement(StmtKind::Expr(e))
    }
}
