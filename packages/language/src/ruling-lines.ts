import {
  type Event,
  isToldToAll,
  type MatchResult,
  type PlayerId,
  type Sanction,
  type Tournament,
  wargameScale,
} from '@ronde/engine';
import { logContextNow } from './log-context.ts';
import type { Names } from './names.ts';
import type { Told } from './sentences.ts';

/** A decision of the arbiter and its sentence, without a full stop. */
interface UmpireLine {
  /** Whom it is about: one of a sanction, both of a match that was given or forfeited by decision. */
  readonly players: readonly PlayerId[];
  /** Everybody may know of it; the others are between the arbiter and the players. */
  readonly told: boolean;
  /** Missing: it stands in the result of a match. */
  readonly sanction?: Sanction;
  readonly line: string;
}

/**
 * What the arbiter decided in the first `after` rounds, oldest first, each in words: sanctions, a malus (in the points,
 * and told apart), penalties, rulings, matches and games that were given, forfeits that an article ruled.
 */
export function rulingLines(
  tournament: Tournament,
  names: Names,
  { event }: Pick<Told, 'event'>,
  after: number,
): readonly UmpireLine[] {
  const { malus } = wargameScale(tournament.settings);
  const { rounds, final } = tournament;
  const seen = logContextNow(tournament, names);
  const inMatch = (players: readonly PlayerId[], result: MatchResult | undefined, said: (to: MatchResult) => Event) =>
    result && isDecided(result) ? [{ players, told: true, line: event(said(result), seen) }] : [];
  const given = rounds.slice(0, after).flatMap(({ matches, sanctions = [] }, i): readonly UmpireLine[] => [
    ...matches.flatMap(({ players, result }, match) =>
      inMatch(players, result, (to) => ({ kind: 'result', round: i + 1, match, from: null, to })),
    ),
    ...sanctions.map((sanction, at) => ({
      players: [sanction.player],
      told: isToldToAll(sanction),
      sanction,
      line: event({ kind: 'sanctioned', round: i + 1, at, sanction: sized(sanction, malus) }, seen),
    })),
  ]);
  const inFinal = (after < rounds.length ? [] : (final?.matches ?? [])).flatMap(({ stage, players, result }, match) =>
    inMatch(players, result, (to) => ({ kind: 'final-result', match, stage, players, from: null, to })),
  );
  return [...given, ...inFinal];
}

/** Given by the arbiter, or forfeited by an article; who did not come forfeits without anybody deciding it. */
const isDecided = (result: MatchResult): boolean =>
  result.kind === 'awarded' || (result.kind === 'forfeit' && result.article !== undefined);

/** Read without the rule at hand: a malus says how much it is. */
const sized = (sanction: Sanction, malus: number): Sanction =>
  sanction.kind === 'malus' ? { points: malus, ...sanction } : sanction;
