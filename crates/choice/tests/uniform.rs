//! Whether outcomes are as likely as promised: chi-square tests on fixed seeds, so that they pass
//! always or never.

use cassay_choice::Choices;

const DRAWS: u32 = 200_000;

/// The chi-square statistic of `DRAWS` outcomes, scaled to expectation 0 and deviation about 1.
fn deviation(expected: &[f64], mut outcome: impl FnMut() -> usize) -> f64 {
    let mut counts = vec![0u32; expected.len()];
    for _ in 0..DRAWS {
        counts[outcome()] += 1;
    }
    let total: f64 = expected.iter().sum();
    let mut chi = 0.0;
    let mut freedom: f64 = -1.0;
    for (&count, &share) in counts.iter().zip(expected) {
        let wanted = f64::from(DRAWS) * share / total;
        if wanted > 0.0 {
            chi += (f64::from(count) - wanted).powi(2) / wanted;
            freedom += 1.0;
        } else {
            assert_eq!(count, 0, "impossible, and happened");
        }
    }
    if freedom < 1.0 {
        0.0
    } else {
        (chi - freedom) / (2.0 * freedom).sqrt()
    }
}

fn assert_fits(what: &str, expected: &[f64], mut outcome: impl FnMut(&mut Choices) -> usize) {
    for seed in [0, 1, 42] {
        let mut choices = Choices::seeded(seed);
        let deviation = deviation(expected, || outcome(&mut choices));
        // Too even is as suspicious as too uneven.
        assert!(
            (-4.0..5.0).contains(&deviation),
            "{what}, seed {seed}: {deviation}"
        );
    }
}

#[test]
fn below() {
    for n in [1u16, 2, 3, 5, 6, 7, 10, 64, 100, 255, 1000] {
        let even = vec![1.0; usize::from(n)];
        assert_fits(&format!("below {n}"), &even, |c| c.below(n.into()) as usize);
    }
}

/// A bound that is no power of two and close to 2^64: where taking the remainder would favour the
/// lower third twice over.
#[test]
fn below_without_bias() {
    let n = 3 << 62;
    assert_fits("thirds", &[1.0; 3], |c| (c.below(n) >> 62) as usize);
    assert_fits("low bits", &[1.0; 16], |c| (c.below(n) & 15) as usize);
}

#[test]
fn range() {
    assert_fits("-7..=7", &[1.0; 15], |c| (c.range(-7, 7) + 7) as usize);
    assert_fits("all", &[1.0; 16], |c| {
        ((c.range(i64::MIN, i64::MAX) >> 60) + 8) as usize
    });
}

#[test]
fn chance() {
    for per_mille in [0u32, 1, 10, 333, 500, 990, 1000] {
        let expected = [f64::from(1000 - per_mille), f64::from(per_mille)];
        assert_fits(&format!("{per_mille} of 1000"), &expected, |c| {
            usize::from(c.chance(per_mille))
        });
    }
}

#[test]
fn weighted() {
    for weights in [
        &[1, 1, 1, 1][..],
        &[1, 0, 9, 90],
        &[0, 3, 0],
        &[5, 4, 3, 2, 1],
    ] {
        let expected: Vec<f64> = weights.iter().map(|&weight| f64::from(weight)).collect();
        let weights: Vec<u32> = weights.to_vec();
        assert_fits(&format!("{weights:?}"), &expected, |c| c.weighted(&weights));
    }
}

#[test]
fn bits() {
    for n in [1, 5, 8] {
        let even = vec![1.0; 1 << n];
        assert_fits(&format!("{n} bits"), &even, |c| c.bits(n) as usize);
    }
    assert_fits("top of 64 bits", &[1.0; 32], |c| {
        (c.bits(64) >> 59) as usize
    });
    assert_fits("bottom of 64 bits", &[1.0; 32], |c| {
        (c.bits(64) & 31) as usize
    });
}

#[test]
fn shuffle() {
    // All 24 orders of 4 items.
    let mut orders = Vec::new();
    for a in 0..4 {
        for b in (0..4).filter(|&b| b != a) {
            for c in (0..4).filter(|&c| c != a && c != b) {
                orders.push([a, b, c, 6 - a - b - c]);
            }
        }
    }
    assert_fits("orders", &[1.0; 24], |choices| {
        let mut items = [0, 1, 2, 3];
        choices.shuffle(&mut items);
        orders
            .iter()
            .position(|order| *order == items)
            .expect("an order")
    });
}

/// Draws that follow each other, the first draws of seeds that follow each other, and those of forks
/// must not know of each other.
#[test]
fn pairs() {
    assert_fits("pairs", &[1.0; 64], |c| {
        (c.below(8) * 8 + c.below(8)) as usize
    });
    let mut seed = 0;
    assert_fits("neighbouring seeds", &[1.0; 64], |_| {
        seed += 1;
        let (mut one, mut two) = (Choices::seeded(seed), Choices::seeded(seed + 1));
        (one.below(8) * 8 + two.below(8)) as usize
    });
    let mut seed = 0;
    assert_fits("forks", &[1.0; 64], |_| {
        seed += 1;
        let parent = Choices::seeded(seed);
        let (mut one, mut two) = (parent.fork("a"), parent.fork("b"));
        (one.below(8) * 8 + two.below(8)) as usize
    });
    let mut seed = 0;
    assert_fits("parent and fork", &[1.0; 64], |_| {
        seed += 1;
        let mut parent = Choices::seeded(seed);
        let mut fork = parent.fork("a");
        (parent.below(8) * 8 + fork.below(8)) as usize
    });
}
