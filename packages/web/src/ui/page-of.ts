import { type ComponentType, createElement, lazy, Suspense } from 'react';
import { loaded } from '../core/script.ts';

const toCome: (() => Promise<unknown>)[] = [];

interface Script<Props> {
  readonly default: ComponentType<Props>;
}

type Load<Props> = () => Promise<Script<Props>>;

/**
 * A page whose script comes when it is first opened. The scripts of all of them are fetched once the first page stands
 * (`fetchPages`), so that a laptop that loses its server can still turn the pages.
 */
export function pageOf<Props extends object>(load: Load<Props>) {
  let here: Script<Props> | null = null;
  const fetched = async () => {
    here = await loaded(load);
    return here;
  };
  toCome.push(fetched);
  return lazy(() => (here ? atOnce(here) : fetched()));
}

/** The same for a small part of a page: one that can't come is simply not there, and the page stands. */
export function partOf<Props extends object>(load: Load<Props>) {
  return pageOf<Props>(() => loaded(load).catch(() => ({ default: Nothing })));
}

/** The same in a place of its own: the page beside it stands while it comes. */
export function lazyPart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const Part: ComponentType<Props> = partOf(load);
  return (props) => createElement(Suspense, null, createElement(Part, props));
}

const Nothing = () => null;

/** A page that is here already is drawn in the same breath: after a skeleton it would be held back for 300 ms. */
function atOnce<T>(value: T): Promise<T> {
  const answer: Pick<Promise<T>, never> = {
    // biome-ignore lint/suspicious/noThenProperty: a promise answers later; what React asks of it is `then` alone.
    then: (done: (value: T) => void) => done(value),
  };
  return answer as Promise<T>;
}

/** Fetches the scripts of all the pages, one after the other, in quiet moments. A failed one is asked again when opened. */
export async function fetchPages(): Promise<void> {
  // A page that comes may name others.
  for (let load = toCome.shift(); load; load = toCome.shift()) {
    await quiet();
    await load().catch(() => null);
  }
}

/** Safari has no `requestIdleCallback`. */
const quiet = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });
