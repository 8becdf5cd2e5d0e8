import { ok, refused } from '../base/result.ts';
import type { Event } from '../tournament/events.ts';
import { matchOf, playerOf } from '../tournament/find.ts';
import type { Player, PlayerId, Tournament } from '../tournament/state.ts';
import type { CommandOf, Decided } from './commands.ts';
import { withoutTrophies } from './sanctions.ts';
import { dealtAgain } from './settings.ts';

/**
 * Two who were registered are one person (rules: same name twice; never merged silently). The one who has been drawn
 * stays, else the first named; their own facts stand. Trophies and sanctions of the other go over.
 * Refused: unknown, the same, both drawn, or a seat in the pools that would be left to nobody.
 */
export function merge(t: Tournament, { players: [one, other] }: CommandOf<'merge'>): Decided {
  if (one === other) return refused({ code: 'same-player', player: one });
  const [first, second] = [playerOf(t, one), playerOf(t, other)];
  if (!first || !second) return refused({ code: 'unknown-player', player: first ? other : one });
  const drawn = [first, second].map(({ id }) => hasSeat(t, id));
  if (drawn[0] && drawn[1]) return refused({ code: 'both-drawn', players: [one, other] });
  const [stays, gone] = drawn[1] ? [second, first] : [first, second];
  const inPools = t.settings.drawn?.some((pool) => pool.includes(gone.id)) ?? false;
  if (inPools && t.rounds.length > 0) return refused({ code: 'seat-in-pool', player: gone.id });
  const merged: Event = {
    kind: 'merged',
    gone,
    into: stays.id,
    rankedAt: t.ranking.length > 0 ? t.ranking.indexOf(gone.id) : null,
    absent: t.rounds.flatMap(({ absent }, i) => {
      const at = absent.indexOf(gone.id);
      return at < 0 ? [] : [{ round: i + 1, at }];
    }),
  };
  const pools = t.rounds.length === 0 ? dealtAgain(t) : [];
  return ok([
    ...pools,
    ...sanctionsOver(t, gone.id, stays.id),
    ...trophiesOver(t, gone.id, stays.id),
    ...arrival(stays, gone),
    merged,
  ]);
}

/** At a table of a round, or of the final: who was away from all rounds can be in that. */
function hasSeat({ rounds, final }: Tournament, id: PlayerId): boolean {
  const inFinal = final?.matches.some(({ players }) => players.includes(id)) ?? false;
  return inFinal || rounds.some((round) => matchOf(round, id) !== undefined);
}

function sanctionsOver(t: Tournament, from: PlayerId, to: PlayerId): readonly Event[] {
  return t.rounds.flatMap(({ sanctions = [] }, i) =>
    sanctions.flatMap((sanction, at): Event[] =>
      sanction.player === from
        ? [
            { kind: 'lifted', round: i + 1, at, sanction },
            { kind: 'sanctioned', round: i + 1, at, sanction: { ...sanction, player: to } },
          ]
        : [],
    ),
  );
}

function trophiesOver(t: Tournament, from: PlayerId, to: PlayerId): readonly Event[] {
  const taken = withoutTrophies(t, from);
  const left = (t.trophies?.length ?? 0) - taken.length;
  const given = taken.flatMap((event, i): Event[] =>
    event.kind === 'trophy-taken'
      ? [{ kind: 'trophy-given', at: left + i, trophy: { ...event.trophy, player: to } }]
      : [],
  );
  return [...taken, ...given];
}

/** Who was seen in the hall under either name is there. */
function arrival(stays: Player, gone: Player): readonly Event[] {
  const arrives = gone.presence === 'here' && stays.presence !== 'here' && stays.left === undefined;
  return arrives ? [{ kind: 'presence', player: stays.id, from: stays.presence, to: 'here' }] : [];
}
