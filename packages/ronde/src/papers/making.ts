import type { PaperFormat } from '@ronde/contract/http/papers';
import type { Paper, Printing } from '@ronde/documents';
import { type BadgeLink, badges, standingsPaper } from '@ronde/documents/papers';
import { ok, type People, type PlayerId, type Refusal, type Result, refused, type Tournament } from '@ronde/engine';
import { shownStandings } from '../public/standings.ts';
import { type PaperSource, paperOf, type Wanted } from './paper-of.ts';
import { type Written, written } from './written.ts';

/** A sheet that is asked for, with all that it is made of: it is laid out and written by the press. */
export type Making = { readonly format: PaperFormat } & (
  | { readonly kind: 'paper'; readonly source: PaperSource; readonly wanted: Wanted }
  | {
      readonly kind: 'badges';
      readonly source: PaperSource;
      readonly links: ReadonlyMap<PlayerId, BadgeLink>;
      readonly printing: Printing;
    }
  | { readonly kind: 'final-standings'; readonly source: PublicSource; readonly printing: Printing }
);

/** A closed tournament as strangers know it. */
interface PublicSource {
  readonly slug: string;
  readonly version: number;
  readonly tournament: Tournament;
  readonly people: People;
}

/**
 * `no-table`: this paper has no table to be written as one. `paper-too-large`: its table is smaller than the sheet.
 * `table-too-large`: so many people against so many that no sheet or table is made.
 */
export type MakingRefusal = Refusal | { readonly code: 'no-table' | 'paper-too-large' | 'table-too-large' };

/** The most that one sheet may take, in bytes: some ten times the match slips of 500 players. */
const mostBytes = 48 * 1024 * 1024;

/** Everybody against everybody grows by the square: 250 players are 62,500 cells on some 30 pages. */
const mostCrossed: Readonly<Record<PaperFormat, number>> = { html: 250, pdf: 250, xlsx: 500, csv: 1000 };

export async function made(making: Making): Promise<Result<Written, MakingRefusal>> {
  const large = tooLarge(making);
  if (large) return refused({ code: large });
  const paper = laidOut(making);
  if (!paper.ok) return paper;
  const file = await written(paper.value, making.format, making.source.slug);
  if (!file) return refused({ code: 'no-table' });
  return file.body.length > mostBytes ? refused({ code: 'paper-too-large' }) : ok(file);
}

function tooLarge(making: Making): 'paper-too-large' | 'table-too-large' | null {
  if (making.kind !== 'paper' || making.wanted.paper !== 'cross-table') return null;
  const people = making.source.tournament.players.length;
  if (people > mostCrossed.csv) return 'table-too-large';
  return people > mostCrossed[making.format] ? 'paper-too-large' : null;
}

function laidOut(making: Making): Result<Paper, MakingRefusal> {
  const { tournament, people } = making.source;
  switch (making.kind) {
    case 'paper':
      return paperOf(making.source, making.wanted);
    case 'badges':
      return ok(badges(tournament, people, making.links, making.printing));
    case 'final-standings': {
      const found = shownStandings(making.source);
      return found ? ok(standingsPaper(tournament, people, found, making.printing)) : refused({ code: 'no-table' });
    }
  }
}
