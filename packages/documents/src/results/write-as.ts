import { ok, type People, playsWargame, type Result, refused, type Tournament } from '@ronde/engine';
import type { Lang } from '@ronde/language';
import { toCsv } from '../csv.ts';
import { shownPeople } from '../shown-people.ts';
import { workbookType } from '../xlsx.ts';
import { toAupair } from './aupair.ts';
import { aupairNameOf, type CardRules, type CardsRefusal, cardsOf, tshNameOf } from './cards-of.ts';
import type { Adjustment } from './faults.ts';
import { gamesTable } from './games-table.ts';
import { toTsh } from './tsh.ts';
import { toWorkbook } from './workbook.ts';
import { workbookLayouts } from './workbook-layout.ts';

/** What a tournament is written as for others. */
export type ResultsFormat = 'csv' | 'tsh' | 'aupair' | 'workbook' | 'american';

export interface WrittenResults {
  readonly bytes: Uint8Array;
  /** What its name says beside the tournament’s; empty: nothing. */
  readonly what: string;
  readonly extension: string;
  readonly type: string;
  readonly adjustments: readonly Adjustment[];
}

/** Scores go from a little below nothing to where 2000 more would be another win (AUPAIR). */
const rules = {
  tsh: { nameOf: tshNameOf, least: -9999, most: 9999, unfinished: true, tables: true },
  aupair: { nameOf: aupairNameOf, least: -49, most: 949, unfinished: false, tables: false },
} as const satisfies Readonly<Record<string, CardRules>>;

/** Pseudonyms stand for those who have one. */
export async function writtenAs(
  format: ResultsFormat,
  tournament: Tournament,
  everybody: People,
  lang: Lang,
): Promise<Result<WrittenResults, CardsRefusal>> {
  const people = shownPeople(everybody);
  const lost = leftOut(format, tournament);
  if (format === 'csv') {
    if (tournament.rounds.length === 0) return refused({ code: 'no-round-played' });
    const bytes = new TextEncoder().encode(toCsv(gamesTable(tournament, people, lang)));
    return ok({ bytes, what: 'parties', extension: 'csv', type: 'text/csv; charset=utf-8', adjustments: lost });
  }
  if (format === 'workbook' || format === 'american') {
    if (!playsWargame(tournament)) return refused({ code: 'not-wargame' });
    const bytes = await toWorkbook(tournament, people, workbookLayouts[format], lang);
    return ok({ bytes, what: '', extension: 'xlsx', type: workbookType, adjustments: lost });
  }
  const cards = cardsOf(tournament, people, rules[format]);
  if (!cards.ok) return cards;
  const { cards: lines, about, adjustments } = cards.value;
  const bytes = format === 'tsh' ? toTsh(lines, about) : toAupair(lines, about, tournament.pool ?? 'A');
  return ok({
    bytes,
    what: '',
    extension: format === 'tsh' ? 't' : 'TOU',
    type: 'text/plain',
    adjustments: [...adjustments, ...lost],
  });
}

/** What counts in the standings, or tells who was there, and has no place in the format: it is said. */
function leftOut(format: ResultsFormat, { final, rounds, players }: Tournament): readonly Adjustment[] {
  const seated = new Set(rounds.flatMap(({ matches }) => matches.flatMap((match) => match.players)));
  const counts = {
    'final-left-out': final?.matches.filter(({ result }) => result !== undefined).length ?? 0,
    // The results workbook has the maluses, in cells of their own.
    'sanctions-left-out': rounds
      .flatMap(({ sanctions = [] }) => sanctions)
      .filter(({ kind }) => format !== 'workbook' || kind !== 'malus').length,
    'departures-left-out': format === 'tsh' ? 0 : players.filter(({ left }) => left !== undefined).length,
    'unseated-left-out': format === 'csv' ? players.filter(({ id }) => !seated.has(id)).length : 0,
  } as const;
  return (Object.keys(counts) as (keyof typeof counts)[])
    .map((code) => ({ code, count: counts[code] }))
    .filter(({ count }) => count > 0);
}

/** Formats that know the games of this tournament. */
export const formatsFor = (tournament: Tournament): readonly ResultsFormat[] =>
  playsWargame(tournament) ? ['workbook', 'american', 'csv'] : ['tsh', 'aupair', 'csv'];
