// A day of L'Art de la Guerre: created by mouse, its results by keyboard, what the arbiter decides, the standings.
import { expect, test } from 'vitest';
import { enterOn, page, plain, slugNow, strike, strikeAtTable } from '../../fixtures/page.ts';
import { type Desk, deskOf } from '../../fixtures/tournaments.ts';

let desk: Desk;

const button = (name: string | RegExp) => page.getByRole('button', { name });
const strip = () => page.getByRole('region', { name: /^Tour/ });
const said = async () => plain(await strip().textContent());
const bureau = (rest: string) => `/bureau/${slugNow()}/${rest}`;

const armies = ['Romains de la République', 'Gaulois', 'Carthaginois de l’Ouest', 'Macédoniens'].concat([
  'Perses achéménides',
  'Spartiates',
  'Numides',
  'Ibères',
  'Han',
  'Xiongnu',
  'Palmyréniens',
  'Sassanides',
]);
const names = ['CHASTEL Bruno', 'PONCET Marie', 'ZÉBRÉ', 'HAMELIN Guy', 'ODIN Cécile', 'BRICE Adrien'].concat([
  'LAMBERT Loïc',
  'RIVET Sarah',
  'TISSOT Jean',
  'DELMAS Rémi',
  'FABRE Nadia',
  'GODARD Éric',
]);

test('created by mouse: advice in place, tours in the summary', async () => {
  await page.goto(`/bureau/nouveau`);
  await page.getByLabel('Nom').fill('Lances de Villebois');
  await page.getByRole('radio', { name: /^L’Art de la Guerre/ }).check();
  await page.getByLabel('Joueurs attendus').fill('12');
  await expect
    .poll(async () => plain(await page.textContent('main')))
    .toContain('4 tours (choix de Ronde : 12 à 17 joueurs ; le règlement conseille 12 à 16 joueurs)');
  await page.getByLabel('Tours', { exact: true }).fill('6');
  await page.getByText('Le règlement prévoit 3, 4 ou 5 tours').waitFor();
  await page.getByLabel('Tours', { exact: true }).fill('');
  await button('Créer le tournoi').click();
  await page.getByRole('heading', { level: 1, name: 'Inscriptions' }).waitFor();
  desk = deskOf(slugNow());
  for (const [i, name] of names.entries()) {
    const army = { edition: 'V4', number: 40 + i, name: armies[i] ?? '' };
    await desk.ask({ kind: 'register', player: `p${i}`, rating: 1200 - 10 * i, presence: 'here', army }, { name });
  }
});

const press = (name: string) => enterOn(name);
const type = (...keys: readonly string[]) => strike(...keys);
const atTable = (...keys: readonly string[]) => strikeAtTable(...keys);

test('4 9 24: losses give both scores at once; an army’s total is asked once and kept', async () => {
  await button('Apparier le tour 1').click();
  // Armies stand beside the names already in the draft.
  await page
    .getByRole('rowheader', { name: /^CHASTEL Bruno/ })
    .getByText('Romains de la République')
    .waitFor();
  await press('Publier le tour 1');
  await page.getByText('Il manque 6 résultats sur 6').waitFor();
  await atTable('4', 'Space', '9', 'Space');
  await expect.poll(focusedLabel).toMatch(/^Cohésion totale/);
  await type('22', 'Space', '24', 'Space', '24');
  await expect.poll(said).toContain('96 100 − 4 (9 × 10 ÷ 22 = 4,09)14 10 + 4');
  await expect.poll(said).toMatch(/Victoire (?:de |d’)\S+ : l’armée (?:de |d’)\S+ est en déroute\./);
  await page.keyboard.press('Enter');
  await page.getByText('Il manque 5 résultats sur 6').waitFor();
  await page.getByText('9/22').waitFor();
});

const focusedLabel = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

test('points, a granted victory, a draw, a forfeit; what the rules refuse is said and not saved', async () => {
  // P: the two scores; a won game that does not make 110 is asked about.
  await atTable('1', 'Space', 'p', '97', 'Space', '14', 'Enter');
  await expect.poll(said).toContain('97 + 14 = 111 ; une partie gagnée fait 110. Entrée pour garder.');
  await page.keyboard.press('Enter');
  await page.getByText('Il manque 4 résultats sur 6').waitFor();

  // Neither army broken: a draw.
  await atTable('2', 'Space', '18', 'Space', '25', 'Space', '10', 'Space', '25');
  await expect.poll(said).toContain('41 40 + 8 − 7');
  await expect.poll(said).toContain('Nul. 41 – 50');
  // V: the left side has conceded nothing, it has won with the losses of this moment.
  await page.keyboard.press('v');
  await expect.poll(said).toMatch(/Victoire sans déroute : [A-ZÉ]+\./);
  // V again takes it back: the figures say a draw.
  await type('v');
  await expect.poll(said).toContain('Nul.');
  await page.keyboard.press('Enter');
  await page.getByText('Il manque 3 résultats sur 6').waitFor();

  // A winner who has lost everything is refused.
  await atTable('3', 'Space', '25', 'Space', '25', 'Space', '10', 'Space', '25');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('v');
  await expect.poll(said).toMatch(/a perdu toute sa cohésion|vainqueur|gagné/i);
  await page.keyboard.press('Enter');
  await page.getByText('Il manque 3 résultats sur 6').waitFor();
  // Enter went on to the other's figure: V there, it is that player who has won.
  await type('v');
  await expect.poll(said).toMatch(/Victoire /);
  await type('Enter');
  await page.getByText('Il manque 2 résultats sur 6').waitFor();

  await atTable('5', 'Space', 'f');
  await expect.poll(said).toMatch(/Forfait (?:de |d’)\S+\. \S+ 90\. \S+ 10, ou 0 sans partie ensuite\./);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Terrain 5 · forfait' }).waitFor();
  await atTable('6', 'Space', '30', 'Space', '24', 'Space', '5', 'Space', '20');
  await expect.poll(said).toContain('perd 30 sur 24, ce qui compte pour 24.');
  await page.keyboard.press('Enter');
  await expect.poll(async () => plain(await page.textContent('main'))).toContain('6 terrains sur 6');
  // All is in: the next act has the focus.
  await page.waitForFunction(() => document.activeElement?.textContent === 'Clore le tour 1');
});

test('M: a malus with its article, apart from the result; the round is closed as a « tour »', async () => {
  await page.locator('tbody tr').first().click();
  await page
    .getByRole('textbox', { name: /^Points, / })
    .first()
    .waitFor();
  // On whose side it is asked for, that player is proposed.
  const proposed = () => page.getByRole('radiogroup', { name: 'Pour qui' }).getByRole('radio').nth(1).isChecked();
  const points = (side: number) => page.getByRole('textbox', { name: /^Points, / }).nth(side);
  // Beside the table's number it is about neither yet.
  await page.locator('#entry-table').press('m');
  await page.getByRole('heading', { name: 'Terrain 1 · arbitrage' }).waitFor();
  expect(await page.getByRole('radiogroup', { name: 'Pour qui' }).getByRole('radio', { checked: true }).count()).toBe(
    0,
  );
  await points(1).press('m');
  await expect.poll(proposed).toBe(true);
  await points(0).press('m');
  await expect.poll(proposed).toBe(false);
  // A malus comes with its reason, or the article that decides.
  await button('Enregistrer la décision').click();
  await page.getByText('Un malus, une pénalité ou une décision demande un motif, ou l’article qui décide.').waitFor();
  await page.getByLabel('Article').fill('3');
  await page.getByLabel('Motif').fill('liste rendue en retard');
  await button('Enregistrer la décision').click();
  await expect
    .poll(async () => plain(await page.locator('tbody tr').first().textContent()))
    .toContain('87 (97 − 10, liste rendue en retard)');
  await button('Clore le tour 1').click();
  await button('Apparier le tour 2').waitFor();
  await page.getByRole('link', { name: 'Tour 1' }).waitFor();
});

test('counters of trophies, in a closed tour: named once, asked at each table, a change of another desk is not written over', async () => {
  // The tour is closed: what is counted or decided beside a result does not wait for it to be open.
  await page.locator('tbody tr').first().click();
  await button('Compteurs…').click();
  await page.getByRole('heading', { name: 'Terrain 1 · compteurs' }).waitFor();
  const fields = page.getByRole('group', { name: 'Ce qui est compté' }).getByRole('textbox');
  await fields.nth(1).fill('2');
  // The example in grey is no name.
  await button('Enregistrer les compteurs').click();
  await page.getByText('Dites ce qui est compté.').waitFor();
  await page.getByRole('textbox', { name: 'Ce qui est compté' }).fill('Éléphants pris');
  await button('Enregistrer les compteurs').click();
  const match = async () => (await desk.view()).tournament.rounds[0]?.matches.find(({ table }) => table === 1);
  await expect.poll(async () => Object.values((await match())?.counters ?? {})).toEqual([{ 'Éléphants pris': 2 }]);
  // Another table is asked for the same; meanwhile somebody else counts here.
  await page.locator('tbody tr').nth(1).click();
  await button('Compteurs…').click();
  await page.getByRole('group', { name: 'Éléphants pris' }).waitFor();
  await page.locator('tbody tr').first().click();
  await button('Compteurs…').click();
  await page.getByRole('heading', { name: 'Terrain 1 · compteurs' }).waitFor();
  const now = await match();
  const to = { [now?.players[0] ?? '']: { 'Éléphants pris': 3 } };
  await desk.ask({ kind: 'counters', round: 1, players: now?.players, saw: now?.counters, to });
  await page.getByRole('group', { name: 'Éléphants pris' }).getByRole('textbox').first().fill('1');
  await button('Enregistrer les compteurs').click();
  await page.getByText('les compteurs ont changé entre-temps').waitFor();
  expect((await match())?.counters).toEqual(to);
  await button('Apparier le tour 2').waitFor();
});

test('round 2 knows the totals: two figures are enough', async () => {
  await button('Apparier le tour 2').click();
  await press('Publier le tour 2');
  await page.getByText('Il manque 6 résultats sur 6').waitFor();
  const [match] = (await desk.view()).tournament.rounds[1]?.matches.filter(({ table }) => table === 1) ?? [];
  const known = (await desk.view()).tournament.rounds[0]?.matches.every(({ result }) => result?.kind === 'losses');
  expect(match?.players).toHaveLength(2);
  expect(known).toBe(false);
  for (let table = 1; table <= 6; table++) {
    await atTable(String(table), 'Space', '5', 'Space');
    if ((await focusedLabel()).startsWith('Cohésion totale')) await type('20', 'Space');
    await type('25', 'Enter');
    if ((await focusedLabel()).startsWith('Cohésion totale')) await type('25', 'Enter');
    if (table < 6) await page.getByText(`Il manque ${6 - table} résultat`).waitFor();
  }
  await button('Clore le tour 2').click();
  await button('Apparier le tour 3').waitFor();
});

test('standings of any round, with maluses; the cross table', async () => {
  await page.goto(bureau('classement'));
  await page.getByRole('heading', { level: 1, name: 'Classement après le tour 2' }).waitFor();
  await page.getByText('malus −10').waitFor();
  await page.getByText('malus de 10 points (article 3), tour 1').waitFor();
  await page.getByRole('link', { name: 'Grille' }).click();
  await page.getByRole('region', { name: 'Grille' }).waitFor();
  await page.getByRole('link', { name: '1', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Classement après le tour 1' }).waitFor();
  await page.goto(bureau('journal'));
  await page.getByText('Tour 2 clos').waitFor();
  expect(await page.getByText(/ronde \d/i).count()).toBe(0);
});

test('on a phone: the sheet, without sideways scrolling, in the dark', async () => {
  await desk.ask({ kind: 'draw', round: 3, without: [] });
  await desk.ask({ kind: 'publish', round: 3, attempt: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(bureau('ronde/3'));
  await button('Terrain 2').click();
  await page.getByRole('dialog').waitFor();
  await button('9').click();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
