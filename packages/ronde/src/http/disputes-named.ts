import type { Decision, Dispute, Event, Match, Tournament } from '@ronde/engine';
import type { NameAuthor } from './authors.ts';

/** The disputes that wait for an arbiter. */
export function disputesIn({ rounds }: Tournament): readonly Dispute[] {
  return rounds.flatMap(({ matches }) => matches.flatMap(({ disputed }) => disputed ?? []));
}

/** The same with the names of those of the staff who disputed; a player stays `player:…`, whom a desk can name itself. */
export function withNamedDisputes(t: Tournament, nameAuthor: NameAuthor): Tournament {
  const named = (match: Match): Match =>
    match.disputed ? { ...match, disputed: { ...match.disputed, by: nameAuthor(match.disputed.by) } } : match;
  return { ...t, rounds: t.rounds.map((round) => ({ ...round, matches: round.matches.map(named) })) };
}

/** A decision as it is answered: its author by name, and the one of a dispute that it opens. */
export function withNames(decision: Decision, nameAuthor: NameAuthor): Decision {
  const named = (event: Event): Event =>
    event.kind === 'disputed' && event.to ? { ...event, to: { ...event.to, by: nameAuthor(event.to.by) } } : event;
  return { ...decision, by: nameAuthor(decision.by), events: decision.events.map(named) };
}
