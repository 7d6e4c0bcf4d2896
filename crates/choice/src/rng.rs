//! The generator of random numbers: xoshiro256++ 1.0, its state filled by splitmix64.
//!
//! Both are Blackman and Vigna's (<https://prng.di.unimi.it>), in the public domain, small enough to
//! be carried along, and published with reference implementations, whose outputs the tests below
//! compare with. Bounded numbers are made as Lemire does ("Fast random integer generation in an
//! interval", ACM TOMACS 29(1), 2019): one multiplication, exactly uniform, and a division only in
//! the rare case that a number may have to be thrown away.

/// The increment of splitmix64: 2^64 divided by the golden ratio, odd.
const GAMMA: u64 = 0x9e37_79b9_7f4a_7c15;

/// The prime of the 64-bit FNV-1a hash.
const FNV_PRIME: u64 = 0x0000_0100_0000_01b3;

/// The output function of splitmix64: a bijection that leaves no likeness between neighbours.
const fn mix(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// One step of splitmix64.
const fn splitmix(state: &mut u64) -> u64 {
    *state = state.wrapping_add(GAMMA);
    mix(*state)
}

/// A generator of random numbers. It remembers its seed, so that parts can be given generators of
/// their own that do not depend on how many numbers were drawn before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rng {
    state: [u64; 4],
    seed: u64,
}

impl Rng {
    /// Any seed is as good as any other; neighbouring seeds have nothing in common.
    #[must_use]
    pub fn new(seed: u64) -> Rng {
        // The one bad state, all zeros, cannot come up: four outputs of splitmix64 in a row differ.
        let mut walk = seed;
        let state = std::array::from_fn(|_| splitmix(&mut walk));
        Rng { state, seed }
    }

    /// The seed that this generator began with.
    #[must_use]
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The next number: 64 uniform bits.
    #[inline]
    #[expect(
        clippy::should_implement_trait,
        reason = "never ends, and is no sequence to adapt"
    )]
    pub fn next(&mut self) -> u64 {
        let [a, b, c, d] = self.state;
        let result = a.wrapping_add(d).rotate_left(23).wrapping_add(a);
        let (c, d) = (c ^ a, d ^ b);
        self.state = [a ^ d, b ^ c, c ^ (b << 17), d.rotate_left(45)];
        result
    }

    /// An independent generator for a named part. It depends on the seed and the name only: not on
    /// what was drawn, nor on which other parts there are.
    #[must_use]
    pub fn fork(&self, label: &str) -> Rng {
        // The seed is mixed before the name goes in, so that seeds and names that differ in a few
        // bits cannot make up for each other, and once more after it, as FNV leaves high bits poor.
        let hash = label
            .bytes()
            .fold(mix(self.seed.wrapping_add(GAMMA)), |hash, byte| {
                (hash ^ u64::from(byte)).wrapping_mul(FNV_PRIME)
            });
        Rng::new(mix(hash))
    }

    /// A uniform number below `n`; 0 counts as 1.
    #[inline]
    pub fn below(&mut self, n: u64) -> u64 {
        let n = n.max(1);
        let product = u128::from(self.next()) * u128::from(n);
        if (product as u64) < n {
            return self.below_rest(product, n);
        }
        (product >> 64) as u64
    }

    /// The rare end of [`Rng::below`]: of the numbers that lead to one result, there may be one too
    /// many.
    #[cold]
    fn below_rest(&mut self, mut product: u128, n: u64) -> u64 {
        let surplus = n.wrapping_neg() % n;
        while (product as u64) < surplus {
            product = u128::from(self.next()) * u128::from(n);
        }
        (product >> 64) as u64
    }

    /// A uniform number from 0 to `max`, which is included: every range of `u64` can be said.
    #[inline]
    pub(crate) fn up_to(&mut self, max: u64) -> u64 {
        match max.checked_add(1) {
            Some(n) => self.below(n),
            None => self.next(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a generator yields first.
    fn first<const N: usize>(mut next: impl FnMut() -> u64) -> [u64; N] {
        std::array::from_fn(|_| next())
    }

    /// Outputs of the reference `splitmix64.c`, as published by Rosetta Code
    /// ("Pseudo-random numbers/Splitmix64") and by `rand_xoshiro`.
    #[test]
    fn splitmix_reference() {
        let mut state = 1_234_567;
        let expected = [
            6_457_827_717_110_365_317,
            3_203_168_211_198_807_973,
            9_817_491_932_198_370_423,
            4_593_380_528_125_082_431,
            16_408_922_859_458_223_821,
        ];
        assert_eq!(first(|| splitmix(&mut state)), expected);
        let mut state = 0;
        let expected = [
            0xe220_a839_7b1d_cdaf,
            0x6e78_9e6a_a1b9_65f4,
            0x06c4_5d18_8009_454f,
            0xf88b_b8a8_724c_81ec,
            0x1b39_896a_51a8_749b,
        ];
        assert_eq!(first(|| splitmix(&mut state)), expected);
        let mut state = 1_477_776_061_723_855_037;
        let expected = [
            1_985_237_415_132_408_290,
            2_979_275_885_539_914_483,
            13_511_426_838_097_143_398,
            8_488_337_342_461_049_707,
            15_141_737_807_933_549_159,
            17_093_170_987_380_407_015,
            16_389_528_042_912_955_399,
            13_177_319_091_862_933_652,
            10_841_969_400_225_389_492,
            17_094_824_097_954_834_098,
        ];
        assert_eq!(first(|| splitmix(&mut state)), expected);
    }

    /// Outputs of the reference `xoshiro256plusplus.c`, as published by `rand_xoshiro` (state
    /// 1, 2, 3, 4) and by `xoshiro-fortran` (state 0, 0, 0, 1).
    #[test]
    fn xoshiro_reference() {
        let mut rng = Rng {
            state: [1, 2, 3, 4],
            seed: 0,
        };
        let expected = [
            41_943_041,
            58_720_359,
            3_588_806_011_781_223,
            3_591_011_842_654_386,
            9_228_616_714_210_784_205,
            9_973_669_472_204_895_162,
            14_011_001_112_246_962_877,
            12_406_186_145_184_390_807,
            15_849_039_046_786_891_736,
            10_450_023_813_501_588_000,
        ];
        assert_eq!(first(|| rng.next()), expected);
        let mut rng = Rng {
            state: [0, 0, 0, 1],
            seed: 0,
        };
        let expected = [
            0x0000_0000_0080_0000,
            0x0000_0000_0080_0011,
            0x0002_2000_0080_0011,
            0x0002_2000_4400_0020,
            0x0002_2000_4480_08a1,
            0x0110_2100_8022_08a0,
            0x0114_0022_8420_0880,
            0x0402_8966_44a6_4095,
            0x8a14_a0a2_44ac_c891,
            0x8c88_ba46_80b2_0495,
        ];
        assert_eq!(first(|| rng.next()), expected);
    }

    /// Seeding by splitmix64, as published by `rand` for seed 0.
    #[test]
    fn seeding_reference() {
        assert_eq!(Rng::new(0).next(), 5_987_356_902_031_041_503);
    }

    /// Every way through the rejection: with a bound just above 2^63, nearly half of all numbers
    /// are thrown away.
    #[test]
    fn below_rejects_what_would_be_biased() {
        let n: u64 = (1 << 63) + 1;
        let (mut rng, mut raw) = (Rng::new(7), Rng::new(7));
        let mut rejected = 0;
        for _ in 0..1000 {
            let expected = loop {
                let product = u128::from(raw.next()) * u128::from(n);
                if product as u64 >= n.wrapping_neg() % n {
                    break (product >> 64) as u64;
                }
                rejected += 1;
            };
            assert_eq!(rng.below(n), expected);
        }
        assert!((800..1200).contains(&rejected), "{rejected}");
    }

    #[test]
    fn bounds_at_the_ends() {
        let mut rng = Rng::new(3);
        for _ in 0..100 {
            assert_eq!(rng.below(0), 0);
            assert_eq!(rng.below(1), 0);
            assert!(rng.below(u64::MAX) < u64::MAX);
        }
        let mut twin = rng.clone();
        assert_eq!(rng.up_to(u64::MAX), twin.next());
        assert_eq!(rng.up_to(u64::MAX >> 1), twin.next() >> 1);
    }
}
