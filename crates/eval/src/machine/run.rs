//! The dense loop.
//!
//! Hot paths are here, complete; what can go wrong leaves through cold functions.

use super::endless::Cycle;
use super::order::{Conflict, Location};
use super::{MOST_HIDDEN, MOST_RESULTS, Machine, WINDOW};
use crate::code::{CallSite, Op, R, StopReason, UNSAID};
use crate::repair::watch::{ProbeSite, Watch};
use crate::value::extend;
use cassay_lang::types::Ty;
use cassay_library::{Arg, Stop, Value, assumed_aligned};
use cassay_memory::{Kind, ObjectKind, Open, Origin, object_of, offset_of};

/// A frame's registers. Indexing with `u16` cannot fail.
type Window = [u64; WINDOW];

fn window(registers: &mut [u64], base: usize) -> Result<&mut Window, Stop> {
    registers
        .get_mut(base..base + WINDOW)
        .and_then(|w| w.try_into().ok())
        .ok_or_else(|| Stop::Unsupported("recursion too deep".into()))
}

fn overflow32(op: &str, a: u64, b: u64) -> String {
    format!("{} {op} {} does not fit in 32 bits", a as i64, b as i64)
}

fn overflow64(op: &str, a: u64, b: u64) -> String {
    format!("{} {op} {} does not fit in 64 bits", a as i64, b as i64)
}

impl<W: Watch> Machine<'_, W> {
    /// Runs from `pc` until the frame that is on top now returns (or, at `start`, the code ends).
    pub(super) fn execute(&mut self, pc: u32, base: usize) -> Result<(), Stop> {
        let floor = self.frames.len();
        let mut registers = std::mem::take(&mut self.registers);
        let (mut pc, mut base) = (pc, base);
        let result = loop {
            let result = if self.is_tracked() {
                self.dispatch::<true>(&mut registers, pc, base, floor)
            } else {
                self.dispatch::<false>(&mut registers, pc, base, floor)
            };
            if let Err(Stop::Switch) = result {
                (pc, base) = (self.pc, self.base);
                continue;
            }
            if let Some(next) = self.resume.take()
                && self.has_steps()
            {
                // Does it go on like this forever?
                self.cycle = (!W::ACTIVE).then(Cycle::default);
                (pc, base) = (next, self.base);
                continue;
            }
            if W::ACTIVE
                && let Err(Stop::Kind { kind, .. }) = result
                && self.repair(kind, &registers)
            {
                (pc, base) = (self.pc, self.base);
                continue;
            }
            break result;
        };
        self.registers = registers;
        result
    }

    /// Whether somebody looks at every instruction.
    fn is_tracked(&self) -> bool {
        self.tracker.is_active()
            || self.strands.is_open()
            || self.effective.active
            || self.cycle.is_some()
            || self.memory.is_other(Open::NanSign)
    }

    /// Whether of those who look at every instruction there is only the one who looks at effective types.
    pub(crate) fn looks_at_types_only(&self) -> bool {
        self.effective.active
            && !self.tracker.is_active()
            && !self.restrict.active
            && !self.strands.is_open()
            && self.cycle.is_none()
            && !self.memory.is_other(Open::NanSign)
    }

    /// A NaN that an operation makes, with the sign in this bit that this run gives it.
    #[cold]
    fn signed_nan(&mut self, v: u128, bit: u32) -> u128 {
        match self.memory.nan_sign() {
            None => v,
            Some(negative) => v & !(1 << bit) | u128::from(negative) << bit,
        }
    }

    /// Repairs the instruction that stopped the program.
    fn repair(&mut self, kind: Kind, registers: &[u64]) -> bool {
        let frame = registers.get(self.base..).unwrap_or_default();
        self.watch
            .repair(self.code, self.module, self.pc, kind, frame)
    }

    #[expect(
        clippy::bad_bit_mask,
        clippy::unnecessary_cast,
        reason = "the macros serve every width; for some, a mask or a cast does nothing"
    )]
    fn dispatch<const TRACK: bool>(
        &mut self,
        registers: &mut Vec<u64>,
        pc: u32,
        base: usize,
        floor: usize,
    ) -> Result<(), Stop> {
        let module = self.module;
        let code = self.code;
        let mut pc = pc as usize;
        let mut base = base;
        let mut w = window(registers, base)?;
        let mut fuel = self.fuel;

        // Leaves the loop with an error, the program point set to the instruction at fault.
        macro_rules! tri {
            ($e:expr) => {
                match $e {
                    Ok(v) => v,
                    Err(stop) => {
                        self.pc = pc as u32 - 1;
                        self.fuel = fuel;
                        if W::ACTIVE {
                            self.base = base;
                        }
                        return Err(stop);
                    }
                }
            };
        }
        macro_rules! jump {
            ($t:expr, $cost:expr) => {{
                fuel -= $cost as i64;
                if fuel < 0 {
                    tri!(Err(self.out_of_steps($t as u32, base)));
                }
                pc = $t as usize;
            }};
        }
        macro_rules! branch {
            ($cond:expr, $t:expr, $cost:expr) => {
                if $cond {
                    jump!($t, $cost);
                }
            };
        }
        macro_rules! set {
            ($d:expr, $v:expr) => {
                w[$d as usize] = $v
            };
        }
        macro_rules! get {
            ($r:expr) => {
                w[$r as usize]
            };
        }
        // Checked signed arithmetic; on overflow the wrapped result stands if it is tolerated.
        macro_rules! checked {
            ($d:expr, $a:expr, $b:expr, $t:ty, $f:ident, $of:ident, $op:literal, $why:ident) => {{
                let (a, b): (u64, u64) = ($a, $b);
                let (r, over) = (a as $t).$of(b as $t);
                if over {
                    tri!(self.trap(Kind::SignedOverflow, || $why($op, a, b)));
                }
                set!($d, r as i64 as u64);
            }};
        }
        // A register's checked sum with a constant, put back into it.
        macro_rules! sum32 {
            ($a:expr, $i:expr) => {{
                checked!(
                    $a,
                    get!($a),
                    $i as i64 as u64,
                    i32,
                    wrapping_add,
                    overflowing_add,
                    "+",
                    overflow32
                );
                get!($a) as i64
            }};
        }
        macro_rules! load {
            ($d:expr, $p:expr, $off:expr, $n:literal, $raw:ty, $ext:ty) => {{
                let (p, off): (u64, u32) = ($p, $off);
                let v = 'v: {
                    if let Some(at) = self.memory.locate(p, off, $n)
                        && (p as u32).wrapping_add(off) & ($n - 1) == 0
                        && let Some(tags) = self.memory.tags.get(at..at + $n)
                        && let Some(data) = self.memory.data.get(at..at + $n)
                    {
                        let mut t = [0u8; $n];
                        t.copy_from_slice(tags);
                        if t == [1; $n] {
                            let mut v = [0u8; $n];
                            v.copy_from_slice(data);
                            break 'v <$raw>::from_le_bytes(v);
                        }
                    }
                    tri!(self.at(pc).load_slow(p, off, $n)) as $raw
                };
                set!($d, v as $ext as u64);
            }};
        }
        macro_rules! load_ptr {
            ($d:expr, $p:expr, $off:expr) => {{
                let (p, off): (u64, u32) = ($p, $off);
                let v = 'v: {
                    if let Some(at) = self.memory.locate(p, off, 8)
                        && (p as u32).wrapping_add(off) & 7 == 0
                        && let Some(tags) = self.memory.tags.get(at..at + 8)
                        && let Some(data) = self.memory.data.get(at..at + 8)
                    {
                        let mut t = [0u8; 8];
                        t.copy_from_slice(tags);
                        if t == [2; 8] {
                            let mut v = [0u8; 8];
                            v.copy_from_slice(data);
                            break 'v u64::from_le_bytes(v);
                        }
                    }
                    tri!(self.at(pc).load_ptr_slow(p, off))
                };
                set!($d, v);
            }};
        }
        macro_rules! store {
            ($p:expr, $off:expr, $v:expr, $n:literal, $t:ty) => {{
                let (p, off, v): (u64, u32, u64) = ($p, $off, $v);
                'v: {
                    if let Some(at) = self.memory.locate_mut(p, off, $n)
                        && (p as u32).wrapping_add(off) & ($n - 1) == 0
                        && let Some(tags) = self.memory.tags.get_mut(at..at + $n)
                        && let Some(data) = self.memory.data.get_mut(at..at + $n)
                    {
                        tags.copy_from_slice(&[1; $n]);
                        data.copy_from_slice(&(v as $t).to_le_bytes());
                        break 'v;
                    }
                    tri!(self.at(pc).store_slow(p, off, $n, v));
                }
            }};
        }
        macro_rules! store_ptr {
            ($p:expr, $off:expr, $v:expr) => {{
                let (p, off, v): (u64, u32, u64) = ($p, $off, $v);
                'v: {
                    if let Some(at) = self.memory.locate_mut(p, off, 8)
                        && (p as u32).wrapping_add(off) & 7 == 0
                        && let Some(tags) = self.memory.tags.get_mut(at..at + 8)
                        && let Some(data) = self.memory.data.get_mut(at..at + 8)
                    {
                        let tag = if object_of(v) == 0 { 1 } else { 2 };
                        tags.copy_from_slice(&[tag; 8]);
                        data.copy_from_slice(&v.to_le_bytes());
                        break 'v;
                    }
                    tri!(self.at(pc).store_ptr_slow(p, off, v));
                }
            }};
        }
        // Static objects: in bounds, aligned and alive by construction.
        macro_rules! load_static {
            ($d:expr, $at:expr, $n:literal, $raw:ty, $ext:ty) => {{
                let at = $at as usize;
                let v = 'v: {
                    if let Some(tags) = self.memory.tags.get(at..at + $n)
                        && let Some(data) = self.memory.data.get(at..at + $n)
                    {
                        let mut t = [0u8; $n];
                        t.copy_from_slice(tags);
                        if t == [1; $n] {
                            let mut v = [0u8; $n];
                            v.copy_from_slice(data);
                            break 'v <$raw>::from_le_bytes(v);
                        }
                    }
                    tri!(self.at(pc).load_static_slow(at, $n)) as $raw
                };
                set!($d, v as $ext as u64);
            }};
        }
        macro_rules! load_static_ptr {
            ($d:expr, $at:expr) => {{
                let at = $at as usize;
                let v = 'v: {
                    if let Some(tags) = self.memory.tags.get(at..at + 8)
                        && let Some(data) = self.memory.data.get(at..at + 8)
                    {
                        let mut t = [0u8; 8];
                        t.copy_from_slice(tags);
                        if t == [2; 8] {
                            let mut v = [0u8; 8];
                            v.copy_from_slice(data);
                            break 'v u64::from_le_bytes(v);
                        }
                    }
                    tri!(self.at(pc).load_static_ptr_slow(at))
                };
                set!($d, v);
            }};
        }
        macro_rules! store_static {
            ($at:expr, $v:expr, $n:literal, $t:ty) => {{
                let at = $at as usize;
                if let Some(tags) = self.memory.tags.get_mut(at..at + $n)
                    && let Some(data) = self.memory.data.get_mut(at..at + $n)
                {
                    tags.copy_from_slice(&[1; $n]);
                    data.copy_from_slice(&($v as $t).to_le_bytes());
                }
            }};
        }
        macro_rules! store_static_ptr {
            ($at:expr, $v:expr) => {{
                let (at, v) = ($at as usize, $v);
                if let Some(tags) = self.memory.tags.get_mut(at..at + 8)
                    && let Some(data) = self.memory.data.get_mut(at..at + 8)
                {
                    let tag = if object_of(v) == 0 { 1 } else { 2 };
                    tags.copy_from_slice(&[tag; 8]);
                    data.copy_from_slice(&v.to_le_bytes());
                }
            }};
        }
        // The byte offset of element `x` of an array of `n`.
        macro_rules! index {
            ($p:expr, $x:expr, $n:expr, $size:literal) => {{
                let x = get!($x);
                if x >= u64::from($n) {
                    let p = $p;
                    tri!(Err(self.index_fault(p, x as i64, $n)));
                }
                x as u32 * $size
            }};
        }
        // `p[x]`: the address, if the element lies inside the object; the slow path decides otherwise.
        macro_rules! element {
            ($p:expr, $x:expr, $size:literal) => {{
                let (p, x) = (get!($p), get!($x));
                let q = p.wrapping_add(x.wrapping_mul($size));
                // The element is in the same object, and the product did not wrap around. What lies before the
                // pointer may be beyond its array.
                if (q ^ p) >> 32 == 0 && x >> 31 == 0 {
                    q
                } else {
                    tri!(self.element_address(p, x as i64, $size))
                }
            }};
        }
        macro_rules! f64op {
            ($d:expr, $a:expr, $b:expr, $op:tt) => {
                {
                    let (a, b) = (f64::from_bits(get!($a)), f64::from_bits(get!($b)));
                    let r = a $op b;
                    let bits = r.to_bits();
                    set!($d, if TRACK && r.is_nan() { self.signed_nan(bits.into(), 63) as u64 } else { bits })
                }
            };
        }
        macro_rules! f32op {
            ($d:expr, $a:expr, $b:expr, $op:tt) => {
                {
                    let (a, b) = (f32::from_bits(get!($a) as u32), f32::from_bits(get!($b) as u32));
                    let r = a $op b;
                    let bits = u64::from(r.to_bits());
                    set!($d, if TRACK && r.is_nan() { self.signed_nan(bits.into(), 31) as u64 } else { bits })
                }
            };
        }
        macro_rules! f64cmp {
            ($d:expr, $a:expr, $b:expr, $op:tt) => {
                set!($d, u64::from(f64::from_bits(get!($a)) $op f64::from_bits(get!($b))))
            };
        }
        macro_rules! f32cmp {
            ($d:expr, $a:expr, $b:expr, $op:tt) => {
                set!($d, u64::from(f32::from_bits(get!($a) as u32) $op f32::from_bits(get!($b) as u32)))
            };
        }
        // A shift count must be below the width.
        macro_rules! shift {
            ($b:expr, $width:expr) => {{
                let count = get!($b);
                if count >= u64::from($width) {
                    tri!(self.trap(Kind::ShiftCount, || format!(
                        "count {} for a type of {} bits",
                        count as i64, $width
                    )));
                }
                count as u32
            }};
        }
        macro_rules! wide {
            ($r:expr) => {
                u128::from(get!($r)) | u128::from(w[$r as usize + 1 & (WINDOW - 1)]) << 64
            };
        }
        macro_rules! set_wide {
            ($d:expr, $v:expr) => {{
                let v: u128 = $v;
                set!($d, v as u64);
                w[$d as usize + 1 & (WINDOW - 1)] = (v >> 64) as u64;
            }};
        }

        loop {
            let Some(slot) = code.get(pc) else {
                self.pc = pc as u32;
                self.fuel = fuel;
                return Err(Stop::Unsupported("internal: ran off the code".into()));
            };
            pc += 1;
            let op = W::fetch(slot);
            if TRACK {
                if self.cycle.is_some() {
                    // It says itself which instruction it is about.
                    if let Err(stop) = self.look_for_cycle(op, w, pc as u32 - 1) {
                        self.fuel = fuel;
                        return Err(stop);
                    }
                    if !self.is_tracked() {
                        (self.pc, self.base, self.fuel) = (pc as u32 - 1, base, fuel);
                        return Err(Stop::Switch);
                    }
                }
                if self.strands.is_open() {
                    if let Some(next) = self.strands.before(op, pc as u32 - 1, self.frames.len()) {
                        pc = next as usize;
                        continue;
                    }
                    self.keep_registers(op, w);
                } else {
                    tri!(self.track(op, w, pc as u32 - 1));
                }
            }
            match op {
                Op::Nop => {}
                Op::Const { d, v } => set!(d, v),
                Op::Move { d, s } => set!(d, get!(s)),
                Op::MoveFold { d, s, fold } => {
                    if !TRACK || self.may_fold(w, fold) {
                        self.fold(w, fold, base, &mut fuel);
                    }
                    set!(d, get!(s));
                }
                Op::Move2 { d, s } => {
                    let v = wide!(s);
                    set_wide!(d, v);
                }

                Op::AddS32 { d, a, b } => checked!(
                    d,
                    get!(a),
                    get!(b),
                    i32,
                    wrapping_add,
                    overflowing_add,
                    "+",
                    overflow32
                ),
                Op::AddU32 { d, a, b } => {
                    set!(d, (get!(a) as u32).wrapping_add(get!(b) as u32) as u64)
                }
                Op::AddS32I { d, a, i } => checked!(
                    d,
                    get!(a),
                    i as i64 as u64,
                    i32,
                    wrapping_add,
                    overflowing_add,
                    "+",
                    overflow32
                ),
                Op::AddU32I { d, a, i } => set!(d, (get!(a) as u32).wrapping_add(i as u32) as u64),
                Op::AddS64 { d, a, b } => checked!(
                    d,
                    get!(a),
                    get!(b),
                    i64,
                    wrapping_add,
                    overflowing_add,
                    "+",
                    overflow64
                ),
                Op::AddU64 { d, a, b } => {
                    set!(d, (get!(a) as u64).wrapping_add(get!(b) as u64) as u64)
                }
                Op::AddS64I { d, a, i } => checked!(
                    d,
                    get!(a),
                    i as i64 as u64,
                    i64,
                    wrapping_add,
                    overflowing_add,
                    "+",
                    overflow64
                ),
                Op::AddU64I { d, a, i } => set!(d, (get!(a) as u64).wrapping_add(i as u64) as u64),
                Op::SubS32 { d, a, b } => checked!(
                    d,
                    get!(a),
                    get!(b),
                    i32,
                    wrapping_sub,
                    overflowing_sub,
                    "-",
                    overflow32
                ),
                Op::SubU32 { d, a, b } => {
                    set!(d, (get!(a) as u32).wrapping_sub(get!(b) as u32) as u64)
                }
                Op::SubS64 { d, a, b } => checked!(
                    d,
                    get!(a),
                    get!(b),
                    i64,
                    wrapping_sub,
                    overflowing_sub,
                    "-",
                    overflow64
                ),
                Op::SubU64 { d, a, b } => {
                    set!(d, (get!(a) as u64).wrapping_sub(get!(b) as u64) as u64)
                }
                Op::MulS32 { d, a, b } => checked!(
                    d,
                    get!(a),
                    get!(b),
                    i32,
                    wrapping_mul,
                    overflowing_mul,
                    "*",
                    overflow32
                ),
                Op::MulU32 { d, a, b } => {
                    set!(d, (get!(a) as u32).wrapping_mul(get!(b) as u32) as u64)
                }
                Op::MulS32I { d, a, i } => checked!(
                    d,
                    get!(a),
                    i as i64 as u64,
                    i32,
                    wrapping_mul,
                    overflowing_mul,
                    "*",
                    overflow32
                ),
                Op::MulU32I { d, a, i } => set!(d, (get!(a) as u32).wrapping_mul(i as u32) as u64),
                Op::MulS64 { d, a, b } => checked!(
                    d,
                    get!(a),
                    get!(b),
                    i64,
                    wrapping_mul,
                    overflowing_mul,
                    "*",
                    overflow64
                ),
                Op::MulU64 { d, a, b } => {
                    set!(d, (get!(a) as u64).wrapping_mul(get!(b) as u64) as u64)
                }
                Op::MulS64I { d, a, i } => checked!(
                    d,
                    get!(a),
                    i as i64 as u64,
                    i64,
                    wrapping_mul,
                    overflowing_mul,
                    "*",
                    overflow64
                ),
                Op::MulU64I { d, a, i } => set!(d, (get!(a) as u64).wrapping_mul(i as u64) as u64),
                Op::DivS32 { d, a, b } => {
                    let (a, b) = (get!(a) as i32, get!(b) as i32);
                    if b == 0 {
                        tri!(Err(Stop::undefined(
                            Kind::DivisionByZero,
                            format!("{a} / 0")
                        )));
                    }
                    if a == i32::MIN && b == -1 {
                        tri!(Err(Stop::undefined(
                            Kind::DivisionOverflow,
                            format!("{a} / -1")
                        )));
                    }
                    set!(d, (a / b) as i64 as u64);
                }
                Op::DivS64 { d, a, b } => {
                    let (a, b) = (get!(a) as i64, get!(b) as i64);
                    if b == 0 {
                        tri!(Err(Stop::undefined(
                            Kind::DivisionByZero,
                            format!("{a} / 0")
                        )));
                    }
                    if a == i64::MIN && b == -1 {
                        tri!(Err(Stop::undefined(
                            Kind::DivisionOverflow,
                            format!("{a} / -1")
                        )));
                    }
                    set!(d, (a / b) as i64 as u64);
                }
                Op::DivU { d, a, b } => {
                    let (a, b) = (get!(a), get!(b));
                    if b == 0 {
                        tri!(Err(Stop::undefined(
                            Kind::DivisionByZero,
                            format!("{a} / 0")
                        )));
                    }
                    set!(d, a / b);
                }
                Op::RemS32 { d, a, b } => {
                    let (a, b) = (get!(a) as i32, get!(b) as i32);
                    if b == 0 {
                        tri!(Err(Stop::undefined(
                            Kind::DivisionByZero,
                            format!("{a} % 0")
                        )));
                    }
                    if a == i32::MIN && b == -1 {
                        tri!(Err(Stop::undefined(
                            Kind::DivisionOverflow,
                            format!("{a} % -1")
                        )));
                    }
                    set!(d, (a % b) as i64 as u64);
                }
                Op::RemS64 { d, a, b } => {
                    let (a, b) = (get!(a) as i64, get!(b) as i64);
                    if b == 0 {
                        tri!(Err(Stop::undefined(
                            Kind::DivisionByZero,
                            format!("{a} % 0")
                        )));
                    }
                    if a == i64::MIN && b == -1 {
                        tri!(Err(Stop::undefined(
                            Kind::DivisionOverflow,
                            format!("{a} % -1")
                        )));
                    }
                    set!(d, (a % b) as i64 as u64);
                }
                Op::RemU { d, a, b } => {
                    let (a, b) = (get!(a), get!(b));
                    if b == 0 {
                        tri!(Err(Stop::undefined(
                            Kind::DivisionByZero,
                            format!("{a} % 0")
                        )));
                    }
                    set!(d, a % b);
                }
                Op::ShlS32 { d, a, b } => {
                    let count = shift!(b, 32u32);
                    let a = get!(a) as i32;
                    let r = a.wrapping_shl(count);
                    if a < 0 || r >> (count & 31) != a || r < 0 {
                        tri!(self.trap(Kind::ShiftOverflow, || format!("{a} << {count}")));
                    }
                    set!(d, r as i64 as u64);
                }
                Op::ShlU32 { d, a, b } => {
                    let count = shift!(b, 32u32);
                    set!(d, (get!(a) as u32).wrapping_shl(count) as u64);
                }
                Op::ShlU32I { d, a, i } => set!(d, (get!(a) as u32).wrapping_shl(i.into()) as u64),
                Op::ShlS64 { d, a, b } => {
                    let count = shift!(b, 64u32);
                    let a = get!(a) as i64;
                    let r = a.wrapping_shl(count);
                    if a < 0 || r >> (count & 63) != a || r < 0 {
                        tri!(self.trap(Kind::ShiftOverflow, || format!("{a} << {count}")));
                    }
                    set!(d, r as i64 as u64);
                }
                Op::ShlU64 { d, a, b } => {
                    let count = shift!(b, 64u32);
                    set!(d, (get!(a) as u64).wrapping_shl(count) as u64);
                }
                Op::ShlU64I { d, a, i } => set!(d, (get!(a) as u64).wrapping_shl(i.into()) as u64),
                Op::ShrS { d, a, b, width } => {
                    let count = shift!(b, width);
                    set!(d, (get!(a) as i64).wrapping_shr(count) as u64);
                }
                Op::ShrU { d, a, b, width } => {
                    let count = shift!(b, width);
                    set!(d, get!(a).wrapping_shr(count));
                }
                Op::ShrSI { d, a, i } => set!(d, (get!(a) as i64).wrapping_shr(i.into()) as u64),
                Op::ShrUI { d, a, i } => set!(d, get!(a).wrapping_shr(i.into())),
                Op::And { d, a, b } => set!(d, get!(a) & get!(b)),
                Op::Or { d, a, b } => set!(d, get!(a) | get!(b)),
                Op::Xor { d, a, b } => set!(d, get!(a) ^ get!(b)),
                Op::AndI { d, a, i } => set!(d, get!(a) & i),
                Op::OrI { d, a, i } => set!(d, get!(a) | i),
                Op::XorI { d, a, i } => set!(d, get!(a) ^ i),
                Op::NegS32 { d, a } => checked!(
                    d,
                    0,
                    get!(a),
                    i32,
                    wrapping_sub,
                    overflowing_sub,
                    "-",
                    overflow32
                ),
                Op::NegS64 { d, a } => checked!(
                    d,
                    0,
                    get!(a),
                    i64,
                    wrapping_sub,
                    overflowing_sub,
                    "-",
                    overflow64
                ),
                Op::NegU32 { d, a } => set!(d, (get!(a) as u32).wrapping_neg() as u64),
                Op::NegU64 { d, a } => set!(d, get!(a).wrapping_neg()),
                Op::Not { d, a } => set!(d, !get!(a)),
                Op::NotU32 { d, a } => set!(d, u64::from(!(get!(a) as u32))),
                Op::Cut {
                    d,
                    a,
                    width,
                    signed,
                } => set!(d, extend(get!(a), width.into(), signed)),
                Op::CheckRange { a, width } => {
                    let v = get!(a);
                    if extend(v, width.into(), true) != v {
                        tri!(self.trap(Kind::SignedOverflow, || format!(
                            "{} does not fit in {width} bits",
                            v as i64
                        )));
                    }
                }

                Op::Eq { d, a, b } => set!(d, u64::from(get!(a) == get!(b))),
                Op::BrEq { a, b, t, cost } => branch!(get!(a) == get!(b), t, cost),
                Op::Ne { d, a, b } => set!(d, u64::from(get!(a) != get!(b))),
                Op::BrNe { a, b, t, cost } => branch!(get!(a) != get!(b), t, cost),
                Op::LtS { d, a, b } => set!(d, u64::from((get!(a) as i64) < get!(b) as i64)),
                Op::BrLtS { a, b, t, cost } => branch!((get!(a) as i64) < get!(b) as i64, t, cost),
                Op::LeS { d, a, b } => set!(d, u64::from(get!(a) as i64 <= get!(b) as i64)),
                Op::BrLeS { a, b, t, cost } => branch!(get!(a) as i64 <= get!(b) as i64, t, cost),
                Op::LtU { d, a, b } => set!(d, u64::from(get!(a) < get!(b))),
                Op::BrLtU { a, b, t, cost } => branch!(get!(a) < get!(b), t, cost),
                Op::LeU { d, a, b } => set!(d, u64::from(get!(a) <= get!(b))),
                Op::BrLeU { a, b, t, cost } => branch!(get!(a) <= get!(b), t, cost),
                Op::EqI { d, a, i } => set!(d, u64::from((get!(a) as i64) == i)),
                Op::BrEqI { a, i, t, cost } => branch!((get!(a) as i64) == i64::from(i), t, cost),
                Op::NeI { d, a, i } => set!(d, u64::from((get!(a) as i64) != i)),
                Op::BrNeI { a, i, t, cost } => branch!((get!(a) as i64) != i64::from(i), t, cost),
                Op::LtSI { d, a, i } => set!(d, u64::from((get!(a) as i64) < i)),
                Op::BrLtSI { a, i, t, cost } => branch!((get!(a) as i64) < i64::from(i), t, cost),
                Op::LeSI { d, a, i } => set!(d, u64::from((get!(a) as i64) <= i)),
                Op::BrLeSI { a, i, t, cost } => branch!((get!(a) as i64) <= i64::from(i), t, cost),
                Op::GtSI { d, a, i } => set!(d, u64::from((get!(a) as i64) > i)),
                Op::BrGtSI { a, i, t, cost } => branch!((get!(a) as i64) > i64::from(i), t, cost),
                Op::GeSI { d, a, i } => set!(d, u64::from((get!(a) as i64) >= i)),
                Op::BrGeSI { a, i, t, cost } => branch!((get!(a) as i64) >= i64::from(i), t, cost),
                Op::LtUI { d, a, i } => set!(d, u64::from(get!(a) < i)),
                Op::LeUI { d, a, i } => set!(d, u64::from(get!(a) <= i)),
                Op::GtUI { d, a, i } => set!(d, u64::from(get!(a) > i)),
                Op::GeUI { d, a, i } => set!(d, u64::from(get!(a) >= i)),
                Op::Jump { t, cost } => jump!(t, cost),
                Op::BrTrue { a, t, cost } => branch!(get!(a) != 0, t, cost),
                Op::BrFalse { a, t, cost } => branch!(get!(a) == 0, t, cost),
                // The branch of a fused pair stands at `pc`.
                Op::AddU32BrTrue { a, i, t, cost } => {
                    let v = u64::from((get!(a) as u32).wrapping_add(i as u32));
                    set!(a, v);
                    pc += 1;
                    branch!(v != 0, t, cost);
                }
                Op::AddS32BrLtSI {
                    a,
                    i,
                    limit,
                    t,
                    cost,
                } => {
                    let v = sum32!(a, i);
                    pc += 1;
                    branch!(v < i64::from(limit), t, cost);
                }
                Op::AddS32BrLeSI {
                    a,
                    i,
                    limit,
                    t,
                    cost,
                } => {
                    let v = sum32!(a, i);
                    pc += 1;
                    branch!(v <= i64::from(limit), t, cost);
                }
                Op::AddS32BrLtS { a, i, b, t, cost } => {
                    let v = sum32!(a, i);
                    pc += 1;
                    branch!(v < get!(b) as i64, t, cost);
                }
                Op::AddU64BrLtU { a, i, b, t, cost } => {
                    let v = get!(a).wrapping_add(i as u64);
                    set!(a, v);
                    pc += 1;
                    branch!(v < get!(b), t, cost);
                }
                Op::Switch { a, table } => {
                    let table = &module.switches[table as usize];
                    fuel -= 1;
                    pc = table.target(get!(a)) as usize;
                }
                Op::GotoLabel { a, table } => {
                    let labels = &module.labels[table as usize];
                    fuel -= 8 + labels.len() as i64 / 8;
                    if fuel < 0 {
                        self.fuel = fuel;
                        if !self.has_steps() {
                            tri!(Err(Stop::StepLimit));
                        }
                        fuel = self.fuel;
                    }
                    let label = get!(a);
                    match labels.iter().find(|&&(p, _)| p == label) {
                        Some(&(_, t)) => pc = t as usize,
                        None => tri!(Err(Stop::undefined(
                            Kind::InvalidCall,
                            "the pointer is no label of this function"
                        ))),
                    }
                }
                Op::Call {
                    f,
                    base: args,
                    site,
                } => {
                    fuel -= i64::from(module.functions[f as usize].cost);
                    if fuel < 0 {
                        self.fuel = fuel;
                        if !self.has_steps() {
                            tri!(Err(Stop::StepLimit));
                        }
                        fuel = self.fuel;
                    }
                    if TRACK {
                        self.tracker.call(self.frames.len());
                    }
                    let callee = base + usize::from(args);
                    let entry = tri!(self.push_frame(f, callee, base, pc as u32, site));
                    if module.functions[f as usize].variadic {
                        let extra = self.extra_args(w, args, site);
                        self.push_var_args(extra);
                    }
                    base = callee;
                    w = tri!(window(registers, base));
                    pc = entry as usize;
                }
                Op::CallPtr {
                    p,
                    base: args,
                    site,
                } => {
                    fuel -= 4;
                    if fuel < 0 {
                        self.fuel = fuel;
                        if !self.has_steps() {
                            tri!(Err(Stop::StepLimit));
                        }
                        fuel = self.fuel;
                    }
                    let f = tri!(self.callee(get!(p), site));
                    if (f as usize) < module.functions.len() {
                        fuel -= i64::from(module.functions[f as usize].cost);
                        if TRACK {
                            self.tracker.call(self.frames.len());
                        }
                        let callee = base + usize::from(args);
                        let entry = tri!(self.push_frame(f, callee, base, pc as u32, site));
                        if module.functions[f as usize].variadic {
                            let extra = self.extra_args(w, args, site);
                            self.push_var_args(extra);
                        }
                        base = callee;
                        w = tri!(window(registers, base));
                        pc = entry as usize;
                    } else {
                        let f = f - module.functions.len() as u32;
                        tri!(self.library_call(
                            registers,
                            base,
                            args,
                            f,
                            site,
                            pc as u32 - 1,
                            &mut fuel
                        ));
                        w = tri!(window(registers, base));
                        if module.calls[site as usize].used {
                            w[usize::from(args)] = self.at(pc).given(f, w[usize::from(args)]);
                        }
                        if TRACK {
                            self.strands.returned(self.frames.len(), w);
                        }
                    }
                }
                Op::Repeat {
                    f,
                    base: args,
                    site,
                } => {
                    let point = pc as u32 - 1;
                    if tri!(self.repeat(registers, base, args, f, site, point, &mut fuel)) {
                        pc += 1;
                    }
                    w = tri!(window(registers, base));
                }
                Op::CallLib {
                    f,
                    base: args,
                    site,
                } => {
                    fuel -= 4;
                    tri!(self.library_call(
                        registers,
                        base,
                        args,
                        f,
                        site,
                        pc as u32 - 1,
                        &mut fuel
                    ));
                    w = tri!(window(registers, base));
                    if TRACK {
                        self.strands.returned(self.frames.len(), w);
                    }
                }
                Op::Ret => {
                    self.pc = pc as u32 - 1;
                    if TRACK && self.restrict.active {
                        self.restrict.leak(&self.memory, w[0]);
                    }
                    if !self.open_lists.is_empty() {
                        tri!(self.check_lists_ended());
                    }
                    let Some((to, caller, _)) = self.pop_frame() else {
                        self.fuel = fuel;
                        return Ok(());
                    };
                    if self.frames.len() < floor {
                        self.fuel = fuel;
                        return Ok(());
                    }
                    base = caller;
                    w = tri!(window(registers, base));
                    pc = to as usize;
                    if TRACK {
                        self.tracker.returned(self.frames.len());
                        self.restrict.returned(&mut self.memory, self.frames.len());
                        self.strands.returned(self.frames.len(), w);
                    }
                    if self.memory.wants_sweep() {
                        self.sweep(registers, base);
                        w = tri!(window(registers, base));
                    }
                }
                Op::RetNothing => {
                    self.pc = pc as u32 - 1;
                    if !self.open_lists.is_empty() {
                        tri!(self.check_lists_ended());
                    }
                    let Some((to, caller, site)) = self.pop_frame() else {
                        self.fuel = fuel;
                        return Ok(());
                    };
                    if module.calls.get(site as usize).is_none_or(|s| s.used) {
                        let name = self.function_of(self.pc).to_string();
                        self.pc = to.wrapping_sub(1);
                        self.fuel = fuel;
                        return Err(Stop::undefined(
                            Kind::MissingReturnValue,
                            format!("`{name}` ended without a return value"),
                        ));
                    }
                    base = caller;
                    w = tri!(window(registers, base));
                    pc = to as usize;
                    if TRACK {
                        self.tracker.returned(self.frames.len());
                        self.restrict.returned(&mut self.memory, self.frames.len());
                        self.strands.returned(self.frames.len(), w);
                    }
                }
                Op::RetNoreturn => {
                    let name = self.function_of(pc as u32 - 1);
                    tri!(Err(Stop::undefined(
                        Kind::NoreturnReturned,
                        format!("`{name}` returns")
                    )));
                }
                Op::Stop { reason } => {
                    let stop = match &module.reasons[reason as usize] {
                        StopReason::Unsupported(why) => Stop::Unsupported(why.clone()),
                        StopReason::Undefined(kind, why) => Stop::undefined(*kind, why.clone()),
                    };
                    tri!(Err(stop));
                }

                Op::LdS8 { d, p, off } => load!(d, get!(p), off, 1, i8, i64),
                Op::LdXS8 { d, p, x, n, off } => {
                    load!(d, get!(p), off + index!(get!(p), x, n, 1), 1, i8, i64)
                }
                Op::LdPS8 { d, p, x } => load!(d, element!(p, x, 1), 0, 1, i8, i64),
                Op::LdGS8 { d, at } => load_static!(d, at, 1, i8, i64),
                Op::LdGXS8 { d, x, n, at } => load_static!(d, at + index!(0, x, n, 1), 1, i8, i64),
                Op::LdU8 { d, p, off } => load!(d, get!(p), off, 1, u8, u64),
                Op::LdXU8 { d, p, x, n, off } => {
                    load!(d, get!(p), off + index!(get!(p), x, n, 1), 1, u8, u64)
                }
                Op::LdPU8 { d, p, x } => load!(d, element!(p, x, 1), 0, 1, u8, u64),
                Op::LdGU8 { d, at } => load_static!(d, at, 1, u8, u64),
                Op::LdGXU8 { d, x, n, at } => load_static!(d, at + index!(0, x, n, 1), 1, u8, u64),
                Op::LdS16 { d, p, off } => load!(d, get!(p), off, 2, i16, i64),
                Op::LdXS16 { d, p, x, n, off } => {
                    load!(d, get!(p), off + index!(get!(p), x, n, 2), 2, i16, i64)
                }
                Op::LdPS16 { d, p, x } => load!(d, element!(p, x, 2), 0, 2, i16, i64),
                Op::LdGS16 { d, at } => load_static!(d, at, 2, i16, i64),
                Op::LdGXS16 { d, x, n, at } => {
                    load_static!(d, at + index!(0, x, n, 2), 2, i16, i64)
                }
                Op::LdU16 { d, p, off } => load!(d, get!(p), off, 2, u16, u64),
                Op::LdXU16 { d, p, x, n, off } => {
                    load!(d, get!(p), off + index!(get!(p), x, n, 2), 2, u16, u64)
                }
                Op::LdPU16 { d, p, x } => load!(d, element!(p, x, 2), 0, 2, u16, u64),
                Op::LdGU16 { d, at } => load_static!(d, at, 2, u16, u64),
                Op::LdGXU16 { d, x, n, at } => {
                    load_static!(d, at + index!(0, x, n, 2), 2, u16, u64)
                }
                Op::LdS32 { d, p, off } => load!(d, get!(p), off, 4, i32, i64),
                Op::LdXS32 { d, p, x, n, off } => {
                    load!(d, get!(p), off + index!(get!(p), x, n, 4), 4, i32, i64)
                }
                Op::LdPS32 { d, p, x } => load!(d, element!(p, x, 4), 0, 4, i32, i64),
                Op::LdGS32 { d, at } => load_static!(d, at, 4, i32, i64),
                Op::LdGXS32 { d, x, n, at } => {
                    load_static!(d, at + index!(0, x, n, 4), 4, i32, i64)
                }
                Op::LdU32 { d, p, off } => load!(d, get!(p), off, 4, u32, u64),
                Op::LdXU32 { d, p, x, n, off } => {
                    load!(d, get!(p), off + index!(get!(p), x, n, 4), 4, u32, u64)
                }
                Op::LdPU32 { d, p, x } => load!(d, element!(p, x, 4), 0, 4, u32, u64),
                Op::LdGU32 { d, at } => load_static!(d, at, 4, u32, u64),
                Op::LdGXU32 { d, x, n, at } => {
                    load_static!(d, at + index!(0, x, n, 4), 4, u32, u64)
                }
                Op::Ld64 { d, p, off } => load!(d, get!(p), off, 8, u64, u64),
                Op::LdX64 { d, p, x, n, off } => {
                    load!(d, get!(p), off + index!(get!(p), x, n, 8), 8, u64, u64)
                }
                Op::LdP64 { d, p, x } => load!(d, element!(p, x, 8), 0, 8, u64, u64),
                Op::LdG64 { d, at } => load_static!(d, at, 8, u64, u64),
                Op::LdGX64 { d, x, n, at } => load_static!(d, at + index!(0, x, n, 8), 8, u64, u64),
                Op::LdPtr { d, p, off } => load_ptr!(d, get!(p), off),
                Op::LdXPtr { d, p, x, n, off } => {
                    load_ptr!(d, get!(p), off + index!(get!(p), x, n, 8))
                }
                Op::LdPPtr { d, p, x } => load_ptr!(d, element!(p, x, 8), 0),
                Op::LdGPtr { d, at } => load_static_ptr!(d, at),
                Op::LdGXPtr { d, x, n, at } => load_static_ptr!(d, at + index!(0, x, n, 8)),
                Op::St8 { p, s, off } => store!(get!(p), off, get!(s), 1, u8),
                Op::StX8 { s, p, x, n, off } => {
                    store!(get!(p), off + index!(get!(p), x, n, 1), get!(s), 1, u8)
                }
                Op::StP8 { s, p, x } => store!(element!(p, x, 1), 0, get!(s), 1, u8),
                Op::StG8 { s, at } => store_static!(at, get!(s), 1, u8),
                Op::StGX8 { s, x, n, at } => store_static!(at + index!(0, x, n, 1), get!(s), 1, u8),
                Op::St16 { p, s, off } => store!(get!(p), off, get!(s), 2, u16),
                Op::StX16 { s, p, x, n, off } => {
                    store!(get!(p), off + index!(get!(p), x, n, 2), get!(s), 2, u16)
                }
                Op::StP16 { s, p, x } => store!(element!(p, x, 2), 0, get!(s), 2, u16),
                Op::StG16 { s, at } => store_static!(at, get!(s), 2, u16),
                Op::StGX16 { s, x, n, at } => {
                    store_static!(at + index!(0, x, n, 2), get!(s), 2, u16)
                }
                Op::St32 { p, s, off } => store!(get!(p), off, get!(s), 4, u32),
                Op::StX32 { s, p, x, n, off } => {
                    store!(get!(p), off + index!(get!(p), x, n, 4), get!(s), 4, u32)
                }
                Op::StP32 { s, p, x } => store!(element!(p, x, 4), 0, get!(s), 4, u32),
                Op::StG32 { s, at } => store_static!(at, get!(s), 4, u32),
                Op::StGX32 { s, x, n, at } => {
                    store_static!(at + index!(0, x, n, 4), get!(s), 4, u32)
                }
                Op::St64 { p, s, off } => store!(get!(p), off, get!(s), 8, u64),
                Op::StX64 { s, p, x, n, off } => {
                    store!(get!(p), off + index!(get!(p), x, n, 8), get!(s), 8, u64)
                }
                Op::StP64 { s, p, x } => store!(element!(p, x, 8), 0, get!(s), 8, u64),
                Op::StG64 { s, at } => store_static!(at, get!(s), 8, u64),
                Op::StGX64 { s, x, n, at } => {
                    store_static!(at + index!(0, x, n, 8), get!(s), 8, u64)
                }
                Op::StPtr { p, s, off } => store_ptr!(get!(p), off, get!(s)),
                Op::StXPtr { s, p, x, n, off } => {
                    store_ptr!(get!(p), off + index!(get!(p), x, n, 8), get!(s))
                }
                Op::StPPtr { s, p, x } => store_ptr!(element!(p, x, 8), 0, get!(s)),
                Op::StGPtr { s, at } => store_static_ptr!(at, get!(s)),
                Op::StGXPtr { s, x, n, at } => store_static_ptr!(at + index!(0, x, n, 8), get!(s)),
                Op::Ld128 { d, p, off } => {
                    let v = tri!(self.at(pc).load_wide(get!(p), off, 16));
                    set_wide!(d, v);
                }
                Op::St128 { p, s, off } => tri!(self.at(pc).store_wide(get!(p), off, 16, wide!(s))),
                Op::LdF80 { d, p, off } => {
                    let v = tri!(self.at(pc).load_wide(get!(p), off, 10));
                    set_wide!(d, v);
                }
                Op::StF80 { p, s, off } => tri!(self.at(pc).store_wide(get!(p), off, 10, wide!(s))),
                Op::LdPacked { d, p, access } => {
                    let access = module.accesses[access as usize];
                    let v = tri!(self.at(pc).load_packed(get!(p), access));
                    if access.rep.is_wide() {
                        set_wide!(d, v);
                    } else {
                        set!(d, v as u64);
                    }
                }
                Op::StPacked { p, s, access } => {
                    let access = module.accesses[access as usize];
                    let v = if access.rep.is_wide() {
                        wide!(s)
                    } else {
                        get!(s).into()
                    };
                    tri!(self.at(pc).store_packed(get!(p), access, v));
                }
                Op::LdBits { d, p, field } => {
                    let v = tri!(self.at(pc).load_bits(get!(p), module.bits[field as usize]));
                    set!(d, v);
                }
                Op::StBits { p, s, field } => {
                    tri!(self.store_bits(get!(p), module.bits[field as usize], get!(s)));
                }
                Op::CopyByte {
                    to,
                    from,
                    d,
                    signed,
                    used,
                } => {
                    let byte = tri!(self.copy_byte(get!(to), get!(from), used));
                    set!(d, extend(byte.into(), 8, signed));
                }
                Op::Whole { p, size } => tri!(self.whole(get!(p), size)),
                Op::Copy { to, from, size } => {
                    self.fuel = fuel;
                    tri!(self.copy_object(get!(to), get!(from), size));
                    fuel = self.fuel;
                }
                Op::Zero { p, off, size } => {
                    fuel -= i64::from(size / 64);
                    tri!(self.zero(get!(p) + u64::from(off), size));
                }
                // It is looked at where all accesses are.
                Op::Read { .. } => {}
                Op::Promise { owner, block } => {
                    if TRACK && self.restrict.active {
                        self.restrict.promise(self.frames.len(), block, owner);
                    }
                }
                Op::Based {
                    d,
                    owner,
                    variable,
                    constant,
                } => {
                    let v = get!(d);
                    set!(
                        d,
                        self.at(pc).based_on_variable(v, owner, variable, constant)
                    );
                }
                Op::BasedCopies { to, from, table } => {
                    let offsets = &module.restrict_members[table as usize];
                    self.based_copies(get!(to), get!(from), offsets);
                }
                Op::BasedAt {
                    d,
                    p,
                    owner,
                    constant,
                    store,
                } => {
                    let (v, place) = (get!(d), get!(p));
                    set!(
                        d,
                        self.at(pc).based_on_place(v, place, owner, constant, store)
                    );
                }
                Op::Tail { p, off, n, fresh } => {
                    tri!(self.tail(get!(p), off, n, fresh));
                }
                Op::Magnitude { d } => {
                    let v = self.at(pc).magnitude(get!(d));
                    set!(d, v);
                }
                Op::Nonzero { d } => {
                    let v = self.at(pc).nonzero(get!(d));
                    set!(d, v);
                }
                Op::Knows { d } => {
                    let v = self.at(pc).meet_here(Open::Knowledge);
                    set!(d, v.into());
                }
                Op::ObjectSize { d, p, part } => {
                    let (p, unknown) = (get!(p), get!(d));
                    let v = self.at(pc).object_size(p, part, unknown);
                    set!(d, v);
                }
                Op::ForgetPadding { p, table } => {
                    tri!(self.forget_padding(get!(p), &module.paddings[table as usize]));
                }
                Op::PadAgain { p, back, table } => {
                    self.pad_again(get!(p), back, &module.paddings[table as usize]);
                }
                Op::NonNull { a, of } => {
                    if get!(a) == 0 {
                        tri!(Err(Self::null_promised(of)));
                    }
                }
                Op::Aligned { a, align, skew } => {
                    let p = get!(a);
                    tri!(assumed_aligned(p, align.into(), skew.into()));
                }
                Op::AlignedBy { a, by } => {
                    let (p, align) = (get!(a), get!(by));
                    tri!(Self::aligned_by(p, align));
                }
                Op::FitsField { a, width, signed } => {
                    tri!(Self::fits_field(get!(a), width, signed));
                }
                Op::SameSize { a, b } => {
                    let (a, b) = (get!(a), get!(b));
                    if a != b {
                        tri!(Err(Self::sizes_differ(a, b)));
                    }
                }
                Op::NewSizes => self.sizes.clear(),
                Op::SendSize { a, at } => self.sizes.push((at, get!(a))),
                Op::TakeSize { d, at } => {
                    let size = self.sent_size(at);
                    set!(d, size);
                }
                Op::SizeAsSent { a, b } => {
                    let (a, b) = (get!(a), get!(b));
                    if a != b && a != UNSAID {
                        tri!(Err(Self::sizes_differ(a, b)));
                    }
                }
                Op::Overlap { to, from, shape } => {
                    let (to, from) = (get!(to), get!(from));
                    tri!(self.check_overlap(to, from, shape));
                }
                Op::NewObject { a } => {
                    let p = get!(a);
                    tri!(self.new_object(p));
                }
                Op::Returned => tri!(Err(Self::returned())),
                Op::CheckBool { a } => {
                    if get!(a) > 1 {
                        tri!(Err(Stop::undefined(
                            Kind::InvalidBool,
                            format!("the byte holds {}", get!(a))
                        )));
                    }
                }
                Op::PtrAdd { d, p, x, size } => {
                    let v = tri!(self.pointer_scaled(get!(p), get!(x) as i64, size, false));
                    set!(d, v);
                }
                Op::PtrSub { d, p, x, size } => {
                    let v = tri!(self.pointer_scaled(get!(p), get!(x) as i64, size, true));
                    set!(d, v);
                }
                Op::PtrAddI { d, p, i } => {
                    let v = tri!(self.pointer_add(get!(p), i));
                    set!(d, v);
                }
                Op::PtrMember { d, p, off, size } => {
                    let p = get!(p);
                    if self.memory.check(p, size.into(), false).is_err() {
                        tri!(Err(Stop::from(self.memory.fault(p, size.into(), false))));
                    }
                    set!(d, p + u64::from(off));
                }
                Op::PtrIndex { d, p, x, n, size } => {
                    let (p, x) = (get!(p), get!(x));
                    if x > u64::from(n) {
                        tri!(Err(self.index_fault(p, x as i64, n)));
                    }
                    let v = tri!(self.pointer_add(p, x as i64 * i64::from(size)));
                    set!(d, v);
                }
                Op::Inner { d, p, size } => {
                    let v = self.memory.inner(get!(p), size.into());
                    set!(d, v);
                }
                Op::InnerBy { d, p, size } => {
                    let v = self.memory.inner(get!(p), get!(size));
                    set!(d, v);
                }
                Op::Outer { d, p } => set!(d, self.memory.widened(get!(p))),
                Op::PtrDiff { d, a, b, size } => {
                    let v = tri!(self.pointer_difference(get!(a), get!(b), size));
                    set!(d, v);
                }
                Op::PtrEq { d, a, b } => {
                    let (a, b) = (get!(a), get!(b));
                    tri!(self.pointer_use(a));
                    tri!(self.pointer_use(b));
                    set!(d, u64::from(a == b || self.at(pc).alike(a, b)));
                }
                Op::PtrNe { d, a, b } => {
                    let (a, b) = (get!(a), get!(b));
                    tri!(self.pointer_use(a));
                    tri!(self.pointer_use(b));
                    set!(d, u64::from(a != b && !self.at(pc).alike(a, b)));
                }
                Op::PtrLt { d, a, b } => {
                    tri!(self.pointer_pair(get!(a), get!(b), Kind::PointerComparison));
                    set!(d, u64::from(offset_of(get!(a)) < offset_of(get!(b))));
                }
                Op::PtrLe { d, a, b } => {
                    tri!(self.pointer_pair(get!(a), get!(b), Kind::PointerComparison));
                    set!(d, u64::from(offset_of(get!(a)) <= offset_of(get!(b))));
                }
                Op::PtrUse { a } => tri!(self.pointer_use(get!(a))),
                Op::PtrAlign { a, align } => {
                    let p = get!(a);
                    if offset_of(p) & (align - 1) != 0 {
                        tri!(self.misaligned_pointer(p, align));
                    }
                }
                Op::PtrToInt {
                    d,
                    a,
                    width,
                    signed,
                } => {
                    let p = get!(a);
                    tri!(self.pointer_use(p));
                    let seen = self.memory.met();
                    let v = self.memory.expose(p);
                    self.at(pc).note_choices(seen);
                    let cut = extend(v, width.into(), signed);
                    if cut != v && u32::from(width) < 8 * self.memory.pointer_size {
                        tri!(self.trap(Kind::PointerToIntRange, || {
                            format!("the type has {width} bits")
                        }));
                    }
                    set!(d, cut);
                }
                Op::IntToPtr { d, a } => set!(d, self.memory.from_integer(get!(a))),
                Op::CheckExtent { a, bytes } => {
                    let (p, bytes) = (get!(a), get!(bytes));
                    let room = self
                        .memory
                        .size_of(p)
                        .map_or(0, |s| u64::from(s) - u64::from(offset_of(p)).min(s.into()));
                    if room < bytes {
                        tri!(Err(Stop::Kind {
                            kind: Kind::StaticArrayParameter,
                            detail: format!("{bytes} bytes promised, {room} there"),
                            ptr: Some(p),
                        }));
                    }
                }
                Op::LocalNew { d, local, off } => {
                    let info = module.locals[local as usize];
                    let at = self.frame_stack() + off;
                    let kind = if info.temporary {
                        ObjectKind::Temporary
                    } else {
                        ObjectKind::Local
                    };
                    let p = tri!(
                        self.memory
                            .local(at, info.size, kind, info.is_const, info.origin)
                            .map_err(Stop::from)
                    );
                    self.live.push(object_of(p));
                    set!(d, p);
                    if TRACK {
                        self.tracker.fresh(at as usize, info.size as usize);
                        self.effective.fresh(p);
                        self.restrict.fresh(p);
                        self.restrict.fresh_bytes(at as usize, info.size as usize);
                    }
                    fuel -= i64::from(info.size / 64);
                    if let Some(watch) = info.watch {
                        let watch = &module.watches[watch as usize];
                        self.memory.watch(p, watch.union, watch.consts.clone());
                    }
                    if self.memory.wants_sweep() {
                        self.sweep(registers, base);
                        w = tri!(window(registers, base));
                    }
                }
                Op::EndTo { keep } => {
                    self.pc = pc as u32 - 1;
                    let keep = self.frame_live() + keep as usize;
                    // Objects of other strands may be among those that are to end.
                    let open = TRACK && self.strands.is_open_at(self.frames.len());
                    if self.live.len() > keep && !open {
                        self.end_locals(keep);
                    }
                }
                Op::Forget { p, size } => {
                    fuel -= i64::from(size / 64);
                    tri!(self.memory.forget(get!(p), size.into()).map_err(Stop::from));
                }
                Op::DynNew { d, size, local } => {
                    let info = module.locals[local as usize];
                    let origin = Origin::Point(pc as u32 - 1);
                    tri!(self.fits_stack(get!(size)));
                    let p = tri!(
                        self.memory
                            .allocate(get!(size), ObjectKind::Dynamic, info.is_const, origin)
                            .map_err(Stop::from)
                    );
                    fuel -= (get!(size) / 64) as i64;
                    if TRACK && self.effective.active {
                        self.effective.fresh(p);
                        self.restrict.fresh(p);
                    }
                    if TRACK && let Some(at) = self.memory.place(p) {
                        self.tracker.fresh(at, get!(size) as usize);
                        self.restrict.fresh_bytes(at, get!(size) as usize);
                    }
                    if info.temporary {
                        self.allocas.push((self.frames.len(), object_of(p)));
                    } else {
                        self.live.push(object_of(p));
                    }
                    set!(d, p);
                }
                Op::VlaSize { d, n, size } => {
                    let (n, size) = (get!(n) as i64, get!(size));
                    if n <= 0 {
                        tri!(Err(Stop::undefined(
                            Kind::VlaSize,
                            format!("the length is {n}")
                        )));
                    }
                    match (n as u64).checked_mul(size) {
                        Some(bytes) => set!(d, bytes),
                        None => tri!(Err(Stop::Unsupported(
                            "the array is larger than memory".into()
                        ))),
                    }
                }
                Op::Writable { p, on } => self.memory.set_writable(get!(p), on),
                Op::CheckInit { flag, decl } => {
                    if get!(flag) == 0 {
                        tri!(Err(self.uninitialised(decl)));
                    }
                }
                Op::AddF64 { d, a, b } => f64op!(d, a, b, +),
                Op::SubF64 { d, a, b } => f64op!(d, a, b, -),
                Op::MulF64 { d, a, b } => f64op!(d, a, b, *),
                Op::DivF64 { d, a, b } => f64op!(d, a, b, /),
                Op::LtF64 { d, a, b } => f64cmp!(d, a, b, <),
                Op::LeF64 { d, a, b } => f64cmp!(d, a, b, <=),
                Op::EqF64 { d, a, b } => f64cmp!(d, a, b, ==),
                Op::NegF64 { d, a } => set!(d, get!(a) ^ 1 << 63),
                Op::AddF32 { d, a, b } => f32op!(d, a, b, +),
                Op::SubF32 { d, a, b } => f32op!(d, a, b, -),
                Op::MulF32 { d, a, b } => f32op!(d, a, b, *),
                Op::DivF32 { d, a, b } => f32op!(d, a, b, /),
                Op::LtF32 { d, a, b } => f32cmp!(d, a, b, <),
                Op::LeF32 { d, a, b } => f32cmp!(d, a, b, <=),
                Op::EqF32 { d, a, b } => f32cmp!(d, a, b, ==),
                Op::NegF32 { d, a } => set!(d, get!(a) ^ 1 << 31),
                Op::F80 { op, d, a, b } => {
                    let (a, b) = (wide!(a), wide!(b));
                    let v = super::wide::f80(op, a, b);
                    let v = if TRACK && super::wide::makes_nan(op, v) {
                        self.signed_nan(v, 79)
                    } else {
                        v
                    };
                    match op {
                        crate::code::FloatOp::Lt
                        | crate::code::FloatOp::Le
                        | crate::code::FloatOp::Eq => {
                            set!(d, v as u64);
                        }
                        _ => set_wide!(d, v),
                    }
                }
                Op::Wide {
                    op,
                    d,
                    a,
                    b,
                    signed,
                } => {
                    let v = tri!(self.wide_op(op, wide!(a), wide!(b), signed));
                    match op {
                        crate::code::WideOp::Lt
                        | crate::code::WideOp::Le
                        | crate::code::WideOp::Eq => {
                            set!(d, v as u64);
                        }
                        _ => set_wide!(d, v),
                    }
                }
                Op::Convert { d, s, from, to } => {
                    let v = if from.is_wide() {
                        wide!(s)
                    } else {
                        get!(s).into()
                    };
                    let v = tri!(self.convert(v, from, to));
                    if to.is_wide() {
                        set_wide!(d, v);
                    } else {
                        set!(d, v as u64);
                    }
                }
                Op::Overflow { op, d, a, p, shape } => {
                    let shape = module.shapes[shape as usize];
                    let (x, y) = (wide!(a), wide!(a + 2));
                    let v = tri!(self.overflow(op, x, y, get!(p), shape));
                    set!(d, v);
                }
                Op::Classify { what, d, a, rep } => {
                    let v = if rep.is_wide() {
                        wide!(a)
                    } else {
                        get!(a).into()
                    };
                    if what == crate::code::Class::Signbit
                        && super::wide::classify(crate::code::Class::Nan, v, rep) != 0
                    {
                        let met = self.memory.met();
                        self.memory.meet(Open::NanSign);
                        self.at(pc).note_choices(met);
                    }
                    set!(d, super::wide::classify(what, v, rep));
                }
                Op::VaStart { p, named } => tri!(self.va_start(get!(p), named)),
                Op::VaEnd { p } => tri!(self.va_end(get!(p))),
                Op::VaCopy { to, from } => tri!(self.va_copy(get!(to), get!(from))),
                Op::VaPass { to, from } => tri!(self.va_pass(get!(to), get!(from))),
                Op::VaArg { d, p, ty } => {
                    let v = tri!(self.va_arg(get!(p), ty));
                    set!(d, v[0]);
                    if self.is_wide(ty) {
                        w[(usize::from(d) + 1) & (WINDOW - 1)] = v[1];
                    }
                }
                Op::VaArgRecord { d, p, ty } => {
                    let v = tri!(self.va_arg(get!(p), ty));
                    set!(d, v[0]);
                }
                Op::Arith { index } => {
                    let (d, v, wide) = tri!(self.compute(index, w));
                    if wide {
                        set_wide!(d, v as u128);
                    } else {
                        set!(d, v as u64);
                    }
                }
                Op::Probe { d, s, probe } => {
                    let at = ProbeSite {
                        point: pc as u32 - 1,
                        probe,
                    };
                    let v = self.watch.probe(code, module, at, get!(s));
                    set!(d, v);
                }
                Op::SeqBegin { list } => {
                    if self.strands.is_on() {
                        let (depth, point) = (self.frames.len(), pc as u32 - 1);
                        pc = self.strands.fork(&module.code, depth, point, list) as usize;
                        if !TRACK {
                            (self.pc, self.base, self.fuel) = (pc as u32, base, fuel);
                            return Err(Stop::Switch);
                        }
                        continue;
                    }
                    self.tracker.begin(self.frames.len(), pc as u32 - 1, list);
                    if !TRACK {
                        (self.pc, self.base, self.fuel) = (pc as u32, base, fuel);
                        return Err(Stop::Switch);
                    }
                    if self.tracker.is_exhausted() {
                        tri!(Err(Stop::Unsupported(
                            "too many operands without an order".into()
                        )));
                    }
                }
                Op::SeqNext | Op::SeqEnd if self.strands.is_on() => {
                    if let Some(next) = self.strands.done(self.frames.len()) {
                        pc = next as usize;
                    }
                    if TRACK && !self.is_tracked() {
                        (self.pc, self.base, self.fuel) = (pc as u32, base, fuel);
                        return Err(Stop::Switch);
                    }
                }
                Op::SeqNext => self.tracker.next(),
                Op::SeqEnd => {
                    self.tracker.end();
                    if TRACK && !self.is_tracked() {
                        (self.pc, self.base, self.fuel) = (pc as u32, base, fuel);
                        return Err(Stop::Switch);
                    }
                }
                Op::SeqVar { s, decl, write } => {
                    let mut stamps = [get!(s), get!(s + 1)];
                    let met = self.tracker.variable(&mut stamps, write, self.frames.len());
                    set!(s, stamps[0]);
                    set!(s + 1, stamps[1]);
                    match met {
                        Some(Conflict::Unsequenced(join)) => {
                            self.tracker.set_conflict(Some(join));
                            tri!(Err(Stop::Variable {
                                kind: Kind::Unsequenced,
                                decl,
                            }));
                        }
                        Some(Conflict::Indeterminate(join)) => {
                            self.note_order(join);
                        }
                        None => {}
                    }
                }
                Op::SeqLevel { joins } => {
                    if TRACK {
                        self.tracker.level(self.frames.len(), joins as usize);
                        self.strands.level(self.frames.len(), joins as usize);
                        if !self.is_tracked() {
                            (self.pc, self.base, self.fuel) = (pc as u32, base, fuel);
                            return Err(Stop::Switch);
                        }
                    }
                }
                Op::SeqHold { on, up } => self.strands.hold(self.frames.len(), on, up),
                Op::PendMark { d } => set!(d, self.tracker.mark() as u64),
                Op::PendCut { mark } => self.tracker.settle(get!(mark) as usize),
                Op::PendPush => {
                    if let Some(location) = self.next_location(pc, w) {
                        self.tracker.push(location);
                    }
                }
                Op::PendCheck { mark } => {
                    if let Some(location) = self.next_location(pc, w)
                        && self.tracker.is_pending(get!(mark) as usize, location)
                    {
                        self.tracker.set_conflict(None);
                        tri!(Err(self.unsequenced()));
                    }
                }
                Op::PendPushVar { r } => {
                    self.tracker.push(Location::Register(base + usize::from(r)));
                }
                Op::PendCheckVar { r, mark, decl } => {
                    let location = Location::Register(base + usize::from(r));
                    if self.tracker.is_pending(get!(mark) as usize, location) {
                        self.tracker.set_conflict(None);
                        tri!(Err(Stop::Variable {
                            kind: Kind::Unsequenced,
                            decl,
                        }));
                    }
                }
                Op::Sample { index } => self.watch.sample(&self.memory, &w[..], index),
            }
        }
    }

    /// Sets the program point for what looks at it.
    #[inline(always)]
    fn at(&mut self, pc: usize) -> &mut Self {
        self.pc = pc as u32 - 1;
        self
    }

    /// A function that is called may overwrite what other strands have in registers.
    fn keep_registers(&mut self, op: Op, w: &Window) {
        if let Op::Call { base, .. } | Op::CallPtr { base, .. } | Op::CallLib { base, .. } = op {
            // The first two are for its result.
            let first = usize::from(base) + 2;
            let end = self.module.most_registers.min(WINDOW);
            let kept = w.get(first..end).unwrap_or_default();
            self.strands.call(self.frames.len(), first, kept);
        }
    }

    fn frame_stack(&self) -> u32 {
        self.frames.last().map_or(0, |f| f.stack)
    }

    fn frame_live(&self) -> usize {
        self.frames.last().map_or(0, |f| f.live as usize)
    }

    /// Arguments behind the `...` of a call, from the caller's registers.
    fn extra_args(&self, w: &Window, base: R, site: u32) -> Vec<Arg> {
        let site = &self.module.calls[site as usize];
        site.args[(site.named as usize).min(site.args.len())..]
            .iter()
            .map(|&(ty, r)| self.argument(w, base, ty, r))
            .collect()
    }

    fn argument(&self, w: &Window, base: R, ty: cassay_lang::types::Ty, r: R) -> Arg {
        let at = usize::from(base) + usize::from(r);
        let hi = if self.is_wide(ty) {
            w[(at + 1) & (WINDOW - 1)]
        } else {
            0
        };
        Arg {
            ty,
            lo: w[at & (WINDOW - 1)],
            hi,
        }
    }

    /// All arguments of a call.
    fn arguments(&self, w: &Window, args: R, call: &CallSite) -> Vec<Arg> {
        let each = call.args.iter();
        each.map(|&(ty, r)| self.argument(w, args, ty, r)).collect()
    }

    #[allow(clippy::too_many_arguments)]
    #[inline(never)]
    fn library_call(
        &mut self,
        registers: &mut Vec<u64>,
        base: usize,
        args: R,
        f: u32,
        site: u32,
        pc: u32,
        fuel: &mut i64,
    ) -> Result<(), Stop> {
        let w = window(registers, base)?;
        let call = &self.module.calls[site as usize];
        let mut list = self.arguments(w, args, call);
        if call.record {
            let result = Arg {
                ty: cassay_lang::types::Ty::VOID_PTR,
                lo: w[usize::from(args)],
                hi: 0,
            };
            list.insert(0, result);
        }
        self.pc = pc;
        self.fuel = *fuel;
        if self.restrict.active {
            for arg in &list {
                self.restrict.leak(&self.memory, arg.lo);
            }
        }
        // Callbacks run above everything this frame uses.
        self.top = base + usize::from(args) + call.args.len() * 2 + 4;
        self.registers = std::mem::take(registers);
        let seen = self.memory.met();
        let result = self.call_library(f as usize, &list);
        self.note_choices(seen);
        if self.freed.is_some() && result.is_ok() {
            self.note_freed(&list);
        }
        *registers = std::mem::take(&mut self.registers);
        *fuel = self.fuel;
        let mut v = result?;
        if self.memory.is_other(Open::NanSign) {
            let fn_ty = call.fn_ty;
            v = self.other_nan(f, fn_ty, &list, v);
        }
        let w = window(registers, base)?;
        if !call.record {
            w[usize::from(args)] = v[0];
            w[(usize::from(args) + 1) & (WINDOW - 1)] = v[1];
        }
        self.fuel = *fuel;
        let has_steps = self.has_steps();
        *fuel = self.fuel;
        if !has_steps {
            Err(Stop::StepLimit)
        } else {
            Ok(())
        }
    }

    /// A function that should have no effects is about to be called; whether that is done already.
    #[cold]
    #[inline(never)]
    #[expect(clippy::too_many_arguments, reason = "as a call of the library")]
    fn repeat(
        &mut self,
        registers: &mut Vec<u64>,
        base: usize,
        args: R,
        f: u32,
        site: u32,
        pc: u32,
        fuel: &mut i64,
    ) -> Result<bool, Stop> {
        self.pc = pc;
        let met = self.memory.met();
        let other = self.memory.meet(Open::Calls);
        self.note_choices(met);
        // What it calls itself is called as often as it is.
        if !other || self.nesting > 0 {
            return Ok(false);
        }
        let w = window(registers, base)?;
        let call = &self.module.calls[site as usize];
        let list = self.arguments(w, args, call);
        let key = (f, list.iter().map(|arg| (arg.lo, arg.hi)).collect());
        let constant = self.module.functions[f as usize].constant;
        if constant && let Some(known) = self.results.get(&key) {
            w[usize::from(args)] = known[0];
            w[(usize::from(args) + 1) & (WINDOW - 1)] = known[1];
            return Ok(true);
        }
        let statics = self.module.image.data.len();
        let sig = self.types.callee_sig(self.module.functions[f as usize].ty);
        let is_scalar = sig.is_some_and(|sig| self.types.is_scalar(sig.ret.ty));
        let hidden = self.memory.hides_stores()
            && self.memory.pointer_size == 8
            && is_scalar
            && statics <= MOST_HIDDEN;
        let before = hidden.then(|| self.memory.saved(statics));
        // Nor does a `const` function look at what was stored before: no compiler need store it.
        let blind = constant && self.memory.hides_memory() && self.memory.pointer_size == 8;
        let taken = match blind {
            true => self.memory.hide(&self.beginning),
            false => Vec::new(),
        };
        self.fuel = *fuel;
        self.top = base + usize::from(args) + call.args.len() * 2 + 4;
        self.registers = std::mem::take(registers);
        self.tracker.call(self.frames.len());
        let result = self.call_function(f, &list);
        self.memory.unhide(&taken);
        self.tracker.returned(self.frames.len());
        *registers = std::mem::take(&mut self.registers);
        *fuel = self.fuel;
        let result = result?;
        // Where calls are made twice, what is used of the first is used later, which can come to the same by chance.
        if constant && self.results.len() < MOST_RESULTS {
            self.results.insert(key, result);
        }
        if let Some(before) = before {
            *fuel -= (statics / 8) as i64;
            self.memory.put_back(&before);
            let w = window(registers, base)?;
            w[usize::from(args)] = result[0];
            w[(usize::from(args) + 1) & (WINDOW - 1)] = result[1];
            return Ok(true);
        }
        Ok(false)
    }

    /// What changes the sign of a NaN that a function of the library has made.
    #[cold]
    fn other_nan(&mut self, f: u32, fn_ty: Ty, args: &[Arg], result: Value) -> Value {
        let Some(ret) = self.types.callee_sig(fn_ty).map(|sig| sig.ret.ty) else {
            return result;
        };
        let is_real = |ty: Ty| matches!(ty, Ty::DOUBLE | Ty::FLOAT | Ty::LDOUBLE);
        let is_nan = |ty: Ty, lo: u64, hi: u64| match ty {
            Ty::FLOAT => f32::from_bits(lo as u32).is_nan(),
            Ty::LDOUBLE if self.is_wide(ty) => {
                let v = u128::from(lo) | u128::from(hi) << 64;
                super::wide::classify(crate::code::Class::Nan, v, crate::code::Rep::F80) != 0
            }
            Ty::DOUBLE | Ty::LDOUBLE => f64::from_bits(lo).is_nan(),
            _ => false,
        };
        let nans = args.iter().filter(|a| is_nan(a.ty, a.lo, a.hi)).count();
        let library = &self.module.library[f as usize].name;
        // `copysign` takes a sign; what has one of several NaNs to choose from makes one.
        let makes = nans != 1 && !library.contains("copysign");
        if !makes
            || !is_real(ret)
            || !args.iter().any(|a| is_real(a.ty))
            || !is_nan(ret, result[0], result[1])
        {
            return result;
        }
        let bit = match ret {
            Ty::FLOAT => 31,
            _ if self.is_wide(ret) => 79,
            _ => 63,
        };
        let v = u128::from(result[0]) | u128::from(result[1]) << 64;
        let v = self.signed_nan(v, bit);
        [v as u64, (v >> 64) as u64]
    }

    #[cold]
    fn sweep(&mut self, registers: &[u64], base: usize) {
        let top = (base + WINDOW).min(registers.len());
        let lists = self
            .var_args
            .iter()
            .flat_map(|v| v.args.iter().map(|a| a.lo));
        let callers = self.lists.iter().map(|list| list.caller);
        let kept = self.strands.saved();
        let roots = lists.chain(callers).chain(kept).chain([self.lib.strtok]);
        let roots: Vec<u64> = roots.collect();
        self.memory.sweep(&registers[..top], &roots);
    }
}
