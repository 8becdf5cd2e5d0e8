import type { Event } from '@ronde/engine';

/** The match of this round (0: of the final) that a decision was about, by its place in it; null: several, or none. */
export function matchIn({ events }: { readonly events: readonly Event[] }, round: number): number | null {
  const matches = new Set(events.flatMap((event) => matchOf(event, round) ?? []));
  const [only] = matches;
  return matches.size === 1 && only !== undefined ? only : null;
}

function matchOf(event: Event, round: number): number | null {
  if (!('match' in event)) return null;
  return ('round' in event ? event.round : 0) === round ? event.match : null;
}
