//! What a function body needs to remember while it is read: labels (C17 6.8.1, function scope;
//! GNU `__label__`, block scope) and which jumps are allowed where (6.8.1p2, 6.8.6).

use super::{Parser, Res};
use cassay_lang::tree::*;
use cassay_lang::{Span, Symbol};
use rustc_hash::FxHashMap;

pub struct FunctionState {
    pub name: Symbol,
    /// The declaration of `__func__`, made when it is first named.
    pub func_name: Option<DeclId>,
    labels: FxHashMap<Symbol, LabelId>,
    /// Index of the function's first label in the program, and what is known of each one.
    first_label: usize,
    uses: Vec<LabelUse>,
    pub loops: u32,
    /// The innermost `switch`.
    pub switch: Option<Switch>,
}

#[derive(Clone, Copy, Default)]
struct LabelUse {
    used: bool,
    defined: bool,
}

#[derive(Clone, Copy, Default)]
pub struct Switch {
    pub has_default: bool,
}

impl FunctionState {
    pub fn new(name: Symbol, first_label: usize) -> Self {
        FunctionState {
            name,
            func_name: None,
            labels: FxHashMap::default(),
            first_label,
            uses: Vec::new(),
            loops: 0,
            switch: None,
        }
    }
}

impl Parser<'_> {
    /// A label that the source calls `name`; the tree may call it something else.
    fn new_label(&mut self, name: Symbol, in_tree: Symbol, span: Span) -> Option<LabelId> {
        let id = self.program.push_label(Label {
            name: in_tree,
            span,
        });
        let function = self.function.as_mut()?;
        function.uses.push(LabelUse::default());
        function.labels.insert(name, id);
        Some(id)
    }

    fn label(&mut self, name: Symbol, span: Span) -> Res<(LabelId, &mut LabelUse)> {
        let known = self
            .function
            .as_ref()
            .and_then(|f| f.labels.get(&name).copied());
        if let Some(id) = known.or_else(|| self.new_label(name, name, span))
            && self.function.is_some()
        {
            let function = self.function.as_mut();
            if let Some(entry) = function.and_then(|f| {
                let index = id.index().checked_sub(f.first_label)?;
                f.uses.get_mut(index)
            }) {
                return Ok((id, entry));
            }
        }
        Err(Box::new(cassay_lang::Problem::invalid(
            span,
            "label outside a function",
        )))
    }

    /// `goto name` or `&&name`.
    pub(super) fn use_label(&mut self, name: Symbol, span: Span) -> Res<LabelId> {
        let (id, label) = self.label(name, span)?;
        label.used = true;
        Ok(id)
    }

    /// `name:`
    pub(super) fn define_label(&mut self, name: Symbol, span: Span) -> Res<LabelId> {
        let (id, label) = self.label(name, span)?;
        if std::mem::replace(&mut label.defined, true) {
            let name = self.program.name(name).to_owned();
            return self.invalid(span, format!("duplicate label `{name}`"));
        }
        self.program[id].span = span;
        Ok(id)
    }

    /// GNU `__label__ name;` hides the function's label until its block ends. Returns what was
    /// hidden, for [`Parser::restore_label`]. The tree knows no local labels: the label gets a name
    /// of its own.
    pub(super) fn declare_local_label(&mut self, name: Symbol, span: Span) -> Option<LabelId> {
        let hidden = self
            .function
            .as_ref()
            .and_then(|f| f.labels.get(&name).copied());
        let base = self.program.name(name).to_owned();
        let in_tree = self.fresh_name(&base);
        self.new_label(name, in_tree, span);
        hidden
    }

    /// The block of a `__label__` ends, and must have the label, which GCC asks for only if it is used.
    pub(super) fn restore_label(&mut self, name: Symbol, hidden: Option<LabelId>) -> Res<()> {
        let known = self.function.as_ref().and_then(|f| {
            let id = *f.labels.get(&name)?;
            Some((id, *f.uses.get(id.index().checked_sub(f.first_label)?)?))
        });
        if let Some((id, label)) = known
            && !label.used
            && !label.defined
        {
            let text = self.program.name(name).to_owned();
            let span = self.program[id].span;
            return self.invalid(span, format!("label `{text}` is declared but not defined"));
        }
        if let Some(function) = self.function.as_mut() {
            match hidden {
                Some(id) => function.labels.insert(name, id),
                None => function.labels.remove(&name),
            };
        }
        Ok(())
    }

    /// At the end of a function: every label that is named must stand somewhere.
    pub(super) fn check_labels(&self, function: &FunctionState) -> Res<()> {
        let missing = function.uses.iter().position(|l| l.used && !l.defined);
        if let Some(index) = missing {
            let label = self.program[LabelId::from_index(function.first_label + index)];
            let name = self.program.name(label.name);
            return self.invalid(
                label.span,
                format!("label `{name}` is used but not defined"),
            );
        }
        Ok(())
    }
}
