import type { Match, PlayerId, Tournament } from '../tournament/state.ts';
import type { Step } from '../tournament/steps.ts';
import type { Field, Pair } from './field.ts';
import { starter, startsSoFar } from './starters.ts';

/** What is known of a pair: its players' places, and the steps that led to it. */
export interface Reasoned {
  readonly pair: Pair;
  readonly why: readonly Step[];
}

/**
 * The pairs as tables: numbered from 1 in the order of their higher placed player, who stands first; who starts is
 * settled (unless the players draw letters); the exempt player last, at no table.
 */
export function tables(
  tournament: Tournament,
  field: Field,
  draw: { readonly round: number; readonly attempt: number },
  pairs: readonly Reasoned[],
): readonly Match[] {
  const starts = startsSoFar(tournament, draw.round - 1);
  const ordered = pairs
    .map(({ pair: [a, b], why }) => ({ high: Math.min(a, b), low: Math.max(a, b), why }))
    .sort((one, other) => one.high - other.high);
  const seated: Match[] = [];
  const exempt: Match[] = [];
  for (const { high, low, why } of ordered) {
    const first = idOf(field, high);
    const second = field.ids[low];
    if (second === null || second === undefined)
      exempt.push({ players: [first], why: [...why, exemptStep(field, high, low)] });
    else seated.push(table(seated.length + 1, [first, second], why));
  }
  return [...seated, ...exempt];

  function table(number: number, players: readonly [PlayerId, PlayerId], why: readonly Step[]): Match {
    if (tournament.settings.startsBy === 'letters') return { table: number, players, why };
    const starting = starter(tournament, starts, draw, players);
    return { table: number, players, starts: starting.player, why: [...why, starting] };
  }
}

function idOf(field: Field, place: number): PlayerId {
  return field.ids[place] ?? '';
}

function exemptStep(field: Field, place: number, x: number): Step {
  return { step: 'exempt', player: idOf(field, place), wins: field.meetings(place, x).length };
}
