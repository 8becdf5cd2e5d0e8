// The championship of the wargame as its officer and a player see it: twelve newcomers, a tournament of 120, its points
// down to the twelfth, at a desk and on a phone.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsOf } from './faults.ts';
import { type OneWindow, oneWindow } from './one-window.ts';
import { picture } from './pictures.ts';
import { plain } from './plain.ts';
import { sessionOf } from './staff.ts';

const names = [
  ...['HAMELIN Guy', 'CHASTEL Bruno', 'ODIN Cécile', 'ZÉBRÉ Léo', 'LAMBERT Loïc', 'RIVET Sarah'],
  ...['BRICE Adrien', 'FABRE Nadia', 'TISSOT Jean', 'VASSEUR Paul', 'WEBER Inès', 'YVON Marc'],
];
/** L’Art de la Guerre, championship: three places of twelve halve the points, which are cut to whole ones. */
const points = ['120', '95', '75', '60', '47', '37', '30', '23', '18', '15', '11', '9'];

/** The first half beats the second in each round, by less and less. */
const lances = {
  ...{ ronde: 1, id: 'lances-de-villebois', revision: 1, closed: true, name: 'Lances de Villebois' },
  ...{ format: 'art-de-la-guerre', date: '2026-09-05', seed: 1, settings: { rounds: 3, avoidClubs: false } },
  players: names.map((name, i) => ({ id: `p${i + 1}`, name })),
  rounds: [1, 2, 3].map(() => ({
    matches: [0, 1, 2, 3, 4, 5].map((i) => ({
      players: [`p${i + 1}`, `p${12 - i}`],
      winner: `p${i + 1}`,
      points: [100 - i, 10 + i],
    })),
  })),
};

let opened: OneWindow;
let page: Page;
beforeAll(async () => {
  opened = await oneWindow('Nadia Perrot');
  ({ page } = opened);
  await asOfficer('POST', '', { address: 'adg', name: 'L’Art de la Guerre', game: 'art-de-la-guerre' });
});
afterAll(() => opened?.close());

async function asOfficer(method: string, path: string, body: object): Promise<unknown> {
  const answer = await fetch(`${opened.program.address}/api/federations${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', Cookie: `ronde=${await sessionOf(opened.program, 'Nadia Perrot')}` },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return await answer.json();
}

const go = (path: string) => page.goto(`${opened.program.address}${path}`);
const said = async () => plain((await page.locator('main').textContent()) ?? '');
const isWithin = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

async function seen(name: string): Promise<void> {
  await picture(page, name);
  expect(await faultsOf(page)).toEqual([]);
  expect(await isWithin()).toBe(true);
}

test('the officer reads the points before they count, and accepts', async () => {
  const { receipt } = (await asOfficer('POST', '/adg/files', { file: lances })) as { receipt: number };
  await go(`/federation/adg/recus/${receipt}`);
  await expect.poll(said).toContain('Valeur du tournoi au championnat : 120.');
  await page.getByRole('button', { name: 'Voir l’autre', exact: true }).click();
  const column = page.locator('main tbody tr td:nth-child(6)');
  await expect.poll(() => column.allTextContents()).toEqual(points);
  await seen('championship-document-1280');
  await page.getByRole('button', { name: 'Accepter', exact: true }).click();
  await page.getByText('Rien à relire.').first().waitFor();
});

test('the table of the season, at a desk and on a phone: a total opens its sum', async () => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await go('/federation/adg/saison');
    await page.getByText('HAMELIN Guy').waitFor();
    const totals = page.locator('main tbody tr button[aria-expanded]');
    await expect.poll(() => totals.allTextContents()).toEqual(points);
    await totals.first().click();
    await expect.poll(said).toContain('Lances de Villebois');
    await seen(`championship-season-${width}`);
  }
});

test('a player’s page on a phone: place, event, Elo and change, and the calculation below', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await go('/federation/adg/cotes?le=2026-09-30');
  await page
    .getByRole('row', { name: /HAMELIN Guy/ })
    .getByRole('link')
    .click();
  await page.getByRole('heading', { level: 1, name: 'HAMELIN Guy' }).waitFor();
  const heads = page.locator('main thead').first().locator('th');
  await expect.poll(() => heads.allTextContents()).toEqual(['Place', 'Tournoi', 'Après', 'Écart']);
  await page.locator('main tbody button[aria-expanded]').first().click();
  await expect.poll(said).toContain('Championnat 120');
  await seen('championship-person-390');
});
