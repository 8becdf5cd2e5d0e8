import type { OpenAPIHono } from '@hono/zod-openapi';
import type { RatingsQuery } from '@ronde/contract/http/federation/lists';
import { comparisonSheet, type DataSheet, type PageLink, ratingListSheet, toCsv, toHtml } from '@ronde/documents';
import { civilDay, type Dictionary, type Lang } from '@ronde/language';
import type { Context } from 'hono';
import { comparisonOf } from '../../federation/comparison.ts';
import { type FederationSnapshot, faceOf, systemIn } from '../../federation/snapshot.ts';
import { fileOfTournament } from '../attachment.ts';
import { listRetired, unknownFederation } from '../federation-request.ts';
import type { Installation } from '../installation.ts';
import { langOf, problem } from '../problems.ts';
import { serveRoutes } from '../serve-route.ts';
import { askedList } from './federation-desk.ts';

/** Lists and comparisons as tables: for a spreadsheet, and to be read and printed. */
export function federationTableRoutes(app: OpenAPIHono, installation: Installation): void {
  const { federations } = installation;
  const today = () => civilDay(installation.now());

  for (const format of ['csv', 'html'] as const) {
    serveRoutes(app, `GET /api/federations/{f}/ratings.${format}`, async (c) => {
      const snapshot = await federations.current(c.req.valid('param').f);
      if (!snapshot) return unknownFederation(c);
      const query = c.req.valid('query');
      const [asked, lang] = [{ ...query, at: query.at ?? today() }, langIn(c, query)];
      const sheet = ratingListSheet(computedList(snapshot, asked, format === 'csv'), lang);
      return table(c, sheet, { format, named: ['cotes', asked.at, 'calcul'], back: `/cotes?le=${asked.at}`, snapshot });
    });

    serveRoutes(app, `GET /api/federations/{f}/comparison.${format}`, async (c) => {
      const snapshot = await federations.current(c.req.valid('param').f);
      if (!snapshot) return unknownFederation(c);
      const query = c.req.valid('query');
      const { date, against } = query;
      const { frozen, tournaments } = federations;
      const view = await comparisonOf(snapshot, { date, against, frozen, tournaments });
      if (!view) return problem(c, 'unknown-list');
      const system = systemIn(snapshot);
      const sheet = comparisonSheet({ name: snapshot.of.name, system }, view, langIn(c, query));
      const other = against === 'computed' ? 'calcul' : against;
      const back = `/publications/${date}?contre=${against === 'computed' ? 'recalcul' : against}`;
      return table(c, sheet, { format, named: ['liste', date, other], back, snapshot });
    });
  }

  serveRoutes(app, 'GET /api/federations/{f}/lists/{date}/{format}', async (c) => {
    const { f, date, format } = c.req.valid('param');
    const snapshot = await federations.current(f);
    if (!snapshot) return unknownFederation(c);
    const publication = snapshot.state.publications.get(date);
    const list = publication && (await federations.frozen(snapshot, publication));
    if (!list) return problem(c, 'unknown-list');
    if (publication.retired) return listRetired(c, snapshot, publication, publication.retired.because);
    const { name, publishedAt, people } = list;
    const system = systemIn(snapshot);
    const sheet = ratingListSheet({ name, system, date, publishedAt, people }, langIn(c, c.req.valid('query')));
    return table(c, sheet, { format, named: ['liste', date, 'publiee'], snapshot });
  });
}

function computedList(snapshot: FederationSnapshot, asked: RatingsQuery & { readonly at: string }, licences: boolean) {
  const people = askedList(snapshot, asked).rows.map((row) => {
    const { licence } = faceOf(snapshot, row.person);
    return { ...row, ...(licences && licence !== undefined && { licence }) };
  });
  return { name: snapshot.of.name, system: systemIn(snapshot), date: asked.at, people };
}

const langIn = (c: Context, { lang }: { readonly lang?: Lang | undefined }): Lang =>
  lang ?? langOf(c.req.header('accept-language'));

interface Written {
  readonly format: 'csv' | 'html';
  /** What the file is called after the federation. */
  readonly named: readonly string[];
  /** Where its page at the desk is; missing: everybody may read this one. */
  readonly back?: string;
  readonly snapshot: FederationSnapshot;
}

function table(c: Context, sheet: DataSheet, { format, named, back, snapshot: { of } }: Written): Response {
  if (format === 'html') {
    const links: readonly PageLink[] =
      back === undefined
        ? []
        : [{ text: backTo[sheet.lang], href: `/federation/${encodeURIComponent(of.address)}${back}` }];
    return c.html(toHtml(sheet, links)) as Response;
  }
  return c.body(toCsv(sheet), 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    ...fileOfTournament(of.address, named.join('-'), 'csv'),
  });
}

const backTo: Dictionary<string> = { fr: 'Revenir à la fédération', en: 'Back to the federation' };
