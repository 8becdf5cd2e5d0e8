// What a player does once in a tournament, on a phone of 360 px: sends an army list, votes, asks to leave.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Created, created, eighteen } from './created.ts';
import { faultsOf } from './faults.ts';
import { codesOf, type Hall, hall } from './phones.ts';
import { picture } from './pictures.ts';
import { sessionOf } from './staff.ts';

let there: Hall;
beforeAll(async () => {
  there = await hall();
});
afterAll(() => there?.close());

const by = 'Claire';

async function asked(desk: Created, method: string, path: string, body?: object): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json', Cookie: `ronde=${await sessionOf(there.program, by)}` };
  const at = `${there.program.address}/api/tournaments/${desk.slug}${path}`;
  const answer = await fetch(at, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  if (!answer.ok) throw new Error(await answer.text());
  return await answer.json();
}

const overflows = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test('an army list, a vote and the wish to leave, from one phone', async () => {
  const desk = await created(
    there.program,
    by,
    { name: 'Lances de Villebois', format: 'art-de-la-guerre' },
    eighteen.slice(0, 8),
  );
  await desk.ask({ kind: 'show', open: true });
  const code = await codesOf(there, by, desk.slug);
  await asked(desk, 'PUT', '/army-lists', { deadline: '2026-01-01T18:00:00.000Z', malus: 10, published: false });
  await asked(desk, 'POST', '/votes', { id: 'v', name: 'Armée la mieux peinte', about: 'army' });
  await desk.ask({ kind: 'draw', round: 1, without: [] });
  await desk.ask({ kind: 'publish', round: 1, attempt: 1 });
  const phone = await there.phone(`/j/${code('p1')}`, { viewport: { width: 360, height: 740 } });
  const { page } = phone;
  const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
  const seen = async (name: string) => {
    await picture(page, `phone-${name}`);
    expect(await overflows(page), name).toBe(false);
    expect(await faultsOf(page), name).toEqual([]);
  };

  await page.getByRole('link', { name: 'Mes listes d’armée' }).click();
  await page.getByText('la lisent').or(page.getByText('les lisent')).first().waitFor();
  await page.getByText('malus de 10 points').waitFor();
  const [choose] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByText('Choisir le fichier de la liste 1').click(),
  ]);
  await choose.setFiles({ name: 'romains.txt', mimeType: 'text/plain', buffer: Buffer.from('Romains, 23 points') });
  await page.getByText('romains.txt, reçue le').waitFor();
  await page.getByText('En retard.').waitFor();
  await page.getByText('Ou coller le texte de la liste').nth(1).click();
  await page.getByLabel('Texte de la liste').nth(1).fill('Gaulois, 24 points');
  await page.getByRole('button', { name: 'Envoyer ce texte' }).click();
  await page.getByText('Liste 2 reçue.').waitFor();
  await seen('liste');
  const [again] = await Promise.all([page.waitForEvent('filechooser'), page.getByText('Remplacer la liste 1').click()]);
  await again.setFiles({ name: 'x.bin', mimeType: 'text/plain', buffer: Buffer.from([0, 1, 2]) });
  await page.getByText('ni un texte ni un PDF').waitFor();
  const { lists } = (await asked(desk, 'GET', '/army-lists')) as { lists: { name: string; late: boolean }[] };
  expect(lists.map(({ name, late }) => [name, late])).toEqual([
    ['romains.txt', true],
    ['liste 2.txt', true],
  ]);

  await asked(desk, 'PUT', '/votes/v', { state: 'open', saw: 'ready' });
  await page.getByRole('link', { name: 'Mon terrain' }).click();
  await page.getByRole('link', { name: /^Voter/ }).waitFor();
  await seen('mon-terrain');
  await page.getByRole('link', { name: /^Voter/ }).click();
  await press('Voter');
  await page.getByText('Choisissez d’abord quelqu’un.').waitFor();
  const options = await page.getByLabel('L’armée de').locator('option').allTextContents();
  expect(options.some((one) => one.includes(eighteen[0] ?? ''))).toBe(false);
  expect(options).toHaveLength(8);
  await page.getByLabel('L’armée de').selectOption({ label: eighteen[2] ?? '' });
  await seen('vote');
  await press(/^Voter pour/);
  await page.getByText('Votre vote est compté.').waitFor();
  await seen('a-vote');

  await page.getByRole('link', { name: 'Mon terrain' }).click();
  expect(await page.getByRole('link', { name: /^Voter/ }).count()).toBe(0);
  await page.getByRole('link', { name: 'Je quitte le tournoi…' }).click();
  await page.getByText('Votre partie n’est pas finie').waitFor();
  await press('Demander à partir');
  await seen('depart');
  await press('Non, rester');
  await press('Demander à partir');
  await press('Oui, prévenir la direction');
  await page.getByText('La direction a reçu votre demande').waitFor();
  expect(await asked(desk, 'GET', '/leaving')).toMatchObject([{ player: 'p1' }]);
  await asked(desk, 'POST', '/leaving/p1/decline', {});
  await page.getByText('La direction vous demande de rester').waitFor();
  await seen('depart-refuse');
  expect(phone.complaints).toEqual([]);
});
