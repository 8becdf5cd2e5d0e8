// What changes after it was said: a result that was wrong, somebody who leaves, who is excluded, who joins.
import { expect, test } from 'vitest';
import { page, plain } from '../../fixtures/page.ts';
import { created, type Desk, eighteen } from '../../fixtures/tournaments.ts';

const surname = (id: string | undefined): string => (eighteen[Number(id?.slice(1)) - 1] ?? '').split(' ')[0] ?? '';
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const bureau = (desk: Desk, rest: string) => page.goto(`/bureau/${desk.slug}/${rest}`);

/** Eighteen players, round 1 played (the first named wins), round 2 published. */
async function inRound2(name: string): Promise<Desk> {
  const desk = await created({ name, format: 'classique', seed: 42 }, eighteen);
  await desk.play(1, (table) => [450 + table, 400]);
  await desk.ask({ kind: 'draw', round: 2, without: [] });
  await desk.ask({ kind: 'publish', round: 2, attempt: 1 });
  return desk;
}

const pairs = async (desk: Desk, round: number) =>
  (await desk.tables(round)).map((players) => [...players].sort().join(' ')).sort();

test('CORR-02: what a correction changes is named before it is saved; keeping is the default, redrawing asks twice', async () => {
  const desk = await inRound2('Correction');
  await desk.record(2, 3, [420, 380]);
  const drawn = await pairs(desk, 2);
  await bureau(desk, 'ronde/1');
  await button('Corriger un résultat').click();
  await page.locator('#entry-table').fill('1');
  await page.keyboard.press('Space');
  const match = (await desk.view()).tournament.rounds[0]?.matches.find(({ table }) => table === 1);
  // Who starts stands first on the desk; the wrong way round is typed there.
  const flipped = match?.starts === match?.players[1];
  await page.keyboard.type(flipped ? '451' : '400');
  await page.keyboard.press('Space');
  await page.keyboard.type(flipped ? '400' : '451');
  const said = page.getByText('Change le classement après la ronde 1.');
  await said.waitFor();
  await expect
    .poll(async () => plain(await said.textContent()))
    .toMatch(
      /Les tables de la ronde 2 ne changent pas\. Le règlement aurait donné d’autres tables : ronde 2 \(tables? [\d, et]+\)\. Refaire la ronde 2 effacerait 1 résultat : table 3\.$/,
    );
  await page.keyboard.press('Enter');

  const notice = page.getByText('Un résultat a changé : la ronde 2 aurait d’autres tables.');
  await notice.waitFor();
  expect(await pairs(desk, 2)).toEqual(drawn);
  await page.reload();
  await notice.waitFor();
  await button('Refaire la ronde 2').click();
  await page.getByText('Refaire la ronde 2 effacerait 1 résultat : table 3.').waitFor();
  expect(await pairs(desk, 2)).toEqual(drawn);
  await button('Refaire la ronde 2').click();
  await button('Publier la ronde 2').waitFor();
  const again = await pairs(desk, 2);
  expect(again).not.toEqual(drawn);

  // What the right result would have given from the start.
  const right = await created({ name: 'Sans faute', format: 'classique', seed: 42 }, eighteen);
  await right.play(1, (table) => (table === 1 ? [400, 451] : [450 + table, 400]));
  await right.ask({ kind: 'draw', round: 2, without: [] });
  expect(again).toEqual(await pairs(right, 2));
});

test('CORR-02: the tables are kept, and it is not asked again', async () => {
  const desk = await inRound2('Garder');
  await desk.record(2, 3, [420, 380]);
  const drawn = await pairs(desk, 2);
  await desk.record(1, 1, [400, 451], { kind: 'games', games: [[451, 400]] });
  await bureau(desk, 'ronde/2');
  await button('Garder les tables').click();
  await button('Garder les tables').waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText('Il manque 8 résultats sur 9').waitFor();
  expect(await button('Garder les tables').count()).toBe(0);
  expect(await pairs(desk, 2)).toEqual(drawn);
});

test('FORF-01, FORF-02: somebody leaves in a round, by forfeit; « delete » says why not, and leads there', async () => {
  const desk = await inRound2('Forfait');
  const [two = []] = await desk.tables(2);
  const [stays = '', leaves = ''] = two;
  const others = await pairs(desk, 2);
  await bureau(desk, `joueur/${leaves.slice(1)}`);
  await page.getByText('Ronde 2, table 1').waitFor();
  await button('Supprimer l’inscription').click();
  await page.getByText(`${surname(leaves)} est dans la ronde 1 : suppression impossible.`).waitFor();
  await page.getByText('Noter le départ après la ronde 2 ?').waitFor();
  await button('Noter le départ').click();
  await button('Forfait pour la ronde 2').waitFor();
  await page.getByText('L’adversaire gagne sans jouer').waitFor();
  await button('Forfait pour la ronde 2').click();
  await button('Retour').waitFor();
  await page.getByText('a quitté le tournoi après la ronde 2').waitFor();
  expect(await pairs(desk, 2)).toEqual(others);
  const match = (await desk.view()).tournament.rounds[1]?.matches.find(({ table }) => table === 1);
  expect(match?.result).toMatchObject({ kind: 'forfeit', by: leaves });
  for (const table of [2, 3, 4, 5, 6, 7, 8, 9]) await desk.record(2, table, [440, 400]);
  await desk.ask({ kind: 'close-round', round: 2 });
  const { rows } = (await desk.read('/standings')) as { rows: { player: string; pm: number; pdep: number }[] };
  // Table 9 of round 1 by 459 to 400, then the forfeit: 3 + 3 PM, 59 + 50 (Formule Classique §4.2). Who left is still there.
  expect(stays).toBe('p17');
  expect(rows.find(({ player }) => player === stays)).toMatchObject({ pm: 6, pdep: 109 });
  expect(rows.find(({ player }) => player === leaves)).toMatchObject({ pm: 1 });
  await desk.ask({ kind: 'draw', round: 3, without: [] });
  expect((await desk.tables(3)).flat()).not.toContain(leaves);
});

test('FORF-01: the same by drawing the round again without that person', async () => {
  const desk = await inRound2('Refaire');
  await bureau(desk, 'joueur/4');
  await button('Départ').click();
  await page.getByText('Tout l’appariement est refait pour cette ronde, sans cette personne.').waitFor();
  await button('Refaire la ronde 2').click();
  await button('Retour').waitFor();
  const tables = await desk.tables(2);
  expect(tables.flat()).not.toContain('p4');
  expect(tables.filter(({ length }) => length === 1)).toHaveLength(1);
  await button('Retour').click();
  await button('Départ').waitFor();
});

test('an exclusion with its article: the match is forfeited, what came before stays, no more draws', async () => {
  const desk = await inRound2('Exclusion');
  const [, [excluded = ''] = []] = await desk.tables(2);
  await bureau(desk, `joueur/${excluded.slice(1)}`);
  await button('Sanctionner…').click();
  await page.getByLabel('Exclusion').check();
  await page.getByText('La table 2 compte comme un forfait.').waitFor();
  await page.getByLabel('Article').fill('9.5');
  await button('Enregistrer la décision').click();
  const given = page.getByText(/exclusion \(article 9\.5\)/);
  await given.waitFor();
  const { rounds } = (await desk.view()).tournament;
  expect(rounds[1]?.matches.find(({ table }) => table === 2)?.result).toMatchObject({ kind: 'forfeit', by: excluded });
  expect(rounds[0]?.matches.every(({ result }) => result?.kind === 'games')).toBe(true);
  for (const table of [1, 3, 4, 5, 6, 7, 8, 9]) await desk.record(2, table, [440, 400]);
  await desk.ask({ kind: 'close-round', round: 2 });
  await desk.ask({ kind: 'draw', round: 3, without: [] });
  expect((await desk.tables(3)).flat()).not.toContain(excluded);
});

test('FORF-07: who joins between two rounds was away before, and is drawn from now on', async () => {
  const desk = await created({ name: 'Arrivée', format: 'classique', seed: 42 }, eighteen);
  await desk.play(1, (table) => [450 + table, 400]);
  const before = JSON.stringify((await desk.view()).tournament.rounds[0]);
  await desk.ask({ kind: 'register', player: 'late', rating: 2000, presence: 'here' }, { name: 'ZOLA Émile' });
  await bureau(desk, 'joueur/19');
  await page.getByRole('row').filter({ hasText: 'Ronde 1' }).getByText('absence').waitFor();
  await bureau(desk, 'ronde/1');
  await button('Apparier la ronde 2').click();
  await button('Publier la ronde 2').waitFor();
  expect((await desk.tables(2)).flat()).toContain('late');
  expect(JSON.stringify((await desk.view()).tournament.rounds[0])).toBe(before);
});

test('CORR-05: cancelling a round says what it costs; the log gives all of it back', async () => {
  const desk = await inRound2('Annuler');
  for (const table of [1, 2, 3, 4]) await desk.record(2, table, [440, 400]);
  const before = JSON.stringify((await desk.view()).tournament.rounds);
  await bureau(desk, 'ronde/2');
  await button('Annuler la ronde 2').click();
  await page.getByText('4 résultats seront perdus.').waitFor();
  await button('Annuler la ronde 2').click();
  await button('Apparier la ronde 2').waitFor();
  expect((await desk.view()).tournament.rounds).toHaveLength(1);
  await bureau(desk, 'journal');
  await page
    .getByRole('button', { name: /Annuler/ })
    .first()
    .click();
  await expect.poll(async () => JSON.stringify((await desk.view()).tournament.rounds)).toBe(before);
});
