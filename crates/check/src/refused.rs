//! What Cassay does not understand: a problem only where the program uses it.
//!
//! Headers declare a great deal that nobody uses.
//!
//! - A declaration that is beyond Cassay, for its type or its attributes, is remembered, and so is the name of an object
//!   or function. Naming it is the problem.
//! - A structure with a member that is beyond Cassay stays incomplete.
//! - A definition of a function that is beyond Cassay, be it for its head or for what is in its body, is none: the
//!   function is among [`Checked::refused`](super::Checked::refused), and a program stops where it calls it or takes its
//!   address. `main`, and what runs before and after it, is used anyway.
//!
//! An assembler name is what a declaration stands for when the program is linked. Which of them are the library's is not
//! known here.

use super::{Checker, Entity, EntityId, EntityKind, Res};
use cassay_lang::tree::{DeclId, DeclKind, Storage};
use cassay_lang::{Problem, ProblemKind, Span, Symbol, first_name};

/// C23 has functions like that, and compilers that read C17 refuse them wherever they are declared.
pub(super) const NO_NAMED: &str = "no named parameter before '...', as in C23";

/// Whether a problem of a declaration is none as long as nobody uses it.
fn is_tolerable(problem: &Problem) -> bool {
    problem.kind == ProblemKind::Unsupported && problem.message != NO_NAMED
}

/// Between what is used and why it cannot be.
const BECAUSE: &str = "' cannot be used: ";

pub(super) fn assembler_problem(span: Span) -> Problem {
    Problem::unsupported(span, "assembler name of a declaration")
}

impl Checker<'_> {
    pub(super) fn unsupported_attribute(&self, text: Symbol, span: Span) -> Problem {
        let name = first_name(self.p.name(text));
        Problem::unsupported(span, format!("attribute '{name}' is not supported"))
    }

    /// What is merely declared may be beyond Cassay; using it is the problem.
    pub(super) fn tolerate(&mut self, id: DeclId, result: Res<()>) -> Res<()> {
        match result {
            Err(problem)
                if is_tolerable(&problem)
                    && !self.p.runs_by_itself(&self.p.attributes(self.p[id].attrs)) =>
            {
                if let (Some(name), DeclKind::Function { .. } | DeclKind::Var { .. }) =
                    (self.p[id].name, self.p[id].kind)
                {
                    self.poisoned_names.insert(name, problem.clone());
                }
                self.poisoned.insert(id, problem);
                Ok(())
            }
            other => other,
        }
    }

    /// Fails when a declaration that Cassay does not understand is used, or another one of the same.
    pub(super) fn understood(&self, decl: DeclId, at: Span) -> Res<()> {
        if self.poisoned.is_empty() {
            return Ok(());
        }
        let node = self.p[decl];
        let linked = match node.kind {
            DeclKind::Function { .. } => true,
            DeclKind::Var { storage, .. } => storage == Storage::Extern || self.function.is_none(),
            _ => false,
        };
        let of_name = node.name.filter(|_| linked);
        let problem = self
            .poisoned
            .get(&decl)
            .or_else(|| self.poisoned_names.get(&of_name?));
        match problem {
            Some(problem) => Err(self.used(problem, node.name, at)),
            None => Ok(()),
        }
    }

    /// A problem of a declaration, where that is used.
    pub(super) fn used(&self, problem: &Problem, name: Option<Symbol>, at: Span) -> Problem {
        let cause = problem.message.rsplit_once(BECAUSE);
        let cause = cause.map_or(problem.message.as_str(), |parts| parts.1);
        let span = if at.is_none() { problem.span } else { at };
        let message = format!("'{}{BECAUSE}{cause}", self.symbol(name));
        Problem::unsupported(span, message)
    }

    /// Checks a definition of a function. One that is beyond Cassay is refused, unless it runs in any case.
    pub(super) fn definition(
        &mut self,
        id: DeclId,
        define: impl FnOnce(&mut Self) -> Res<()>,
    ) -> Res<()> {
        let (entities, readings) = (self.out.entities.len(), self.out.readings.len());
        let problem = match define(self) {
            Err(problem) if is_tolerable(&problem) => problem,
            other => return other,
        };
        self.function = None;
        self.depth = 0;
        self.type_level = 0;
        self.fault = None;
        if self.runs(id) {
            return Err(problem);
        }
        let Some(entity) = self.inline_entity(id).or(self.entity_of(id)) else {
            return self.tolerate(id, Err(problem));
        };
        // Objects of the body that nobody can reach.
        let linked = |id: EntityId, entity: &Entity| {
            let name = entity.name.unwrap_or(Symbol(0));
            let of_name = [self.externals.get(&name), self.internals.get(&name)];
            of_name.contains(&Some(&id))
        };
        let made = self.out.entities.iter().enumerate().skip(entities);
        let objects = made.filter(|(i, entity)| {
            matches!(entity.kind, EntityKind::Static { .. }) && !linked(EntityId(*i as u32), entity)
        });
        let objects: Vec<usize> = objects.map(|(i, _)| i).collect();
        for i in objects {
            self.out.entities[i].kind = EntityKind::Local {
                init: None,
                addressed: false,
                param: false,
                register: false,
            };
        }
        self.out.readings.truncate(readings);
        if self.gives_way(entity) {
            return Ok(());
        }
        self.out.functions.retain(|&function| function != entity);
        if let EntityKind::Function { def, params, .. } = &mut self.entity_mut(entity).kind {
            *def = None;
            params.clear();
        }
        self.out.refused.insert(entity, problem);
        Ok(())
    }

    /// A definition whose body was not read.
    pub(super) fn define_unread(&mut self, id: DeclId) -> Res<()> {
        self.understood(id, self.p[id].span)?;
        let entity = self.declare_function(id)?;
        let entity = self.defined_by(entity, id)?;
        if !self.gives_way(entity) {
            self.define(entity, id)?;
        }
        match self.p.unread(id) {
            Some(unread) => Err(unread.problem.clone()),
            None => Ok(()),
        }
    }

    /// Whether a function runs without being called.
    fn runs(&self, id: DeclId) -> bool {
        let attrs = self.p.attributes(self.p[id].attrs);
        let ends = |id: EntityId| match self.out.entity(id).kind {
            EntityKind::Function {
                constructor,
                destructor,
                ..
            } => constructor.is_some() || destructor.is_some(),
            _ => false,
        };
        self.symbol(self.p[id].name) == "main"
            || self.p.runs_by_itself(&attrs)
            || self.entity_of(id).is_some_and(ends)
    }

    /// Notes the assembler name of an object or function.
    pub(super) fn assembler_name(&mut self, id: EntityId, decl: DeclId) -> Res<()> {
        let node = self.p[decl];
        let Some(label) = self.p.attributes(node.attrs).assembler else {
            return Ok(());
        };
        let known = self.out.assembler.get(&id);
        if node.name == Some(label) && known.is_none() {
            return Ok(());
        }
        let defined = self.views[id.0 as usize].defined_in.is_some();
        if defined || known.is_some_and(|&known| known != label) {
            return Err(assembler_problem(node.span));
        }
        self.out.assembler.insert(id, label);
        Ok(())
    }

    /// Refuses an assembler name where nothing is linked: it is a register then.
    pub(super) fn no_assembler_name(&self, decl: DeclId) -> Res<()> {
        let node = self.p[decl];
        match self.p.attributes(node.attrs).assembler {
            Some(_) => Err(assembler_problem(node.span)),
            None => Ok(()),
        }
    }
}
