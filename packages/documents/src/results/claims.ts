import { type People, rankFigure, standingsOf, type Tournament } from '@ronde/engine';
import type { Adjustment } from './faults.ts';
import type { ImportedTournament } from './imported-tournament.ts';

/** Where the points and places that the file has are not those that the rules give. Players stand as in the file. */
export function claimsDiffer(
  { players, rounds }: ImportedTournament,
  tournament: Tournament,
  people: People,
): readonly Adjustment[] {
  if (players.every(({ claimed }) => claimed === undefined)) return [];
  const { rows } = standingsOf(tournament, people, { after: rounds.length, final: true });
  const byPlayer = new Map(rows.map((row) => [row.player, row]));
  return tournament.players.flatMap(({ id }, i): readonly Adjustment[] => {
    const claimed = players[i]?.claimed;
    const row = byPlayer.get(id);
    const name = people.get(id)?.name ?? id;
    const points = row && rankFigure(row, 'points');
    const differ = (
      what: 'points' | 'place',
      found: number | undefined,
      expected: number | null | undefined,
    ): readonly Adjustment[] =>
      found === undefined || expected === undefined || expected === null || found === expected
        ? []
        : [{ code: 'claims-differ', name, found, expected, what }];
    return [...differ('points', claimed?.total, points), ...differ('place', claimed?.place, row?.rank)];
  });
}
