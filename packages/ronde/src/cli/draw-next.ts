import {
  type Draw,
  decide,
  formatOf,
  ok,
  type PlayerId,
  type Refusal,
  type Result,
  type Round,
  refused,
  type Tournament,
} from '@ronde/engine';
import type { Lang } from '@ronde/language';
import { type PrintedReason, ruleRefused } from './answer.ts';
import type { ReadFile } from './read-tournament.ts';

/** The next round as decided, and what the formula says of it. */
export interface Next {
  readonly draw: Draw;
  readonly round: Round;
  readonly ranking: readonly PlayerId[];
}

export interface DrawOptions {
  readonly redraw?: boolean;
  readonly beyond?: boolean;
}

/**
 * Draws the round after the last, or the last one anew. Refused: results missing, no planned round left, results in
 * the round to be drawn anew, too few players.
 */
export function drawNext(read: ReadFile, { redraw = false, beyond = false }: DrawOptions): Result<Next, Refusal> {
  return redraw ? drawAnew(read) : drawAfter(read.tournament, read, beyond);
}

function drawAfter(tournament: Tournament, { people }: ReadFile, beyond: boolean): Result<Next, Refusal> {
  const round = tournament.rounds.length + 1;
  const without = tournament.players.filter((p) => p.left === undefined && p.presence !== 'here').map((p) => p.id);
  const decided = decide(tournament, { kind: 'draw', round, without, beyond }, people);
  if (!decided.ok) return decided;
  const drawn = decided.value.find((event) => event.kind === 'drawn');
  if (!drawn) throw new Error('A draw was decided without a round.');
  return described(tournament, round, drawn.content, drawn.ranking.to);
}

/** The absent of the round that is drawn anew stay so, with those that the file names for the next draw. */
function drawAnew({ tournament, people, file }: ReadFile): Result<Next, Refusal> {
  const round = tournament.rounds.length;
  const last = tournament.rounds.at(-1);
  if (!last) return refused({ code: 'unknown-round', round: 1, drawn: 0 });
  const away = new Set([...(file.rounds?.at(-1)?.absent ?? []), ...(file.absent ?? [])]);
  const players = tournament.players.map((player) => {
    const present = !away.has(player.id) && player.from <= round;
    return { ...player, presence: present ? ('here' as const) : ('absent' as const) };
  });
  const now = { ...tournament, players };
  const decided = decide(now, { kind: 'redraw', round, attempt: last.attempt }, people);
  if (!decided.ok) return decided;
  const drawn = decided.value.find((event) => event.kind === 'redrawn');
  if (!drawn) throw new Error('A draw anew was decided without a round.');
  return described({ ...now, rounds: now.rounds.slice(0, -1) }, round, drawn.to, tournament.ranking);
}

/** Repeats, proposal and warnings are the formula's to say; the tables are those that were decided. */
function described(
  before: Tournament,
  round: number,
  content: Round,
  ranking: readonly PlayerId[],
): Result<Next, Refusal> {
  const request = { round, attempt: content.attempt, ranking, absent: new Set(content.absent) };
  const draw = formatOf(before.format).draw(before, request);
  return draw.ok ? ok({ draw: draw.value, round: content, ranking }) : draw;
}

/** What the formula refuses of a file, with the settings that would do instead. */
export function drawRefused(refusal: Refusal, { names, tournament }: ReadFile, lang: Lang): PrintedReason {
  return ruleRefused(refusal, pathOfRefusal(refusal), names, lang, tournament);
}

/** The part of the file that a refusal of the rules speaks of. */
function pathOfRefusal(refusal: Refusal): string {
  switch (refusal.code) {
    case 'pools-impossible':
      return 'settings.phase1';
    case 'phases-impossible':
      return refusal.phase3 > refusal.phase2 ? 'settings.phase3' : 'settings';
    case 'final-impossible':
      return 'final';
    case 'too-few-players':
      // Only a final needs four.
      return refusal.needed === 4 ? 'final' : 'players';
    default:
      return 'round' in refusal && refusal.round > 0 ? `rounds[${refusal.round - 1}]` : 'players';
  }
}
