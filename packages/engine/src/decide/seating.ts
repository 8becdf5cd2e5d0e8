import { ok, type Result, refused } from '../base/result.ts';
import type { Event } from '../tournament/events.ts';
import { excluded, freeTable, isUsable, matchOf, playerOf, roundOf } from '../tournament/find.ts';
import type { People } from '../tournament/people.ts';
import type { Refusal } from '../tournament/refusals.ts';
import type { Match, Player, PlayerId, Round, Tournament } from '../tournament/state.ts';
import type { Step } from '../tournament/steps.ts';
import { remade } from './by-hand.ts';
import type { CommandOf, Decided } from './commands.ts';

/**
 * A late comer takes the free seat of the running round: the credited win becomes a game (rules: late entry). They
 * play from this round on. Refused: unknown, gone or excluded, at a table already; a round that is not in play;
 * nobody exempt.
 */
export function seat(t: Tournament, command: CommandOf<'seat'>, people: People): Decided {
  const found = comer(t, command.player);
  if (!found.ok) return found;
  const number = command.round;
  const round = running(t, number);
  if (!round.ok) return round;
  const player = found.value;
  if (matchOf(round.value, player.id)) return refused({ code: 'has-a-table', player: player.id, round: number });
  const match = freeSeat(round.value, player.id, command.opponent);
  if (!match) return refused({ code: 'no-free-seat', round: number });
  const table = numberFor(t, round.value, [player.id, ...match.players]);
  const to = remade({ t, people, number }, match, [match.players[0], player.id], table);
  const { absent } = round.value;
  const without = absent.filter((id) => id !== player.id);
  const seated: Event = {
    kind: 'tables',
    round: number,
    why: 'seat',
    tables: [{ match: round.value.matches.indexOf(match), from: match, to }],
    ...(without.length < absent.length && { absent: { from: absent, to: without } }),
  };
  return ok([...comes(player, number), seated]);
}

function comer(t: Tournament, id: PlayerId): Result<Player, Refusal> {
  const player = playerOf(t, id);
  if (!player) return refused({ code: 'unknown-player', player: id });
  if (player.left !== undefined) return refused({ code: 'already-left', player: id });
  return excluded(t).has(id) ? refused({ code: 'already-excluded', player: id }) : ok(player);
}

function running(t: Tournament, number: number): Result<Round, Refusal> {
  const round = roundOf(t, number);
  if (!round) return refused({ code: 'unknown-round', round: number, drawn: t.rounds.length });
  if (number < t.rounds.length) return refused({ code: 'not-the-last-round', round: number, last: t.rounds.length });
  if (round.status === 'draft') return refused({ code: 'round-is-draft', round: number });
  return round.status === 'closed' ? refused({ code: 'round-already-closed', round: number }) : ok(round);
}

/**
 * The exempt table that was asked for; else the one whose opponent is the late comer; else X's; else the last one.
 * In pools and circles somebody may also be exempt because their opponent is away: that seat is his.
 */
function freeSeat({ matches }: Round, player: PlayerId, opponent: PlayerId | undefined): Match | undefined {
  const exempt = matches.filter(({ players }) => players.length === 1);
  if (opponent !== undefined) return exempt.find(({ players }) => players[0] === opponent);
  const missing = (wanted: PlayerId | null) =>
    exempt.find(({ why = [] }) => why.some((step) => isPlace(step) && step.opponent === wanted));
  return missing(player) ?? missing(null) ?? exempt.at(-1);
}

const isPlace = (step: Step): step is Extract<Step, { step: 'pool' | 'circle' }> =>
  step.step === 'pool' || step.step === 'circle';

/** The permanent table of one of the two, if it is free; else the lowest number that is free and nobody's own. */
function numberFor(t: Tournament, { matches }: Round, players: readonly PlayerId[]): number {
  const taken = new Set(matches.flatMap(({ table }) => table ?? []));
  const fixed = players
    .flatMap((id) => playerOf(t, id)?.table ?? [])
    .find((table) => !taken.has(table) && isUsable(t, table));
  return fixed ?? freeTable(t, 1, new Set([...taken, ...t.players.flatMap(({ table }) => table ?? [])]));
}

function comes({ id, presence, from }: Player, round: number): readonly Event[] {
  const events: Event[] = [];
  if (presence !== 'here') events.push({ kind: 'presence', player: id, from: presence, to: 'here' });
  if (from > round) events.push({ kind: 'entry', player: id, from, to: round });
  return events;
}
