import type { Context } from 'hono';
import type { Role } from '../../accounts/may.ts';
import type { Bearer } from '../../accounts/sessions.ts';

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
