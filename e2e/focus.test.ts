// Where the focus is after each act: never lost, always where one goes on.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Desk } from './desk-of.ts';
import type { OneWindow } from './one-window.ts';
import type { Program } from './program.ts';
import { practiceCopy, sharedWindow } from './shared.ts';

let opened: OneWindow;
let program: Program;
let page: Page;
let desk: Desk;

beforeAll(async () => {
  opened = await sharedWindow();
  ({ program, page } = opened);
  desk = await practiceCopy();
});
afterAll(() => opened?.close());

const at = (rest: string) => `${program.address}/bureau/${desk.slug}/${rest}`;
const button = (name: string | RegExp) => page.getByRole('button', { name });

/** What has the focus: its label, its text, or its tag. */
const focused = () =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    if (!at || at === document.body) return 'BODY';
    if (at.id === 'entry-table') return 'Table';
    const label = at instanceof HTMLInputElement ? at.labels?.[0]?.textContent : null;
    return at.getAttribute('aria-label') ?? label ?? (at.textContent || at.tagName);
  });
const focusOn = (wanted: string | RegExp) => expect.poll(focused).toMatch(wanted);

test('a day by keyboard never loses the focus', async () => {
  await page.goto(at('inscriptions'));
  await focusOn('Chercher un nom');
  await button('Coller une liste').press('Enter');
  await focusOn('TEXTAREA');
  await page.keyboard.insertText('NOUVEL Alix;2 050;Lille');
  await button('Inscrire 1').press('Enter');
  await page.getByRole('cell', { name: '2050' }).waitFor();
  await focusOn('Chercher un nom');

  await button('Nouvelle personne').press('Enter');
  await page.keyboard.type('AUTRE Camille');
  await page.keyboard.press('Enter');
  await focusOn('Cote');
  await page.keyboard.press('Enter');
  await page.getByText('24 présents sur 25').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');

  await button('Noter tout le monde présent').press('Enter');
  await page.getByText('25 présents sur 25').waitFor();
  await focusOn('Chercher un nom');

  await button('Apparier la ronde 1').press('Enter');
  await focusOn('Publier la ronde 1');

  const why = button(/^Pourquoi/).nth(2);
  await why.press('Enter');
  const panel = page.getByRole('heading', { name: 'Qui commence' });
  await panel.waitFor();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await focusOn(/^Pourquoi/);
  await page.keyboard.press('Enter');
  await panel.waitFor();
  // Another one, with the panel open: its title has the focus, as the first time.
  await focusOn(/^Pourquoi\s[^?\s]/);
  const first = await focused();
  await button(/^Pourquoi/)
    .nth(3)
    .press('Enter');
  await expect.poll(focused).not.toBe(first);
  await focusOn(/^Pourquoi\s[^?\s]/);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
  await page.goBack();
  await panel.waitFor({ state: 'detached' });
  await focusOn(/^Pourquoi/);

  await button('Publier la ronde 1').press('Enter');
  await focusOn('Table');

  // A table that is pressed is typed next; a wheel over its score changes nothing.
  await page.locator('main tbody tr').nth(4).click();
  await focusOn(/^Score/);
  await page.keyboard.type('41');
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.locator('input[aria-label^="Score"]').first().inputValue()).toBe('41');
  await page.keyboard.press('Escape');
  await focusOn('Table');

  // Échap empties the strip and goes back to its first field; again, it leaves the fields.
  await page.keyboard.type('2');
  await page.keyboard.press('Space');
  await page.keyboard.type('412');
  await page.keyboard.press('Escape');
  await focusOn('Table');
  await expect.poll(() => page.locator('input[aria-label^="Score"]').first().inputValue()).toBe('');
  await page.keyboard.press('Escape');
  await focusOn('Clore la ronde 1');

  // A forfeit, a departure, an undo.
  await page.locator('#entry-table').focus();
  await page.keyboard.type('1');
  await page.keyboard.press('Space');
  await page.keyboard.press('f');
  await page.keyboard.press('Enter');
  await page.getByText('Il manque 11 résultats sur 12').waitFor();
  await focusOn('Table');
  await button(/quitte le tournoi…$/)
    .first()
    .press('Enter');
  await button('Forfait pour la ronde 1').press('Enter');
  await page.getByText('Il manque 10 résultats sur 12').waitFor();
  await focusOn('Table');
  await button(/^Annuler, /)
    .first()
    .press('Enter');
  await page.getByText('Il manque 11 résultats sur 12').waitFor();
  // What is typed next is a score, never the number of a round.
  await focusOn('Table');

  for (const { table = 0, players, result } of (await desk.view()).tournament.rounds[0]?.matches ?? [])
    if (players.length === 2 && !result) await desk.record(1, table, [450, 400]);
  await page.getByText('12 tables sur 12').first().waitFor();
  await button('Clore la ronde 1').press('Enter');
  await focusOn('Apparier la ronde 2');

  await button('Corriger un résultat').press('Enter');
  await focusOn('Table');
  await page.keyboard.type('3');
  await page.keyboard.press('Space');
  await page.keyboard.type('390');
  await page.keyboard.press('Space');
  await page.keyboard.type('410');
  await page.keyboard.press('Enter');
  await page.getByText('corrigé').first().waitFor();
  await focusOn('Corriger un résultat');

  // What was said of this page is gone from the next.
  const live = page.locator('.sr-only[role="status"]');
  await expect.poll(() => live.textContent()).toContain('Table 3');
  // A sentence that turns the page is still heard there: later, it is not.
  await page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 1100;
  });
  await page.keyboard.press('j');
  await page.getByRole('heading', { level: 1, name: 'Joueurs' }).waitFor();
  await expect.poll(() => live.textContent()).toBe('');
});
