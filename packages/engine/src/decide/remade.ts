import { standingsOf } from '../formulas/standings-of.ts';
import { decidesStarters, starter, startsSoFar } from '../pairing/starters.ts';
import { initialRanking } from '../tournament/initial-ranking.ts';
import type { People } from '../tournament/people.ts';
import type { Match, PlayerId, Tournament } from '../tournament/state.ts';
import type { Step } from '../tournament/steps.ts';

/** A round in which tables are made by hand, as it was found. */
export interface RoundByHand {
  readonly t: Tournament;
  readonly people: People;
  readonly number: number;
}

type Players = Match['players'];

/**
 * A table with other players: the higher placed first, and who starts by the rule. It keeps its number and remembers
 * whom the rule had put there.
 */
export function remade(round: RoundByHand, match: Match, players: Players, table = match.table): Match {
  const [one, other] = players;
  const before = match.why?.find((step) => step.step === 'by-hand');
  const instead = (before?.step === 'by-hand' ? before.instead : undefined) ?? match.players;
  const byHand: Step = { step: 'by-hand', instead };
  if (other === undefined) return { players: [one], why: [byHand] };
  const pair = higherFirst(round, [one, other]);
  const starts = startOf(round, pair);
  return {
    ...(table !== undefined && { table }),
    players: pair,
    ...(starts && { starts: starts.player }),
    why: [byHand, ...(starts ? [starts] : [])],
  };
}

/** By the standings before the round; before the first one, by the initial ranking. */
function higherFirst(round: RoundByHand, pair: readonly [PlayerId, PlayerId]): typeof pair {
  const order = orderBefore(round);
  const place = (id: PlayerId): number => (order.includes(id) ? order.indexOf(id) : order.length);
  return place(pair[1]) < place(pair[0]) ? [pair[1], pair[0]] : pair;
}

/** Everybody in the order that the round was drawn from; who has come since is not in it. */
export function orderBefore({ t, people, number }: RoundByHand): readonly PlayerId[] {
  if (number === 1) return initialRanking(t, people);
  const rows: readonly { readonly player: PlayerId }[] = standingsOf(t, people, { after: number - 1 }).rows;
  return rows.map(({ player }) => player);
}

function startOf({ t, number }: RoundByHand, pair: readonly [PlayerId, PlayerId]) {
  if (!decidesStarters(t)) return null;
  const attempt = t.rounds[number - 1]?.attempt ?? 1;
  return starter(t, startsSoFar(t, number - 1), { round: number, attempt }, pair);
}
