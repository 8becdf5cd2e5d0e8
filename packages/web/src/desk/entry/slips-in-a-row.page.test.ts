// A pile of slips typed one after the other, with what goes wrong in between: a dispute, an undo, a wrong score of the
// final. What is typed next always goes into the fields, and no digit decides anything.
import { beforeAll, expect, test } from 'vitest';
import { page, plain, strike, strikeAtTable } from '../../fixtures/page.ts';
import { created, type Desk, eighteen } from '../../fixtures/tournaments.ts';

let day: Desk;

beforeAll(async () => {
  day = await created({ name: 'Piles', format: 'classique' }, eighteen.slice(0, 8));
  await day.ask({ kind: 'draw', round: 1, without: [] });
  await day.ask({ kind: 'publish', round: 1, attempt: 1 });
  await page.goto(at('ronde/1'));
});

const at = (rest: string) => `/bureau/${day.slug}/${rest}`;
const type = (...keys: readonly string[]) => strikeAtTable(...keys);
const shown = () => page.locator('#entry-table').inputValue();
const scores = () =>
  page.locator('input[aria-label^="Score"]').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
const strip = () => page.getByRole('region', { name: /^(Ronde|Résultat)/ });
const said = async () => plain(await strip().textContent());
const round1 = async () => (await day.view()).tournament.rounds[0];
const matchOf = async (table: number) => (await round1())?.matches.find((match) => match.table === table);

test('after L the next table stands in the strip; the disputed one comes back by its number, with the cursor in its score', async () => {
  await type('1', 'l');
  await page.getByLabel('Litige : motif').waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: 'Table 1 · litige' }).waitFor();
  await expect.poll(shown).toBe('2');
  await type('410', 'Space', '400', 'Enter');
  await expect.poll(async () => (await matchOf(2))?.result).toBeDefined();
  // Not the table that waits for a decision: the next slip is that of table 3.
  await expect.poll(shown).toBe('3');
  await type('1', 'Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/^Score/);
  await strike('415', 'Space', '391');
  await expect.poll(scores).toEqual(['415', '391']);
  expect(location.pathname).toBe(at('ronde/1'));
  // A score settles a dispute only once that has been asked.
  await page.keyboard.press('Enter');
  await expect
    .poll(said)
    .toContain('Table 1, litige : retenir 415 – 391 ? Entrée pour confirmer, Échap pour corriger.');
  expect((await matchOf(1))?.disputed).toBeDefined();
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: 'Table 1 · litige' }).waitFor({ state: 'detached' });
  await expect.poll(async () => (await matchOf(1))?.result).toMatchObject({ kind: 'games' });
});

test('where a doubt has the focus no digit lifts it, and none opens a round', async () => {
  await expect.poll(shown).toBe('3');
  await type('3', 'l');
  await page.getByLabel('Litige : motif').waitFor();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('group', { name: 'Table 3 · litige' });
  await panel.waitFor();
  await panel.focus();
  await page.keyboard.type('1425');
  expect(location.pathname).toBe(at('ronde/1'));
  expect((await matchOf(3))?.disputed).toBeDefined();
  await panel.getByRole('button', { name: 'Régler le litige', exact: true }).click();
  await panel.waitFor({ state: 'detached' });
});

test('after « Annuler » the table that lost its result stands in the strip, and its score is typed at once', async () => {
  await page
    .locator('aside')
    .getByRole('button', { name: /^Annuler, .*table 2/ })
    .click();
  await expect.poll(shown).toBe('2');
  await type('432', 'Space', '401');
  await expect.poll(scores).toEqual(['432', '401']);
  // Space after the last figure goes to the button: digits there open no round either.
  await strike('Space', '325');
  expect(location.pathname).toBe(at('ronde/1'));
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await matchOf(2))?.result).toMatchObject({ kind: 'games' });
});

test('in a closed round too, a correction that is taken back leaves its table to be typed', async () => {
  for (const table of [3, 4]) await day.record(1, table, [450, 400]);
  await day.ask({ kind: 'close-round', round: 1 });
  await day.record(1, 4, [470, 400], { kind: 'games', games: [[450, 400]] });
  await page.goto(at('ronde/1'));
  await page
    .locator('aside')
    .getByRole('button', { name: /^Annuler, .*table 4, corrigé/ })
    .click();
  await expect.poll(shown).toBe('4');
  await type('455', 'Space', '391');
  await expect.poll(scores).toEqual(['455', '391']);
  expect(location.pathname).toBe(at('ronde/1'));
  await page.keyboard.press('Escape');
});

test('the final: a score is typed straight away, undone, and typed again; Échap takes a number of no table out', async () => {
  for (let round = 2; round <= 5; round++) await day.play(round);
  const terms = { players: 2, bestOf: 1, carry: false, thirdPlace: false, lastPlace: 'initial-rank' };
  await day.ask({ kind: 'open-final', ...terms });
  await day.ask({ kind: 'draw-final', set: 0 });
  const final = async () => (await day.view()).tournament.final?.matches[0]?.result;
  await page.goto(at('finale'));
  await strip().waitFor();
  await page.locator('#entry-table').focus();
  await type('400', 'Enter', '400');
  await expect.poll(scores).toEqual(['400', '400']);
  await page.keyboard.press('Enter');
  await expect.poll(final).toMatchObject({ kind: 'games', games: [[400, 400]] });

  await page
    .locator('aside')
    .getByRole('button', { name: /^Annuler, .*400\D+400/ })
    .click();
  await expect.poll(final).toBeUndefined();
  await type('398', 'Enter', '410', 'Enter');
  await expect.poll(final).toMatchObject({ kind: 'games' });
  expect(await page.getByText('a changé entre-temps').count()).toBe(0);

  await page
    .locator('aside')
    .getByRole('button', { name: /^Annuler, .*410/ })
    .click();
  await type('End', '400');
  await expect.poll(shown).toBe('1400');
  await page.keyboard.press('Escape');
  await expect.poll(shown).toBe('1');
});

test('after a number of no table nothing is a score until a table is chosen', async () => {
  const other = await created({ name: 'Une table fermée', format: 'classique' }, eighteen.slice(0, 8));
  await other.ask({ kind: 'settings', saw: {}, to: { closedTables: [2] } });
  await other.ask({ kind: 'draw', round: 1, without: [] });
  await other.ask({ kind: 'publish', round: 1, attempt: 1 });
  await page.goto(`/bureau/${other.slug}/ronde/1`);
  await expect.poll(shown).toBe('1');
  await type('2', 'Enter');
  await expect.poll(said).toContain('La ronde n’a pas de table 2.');
  await strike('444', 'Enter', '333', 'Enter');
  await expect.poll(shown).toBe('333');
  const { tournament } = await other.view();
  expect(tournament.rounds[0]?.matches.map(({ result }) => result)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  await page.keyboard.press('Escape');
  await expect.poll(shown).toBe('1');
});
