// What the other journeys leave of the field reports on the desk: the same cases, their other halves.
import { expect, test } from 'vitest';
import { page, strikeAtTable } from '../../fixtures/page.ts';
import { created, type Desk, eighteen } from '../../fixtures/tournaments.ts';

const make = (name: string, players: readonly string[], format = 'classique', settings = {}) =>
  created({ name, format, settings }, players);

async function open({ slug }: Desk, rest: string): Promise<void> {
  await page.goto(`/bureau/${slug}/${rest}`);
  await page.locator('main h1').waitFor();
}

async function inPlay(desk: Desk, round: number, more: object = {}): Promise<void> {
  await desk.ask({ kind: 'draw', round, without: [], ...more });
  await desk.ask({ kind: 'publish', round, attempt: 1 });
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

test('UI-02: two who keep a table meet: at the lower of both, the other one stays empty', async () => {
  const desk = await make('Deux tables gardées', eighteen);
  await desk.ask({ kind: 'amend', player: 'p4', saw: {}, to: { table: 2 } });
  await desk.ask({ kind: 'amend', player: 'p11', saw: {}, to: { table: 5 } });
  await desk.ask({ kind: 'draw', round: 1, without: [], fixed: [{ players: ['p4', 'p11'] }] });
  await open(desk, 'ronde/1');
  const rows = page.locator('main table').first().locator('tbody tr');
  await rows.nth(8).waitFor();
  const tables = await rows.evaluateAll((all) => all.map((row) => row.querySelector('td')?.textContent));
  expect(tables).toEqual(['1', '2', '3', '4', '6', '7', '8', '9', '10']);
  expect(await rows.nth(1).textContent()).toMatch(/D’ALMEIDA.*MARCHAND|MARCHAND.*D’ALMEIDA/);
});

test('UI-07: thirteen rounds stand in the standings in their order, not 1, 10, 11', async () => {
  const desk = await make('Treize rondes', eighteen.slice(0, 14), 'toutes-rondes');
  for (let round = 1; round <= 13; round++) await desk.play(round, () => [450, 400]);
  await open(desk, 'classement');
  const heads = () => page.locator('main table').first().locator('thead th').allTextContents();
  await expect
    .poll(async () => (await heads()).filter((head) => /^R\d+$/.test(head)))
    .toEqual(Array.from({ length: 13 }, (_, i) => `R${i + 1}`));
});

test('FORF-04: nobody at a table of the wargame: 10 for who comes back, 0 for who does not, 90 for nobody', async () => {
  const desk = await make('Personne', eighteen.slice(0, 8), 'art-de-la-guerre', { rounds: 3 });
  await inPlay(desk, 1);
  const tables = await desk.tables(1);
  const drawn = { kind: 'points', points: [41, 50], winner: null };
  for (const [i, players] of tables.entries())
    if (i !== 3) await desk.ask({ kind: 'record', round: 1, players, result: drawn, saw: null });
  await open(desk, 'ronde/1');
  await page.getByText('Il manque 1 résultat sur 4').waitFor();
  await strikeAtTable('4', 'Space', 'f', 'Space', 'f', 'Enter');
  await button('Clore le tour 1').click();
  await button('Apparier le tour 2').waitFor();
  const [back = '', gone = ''] = tables[3] ?? [];
  await desk.ask({ kind: 'withdraw', player: gone });
  await inPlay(desk, 2);
  for (const players of await desk.tables(2))
    if (players.length === 2) await desk.ask({ kind: 'record', round: 2, players, result: drawn, saw: null });
  await desk.ask({ kind: 'close-round', round: 2 });
  await open(desk, 'classement/1');
  const lines = page.locator('main table').first().locator('tbody tr');
  await lines.first().waitFor();
  const rows = await lines.evaluateAll((all) =>
    all.map((row) => [...row.children].map((cell) => cell.textContent ?? '')),
  );
  const pointsOf = (player: string) =>
    rows.find((row) => row[1]?.startsWith(eighteen[Number(player.slice(1)) - 1] ?? '?'))?.at(-3);
  expect([pointsOf(back), pointsOf(gone)]).toEqual(['10', '0']);
  expect(rows.filter((row) => row.at(-3) === '90')).toEqual([]);
});

test('CORR-05: round 1 cancelled: registration is open again, and round 1 can be drawn', async () => {
  const desk = await make('Ronde seule', eighteen.slice(0, 8));
  await inPlay(desk, 1);
  await desk.record(1, 2, [450, 400]);
  await open(desk, 'ronde/1');
  await button('Annuler la ronde 1').click();
  await page.getByText('1 résultat sera perdu.').waitFor();
  await button('Annuler la ronde 1').click();
  await button('Apparier la ronde 1').waitFor();
  expect(new URL(page.url()).pathname).toMatch(/\/inscriptions$/);
  await page.getByRole('link', { name: 'Ouvrir la salle' }).waitFor();
  await button('Apparier la ronde 1').click();
  await button('Publier la ronde 1').waitFor();
});

test('CORR-03: phase 2 is drawn on a wrong last result: taken back in one act, corrected, drawn anew', async () => {
  const desk = await make('Phase deux', eighteen.slice(0, 12), 'combinee', { phase1: 5, phase2: 3, phase3: 1 });
  await desk.ask({ kind: 'draw-order', attempt: 1 });
  for (let round = 1; round <= 5; round++) await desk.play(round, (table) => [450 + table, 400]);
  await desk.ask({ kind: 'draw', round: 6, without: [] });
  const wrong = JSON.stringify(await desk.tables(6));
  await open(desk, 'ronde/6');
  await button('Annuler la ronde 6').click();
  await button('Corriger un résultat').click();
  // Whoever of the two starts: the one who had lost wins by as much.
  const match = (await desk.view()).tournament.rounds[4]?.matches[0];
  const turned = match?.starts === match?.players[0] ? ['400', '451'] : ['451', '400'];
  await page.waitForFunction(() => document.activeElement?.id === 'entry-table');
  for (const keys of ['1', ' ', turned[0] ?? '', ' ', turned[1] ?? '']) await page.keyboard.type(keys);
  await page.keyboard.press('Enter');
  await page.locator('main table').getByText('corrigé').waitFor();
  await button('Apparier la ronde 6').click();
  await button('Publier la ronde 6').waitFor();
  // A whole round again, from the ranking as it is now: another one.
  const drawn = await desk.tables(6);
  expect(drawn.flat().length).toBe(12);
  expect(JSON.stringify(drawn)).not.toBe(wrong);
});
