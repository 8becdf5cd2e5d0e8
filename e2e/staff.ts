// Who works on a journey's tournament: accounts made through the program's own API, the first one by the link that the
// program printed.
import type { BrowserContext } from 'playwright-core';
import type { Invited } from '../packages/contract/src/http/accounts.ts';
import type { Program } from './program.ts';

export const password = 'neuf chevaux blancs';

/** By program, by name, the session of everybody who has entered. */
const entered = new WeakMap<Program, Map<string, Promise<string>>>();

/** The session of this person on that program; made on the first call. All of them manage the house. */
export function sessionOf(program: Program, name: string): Promise<string> {
  const known = entered.get(program) ?? new Map<string, Promise<string>>();
  entered.set(program, known);
  const first = [...known.values()][0];
  const session = known.get(name) ?? enter(program, name, first);
  known.set(name, session);
  return session;
}

/** Somebody has entered already, by another process. */
export function enterAs(program: Program, name: string, session: string): void {
  entered.set(program, new Map([[name, Promise.resolve(session)]]));
}

async function enter({ address, link }: Program, name: string, first: Promise<string> | undefined): Promise<string> {
  const path = first === undefined ? link : await invited(address, await first);
  if (path === null) throw new Error('The program has printed no link: it has accounts already.');
  return await joined(address, path, name);
}

/** Makes an account by the link of this path. */
async function joined(address: string, path: string, name: string): Promise<string> {
  const token = path.split('/').at(-1);
  const answer = await asked(`${address}/api/session/accept`, { token, name, password, stay: true });
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0];
  return cookie?.slice(cookie.indexOf('=') + 1) ?? '';
}

async function invited(address: string, session: string): Promise<string> {
  const answer = await asked(`${address}/api/accounts/invitations`, { house: 'manager' }, session);
  return ((await answer.json()) as Invited).path;
}

/** The session of a clerk of this tournament, invited by somebody who manages the house. */
export async function clerkOf(program: Program, by: string, t: string, name: string): Promise<string> {
  const { address } = program;
  const at = `${address}/api/tournaments/${t}/team/invitations`;
  const answer = await asked(at, { role: 'clerk' }, await sessionOf(program, by));
  return await joined(address, ((await answer.json()) as Invited).path, name);
}

async function asked(url: string, body: object, session?: string): Promise<Response> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(session !== undefined && { Cookie: `ronde=${session}` }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer;
}

/** Signs this person in in a browser's window, at the address that it will open. */
export async function signIn(context: BrowserContext, program: Program, name: string, url = program.address) {
  const value = await sessionOf(program, name);
  await context.addCookies([{ name: 'ronde', value, url, httpOnly: true, sameSite: 'Strict' }]);
}
