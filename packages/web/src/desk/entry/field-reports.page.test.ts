// Field reports as a director meets them on the desk, each by its number. States come over the API; what the report is
// about is done, or read, in the browser. Those that other journeys hold: CONC-01, CORR-02 (two-desks, corrections),
// CONC-02 (draft), CONC-06 (offline), FORF-01, 02, 07, CORR-05 (corrections), FORF-05 (registration), CORR-03 (pools).
import { expect, test } from 'vitest';
import { enterOn, page, plain, strike, strikeAtTable } from '../../fixtures/page.ts';
import { created, type Desk, eighteen } from '../../fixtures/tournaments.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const open = async (desk: Desk, rest: string) => {
  await page.goto(`/bureau/${desk.slug}/${rest}`);
  await page.locator('main h1').waitFor();
};
const main = async () => plain(await page.textContent('main'));
/** Cells of the rows of the page's first table, as they are read. */
async function cells(): Promise<readonly (readonly string[])[]> {
  const rows = page.locator('main table').first().locator('tbody tr');
  await rows.first().waitFor();
  return await rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent ?? '')),
  );
}

const make = (name: string, players: number, format = 'classique', settings = {}) =>
  created({ name, format, settings }, eighteen.slice(0, players));

async function inPlay(desk: Desk, round: number): Promise<void> {
  await desk.ask({ kind: 'draw', round, without: [] });
  await desk.ask({ kind: 'publish', round, attempt: 1 });
}

const type = (...keys: readonly string[]) => strike(...keys);
const atTable = (...keys: readonly string[]) => strikeAtTable(...keys);

test('UI-02: who keeps a table has it whatever the ranking; no pair changes, every table has its own number', async () => {
  const [free, kept] = [await make('Sans table', 18), await make('Avec table', 18)];
  await kept.ask({ kind: 'amend', player: 'p4', saw: {}, to: { table: 2 } });
  await kept.ask({ kind: 'amend', player: 'p11', saw: {}, to: { table: 5 } });
  for (const desk of [free, kept]) await desk.ask({ kind: 'draw', round: 1, without: [] });
  await open(kept, 'ronde/1');
  const rows = await cells();
  const tableOf = (name: string) => rows.find((row) => row.some((cell) => cell.startsWith(name)))?.[0];
  expect(tableOf('D’ALMEIDA')).toBe('2');
  expect(tableOf('MARCHAND')).toBe('5');
  expect(rows.map(([table]) => Number(table))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const pairs = async (desk: Desk) => (await desk.tables(1)).map((players) => [...players].sort().join()).sort();
  expect(await pairs(kept)).toEqual(await pairs(free));
});

test('UI-03: the wheel changes nothing, four digits and negative scores are asked about, an empty field is no zero', async () => {
  const desk = await make('Chiffres', 8);
  await inPlay(desk, 1);
  await open(desk, 'ronde/1');
  await page.getByText('Il manque 4 résultats sur 4').waitFor();
  const strip = page.getByRole('region', { name: /^Ronde 1/ });
  const said = async () => plain(await strip.textContent());
  const scores = page.locator('input[aria-label^="Score"]');

  await atTable('1', 'Space', '451');
  await page.keyboard.press('ArrowRight');
  expect(await scores.first().inputValue()).toBe('451');
  // One field is empty: nothing is saved.
  await type('Enter', 'Enter');
  await expect.poll(said).toMatch(/Il manque le score/);
  expect((await desk.view()).tournament.rounds[0]?.matches.some(({ result }) => result)).toBe(false);

  // What is typed outlives the page: it is emptied first.
  await type('Escape', 'Escape');
  await open(desk, 'ronde/1');
  await page.getByText('Il manque 4 résultats sur 4').waitFor();
  await atTable('1', 'Space', '4510', 'Space', '407', 'Enter');
  await expect.poll(said).toContain('4510 – 407 : est-ce bien cela ?');
  await type('Escape', 'Escape');
  await open(desk, 'ronde/1');
  await page.getByText('Il manque 4 résultats sur 4').waitFor();
  await atTable('2', 'Space', '-', '9', 'Space', '-', '14', 'Enter');
  await expect.poll(said).toContain('est-ce bien cela ?');
  await page.keyboard.press('Enter');
  await page.getByText('Il manque 3 résultats sur 4').waitFor();

  await atTable('3', 'Space', '400', 'Space', '400');
  await expect.poll(said).toContain('Match nul. 2 PM chacun.');
  await page.keyboard.press('Enter');
  await page.getByText('Il manque 2 résultats sur 4').waitFor();
});

test('UI-04: not yet, because of these tables; each is one press away', async () => {
  const desk = await make('Pas encore', 8);
  await inPlay(desk, 1);
  await desk.record(1, 1, [450, 400]);
  await desk.record(1, 3, [450, 400]);
  const [, , , [gone = ''] = []] = await desk.tables(1);
  await open(desk, 'ronde/1');
  await button('Clore la ronde 1').click();
  const notice = page.getByRole('status').filter({ hasText: 'il manque 2 résultats' });
  await notice.waitFor();
  expect(plain(await notice.textContent())).toContain('Ronde 1, tables 2 et 4, aucun résultat.');
  await notice.getByRole('link', { name: 'Table 4' }).click();
  await expect.poll(() => page.locator('#entry-table').inputValue()).toBe('4');

  await desk.ask({ kind: 'withdraw', player: gone, running: 'forfeit' });
  await open(desk, 'ronde/2');
  await expect.poll(main).toContain('La ronde 2 n’est pas encore ouverte.');
  await expect.poll(main).toMatch(/[Rr]onde 1.*table 2/);
  await page.locator('main').getByRole('link', { name: 'Table 2' }).click();
  await page.getByText('Il manque 1 résultat sur 4').waitFor();
});

test('UI-06: by keyboard alone from the registration to the next draw; each state has a word', async () => {
  const desk = await make('Clavier', 8);
  await open(desk, 'inscriptions');
  expect(document.documentElement.lang).toBe('fr');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
  await page.keyboard.press('Escape');
  await page.locator('h1').focus();
  await type('n', 'Enter');
  const press = (name: string) => enterOn(name);
  await press('Publier la ronde 1');
  await page.getByText('Il manque 4 résultats sur 4').waitFor();
  await atTable('1', 'Space', '412', 'Space', '398', 'Enter');
  await atTable('2', 'Space', '400', 'Space', '400', 'Enter');
  await atTable('3', 'Space', 'f', 'Enter');
  await page.getByText('Il manque 1 résultat sur 4').waitFor();
  for (const word of [/en saisie/, /forfait de/]) await page.locator('main table').getByText(word).first().waitFor();
  await atTable('4', 'Space', '380', 'Space', '420', 'Enter');
  await press('Clore la ronde 1');
  await press('Apparier la ronde 2');
  await button('Publier la ronde 2').waitFor();

  await open(desk, 'classement');
  const table = page.getByRole('table', { name: 'Classement après la ronde 1' });
  expect(await table.getByRole('columnheader', { name: 'Place' }).getAttribute('aria-sort')).toBe('ascending');
  const letters = (await cells()).map((row) => row.find((cell) => /^[VNDF] /.test(cell))?.charAt(0));
  expect(letters.sort().join('')).toBe('DDFNNVVV');
});

test('UI-07: Pdep sorted as numbers, up and down, said to those who listen', async () => {
  const desk = await make('Tri', 8);
  const wins = [100, 44, 12, 5];
  await desk.play(1, (table) => [400, 400 - (wins[table - 1] ?? 0)]);
  await open(desk, 'joueurs');
  const pdep = page.getByRole('columnheader', { name: /Pdep|Points de départage/ });
  await pdep.getByRole('button').click();
  const column = async () => (await cells()).map((row) => plain(row.at(-2) ?? ''));
  await expect.poll(column).toEqual(['+100', '+44', '+12', '+5', '−5', '−12', '−44', '−100']);
  await expect.poll(() => pdep.getAttribute('aria-sort')).toBe('descending');
  await pdep.getByRole('button').click();
  await expect.poll(column).toEqual(['−100', '−44', '−12', '−5', '+5', '+12', '+44', '+100']);
});

test('FORF-03, FORF-04: a forfeit has no score, only its 3 PM and 50; nobody at a table, nothing for anybody', async () => {
  const desk = await make('Forfaits', 8);
  await inPlay(desk, 1);
  await open(desk, 'ronde/1');
  await page.getByText('Il manque 4 résultats sur 4').waitFor();
  await atTable('1', 'Space', 'f', 'Enter');
  await page.getByText('Il manque 3 résultats sur 4').waitFor();
  await atTable('2', 'Space', 'f', 'Space', 'f');
  await expect.poll(main).toContain('Deux forfaits. 0 PM chacun.');
  await page.keyboard.press('Enter');
  await page.getByText('Il manque 2 résultats sur 4').waitFor();
  expect(await main()).not.toMatch(/50 – 0|0 – 50/);
  await desk.record(1, 3, [512, 325]);
  await desk.record(1, 4, [400, 390]);
  await page.getByText('4 tables sur 4').first().waitFor();
  await button('Clore la ronde 1').click();
  await button('Apparier la ronde 2').waitFor();

  await open(desk, 'classement');
  const rows = (await cells()).map((row) => row.map(plain));
  const points = (cell: RegExp) =>
    rows.filter((row) => row.some((text) => cell.test(text))).map((row) => row.slice(-4, -1));
  // Who did not come: one against a player, two who left their table empty.
  expect(points(/^F /).map(([pm]) => pm)).toEqual(['0', '0', '0']);
  expect(points(/^V \d+ F$/)).toEqual([['3', '–', '+50']]);
  expect(rows.map((row) => row.at(-2)).sort()).toEqual(['+10', '+100', '+50', '0', '0', '−10', '−100', '−50'].sort());
});

test('FORF-09: 10 for who misses a round and comes back, nothing for who never does, 90 for both opponents', async () => {
  const desk = await make('Lances', 8, 'art-de-la-guerre', { rounds: 3 });
  await inPlay(desk, 1);
  const tables = await desk.tables(1);
  const [[g = '', gWon = ''] = [], [h = '', hWon = ''] = []] = tables;
  for (const [i, players] of tables.entries()) {
    const result =
      i < 2 ? { kind: 'forfeit', by: players[0], games: [] } : { kind: 'points', points: [41, 50], winner: null };
    await desk.ask({ kind: 'record', round: 1, players, result, saw: null });
  }
  await desk.ask({ kind: 'close-round', round: 1 });
  await desk.ask({ kind: 'withdraw', player: h });
  await inPlay(desk, 2);
  for (const players of await desk.tables(2)) {
    if (players.length < 2) continue;
    const result = { kind: 'points', points: [41, 50], winner: null };
    await desk.ask({ kind: 'record', round: 2, players, result, saw: null });
  }
  await desk.ask({ kind: 'close-round', round: 2 });
  await open(desk, 'classement/1');
  const pts = new Map((await cells()).map((row) => [row[1], row.at(-3)]));
  const name = (id: string) => eighteen[Number(id.slice(1)) - 1];
  const of = (id: string) => [...pts].find(([who]) => who?.startsWith(name(id) ?? '?'))?.[1];
  expect([of(gWon), of(hWon), of(g), of(h)]).toEqual(['90', '90', '10', '0']);
});

test('CORR-01: an old score corrected changes every standings after it, and no table', async () => {
  const desk = await make('Vieux score', 8);
  await desk.play(1, () => [401, 389]);
  const [, second = []] = await desk.tables(1);
  for (let round = 2; round <= 3; round++) await desk.play(round, () => [450, 400]);
  const tables = [await desk.tables(2), await desk.tables(3)];
  const pdep = async (after: number, id: string) => {
    await open(desk, `classement/${after}`);
    const name = eighteen[Number(id.slice(1)) - 1] ?? '?';
    return Number(plain((await cells()).find((row) => row[1]?.startsWith(name))?.at(-2) ?? '').replace('−', '-'));
  };
  const [c = '', d = ''] = second;
  const before = [await pdep(1, c), await pdep(1, d), await pdep(3, c), await pdep(3, d)];
  expect(before.slice(0, 2)).toEqual([12, -12]);
  await open(desk, 'ronde/1');
  await button('Corriger un résultat').click();
  // Who starts stands first: the score is turned round whichever of the two it is.
  const match = (await desk.view()).tournament.rounds[0]?.matches[1];
  const turned = match?.starts === c ? ['389', '401'] : ['401', '389'];
  await atTable('2', 'Space', turned[0] ?? '', 'Space', turned[1] ?? '', 'Enter');
  await page.getByText('corrigé').first().waitFor();
  await expect
    .poll(async () => (await desk.view()).tournament.rounds[0]?.matches[1]?.result)
    .toMatchObject({ games: [[389, 401]] });
  // 12 points the other way: 24 less for one, 24 more for the other, after each round since.
  const after = [await pdep(1, c), await pdep(1, d), await pdep(3, c), await pdep(3, d)];
  expect(after).toEqual(
    [before[0], before[1], before[2], before[3]].map((n, i) => (n ?? 0) + (i % 2 === 0 ? -24 : 24)),
  );
  expect([await desk.tables(2), await desk.tables(3)]).toEqual(tables);
  await open(desk, 'journal');
  await page.getByText('389').first().waitFor();
});
