import type { PaperName } from '@ronde/contract/http/papers';
import { playsWargame, ratingSystemOf, type Tournament } from '@ronde/engine';

export type SheetKey = PaperName | 'badges';

/** What is asked before a sheet is printed. */
export type SheetOption = 'round' | 'after' | 'boxes' | 'pages' | 'upto' | 'prizes' | 'wifi' | 'links';

export interface SheetKind {
  readonly key: SheetKey;
  readonly options: readonly SheetOption[];
  /** It is a table: spreadsheets take it. */
  readonly table?: true;
  /** It carries a code to be scanned, where phones come in. */
  readonly code?: true;
}

const ofRound: readonly SheetKind[] = [
  { key: 'tables-by-name', options: ['round'], table: true },
  { key: 'tables-by-number', options: ['round', 'boxes'], table: true },
  { key: 'match-slips', options: ['round'], code: true },
  { key: 'score-sheets', options: ['round'] },
  { key: 'draw-reasons', options: ['round'] },
];

const ofDay: readonly SheetKind[] = [
  { key: 'standings', options: ['after'], table: true },
  { key: 'cross-table', options: ['after'], table: true },
  { key: 'challenge-slips', options: ['pages'] },
  { key: 'badges', options: ['links'], code: true },
  { key: 'name-cards', options: [] },
  { key: 'welcome', options: ['wifi'], code: true },
  { key: 'prizes', options: [], table: true },
  { key: 'certificates', options: ['upto', 'prizes'] },
  { key: 'ratings', options: [], table: true },
];

/** No score sheet and no challenge in the wargame. */
const ofScrabble: ReadonlySet<SheetKey> = new Set<SheetKey>(['score-sheets', 'challenge-slips']);

/** What this tournament is run with: the sheets of a round, then those of the day. */
export function sheetsOf(tournament: Tournament) {
  const rated = ratingSystemOf(tournament) !== null;
  const used = ({ key }: SheetKind): boolean =>
    (rated || key !== 'ratings') && (!playsWargame(tournament) || !ofScrabble.has(key));
  return { round: ofRound.filter(used), day: ofDay.filter(used) };
}
