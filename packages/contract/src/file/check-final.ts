import { checkMatch, hasResult } from './check-match.ts';
import { formulaInFile } from './formula.ts';
import type { LenientFile, LenientFinal, LenientMatch } from './lenient-file.ts';
import { foundOf } from './path.ts';
import type { FileRefusal } from './problems.ts';
import { present } from './to-result.ts';

/**
 * What a final can't hold: unknown players, somebody twice in a stage, more matches than it has, impossible results, a stage
 * before the one that it follows from.
 */
export function checkFinal(file: LenientFile): readonly FileRefusal[] {
  const { final } = file;
  if (!final) return [];
  const known = new Set(file.players.map(({ id }) => id));
  const winnerAlone = formulaInFile(file.format)?.results.includes('decided') ?? true;
  return [
    ...final.matches.flatMap((match, i) => [
      ...unknownPlayers(match, i, known),
      ...checkMatch(match, `final.matches[${i}]`, {
        bestOf: match.stage === 'tie' ? 1 : final.bestOf,
        winnerAlone,
        ...present({ carried: carriedInto(file, match) }),
      }),
    ]),
    ...twice(final),
    ...stages(final),
    ...checkStages(file),
  ];
}

function unknownPlayers(
  { players }: LenientMatch,
  at: number,
  known: ReadonlySet<string | undefined>,
): readonly FileRefusal[] {
  return players.flatMap((id, j): FileRefusal[] =>
    id === undefined || known.has(id)
      ? []
      : [{ code: 'stranger', path: `final.matches[${at}].players[${j}]`, found: foundOf(id) }],
  );
}

/** In the semi-finals, and in the two matches for the first three places, everybody sits once. */
function twice({ matches }: LenientFinal): readonly FileRefusal[] {
  const first = new Map<string, string>();
  return matches.flatMap(({ stage, players }, i) =>
    players.flatMap((id, j): FileRefusal[] => {
      // Who wins a deciding game may have to play another.
      if (id === undefined || stage === undefined || stage === 'tie') return [];
      const path = `final.matches[${i}].players[${j}]`;
      const key = `${stage === 'semi'} ${id}`;
      const before = first.get(key);
      first.set(key, before ?? path);
      return before === undefined ? [] : [{ code: 'seated-twice', path, found: foundOf(id), first: before }];
    }),
  );
}

/** Two semi-finals with four players, none with two; one final; one match for the third place. */
function stages({ players, matches }: LenientFinal): readonly FileRefusal[] {
  const most: Readonly<Record<string, number>> = { semi: players === 2 ? 0 : 2, final: 1, third: 1 };
  const counts = new Map<string, number>();
  return matches.flatMap(({ stage }, i): FileRefusal[] => {
    if (stage === undefined || !Object.hasOwn(most, stage)) return [];
    const count = (counts.get(stage) ?? 0) + 1;
    counts.set(stage, count);
    const allowed = most[stage] ?? 0;
    return count <= allowed
      ? []
      : [{ code: 'too-many-of-stage', path: `final.matches[${i}].stage`, found: foundOf(stage), most: allowed }];
  });
}

/**
 * The final follows the rounds, its last matches the semi-finals: none before those are played, one of each in it. Who
 * else plays it than the rule's is a warning, as it can have happened: a semi-final that was corrected afterwards.
 */
function checkStages(file: LenientFile): readonly FileRefusal[] {
  const { final } = file;
  if (!final || final.matches.length === 0) return [];
  const semis = final.matches.filter(({ stage }) => stage === 'semi');
  return [
    ...beforeTheRounds(file),
    ...final.matches.flatMap((match, i): readonly FileRefusal[] => {
      if (match.stage !== 'final' && match.stage !== 'third') return [];
      const path = `final.matches[${i}]`;
      return [...unwanted(final, match, path), ...afterSemis(final, semis, { match, path })];
    }),
  ];
}

/** No result for what comes later before the rounds are complete. */
function beforeTheRounds({ rounds }: LenientFile): readonly FileRefusal[] {
  const path = 'final.matches[0]';
  const last = rounds.at(-1);
  if (!last) return [{ code: 'final-early', path, round: null }];
  return last.matches.every(hasResult) ? [] : [{ code: 'final-early', path, round: rounds.length }];
}

function unwanted({ thirdPlace }: LenientFinal, { stage }: LenientMatch, path: string): readonly FileRefusal[] {
  return stage === 'third' && !thirdPlace ? [{ code: 'no-third-place', path: `${path}.stage` }] : [];
}

interface Placed {
  readonly match: LenientMatch;
  readonly path: string;
}

function afterSemis(
  { players }: LenientFinal,
  semis: readonly LenientMatch[],
  { match, path }: Placed,
): readonly FileRefusal[] {
  // More than two semi-finals are refused by themselves.
  if (players !== 4 || semis.length > 2) return [];
  const played = semis.filter(hasResult).length;
  if (played < 2) return [{ code: 'semis-missing', path: `${path}.stage`, found: foundOf(match.stage), played }];
  return outsiders(
    semis.map((semi) => semi.players.filter((id) => id !== undefined)),
    match,
    path,
  );
}

/** One of each semi-final. */
function outsiders(
  sent: readonly (readonly string[])[],
  { players }: LenientMatch,
  path: string,
): readonly FileRefusal[] {
  const free = [...sent];
  return players.flatMap((id, j): FileRefusal[] => {
    if (id === undefined) return [];
    const from = free.findIndex((ids) => ids.includes(id));
    if (from < 0) {
      return [{ code: 'not-from-semi', path: `${path}.players[${j}]`, found: foundOf(id), players: free.flat() }];
    }
    free.splice(from, 1);
    return [];
  });
}

/**
 * What a match of the final begins with where the final carries their game of the rounds: who won it, as a game, in
 * the order of the match. Of several meetings the last. The same rule as the engine's (`final/carried.ts`).
 */
function carriedInto({ final, rounds }: LenientFile, match: LenientMatch): readonly [number, number] | undefined {
  if (!final?.carry || match.stage === 'tie') return undefined;
  const meetings = rounds.flatMap(({ matches }) => matches.filter(isMeeting));
  const last = meetings.findLast(({ players }) => match.players.every((id) => players.includes(id)));
  const seat = last && winningSeat(last);
  if (last === undefined || seat === undefined) return undefined;
  if (seat === null) return [0, 0];
  return last.players[seat] === match.players[0] ? [1, 0] : [0, 1];
}

/** The first player's seat, or the second's. */
export type FinalSeat = 0 | 1;

/**
 * Who won a match. Null: a draw, or neither came. Undefined: no result, or none that can be read.
 * `carried`: a game that was played before and counts.
 */
function winningSeat(match: LenientMatch, carried?: readonly [number, number]): FinalSeat | null | undefined {
  const { players, keys, forfeit, awarded, winner } = match;
  const seatOf = (id: string | undefined): FinalSeat | undefined =>
    id === undefined ? undefined : id === players[0] ? 0 : id === players[1] ? 1 : undefined;
  if (keys.has('forfeit')) return forfeit === 'both' ? null : other(seatOf(forfeit));
  if (keys.has('awarded')) return seatOf(awarded);
  if (keys.has('winner')) return winner === undefined ? null : seatOf(winner);
  return match.games && leader([...(carried ? [carried] : []), ...match.games]);
}

const other = (seat: FinalSeat | undefined): FinalSeat | undefined =>
  seat === undefined ? undefined : seat === 0 ? 1 : 0;

function leader(games: readonly (readonly [number, number] | undefined)[]): FinalSeat | null {
  const ahead = games.reduce((sum, game) => sum + (game ? Math.sign(game[0] - game[1]) : 0), 0);
  return ahead === 0 ? null : ahead > 0 ? 0 : 1;
}

/** Whether they met: a forfeit of the whole match is no meeting. */
function isMeeting({ players, keys, games }: LenientMatch): boolean {
  if (players.length < 2) return false;
  return keys.has('forfeit') ? (games ?? []).length > 0 : ['games', 'awarded', 'winner'].some((key) => keys.has(key));
}
