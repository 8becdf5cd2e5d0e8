import { decide, type MatchResult, matchOf, type PlayerId, type Refusal, refused, roundOf } from '@ronde/engine';
import type { Decide, Stored } from '../store/store.ts';
import { correctedAfterReading } from './corrected-after-reading.ts';

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
    const doubt = events.value.find((event) => event.kind === 'disputed');
    if (doubt && correctedAfterReading(now, doubt)) return refused('result-corrected' as const);
    return { ok: true, value: { events: events.value } };
  };
}

/** Ids for numbers; a number of nobody stays, and the engine refuses it. */
function named(result: MatchResult, { numbers }: Stored): MatchResult {
  if (!('winner' in result) || result.winner === null) return result;
  const { winner } = result;
  const found = [...numbers].find(([, number]) => String(number) === winner);
  return found ? { ...result, winner: found[0] } : result;
}
