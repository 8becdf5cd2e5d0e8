import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { textOf } from '../pages/test-pages.ts';
import { type Desk, openDesk, registerAll } from './test-desk.ts';
import { act } from './test-public.ts';

let desk: Desk;
beforeEach(async () => {
  desk = await openDesk();
  await desk.create();
  await act(desk, { kind: 'show', open: true }, 'show');
});
afterEach(() => desk.installation.live.close());

const opened = (places: number | null) =>
  desk.send('PUT', '/api/tournaments/lyon/options', { registration: true, places, presence: false });
const at = '/t/lyon/inscription';
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
const send = (fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}, to = at) =>
  desk.send('POST', to, new URLSearchParams(fields).toString(), { ...form, ...headers });
const read = async (path: string) => textOf(await (await desk.get(path)).text());
/** The page that a sent form leads to. */
async function ledTo(fields: Readonly<Record<string, string>>): Promise<string> {
  const answer = await send(fields);
  expect(answer.status).toBe(303);
  return read(answer.headers.get('location') ?? '');
}

it('offers to ask, on the page of the tournament, as long as it is open, in both languages, and not one moment longer', async () => {
  const offers = async () =>
    Promise.all(
      ['/t/lyon', '/en/t/lyon'].map(async (path) => (await (await desk.get(path)).text()).includes('/inscription"')),
    );
  expect(await offers()).toEqual([false, false]);
  await opened(null);
  expect(await offers()).toEqual([true, true]);
  await desk.send('PUT', '/api/tournaments/lyon/options', { registration: false, places: null, presence: false });
  expect(await offers()).toEqual([false, false]);
});

describe('asking to be registered without script', () => {
  it('says that it is closed until the director opens it, and takes nothing', async () => {
    expect(await read(at)).toContain('Les inscriptions en ligne sont fermées.');
    expect((await send({ id: 'a', name: 'NOM A' })).status).toBe(409);
    await opened(null);
    expect(await (await desk.get(at)).text()).toMatch(/<form method="post" action="\/t\/lyon\/inscription">/);
  });

  it('leads to a page that says the state and the place on the waiting list, and goes on saying it', async () => {
    await registerAll(desk, 1);
    await opened(2);
    expect(await read(at)).toContain('1 place libre sur 2.');
    expect(await ledTo({ id: 'a', name: 'NOM A', club: '' })).toContain('Demande reçue : NOM A Elle attend la réponse');
    const second = await ledTo({ id: 'b', name: 'NOM B', email: 'b@mail.example' });
    expect(second).toContain('Place sur la liste d’attente : 1.');
    // The name that was sent, and nobody else's; no address.
    expect(second).toContain('Demande reçue : NOM B');
    expect(second).not.toMatch(/NOM A|mail\.example/);
    await desk.post('/api/tournaments/lyon/requests/a/accept', {});
    expect(await read(`${at}?demande=a`)).toContain('Inscription acceptée');
    await desk.post('/api/tournaments/lyon/requests/b/refuse', {});
    expect(await read(`/en${at}?demande=b`)).toContain('Registration refused');
    expect((await desk.get(`${at}?demande=nobody`)).status).toBe(404);
  });

  it('asks the year of birth, and keeps in which language one asked', async () => {
    await opened(24);
    await send({ id: 'a', name: 'NOM A', birthYear: '2008' }, {}, '/en/t/lyon/inscription');
    const [asked] = (await (await desk.get('/api/tournaments/lyon/requests')).json()) as object[];
    expect(asked).toMatchObject({ birthYear: 2008, lang: 'en' });
    await desk.post('/api/tournaments/lyon/requests/a/accept', {});
    expect((await desk.view()).people).toMatchObject([{ name: 'NOM A', birthYear: 2008 }]);
    const wrong = await send({ id: 'b', name: 'NOM B', birthYear: '08' });
    expect([wrong.status, textOf(await wrong.text())]).toEqual([422, expect.stringContaining('Une année comme 1985')]);
  });

  it('is followed by itself until it is answered; the form is left alone', async () => {
    await opened(null);
    expect(await (await desk.get(at)).text()).not.toContain('data-follows');
    await send({ id: 'a', name: 'NOM A' });
    const page = async () => (await desk.get(`${at}?demande=a`)).text();
    expect(await page()).toMatch(/<body data-follows="lyon" data-version="\d+" data-every="20000"/);
    await desk.post('/api/tournaments/lyon/requests/a/refuse', {});
    const answered = await page();
    expect([answered.includes('data-follows'), answered.includes('data-every')]).toEqual([true, false]);
    // Read again or in the other language, it is still this request’s page.
    expect(answered).toContain('href="/en/t/lyon/inscription?demande=a"');
  });

  it('sent twice asks once; another request under the same id is not taken for it', async () => {
    await opened(null);
    await ledTo({ id: 'a', name: 'NOM A' });
    await ledTo({ id: 'a', name: 'NOM A' });
    const other = await send({ id: 'a', name: 'NOM B' });
    const html = await other.text();
    expect([other.status, textOf(html)]).toEqual([409, expect.stringContaining('Cette page a déjà servi')]);
    // What was typed stays, under an id of its own.
    expect(html).toContain('value="NOM B"');
    expect(html).not.toContain('name="id" value="a"');
    expect(await (await desk.get('/api/tournaments/lyon/requests')).json()).toHaveLength(1);
  });

  it('keeps what was typed and ties each fault to its field', async () => {
    await opened(null);
    const answer = await send({ id: 'a', name: ' ', email: 'nowhere', club: '<b>"Lyon"' });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toMatch(/id="name"[^>]*aria-invalid="true"[^>]*aria-describedby="name-faute name-aide"/);
    expect(html).toMatch(/id="email"[^>]*value="nowhere"[^>]*aria-invalid="true"/);
    expect(html).toContain('value="&lt;b&gt;&quot;Lyon&quot;"');
    expect(html).not.toContain('<b>');
  });

  it('refuses a form of another site, and whoever asks too often', async () => {
    await opened(null);
    const foreign = await send({ id: 'a', name: 'NOM A' }, { Origin: 'https://elsewhere.example' });
    expect([foreign.status, await foreign.text()]).toEqual([
      403,
      expect.stringContaining('ne vient pas de cette page'),
    ]);
    const statuses: number[] = [];
    for (let i = 0; i < 22; i++) statuses.push((await send({ id: `n${i}`, name: `NOM ${i}` })).status);
    expect(statuses.filter((status) => status === 303)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });

  it('does not exist for a private tournament', async () => {
    await opened(null);
    await act(desk, { kind: 'show', open: false }, 'hide');
    expect((await desk.get(at)).status).toBe(404);
    expect((await send({ id: 'a', name: 'NOM A' })).status).toBe(404);
  });
});
