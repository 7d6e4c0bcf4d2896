//! Pointers in memory: stored, loaded, and seen as integers; and scalars in the target's byte order.
//!
//! A pointer of 8 bytes is stored as it is, in the target's order, so that each of its bytes is one of the
//! integer that it converts to, unless the run has objects elsewhere (`places.rs`): then the address is found when
//! bytes are looked at.

use super::{FORGED, Fault, Memory, NO_BASIS, Open, Ptr, object_of, offset_of, tag};
use cassay_lang::target::Endian;

impl Memory {
    /// The integer a pointer converts to.
    pub fn expose(&mut self, p: Ptr) -> u64 {
        if p & FORGED != 0 {
            return if self.high.contains(&object_of(p)) {
                p
            } else {
                p & !FORGED
            };
        }
        self.expose_basis(p);
        let p = self.outer(p);
        let Some(o) = self.objects.get_mut(object_of(p) as usize) else {
            return p;
        };
        if object_of(p) == 0 {
            return p;
        }
        o.meta.exposed = true;
        self.meet(Open::Address);
        match &mut self.narrow {
            None => self.placed(p).unwrap_or(p),
            Some(_) => self.address(p).into(),
        }
    }

    /// The address that narrow pointers have in memory.
    fn address(&mut self, p: Ptr) -> u32 {
        let p = self.outer(p);
        let (extent, align) = (self.extent(p), self.alignment);
        match &mut self.narrow {
            Some(addresses) => addresses.of(p, extent, align),
            None => 0,
        }
    }

    /// Whether there were not enough addresses for all objects.
    pub fn out_of_addresses(&self) -> bool {
        self.narrow.as_ref().is_some_and(|a| a.exhausted)
    }

    /// The pointer an integer converts to: to an object that was converted to an integer before, or to
    /// none.
    #[inline]
    pub fn from_integer(&mut self, v: u64) -> Ptr {
        let p = self.pointer_of(v);
        if self.places.is_some() || self.narrow.is_some() {
            self.note_ambiguity(v);
        }
        if v & FORGED != 0 && p == v {
            self.high.insert(object_of(v));
        }
        self.remade(p)
    }

    /// The same for somebody who only looks.
    #[inline]
    pub fn pointer_of(&self, v: u64) -> Ptr {
        if let Some(addresses) = &self.narrow {
            return addresses.pointer(v);
        }
        if self.places.is_some() {
            let unknown = if object_of(v) == 0 { v } else { v | FORGED };
            return self.placed_at(v).unwrap_or(unknown);
        }
        match self.objects.get(object_of(v) as usize) {
            _ if object_of(v) == 0 => v,
            Some(o) if o.meta.exposed => v,
            _ => v | FORGED,
        }
    }

    /// The byte at a place in memory that is part of a pointer, as an integer shows it. The object
    /// starts at `base`.
    pub fn exposed_byte(&mut self, at: usize, base: usize) -> u8 {
        self.meet(Open::Address);
        if let Some(addresses) = &self.narrow {
            let found = addresses.covering(at).unwrap_or(0);
            self.expose_basis(found);
            let found = object_of(self.outer(found));
            if let Some(o) = self.objects.get_mut(found as usize) {
                o.meta.exposed = true;
            }
            return self.data[at];
        }
        // Pointers are aligned, but for packed records and those copied into byte arrays: there they
        // are counted from the first byte that is a pointer's.
        let aligned = at & !7;
        let found = self.pointer_in(aligned).map(|p| (aligned, p)).or_else(|| {
            let before = self.tags[base..at].iter().rev();
            let run = before.take_while(|&&t| t == tag::POINTER).count();
            let start = at - run % 8;
            Some((start, self.pointer_in(start)?))
        });
        let Some((start, p)) = found else {
            return self.data[at];
        };
        // Its other bytes must be those of the same integer, even when this one has changed.
        let whole = self.outer(p);
        if whole != p {
            let bytes = self.encode(whole.into());
            self.data[start..start + 8].copy_from_slice(&bytes[..8]);
        }
        let shown = self.expose(p);
        let bytes = self.encode(shown.into());
        if self.places.is_some() || self.basis(p) != NO_BASIS {
            // From now on it is an integer, so that bytes which are changed one by one stay parts of one.
            self.data[start..start + 8].copy_from_slice(&bytes[..8]);
            self.tags[start..start + 8].fill(tag::DATA);
        }
        bytes[at - start]
    }

    /// The bytes of an address as pointers hold it.
    pub(super) fn encode(&self, v: u128) -> [u8; 16] {
        self.scalar(v, self.pointer_size as usize)
    }

    /// A scalar of `n` bytes in the target's order, with nothing behind them.
    #[inline]
    pub fn scalar(&self, v: u128, n: usize) -> [u8; 16] {
        let mut bytes = v.to_le_bytes();
        let n = n.min(16);
        bytes[n..].fill(0);
        if self.endian == Endian::Big {
            bytes[..n].reverse();
        }
        bytes
    }

    /// The number that bytes in the target's order make.
    #[inline]
    pub fn number_of(&self, bytes: &[u8]) -> u128 {
        let mut all = [0u8; 16];
        let n = bytes.len().min(16);
        all[..n].copy_from_slice(&bytes[..n]);
        if self.endian == Endian::Big {
            all[..n].reverse();
        }
        u128::from_le_bytes(all)
    }

    /// Which byte of a number of `n` bytes lies `i` bytes after its start, the lowest being 0.
    #[inline]
    pub fn weight(&self, i: usize, n: usize) -> usize {
        match self.endian {
            Endian::Little => i,
            Endian::Big => n - 1 - i,
        }
    }

    /// The pointer whose bytes start here, if all of them are a pointer's and it is plausible.
    fn pointer_in(&self, start: usize) -> Option<Ptr> {
        if *self.tags.get(start..start + 8)? != [tag::POINTER; 8] {
            return None;
        }
        let bytes = self.data.get(start..start + 8)?;
        let p = self.number_of(bytes) as u64;
        if p & FORGED != 0 {
            return Some(p);
        }
        let o = self.objects.get(object_of(p) as usize)?;
        (object_of(p) != 0 && offset_of(p) <= o.meta.extent).then_some(p)
    }

    /// Reads a pointer.
    pub fn read_pointer(&mut self, p: Ptr) -> Result<Ptr, Fault> {
        let n = self.pointer_size as usize;
        let at = self.check(p, n as u64, false)?;
        self.require_values(p, at, n)?;
        Ok(self.pointer_at(at))
    }

    /// The pointer whose bytes lie at a place, all of which hold values.
    pub fn pointer_at(&mut self, at: usize) -> Ptr {
        let n = self.pointer_size as usize;
        for at in at..at + n {
            self.meet_tag(self.tags[at]);
        }
        let tags = &self.tags[at..at + n];
        let number = self.number_of(&self.data[at..at + n]) as u64;
        match &self.narrow {
            Some(addresses) => {
                let whole = tags.iter().all(|&t| t == tag::POINTER);
                match addresses.noted_at(at, number as u32).filter(|_| whole) {
                    Some(noted) => noted,
                    None => self.from_integer(number),
                }
            }
            None if tags[0] == tag::POINTER => number,
            None => self.from_integer(number),
        }
    }

    /// The same for somebody who only looks; `None` if the bytes are those of no pointer and no number.
    pub fn pointer_seen(&self, at: usize) -> Option<Ptr> {
        let n = self.pointer_size as usize;
        let tags = self.tags.get(at..at + n)?;
        let number = self.number_of(self.data.get(at..at + n)?) as u64;
        if tags.iter().all(|&t| t == tag::DATA) {
            return Some(self.pointer_of(number));
        }
        if tags.iter().any(|&t| t != tag::POINTER) {
            return None;
        }
        Some(match &self.narrow {
            Some(addresses) => addresses
                .noted_at(at, number as u32)
                .unwrap_or_else(|| self.pointer_of(number)),
            None => number,
        })
    }

    /// The object that the pointer at a place points to, for somebody who only looks.
    pub fn pointed_to(&self, p: Ptr) -> Option<u32> {
        let n = self.pointer_size as usize;
        let at = self.locate(p, 0, n as u32)?;
        let found = match &self.narrow {
            Some(addresses) => {
                let number = self.number_of(&self.data[at..at + n]);
                addresses.noted_at(at, number as u32)?
            }
            None => self.pointer_in(at)?,
        };
        Some(object_of(self.outer(found)))
    }

    /// The pointer that lies at a place, if it is one to an object.
    pub fn stored_pointer(&mut self, p: Ptr) -> Option<Ptr> {
        let n = self.pointer_size as usize;
        let at = self.locate(p, 0, n as u32)?;
        let is_pointer = self.tags[at..at + n].iter().all(|&t| t == tag::POINTER);
        is_pointer.then(|| self.pointer_at(at))
    }

    /// Writes a pointer.
    pub fn write_pointer(&mut self, p: Ptr, value: Ptr) -> Result<(), Fault> {
        let n = self.pointer_size as usize;
        let at = self.check(p, n as u64, true)?;
        let points = object_of(value) != 0;
        let bytes = if self.narrow.is_some() {
            let address = self.address(value);
            if let Some(addresses) = &mut self.narrow {
                addresses.note(at, value, address);
            }
            self.encode(address.into())
        } else {
            self.encode(value.into())
        };
        self.data[at..at + n].copy_from_slice(&bytes[..n]);
        let tag = if points { tag::POINTER } else { tag::DATA };
        self.tags[at..at + n].fill(tag);
        Ok(())
    }
}
