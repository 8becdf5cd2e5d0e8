import type { FederationJournal } from '@ronde/contract/http/federation/decisions';
import type { FederationDocuments } from '@ronde/contract/http/federation/documents';
import type { FederationRatingsView } from '@ronde/contract/http/federation/lists';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closedFile, sentBy, tenOfTheText } from '../federation/test-documents.ts';
import { problemOf } from './test-desk.ts';
import { type FederationDesk, openFederation } from './test-federation.ts';

let desk: FederationDesk;
beforeEach(async () => {
  desk = await openFederation();
});
afterEach(() => desk.installation.live.close());

it('a document of 30 MB is refused with where, found and expected, and only the line that says so is kept', async () => {
  const answer = await desk.sendWith(`{"kind":"closed-tournament","note":"${'x'.repeat(30_000_000)}"}`);
  const { code, errors } = await problemOf(answer);
  expect([answer.status, code]).toEqual([413, 'document-too-large']);
  expect(errors).toMatchObject([{ path: '', message: expect.stringMatching(/4/) }]);
  const { lines } = await desk.json<FederationJournal>('journal');
  expect(lines).toMatchObject([{ kind: 'refused', sender: 'Claire Vidal, club de Villebois', document: '' }]);
  expect(JSON.stringify(lines).length).toBeLessThan(600);
  expect(await desk.json<FederationDocuments>('documents')).toMatchObject({ number: 0, toReview: [], returned: [] });
});

it('an officer’s file that is too large keeps its line too; who may not hand one over leaves none', async () => {
  const file = `{"file":{"note":"${'x'.repeat(30_000_000)}"}}`;
  const hand = (cookie: string) =>
    desk.app.request('/api/federations/pl/files', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: cookie },
      body: file,
    });
  const answer = await desk.post('/api/federations/pl/files', JSON.parse(file));
  const { code, errors } = await problemOf(answer);
  expect([answer.status, code]).toEqual([413, 'document-too-large']);
  expect(errors).toMatchObject([{ path: '', message: expect.stringMatching(/4/) }]);
  expect((await hand('')).status).toBe(401);
  const { lines } = await desk.json<FederationJournal>('journal');
  expect(lines).toMatchObject([{ kind: 'refused', sender: 'Claire', document: '' }]);
});

it('a body that never ends holds nobody else back', async () => {
  const end = new AbortController();
  const endless = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"kind":'));
      end.signal.addEventListener('abort', () => controller.error(new Error('gone')));
    },
  });
  const slow = Promise.resolve(
    desk.app.request('/api/federations/pl/documents', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${desk.code}` },
      body: endless,
      duplex: 'half',
    } as RequestInit),
  ).catch(() => null);
  const { receipt } = await desk.send(closedFile(tenOfTheText, { id: 'villebois', date: '2026-03-10' }));
  expect(receipt).toBe(1);
  end.abort();
  await slow;
});

describe('the day is that of the house, where it is already or still another one than in Greenwich', () => {
  const { TZ } = process.env;
  afterEach(() => {
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  });

  // 2026-11-15, 08:00 in Greenwich, and a few minutes.
  it.each([
    ['Pacific/Kiritimati', '2026-11-15', '2026-11-16'],
    ['Pacific/Pago_Pago', '2026-11-14', '2026-11-15'],
    ['Europe/Paris', '2026-11-15', '2026-11-16'],
  ])('%s', async (zone, today, tomorrow) => {
    process.env.TZ = zone;
    await desk.takeIn(closedFile(tenOfTheText, { id: 'villebois', date: '2026-03-10' }));
    expect((await desk.json<FederationRatingsView>('ratings')).at).toBe(today);
    const { status } = await desk.ask({ kind: 'publish', date: tomorrow });
    expect(status).toBe(409);
    expect(await desk.decide({ kind: 'publish', date: today })).toMatchObject({ repeated: false });
    const future = closedFile(tenOfTheText, { id: 'demain', date: tomorrow });
    const { code, errors } = await problemOf(await desk.sendWith(sentBy(future)));
    expect([code, errors]).toEqual(['document-refused', [expect.objectContaining({ path: 'file.date' })]]);
    expect(await desk.send(closedFile(tenOfTheText, { id: 'aujourdhui', date: today }))).toMatchObject({ receipt: 2 });
  });
});
