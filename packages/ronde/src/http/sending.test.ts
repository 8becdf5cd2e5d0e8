import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseFile } from '@ronde/contract';
import type { SendingView } from '@ronde/contract/http/closing';
import { afterEach, expect, test } from 'vitest';
import { openData } from '../database/migrations.ts';
import { courier } from '../sending/courier.ts';
import { deliverDocument } from '../sending/deliver.ts';
import { sendingIn } from '../sending/sending.ts';
import { type Desk, openDesk, problemOf, publishFirst, registerAll } from './test-desk.ts';

interface Received {
  readonly key: string | undefined;
  readonly token: string | undefined;
  readonly body: { readonly tournament: string; readonly revision: number; readonly file: unknown };
}

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** A federation on the loopback that answers with this status. */
async function federation(answer: () => readonly [status: number, body?: object], port = 0) {
  const received: Received[] = [];
  const server: Server = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      const { 'idempotency-key': key, authorization: token } = request.headers;
      received.push({ key: String(key), token, body: JSON.parse(text) });
      const [status, body = {}] = answer();
      response.writeHead(status, { 'Content-Type': 'application/problem+json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const close = () => new Promise((resolve) => server.close(resolve));
  ends.push(close);
  return { received, close, port: (server.address() as AddressInfo).port };
}

/** A desk with a closed tournament of 8 players, one round, and a licence. */
async function closedDesk(port: number | null): Promise<Desk> {
  const data = await openData('memory');
  const url = `http://127.0.0.1:${port}/recus`;
  const now = () => '2026-11-14T16:52:00.000Z';
  const sending = sendingIn(data.db, now, port === null ? {} : { every: { url, token: 'jeton' } });
  const desk = await openDesk({ sending, now }, {}, data);
  ends.push(() => desk.installation.live.close());
  await desk.create();
  await registerAll(desk, 8);
  await desk.send('PUT', '/api/tournaments/lyon/people/J1', { name: 'JOUEUR1 Ada', licence: '0047123' });
  await publishFirst(desk);
  const { tournament } = await desk.view();
  for (const { players, table } of tournament.rounds[0]?.matches ?? []) {
    const result = { kind: 'games', games: [[400, 300]] } as const;
    await desk.command(
      { kind: 'record', round: 1, players: [...players] as [string, string], result, saw: null },
      `r${table}`,
    );
  }
  await desk.command({ kind: 'close-round', round: 1 }, 'close-1');
  await desk.command({ kind: 'close', rounds: 1 }, 'closed');
  return desk;
}

const state = async (desk: Desk) => (await (await desk.get('/api/tournaments/lyon/sending')).json()) as SendingView;
const send = (desk: Desk) => desk.post('/api/tournaments/lyon/send', {});
const states = async (desk: Desk) => (await state(desk)).sent.map((one) => one.state);

test('kept while nobody answers, sent when the network is back, and once', async () => {
  const gone = await federation(() => [200]);
  const { port } = gone;
  await gone.close();
  const desk = await closedDesk(port);
  expect((await send(desk)).status).toBe(200);
  await desk.installation.sending.deliverAll();
  expect(await states(desk)).toEqual(['waiting']);

  const { received } = await federation(() => [201], port);
  await desk.installation.sending.deliverAll();
  await send(desk);
  await desk.installation.sending.deliverAll();
  const view = await state(desk);
  expect(view.sent).toEqual([
    {
      revision: view.revision,
      state: 'sent',
      queuedAt: expect.any(String),
      at: '2026-11-14T16:52:00.000Z',
      reason: null,
    },
  ]);
  expect(received).toHaveLength(1);
  const [{ key, token, body } = { key: '', token: '', body: { tournament: '', revision: 0, file: {} } }] = received;
  expect([key, token]).toEqual([`${body.tournament}/${body.revision}`, 'Bearer jeton']);
  // What arrives is a whole tournament file, licences in it.
  expect(parseFile(body.file).ok).toBe(true);
  expect(JSON.stringify(body.file)).toContain('0047123');
});

test('trouble over there waits; a no is shown in the federation’s words, and can be tried again', async () => {
  let answer: readonly [number, object?] = [503];
  const { port } = await federation(() => answer);
  const desk = await closedDesk(port);
  await send(desk);
  await desk.installation.sending.deliverAll();
  expect(await states(desk)).toEqual(['waiting']);
  answer = [422, { title: 'Licence inconnue.', detail: '0047123' }];
  await desk.installation.sending.deliverAll();
  expect((await state(desk)).sent[0]).toMatchObject({ state: 'refused', reason: 'Licence inconnue. 0047123' });
  answer = [200];
  await send(desk);
  expect(await states(desk)).toEqual(['waiting']);
  await desk.installation.sending.deliverAll();
  expect(await states(desk)).toEqual(['sent']);
});

test('RATE-01: corrected and closed again, a later revision is another document; what was sent stays', async () => {
  const { port, received } = await federation(() => [200]);
  const desk = await closedDesk(port);
  await send(desk);
  await desk.installation.sending.deliverAll();
  await desk.command({ kind: 'reopen' }, 'reopened');
  expect([(await send(desk)).status, (await problemOf(await send(desk))).code]).toEqual([409, 'not-closed']);
  await desk.command({ kind: 'close', rounds: 1 }, 'closed-again');
  await send(desk);
  await desk.installation.sending.deliverAll();
  const [first, second] = received;
  expect(second?.body.tournament).toBe(first?.body.tournament);
  expect(second?.body.revision).toBeGreaterThan(first?.body.revision ?? Infinity);
  expect(await states(desk)).toEqual(['sent', 'sent']);
});

test('somebody is erased while it waits: their name and licence do not leave the house', async () => {
  const gone = await federation(() => [200]);
  await gone.close();
  const desk = await closedDesk(gone.port);
  await send(desk);
  await desk.post('/api/tournaments/lyon/people/J1/erase', {});
  expect(await states(desk)).toEqual(['waiting']);
  const { received } = await federation(() => [200], gone.port);
  await desk.installation.sending.deliverAll();
  expect(received).toHaveLength(1);
  expect(JSON.stringify(received)).not.toMatch(/0047123|JOUEUR1 /);
});

test('without an address nothing is queued: the file is handed over', async () => {
  const desk = await closedDesk(null);
  const refused = await send(desk);
  expect([refused.status, (await problemOf(refused)).code]).toEqual([409, 'no-federation']);
  expect(await state(desk)).toMatchObject({ to: null, sent: [] });
});

test('the courier tries at once, again after its pause, and not while nothing may be written', async () => {
  let tried = 0;
  let mayWrite = false;
  const sending = { deliverAll: async () => void tried++ };
  const carrier = courier(sending, { report: () => undefined, mayWrite: () => mayWrite, pause: 5 });
  ends.push(carrier.stop);
  carrier.wake();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(tried).toBe(0);
  mayWrite = true;
  await expect.poll(() => tried).toBeGreaterThan(2);
  carrier.stop();
  const last = tried;
  carrier.wake();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(tried).toBe(last);
});

test('an answer that repeats the token does not show it; one without end is left, with its status', async () => {
  const echo = await federation(() => [403, { title: 'Bearer jeton inconnu' }]);
  const desk = await closedDesk(echo.port);
  await send(desk);
  await desk.installation.sending.deliverAll();
  expect((await state(desk)).sent).toMatchObject([{ state: 'refused', reason: 'Bearer … inconnu' }]);

  let given = 0;
  const part = 'x'.repeat(65_536);
  const endless = createServer((_, response) => {
    response.writeHead(400, { 'Content-Type': 'application/json' });
    const more = (): void => {
      // As fast as it is read, and 200 MB at most.
      while (given < 200_000_000) {
        given += part.length;
        if (!response.write(part)) return void response.once('drain', more);
      }
      response.end();
    };
    response.on('error', () => undefined);
    more();
  });
  await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve));
  ends.push(() => endless.close());
  const { port } = endless.address() as AddressInfo;
  expect(await deliverDocument({ url: `http://127.0.0.1:${port}/` }, '{}', 'key')).toEqual({
    kind: 'refused',
    reason: 'HTTP 400',
  });
  expect(given).toBeLessThan(50_000_000);
});

test('a practice tournament goes nowhere: it says so, and nothing waits', async () => {
  const desk = await closedDesk(1);
  const made = await desk.post('/api/tournaments', {
    name: 'Entraînement',
    format: 'classique',
    date: '2026-11-14',
    practice: true,
  });
  const { slug } = (await made.json()) as { slug: string };
  const sent = await desk.post(`/api/tournaments/${slug}/send`, {});
  expect([sent.status, (await problemOf(sent)).code]).toEqual([409, 'practice-not-sent']);
  expect(((await (await desk.get(`/api/tournaments/${slug}/sending`)).json()) as SendingView).sent).toEqual([]);
});
