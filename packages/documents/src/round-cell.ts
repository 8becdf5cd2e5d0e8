import type { PlayerId, Tournament } from '@ronde/engine';
import { finalsOfAll } from '@ronde/views/grid';
import { cellParts, type Letters, roundCells, roundPoints } from '@ronde/views/rounds';

/**
 * What one player did in one round, in few letters: `V 5` beat the one who is 5th, `V 5 F` by forfeit, `F 5` did not
 * come against them, `E` exempt, `A` absent, who came later or has left too; `… 5` no result yet. In the wargame the
 * points of the round follow: `V 5 (97)`.
 * `metAs`: what an opponent is called.
 */
export function cellTexts(tournament: Tournament, metAs: ReadonlyMap<PlayerId, string>, letters: Letters) {
  const rounds = tournament.rounds.map((round) => roundCells(round, tournament.settings));
  const points = roundPoints(tournament, tournament.rounds.length);
  return (id: PlayerId, number: number): string => {
    const cell = rounds[number - 1]?.(id);
    if (!cell) return '';
    const { letter, met, forfeit } = cellParts(cell, metAs, letters);
    const own = points?.get(id)?.get(number);
    return [letter, met, forfeit, own === undefined ? '' : `(${own})`].filter(Boolean).join(' ');
  };
}

/** The same of the final: its matches one after the other, `V 4, V 2`; null where there is none. */
export function finalTexts(tournament: Tournament, metAs: ReadonlyMap<PlayerId, string>, letters: Letters) {
  const finals = finalsOfAll(tournament);
  if (finals.size === 0) return null;
  return (id: PlayerId): string =>
    (finals.get(id) ?? [])
      .map(({ cell }) => {
        const { letter, met, forfeit } = cellParts(cell, metAs, letters);
        return [letter, met, forfeit].filter(Boolean).join(' ');
      })
      .join(', ');
}
