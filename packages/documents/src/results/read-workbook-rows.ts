import { ok, refused } from '@ronde/engine';
import { isBlank, type ListRow } from '../lists/text-rows.ts';
import { type Adjustment, mostPlayers, type ResultFault } from './faults.ts';
import type {
  ImportedMatch,
  ImportedPlayer,
  ImportedResult,
  ImportedRound,
  ReadResults,
  Side,
} from './imported-tournament.ts';
import { nameOfTwo } from './names.ts';
import { aboutIn, type Columns, columnsOf, key, spareWords, words } from './workbook-columns.ts';
import type { PlayerColumn, ResultWord, RoundColumn } from './workbook-layout.ts';
import { armyOf } from './written-army.ts';

// The results workbook read back, whatever the order of its columns and in either language.

/** Rows among which the headings are looked for. */
const mostAbove = 20;

export function isResultsWorkbook(rows: readonly ListRow[]): boolean {
  return rows.slice(0, mostAbove).some((row) => columnsOf(row) !== null);
}

export function readWorkbookRows(all: readonly ListRow[]): ReadResults {
  const rows = all.filter((row) => !isBlank(row));
  const at = rows.slice(0, mostAbove).findIndex((row) => columnsOf(row) !== null);
  const header = rows[at];
  const columns = header && columnsOf(header);
  if (!columns) return refused([{ code: 'no-columns' }]);
  const lines = rows
    .slice(at + 1)
    .filter(({ cells }) => (cells[columns.player.get('number') ?? 0] ?? '').trim() !== '');
  if (lines.length === 0) return refused([{ code: 'no-players' }]);
  if (lines.length > mostPlayers)
    return refused([{ code: 'too-many-players', found: lines.length, most: mostPlayers }]);
  const table = {
    lines,
    columns,
    faults: [] as ResultFault[],
    adjustments: [] as Adjustment[],
    places: placesOf(lines, columns),
  };
  const players = lines.map((line) => playerOf(line, columns));
  const rounds = columns.rounds.map((_, i) => roundOf(table, players, i + 1));
  if (table.faults.length > 0) return refused(table.faults.slice(0, 50));
  return ok({
    source: 'workbook',
    about: aboutIn(rows.slice(0, at)),
    players,
    rounds: rounds.slice(0, rounds.findLastIndex(({ matches }) => matches.length > 0) + 1),
    adjustments: table.adjustments,
    sections: [],
    section: 0,
  });
}

const numberIn = (text: string | undefined): number | null => {
  const plain = (text ?? '').trim().replace(',', '.').replace('−', '-');
  return plain !== '' && /^-?\d+(?:\.\d+)?$/u.test(plain) ? Number(plain) : null;
};

function playerOf({ line, cells }: ListRow, { player }: Columns): ImportedPlayer {
  const said = (column: PlayerColumn): string => cells[player.get(column) ?? -1]?.trim() ?? '';
  const rating = numberIn(said('rating'));
  const army = armyOf(said('army'), said('armyDates'));
  const [total, place] = [numberIn(said('points')), numberIn(said('place'))];
  return {
    line,
    name: nameOfTwo(said('surname'), said('given')),
    ...(rating !== null && rating > 0 && { rating }),
    ...(said('id') !== '' && { licence: said('id') }),
    ...(said('club') !== '' && { club: said('club') }),
    ...(army && { army }),
    ...(spareWords.has(key(said('note'))) && { spare: true }),
    ...((total !== null || place !== null) && {
      claimed: { ...(total !== null && { total }), ...(place !== null && { place }) },
    }),
  };
}

/** Where each number stands. */
const placesOf = (lines: readonly ListRow[], { player }: Columns): ReadonlyMap<number, number> =>
  new Map(lines.map(({ cells }, i) => [numberIn(cells[player.get('number') ?? -1]) ?? i + 1, i]));

interface Table {
  readonly lines: readonly ListRow[];
  readonly columns: Columns;
  readonly faults: ResultFault[];
  readonly adjustments: Adjustment[];
  readonly places: ReadonlyMap<number, number>;
}

interface RoundCells {
  readonly opponent: number | null;
  readonly word: ResultWord | null;
  readonly score: number | null;
  readonly lost: number | null;
  readonly malus: number | null;
  readonly total: number | null;
  readonly table: number | null;
}

function cellsAt({ lines, columns, faults }: Table, at: number, round: number): RoundCells {
  const places = columns.rounds[round - 1];
  const line = lines[at];
  const said = (column: RoundColumn): string => line?.cells[places?.get(column) ?? -1]?.trim() ?? '';
  const word = words.get(key(said('result'))) ?? null;
  if (word === null && said('result') !== '')
    faults.push({ code: 'not-a-score', line: line?.line ?? 0, round, found: said('result').slice(0, 60) });
  return {
    opponent: numberIn(said('opponent')),
    word,
    score: numberIn(said('score')),
    malus: numberIn(said('malus')),
    lost: numberIn(said('lost')),
    total: numberIn(said('total')),
    table: numberIn(said('table')),
  };
}

function roundOf(table: Table, players: readonly ImportedPlayer[], round: number): ImportedRound {
  const cells = table.lines.map((_, i) => cellsAt(table, i, round));
  const matches: ImportedMatch[] = [];
  const absent: number[] = [];
  for (const [i, own] of cells.entries()) {
    const line = table.lines[i]?.line ?? 0;
    const name = players[i]?.name ?? '';
    if (own.opponent === null) {
      if (own.word === 'bye') matches.push({ line, players: [i] });
      else absent.push(i);
      continue;
    }
    const j = table.places.get(own.opponent);
    const other = j === undefined ? undefined : cells[j];
    if (j === undefined || !other) {
      table.faults.push({ code: 'unknown-opponent', line, round, name, found: own.opponent, most: table.lines.length });
      continue;
    }
    const back = other.opponent === null ? undefined : table.places.get(other.opponent);
    if (j === i) table.faults.push({ code: 'own-opponent', line, round, name });
    else if (back !== i) {
      const found = back === undefined ? '–' : (players[back]?.name ?? '–');
      table.faults.push({ code: 'opponents-disagree', line, round, name, opponent: players[j]?.name ?? '', found });
    } else if (i < j) matches.push(matchOf(table, { line, round, name, at: [i, j], cells: [own, other] }));
  }
  const maluses = cells.flatMap(({ malus }, player) => (malus ? [{ player, points: Math.abs(malus) }] : []));
  // A spare player at no table filled no hole: away only where it is said.
  const away = matches.length === 0 ? [] : absent.filter((i) => !players[i]?.spare || cells[i]?.word === 'absent');
  return { matches, absent: away, ...(maluses.length > 0 && { maluses }) };
}

interface Pair {
  readonly line: number;
  readonly round: number;
  readonly name: string;
  readonly at: readonly [number, number];
  readonly cells: readonly [RoundCells, RoundCells];
}

const opposite: Readonly<Partial<Record<ResultWord, ResultWord>>> = {
  win: 'loss',
  loss: 'win',
  draw: 'draw',
  'forfeit-win': 'forfeit',
  award: 'award-loss',
  'award-loss': 'award',
};

function matchOf({ faults }: Table, pair: Pair): ImportedMatch {
  const { line, round, at, cells } = pair;
  const [own, other] = cells;
  const agree =
    own.word === 'forfeit'
      ? other.word === 'forfeit' || other.word === 'forfeit-win'
      : own.word === null
        ? other.word === null
        : opposite[own.word] === other.word;
  if (!agree)
    faults.push({
      code: 'lines-disagree',
      line,
      round,
      above: line,
      found: own.word ?? '–',
      expected: other.word ?? '–',
    });
  const result = agree ? resultOf(pair, faults) : null;
  return {
    line,
    ...(own.table !== null && own.table > 0 && { table: own.table }),
    players: at,
    ...(result && { result }),
  };
}

function resultOf({ line, round, name, cells: [own, other] }: Pair, faults: ResultFault[]): ImportedResult | null {
  const winner: Side | null = own.word === 'win' ? 0 : own.word === 'loss' ? 1 : null;
  switch (own.word) {
    case 'forfeit':
      return { kind: 'forfeit', by: other.word === 'forfeit' ? 'both' : 0 };
    case 'forfeit-win':
      return { kind: 'forfeit', by: 1 };
    case 'award':
    case 'award-loss':
      return { kind: 'awarded', to: own.word === 'award' ? 0 : 1, score: null };
    case 'win':
    case 'loss':
    case 'draw':
      if (own.lost !== null && own.total !== null && other.lost !== null && other.total !== null)
        return {
          kind: 'losses',
          winner,
          cohesion: [
            { lost: own.lost, total: own.total },
            { lost: other.lost, total: other.total },
          ],
        };
      if (own.score !== null && other.score !== null)
        return { kind: 'points', winner, points: [own.score, other.score] };
      faults.push({ code: 'no-score', line, round, name });
      return null;
    default:
      return null;
  }
}
