/**
 * The players of a walk who have no opponent yet, in walking order, as a linked list with the last of each score
 * group at hand: a walk over ten thousand players looks at each only a few times.
 */
export interface Unpaired {
  /** Position of the first, or −1. */
  first(): number;
  next(position: number): number;
  previous(position: number): number;
  /** How many are left in the score group of a position. */
  left(position: number): number;
  /** The last one left in the score group of a position. */
  lastOfGroup(position: number): number;
  remove(position: number): void;
}

/** `scores` in walking order; equal neighbours form a group. */
export function unpaired(scores: readonly number[]): Unpaired {
  const size = scores.length;
  const after = Int32Array.from({ length: size + 1 }, (_, i) => (i < size ? i + 1 : 0));
  const before = Int32Array.from({ length: size + 1 }, (_, i) => i - 1);
  before[0] = size;
  const group = groupsOf(scores);
  const left = new Int32Array(size);
  const last = new Int32Array(size);
  group.forEach((g, i) => {
    left[g] = (left[g] ?? 0) + 1;
    last[g] = i;
  });
  const at = (list: Int32Array, i: number): number => list[i] as number;
  const shown = (position: number): number => (position === size ? -1 : position);
  return {
    first: () => shown(at(after, size)),
    next: (position) => shown(at(after, position)),
    previous: (position) => shown(at(before, position)),
    left: (position) => at(left, at(group, position)),
    lastOfGroup: (position) => at(last, at(group, position)),
    remove: (position) => {
      const g = at(group, position);
      after[at(before, position)] = at(after, position);
      before[at(after, position)] = at(before, position);
      left[g] = at(left, g) - 1;
      if (at(last, g) === position) last[g] = at(before, position);
    },
  };
}

function groupsOf(scores: readonly number[]): Int32Array {
  const group = new Int32Array(scores.length);
  for (let i = 1; i < scores.length; i++) group[i] = (group[i - 1] as number) + (scores[i] === scores[i - 1] ? 0 : 1);
  return group;
}
