//! Objects that need a closer look at each access.
//!
//! Those with unions keep the class of the last store to each byte (6.5.2.3p3); those with const members keep where
//! these lie (6.7.3p6). Neither can be accessed on the fast path, which finds that they have no bytes.

use super::{Memory, ObjectKind, Ptr, object_of, offset_of};
use std::sync::Arc;

/// What is looked at when a watched object is accessed.
#[derive(Clone, Debug)]
pub(super) struct Watch {
    /// The class of the last store to each byte, 0 for none or any; empty without a union.
    classes: Vec<u8>,
    /// Byte ranges of const members.
    consts: Arc<[(u32, u32)]>,
}

impl Memory {
    /// From now on every access to the object gets a closer look: at the class of what was last
    /// stored (`union`), and at its const members.
    pub fn watch(&mut self, p: Ptr, union: bool, consts: Arc<[(u32, u32)]>) {
        let Some(o) = self.objects.get_mut(object_of(p) as usize) else {
            return;
        };
        let classes = if union {
            vec![0; o.meta.extent as usize]
        } else {
            Vec::new()
        };
        o.size = 0;
        o.writable = 0;
        o.meta.watched = true;
        self.watches.insert(object_of(p), Watch { classes, consts });
    }

    /// The classes of the last stores to `n` bytes, if the object keeps them.
    pub fn classes(&self, p: Ptr, n: u32) -> Option<&[u8]> {
        let start = offset_of(p) as usize;
        self.watches
            .get(&object_of(self.outer(p)))?
            .classes
            .get(start..start + n as usize)
    }

    /// Notes the class of a store.
    pub fn set_class(&mut self, p: Ptr, n: u64, class: u8) {
        if self.watches.is_empty() {
            return;
        }
        let object = object_of(self.outer(p));
        if let Some(watch) = self.watches.get_mut(&object) {
            let start = offset_of(p) as usize;
            if let Some(classes) = watch.classes.get_mut(start..start + n as usize) {
                classes.fill(class);
            }
        }
    }

    /// A copy carries the classes along.
    pub(super) fn copy_classes(&mut self, to: Ptr, from: Ptr, n: u64) {
        if self.watches.is_empty() {
            return;
        }
        match self.classes(from, n as u32).map(<[u8]>::to_vec) {
            Some(copied) => {
                let start = offset_of(to) as usize;
                let object = object_of(self.outer(to));
                if let Some(watch) = self.watches.get_mut(&object)
                    && let Some(classes) = watch.classes.get_mut(start..start + copied.len())
                {
                    classes.copy_from_slice(&copied);
                }
            }
            None => self.set_class(to, n, 0),
        }
    }

    /// Where bytes of a watched object lie, if they may be accessed.
    #[cold]
    pub(super) fn locate_watched(&self, p: Ptr, n: u64, write: bool) -> Option<usize> {
        let o = self.objects.get(object_of(p) as usize)?;
        let offset = u64::from(offset_of(p));
        if !o.meta.watched || !o.meta.live || offset + n > u64::from(o.meta.extent) {
            return None;
        }
        let may_write = || {
            o.meta.unlocked
                || !(o.meta.is_const
                    || matches!(
                        o.meta.kind,
                        ObjectKind::Temporary | ObjectKind::StringLiteral
                    )
                    || self.hits_const(p, n))
        };
        (!write || may_write()).then_some(o.base as usize + offset as usize)
    }

    pub(super) fn hits_const(&self, p: Ptr, n: u64) -> bool {
        let (start, end) = (u64::from(offset_of(p)), u64::from(offset_of(p)) + n);
        self.watches
            .get(&object_of(self.outer(p)))
            .is_some_and(|w| {
                w.consts
                    .iter()
                    .any(|&(from, to)| u64::from(from) < end && start < u64::from(to))
            })
    }
}
