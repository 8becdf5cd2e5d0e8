import type { SendingView } from '@ronde/contract/http/closing';
import type { SentDocumentState } from '@ronde/contract/http/federation/documents';
import type { FederationRatingsView } from '@ronde/contract/http/federation/lists';
import type { FederationList, RegisterPreview } from '@ronde/contract/http/register';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openData } from '../database/migrations.ts';
import { type Desk, openDesk, publishFirst, registerAll } from '../http/test-desk.ts';
import { type FederationDesk, openFederation } from '../http/test-federation.ts';
import { sendingIn } from '../sending/sending.ts';
import { listen, stopListening, thisComputer } from './listen.ts';

// A club and its federation, two houses on one machine.

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

let federation: FederationDesk;
let club: Desk;
let minutes = 0;
const now = () => new Date(Date.parse('2026-11-14T17:00:00.000Z') + 60_000 * minutes++).toISOString();

async function answering(port = 0): Promise<{ readonly port: number; readonly stop: () => Promise<void> }> {
  const { servers, port: own } = await listen({ fetch: federation.app.fetch, port, hosts: thisComputer });
  return { port: own, stop: () => stopListening(servers) };
}

beforeEach(async () => {
  federation = await openFederation();
  ends.push(() => federation.installation.live.close());
});

/** A desk of a closed tournament of 8 players, two of them with a licence. */
async function openClub(port: number): Promise<void> {
  const data = await openData('memory');
  const url = `http://127.0.0.1:${port}/api/federations/pl/documents`;
  const sending = sendingIn(data.db, now, { every: { url, token: federation.code } });
  club = await openDesk({ sending, now }, {}, data);
  ends.push(() => club.installation.live.close());
  await club.create();
  await registerAll(club, 8);
  await publishFirst(club);
  const { tournament } = await club.view();
  for (const { players, table } of tournament.rounds[0]?.matches ?? []) {
    const result = { kind: 'games', games: [[400 + 10 * (table ?? 0), 300]] } as const;
    const command = { kind: 'record', round: 1, players: [...players] as [string, string], result, saw: null } as const;
    await club.command(command, `r${table}`);
  }
  await club.command({ kind: 'close-round', round: 1 }, 'close-1');
  await club.command({ kind: 'close', rounds: 1 }, 'closed');
}

const sent = async () => ((await (await club.get('/api/tournaments/lyon/sending')).json()) as SendingView).sent;
async function send(): Promise<void> {
  await club.post('/api/tournaments/lyon/send', {});
  await club.installation.sending.deliverAll();
}

it('what a club closes is received, and what becomes of it is read at the club', async () => {
  const { port, stop } = await answering();
  ends.push(stop);
  await openClub(port);
  await send();
  expect(await sent()).toMatchObject([
    { state: 'sent', told: { receipt: 1, state: { kind: 'to-review', counting: null } } },
  ]);
  await federation.decide({ kind: 'return', receipt: 1, because: 'Table 2 : le score manque.' });
  expect(await sent()).toMatchObject([
    { told: { state: { kind: 'returned', by: 'Claire', because: 'Table 2 : le score manque.' } } },
  ]);

  // Corrected there, and sent again: a revision of the same document.
  await club.command({ kind: 'reopen' }, 'reopened');
  const { tournament } = await club.view();
  const [match] = tournament.rounds[0]?.matches ?? [];
  if (!match?.result) throw new Error('No result');
  await club.command({ kind: 'reopen-round', round: 1 }, 'reopened-1');
  await club.command(
    {
      kind: 'record',
      round: 1,
      players: [...match.players] as [string, string],
      result: { kind: 'games', games: [[310, 420]] },
      saw: match.result as never,
    },
    'corrected',
  );
  await club.command({ kind: 'close-round', round: 1 }, 'close-2');
  await club.command({ kind: 'close', rounds: 1 }, 'closed-2');
  await send();
  expect((await sent())[0]).toMatchObject({ told: { receipt: 2, state: { kind: 'to-review' } } });
  await federation.decide({ kind: 'accept', receipt: 2, people: {} });
  const [newest] = await sent();
  expect(newest).toMatchObject({ told: { state: { kind: 'accepted', changed: 8 } } });
  const effect = (await (await club.get('/api/tournaments/lyon/sending/2')).json()) as SentDocumentState;
  expect(effect.effect?.rows).toHaveLength(8);
  expect((await federation.document(2)).revisions).toHaveLength(2);
});

it('cut off it waits, and arrives once when the federation is back', async () => {
  const away = await answering();
  const { port } = away;
  await away.stop();
  await openClub(port);
  await send();
  expect(await sent()).toMatchObject([{ state: 'waiting' }]);
  const back = await answering(port);
  ends.push(back.stop);
  await club.installation.sending.deliverAll();
  await club.installation.sending.deliverAll();
  expect(await sent()).toMatchObject([{ state: 'sent', told: { receipt: 1 } }]);
  expect(await federation.number()).toBe(1);
  // Away again: what was said last is still read.
  await back.stop();
  expect(await sent()).toMatchObject([{ told: { state: { kind: 'to-review' } } }]);
  expect((await club.get('/api/tournaments/lyon/sending/1')).status).toBe(503);
});

it('a code that was revoked is refused in words', async () => {
  const { port, stop } = await answering();
  ends.push(stop);
  await openClub(port);
  const [{ id }] = await federation.json<[{ id: string }]>('senders');
  await federation.app.request(`/api/federations/pl/senders/${id}`, {
    method: 'DELETE',
    headers: { Cookie: federation.cookie },
  });
  await send();
  expect(await sent()).toMatchObject([{ state: 'refused', reason: expect.stringMatching(/^Expéditeur inconnu\./) }]);
});

it('before an event: the federation’s list for organisers is read like any list, and nothing is written', async () => {
  const { port, stop } = await answering();
  ends.push(stop);
  await openClub(port);
  await send();
  await federation.decide({ kind: 'accept', receipt: 1, people: {} });
  const taken = (await (await club.get('/api/register/federation-list')).json()) as FederationList;
  expect(taken).toMatchObject({ game: 'scrabble', people: 8 });
  const answer = await club.app.request('/api/register/lists?game=scrabble', {
    method: 'POST',
    headers: { Cookie: club.cookie, 'Content-Type': 'application/json' },
    body: JSON.stringify({ file: taken.file }),
  });
  const preview = (await answer.json()) as RegisterPreview;
  expect(preview.counts).toEqual({ new: 8, changed: 0, same: 0, doubtful: 0, refused: 0 });
  expect(preview.unknown).toEqual([]);
  const first = preview.lines[0]?.entry;
  const { rows } = await federation.json<FederationRatingsView>('ratings?of=organisers');
  expect(first).toMatchObject({ name: rows[0]?.name, rating: rows[0]?.rating, lastEvent: rows[0]?.lastEvent });
  // Nobody answers: said, and the register stays as it was.
  await stop();
  expect((await club.get('/api/register/federation-list')).status).toBe(503);
});
