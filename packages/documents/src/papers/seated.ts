import { type Match, type People, type PlayerId, roundOf, type Tournament } from '@ronde/engine';
import { frenchOrder } from '@ronde/engine/base/french-order';
import { namesOf, seatsOf } from '@ronde/language';
import { shownPeople } from '../shown-people.ts';

/** One line of the list by name. `table` null: exempt, or away. */
export interface Seated {
  readonly player: PlayerId;
  readonly name: string;
  readonly table: number | null;
  readonly opponent: PlayerId | null;
  readonly starts: boolean;
  readonly why: 'table' | 'exempt' | 'absent';
}

/** Everybody who is in a round, by name: each player once, with table, opponent, who starts (UI-01). */
export function seatedByName(tournament: Tournament, people: People, round: number): readonly Seated[] {
  const { matches = [], absent = [] } = roundOf(tournament, round) ?? {};
  const names = shownNames(tournament, people);
  const seated = matches.flatMap((match) => match.players.map((player) => at(match, player, names.full(player))));
  const away = absent
    .filter((player) => awayFrom(tournament, player, round))
    .map((player) => ({ ...nobody, player, name: names.full(player), why: 'absent' }) as const);
  return [...seated, ...away].sort((a, b) => frenchOrder(a.name, b.name));
}

/** Tables of two in the order of their numbers, who starts first. */
export function tablesInOrder(tournament: Tournament, round: number) {
  const { matches = [] } = roundOf(tournament, round) ?? {};
  return matches
    .flatMap((match) => {
      const seats = seatsOf(match);
      return seats ? [{ match, table: match.table ?? 0, players: seats.players }] : [];
    })
    .sort((a, b) => a.table - b.table);
}

/** Who has no opponent in a round. */
export function exemptIn(tournament: Tournament, round: number): readonly PlayerId[] {
  const { matches = [] } = roundOf(tournament, round) ?? {};
  return matches.flatMap(({ players }) => (players.length === 1 ? [players[0]] : []));
}

/** How they are called on paper: a pseudonym hides the name. */
export const shownNames = (tournament: Tournament, people: People) => namesOf(shownPeople(people), tournament.players);

const nobody = { table: null, opponent: null, starts: false } as const;

function at(match: Match, player: PlayerId, name: string): Seated {
  const opponent = match.players.find((other) => other !== player);
  if (opponent === undefined) return { ...nobody, player, name, why: 'exempt' };
  return { player, name, table: match.table ?? 0, opponent, starts: match.starts === player, why: 'table' };
}

/** Who has left before, or comes later, is not missing from this round. */
function awayFrom({ players }: Tournament, id: PlayerId, round: number): boolean {
  const player = players.find((one) => one.id === id);
  if (!player) return false;
  return player.from <= round && (player.left === undefined || player.left >= round);
}
