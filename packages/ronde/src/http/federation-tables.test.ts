import { afterEach, beforeEach, expect, it } from 'vitest';
import { closedFile, type TestPlayer, tenOfTheText } from '../federation/test-documents.ts';
import { problemOf } from './test-desk.ts';
import { type FederationDesk, openFederation } from './test-federation.ts';

let desk: FederationDesk;
beforeEach(async () => {
  desk = await openFederation();
  await desk.takeIn(villebois());
  await desk.decide({ kind: 'publish', date: '2026-04-01' });
});
afterEach(() => desk.installation.live.close());

const villebois = (players: readonly TestPlayer[] = tenOfTheText, revision = 1) =>
  closedFile(players, { id: 'villebois', name: 'Tournoi de Villebois', date: '2026-03-10', revision });
/** The second and the third the other way round. */
const swapped = [tenOfTheText[0], tenOfTheText[2], tenOfTheText[1], ...tenOfTheText.slice(3)].flatMap(
  (one) => one ?? [],
);
const at = '/api/federations/pl';
const get = async (path: string) => (await desk.get(`${at}/${path}`)).text();
const rowsOf = (text: string) => text.replace('\ufeff', '').trimEnd().split('\r\n');

it('FED-03: a published list as a table says the frozen figure after any correction, and says that it is one', async () => {
  const everybody = await desk.as('public');
  const before = await (await everybody.get(`${at}/lists/2026-04-01/csv?lang=fr`)).text();
  expect(rowsOf(before)[0]).toBe('Place;Joueur;Cote publiée;Série;Club;Fédération;Tournois;Dernier tournoi');
  // Classement PL: the 1803 who ends second holds 2032; third, 1853.
  expect(before).toMatch(/PRIGENT Maud;2032;/);
  const { receipt } = await desk.send(villebois(swapped, 2));
  await desk.decide({ kind: 'accept', receipt, people: {} });
  const after = await everybody.get(`${at}/lists/2026-04-01/csv?lang=fr`);
  expect(await after.text()).toBe(before);
  expect(after.headers.get('content-disposition')).toBe('attachment; filename="pl-liste-2026-04-01-publiee.csv"');
  const page = await (await everybody.get(`${at}/lists/2026-04-01/html?lang=fr`)).text();
  expect(page).toContain('Telle que publiée le 15 novembre 2026');
  const computed = await get('ratings.csv?at=2026-04-01&lang=fr');
  expect(rowsOf(computed)[0]).toContain('Cote calculée');
  expect(computed).toMatch(/PRIGENT Maud;1853;/);
  expect(await get('ratings.html?at=2026-04-01&lang=fr')).toContain('Calculée aujourd’hui, non publiée');
});

it('two lists side by side: each figure headed by its list, the change, and what it comes from', async () => {
  const { receipt } = await desk.send(villebois(swapped, 2));
  await desk.decide({ kind: 'accept', receipt, people: {} });
  const [header, ...rows] = rowsOf(await get('comparison.csv?date=2026-04-01&against=computed&lang=fr'));
  expect(header).toBe(
    'Pourquoi;Joueur;Club;Place (1ᵉʳ avril 2026, publiée);Place (1ᵉʳ avril 2026, calculée aujourd’hui);Cote (1ᵉʳ avril 2026, publiée);Cote (1ᵉʳ avril 2026, calculée aujourd’hui);Écart;Série (1ᵉʳ avril 2026, publiée);Série (1ᵉʳ avril 2026, calculée aujourd’hui);Par',
  );
  const prigent = rows.find((row) => row.includes('PRIGENT'))?.split(';');
  expect(prigent?.[0]).toBe('Par une révision');
  expect(prigent?.slice(5, 8)).toEqual(['2032', '1853', '-179']);
  expect(prigent?.at(-1)).toBe('Tournoi de Villebois, révision 2');
  expect(await get('comparison.html?date=2026-04-01&against=computed&lang=fr')).toContain('Revenir à la fédération');
});

it('FED-10: names begin no formula, and what is written comes in again with number, accents and case', async () => {
  await desk.takeIn(
    closedFile([...tenOfTheText.slice(0, 3), { name: '=ÉVA', licence: '00077' }, ...tenOfTheText.slice(4, 8)], {
      id: 'nantes',
      date: '2026-03-20',
    }),
  );
  const text = await get('ratings.csv?at=2026-04-01&of=organisers&lang=fr');
  expect(text).toContain(";'=ÉVA;");
  expect(text).toMatch(/HUBERT Raphaël;\d+;.*;9;/);
  expect(text).toContain(';00077;');
  const read = await desk.post(`${at}/lists`, { text: text.replace('\ufeff', '') });
  const { lines } = (await read.json()) as { lines: { status: string; entry?: { name: string; licence?: string } }[] };
  expect(lines.filter(({ status }) => status === 'refused')).toEqual([]);
  const named = lines.map(({ entry }) => [entry?.name, entry?.licence]);
  expect(named).toContainEqual(['HUBERT Raphaël', '9']);
  expect(named).toContainEqual(['=ÉVA', '00077']);
});

it('a list that was never published, or is retired, has no table; strangers read no computed one', async () => {
  expect((await problemOf(await desk.get(`${at}/lists/2026-05-01/csv`))).code).toBe('unknown-list');
  await desk.decide({ kind: 'retire', date: '2026-04-01', because: 'Deux noms mêlés.' });
  const retired = await problemOf(await desk.get(`${at}/lists/2026-04-01/html`));
  expect(retired.code).toBe('list-retired');
  expect(retired.act).toContain('Deux noms mêlés.');
  expect((await problemOf(await desk.get(`${at}/comparison.csv?date=2026-05-01&against=2026-03-01`))).code).toBe(
    'unknown-list',
  );
  const everybody = await desk.as('public');
  for (const path of ['ratings.csv', 'ratings.html', 'comparison.csv?date=2026-04-01&against=computed'])
    expect((await everybody.get(`${at}/${path}`)).status, path).toBe(401);
});
