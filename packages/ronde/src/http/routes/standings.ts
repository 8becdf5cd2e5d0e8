import type { OpenAPIHono } from '@hono/zod-openapi';
import { sentStandings } from '@ronde/contract/http/standing-lines';
import type { StandingsQuery } from '@ronde/contract/http/standings';
import { type PageLink, standingsSheet, toCsv, toHtml } from '@ronde/documents';
import { ok, type Refusal, type Result, refused, type Standings, standingsAfter } from '@ronde/engine';
import type { Dictionary } from '@ronde/language';
import type { Context } from 'hono';
import { fileOf } from '../../files/import-decision.ts';
import type { Stored } from '../../store/store.ts';
import { fileOfTournament } from '../attachment.ts';
import type { Installation } from '../installation.ts';
import { langOf, problem, refusalProblem } from '../problems.ts';
import { serveRoutes } from '../serve-route.ts';

export function standingsRoutes(app: OpenAPIHono, installation: Installation): void {
  const load = (t: string) => installation.store.load(t);

  serveRoutes(app, 'GET /api/tournaments/{t}/standings', async (c) =>
    answer(c, await load(c.req.valid('param').t), c.req.valid('query'), (standings) =>
      c.json(sentStandings(standings)),
    ),
  );

  serveRoutes(app, 'GET /api/tournaments/{t}/standings.csv', async (c) =>
    answer(c, await load(c.req.valid('param').t), c.req.valid('query'), (standings, stored) => {
      const sheet = sheetOf(c, stored, standings, c.req.valid('query'));
      return c.body(toCsv(sheet), 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        ...fileOfTournament(stored.slug, `classement-${standings.after}`, 'csv'),
      });
    }),
  );

  serveRoutes(app, 'GET /api/tournaments/{t}/standings.html', async (c) =>
    answer(c, await load(c.req.valid('param').t), c.req.valid('query'), (standings, stored) =>
      c.html(
        toHtml(
          sheetOf(c, stored, standings, c.req.valid('query')),
          linksOf(c, stored, standings, c.req.valid('query')),
        ),
      ),
    ),
  );

  serveRoutes(app, 'GET /api/tournaments/{t}/file', async (c) => {
    const stored = await load(c.req.valid('param').t);
    if (!stored) return problem(c, 'unknown-tournament');
    return c.body(`${JSON.stringify(fileOf(stored), null, 2)}\n`, 200, {
      'Content-Type': 'application/json',
      ...fileOfTournament(stored.slug, '', 'json'),
    });
  });
}

type Write = (standings: Standings, stored: Stored) => Response | Promise<Response>;

async function answer(c: Context, stored: Stored | null, query: StandingsQuery, write: Write): Promise<Response> {
  if (!stored) return problem(c, 'unknown-tournament');
  const standings = standingsFor(stored, query);
  return standings.ok ? write(standings.value, stored) : refusalProblem(c, standings.refusal, stored, 404);
}

/** A draft counts for nothing: the standings are those before it, with whoever has come since. */
function standingsFor({ tournament, people }: Stored, query: StandingsQuery): Result<Standings, Refusal> {
  const rounds = tournament.rounds.filter((round) => round.status !== 'draft');
  const drawn = rounds.length;
  const after = query.after ?? drawn;
  if (after > drawn) return refused({ code: 'unknown-round', round: after, drawn });
  const final = query.final === undefined ? tournament.status === 'closed' : query.final === 'true';
  return ok(standingsAfter({ ...tournament, rounds }, people, { after, final }));
}

const said: Dictionary<{ readonly back: string; readonly print: string }> = {
  fr: { back: 'Revenir au classement', print: 'Imprimer (PDF)' },
  en: { back: 'Back to the standings', print: 'Print (PDF)' },
};

/** The way back to the desk, and the same on paper. */
function linksOf(c: Context, { slug }: Stored, { after }: Standings, { lang }: StandingsQuery): readonly PageLink[] {
  const text = said[lang ?? langOf(c.req.header('accept-language'))];
  return [
    { text: text.back, href: after === 0 ? `/bureau/${slug}/classement` : `/bureau/${slug}/classement/${after}` },
    { text: text.print, href: `/api/tournaments/${slug}/papers/standings/pdf?after=${after}` },
  ];
}

function sheetOf(c: Context, { tournament, people }: Stored, standings: Standings, { lang }: StandingsQuery) {
  return standingsSheet(tournament, people, standings, lang ?? langOf(c.req.header('accept-language')));
}
