//! Accesses by operands that are not sequenced, while the program runs (6.5p2).
//!
//! The operands of a watched expression ([`crate::order`]) are a *join*. Time is counted in epochs: one
//! passes at the beginning of a join, between operands, and at its end. Every byte that is accessed
//! inside a join is stamped with the epoch of its last read and its last write. Operands that are
//! already done lie in an interval of epochs; an access whose byte was stamped in such an interval of
//! a join that is not over is not sequenced after that earlier access. The intervals of nested joins
//! lie one after the other, so that a search finds the one.
//!
//! One reader per byte is enough, as in the SP-bags algorithm for race detection: a read replaces an
//! earlier one only if it is sequenced after it.
//!
//! Between accesses of the operands themselves a conflict is undefined. If one of the two is made by a
//! function that an operand calls, the two are indeterminately sequenced (6.5.2.2p10): their order is
//! any, which is noted, and what comes of it is found out by runs in other orders ([`crate::explore`]). If the program
//! ends inside of operands, what the others would have done, or had already, depends on their order as well.
//!
//! Writes that are *pending* when an operand's value is there are kept in a list, for the access that
//! the operator makes itself.

use super::Machine;
use crate::code::{Effect, Op, Site, Touched, VOLATILE, Where};
use crate::repair::watch::Watch;
use cassay_lang::target::Endian;
use cassay_lang::tree::ExprId;
use cassay_lang::types::Ty;
use cassay_library::{Stop, touches};
use cassay_memory::{Deed, Kind, Logged, Ptr};
use rustc_hash::FxHashMap;
use std::sync::Mutex;

/// Bytes per page of stamps, and pages that are kept for the next join.
const PAGE: usize = 256;
const PAGES: usize = 1 << 12;
/// Epochs after which counting begins anew, once no join is open.
const EPOCHS: u32 = 1 << 31;

/// When something was last read and written; 0 for never.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stamp {
    read: u32,
    write: u32,
}

/// A join that is not over.
#[derive(Clone, Debug)]
struct Join {
    /// The instruction that began it.
    point: u32,
    /// Its operands are indeterminately sequenced.
    list: bool,
    /// Calls that are open around it.
    depth: u32,
    /// The epochs of the operands that are done.
    from: u32,
    upto: u32,
    /// Those of calls that its operands have made, and when the one that is open began.
    calls: Vec<(u32, u32)>,
    called: u32,
}

/// Two accesses without an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Conflict {
    /// Both are made by operands of the join that began here.
    Unsequenced(u32),
    /// One of them is made by a function that is called, in the join that began here.
    Indeterminate(u32),
}

/// Bits of an object, or a variable that has no address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Location {
    /// First and last but one bit, counted from the beginning of memory.
    Bits(u64, u64),
    /// By its first register, counted from the beginning of all.
    Register(usize),
}

#[derive(Debug, Default)]
pub struct Tracker {
    epoch: u32,
    /// How often counting has begun anew.
    age: u32,
    joins: Vec<Join>,
    pages: FxHashMap<u32, Box<[Stamp; PAGE]>>,
    /// Bytes with bit-fields: every bit by itself.
    bits: FxHashMap<u32, [Stamp; 8]>,
    /// The library's own state.
    library: Stamp,
    /// By first bit: when volatile objects were last read.
    volatile: FxHashMap<u64, u32>,
    pending: Vec<Location>,
    /// Where the join began whose operands were found not to be sequenced.
    conflict: Option<u32>,
}

impl Tracker {
    /// Notes of which join two accesses are that are not sequenced; none if one of them is what an operator does itself.
    pub fn set_conflict(&mut self, join: Option<u32>) {
        self.conflict = join;
    }

    /// A join is open.
    pub fn is_active(&self) -> bool {
        !self.joins.is_empty()
    }

    /// No more epochs for the joins that are open.
    pub fn is_exhausted(&self) -> bool {
        self.epoch > u32::MAX - 8
    }

    pub fn begin(&mut self, depth: usize, point: u32, list: bool) {
        self.epoch += 1;
        self.joins.push(Join {
            point,
            list,
            depth: depth as u32,
            from: self.epoch,
            upto: self.epoch,
            calls: Vec::new(),
            called: 0,
        });
    }

    /// An operand is done, another begins.
    pub fn next(&mut self) {
        self.epoch += 1;
        if let Some(join) = self.joins.last_mut() {
            join.upto = self.epoch;
        }
    }

    pub fn end(&mut self) {
        self.epoch += 1;
        let Some(join) = self.joins.pop() else {
            return;
        };
        match self.joins.last_mut() {
            Some(around) if around.depth == join.depth => around.calls.extend(join.calls),
            Some(_) => {}
            // Everything so far is sequenced before whatever comes. Old stamps do no harm.
            None if self.epoch > EPOCHS || self.pages.len() > PAGES => {
                self.pages.clear();
                self.bits.clear();
                self.volatile.clear();
                self.library = Stamp::default();
                self.epoch = 0;
                self.age += 1;
            }
            None => {}
        }
    }

    /// A jump has come to where so many joins of this call are open.
    pub fn level(&mut self, depth: usize, open: usize) {
        let of_call = |join: &&Join| join.depth as usize == depth;
        let own = self.joins.iter().rev().take_while(of_call).count();
        for _ in open..own {
            self.end();
        }
    }

    /// A function is called with `depth` calls open.
    pub fn call(&mut self, depth: usize) {
        if let Some(join) = self.joins.last_mut()
            && join.depth as usize == depth
        {
            self.epoch += 1;
            join.called = self.epoch;
        }
    }

    /// It has returned.
    pub fn returned(&mut self, depth: usize) {
        while self
            .joins
            .last()
            .is_some_and(|join| join.depth as usize > depth)
        {
            self.end();
        }
        if let Some(join) = self.joins.last_mut()
            && join.depth as usize == depth
        {
            self.epoch += 1;
            join.calls.push((join.called, self.epoch));
        }
    }

    /// An object begins to live in these bytes.
    pub fn fresh(&mut self, at: usize, size: usize) {
        if self.pages.is_empty() && self.bits.is_empty() {
            return;
        }
        for (page, within) in pages(at, size) {
            if let Some(page) = self.pages.get_mut(&page) {
                page[within].fill(Stamp::default());
            }
        }
        let made = at..at + size;
        self.bits
            .retain(|&byte, _| !made.contains(&(byte as usize)));
    }

    /// The join with an operand that is done and that lies in this epoch.
    fn parallel(joins: &[Join], epoch: u32) -> Option<&Join> {
        let after = joins.partition_point(|join| join.from <= epoch);
        let join = joins.get(after.checked_sub(1)?)?;
        (epoch < join.upto).then_some(join)
    }

    /// What an access by a function at `depth` means after an earlier one; `library`: it is made by a
    /// library function that the function calls.
    fn meet(joins: &[Join], epoch: u32, depth: usize, library: bool) -> Option<Conflict> {
        if epoch == 0 {
            return None;
        }
        let join = Tracker::parallel(joins, epoch)?;
        let called = join
            .calls
            .iter()
            .any(|&(from, to)| (from..to).contains(&epoch));
        Some(
            if join.list || called || library || depth > join.depth as usize {
                Conflict::Indeterminate(join.point)
            } else {
                Conflict::Unsequenced(join.point)
            },
        )
    }

    /// Notes an access in a stamp; the worst conflict with earlier ones.
    fn note(
        joins: &[Join],
        now: u32,
        stamp: &mut Stamp,
        write: bool,
        depth: usize,
        library: bool,
    ) -> Option<Conflict> {
        let mut worst = Tracker::meet(joins, stamp.write, depth, library);
        if write {
            worst = worse(worst, Tracker::meet(joins, stamp.read, depth, library));
            stamp.write = now;
        } else if stamp.read == 0 || Tracker::parallel(joins, stamp.read).is_none() {
            stamp.read = now;
        }
        worst
    }

    /// An access to whole bytes.
    pub fn bytes(
        &mut self,
        at: usize,
        size: usize,
        write: bool,
        depth: usize,
        library: bool,
    ) -> Option<Conflict> {
        let (joins, now) = (&self.joins[..], self.epoch);
        let mut worst = None;
        // The bytes of an object mostly have the same stamp, and come to the same.
        let (mut before, mut after) = (Stamp::default(), None);
        let mut note = |stamp: &mut Stamp| {
            if let Some(after) = after
                && *stamp == before
            {
                *stamp = after;
                return;
            }
            before = *stamp;
            let met = Tracker::note(joins, now, stamp, write, depth, library);
            worst = worse(worst, met);
            after = Some(*stamp);
        };
        for (page, within) in pages(at, size) {
            let page = self.pages.entry(page);
            let page = page.or_insert_with(|| Box::new([Stamp::default(); PAGE]));
            page[within].iter_mut().for_each(&mut note);
        }
        if !self.bits.is_empty() {
            for byte in at..at + size {
                if let Some(bits) = self.bits.get_mut(&(byte as u32)) {
                    bits.iter_mut().for_each(&mut note);
                }
            }
        }
        worst
    }

    /// An access to a bit-field: bits from `first` to before `end`, counted from the beginning of memory.
    pub fn bit_field(
        &mut self,
        first: u64,
        end: u64,
        write: bool,
        depth: usize,
    ) -> Option<Conflict> {
        let (joins, now) = (&self.joins[..], self.epoch);
        let mut worst = None;
        for bit in first..end {
            let (byte, within) = ((bit / 8) as u32, (bit % 8) as usize);
            let whole = self
                .pages
                .get(&(byte / PAGE as u32))
                .map(|page| page[byte as usize % PAGE])
                .unwrap_or_default();
            let stamps = self.bits.entry(byte).or_default();
            let met = Tracker::note(joins, now, &mut stamps[within], write, depth, false);
            worst = worse(worst, met);
            // What was accessed as a whole byte.
            worst = worse(worst, Tracker::meet(joins, whole.write, depth, false));
            if write {
                worst = worse(worst, Tracker::meet(joins, whole.read, depth, false));
            }
        }
        worst
    }

    /// A volatile object is read, which is a side effect (5.1.2.3p2); whether an earlier read of it is
    /// not sequenced before this one.
    pub fn volatile(&mut self, first: u64, depth: usize) -> Option<Conflict> {
        let earlier = self.volatile.insert(first, self.epoch).unwrap_or(0);
        Tracker::meet(&self.joins, earlier, depth, false)
    }

    /// The library's own state is changed.
    pub fn library(&mut self, depth: usize) -> Option<Conflict> {
        let (joins, now) = (&self.joins[..], self.epoch);
        Tracker::note(joins, now, &mut self.library, true, depth, true)
    }

    /// A variable without an address, whose stamps are two registers.
    pub fn variable(
        &mut self,
        stamps: &mut [u64; 2],
        write: bool,
        depth: usize,
    ) -> Option<Conflict> {
        let age = u64::from(self.age) << 32;
        let known = |stamp: u64| {
            if stamp & !0xffff_ffff == age {
                stamp as u32
            } else {
                0
            }
        };
        let mut stamp = Stamp {
            read: known(stamps[0]),
            write: known(stamps[1]),
        };
        let (joins, now) = (&self.joins[..], self.epoch);
        let met = Tracker::note(joins, now, &mut stamp, write, depth, false);
        *stamps = [age | u64::from(stamp.read), age | u64::from(stamp.write)];
        met
    }

    // -- pending writes -----------------------------------------------------------------------

    pub fn mark(&self) -> usize {
        self.pending.len()
    }

    /// A sequence point: what was pending since the mark is done.
    pub fn settle(&mut self, mark: usize) {
        self.pending.truncate(mark);
    }

    pub fn push(&mut self, location: Location) {
        self.pending.push(location);
    }

    /// Whether a write to the same place is pending since the mark.
    pub fn is_pending(&self, mark: usize, location: Location) -> bool {
        let since = self.pending.get(mark..).unwrap_or_default();
        since.iter().any(|other| match (location, *other) {
            (Location::Bits(from, to), Location::Bits(start, end)) => from < end && start < to,
            (one, other) => one == other,
        })
    }
}

impl<W: Watch> Machine<'_, W> {
    /// Looks at what an instruction is about to access.
    pub(super) fn track(&mut self, op: Op, w: &[u64], point: u32) -> Result<(), Stop> {
        // Programs in which only types are looked at are looked at for all of their time.
        let idle = self.effective.is_idle(point);
        if idle && !self.tracker.is_active() && !self.restrict.active {
            return Ok(());
        }
        let register = |r: u16| w.get(usize::from(r)).copied().unwrap_or(0);
        let met = match op.effect() {
            Effect::Access(touched) => self.track_scalar(touched, w, point)?,
            Effect::BuiltinStore { p, shape } => {
                let size = self.builtin_size(shape);
                self.track_builtin(register(p), size, point)?
            }
            Effect::Copy { to, from, size } => {
                if self.restrict.active {
                    self.check_restrict(register(from), size as usize, false, point)?;
                    self.check_restrict(register(to), size as usize, true, point)?;
                }
                if self.effective.active {
                    self.check_copied_record(register(from), size, point)?;
                    self.copy_record_types(register(to), register(from), size, point)?;
                }
                let read = self.touch(register(from), size.into(), false);
                worse(read, self.touch(register(to), size.into(), true))
            }
            Effect::Read { p, size } => {
                if self.restrict.active {
                    self.check_restrict(register(p), size as usize, false, point)?;
                }
                if self.effective.active {
                    self.check_copied_record(register(p), size, point)?;
                }
                self.touch(register(p), size.into(), false)
            }
            // The macros modify the list (7.16.1); its bytes have no type that a program could know.
            Effect::List { to, from } => {
                let size = self.list_size();
                let read = from.and_then(|from| self.touch(register(from), size, false));
                worse(read, self.touch(register(to), size, true))
            }
            Effect::Compute
            | Effect::Arithmetic(_)
            | Effect::Check
            | Effect::CheckArgument
            | Effect::Branch
            | Effect::Call
            | Effect::CallOut
            | Effect::Return
            | Effect::Halt
            | Effect::Object
            | Effect::Order
            | Effect::Promise
            | Effect::Hook => {
                self.effective.set_idle(point);
                return Ok(());
            }
        };
        match met {
            None => Ok(()),
            Some(Conflict::Unsequenced(join)) => {
                self.tracker.conflict = Some(join);
                Err(self.unsequenced())
            }
            Some(Conflict::Indeterminate(join)) => {
                self.note_order(join);
                Ok(())
            }
        }
    }

    /// A scalar is about to be loaded or stored.
    fn track_scalar(
        &mut self,
        touched: Touched,
        w: &[u64],
        point: u32,
    ) -> Result<Option<Conflict>, Stop> {
        if self.restrict.active
            && let Some(s) = touched.pointer
        {
            let p = w.get(usize::from(s)).copied().unwrap_or(0);
            self.restrict.leak(&self.memory, p);
        }
        let Some(location) = self.location(touched, w) else {
            return Ok(None);
        };
        if self.effective.active
            && let Some(p) = self.pointer(touched, w)
        {
            let size = self.size_of(touched);
            self.check_type(p, size, touched.write, point)?;
            if matches!(touched.place, Where::Static { .. }) && self.effective.was_right(point) {
                self.effective.set_idle(point);
            }
            if self.restrict.active {
                match (touched.place, location) {
                    (Where::Bits { .. }, Location::Bits(from, to)) => {
                        let bits = from as usize..to as usize;
                        self.check_restrict_bits(p, bits, touched.write, point)?;
                    }
                    _ => self.check_restrict(p, size as usize, touched.write, point)?,
                }
            }
        }
        if !self.tracker.is_active() {
            return Ok(None);
        }
        let note = self.module.notes.get(point as usize);
        let volatile = note.is_some_and(|note| note.class & VOLATILE != 0);
        if volatile
            && !touched.write
            && let Location::Bits(first, _) = location
            && let Some(Conflict::Unsequenced(join)) =
                self.tracker.volatile(first, self.frames.len())
        {
            self.pc = point;
            self.tracker.conflict = Some(join);
            self.trap(Kind::UnsequencedVolatile, || {
                "another read of the same volatile object is unsequenced".into()
            })?;
        }
        Ok(self.meet(location, touched.write))
    }

    /// A builtin is about to store its result, as a function would.
    #[cold]
    fn track_builtin(&mut self, p: Ptr, size: u32, point: u32) -> Result<Option<Conflict>, Stop> {
        let Some(at) = self.memory.place(p).filter(|_| size > 0) else {
            return Ok(None);
        };
        if self.effective.active {
            self.check_type(p, size, true, point)?;
        }
        if self.restrict.active {
            self.check_restrict(p, size as usize, true, point)?;
        }
        if !self.tracker.is_active() {
            return Ok(None);
        }
        let depth = self.frames.len();
        self.tracker.call(depth);
        let met = self.tracker.bytes(at, size as usize, true, depth, true);
        self.tracker.returned(depth);
        Ok(met)
    }

    /// A library function is called inside a join.
    #[cold]
    pub(super) fn begin_library(&mut self) {
        self.tracker.call(self.frames.len());
        self.memory.log = Some(Mutex::default());
    }

    /// It has returned: what it did is seen now.
    #[cold]
    pub(super) fn end_library(&mut self, f: usize) -> Result<(), Stop> {
        let depth = self.frames.len();
        let log = self.memory.log.take().and_then(|log| log.into_inner().ok());
        let log = log.unwrap_or_default();
        if self.effective.active {
            for logged in &log {
                self.library_types(logged)?;
            }
            self.library_restrict(&log)?;
        }
        if !self.tracker.is_active() {
            return Ok(());
        }
        let mut met = None;
        for Logged { at, size, deed, .. } in log {
            match deed {
                Deed::Make => self.tracker.fresh(at, size),
                Deed::Copy(_) | Deed::Seen { .. } => {}
                Deed::Read | Deed::Write | Deed::End => {
                    let write = deed != Deed::Read;
                    met = met.or(self.tracker.bytes(at, size, write, depth, true));
                }
            }
        }
        let name = self.module.library.get(f).map_or("", |f| f.name.as_str());
        if touches(name).state {
            met = met.or(self.tracker.library(depth));
        }
        self.tracker.returned(depth);
        if let Some(Conflict::Indeterminate(join)) = met {
            self.note_order(join);
        }
        Ok(())
    }

    /// Operands of the join that begins here have effects on each other.
    #[cold]
    pub(super) fn note_order(&mut self, join: u32) {
        if !self.order_at.contains(&join) {
            self.order_at.push(join);
        }
    }

    /// The program ends inside of operands.
    #[cold]
    pub(super) fn note_open(&mut self) {
        for at in 0..self.tracker.joins.len() {
            self.note_order(self.tracker.joins[at].point);
        }
    }

    /// The expression that has the operands which are not sequenced.
    pub fn conflict(&self) -> Option<ExprId> {
        match self.site_at(self.tracker.conflict?) {
            Site::Expr(e) => Some(e),
            _ => None,
        }
    }

    pub(super) fn unsequenced(&self) -> Stop {
        Stop::undefined(
            Kind::Unsequenced,
            "another access to the same object is unsequenced, and one of the two is a side effect",
        )
    }

    fn touch(&mut self, p: Ptr, size: u64, write: bool) -> Option<Conflict> {
        if !self.tracker.is_active() {
            return None;
        }
        let location = self.location_at(p, size)?;
        self.meet(location, write)
    }

    fn meet(&mut self, location: Location, write: bool) -> Option<Conflict> {
        let depth = self.frames.len();
        match location {
            Location::Bits(first, end) if first % 8 == 0 && end % 8 == 0 => {
                let (at, size) = ((first / 8) as usize, ((end - first) / 8) as usize);
                self.tracker.bytes(at, size, write, depth, false)
            }
            Location::Bits(first, end) => self.tracker.bit_field(first, end, write, depth),
            Location::Register(_) => None,
        }
    }

    /// The pointer by which an access is made.
    fn pointer(&self, touched: Touched, w: &[u64]) -> Option<Ptr> {
        let register = |r: u16| w.get(usize::from(r)).copied().unwrap_or(0);
        let size = u64::from(touched.size);
        match touched.place {
            Where::Pointer { p, off } => Some(register(p).wrapping_add(off.into())),
            Where::Element { p, x, off } => {
                let p = register(p).wrapping_add(register(x).wrapping_mul(size));
                Some(p.wrapping_add(off.into()))
            }
            Where::Static { at } => self.static_pointer(at as usize),
            Where::StaticElement { at, x } => {
                let at = u64::from(at).wrapping_add(register(x).wrapping_mul(size));
                self.static_pointer(at as usize)
            }
            Where::Bits { p, field } => {
                let bits = self.module.bits.get(field as usize)?;
                Some(register(p).wrapping_add(bits.off.into()))
            }
            Where::Packed { p, access } => {
                let access = self.module.accesses.get(access as usize)?;
                Some(register(p).wrapping_add(access.off.into()))
            }
        }
    }

    /// How many bytes an access is about.
    fn size_of(&self, touched: Touched) -> u32 {
        match touched.place {
            Where::Bits { field, .. } => {
                let bits = self.module.bits.get(field as usize);
                bits.map_or(0, |bits| bits.bytes.into())
            }
            Where::Packed { access, .. } => {
                let access = self.module.accesses.get(access as usize);
                access.map_or(0, |access| access.bytes.into())
            }
            Where::Pointer { .. }
            | Where::Element { .. }
            | Where::Static { .. }
            | Where::StaticElement { .. } => touched.size,
        }
    }

    /// How many bytes an overflow builtin stores.
    fn builtin_size(&self, shape: u32) -> u32 {
        let shape = self.module.shapes.get(shape as usize);
        shape.map_or(0, |shape| shape.store.into())
    }

    /// How many bytes a `va_list` has.
    fn list_size(&self) -> u64 {
        self.types.size(Ty::VA_LIST).unwrap_or(0)
    }

    /// Bytes that a pointer leads to.
    fn location_at(&self, p: Ptr, size: u64) -> Option<Location> {
        let at = self.memory.place(p)? as u64;
        Some(Location::Bits(at * 8, (at + size) * 8))
    }

    /// Where an access goes; `None` where there is no object.
    fn location(&self, touched: Touched, w: &[u64]) -> Option<Location> {
        let register = |r: u16| w.get(usize::from(r)).copied().unwrap_or(0);
        let size = u64::from(touched.size);
        let at = match touched.place {
            Where::Pointer { p, off } => self.memory.place(register(p))? as u64 + u64::from(off),
            Where::Element { p, x, off } => {
                let p = register(p).wrapping_add(register(x).wrapping_mul(size));
                self.memory.place(p)? as u64 + u64::from(off)
            }
            Where::Static { at } => at.into(),
            Where::StaticElement { at, x } => {
                u64::from(at).wrapping_add(register(x).wrapping_mul(size))
            }
            Where::Bits { p, field } => {
                let bits = self.module.bits.get(field as usize)?;
                let at = self.memory.place(register(p))? as u64 + u64::from(bits.off);
                // From the end at which the target begins to count.
                let first = at * 8
                    + match self.types.target.endian {
                        Endian::Little => u64::from(bits.shift),
                        Endian::Big => {
                            8 * u64::from(bits.bytes)
                                - u64::from(bits.shift)
                                - u64::from(bits.width)
                        }
                    };
                return Some(Location::Bits(first, first + u64::from(bits.width)));
            }
            Where::Packed { p, access } => {
                let access = self.module.accesses.get(access as usize)?;
                let p = register(p).wrapping_add(access.off.into());
                return self.location_at(p, access.bytes.into());
            }
        };
        Some(Location::Bits(at * 8, (at + size) * 8))
    }

    /// Where the instruction at `pc` is going to access memory.
    pub(super) fn next_location(&self, pc: usize, w: &[u64]) -> Option<Location> {
        let register = |r: u16| w.get(usize::from(r)).copied().unwrap_or(0);
        match self.module.code.get(pc)?.effect() {
            Effect::Access(touched) => self.location(touched, w),
            Effect::Copy { to, size, .. } => self.location_at(register(to), size.into()),
            Effect::Read { p, size } => self.location_at(register(p), size.into()),
            Effect::BuiltinStore { p, shape } => {
                self.location_at(register(p), self.builtin_size(shape).into())
            }
            Effect::List { to, .. } => self.location_at(register(to), self.list_size()),
            // A check and a note may both stand before the access.
            Effect::Order => self.next_location(pc + 1, w),
            Effect::Compute
            | Effect::Arithmetic(_)
            | Effect::Check
            | Effect::CheckArgument
            | Effect::Branch
            | Effect::Call
            | Effect::CallOut
            | Effect::Return
            | Effect::Halt
            | Effect::Object
            | Effect::Promise
            | Effect::Hook => None,
        }
    }
}

/// The pages that bytes lie on, and which bytes of each.
fn pages(at: usize, size: usize) -> impl Iterator<Item = (u32, std::ops::Range<usize>)> {
    let end = at + size;
    (at / PAGE..end.div_ceil(PAGE)).map(move |page| {
        let first = page * PAGE;
        let within = at.max(first) - first..end.min(first + PAGE) - first;
        (page as u32, within)
    })
}

fn worse(a: Option<Conflict>, b: Option<Conflict>) -> Option<Conflict> {
    match (a, b) {
        (Some(worst @ Conflict::Unsequenced(_)), _)
        | (_, Some(worst @ Conflict::Unsequenced(_))) => Some(worst),
        (a, b) => a.or(b),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: usize = 1;

    #[test]
    fn operands_of_one_join() {
        let mut t = Tracker::default();
        t.begin(HERE, 7, false);
        assert_eq!(t.bytes(100, 4, false, HERE, false), None);
        assert_eq!(t.bytes(200, 4, true, HERE, false), None);
        t.next();
        assert_eq!(t.bytes(100, 4, false, HERE, false), None);
        assert_eq!(t.bytes(104, 4, true, HERE, false), None);
        assert_eq!(
            t.bytes(203, 1, false, HERE, false),
            Some(Conflict::Unsequenced(7))
        );
        assert_eq!(
            t.bytes(100, 1, true, HERE, false),
            Some(Conflict::Unsequenced(7))
        );
        t.end();
        assert!(!t.is_active());
        t.begin(HERE, 7, false);
        t.next();
        assert_eq!(t.bytes(200, 4, true, HERE, false), None);
    }

    #[test]
    fn what_is_sequenced_inside_an_operand() {
        // x + (x, x = 1): the read on the left is the one that counts.
        let mut t = Tracker::default();
        t.begin(HERE, 7, false);
        t.bytes(0, 4, false, HERE, false);
        t.next();
        t.bytes(0, 4, false, HERE, false);
        assert_eq!(
            t.bytes(0, 4, true, HERE, false),
            Some(Conflict::Unsequenced(7))
        );
        t.end();
        // (x = 1, x) + y
        t.begin(HERE, 7, false);
        t.bytes(0, 4, true, HERE, false);
        assert_eq!(t.bytes(0, 4, false, HERE, false), None);
        t.next();
        assert_eq!(t.bytes(8, 4, false, HERE, false), None);
    }

    #[test]
    fn calls_are_indeterminately_sequenced() {
        // f() + x, where f writes x, and then in the other order.
        let mut t = Tracker::default();
        t.begin(HERE, 7, false);
        t.call(HERE);
        t.bytes(0, 4, true, HERE + 1, false);
        t.returned(HERE);
        t.next();
        assert_eq!(
            t.bytes(0, 4, false, HERE, false),
            Some(Conflict::Indeterminate(7))
        );
        t.end();
        t.begin(HERE, 7, false);
        t.bytes(0, 4, true, HERE, false);
        t.next();
        t.call(HERE);
        assert_eq!(
            t.bytes(0, 4, false, HERE + 1, false),
            Some(Conflict::Indeterminate(7))
        );
        t.returned(HERE);
        t.end();
    }

    #[test]
    fn nested_joins() {
        // a + (b + c)
        let mut t = Tracker::default();
        t.begin(HERE, 7, false);
        t.bytes(0, 4, true, HERE, false);
        t.next();
        t.begin(HERE, 7, false);
        assert_eq!(t.bytes(4, 4, true, HERE, false), None);
        t.next();
        assert_eq!(
            t.bytes(4, 4, false, HERE, false),
            Some(Conflict::Unsequenced(7))
        );
        assert_eq!(
            t.bytes(0, 4, false, HERE, false),
            Some(Conflict::Unsequenced(7))
        );
        t.end();
        // Sequenced after the inner one, but not after the outer one's left side.
        assert_eq!(t.bytes(4, 4, true, HERE, false), None);
        assert_eq!(
            t.bytes(0, 4, false, HERE, false),
            Some(Conflict::Unsequenced(7))
        );
        t.end();
    }

    #[test]
    fn bit_fields_are_objects_of_their_own() {
        let mut t = Tracker::default();
        t.begin(HERE, 7, false);
        assert_eq!(t.bit_field(0, 3, true, HERE), None);
        t.next();
        assert_eq!(t.bit_field(3, 9, true, HERE), None);
        assert_eq!(
            t.bit_field(2, 4, false, HERE),
            Some(Conflict::Unsequenced(7))
        );
        assert_eq!(
            t.bytes(0, 1, false, HERE, false),
            Some(Conflict::Unsequenced(7))
        );
        t.end();
    }

    #[test]
    fn objects_that_come_later_are_others() {
        let mut t = Tracker::default();
        t.begin(HERE, 7, false);
        t.call(HERE);
        t.fresh(64, 8);
        t.bytes(64, 8, true, HERE + 1, false);
        t.returned(HERE);
        t.next();
        t.call(HERE);
        t.fresh(64, 8);
        assert_eq!(t.bytes(64, 8, true, HERE + 1, false), None);
        t.returned(HERE);
        t.end();
    }

    #[test]
    fn pages_have_all_bytes_once() {
        for (at, size) in [(0, 0), (0, 1), (250, 6), (250, 7), (255, 600), (512, 256)] {
            let bytes = pages(at, size).flat_map(|(page, within)| {
                let first = page as usize * PAGE;
                within.map(move |byte| first + byte)
            });
            assert!(bytes.eq(at..at + size), "{at} {size}");
        }
    }

    #[test]
    fn pending_writes() {
        let mut t = Tracker::default();
        let mark = t.mark();
        t.push(Location::Register(7));
        t.push(Location::Bits(64, 96));
        assert!(t.is_pending(mark, Location::Register(7)));
        assert!(!t.is_pending(mark, Location::Register(8)));
        assert!(t.is_pending(mark, Location::Bits(95, 97)));
        assert!(!t.is_pending(mark, Location::Bits(96, 97)));
        t.settle(mark);
        assert!(!t.is_pending(mark, Location::Register(7)));
    }
}
