//! Streams as bytes: there and back is identity in both directions, and bytes that are no stream
//! give an error that says so.

mod common;

use cassay_choice::{Fault, Malformed, Rng, Stream, VERSION};
use common::{assert_well_formed, recorded};

#[test]
fn there_and_back() {
    let empty = Stream::new();
    assert_eq!(empty.to_bytes(), [VERSION, 0, 0]);
    assert_eq!(Stream::from_bytes(&empty.to_bytes()), Ok(empty));
    for seed in 0..100 {
        let (_, stream) = recorded(seed);
        let bytes = stream.to_bytes();
        let back = Stream::from_bytes(&bytes).expect("a stream");
        assert_eq!(back, stream);
        assert_eq!(back.to_bytes(), bytes);
    }
}

/// Names that edits left behind do not show.
#[test]
fn equal_streams_have_equal_bytes() {
    let (_, donor) = recorded(1);
    let (_, mut stream) = recorded(2);
    let original = stream.clone();
    assert!(stream.replace_span(0, &donor, 0));
    while stream.remove_span(0) {}
    assert!(stream.spans().len() == 0);
    let mut other = original;
    while other.remove_span(0) {}
    assert_eq!(stream, other);
    assert_eq!(stream.to_bytes(), other.to_bytes());
}

fn fault(bytes: &[u8]) -> (usize, Fault) {
    let Malformed { at, fault } = Stream::from_bytes(bytes).expect_err("malformed");
    (at, fault)
}

#[test]
fn errors() {
    assert_eq!(fault(&[]), (0, Fault::Truncated));
    assert_eq!(fault(&[9, 0, 0]), (0, Fault::Version(9)));
    assert_eq!(fault(&[1]), (1, Fault::Truncated));
    assert_eq!(fault(&[1, 0]), (2, Fault::Truncated));
    assert_eq!(fault(&[1, 0, 0, 0]), (3, Fault::Trailing));
    // A count that cannot be true needs no memory.
    let mut huge = vec![1, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1];
    assert_eq!(fault(&huge), (11, Fault::Truncated));
    // One bit too many, and one byte too many.
    huge[10] = 2;
    assert_eq!(fault(&huge), (1, Fault::Number));
    huge[10] = 0x81;
    huge.extend([0, 0, 0]);
    assert_eq!(fault(&huge), (1, Fault::Number));
    assert_eq!(fault(&[1, 0x80, 0]), (1, Fault::Number));
    // Draws: the largest value, and one beyond its bound.
    assert!(Stream::from_bytes(&[1, 1, 5, 5, 0]).is_ok());
    assert_eq!(fault(&[1, 1, 5, 6, 0]), (2, Fault::Value));
    // Spans: (depth, skip, length, name) over two draws.
    let spans = |spans: &[u8]| [&[1, 2, 9, 9, 9, 9], spans].concat();
    assert!(Stream::from_bytes(&spans(&[1, 0, 0, 2, 0, 1, b'x'])).is_ok());
    assert_eq!(fault(&spans(&[1, 0, 0, 3, 0, 1, b'x'])), (7, Fault::Span));
    assert_eq!(fault(&spans(&[1, 0, 3, 0, 0, 1, b'x'])), (7, Fault::Span));
    assert_eq!(fault(&spans(&[1, 1, 0, 0, 0, 1, b'x'])), (7, Fault::Span));
    let two = |second: [u8; 4]| spans(&[&[2, 0, 0, 1, 0, 1, b'x'], &second[..]].concat());
    assert!(Stream::from_bytes(&two([1, 0, 1, 1])).is_ok());
    assert!(Stream::from_bytes(&two([0, 0, 1, 1])).is_ok());
    assert_eq!(fault(&two([1, 0, 2, 1])), (13, Fault::Span));
    assert_eq!(fault(&two([1, 1, 1, 1])), (13, Fault::Span));
    assert_eq!(fault(&two([0, 1, 1, 1])), (13, Fault::Span));
    // Names: not there, not text, twice.
    assert_eq!(fault(&two([0, 0, 1, 2])), (16, Fault::Name));
    assert_eq!(fault(&spans(&[1, 0, 0, 2, 0, 1, 0xff])), (10, Fault::Name));
    assert_eq!(
        fault(&spans(&[1, 0, 0, 2, 0, 5, b'x'])),
        (13, Fault::Truncated)
    );
    let twice = spans(&[2, 0, 0, 1, 0, 1, b'x', 0, 0, 1, 0, 1, b'x']);
    assert_eq!(fault(&twice), (16, Fault::Name));
}

#[test]
fn errors_read_well() {
    let text = |bytes: &[u8]| {
        Stream::from_bytes(bytes)
            .expect_err("malformed")
            .to_string()
    };
    assert_eq!(text(&[1, 0]), "stream of choices ends too early, at byte 2");
    assert_eq!(
        text(&[7]),
        "stream of choices has version 7, this cassay reads version 1"
    );
}

/// Whatever is read is a well-formed stream with exactly these bytes.
fn try_bytes(bytes: &[u8]) -> bool {
    match Stream::from_bytes(bytes) {
        Ok(stream) => {
            assert_well_formed(&stream);
            assert_eq!(stream.to_bytes(), bytes);
            true
        }
        Err(error) => {
            assert!(error.at <= bytes.len());
            assert!(!error.to_string().is_empty());
            false
        }
    }
}

#[test]
fn garbage() {
    let mut rng = Rng::new(11);
    let mut read = 0;
    for round in 0..50_000 {
        // A few small numbers get further than any bytes do.
        let (len, limit) = if round % 2 == 0 { (40, 256) } else { (12, 3) };
        let len = rng.below(len);
        let mut bytes: Vec<u8> = (0..len).map(|_| rng.below(limit) as u8).collect();
        if let Some(first) = bytes.first_mut() {
            *first = VERSION;
        }
        read += u32::from(try_bytes(&bytes));
    }
    assert!(read > 100, "{read}");
}

#[test]
fn damaged() {
    let mut rng = Rng::new(12);
    for seed in 0..20 {
        let bytes = recorded(seed).1.to_bytes();
        for len in 0..bytes.len() {
            assert!(
                !try_bytes(&bytes[..len]),
                "a beginning was taken for the whole"
            );
        }
        for _ in 0..200 {
            let mut damaged = bytes.clone();
            for _ in 0..=rng.below(3) {
                let at = rng.below(damaged.len() as u64) as usize;
                damaged[at] = rng.next() as u8;
            }
            try_bytes(&damaged);
        }
    }
}
