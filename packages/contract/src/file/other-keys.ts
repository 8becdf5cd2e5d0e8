/** Keys of the contract that belong to other formulas, by the place where they stand (list indices left out). */
const ofOtherFormats: ReadonlySet<string> = new Set([
  ...[
    'phase1',
    'phase2',
    'phase3',
    'pools',
    'drawn',
    'firstRound',
    'avoidClubs',
    'scale',
    'turns',
    'order',
    'points',
  ].map((key) => `settings.${key}`),
  'players.army',
  ...['winner', 'cohesion', 'points', 'counters'].map((key) => `rounds.matches.${key}`),
]);

/** Keys that change answers and that this version cannot honour: refused, so that no answer is wrong. */
const notYet: ReadonlySet<string> = new Set(['final', 'settings.openingTables', 'players.table', 'players.spare']);

/** Why a key that the schema does not know is refused. `place`: keys and indices down to the object that holds it. */
export function kindOfKey(place: readonly (string | number)[], key: string): 'other' | 'not-yet' | 'unknown' {
  const name = [...place.filter((part) => typeof part === 'string'), key].join('.');
  if (notYet.has(name)) return 'not-yet';
  return ofOtherFormats.has(name) ? 'other' : 'unknown';
}
