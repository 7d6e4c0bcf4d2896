//! Which operation goes wrong: the same program, which keeps the values of all its expressions and shows them at the end.
//!
//! Where a compiler has no passes to be asked about, two failures are one bug if the same operation is wrong. The semantics
//! knows what each expression of a reduced program must be; compiled once more, with every value noted, the program says what
//! it was. An operation is guilty if its value is wrong and those of its operands were right until then. Which value comes
//! from where is not followed through memory: a wrong value that was loaded is guilty only where nothing else is and control
//! had not gone astray before, and then its type is told, because narrow objects, bit-fields and unions go wrong by
//! themselves. What nothing but its initialiser ever stored to is wrong by that. Noting a value leaves dirt behind on the
//! stack; what is another value with other dirt was never stored to at all.
//!
//! Each expression notes its values in a row of its own, so that the order in which operands are evaluated does not
//! matter, and when they were noted, which tells what came first of a wrong value and a wrong turn. The notes may hide the bug: then nothing is said. Integers up to 64 bits are looked at; what comes out of a macro is not.

mod text;

use std::collections::BTreeSet;
use std::sync::Arc;

use cassay_check::{Category, Typed, check};
use cassay_exec::compiler::Way;
use cassay_exec::{ExecError, Scratch, Worker};
use cassay_lang::Target;
use cassay_lang::tree::*;
use cassay_lang::types::{IntShape, Types};
use cassay_lang::walk::{Next, Node, Use, parts, visit};
use cassay_program::Program as Files;
use cassay_source::Source;
use cassay_trial::{Accused, Bounds, Laid, Seen};

use self::text::edited;
use crate::shape;
use crate::words::{Subject, meaning};

/// Expressions that are looked at; larger programs are not.
const MOST: usize = 300;
/// Values that each of them notes.
const NOTED: usize = 256;
/// Values after which it ends, whatever it does: a bug may make it endless.
const ENDLESS: u32 = 100_000;
/// Bytes that are left on the stack, so that an object that is never stored to is seen to be none of zeros.
const DIRT: [u8; 2] = [0x55, 0xaa];
/// How many of them.
const DIRTY: usize = 256;
/// Illegal instructions, arithmetic, wild accesses.
const SIGNALS: [u32; 4] = [4, 7, 8, 11];
/// Types of the values that are noted.
const TYPES: [&str; 4] = ["int", "unsigned", "long long", "unsigned long long"];
/// What all names begin with that are added.
const OWN: &str = "noted";
/// What it says where control went another way than conditions told.
pub const FLOW: &str = "flow";
/// What it says where a value was lost in memory.
pub const MEMORY: &str = "memory";

/// What it says where a member of a union is wrong.
pub const UNION: &str = "union";
/// What it says where the value is wrong of what is only ever initialised.
pub const INITIALISER: &str = "initialiser";
/// The same where it is a bit-field.
pub const FIELD_INITIALISER: &str = "initialiser of a bit-field";
/// What it says where an object holds what was on the stack before.
pub const UNINITIALISED: &str = "uninitialised";
/// What is before the type of a narrow value out of memory.
const OF: &str = "of ";
/// What is before the type that a value is converted to.
const TO: &str = "to ";

/// Manners of being wrong that do not depend on the operation.
const SIGN: &str = "sign of a narrow value";
const SIGNEDNESS: &str = "signedness of a comparison";

/// A program that shows what its expressions were.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Traced {
    /// The program, with what it must do.
    pub program: Files,
    /// The same for compilers: it shows its notes as well when it crashes, of which the semantics knows nothing, and leaves
    /// dirt on the stack, of one kind or of another.
    pub catching: [Files; DIRT.len()],
    noted: Vec<Noted>,
}

/// An expression whose values are noted.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Noted {
    name: String,
    rank: Rank,
    /// The next ones below it.
    operands: Vec<usize>,
    /// Its type, before it is promoted.
    shape: IntShape,
    /// What it compares or converts.
    of: Of,
}

/// What an operation whose operands are told apart is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Of {
    Comparison(Operand, Operand),
    Conversion(Operand),
    Other,
}

/// An operand of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Operand {
    Noted(usize),
    Literal(i64),
}

/// How sure it is that an expression with a wrong value is to blame when its operands are right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Rank {
    /// All that its value is made of is noted.
    Operation,
    /// What was in the object before is not.
    Update,
    /// A value of a telling type, out of memory.
    Telling,
    /// Any other value out of memory, or a function's.
    Load,
}

/// The operation that goes wrong when a compiler has compiled a program, where that can be told.
pub fn culprit(
    program: &Files,
    accused: &Accused,
    scratch: &Scratch,
    worker: &mut Worker,
) -> Result<Option<String>, ExecError> {
    let target = Target::of_compiler(&accused.compiler.target, &accused.flags);
    found(program, &target, |program| {
        let laid = Laid::new(scratch, program)?;
        let flags = accused.flags_for(laid.sources());
        let (bounds, way) = (Bounds::default(), Way::Driver);
        let tried = laid.attempt(worker, &accused.compiler, &flags, bounds, way)?;
        Ok(tried.seen)
    })
}

/// The same for whoever compiles and runs programs in his own way. Where notes of all values hide the bug, as those of
/// operands do when operators are folded into one, notes of whole expressions may not.
pub fn found<E>(
    program: &Files,
    target: &Arc<Target>,
    mut look: impl FnMut(&Files) -> Result<Seen, E>,
) -> Result<Option<String>, E> {
    for grain in [Grain::All, Grain::Whole] {
        let Some(traced) = traced(program, target, grain) else {
            continue;
        };
        let [dirt, other] = &traced.catching;
        let Some(wrong) = traced.wrong(&look(dirt)?) else {
            continue;
        };
        if let Some((at, first, value)) = wrong.stored
            && let Some(is) = traced.shown(&look(other)?)
            && is[at]
                .values
                .get(first)
                .is_some_and(|other| *other != value)
        {
            return Ok(Some(UNINITIALISED.to_string()));
        }
        return Ok(Some(wrong.culprit));
    }
    Ok(None)
}

/// Which expressions are noted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grain {
    /// All.
    All,
    /// Those that are no operands of others, and what is compared.
    Whole,
}

/// What is said about it.
pub fn words(culprit: &str) -> String {
    match culprit {
        FLOW => "control goes another way than conditions say".to_string(),
        MEMORY => "value out of memory is wrong".to_string(),
        UNION => "member of a union is wrong".to_string(),
        UNINITIALISED => "object is not initialised".to_string(),
        INITIALISER => "object is initialised wrongly".to_string(),
        FIELD_INITIALISER => "bit-field is initialised wrongly".to_string(),
        SIGN => "sign of a narrow value is lost".to_string(),
        SIGNEDNESS => "comparison with the wrong signedness".to_string(),
        other => match (other.strip_prefix(TO), other.strip_prefix(OF)) {
            (Some(ty), _) => format!("conversion to {ty} is wrong"),
            (_, Some(ty)) => format!("value of {ty} out of memory is wrong"),
            _ => format!("value of `{other}` is wrong"),
        },
    }
}

/// Whether two culprits are one; `None`: they may be, as at least one of them only tells where a wrong value was seen.
pub fn same(one: &str, other: &str) -> Option<bool> {
    let subject = |culprit: &str| -> Option<String> {
        let ty = culprit.strip_prefix(TO).or(culprit.strip_prefix(OF))?;
        Some(ty.to_string())
    };
    let initialiser = |culprit: &str| matches!(culprit, INITIALISER | FIELD_INITIALISER);
    let victim = |culprit: &str| {
        matches!(culprit, MEMORY | UNION | UNINITIALISED)
            || initialiser(culprit)
            || culprit.starts_with(OF)
    };
    let alike = one == other || subject(one).is_some() && subject(one) == subject(other);
    match alike {
        true if one == FLOW || one == MEMORY || initialiser(one) => None,
        true => Some(true),
        // A wrong turn is none by a wrong value that was seen before.
        false if one == FLOW || other == FLOW => Some(false),
        false if initialiser(one) && initialiser(other) => Some(false),
        false if victim(one) || victim(other) => None,
        false => Some(false),
    }
}

/// The program that notes its values, where it is small and plain enough.
pub fn traced(files: &Files, target: &Arc<Target>, grain: Grain) -> Option<Traced> {
    let source = |files: &Files| Source::of(files).target(Arc::clone(target));
    let parse = |files: &Files| source(files).parse().ok();
    let parsed = parse(files)?;
    let subject = Subject {
        program: &parsed.program,
        sources: &parsed.sources,
        target,
        input: &files.input,
    };
    let (noted, sites) = noting(&subject, grain)?;
    // Where the order of evaluation is open in which the clock goes on, it stands still.
    for clock in [true, false] {
        let mut program = edited(&subject, files, &sites, clock, None)?;
        let parsed = parse(&program)?;
        let must = meaning(&Subject {
            program: &parsed.program,
            sources: &parsed.sources,
            ..subject
        });
        if must.is_some() {
            program.expected = must;
            let [dirt, other] = DIRT.map(|dirt| edited(&subject, files, &sites, clock, Some(dirt)));
            return Some(Traced {
                program,
                catching: [dirt?, other?],
                noted,
            });
        }
    }
    None
}

/// The expressions whose values are noted.
fn noting(subject: &Subject<'_>, grain: Grain) -> Option<(Vec<Noted>, Vec<Site>)> {
    let p = subject.program;
    let checked = check(p, subject.target).ok()?;
    let mut walk = Walk {
        p,
        exprs: &checked.exprs,
        types: &checked.types,
        touched: touched(p),
        grain,
        noted: Vec::new(),
        sites: Vec::new(),
    };
    for item in p.units.iter().flat_map(|unit| &unit.items) {
        if let DeclKind::Function {
            body: Some(body), ..
        } = p[*item].kind
        {
            walk.node(Node::Stmt(body), Value::Full, &mut Vec::new());
        }
    }
    let some = !walk.noted.is_empty() && walk.noted.len() <= MOST;
    some.then_some((walk.noted, walk.sites))
}

/// Where the values of an expression are noted, and as which type.
struct Site {
    expr: ExprId,
    shape: IntShape,
    /// The type it is promoted to.
    ty: &'static str,
    /// Whether it is a full expression: all that was noted before it was evaluated before.
    full: bool,
}

/// What an expression is to the one above it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Value {
    /// A full expression.
    Full,
    /// A value of its own.
    Whole,
    /// Something that its value is computed from.
    Operand,
    /// An object, and no value.
    Place,
    /// What a function returns and nobody looks at: it may return nothing.
    Unused,
}

struct Walk<'a> {
    p: &'a Program,
    exprs: &'a [Typed],
    types: &'a Types,
    /// Variables that something else than their initialiser may store to.
    touched: BTreeSet<DeclId>,
    grain: Grain,
    noted: Vec<Noted>,
    sites: Vec<Site>,
}

impl Walk<'_> {
    /// Goes through a node; the expressions next below it that are noted are added to `found`.
    fn node(&mut self, node: Node, value: Value, found: &mut Vec<usize>) {
        let p = self.p;
        let mut below = Vec::new();
        let mut children = Vec::new();
        parts(p, node, |child, used| {
            if used == Use::Plain {
                children.push(child);
            }
        });
        match node {
            Node::Type(_) | Node::Field(_) => return,
            Node::Stmt(s) if matches!(p[s].kind, StmtKind::Asm { .. }) => return,
            // Initialisers of static objects are constants.
            Node::Decl(d)
                if matches!(
                    p[d].kind,
                    DeclKind::Var {
                        storage: Storage::Static | Storage::Extern,
                        ..
                    }
                ) =>
            {
                return;
            }
            _ => {}
        }
        if self.noted.len() > MOST {
            return;
        }
        for child in children {
            let value = match (node, child) {
                (Node::Expr(e), Node::Expr(c)) if is_place(p, e, c) => Value::Place,
                (Node::Stmt(s), Node::Expr(c)) if is_call_alone(p, s, c) => Value::Unused,
                (Node::Expr(e), Node::Expr(_)) => match p[e].kind {
                    ExprKind::Binary(op, ..) if op.is_truth() => Value::Whole,
                    ExprKind::Call(..) | ExprKind::Assign(..) | ExprKind::Comma(..) => Value::Whole,
                    _ => Value::Operand,
                },
                _ => Value::Full,
            };
            self.node(child, value, &mut below);
        }
        let seen = match (node, value, self.grain) {
            (Node::Expr(e), Value::Full | Value::Whole, _)
            | (Node::Expr(e), Value::Operand, Grain::All) => self.seen(e),
            _ => None,
        };
        match seen {
            None => found.append(&mut below),
            Some((mut name, mut rank, mut site)) => {
                site.full = value == Value::Full;
                // What was folded into one is blamed as one.
                if self.grain == Grain::Whole && rank == Rank::Operation {
                    name = shape::expression(p, site.expr).unwrap_or(name);
                    rank = Rank::Update;
                }
                found.push(self.noted.len());
                let of = self.made_of(site.expr).unwrap_or(Of::Other);
                self.noted.push(Noted {
                    name,
                    rank,
                    operands: below,
                    shape: site.shape,
                    of,
                });
                self.sites.push(site);
            }
        }
    }

    fn made_of(&self, e: ExprId) -> Option<Of> {
        let operand = |e: ExprId| match literal(self.p, e) {
            Some(value) => Some(Operand::Literal(value)),
            None => {
                let noted = self.sites.iter().position(|site| site.expr == e)?;
                Some(Operand::Noted(noted))
            }
        };
        match self.p[e].kind {
            ExprKind::Binary(op, a, b) if op.is_comparison() => {
                Some(Of::Comparison(operand(a)?, operand(b)?))
            }
            ExprKind::Cast(_, a) | ExprKind::Assign(None, _, a) => {
                Some(Of::Conversion(operand(a)?))
            }
            _ => None,
        }
    }

    /// Whether and how the values of an expression are noted.
    fn seen(&self, e: ExprId) -> Option<(String, Rank, Site)> {
        let p = self.p;
        let typed = self.exprs.get(e.index())?;
        let shape = self.types.int_shape(typed.qty.ty)?;
        let (width, bits) = match typed.category {
            Category::Unchecked | Category::Function => return None,
            Category::BitField { width, .. } => (u32::from(width), true),
            Category::RValue | Category::LValue | Category::Temporary => (shape.width, false),
        };
        // Which type wide bit-fields have is a matter of reading.
        if width > 64 || bits && width > 32 || literal(p, e).is_some() || p[e].span.expansion != 0 {
            return None;
        }
        // As it is promoted.
        let ty = match (width, shape.signed) {
            (..32, _) | (32, true) => TYPES[0],
            (32, false) => TYPES[1],
            (_, true) => TYPES[2],
            (_, false) => TYPES[3],
        };
        let (name, rank) = match p[e].kind {
            ExprKind::Binary(op, ..) => (op.text().to_string(), Rank::Operation),
            ExprKind::Assign(Some(op), ..) => (format!("{}=", op.text()), Rank::Update),
            ExprKind::Assign(None, ..) => (conversion(shape, bits), Rank::Operation),
            ExprKind::Unary(op, _) => match op {
                UnaryOp::Plus | UnaryOp::Extension => return None,
                UnaryOp::Neg => ("-x".to_string(), Rank::Operation),
                UnaryOp::BitNot => ("~".to_string(), Rank::Operation),
                UnaryOp::Not => ("!".to_string(), Rank::Operation),
                UnaryOp::PreInc | UnaryOp::PostInc => ("++".to_string(), Rank::Update),
                UnaryOp::PreDec | UnaryOp::PostDec => ("--".to_string(), Rank::Update),
                UnaryOp::Deref => self.load(e, shape, bits),
                UnaryOp::AddrOf => return None,
            },
            ExprKind::Cond(..) => ("?:".to_string(), Rank::Operation),
            ExprKind::Cast(..) => (conversion(shape, bits), Rank::Operation),
            ExprKind::Name(_) | ExprKind::Index(..) => self.load(e, shape, bits),
            ExprKind::Member(base, _) | ExprKind::Arrow(base, _) => match self.is_union(base) {
                true => (self.initialised(e, bits))
                    .unwrap_or_else(|| (UNION.to_string(), Rank::Telling)),
                false => self.load(e, shape, bits),
            },
            ExprKind::Call(..) => self.load(e, shape, bits),
            ExprKind::Builtin(which, _) => (format!("{which:?}"), Rank::Operation),
            _ => return None,
        };
        let site = Site {
            expr: e,
            shape,
            ty,
            full: false,
        };
        Some((name, rank, site))
    }

    /// A value out of memory that nothing but an initialiser has stored there.
    fn initialised(&self, e: ExprId, bits: bool) -> Option<(String, Rank)> {
        if let Some(d) = root(self.p, e)
            && !self.touched.contains(&d)
            && let DeclKind::Var { init, storage, .. } = self.p[d].kind
        {
            let outside = self.p.units.iter().any(|unit| unit.items.contains(&d));
            if init.is_some() || outside || storage == Storage::Static {
                let name = if bits { FIELD_INITIALISER } else { INITIALISER };
                return Some((name.to_string(), Rank::Telling));
            }
        }
        None
    }

    /// A value out of memory.
    fn load(&self, e: ExprId, shape: IntShape, bits: bool) -> (String, Rank) {
        if let Some(initialised) = self.initialised(e, bits) {
            return initialised;
        }
        match bits || shape.width < 32 {
            true => (format!("{OF}{}", name_of(shape, bits)), Rank::Telling),
            false => (MEMORY.to_string(), Rank::Load),
        }
    }

    fn is_union(&self, base: ExprId) -> bool {
        let Some(ty) = self.exprs.get(base.index()).map(|typed| typed.qty.ty) else {
            return false;
        };
        let record = self.types.pointee(ty).map_or(ty, |to| to.ty);
        self.types.is_union(record)
    }
}

/// A value that stands in the text.
fn literal(p: &Program, e: ExprId) -> Option<i64> {
    match p[e].kind {
        ExprKind::Int(literal) => Some(literal.value as i64),
        ExprKind::Char(literal) => Some(literal.value),
        ExprKind::Unary(UnaryOp::Neg, a) => Some(literal(p, a)?.wrapping_neg()),
        ExprKind::Unary(UnaryOp::Plus, a) => literal(p, a),
        _ => None,
    }
}

/// Whether an operand names an object and not its value.
fn is_place(p: &Program, e: ExprId, operand: ExprId) -> bool {
    match p[e].kind {
        ExprKind::Assign(_, target, _) => target == operand,
        ExprKind::Unary(
            UnaryOp::AddrOf
            | UnaryOp::PreInc
            | UnaryOp::PreDec
            | UnaryOp::PostInc
            | UnaryOp::PostDec,
            target,
        ) => target == operand,
        ExprKind::Builtin(..) | ExprKind::VaArg(..) => true,
        _ => false,
    }
}

/// Whether a statement is a call and nothing else.
fn is_call_alone(p: &Program, s: StmtId, e: ExprId) -> bool {
    matches!(p[s].kind, StmtKind::Expr(_)) && matches!(p[e].kind, ExprKind::Call(..))
}

/// The variable that an expression is, or is a part of.
fn root(p: &Program, e: ExprId) -> Option<DeclId> {
    match p[e].kind {
        ExprKind::Name(d) => Some(d),
        ExprKind::Member(base, _) | ExprKind::Index(base, _) => root(p, base),
        _ => None,
    }
}

/// The variables that are stored to, or whose address goes elsewhere.
fn touched(p: &Program) -> BTreeSet<DeclId> {
    let mut touched = BTreeSet::new();
    let is_array = |d: DeclId| {
        let ty = p.decl_type(d).map(|ty| p[ty].kind);
        matches!(ty, Some(TypeKind::Array { .. }))
    };
    for item in p.units.iter().flat_map(|unit| &unit.items) {
        let _ = visit(p, Node::Decl(*item), |node| {
            if let Node::Expr(e) = node {
                parts(p, node, |child, _| {
                    if let Node::Expr(c) = child
                        && let Some(d) = root(p, c)
                        && (is_place(p, e, c)
                            || is_array(d)
                                && !matches!(p[e].kind, ExprKind::Index(base, _) if base == c)
                                && !matches!(p[c].kind, ExprKind::Index(..) | ExprKind::Member(..)))
                    {
                        touched.insert(d);
                    }
                });
            }
            Next::Below
        });
    }
    touched
}

/// A value that became one of a type.
fn conversion(shape: IntShape, bits: bool) -> String {
    format!("{TO}{}", name_of(shape, bits))
}

/// A type.
fn name_of(shape: IntShape, bits: bool) -> &'static str {
    match (shape.width, shape.signed) {
        _ if bits => "a bit-field",
        (1, _) => "_Bool",
        (..=8, true) => "signed char",
        (..=8, false) => "unsigned char",
        (..=16, true) => "short",
        (..=16, false) => "unsigned short",
        (..=32, true) => "int",
        (..=32, false) => "unsigned",
        (_, true) => "long",
        (_, false) => "unsigned long",
    }
}

/// What an expression was.
#[derive(Default)]
struct Was {
    times: u64,
    values: Vec<i64>,
    /// When they were noted.
    when: Vec<u64>,
}

/// What goes wrong first.
struct Wrong {
    culprit: String,
    /// Where that is something that should have been stored before: which expression, when, and its value.
    stored: Option<(usize, usize, i64)>,
}

impl Traced {
    /// The operation that goes wrong, by what the compiled program does.
    fn wrong(&self, seen: &Seen) -> Option<Wrong> {
        let must = &self.program.expected.as_ref()?.output;
        let (must, is) = (self.read(must)?, self.shown(seen)?);
        let wrong: Vec<Option<usize>> = (must.iter().zip(&is))
            .map(|(must, is)| {
                let mut both = must.values.iter().zip(&is.values);
                both.position(|(must, is)| must != is)
            })
            .collect();
        let guilty = |&at: &usize| {
            let Some(first) = wrong[at] else {
                return false;
            };
            let mut below = self.noted[at].operands.iter();
            below.all(|&operand| wrong[operand].is_none_or(|other| other > first))
        };
        let candidates = (0..self.noted.len()).filter(guilty);
        let best = candidates.min_by_key(|&at| self.noted[at].rank);
        let astray = || Wrong {
            culprit: FLOW.to_string(),
            stored: None,
        };
        let Some(at) = best else {
            return strays(&must, &is, None).then(astray);
        };
        let first = wrong[at]?;
        let seen = Some((must[at].when[first], is[at].when[first]));
        if self.noted[at].rank > Rank::Operation && strays(&must, &is, seen) {
            return Some(astray());
        }
        let value = is[at].values[first];
        Some(Wrong {
            culprit: self.manner(at, first, &must, value),
            stored: (self.noted[at].rank > Rank::Update).then_some((at, first, value)),
        })
    }

    /// An operation, in the manner in which it is wrong: what a compiler does to the sign of narrow values, or of operands
    /// that it compares, it does to all types and operators alike.
    fn manner(&self, number: usize, first: usize, must: &[Was], is: i64) -> String {
        let noted = &self.noted[number];
        let value = |operand: Operand| match operand {
            Operand::Literal(value) => Some(value),
            Operand::Noted(other) => must[other].values.get(first).copied(),
        };
        match noted.of {
            Of::Comparison(a, b) => {
                if let (Some(a), Some(b)) = (value(a), value(b))
                    && (a < 0) != (b < 0)
                {
                    return SIGNEDNESS.to_string();
                }
            }
            // It was not converted at all.
            Of::Conversion(from) if value(from) == Some(is) => return noted.name.clone(),
            Of::Conversion(_) | Of::Other => {}
        }
        let IntShape { width, signed } = noted.shape;
        match must[number].values.get(first) {
            Some(right) if signed && width < 32 && is == right + (1 << width) => SIGN.to_string(),
            _ => noted.name.clone(),
        }
    }

    /// What its expressions were when it was compiled.
    fn shown(&self, seen: &Seen) -> Option<Vec<Was>> {
        match seen {
            Seen::Ended { output, .. } => self.read(output),
            _ => None,
        }
    }

    fn read(&self, output: &[u8]) -> Option<Vec<Was>> {
        let text = String::from_utf8_lossy(output);
        let mut all: Vec<Was> = self.noted.iter().map(|_| Was::default()).collect();
        let mut lines = 0;
        let begin = text.find(&format!("{OWN} 0: "))?;
        for line in text.get(begin..)?.lines() {
            let (number, rest) = line.strip_prefix(OWN)?.trim_start().split_once(": ")?;
            let was = all.get_mut(number.parse::<usize>().ok()?)?;
            let mut words = rest.split(' ');
            was.times = words.next()?.parse().ok()?;
            for word in words {
                let (value, when) = word.split_once('@')?;
                was.values.push(value.parse().ok()?);
                was.when.push(when.parse().ok()?);
            }
            lines += 1;
        }
        (lines == all.len()).then_some(all)
    }
}

/// Whether something was evaluated too often or not often enough; `before` a value that should have been, and was, noted at
/// these times.
fn strays(must: &[Was], is: &[Was], before: Option<(u64, u64)>) -> bool {
    let mut rows = must.iter().zip(is);
    rows.any(|(must, is)| {
        let Some((should, was)) = before else {
            return must.times != is.times;
        };
        // One too many, when it was noted, and one too few, when it should have been.
        let many = is.when.get(must.times as usize);
        let few = must.when.get(is.times as usize);
        // Where the clock stands still, a wrong turn counts.
        many.is_some_and(|&when| when < was || when == 0)
            || few.is_some_and(|&when| when < should || when == 0)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a compiler would be blamed for that takes a part of the text for another.
    fn blamed(program: &str, from: &str, to: &str) -> Option<String> {
        let traced = traced(
            &Files::single("main.c", program),
            &Target::x86_64_linux(),
            Grain::All,
        )
        .unwrap();
        let text = String::from_utf8(traced.program.units[0].1.clone()).unwrap();
        let at = text.find("int main").unwrap();
        let (before, main) = text.split_at(at);
        assert!(main.contains(from), "{main}");
        let parsed = Source::of(&Files::single(
            "main.c",
            format!("{before}{}", main.replace(from, to)),
        ));
        let outcome = parsed
            .check()
            .unwrap()
            .run(&cassay_eval::Options::default());
        let cassay_eval::Verdict::Exit(status) = outcome.verdict else {
            panic!("{:?}", outcome.verdict);
        };
        let wrong = traced.wrong(&Seen::Ended {
            status,
            output: outcome.output,
        });
        wrong.map(|wrong| wrong.culprit)
    }

    /// What a compiler is blamed for in whose program the only value that is noted is what a function of the dirt says.
    fn dirty(value: impl Fn(u8) -> u8) -> Option<String> {
        let program = Files::single(
            "main.c",
            "int main(void) { int a[9] = {0}; int b = a[8]; return 0; }",
        );
        let found = found(&program, &Target::x86_64_linux(), |program| {
            let text = String::from_utf8_lossy(&program.units[0].1);
            let mut kinds = DIRT.into_iter();
            let dirt = kinds
                .find(|dirt| text.contains(&format!("dirt[at] = {dirt};")))
                .unwrap();
            let output = format!("noted 0: 1 {}@0\n", value(dirt)).into_bytes();
            Ok::<_, ()>(Seen::Ended { status: 0, output })
        });
        found.unwrap()
    }

    #[test]
    fn what_depends_on_the_stack_before_was_not_stored() {
        assert_eq!(dirty(|dirt| dirt).as_deref(), Some(UNINITIALISED));
        assert_eq!(dirty(|dirt| dirt & 1).as_deref(), Some(UNINITIALISED));
        assert_eq!(dirty(|_| 1).as_deref(), Some(INITIALISER));
        assert_eq!(dirty(|_| 0), None);
    }

    #[test]
    fn the_first_operation_with_right_operands_is_to_blame() {
        let program = "int main(void) { int a = 7, b = 3, c = 0; for (; b > 1; b--) c += a % b * 2 - 1; return c != 2; }";
        assert_eq!(blamed(program, " % ", " / ").as_deref(), Some("%"));
        assert_eq!(blamed(program, " * ", " + ").as_deref(), Some("*"));
        assert_eq!(blamed(program, " += ", " -= ").as_deref(), Some("+="));
        assert_eq!(blamed(program, " > 1", " >= 1").as_deref(), Some(">"));
        assert_eq!(blamed(program, "b--", "b -= 2").as_deref(), Some("--"));
        assert_eq!(blamed(program, "c = 0", "c = 5").as_deref(), Some("+="));
    }

    #[test]
    fn signs_are_one_matter_whatever_the_type() {
        let program = "int main(void) { signed char a = -1; short b = 65530; return a + b < 1U; }";
        assert_eq!(
            blamed(program, "signed char a", "unsigned char a").as_deref(),
            Some(SIGN)
        );
        assert_eq!(
            blamed(program, "short b", "unsigned short b").as_deref(),
            Some(SIGN)
        );
        let program = "int main(void) { int a = -1; return a < 0; }";
        assert_eq!(
            blamed(program, " < 0", " < 0U").as_deref(),
            Some(SIGNEDNESS)
        );
        let program = "int main(void) { int a = 70000; return (short)a != 4464; }";
        assert_eq!(
            blamed(program, "(short)", "(int)").as_deref(),
            Some("to short")
        );
    }

    #[test]
    fn control_that_goes_astray() {
        let program = "int main(void) { int a = 0; for (int i = 0; i != 3; i++) { a = i; break; } return a; }";
        assert_eq!(blamed(program, "break;", "").as_deref(), Some(FLOW));
        assert_eq!(
            blamed(program, "noted_int(4, a = noted_int(3, i));", ";").as_deref(),
            Some(FLOW)
        );
        let program = "int a; int main(void) { a = 1; return a; }";
        assert_eq!(
            blamed(program, "return ", "a = 2; return ").as_deref(),
            Some(MEMORY)
        );
        // Nothing is wrong.
        assert_eq!(blamed(program, "a = 1", "a = 1 + 0"), None);
    }

    #[test]
    fn what_cannot_be_noted_is_left_alone() {
        let none = |program: &str| {
            traced(
                &Files::single("main.c", program),
                &Target::x86_64_linux(),
                Grain::All,
            )
            .is_none()
        };
        assert!(none("int main(void) { return 0; }"));
        assert!(none("int main(void) { int noted = 1; return noted; }"));
        assert!(none("int main(void) { int a; return a; }"));
    }
}
