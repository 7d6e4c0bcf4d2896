//! Any bytes as a damaged store, and its log: nothing panics, and what is saved is sound.
#![no_main]

use cassay_store::{Filter, Store};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (&[u8], &[u8])| {
    let dir = std::env::temp_dir().join(format!("cassay-fuzz-store-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&dir);
    let (from, to) = (dir.join("from"), dir.join("to"));
    std::fs::create_dir_all(&from).expect("a directory");
    std::fs::write(from.join("hunt.db"), input.0).expect("a file");
    std::fs::write(from.join("hunt.db-wal"), input.1).expect("a file");
    if Store::salvage(&from, &to).is_ok() {
        let saved = Store::open_existing(&to).expect("a store");
        assert_eq!(saved.fsck().expect("an answer"), []);
    }
    if let Ok(store) = Store::open_to_read(&from) {
        let _ = store.fsck();
        let _ = store.findings(&Filter::default());
    }
});
