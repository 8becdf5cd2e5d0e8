// Where the focus is after each act: never lost, always where one goes on.
import { beforeAll, expect, test } from 'vitest';
import { page } from '../../fixtures/page.ts';
import { type Desk, practice } from '../../fixtures/tournaments.ts';

let desk: Desk;

beforeAll(async () => {
  desk = await practice();
  await desk.play(1);
});

const at = (rest: string) => `/bureau/${desk.slug}/${rest}`;
const button = (name: string | RegExp) => page.getByRole('button', { name });

/** What has the focus: its label, its text, or its tag. */
const focused = () =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    if (!at || at === document.body) return 'BODY';
    return at.id === 'entry-table' ? 'Table' : (at.getAttribute('aria-label') ?? (at.textContent || at.tagName));
  });
const focusOn = (wanted: string | RegExp) => expect.poll(focused).toMatch(wanted);

test('the table field: F and L as in the first score; a click takes the number; what slips into it is no score', async () => {
  await desk.ask({ kind: 'draw', round: 2, without: [] });
  await desk.ask({ kind: 'publish', round: 2, attempt: 1 });
  await page.goto(at('ronde/2'));
  await focusOn('Table');
  const table = page.locator('#entry-table');
  const scores = page.locator('input[aria-label^="Score"]');
  const typed = async () => [await table.inputValue(), await scores.nth(0).inputValue()];
  await expect.poll(typed).toEqual(['1', '']);

  await page.keyboard.press('f');
  await expect.poll(typed).toEqual(['1', 'forfait']);
  await focusOn(/^Score/);
  await page.keyboard.press('Escape');
  await focusOn('Table');
  await page.keyboard.press('l');
  await button('Signaler le litige').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('maxlength'))).toBe('500');
  await page.keyboard.press('Escape');

  // Already in the field: the digit takes the place of the number, and 40 is the first score of the table proposed.
  await table.focus();
  await table.click();
  await page.keyboard.type('2');
  await expect.poll(typed).toEqual(['2', '']);
  await table.click();
  await page.keyboard.type('400');
  await expect.poll(typed).toEqual(['1', '400']);
  await page.keyboard.press('Escape');

  // The first digit may be the very number that stands there.
  await focusOn('Table');
  await page.keyboard.type('129');
  await expect.poll(typed).toEqual(['1', '129']);
  await page.keyboard.press('Escape');

  await focusOn('Table');
  await page.keyboard.press('End');
  await page.keyboard.type('400');
  await expect.poll(typed).toEqual(['1400', '']);
  await page.getByText('La ronde n’a pas de table 1400.').first().waitFor();
  await expect.poll(() => table.getAttribute('aria-describedby')).toBe('entry-no-table');
  await page.keyboard.press('Space');
  await focusOn('Table');
  await page.keyboard.type('3');
  await expect.poll(typed).toEqual(['3', '']);
});

test('an address of no round is no page; an unknown tournament is not followed', async () => {
  await page.goto(at('ronde/x'));
  await page.getByRole('heading', { level: 1, name: 'Cette page n’existe pas.' }).waitFor();
  await page.goto(`/bureau/nulle-part`);
  await page.getByRole('heading', { level: 1, name: 'Cette page n’existe pas.' }).waitFor();
  expect(inMemory.followed.filter((path) => path.includes('nulle-part'))).toEqual([]);
  expect(inMemory.followed).toContain(`/api/tournaments/${desk.slug}/live`);
});

test('a page opened from « Plus » begins at its title; a dispute gives the sheet of a phone its field back', async () => {
  await page.goto(at('classement'));
  for (const name of ['Prix', 'Réglages']) {
    await button('Plus').press('Enter');
    await page.locator('#strip-more').getByRole('link', { name }).press('Enter');
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await focusOn(name);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at('ronde/2'));
  await page.getByRole('button', { name: 'Table 1', exact: true }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'litige', exact: true }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
  await page.getByRole('dialog').getByRole('button', { name: 'Signaler le litige' }).click();
  await page.getByRole('row').filter({ hasText: 'litige' }).waitFor();
  await focusOn(/^Score, /);
});
