//! Fields put in order: a heap sort, because its steps are bounded by n log n whatever comes in. Texts
//! come from outside, and putting each field into its place one by one let a few hundred kilobytes
//! of falling keys hold a page for seconds. The sorts of the standard library are faster and cost
//! kilobytes of wasm.

use super::Value;

/// Sorts fields by key; of equal keys the last one stays.
pub(super) fn by_key(mut fields: Vec<(String, Value)>) -> Vec<(String, Value)> {
    // Our own texts are sorted already.
    if fields.is_sorted_by(|(one, _), (two, _)| one < two) {
        return fields;
    }
    let order = order(fields.len(), &mut |one, two| {
        (&fields[one].0, one) < (&fields[two].0, two)
    });
    let mut sorted: Vec<(String, Value)> = Vec::with_capacity(fields.len());
    for at in order {
        let field = std::mem::replace(&mut fields[at], (String::new(), Value::Null));
        match sorted.last_mut() {
            Some(last) if last.0 == field.0 => *last = field,
            _ => sorted.push(field),
        }
    }
    sorted
}

/// The numbers below `count` in the order that `before` gives them; no two of them are alike.
fn order(count: usize, before: &mut dyn FnMut(usize, usize) -> bool) -> Vec<usize> {
    let mut heap: Vec<usize> = (0..count).collect();
    for root in (0..count / 2).rev() {
        sift(&mut heap, root, before);
    }
    for end in (1..count).rev() {
        heap.swap(0, end);
        sift(&mut heap[..end], 0, before);
    }
    heap
}

/// Lets a number sink until both below it come before it.
fn sift(heap: &mut [usize], mut root: usize, before: &mut dyn FnMut(usize, usize) -> bool) {
    loop {
        let mut child = 2 * root + 1;
        let Some(&left) = heap.get(child) else {
            return;
        };
        if let Some(&right) = heap.get(child + 1)
            && before(left, right)
        {
            child += 1;
        }
        if !before(heap[root], heap[child]) {
            return;
        }
        heap.swap(root, child);
        root = child;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rng::Rng;

    /// How many comparisons (and so at most as many exchanges) it takes to order some keys.
    fn steps(keys: &[u32]) -> usize {
        let mut steps = 0;
        let order = order(keys.len(), &mut |one, two| {
            steps += 1;
            (keys[one], one) < (keys[two], two)
        });
        let sorted: Vec<(u32, usize)> = order.iter().map(|&at| (keys[at], at)).collect();
        assert!(sorted.is_sorted_by(|one, two| one < two));
        assert_eq!(sorted.len(), keys.len());
        steps
    }

    #[test]
    fn the_work_grows_hardly_faster_than_the_fields() {
        let mut rng = Rng::new(5);
        for size in [0, 1, 2, 3, 10, 1_000, 100_000_u32] {
            let bound = 2 * size as usize * (size.max(2).ilog2() as usize + 1);
            let rising: Vec<u32> = (0..size).collect();
            let falling: Vec<u32> = (0..size).rev().collect();
            let equal = vec![7; size as usize];
            let few: Vec<u32> = (0..size).map(|_| rng.below(10)).collect();
            let any: Vec<u32> = (0..size).map(|_| rng.below(u32::MAX)).collect();
            let saw: Vec<u32> = (0..size).map(|at| at % 100 * 1_000 + at / 100).collect();
            for keys in [rising, falling, equal, few, any, saw] {
                let steps = steps(&keys);
                assert!(steps <= bound, "{steps} steps for {size} fields");
            }
        }
    }

    #[test]
    fn the_last_of_equal_keys_stays() {
        let fields = ["b", "a", "b", "c", "a", "b"].into_iter().zip(0_u32..);
        let fields = fields.map(|(key, at)| (key.to_owned(), Value::from(at)));
        let sorted = by_key(fields.collect());
        let expected = [("a", 4_u32), ("b", 5), ("c", 3)];
        let expected = expected.map(|(key, at)| (key.to_owned(), Value::from(at)));
        assert_eq!(sorted, expected);
    }
}
