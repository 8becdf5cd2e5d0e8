import type { Adjustment } from './faults.ts';
import type { ImportedMatch } from './imported-tournament.ts';

/** Somebody without an opponent in a round: `amount`, the spread that was credited, tells why. */
export interface Alone {
  readonly player: number;
  readonly line: number;
  readonly amount: number;
  readonly table: number | null;
}

interface AloneIn {
  readonly round: number;
  readonly spread: number;
  nameOf(player: number): string;
}

interface Sorted {
  readonly matches: readonly ImportedMatch[];
  readonly absent: readonly number[];
  readonly adjustments: readonly Adjustment[];
}

/**
 * A spread that is won is an exemption or a win by forfeit, one that is lost a forfeit, none an absence. Whoever lost
 * one is put against somebody who won one: of the same table, else the next of the list. Either way each keeps what
 * the file counts.
 */
export function withoutOpponent(alone: readonly Alone[], { round, spread, nameOf }: AloneIn): Sorted {
  const matches: ImportedMatch[] = [];
  const adjustments: Adjustment[] = [];
  const left = new Set(alone);
  const forfeit = (winner: Alone, loser: Alone, table?: number): void => {
    left.delete(winner);
    left.delete(loser);
    const first = winner.player < loser.player ? winner : loser;
    const second = first === winner ? loser : winner;
    const by = winner.amount === 0 ? 'both' : first === loser ? 0 : 1;
    matches.push({
      line: first.line,
      ...(table !== undefined && { table }),
      players: [first.player, second.player],
      result: { kind: 'forfeit', by },
    });
  };
  for (const [winner, loser] of ofOneTable(alone)) forfeit(winner, loser, winner.table ?? undefined);
  for (const loser of alone.filter((one) => left.has(one) && one.amount < 0)) {
    const winner = alone.find((one) => left.has(one) && one.amount === -loser.amount);
    if (!winner) continue;
    adjustments.push({ code: 'forfeit-supposed', round, winner: nameOf(winner.player), loser: nameOf(loser.player) });
    forfeit(winner, loser);
  }
  const absent: number[] = [];
  for (const { player, line, amount } of left) {
    if (amount > 0) {
      matches.push({ line, players: [player] });
      if (amount !== spread)
        adjustments.push({ code: 'bye-amount', round, name: nameOf(player), found: amount, taken: spread });
      continue;
    }
    if (amount < 0) adjustments.push({ code: 'loss-left-out', round, name: nameOf(player), found: amount });
    absent.push(player);
  }
  return { matches, absent, adjustments };
}

/** Two who were drawn at a table and did not both come: winner first; of two absent, in their order. */
function ofOneTable(alone: readonly Alone[]): readonly (readonly [Alone, Alone])[] {
  const tables = new Map<number, Alone[]>();
  for (const one of alone) {
    if (one.table === null || one.table < 1) continue;
    const there = tables.get(one.table) ?? [];
    there.push(one);
    tables.set(one.table, there);
  }
  return [...tables.values()].flatMap(([one, other, third]) => {
    if (!one || !other || third) return [];
    if (one.amount !== -other.amount) return [];
    return [one.amount < 0 ? ([other, one] as const) : ([one, other] as const)];
  });
}
