import { randomUUID } from 'node:crypto';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { applicationSchema } from '@ronde/contract/http/registration-requests';
import { isPublic } from '@ronde/engine';
import type { Lang } from '@ronde/language';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { inLang } from '../../pages/addresses.ts';
import { type Page, publicPageOf } from '../../pages/page.ts';
import {
  type RegistrationContent,
  type RequestField,
  registrationPage,
  requestAddress,
  type TypedRequest,
} from '../../pages/registration-page.tsx';
import { askToPlay, type NotAsked, registrationNow, requestState } from '../../public/registration.ts';
import { publicView } from '../../public/view.ts';
import type { Stored } from '../../store/store.ts';
import { senderOf } from '../access/reach.ts';
import { digestOf } from '../decide-command.ts';
import { isForeign } from '../guard.ts';
import type { Installation } from '../installation.ts';
import { problem } from '../problems.ts';
import { serveRoutes } from '../serve-route.ts';
import { type PageSender, refOf } from './page-sender.ts';
import { tooSoon } from './public-page.ts';

export function registrationRoutes(app: OpenAPIHono, installation: Installation): void {
  const { visitors } = installation;

  serveRoutes(app, 'GET /api/public/{t}/registration', async (c) => {
    const stored = await shownTo(installation, c.req.valid('param').t);
    return stored ? c.json(await registrationNow(visitors, stored)) : problem(c, 'unknown-tournament');
  });

  serveRoutes(app, 'POST /api/public/{t}/register', async (c) => {
    const stored = await shownTo(installation, c.req.valid('param').t);
    if (!stored) return problem(c, 'unknown-tournament');
    const { id, ...applicant } = c.req.valid('json');
    const no = await askToPlay(visitors, stored, {
      id,
      applicant,
      digest: digestOf(applicant),
      sender: senderOf(c),
    });
    if (typeof no === 'number') return tooSoon(c, no);
    if (no) return problem(c, no);
    const state = await requestState(visitors, stored, id);
    return c.json(state && { state: state.state, waiting: state.waiting }, 201);
  });
}

/** Only of a tournament that the public knows. */
async function shownTo({ store }: Installation, ref: string): Promise<Stored | null> {
  const stored = await store.load(ref);
  return stored && isPublic(stored.tournament) ? stored : null;
}

/** `/t/:t/inscription`: a plain form, which needs no script, and the page that says what became of it. */
export function registrationPages(app: OpenAPIHono, installation: Installation, sender: PageSender, lang: Lang): void {
  const { visitors } = installation;
  const at = inLang(lang, '/t/:t/inscription');

  const onTournament = (c: Context, answer: (stored: Stored, page: Page) => Promise<Response>) =>
    sender.guarded(c, lang, async () => {
      const stored = await installation.store.load(refOf(c));
      const view = stored && publicView(stored);
      return view ? answer(stored, publicPageOf(view, lang)) : sender.unknown(c, lang);
    });
  const show = (c: Context, page: Page, content: RegistrationContent, status: ContentfulStatusCode = 200) =>
    sender.own(c, registrationPage(page, content), status);

  app.get(at, (c) =>
    onTournament(c, async (stored, page) => {
      const id = c.req.query('demande');
      if (id !== undefined) {
        const request = await requestState(visitors, stored, id);
        return show(c, page, { kind: 'state', id, request }, request ? 200 : 404);
      }
      const { open, places, free, waiting } = await registrationNow(visitors, stored);
      if (!open) return show(c, page, { kind: 'closed' });
      return show(c, page, { kind: 'form', id: randomUUID(), places, free, waiting });
    }),
  );

  app.post(at, (c) =>
    onTournament(c, async (stored, page) => {
      const sent = new URLSearchParams(await c.req.text());
      const again = async (status: ContentfulStatusCode, why: Again) => {
        const { open, places, free, waiting } = await registrationNow(visitors, stored);
        if (!open) return show(c, page, { kind: 'closed' }, 409);
        const id = why.fresh ? randomUUID() : (sent.get('id') ?? randomUUID());
        return show(c, page, { kind: 'form', id, places, free, waiting, typed: typedIn(sent), ...why }, status);
      };
      if (isForeign(c)) return again(403, { fault: page.text.registration.foreign, fresh: true });
      const read = applicationSchema.safeParse(applicationIn(sent, lang));
      if (!read.success) return again(422, { faults: faultsIn(read.error.issues) });
      const { id, ...applicant } = read.data;
      const asked = { id, applicant, digest: digestOf(applicant), sender: senderOf(c) };
      const no = await askToPlay(visitors, stored, asked);
      if (no === null) return c.redirect(requestAddress(page, id), 303);
      if (typeof no === 'number') c.header('Retry-After', String(no));
      return again(typeof no === 'number' ? 429 : 409, whyNot(page, no));
    }),
  );
}

/** `fresh`: the form gets another id. */
interface Again {
  readonly fault?: string;
  readonly faults?: readonly RequestField[];
  readonly fresh?: boolean;
}

function whyNot({ text }: Page, no: NotAsked): Again {
  if (typeof no === 'number') return { fault: text.registration.tooSoon };
  if (no === 'waiting-list-full') return { fault: text.registration.full };
  return { fault: no === 'id-reused' ? text.registration.reused : text.registration.closed, fresh: true };
}

const typedIn = (sent: URLSearchParams): TypedRequest => {
  const one = (name: RequestField) => (sent.get(name) ?? '').slice(0, 200);
  return {
    name: one('name'),
    club: one('club'),
    licence: one('licence'),
    birthYear: one('birthYear'),
    army: one('army'),
    elo: one('elo'),
    email: one('email'),
  };
};

/** An empty field says nothing. */
function applicationIn(sent: URLSearchParams, lang: Lang): object {
  const filled = (['id', ...fieldNames] as const).flatMap((key) => {
    const value = sent.get(key)?.trim() ?? '';
    if (value === '' && key !== 'name') return [];
    return [[key, key === 'birthYear' || key === 'elo' ? Number(value.replace(',', '.')) : value] as const];
  });
  return { ...Object.fromEntries(filled), lang };
}

const fieldNames: readonly RequestField[] = ['name', 'club', 'licence', 'army', 'elo', 'birthYear', 'email'];

const faultsIn = (issues: readonly { readonly path: readonly PropertyKey[] }[]): readonly RequestField[] =>
  issues.flatMap(({ path: [first] }) =>
    (fieldNames as readonly unknown[]).includes(first) ? [first as RequestField] : [],
  );
