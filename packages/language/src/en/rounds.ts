/** « round 2 », « rounds 1 and 3 ». */
export function inRounds(rounds: readonly number[]): string {
  if (rounds.length === 0) return '';
  if (rounds.length === 1) return `round ${rounds[0]}`;
  return `rounds ${rounds.slice(0, -1).join(', ')} and ${rounds.at(-1)}`;
}

/** once, twice, 3 times. */
export function times(n: number): string {
  return n === 0 ? 'never' : n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`;
}
