import type { ResultColumn } from '@ronde/contract/lists/result-columns';
import { nameKey } from '@ronde/contract/lists/who-is-who';
import { isBlank, type ListRow } from '../lists/text-rows.ts';
import type { Side } from './imported-tournament.ts';
import { gamesInCell, type ResultColumns, roundIn } from './row-columns.ts';

/** One line of results as it stands; `round`, `table` null: it does not say. */
export interface RowGame {
  readonly line: number;
  readonly raw: string;
  readonly round: number | null;
  readonly table: number | null;
  /** The second is missing: somebody is exempt. */
  readonly sides: readonly [RowSide] | readonly [RowSide, RowSide];
  /** Those of a match of several. */
  readonly games: readonly (readonly [number, number])[];
  /** Who won, of two scores that do not say it: V, N, D, of the first player. */
  readonly letter: 'win' | 'draw' | 'loss' | null;
  /** The letter is a decision, whatever the scores. */
  readonly awarded: boolean;
  readonly starts: Side | null;
  /** What stands where a figure should. */
  readonly fault: { readonly code: 'not-a-score' | 'not-a-round'; readonly found: string } | null;
}

export interface RowSide {
  readonly name: string;
  readonly licence: string | null;
  readonly score: number | 'forfeit' | null;
}

const nobody = /^(?:exempte?|bye|x|-+|–|—)$/iu;
const forfeit = /^(?:f|ff|forfait|forfeit|abs|absente?|absence|abandon|wo|w\.o\.?|dns)$/iu;
const whole = /^([-−+]?\d{1,5})(?:[.,]0+)?(?:\s*(?:pts?|points?)\.?)?$/iu;
/** « Total », « Moyenne »: what stands below a table, and is nobody. */
const summing = /^(?:totaux|total|sommes?|moyennes?|sum|average|mean)\b/iu;

/** Lines that name their round alone count for those below them; a header that is written again says nothing new. */
export function rowGames({ fields, header, round, body }: ResultColumns): readonly RowGame[] {
  const again = header?.cells.join('\u0000');
  let under = round;
  return body.flatMap((row): readonly RowGame[] => {
    if (isBlank(row) || row.cells.join('\u0000') === again) return [];
    const heading = roundIn(row);
    if (heading !== null) under = heading;
    const game = heading === null ? gameOf(row, fields) : null;
    return game ? [{ ...game, round: game.round ?? (game.fault?.code === 'not-a-round' ? null : under) }] : [];
  });
}

function gameOf(row: ListRow, fields: readonly (ResultColumn | null)[]): RowGame | null {
  const said = (field: ResultColumn): string => row.cells[fields.indexOf(field)]?.trim() ?? '';
  const [left, right] = [
    { name: said('name1'), licence: said('licence1') || null },
    { name: said('name2'), licence: said('licence2') || null },
  ];
  // « Exempt » may stand on either side.
  const isAway = ({ name, licence }: typeof left): boolean => licence === null && (name === '' || nobody.test(name));
  const [one, other] = isAway(left) ? [right, left] : [left, right];
  if (isAway(one)) return null;
  const alone = isAway(other);
  if (alone && summing.test(one.name)) return null;
  const names = [one.name, other.name] as const;
  const { scores, games } = scoresOf(said, names);
  const faults = scores.flatMap((score) => (typeof score === 'object' && score !== null ? [score.found] : []));
  const [round, table] = [said('round'), said('table')];
  const plain = (score: Said): RowSide['score'] => (typeof score === 'object' ? null : score);
  const figureOf = (text: string) => /\d+/u.exec(text.slice(0, 20))?.[0];
  const wrongRound = round !== '' && figureOf(round) === undefined;
  return {
    line: row.line,
    raw: row.cells
      .filter((cell) => cell !== '')
      .join(' · ')
      .slice(0, 200),
    round: round === '' || wrongRound ? null : Number(figureOf(round)),
    table: figureOf(table) === undefined ? null : Number(figureOf(table)),
    sides: alone
      ? [{ ...one, score: null }]
      : [
          { ...one, score: plain(scores[0]) },
          { ...other, score: plain(scores[1]) },
        ],
    games: alone ? [] : games,
    letter: letterOf(said('letter')) ?? (games.length === 0 ? letterOf(said('both')) : null),
    awarded: [said('letter'), said('both')].some((cell) => decision.test(cell)),
    starts: alone ? null : startOf(said('starts'), [one, other]),
    fault: wrongRound
      ? { code: 'not-a-round', found: round.slice(0, 60) }
      : faults[0] !== undefined && !alone
        ? { code: 'not-a-score', found: faults[0] }
        : null,
  };
}

type Said = RowSide['score'] | { readonly found: string };

interface Scores {
  readonly scores: readonly [Said, Said];
  readonly games: RowGame['games'];
}

const gameColumns = ['game1', 'game2', 'game3', 'game4', 'game5'] as const;

function scoresOf(said: (field: ResultColumn) => string, names: readonly [string, string]): Scores {
  const [own, against] = [scoreOf(said('score1')), scoreOf(said('score2'))];
  const cells = gameColumns.map(said).filter((cell) => cell !== '');
  const both = said('both');
  const all = cells.length > 0 ? cells : both === '' || own !== null || against !== null ? [] : [both];
  if (all.length === 0) return { scores: [own, against], games: [] };
  const games: (readonly [number, number])[] = [];
  for (const cell of all) {
    const found = gamesInCell(cell);
    if (!found) return { scores: ruledIn(cell, names), games: [] };
    games.push(...found);
  }
  const [only, ...more] = games;
  return { scores: only && more.length === 0 ? only : [null, null], games: more.length === 0 ? [] : games };
}

/** « 412-F », « F – 0 », « forfait DUPONT », « forfait 2 »: whose it is; a letter alone says who won, and is no score. */
function ruledIn(cell: string, names: readonly [string, string]): readonly [Said, Said] {
  const parts = cell.split(/\s*[-–—/:]\s*/u);
  const [one = '', two = ''] = parts;
  if (parts.length === 2 && (forfeit.test(one) || forfeit.test(two))) return [scoreOf(one), scoreOf(two)];
  const [, of = ''] =
    /^(?:forfait|forfeit|abandon|abs(?:ente?|ence)?)\s+(?:de\s+|d[’']|by\s+)?(.+)$/iu.exec(cell) ?? [];
  const side = of === '' ? null : startOf(of, [{ name: names[0] }, { name: names[1] }]);
  if (side !== null) return side === 0 ? ['forfeit', null] : [null, 'forfeit'];
  return letterOf(cell) === null ? [{ found: cell.slice(0, 60) }, null] : [null, null];
}

function scoreOf(text: string): Said {
  if (text === '' || /^[-–—]$/u.test(text)) return null;
  if (forfeit.test(text)) return 'forfeit';
  const [, figure] = whole.exec(text) ?? [];
  return figure === undefined ? { found: text.slice(0, 60) } : Number(figure.replace('−', '-'));
}

/** Which of the two is named: by place, by licence, by their whole name or a word of it that the other has not. */
function startOf(text: string, [one, other]: readonly [Named, Named]): Side | null {
  if (text === '') return null;
  if (/^(?:j(?:oueur)? ?)?[12ab]$/iu.test(text)) return /[1a]$/iu.test(text) ? 0 : 1;
  const typed = nameKey(text).split(' ');
  const isNamed = ({ name, licence }: Named): boolean => {
    const own = nameKey(name).split(' ');
    return (licence ?? null) === text || typed.every((word) => own.includes(word));
  };
  const [first, second] = [isNamed(one), isNamed(other)];
  return first === second ? null : first ? 0 : 1;
}

interface Named {
  readonly name: string;
  readonly licence?: string | null;
}

/** « V par décision »: against the scores, or without any. */
const decision = / (?:par décision|by decision)$/iu;

function letterOf(said: string): RowGame['letter'] {
  const text = said.replace(decision, '');
  if (/^(?:v|victoire|g|gagn[ée]e?|w|win|won|1)$/iu.test(text)) return 'win';
  if (/^(?:d|d[ée]faite|p|perdue?|l|loss|lost|0)$/iu.test(text)) return 'loss';
  return /^(?:n|nul|nulle|e|draw|tie|½|=)$/iu.test(text) ? 'draw' : null;
}
