// The program in memory, one for all the tests of a process: a tournament of each test’s own is apart enough, and what a
// page has read of one is never taken for another’s.
import type { Role } from '../packages/contract/src/http/permissions.ts';
import { type Desk, openDesk, type Speaker, signedIn } from '../packages/ronde/src/http/test-desk.ts';

let opened: Promise<Desk> | undefined;
export const program = (): Promise<Desk> => {
  opened ??= openDesk({ now: () => new Date().toISOString() });
  return opened;
};

const people = new Map<string, Promise<Speaker>>();
async function speakerOf(name: string, role: Role = 'manager', t?: string): Promise<Speaker> {
  const desk = await program();
  if (name === 'Claire') return desk;
  const { accounts, store } = desk.installation;
  const tournament = t === undefined ? undefined : (await store.load(t))?.id;
  const grant =
    tournament !== undefined && (role === 'clerk' || role === 'arbiter' || role === 'director')
      ? ({ kind: 'team', tournament, role } as const)
      : ({ kind: 'house', house: 'manager' } as const);
  return { ...desk, ...(await speakerWith(desk, await signedIn(accounts, grant, name))) };
}

/** Asks with this cookie, as whoever has it. */
async function speakerWith({ app }: Desk, cookie: string): Promise<Pick<Speaker, 'cookie' | 'send'>> {
  const send: Speaker['send'] = async (method, path, body) =>
    app.request(path, {
      method,
      headers: { Cookie: cookie, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  return { cookie, send };
}

export function known(name: string, role?: Role, t?: string): Promise<Speaker> {
  const key = `${name} ${t ?? ''}`;
  const speaker = people.get(key) ?? speakerOf(name, role, t);
  people.set(key, speaker);
  return speaker;
}

/** The streams that pages have asked for. */
export const followed: string[] = [];
