//! Every node of a program that its text shows, each once, in the order of the text.
//!
//! Passes look for what they can change here, and edits find the uses of a declaration. A node that
//! is reached twice (types of one declaration's declarators, copies that an edit made) is listed
//! where it is first met. What is below a node, [`cassay_lang::walk`] says; here it gets a parent, a
//! depth and a function.

use cassay_lang::tree::*;
pub use cassay_lang::walk::{Node, children};

/// A node and where it stands.
#[derive(Clone, Copy, Debug)]
pub struct Found {
    pub node: Node,
    /// Its parent's place in [`Walk::order`]; `None` at file scope.
    pub parent: Option<u32>,
    /// How many nodes of its own sort (statements, expressions) are around it.
    pub depth: u32,
    /// The function that it is in.
    pub function: Option<DeclId>,
}

#[derive(Debug, Default)]
pub struct Walk {
    pub order: Vec<Found>,
}

/// Which nodes have been met, one flag per node of each arena.
struct Met {
    exprs: Vec<bool>,
    stmts: Vec<bool>,
    decls: Vec<bool>,
    types: Vec<bool>,
    inits: Vec<bool>,
    fields: Vec<bool>,
}

impl Met {
    fn new(p: &Program) -> Met {
        Met {
            exprs: vec![false; p.exprs.len()],
            stmts: vec![false; p.stmts.len()],
            decls: vec![false; p.decls.len()],
            types: vec![false; p.types.len()],
            inits: vec![false; p.inits.len()],
            fields: vec![false; p.fields.len()],
        }
    }

    /// Whether this is the first time.
    fn first(&mut self, node: Node) -> bool {
        let flag = match node {
            Node::Expr(id) => self.exprs.get_mut(id.index()),
            Node::Stmt(id) => self.stmts.get_mut(id.index()),
            Node::Decl(id) => self.decls.get_mut(id.index()),
            Node::Type(id) => self.types.get_mut(id.index()),
            Node::Init(id) => self.inits.get_mut(id.index()),
            Node::Field(id) => self.fields.get_mut(id.index()),
        };
        flag.is_some_and(|flag| !std::mem::replace(flag, true))
    }
}

impl Walk {
    pub fn new(p: &Program) -> Walk {
        let mut walk = Walk::default();
        let mut met = Met::new(p);
        let mut stack: Vec<Found> = Vec::new();
        for unit in &p.units {
            for &item in unit.items.iter().rev() {
                stack.push(Found {
                    node: Node::Decl(item),
                    parent: None,
                    depth: 0,
                    function: None,
                });
            }
            while let Some(found) = stack.pop() {
                if !met.first(found.node) {
                    continue;
                }
                let at = walk.order.len() as u32;
                walk.order.push(found);
                let function = match found.node {
                    Node::Decl(decl) if is_function(p, decl) => Some(decl),
                    _ => found.function,
                };
                let start = stack.len();
                children(p, found.node, |node| {
                    let same = matches!(
                        (found.node, node),
                        (Node::Expr(_), Node::Expr(_)) | (Node::Stmt(_), Node::Stmt(_))
                    );
                    let depth = match (same, node) {
                        (true, _) => found.depth + 1,
                        // A declaration's or an initialiser's place counts for what is in it.
                        (false, Node::Decl(_) | Node::Init(_)) => found.depth,
                        (false, _) => 0,
                    };
                    stack.push(Found {
                        node,
                        parent: Some(at),
                        depth,
                        function,
                    });
                });
                // The first one comes next.
                stack[start..].reverse();
            }
        }
        walk
    }

    pub fn exprs(&self) -> impl DoubleEndedIterator<Item = (ExprId, &Found)> {
        self.order.iter().filter_map(|found| match found.node {
            Node::Expr(id) => Some((id, found)),
            _ => None,
        })
    }

    pub fn stmts(&self) -> impl DoubleEndedIterator<Item = (StmtId, &Found)> {
        self.order.iter().filter_map(|found| match found.node {
            Node::Stmt(id) => Some((id, found)),
            _ => None,
        })
    }

    pub fn decls(&self) -> impl DoubleEndedIterator<Item = (DeclId, &Found)> {
        self.order.iter().filter_map(|found| match found.node {
            Node::Decl(id) => Some((id, found)),
            _ => None,
        })
    }

    pub fn types(&self) -> impl DoubleEndedIterator<Item = (TypeId, &Found)> {
        self.order.iter().filter_map(|found| match found.node {
            Node::Type(id) => Some((id, found)),
            _ => None,
        })
    }

    pub fn inits(&self) -> impl DoubleEndedIterator<Item = (InitId, &Found)> {
        self.order.iter().filter_map(|found| match found.node {
            Node::Init(id) => Some((id, found)),
            _ => None,
        })
    }

    pub fn parent(&self, found: &Found) -> Option<&Found> {
        self.order.get(found.parent? as usize)
    }

    /// How many nodes are below each one, itself included; in the order of [`Walk::order`]. What an
    /// edit that removes it is worth.
    pub fn sizes(&self) -> Vec<u32> {
        let mut sizes = vec![1u32; self.order.len()];
        for at in (0..self.order.len()).rev() {
            if let Some(parent) = self.order[at].parent {
                sizes[parent as usize] = sizes[parent as usize].saturating_add(sizes[at]);
            }
        }
        sizes
    }
}

pub fn is_function(p: &Program, decl: DeclId) -> bool {
    matches!(p[decl].kind, DeclKind::Function { .. })
}

#[cfg(test)]
mod tests {
    use super::*;
    use cassay_source::Source;

    #[test]
    fn alignments_of_enumerations_and_unnamed_members_are_met() {
        let text = "enum { n = 8 };
            enum __attribute__((aligned(n))) e { a };
            struct s { struct { int x; } __attribute__((aligned(n))); };";
        let p = Source::new("t.c", text).parse().unwrap().program;
        let walk = Walk::new(&p);
        let names = walk
            .exprs()
            .filter(|(e, _)| matches!(p[*e].kind, ExprKind::Name(_)));
        assert_eq!(names.count(), 2);
    }
}
