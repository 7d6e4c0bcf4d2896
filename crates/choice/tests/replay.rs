//! Recording and replaying: what is recorded is what was drawn, replaying it changes nothing, and
//! no edit of a stream makes a generator or the stream itself fail.

mod common;

use cassay_choice::{Choices, Rng, Stream};
use common::{assert_well_formed, program, recorded};

#[test]
fn recording_changes_nothing() {
    for seed in 0..200 {
        let plain = program(&mut Choices::seeded(seed));
        let (text, stream) = recorded(seed);
        assert_eq!(plain, text);
        assert!(!stream.is_empty());
        assert_well_formed(&stream);
    }
}

#[test]
fn replaying_is_identity() {
    for seed in 0..200 {
        let (text, stream) = recorded(seed);
        // Another seed: all draws must come from the stream.
        let mut choices = Choices::replay(stream.clone(), seed + 1);
        assert_eq!(program(&mut choices), text);
        assert_eq!(choices.into_stream(), stream);
    }
}

#[test]
fn a_beginning_and_the_seed_are_the_whole() {
    for seed in 0..50 {
        let (text, whole) = recorded(seed);
        for tenth in 0..10 {
            let mut stream = whole.clone();
            stream.truncate(whole.len() * tenth / 10);
            assert_well_formed(&stream);
            let mut choices = Choices::replay(stream, seed);
            assert_eq!(program(&mut choices), text);
            assert_eq!(choices.into_stream(), whole);
        }
    }
}

#[test]
fn replayed_values_fit_what_is_asked() {
    let mut choices = Choices::recording(1);
    choices.bits(64);
    choices.below(100);
    let mut stream = choices.into_stream();
    assert!(stream.set(0, u64::MAX - 3));
    assert!(stream.set(1, 57));
    assert!(!stream.set(2, 0));
    let mut choices = Choices::replay(stream.clone(), 1);
    assert_eq!(choices.below(10), (u64::MAX - 3) % 10);
    assert_eq!(choices.range(-5, 4), 57 % 10 - 5);
    let mut choices = Choices::replay(stream.clone(), 1);
    assert_eq!(choices.below(1), 0);
    assert_eq!(choices.bits(64), 57);
    // A value that is set is reduced to the bound of its draw.
    assert!(stream.set(1, 257));
    assert_eq!(stream.draws()[1].value(), 57);
    assert_eq!(stream.draws()[1].max(), 99);
}

/// Zero is the simplest outcome of everything.
#[test]
fn zeros_are_simple() {
    let mut choices = Choices::recording(1);
    choices.shuffle(&mut [0; 40]);
    let mut stream = choices.into_stream();
    for i in 0..stream.len() {
        stream.set(i, 0);
    }
    let mut choices = Choices::replay(stream, 1);
    assert!(!choices.chance(999));
    assert!(choices.chance(1000));
    assert_eq!(choices.weighted(&[0, 1, 100]), 1);
    assert_eq!(choices.pick(&["a", "b"]), Some(&"a"));
    assert_eq!(choices.range(3, 9), 3);
    let mut items: Vec<u8> = (0..20).collect();
    choices.shuffle(&mut items);
    assert!(items.is_sorted());
}

/// Each call draws as often whatever its arguments are.
#[test]
fn calls_keep_their_place() {
    let mut choices = Choices::recording(1);
    choices.below(0);
    choices.range(3, -3);
    choices.chance(0);
    choices.chance(u32::MAX);
    choices.weighted(&[]);
    choices.weighted(&[0, 0]);
    assert_eq!(choices.pick::<u8>(&[]), None);
    choices.bits(0);
    assert_eq!(choices.stream().len(), 8);
    choices.shuffle::<u8>(&mut []);
    choices.shuffle(&mut [1]);
    assert_eq!(choices.stream().len(), 8);
    choices.shuffle(&mut [1, 2, 3]);
    assert_eq!(choices.stream().len(), 10);
}

#[test]
fn forks_depend_on_seed_and_name_alone() {
    let fresh = Choices::seeded(5).fork("part").bits(64);
    let mut used = Choices::recording(5);
    program(&mut used);
    let mut fork = used.fork("part");
    assert_eq!(fork.bits(64), fresh);
    // A fork has its own stream, which can be replayed by itself.
    assert_eq!(fork.stream().len(), 1);
    let mut again = Choices::replay(fork.stream().clone(), fork.seed());
    assert_eq!(again.bits(64), fresh);
    assert_eq!(again.bits(64), fork.bits(64));
    let mut replayed = Choices::replay(used.into_stream(), 5);
    replayed.bits(64);
    assert_eq!(replayed.fork("part").bits(64), fresh);
    assert_ne!(Choices::seeded(5).fork("other").bits(64), fresh);
    assert_ne!(Choices::seeded(6).fork("part").bits(64), fresh);
    assert_eq!(Rng::new(5).fork("part").seed(), fork.seed());
    assert!(Choices::seeded(5).fork("part").stream().is_empty());
}

#[test]
fn spans_nest_however_they_are_used() {
    let mut choices = Choices::recording(1);
    choices.leave();
    choices.enter("outer");
    choices.below(5);
    choices.enter("inner");
    choices.below(5);
    // Seen from within, they reach to the end.
    assert_well_formed(choices.stream());
    let ends: Vec<_> = choices
        .stream()
        .spans()
        .map(|s| (s.name, s.draws()))
        .collect();
    assert_eq!(ends, [("outer", 0..2), ("inner", 1..2)]);
    // Part of a stream that is still recorded can be used.
    let mut copy = choices.stream().clone();
    assert!(copy.duplicate_span(1));
    assert!(copy.replace_span(0, choices.stream(), 1));
    assert_well_formed(&copy);
    choices.leave();
    choices.below(5);
    choices.leave();
    choices.leave();
    choices.enter("never left");
    choices.below(5);
    let stream = choices.into_stream();
    assert_well_formed(&stream);
    let spans: Vec<_> = stream
        .spans()
        .map(|s| (s.name, s.draws(), s.depth))
        .collect();
    let expected = [
        ("outer", 0..3, 0),
        ("inner", 1..2, 1),
        ("never left", 3..4, 0),
    ];
    assert_eq!(spans, expected);

    let mut plain = Choices::seeded(1);
    plain.enter("nothing");
    plain.below(5);
    assert!(plain.stream().is_empty());
    assert_eq!(plain.into_stream(), Stream::new());
}

/// The values and the spans of a stream, to compare edits with.
fn show(stream: &Stream) -> String {
    let values: Vec<_> = stream.draws().iter().map(|draw| draw.value()).collect();
    let spans = stream
        .spans()
        .map(|s| format!(" {}{}:{:?}", s.name, s.depth, s.draws()));
    format!("{values:?}{}", spans.collect::<String>())
}

#[test]
fn edits_of_spans() {
    // 0 (1 (2) ()) 3, where each number is a draw with that value.
    let mut choices = Choices::recording(1);
    choices.below(10);
    choices.enter("a");
    choices.below(10);
    choices.enter("b");
    choices.below(10);
    choices.leave();
    choices.enter("c");
    choices.leave();
    choices.leave();
    choices.below(10);
    let mut stream = choices.into_stream();
    for i in 0..4 {
        stream.set(i, i as u64);
    }
    let edited = |edit: &dyn Fn(&mut Stream) -> bool| {
        let mut copy = stream.clone();
        assert!(edit(&mut copy));
        assert_well_formed(&copy);
        show(&copy)
    };
    assert_eq!(show(&stream), "[0, 1, 2, 3] a0:1..3 b1:2..3 c1:3..3");
    assert_eq!(edited(&|s| s.remove_span(0)), "[0, 3]");
    assert_eq!(edited(&|s| s.remove_span(1)), "[0, 1, 3] a0:1..2 c1:2..2");
    assert_eq!(
        edited(&|s| s.remove_span(2)),
        "[0, 1, 2, 3] a0:1..3 b1:2..3"
    );
    assert_eq!(
        edited(&|s| s.duplicate_span(0)),
        "[0, 1, 2, 1, 2, 3] a0:1..3 b1:2..3 c1:3..3 a0:3..5 b1:4..5 c1:5..5"
    );
    assert_eq!(
        edited(&|s| s.duplicate_span(1)),
        "[0, 1, 2, 2, 3] a0:1..4 b1:2..3 b1:3..4 c1:4..4"
    );
    assert_eq!(
        edited(&|s| s.replace_span(1, &stream, 0)),
        "[0, 1, 1, 2, 3] a0:1..4 a1:2..4 b2:3..4 c2:4..4 c1:4..4"
    );
    assert_eq!(edited(&|s| s.replace_span(0, &stream, 2)), "[0, 3] c0:1..1");
    assert_eq!(edited(&|s| s.truncate(2)), "[0, 1] a0:1..2");
    let mut copy = stream.clone();
    assert!(!copy.remove_span(3));
    assert!(!copy.duplicate_span(usize::MAX));
    assert!(!copy.replace_span(0, &stream, 3));
    assert!(!copy.truncate(4));
    assert_eq!(copy, stream);
}

/// A thousand random edits in a row, and what a generator makes of each result.
#[test]
fn no_edit_fails() {
    let (_, donor) = recorded(1000);
    for seed in 0..20 {
        let mut rng = Rng::new(seed).fork("edits");
        let (_, mut stream) = recorded(seed);
        let mut changed = 0;
        for _ in 0..1000 {
            let draw = rng.below(stream.len() as u64 + 2) as usize;
            let k = rng.below(stream.spans().len() as u64 + 2) as usize;
            let before = stream.len();
            match rng.below(12) {
                0..=3 => drop(stream.set(draw, rng.next())),
                4..=6 => drop(stream.remove_span(k)),
                7..=8 if stream.len() < 5000 => drop(stream.duplicate_span(k)),
                9..=10 if stream.len() < 5000 => {
                    let j = rng.below(donor.spans().len() as u64) as usize;
                    stream.replace_span(k, &donor, j);
                }
                11 if stream.len() > 3000 => drop(stream.truncate(draw)),
                _ => {}
            }
            changed += usize::from(stream.len() != before);
            assert_well_formed(&stream);
            if stream.spans().len() == 0 {
                stream = recorded(rng.next()).1;
            }
            let mut choices = Choices::replay(stream.clone(), seed);
            let text = program(&mut choices);
            assert!(!text.contains('?'), "a weight of 0 was chosen");
            let replayed = choices.into_stream();
            assert_well_formed(&replayed);
            // What was recorded while replaying makes the same program without any seed.
            assert_eq!(program(&mut Choices::replay(replayed, !seed)), text);
        }
        assert!(changed > 100, "{changed}");
    }
}
