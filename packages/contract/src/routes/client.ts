// What a screen needs of the table of routes: types alone, and how an address is filled in. No schema is loaded here.
import type * as z from 'zod';
import type { Frozen } from '../values/same-type.ts';
import type { Routes } from './index.ts';
import type { Method, NamesIn, Route, RouteTable } from './route.ts';

/** `PUT /api/tournaments/{t}/fees`: a row of the table, checked by the compiler. */
export type RouteAddress = keyof Routes;

/** What that address answers. */
export type AnswerAt<A extends keyof T, T extends RouteTable = Routes> = T[A] extends Route
  ? z.output<T[A]['answer']['schema']>
  : never;

type Value = string | number;

/** What stands in the address between braces. */
type Names<A> = { readonly [N in A extends string ? NamesIn<A> : never]: Value };

type Body<R> = R extends { readonly body: infer S extends z.ZodType } ? { readonly body: Frozen<z.input<S>> } : unknown;

type Query<R> = R extends { readonly query: infer S extends z.ZodType }
  ? { readonly query?: { readonly [K in keyof z.input<S>]?: Value | undefined } }
  : unknown;

/** All that is sent to it: by name what stands in the address, `body`, `query`. */
export type GivenTo<A extends keyof T, T extends RouteTable = Routes> = Names<A> & Body<T[A]> & Query<T[A]>;

export interface Filled {
  readonly method: Method;
  readonly path: string;
  readonly body: unknown;
}

type Loose = Readonly<Record<string, unknown>>;

/** Method and path as they are sent; `T`: the addresses are of that table. */
export function filled<A extends keyof T & string, T extends RouteTable = Routes>(
  address: A,
  given?: GivenTo<A, T>,
): Filled {
  const { body, query, ...names } = (given ?? {}) as Loose & { readonly query?: Loose };
  const [method = '', path = ''] = address.split(' ');
  const named = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(names[name])));
  const asked = Object.entries(query ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${encodeURIComponent(String(value))}`,
  );
  return { method: method as Method, path: asked.length > 0 ? `${named}?${asked.join('&')}` : named, body };
}

/** The path alone, for a link that the browser follows by itself. */
export const pathOf = <A extends RouteAddress>(address: A, given: Omit<GivenTo<A>, 'body'>): string =>
  filled(address, given as GivenTo<A>).path;
