//! The mutations, one file each.

mod attribute;
mod calm;
mod chain;
mod element;
mod fcb;
mod guard;
mod hint;
mod identity;
mod inline;
mod insert;
mod loops;
mod member;
mod opaque;
mod outline;
mod prune;
mod tcb;
mod volatile;

use crate::mutation::Mutation;
pub use calm::is_site as is_volatile;
pub use inline::is_site as is_call;
pub use insert::copied;

/// All of them. The order is part of what a seed means: new ones come last.
pub const ALL: &[&dyn Mutation] = &[
    &fcb::FalseBlock,
    &guard::TrueGuard,
    &tcb::TrueBlock,
    &prune::Prune,
    &insert::Insert,
    &identity::Identity,
    &loops::Loops,
    &opaque::Opaque,
    &outline::Outline,
    &chain::IfChain,
    &member::Member,
    &volatile::Volatile,
    &hint::Hint,
    &inline::Inline,
    &attribute::Attribute,
    &element::Element,
    &calm::Calm,
];

pub fn by_name(name: &str) -> Option<&'static dyn Mutation> {
    ALL.iter().copied().find(|m| m.name() == name)
}
