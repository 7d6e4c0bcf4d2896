//! The machine: registers, frames, memory and the library, and what happens off the fast path.
//!
//! [`run`] has the dense loop. Whatever is undefined ends up in [`Machine::trap`], which either
//! stops the program or, for a tolerated kind, counts it and goes on with the fallback meaning.

mod access;
mod calls;
mod convert;
mod effective;
mod endless;
mod order;
mod registers;
mod restrict;
mod run;
pub(crate) mod strands;
mod text;
mod wide;

use crate::code::{Module, Op, Site};
use crate::effective::access_class;
use crate::repair::watch::{Plain, Watch};
use crate::{Compiled, KindSet, Options};
use cassay_lang::describe;
use cassay_lang::tree::{DeclId, Program};
use cassay_lang::types::{QTy, Ty, Types};
use cassay_library::{Arg, Host, Lib, Stop, Value};
use cassay_memory::{Choice, Kind, Memory, Open, Ptr, object_of};
use effective::Effective;
use endless::Cycle;
use order::Tracker;
use restrict::Restrict;
use rustc_hash::FxHashMap;
use strands::Strands;

/// Registers a function can address, whatever it uses: indexing by `u16` then needs no check.
pub(crate) const WINDOW: usize = 1 << 16;
const MAX_FRAMES: usize = 400_000;
/// Bytes that arrays of variable length and `alloca` may take together with all that is on the stack already. A program
/// that is tried gets twice as much (`Limits::PROGRAM` in `crates/exec`), as compilers take more for the same objects.
const MOST_STACK: u64 = 256 << 20;
/// What a call takes on the stack beside its objects, at least.
const FRAME: u64 = 100;
/// Library functions that call back into the program nest this deep at most.
const MAX_NESTING: u32 = 40;
/// Results of functions that are remembered.
const MOST_RESULTS: usize = 1 << 16;
/// No more bytes of static objects are put back after a function that should have no effects.
const MOST_HIDDEN: usize = 1 << 16;

/// Limits of a run.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Steps that the program may take.
    pub steps: u64,
    /// Bytes for all objects together.
    pub memory: u64,
    /// Bytes for automatic objects.
    pub stack: u32,
    /// Bytes that it may write.
    pub output: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            steps: 10_000_000_000,
            memory: 512 << 20,
            stack: 64 << 20,
            output: 256 << 20,
        }
    }
}

#[derive(Clone, Copy)]
struct Frame {
    return_to: u32,
    base: u32,
    site: u32,
    live: u32,
    stack: u32,
    variadic: bool,
}

/// A `va_list` that `va_start` or `va_copy` initialised and `va_end` did not yet end.
struct OpenList {
    /// Number of frames in the function that did so; it must end the list, too (7.16.1p1).
    frames: usize,
    list: Ptr,
}

/// What a `va_list` holds.
#[derive(Clone, Copy, Default)]
struct ListState {
    serial: u64,
    /// Index of the next argument.
    next: u64,
    /// The caller's list, of a parameter.
    caller: Ptr,
}

/// The arguments behind the `...` of an active call.
struct VarArgs {
    serial: u64,
    args: Vec<Arg>,
}

pub(crate) struct Machine<'m, W: Watch = Plain> {
    pub(crate) module: &'m Module,
    /// The module's code, or a copy that repairs change.
    code: &'m [W::Slot],
    pub(crate) watch: W,
    pub(crate) types: &'m Types,
    /// For the names of types in messages.
    program: &'m Program,
    pub memory: Memory,
    pub lib: Lib,
    registers: Vec<u64>,
    frames: Vec<Frame>,
    /// Automatic objects alive, oldest first.
    live: Vec<u32>,
    /// Objects of `alloca` with the number of frames when they were made.
    allocas: Vec<(usize, u32)>,
    var_args: Vec<VarArgs>,
    open_lists: Vec<OpenList>,
    /// What lists hold that are too small to hold it themselves.
    lists: Vec<ListState>,
    /// How many of them there were before the first.
    forgotten_lists: u64,
    /// The types of declared objects.
    decl_types: &'m [Option<QTy>],
    /// Where each of [`Open::ALL`] was first met.
    pub(crate) met_at: [Option<u32>; Open::ALL.len()],
    next_serial: u64,
    /// Signatures found compatible at calls through pointers: 1 + function, by call site.
    verified: Vec<u32>,
    pub(crate) fuel: i64,
    /// Steps that are handed out later, and how many the last time.
    reserve: u64,
    portion: u64,
    budget: u64,
    tolerate: KindSet,
    pub tolerated: Vec<u64>,
    pub(crate) pc: u32,
    /// The frame of that instruction; known to those who repair.
    base: usize,
    /// Registers in use, when the loop is left for a library call.
    top: usize,
    nesting: u32,
    /// Operands that are not sequenced.
    tracker: Tracker,
    effective: Effective,
    restrict: Restrict,
    /// The sizes of arrays that the arguments of a call point to, by their place.
    sizes: Vec<(u32, u64)>,
    /// Results of functions that are declared `const`, by number and arguments.
    results: FxHashMap<(u32, Vec<(u64, u64)>), Value>,
    /// What static objects held at the start, in a run in which such functions see nothing else.
    beginning: Vec<u8>,
    /// What is watched once the steps are used up, and where to go on then.
    cycle: Option<Cycle>,
    resume: Option<u32>,
    /// Operands in another order.
    pub(crate) strands: Strands,
    /// The joins in which the order of evaluation could make a difference, first come, first.
    pub(crate) order_at: Vec<u32>,
    /// By the numbers of objects: the calls that were open when they were freed, where that is asked for.
    pub(crate) freed: Option<FxHashMap<u32, Vec<Site>>>,
}

impl<'m, W: Watch> Machine<'m, W> {
    pub fn new(
        compiled: &'m Compiled,
        program: &'m Program,
        choice: Choice,
        options: &Options,
        code: &'m [W::Slot],
        watch: W,
    ) -> Machine<'m, W> {
        let module = &compiled.module;
        let limits = &options.limits;
        let input = options.stdin.clone();
        let mut memory = module.image.start(limits.stack, choice);
        memory.set_limit(limits.memory);
        memory.place_statics(&compiled.alignments);
        let budget = limits.steps.min(i64::MAX as u64 / 2);
        Machine {
            module,
            code,
            watch,
            types: &compiled.types,
            program,
            memory,
            lib: Lib::new(module.streams, input, limits.output),
            registers: registers::take(),
            frames: Vec::new(),
            live: Vec::new(),
            allocas: Vec::new(),
            var_args: Vec::new(),
            open_lists: Vec::new(),
            lists: Vec::new(),
            forgotten_lists: 0,
            decl_types: &compiled.decl_types,
            met_at: [None; Open::ALL.len()],
            next_serial: 1,
            verified: vec![0; module.calls.len()],
            fuel: budget.min(endless::FIRST) as i64,
            reserve: budget.saturating_sub(endless::FIRST),
            portion: endless::FIRST,
            budget,
            tolerate: options.tolerate,
            tolerated: vec![0; Kind::ALL.len()],
            pc: 0,
            base: 0,
            top: 0,
            nesting: 0,
            tracker: Tracker::default(),
            effective: Effective::default(),
            restrict: Restrict::default(),
            sizes: Vec::new(),
            results: FxHashMap::default(),
            beginning: Vec::new(),
            cycle: None,
            resume: None,
            strands: Strands::default(),
            order_at: Vec::new(),
            freed: None,
        }
    }

    /// Initialises static objects, runs `main` and the exit handlers; returns the exit status.
    pub fn run_program(&mut self, args: &[Vec<u8>]) -> Result<i32, Stop> {
        let status = match self.run_main(args) {
            Ok(status) => status,
            Err(Stop::Exit(status)) => status,
            Err(stop) => return Err(stop),
        };
        self.run_handlers()?;
        if !self.lib.is_abandoned() {
            self.run_destructors()?;
        }
        Ok(status)
    }

    /// Its registers are another machine's from here on.
    pub fn end(&mut self) {
        let registers = std::mem::take(&mut self.registers);
        registers::keep(registers, self.module, &self.frames);
    }

    fn run_main(&mut self, args: &[Vec<u8>]) -> Result<i32, Stop> {
        let suspicions = &self.module.suspicions;
        if suspicions.restrict {
            let whole = suspicions.restrict_whole;
            self.restrict.begin(&mut self.memory, whole);
        }
        self.execute(self.module.start, 0)?;
        if suspicions.any() {
            self.watch_types();
        }
        let Some(main) = self.module.main else {
            return Err(Stop::Unsupported("the program has no `main`".into()));
        };
        self.check_main(main)?;
        if self.memory.is_other(Open::Calls) && self.memory.hides_memory() {
            self.beginning = self.memory.saved(self.module.image.data.len()).0;
        }
        for &constructor in &self.module.constructors {
            self.run_around(constructor)?;
        }
        if self.module.main_params >= 1 {
            self.registers[0] = args.len() as u64;
        }
        if self.module.main_params >= 2 {
            self.registers[1] = match args.split_first() {
                Some((_, rest)) if self.module.asks_name && self.memory.meet(Open::Environment) => {
                    let other = std::iter::once(b"./another-name".to_vec());
                    let args: Vec<Vec<u8>> = other.chain(rest.iter().cloned()).collect();
                    self.argument_vector(&args)?
                }
                _ => self.argument_vector(args)?,
            };
        }
        if self.module.main_params >= 3 {
            // Whoever has such a parameter looks at it.
            let other = self.memory.meet(Open::Environment);
            let variables: &[Vec<u8>] = if other { &[b"HOME=/".to_vec()] } else { &[] };
            self.registers[2] = self.argument_vector(variables)?;
        }
        self.enter(main, 0)?;
        Ok(self.registers[0] as i32)
    }

    /// 5.1.2.2.1: the environment passes an `int`, and pointers to arguments and, as on Unix, to the
    /// environment's strings; `main` may take as many of them as it likes, and returns an `int`.
    /// Qualified strings are taken as well.
    fn check_main(&self, main: u32) -> Result<(), Stop> {
        let function = &self.module.functions[main as usize];
        let wrong = |detail: String| {
            Err(Stop::Declared {
                kind: Kind::MainArgument,
                detail,
                decl: function.decl,
            })
        };
        let Some(sig) = self.types.callee_sig(function.ty) else {
            return Ok(());
        };
        if !self.types.compatible(sig.ret.ty, Ty::INT) {
            return wrong(format!("it returns {}", self.describe(sig.ret.ty)));
        }
        if self.module.main_params > 3 {
            return wrong(format!("it has {} parameters", self.module.main_params));
        }
        let strings = |ty: Ty| {
            let strings = self
                .types
                .pointee(ty)
                .and_then(|s| self.types.pointee(s.ty));
            strings.is_some_and(|c| c.ty == Ty::CHAR)
        };
        for (i, &param) in function.param_types.iter().enumerate() {
            if i == 0 && self.types.compatible(param, Ty::INT) || i > 0 && strings(param) {
                continue;
            }
            let name = self.describe(param);
            return wrong(format!("parameter {} has type {name}", i + 1));
        }
        Ok(())
    }

    fn run_handlers(&mut self) -> Result<(), Stop> {
        while let Some(handler) = self.lib.handlers.pop() {
            match self.call(handler, &[]) {
                Ok(_) => {}
                Err(stop @ Stop::Exit(_)) if self.lib.is_abandoned() => return Err(stop),
                Err(Stop::Exit(_)) => {
                    return Err(Stop::undefined(
                        Kind::LibraryArgument,
                        "exit called again from an atexit handler",
                    ));
                }
                Err(stop) => return Err(stop),
            }
        }
        Ok(())
    }

    /// A constructor or destructor. What arguments the loader passes is its own business.
    fn run_around(&mut self, f: u32) -> Result<(), Stop> {
        if !self.module.functions[f as usize].param_types.is_empty() {
            let what = "a constructor or destructor with parameters";
            return Err(Stop::Unsupported(what.into()));
        }
        self.enter(f, 0)
    }

    fn run_destructors(&mut self) -> Result<(), Stop> {
        for &destructor in &self.module.destructors {
            match self.run_around(destructor) {
                Ok(()) => {}
                Err(Stop::Exit(_)) => {
                    return Err(Stop::Unsupported("exit called by a destructor".into()));
                }
                Err(stop) => return Err(stop),
            }
        }
        if !self.lib.handlers.is_empty() {
            return Err(Stop::Unsupported("atexit called by a destructor".into()));
        }
        Ok(())
    }

    /// Where `main` is defined.
    pub(crate) fn main_decl(&self) -> Option<DeclId> {
        let main = self.module.functions.get(self.module.main? as usize);
        main.map(|function| function.decl)
    }

    fn argument_vector(&mut self, args: &[Vec<u8>]) -> Result<Ptr, Stop> {
        use cassay_memory::{ObjectKind, Origin};
        let each = u64::from(self.memory.pointer_size);
        let size = (args.len() as u64 + 1) * each;
        let vector = self
            .memory
            .allocate(size, ObjectKind::Static, false, Origin::Unknown)?;
        for (i, arg) in args.iter().enumerate() {
            let text = self.memory.allocate(
                arg.len() as u64 + 1,
                ObjectKind::Static,
                false,
                Origin::Unknown,
            )?;
            self.memory.write(text, arg)?;
            self.memory.write(text + arg.len() as u64, &[0])?;
            self.memory.write_pointer(vector + i as u64 * each, text)?;
            self.memory.promise(text, 1);
        }
        self.memory
            .write_pointer(vector + args.len() as u64 * each, 0)?;
        // Stacks of many targets are aligned to more, but the vector begins behind their number.
        self.memory.promise(vector, self.memory.pointer_size);
        Ok(vector)
    }

    pub fn steps(&self) -> u64 {
        self.budget - self.reserve - self.fuel.max(0) as u64
    }

    /// The source construct that was being executed.
    pub fn site(&self) -> Site {
        self.site_at(self.pc)
    }

    pub fn site_at(&self, pc: u32) -> Site {
        self.module
            .notes
            .get(pc as usize)
            .map_or(Site::None, |note| note.site)
    }

    /// The instruction that was being executed.
    pub fn op(&self) -> Option<Op> {
        self.module.code.get(self.pc as usize).copied()
    }

    /// The name of the function that has this instruction.
    pub(crate) fn function_of(&self, point: u32) -> &str {
        let functions = self.module.functions.iter();
        let function = functions
            .filter(|f| f.entry <= point)
            .max_by_key(|f| f.entry);
        function.map_or("", |f| f.name.as_str())
    }

    /// Call sites of the active calls, innermost first.
    pub fn backtrace(&self) -> impl Iterator<Item = Site> + '_ {
        self.frames
            .iter()
            .rev()
            .map(|f| self.site_at(f.return_to.wrapping_sub(1)))
    }

    /// A function of the library has returned: who called it, if it has freed an object.
    #[cold]
    #[inline(never)]
    fn note_freed(&mut self, args: &[Arg]) {
        let Some(p) = args.first().map(|arg| arg.lo) else {
            return;
        };
        if self.memory.ended_at(p) != Some(self.pc) {
            return;
        }
        let calls = self.backtrace().take(8).collect();
        if let Some(freed) = &mut self.freed {
            freed.insert(object_of(p), calls);
        }
    }

    /// The function a pointer points to, by name.
    pub fn function_name(&self, p: Ptr) -> Option<&str> {
        let index = self.memory.function_at(p)? as usize;
        let own = self.module.functions.len();
        match self.module.functions.get(index) {
            Some(f) => Some(&f.name),
            None => Some(&self.module.library.get(index - own)?.name),
        }
    }

    /// Something undefined is about to happen. `Ok` where it is tolerated.
    #[cold]
    #[inline(never)]
    pub(crate) fn trap(&mut self, kind: Kind, detail: impl FnOnce() -> String) -> Result<(), Stop> {
        if self.tolerate.contains(kind) {
            self.tolerated[kind as usize] += 1;
            return Ok(());
        }
        Err(Stop::undefined(kind, detail()))
    }
}

impl<W: Watch> Host for Machine<'_, W> {
    fn memory(&mut self) -> &mut Memory {
        &mut self.memory
    }

    fn types(&self) -> &Types {
        self.types
    }

    fn describe(&self, ty: Ty) -> String {
        describe(self.types, self.program, ty)
    }

    fn call(&mut self, function: Ptr, args: &[Arg]) -> Result<Value, Stop> {
        self.call_back(function, args)
    }

    fn accessed(&mut self, p: Ptr, ty: Ty, write: bool) {
        let size = self.types.size(ty).unwrap_or(0);
        if write {
            self.memory.set_class(p, size, access_class(self.types, ty));
        }
        self.memory.log_type(p, size as usize, ty, write);
    }

    fn text(&mut self, p: Ptr, n: u64) -> Result<(), Stop> {
        self.is_text(p, n)
    }

    fn va_next(&mut self, list: Ptr) -> Result<Option<Arg>, Stop> {
        self.next_var_arg(list)
    }

    fn va_used(&mut self, list: Ptr) -> Result<(), Stop> {
        self.consume_list(list)
    }

    fn point(&self) -> u32 {
        self.pc
    }

    fn spend(&mut self, n: u64) -> Result<(), Stop> {
        self.fuel -= n.min(1 << 40) as i64;
        if !self.has_steps() {
            Err(Stop::StepLimit)
        } else {
            Ok(())
        }
    }
}
