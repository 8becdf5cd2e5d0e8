import type { DeskRole } from '@ronde/contract/http/desk';
import { hasPermission, type Permission, type Role, roleInFederation, roleOf } from '@ronde/contract/http/permissions';
import { langs } from '@ronde/language';
import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Bearer } from '../../accounts/sessions.ts';
import { keepsRatings } from '../../federation/federations.ts';
import { inLang } from '../../pages/addresses.ts';
import type { Installation } from '../installation.ts';
import { problem } from '../problems.ts';
import type { ProblemCode } from '../sentences.ts';
import { reachOf } from './reach.ts';
import { sessionToken } from './session-cookie.ts';

/** What answers everybody alike, without the database being asked who they are: pages, and that the process answers. */
const ofNobody: ReadonlySet<string> = new Set(['GET /*', 'GET /healthz', 'GET /api/openapi.json']);

/** Lets through whoever may do what the address does; everybody else gets the reason why not. */
export function door(
  installation: Installation,
  permissions: () => ReadonlyMap<string, Permission>,
): MiddlewareHandler {
  return async (c, next) => {
    c.set('caller', null);
    const route = routeOf(c);
    // Nothing answers there: the address is unknown to everybody alike.
    if (route === null) return next();
    const act = permissions().get(route.key) ?? pageActs.get(route.key);
    if (act === undefined) return problem(c, 'not-allowed');
    if (!ofNobody.has(route.key)) c.set('caller', await knownCaller(c, installation));
    const why = await refusedFor(c, installation, act, route);
    return why === null ? next() : problem(c, why);
  };
}

/**
 * Whose session the request carries. Over the hall's http a session could be read on the air: there it counts for
 * nothing, and none is asked for.
 */
async function knownCaller(c: Context, installation: Installation): Promise<Caller | null> {
  const token = reachOf(c) === 'hall' ? '' : sessionToken(c);
  const bearer = token === '' ? null : await installation.accounts.bearer(token);
  return bearer && { ...bearer, token, role: roleOf(bearer.account.house, null) };
}

async function refusedFor(
  c: Context,
  installation: Installation,
  act: Permission,
  { tournament: ref, federation }: Route,
): Promise<ProblemCode | null> {
  if (hasPermission('public', act)) return null;
  if (!c.get('caller')) return reachOf(c) === 'hall' ? 'https-needed' : 'sign-in-needed';
  if (federation !== null)
    c.set('caller', { ...callerOf(c), role: await roleAt(installation, callerOf(c), federation) });
  if (ref === null) return hasPermission(callerOf(c).role, act) ? null : 'not-allowed';
  const role = await roleIn(installation, callerOf(c), ref);
  // A tournament where one has no role does not exist: not even its name can be tried.
  if (role === 'member') return 'unknown-tournament';
  c.set('caller', { ...callerOf(c), role });
  return hasPermission(role, act) ? null : 'not-allowed';
}

async function roleIn(installation: Installation, { account, role }: Caller, ref: string): Promise<Role> {
  if (role === 'manager') return role;
  const stored = await installation.store.load(ref);
  return stored ? roleOf(account.house, await installation.accounts.teamRole(account.id, stored.id)) : 'member';
}

async function roleAt(installation: Installation, { account }: Caller, federation: string): Promise<Role> {
  return roleInFederation(account.house, await keepsRatings(installation.federations.db, account.id, federation));
}

interface Route {
  /** `GET /api/tournaments/:t` */
  readonly key: string;
  /** What stands for `:t`: an id or a slug. */
  readonly tournament: string | null;
  /** What stands for `:f`: a federation's address. */
  readonly federation: string | null;
}

/** The route that will answer, the first that is no middleware; null: there is none. */
function routeOf(c: Context): Route | null {
  const route = matchedRoutes(c).find(({ method }) => method !== 'ALL');
  if (!route) return null;
  const parts = route.path.split('/');
  const named = (name: string): string | null => (parts.includes(name) ? segment(c, parts.indexOf(name)) : null);
  return { key: `${route.method} ${route.path}`, tournament: named(':t'), federation: named(':f') };
}

/** One part of the address as it was meant; one that cannot be read names no tournament. */
function segment(c: Context, at: number): string {
  try {
    return decodeURIComponent(c.req.path.split('/')[at] ?? '');
  } catch {
    return '';
  }
}

/** Somebody signed in. `role`: what they are where the address leads, in a tournament or in the house. */
export interface Caller extends Bearer {
  readonly role: Role;
  readonly token: string;
}

declare module 'hono' {
  interface ContextVariableMap {
    /** Null: nobody signed in. */
    caller: Caller | null;
    /** Ours, to find in the terminal what an answer was about. */
    requestId: string;
  }
}

/** Who asks, on an address that nobody reaches without signing in. */
export function callerOf(c: Context): Caller {
  const caller = c.get('caller');
  if (!caller) throw new Error(`${c.req.method} ${c.req.path} was answered to nobody`);
  return caller;
}

/** The pages that visitors read; the machine's own people are led from the first one to their desk. */
const pages = [
  ...['', '/ronde/:number', '/classement', '/classement/:number', '/grille', '/poules', '/joueurs', '/joueur/:number'],
  ...['/palmares', '/reglement', '/charte', '/inscription', '/listes', '/evenement', '/*'],
].map((rest) => `/t/:t${rest}`);

/**
 * What everybody may ask beside the API's table of routes. An address that stands in neither is refused to everybody,
 * and a test fails for it.
 */
export const pageActs: ReadonlyMap<string, Permission> = new Map(
  [
    ...['GET /healthz', 'GET /api/openapi.json', 'GET /robots.txt', 'GET /favicon.ico'],
    ...langs.map((lang) => `GET ${inLang(lang, '/')}`),
    // The web app's files: the same for everybody, without any data.
    'GET /*',
    ...langs.flatMap((lang) => [
      ...['/t', '/t/', ...pages].map((path) => `GET ${inLang(lang, path)}`),
      `POST ${inLang(lang, '/t/:t/inscription')}`,
    ]),
  ].map((address) => [address, 'see-public']),
);

/** What somebody is at a desk: the door lets nobody less in. */
export function deskRole(role: Role): DeskRole {
  return role === 'public' || role === 'member' || role === 'rating-officer' ? 'clerk' : role;
}
