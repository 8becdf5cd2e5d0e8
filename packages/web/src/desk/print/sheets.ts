import type { PaperName } from '@ronde/contract/http/papers';
import { pathOf } from '@ronde/contract/routes/client';
import type { StandingGroup } from '@ronde/contract/values/standing-groups';
import { playsWargame, ratingSystemOf, type Tournament, traitsOf } from '@ronde/engine';

export type SheetKey = PaperName | 'badges';

/** What is asked before a sheet is printed. */
export type SheetOption =
  | 'round'
  | 'after'
  | 'by'
  | 'licences'
  | 'unpaid'
  | 'boxes'
  | 'pages'
  | 'upto'
  | 'prizes'
  | 'wifi'
  | 'links';

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
  { key: 'standings', options: ['after', 'by', 'licences'], table: true },
  { key: 'details', options: ['after', 'licences'], table: true },
  { key: 'cross-table', options: ['after'], table: true },
  { key: 'statistics', options: ['after'], table: true },
  { key: 'armies', options: ['after'], table: true },
  { key: 'fees', options: ['unpaid'], table: true },
  { key: 'pools', options: [], table: true },
  { key: 'timetable', options: [], table: true },
  { key: 'charter', options: [] },
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
  const wargame = playsWargame(tournament);
  const pools = traitsOf(tournament.format).circles === 'pools';
  const used = ({ key }: SheetKind): boolean =>
    (pools || key !== 'pools') &&
    (tournament.timetable !== undefined || key !== 'timetable') &&
    (rated || key !== 'ratings') &&
    (tournament.charter !== undefined || wargame || key !== 'charter') &&
    (wargame ? !ofScrabble.has(key) : key !== 'armies');
  return { round: ofRound.filter(used), day: ofDay.filter(used) };
}

export type SheetFormat = 'pdf' | 'html' | 'csv' | 'xlsx';

/** What was chosen; empty texts are nothing. */
export interface Chosen {
  readonly round: number;
  readonly after: number;
  /** Empty: all in one. */
  readonly by: StandingGroup | '';
  readonly licences: boolean;
  readonly unpaid: boolean;
  readonly boxes: boolean;
  readonly pages: string;
  readonly upto: string;
  readonly prizes: boolean;
  readonly wifi: string;
  readonly password: string;
}

interface Printed {
  readonly lang: string;
  /** `10:42`, of this device. */
  readonly at: string;
  readonly replaces: string | null;
}

/** Where a sheet is read from, printed as chosen. */
export function sheetAddress(
  t: string,
  { key, options }: { readonly key: SheetKey; readonly options: readonly string[] },
  format: SheetFormat,
  chosen: Chosen,
  { lang, at, replaces }: Printed,
): string {
  const asked = new Set(options);
  const own: Readonly<Record<string, string | false>> = {
    lang,
    at,
    replaces: replaces ?? false,
    round: asked.has('round') && String(chosen.round),
    after: asked.has('after') && String(chosen.after),
    by: asked.has('by') && chosen.by,
    licences: asked.has('licences') && chosen.licences && 'true',
    unpaid: asked.has('unpaid') && chosen.unpaid && 'true',
    blank: asked.has('boxes') && !chosen.boxes && 'false',
    pages: asked.has('pages') && chosen.pages,
    upto: asked.has('upto') && chosen.upto,
    prizes: asked.has('prizes') && chosen.prizes && 'true',
    wifi: asked.has('wifi') && chosen.wifi.trim(),
    password: asked.has('wifi') && chosen.wifi.trim() !== '' && chosen.password.trim(),
  };
  const query = Object.fromEntries(Object.entries(own).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  return key === 'badges'
    ? pathOf('GET /api/tournaments/{t}/badges/{format}', { t, format, query })
    : pathOf('GET /api/tournaments/{t}/papers/{paper}/{format}', { t, paper: key, format, query });
}
