import type { Fixed, Refusal, Tournament } from '@ronde/engine';
import { wrongByHand } from '@ronde/engine/pairing/reasons';
import { awayNow, takingPart } from '@ronde/engine/tournament/find';

/** Those whom a draw of today would seat. */
export function presentNow(tournament: Tournament): ReadonlySet<string> {
  const away = new Set(awayNow(tournament));
  return new Set(takingPart(tournament).flatMap(({ id }) => (away.has(id) ? [] : [id])));
}

/** Why the tables made by hand can't stand, before they are sent (BYE-03); null: they can. */
export function wrongFixed(tournament: Tournament, fixed: readonly Fixed[]): Refusal | null {
  const numbers = fixed.flatMap(({ table }) => table ?? []);
  const twice = numbers.find((table, i) => numbers.indexOf(table) < i);
  if (twice !== undefined) return { code: 'table-taken', table: twice };
  return wrongByHand(fixed, presentNow(tournament));
}
