import type { OpenAPIHono, RouteConfig } from '@hono/zod-openapi';
import { problemSchema } from '@ronde/contract/http/problem';
import { taskSchema } from '@ronde/contract/http/tasks';
import { idSchema } from '@ronde/contract/http/text';
import { type Routes, routes } from '@ronde/contract/routes/index';
import type { Address, NamesIn, Route } from '@ronde/contract/routes/route';
import type { Context, Env } from 'hono';
import { HTTPException } from 'hono/http-exception';
import * as z from 'zod';
import { faultsOf, problem, readerOf } from './problems.ts';

/** What a handler finds in `c.req.valid`: checked, as the table of routes describes it. */
type AskedRoute<A extends string, R extends Route> = Context<
  Env,
  string,
  { in: object; out: { param: ParamsOf<A, R>; query: Sent<R, 'query'>; json: Sent<R, 'body'> } }
>;

type ParamsOf<A extends string, R extends Route> = R extends { readonly params: infer P extends z.ZodType }
  ? z.output<P>
  : Readonly<Record<NamesIn<A>, string>>;

type Sent<R extends Route, K extends 'query' | 'body'> = R extends { readonly [k in K]: infer S extends z.ZodType }
  ? z.output<S>
  : never;

type Answering<C> = (c: C) => Response | Promise<Response>;

/** Answers an address of the table of routes: nobody else reaches it, and what is sent has been checked. */
export function serveRoutes<A extends keyof Routes>(
  app: OpenAPIHono,
  address: A,
  answer: Answering<AskedRoute<A, Routes[A]>>,
): void {
  serveRoute<A, Routes[A]>(app, address, routes[address], answer);
}

/** The same of a route that stands in another table. */
export function serveRoute<A extends Address, R extends Route>(
  app: OpenAPIHono,
  address: A,
  route: R,
  answer: Answering<AskedRoute<A, R>>,
): void {
  permit(app, address, route);
  described(app, configOf(address, route), checked(address, route, answer as Answering<Context>));
}

/** Answers an address whose body no schema looks at here, since it may be very large: it is described all the same. */
export function serveUnread<A extends keyof Routes>(app: OpenAPIHono, address: A, answer: Answering<Context>): void {
  permit(app, address, routes[address]);
  described(app, configOf(address, routes[address]), answer);
}

function described(app: OpenAPIHono, config: RouteConfig, answer: Answering<Context>): void {
  app.openAPIRegistry.registerPath(config);
  app.on(config.method.toUpperCase(), inHono(config.path), answer);
}

/**
 * What is sent is checked here, in one step: read without promises, zod runs what it has compiled of a schema, and what
 * many desks send at once costs them half.
 */
function checked(address: Address, route: Route, answer: Answering<Context>): Answering<Context> {
  const { params = idsIn(address), query, body } = route;
  return async (c) => {
    for (const [place, schema] of [
      ['query', query],
      ['param', params],
      ['json', body],
    ] as const) {
      if (!schema) continue;
      const read = schema.safeParse(place === 'json' ? await sentJson(c) : sentIn(c, place));
      if (!read.success) return problem(c, 'malformed', faultsOf(read.error.issues, readerOf(c)));
      c.req.addValidatedData(place, read.data as object);
    }
    return answer(c);
  };
}

const sentIn = (c: Context, place: 'query' | 'param'): object =>
  place === 'param'
    ? c.req.param()
    : Object.fromEntries(
        Object.entries(c.req.queries()).map(([name, said]) => [name, said.length === 1 ? said[0] : said]),
      );

/** Nothing where no JSON is said to be sent: the schema then says what is missing. Throws where what is sent is none. */
async function sentJson(c: Context): Promise<unknown> {
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) return {};
  try {
    return await c.req.json();
  } catch {
    throw new HTTPException(400, { message: 'Malformed JSON in request body' });
  }
}

const permissions = new WeakMap<OpenAPIHono, Map<string, Route['permission']>>();

/** What each address of this app does, by method and path as hono writes it (`/:t`). */
export const permissionsOf = (app: OpenAPIHono): ReadonlyMap<string, Route['permission']> =>
  permissions.get(app) ?? new Map();

function permit(app: OpenAPIHono, address: Address, { permission }: Route): void {
  const known = permissions.get(app) ?? new Map<string, Route['permission']>();
  permissions.set(app, known.set(inHono(address), permission));
}

/** `/{t}` as hono writes it. */
const inHono = (address: string): string => address.replace(/\{(\w+)\}/g, ':$1');

function configOf(
  address: Address,
  { summary, params = idsIn(address), query, body, answer, long }: Route,
): RouteConfig {
  const [method = '', path = ''] = address.split(' ');
  const { says, schema, status = 200, type = 'application/json' } = answer;
  return {
    method: method.toLowerCase() as RouteConfig['method'],
    path,
    summary,
    request: {
      ...(params && { params }),
      ...(query && { query }),
      ...(body && { body: { required: true, content: { 'application/json': { schema: body } } } }),
    },
    responses: {
      [status]: { description: says, content: { [type]: { schema } } },
      ...(long && { 202: inTime }),
      default: {
        description: 'Refused, with the reason in the reader’s language (RFC 9457)',
        content: { 'application/problem+json': { schema: problemSchema } },
      },
    },
  };
}

/** Of a long act. */
const inTime = {
  description: 'It takes longer than `Prefer: respond-async` waits: its task, at the address in `Location`',
  content: { 'application/json': { schema: taskSchema } },
};

function idsIn(address: Address): z.ZodObject | undefined {
  const names = [...address.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return names.length > 0 ? z.object(Object.fromEntries(names.map((name) => [name, idSchema]))) : undefined;
}
