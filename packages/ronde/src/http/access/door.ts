import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { type Act, mayDo, type Role, roleOf } from '../../accounts/may.ts';
import type { House } from '../house.ts';
import { problem } from '../problems.ts';
import type { ProblemCode } from '../sentences.ts';
import { type Caller, callerOf } from './caller.ts';
import { pageActs } from './page-acts.ts';
import { reachOf } from './reach.ts';
import { sessionToken } from './session-cookie.ts';

/** What answers everybody alike, without the database being asked who they are: pages, and that the process answers. */
const ofNobody: ReadonlySet<string> = new Set(['GET /*', 'GET /healthz', 'GET /api/openapi.json']);

/** Lets through whoever may do what the address does; everybody else gets the reason why not. */
export function door(house: House, permissions: () => ReadonlyMap<string, Act>): MiddlewareHandler {
  return async (c, next) => {
    c.set('caller', null);
    const route = routeOf(c);
    // Nothing answers there: the address is unknown to everybody alike.
    if (route === null) return next();
    const act = permissions().get(route.key) ?? pageActs.get(route.key);
    if (act === undefined) return problem(c, 'not-allowed');
    if (!ofNobody.has(route.key)) c.set('caller', await knownCaller(c, house));
    const why = await refusedFor(c, house, act, route.tournament);
    return why === null ? next() : problem(c, why);
  };
}

/**
 * Whose session the request carries. Over the hall's http a session could be read on the air: there it counts for
 * nothing, and none is asked for.
 */
async function knownCaller(c: Context, house: House): Promise<Caller | null> {
  const token = reachOf(c) === 'hall' ? '' : sessionToken(c);
  const bearer = token === '' ? null : await house.accounts.bearer(token);
  return bearer && { ...bearer, token, role: roleOf(bearer.account.house, null) };
}

async function refusedFor(c: Context, house: House, act: Act, ref: string | null): Promise<ProblemCode | null> {
  if (mayDo('public', act)) return null;
  if (!c.get('caller')) return reachOf(c) === 'hall' ? 'https-needed' : 'sign-in-needed';
  if (ref === null) return mayDo(callerOf(c).role, act) ? null : 'not-allowed';
  const role = await roleIn(house, callerOf(c), ref);
  // A tournament where one has no role does not exist: not even its name can be tried.
  if (role === 'member') return 'unknown-tournament';
  c.set('caller', { ...callerOf(c), role });
  return mayDo(role, act) ? null : 'not-allowed';
}

async function roleIn(house: House, { account, role }: Caller, ref: string): Promise<Role> {
  if (role === 'manager') return role;
  const stored = await house.store.load(ref);
  return stored ? roleOf(account.house, await house.accounts.teamRole(account.id, stored.id)) : 'member';
}

interface Route {
  /** `GET /api/tournaments/:t` */
  readonly key: string;
  /** What stands for `:t`: an id or a slug. */
  readonly tournament: string | null;
}

/** The route that will answer, the first that is no middleware; null: there is none. */
function routeOf(c: Context): Route | null {
  const route = matchedRoutes(c).find(({ method }) => method !== 'ALL');
  if (!route) return null;
  const at = route.path.split('/').indexOf(':t');
  return { key: `${route.method} ${route.path}`, tournament: at < 0 ? null : segment(c, at) };
}

/** One part of the address as it was meant; one that cannot be read names no tournament. */
function segment(c: Context, at: number): string {
  try {
    return decodeURIComponent(c.req.path.split('/')[at] ?? '');
  } catch {
    return '';
  }
}
