// Formule Combinée on the desk: the pools balanced by hand, their order drawn, the rounds up to phase 2's draw.
import { beforeAll, expect, test } from 'vitest';
import { page } from '../../fixtures/page.ts';
import { created, type Desk, eighteen } from '../../fixtures/tournaments.ts';

let desk: Desk;

beforeAll(async () => {
  const settings = { phase1: 5, phase2: 3, phase3: 0 };
  desk = await created({ name: 'Combinée', format: 'combinee', seed: 42, settings }, eighteen.slice(0, 12));
});

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const pool = (n: number) => page.getByRole('table', { name: `Poule ${n},` });
const row = (name: string) => page.getByRole('row').filter({ hasText: name });
const inPool = async (n: number) =>
  (await pool(n).getByRole('rowheader').allTextContents()).map((text) => text.split(' ')[0]);

test('Formule Combinée: pools by menu and by drag, back to the snake, the order, five rounds, phase 2', async () => {
  await page.goto(`/bureau/${desk.slug}/poules`);
  await page.getByText('Écart entre les moyennes : 0.').waitFor();
  // The snake: 1 4 5 8 9 12 and 2 3 6 7 10 11, in its own order of rows.
  await expect
    .poll(async () => new Set(await inPool(1)))
    .toEqual(new Set(['AUBIN', 'D’ALMEIDA', 'FONTAINE', 'IBRAHIM', 'KOUAMÉ', 'N’DIAYE']));

  await button('Déplacer vers… AUBIN Colette').click();
  await button('Échanger avec BERTHIER Paul').waitFor();
  await button('Échanger avec BERTHIER Paul').click();
  await expect.poll(() => inPool(2)).toContain('AUBIN');
  await expect.poll(() => page.getByText('à la main', { exact: true }).count()).toBe(2);

  await row('COLLIN Hervé').dragTo(row('FONTAINE Noël'));
  await expect.poll(() => inPool(1)).toContain('COLLIN');
  await expect.poll(() => inPool(2)).toContain('FONTAINE');

  await button('Revenir à la répartition du règlement').click();
  await expect.poll(() => page.getByText('à la main', { exact: true }).count()).toBe(0);
  await expect.poll(() => inPool(1)).toContain('AUBIN');

  await button('Tirer l’ordre').click();
  // The order alone is taken back: the pools stay, and somebody may be moved again.
  await page.getByText('Pour déplacer quelqu’un, annulez l’ordre').waitFor();
  await button('Annuler l’ordre').click();
  await button('Déplacer vers… AUBIN Colette').waitFor();
  // What is so already is not offered.
  expect(await button('Revenir à la répartition du règlement').count()).toBe(0);
  await button('Tirer l’ordre').click();
  await page.getByText('tirage 1').waitFor();
  const first = await inPool(1);
  await button('Tirer un autre ordre').click();
  await expect.poll(() => inPool(1)).not.toEqual(first);
  await page.getByText('tirage 2').waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  // Who asks for their pool reads it before round 1 is there.
  await button('Publier les poules').click();
  await page.getByText('Poules publiées').waitFor();
  await button('Tirer un autre ordre').click();
  await page.getByText('Les poules publiées étaient autres').waitFor();
  await button('Publier les poules').click();
  await button('Retirer la publication').waitFor();

  const order = (await desk.view()).tournament.settings.drawn?.[0];
  await button('Apparier la ronde 1').click();
  await button('Publier la ronde 1').click();
  await page.getByText('Il manque 6 résultats sur 6').waitFor();
  // Round 1 of the circle: drawn player 1 of a pool of six meets player 6.
  const [one, , , , , six] = order ?? [];
  const drawn = (await desk.tables(1)).map((players) => [...players].sort().join(' '));
  expect(drawn).toContain([one, six].sort().join(' '));
  for (const table of [1, 2, 3, 4, 5, 6]) await desk.record(1, table, [450, 400]);
  await desk.ask({ kind: 'close-round', round: 1 });
  for (const round of [2, 3, 4, 5]) await desk.play(round, (table) => [450 + table, 400]);

  // CORR-03: the last result of a phase draws nothing by itself, and what is drawn can be taken back in one act.
  expect((await desk.view()).tournament.rounds).toHaveLength(5);
  await page.goto(`/bureau/${desk.slug}/ronde/5`);
  await button('Apparier la ronde 6').click();
  await button('Publier la ronde 6').waitFor();
  // Phase 2 goes from neighbour to neighbour among those who have not met: the other pool's.
  const met = new Set(
    (await Promise.all([1, 2, 3, 4, 5].map(desk.tables))).flat().map((two) => [...two].sort().join(' ')),
  );
  const sixth = (await desk.tables(6)).map((two) => [...two].sort().join(' '));
  expect(sixth).toHaveLength(6);
  expect(sixth.filter((two) => met.has(two))).toEqual([]);
  await button('Annuler la ronde 6').click();
  await expect.poll(async () => (await desk.view()).tournament.rounds.length).toBe(5);
  await button('Apparier la ronde 6').waitFor();

  await page.goto(`/bureau/${desk.slug}/poules`);
  await page.getByText('Les poules ne changent plus : la ronde 1 est appariée.').waitFor();
  expect(await page.getByRole('button', { name: /Déplacer vers/ }).count()).toBe(0);
});
