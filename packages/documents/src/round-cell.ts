import type { PlayerId, Tournament } from '@ronde/engine';
import { type Letters, letterOf, roundCells } from '@ronde/views/rounds';

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
    const met = 'opponent' in cell ? metAs.get(cell.opponent) : undefined;
    const forfeited = cell.kind === 'win' && cell.forfeited ? letters.forfeit : '';
    return [letterOf(cell, letters), met ?? '', forfeited].filter(Boolean).join(' ');
  };
}
