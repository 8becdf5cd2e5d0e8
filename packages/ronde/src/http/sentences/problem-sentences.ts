import type { Dictionary } from '@ronde/language';

/** Why the server says no. `status`: of HTTP. */
export interface ProblemSentences extends Dictionary<readonly [title: string, detail: string]> {
  readonly status: number;
}

export type Problems = Readonly<Record<string, ProblemSentences>>;
