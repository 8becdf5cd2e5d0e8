import { never } from '../base/result.ts';
import type { Change, Event } from './events.ts';
import type { Decision } from './log.ts';
import type { MatchResult } from './match-result.ts';
import type { Pools } from './settings.ts';
import type { Match, Player, PlayerId, Round, RoundStatus, Tournament } from './state.ts';

/** The state that a `created` event opens. Throws on another kind: a log that does not begin with it is broken. */
export function start(event: Event): Tournament {
  if (event.kind !== 'created') throw new Error(`A log begins with "created", not "${event.kind}".`);
  return event.tournament;
}

/** All decisions added up, oldest first. */
export function replay(decisions: readonly Decision[]): Tournament {
  const [first, ...rest] = decisions.flatMap((decision) => decision.events);
  if (!first) throw new Error('An empty log holds no tournament.');
  return rest.reduce(apply, start(first));
}

/** The state after one more event. Events are facts that were decided: they are never refused here. */
export function apply(t: Tournament, event: Event): Tournament {
  switch (event.kind) {
    case 'created':
      return event.tournament;
    case 'registered':
      return {
        ...t,
        players: [...t.players, event.player].sort((a, b) => a.number - b.number),
        ranking: event.rankedAt === null ? t.ranking : inserted(t.ranking, event.rankedAt, event.player.id),
      };
    case 'removed':
      return {
        ...t,
        players: t.players.filter((p) => p.id !== event.player.id),
        ranking: t.ranking.filter((id) => id !== event.player.id),
      };
    case 'presence':
      return withPlayer(t, event.player, (p) => ({ ...p, presence: event.to }));
    case 'left':
      return withPlayer(t, event.player, (p) => withLeft(p, event.to));
    case 'entry':
      return withPlayer(t, event.player, (p) => ({ ...p, from: event.to }));
    case 'drawn':
      return withPools({ ...t, rounds: [...t.rounds, event.content], ranking: event.ranking.to }, event.pools);
    case 'cancelled':
      return withPools({ ...t, rounds: t.rounds.slice(0, -1), ranking: event.ranking.to }, event.pools);
    case 'redrawn':
      return withPools(
        withRound(t, event.round, () => event.to),
        event.pools,
      );
    case 'published':
      return withStatus(t, event.round, 'published');
    case 'withheld':
      return withStatus(t, event.round, 'draft');
    case 'result':
      return withRound(t, event.round, (round) => withResult(round, event.match, event.to));
    case 'round-closed':
      return withStatus(t, event.round, 'closed');
    case 'round-reopened':
      return withStatus(t, event.round, 'published');
    case 'closed':
      return { ...t, status: 'closed' };
    case 'reopened':
      return { ...t, status: 'open' };
    default:
      return never(event);
  }
}

const inserted = <T>(list: readonly T[], at: number, item: T): readonly T[] => list.toSpliced(at, 0, item);

function withPlayer(t: Tournament, id: PlayerId, change: (player: Player) => Player): Tournament {
  return { ...t, players: t.players.map((player) => (player.id === id ? change(player) : player)) };
}

function withLeft(player: Player, left: number | null): Player {
  const { left: _, ...rest } = player;
  return left === null ? rest : { ...rest, left };
}

function withRound(t: Tournament, number: number, change: (round: Round) => Round): Tournament {
  return { ...t, rounds: t.rounds.map((round, i) => (i === number - 1 ? change(round) : round)) };
}

function withPools(t: Tournament, pools: Change<Pools | null> | undefined): Tournament {
  if (!pools) return t;
  const { drawn: _, ...settings } = t.settings;
  return { ...t, settings: pools.to === null ? settings : { ...settings, drawn: pools.to } };
}

function withStatus(t: Tournament, number: number, status: RoundStatus): Tournament {
  return withRound(t, number, (round) => ({ ...round, status }));
}

function withResult(round: Round, at: number, result: MatchResult | null): Round {
  const change = ({ result: _, ...match }: Match): Match => (result === null ? match : { ...match, result });
  return { ...round, matches: round.matches.map((match, i) => (i === at ? change(match) : match)) };
}
