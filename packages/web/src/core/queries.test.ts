import { desk as director } from '@ronde/engine/fixtures/desk';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { type DeskData, deskKey, hear, newest, ownAct, take } from './queries.ts';

function opened() {
  const desk = director();
  desk.act({ kind: 'register', player: 'p1', number: 1, presence: 'expected' });
  const client = new QueryClient();
  client.setQueryData<DeskData>(deskKey('t'), { version: 2, tournament: desk.state() } as unknown as DeskData);
  desk.act({ kind: 'mark', player: 'p1', presence: 'here' });
  const decision = desk.log[2];
  if (!decision) throw new Error('Nothing was decided.');
  return { client, decision, after: desk.state() };
}

const cached = (client: QueryClient) => client.getQueryData<DeskData>(deskKey('t'));
const stale = (client: QueryClient) => client.getQueryState(deskKey('t'))?.isInvalidated;

test('the next decision is applied here, without reading the desk again', () => {
  const { client, decision, after } = opened();
  take(client, 't', { version: 3, decision });
  expect(cached(client)).toMatchObject({ version: 3, tournament: after });
  expect(stale(client)).toBe(false);
});

test('with something in between, the desk is read again and nothing is applied twice', () => {
  const { client, decision } = opened();
  take(client, 't', { version: 4, decision });
  expect(cached(client)?.version).toBe(2);
  expect(stale(client)).toBe(true);
});

test('an answer that is already known changes nothing', () => {
  const { client, decision } = opened();
  take(client, 't', { version: 2, decision });
  expect(stale(client)).toBe(false);
});

test('the live stream makes the desk stale only when it is ahead', () => {
  const { client } = opened();
  hear(client, 't', 2);
  expect(stale(client)).toBe(false);
  hear(client, 't', 3);
  expect(stale(client)).toBe(true);
});

test('while this desk acts, the stream waits for the answer: its own news change nothing', async () => {
  const { client, decision, after } = opened();
  await ownAct(client, 't', async () => {
    hear(client, 't', 3);
    expect(stale(client)).toBe(false);
    take(client, 't', { version: 3, decision });
  });
  expect(cached(client)).toMatchObject({ version: 3, tournament: after });
  expect(stale(client)).toBe(false);
});

test('somebody else’s news that came meanwhile are heard after it', async () => {
  const { client, decision } = opened();
  await ownAct(client, 't', async () => {
    hear(client, 't', 4);
    take(client, 't', { version: 3, decision });
  });
  expect(stale(client)).toBe(true);
});

test('an act that fails lets the news through too', async () => {
  const { client } = opened();
  const act = ownAct(client, 't', async () => {
    hear(client, 't', 3);
    throw new Error('A bug');
  });
  await expect(act).rejects.toThrow('A bug');
  expect(stale(client)).toBe(true);
});

/** A desk that reads over a link so slow that each reading ends when the test says so. */
function slowLink() {
  const client = new QueryClient();
  const asked: { version: number; comes: () => void }[] = [];
  let version = 1;
  const queryFn = () =>
    new Promise<DeskData>((comes) => {
      const view = { version } as unknown as DeskData;
      asked.push({ version, comes: () => comes(view) });
    });
  client.setQueryData<DeskData>(deskKey('slow'), { version: 1 } as unknown as DeskData);
  const observer = new QueryObserver(client, { queryKey: deskKey('slow'), queryFn, staleTime: 30_000 });
  const end = observer.subscribe(() => undefined);
  const news = (next: number) => {
    version = next;
    hear(client, 'slow', next);
  };
  return { asked, news, end, shown: () => client.getQueryData<DeskData>(deskKey('slow'))?.version };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('news never cut a reading short: it is shown, and one more follows, not one for each', async () => {
  const { asked, news, end, shown } = slowLink();
  for (const version of [2, 3, 4, 5]) news(version);
  await settled();
  expect(asked.map(({ version }) => version)).toEqual([2]);
  asked[0]?.comes();
  await settled();
  expect(shown()).toBe(2);
  expect(newest.get().get('slow')).toBe(5);
  expect(asked.map(({ version }) => version)).toEqual([2, 5]);
  asked[1]?.comes();
  await settled();
  expect([shown(), asked.length]).toEqual([5, 2]);
  end();
});
