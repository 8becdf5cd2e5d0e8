import { type Match, outcome, type PlayerId, type Round, type Settings } from '@ronde/engine';

/**
 * What a round was for one player: the letter that the legend explains, and whom they met.
 * `win`/`draw`/`loss` also say whether the match was forfeited; `awaited`: no result yet.
 */
export type RoundCell =
  | Met<'win'>
  | Met<'draw'>
  | Met<'loss'>
  | Met<'forfeit'>
  | { readonly kind: 'exempt' }
  | { readonly kind: 'absent' }
  | { readonly kind: 'awaited'; readonly opponent: PlayerId };

interface Met<K> {
  readonly kind: K;
  readonly opponent: PlayerId;
  readonly forfeited: boolean;
}

export function roundCell(round: Round, player: PlayerId, settings: Settings): RoundCell {
  const match = round.matches.find(({ players }) => players.some((id) => id === player));
  if (!match) return { kind: 'absent' };
  const [first, second] = match.players;
  if (second === undefined) return { kind: 'exempt' };
  const opponent = player === first ? second : first;
  const gives = outcome(match, settings, round.bestOf);
  if (!gives) return { kind: 'awaited', opponent };
  const forfeited = match.result?.kind === 'forfeit';
  if (forfeitedBy(match, player)) return { kind: 'forfeit', opponent, forfeited };
  return { kind: gives.winner === null ? 'draw' : gives.winner === player ? 'win' : 'loss', opponent, forfeited };
}

function forfeitedBy({ result }: Match, player: PlayerId): boolean {
  return result?.kind === 'forfeit' && (result.by === 'both' || result.by === player);
}
