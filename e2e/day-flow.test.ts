// What a director met who had never seen the program: acts that say what they do, and do it where they stand.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { created, eighteen } from './created.ts';
import { faultsInBothThemes } from './faults.ts';
import { type OneWindow, oneWindow } from './one-window.ts';

let opened: OneWindow;
beforeAll(async () => {
  opened = await oneWindow('Claire Vidal', 800);
});
afterAll(() => opened?.close());

const page = () => opened.page;
const button = (name: string | RegExp) => page().getByRole('button', { name, exact: true });
const tournament = (name: string, players = 16, more = {}) =>
  created(opened.program, 'Claire Vidal', { name, format: 'classique', ...more }, eighteen.slice(0, players));
const open = (slug: string, path: string) => page().goto(`${opened.program.address}/bureau/${slug}/${path}`);
const sound = async () => expect(await faultsInBothThemes(page())).toEqual([]);

test('« Part » is a question: nothing leads on while it waits, unanswered nothing changes, then the draw acts here', async () => {
  const desk = await tournament('Départ');
  await desk.playWith(1, () => [450, 400]);
  await open(desk.slug, 'joueur/3');
  await button('Apparier la ronde 2').waitFor();
  await button('Part').click();
  await page().getByText('COLLIN quitte le tournoi\u202f?').waitFor();
  await page().getByText('Sans réponse, rien ne change').waitFor();
  expect(await button('Apparier la ronde 2').count()).toBe(0);
  await sound();
  await button('Ne rien changer').click();
  const left = async () => (await desk.view()).tournament.players.find(({ id }) => id === 'p3')?.left;
  expect(await left()).toBeUndefined();
  await button('Part').click();
  await button('Faire partir COLLIN').click();
  await button('Revient').waitFor();
  expect(await left()).toBe(1);
  await open(desk.slug, 'joueurs');
  await button('Apparier la ronde 2').click();
  await page().getByText('projet, pas encore public').waitFor();
  await page().getByText('Départ\u00a0: COLLIN Hervé').waitFor();
});

test('a pasted list: its act is in sight, and is the one that is filled', async () => {
  const desk = await tournament('Liste', 0);
  await open(desk.slug, 'inscriptions?panneau=liste');
  await page().getByLabel('Une personne par ligne').fill(eighteen.join('\n'));
  const act = button('Inscrire 18 personnes');
  await act.waitFor();
  const box = await act.boundingBox();
  expect((box?.y ?? 800) + (box?.height ?? 0)).toBeLessThan(800);
  const filled = page().locator('.mantine-Button-root:not([data-variant="default"])');
  expect(await filled.allTextContents()).toEqual([expect.stringMatching(/^Inscrire 18/)]);
  await act.click();
  await expect.poll(async () => (await desk.view()).tournament.players.length).toBe(18);
});

test('a category for several people from « Prix », and presence whose words stay where they are', async () => {
  const desk = await tournament('Catégories');
  await open(desk.slug, 'prix');
  await button('Choisir les personnes…').click();
  await button('Donner cette catégorie').click();
  await page().getByText('Choisissez au moins une personne.').waitFor();
  await page().getByRole('textbox', { name: 'Catégorie' }).fill('Diamant');
  await page().getByRole('checkbox', { name: 'AUBIN Colette' }).check();
  await page().getByRole('checkbox', { name: 'COLLIN Hervé' }).check();
  await button('Donner cette catégorie').click();
  await page().getByText('2 fiches changées.').waitFor();
  await sound();
  const { players } = (await desk.view()).tournament;
  expect(players.flatMap(({ id, category }) => (category === 'Diamant' ? [id] : []))).toEqual(['p1', 'p3']);

  await open(desk.slug, 'inscriptions');
  const line = page().getByRole('group', { name: 'AUBIN Colette' });
  const places = () =>
    line.getByRole('button').evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().x)));
  await line.waitFor();
  const before = await places();
  await line.getByRole('button', { name: 'Absence' }).click();
  await expect.poll(() => line.getByRole('button', { name: 'Absence' }).getAttribute('aria-pressed')).toBe('true');
  expect(await places()).toEqual(before);
});

test('closed after five rounds: the strip stands on one line; the theme is chosen under « Plus », and kept', async () => {
  const desk = await tournament('Clos');
  for (const round of [1, 2, 3, 4, 5]) await desk.playWith(round, () => [450, 400]);
  await desk.ask({ kind: 'close' });
  await open(desk.slug, 'cloture');
  const steps = page().getByRole('navigation').first().getByRole('link');
  await steps.filter({ hasText: 'Clôture' }).waitFor();
  const tops = () => steps.evaluateAll((all) => [...new Set(all.map((one) => one.getBoundingClientRect().top))]);
  // As wide as a small laptop's page beside its scrollbar.
  await page().setViewportSize({ width: 1265, height: 800 });
  expect((await tops()).filter((top) => top > 0)).toHaveLength(1);
  await button('Plus').click();
  await button('Sombre').click();
  await page().emulateMedia({ colorScheme: 'light' });
  const scheme = () => page().locator('html').getAttribute('data-mantine-color-scheme');
  expect(await scheme()).toBe('dark');
  await page().reload();
  await expect.poll(scheme).toBe('dark');
  await button('Plus').click();
  await button('Comme l’appareil').click();
  expect(await scheme()).toBe('light');
  await page().setViewportSize({ width: 1280, height: 800 });
  await page().goto(`${opened.program.address}/bureau`);
  await page()
    .getByRole('link', { name: /Clos.*Tournoi clos/ })
    .waitFor();
});
