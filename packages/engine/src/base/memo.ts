/**
 * A function of one immutable value whose answer is made once for each value and kept for as long as that value lives.
 * The answer depends on nothing else, so whoever asks can't tell whether it was kept.
 */
export function remembered<Key extends object, Answer extends object>(
  make: (key: Key) => Answer,
): (key: Key) => Answer {
  const kept = new WeakMap<Key, Answer>();
  return (key) => {
    const known = kept.get(key);
    if (known) return known;
    const answer = make(key);
    kept.set(key, answer);
    return answer;
  };
}
