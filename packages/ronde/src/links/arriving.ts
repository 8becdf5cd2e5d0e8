import { decide, type PlayerId, playerOf, type Refusal, refused } from '@ronde/engine';
import type { Decide } from '../store/store.ts';

/** A player notes from their own phone that they are in the hall. Refused: the staff has said that they are away. */
export function arriving(player: PlayerId): Decide<Refusal | 'presence-settled'> {
  return (now) => {
    if (playerOf(now.tournament, player)?.presence === 'absent') return refused('presence-settled' as const);
    const events = decide(now.tournament, { kind: 'mark', player, presence: 'here' }, now.people);
    return events.ok ? { ok: true, value: { events: events.value } } : events;
  };
}
