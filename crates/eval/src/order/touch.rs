//! Sets of what an evaluation may touch: objects by name where only their name leads to them, and
//! everything else as one.

/// What a name leads to, and only the name: an automatic variable or a static object whose address
/// is never taken. Numbers are those of entities.
pub type Named = u32;

/// The library's own state: streams, `errno`, the random numbers.
pub const LIBRARY: Named = u32::MAX;

/// What an lvalue may designate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Object {
    /// Something that nothing else leads to.
    Nobodys,
    /// What only this name leads to.
    Named(Named),
    /// Something that pointers may lead to.
    Memory,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Touch {
    /// In order.
    named: Vec<Named>,
    /// Objects that pointers may lead to.
    pub memory: bool,
    /// Any static object at all: a function that is not known was called.
    pub anything: bool,
}

impl Touch {
    pub fn anything() -> Touch {
        Touch {
            named: Vec::new(),
            memory: true,
            anything: true,
        }
    }

    pub fn is_empty(&self) -> bool {
        self.named.is_empty() && !self.memory && !self.anything
    }

    pub fn named(&self) -> &[Named] {
        &self.named
    }

    pub fn insert(&mut self, named: Named) -> bool {
        match self.named.binary_search(&named) {
            Ok(_) => false,
            Err(at) => {
                self.named.insert(at, named);
                true
            }
        }
    }

    /// Adds an object.
    pub fn touch(&mut self, object: Object) {
        match object {
            Object::Nobodys => {}
            Object::Named(named) => {
                self.insert(named);
            }
            Object::Memory => self.memory = true,
        }
    }

    /// Whether all of these names, in order, are among its own.
    fn has_all(&self, named: &[Named]) -> bool {
        if named.len() * 8 < self.named.len() {
            return named.iter().all(|n| self.named.binary_search(n).is_ok());
        }
        let mut own = self.named.iter();
        named
            .iter()
            .all(|n| own.by_ref().find(|o| *o >= n) == Some(n))
    }

    /// Adds all of another; whether that was news.
    pub fn add(&mut self, other: &Touch) -> bool {
        let before = (self.named.len(), self.memory, self.anything);
        self.memory |= other.memory;
        self.anything |= other.anything;
        if other.named.is_empty() {
            // Nothing to add.
        } else if self.named.is_empty() {
            self.named.clone_from(&other.named);
        } else if !self.has_all(&other.named) {
            self.named = merged(&self.named, &other.named);
        }
        before != (self.named.len(), self.memory, self.anything)
    }

    /// What both may touch. `is_static` tells static objects from automatic ones, which no function
    /// can reach that is not known.
    pub fn common(&self, other: &Touch, is_static: impl Fn(Named) -> bool) -> Touch {
        let (mut a, mut b) = (self.named.iter().peekable(), other.named.iter().peekable());
        let mut named = Vec::new();
        while let (Some(&&x), Some(&&y)) = (a.peek(), b.peek()) {
            if x == y {
                named.push(x);
            }
            if x <= y {
                a.next();
            }
            if y <= x {
                b.next();
            }
        }
        let mut common = Touch {
            named,
            memory: self.memory && other.memory,
            anything: self.anything && other.anything,
        };
        for (unknown, known) in [(self, other), (other, self)] {
            if unknown.anything {
                for &name in &known.named {
                    if is_static(name) {
                        common.insert(name);
                    }
                }
            }
        }
        common
    }
}

/// The names of both, in order.
fn merged(a: &[Named], b: &[Named]) -> Vec<Named> {
    let mut all = Vec::with_capacity(a.len() + b.len());
    let (mut a, mut b) = (a.iter().peekable(), b.iter().peekable());
    while let (Some(&&x), Some(&&y)) = (a.peek(), b.peek()) {
        all.push(x.min(y));
        a.next_if(|_| x <= y);
        b.next_if(|_| y <= x);
    }
    all.extend(a);
    all.extend(b);
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(names: &[Named], memory: bool) -> Touch {
        let mut touch = Touch::default();
        for &name in names {
            touch.insert(name);
        }
        touch.memory = memory;
        touch
    }

    #[test]
    fn what_two_have_in_common() {
        let common = |a: &Touch, b: &Touch| a.common(b, |name| name >= 10);
        let (a, b) = (set(&[1, 3, 12], true), set(&[2, 3, 12, 14], false));
        assert_eq!(common(&a, &b), set(&[3, 12], false));
        assert_eq!(common(&b, &a), set(&[3, 12], false));
        // A function that is not known reaches static objects only.
        assert_eq!(common(&Touch::anything(), &b), set(&[12, 14], false));
        assert_eq!(common(&a, &Touch::anything()), set(&[12], true));
        assert!(common(&set(&[1], false), &set(&[2], true)).is_empty());
    }

    #[test]
    fn sums_know_what_is_new() {
        let mut a = set(&[5], false);
        assert!(a.add(&set(&[2, 5], false)));
        assert!(!a.add(&set(&[2], false)));
        assert!(a.add(&set(&[], true)));
        assert_eq!(a.named(), [2, 5]);
    }
}
