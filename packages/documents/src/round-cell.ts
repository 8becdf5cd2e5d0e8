import type { PlayerId, Tournament } from '@ronde/engine';
import { cellParts, type Letters, roundCells } from '@ronde/views/rounds';

/**
 * What one player did in one round, in few letters: `V 5` beat the one who is 5th, `V 5 F` by forfeit, `F 5` did not
 * come against them, `E` exempt, `A` absent, who came later or has left too; `… 5` no result yet.
 * `metAs`: what an opponent is called.
 */
export function cellTexts(tournament: Tournament, metAs: ReadonlyMap<PlayerId, string>, letters: Letters) {
  const rounds = tournament.rounds.map((round) => roundCells(round, tournament.settings));
  return (id: PlayerId, number: number): string => {
    const cell = rounds[number - 1]?.(id);
    if (!cell) return '';
    const { letter, met, forfeit } = cellParts(cell, metAs, letters);
    return [letter, met, forfeit].filter(Boolean).join(' ');
  };
}
