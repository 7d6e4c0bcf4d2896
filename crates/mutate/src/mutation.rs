//! What a mutation is, and what it is given to work with.
//!
//! A mutation proposes a change for one site that the driver drew. It sees the seed and the profile
//! of that site, never another mutation: so mutations can be combined at will, and taken away again.
//! Names it makes up carry its number and are its own.

use crate::env::Env;
use crate::seed::{Range, Seed};
use crate::text::{Edit, Mutated};
use cassay_choice::Choices;
use cassay_eval::profile::{ExprProfile, PointProfile};
use cassay_lang::tree::{DeclId, ExprId, StmtId, StmtKind};
use rustc_hash::{FxHashMap, FxHashSet};

/// A place a mutation can be asked about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Site {
    Stmt(StmtId),
    Expr(ExprId),
    Decl(DeclId),
}

/// The sites that a mutation is asked about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Where {
    /// A point that the program passes.
    Live,
    /// A point that it never passes.
    Dead,
    /// An expression that is evaluated.
    Expression,
    /// A loop that is entered.
    Loop,
    /// The declaration of a local variable.
    Declaration,
    /// A switch that is entered.
    Switch,
    /// A call, by its name, of a function of the main file.
    Call,
    /// The first statement of a function that runs.
    Function,
    /// The declaration of a volatile variable, local or not.
    Variable,
}

impl Where {
    /// Whether mutations there ask what variables hold.
    pub fn is_profiled(self) -> bool {
        match self {
            Where::Live
            | Where::Dead
            | Where::Expression
            | Where::Loop
            | Where::Switch
            | Where::Function => true,
            Where::Declaration | Where::Call | Where::Variable => false,
        }
    }
}

pub trait Mutation: Sync {
    /// As on the command line.
    fn name(&self) -> &'static str;
    /// One line for people.
    fn doc(&self) -> &'static str;
    fn place(&self) -> Where;
    /// The mutation of a site, if it can be done there.
    fn make(&self, cx: &Context, site: Site, c: &mut Choices) -> Option<Mutated>;
    /// The variable that other mutations of the same variant must not name any more.
    fn renames(&self, _: &Seed, _: Site) -> Option<DeclId> {
        None
    }
    /// The function in which other mutations of the same variant must not look at what is not its
    /// own, nor in what it calls; by index.
    fn closes(&self, _: &Seed, _: Site, _: &Mutated) -> Option<usize> {
        None
    }
}

/// What the profile says, by site.
#[derive(Default)]
pub struct Facts {
    pub points: FxHashMap<StmtId, PointProfile>,
    pub exprs: FxHashMap<ExprId, ExprProfile>,
    /// By statement index: how often begun; whether some of it ran.
    pub reached: Vec<u64>,
    pub executed: Vec<bool>,
}

impl Facts {
    pub fn ran(&self, stmt: StmtId) -> bool {
        use cassay_lang::tree::Id;
        self.executed.get(stmt.index()).copied().unwrap_or(true)
    }
}

pub struct Context<'a> {
    pub seed: &'a Seed,
    pub facts: &'a Facts,
    /// How deep predicates and blocks nest.
    pub depth: u32,
    /// The mutation's number in its variant.
    pub number: u32,
    /// Variables that a mutation of the variant has taken for itself.
    pub renamed: &'a FxHashSet<DeclId>,
    /// Functions that a mutation of the variant has made promises about.
    pub closed: &'a FxHashSet<usize>,
}

impl<'a> Context<'a> {
    /// A name of this mutation's own.
    pub fn fresh(&self, part: &str) -> String {
        format!("{}{}{part}", self.seed.prefix, self.number)
    }

    /// Whether what runs in the function of this statement must keep to its own variables.
    pub fn is_closed(&self, stmt: StmtId) -> bool {
        self.seed.stmt(stmt).is_none_or(|info| {
            self.seed.graph.is_closed(info.function) || self.closed.contains(&info.function)
        })
    }

    /// What is known at a statement that is passed; `keep` says which variables are of use.
    pub fn env(&self, stmt: StmtId, keep: impl Fn(DeclId) -> bool) -> Option<Env<'a>> {
        let open = !self.seed.restrict && !self.is_closed(stmt);
        let keep = |d: DeclId| {
            !self.seed.loose.is_loose_variable(self.seed, d)
                && (open || self.seed.is_private(d))
                && !self.renamed.contains(&d)
                && keep(d)
        };
        Some(Env::new(self.seed, self.point(stmt)?, keep))
    }

    pub fn point(&self, stmt: StmtId) -> Option<&'a PointProfile> {
        self.facts.points.get(&stmt)
    }

    /// Code in front of a statement, so that it runs as often as the point is passed.
    pub fn before(&self, stmt: StmtId, code: &str) -> Option<Edit> {
        let info = self.seed.stmt(stmt)?;
        let range = info.range?;
        let indent = self.seed.indent(range.0);
        let code = code.replace('\n', &format!("\n{indent}"));
        if info.in_block {
            return Some(Edit::insert(range.0, format!("{code}\n{indent}")));
        }
        (!info.last).then(|| {
            let code = code.replace('\n', "\n  ");
            Edit::wrap(
                range,
                format!("{{\n{indent}  {code}\n{indent}  "),
                format!("\n{indent}}}"),
            )
        })
    }

    /// A statement with something around it.
    pub fn around(&self, stmt: StmtId, before: &str, after: &str) -> Option<Edit> {
        let info = self.seed.stmt(stmt)?;
        if info.last {
            return None;
        }
        let range = info.range?;
        let indent = self.seed.indent(range.0);
        let shift = |text: &str| text.replace('\n', &format!("\n{indent}"));
        let (before, after) = (shift(before), shift(after));
        // An `else` behind the statement is not to become that of a new `if`.
        Some(match info.in_block {
            true => Edit::wrap(range, before, after),
            false => Edit::wrap(range, format!("{{ {before}"), format!("{after} }}")),
        })
    }

    pub fn mutated(
        &self,
        kind: &'static str,
        site: Site,
        edits: Vec<Edit>,
        what: impl Into<String>,
        mut facts: Vec<String>,
    ) -> Mutated {
        let span = match site {
            Site::Stmt(s) => self.seed.program[s].span,
            Site::Expr(e) => self.seed.program[e].span,
            Site::Decl(d) => self.seed.program[d].span,
        };
        facts.sort();
        facts.dedup();
        Mutated {
            kind,
            at: self.seed.at(span),
            edits,
            what: what.into(),
            why: facts.join("; "),
        }
    }

    /// How often a point is passed, for people.
    pub fn passed(&self, stmt: StmtId) -> String {
        match self.point(stmt).map(|p| p.visits) {
            Some(0) | None => "never reached".into(),
            Some(1) => "reached once".into(),
            Some(n) => format!("reached {n} times"),
        }
    }

    /// The seed's text of a range, if it can stand somewhere else: no directive in it, and no line
    /// number that shows. Macros in it must mean the same everywhere.
    pub fn copy(&self, range: Range) -> Option<&'a str> {
        let text = self.seed.slice(range);
        (!text.is_empty()
            && !self.seed.flat
            && self.seed.tokens.is_steady(&self.seed.text, range)
            && !self.seed.tokens.has_directive(range))
        .then_some(text)
    }
}

/// Whether something can be put before a statement or around it.
pub fn is_point(seed: &Seed, stmt: StmtId) -> bool {
    let Some(info) = seed.stmt(stmt) else {
        return false;
    };
    let kind = seed.program[stmt].kind;
    let label = matches!(
        kind,
        StmtKind::Label(..) | StmtKind::Case(..) | StmtKind::Default(_)
    );
    info.range.is_some()
        && info.parent.is_some()
        && !matches!(kind, StmtKind::Decl(_) | StmtKind::Block(_))
        && (info.in_block || !info.last && !label)
}
