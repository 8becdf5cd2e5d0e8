import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connection } from './connection.ts';
import { deliver, type KeptResult, keep, keptResults, keptWith, shownResults, waitingResults } from './kept-results.ts';
import { session } from './session.ts';
import { deliverResults, resultsFirst } from './use-delivery.ts';

const kept = (id: string): KeptResult => ({
  t: 't',
  id,
  deviceAt: '2026-11-14T10:00:00Z',
  command: { kind: 'record', round: 1, players: ['a', 'b'], result: { kind: 'games', games: [[400, 300]] }, saw: null },
});
const sent: string[] = [];
const answer = (reply: (id: string) => Response | Error) =>
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { id } = JSON.parse(body) as { id: string };
    sent.push(id);
    const response = reply(id);
    if (response instanceof Error) throw response;
    return response;
  });

beforeEach(() => {
  sent.length = 0;
  for (const { kept: one } of keptResults.entries.get()) keptResults.settle(one.id);
  connection.set({ kind: 'linked' });
});
afterEach(() => vi.unstubAllGlobals());

test('sent oldest first, each once, and gone when acknowledged', async () => {
  answer(() => Response.json({ version: 1, decision: {} }));
  keep(kept('1'));
  keep(kept('2'));
  await Promise.all([deliver(() => {}), deliver(() => {})]);
  expect(sent).toEqual(['1', '2']);
  expect(waitingResults.get()).toEqual([]);
});

test('nobody answers: everything is kept, with the same ids for the next time', async () => {
  answer(() => new TypeError('refused'));
  keep(kept('1'));
  keep(kept('2'));
  await deliver(() => {});
  expect(waitingResults.get().map(({ id }) => id)).toEqual(['1', '2']);
  expect(connection.get().kind).toBe('cut');
  answer(() => Response.json({ version: 1, decision: {} }));
  await deliver(() => {});
  expect(sent).toEqual(['1', '1', '2']);
  expect(connection.get().kind).toBe('linked');
});

test('a refusal is told and does not hold back the others', async () => {
  answer((id) => (id === '1' ? Response.json({ title: 'Non', status: 409 }, { status: 409 }) : Response.json({})));
  keep(kept('1'));
  keep(kept('2'));
  const told: string[] = [];
  await deliver((result, { kind }) => told.push(`${result.id} ${kind}`));
  expect(told).toEqual(['1 refused', '2 done']);
  expect(waitingResults.get()).toEqual([]);
  // What was refused does not stand on screen as the result of its table.
  expect(shownResults.get().map(({ id }) => id)).toEqual(['2']);
  expect(keptResults.entries.get().map(({ kept: { id }, fate }) => `${id} ${fate.kind}`)).toEqual([
    '1 refused',
    '2 accepted',
  ]);
});

test('what was accepted stays on screen until a view that holds it has come', async () => {
  answer(() => Response.json({ version: 7, decision: {} }));
  keep(kept('1'));
  await deliver(() => {});
  const shown = () => shownResults.get().map(({ id }) => id);
  expect([waitingResults.get().length, shown()]).toEqual([0, ['1']]);
  keptResults.seen('t', 6);
  keptResults.seen('another', 9);
  expect(shown()).toEqual(['1']);
  keptResults.seen('t', 7);
  expect(keptResults.entries.get()).toEqual([]);
});

test.each([500, 503, 429])(
  '%i is no refusal of the rules: the result is kept, and sent later with the same id',
  async (status) => {
    answer(() =>
      Response.json(
        { title: 'Plus tard', status, code: 'store-away' },
        { status, headers: { 'content-type': 'application/problem+json' } },
      ),
    );
    keep(kept('1'));
    await deliver(() => {});
    expect(waitingResults.get().map(({ id }) => id)).toEqual(['1']);
    expect(connection.get().kind).toBe('linked');
    answer(() => Response.json({ version: 1, decision: {} }));
    await deliver(() => {});
    expect([sent, waitingResults.get()]).toEqual([['1', '1'], []]);
  },
);

test('signed out: everything is kept until somebody signs in, and nothing is called refused', async () => {
  answer(() => Response.json({ code: 'sign-in-needed', title: 'Connectez-vous.', status: 401 }, { status: 401 }));
  keep(kept('1'));
  const told: string[] = [];
  await deliver((result) => told.push(result.id));
  expect(waitingResults.get().map(({ id }) => id)).toEqual(['1']);
  expect(told).toEqual([]);
  expect(session.get()?.account).toBeNull();
  expect(connection.get().kind).toBe('linked');
});

test('a result of the final goes as one of a round does, with its reason', async () => {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    bodies.push(JSON.parse(body));
    return Response.json({});
  });
  const result = { kind: 'points', winner: 'a', points: [90, 20] } as const;
  const command = { kind: 'record-final', stage: 'final', players: ['a', 'b'], result, saw: null } as const;
  keep(keptWith({ t: 't', id: '1', deviceAt: '2026-11-14T10:00:00Z', command }, ' armée en fuite '));
  await deliver(() => {});
  expect(bodies).toEqual([
    {
      ...{ id: '1', deviceAt: '2026-11-14T10:00:00Z', note: 'armée en fuite' },
      command: { ...command, result: { ...result, note: '1' } },
    },
  ]);
  expect(waitingResults.get()).toEqual([]);
});

test('a gateway without a server behind it is nobody', async () => {
  answer(() => new Response('', { status: 502 }));
  keep(kept('1'));
  await deliver(() => {});
  expect(waitingResults.get()).toHaveLength(1);
});

test('what is asked after a result goes after it, though the windows hold each other apart before they send', async () => {
  const locks = {
    request: async (_: string, work: () => Promise<void>) =>
      await new Promise((later) => setTimeout(later, 20)).then(work),
  };
  vi.stubGlobal('navigator', { locks });
  answer(() => Response.json({ version: 1, decision: {} }));
  const client = new QueryClient();
  keep(kept('result'));
  void deliverResults(client);
  await resultsFirst(client, 't');
  await fetch('/api/tournaments/t/commands', { method: 'POST', body: JSON.stringify({ id: 'close' }) });
  expect(sent).toEqual(['result', 'close']);
});
