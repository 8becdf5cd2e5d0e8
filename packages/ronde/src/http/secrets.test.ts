import type { SentCommand } from '@ronde/contract/http/command';
import type { Person } from '@ronde/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Desk, openDesk } from './test-desk.ts';
import { act, games, playRound, tablesOf } from './test-public.ts';

/** Marked so that each can be found wherever it goes. */
const secret = /SECRET|secret-|19(03|04)|7391|6173|Claire|player:/;

let desk: Desk;
let codes: ReadonlyMap<string, string>;

const people: readonly (Person & { readonly category?: string })[] = Array.from({ length: 18 }, (_, i) => ({
  name: i < 9 ? `SECRETNOM${i} Ada` : `MONTRÉ${i} Ada`,
  licence: `SECRETLICENCE${i}`,
  federation: `SECRETFED${i}`,
  birthYear: 1903 + (i % 2),
  ...(i < 9 ? { pseudonym: `Masque ${i}`, category: `SECRETCAT${i}` } : {}),
}));

/** A day in which everything that must not be told is marked. */
beforeAll(async () => {
  desk = await openDesk();
  await desk.create();
  for (const [i, { category, ...person }] of people.entries()) {
    const command: SentCommand = {
      kind: 'register',
      player: `secret-${i + 1}`,
      rating: 3000 - i,
      club: 'Lyon',
      presence: 'here',
      ...(category !== undefined && { category }),
    };
    await desk.command(command, `secret-register-${i}`, person);
    const contact = { email: `SECRET${i}@mail.example`, phone: `SECRETPHONE${i}` };
    await desk.send('PUT', `/api/tournaments/lyon/people/secret-${i + 1}/contact`, contact);
  }
  codes = await codesByPlayer();
  await act(desk, { kind: 'show', open: true }, 'secret-show');
  await act(desk, { kind: 'draw', round: 1, without: [] }, 'secret-draw');
  await act(desk, { kind: 'publish', round: 1, attempt: 1 }, 'secret-publish');
});

async function codesByPlayer(): Promise<ReadonlyMap<string, string>> {
  const made = (await (await desk.post('/api/tournaments/lyon/links', {})).json()) as {
    player: string;
    code: string;
  }[];
  return new Map(made.map(({ player, code }) => [player, code]));
}

/** Every address that a stranger can read, whatever it answers. */
async function readAll(): Promise<ReadonlyMap<string, string>> {
  const stranger = await desk.as('public');
  const own = (await desk.view()).tournament.id;
  const paths = ['lyon', own].flatMap((t) => [
    `/api/public/${t}`,
    ...[0, 1, 2, 3, 99].map((round) => `/api/public/${t}/rounds/${round}`),
    ...[0, 1, 2, 3].map((after) => `/api/public/${t}/standings?after=${after}`),
    `/api/public/${t}/standings`,
    ...Array.from({ length: 20 }, (_, number) => `/api/public/${t}/players/${number}`),
    `/api/public/${t}/players/secret-1`,
    `/api/public/${t}/outcome`,
    `/api/public/${t}/version`,
    `/api/public/${t}/file`,
    `/api/public/${t}/registration`,
    `/api/public/${t}/standings/csv`,
    ...['', '/en'].flatMap((front) => pagesOf(`${front}/t/${t}`)),
    `/api/tournaments/${t}`,
    `/api/tournaments/${t}/log`,
    `/api/tournaments/${t}/file`,
    `/api/tournaments/${t}/links`,
    `/api/tournaments/${t}/people/secret-1/data`,
  ]);
  const said = new Map<string, string>();
  // The address of a problem is the reader's own words: what is looked at is the answer.
  for (const path of ['/healthz', '/en', ...paths]) said.set(path, await whole(await stranger.get(path)));
  const wrong = await stranger.post('/api/public/lyon/register', { id: 'x', name: '' });
  said.set('register', await whole(wrong));
  return said;
}

/** The pages that visitors read. */
const pagesOf = (at: string): readonly string[] => [
  at,
  ...[0, 1, 2, 3, 99].flatMap((round) => [`${at}/ronde/${round}`, `${at}/classement/${round}`]),
  ...['classement', 'grille', 'joueurs', 'reglement', 'palmares', 'inscription', 'nothing'].map(
    (page) => `${at}/${page}`,
  ),
  ...Array.from({ length: 20 }, (_, number) => `${at}/joueur/${number}`),
];

async function whole(answer: Response): Promise<string> {
  // A digest and the number of a request are drawn at random: they say nothing, and may hold any letters.
  const headers = [...answer.headers].filter(([name]) => name !== 'etag' && name !== 'x-request-id');
  return `${JSON.stringify(headers)}\n${await answer.text()}`;
}

async function streamed(): Promise<string> {
  const stranger = await desk.as('public');
  const reader = (await stranger.get('/api/public/lyon/live')).body?.getReader();
  await desk.send('PUT', '/api/tournaments/lyon/people/secret-1', { ...people[0], name: 'SECRETAUTRE Ada' });
  // A name that nobody sees is no news; one that everybody sees is said at once.
  await desk.send('PUT', '/api/tournaments/lyon/people/secret-12', { ...people[11], name: 'MONTRÉAUTRE Ada' });
  let said = '';
  for (let part = 0; part < 3; part++) said += new TextDecoder().decode((await reader?.read())?.value);
  await reader?.cancel();
  return said;
}

async function expectNoSecret(): Promise<void> {
  const said = await readAll();
  for (const [path, text] of said) expect(text.match(secret)?.[0] ?? null, path).toBeNull();
  // Not because nothing is there: what may be shown is.
  expect(said.get('/api/public/lyon')).toContain('Masque 3');
  expect(said.get('/api/public/lyon')).toContain('MONTRÉ12 Ada');
  expect(said.get('/t/lyon')).toContain('Masque 3');
  expect(said.get('/en/t/lyon/joueurs')).toContain('MONTRÉ12 Ada');
}

describe('nothing that is private leaves', () => {
  it('with round 1 in play: entries of one phone, a dispute, presence, contacts', async () => {
    const [one = ['', ''], two = ['', '']] = await tablesOf(desk, 1);
    const said = { id: 'secret-claim', round: 1, result: games([7391, 400]) };
    const claimed = await desk.post(`/api/player/${codes.get(one[0])}/results`, said);
    expect(claimed.status).toBe(200);
    await act(desk, { kind: 'record', round: 1, players: [...two], result: games([450, 400]), saw: null }, 'secret-a');
    const doubt = { kind: 'dispute', round: 1, players: [...two], value: games([6173, 400]), by: 'Claire' } as const;
    await act(desk, doubt, 'secret-dispute');
    await act(desk, { kind: 'mark', player: 'secret-5', presence: 'late' }, 'secret-late');
    await expectNoSecret();
    expect(await streamed()).not.toMatch(secret);
    await desk.post(`/api/player/${codes.get(one[1])}/results`, { ...said, id: 'secret-claim-2' });
    await act(
      desk,
      { kind: 'retain', round: 1, players: [...two], which: 'first', saw: games([6173, 400]) },
      'secret-r',
    );
  });

  it('with round 2 drafted', async () => {
    const left = (await desk.view()).tournament.rounds[0]?.matches.filter(({ result }) => !result) ?? [];
    for (const [i, { players }] of left.entries()) {
      const [a = '', b = ''] = players;
      const command = { kind: 'record', round: 1, players: [a, b], result: games([400, 380]), saw: null } as const;
      await act(desk, { ...command, players: [a, b] }, `secret-${i}`);
    }
    // The score of 7391 counts now: it is no secret any more.
    await act(desk, { kind: 'close-round', round: 1 }, 'secret-close-1');
    await act(desk, { kind: 'draw', round: 2, without: ['secret-5'] }, 'secret-draw-2');
    const said = await readAll();
    for (const [path, text] of said) expect(text.replaceAll('7391', '').match(secret)?.[0] ?? null, path).toBeNull();
    expect(said.get('/api/public/lyon/rounds/2')).toContain('not-public');
    expect(said.get('/api/public/lyon')).toContain('"rounds":[{"round":1,"status":"closed"}]');
  });

  it('in a problem that a phone reads: shown names, no data of the engine', async () => {
    const [one = ['', '']] = await tablesOf(desk, 1);
    const late = { id: 'late-claim', round: 1, result: games([500, 400]) };
    const no = await desk.post(`/api/player/${codes.get(one[0])}/results`, late);
    expect(no.status).toBe(409);
    expect((await no.text()).match(/SECRET|secret-|refusal/)).toBeNull();
    const draft = await desk.post(`/api/player/${codes.get(one[0])}/results`, { ...late, id: 'l2', round: 2 });
    expect(await draft.json()).toMatchObject({ code: 'no-table' });
    const page = await (await desk.get(`/api/player/${codes.get(one[0])}`)).text();
    expect(page.replaceAll('7391', '').match(secret)).toBeNull();
  });

  it('in the file of the closed tournament, nor its final pages', async () => {
    await act(desk, { kind: 'publish', round: 2, attempt: 1 }, 'secret-publish-2');
    for (let round = 2; round <= 5; round++) {
      if (round > 2) {
        await act(desk, { kind: 'draw', round, without: ['secret-5'] }, `secret-draw-${round}`);
        await act(desk, { kind: 'publish', round, attempt: 1 }, `secret-publish-${round}`);
      }
      await playRound(desk, round);
    }
    await act(desk, { kind: 'close' }, 'secret-close');
    const said = await readAll();
    for (const [path, text] of said) expect(text.replaceAll('7391', '').match(secret)?.[0] ?? null, path).toBeNull();
    expect(said.get('/api/public/lyon/file')).toContain('"ronde":1');
    desk.installation.live.close();
  });
});
