import { lead, type Match, type MatchResult, type PlayerId, type Tournament } from '@ronde/engine';
import type { Ui } from '@ronde/language';

type Letters = Pick<Ui['standings'], 'win' | 'draw' | 'loss' | 'exempt' | 'forfeit' | 'absent'>;

/**
 * What one player did in one round, in few letters: `V 5` beat the one who is 5th, `V 5 F` by forfeit, `F 5` did not
 * come against them, `E` exempt, `A` absent; `… 5` no result yet; nothing where they were not in the tournament.
 * `metAs`: what an opponent is called.
 */
export function roundCells(tournament: Tournament, metAs: ReadonlyMap<PlayerId, string>, letters: Letters) {
  const players = new Map(tournament.players.map((player) => [player.id, player]));
  return (id: PlayerId, number: number): string => {
    const round = tournament.rounds[number - 1];
    const match = round?.matches.find(({ players: [a, b] }) => a === id || b === id);
    const { from = 1, left } = players.get(id) ?? {};
    if (!round || number < from || (left !== undefined && number > left)) return '';
    if (!match) return letters.absent;
    const opponent = match.players.find((other) => other !== id);
    if (opponent === undefined) return letters.exempt;
    const said = letter(match, id, letters);
    const forfeited = said === letters.win && match.result?.kind === 'forfeit' ? letters.forfeit : '';
    return [said, metAs.get(opponent) ?? '', forfeited].filter(Boolean).join(' ');
  };
}

function letter({ result, players }: Match, id: PlayerId, letters: Letters): string {
  if (!result) return '…';
  if (result.kind === 'forfeit' && (result.by === id || result.by === 'both')) return letters.forfeit;
  const winner = winnerOf(result, players);
  if (winner === null) return letters.draw;
  return winner === id ? letters.win : letters.loss;
}

/** Null for a draw. */
function winnerOf(result: MatchResult, players: readonly PlayerId[]): PlayerId | null {
  switch (result.kind) {
    case 'games': {
      const ahead = lead(result.games);
      return (ahead > 0 ? players[0] : ahead < 0 ? players[1] : null) ?? null;
    }
    case 'forfeit':
      return players.find((id) => id !== result.by) ?? null;
    case 'awarded':
      return result.to;
    case 'losses':
    case 'points':
    case 'decided':
      return result.winner;
  }
}
