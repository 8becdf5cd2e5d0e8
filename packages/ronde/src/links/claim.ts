import {
  countersAsked,
  decide,
  type Event,
  type MatchResult,
  matchOf,
  type PlayerId,
  playerOf,
  type Refusal,
  refused,
  roundOf,
} from '@ronde/engine';
import { frenchKey } from '@ronde/engine/base/french-order';
import type { Decide, Stored } from '../store/store.ts';

/**
 * What a phone says of its player's table, on the newest state. `result` names players by their number, as the phone
 * knows them. Refused: no table in a published round; a doubt about what the staff corrected after two had read the
 * result before; all that the engine's `claim` refuses.
 */
export function claiming(
  player: PlayerId,
  round: number,
  result: MatchResult,
): Decide<Refusal | 'no-table' | 'result-corrected'> {
  return (now) => {
    const drawn = roundOf(now.tournament, round);
    const match = drawn && drawn.status !== 'draft' ? matchOf(drawn, player) : undefined;
    const [one, two] = match?.players ?? [];
    if (one === undefined || two === undefined) return refused('no-table' as const);
    const command = { kind: 'claim', round, players: [one, two], by: player, result: named(result, now) } as const;
    const events = decide(now.tournament, command, now.people);
    if (!events.ok) return events;
    const disputed = events.value.find((event) => event.kind === 'disputed');
    const doubt = disputed?.to ? disputed : undefined;
    if (doubt && correctedAfterReading(now, doubt)) return refused('result-corrected' as const);
    return { ok: true, value: { events: events.value } };
  };
}

/**
 * What trophies count of a player themselves, on the newest state: what the tournament asks, and nothing of the other
 * one. Refused: no table of a round in play; a word that nobody asks.
 */
export function counting(
  player: PlayerId,
  round: number,
  counts: Readonly<Record<string, number>>,
): Decide<Refusal | 'no-table' | 'no-counter'> {
  return ({ tournament, people }) => {
    const drawn = roundOf(tournament, round);
    const match = drawn?.status === 'published' ? matchOf(drawn, player) : undefined;
    const [one, two] = match?.players ?? [];
    if (!match || one === undefined || two === undefined) return refused('no-table' as const);
    const asked = countersAsked(tournament);
    if (Object.keys(counts).some((name) => !asked.includes(name))) return refused('no-counter' as const);
    // What the desk has counted under other words stays.
    const kept = Object.entries(match.counters?.[player] ?? {}).filter(
      ([name]) => !asked.some((other) => frenchKey(other) === frenchKey(name)),
    );
    const own = Object.fromEntries([...kept, ...Object.entries(counts)]);
    const { [player]: _, ...others } = match.counters ?? {};
    const all = { ...others, ...(Object.keys(own).length > 0 && { [player]: own }) };
    const to = Object.keys(all).length > 0 ? all : null;
    const command = { kind: 'counters', round, players: [one, two], saw: match.counters ?? null, to } as const;
    const events = decide(tournament, command, people);
    return events.ok ? { ok: true, value: { events: events.value } } : events;
  };
}

/** Ids for numbers; a number of nobody stays, and the engine refuses it. */
function named(result: MatchResult, { numbers }: Stored): MatchResult {
  if (!('winner' in result) || result.winner === null) return result;
  const { winner } = result;
  const found = [...numbers].find(([, number]) => String(number) === winner);
  return found ? { ...result, winner: found[0] } : result;
}

interface Spot {
  readonly round: number;
  /** Index in the round's matches. */
  readonly match: number;
}

/**
 * Whether what stands at this table took the place of a result that two had read: a phone that still says what it said
 * then brings nothing new, and the desk hears those who disagree.
 */
function correctedAfterReading({ log }: Pick<Stored, 'log'>, spot: Spot): boolean {
  const undone = new Set(log.flatMap(({ undoes = [] }) => undoes));
  let corrected = false;
  for (const { seq, events, undoes = [] } of log) {
    if (undoes.length > 0 || undone.has(seq)) continue;
    const here = events.filter((event) => isAt(event, spot));
    if (events.some((event) => drawsAnew(event, spot.round))) corrected = false;
    const result = here.find((event) => event.kind === 'result');
    if (result) corrected = result.to !== null && (corrected || here.some(takesReadingAway));
  }
  return corrected;
}

type AtTable = Extract<Event, { kind: 'result' | 'confirmed' }>;

const isAt = (event: Event, { round, match }: Spot): event is AtTable =>
  (event.kind === 'result' || event.kind === 'confirmed') && event.round === round && event.match === match;

const drawsAnew = (event: Event, round: number): boolean =>
  (event.kind === 'drawn' || event.kind === 'redrawn') && event.round === round;

const takesReadingAway = (event: AtTable): boolean => event.kind === 'confirmed' && event.to === null;

/** A player notes from their own phone that they are in the hall. Refused: the staff has said that they are away. */
export function arriving(player: PlayerId): Decide<Refusal | 'presence-settled'> {
  return (now) => {
    if (playerOf(now.tournament, player)?.presence === 'absent') return refused('presence-settled' as const);
    const events = decide(now.tournament, { kind: 'mark', player, presence: 'here' }, now.people);
    return events.ok ? { ok: true, value: { events: events.value } } : events;
  };
}
