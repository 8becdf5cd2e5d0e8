import type { Tournament } from '../state.ts';

/**
 * What an event touches, as short addresses. `writes`: what it changed. `reads`: what it stands on.
 * A later event that reads or writes what an earlier one wrote stands in the way of taking the earlier one back.
 */
export interface Subjects {
  readonly writes: readonly string[];
  readonly reads: readonly string[];
}

/** What can be done with one kind of event. */
export interface Fact<E extends { readonly kind: string }, Family extends { readonly kind: string } = E> {
  /** The state after it. It was decided: never refused here. */
  apply(t: Tournament, event: E): Tournament;
  /** `apply(apply(t, e), inverse(e))` is `t`; null for `created`. */
  inverse(event: E): Family | null;
  subjects(event: E): Subjects;
}

/** A family of events, by kind: a kind without its line does not compile. */
export type Facts<Family extends { readonly kind: string }> = {
  readonly [K in Family['kind']]: Fact<Extract<Family, { readonly kind: K }>, Family>;
};

/** What was there, and what is there now. */
export interface Change<T> {
  readonly from: T;
  readonly to: T;
}

export const turned = <T>({ from, to }: Change<T>): Change<T> => ({ from: to, to: from });

/** An event with `from` and `to`, the other way round. */
export function back<E extends Change<unknown>>(event: E): E {
  return { ...event, from: event.to, to: event.from };
}
