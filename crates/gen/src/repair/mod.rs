//! Execute and repair: a program is run as it was generated, and what would be undefined is changed
//! on the way.
//!
//! The machine ([`cassay_eval::repair`]) asks the [`Policy`] what shall stand in place of an
//! operation; [`apply`] then writes the answers into the tree. Afterwards a plain run of the changed
//! program confirms that it is valid and gives the output to expect.

mod apply;
mod policy;
#[cfg(test)]
mod tests;

pub use apply::{apply, guard};
pub use policy::Policy;
