import {
  type Final,
  type FinalMatch,
  isToldToAll,
  type Match,
  type MatchResult,
  type PlayerId,
  type Round,
  type Running,
  type Sanction,
  type Step,
} from '@ronde/engine';
import type { Numbered } from './shown-people.ts';

/** A published round as the public reads it: numbers for ids, no free text, nothing that a phone alone has said. */
export function shownRound(round: Round, numbered: Numbered): Round {
  const { status, absent, bestOf, attempt, matches, sanctions = [] } = round;
  const shown = sanctions.flatMap((sanction) => shownSanction(sanction, numbered));
  return {
    status,
    absent: absent.map(numbered),
    bestOf,
    attempt,
    matches: matches.map((match) => shownMatch(match, numbered)),
    ...(shown.length > 0 && { sanctions: shown }),
  };
}

function shownMatch(match: Match, numbered: Numbered): Match {
  const { table, players, starts, result, running, disputed, counters, why } = match;
  return {
    ...(table !== undefined && { table }),
    players: seats(players, numbered),
    ...(starts !== undefined && { starts: numbered(starts) }),
    // That there is a dispute, not who said what, nor the value in doubt: the standings count this table as not entered.
    ...(result && !disputed && { result: shownResult(result, numbered) }),
    ...(running && { running: shownRunning(running, numbered) }),
    ...(disputed && { disputed: { value: null, by: '' } }),
    ...(counters && { counters: keyed(counters, numbered) }),
    ...(why && { why: why.map((step) => shownStep(step, numbered)) }),
  };
}

const shownRunning = ({ games, third }: Running, numbered: Numbered): Running => ({
  games,
  ...(third !== undefined && { third: numbered(third) }),
});

function seats(players: Match['players'], numbered: Numbered): Match['players'] {
  const [one, two] = players;
  return two === undefined ? [numbered(one)] : [numbered(one), numbered(two)];
}

function keyed<T>(record: Readonly<Record<PlayerId, T>>, numbered: Numbered): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(record).map(([player, value]) => [numbered(player), value]));
}

/** What a rule needs of a result, without reasons in free words. */
export function shownResult(result: MatchResult, numbered: Numbered): MatchResult {
  switch (result.kind) {
    case 'games':
      return { kind: 'games', games: result.games };
    case 'forfeit': {
      const { by, games, article } = result;
      const who = by === 'both' ? by : numbered(by);
      return { kind: 'forfeit', by: who, games, ...(article !== undefined && { article }) };
    }
    case 'awarded': {
      const { to, games, article } = result;
      return { kind: 'awarded', to: numbered(to), games, ...(article !== undefined && { article }) };
    }
    case 'losses':
      return { kind: 'losses', winner: numberedOrNull(result.winner, numbered), cohesion: result.cohesion };
    case 'points':
      return { kind: 'points', winner: numberedOrNull(result.winner, numbered), points: result.points };
    case 'decided':
      return { kind: 'decided', winner: numberedOrNull(result.winner, numbered) };
  }
}

const numberedOrNull = (player: PlayerId | null, numbered: Numbered): string | null =>
  player === null ? null : numbered(player);

/** What everybody may know, without free words. */
function shownSanction(sanction: Sanction, numbered: Numbered): readonly Sanction[] {
  const { reason: _, note: __, player, ...decided } = sanction;
  return isToldToAll(sanction) ? [{ ...decided, player: numbered(player) }] : [];
}

function shownStep(step: Step, numbered: Numbered): Step {
  const named = Object.entries(step).map(([key, value]) => [key, naming.has(key) ? inNumbers(value, numbered) : value]);
  return Object.fromEntries(named) as unknown as Step;
}

/** The players that a step names stand under these keys, and nowhere else. */
const naming: ReadonlySet<string> = new Set(['player', 'opponent', 'spare', 'instead', 'repeats']);

const inNumbers = (value: unknown, numbered: Numbered): unknown =>
  Array.isArray(value)
    ? value.map((one) => inNumbers(one, numbered))
    : typeof value === 'string'
      ? numbered(value)
      : value;

export function shownFinal({ matches, ...final }: Final, numbered: Numbered): Final {
  return { ...final, matches: matches.map((match) => shownFinalMatch(match, numbered)) };
}

function shownFinalMatch(
  { stage, players: [one, two], starts, result, running }: FinalMatch,
  numbered: Numbered,
): FinalMatch {
  return {
    stage,
    players: [numbered(one), numbered(two)],
    ...(starts !== undefined && { starts: numbered(starts) }),
    ...(result && { result: shownResult(result, numbered) }),
    ...(running && { running: shownRunning(running, numbered) }),
  };
}
