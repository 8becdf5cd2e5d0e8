import { cellOf, type PlayerId, type RoundCell, type Tournament } from '@ronde/engine';
import type { Ui } from '@ronde/language';

export type Letters = Pick<Ui['standings'], 'win' | 'draw' | 'loss' | 'exempt' | 'forfeit' | 'absent'>;

/**
 * What one player did in one round, in few letters: `V 5` beat the one who is 5th, `V 5 F` by forfeit, `F 5` did not
 * come against them, `E` exempt, `A` absent, who came later or has left too; `… 5` no result yet.
 * `metAs`: what an opponent is called.
 */
export function roundCells(tournament: Tournament, metAs: ReadonlyMap<PlayerId, string>, letters: Letters) {
  return (id: PlayerId, number: number): string => {
    const round = tournament.rounds[number - 1];
    if (!round) return '';
    const match = round.matches.find(({ players: [a, b] }) => a === id || b === id);
    const cell = cellOf(match, id, tournament.settings, round.bestOf);
    const met = 'opponent' in cell ? metAs.get(cell.opponent) : undefined;
    const forfeited = cell.kind === 'win' && cell.forfeited ? letters.forfeit : '';
    return [letterOf(cell, letters), met ?? '', forfeited].filter(Boolean).join(' ');
  };
}

/** What a round was for a player, `…` while it has no result. */
export const letterOf = ({ kind }: RoundCell, letters: Letters): string => (kind === 'awaited' ? '…' : letters[kind]);
