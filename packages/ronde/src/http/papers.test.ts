import type { Addresses } from '@ronde/contract/http/installation';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GivenUp } from '../machine/one-task.ts';
import { type Desk, openDesk, problemOf, publishFirst, registerAll } from './test-desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk({
    places: () => ({
      local: 'http://localhost:4321',
      hall: ['http://192.168.1.20:4321'],
      https: null,
      fingerprint: null,
    }),
  });
  await desk.create();
  await registerAll(desk, 17);
  await publishFirst(desk);
});
afterAll(() => desk.installation.live.close());

const paper = (path: string) => desk.get(`/api/tournaments/lyon/papers/${path}`);

/** Every file opens: a PDF, a page, a table of the first round with these players. */
test.each([
  ['tables-by-name', 'ronde 1'],
  ['tables-by-number', 'ronde 1'],
  ['match-slips', 'ronde 1'],
  ['score-sheets', 'ronde 1'],
  ['draw-reasons', 'ronde 1'],
  ['standings', 'Classement'],
  ['cross-table', 'Grille'],
  ['challenge-slips', 'Bulletin de contestation'],
  ['name-cards', 'Cartons de table'],
  ['prizes', 'Palmarès'],
  ['certificates', 'Diplômes'],
  ['ratings', 'Nouvelles cotes, aperçu'],
  ['pools', 'Poules, rondes de la phase 1'],
  ['welcome', 'Accueil'],
])('%s as a page and as a pdf', async (name, titled) => {
  const page = await paper(`${name}/html`);
  expect(page.status).toBe(200);
  expect(/<title>([^<]*)/.exec(await page.text())?.[1]).toContain(titled);
  const pdf = await paper(`${name}/pdf`);
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  expect(pdf.headers.get('content-disposition')).toMatch(/^inline; filename="lyon-[a-z0-9-]+\.pdf"$/);
  expect((await pdf.text()).startsWith('%PDF-')).toBe(true);
});

test('BYE-05: 17 real players, 17 lines in every list, and no X', async () => {
  const lines = (text: string) => text.trim().split('\r\n').slice(1);
  const byName = lines(await (await paper('tables-by-name/csv')).text());
  expect(byName).toHaveLength(17);
  expect(byName.filter((line) => line.startsWith('exempt;'))).toHaveLength(1);
  expect(lines(await (await paper('tables-by-number/csv')).text())).toHaveLength(8);
  const standings = lines(await (await paper('standings/csv?after=1')).text());
  expect(standings).toHaveLength(17);
  const grid = lines(await (await paper('cross-table/csv?after=1')).text());
  expect(grid).toHaveLength(17);
  expect([...byName, ...standings, ...grid].filter((line) => /(^|;)X(;|$)/.test(line))).toEqual([]);
});

test('the standings are those of the last closed round; asked for the one in play, they say that it is', async () => {
  const titled = async (path: string) =>
    /<title>([^<·]*)/.exec(await (await paper(`${path}&lang=fr`)).text())?.[1]?.trim();
  expect(await titled('standings/html?at=10:42')).toBe('Classement initial');
  expect(await titled('standings/html?after=1')).toBe('Classement provisoire, ronde 1 en cours');
  expect(await titled('cross-table/html?after=1')).toBe('Grille, ronde 1 en cours');
  expect(await titled('prizes/html?at=10:42')).toBe('Palmarès, aperçu provisoire');
});

test('a slip leads phones to its table by the hall’s address; a reprint says what it replaces', async () => {
  const page = await (await paper('match-slips/html?at=10:42')).text();
  expect(page.match(/Saisie du résultat de la table/g)).toHaveLength(8);
  const again = await (await paper('tables-by-name/html?at=10:42&replaces=10:31')).text();
  expect(again).toContain('imprimé à 10:42, remplace 10:31');
});

test('a slip’s code leads to the hall, else to the address that the director uses, else there is none', async () => {
  const codes = async (places: Partial<Addresses>, origin: string) => {
    const own = await openDesk({
      places: () => ({ local: '', hall: null, https: null, fingerprint: null, ...places }),
      names: () => new Set(['ronde.example']),
    });
    await own.create();
    await registerAll(own, 8);
    await publishFirst(own);
    const page = await (await own.get(`${origin}/api/tournaments/lyon/papers/match-slips/html`)).text();
    own.installation.live.close();
    return [page.match(/Saisie du résultat/g)?.length ?? 0, page.match(/ou par téléphone/g)?.length ?? 0];
  };
  expect(await codes({ hall: ['http://192.168.1.20:4321'] }, 'http://localhost:4321')).toEqual([4, 4]);
  expect(await codes({}, 'http://localhost:4321')).toEqual([0, 0]);
  expect(await codes({}, 'https://ronde.example')).toEqual([4, 4]);
});

test('a reprint from another desk knows what it replaces: the newest time of each sheet and round', async () => {
  const printed = '/api/tournaments/lyon/printed';
  const put = (body: object) => desk.send('PUT', printed, body);
  await put({ sheet: 'tables-by-name', of: 1, at: '10:31' });
  await put({ sheet: 'match-slips', of: 1, at: '10:32' });
  await put({ sheet: 'tables-by-name', of: 1, at: '10:42' });
  const clerk = await desk.as('clerk', 'Marc');
  expect(await (await clerk.get(printed)).json()).toEqual([
    { sheet: 'match-slips', of: 1, at: '10:32' },
    { sheet: 'tables-by-name', of: 1, at: '10:42' },
  ]);
  expect((await put({ sheet: 'tables-by-name', of: 1, at: '25:00' })).status).toBe(422);
  expect((await desk.get('/api/tournaments/nice/printed')).status).toBe(404);
});

test('a draft says that it is one, and a round that is not drawn is refused', async () => {
  await desk.command({ kind: 'withhold', round: 1 }, 'withhold');
  expect(await (await paper('tables-by-name/html')).text()).toContain('<span>projet</span>');
  await desk.command({ kind: 'publish', round: 1, attempt: 1 }, 'publish-again');
  const answer = await paper('tables-by-name/pdf?round=4');
  expect([answer.status, (await problemOf(answer)).code]).toEqual([404, 'unknown-round']);
  expect((await paper('name-cards/xlsx')).status).toBe(404);
  expect((await paper('tables-by-name/pdf?at=soon')).status).toBe(422);
});

test('a badge carries the link that was made, for the director alone', async () => {
  const before = await (await desk.get('/api/tournaments/lyon/badges/html')).text();
  // Without one, nothing is said of it to who wears the badge.
  expect(before.match(/n°\u00a0\d/g)).toHaveLength(17);
  expect(before).not.toMatch(/À taper|sans lien/);
  const links = (await (await desk.post('/api/tournaments/lyon/links', {})).json()) as { code: string }[];
  const after = await (await desk.get('/api/tournaments/lyon/badges/html')).text();
  for (const { code } of links) expect(after).toContain(code);
  // Beside each code, where it is typed.
  expect(after.match(/À taper sur https?:\/\/[^\s/<]+\/j</g)).toHaveLength(17);
  const clerk = await desk.as('clerk');
  expect((await clerk.get('/api/tournaments/lyon/badges/pdf')).status).toBe(403);
  expect((await clerk.get('/api/tournaments/lyon/papers/tables-by-name/pdf')).status).toBe(200);
});

test('SEC-01, IMP-05: hostile names are plain text in a page', async () => {
  const hostile = ['<svg/onload=alert(1)>', "N'GUYEN; fils", '"} body{x:url(//x.example)} </style><script>'];
  const own = await openDesk();
  await own.create(`Lyon ${hostile[2]}`);
  const { slug } = ((await (await own.get('/api/tournaments')).json()) as { slug: string }[])[0] ?? { slug: '' };
  for (const [i, name] of hostile.entries()) {
    const command = { kind: 'register', player: `p${i}`, presence: 'here' } as const;
    await own.post(`/api/tournaments/${slug}/commands`, { id: `r${i}`, command, person: { name } });
  }
  const page = await (await own.get(`/api/tournaments/${slug}/papers/standings/html`)).text();
  expect(page.match(/<script/g)).toBeNull();
  expect(page.match(/<svg/g)).toBeNull();
  expect(page.match(/<\/style>/g)).toHaveLength(1);
  expect(page).toContain('&lt;svg/onload=alert(1)&gt;');
  expect(page).not.toContain('content: ""}');
  own.installation.live.close();
});

test('who goes away while their sheet is made is no error: nothing is told to whoever looks after the machine', async () => {
  const make = () => Promise.reject(new GivenUp());
  const left = await openDesk({ presses: { make, close: () => undefined } });
  await left.create();
  await registerAll(left, 2);
  const answer = await left.get('/api/tournaments/lyon/papers/name-cards/pdf');
  expect([answer.status, await answer.text(), left.reported]).toEqual([408, '', []]);
  left.installation.live.close();
});
