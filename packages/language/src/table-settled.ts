import type { Event } from '@ronde/engine';

type ResultEvent = Extract<Event, { readonly kind: 'result' }>;

/** The result by which one decision ends what was open at a table, a doubt or an entry, and confirms it; else none. */
export function settledTable(events: readonly Event[]): ResultEvent | undefined {
  const result = events.find((event) => event.kind === 'result');
  const ends =
    result?.to && events.some(({ kind }) => kind === 'confirmed') && events.every((one) => isPart(one, result));
  return ends ? result : undefined;
}

function isPart(event: Event, result: ResultEvent): boolean {
  if (event.kind === 'result') return event === result;
  if (event.kind !== 'confirmed' && event.kind !== 'claimed' && event.kind !== 'disputed') return false;
  return event.match === result.match && (event.to !== null) === (event.kind === 'confirmed');
}
