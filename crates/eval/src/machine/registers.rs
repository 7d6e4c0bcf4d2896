//! The registers of a machine, which the next one on the same thread takes over: memory of that size is mapped anew for
//! each, and every page of it that is touched is a fault, which is much of what a run of a small program costs.

use super::{Frame, WINDOW};
use crate::code::Module;
use std::cell::Cell;

/// Registers of all frames together.
pub(super) const REGISTERS: usize = (6 << 20) + WINDOW;
/// If more have been used, new memory is cheaper than zeros.
const MOST_KEPT: usize = 1 << 16;
/// What a call may take beside its function's registers and, where the library calls back, two for each argument, of
/// which there are no more than registers.
const BESIDE: usize = 64;

thread_local! {
    static SPARE: Cell<Vec<u64>> = const { Cell::new(Vec::new()) };
}

/// Zeros.
pub(super) fn take() -> Vec<u64> {
    let spare = SPARE.try_with(Cell::take).unwrap_or_default();
    match spare.len() {
        REGISTERS => spare,
        _ => vec![0; REGISTERS],
    }
}

/// Keeps registers for another machine. `frames` are all that there ever were at once, which their list has room for.
pub(super) fn keep(mut registers: Vec<u64>, module: &Module, frames: &Vec<Frame>) {
    let each = module.most_registers.max(module.start_registers);
    let used = (each * 3 + BESIDE).saturating_mul(frames.capacity() + 2);
    if registers.len() != REGISTERS || used > MOST_KEPT {
        return;
    }
    registers[..used].fill(0);
    debug_assert!(registers[used..][..WINDOW].iter().all(|&r| r == 0));
    let _ = SPARE.try_with(|spare| spare.set(registers));
}
