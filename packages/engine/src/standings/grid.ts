import { outcome } from '../tournament/outcome.ts';
import type { Settings } from '../tournament/settings.ts';
import type { Match, PlayerId, Round, Tournament } from '../tournament/state.ts';
import type { Standings } from './standing.ts';

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

/** Who won a match of any formula; null for a draw, for two who did not come, and while it has no result. */
export function winnerOf(match: Match, settings: Settings, bestOf: 1 | 3): PlayerId | null {
  const { result } = match;
  if (result && 'winner' in result) return result.winner;
  return outcome(match, settings, bestOf)?.winner ?? null;
}

/** A line, and a column, of a cross table. */
export interface GridLine {
  readonly player: PlayerId;
  /** Null: a spare player, who has no place. */
  readonly rank: number | null;
}

/**
 * Everybody in the order of the standings; then the spare players whose game has a result: it counts for their
 * opponents, and stands in every cross table (rules: L'Art de la Guerre, "the exempt player").
 */
export function gridLines(tournament: Tournament, { rows, after }: Standings): readonly GridLine[] {
  const over = tournament.rounds.slice(0, after).flatMap(({ matches }) => matches.filter(({ result }) => result));
  const met = new Set(over.flatMap(({ players }): readonly PlayerId[] => players));
  const spares = tournament.players.filter(({ id, spare }) => spare && met.has(id));
  return [...rows, ...spares.map(({ id }) => ({ player: id, rank: null }))];
}
