// `npm run pictures`: the players' phones, in both themes, into docs/pictures/phone.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { type Album, albumIn } from './album.ts';
import { created, eighteen } from './created.ts';
import { type Desk, deskOf, practice } from './desk-of.ts';
import { codesOf, type Hall, hall, type Phone } from './phones.ts';
import { named, played, published } from './saint-martin.ts';

const by = 'Claire Vidal';

let there: Hall;
let desk: Desk;
let phone: Phone;
let page: Page;
let album: Album;

beforeAll(async () => {
  there = await hall();
  desk = await deskOf(there.program, by);
  await named(desk);
  await desk.ask({ kind: 'show', open: true });
  phone = await there.phone('/', { deviceScaleFactor: 2 });
  page = phone.page;
  album = await albumIn('docs/pictures/phone', page);
});
afterAll(() => there?.close());

async function taken(name: string, at: string, then: () => Promise<unknown> = async () => {}) {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await phone.open(at);
  await page.locator('main h1').first().waitFor();
  await page.waitForTimeout(900);
  await then();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.waitForTimeout(250);
    await album.keep(`${name}-${colorScheme}`, page);
  }
}

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

test('a round on a phone', async () => {
  const code = await codesOf(there, by, practice);
  for (const round of [1, 2, 3]) await played(desk, round);
  await published(desk, 4);
  const matches = (await desk.view()).tournament.rounds[3]?.matches ?? [];
  const [a = '', b = ''] = matches.find(({ table }) => table === 3)?.players ?? [];
  const alone = matches.find(({ players }) => players.length === 1)?.players[0] ?? '';
  await taken('ma-table', `/j/${code(a)}`);
  await taken('pourquoi', `/j/${code(a)}`, async () => {
    await page.getByRole('button', { name: /Pourquoi cette table/ }).click();
    await page.getByRole('heading', { name: 'La règle' }).waitFor();
  });
  await taken('saisie', `/j/${code(a)}`, async () => {
    await button('Saisir le score').click();
    for (const digit of '342') await button(digit).click();
    await page.locator('main input').nth(1).click();
    for (const digit of '458') await button(digit).click();
  });
  await button('Enregistrer').click();
  await page.getByText('doit encore le confirmer').waitFor();
  await taken('a-confirmer', `/j/${code(b)}`);
  await taken('classement', `/j/${code(b)}/classement`);
  await taken('pendule', `/j/${code(b)}/pendule`);
  await taken('mots-ferme', `/j/${code(b)}/mots`);
  await taken('exempt', `/j/${code(alone)}`);
  await taken('marque', `/j/${code(b)}/marque`, async () => {
    for (const [word, points] of [
      ['maison', '24'],
      ['thé', '18'],
      ['wagons', '44'],
    ] as const) {
      await page.getByLabel('Mot', { exact: true }).fill(word);
      await page.getByLabel('Points', { exact: true }).fill(points);
      await button('Inscrire').click();
    }
  });
  await taken('suivre-aussi', `/j/${code(b)}`, async () => {
    await page.getByRole('button', { name: /Menu/ }).click();
    await button('Suivre une autre personne…').click();
  });
  await taken('feuille-de-match', `/t/${practice}/table/9`);
});

test('the wargame', async () => {
  const wargame = await created(
    there.program,
    by,
    { name: 'Lances de Villebois', format: 'art-de-la-guerre' },
    eighteen.slice(0, 12),
  );
  const code = await codesOf(there, by, wargame.slug);
  await wargame.ask({ kind: 'draw', round: 1, without: [] });
  await wargame.ask({ kind: 'publish', round: 1, attempt: 1 });
  await taken('saisie-adg', `/j/${code('p1')}`, async () => {
    await button('Saisir le résultat').click();
    for (const [i, figure] of ['7', '22', '24', '24'].entries()) await page.locator('main input').nth(i).fill(figure);
  });
});
