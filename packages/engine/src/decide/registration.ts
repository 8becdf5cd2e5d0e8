import { ok, type Result, refused } from '../base/result.ts';
import { keysOf, sameValue } from '../base/same-value.ts';
import { traitsOf } from '../formulas/traits.ts';
import { duplicateSeriesOf } from '../rating/provisional.ts';
import type { Event } from '../tournament/events.ts';
import { isUsable, matchOf, playerOf, takingPart } from '../tournament/find.ts';
import { initialRanking } from '../tournament/initial-ranking.ts';
import type { People, PlayerFacts } from '../tournament/people.ts';
import type { Refusal } from '../tournament/refusals.ts';
import type { Player, PlayerId, Tournament } from '../tournament/state.ts';
import type { CommandOf, Decided } from './commands.ts';
import { withoutTrophies } from './sanctions.ts';

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

/**
 * A second day begins with everybody to be seen again (`expected`); or whoever nobody has seen is here, and who was
 * noted late or absent stays so. One decision. Refused: nobody whose presence changes.
 */
export function rollCall(t: Tournament, { to }: CommandOf<'roll-call'>): Decided {
  const changing = takingPart(t).filter(({ presence }) => (to === 'here' ? presence === 'expected' : presence !== to));
  if (changing.length === 0) return refused({ code: 'nothing-changes' });
  return ok(changing.map(({ id, presence }): Event => ({ kind: 'presence', player: id, from: presence, to })));
}

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

/** Why this can't be said of a player in this tournament, or null. The file refuses the same. */
function wrongFacts({ format, settings }: Tournament, facts: PlayerFacts): Refusal | null {
  if (facts.table !== undefined && !isUsable({ settings }, facts.table))
    return { code: 'table-unused', table: facts.table };
  const wargame = traitsOf(format).results.includes('losses');
  if (facts.army && !wargame) return { code: 'fact-not-used', fact: 'army', format };
  if (facts.spare !== undefined && !traitsOf(format).spare) return { code: 'fact-not-used', fact: 'spare', format };
  const { rating, duplicateSeries: series = '' } = facts;
  if (rating !== undefined && !wargame && !Number.isInteger(rating)) return { code: 'bad-rating', found: rating };
  return series.trim() !== '' && duplicateSeriesOf(series) === null ? { code: 'bad-series', found: series } : null;
}
