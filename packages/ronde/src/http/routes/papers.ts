import type { OpenAPIHono } from '@hono/zod-openapi';
import type { PaperQuery } from '@ronde/contract/http/papers';
import type { Printing } from '@ronde/documents';
import { clock } from '@ronde/language';
import type { Context } from 'hono';
import type { Making } from '../../papers/make-paper.ts';
import type { PressRefusal } from '../../papers/presses.ts';
import { notePrinted, printedTimes } from '../../papers/printed-times.ts';
import { feesOf } from '../../register/fees.ts';
import type { Stored } from '../../store/store.ts';
import { asTask } from '../as-task.ts';
import { namedFile } from '../attachment.ts';
import type { Installation } from '../installation.ts';
import { langOf, problem, refusalProblem } from '../problems.ts';
import { serveRoutes } from '../serve-route.ts';

export function paperRoutes(app: OpenAPIHono, installation: Installation): void {
  serveRoutes(app, 'GET /api/tournaments/{t}/papers/{paper}/{format}', async (c) => {
    const { t, paper: name, format } = c.req.valid('param');
    const stored = await installation.store.load(t);
    if (!stored) return problem(c, 'unknown-tournament');
    const query = c.req.valid('query');
    const wanted = {
      paper: name,
      query,
      printing: printingOf(c, installation, query),
      base: baseAddress(c, installation),
    };
    // Money is the staff’s own, and on no other sheet.
    const fees = name === 'fees' ? { fees: await feesOf(installation.visitors.db, stored.id) } : {};
    return sheet(c, installation, stored, { kind: 'paper', source: { ...sourceOf(stored), ...fees }, wanted, format });
  });

  serveRoutes(app, 'GET /api/tournaments/{t}/badges/{format}', async (c) => {
    const { t, format } = c.req.valid('param');
    const stored = await installation.store.load(t);
    if (!stored) return problem(c, 'unknown-tournament');
    const base = baseAddress(c, installation);
    const codes = (await installation.visitors.links.list(stored.id)).flatMap(({ player, code }) =>
      code === null ? [] : [[player, { code, address: base && `${base}/j/${code.replaceAll('-', '')}` }] as const],
    );
    const printing = printingOf(c, installation, c.req.valid('query'));
    return sheet(c, installation, stored, {
      kind: 'badges',
      source: sourceOf(stored),
      links: new Map(codes),
      printing,
      format,
    });
  });
}

const sourceOf = ({ slug, tournament, people }: Stored) => ({ slug, tournament, people });

function printingOf(c: Context, { now }: Installation, { at, replaces, lang }: PaperQuery): Printing {
  return {
    lang: lang ?? langOf(c.req.header('accept-language')),
    at: at ?? clock(now()),
    ...(replaces !== undefined && { replaces }),
  };
}

/** A pdf opens in the browser, under the name that it is saved by. */
async function sheet(c: Context, installation: Installation, stored: Stored, making: Making): Promise<Response> {
  return asTask(c, installation, { reads: true }, async ({ signal, tell }) => {
    const made = await installation.presses.make(making, signal, (ahead) =>
      tell(ahead === 0 ? { step: 'making' } : { step: 'waiting', ahead }),
    );
    if (!made.ok) return (taken) => refusedSheet(taken, made.refusal, stored);
    const { body, type, name } = made.value;
    const shown = making.format === 'pdf' ? 'inline' : 'attachment';
    return (taken) =>
      taken.body(typeof body === 'string' ? body : new Uint8Array(body), 200, {
        'Content-Type': type,
        ...(name !== null && namedFile(name, shown)),
      });
  });
}

function refusedSheet(c: Context, no: PressRefusal, stored: Stored): Response {
  switch (no.code) {
    case 'no-table':
      return problem(c, 'unknown-address');
    case 'papers-busy':
      c.header('Retry-After', '30');
      return problem(c, no.code);
    case 'paper-too-large':
    case 'paper-too-long':
    case 'table-too-large':
      return problem(c, no.code);
    default:
      return refusalProblem(c, no, stored, 404);
  }
}

export function printedRoutes(app: OpenAPIHono, { store, visitors: { db } }: Installation): void {
  serveRoutes(app, 'GET /api/tournaments/{t}/printed', async (c) => {
    const stored = await store.load(c.req.valid('param').t);
    return stored ? c.json(await printedTimes(db, stored.id)) : problem(c, 'unknown-tournament');
  });

  serveRoutes(app, 'PUT /api/tournaments/{t}/printed', async (c) => {
    const stored = await store.load(c.req.valid('param').t);
    if (!stored) return problem(c, 'unknown-tournament');
    await notePrinted(db, stored.id, c.req.valid('json'));
    return c.json(await printedTimes(db, stored.id));
  });
}

/**
 * Where a phone that scans a sheet goes: the hall's own address, else the one that the director's browser uses. Null:
 * nobody else can use that one, and a code that leads nowhere is not printed.
 */
function baseAddress(c: Context, { places }: Pick<Installation, 'places'>): string | null {
  const own = new URL(c.req.url).origin;
  const known = places?.();
  const [hall] = known?.hall ?? [];
  if (hall !== undefined) return hall;
  return loopback.test(own) ? (known?.https?.[0] ?? null) : own;
}

const loopback = /^https?:\/\/(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/;
