//! `rand` and `srand` as glibc's: additive feedback over 31 words (its `TYPE_3` generator).
//!
//! C17 7.22.2 leaves the sequence to the implementation; giving the one that most programs were
//! run with lets their output be compared. Seeding is as glibc's, where seed 0 means 1, and a
//! program that never calls `srand` starts from seed 1 (7.22.2.2p2).

/// `RAND_MAX`
pub const RAND_MAX: i32 = 0x7fff_ffff;

const DEGREE: usize = 31;
const SEPARATION: usize = 3;

/// The generator behind `rand`. Seeding takes a while, so it waits until a value is asked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rand {
    ring: Option<Box<Ring>>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Ring {
    words: [u32; DEGREE],
    /// The word to change next; the one added to it lies `SEPARATION` behind on the ring.
    front: usize,
}

impl Rand {
    /// What `srand(seed)` sets up.
    pub fn new(seed: u32) -> Rand {
        Rand {
            ring: Some(Box::new(Ring::new(seed))),
        }
    }

    /// The next value, from 0 to `RAND_MAX`.
    pub fn draw(&mut self) -> i32 {
        self.ring
            .get_or_insert_with(|| Box::new(Ring::new(1)))
            .draw()
    }
}

impl Ring {
    fn new(seed: u32) -> Ring {
        let mut words = [0; DEGREE];
        let mut word = i64::from(seed.max(1) as i32);
        for slot in &mut words {
            *slot = word as u32;
            // 16807 * word mod 2^31 - 1 by Schrage's method; a seed above RAND_MAX is negative.
            let (high, low) = (word / 127_773, word % 127_773);
            word = 16_807 * low - 2_836 * high;
            if word < 0 {
                word += i64::from(RAND_MAX);
            }
        }
        let mut ring = Ring {
            words,
            front: SEPARATION,
        };
        for _ in 0..DEGREE * 10 {
            ring.draw();
        }
        ring
    }

    fn draw(&mut self) -> i32 {
        let rear = (self.front + DEGREE - SEPARATION) % DEGREE;
        let sum = self.words[self.front].wrapping_add(self.words[rear]);
        self.words[self.front] = sum;
        self.front = (self.front + 1) % DEGREE;
        (sum >> 1) as i32
    }
}

#[cfg(test)]
mod tests {
    use super::Rand;

    /// What a program printed that glibc ran: the first four values and the thousandth.
    #[test]
    fn sequences_are_glibc_s() {
        let cases: [(u32, [i32; 5]); 5] = [
            (
                1,
                [
                    1_804_289_383,
                    846930886,
                    1_681_692_777,
                    1_714_636_915,
                    1_143_565_421,
                ],
            ),
            (
                0,
                [
                    1_804_289_383,
                    846930886,
                    1_681_692_777,
                    1_714_636_915,
                    1_143_565_421,
                ],
            ),
            (
                42,
                [71876166, 708592740, 1_483_128_881, 907283241, 896784309],
            ),
            (
                2_147_483_648,
                [
                    1_336_741_213,
                    1_210_407_648,
                    1_447_044_896,
                    337392383,
                    193932953,
                ],
            ),
            (
                4_294_967_295,
                [
                    254925627,
                    1_205_188_300,
                    366127624,
                    1_401_405_153,
                    1_892_540_048,
                ],
            ),
        ];
        for (seed, expected) in cases {
            let mut rand = Rand::new(seed);
            let drawn: Vec<i32> = (0..1000).map(|_| rand.draw()).collect();
            let got = [drawn[0], drawn[1], drawn[2], drawn[3], drawn[999]];
            assert_eq!(got, expected, "seed {seed}");
        }
        let first = |mut rand: Rand| (0..50).map(|_| rand.draw()).collect::<Vec<_>>();
        assert_eq!(first(Rand::default()), first(Rand::new(1)));
    }
}
