import type * as z from 'zod';
import type { Permission } from '../http/permissions.ts';

/** One address of the API: who may, what is sent, what comes back. */
export interface Route {
  /** What it does, and so who may: `http/may.ts`. Within a tournament (`{t}`) it is the role there that counts. */
  readonly permission: Permission;
  readonly summary: string;
  /** What stands in the address between braces; missing: an id each. */
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /** JSON, which must be there. */
  readonly body?: z.ZodType;
  readonly answer: RouteAnswer;
  /** A long act: whoever prefers (`Prefer: respond-async`) is answered with its task. */
  readonly long?: true;
}

interface RouteAnswer {
  readonly says: string;
  readonly schema: z.ZodType;
  /** Missing: 200. */
  readonly status?: 201;
  /** Missing: JSON. */
  readonly type?: string;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Address = `${Method} /api/${string}`;
export type RouteTable = Readonly<Record<Address, Route>>;

/** The names between braces. */
export type NamesIn<A extends string> = A extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;
