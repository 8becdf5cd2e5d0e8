import { ok, refused } from '../base/result.ts';
import { sameValue } from '../base/same-value.ts';
import { formulaOf } from '../formulas/formulas.ts';
import { excessPenalty } from '../game/rulings.ts';
import type { Event } from '../tournament/events.ts';
import { excluded, honoured, matchOf, playerOf, roundOf } from '../tournament/find.ts';
import type { People } from '../tournament/people.ts';
import type { Refusal } from '../tournament/refusals.ts';
import type { PlayerId, Round, Sanction, Tournament, Trophy } from '../tournament/state.ts';
import { absentTwice, type InHall } from './absent-twice.ts';
import type { CommandOf, Decided } from './commands.ts';
import { forfeitedInFinal } from './finals.ts';
import { settled, tableAt } from './table-at.ts';

/**
 * A warning, a malus on a game, a penalty that is in a score, an exclusion, any other ruling (rules: umpire; the
 * conduct of a game: « Penalties are kept as decisions »). Who is excluded forfeits the match that waits for a result,
 * of the round or of the final, gives back the trophies, keeps what came before and is drawn no more. Refused: unknown
 * player or round; a draft; a malus or a penalty where points know none, or for somebody who was not drawn; a malus, a
 * penalty or a ruling without a reason; an exclusion in a round that others follow, twice, or while the match is
 * disputed, or that is somebody's second absent opponent and is not confirmed.
 */
export function sanction(t: Tournament, command: CommandOf<'sanction'>, people: People): Decided {
  const round = roundOf(t, command.round);
  const wrong = notInForce(t, command, round) ?? notPossible(t, command, round);
  if (wrong || !round) return refused(wrong ?? { code: 'unknown-round', round: command.round, drawn: t.rounds.length });
  const { player, article, note, ruling, choice } = command;
  const points = pointsOf(command);
  const event: Event = {
    kind: 'sanctioned',
    round: command.round,
    at: round.sanctions?.length ?? 0,
    sanction: {
      player,
      kind: command.sanction,
      ...(points !== undefined && { points }),
      ...(ruling !== undefined && { ruling }),
      ...(choice !== undefined && { choice }),
      ...(article !== undefined && { article }),
      ...(note !== undefined && { note }),
    },
  };
  if (command.sanction !== 'exclusion') return ok([event]);
  const forfeited = forfeitedInRound({ t, people }, command);
  if (!forfeited.ok) return forfeited;
  return ok([...forfeited.value, ...forfeitedInFinal(t, player), ...withoutTrophies(t, player), event]);
}

/** A malus of the rule's points follows the scale; a penalty is five points where nothing else is said (9.1, 8.2). */
function pointsOf({ sanction, points }: CommandOf<'sanction'>): number | undefined {
  if (sanction === 'penalty') return points ?? excessPenalty;
  return sanction === 'malus' ? points : undefined;
}

/** A forfeit that came with an exclusion stays: it is corrected as any result. Refused: no such sanction. */
export function lift(t: Tournament, command: CommandOf<'lift'>): Decided {
  const { sanctions = [] } = roundOf(t, command.round) ?? {};
  const at = sanctions.findIndex((known: Sanction) => sameValue(known, command.sanction));
  const sanction = sanctions[at];
  if (!sanction) {
    return refused({ code: 'no-such-sanction', player: command.sanction.player, round: command.round });
  }
  return ok([{ kind: 'lifted', round: command.round, at, sanction }]);
}

function notInForce(t: Tournament, { round: number, player }: CommandOf<'sanction'>, round: Round | undefined) {
  if (!playerOf(t, player)) return { code: 'unknown-player', player } as const;
  if (!round) return { code: 'unknown-round', round: number, drawn: t.rounds.length } as const;
  return round.status === 'draft' ? ({ code: 'round-is-draft', round: number } as const) : null;
}

function notPossible(t: Tournament, command: CommandOf<'sanction'>, round: Round | undefined): Refusal | null {
  const { player, sanction, round: number, article, note } = command;
  if (sanction === 'malus' || sanction === 'penalty') {
    const { results } = formulaOf(t.format);
    if (sanction === 'malus' && !results.includes('losses')) return { code: 'no-malus', format: t.format };
    if (sanction === 'penalty' && !results.includes('games')) return { code: 'no-penalty', format: t.format };
    if (!round || !matchOf(round, player)) return { code: 'not-drawn', player, round: number };
  }
  if (sanction === 'warning') return null;
  // Rules, umpire: « with a reason ». A file or a log may hold one without: it is read as it is.
  if (sanction !== 'exclusion') {
    return article === undefined && note === undefined ? { code: 'malus-unexplained' } : null;
  }
  if (excluded(t).has(player)) return { code: 'already-excluded', player };
  // A draft is not played: it is drawn again without the player.
  const last = t.rounds.findLastIndex(({ status }) => status !== 'draft') + 1;
  return number === last ? null : { code: 'not-the-last-round', round: number, last };
}

function forfeitedInRound({ t, people }: InHall, { round: number, player, anyway }: CommandOf<'sanction'>): Decided {
  const round = roundOf(t, number);
  const [a, b] = (round && matchOf(round, player)?.players) ?? [];
  if (a === undefined || b === undefined) return ok([]);
  const found = tableAt(t, { round: number, players: [a, b] });
  if (!found.ok) return found;
  if (found.value.current) return ok([]);
  const { disputed } = found.value.match;
  if (disputed) return refused({ code: 'disputed', round: number, tables: [found.value.table] });
  const result = { kind: 'forfeit', by: player, games: [] } as const;
  const twice = anyway ? null : absentTwice({ t, people }, found.value, result);
  return twice ? refused(twice) : ok(settled(found.value, result));
}

/** Refused: unknown, excluded, a trophy without a name, or theirs already. Several may share one. */
export function giveTrophy(t: Tournament, { name, player }: CommandOf<'give-trophy'>): Decided {
  if (!playerOf(t, player)) return refused({ code: 'unknown-player', player });
  if (!honoured(t)(player)) return refused({ code: 'already-excluded', player });
  if (name.trim() === '') return refused({ code: 'empty-name' });
  const trophy: Trophy = { name, player };
  const { trophies = [] } = t;
  if (trophies.some((given) => sameValue(given, trophy))) return refused({ code: 'trophy-given', name, player });
  return ok([{ kind: 'trophy-given', at: trophies.length, trophy }]);
}

export function takeTrophy({ trophies = [] }: Tournament, { name, player }: CommandOf<'take-trophy'>): Decided {
  const trophy: Trophy = { name, player };
  const at = trophies.findIndex((given) => sameValue(given, trophy));
  return at < 0 ? refused({ code: 'no-such-trophy', name, player }) : ok([{ kind: 'trophy-taken', at, trophy }]);
}

/** The events that take away what was given to somebody, last first. */
export function withoutTrophies({ trophies = [] }: Tournament, player: PlayerId): readonly Event[] {
  return trophies
    .flatMap((trophy, at): Event[] => (trophy.player === player ? [{ kind: 'trophy-taken', at, trophy }] : []))
    .toReversed();
}
