import type { Settings } from '../tournament/settings.ts';
import type { Match, PlayerId, Round } from '../tournament/state.ts';
import { winnerOf } from './winner.ts';

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
  return cellOf(match, player, settings, round.bestOf);
}

/** `match`: the player's own, or none. */
export function cellOf(
  match: Match | undefined,
  player: PlayerId,
  settings: Settings,
  bestOf: Round['bestOf'],
): RoundCell {
  if (!match) return { kind: 'absent' };
  const [first, second] = match.players;
  if (second === undefined) return { kind: 'exempt' };
  const opponent = player === first ? second : first;
  if (!match.result) return { kind: 'awaited', opponent };
  const forfeited = match.result.kind === 'forfeit';
  if (forfeitedBy(match, player)) return { kind: 'forfeit', opponent, forfeited };
  const winner = winnerOf(match, settings, bestOf);
  return { kind: winner === null ? 'draw' : winner === player ? 'win' : 'loss', opponent, forfeited };
}

function forfeitedBy({ result }: Match, player: PlayerId): boolean {
  return result?.kind === 'forfeit' && (result.by === 'both' || result.by === player);
}
