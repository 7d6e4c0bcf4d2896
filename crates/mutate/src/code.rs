//! Code that never runs: freely written over what is in scope.
//!
//! Compilers must keep it all the same, since they cannot know; what it does to variables, how it
//! jumps and what it would break is what upsets their analyses. So nothing here is safe if executed:
//! division by anything, shifts by anything, subscripts far outside, null pointers followed. It only
//! has to be accepted: constants are not assigned to, jumps go where C allows them, names mean what
//! they mean at that point.

use crate::expression::CASTS;
use crate::grown::{Argument, grow};
use crate::int::Ints;
use crate::kinds::copied;
use crate::mutation::Context;
use crate::text::Edit;
use cassay_choice::Choices;
use cassay_eval::profile::{PointProfile, Scalar, Shape, Step};
use cassay_lang::tree::*;
use cassay_lang::types::{QTy, TyKind};

/// A writer of dead code at one point.
pub struct Dead<'a, 'b> {
    cx: &'a Context<'b>,
    point: &'b PointProfile,
    stmt: StmtId,
    /// Functions that can be called, with their parameters' types.
    functions: Vec<DeclId>,
    /// Loop counters and arrays declared by the code itself.
    own: Vec<String>,
    named: u32,
    /// Inside a loop of its own.
    looping: bool,
}

/// How often a block calls code of the generator's, per thousand: it is larger than all else.
const GROWN: u32 = 80;
/// Statements in one block at most.
const LONGEST: u64 = 4;

impl<'a, 'b> Dead<'a, 'b> {
    pub fn new(cx: &'a Context<'b>, stmt: StmtId) -> Option<Dead<'a, 'b>> {
        let point = cx.point(stmt)?;
        Some(Dead {
            cx,
            point,
            stmt,
            functions: callable(cx, stmt),
            own: Vec::new(),
            named: 0,
            looping: false,
        })
    }

    /// A block that may call code of the generator's, and that code as an edit before the function.
    pub fn grown_block(&mut self, depth: u32, c: &mut Choices) -> (String, Option<Edit>) {
        let grown = match c.chance(GROWN) {
            true => self.grown(c),
            false => None,
        };
        let block = self.block(depth, c);
        match grown {
            Some((call, edit)) => {
                let call = call.replace('\n', "\n  ");
                (format!("  {call}\n{block}"), Some(edit))
            }
            None => (block, None),
        }
    }

    /// A call of a function that the generator makes, and the function with what it needs.
    fn grown(&mut self, c: &mut Choices) -> Option<(String, Edit)> {
        let seed = self.cx.seed;
        let start = seed.function_of(self.stmt)?.start?;
        if !seed.graph.allows_calls() {
            return None;
        }
        let prefix = self.cx.fresh("k");
        let grown = grow(&prefix, &seed.checked.types.target, c)?;
        let callee = c.pick(&grown.callees)?;
        let mut arguments = Vec::new();
        for argument in &callee.arguments {
            arguments.push(match argument {
                Argument::Number => self.expr(1, c),
                Argument::Null => "0".to_string(),
            });
        }
        let call = format!("{}({})", callee.name, arguments.join(", "));
        let place = match callee.number && c.chance(800) {
            true => self.number(c),
            false => None,
        };
        let statement = match place {
            Some(place) => format!("{place} = {call};"),
            None if callee.number && c.chance(500) => {
                let body = self.block(0, c);
                format!("if ({call}) {{\n{body}\n}}")
            }
            None => format!("{call};"),
        };
        Some((statement, Edit::insert(start, grown.text + "\n")))
    }

    /// A variable in scope that a number can be assigned to.
    fn number(&self, c: &mut Choices) -> Option<String> {
        for _ in 0..6 {
            let scalar = self.scalar(c)?;
            if scalar.shape != Shape::Pointer && !scalar.quals.contains(Quals::CONST) {
                return Some(self.text(scalar));
            }
        }
        None
    }

    /// Some statements, one per line, each line indented by two more than the block around.
    pub fn block(&mut self, depth: u32, c: &mut Choices) -> String {
        let count = 1 + c.below(LONGEST);
        let own = self.own.len();
        let mut lines = Vec::new();
        for _ in 0..count {
            if let Some(line) = self.statement(depth, c) {
                lines.push(format!("  {}", line.replace('\n', "\n  ")));
            }
        }
        if c.chance(250)
            && let Some(jump) = self.jump(c)
        {
            lines.push(format!("  {jump}"));
        }
        self.own.truncate(own);
        if lines.is_empty() {
            lines.push("  ;".into());
        }
        lines.join("\n")
    }

    fn statement(&mut self, depth: u32, c: &mut Choices) -> Option<String> {
        let deep = if depth > 0 { 2 } else { 0 };
        match c.weighted(&[8, 3, 3, deep, deep, deep, 3, 1, deep, 2, 2, 2]) {
            0 => self.assignment(c),
            1 => self.through_pointer(c),
            2 => self.call(depth, c).map(|call| format!("{call};")),
            3 => {
                let cond = self.expr(2, c);
                let then = self.block(depth - 1, c);
                if c.chance(400) {
                    let other = self.block(depth - 1, c);
                    return Some(format!("if ({cond}) {{\n{then}\n}} else {{\n{other}\n}}"));
                }
                Some(format!("if ({cond}) {{\n{then}\n}}"))
            }
            4 => {
                let name = self.name("i");
                let bound = c.range(1, 100);
                let outer = std::mem::replace(&mut self.looping, true);
                self.own.push(name.clone());
                let body = self.block(depth - 1, c);
                self.own.pop();
                self.looping = outer;
                Some(format!(
                    "for (int {name} = 0; {name} < {bound}; {name}++) {{\n{body}\n}}"
                ))
            }
            5 => {
                let cond = self.expr(2, c);
                let outer = std::mem::replace(&mut self.looping, true);
                let body = self.block(depth - 1, c);
                self.looping = outer;
                Some(match c.below(2) {
                    0 => format!("while ({cond}) {{\n{body}\n}}"),
                    _ => format!("do {{\n{body}\n}} while ({cond});"),
                })
            }
            6 => {
                let name = self.name("v");
                let kind = CASTS[c.below(9) as usize % 9].name();
                let init = self.expr(2, c);
                self.own.push(name.clone());
                Some(format!("{kind} {name} = {init};"))
            }
            7 => {
                let value = self.expr(1, c);
                Some(format!("(void)({value});"))
            }
            8 => Some(self.switch(depth, c)),
            9 => Some(self.aggregate(c)),
            10 => self.address(c),
            // What the program itself says somewhere else.
            _ => copied(self.cx, self.stmt, c).map(|(text, _)| text),
        }
    }

    /// A switch with a few cases, some of which fall through.
    fn switch(&mut self, depth: u32, c: &mut Choices) -> String {
        let value = self.expr(2, c);
        let (mut label, step) = (c.range(-3, 20), c.range(1, 9));
        let mut text = format!("switch ((int){value}) {{");
        for _ in 0..1 + c.below(4) {
            let body = self.block(depth - 1, c);
            let end = if c.chance(700) { "\n  break;" } else { "" };
            text.push_str(&format!("\ncase {label}: {{\n{body}\n}}{end}"));
            label += step;
        }
        if c.chance(600) {
            let body = self.block(depth - 1, c);
            text.push_str(&format!("\ndefault: {{\n{body}\n}}"));
        }
        text + "\n}"
    }

    /// An array or a structure of its own, whose parts later code may use.
    fn aggregate(&mut self, c: &mut Choices) -> String {
        let name = self.name("g");
        let kind = CASTS[c.below(9) as usize % 9].name();
        let (a, b) = (self.expr(1, c), self.expr(1, c));
        if c.chance(500) {
            let size = c.range(2, 9);
            let at = c.range(0, size - 1);
            let index = self.expr(1, c);
            self.own.push(format!("{name}[{at}]"));
            self.own.push(format!("{name}[{index}]"));
            return format!("{kind} {name}[{size}] = {{ {a}, {b} }};");
        }
        self.own.push(format!("{name}.x"));
        self.own.push(format!("{name}.y[1]"));
        let width = self.cx.seed.checked.types.target.width(IntKind::UInt);
        let bits = c.range(1, 31).min(width.into());
        format!("struct {{ {kind} x; unsigned z : {bits}; short y[2]; }} {name} = {{ {a}, {b} }};")
    }

    /// A pointer to a variable in scope, through which later code may go.
    fn address(&mut self, c: &mut Choices) -> Option<String> {
        for _ in 0..4 {
            let scalar = self.scalar(c)?;
            let seed = self.cx.seed;
            let Shape::Int { kind, bits: None } = scalar.shape else {
                continue;
            };
            // An enumeration is no integer type to a pointer; a register has no address.
            let plain = seed
                .place_type(&scalar.place)
                .is_some_and(|(qty, _)| matches!(seed.checked.types.kind(qty.ty), TyKind::Int(_)));
            if !plain || !scalar.quals.is_empty() || seed.is_register(scalar.place.decl) {
                continue;
            }
            let name = self.name("p");
            let place = self.text(scalar);
            self.own.push(format!("(*{name})"));
            return Some(format!("{} *{name} = &{place};", kind.name()));
        }
        None
    }

    fn name(&mut self, part: &str) -> String {
        self.named += 1;
        self.cx.fresh(&format!("{part}{}", self.named))
    }

    fn scalar(&self, c: &mut Choices) -> Option<&'b Scalar> {
        for _ in 0..6 {
            let scalar = c.pick(&self.point.scalars)?;
            let atomic = scalar.quals.contains(Quals::ATOMIC);
            if !self.cx.renamed.contains(&scalar.place.decl) && !atomic {
                return Some(scalar);
            }
        }
        None
    }

    fn text(&self, scalar: &Scalar) -> String {
        scalar.place.text(&self.cx.seed.program)
    }

    /// `x = e;`, `x += e;`, `x++;`
    fn assignment(&mut self, c: &mut Choices) -> Option<String> {
        let value = self.expr(3, c);
        if !self.own.is_empty() && c.chance(200) {
            let name = c.pick(&self.own)?;
            return Some(format!("{name} = {value};"));
        }
        for _ in 0..6 {
            let scalar = self.scalar(c)?;
            if scalar.quals.contains(Quals::CONST) {
                continue;
            }
            let place = self.subscripted(scalar, c);
            return Some(match (scalar.shape, c.below(5)) {
                (Shape::Pointer, _) => {
                    let other = self.scalar(c).filter(|s| self.same_type(s, scalar));
                    match other {
                        Some(other) => format!("{place} = {};", self.text(other)),
                        None => format!("{place} = 0;"),
                    }
                }
                (Shape::Int { .. }, 0) => format!("{place}++;"),
                (Shape::Int { .. }, 1) => {
                    let op = ["+=", "-=", "*=", "/=", "%=", "<<=", ">>=", "&=", "^=", "|="];
                    let op = c.pick(&op).copied().unwrap_or("+=");
                    format!("{place} {op} {value};")
                }
                _ => format!("{place} = {value};"),
            });
        }
        None
    }

    /// A scalar, or another element of its array that need not be there.
    fn subscripted(&mut self, scalar: &Scalar, c: &mut Choices) -> String {
        let text = self.text(scalar);
        if let Some(Step::Index(_)) = scalar.place.path.last()
            && c.chance(400)
            // Where it is in a register, only elements at constant places have a name.
            && !self.cx.seed.is_register(scalar.place.decl)
            && let Some(at) = text.rfind('[')
        {
            let index = self.expr(1, c);
            return format!("{}[{index}]", text.get(..at).unwrap_or_default());
        }
        text
    }

    fn type_of(&self, scalar: &Scalar) -> Option<QTy> {
        self.cx.seed.place_type(&scalar.place).map(|(qty, _)| qty)
    }

    fn same_type(&self, a: &Scalar, b: &Scalar) -> bool {
        match (self.type_of(a), self.type_of(b)) {
            (Some(a), Some(b)) => a.ty == b.ty,
            _ => false,
        }
    }

    /// `*p` with an integer or floating type behind it, and whether it may be written.
    fn pointed(&self, c: &mut Choices) -> Option<(String, bool)> {
        let types = &self.cx.seed.checked.types;
        for _ in 0..8 {
            let scalar = self.scalar(c)?;
            if scalar.shape != Shape::Pointer {
                continue;
            }
            let mut qty = self.type_of(scalar)?;
            let mut stars = String::new();
            while let Some(to) = types.pointee(qty.ty) {
                qty = to;
                stars.push('*');
            }
            if types.is_arithmetic(qty.ty) && types.is_complete(qty.ty) {
                let text = self.text(scalar);
                return Some((format!("({stars}{text})"), !qty.is_const()));
            }
        }
        None
    }

    fn through_pointer(&mut self, c: &mut Choices) -> Option<String> {
        let value = self.expr(2, c);
        match self.pointed(c) {
            Some((place, true)) => Some(format!("{place} = {value};")),
            Some((place, false)) => Some(format!("(void)({place} == {value});")),
            None => Some(format!("*(volatile int *)0 = {value};")),
        }
    }

    fn call(&mut self, depth: u32, c: &mut Choices) -> Option<String> {
        let f = *c.pick(&self.functions)?;
        let seed = self.cx.seed;
        let entity = seed.checked.decls.get(f.index()).copied().flatten()?;
        let sig = seed
            .checked
            .types
            .callee_sig(seed.checked.entity(entity).qty.ty)?;
        let params: Vec<QTy> = sig.params.to_vec();
        let mut arguments = Vec::new();
        for param in params {
            arguments.push(match seed.checked.types.kind(param.ty) {
                TyKind::Pointer(_) => {
                    let found = (0..4).find_map(|_| {
                        self.scalar(c)
                            .filter(|s| self.type_of(s).is_some_and(|q| q.ty == param.ty))
                    });
                    found.map_or_else(|| "0".into(), |s| self.text(s))
                }
                _ => self.expr(depth.min(1), c),
            });
        }
        Some(format!("{}({})", seed.decl_name(f), arguments.join(", ")))
    }

    fn jump(&mut self, c: &mut Choices) -> Option<String> {
        let seed = self.cx.seed;
        let info = seed.stmt(self.stmt)?;
        let function = seed.functions.get(info.function)?;
        match c.below(4) {
            0 if info.breaks || self.looping => Some("break;".into()),
            1 if info.continues || self.looping => Some("continue;".into()),
            2 if !function.variable && !info.inside => {
                let label = *c.pick(&function.labels)?;
                Some(format!(
                    "goto {};",
                    seed.program.name(seed.program[label].name)
                ))
            }
            3 if !info.inside => {
                let ret = function.ret?;
                match seed.checked.types.kind(ret.ty) {
                    TyKind::Void => Some("return;".into()),
                    TyKind::Int(_) | TyKind::Enum(_) | TyKind::Float(_) => {
                        Some(format!("return {};", self.expr(2, c)))
                    }
                    TyKind::Pointer(_) => Some("return 0;".into()),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// An expression of arithmetic type with an integer value.
    pub fn expr(&mut self, depth: u32, c: &mut Choices) -> String {
        let ints = Ints {
            types: &self.cx.seed.checked.types,
        };
        if depth == 0 || c.chance(250) {
            if !self.own.is_empty() && c.chance(250) {
                return c.pick(&self.own).cloned().unwrap_or_else(|| "0".into());
            }
            for _ in 0..4 {
                let Some(scalar) = self.scalar(c) else { break };
                match scalar.shape {
                    Shape::Int { .. } => {
                        return self.text(scalar);
                    }
                    Shape::Float(_) => return format!("(int){}", self.text(scalar)),
                    Shape::Pointer => {}
                }
            }
            let kind = ints.promote(CASTS[c.below(9) as usize % 9]);
            return ints.literal(kind, crate::expression::constant(ints, kind, c));
        }
        match c.weighted(&[8, 2, 2, 2, 2]) {
            0 => {
                let op = [
                    "+", "-", "*", "/", "%", "<<", ">>", "&", "|", "^", "<", "==", "!=", "&&", "||",
                ];
                let op = c.pick(&op).copied().unwrap_or("+");
                let (a, b) = (self.expr(depth - 1, c), self.expr(depth - 1, c));
                format!("({a} {op} {b})")
            }
            1 => {
                let op = ["-", "~", "!"];
                let op = c.pick(&op).copied().unwrap_or("-");
                format!("({op}{})", self.expr(depth - 1, c))
            }
            2 => {
                let (a, b) = (self.expr(depth - 1, c), self.expr(depth - 1, c));
                let p = self.expr(depth - 1, c);
                format!("({p} ? {a} : {b})")
            }
            3 => match self.pointed(c) {
                Some((place, _)) => format!("(int){place}"),
                None => self.expr(depth - 1, c),
            },
            _ => {
                let kind = CASTS[c.below(9) as usize % 9].name();
                format!("(({kind}){})", self.expr(depth - 1, c))
            }
        }
    }
}

/// Functions of the main file, declared before the point and not hidden there, with parameters that
/// can be made up.
fn callable(cx: &Context, stmt: StmtId) -> Vec<DeclId> {
    let seed = cx.seed;
    let (Some(info), Some(own)) = (seed.stmt(stmt), seed.function_of(stmt)) else {
        return Vec::new();
    };
    let Some((here, _)) = info.range else {
        return Vec::new();
    };
    seed.functions
        .iter()
        .filter(|f| {
            let node = &seed.program[f.decl];
            let Some(name) = node.name else { return false };
            // Declared before, in this file, wherever it is defined.
            let entity = |d: DeclId| seed.checked.decls.get(d.index()).copied().flatten();
            let first = seed.first_declaration(own.unit, name);
            let declared = first.is_some_and(|d| {
                let before = seed.used_at(seed.program[d].span);
                entity(d) == entity(f.decl) && before.is_none_or(|(lo, _)| lo < here)
            });
            declared
                && !own.names.contains(&name)
                && seed.program.name(name) != "main"
                && !f.inline_external
                && seed.graph.may_call(seed, f.decl)
                && takes_scalars(cx, f.decl)
        })
        .map(|f| f.decl)
        .collect()
}

fn takes_scalars(cx: &Context, f: DeclId) -> bool {
    let checked = &cx.seed.checked;
    let Some(entity) = checked.decls.get(f.index()).copied().flatten() else {
        return false;
    };
    let Some(sig) = checked.types.callee_sig(checked.entity(entity).qty.ty) else {
        return false;
    };
    sig.prototype && !sig.variadic && sig.params.iter().all(|p| checked.types.is_scalar(p.ty))
}
