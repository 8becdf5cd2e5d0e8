/** An event on its own; many of them stand in order in a federation (`federation/ratings.ts`). */
export interface Dated {
  readonly id: string;
  /** Civil date. */
  readonly lastDay: string;
  readonly number: number;
}

/** What somebody holds between two events, from their first rated one on. */
export interface Held {
  readonly rating: number;
  /** Last day of the last rated event. */
  readonly active: string;
}

/** How a system rates one event: its answer with every figure, and what each of those rated holds after it. */
export interface Rated<Answer> {
  readonly answer: Answer;
  readonly held: ReadonlyMap<string, Held>;
}
