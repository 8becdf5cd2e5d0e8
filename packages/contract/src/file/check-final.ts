import { checkMatch, hasResult } from './check-match.ts';
import { ofThePlayers } from './check-rounds.ts';
import { formulaInFile } from './formula.ts';
import { foundOf } from './path.ts';
import type { FileRefusal } from './problems.ts';
import type { FileFinal, FileMatch, FileTable, TournamentFile } from './schema.ts';
import { present } from './to-result.ts';

/**
 * What a final can't hold: unknown players, somebody twice in a stage, more matches than it has, impossible results, a
 * stage before the one that it follows from.
 */
export function checkFinal(file: TournamentFile): readonly FileRefusal[] {
  const { final } = file;
  if (!final) return [];
  const known = new Set(file.players.map(({ id }) => id));
  const winnerAlone = formulaInFile(file.format).results.includes('decided');
  return [
    ...(final.matches ?? []).flatMap((match, i) => {
      const bestOf = match.stage === 'tie' ? 1 : final.bestOf;
      const frame = { bestOf, winnerAlone, ...present({ carried: carriedInto(file, match) }) };
      const found = checkMatch(match, `final.matches[${i}]`, frame);
      return [...unknownPlayers(match, i, known), ...ofThePlayers(found, match, known)];
    }),
    ...twice(final),
    ...stages(final),
    ...checkStages(file),
  ];
}

function unknownPlayers({ players }: FinalMatch, at: number, known: ReadonlySet<string>): readonly FileRefusal[] {
  return players.flatMap((id, j): FileRefusal[] =>
    known.has(id) ? [] : [{ code: 'stranger', path: `final.matches[${at}].players[${j}]`, found: foundOf(id) }],
  );
}

type FinalMatch = NonNullable<FileFinal['matches']>[number];

/** In the semi-finals, and in the two matches for the first three places, everybody sits once. */
function twice({ matches = [] }: FileFinal): readonly FileRefusal[] {
  const first = new Map<string, string>();
  return matches.flatMap(({ stage, players }, i) =>
    players.flatMap((id, j): FileRefusal[] => {
      // Who wins a deciding game may have to play another.
      if (stage === 'tie') return [];
      const path = `final.matches[${i}].players[${j}]`;
      const key = `${stage === 'semi'} ${id}`;
      const before = first.get(key);
      first.set(key, before ?? path);
      return before === undefined ? [] : [{ code: 'seated-twice', path, found: foundOf(id), first: before }];
    }),
  );
}

/** Two semi-finals with four players, none with two; one final; one match for the third place. */
function stages({ players, matches = [] }: FileFinal): readonly FileRefusal[] {
  const most: Readonly<Record<string, number>> = { semi: players === 2 ? 0 : 2, final: 1, third: 1 };
  const counts = new Map<string, number>();
  return matches.flatMap(({ stage }, i): FileRefusal[] => {
    if (!Object.hasOwn(most, stage)) return [];
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
function checkStages(file: TournamentFile): readonly FileRefusal[] {
  const { final } = file;
  const matches = final?.matches ?? [];
  if (!final || matches.length === 0) return [];
  const semis = matches.filter(({ stage }) => stage === 'semi');
  return [
    ...beforeTheRounds(file),
    ...matches.flatMap((match, i): readonly FileRefusal[] => {
      if (match.stage !== 'final' && match.stage !== 'third') return [];
      const path = `final.matches[${i}]`;
      return [...unwanted(final, match, path), ...afterSemis(final, semis, { match, path })];
    }),
  ];
}

/** No result for what comes later before the rounds are complete. */
function beforeTheRounds({ rounds = [] }: TournamentFile): readonly FileRefusal[] {
  const path = 'final.matches[0]';
  const last = rounds.at(-1);
  if (!last) return [{ code: 'final-early', path, round: null }];
  return last.matches.every(hasResult) ? [] : [{ code: 'final-early', path, round: rounds.length }];
}

function unwanted(final: FileFinal, { stage }: FinalMatch, path: string): readonly FileRefusal[] {
  const { thirdPlace = final.players === 4 } = final;
  return stage === 'third' && !thirdPlace ? [{ code: 'no-third-place', path: `${path}.stage` }] : [];
}

interface Placed {
  readonly match: FinalMatch;
  readonly path: string;
}

function afterSemis(
  { players }: FileFinal,
  semis: readonly FinalMatch[],
  { match, path }: Placed,
): readonly FileRefusal[] {
  // More than two semi-finals are refused by themselves.
  if (players !== 4 || semis.length > 2) return [];
  const played = semis.filter(hasResult).length;
  if (played < 2) return [{ code: 'semis-missing', path: `${path}.stage`, found: foundOf(match.stage), played }];
  return outsiders(
    semis.map((semi) => semi.players),
    match,
    path,
  );
}

/** One of each semi-final. */
function outsiders(
  sent: readonly (readonly string[])[],
  { players }: FinalMatch,
  path: string,
): readonly FileRefusal[] {
  const free = [...sent];
  return players.flatMap((id, j): FileRefusal[] => {
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
function carriedInto({ final, rounds = [] }: TournamentFile, match: FinalMatch): readonly [number, number] | undefined {
  if (!final?.carry || match.stage === 'tie') return undefined;
  const meetings = rounds.flatMap(({ matches }) => matches.filter(isMeeting));
  const last = meetings.findLast(({ players }) => match.players.every((id) => players.includes(id)));
  const seat = last && winningSeat(last);
  if (last === undefined || seat === undefined) return undefined;
  if (seat === null) return [0, 0];
  return last.players[seat] === match.players[0] ? [1, 0] : [0, 1];
}

/** The first player's seat, or the second's. */
type FinalSeat = 0 | 1;

/**
 * Who won a match. Null: a draw, or neither came. Undefined: no result, or none that can be read.
 * `carried`: a game that was played before and counts.
 */
function winningSeat(match: FileTable, carried?: readonly [number, number]): FinalSeat | null | undefined {
  const { players, forfeit, awarded, winner } = match;
  const seatOf = (id: string): FinalSeat | undefined => (id === players[0] ? 0 : id === players[1] ? 1 : undefined);
  if (forfeit !== undefined) return forfeit === 'both' ? null : other(seatOf(forfeit));
  if (awarded !== undefined) return seatOf(awarded);
  if (winner !== undefined) return winner === null ? null : seatOf(winner);
  return match.games && leader([...(carried ? [carried] : []), ...match.games]);
}

const other = (seat: FinalSeat | undefined): FinalSeat | undefined =>
  seat === undefined ? undefined : seat === 0 ? 1 : 0;

function leader(games: readonly (readonly [number, number])[]): FinalSeat | null {
  const ahead = games.reduce((sum, [one, other]) => sum + Math.sign(one - other), 0);
  return ahead === 0 ? null : ahead > 0 ? 0 : 1;
}

/** Whether they met: a forfeit of the whole match is no meeting. */
function isMeeting({ players, forfeit, games, awarded, winner }: FileMatch): boolean {
  if (players.length < 2) return false;
  if (forfeit !== undefined) return (games ?? []).length > 0;
  return [games, awarded, winner].some((value) => value !== undefined);
}
