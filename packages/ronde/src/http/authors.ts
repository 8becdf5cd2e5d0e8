import { authorPlayer, type Decision, type Dispute, type Event, type Match, type Tournament } from '@ronde/engine';
import { type Dictionary, type Lang, namesOf } from '@ronde/language';
import type { Account } from '../accounts/account.ts';
import type { Stored } from '../store/store.ts';
import type { Installation } from './installation.ts';

const erased: Dictionary<string> = { fr: 'Compte effacé', en: 'Deleted account' };
const byPhone: Dictionary<(name: string) => string> = {
  fr: (name) => `${name}, par téléphone`,
  en: (name) => `${name}, by phone`,
};

/** Names an author from what the log keeps: an account's id, a player's, or the name that an earlier version wrote. */
export type NameAuthor = (by: string) => string;

/**
 * `stored`: whose players are named, homonyms told apart; null: they stay `player:…`. `reader`: whoever asks, whose own
 * name needs no looking up: an act's answer then waits for nothing more.
 */
export async function authorsOf(
  installation: Installation,
  decisions: readonly Pick<Decision, 'by'>[],
  stored: Pick<Stored, 'people' | 'tournament'> | null,
  lang: Lang,
  reader: Account,
): Promise<NameAuthor> {
  const others = decisions.map(({ by }) => by).filter((by) => by !== reader.id);
  const accounts = others.length === 0 ? new Map<string, string | null>() : await installation.accounts.names(others);
  const players = stored && namesOf(stored.people, stored.tournament.players);
  return (by) => {
    const name = by === reader.id ? reader.name : accounts.get(by);
    if (name !== undefined) return name ?? erased[lang];
    const player = authorPlayer(by);
    return players && player !== null && stored.people.has(player) ? byPhone[lang](players.full(player)) : by;
  };
}

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
