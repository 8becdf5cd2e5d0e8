import { type PaperName, type PaperQuery, type RoundPaper, roundPapers } from '@ronde/contract/http/papers';
import type { Paper, Printing } from '@ronde/documents';
import {
  certificates,
  challengeSlips,
  crossTable,
  drawReasons,
  matchSlips,
  nameCards,
  newRatings,
  prizeList,
  scoreSheets,
  standingsPaper,
  tablesByName,
  tablesByNumber,
  welcomeSheet,
} from '@ronde/documents/papers';
import { ok, type People, type Refusal, type Result, refused, standingsAfter, type Tournament } from '@ronde/engine';
import { closedRounds } from '@ronde/engine/tournament/find';
import { isFinal } from '../pages/day.ts';

/** All that a sheet is made of. */
export interface PaperSource {
  readonly slug: string;
  readonly tournament: Tournament;
  readonly people: People;
}

/** What is asked of a tournament's papers: as of which address phones come in, printed how. */
export interface Wanted {
  readonly paper: PaperName;
  readonly query: PaperQuery;
  readonly printing: Printing;
  /** « http://192.168.1.20:4321 »; null: no phone comes in. */
  readonly base: string | null;
}

/** One sheet of a tournament as it stands, drafts too (« projet » stands across them). Refused: an unknown round. */
export function paperOf(source: PaperSource, wanted: Wanted): Result<Paper, Refusal> {
  const { paper } = wanted;
  return isOfRound(paper) ? ofRound(source, paper, wanted) : ofDay(source, paper, wanted);
}

const isOfRound = (paper: PaperName): paper is RoundPaper => (roundPapers as readonly string[]).includes(paper);

function ofRound(source: PaperSource, paper: RoundPaper, { query, printing, base }: Wanted): Result<Paper, Refusal> {
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

function ofDay(source: PaperSource, paper: DayPaper, { query, printing, base }: Wanted): Result<Paper, Refusal> {
  const { tournament, people, slug } = source;
  switch (paper) {
    case 'standings':
      return standingsOn(source, query, printing, standingsPaper);
    case 'cross-table':
      return standingsOn(source, query, printing, crossTable);
    case 'challenge-slips':
      return ok(challengeSlips(tournament, printing, query.pages));
    case 'name-cards':
      return ok(nameCards(tournament, people, printing));
    case 'prizes':
      return ok(prizeList(tournament, people, printing));
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

/** After the last closed round where nothing else is asked, as on the screen. A draft counts for nothing. */
function standingsOn(
  { tournament, people }: PaperSource,
  query: PaperQuery,
  printing: Printing,
  paper: typeof standingsPaper,
): Result<Paper, Refusal> {
  const rounds = tournament.rounds.filter(({ status }) => status !== 'draft');
  const counted = { ...tournament, rounds };
  const { after = closedRounds(counted) } = query;
  if (after > rounds.length) return refused({ code: 'unknown-round', round: after, drawn: rounds.length });
  const final = isFinal(counted, after);
  return ok(paper(counted, people, standingsAfter(counted, people, { after, final }), printing));
}
