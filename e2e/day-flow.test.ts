// What a director met who had never seen the program: acts that say what they do, and do it where they stand.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { created, eighteen } from './created.ts';
import type { OneWindow } from './one-window.ts';
import { sharedWindow } from './shared.ts';

let opened: OneWindow;
beforeAll(async () => {
  opened = await sharedWindow(800);
});
afterAll(() => opened?.close());

const page = () => opened.page;
const button = (name: string | RegExp) => page().getByRole('button', { name, exact: true });
const tournament = (name: string, players = 16, more = {}) =>
  created(opened.program, 'Claire', { name, format: 'classique', ...more }, eighteen.slice(0, players));
const open = (slug: string, path: string) => page().goto(`${opened.program.address}/bureau/${slug}/${path}`);

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

test('presence: the words stay where they are', async () => {
  const desk = await tournament('Présences');
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
