// Results that come from a file: a round's, line by line before anything is written; a tournament of another program.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Desk } from './desk-of.ts';
import { faultsInBothThemes } from './faults.ts';
import type { OneWindow } from './one-window.ts';
import { panelClosed } from './panel-closed.ts';
import { picture } from './pictures.ts';
import { plain } from './plain.ts';
import { practiceCopy, sharedWindow } from './shared.ts';
import { stands } from './stands.ts';

let opened: OneWindow;
let page: Page;
let desk: Desk;

beforeAll(async () => {
  opened = await sharedWindow();
  ({ page } = opened);
  desk = await practiceCopy();
  await desk.ask({ kind: 'draw', round: 1, without: [] });
  await desk.ask({ kind: 'publish', round: 1, attempt: 1 });
  await page.goto(`${opened.program.address}/bureau/${desk.slug}/ronde/1`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await stands(page);
});
afterAll(() => opened?.close());

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

/** Tables of two, by names, in the order of the draw. */
async function tables() {
  const { tournament, people } = await desk.view();
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return (tournament.rounds[0]?.matches ?? [])
    .filter(({ players }) => players.length === 2)
    .map(({ table, players, result }) => ({ table, result, names: players.map((id) => names.get(id) ?? '') }));
}

test('a round’s results from a file: each line with its verdict, recorded as one decision, and taken back as one', async () => {
  const drawn = await tables();
  const [first] = drawn;
  const rows = drawn.map(({ table, names }, i) => `${table};${names[0]};${410 + i};${names[1]};${390 - i}`);
  const wrong = `${first?.table};INCONNU Ada;400;${first?.names[1]};300`;
  await button('Résultats par fichier…').click();
  await page.getByRole('heading', { level: 2, name: 'Résultats par fichier' }).waitFor();
  const sheet = ['Table;Joueur 1;Score 1;Joueur 2;Score 2', ...rows, wrong].join('\r\n');
  await page.locator('input[type=file]').setInputFiles(csv('ronde-1.csv', sheet));
  await page.getByText(`${drawn.length} à enregistrer · 1 refusé`).waitFor();
  const refused = page.getByRole('listitem').filter({ hasText: 'INCONNU Ada' });
  expect(plain(await refused.textContent())).toContain('l. 13 « INCONNU Ada » n’est pas dans ce tournoi.');
  expect((await tables()).every(({ result }) => result === undefined)).toBe(true);
  await picture(page, 'results-file/verdicts');
  expect(await faultsInBothThemes(page)).toEqual([]);

  await button(`Enregistrer ${drawn.length} résultats`).click();
  await expect.poll(async () => (await tables()).filter(({ result }) => result).length).toBe(drawn.length);
  await expect.poll(() => page.getByRole('heading', { level: 2, name: 'Résultats par fichier' }).count()).toBe(0);

  // One decision, which one undo takes back.
  const log = (await desk.read('/log')) as readonly { readonly seq: number; readonly events: readonly unknown[] }[];
  expect(log[0]?.events.length).toBe(drawn.length);
});

test('a file that says otherwise is asked about, line by line', async () => {
  const [first] = await tables();
  const [one = '', other = ''] = first?.names ?? [];
  await button('Résultats par fichier…').click();
  await page.getByRole('textbox', { name: /Collez le tableau/ }).fill(`${one};500;${other};300`);
  await page.getByText('1 à décider').waitFor();
  await button(/^Prendre celui du fichier/).click();
  await button('Enregistrer 1 résultat').click();
  await expect.poll(async () => (await tables())[0]?.result).toMatchObject({ kind: 'games', games: [[500, 300]] });
});

test('columns that are not recognised are said by hand, and an unlikely score is asked about', async () => {
  const [first, second] = await tables();
  const rows = [first, second].map(
    (table, i) => `${table?.names[0]};Lyon;${i === 0 ? 4512 : 431};${table?.names[1]};Sens;390`,
  );
  await button('Résultats par fichier…').click();
  await page
    .getByRole('textbox', { name: /Collez le tableau/ })
    .fill(['Qui;Ville;Combien;Avec;Ville;Eux', ...rows].join('\n'));
  await page.getByText(/Les colonnes ne sont pas reconnues/).waitFor();
  for (const [column, field] of [
    ['Colonne 1 : Qui', 'Joueur 1'],
    ['Colonne 3 : Combien', 'Score 1'],
    ['Colonne 4 : Avec', 'Joueur 2'],
    ['Colonne 6 : Eux', 'Score 2'],
  ] as const)
    await page.getByLabel(column.replace(' :', '\u00a0:')).selectOption({ label: field });
  await page.getByText(/4512–390.: score rare, à vérifier\./).waitFor();
  await picture(page, 'results-file/columns');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Fermer' }).first().click();
});

test('a round that was played elsewhere is taken whole: its tables, published, with their results', async () => {
  await desk.ask({ kind: 'close-round', round: 1 });
  await page.goto(`${opened.program.address}/bureau/${desk.slug}/ronde/2`);
  const names = (await desk.view()).people.map(({ name }) => name);
  const half = Math.floor(names.length / 2);
  const rows = names.slice(0, half).map((name, i) => `2;${i + 1};${name};${420 + i};${names[half + i]};380`);
  await button('Résultats par fichier…').click();
  const field = page.getByRole('textbox', { name: /Collez le tableau/ });
  await field.fill(`Ronde;Table;Joueur 1;Score 1;Joueur 2;Score 2\n${rows.join('\n')}\n2;;${names.at(-1)};;exempt;`);
  await page.getByText('La ronde 2 du fichier n’est pas appariée ici').waitFor();
  await button(/^Reprendre la ronde 2/).click();
  await picture(page, 'results-file/next-round');
  await button('Reprendre 1 ronde').click();
  await expect.poll(async () => (await desk.view()).tournament.rounds[1]?.status).toBe('closed');
  const [, second] = (await desk.view()).tournament.rounds;
  expect(second?.matches.length).toBe(half + 1);
  await panelClosed(page);
});

test('a tournament of tsh, chosen in the list of tournaments, is shown and imported; a broken one says its line', async () => {
  const tsh = 'Lefèvre, Zoé 1803 2 3; 451 380\nToussaint, Luc 1700 1 0; 407 50\nPérier, Ana 0 0 1; 50 401\n';
  const file = (text: string) => ({ name: 'a.t', mimeType: 'text/plain', buffer: Buffer.from(text, 'latin1') });
  await page.goto(`${opened.program.address}/bureau`);
  await button('Importer un fichier').waitFor();
  await page.locator('input[type=file]').setInputFiles(file(tsh.replace('1700 1 0', '1700 3 0')));
  await page.getByText(/la ligne de Toussaint, Luc dit Périer, Ana/).waitFor();
  await page.locator('input[type=file]').setInputFiles(file(tsh));
  await page.getByText('3 joueurs, 2 rondes').waitFor();
  await picture(page, 'results-file/import');
  await button('Importer ce tournoi').click();
  await page.waitForURL(/\/bureau\/tournoi-importe/);
});

test('a table of a whole tournament whose columns nobody knows: each is said on the list of tournaments, then it is imported', async () => {
  const rows = 'Salle Rouge;1;AAA Zoé;451;BBB Luc;380\nSalle Verte;1;CCC Ana;300;DDD Tom;420\n';
  await page.goto(`${opened.program.address}/bureau`);
  await button('Importer un fichier').waitFor();
  const file = { name: 'parties.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByText(/Dites ci-dessous ce que contient chaque colonne, la ronde aussi/).waitFor();
  expect(await button('Importer ce tournoi').count()).toBe(0);
  await picture(page, 'results-file/columns-at-home');
  for (const [place, field] of [
    [2, 'Ronde'],
    [3, 'Joueur 1'],
    [4, 'Score 1'],
    [5, 'Joueur 2'],
    [6, 'Score 2'],
  ] as const) {
    const column = page.getByLabel(new RegExp(`^Colonne ${place}\\s:`));
    await column.selectOption({ label: field });
    // What is said stays said, whatever is refused meanwhile.
    await expect.poll(() => column.evaluate((one: HTMLSelectElement) => one.selectedOptions[0]?.text)).toBe(field);
  }
  await page.getByText('4 joueurs, 1 ronde').waitFor();
  await picture(page, 'results-file/columns-said-at-home');
  await button('Importer ce tournoi').click();
  await page.waitForURL(/\/bureau\/tournoi-importe/);
});
