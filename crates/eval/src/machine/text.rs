//! Strings that go on behind the array in which they begin.
//!
//! A pointer that was converted has the bounds of the whole object, as one to bytes has. But to GCC a string ends where the
//! row or member does whose address was taken, however it was converted: `strcmp((char *)rows[0], "longer than a row")`
//! is not 0 at -O2. Nobody can say of a pointer whether it came from the array, so that such strings are refused.

use super::Machine;
use crate::repair::watch::Watch;
use cassay_lang::types::{Ty, TyKind, Types};
use cassay_library::Stop;
use cassay_memory::{Ptr, offset_of};

impl<W: Watch> Machine<'_, W> {
    /// The library has read `n` bytes of a string.
    pub(super) fn is_text(&self, p: Ptr, n: u64) -> Result<(), Stop> {
        let Some(declared) = self.declared(p) else {
            return Ok(());
        };
        match room(self.types, declared.ty, offset_of(p).into()) {
            Some(room) if room < n => Err(Stop::Unsupported(
                "a string that goes on behind the array in which it begins".into(),
            )),
            _ => Ok(()),
        }
    }
}

/// How many bytes there are from an offset to the end of the innermost array, or of the scalar, that is there; of members of
/// unions, the one that has most. `None` where nothing ends before the object does.
fn room(types: &Types, whole: Ty, offset: u64) -> Option<u64> {
    let mut most = None;
    let mut work = vec![(whole, offset, false)];
    while let Some((ty, at, within)) = work.pop() {
        let size = types.size(ty)?;
        match types.kind(ty) {
            TyKind::Array(elem, _)
                if matches!(types.kind(elem.ty), TyKind::Array(..) | TyKind::Record(_)) =>
            {
                let elem_size = types.size(elem.ty).filter(|&size| size > 0)?;
                work.push((elem.ty, at % elem_size, true));
            }
            TyKind::Record(id) => {
                let fields = types.record_layout(id)?.fields.iter();
                work.extend(
                    fields
                        .filter(|field| field.bits.is_none())
                        .filter_map(|field| {
                            let at = at.checked_sub(field.offset)?;
                            let inside = types.size(field.ty.ty).is_some_and(|size| at < size);
                            inside.then_some((field.ty.ty, at, true))
                        }),
                );
            }
            _ if !within => return None,
            _ => most = most.max(size.checked_sub(at)),
        }
    }
    most
}
