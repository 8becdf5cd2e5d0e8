import { type Event, gamesIn, type Match, type MatchResult, type Tournament } from '@ronde/engine';
import { clock, inSeatOrder, isolated, lossesOf, type Seats, score, seatsOf } from '@ronde/language';
import type { SentResult } from '../../core/kept-results.ts';
import { sharedSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useLog } from '../../core/queries.ts';
import { useDesk } from '../../shell/desk.tsx';
import { entrySentences } from './sentences.ts';

/** A table that two desks may speak of: its match, how long it lasts, and what the log says of its result. */
interface Contested {
  readonly match: Match | undefined;
  /** Of a round; 1 where every game is told. */
  readonly bestOf: 1 | 3;
  isAbout(event: Event): boolean;
}

/** Names a table of a round or a match of the final, as a command does. */
export type NamedValue =
  | Pick<Extract<SentResult, { kind: 'record' }>, 'kind' | 'round' | 'players'>
  | Pick<Extract<SentResult, { kind: 'record-final' }>, 'kind' | 'stage' | 'players'>;

export function contested({ rounds, final }: Tournament, named: NamedValue): Contested {
  const [first] = named.players;
  if (named.kind === 'record') {
    const content = rounds[named.round - 1];
    const at = content?.matches.findIndex(({ players }) => players[0] === first) ?? -1;
    return {
      match: content?.matches[at],
      bestOf: content?.bestOf ?? 1,
      isAbout: (event) => event.kind === 'result' && event.round === named.round && event.match === at,
    };
  }
  const at = final?.matches.findIndex(({ stage, players }) => stage === named.stage && players[0] === first) ?? -1;
  return {
    match: final?.matches[at],
    bestOf: 1,
    isAbout: (event) => event.kind === 'final-result' && event.match === at,
  };
}

/**
 * « Marc a déjà saisi 450 – 400 (10:42). Vous avez saisi 400 – 450. » of one table: what stands, who wrote it and when,
 * then what was typed here, where that is a whole result.
 */
export function useConflictText(named: NamedValue) {
  const sentences = useSentences(sharedSentences);
  const text = useSentences(entrySentences);
  const { t, tournament, names } = useDesk();
  const { data: log = [] } = useLog(t);
  const { match, bestOf, isAbout } = contested(tournament, named);
  const { settings, format } = tournament;
  const said = (result: MatchResult) =>
    valueSaid(result, match, (whole) => sentences.echo(whole, settings, bestOf, names, format)?.said);
  const line = log.find(({ events }) => events.some(isAbout));
  return (theirs: MatchResult | null, yours: MatchResult | null): string => {
    const by = isolated(line?.by || text.anotherDesk);
    const time = line ? clock(line.at) : '';
    const stands = theirs ? text.alreadyTyped(by, said(theirs), time) : text.alreadyCleared(by, time);
    return yours ? `${stands} ${text.youTyped(said(yours))}` : stands;
  };
}

/**
 * One of two values of a table, to the last figure that was typed: two results of one sentence are told apart by them.
 * `echo`: what the result means.
 */
export function valueSaid(
  result: MatchResult,
  match: Match | undefined,
  echo: (match: Match) => string | undefined,
): string {
  const figures = figuresTyped(result, (match && seatsOf(match)) ?? null);
  if (result.kind === 'games') return figures;
  const said = (match && echo({ ...match, result })) ?? '';
  return `«\u00a0${said}\u00a0»${figures && ` (${figures})`}`;
}

function figuresTyped(result: MatchResult, seats: Seats | null): string {
  const turn = <T>(pair: readonly [T, T]) => (seats ? inSeatOrder(seats, pair) : pair);
  if (result.kind === 'losses') return lossesOf(turn(result.cohesion));
  if (result.kind === 'points') return score(turn(result.points));
  return gamesIn(result)
    .map((game) => score(turn(game)))
    .join(', ');
}
