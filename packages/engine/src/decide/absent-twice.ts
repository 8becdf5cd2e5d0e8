import { roundsWithNobody, withNobodyOpposite } from '../formulas/absent-again.ts';
import { formulaOf } from '../formulas/formulas.ts';
import { matchOf, tableRef, takingPart } from '../tournament/find.ts';
import type { MatchResult } from '../tournament/match-result.ts';
import type { People } from '../tournament/people.ts';
import type { Refusal } from '../tournament/refusals.ts';
import type { Match, PlayerId, Tournament } from '../tournament/state.ts';
import { orderBefore } from './by-hand.ts';
import type { TableAt } from './table-at.ts';

type AbsentTwice = Extract<Refusal, { code: 'absent-twice' }>;

/** Where a result is decided: the names break ties of the order that the round was drawn from. */
export interface InHall {
  readonly t: Tournament;
  readonly people: People;
}

/**
 * Belgium: the second absent opponent of one player, with a table that could take the absent player instead. Null:
 * another formula, the first one, or credited already. Who confirms it does not ask.
 */
export function absentTwice(hall: InHall, found: TableAt, result: MatchResult): AbsentTwice | null {
  const { t } = hall;
  if (!formulaOf(t.format).absentOnce) return null;
  const player = withNobodyOpposite({ ...found.match, result });
  if (player === null || player === withNobodyOpposite(found.match)) return null;
  const rounds = roundsWithNobody(t, player).filter((round) => round !== found.number);
  if (rounds.length === 0) return null;
  return { code: 'absent-twice', table: found.table, player, rounds, swap: swapFor(hall, found, player) };
}

/**
 * The first in the order of the rule's permutations ("Permutations": up from the natural opponent, then down), counted
 * from the absent player's place: somebody present whom `player` has not met, whose own opponent, present, has not met
 * the absent player and never had nobody opposite. Only where nothing is said of the two tables of a round in play.
 */
function swapFor(hall: InHall, { number, round, match, table }: TableAt, player: PlayerId): AbsentTwice['swap'] {
  const { t } = hall;
  if (number < t.rounds.length || round.status !== 'published' || isSpokenOf(match)) return null;
  const absent = table.players.find((id) => id !== player) ?? player;
  const here = new Set(takingPart(t).flatMap(({ id, presence }) => (presence === 'here' ? [id] : [])));
  const seated = round.matches.flatMap(({ players }): readonly PlayerId[] => players);
  const order = [...new Set([...orderBefore({ ...hall, number }), ...seated])];
  for (const next of upThenDown(order, absent)) {
    const other = matchOf(round, next);
    const to = other && tableRef(number, other);
    if (!to || other === match || isSpokenOf(other)) continue;
    const goes = to.players.find((id) => id !== next) ?? next;
    const free = roundsWithNobody(t, goes).length === 0 && here.has(next) && here.has(goes);
    if (free && !haveMet(t, player, next) && !haveMet(t, goes, absent)) return { table: to, players: [player, goes] };
  }
  return null;
}

function upThenDown(order: readonly PlayerId[], from: PlayerId): readonly PlayerId[] {
  const at = order.indexOf(from);
  return [...order.slice(0, at).reverse(), ...order.slice(at + 1)];
}

const isSpokenOf = ({ result, claim, disputed }: Match): boolean => Boolean(result ?? claim ?? disputed);

const haveMet = ({ rounds }: Tournament, one: PlayerId, other: PlayerId): boolean =>
  rounds.some((round) => (matchOf(round, one)?.players as readonly PlayerId[] | undefined)?.includes(other));
