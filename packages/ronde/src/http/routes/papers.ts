import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import {
  type PaperFormat,
  type PaperName,
  type PaperQuery,
  paperFormats,
  paperQuerySchema,
  papers,
} from '@ronde/contract/http/papers';
import { idSchema } from '@ronde/contract/http/text';
import type { Paper, Printing } from '@ronde/documents';
import { badges } from '@ronde/documents/papers';
import { clock } from '@ronde/language';
import type { Context } from 'hono';
import * as z from 'zod';
import { baseAddress } from '../../papers/base-address.ts';
import { paperOf } from '../../papers/paper-of.ts';
import { TooLongToSet } from '../../papers/printing-press.ts';
import { written } from '../../papers/written.ts';
import type { Stored } from '../../store/store.ts';
import { document } from '../answers.ts';
import type { House } from '../house.ts';
import { problem, refusal } from '../problems.ts';
import { langOf } from '../reader.ts';

const format = z.enum(paperFormats);

const paper = createRoute({
  method: 'get',
  path: '/api/tournaments/{t}/papers/{paper}/{format}',
  summary: 'A sheet to be printed, as pdf, as a page for the browser, or as a table',
  request: { params: z.object({ t: idSchema, paper: z.enum(papers), format }), query: paperQuerySchema },
  responses: document('The sheet', 'application/pdf', z.string()),
});

const badge = createRoute({
  method: 'get',
  path: '/api/tournaments/{t}/badges/{format}',
  summary: 'Badges with each player’s own link, where one was made',
  request: { params: z.object({ t: idSchema, format: z.enum(['pdf', 'html']) }), query: paperQuerySchema },
  responses: document('The badges', 'application/pdf', z.string()),
});

export function paperRoutes(app: OpenAPIHono, house: House): void {
  app.openapi(paper, async (c) => {
    const { t, paper: name, format } = c.req.valid('param');
    const stored = await house.store.load(t);
    if (!stored) return problem(c, 'unknown-tournament');
    return onePaper(c, house, stored, name, format, c.req.valid('query'));
  });

  app.openapi(badge, async (c) => {
    const { t, format } = c.req.valid('param');
    const stored = await house.store.load(t);
    if (!stored) return problem(c, 'unknown-tournament');
    const base = baseAddress(c, house);
    const links = (await house.strangers.links.list(stored.id)).flatMap(({ player, code }) =>
      code === null ? [] : [[player, { code, address: base && `${base}/j/${code.replaceAll('-', '')}` }] as const],
    );
    const sheet = badges(stored.tournament, stored.people, new Map(links), printingOf(c, house, c.req.valid('query')));
    return answer(c, stored, sheet, format);
  });
}

function onePaper(
  c: Context,
  house: House,
  stored: Stored,
  name: PaperName,
  format: PaperFormat,
  query: PaperQuery,
): Response | Promise<Response> {
  const printing = printingOf(c, house, query);
  const made = paperOf(stored, { paper: name, query, printing, base: baseAddress(c, house) });
  return made.ok ? answer(c, stored, made.value, format) : refusal(c, made.refusal, stored, 404);
}

function printingOf(c: Context, { now }: House, { at, replaces, lang }: PaperQuery): Printing {
  return {
    lang: lang ?? langOf(c.req.header('accept-language')),
    at: at ?? clock(now()),
    ...(replaces !== undefined && { replaces }),
  };
}

/** A pdf opens in the browser, under the name that it is saved by. */
async function answer(c: Context, { slug }: Stored, paper: Paper, format: PaperFormat): Promise<Response> {
  const file = await written(paper, format, slug).catch(tooLong);
  if (file === 'paper-too-long') return problem(c, file);
  if (!file) return problem(c, 'unknown-address');
  const { body, type, name } = file;
  const shown = format === 'pdf' ? 'inline' : 'attachment';
  return c.body(typeof body === 'string' ? body : new Uint8Array(body), 200, {
    'Content-Type': type,
    ...(name !== null && { 'Content-Disposition': `${shown}; filename="${name}"` }),
  });
}

function tooLong(error: unknown): 'paper-too-long' {
  if (error instanceof TooLongToSet) return 'paper-too-long';
  throw error;
}
