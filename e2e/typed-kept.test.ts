// What is typed and not yet saved, when the page goes away under it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { created, eighteen } from './created.ts';
import type { OneWindow } from './one-window.ts';
import { plain } from './plain.ts';
import { sharedWindow } from './shared.ts';
import { strikeAtTable } from './typing.ts';

let opened: OneWindow;

beforeAll(async () => {
  opened = await sharedWindow();
});
afterAll(() => opened?.close());

test('a score that is being typed outlives a reload, and a round that another desk closes: Enter draws nothing', async () => {
  const { page, program } = opened;
  const desk = await created(program, 'Claire', { name: 'En saisie', format: 'classique' }, eighteen.slice(0, 8));
  await desk.ask({ kind: 'draw', round: 1, without: [] });
  await desk.ask({ kind: 'publish', round: 1, attempt: 1 });
  await page.goto(`${program.address}/bureau/${desk.slug}/ronde/1`);
  await strikeAtTable(page, '3', 'Space', '412', 'Space', '4');
  const fields = () =>
    page
      .locator('#entry-table, input[aria-label^="Score"]')
      .evaluateAll((all) => all.map((one) => 'value' in one && one.value));
  await expect.poll(fields).toEqual(['3', '412', '4']);

  await page.reload();
  await expect.poll(fields).toEqual(['3', '412', '4']);
  await page.keyboard.type('0');
  await expect.poll(fields).toEqual(['3', '412', '40']);

  for (const table of [1, 2, 3, 4]) await desk.record(1, table, [450, 400]);
  await desk.ask({ kind: 'close-round', round: 1 });
  await page.getByText('Ronde close').waitFor();
  await expect.poll(fields).toEqual(['3', '412', '40']);
  await page.keyboard.type('0');
  await expect.poll(fields).toEqual(['3', '412', '400']);
  const said = page.getByRole('alert');
  await expect.poll(async () => plain(await said.textContent())).toContain('Vous avez saisi 412 – 400.');

  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Garder/ }).waitFor();
  expect((await desk.view()).tournament.rounds).toHaveLength(1);
  await page.keyboard.press('1');
  await page.getByRole('button', { name: /^Garder/ }).waitFor({ state: 'detached' });
  const kept = (await desk.view()).tournament.rounds[0]?.matches.find(({ table }) => table === 3);
  expect(kept?.result).toEqual({ kind: 'games', games: [[450, 400]] });
  await page.reload();
  await page.getByRole('button', { name: 'Apparier la ronde 2' }).waitFor();
  await expect.poll(fields).toEqual([]);
});

test('a form that is being filled in outlives a reload, and is blank once it was sent or given up', async () => {
  const { page, program } = opened;
  await page.goto(`${program.address}/bureau/nouveau`);
  await page.getByLabel('Nom').fill('Masters de la vallée');
  await page.getByRole('radio', { name: /Formule Combinée/ }).check();
  await page.getByLabel('Joueurs attendus').fill('24');
  await page.reload();
  await page.getByRole('radio', { name: /Formule Combinée/, checked: true }).waitFor();
  await expect.poll(() => page.getByLabel('Nom').inputValue()).toBe('Masters de la vallée');
  await expect.poll(() => page.getByLabel('Joueurs attendus').inputValue()).toBe('24');
  await page.getByRole('button', { name: 'Créer le tournoi' }).click();
  await page.waitForURL('**/inscriptions');
  const registration = page.url();
  await page.goto(`${program.address}/bureau/nouveau`);
  await expect.poll(() => page.getByLabel('Nom').inputValue()).toBe('');

  await page.goto(registration);
  await page.getByRole('button', { name: 'Nouvelle personne' }).click();
  await page.getByLabel('NOM Prénom').fill('LEFÈVRE Zoé');
  await page.getByLabel('Club').fill('Lyon');
  await page.reload();
  await expect.poll(() => page.getByLabel('Club').inputValue()).toBe('Lyon');
  await expect.poll(() => page.getByLabel('NOM Prénom').inputValue()).toBe('LEFÈVRE Zoé');
  await page.getByRole('button', { name: 'Fermer' }).click();
  await page.getByRole('button', { name: 'Nouvelle personne' }).click();
  await expect.poll(() => page.getByLabel('NOM Prénom').inputValue()).toBe('');
});
