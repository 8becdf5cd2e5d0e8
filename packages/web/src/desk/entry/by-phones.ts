import type { LogLine } from '../../core/queries.ts';

/** What a phone writes as author: its player. */
const phone = 'player:';

/** The tables of a round (by index) whose result the two players have entered themselves, as the log has it. */
export function byPhones(log: readonly LogLine[], round: number): ReadonlySet<number> {
  const found = new Map<number, boolean>();
  // Newest first: the line that stands says who wrote the result.
  for (const { events, by, undoes, undoneBy } of log) {
    if (undoneBy !== null || undoes?.length) continue;
    for (const event of events) {
      if (event.kind === 'result' && event.round === round && event.to && !found.has(event.match))
        found.set(event.match, by.startsWith(phone));
    }
  }
  return new Set([...found].flatMap(([match, phones]) => (phones ? [match] : [])));
}
