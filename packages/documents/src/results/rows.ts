import { licenceKey, nameKey } from '@ronde/contract/lists/who-is-who';
import { ok, refused } from '@ronde/engine';
import type { ListRow } from '../lists/text-rows.ts';
import { type Adjustment, mostPlayers, mostRounds, type ResultFault } from './faults.ts';
import type {
  ImportedMatch,
  ImportedPlayer,
  ImportedResult,
  ImportedRound,
  ImportedTournament,
  ReadResults,
  Side,
} from './imported-tournament.ts';
import { type ChosenColumns, resultColumns } from './row-columns.ts';
import { type RowGame, type RowSide, rowGames } from './row-games.ts';

/** A whole tournament from a table of its games: round, table, players, scores. `wargame`: the figures are points. */
export function readRows(rows: readonly ListRow[], wargame = false, chosen?: ChosenColumns): ReadResults {
  const columns = resultColumns(rows, chosen);
  if (!columns) return refused([{ code: 'no-columns' }]);
  return wholeFrom(rowGames(columns), wargame);
}

function wholeFrom(games: readonly RowGame[], wargame: boolean): ReadResults {
  const faults: ResultFault[] = games.flatMap((game): readonly ResultFault[] => faultOf(game) ?? []);
  if (faults.length > 0) return refused(faults.slice(0, mostFaults));
  const crowd = crowdOf(games);
  const length = games.reduce((most, { round }) => Math.max(most, round ?? 0), 0);
  const tooMany = tooManyOf(crowd.players.length, length);
  if (tooMany) return refused([tooMany]);
  const adjustments: Adjustment[] = [];
  const rounds = Array.from({ length }, (_, i) =>
    roundOf(
      games.filter(({ round }) => round === i + 1),
      { crowd, round: i + 1, wargame, faults, adjustments },
    ),
  );
  for (const [i, { matches }] of rounds.entries()) {
    // The round that is there in its place is the one at fault.
    const next = matches.length === 0 ? games.find(({ round }) => (round ?? 0) > i + 1) : undefined;
    if (next) faults.push({ code: 'no-round', line: next.line, found: String(next.round) });
    if (i + 1 === rounds.length) continue;
    for (const { line, players, result } of matches)
      if (players.length === 2 && !result)
        faults.push({ code: 'no-score', line, round: i + 1, name: crowd.players[players[0]]?.name ?? '' });
  }
  if (faults.length > 0) return refused(faults.slice(0, mostFaults));
  const imported: ImportedTournament = {
    source: 'rows',
    about: {},
    players: crowd.players,
    rounds,
    adjustments,
    sections: [],
    section: 0,
  };
  return ok(imported);
}

const mostFaults = 50;

function faultOf({ line, round, fault }: RowGame): readonly ResultFault[] | null {
  if (fault?.code === 'not-a-round') return [{ code: 'no-round', line, found: fault.found }];
  if (round === null || round < 1) return [{ code: 'no-round', line, found: round === null ? '' : String(round) }];
  return fault ? [{ code: 'not-a-score', line, round, found: fault.found }] : null;
}

function tooManyOf(players: number, rounds: number): ResultFault | null {
  if (players === 0) return { code: 'no-players' };
  if (players > mostPlayers) return { code: 'too-many-players', found: players, most: mostPlayers };
  return rounds > mostRounds ? { code: 'too-many-rounds', found: rounds, most: mostRounds } : null;
}

interface Crowd {
  readonly players: readonly ImportedPlayer[];
  find(side: RowSide): number;
}

/** Told apart by licence, else by name whatever the order of its words. */
function crowdOf(games: readonly RowGame[]): Crowd {
  const players: ImportedPlayer[] = [];
  const known = new Map<string, number>();
  const keyOf = ({ name, licence }: RowSide): string =>
    licence === null ? `name ${nameKey(name)}` : licenceKey(licence);
  for (const { line, sides } of games)
    for (const side of sides) {
      const key = keyOf(side);
      if (known.has(key)) continue;
      known.set(key, players.length);
      const { licence } = side;
      players.push({ line, name: side.name || (licence ?? ''), ...(licence !== null && { licence }) });
    }
  return { players, find: (side) => known.get(keyOf(side)) ?? -1 };
}

interface RoundContext {
  readonly crowd: Crowd;
  readonly round: number;
  readonly wargame: boolean;
  readonly faults: ResultFault[];
  readonly adjustments: Adjustment[];
}

/** A game may stand twice, once from each side: the second one has to say the same. */
function roundOf(games: readonly RowGame[], { crowd, round, wargame, faults }: RoundContext): ImportedRound {
  const seated = new Map<number, { readonly game: RowGame; readonly match: ImportedMatch }>();
  const tables = new Set<number>();
  const matches: ImportedMatch[] = [];
  for (const game of games) {
    const players = game.sides.map(crowd.find);
    const [first = -1, second] = players;
    const before = players.map((player) => seated.get(player)).find((one) => one !== undefined);
    if (first === second) {
      faults.push({ code: 'own-opponent', line: game.line, round, name: game.sides[0].name });
      continue;
    }
    if (before) {
      const fault = twice({ game, players, round, wargame }, before);
      if (fault) faults.push(fault);
      continue;
    }
    const table = game.table !== null && game.table > 0 && !tables.has(game.table) ? game.table : null;
    if (table !== null) tables.add(table);
    const result = rowResult(game, wargame);
    const match: ImportedMatch = {
      line: game.line,
      ...(table !== null && second !== undefined && { table }),
      players: second === undefined ? [first] : [first, second],
      ...(game.starts !== null && { starts: game.starts }),
      ...(result && { result }),
    };
    matches.push(match);
    for (const player of players) seated.set(player, { game, match });
  }
  const absent = crowd.players.flatMap((_, i) => (seated.has(i) ? [] : [i]));
  return { matches, absent: matches.length === 0 ? [] : absent };
}

interface Again {
  readonly game: RowGame;
  readonly players: readonly number[];
  readonly round: number;
  readonly wargame: boolean;
}

function twice(
  { game, players, round, wargame }: Again,
  { game: above, match }: { readonly game: RowGame; readonly match: ImportedMatch },
): ResultFault | null {
  const mirrored = match.players[0] === players[1] && match.players[1] === players[0];
  const same = mirrored || (match.players[0] === players[0] && match.players[1] === players[1]);
  if (!same) return { code: 'plays-twice', line: game.line, round, name: game.sides[0].name, above: above.line };
  const now = rowResult(mirrored ? turned(game) : game, wargame);
  if (JSON.stringify(now) === JSON.stringify(match.result ?? null)) return null;
  return { code: 'lines-disagree', line: game.line, round, above: above.line, found: game.raw, expected: above.raw };
}

function turned(game: RowGame): RowGame {
  const [one, other] = game.sides;
  const letter = game.letter === 'win' ? 'loss' : game.letter === 'loss' ? 'win' : game.letter;
  const games = game.games.map(([a, b]) => [b, a] as const);
  return { ...game, letter, games, sides: other ? [other, one] : [one] };
}

/** Null: nothing is said yet. */
export function rowResult({ sides, games, letter, awarded }: RowGame, wargame: boolean): ImportedResult | null {
  const [one, other] = sides;
  if (other && awarded && (letter === 'win' || letter === 'loss')) {
    const to = letter === 'win' ? 0 : 1;
    const whole = typeof one.score === 'number' && typeof other.score === 'number';
    return { kind: 'awarded', to, score: whole ? [Number(one.score), Number(other.score)] : null };
  }
  if (other && games.length > 0) return { kind: 'match', games };
  if (!other) return null;
  const away = ([one, other] as const).flatMap(({ score }, side): readonly Side[] =>
    score === 'forfeit' ? [side === 0 ? 0 : 1] : [],
  );
  if (away.length > 0) return { kind: 'forfeit', by: away.length === 2 ? 'both' : (away[0] ?? 0) };
  const [a, b] = [one.score, other.score];
  if (a === null && b === null && letter !== null && !wargame)
    return { kind: 'decided', winner: letter === 'draw' ? null : letter === 'win' ? 0 : 1 };
  if (typeof a !== 'number' || typeof b !== 'number') return null;
  return wargame
    ? { kind: 'points', winner: winnerOf(a, b, letter), points: [a, b] }
    : { kind: 'games', score: [a, b] };
}

/** By the letter; else a decided game gives 90 to 100 to its winner, and no draw gives so much (L’Art de la Guerre, Score). */
function winnerOf(a: number, b: number, letter: RowGame['letter']): Side | null {
  if (letter !== null) return letter === 'draw' ? null : letter === 'win' ? 0 : 1;
  return a >= leastOfWinner && a > b ? 0 : b >= leastOfWinner && b > a ? 1 : null;
}

const leastOfWinner = 90;
