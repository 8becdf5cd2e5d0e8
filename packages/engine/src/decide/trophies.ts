import { ok, refused } from '../base/result.ts';
import { sameValue } from '../base/same-value.ts';
import type { Event } from '../tournament/events.ts';
import { honoured, playerOf } from '../tournament/find.ts';
import type { PlayerId, Tournament, Trophy } from '../tournament/state.ts';
import type { CommandOf, Decided } from './commands.ts';

/** Refused: unknown, excluded, a trophy without a name, or theirs already. Several may share one. */
export function giveTrophy(t: Tournament, { name, player }: CommandOf<'give-trophy'>): Decided {
  if (!playerOf(t, player)) return refused({ code: 'unknown-player', player });
  if (!honoured(t)(player)) return refused({ code: 'already-excluded', player });
  if (name.trim() === '') return refused({ code: 'empty-name' });
  const trophy: Trophy = { name, player };
  const { trophies = [] } = t;
  if (trophies.some((given) => sameValue(given, trophy))) return refused({ code: 'trophy-given', name, player });
  return ok([{ kind: 'trophy-given', at: trophies.length, trophy }]);
}

export function takeTrophy({ trophies = [] }: Tournament, { name, player }: CommandOf<'take-trophy'>): Decided {
  const trophy: Trophy = { name, player };
  const at = trophies.findIndex((given) => sameValue(given, trophy));
  return at < 0 ? refused({ code: 'no-such-trophy', name, player }) : ok([{ kind: 'trophy-taken', at, trophy }]);
}

/** The events that take away what was given to somebody, last first. */
export function withoutTrophies({ trophies = [] }: Tournament, player: PlayerId): readonly Event[] {
  return trophies
    .flatMap((trophy, at): Event[] => (trophy.player === player ? [{ kind: 'trophy-taken', at, trophy }] : []))
    .toReversed();
}
