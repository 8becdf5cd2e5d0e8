import {
  type PaperFormat,
  type PaperName,
  type PaperQuery,
  type RoundPaper,
  roundPapers,
} from '@ronde/contract/http/papers';
import type { FeeBand } from '@ronde/contract/http/person';
import type { Paper, Printing } from '@ronde/documents';
import {
  armiesSheet,
  type BadgeLink,
  badges,
  certificates,
  challengeSlips,
  charterSheet,
  crossTable,
  drawReasons,
  feesSheet,
  matchSlips,
  nameCards,
  newRatings,
  poolsSheet,
  prizewinners,
  roundDetails,
  scoreSheets,
  standingsPaper,
  statisticsSheet,
  tablesByName,
  tablesByNumber,
  timetableSheet,
  welcomeSheet,
} from '@ronde/documents/papers';
import {
  ok,
  type People,
  type PlayerId,
  type Refusal,
  type Result,
  refused,
  type Standings,
  type Tournament,
} from '@ronde/engine';
import { closedRounds } from '@ronde/engine/tournament/find';
import { standingsAt } from '@ronde/views/standings';
import { type WrittenPaper, written } from './write-paper.ts';

/** A sheet that is asked for, with all that it is made of: it is laid out and written by the press. */
export type Making = { readonly format: PaperFormat } & (
  | { readonly kind: 'paper'; readonly source: PaperSource; readonly wanted: WantedPaper }
  | {
      readonly kind: 'badges';
      readonly source: PaperSource;
      readonly links: ReadonlyMap<PlayerId, BadgeLink>;
      readonly printing: Printing;
    }
  | { readonly kind: 'final-standings'; readonly source: PublicSource; readonly printing: Printing }
);

/** A closed tournament as visitors know it. */
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

/** In a spreadsheet everybody against everybody grows by the square; on paper a large field has a column a round. */
const mostCrossed: Readonly<Record<PaperFormat, number>> = { html: 2000, pdf: 2000, xlsx: 500, csv: 1000 };

export async function made(making: Making): Promise<Result<WrittenPaper, MakingRefusal>> {
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
  if (people <= mostCrossed[making.format]) return null;
  return making.format === 'xlsx' && people <= mostCrossed.csv ? 'paper-too-large' : 'table-too-large';
}

function laidOut(making: Making): Result<Paper, MakingRefusal> {
  const { tournament, people } = making.source;
  switch (making.kind) {
    case 'paper':
      return paperOf(making.source, making.wanted);
    case 'badges':
      return ok(badges(tournament, people, making.links, making.printing));
    case 'final-standings': {
      const standings = standingsAt(tournament, people, tournament.rounds.length);
      return ok(standingsPaper(tournament, people, standings, making.printing));
    }
  }
}

/** All that a sheet is made of. `fees`: what the tournament asks; missing: nothing, or it is nobody’s business here. */
interface PaperSource {
  readonly slug: string;
  readonly fees?: readonly FeeBand[];
  readonly tournament: Tournament;
  readonly people: People;
}

/** What is asked of a tournament's papers: as of which address phones come in, printed how. */
interface WantedPaper {
  readonly paper: PaperName;
  readonly query: PaperQuery;
  readonly printing: Printing;
  /** « http://192.168.1.20:4321 »; null: no phone comes in. */
  readonly base: string | null;
}

/** One sheet of a tournament as it stands, drafts too (« projet » stands across them). Refused: an unknown round. */
function paperOf(source: PaperSource, wanted: WantedPaper): Result<Paper, Refusal> {
  const { paper } = wanted;
  return isOfRound(paper) ? ofRound(source, paper, wanted) : ofDay(source, paper, wanted);
}

const isOfRound = (paper: PaperName): paper is RoundPaper => (roundPapers as readonly string[]).includes(paper);

function ofRound(
  source: PaperSource,
  paper: RoundPaper,
  { query, printing, base }: WantedPaper,
): Result<Paper, Refusal> {
  const { tournament, people, slug } = source;
  const drawn = tournament.rounds.length;
  const round = query.round ?? Math.max(1, drawn);
  if (round > drawn) return refused({ code: 'unknown-round', round, drawn });
  switch (paper) {
    case 'tables-by-name':
      return ok(tablesByName(tournament, people, round, printing));
    case 'tables-by-number':
      return ok(tablesByNumber(tournament, people, round, printing, { blank: query.blank !== 'false' }));
    case 'match-slips':
      return ok(matchSlips(tournament, people, round, printing, base === null ? null : tablesAt(base, slug)));
    case 'score-sheets':
      return ok(scoreSheets(tournament, people, round, printing));
    case 'draw-reasons':
      return ok(drawReasons(tournament, people, round, printing));
  }
}

const tablesAt = (base: string, slug: string) => (table: number) => `${base}/t/${slug}/table/${table}`;

type DayPaper = Exclude<PaperName, RoundPaper>;

function ofDay(source: PaperSource, paper: DayPaper, { query, printing, base }: WantedPaper): Result<Paper, Refusal> {
  const { tournament, people, slug } = source;
  switch (paper) {
    case 'standings':
      return standingsOn(source, query, (...asked) => standingsPaper(...asked, printing, optionsOf(query)));
    case 'details':
      return standingsOn(source, query, (...asked) => roundDetails(...asked, printing, optionsOf(query)));
    case 'cross-table':
      return standingsOn(source, query, (...asked) => crossTable(...asked, printing));
    case 'statistics':
      return standingsOn(source, query, (counted, _, { after }) => statisticsSheet(counted, people, after, printing));
    case 'armies':
      return standingsOn(source, query, (counted, _, { after }) => armiesSheet(counted, after, printing));
    case 'fees':
      return ok(feesSheet(tournament, people, source.fees ?? [], printing, { unpaid: query.unpaid === 'true' }));
    case 'pools':
      return ok(poolsSheet(tournament, people, printing));
    case 'timetable':
      return ok(timetableSheet(tournament, printing));
    case 'charter':
      return ok(charterSheet(tournament, printing));
    case 'challenge-slips':
      return ok(challengeSlips(tournament, printing, query.pages));
    case 'name-cards':
      return ok(nameCards(tournament, people, printing));
    case 'prizes':
      return ok(prizewinners(tournament, people, printing));
    case 'certificates':
      return ok(certificates(tournament, people, printing, { upTo: query.upto, prizes: query.prizes === 'true' }));
    case 'ratings':
      return ok(newRatings(tournament, people, printing));
    case 'welcome': {
      const { wifi: name, password = '' } = query;
      return ok(
        welcomeSheet(tournament, printing, {
          address: base === null ? null : `${base}/t/${slug}`,
          ...(name !== undefined && { wifi: { name, password } }),
        }),
      );
    }
  }
}

const optionsOf = ({ by, licences }: PaperQuery) => ({ ...(by && { by }), licences: licences === 'true' });

/** After the last closed round where nothing else is asked, as on the screen. A draft counts for nothing. */
function standingsOn(
  { tournament, people }: PaperSource,
  query: PaperQuery,
  paper: (tournament: Tournament, people: People, standings: Standings) => Paper,
): Result<Paper, Refusal> {
  const rounds = tournament.rounds.filter(({ status }) => status !== 'draft');
  const counted = { ...tournament, rounds };
  const { after = closedRounds(counted) } = query;
  if (after > rounds.length) return refused({ code: 'unknown-round', round: after, drawn: rounds.length });
  return ok(paper(counted, people, standingsAt(counted, people, after)));
}
