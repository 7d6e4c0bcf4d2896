//! Effective types while the program runs (6.5p6, p7), and volatile objects accessed as others (6.7.3p6).
//!
//! What is declared says by its type which scalars lie where. Allocated memory has the classes of the last
//! stores, byte by byte; copies carry them along, whether whole or character by character. Stores of
//! characters, and by way of a union, leave bytes that anything may read: less is found, nothing is wrong.
//!
//! Only programs that convert pointers in a way that could lead here are watched ([`crate::effective`]).

use super::Machine;
use crate::code::{VIA_UNION, VOLATILE};
use crate::effective::{ANY, CHAR, Class, scalars_at};
use crate::kind::Kind;
use crate::library::Stop;
use crate::memory::{Deed, Logged, ObjectKind, Origin, Ptr, object_of, offset_of};
use crate::repair::watch::Watch;
use crate::restrict::{self, Done, Promise};
use cassay_lang::tree::{Id, Quals};
use cassay_lang::types::{QTy, TyKind};
use rustc_hash::FxHashMap;

/// By place: what was done to a byte.
type Bytes = FxHashMap<usize, Done>;

#[derive(Debug, Default)]
pub struct Effective {
    pub active: bool,
    /// By object that was allocated: the class of each byte.
    classes: FxHashMap<u32, Vec<Class>>,
    /// What is known of declared types: class and volatility at an offset.
    known: FxHashMap<(QTy, u64), Declared>,
    /// Static objects by place.
    statics: Vec<(usize, Ptr)>,
    /// Calls of functions with restrict-qualified pointers: how many are open around, and by promise, what was
    /// done to each byte since it was made.
    promises: Vec<(usize, FxHashMap<Promise, Bytes>)>,
}

/// What lies around a place of a declared object.
#[derive(Clone, Copy, Debug, Default)]
struct Declared {
    /// The class of the scalar there; [`ANY`] in padding and bit-fields, and in unions, which are looked at
    /// elsewhere ([`Kind::UnionPun`]).
    class: Class,
    /// The place is not where it begins.
    within: bool,
    volatile: bool,
}

impl Effective {
    /// An object begins to live under this number.
    pub fn fresh(&mut self, p: Ptr) {
        self.classes.remove(&object_of(p));
    }

    /// A function with restrict-qualified parameters is called (with this, so many calls are open), or a
    /// variable of it is declared.
    pub fn promise(&mut self, depth: usize, promise: Promise) {
        if promise == restrict::PARAMETERS || self.promises.last().is_none_or(|p| p.0 != depth) {
            self.promises.push((depth, FxHashMap::default()));
        }
        if let Some((_, promises)) = self.promises.last_mut() {
            promises.insert(promise, FxHashMap::default());
        }
    }

    /// A function has returned, to one at this depth.
    pub fn returned(&mut self, depth: usize) {
        while self.promises.last().is_some_and(|(d, _)| *d > depth) {
            self.promises.pop();
        }
    }

    fn classes(&mut self, p: Ptr, extent: u32) -> &mut Vec<Class> {
        let entry = self.classes.entry(object_of(p));
        entry.or_insert_with(|| vec![ANY; extent as usize])
    }
}

impl<W: Watch> Machine<'_, W> {
    /// From now on all accesses are looked at.
    pub(super) fn watch_types(&mut self) {
        self.effective.active = true;
        self.effective.statics = self.memory.static_objects();
    }

    /// A pointer to a place in static memory.
    pub(super) fn static_pointer(&self, at: usize) -> Option<Ptr> {
        let statics = &self.effective.statics;
        let after = statics.partition_point(|(base, _)| *base <= at);
        let (base, p) = statics.get(after.checked_sub(1)?)?;
        Some(p + (at - base) as u64)
    }

    /// The declared type of the object.
    fn declared(&self, p: Ptr) -> Option<QTy> {
        match self.memory.origin(p) {
            Origin::Decl(decl) => self.decl_types.get(decl.index()).copied().flatten(),
            _ => None,
        }
    }

    fn is_allocated(&self, p: Ptr) -> bool {
        matches!(
            self.memory.kind_of(p),
            ObjectKind::Heap | ObjectKind::Dynamic
        )
    }

    /// What is declared at the place of a pointer.
    fn at_place(&mut self, declared: QTy, offset: u64) -> Declared {
        // Elements of an array are all the same.
        let (mut q, mut offset) = (declared, offset);
        while let TyKind::Array(elem, _) = self.types.kind(q.ty)
            && let Some(size) = self.types.size(elem.ty).filter(|size| *size > 0)
        {
            let volatile = q.is_volatile();
            q = if volatile {
                elem.with(Quals::VOLATILE)
            } else {
                elem
            };
            offset %= size;
        }
        if let Some(known) = self.effective.known.get(&(q, offset)) {
            return *known;
        }
        let suspicions = &self.module.suspicions;
        let scalars = scalars_at(self.types, q, offset);
        let volatile = !scalars.is_empty() && scalars.iter().all(|s| s.volatile);
        let known = match scalars[..] {
            [only] if !only.bits => Declared {
                class: suspicions.class_of(self.types, only.ty),
                within: offset != only.offset,
                volatile,
            },
            _ => Declared {
                volatile,
                ..Declared::default()
            },
        };
        self.effective.known.insert((q, offset), known);
        known
    }

    /// The instruction at `point` accesses `size` bytes.
    pub(super) fn check_type(
        &mut self,
        p: Ptr,
        size: u32,
        write: bool,
        point: u32,
    ) -> Result<(), Stop> {
        let class = self.module.classes.get(point as usize).copied();
        let flags = class.unwrap_or(0);
        let exact = self.module.exact.get(point as usize).copied();
        let exact = exact.unwrap_or(ANY);
        let via_union = flags & VIA_UNION != 0;
        if self.is_allocated(p) {
            return self.check_allocated(
                p,
                size,
                write,
                if via_union { ANY } else { exact },
                point,
            );
        }
        let Some(declared) = self.declared(p) else {
            return Ok(());
        };
        let here = self.at_place(declared, offset_of(p).into());
        if here.volatile && flags & VOLATILE == 0 {
            self.not_volatile(p, point)?;
        }
        let fits = here.class == ANY || here.class == exact && !here.within;
        if exact == ANY || via_union || fits {
            return Ok(());
        }
        self.wrong_type(p, exact, here.class, point)
    }

    fn check_allocated(
        &mut self,
        p: Ptr,
        size: u32,
        write: bool,
        exact: Class,
        point: u32,
    ) -> Result<(), Stop> {
        let extent = self.memory.extent(p);
        let start = offset_of(p) as usize;
        let classes = self.effective.classes(p, extent);
        let Some(bytes) = classes.get_mut(start..start + size as usize) else {
            return Ok(());
        };
        if write {
            bytes.fill(exact);
            return Ok(());
        }
        let other = bytes.iter().find(|&&c| c != ANY && c != exact).copied();
        match other.filter(|_| exact != ANY) {
            Some(found) => self.wrong_type(p, exact, found, point),
            None => Ok(()),
        }
    }

    /// Bytes are copied, with their types.
    pub(super) fn copy_types(&mut self, to: Ptr, from: Ptr, size: u32) {
        if !self.is_allocated(to) {
            return;
        }
        let mut copied = vec![ANY; size as usize];
        if self.is_allocated(from) {
            let start = offset_of(from) as usize;
            let extent = self.memory.extent(from);
            let classes = self.effective.classes(from, extent);
            if let Some(source) = classes.get(start..start + size as usize) {
                copied.copy_from_slice(source);
            }
        } else if let Some(declared) = self.declared(from) {
            for (i, class) in copied.iter_mut().enumerate() {
                let here = self.at_place(declared, u64::from(offset_of(from)) + i as u64);
                // Characters say nothing.
                if here.class != CHAR {
                    *class = here.class;
                }
            }
        }
        let extent = self.memory.extent(to);
        let start = offset_of(to) as usize;
        let classes = self.effective.classes(to, extent);
        if let Some(target) = classes.get_mut(start..start + size as usize) {
            target.copy_from_slice(&copied);
        }
    }

    /// What a library function did.
    pub(super) fn library_types(&mut self, logged: &Logged) -> Result<(), Stop> {
        let Logged { p, size, deed, .. } = *logged;
        let point = self.pc;
        match deed {
            Deed::Make => self.effective.fresh(p),
            Deed::Copy(from) => self.copy_types(p, from, size as u32),
            Deed::Read | Deed::Write => {
                if deed == Deed::Write && self.is_allocated(p) {
                    self.check_allocated(p, size as u32, true, ANY, point)?;
                }
                if self.module.suspicions.volatile
                    && let Some(declared) = self.declared(p)
                    && self.at_place(declared, offset_of(p).into()).volatile
                {
                    self.not_volatile(p, point)?;
                }
            }
        }
        Ok(())
    }

    /// The same for the promise of restrict-qualified pointers of the function that runs.
    pub(super) fn check_restrict(
        &mut self,
        at: usize,
        size: u32,
        write: bool,
        point: u32,
    ) -> Result<(), Stop> {
        let module = self.module;
        let set = module.bases.get(point as usize).copied().unwrap_or(0);
        let Some(set) = module.basis_sets.get(usize::from(set)) else {
            return Ok(());
        };
        let depth = self.frames.len();
        let Some((_, promises)) = self.effective.promises.last_mut().filter(|p| p.0 == depth)
        else {
            return Ok(());
        };
        let mut broken = false;
        for &(promise, basis) in set {
            let Some(done) = promises.get_mut(&promise) else {
                continue;
            };
            for byte in at..at + size as usize {
                broken |= done.entry(byte).or_default().access(basis, write);
            }
        }
        if !broken {
            return Ok(());
        }
        self.pc = point;
        self.trap(Kind::RestrictBroken, || {
            "accessed through a restrict-qualified pointer and in another way, and modified".into()
        })
    }

    #[cold]
    fn wrong_type(&mut self, p: Ptr, exact: Class, found: Class, point: u32) -> Result<(), Stop> {
        self.pc = point;
        let (program, types) = (self.program, self.types);
        let suspicions = &self.module.suspicions;
        let name =
            |class| suspicions.name(class, |ty| crate::describe::describe(types, program, ty));
        let (accessed, object) = (name(exact), name(found));
        self.trap(Kind::EffectiveType, || {
            format!("accessed as {accessed}, the object is {object}")
        })
        .map_err(|stop| super::access::with_pointer(stop, p))
    }

    #[cold]
    fn not_volatile(&mut self, p: Ptr, point: u32) -> Result<(), Stop> {
        self.pc = point;
        self.trap(Kind::VolatileAccess, || {
            "the object is declared volatile, what accesses it is not".into()
        })
        .map_err(|stop| super::access::with_pointer(stop, p))
    }
}
