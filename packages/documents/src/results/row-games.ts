import { isBlank, type ListRow } from '../lists/text-rows.ts';
import { pairOfScores, type ResultColumn, type ResultColumns } from './row-columns.ts';

/** One line of results as it stands; `round`, `table` null: it does not say. */
export interface RowGame {
  readonly line: number;
  readonly raw: string;
  readonly round: number | null;
  readonly table: number | null;
  /** The second is missing: somebody is exempt. */
  readonly sides: readonly [RowSide] | readonly [RowSide, RowSide];
  /** Who won, of two scores that do not say it: V, N, D, of the first player. */
  readonly letter: 'win' | 'draw' | 'loss' | null;
  /** What stands where a figure should. */
  readonly fault: { readonly code: 'not-a-score' | 'not-a-round'; readonly found: string } | null;
}

export interface RowSide {
  readonly name: string;
  readonly licence: string | null;
  readonly score: number | 'forfeit' | null;
}

const nobody = /^(?:exempte?|bye|x|-+|–|—)$/iu;
const forfeit = /^(?:f|ff|forfait|forfeit|abs|absente?|wo|w\.o\.?|dns)$/iu;
const whole = /^[-−+]?\d{1,5}$/u;

export function rowGames({ fields, body }: ResultColumns): readonly RowGame[] {
  return body.filter((row) => !isBlank(row)).flatMap((row) => gameOf(row, fields) ?? []);
}

function gameOf(row: ListRow, fields: readonly (ResultColumn | null)[]): RowGame | null {
  const said = (field: ResultColumn): string => row.cells[fields.indexOf(field)]?.trim() ?? '';
  const one = { name: said('name1'), licence: said('licence1') || null };
  const other = { name: said('name2'), licence: said('licence2') || null };
  if (one.name === '' && one.licence === null) return null;
  const [first, second] = scoresOf(said);
  const faults = [first, second].flatMap((score) => (typeof score === 'object' && score !== null ? [score.found] : []));
  const [round, table] = [said('round'), said('table')];
  const plain = (score: Said): RowSide['score'] => (typeof score === 'object' ? null : score);
  const alone = nobody.test(other.name) || (other.name === '' && other.licence === null);
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
          { ...one, score: plain(first) },
          { ...other, score: plain(second) },
        ],
    letter: letterOf(said('letter')),
    fault: wrongRound
      ? { code: 'not-a-round', found: round.slice(0, 60) }
      : faults[0] !== undefined && !alone
        ? { code: 'not-a-score', found: faults[0] }
        : null,
  };
}

type Said = RowSide['score'] | { readonly found: string };

function scoresOf(said: (field: ResultColumn) => string): readonly [Said, Said] {
  const both = said('both');
  const pair = pairOfScores.exec(both);
  if (pair) return [Number(pair[1]), Number(pair[2])];
  const [one, two] = [scoreOf(said('score1')), scoreOf(said('score2'))];
  if (both !== '' && one === null && two === null) return [scoreOf(both), null];
  return [one, two];
}

function scoreOf(text: string): Said {
  if (text === '' || /^[-–—]$/u.test(text)) return null;
  if (forfeit.test(text)) return 'forfeit';
  return whole.test(text) ? Number(text.replace('−', '-')) : { found: text.slice(0, 60) };
}

function letterOf(text: string): RowGame['letter'] {
  if (/^(?:v|victoire|g|gagn[ée]e?|w|win|won|1)$/iu.test(text)) return 'win';
  if (/^(?:d|d[ée]faite|p|perdue?|l|loss|lost|0)$/iu.test(text)) return 'loss';
  return /^(?:n|nul|nulle|e|draw|tie|½|=)$/iu.test(text) ? 'draw' : null;
}
