//! Delta debugging: which of a list of edits can be made together.
//!
//! Rounds over what is left, in runs of neighbours of about equal weight: all of it, halves, quarters,
//! and so on down to single ones; no complements. (Zhang et al., "Toward a better understanding of
//! probabilistic delta debugging", show that such counters do as well as learnt probabilities, and
//! better than ddmin.) A round without success makes the next one finer by more. Runs are tried from
//! the end, because in C what comes later uses what comes before.
//!
//! Several sets are tried at once, each as if those before it had failed; the first success counts
//! and the rest is forgotten. So the result is the same however many are tried at once.
//!
//! After a round of single ones nothing is tried twice: what became possible by a later success is
//! found when the pass is repeated.

/// How hard delta debugging tries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// How many sets of edits are tried at once.
    pub batch: usize,
    /// Pieces of the first round.
    pub parts: usize,
    /// Pieces of the last round, at most; `None`: down to single edits.
    pub finest: Option<usize>,
    /// Sets to try in all.
    pub budget: usize,
}

/// Tries sets of edits, each on its own, and gives the first one that succeeds. Once it has said so,
/// that set is part of all sets to come.
pub trait Trial<E> {
    fn first(&mut self, sets: &[Vec<usize>]) -> Result<Option<usize>, E>;
}

impl<E, F: FnMut(&[Vec<usize>]) -> Result<Option<usize>, E>> Trial<E> for F {
    fn first(&mut self, sets: &[Vec<usize>]) -> Result<Option<usize>, E> {
        self(sets)
    }
}

/// The edits that can be made, as ascending indexes into `weights`.
pub fn descend<E>(
    weights: &[u32],
    effort: Effort,
    trial: &mut impl Trial<E>,
) -> Result<Vec<usize>, E> {
    let total: u64 = weights.iter().map(|&w| u64::from(w.max(1))).sum();
    let mut live: Vec<usize> = (0..weights.len()).collect();
    let mut made: Vec<usize> = Vec::new();
    let mut parts = effort.parts.max(1);
    let mut left = effort.budget;
    while !live.is_empty() && left > 0 {
        let runs = runs(&live, weights, total / parts as u64);
        let single = runs.len() == live.len();
        let mut succeeded = false;
        let mut at = 0;
        while at < runs.len() && left > 0 {
            let batch = &runs[at..runs.len().min(at + effort.batch.max(1)).min(at + left)];
            let sets: Vec<Vec<usize>> = batch.iter().map(|run| union(&made, run)).collect();
            let tried = match trial.first(&sets)?.filter(|first| *first < sets.len()) {
                Some(first) => {
                    made.clone_from(&sets[first]);
                    succeeded = true;
                    first + 1
                }
                None => sets.len(),
            };
            at += tried;
            left -= tried;
        }
        live.retain(|index| made.binary_search(index).is_err());
        if single || effort.finest.is_some_and(|finest| parts >= finest) {
            break;
        }
        parts = parts.saturating_mul(if succeeded { 2 } else { 4 });
    }
    Ok(made)
}

/// Neighbours together until they weigh enough; the last run first.
fn runs(live: &[usize], weights: &[u32], enough: u64) -> Vec<Vec<usize>> {
    let mut runs: Vec<Vec<usize>> = Vec::new();
    let mut weight = u64::MAX;
    for &index in live.iter().rev() {
        let own = u64::from(weights[index].max(1));
        match runs.last_mut() {
            Some(run) if weight.saturating_add(own) <= enough => {
                run.push(index);
                weight += own;
            }
            _ => {
                runs.push(vec![index]);
                weight = own;
            }
        }
    }
    runs
}

fn union(made: &[usize], run: &[usize]) -> Vec<usize> {
    let mut all: Vec<usize> = made.iter().chain(run).copied().collect();
    all.sort_unstable();
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn effort(batch: usize) -> Effort {
        Effort {
            batch,
            parts: 1,
            finest: None,
            budget: usize::MAX,
        }
    }

    fn solve(weights: &[u32], batch: usize, can: impl Fn(&[usize]) -> bool) -> Vec<usize> {
        let mut trial = |sets: &[Vec<usize>]| Ok::<_, ()>(sets.iter().position(|set| can(set)));
        descend(weights, effort(batch), &mut trial).unwrap()
    }

    #[test]
    fn all_at_once_where_that_works() {
        let mut tries = 0;
        let mut trial = |sets: &[Vec<usize>]| {
            tries += sets.len();
            Ok::<_, ()>(Some(0))
        };
        let made = descend(&[1; 100], effort(1), &mut trial).unwrap();
        assert_eq!((made.len(), tries), (100, 1));
    }

    #[test]
    fn a_budget_is_kept() {
        let mut tries = 0;
        let mut trial = |sets: &[Vec<usize>]| {
            tries += sets.len();
            Ok::<_, ()>(None)
        };
        let effort = Effort {
            budget: 10,
            ..effort(3)
        };
        assert!(descend(&[1; 100], effort, &mut trial).unwrap().is_empty());
        assert_eq!(tries, 10);
    }

    #[test]
    fn errors_end_it() {
        let mut trial = |_: &[Vec<usize>]| Err::<Option<usize>, _>("stop");
        assert_eq!(descend(&[1], effort(1), &mut trial), Err("stop"));
    }

    proptest! {
        /// Where only the needed ones must stay, exactly they stay.
        #[test]
        fn what_is_not_needed_goes(
            weights in prop::collection::vec(1u32..50, 1..60),
            needed in prop::collection::btree_set(0usize..60, 0..6),
        ) {
            let made = solve(&weights, 1, |set| set.iter().all(|i| !needed.contains(i)));
            let expect: Vec<usize> = (0..weights.len()).filter(|i| !needed.contains(i)).collect();
            prop_assert_eq!(made, expect);
        }

        /// Edits that only work together with others, in any pattern: the result does not depend on
        /// how many are tried at once.
        #[test]
        fn batches_change_nothing(
            weights in prop::collection::vec(1u32..9, 1..40),
            salt in any::<u64>(),
        ) {
            let can = |set: &[usize]| {
                let mixed = set.iter().fold(salt, |hash, &i| {
                    (hash ^ i as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(23)
                });
                mixed % 5 == 0
            };
            let one = solve(&weights, 1, can);
            for batch in [2, 3, 8] {
                prop_assert_eq!(&solve(&weights, batch, can), &one);
            }
            prop_assert!(one.is_empty() || can(&one));
        }
    }
}
