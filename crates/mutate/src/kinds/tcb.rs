//! TCB, always-true conditional block (Hermes, §3.2.3 and Figure 6): live variables are backed up,
//! changed, used and restored, all behind a condition that is always true.
//!
//! While the block is written its variables' values are followed (speculative execution): the new
//! values come from expressions that are defined for all old ones, and later predicates and
//! expressions build on the new ones. What is used is used in conditions of code that never runs, so
//! that nothing is shown.
//!
//! Only scalars that had a value at every visit are touched, and never const or volatile ones or
//! members of unions. Pointers are set to null in between, and restored through `void *`: which is a
//! conversion, and so not for pointers that may be misaligned (6.3.2.3p7), as those to members of
//! packed structures are.

use crate::code::Dead;
use crate::env::{Env, Leaf};
use crate::expression::{Made, assigned, synthesise};
use crate::mutation::{Context, Mutation, Site, Where};
use crate::predicate::synthesise_predicate;
use crate::text::Mutated;
use cassay_choice::Choices;
use cassay_eval::profile::{Pointee, Scalar, Shape, Value, Values};
use cassay_lang::tree::{FloatKind, IntKind, Quals, StmtId};
use cassay_lang::types::{QTy, TyKind};

pub struct TrueBlock;

impl Mutation for TrueBlock {
    fn name(&self) -> &'static str {
        "tcb"
    }

    fn doc(&self) -> &'static str {
        "live variables backed up, changed, used and restored"
    }

    fn place(&self) -> Where {
        Where::Live
    }

    fn make(&self, cx: &Context, site: Site, c: &mut Choices) -> Option<Mutated> {
        let Site::Stmt(stmt) = site else { return None };
        let mut env = cx.env(stmt, |_| true)?;
        let mut writer = Writer {
            cx,
            stmt,
            facts: vec![format!("here, {}", cx.passed(stmt))],
            changed: Vec::new(),
            named: 0,
        };
        let text = writer.block(&mut env, cx.depth.min(2), c)?;
        let edit = cx.before(stmt, &text)?;
        let what = format!(
            "{} changed and restored before this statement",
            writer.changed.join(", ")
        );
        Some(cx.mutated(self.name(), site, vec![edit], what, writer.facts))
    }
}

struct Writer<'a, 'b> {
    cx: &'a Context<'b>,
    stmt: StmtId,
    facts: Vec<String>,
    changed: Vec<String>,
    named: u32,
}

/// A variable on its way through the block.
struct Touched {
    text: String,
    shape: Shape,
    backup: String,
    /// How the backup is declared.
    declare: String,
    /// How the variable is restored.
    restore: String,
    old: Option<Leaf>,
}

fn indented(text: &str) -> String {
    format!("  {}", text.replace('\n', "\n  "))
}

impl Writer<'_, '_> {
    /// A block, behind which everything is as before it. If it cannot be made, nothing happened.
    fn block(&mut self, env: &mut Env, depth: u32, c: &mut Choices) -> Option<String> {
        let before = (env.snapshot(), self.changed.len(), self.facts.len());
        let text = self.written(env, depth, c);
        env.restore(before.0);
        if text.is_none() {
            self.changed.truncate(before.1);
            self.facts.truncate(before.2);
        }
        text
    }

    fn written(&mut self, env: &mut Env, depth: u32, c: &mut Choices) -> Option<String> {
        let mut touched: Vec<Touched> = Vec::new();
        for _ in 0..1 + c.below(3) {
            let Some((scalar, qty)) = env.pick_writable(c) else {
                break;
            };
            let text = scalar.place.text(&self.cx.seed.program);
            if self.changed.contains(&text) {
                continue;
            }
            if let Some(t) = self.touch(env, scalar, qty, text, c) {
                self.changed.push(t.text.clone());
                touched.push(t);
            }
        }
        if touched.is_empty() {
            return None;
        }
        let guard = synthesise_predicate(env, true, self.cx.depth, c)?;
        self.facts.extend(guard.facts);
        // Backups are made inside the guard and undone behind it, as in the paper, or all inside.
        let inside = c.chance(300);
        let mut inner: Vec<String> = Vec::new();
        for t in &touched {
            inner.push(format!("{} = {};", t.backup, t.text));
            if let Some(old) = &t.old {
                env.declare(Leaf {
                    text: t.backup.clone(),
                    ..old.clone()
                });
            }
        }
        for t in &touched {
            inner.push(self.change(env, t, c)?);
        }
        // Later values may build on what the first assignments made.
        if depth > 0
            && c.chance(400)
            && let Some(nested) = self.block(env, depth - 1, c)
        {
            inner.push(nested);
        }
        if let Some(used) = self.used(env, c) {
            inner.push(used);
        }
        let restore: Vec<String> = touched.iter().map(|t| t.restore.clone()).collect();
        let mut text = vec!["{".to_string()];
        text.extend(touched.iter().map(|t| indented(&t.declare)));
        text.push(format!("  if ({}) {{", guard.text));
        text.extend(inner.iter().map(|l| indented(&indented(l))));
        if inside {
            text.extend(restore.iter().map(|l| indented(&indented(l))));
            text.push("  }".into());
        } else {
            text.push("  }".into());
            text.extend(restore.iter().map(|l| indented(l)));
        }
        text.push("}".into());
        Some(text.join("\n"))
    }

    /// Code that would use the new values, behind a condition on them that is false.
    fn used(&mut self, env: &Env, c: &mut Choices) -> Option<String> {
        let p = synthesise_predicate(env, false, self.cx.depth, c)?;
        let body = Dead::new(self.cx, self.stmt)?.block(0, c);
        self.facts.extend(p.facts);
        let head = if c.chance(300) { "while" } else { "if" };
        Some(format!("{head} ({}) {{\n{body}\n}}", p.text))
    }

    /// Everything about a variable that is settled before the first one changes.
    fn touch(
        &mut self,
        env: &Env,
        scalar: &Scalar,
        qty: QTy,
        text: String,
        c: &mut Choices,
    ) -> Option<Touched> {
        self.named += 1;
        let backup = self.cx.fresh(&format!("b{}", self.named));
        let mut restore = format!("{text} = {backup};");
        let (declare, old) = match scalar.shape {
            Shape::Int {
                kind: IntKind::UInt128,
                ..
            }
            | Shape::Float(FloatKind::LongDouble) => return None,
            Shape::Int { kind, bits } => {
                let old = env.leaf(scalar)?;
                let first = synthesise(env, 2, c)?;
                self.facts.extend(first.facts.iter().cloned());
                // The backup is as wide as the variable, so nothing is lost.
                let declare = format!("{} {backup} = {};", kind.name(), trimmed(&first));
                (declare, bits.is_none().then_some(Leaf { kind, ..old }))
            }
            Shape::Float(kind) => (format!("{} {backup} = 0;", kind.name()), None),
            Shape::Pointer => {
                let types = &self.cx.seed.checked.types;
                let to = types.pointee(qty.ty)?;
                if matches!(types.kind(to.ty), TyKind::Function(_))
                    || qty.quals.contains(Quals::RESTRICT)
                    || !always_aligned(&scalar.values, types.align(to.ty))
                {
                    return None;
                }
                restore = format!("{text} = (void *){backup};");
                (format!("const volatile void *{backup} = 0;"), None)
            }
        };
        Some(Touched {
            text,
            shape: scalar.shape,
            backup,
            declare,
            restore,
            old,
        })
    }

    /// The assignment in between, and what the environment is after it.
    fn change(&mut self, env: &mut Env, t: &Touched, c: &mut Choices) -> Option<String> {
        let Shape::Int { kind, bits } = t.shape else {
            // Null is a value of every pointer, zero of every floating type.
            env.change(&t.text, None);
            return Some(format!("{} = 0;", t.text));
        };
        let made = synthesise(env, 4, c)?;
        self.facts.extend(made.facts.iter().cloned());
        let set = assigned(env.ints(), kind, bits, &made);
        // As a bit-field it is read in another type: nothing is built on it then.
        let holds = bits
            .is_none()
            .then(|| Leaf::of_set(t.text.clone(), kind, set));
        env.change(&t.text, holds);
        Some(format!("{} = {};", t.text, trimmed(&made)))
    }
}

/// Whether a pointer always had a value that may be converted to its type again.
fn always_aligned(values: &Values, align: u32) -> bool {
    let fits = |offset: u64| offset.is_multiple_of(u64::from(align.max(1)));
    let aligned = |value: &Value| match *value {
        Value::Pointer(Pointee::Null | Pointee::Function(_)) => true,
        Value::Pointer(Pointee::Object { offset, .. } | Pointee::Other { offset, .. }) => {
            fits(offset.into())
        }
        Value::Pointer(Pointee::Integer(address)) => fits(address),
        Value::Int(_) | Value::Float(_) => false,
    };
    align <= 1 || values.complete && values.seen.iter().all(aligned)
}

/// Without the outer parentheses.
fn trimmed(made: &Made) -> &str {
    let text = made.text.as_str();
    let inner = text.strip_prefix('(').and_then(|t| t.strip_suffix(')'));
    match inner {
        Some(inner) if crate::expression::operand(text) == text && balanced(inner) => inner,
        _ => text,
    }
}

fn balanced(text: &str) -> bool {
    let mut depth = 0i32;
    for b in text.bytes() {
        match b {
            b'(' => depth += 1,
            b')' => depth -= 1,
            _ => {}
        }
        if depth < 0 {
            return false;
        }
    }
    depth == 0
}
