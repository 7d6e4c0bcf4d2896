//! The search for a border: the first number from which on something is bad, where each question is expensive and some
//! have no answer.
//!
//! Pure: a function of the answers. Nothing is taken for granted between the numbers that were asked: the result says
//! that one number is bad and the one before it good, because both were asked.

/// One answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The failure does not show.
    Good,
    /// It shows.
    Bad,
    /// Neither can be said: the compiler broke in another way, or ran into a limit.
    Neither,
}

/// What a search came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// This number is bad, and the one before it is good.
    At(usize),
    /// The border is somewhere between the two, and those that were asked in between have no answer.
    Between {
        /// The last number that is known to be good.
        good: usize,
        /// The first that is known to be bad.
        bad: usize,
    },
}

/// Numbers tried around one that has no answer.
const NEIGHBOURS: usize = 8;

/// Finds the border between `good`, which is known to be good, and `bad`, which is known to be bad and larger.
///
/// ```
/// use cassay_triage::bisect::{Found, Side, border};
///
/// let mut asked = 0;
/// let found = border(0, 300, &mut |at| {
///     asked += 1;
///     Ok::<_, ()>(if at < 123 { Side::Good } else { Side::Bad })
/// });
/// assert_eq!(found, Ok(Found::At(123)));
/// assert!(asked <= 9);
/// ```
pub fn border<E>(
    mut good: usize,
    mut bad: usize,
    ask: &mut dyn FnMut(usize) -> Result<Side, E>,
) -> Result<Found, E> {
    while bad > good + 1 {
        let middle = good + (bad - good) / 2;
        let mut answer = None;
        for at in around(middle, good, bad) {
            match ask(at)? {
                Side::Neither => {}
                side => {
                    answer = Some((at, side));
                    break;
                }
            }
        }
        match answer {
            Some((at, Side::Good)) => good = at,
            Some((at, _)) => bad = at,
            None => return Ok(Found::Between { good, bad }),
        }
    }
    Ok(Found::At(bad))
}

/// A number and those around it, nearest first, that lie strictly between two others.
fn around(middle: usize, good: usize, bad: usize) -> impl Iterator<Item = usize> {
    let steps = (0..=NEIGHBOURS / 2).flat_map(move |step| {
        let after = middle.checked_add(step);
        let before = middle.checked_sub(step).filter(|_| step > 0);
        [after, before]
    });
    steps.flatten().filter(move |at| *at > good && *at < bad)
}

/// Numbers that show whether there is one border only: some before it, which must be good, and some from it on, which
/// must be bad. `last` is known to be bad, and 0 to be good.
pub fn samples(border: usize, last: usize) -> Vec<(usize, Side)> {
    let mut all = Vec::new();
    let above = last.saturating_sub(border);
    for at in [border + above / 3, border + above * 2 / 3] {
        if at > border && at < last {
            all.push((at, Side::Bad));
        }
    }
    for at in [border / 3, border * 2 / 3] {
        if at > 0 && at + 1 < border {
            all.push((at, Side::Good));
        }
    }
    all.dedup();
    all
}

/// The smallest set of things, taken out of `all` in its order, that is enough: where all of them together are enough.
/// Each round finds one thing that the set cannot do without, by the border between the beginnings of the list that are
/// not enough and those that are. `None` where the answers contradict each other, or have none.
pub fn enough<E>(
    all: usize,
    most: usize,
    ask: &mut dyn FnMut(&[usize]) -> Result<bool, E>,
) -> Result<Option<Vec<usize>>, E> {
    let mut needed: Vec<usize> = Vec::new();
    let mut end = all;
    loop {
        if needed.len() > most {
            return Ok(None);
        }
        if !needed.is_empty() && ask(&needed)? {
            needed.sort_unstable();
            return Ok(Some(needed));
        }
        if end == 0 {
            return Ok(None);
        }
        let found = border(0, end, &mut |at| {
            let mut some: Vec<usize> = (0..at).collect();
            some.extend(&needed);
            some.sort_unstable();
            Ok(match ask(&some)? {
                true => Side::Bad,
                false => Side::Good,
            })
        })?;
        let Found::At(at) = found else {
            return Ok(None);
        };
        needed.push(at - 1);
        end = at - 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn search(last: usize, side: impl Fn(usize) -> Side) -> (Found, usize) {
        let mut asked = 0;
        let found = border(0, last, &mut |at| {
            asked += 1;
            assert!(at > 0 && at < last);
            Ok::<_, ()>(side(at))
        });
        (found.unwrap(), asked)
    }

    #[test]
    fn every_border_is_found() {
        for last in [1, 2, 3, 10, 257] {
            for at in 1..=last {
                let (found, asked) = search(last, |n| if n < at { Side::Good } else { Side::Bad });
                assert_eq!(found, Found::At(at));
                assert!(asked <= 9, "{asked}");
            }
        }
    }

    #[test]
    fn holes_are_stepped_over_or_named() {
        let hole = |holes: std::ops::Range<usize>| {
            search(100, move |n| match n {
                n if holes.contains(&n) => Side::Neither,
                n if n < 48 => Side::Good,
                _ => Side::Bad,
            })
            .0
        };
        assert_eq!(hole(50..52), Found::At(48));
        assert_eq!(hole(47..49), Found::Between { good: 46, bad: 49 });
        assert_eq!(hole(1..100), Found::Between { good: 0, bad: 100 });
    }

    #[test]
    fn samples_are_on_both_sides() {
        assert_eq!(
            samples(50, 101),
            [
                (67, Side::Bad),
                (84, Side::Bad),
                (16, Side::Good),
                (33, Side::Good)
            ]
        );
        assert!(samples(1, 1).is_empty());
        assert!(samples(1, 2).is_empty());
    }

    #[test]
    fn smallest_sets() {
        let find = |needs: &[usize]| {
            let mut asked = 0;
            let found = enough(100, 4, &mut |some| {
                asked += 1;
                Ok::<_, ()>(needs.iter().all(|n| some.contains(n)))
            });
            (found.unwrap(), asked)
        };
        let (one, asked) = find(&[37]);
        assert_eq!(one, Some(vec![37]));
        assert!(asked <= 9, "{asked}");
        assert_eq!(find(&[0, 99]).0, Some(vec![0, 99]));
        assert_eq!(find(&[3, 4, 50]).0, Some(vec![3, 4, 50]));
        assert_eq!(find(&[1, 2, 3, 4, 5, 6]).0, None);
    }
}
