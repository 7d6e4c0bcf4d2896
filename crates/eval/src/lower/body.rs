//! What is known of the function being lowered. A new one begins with a new [`Body`].

use super::emit::Label;
use super::order::Pend;
use super::restrict::Promised;
use crate::code::R;
use cassay_check::EntityId;
use cassay_lang::tree::{ExprId, LabelId, StmtId};
use cassay_lang::types::{Promises, QTy, Ty};
use rustc_hash::{FxHashMap, FxHashSet};

/// A block scope with what a jump into it must set up.
#[derive(Default)]
pub(super) struct Scope {
    pub objects: Vec<(R, u32, u32)>,
    pub flags: Vec<R>,
    /// Static number of live objects outside of it.
    pub open: u32,
}

/// Where `break` and `continue` lead.
pub(super) struct Breakable {
    pub break_to: Label,
    pub continue_to: Option<Label>,
    pub scopes: usize,
    /// Variables surely assigned at every `break` so far.
    pub at_break: Option<FxHashSet<u32>>,
    pub at_continue: Option<FxHashSet<u32>>,
}

/// A jump whose target's scopes are not known yet.
pub(super) struct Pending {
    pub from: Label,
    pub target: Label,
    /// Scope path of the jump, and the objects alive there.
    pub path: Vec<u32>,
    pub open: u32,
}

/// The scopes around a label, and how many objects are alive there.
pub(super) type LabelPlace = (Vec<u32>, u32);

pub(super) struct SwitchFrame {
    pub table: usize,
    pub ty: Ty,
    pub path: Vec<u32>,
    pub has_default: bool,
    /// Variables surely assigned at the head.
    pub at_head: FxHashSet<u32>,
}

/// What a function returns, and what it said about that.
pub(super) struct Returns {
    pub qty: QTy,
    /// A structure or union, to which register 0 points.
    pub record: bool,
    /// Anything at all.
    pub value: bool,
    pub promises: Promises,
    /// The argument that it is a multiple of, by `alloc_align`.
    pub alignment: Option<R>,
    /// The function itself, if it is a `malloc` function.
    pub malloc: Option<EntityId>,
}

impl Default for Returns {
    /// As start-up code does.
    fn default() -> Returns {
        Returns {
            qty: QTy::plain(Ty::VOID),
            record: false,
            value: false,
            promises: Promises::default(),
            alignment: None,
            malloc: None,
        }
    }
}

/// The function being lowered.
#[derive(Default)]
pub(super) struct Body {
    pub returns: Returns,
    /// It is the start-up code, and no function of the program.
    pub is_start: bool,
    /// Bytes of stack for its objects.
    pub stack: u32,
    /// Objects alive here.
    pub open: u32,
    /// Objects made by the full expression being written; they count in `open`.
    pub temporaries: u32,
    /// How deeply expressions and statements nest here.
    pub depth: u32,

    // Scopes and jumps.
    pub scopes: Vec<Scope>,
    /// The scopes around, outermost first.
    pub path: Vec<u32>,
    pub breakables: Vec<Breakable>,
    pub switches: Vec<SwitchFrame>,
    pub pending: Vec<Pending>,
    pub user_labels: FxHashMap<LabelId, (Label, Option<LabelPlace>)>,
    /// Computed jumps: their tables, and the scopes around them.
    pub label_gotos: Vec<(usize, Vec<u32>)>,
    /// Scopes of case labels in inner blocks.
    pub case_places: FxHashMap<u32, LabelPlace>,
    /// Blocks that can be jumped into.
    pub jumpy: FxHashSet<StmtId>,
    /// The block can be jumped into.
    pub in_jumpy: bool,
    /// It has labels that can be jumped to.
    pub has_labels: bool,
    /// Labels that jumps reach from before or outside: nothing is known of variables there.
    pub wild_labels: FxHashSet<LabelId>,

    // Variables and objects.
    /// Where the flags of variables are set that may be read uninitialised.
    pub flag_sets: FxHashMap<R, Vec<usize>>,
    pub flag_checked: FxHashSet<R>,
    /// Variables that surely have a value here.
    pub assigned: FxHashSet<u32>,
    /// Control comes here.
    pub reachable: bool,
    /// Compound literals by the block they live in.
    pub literals: FxHashMap<StmtId, Vec<ExprId>>,
    pub literal_homes: FxHashMap<ExprId, R>,
    pub vla_sizes: FxHashMap<u32, R>,
    /// What its restrict-qualified pointers promise.
    pub promised: Promised,

    // Operands that are not sequenced.
    /// Joins around what is being written.
    pub joins: u32,
    /// Jumps may leave joins, from statements in expressions: wherever one goes, it says how many are
    /// open there.
    pub levels: bool,
    /// Stamps of the variables that are watched.
    pub stamps: FxHashMap<u32, R>,
    /// What the next access is for pending writes.
    pub pend: Pend,
}

impl Body {
    /// A function begins, where nothing is promised yet. Lists keep the memory that the last one left.
    pub fn new(promised: Promised, mut last: Body) -> Body {
        last.scopes.clear();
        last.path.clear();
        last.breakables.clear();
        Body {
            reachable: true,
            promised,
            scopes: last.scopes,
            path: last.path,
            breakables: last.breakables,
            ..Body::default()
        }
    }
}
