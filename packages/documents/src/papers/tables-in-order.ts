import { type People, type PlayerId, roundOf, type Tournament } from '@ronde/engine';
import { type Seated, seatedByName } from '@ronde/engine/tournament/seated-by-name';
import { type TableLine, tablesByNumber } from '@ronde/views/tables';
import { shownNames } from '../shown-people.ts';

/** Everybody of a round, by name; who has left before, or comes later, is not missing from it. */
export function seatedIn(tournament: Tournament, people: People, round: number): readonly Seated[] {
  const { matches = [], absent = [] } = roundOf(tournament, round) ?? {};
  const away = absent.filter((player) => awayFrom(tournament, player, round));
  return seatedByName(matches, away, shownNames(tournament, people).full);
}

/** Tables of two in the order of their numbers, who starts first. */
export const tablesIn = (tournament: Tournament, round: number): readonly TableLine[] =>
  tablesByNumber(roundOf(tournament, round)?.matches ?? []);

function awayFrom({ players }: Tournament, id: PlayerId, round: number): boolean {
  const player = players.find((one) => one.id === id);
  if (!player) return false;
  return player.from <= round && (player.left === undefined || player.left >= round);
}
