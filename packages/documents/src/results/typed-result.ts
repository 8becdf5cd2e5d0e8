import type { PlayerId, TypedResult } from '@ronde/engine';
import type { ImportedResult, Side } from './imported-tournament.ts';

/** As it is typed at a desk. */
export function typedResult(result: ImportedResult, players: readonly [PlayerId, PlayerId]): TypedResult {
  const at = (side: Side): PlayerId => players[side];
  switch (result.kind) {
    case 'games':
      return { kind: 'games', games: [result.score] };
    case 'match':
      return { kind: 'games', games: result.games };
    case 'decided':
      return { kind: 'decided', winner: result.winner === null ? null : at(result.winner) };
    case 'points':
      return { kind: 'points', winner: result.winner === null ? null : at(result.winner), points: result.points };
    case 'losses':
      return { kind: 'losses', winner: result.winner === null ? null : at(result.winner), cohesion: result.cohesion };
    case 'forfeit':
      return { kind: 'forfeit', by: result.by === 'both' ? 'both' : at(result.by), games: [] };
    case 'awarded':
      return { kind: 'awarded', to: at(result.to), games: result.score ? [result.score] : [] };
  }
}
