// `npm run pictures`: the pages of the desk at three widths and in both themes, into docs/pictures/desk.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { type Album, albumIn } from './album.ts';
import { type Created, created, eighteen } from './created.ts';
import { type Desk, deskOf, practice } from './desk-of.ts';
import { type OneWindow, oneWindow } from './one-window.ts';
import type { Program } from './program.ts';
import { named, played, published, recorded, score } from './saint-martin.ts';

const sizes = [
  [390, 844],
  [1280, 820],
  [1920, 1080],
] as const;

let opened: OneWindow;
let program: Program;
let page: Page;
let album: Album;
let desk: Desk;
let wargame: Created;
let combined: Created;

beforeAll(async () => {
  opened = await oneWindow('Claire Vidal');
  ({ program, page } = opened);
  album = await albumIn('docs/pictures/desk', page);
  desk = await deskOf(program, 'Claire Vidal');
  await named(desk);
});
afterAll(() => opened?.close());

const at = (rest: string, slug = practice) => `${program.address}/bureau/${slug}/${rest}`;

/** The page of an address, in every size and theme; `then` brings it to what is shown. */
async function taken(name: string, address: string, then: (width: number) => Promise<void> = async () => {}) {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(address);
    await page.locator('main h1').waitFor();
    await page.waitForTimeout(400);
    await then(width);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.waitForTimeout(250);
      await album.keep(`${name}-${width}-${colorScheme}`, page);
    }
  }
}

test('before the first round', async () => {
  await taken('inscriptions', at('inscriptions'));
  await taken('nouveau', `${program.address}/bureau/nouveau`, async () => {
    await page.getByLabel('Nom').fill('Masters de la vallée');
    await page.getByRole('radio', { name: /Formule Combinée/ }).check();
    await page.getByLabel('Joueurs attendus').fill('22');
    await page.getByLabel('Rondes de poules', { exact: true }).selectOption('7');
    await page.getByText('22 joueurs en 7 rondes de poules').first().waitFor();
  });
  combined = await created(
    program,
    'Claire Vidal',
    { name: 'Masters de la vallée', format: 'combinee', settings: { phase1: 5 } },
    eighteen.slice(0, 12),
  );
  await taken('poules', at('poules', combined.slug));
});

test('a round in play, and its draft', async () => {
  await played(desk, 1);
  await played(desk, 2);
  await published(desk, 3);
  await recorded(desk, 3, (table) => [1, 3, 4, 5, 6, 9, 11].includes(table));
  const matches = (await desk.view()).tournament.rounds[2]?.matches ?? [];
  const players = (table: number) => matches.find((match) => match.table === table)?.players ?? [];
  const [a, b] = score(3, 4);
  const other = { kind: 'games', games: [[a - 10, b]] };
  await desk.ask({ kind: 'dispute', round: 3, players: players(4), value: other });
  const said = { kind: 'games', games: [[399, 333]] };
  await desk.ask({ kind: 'claim', round: 3, players: players(10), by: players(10)[0], result: said });
  await taken('saisie', at('ronde/3?table=7'), async (width) => {
    if (width < 700) {
      for (const digit of '412') await page.getByRole('button', { name: digit, exact: true }).click();
      return;
    }
    await page.locator('input[aria-label^="Score"]').first().fill('412');
    await page.locator('input[aria-label^="Score"]').nth(1).fill('411');
  });
  await taken('salle', at('salle'), async () => {
    await page.frameLocator('iframe').locator('h1').first().waitFor();
  });
  await desk.ask({ kind: 'retain', round: 3, players: players(4), which: 'first', saw: other });
  for (const table of [2, 7, 8, 10]) await desk.record(3, table, score(3, table));
  await desk.ask({ kind: 'close-round', round: 3 });
  await desk.ask({ kind: 'draw', round: 4, without: [] });
  await taken('projet', at('ronde/4'), async () => {
    await page.locator('[data-why]').nth(2).click();
    await page.getByRole('heading', { name: 'La règle' }).waitFor();
  });
});

test('the end of the day', async () => {
  await desk.ask({ kind: 'publish', round: 4, attempt: 1 });
  await recorded(desk, 4);
  await desk.ask({ kind: 'close-round', round: 4 });
  await played(desk, 5);
  await taken('classement', at('classement'), async () => {
    await page.locator('main [data-why]').first().click();
  });
  await taken('joueur', at('joueur/4'));
  await taken('journal', at('journal?etat=60'));
  await taken('cloture', at('cloture'));
  await taken('imprimer', at('imprimer'));
});

test('the wargame', async () => {
  wargame = await created(
    program,
    'Claire Vidal',
    { name: 'Lances de Villebois', format: 'art-de-la-guerre' },
    eighteen.slice(0, 12),
  );
  await wargame.ask({ kind: 'draw', round: 1, without: [] });
  await wargame.ask({ kind: 'publish', round: 1, attempt: 1 });
  for (const [i, [a = '', b = '']] of (await wargame.tables(1)).entries()) {
    if (i > 3) break;
    const cohesion = [
      { lost: 5 + 3 * i, total: 22 },
      { lost: 24, total: 24 },
    ];
    await wargame.ask({
      kind: 'record',
      round: 1,
      players: [a, b],
      result: { kind: 'losses', winner: a, cohesion },
      saw: null,
    });
  }
  await taken('saisie-adg', at('ronde/1', wargame.slug));
});
