// Results of Scrabble beyond a single score: two winning games, disputes, decisions with their article, one player's
// entry from a phone, the second person's check.
import { expect, test } from 'vitest';
import { page, plain, slugNow, strikeAtTable } from '../../fixtures/page.ts';
import { type Desk, deskOf } from '../../fixtures/tournaments.ts';

let desk: Desk;

const button = (name: string | RegExp) => page.getByRole('button', { name });
const bureau = (rest: string) => `/bureau/${slugNow()}/${rest}`;
const said = async () => plain(await page.getByRole('region', { name: /^Ronde/ }).textContent());
const matchOf = async (table: number) =>
  (await desk.view()).tournament.rounds[0]?.matches.find((match) => match.table === table);

/** Who stands first at a table. */
const leftAt = async (table: number) => {
  const match = await matchOf(table);
  return match?.starts ?? match?.players[0];
};

const type = (...keys: readonly string[]) => strikeAtTable(...keys);
const figures = () =>
  page
    .locator('section[data-mode] input:not(#entry-table)')
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
const focusedLabel = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

async function missing(n: number): Promise<void> {
  await page.getByText(n === 1 ? 'Il manque 1 résultat sur 4' : `Il manque ${n} résultats sur 4`).waitFor();
}

const names = ['AUBIN', 'BERTHIER', 'COLLIN', 'DURAND', 'FONTAINE', 'GARNIER', 'HUYNH', 'IBRAHIM'];

test('a tournament of two winning games is created by mouse', async () => {
  await page.goto(`/bureau/nouveau`);
  await page.getByLabel('Nom').fill('Coupe des deux manches');
  await page.getByLabel('Joueurs attendus').fill('8');
  await page.getByLabel('Match', { exact: true }).selectOption('En deux manches gagnantes');
  await button('Créer le tournoi').click();
  await page.getByRole('heading', { level: 1, name: 'Inscriptions' }).waitFor();
  desk = deskOf(slugNow());
  for (const [i, name] of names.entries())
    await desk.ask({ kind: 'register', player: `p${i}`, rating: 2400 - 10 * i, presence: 'here' }, { name });
  await desk.ask({ kind: 'draw', round: 1, without: [] });
  await desk.ask({ kind: 'publish', round: 1, attempt: 1 });
  await page.goto(bureau('ronde/1'));
  await missing(4);
});

test('two pairs, a third at 1–1; a forfeit in the course of the match keeps the game that was played', async () => {
  await type('1', 'Space', '412', 'Space', '300', 'Enter', '390', 'Enter', '401');
  await page.getByText('Manche 3').waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(focusedLabel).toContain('Manche 3');
  await page.keyboard.press('Escape');
  await type('1', 'Space', '412', 'Space', '300', 'Enter', '390', 'Enter', '401', 'Enter', '450', 'Enter', '449');
  await expect.poll(said).toMatch(/Victoire (de |d’)\S+, 2 manches à 1\./);
  await page.keyboard.press('Enter');
  await missing(3);
  await page
    .getByText(/412.*300/)
    .first()
    .waitFor();

  await type('2', 'Space', '412', 'Space', '300', 'Space', 'f');
  await expect.poll(said).toMatch(/Forfait (de |d’)\S+\. .*La partie jouée compte\./);
  await page.keyboard.press('Enter');
  await missing(2);
  await expect
    .poll(async () => (await matchOf(2))?.result)
    .toMatchObject({ kind: 'forfeit', games: [expect.anything()] });
});

test('L disputes what stands with another value; 1 and 2 retain, where the panel has the focus', async () => {
  await type('1', 'Space', '412', 'Space', '300', 'Space', '420', 'Space', '300', 'l');
  await page.getByLabel('Litige : motif').waitFor();
  await page.keyboard.type('feuille raturée');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('group', { name: 'Table 1 · deux scores différents' });
  await panel.waitFor();
  await page.getByText('2 versions').waitFor();
  await button('Clore la ronde 1').click();
  await page
    .getByText(/litige|deux valeurs|deux scores/i)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Table 1', exact: true }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('group');
  // A digit alone settles nothing: it goes to the button and asks.
  await page.keyboard.press('2');
  await panel
    .getByRole('alert')
    .filter({ hasText: /^Retenir .*\s\? Entrée pour confirmer\.$/ })
    .waitFor();
  expect((await matchOf(1))?.disputed).toBeDefined();
  // The strip proposes neither of the two: the first who typed wins nothing by a habit of the hand.
  await page.locator('[data-save]').waitFor();
  expect(await figures()).toEqual(['', '', '', '']);
  expect(await page.locator('[data-save]').getAttribute('data-variant')).toBe('default');
  await page.keyboard.press('Enter');
  await panel.waitFor({ state: 'detached' });
  await expect
    .poll(async () => (await matchOf(1))?.result)
    .toMatchObject({ games: [expect.anything(), expect.anything()] });

  // A doubt without another value; what is typed then is what the arbiter retains.
  await page.locator('#entry-table').focus();
  await type('2', 'Space', 'l');
  await page.getByLabel('Litige : motif').waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: 'Table 2 · litige' }).waitFor();
  await page.locator('#entry-table').focus();
  await type('2', 'Space', '400', 'Space', '300', 'Space', '400', 'Space', '300', 'Enter', 'Enter');
  await page.getByRole('group', { name: 'Table 2 · litige' }).waitFor({ state: 'detached' });
  await expect.poll(async () => (await matchOf(2))?.result).toMatchObject({ kind: 'games' });
});

test('one of the two has entered a result from a phone: it is accepted', async () => {
  const match = await matchOf(3);
  const games = [
    [400, 300],
    [410, 310],
  ];
  await desk.ask({
    kind: 'claim',
    round: 1,
    players: match?.players,
    by: match?.players[0],
    result: { kind: 'games', games },
  });
  await page.getByText('à confirmer', { exact: true }).waitFor();
  await page.getByRole('heading', { name: 'Table 3 · un seul joueur a saisi' }).waitFor();
  await button('Accepter').click();
  await missing(1);
});

test('a match awarded with its article; then everything is read again by somebody else', async () => {
  await page.getByRole('button', { name: 'Table 4', exact: true }).click();
  await button('Arbitrage…').click();
  // Nothing is decided before it is chosen, and of whom.
  await button('Enregistrer la décision').click();
  await page.getByText('Choisissez la décision.').waitFor();
  await page.getByText('Choisissez pour qui.').waitFor();
  await page.getByRole('radio', { name: 'Match donné' }).check();
  await page.getByRole('radiogroup', { name: 'Qui gagne le match' }).getByRole('radio').first().check();
  await page.getByLabel('Article').fill('9.5');
  await button('Enregistrer la décision').click();
  await page.getByText('4 tables sur 4').waitFor();
  await expect
    .poll(async () => (await matchOf(4))?.result)
    .toMatchObject({ kind: 'awarded', to: await leftAt(4), article: '9.5' });
  await page.getByRole('link', { name: 'Contrôler les feuilles' }).click();
  await page.getByText('3 feuilles contrôlées sur 4').waitFor();
  // Nobody checks what they have entered themselves.
  await button(/^contrôlé.*Table 4/).click();
  await page.getByText('Demandez à une autre personne de lire la feuille.').waitFor();
  const match = await matchOf(4);
  await desk.ask({ kind: 'confirm', round: 1, players: match?.players, saw: match?.result }, undefined, 'Marc');
  await button(/^contrôlé.*Table 4/).waitFor({ state: 'detached' });
  await page.getByText('4 feuilles contrôlées sur 4').waitFor();
  await page.getByRole('link', { name: 'Revenir à la ronde 1' }).click();
  await button('Clore la ronde 1').click();
  await button('Apparier la ronde 2').waitFor();
});
