import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Listed, Publications, RatingsQuery } from '@ronde/contract/http/federation/lists';
import type { FederationSeasons, ProposedBarsView } from '@ronde/contract/http/federation/seasons';
import { meantIn } from '@ronde/contract/lists/name-search';
import type { Frozen } from '@ronde/contract/values/same-type';
import { seasonAt } from '@ronde/engine';
import { undoneBy } from '@ronde/engine/federation/facts';
import { heldBefore } from '@ronde/engine/federation/ratings';
import { proposeBars } from '@ronde/engine/rating/bars';
import { civilDay } from '@ronde/language';
import { championshipIn } from '../../federation/championship.ts';
import { comparisonOf } from '../../federation/comparison.ts';
import { decideAtDesk } from '../../federation/desk-commands.ts';
import type { Naming } from '../../federation/document-view.ts';
import { erasureOf, facesErased } from '../../federation/erase-rows.ts';
import { journalView } from '../../federation/journal-view.ts';
import { personCard } from '../../federation/person-card.ts';
import { changesSince, emptyPreview, previewOf } from '../../federation/preview.ts';
import { differs, publicationsIn } from '../../federation/publications.ts';
import { ratingListAt } from '../../federation/rating-list.ts';
import { refusedLines } from '../../federation/refused-lines.ts';
import { type FederationSnapshot, faceOf, named, numberOf, systemIn } from '../../federation/snapshot.ts';
import { eraseFromRegister } from '../../register/register.ts';
import { callerOf } from '../access/authorize.ts';
import { asTask } from '../as-task.ts';
import { digestOf } from '../decide-command.ts';
import { deskProblem, namingOf, sentenceOf, unknownFederation } from '../federation-request.ts';
import type { Installation } from '../installation.ts';
import { problem, readerOf } from '../problems.ts';
import { serveRoutes } from '../serve-route.ts';

/** Decides, and shows before it does. */
export function federationDecisionRoutes(app: OpenAPIHono, installation: Installation): void {
  const { federations } = installation;
  const { frozen } = federations;

  serveRoutes(app, 'POST /api/federations/{f}/decisions', async (c) => {
    const { f } = c.req.valid('param');
    const { id, saw, command } = c.req.valid('json');
    const by = callerOf(c).account.id;
    const asked = { id, by, at: installation.now(), request: digestOf({ by, command }) };
    if (command.kind === 'erase') await eraseFromHouse(installation, f, command.person);
    const done = await decideAtDesk(federations, f, asked, { saw, command });
    if (done === null) return unknownFederation(c);
    if (done.ok) {
      const { decision, before, after, repeated } = done.value;
      const changed = repeated ? 0 : changesSince(before, after);
      const { who } = await namingOf(installation, after);
      return c.json({ number: decision.number, at: decision.at, by: who(decision.by), changed, repeated });
    }
    if (done.refusal === 'id-reused') return problem(c, 'id-reused');
    const snapshot = await federations.current(f);
    return snapshot ? deskProblem(c, installation, snapshot, done.refusal) : unknownFederation(c);
  });

  serveRoutes(app, 'POST /api/federations/{f}/preview', async (c) => {
    const snapshot = await federations.current(c.req.valid('param').f);
    if (!snapshot) return unknownFederation(c);
    const { command, person } = c.req.valid('json');
    return asTask(c, installation, { reads: true }, async ({ signal, tell }) => {
      const work = { signal, told: (share: number) => tell({ step: 'comparing', share }) };
      const view = await previewOf(snapshot, { command, person, now: installation.now(), frozen, work });
      if (view.ok) return (taken) => taken.json(view.value);
      const { refusal } = view;
      return (taken) =>
        taken.json(emptyPreview(snapshot, { code: refusal.code, sentence: sentenceOf(taken, snapshot, refusal) }));
    });
  });

  serveRoutes(app, 'GET /api/federations/{f}/journal', async (c) => {
    const { f } = c.req.valid('param');
    const { before, limit = 50 } = c.req.valid('query');
    const snapshot = await federations.current(f);
    if (!snapshot) return unknownFederation(c);
    const until = before === undefined ? undefined : snapshot.log[before - 1]?.at;
    const refused = await refusedLines(federations.db, f, { before: until, limit });
    const lang = readerOf(c);
    return c.json(journalView(snapshot, { ...(await namingOf(installation, snapshot)), before, limit, refused, lang }));
  });
}

/** First the register beside: an erasure that is cut short is asked again, and then nothing says any more whom it meant. */
async function eraseFromHouse({ federations, visitors }: Installation, f: string, person: string): Promise<void> {
  const snapshot = await federations.current(f);
  if (!snapshot || snapshot.state.erased.has(person)) return;
  for (const face of facesErased(snapshot, erasureOf(snapshot, person))) await eraseFromRegister(visitors.db, face);
}

/** Lists, as computed and as published. */
export function federationListRoutes(app: OpenAPIHono, installation: Installation): void {
  const { federations } = installation;
  const { frozen, tournaments } = federations;
  const today = () => civilDay(installation.now());

  serveRoutes(app, 'GET /api/federations/{f}/ratings', async (c) => {
    const snapshot = await federations.current(c.req.valid('param').f);
    if (!snapshot) return unknownFederation(c);
    const asked = { ...c.req.valid('query'), at: c.req.valid('query').at ?? today() };
    const { people, rows } = askedList(snapshot, asked);
    return c.json({ number: numberOf(snapshot), at: asked.at, system: systemIn(snapshot), people, rows });
  });

  serveRoutes(app, 'GET /api/federations/{f}/ratings/{person}', async (c) => {
    const { f, person } = c.req.valid('param');
    const snapshot = await federations.current(f);
    if (!snapshot) return unknownFederation(c);
    const { at = today() } = c.req.valid('query');
    const card = await personCard(snapshot, person, { at, frozen, ...(await namingOf(installation, snapshot)) });
    return card ? c.json(card) : problem(c, 'unknown-entry');
  });

  serveRoutes(app, 'GET /api/federations/{f}/publications', async (c) => {
    const snapshot = await federations.current(c.req.valid('param').f);
    return snapshot
      ? c.json(await publicationsView(snapshot, federations, await namingOf(installation, snapshot)))
      : unknownFederation(c);
  });

  serveRoutes(app, 'GET /api/federations/{f}/comparison', async (c) => {
    const snapshot = await federations.current(c.req.valid('param').f);
    if (!snapshot) return unknownFederation(c);
    const view = await comparisonOf(snapshot, { ...c.req.valid('query'), frozen, tournaments });
    return view ? c.json(view) : problem(c, 'unknown-list');
  });

  serveRoutes(app, 'GET /api/federations/{f}/seasons', async (c) => {
    const snapshot = await federations.current(c.req.valid('param').f);
    return snapshot ? c.json(seasonsView(snapshot)) : unknownFederation(c);
  });

  serveRoutes(app, 'GET /api/federations/{f}/championship', async (c) => {
    const snapshot = await federations.current(c.req.valid('param').f);
    return snapshot ? c.json(championshipIn(snapshot, c.req.valid('query').season)) : unknownFederation(c);
  });

  serveRoutes(app, 'GET /api/federations/{f}/bars', async (c) => {
    const snapshot = await federations.current(c.req.valid('param').f);
    return snapshot ? c.json(barsView(snapshot, c.req.valid('query').at ?? today())) : unknownFederation(c);
  });
}

/** Of a date's list, those who were asked for. */
export function askedList(
  snapshot: FederationSnapshot,
  { at, of = 'published', series, club, q }: RatingsQuery & { readonly at: string },
) {
  const all = ratingListAt(snapshot, { at, of, open: false });
  const rows = all.filter(
    (row) => (series === undefined || row.series === series) && (club === undefined || row.club === club),
  );
  return { people: all.length, rows: q === undefined ? rows : sought(snapshot, rows, q) };
}

/** As whoever keeps the register finds somebody, by their licence too. */
function sought(snapshot: FederationSnapshot, rows: readonly Listed[], typed: string): readonly Listed[] {
  const people = rows.map((row) => ({ row, ...row, licence: faceOf(snapshot, row.person).licence }));
  return meantIn(people, typed).map(({ row }) => row);
}

async function publicationsView(
  snapshot: FederationSnapshot,
  { frozen }: Installation['federations'],
  { who }: Naming,
): Promise<Frozen<Publications>> {
  const publications = await Promise.all(
    publicationsIn(snapshot).map(async (publication) => {
      const { date, by, at, retired } = publication;
      const list = await frozen(snapshot, publication);
      return {
        date,
        people: list?.people.length ?? 0,
        by: who(by),
        at,
        differs: list ? differs(list, snapshot) : 0,
        retired: retired && { ...retired, by: who(retired.by) },
      };
    }),
  );
  return { number: numberOf(snapshot), publications };
}

/** Each with the decision that opened it, to be undone. */
function seasonsView(snapshot: FederationSnapshot): Frozen<FederationSeasons> {
  const { state, log, ratings } = snapshot;
  const undone = undoneBy(log);
  const standing = log.filter(({ number }) => !undone.has(number));
  const openedBy = (from: string) =>
    standing.findLast(({ fact }) => fact.kind === 'season-opened' && fact.season.from === from)?.number ?? null;
  const setBy = (from: string) =>
    standing.findLast(({ fact }) => fact.kind === 'championship-set' && fact.method.from === from)?.number ?? null;
  return {
    number: log.length,
    seasons: state.seasons.map((season) => {
      const before = heldBefore(ratings, { id: `season ${season.name}`, firstDay: '', lastDay: season.from });
      const ten = season.worldTopTen.map((one) => {
        const person = state.merged.get(one) ?? one;
        return { ...named(snapshot, person), rating: before.get(person)?.rating ?? null };
      });
      return { season, decision: openedBy(season.from), ten };
    }),
    championships: state.championships.map((method) => ({ method, decision: setBy(method.from) })),
  };
}

/** The bars that the shares of the rule propose from a date's list (classement PL §3), and who leaves it (§9). */
function barsView(snapshot: FederationSnapshot, at: string): Frozen<ProposedBarsView> {
  const rows = ratingListAt(snapshot, { at, of: 'published', open: false });
  const figures = rows.map(({ rating }) => rating);
  const listed = new Set(rows.map(({ person }) => person));
  const gone = ratingListAt(snapshot, { at, of: 'organisers', open: false }).filter(
    ({ person }) => !listed.has(person),
  );
  return {
    number: numberOf(snapshot),
    at,
    figures,
    now: seasonAt(at, snapshot.state.seasons).bars,
    proposed: proposeBars(figures)?.bars ?? null,
    leaving: gone.map(({ person, name, club, rating, lastEvent }) => ({
      person,
      name,
      ...(club !== undefined && { club }),
      rating,
      lastEvent,
    })),
  };
}
