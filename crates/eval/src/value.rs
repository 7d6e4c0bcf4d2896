//! Integers as registers hold them: extended to 64 bits by their own signedness.

/// Extends the low `width` bits to 64.
#[inline(always)]
pub fn extend(v: u64, width: u32, signed: bool) -> u64 {
    if width >= 64 {
        return v;
    }
    let up = 64 - width;
    if signed {
        ((v << up) as i64 >> up) as u64
    } else {
        v << up >> up
    }
}

/// A constant of a type of this width; of one bit without a sign, which is `_Bool`, whether it is not 0.
pub fn fit(v: u64, width: u32, signed: bool) -> u64 {
    if width == 1 && !signed {
        u64::from(v != 0)
    } else {
        extend(v, width, signed)
    }
}
