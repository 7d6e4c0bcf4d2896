//! Calls, returns, variable arguments, and calls back from the library.

use super::{
    FRAME, Frame, ListState, MAX_FRAMES, MAX_NESTING, MOST_STACK, Machine, OpenList, VarArgs,
    WINDOW,
};
use crate::code::LibraryFunction;
use crate::repair::watch::Watch;
use cassay_check::argument_mismatch;
use cassay_lang::tree::FloatKind;
use cassay_lang::types::{Ty, TyKind};
use cassay_library::{Arg, Host, Lib, Stop, Value};
use cassay_memory::{Fault, Kind, Ptr};

/// In the place of a `va_list`'s serial number: its value is indeterminate.
const CONSUMED: u64 = u64::MAX;

fn list_stop(list: Ptr, detail: &str) -> Stop {
    Stop::Kind {
        kind: Kind::VaListState,
        detail: detail.into(),
        ptr: Some(list),
    }
}

impl<W: Watch> Machine<'_, W> {
    /// Pushes the frame of a call. The arguments are in place.
    #[inline(always)]
    pub(super) fn push_frame(
        &mut self,
        f: u32,
        base: usize,
        caller_base: usize,
        return_to: u32,
        site: u32,
    ) -> Result<u32, Stop> {
        let function = &self.module.functions[f as usize];
        if self.frames.len() >= MAX_FRAMES
            || base + function.registers as usize + WINDOW > self.registers_len()
        {
            return Err(Stop::Unsupported(format!(
                "recursion deeper than {} calls",
                self.frames.len()
            )));
        }
        let stack = self.memory.stack_mark();
        if function.stack > 0 && self.memory.push_frame(function.stack).is_err() {
            return Err(Stop::Unsupported(
                "automatic objects need more stack than the limit allows".into(),
            ));
        }
        self.frames.push(Frame {
            return_to,
            base: caller_base as u32,
            site,
            live: self.live.len() as u32,
            stack,
            variadic: function.variadic,
        });
        Ok(function.entry)
    }

    /// Whether there is room for one more frame.
    pub(crate) fn has_frame(&self, f: u32, base: usize) -> bool {
        let function = &self.module.functions[f as usize];
        self.frames.len() < MAX_FRAMES
            && base + function.registers as usize + WINDOW <= self.registers_len()
    }

    /// Whether an automatic object whose size is known only now fits into the stack. There is always room for those whose
    /// size is known and for calls, which have limits of their own.
    #[cold]
    #[inline(never)]
    pub(super) fn fits_stack(&self, size: u64) -> Result<(), Stop> {
        let frames = self.frames.len() as u64 * FRAME;
        let first = self.frames.first().map_or(0, |frame| frame.stack);
        let known = u64::from(self.memory.stack_mark().saturating_sub(first));
        let all = frames + known + self.memory.dynamic;
        if all.saturating_add(size) <= MOST_STACK {
            return Ok(());
        }
        let most = MOST_STACK >> 20;
        let message = format!("the program needs more stack than the {most} MiB it may have");
        Err(Stop::Unsupported(message))
    }

    fn registers_len(&self) -> usize {
        super::registers::REGISTERS
    }

    /// Ends a call: its objects die. Returns where to go on, and the caller's frame.
    #[inline(always)]
    pub(super) fn pop_frame(&mut self) -> Option<(u32, usize, u32)> {
        let frame = self.frames.pop()?;
        if self.live.len() > frame.live as usize {
            self.end_locals(frame.live as usize);
        }
        if !self.allocas.is_empty() {
            self.end_allocas();
        }
        self.memory.pop_frame(frame.stack);
        if frame.variadic {
            self.var_args.pop();
        }
        Some((frame.return_to, frame.base as usize, frame.site))
    }

    /// What `alloca` gave lives until its function returns.
    #[cold]
    fn end_allocas(&mut self) {
        while let Some(&(depth, n)) = self.allocas.last()
            && depth > self.frames.len()
        {
            self.memory.end(n, self.pc);
            self.allocas.pop();
        }
    }

    #[inline(never)]
    pub(super) fn end_locals(&mut self, keep: usize) {
        while self.live.len() > keep {
            if let Some(n) = self.live.pop() {
                self.memory.end(n, self.pc);
            }
        }
    }

    /// Collects the arguments behind the `...`.
    pub(super) fn push_var_args(&mut self, args: Vec<Arg>) {
        self.var_args.push(VarArgs {
            serial: self.next_serial,
            args,
        });
        self.next_serial += 1;
    }

    /// The function a pointer points to, if it may be called as the call site says.
    pub(super) fn callee(&mut self, p: Ptr, site: u32) -> Result<u32, Stop> {
        let Some(f) = self.memory.function_at(p) else {
            let detail = if p == 0 {
                "the pointer is null"
            } else {
                "the pointer points to no function"
            };
            return Err(Stop::Kind {
                kind: Kind::InvalidCall,
                detail: detail.into(),
                ptr: Some(p),
            });
        };
        if self.verified[site as usize] == f + 1 {
            return Ok(f);
        }
        let called = self.module.calls[site as usize].fn_ty;
        let own = self.module.functions.get(f as usize);
        let (name, ty) = match (own, self.library_at(f)) {
            (Some(function), _) => (&function.name, Some(function.ty)),
            (None, Some(function)) => (&function.name, function.ty),
            (None, None) => return Ok(f),
        };
        if let Some(ty) = ty.filter(|&ty| !self.types.compatible(called, ty)) {
            let (ty, called) = (self.describe(ty), self.describe(called));
            return Err(Stop::undefined(
                Kind::CallTypeMismatch,
                format!("`{name}` has type {ty}, called as {called}"),
            ));
        }
        self.check_arguments(f, site)?;
        self.verified[site as usize] = f + 1;
        Ok(f)
    }

    /// The function of the library's that has this number.
    fn library_at(&self, f: u32) -> Option<&LibraryFunction> {
        let index = (f as usize).checked_sub(self.module.functions.len())?;
        self.module.library.get(index)
    }

    /// 6.5.2.2p6: arguments of a call without a prototype must fit the definition's parameters.
    fn check_arguments(&self, f: u32, site: u32) -> Result<(), Stop> {
        let site = &self.module.calls[site as usize];
        if self
            .types
            .callee_sig(site.fn_ty)
            .is_some_and(|s| s.prototype)
        {
            return Ok(());
        }
        let own = self.module.functions.get(f as usize);
        let (name, params) = match (own, self.library_at(f)) {
            (Some(function), _) => (&function.name, function.param_types.clone()),
            (None, Some(function)) => match self.parameters(function.ty) {
                Some(params) => (&function.name, params),
                None => return Ok(()),
            },
            (None, None) => return Ok(()),
        };
        let given = site.args.iter().map(|&(ty, _)| ty);
        match argument_mismatch(self.types, self.program, &params, given) {
            None => Ok(()),
            Some(why) => Err(Stop::undefined(
                Kind::ArgumentMismatch,
                format!("`{name}`: {why}"),
            )),
        }
    }

    /// The parameters of a function with a prototype that is not variadic.
    fn parameters(&self, ty: Option<Ty>) -> Option<Vec<Ty>> {
        let sig = self.types.callee_sig(ty?)?;
        (sig.prototype && !sig.variadic).then(|| sig.params.iter().map(|p| p.ty).collect())
    }

    /// Runs a function with arguments in registers from `base` on, to its end.
    pub(super) fn enter(&mut self, f: u32, base: usize) -> Result<(), Stop> {
        let entry = self.push_frame(f, base, base, u32::MAX, u32::MAX)?;
        if self.module.functions[f as usize].variadic {
            self.push_var_args(Vec::new());
        }
        self.execute(entry, base)
    }

    /// A library function calls a function of the program.
    pub(super) fn call_back(&mut self, function: Ptr, args: &[Arg]) -> Result<Value, Stop> {
        let Some(f) = self.memory.function_at(function) else {
            return Err(Stop::undefined(
                Kind::InvalidCall,
                "the callback is no function",
            ));
        };
        // What compares gets pointers and returns an int, what is called at the end gets and returns nothing. To what the
        // pointers point is the letter's business: whoever wants pointers to int there gets what he wants.
        let declared;
        let own = self.module.functions.get(f as usize);
        let (name, ty, params) = match (own, self.library_at(f)) {
            (Some(function), _) => (&function.name, function.ty, &function.param_types),
            (None, Some(LibraryFunction { name, ty, .. })) => {
                let library = f as usize - self.module.functions.len();
                let (Some(ty), Some(params)) = (*ty, self.parameters(*ty)) else {
                    return self.call_library(library, args);
                };
                declared = params;
                (name, ty, &declared)
            }
            (None, None) => {
                return Err(Stop::undefined(
                    Kind::InvalidCall,
                    "the callback is no function",
                ));
            }
        };
        let returned = if args.is_empty() { Ty::VOID } else { Ty::INT };
        let takes =
            params.len() == args.len() && params.iter().all(|&ty| self.types.is_pointer(ty));
        let returns = self
            .types
            .callee_sig(ty)
            .is_none_or(|sig| self.types.compatible(sig.ret.ty, returned));
        if !takes || !returns {
            let (pointers, returned) = (args.len(), self.describe(returned));
            return Err(Stop::undefined(
                Kind::CallTypeMismatch,
                format!(
                    "`{name}` has type {}, the library calls it with {pointers} pointers for a result of type {returned}",
                    self.describe(ty),
                ),
            ));
        }
        match own {
            Some(_) => self.call_function(f, args),
            None => self.call_library(f as usize - self.module.functions.len(), args),
        }
    }

    /// Calls a function of the program from outside the code that runs.
    pub(super) fn call_function(&mut self, f: u32, args: &[Arg]) -> Result<Value, Stop> {
        if self.nesting >= MAX_NESTING {
            return Err(Stop::Unsupported(
                "library callbacks nested too deeply".into(),
            ));
        }
        let (base, pc) = (self.top, self.pc);
        if base + WINDOW >= self.registers.len() {
            return Err(Stop::Unsupported(
                "library callbacks nested too deeply".into(),
            ));
        }
        let mut at = base;
        for arg in args {
            self.registers[at] = arg.lo;
            at += 1;
            if self.is_wide(arg.ty) {
                self.registers[at] = arg.hi;
                at += 1;
            }
        }
        self.nesting += 1;
        self.enter(f, base)?;
        self.nesting -= 1;
        self.restrict.returned(&mut self.memory, self.frames.len());
        self.pc = pc;
        self.top = base;
        Ok([self.registers[base], self.registers[base + 1]])
    }

    pub(super) fn is_wide(&self, ty: Ty) -> bool {
        match self.types.kind(ty) {
            TyKind::Float(k) => self.types.target.computes_as(k) == FloatKind::LongDouble,
            _ => self.types.int_shape(ty).is_some_and(|s| s.width > 64),
        }
    }

    /// Calls a library function with arguments in place.
    pub(super) fn call_library(&mut self, f: usize, args: &[Arg]) -> Result<Value, Stop> {
        let entry = &self.module.library[f];
        // Those that call back use no state of the library, so that the callback finds it in place.
        let mut lib = if entry.calls_back {
            Lib::default()
        } else {
            std::mem::take(&mut self.lib)
        };
        let tracked = self.tracker.is_active() || self.effective.active;
        if tracked {
            self.begin_library();
        }
        let mut result = (entry.run)(&mut lib, self, args);
        if lib.has_errno() && result.is_ok() {
            let name = self.module.library[f].name.as_str();
            result = lib.disturb_errno(self, name).and(result);
        }
        if !entry.calls_back {
            self.lib = lib;
        }
        if tracked {
            self.end_library(f)?;
            // What comes later in the operands that are open is never evaluated, or would have been before.
            if matches!(result, Err(Stop::Exit(_) | Stop::Abort)) {
                self.note_open();
            }
        }
        result
    }

    // -- variable arguments (7.16) ------------------------------------------------------------

    // A `va_list` has three words: the serial number of the call whose arguments it goes through (0
    // after `va_end`, [`CONSUMED`] when only `va_end` may follow), the next argument's index, and
    // for a parameter the caller's list. Where the target's `va_list` has no room for them, it holds
    // the number of an entry in a table; entries never change, so that a copy stays what it is.

    fn list_has_words(&self) -> bool {
        self.types.target.va_list.size >= 24
    }

    /// Bytes of the number.
    fn list_bytes(&self) -> usize {
        (self.types.target.va_list.size as usize).min(8)
    }

    fn write_list(&mut self, list: Ptr, state: ListState) -> Result<(), Stop> {
        if self.list_has_words() {
            self.memory.write(list, &state.serial.to_le_bytes())?;
            self.memory.write(list + 8, &state.next.to_le_bytes())?;
            return Ok(self.memory.write_pointer(list + 16, state.caller)?);
        }
        let n = self.list_bytes();
        if self.open_lists.is_empty() && self.lists.len() > 4096 {
            // Two bytes are too few for numbers that are never used again.
            if n > 2 {
                self.forgotten_lists += self.lists.len() as u64;
            }
            self.lists.clear();
        }
        self.lists.push(state);
        let number = self.forgotten_lists + self.lists.len() as u64;
        if n < 8 && number >> (8 * n) != 0 || self.lists.len() > 1 << 22 {
            let what = "more uses of variable arguments than `va_list` has bits for";
            return Err(Stop::Unsupported(what.into()));
        }
        Ok(self.memory.write(list, &number.to_le_bytes()[..n])?)
    }

    /// What a list that must have been initialised holds.
    fn read_list(&mut self, list: Ptr) -> Result<ListState, Stop> {
        let missing = |fault: Fault| match fault.kind {
            Kind::IndeterminateValue => list_stop(list, "the va_list was never started"),
            _ => Stop::from(fault),
        };
        let word = |bytes: Vec<u8>| {
            let word = |sum: u64, &b: &u8| sum << 8 | u64::from(b);
            bytes.iter().rev().fold(0, word)
        };
        if self.list_has_words() {
            let serial = self.memory.read(list, 8).map_err(missing)?;
            let next = self.memory.read(list + 8, 8).map_err(missing)?;
            return Ok(ListState {
                serial: word(serial),
                next: word(next),
                caller: self.memory.read_pointer(list + 16).map_err(missing)?,
            });
        }
        let n = self.list_bytes() as u64;
        let number = word(self.memory.read(list, n).map_err(missing)?);
        let index = number.wrapping_sub(1).wrapping_sub(self.forgotten_lists);
        let entry = self.lists.get(index as usize);
        // Zeros, as in a static object, and what is forgotten are lists that have ended.
        Ok(entry.copied().unwrap_or_default())
    }

    /// `named`: what it names is a parameter that it may name.
    pub(super) fn va_start(&mut self, list: Ptr, named: bool) -> Result<(), Stop> {
        if !named {
            self.trap(Kind::VaStartParameter, || {
                "it must be the last one, without `register`, and of a type that arguments are not converted from".into()
            })?;
        }
        let variadic = self.frames.last().is_some_and(|f| f.variadic);
        let Some(current) = self.var_args.last().filter(|_| variadic) else {
            return Err(list_stop(list, "va_start in a function without `...`"));
        };
        let serial = current.serial;
        self.open_list(list)?;
        self.write_list(
            list,
            ListState {
                serial,
                ..ListState::default()
            },
        )
    }

    /// 7.16.1.4p4, 7.16.1.2p2: a list is initialised once before its `va_end`.
    fn open_list(&mut self, list: Ptr) -> Result<(), Stop> {
        // An open list holds a number; most others do not, and need no search.
        let used = self.read_list(list).is_ok_and(|state| state.serial != 0);
        if used && self.open_lists.iter().any(|open| open.list == list) {
            return Err(list_stop(
                list,
                "the va_list is initialised again without va_end in between",
            ));
        }
        self.open_lists.push(OpenList {
            frames: self.frames.len(),
            list,
        });
        Ok(())
    }

    fn va_state(&mut self, list: Ptr) -> Result<ListState, Stop> {
        let state = self.read_list(list)?;
        match state.serial {
            0 => Err(list_stop(list, "the va_list was ended by va_end")),
            CONSUMED => Err(list_stop(
                list,
                "a function that the va_list was passed to has used va_arg on it",
            )),
            _ => Ok(state),
        }
    }

    pub(super) fn va_end(&mut self, list: Ptr) -> Result<(), Stop> {
        let state = self.read_list(list)?;
        if state.serial == 0 {
            return Err(list_stop(list, "the va_list was ended by va_end"));
        }
        let open = self.open_lists.iter().rposition(|open| open.list == list);
        let own = open.filter(|&i| self.open_lists[i].frames == self.frames.len());
        let Some(i) = own else {
            return Err(list_stop(list, "another function started the va_list"));
        };
        self.write_list(list, ListState { serial: 0, ..state })?;
        self.open_lists.remove(i);
        Ok(())
    }

    pub(super) fn va_copy(&mut self, to: Ptr, from: Ptr) -> Result<(), Stop> {
        let state = self.va_state(from)?;
        self.open_list(to)?;
        self.write_list(to, ListState { caller: 0, ..state })
    }

    /// A list arrives as a parameter: the function has its own and remembers the caller's.
    pub(super) fn va_pass(&mut self, to: Ptr, from: Ptr) -> Result<(), Stop> {
        let state = match self.read_list(from) {
            Ok(state) => state,
            // Only its use is wrong.
            Err(Stop::Kind { .. }) => {
                let size = self.types.target.va_list.size.into();
                return Ok(self.memory.copy(to, from, size)?);
            }
            Err(stop) => return Err(stop),
        };
        self.write_list(
            to,
            ListState {
                caller: from,
                ..state
            },
        )
    }

    /// 7.16p3: the caller's list is indeterminate once this function has used `va_arg` on its own.
    fn consume_callers(&mut self, list: Ptr) -> Result<(), Stop> {
        let size = self.types.target.va_list.size.into();
        let mut list = self.read_list(list)?.caller;
        while list != 0 && self.memory.check(list, size, true).is_ok() {
            let state = self.read_list(list)?;
            // Those before it are consumed too; and a program may have tied a knot.
            if state.serial == CONSUMED {
                break;
            }
            self.write_list(
                list,
                ListState {
                    serial: CONSUMED,
                    ..state
                },
            )?;
            list = state.caller;
        }
        Ok(())
    }

    /// 7.21.6.8p2: so it is after `vprintf` and its like.
    pub(super) fn consume_list(&mut self, list: Ptr) -> Result<(), Stop> {
        let state = self.va_state(list)?;
        self.consume_callers(list)?;
        self.write_list(
            list,
            ListState {
                serial: CONSUMED,
                ..state
            },
        )
    }

    /// The function is about to return: it must have ended its lists.
    #[cold]
    pub(super) fn check_lists_ended(&mut self) -> Result<(), Stop> {
        match self.open_lists.last() {
            Some(open) if open.frames >= self.frames.len() => Err(list_stop(
                open.list,
                "the function returns without va_end for the va_list",
            )),
            _ => Ok(()),
        }
    }

    pub(super) fn next_var_arg(&mut self, list: Ptr) -> Result<Option<Arg>, Stop> {
        let state = self.va_state(list)?;
        let found = self
            .var_args
            .binary_search_by_key(&state.serial, |v| v.serial);
        let Some(args) = found.ok().and_then(|i| self.var_args.get(i)) else {
            return Err(list_stop(
                list,
                "the function that started the va_list has returned",
            ));
        };
        let arg = args.args.get(state.next as usize).copied();
        if arg.is_some() {
            let next = state.next + 1;
            self.write_list(list, ListState { next, ..state })?;
        }
        self.consume_callers(list)?;
        Ok(arg)
    }

    /// `va_arg(list, ty)`: 7.16.1.1p2.
    pub(super) fn va_arg(&mut self, list: Ptr, ty: Ty) -> Result<Value, Stop> {
        let Some(arg) = self.next_var_arg(list)? else {
            let taken = self.read_list(list)?.next;
            return Err(Stop::undefined(
                Kind::VaArgExhausted,
                format!("arguments behind the `...`: {taken}, all taken"),
            ));
        };
        if !self.va_compatible(arg, ty) {
            return Err(Stop::undefined(
                Kind::VaArgType,
                format!(
                    "the argument has type {}, not {}",
                    self.describe(arg.ty),
                    self.describe(ty)
                ),
            ));
        }
        Ok([arg.lo, arg.hi])
    }

    fn va_compatible(&self, arg: Arg, ty: Ty) -> bool {
        if self.types.compatible(arg.ty, ty) {
            return true;
        }
        match (self.types.int_shape(arg.ty), self.types.int_shape(ty)) {
            // Corresponding signed and unsigned types, when both can hold the value.
            (Some(a), Some(b)) => {
                let (x, y) = (self.types.promote(arg.ty), self.types.promote(ty));
                let (TyKind::Int(x), TyKind::Int(y)) = (self.types.kind(x), self.types.kind(y))
                else {
                    return false;
                };
                let top = if a.width > 64 {
                    arg.hi as i64
                } else {
                    (arg.lo << (64 - a.width)) as i64
                };
                a.width == b.width
                    && cassay_lang::types::Types::unsigned_of(x)
                        == cassay_lang::types::Types::unsigned_of(y)
                    && top >= 0
            }
            (None, None) => match (self.types.pointee(arg.ty), self.types.pointee(ty)) {
                (Some(a), Some(b)) => {
                    let plain = |t: Ty| t == Ty::VOID || self.types.is_character(t);
                    self.types.compatible(a.ty, b.ty) || (plain(a.ty) && plain(b.ty))
                }
                _ => false,
            },
            _ => false,
        }
    }
}
