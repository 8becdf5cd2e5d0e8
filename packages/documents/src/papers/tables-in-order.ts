import { type People, type PlayerId, roundOf, type Tournament } from '@ronde/engine';
import { type Seated, seatedByName } from '@ronde/engine/tournament/seated-by-name';
import { seatsOf } from '@ronde/language';
import { shownNames } from '../shown-people.ts';

/** Everybody of a round, by name; who has left before, or comes later, is not missing from it. */
export function seatedIn(tournament: Tournament, people: People, round: number): readonly Seated[] {
  const { matches = [], absent = [] } = roundOf(tournament, round) ?? {};
  const away = absent.filter((player) => awayFrom(tournament, player, round));
  return seatedByName(matches, away, shownNames(tournament, people).full);
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

function awayFrom({ players }: Tournament, id: PlayerId, round: number): boolean {
  const player = players.find((one) => one.id === id);
  if (!player) return false;
  return player.from <= round && (player.left === undefined || player.left >= round);
}
