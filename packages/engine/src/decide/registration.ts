import { ok, type Result, refused } from '../base/result.ts';
import type { Event } from '../tournament/events.ts';
import { matchOf, playerOf } from '../tournament/find.ts';
import { initialRanking } from '../tournament/initial-ranking.ts';
import type { People } from '../tournament/people.ts';
import type { Refusal } from '../tournament/refusals.ts';
import type { Player, PlayerId, Tournament } from '../tournament/state.ts';
import type { CommandOf } from './command-of.ts';
import { wrongFacts } from './player-facts.ts';
import { withoutTrophies } from './trophies.ts';

/** The players of one tournament, those who left included: as many as its file may hold. */
const mostRegistered = 2000;

/**
 * A late entry (rules: situations) counts from the next round to be drawn. Refused: the id is taken, or what can't be
 * said of a player of this formula, or the list is full.
 */
export function register(
  t: Tournament,
  command: CommandOf<'register'>,
  people: People,
): Result<readonly Event[], Refusal> {
  if (playerOf(t, command.player)) return refused({ code: 'already-registered', player: command.player });
  if (t.players.length >= mostRegistered) return refused({ code: 'list-full', most: mostRegistered });
  const { kind: _, player: id, presence = 'expected', rating, ...others } = command;
  // A rating of 0 is a missing one (Classement PL §2.1).
  const facts = rating === undefined || rating === 0 ? others : { ...others, rating };
  const wrong = wrongFacts(t, facts);
  if (wrong) return refused(wrong);
  const player: Player = { ...facts, id, presence, from: t.rounds.length + 1 };
  const frozen = t.ranking.length > 0;
  const rankedAt = frozen ? initialRanking({ ...t, players: [...t.players, player] }, people).indexOf(id) : null;
  return ok([{ kind: 'registered', player, rankedAt }]);
}

/**
 * Only for somebody entered by mistake: whoever was part of a draw stays, and leaves instead. What was given to them
 * goes with them.
 */
export function remove(t: Tournament, id: PlayerId): Result<readonly Event[], Refusal> {
  const player = playerOf(t, id);
  if (!player) return refused({ code: 'unknown-player', player: id });
  const drawn = t.rounds.findIndex((round) => matchOf(round, id) !== undefined || round.absent.includes(id));
  if (drawn >= 0) return refused({ code: 'has-been-drawn', player: id, round: drawn + 1 });
  const rankedAt = t.ranking.length > 0 ? t.ranking.indexOf(id) : null;
  return ok([...withoutTrophies(t, id), { kind: 'removed', player, rankedAt }]);
}

/** Refused: unknown, left, already so, or changed by somebody else since the author looked. */
export function mark(t: Tournament, command: CommandOf<'mark'>): Result<readonly Event[], Refusal> {
  const player = playerOf(t, command.player);
  if (!player) return refused({ code: 'unknown-player', player: command.player });
  if (player.left !== undefined) return refused({ code: 'already-left', player: player.id });
  const changed = command.saw !== undefined && command.saw !== player.presence;
  if (changed || command.presence === player.presence) {
    return refused({ code: 'presence-changed', player: player.id, presence: player.presence });
  }
  return ok([{ kind: 'presence', player: player.id, from: player.presence, to: command.presence }]);
}
