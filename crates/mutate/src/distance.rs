//! How far two programs are apart, after Athena (Le, Sun, Su 2015, §4.2).
//!
//! Athena compares, function by function, the sets of statements, variables and edges of the control
//! flow. Here a statement is its own text without what it contains, a variable its name, and an edge a
//! statement with the one it lies in: the tree's, which every program has at hand. Each pair of sets
//! has a Jaccard distance, and the distance of programs is their mean, in thousandths. Functions count
//! together, so that moving code from one to another is a change, too: everything is marked with the
//! function it is in.
//!
//! A chain of variants accepts a step away from the seed always, and a step back towards it the more
//! seldom the longer it is ([`accepts`]), as in Athena's Markov chain. Powers of two take the place of
//! the exponential function, which is not the same on all machines.

use crate::seed::Seed;
use cassay_choice::Choices;
use cassay_lang::tree::*;
use cassay_lang::walk::{self, Node};
use rustc_hash::FxHashSet;

/// What a program consists of.
#[derive(Default, Debug)]
pub struct Features {
    statements: FxHashSet<u64>,
    variables: FxHashSet<u64>,
    edges: FxHashSet<u64>,
}

impl Features {
    pub fn new(seed: &Seed) -> Features {
        let mut features = Features::default();
        let function = |stmt: StmtId| {
            let f = seed.function_of(stmt).map(|f| seed.decl_name(f.decl));
            hash(0, f.unwrap_or_default().as_bytes())
        };
        let mut heads: Vec<u64> = vec![0; seed.stmts.len()];
        for (i, head) in heads.iter_mut().enumerate() {
            *head = own_text(seed, StmtId::from_index(i));
        }
        for (i, info) in seed.stmts.iter().enumerate() {
            let Some(info) = info else { continue };
            let stmt = StmtId::from_index(i);
            let own = heads.get(i).copied().unwrap_or(0);
            let up = info.parent.and_then(|p| heads.get(p.index())).copied();
            let f = function(stmt);
            features.statements.insert(mix(f, own));
            features.edges.insert(mix(mix(f, up.unwrap_or(0)), own));
        }
        for (i, info) in seed.exprs.iter().enumerate() {
            if let (Some(info), ExprKind::Name(d)) =
                (info, seed.program[ExprId::from_index(i)].kind)
            {
                let name = hash(1, seed.decl_name(d).as_bytes());
                features.variables.insert(mix(function(info.stmt), name));
            }
        }
        features
    }

    /// From 0, the same, to 1000, nothing in common.
    pub fn distance(&self, other: &Features) -> u64 {
        let pairs = [
            (&self.statements, &other.statements),
            (&self.variables, &other.variables),
            (&self.edges, &other.edges),
        ];
        pairs.iter().map(|(a, b)| jaccard(a, b)).sum::<u64>() / 3
    }
}

fn jaccard(a: &FxHashSet<u64>, b: &FxHashSet<u64>) -> u64 {
    let both = a.iter().filter(|x| b.contains(x)).count() as u64;
    let all = a.len() as u64 + b.len() as u64 - both;
    match all {
        0 => 0,
        _ => 1000 * (all - both) / all,
    }
}

/// A statement by its kind and by the text of the expressions that are its own.
fn own_text(seed: &Seed, stmt: StmtId) -> u64 {
    let program = &seed.program;
    let text = |e: ExprId| {
        let range = seed.offset(program[e].span).unwrap_or((0, 0));
        seed.slice(range).as_bytes()
    };
    let kind: u64 = match program[stmt].kind {
        StmtKind::Null => 0,
        StmtKind::Expr(_) => 1,
        StmtKind::Decl(d) => {
            let name = seed.decl_name(d).as_bytes();
            let init = match program[d].kind {
                DeclKind::Var { init: Some(i), .. } => match program[i] {
                    Init::Expr(e) => text(e),
                    Init::List { .. } => b"{}",
                },
                _ => b"",
            };
            return hash(hash(2, name), init);
        }
        StmtKind::Block(_) => 3,
        StmtKind::If(..) => 4,
        StmtKind::While(..) => 5,
        StmtKind::Do(..) => 6,
        StmtKind::For { .. } => 7,
        StmtKind::Switch(..) => 8,
        StmtKind::Case(..) => 9,
        StmtKind::Default(_) => 10,
        StmtKind::Label(l, _) => return hash(11, program.name(program[l].name).as_bytes()),
        StmtKind::Goto(l) => return hash(12, program.name(program[l].name).as_bytes()),
        StmtKind::GotoComputed(_) => 13,
        StmtKind::Break => 14,
        StmtKind::Continue => 15,
        StmtKind::Return(_) => 16,
        StmtKind::Asm { .. } => 17,
    };
    let mut sum = mix(kind, 1);
    walk::children(program, Node::Stmt(stmt), |child| {
        if let Node::Expr(e) = child {
            sum = hash(sum, text(e));
        }
    });
    sum
}

/// FNV-1a.
fn hash(start: u64, bytes: &[u8]) -> u64 {
    bytes.iter().fold(start ^ 0xcbf2_9ce4_8422_2325, |h, &b| {
        (h ^ u64::from(b)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

fn mix(a: u64, b: u64) -> u64 {
    hash(a, &b.to_le_bytes())
}

/// A loss of distance, in thousandths, that halves the chance of a step.
const HALF: u64 = 8;

/// Whether a chain goes from a program at one distance from the seed to one at another.
pub fn accepts(now: u64, then: u64, c: &mut Choices) -> bool {
    let lost = now.saturating_sub(then);
    if lost == 0 {
        return true;
    }
    let whole = 1000u64 >> (lost / HALF).min(63);
    // Between two powers of two, a straight line.
    let part = whole * (lost % HALF) / (2 * HALF);
    c.chance((whole - part) as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_have_distances() {
        let set = |list: &[u64]| list.iter().copied().collect::<FxHashSet<u64>>();
        assert_eq!(jaccard(&set(&[]), &set(&[])), 0);
        assert_eq!(jaccard(&set(&[1, 2]), &set(&[1, 2])), 0);
        assert_eq!(jaccard(&set(&[1, 2]), &set(&[3])), 1000);
        assert_eq!(jaccard(&set(&[1, 2, 3]), &set(&[1])), 666);
    }

    #[test]
    fn steps_away_are_taken_and_steps_back_seldom() {
        let taken = |now, then| {
            let mut c = Choices::seeded(7);
            (0..1000).filter(|_| accepts(now, then, &mut c)).count()
        };
        assert_eq!(taken(100, 100), 1000);
        assert_eq!(taken(100, 900), 1000);
        let (near, far) = (taken(100, 92), taken(100, 60));
        assert!((400..600).contains(&near), "{near}");
        assert!(far < 80, "{far}");
        assert_eq!(taken(1000, 0), 0);
    }
}
