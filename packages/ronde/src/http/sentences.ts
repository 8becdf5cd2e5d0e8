import type { Lang } from '@ronde/language';
import { access } from './sentences/access.ts';
import { armyListProblems } from './sentences/army-lists.ts';
import { federationProblems } from './sentences/federation.ts';
import { hall, visitors } from './sentences/hall.ts';
import { longActs } from './sentences/long-acts.ts';
import type { ProblemSentences } from './sentences/problem-sentences.ts';
import { requestProblems } from './sentences/requests.ts';
import { storageProblems } from './sentences/storage.ts';
import { voteProblems } from './sentences/votes.ts';

const all = {
  ...requestProblems,
  ...storageProblems,
  ...armyListProblems,
  ...voteProblems,
  ...longActs,
  ...access,
  ...visitors,
  ...hall,
  ...federationProblems,
};

/** Why the server itself says no, before the rules are asked. */
export type ProblemCode = keyof typeof all;

const problems: Readonly<Record<ProblemCode, ProblemSentences>> = all;

export function problemSentences(code: ProblemCode, lang: Lang): { status: number; title: string; detail: string } {
  const { status, [lang]: said } = problems[code];
  return { status, title: said[0], detail: said[1] };
}

export const problemCodes = Object.keys(problems).sort() as readonly ProblemCode[];
