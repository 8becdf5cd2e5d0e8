import {
  apply,
  type Decision,
  decide,
  type Event,
  type FormatId,
  formatOf,
  type Match,
  ok,
  type PlayerId,
  type Refusal,
  type Round,
  refused,
  start,
  type Tournament,
} from '@ronde/engine';
import { isByHand } from '@ronde/engine/pairing/by-hand';
import { allSentences, type Lang, type Names, namesOf } from '@ronde/language';
import type { Answered, Io } from '../answer.ts';
import { fileRefused } from '../file-faults.ts';
import { readLog } from '../read-log.ts';
import { readFileText } from '../read-tournament.ts';
import { cliSentences } from '../sentences/sentences.ts';

/** What today's engine would show otherwise than the log of a tournament recorded. */
export async function verify(file: string, io: Io, lang: Lang): Promise<Answered> {
  const content = await readFileText(file, io);
  if (!content.ok) return refused([fileRefused(content.refusal, lang)]);
  const log = readLog(content.value);
  if (!log.ok) return refused(log.refusal.map((problem) => fileRefused(problem, lang)));
  const { tournament, draws, differences } = verified(log.value.log);
  const names = namesOf(log.value.people, tournament.players);
  const text = cliSentences[lang].tables;
  const lines =
    differences.length === 0
      ? [text.verified(log.value.log.length, draws)]
      : differences.map(
          (difference) => `${text.differs(difference.seq)} · ${sentence(difference, tournament.format, names, lang)}`,
        );
  const json = { tournament: tournament.id, decisions: log.value.log.length, draws, differences };
  return ok({ json, text: [tournament.name, ...lines].join('\n') });
}

function sentence(difference: Difference, format: FormatId, names: Names, lang: Lang): string {
  const text = cliSentences[lang].rounds(format);
  switch (difference.code) {
    case 'drawn-otherwise':
      return text.drawDiffers(
        difference.round,
        difference.engine,
        tables(difference.recorded, names),
        tables(difference.today, names),
      );
    case 'not-drawn':
      return text.drawRefused(difference.round, allSentences[lang]().refusal(difference.refusal, names, format).what);
    case 'standings-otherwise':
      return cliSentences[lang].tables.standingsDiffer;
  }
}

/** By their names where the file keeps the people beside the log; a log alone knows ids. */
const tables = (all: readonly Table[], names: Names): string =>
  all.map(({ players }) => players.map(names.short).join(' – ')).join(', ');

/** What today's engine would do otherwise than a decision of a log recorded. */
type Difference =
  | {
      readonly seq: number;
      readonly code: 'drawn-otherwise';
      readonly round: number;
      /** The engine that made the draw. */
      readonly engine: string;
      readonly recorded: readonly Table[];
      readonly today: readonly Table[];
    }
  | { readonly seq: number; readonly code: 'not-drawn'; readonly round: number; readonly refusal: Refusal }
  | {
      readonly seq: number;
      readonly code: 'standings-otherwise';
      readonly recorded: string;
      readonly today: string | null;
    };

export interface Table {
  readonly table?: number;
  readonly players: readonly PlayerId[];
  readonly starts?: PlayerId;
}

interface Verified {
  readonly tournament: Tournament;
  readonly draws: number;
  readonly differences: readonly Difference[];
}

/**
 * Replays a log and asks today's engine for each draw, and for the digest of the final standings when the tournament
 * was closed. Facts stay facts: the state goes on from what was recorded. What an undo brings back is not asked again.
 */
function verified(log: readonly Decision[]): Verified {
  let state: Tournament | null = null;
  let draws = 0;
  const differences: Difference[] = [];
  for (const { seq, events, undoes } of log) {
    for (const event of events) {
      if (state && !undoes) {
        const round = drawnBy(state, event);
        if (round) draws += 1;
        const difference = round ? drawDifference(seq, round) : closingDifference(seq, state, event);
        if (difference) differences.push(difference);
      }
      state = state ? apply(state, event) : start(event);
    }
  }
  if (!state) throw new Error('An empty log holds no tournament.');
  return { tournament: state, draws, differences };
}

interface Drawn {
  readonly before: Tournament;
  readonly number: number;
  readonly content: Round;
  readonly ranking: readonly PlayerId[];
  readonly engine: string;
}

function drawnBy(state: Tournament, event: Event): Drawn | null {
  if (event.kind === 'drawn') {
    const { round: number, content, ranking, engine } = event;
    return { before: state, number, content, ranking: ranking.to, engine };
  }
  if (event.kind !== 'redrawn') return null;
  const before = { ...state, rounds: state.rounds.slice(0, -1) };
  return { before, number: event.round, content: event.to, ranking: state.ranking, engine: event.engine };
}

function drawDifference(seq: number, { before, number, content, ranking, engine }: Drawn): Difference | null {
  const made = content.matches.filter(isByHand);
  const request = {
    round: number,
    attempt: content.attempt,
    ranking,
    absent: new Set(content.absent),
    ...(made.length === 0 ? {} : { made: made.map(({ result: _, ...match }) => match) }),
  };
  const draw = formatOf(before.format).draw(before, request);
  if (!draw.ok) return { seq, code: 'not-drawn', round: number, refusal: draw.refusal };
  const { matches, proposal } = draw.value;
  const [recorded, today] = [tablesOf(content.matches), tablesOf(matches)];
  const same = (tables: readonly Table[]): boolean => JSON.stringify(tables) === JSON.stringify(recorded);
  // The director may have taken the proposal.
  return same(today) || (proposal && same(tablesOf(proposal)))
    ? null
    : { seq, code: 'drawn-otherwise', round: number, engine, recorded, today };
}

const tablesOf = (matches: readonly Match[]): readonly Table[] =>
  matches.map(({ table, players, starts }) => ({
    ...(table === undefined ? {} : { table }),
    players,
    ...(starts === undefined ? {} : { starts }),
  }));

/** The digest is that of the final standings; the frozen ranking makes names needless. */
function closingDifference(seq: number, state: Tournament, event: Event): Difference | null {
  if (event.kind !== 'closed') return null;
  const again = decide(state, { kind: 'close', rounds: state.rounds.length }, new Map());
  const closed = again.ok ? again.value.find(({ kind }) => kind === 'closed') : undefined;
  const today = closed?.kind === 'closed' ? closed.digest : null;
  return today === event.digest ? null : { seq, code: 'standings-otherwise', recorded: event.digest, today };
}
