/** Why the server says no, in both languages. `status`: of HTTP. */
export interface ProblemWords {
  readonly status: number;
  readonly fr: readonly [title: string, detail: string];
  readonly en: readonly [title: string, detail: string];
}

export type Problems = Readonly<Record<string, ProblemWords>>;
