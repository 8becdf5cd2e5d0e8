import type { Problem } from '@ronde/contract/http/problem';
import type { Refusal } from '@ronde/engine';
import { namesOf, words } from '@ronde/language';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Stored } from '../store/store.ts';
import { langOf } from './reader.ts';
import { type ProblemCode, problemWords } from './sentences.ts';

export const readerOf = (c: Context) => langOf(c.req.header('accept-language'));

/** The server's own no, in the reader's language. */
export function problem(c: Context, code: ProblemCode, errors?: Problem['errors']): Response {
  const said = problemWords(code, readerOf(c));
  return send(c, { type: `/problems/${code}`, code, ...said, ...(errors && { errors }) });
}

/** The rules' no, with the engine's data. `stored`: where the names come from; missing before there is a tournament. */
export function refusal(c: Context, refused: Refusal, stored: Stored | null, status = 409): Response {
  const names = namesOf(stored?.people ?? new Map(), stored?.tournament.players ?? []);
  const { what, why, act } = words(readerOf(c)).refusal(refused, names);
  return send(c, {
    type: `/problems/${refused.code}`,
    code: refused.code,
    title: what,
    status,
    ...(why !== undefined && { detail: why }),
    ...(act !== undefined && { act }),
    refusal: refused,
  });
}

function send(c: Context, body: Problem): Response {
  c.header('Content-Type', 'application/problem+json');
  c.header('Content-Language', readerOf(c));
  c.header('Vary', 'Accept-Language');
  return c.body(JSON.stringify(body), body.status as ContentfulStatusCode);
}
