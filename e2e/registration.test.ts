// Who is here: a list from a spreadsheet with everything that goes wrong in one, the register, homonyms, presences, and
// the first draw that asks about those whom nobody has checked in.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, deskOf } from './desk-of.ts';
import { faultsInBothThemes, faultsOf } from './faults.ts';
import { type OneWindow, oneWindow } from './one-window.ts';
import { picture } from './pictures.ts';
import { plain } from './plain.ts';
import { sessionOf } from './staff.ts';

let window: OneWindow;
let desk: Desk;
const slug = 'villebois';

beforeAll(async () => {
  window = await oneWindow('Claire');
  const { program } = window;
  await ask('/api/tournaments', { name: 'Villebois', format: 'classique', date: '2026-11-14' });
  const lines = [
    { name: 'ÉTIENNE Zoé', licence: 'L9', club: 'Lyon', duplicateSeries: '4C' },
    { name: 'DUPONT Jean', licence: 'L8', club: 'Nancy', rating: 1610 },
  ];
  await ask('/api/register/import', { game: 'scrabble', listedOn: '2026-09-01', lines });
  desk = await deskOf(program, 'Claire', slug);
});
afterAll(() => window?.close());

async function ask(path: string, body: object): Promise<void> {
  const { program } = window;
  const answer = await fetch(`${program.address}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: `ronde=${await sessionOf(program, 'Claire')}` },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

/** As a French spreadsheet saves it: Windows-1252, semicolons, CRLF. */
const list = [
  'Nom;Prénom;Club;Cote;Licence;Couleur',
  'CŒUR;Éric;Lyon;1803;0047123;vert',
  'L’HÔTE;Maëlys;Lyon;2 050;L2;',
  'DUPONT;Jean;Lyon;1500;;',
  'DUPONT;Jean;Nantes;1720;;',
  'MARTIN;Ève;Lyon;1400;L3;',
  'Martin;Eve;Lyon;1400;L3;',
  'N’DIAYE;Aminata;Lille;0;L4;',
  'FAUX;Luc;Lille;mille;L5;',
  'BERTHIER;Paul;Paris;2874;L6;',
  'QUINTIN;Luc;Paris;1600;L7;',
  'GARNIER;Odile;Paris;1500;L10;',
].join('\r\n');
const windows: Readonly<Record<string, number>> = { Œ: 0x8c, '’': 0x92 };
const bytes = Buffer.from(Array.from(list, (letter) => windows[letter] ?? letter.charCodeAt(0)));

const button = (name: string | RegExp) => window.page.getByRole('button', { name });
const registered = async () => (await desk.view()).people.map(({ name }) => name).sort();

const faultless = async () => expect(await faultsInBothThemes(window.page)).toEqual([]);

test('IMP-02, IMP-07: a list in Windows-1252 is shown line by line, asked about, registered and taken back as one', async () => {
  const { page, program } = window;
  await page.goto(`${program.address}/bureau/${slug}/inscriptions`);
  await button('Coller une liste').click();
  await page.locator('input[type=file]').setInputFiles({ name: 'club.csv', mimeType: 'text/csv', buffer: bytes });
  await page.getByText('Colonne non reconnue').waitFor();
  const panel = page.getByRole('complementary');
  for (const said of [
    'CŒUR Éric',
    'L’HÔTE Maëlys',
    'Ligne 9, cote « mille » : un nombre de 1 à 9999 ; laissez vide si elle n’est pas connue.',
    'licence déjà à la ligne 6',
    'cote 0 : comptée comme inconnue',
    '1 question',
  ])
    await expect.poll(async () => plain(await panel.textContent())).toContain(said);
  expect(await registered()).toEqual([]);
  await picture(page, 'registration-list');
  await faultless();
  await button('Garder les deux, DUPONT Jean').press('Enter');
  await button('Inscrire 9 personnes').click();
  await page.getByText(/^Liste de \d+ inscriptions?/).waitFor();
  await expect.poll(registered).toContain('L’HÔTE Maëlys');
  expect((await desk.view()).tournament.players).toHaveLength(9);

  // What is refused stays to be seen; the undo takes the nine back together.
  await panel.getByText('Ligne 9').waitFor();
  await button(/^Annuler ces \d+ inscriptions?/).click();
  await expect.poll(async () => (await desk.view()).tournament.players.length).toBe(0);
});

test('the register is searched without accents, by licence, and Enter registers with the rating of the series', async () => {
  const { page, program } = window;
  const people = ['BERTHIER Paul', 'DUPONT Jean', 'GARNIER Odile', 'MARTIN Ève', 'PASQUIER Léa', 'QUINTIN Luc'];
  const more = ['ROUSSEL Ada', 'SCHNEIDER Max', 'TOUSSAINT Noé'];
  for (const name of [...people, ...more]) await desk.ask({ kind: 'register', player: name, rating: 1500 }, { name });
  await page.goto(`${program.address}/bureau/${slug}/inscriptions`);
  const search = page.getByRole('textbox', { name: 'Chercher un nom' });
  await search.fill('etienne');
  await page.getByRole('heading', { name: 'Dans le registre, hors de ce tournoi' }).waitFor();
  await picture(page, 'registration-register');
  await faultless();
  await search.press('Enter');
  await page.getByText('1 présent sur 10').waitFor();
  expect((await desk.view()).people.find(({ licence }) => licence === 'L9')?.name).toBe('ÉTIENNE Zoé');
  await page.getByRole('cell', { name: '1700*' }).waitFor();

  // The same name with another licence, faster than the list below: asked, side by side.
  await search.fill('L8');
  await search.press('Enter');
  await page.getByRole('heading', { name: 'Est-ce la même personne ?' }).waitFor();
  await picture(page, 'registration-homonyms');
  await faultless();
  await button('Garder les deux').click();
  await page.getByText('2 présents sur 11').waitFor();
  await search.fill('personne de ce nom');
  await search.press('Enter');
  await page.getByRole('heading', { name: 'Nouvelle personne' }).waitFor();
});

test('FORF-05: late, parity, and the first draw asks about those whom nobody has checked in', async () => {
  const { page, program } = window;
  await page.goto(`${program.address}/bureau/${slug}/inscriptions`);
  const search = page.getByRole('textbox', { name: 'Chercher un nom' });
  for (const name of ['berth', 'garn', 'mart', 'pasq', 'quint', 'rouss']) {
    await search.fill(name);
    await search.press('Enter');
    await expect.poll(() => search.inputValue()).toBe('');
  }
  await page.getByText('8 présents sur 11').waitFor();
  await page
    .getByText('8 : aucun exempt')
    .or(page.getByText(/8\u00a0: aucun exempt/))
    .first()
    .waitFor();
  const row = page.getByRole('row').filter({ hasText: 'TOUSSAINT Noé' });
  await row.getByRole('button', { name: 'Retard' }).click();
  await row.getByRole('button', { name: 'Retard', pressed: true }).waitFor();
  await button('Apparier la ronde 1').click();
  const notice = page.getByRole('status').filter({ hasText: 'sans présence notée' });
  await notice.waitFor();
  const text = plain(await notice.textContent());
  expect(text).toContain('SCHNEIDER Max');
  expect(text).not.toContain('TOUSSAINT');
  await faultless();
  await button(/Apparier sans/).click();
  await page.getByRole('heading', { level: 1, name: /Ronde 1/ }).waitFor();
  const { tournament } = await desk.view();
  expect(tournament.rounds[0]?.matches).toHaveLength(4);
  expect(tournament.rounds[0]?.absent).toHaveLength(3);
});

test('formulas are compared by simulation beside the form, and one is chosen from there', async () => {
  const { page, program } = window;
  await page.goto(`${program.address}/bureau/nouveau`);
  await page.getByLabel('Joueurs attendus').fill('16');
  await button('Comparer les formules').click();
  const row = page.getByRole('row').filter({ hasText: 'Toutes rondes' });
  // Everybody meets everybody once: fifteen rounds, no meeting repeated.
  await expect
    .poll(async () => plain((await row.getByRole('cell').allTextContents()).slice(0, 5).join('|')), { timeout: 20_000 })
    .toMatch(/^15\|.*\|1[45],\d\|\d,\d\|0,0$/);
  await picture(page, 'create-compare');
  await faultless();
  const frame = await page.getByRole('table').boundingBox();
  const last = await button('Choisir Toutes rondes').boundingBox();
  // The last column is on the page, not cut off at the table's edge.
  expect((last?.x ?? 9999) + (last?.width ?? 0)).toBeLessThanOrEqual((frame?.x ?? 0) + 852);
  await button('Choisir Toutes rondes').click();
  await expect.poll(() => page.getByRole('radio', { name: /toutes rondes/ }).isChecked()).toBe(true);
});

test('a list without headers says what it took each column for; an answer stays with its line; what is left waits', async () => {
  const { page, program } = window;
  await ask('/api/tournaments', { name: 'Poitiers', format: 'art-de-la-guerre', date: '2026-11-14' });
  const wargame = await deskOf(program, 'Claire', 'poitiers');
  // Another writing of the name may be the same person: that is asked.
  await wargame.ask({ kind: 'register', player: 'o' }, { name: 'Luc ODIN' });
  await page.goto(`${program.address}/bureau/poitiers/inscriptions?panneau=liste`);
  const text = page.getByLabel(/Une personne par ligne/).or(page.locator('textarea'));
  const lines = [
    'ODIN Luc;54 Anciens Carthaginois;24;1000',
    'BRICE Anne;89 Gaulois;19;900',
    'CARON Léa;90 Anciens Espagnols;21;x',
  ];
  await text.first().fill(lines.join('\n'));
  await page.getByText('Sans ligne de titres').waitFor();
  const panel = page.getByRole('complementary');
  const chosen = async () =>
    await panel.getByRole('combobox').evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value));
  await expect.poll(chosen).toEqual(['name', 'army', 'cohesion', 'rating']);
  await panel.getByText(/54 Anciens Carthaginois · Cohésion totale 24/).waitFor();
  await picture(page, 'registration-columns');
  await faultless();
  // The fourth column is no rating: said by choosing, without losing the keyboard’s place.
  const fourth = panel.getByRole('combobox').nth(3);
  await fourth.focus();
  await fourth.selectOption('');
  await panel.getByText('2 lignes à inscrire · 1 question').waitFor();
  await expect.poll(() => fourth.evaluate((select) => select === document.activeElement)).toBe(true);
  await button('Garder les deux, ODIN Luc').click();
  // Another line is added above: the answer is still there.
  await text.first().fill(['DURIN Max;;;', ...lines].join('\n'));
  await panel.getByText('4 lignes à inscrire').waitFor();
  await expect.poll(() => button('Garder les deux, ODIN Luc').getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('button', { name: 'Fermer' }).click();
  await page.getByText('Liste commencée').waitFor();
  await expect
    .poll(async () => plain(await page.getByText('Liste commencée').textContent()))
    .toContain('4 lignes à inscrire');
  await page.reload();
  await button('Reprendre la liste').click();
  await button('Inscrire 4 personnes').click();
  await page.getByText(/^Liste de \d+ inscriptions?/).waitFor();
  await expect.poll(() => page.getByText('Liste commencée').count()).toBe(0);
  const { tournament, people } = await wargame.view();
  const brice = people.find(({ name }) => name === 'BRICE Anne');
  expect(brice?.marks).toEqual({ cohesion: 19 });
  expect(tournament.players.find(({ id }) => id === brice?.id)?.army).toEqual({
    edition: 'V4',
    number: 89,
    name: 'Gaulois',
  });
});

test('L’Art de la Guerre: army, list and cohesion are noted at registration, and entry proposes the total', async () => {
  const { page, program } = window;
  await ask('/api/tournaments', { name: 'Azincourt', format: 'art-de-la-guerre', date: '2026-11-14' });
  const wargame = await deskOf(program, 'Claire', 'azincourt');
  for (const name of ['ODIN Luc', 'BRICE Anne'])
    await wargame.ask({ kind: 'register', player: name, presence: 'here' }, { name });
  await page.goto(`${program.address}/bureau/azincourt/inscriptions`);
  await button('ODIN Luc').click();
  await button('vérifiée').click();
  await page.getByLabel('Armée', { exact: true }).fill('54');
  await page.getByLabel('Cohésion totale').fill('24');
  await button('Enregistrer').click();
  await page.getByText('54 Anciens Carthaginois · vérifiée').waitFor();
  await page.getByText('1 liste vérifiée sur 2').waitFor();
  await picture(page, 'registration-army');
  await faultless();
  await page.setViewportSize({ width: 390, height: 844 });
  await picture(page, 'registration-army-390');
  expect(await faultsOf(page)).toEqual([]);
  await expect
    .poll(async () => (await wargame.view()).people.find(({ name }) => name === 'ODIN Luc')?.marks)
    .toEqual({ list: 'checked', checker: 'Claire', cohesion: 24 });
});
