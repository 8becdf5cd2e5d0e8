import type { Match, Player, PlayerId, Round, Tournament } from '../state.ts';

/**
 * What an event touches, as short addresses. `writes`: what it changed. `reads`: what it stands on.
 * A later event that reads or writes what an earlier one wrote stands in the way of taking the earlier one back.
 */
export interface Subjects {
  readonly writes: readonly string[];
  readonly reads: readonly string[];
}

/** What can be done with one kind of event. */
export interface Fact<E extends { readonly kind: string }, Family extends { readonly kind: string } = E> {
  /** The state after it. It was decided: never refused here. */
  apply(t: Tournament, event: E): Tournament;
  /** `apply(apply(t, e), inverse(e))` is `t`; null for `created` and `moved`. */
  inverse(event: E): Family | null;
  subjects(event: E): Subjects;
}

/** A family of events, by kind: a kind without its line does not compile. */
export type FactFamily<Family extends { readonly kind: string }> = {
  readonly [K in Family['kind']]: Fact<Extract<Family, { readonly kind: K }>, Family>;
};

/** What was there, and what is there now. */
export interface FromTo<T> {
  readonly from: T;
  readonly to: T;
}

export const turned = <T>({ from, to }: FromTo<T>): FromTo<T> => ({ from: to, to: from });

/** An event with `from` and `to`, the other way round. */
export function turnedBack<E extends FromTo<unknown>>(event: E): E {
  return { ...event, from: event.to, to: event.from };
}

/** Written by the removal of a tournament, and by what brings it back. */
export const removal = 'removal';

/** Read by the closing of the tournament, which stands on all of it. */
export const everything = '*';

export const round = (number: number): string => `round ${number}`;
export const status = (number: number): string => `status ${number}`;
export const table = (number: number, match: number): string => `table ${number}/${match}`;
export const player = (id: string): string => `player ${id}`;
export const setting = (key: string): string => `setting ${key}`;

/** What of somebody one game alone knows: the army, the spare seat, the rating. */
export const gameFacts = (id: string): string => `facts ${id}`;

/** Who is in the list while nothing is drawn: the first draw ranks those who are. */
export const entrant = (id: string): string => `entrant ${id}`;

/** Those who were known to be away in a round. */
export const absent = (number: number): string => `absent ${number}`;

/** The answer that a round's tables stay after a correction. */
export const tablesKept = (number: number): string => `kept ${number}`;

/** What reads all of them at once: the tables of a round, all settings, the whole list before the first draw. */
export const tablesTouched = (number: number): string => `tables ${number}`;
export const allSettings = 'settings';
export const entrants = 'entrants';
export const allGameFacts = 'facts';

/** Which formula it is: the first draw reads it with all settings. */
export const formula = setting('format');

/** The initial ranking, frozen by the first draw. */
export const ranking = 'ranking';

/** The name under which an address is read with the others of its kind; itself where there is none. */
export function together(address: string): string {
  const [kind, rest = ''] = address.split(' ', 2);
  if (kind === 'setting') return allSettings;
  if (kind === 'entrant') return entrants;
  if (kind === 'facts') return allGameFacts;
  const ofRound = kind === 'table' || kind === 'counters' || kind === 'sanction';
  return ofRound ? tablesTouched(Number(rest.split('/', 1)[0])) : address;
}

/** The state with one player, one round or one match changed. */
export function withPlayer(t: Tournament, id: PlayerId, change: (player: Player) => Player): Tournament {
  return { ...t, players: t.players.map((player) => (player.id === id ? change(player) : player)) };
}

export function withRound(t: Tournament, number: number, change: (round: Round) => Round): Tournament {
  return { ...t, rounds: t.rounds.map((round, i) => (i === number - 1 ? change(round) : round)) };
}

/** `at`: index in the round's matches. */
export function withMatch(t: Tournament, number: number, at: number, change: (match: Match) => Match): Tournament {
  return withRound(t, number, (round) => ({
    ...round,
    matches: round.matches.map((match, i) => (i === at ? change(match) : match)),
  }));
}

export const inserted = <T>(list: readonly T[], at: number, item: T): readonly T[] => list.toSpliced(at, 0, item);
