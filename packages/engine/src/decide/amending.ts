import { keysOf } from '../base/keys-changed.ts';
import { ok, refused } from '../base/result.ts';
import { sameValue } from '../base/same-value.ts';
import { matchOf, playerOf } from '../tournament/find.ts';
import type { PlayerFacts } from '../tournament/player-facts.ts';
import type { Tournament } from '../tournament/state.ts';
import type { CommandOf } from './command-of.ts';
import type { Decided } from './decided.ts';
import { wrongFacts } from './player-facts.ts';

/**
 * Corrects what the rules know of somebody. After the first draw the initial ranking stays as it was drawn from; the
 * calculation of ratings takes the right one. A rating of 0 is a missing one (Classement PL §2.1).
 * Refused: unknown; changed since the author looked; what can't be; a spare player who has played, or the reverse.
 */
export function amend(t: Tournament, command: CommandOf<'amend'>): Decided {
  const player = playerOf(t, command.player);
  if (!player) return refused({ code: 'unknown-player', player: command.player });
  const { rating, ...others } = command.to;
  const to: PlayerFacts = rating === undefined || rating === 0 ? others : command.to;
  const keys = keysOf<PlayerFacts>({ from: command.saw, to: command.to });
  const other = keys.find((key) => !sameValue(player[key], command.saw[key]));
  if (other) return refused({ code: 'fact-changed', player: player.id, fact: other });
  const changing = keys.filter((key) => !sameValue(player[key], to[key]));
  if (changing.length === 0) return refused({ code: 'nothing-changes' });
  const wrong = wrongFacts(t, to);
  if (wrong) return refused(wrong);
  const drawn = t.rounds.findIndex((round) => matchOf(round, player.id) !== undefined);
  if (changing.includes('spare') && drawn >= 0) {
    const draft = t.rounds[drawn]?.status === 'draft';
    return refused({ code: 'spare-drawn', player: player.id, round: drawn + 1, draft, spare: to.spare === true });
  }
  const only = (side: PlayerFacts): PlayerFacts =>
    Object.fromEntries(changing.flatMap((key) => (side[key] === undefined ? [] : [[key, side[key]]])));
  const frozen = t.ranking.length > 0;
  return ok([{ kind: 'amended', player: player.id, from: only(player), to: only(to), frozen }]);
}
