//! Tables of the module: static objects and functions, and what instructions name by a number.

use super::{L, Lowerer};
use crate::code::{
    Access, BitAccess, CallSite, Function, LibraryFunction, LocalInfo, OverflowShape, Overlap, R,
    Site, StopReason, WatchInfo,
};
use crate::padding::Padding;
use cassay_check::{EntityId, EntityKind};
use cassay_lang::Problem;
use cassay_lang::tree::{DeclId, DeclKind, Id, LabelId, Storage, StrId, StrPrefix};
use cassay_lang::types::Ty;
use cassay_memory::{Memory, ObjectKind, Origin, Ptr};
use rustc_hash::FxHashMap;

/// Where a variable or function is.
#[derive(Clone, Copy, Debug)]
pub(super) enum Home {
    /// Not placed (yet).
    None,
    Reg {
        r: R,
        flag: Option<R>,
    },
    /// An object whose pointer is in a register.
    Object {
        p: R,
    },
    Static {
        p: Ptr,
    },
    Function {
        index: u32,
    },
    Library {
        index: u32,
    },
    /// Declared, nowhere defined.
    Missing,
}

/// What is known of the whole program so far.
pub(super) struct Tables {
    /// Where each entity is. Those of functions are set when these are lowered.
    pub homes: Vec<Home>,
    /// Static objects.
    pub image: Memory,
    pub strings: Vec<Option<Ptr>>,
    pub fn_pointers: FxHashMap<u32, Ptr>,
    pub label_pointers: FxHashMap<LabelId, Ptr>,
    /// Objects behind `stdin`, `stdout`, `stderr`.
    pub streams: [Ptr; 3],
    /// How many functions the program defines; those of the library have the numbers behind.
    pub user_functions: u32,
    pub functions: Vec<Function>,
    pub folds: Vec<crate::fold::Fold>,
    pub library: Vec<LibraryFunction>,
    pub library_index: FxHashMap<String, Option<u32>>,
    pub calls: Vec<CallSite>,
    pub accesses: Vec<Access>,
    pub bits: Vec<BitAccess>,
    pub overlaps: Vec<Overlap>,
    pub locals: Vec<LocalInfo>,
    pub reasons: Vec<StopReason>,
    pub shapes: Vec<OverflowShape>,
    pub watches: Vec<WatchInfo>,
    pub watch_index: FxHashMap<Ty, Option<u32>>,
    pub paddings: Vec<Padding>,
    pub padding_index: FxHashMap<Ty, Option<u32>>,
}

impl Tables {
    /// Of a program with so many entities, functions and strings, before anything is placed.
    pub fn new(image: Memory, entities: usize, functions: usize, strings: usize) -> Tables {
        Tables {
            homes: vec![Home::None; entities],
            image,
            strings: vec![None; strings],
            fn_pointers: FxHashMap::default(),
            label_pointers: FxHashMap::default(),
            streams: [0; 3],
            user_functions: functions as u32,
            functions: Vec::new(),
            folds: Vec::new(),
            library: Vec::new(),
            library_index: FxHashMap::default(),
            calls: Vec::new(),
            accesses: Vec::new(),
            bits: Vec::new(),
            overlaps: Vec::new(),
            locals: Vec::new(),
            reasons: Vec::new(),
            shapes: Vec::new(),
            watches: Vec::new(),
            watch_index: FxHashMap::default(),
            paddings: Vec::new(),
            padding_index: FxHashMap::default(),
        }
    }
}

impl Lowerer<'_> {
    /// Allocates static objects and numbers functions.
    pub(super) fn place_entities(&mut self) -> L<()> {
        for (i, &f) in self.ck.functions.iter().enumerate() {
            self.tables.homes[f.0 as usize] = Home::Function { index: i as u32 };
        }
        for i in 0..self.ck.entities.len() {
            let entity = &self.ck.entities[i];
            let (qty, decl, name) = (entity.qty, entity.decl, entity.name);
            match entity.kind {
                EntityKind::Static { init, defined } => {
                    if !defined {
                        let own = !self.ck.assembler.contains_key(&EntityId(i as u32));
                        self.tables.homes[i] = self.library_object(name.filter(|_| own))?;
                        continue;
                    }
                    self.out.note.site = Site::Decl(decl);
                    let plan_ty = init.and_then(|init| self.ck.plans.get(&init)?.ty);
                    let extra = init
                        .and_then(|init| self.ck.plans.get(&init))
                        .map_or(0, |p| p.extra);
                    let size = plan_ty
                        .and_then(|ty| self.types.size(ty))
                        .max(self.types.size(qty.ty))
                        .unwrap_or(0)
                        .saturating_add(extra);
                    let is_const = self.deeply_const(qty);
                    let p =
                        self.allocate(size, ObjectKind::Static, is_const, Origin::Decl(decl))?;
                    self.tables.image.set_writable(p, true);
                    self.tables
                        .image
                        .fill(p, 0, size)
                        .map_err(|_| self.too_large())?;
                    self.tables.image.set_writable(p, false);
                    if matches!(
                        self.program[decl].kind,
                        DeclKind::Var {
                            storage: Storage::Builtin,
                            ..
                        }
                    ) {
                        self.tables.image.share(p);
                    }
                    if let Some(watch) = self.watch(qty.ty) {
                        let WatchInfo { union, ref consts } = self.tables.watches[watch as usize];
                        self.tables.image.watch(p, union, consts.clone());
                    }
                    self.tables.homes[i] = Home::Static { p };
                }
                EntityKind::Function { def: None, .. } => {
                    let ty = self.ck.entities[i].qty.ty;
                    let found = self
                        .linked_name(EntityId(i as u32))
                        .and_then(|name| self.library_function(&name, ty));
                    self.tables.homes[i] = match found {
                        Some(index) => Home::Library { index },
                        None => Home::Missing,
                    };
                }
                EntityKind::Function { .. } | EntityKind::Local { .. } => {}
            }
        }
        Ok(())
    }

    /// The name by which the library is asked for a function that the program does not define.
    fn linked_name(&self, id: EntityId) -> Option<String> {
        if self.ck.refused.contains_key(&id) {
            return None;
        }
        let name = self.program.name(self.ck.entity(id).name?);
        if self.ck.fortified.contains(&id) {
            return Some(format!("{}{name}", cassay_library::FORTIFIED));
        }
        let Some(&label) = self.ck.assembler.get(&id) else {
            return Some(name.to_string());
        };
        let defined = self.ck.functions.iter().any(|&f| {
            let own = self.ck.assembler.get(&f).copied();
            own.or(self.ck.entity(f).name) == Some(label)
        });
        let known = cassay_library::redirected(name, self.program.name(label));
        known.filter(|_| !defined).map(str::to_string)
    }

    /// Why a function that is named cannot be called.
    pub(super) fn missing(&self, id: Option<EntityId>, decl: DeclId) -> String {
        let name = self.program[decl].name.map(|n| self.program.name(n));
        let name = name.unwrap_or_default();
        let refused = id.and_then(|id| self.ck.refused.get(&id));
        let label = id.and_then(|id| self.ck.assembler.get(&id));
        match (refused, label) {
            (Some(problem), _) => format!("`{name}` cannot be used: {}", problem.message),
            (None, Some(&label)) => format!(
                "`{name}` stands for `{}`, which is not part of Cassay's library",
                self.program.name(label)
            ),
            (None, None) => {
                format!("`{name}` is not part of Cassay's library and nowhere defined")
            }
        }
    }

    pub(super) fn too_large(&self) -> Problem {
        Problem::unsupported(
            self.span(),
            "the program's objects need more memory than the limit allows",
        )
    }

    pub(super) fn allocate(
        &mut self,
        size: u64,
        kind: ObjectKind,
        is_const: bool,
        origin: Origin,
    ) -> L<Ptr> {
        self.tables
            .image
            .allocate(size, kind, is_const, origin)
            .map_err(|_| self.too_large())
    }

    pub(super) fn library_object(&mut self, name: Option<cassay_lang::Symbol>) -> L<Home> {
        let text = name.map(|n| self.program.name(n)).unwrap_or_default();
        let Some(i) = cassay_library::OBJECTS.iter().position(|&n| n == text) else {
            return Ok(Home::Missing);
        };
        let stream = self.allocate(216, ObjectKind::Static, false, Origin::Unknown)?;
        let size = self.target.pointer.size.into();
        let variable = self.allocate(size, ObjectKind::Static, false, Origin::Unknown)?;
        self.tables
            .image
            .write_pointer(variable, stream)
            .map_err(|_| self.too_large())?;
        self.tables.streams[i] = stream;
        Ok(Home::Static { p: variable })
    }

    pub(super) fn library_function(&mut self, name: &str, ty: Ty) -> Option<u32> {
        if let Some(&known) = self.tables.library_index.get(name) {
            if let Some(function) = known.and_then(|i| self.tables.library.get_mut(i as usize)) {
                function.ty = function.ty.filter(|&first| first == ty);
            }
            return known;
        }
        let index = cassay_library::lookup(name, self.target).map(|run| {
            let calls_back = cassay_library::calls_back(name);
            self.tables.library.push(LibraryFunction {
                name: name.into(),
                run,
                ty: Some(ty),
                calls_back,
                given: cassay_library::given(name),
            });
            self.tables.library.len() as u32 - 1
        });
        self.tables.library_index.insert(name.into(), index);
        index
    }

    /// The pointer to a function.
    pub(super) fn function_pointer(&mut self, home: Home) -> L<Option<Ptr>> {
        let index = match home {
            Home::Function { index } => index,
            Home::Library { index } => self.tables.user_functions + index,
            _ => return Ok(None),
        };
        if let Some(&p) = self.tables.fn_pointers.get(&index) {
            return Ok(Some(p));
        }
        let p = self
            .tables
            .image
            .function(index)
            .map_err(|_| self.too_large())?;
        self.tables.fn_pointers.insert(index, p);
        Ok(Some(p))
    }

    pub(super) fn string_pointer(&mut self, id: StrId) -> L<Ptr> {
        if let Some(p) = self.tables.strings[id.index()] {
            return Ok(p);
        }
        let bytes = self.string_bytes(id);
        let element = match self.program[id].prefix {
            StrPrefix::None | StrPrefix::Utf8 => Ty::CHAR,
            StrPrefix::Utf16 => Ty::USHORT,
            StrPrefix::Wide => Ty::int(self.target.wchar_t),
            StrPrefix::Utf32 => Ty::UINT,
        };
        let p = self.allocate(
            bytes.len() as u64,
            ObjectKind::StringLiteral,
            false,
            Origin::Unnamed(element),
        )?;
        self.tables.image.set_writable(p, true);
        self.tables
            .image
            .write(p, &bytes)
            .map_err(|_| self.too_large())?;
        self.tables.image.set_writable(p, false);
        self.tables.strings[id.index()] = Some(p);
        Ok(p)
    }

    /// The bytes of a literal, terminating zero included.
    pub(super) fn string_bytes(&self, id: StrId) -> Vec<u8> {
        let lit = &self.program[id];
        let width = match lit.prefix {
            StrPrefix::None | StrPrefix::Utf8 => 1,
            StrPrefix::Utf16 => 2,
            StrPrefix::Wide => self.target.int_scalar(self.target.wchar_t).size as usize,
            StrPrefix::Utf32 => 4,
        };
        let units = lit.units.iter().copied().chain([0]);
        units
            .flat_map(|u| {
                self.tables
                    .image
                    .scalar(u.into(), width)
                    .into_iter()
                    .take(width)
            })
            .collect()
    }
}
