// The conduct of a game of Scrabble, as an arbiter asks of it between two tables.
import { beforeAll, expect, test } from 'vitest';
import { page, plain } from '../../fixtures/page.ts';
import { type Desk, practice, signIn } from '../../fixtures/tournaments.ts';

let desk: Desk;

beforeAll(async () => {
  desk = await practice();
  await desk.ask({ kind: 'draw', round: 1, without: [] });
  await desk.ask({ kind: 'publish', round: 1, attempt: 1 });
  await page.goto(`/bureau/${desk.slug}/arbitrage`);
});

const said = async () => plain(await page.textContent('main'));
const button = (name: string) => page.getByRole('button', { name, exact: true });
const open = (name: string) => page.getByRole('link', { name, exact: true }).click();

test('7.1.1: the rack left comes off one total and onto the other; an impossible rack is refused', async () => {
  await open('Fin de partie');
  await page.getByLabel('Total, Qui a commencé').fill('412');
  await page.getByLabel('Total, Adversaire').fill('400');
  await page.getByLabel('Lettres restantes, Adversaire').fill('wk');
  await page.keyboard.press('Enter');
  // W and K are worth ten each.
  await expect.poll(said).toContain('Score final : 432 – 380');
  await page.getByLabel('Lettres restantes, Adversaire').fill('ww');
  await page.keyboard.press('Enter');
  await expect.poll(said).toContain('2 fois « W » : le jeu n’en a que 1.');
});

test('9.4: the first line where two sheets part is named', async () => {
  await open('Comparer deux feuilles');
  await page.getByLabel('Feuille 1').fill('MAISON 24\npasse\nKIWI 40 = 64');
  await page.getByLabel('Feuille 2').fill('MAISON 24\npasse\nKIWI 42');
  await button('Comparer').click();
  await expect.poll(said).toContain('Elles diffèrent à partir de la ligne 3 : le même coup, deux scores.');
});

test('8.2: a decision in two keys needs its reason, and is recorded with its article', async () => {
  await open('Décision');
  await page.getByLabel('Deux touches').fill('c1');
  await button('Enregistrer la décision').click();
  await expect.poll(said).toContain('Il manque le motif.');
  await page.getByLabel('Motif').fill('téléphone sur la table');
  await button('Enregistrer la décision').click();
  await page.getByText('Décision enregistrée.').waitFor();
  const sanctions = (await desk.view()).tournament.rounds[0]?.sanctions;
  expect(sanctions).toMatchObject([{ kind: 'warning', article: '8.2' }]);
  const log = (await desk.read('/log')) as readonly { readonly note?: string }[];
  expect(log[0]?.note).toBe('téléphone sur la table');
  await page.reload();
  await page.getByLabel('Deux touches').waitFor();
});

/** Two scores of table 2. */
async function inDispute(at: Desk): Promise<void> {
  await at.record(1, 2, [412, 400]);
  const players = (await at.match(1, 2))?.players;
  await at.ask({ kind: 'dispute', round: 1, players, value: { kind: 'games', games: [[412, 410]] }, by: 'Claire' });
}

test('a clerk is offered nothing that an arbiter decides: not the form, nor the panels of a table', async () => {
  await inDispute(desk);
  await page.goto(desk.at('ronde/1'));
  // What an arbiter finds here.
  await button('Retenir 1').waitFor();
  await button('Arbitrage…').waitFor();
  // A table of two scores is pressed: its panel has the focus, where 1 and 2 act.
  await page.locator('#entry-table').fill('2');
  await page.getByRole('button', { name: 'Table 2', exact: true }).press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-dispute'))).toBe('2');

  // The clerk has a tournament of their own: what this window knows of the first one was read by a manager.
  const theirs = await practice();
  await theirs.publish(1);
  await inDispute(theirs);
  await signIn('Nadia', 'clerk', theirs.slug);
  await page.goto(theirs.at('ronde/1'));
  await page.getByText('Le choix revient à l’arbitrage.').waitFor();
  expect(await page.getByRole('button', { name: /^(Retenir|Arbitrage|Noter le départ|Placer|Clore)/ }).count()).toBe(0);
  await page.getByText('Apparier, publier et clore reviennent à la direction.').waitFor();
  // The keys of the panel decide nothing either.
  await page.getByRole('group', { name: 'Table 2 · deux scores différents' }).press('2');
  expect((await theirs.match(1, 2))?.disputed).toBeDefined();

  await page.goto(theirs.at('arbitrage'));
  await page.getByRole('link', { name: 'Fin de partie' }).waitFor();
  expect(await page.getByRole('link', { name: 'Décision', exact: true }).count()).toBe(0);
  await page.goto(theirs.at('arbitrage?sujet=decision'));
  await page.getByText('Une décision est à l’arbitrage ou à la direction.').waitFor();
  expect(await button('Enregistrer la décision').count()).toBe(0);
});
