import type { Problem } from '@ronde/contract/http/problem';
import type { Refusal } from '@ronde/engine';
import { allSentences, type Dictionary, isLang, type Lang, namesOf, spokenAs } from '@ronde/language';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type * as z from 'zod';
import type { AccountRefusal } from '../accounts/account.ts';
import type { TryLater } from '../accounts/sign-in.ts';
import { publicNames } from '../public/shown-people.ts';
import { peopleApart } from '../store/same-person.ts';
import type { Stored } from '../store/store.ts';
import { type Bound, type FaultSentences, faultSentences } from './sentences/faults.ts';
import { type ProblemCode, problemSentences } from './sentences.ts';

export const readerOf = (c: Context) => langOf(c.req.header('accept-language'));

/** The server's own no, in the reader's language. */
export function problem(c: Context, code: ProblemCode, errors?: Problem['errors']): Response {
  const said = problemSentences(code, readerOf(c));
  return send(c, { type: `/problems/${code}`, code, ...said, ...(errors && { errors }) });
}

/** The same with a sentence of its own. */
export function worded(
  c: Context,
  code: ProblemCode,
  said: Partial<Pick<Problem, 'title' | 'act' | 'errors'>>,
): Response {
  return send(c, { type: `/problems/${code}`, code, ...problemSentences(code, readerOf(c)), ...said });
}

/** The accounts' no. A wait is said in `Retry-After` too, in seconds. */
export function accountProblem(c: Context, no: AccountRefusal | TryLater): Response {
  if (typeof no === 'string') return problem(c, no);
  c.header('Retry-After', String(no.seconds));
  return problem(c, 'try-later');
}

/** The rules' no, with the engine's data. `stored`: where the names come from; missing before there is a tournament. */
export function refusalProblem(c: Context, refused: Refusal, stored: Stored | null, status = 409): Response {
  const names = namesOf(stored ? peopleApart(stored) : new Map(), stored?.tournament.players ?? []);
  const { what, why, next } = allSentences[readerOf(c)]().refusal(
    refused,
    names,
    stored ? spokenAs(stored.tournament) : undefined,
  );
  return send(c, {
    type: `/problems/${refused.code}`,
    code: refused.code,
    title: what,
    status,
    ...(why !== undefined && { detail: why }),
    act: next,
    refusal: refused,
  });
}

/** The rules' no to somebody without account: people by the names that they show, and none of the engine's data. */
export function refusalToVisitor(c: Context, refused: Refusal, stored: Stored): Response {
  const lang = readerOf(c);
  const { what, why, next } = allSentences[lang]().refusal(refused, publicNames(stored), spokenAs(stored.tournament));
  return send(c, {
    type: `/problems/${refused.code}`,
    code: refused.code,
    title: what,
    status: 409,
    detail: [why, byThemselves.has(refused.code) ? next : forOthers[lang]].filter(Boolean).join(' '),
  });
}

/** What a player can do about it: the others are the staff’s. */
const byThemselves: ReadonlySet<Refusal['code']> = new Set([
  ...(['same-result', 'result-changed', 'settled', 'already-confirmed', 'counters-changed', 'games-changed'] as const),
  ...(['bad-games', 'bad-score', 'result-kind', 'bad-losses', 'winner-broken'] as const),
]);

const forOthers: Dictionary<string> = {
  fr: 'Adressez-vous à la table de marque.',
  en: 'Ask at the director’s desk.',
};

function send(c: Context, body: Problem): Response {
  c.header('Content-Type', 'application/problem+json');
  c.header('Content-Language', readerOf(c));
  c.header('Vary', 'Accept-Language');
  return c.body(JSON.stringify(body), body.status as ContentfulStatusCode);
}

/**
 * The reader's language by `Accept-Language`: the first that is spoken here by weight, French when none is
 * named. A tag that cannot be read counts for nothing.
 */
export function langOf(acceptLanguage: string | undefined): Lang {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const q = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('q='));
      return { lang: tag.split('-')[0], weight: q ? Number(q.slice(2)) : 1 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return wanted.map(({ lang }) => lang).find(isLang) ?? 'fr';
}

type Issue = z.core.$ZodIssue;

/** More than anybody reads at once. */
const mostFaults = 100;

/** Each fault of what was sent, with its place, in the reader's language. */
export function faultsOf(issues: readonly Issue[], lang: Lang): NonNullable<Problem['errors']> {
  const text = faultSentences[lang];
  return issues
    .slice(0, mostFaults)
    .map((issue) => ({ path: issue.path.join('.'), message: faultText(issue, text) ?? text.other }));
}

/** Undefined: nothing more is known of it than that it cannot be. */
function faultText(issue: Issue, text: FaultSentences): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return named(text.kinds, issue.expected);
    case 'too_small':
      return boundText(text, issue.origin, Number(issue.minimum), 'least');
    case 'too_big':
      return boundText(text, issue.origin, Number(issue.maximum), 'most');
    case 'invalid_format':
      return named(text.formats, issue.format === 'date' ? issue.format : issue.message);
    case 'unrecognized_keys':
      return text.unknownKeys(issue.keys);
    case 'invalid_value':
      return text.oneOf(issue.values.slice(0, 8).map(String));
    case 'custom':
      return issue.path[0] === 'person'
        ? text.onlyWithRegister
        : (expectedText(text, issue.params?.expected) ?? named(text.rules, issue.message));
    default:
      return undefined;
  }
}

/** What a rule between several values leaves to this one, as the files' own checks say it. */
function expectedText(text: FaultSentences, expected: unknown): string | undefined {
  const { kind, min, max, of } = (expected ?? {}) as { kind?: string; min?: number; max?: number; of?: number };
  if (kind === 'multiple' && of !== undefined) return text.multiple(of);
  if (kind !== 'integer') return undefined;
  return max !== undefined ? text.size(max, 'most') : min !== undefined ? text.size(min, 'least') : undefined;
}

const named = (sentences: Readonly<Record<string, string>>, name: string): string | undefined => sentences[name];

function boundText(text: FaultSentences, origin: string, limit: number, bound: Bound): string {
  if (origin === 'string') return bound === 'least' && limit === 1 ? text.blank : text.characters(limit, bound);
  return origin === 'array' || origin === 'set' ? text.items(limit, bound) : text.size(limit, bound);
}
