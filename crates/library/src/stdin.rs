//! Standard input, which is fetched only if the program reads it.

use std::sync::{Arc, LazyLock};

/// Standard input. It is fetched when the program first reads: most programs never do, and waiting
/// for it could take forever.
#[derive(Clone)]
pub struct Stdin(Arc<LazyLock<Vec<u8>, Fetch>>);

type Fetch = Box<dyn FnOnce() -> Vec<u8> + Send>;

impl Stdin {
    pub fn new(fetch: impl FnOnce() -> Vec<u8> + Send + 'static) -> Stdin {
        Stdin(Arc::new(LazyLock::new(Box::new(fetch))))
    }

    pub fn bytes(&self) -> &[u8] {
        &self.0
    }
}

impl Default for Stdin {
    fn default() -> Stdin {
        Stdin::new(Vec::new)
    }
}

impl std::fmt::Debug for Stdin {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Stdin")
    }
}
