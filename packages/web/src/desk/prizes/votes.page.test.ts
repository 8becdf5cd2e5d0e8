// The players’ votes at the desk: made, opened, closed, counted, and what they come to given as a trophy.
import { expect, test } from 'vitest';
import { page } from '../../fixtures/page.ts';
import { created, eighteen } from '../../fixtures/tournaments.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const request = (method: string, path: string, body?: object) =>
  globalThis.inMemory.request('Claire', method, path, body);

test('a vote of the wargame: on paper and by phone, level at the end, one of the two gets the trophy', async () => {
  const desk = await created({ name: 'Fin de semaine', format: 'art-de-la-guerre' }, eighteen.slice(0, 5));
  await desk.publish(1);
  const links = (await (await request('POST', `/api/tournaments/${desk.slug}/links`, {})).json()) as {
    player: string;
    code: string;
  }[];
  const code = (player: string) => links.find((one) => one.player === player)?.code;
  const numbers = new Map((await desk.view()).tournament.players.map(({ id, number }) => [id, String(number)]));
  await page.goto(desk.at('prix'));
  await button('Ajouter ce vote').click();
  await button('Ouvrir le vote').click();
  await page.getByText('ouvert\u00a0: 0 vote sur 5').waitFor();
  const [vote] = (await (await request('GET', `/api/tournaments/${desk.slug}/votes`)).json()) as { id: string }[];
  const cast = (player: string, choice: string) =>
    request('PUT', `/api/player/${code(player)}/votes/${vote?.id}`, { for: numbers.get(choice) });
  expect((await cast('p1', 'p2')).status).toBe(200);
  await button('Bulletins…').click();
  await page.getByLabel('COLLIN Hervé').check();
  await page.getByText('ouvert\u00a0: 2 votes sur 5').waitFor();
  await button('Fermer le vote').click();
  await button('Bulletins…').click();
  await page.getByLabel('BERTHIER Paul').fill('2');
  await button('Enregistrer les bulletins').click();
  await page.getByText('plus de bulletins que de personnes').waitFor();
  await page.getByLabel('BERTHIER Paul').fill('');
  await page.getByLabel('AUBIN Colette').fill('1');
  await button('Enregistrer les bulletins').click();
  await page.getByRole('button', { name: 'Compter, Armée la mieux peinte' }).click();
  await page.getByText('ce vote ne se rouvrira plus').waitFor();
  await button('Compter').click();
  await page.getByText('À égalité\u00a0: AUBIN Colette et BERTHIER Paul.').waitFor();
  await button('Donner le trophée à BERTHIER Paul').click();
  await page.getByText('Trophée donné à BERTHIER Paul').waitFor();
  expect((await desk.view()).tournament.trophies).toEqual([{ name: 'Armée la mieux peinte', player: 'p2' }]);
  // The next one is the other usual vote.
  expect(await page.getByLabel('Nom du vote, et du trophée').inputValue()).toBe('Prix du fair-play');
});

test('who asks by phone to leave is told on every page, let go or kept', async () => {
  const desk = await created({ name: 'Départs demandés', format: 'art-de-la-guerre' }, eighteen.slice(0, 4));
  await desk.publish(1);
  const [link] = (await (
    await request('POST', `/api/tournaments/${desk.slug}/links`, { players: ['p1', 'p2'] })
  ).json()) as { player: string; code: string }[];
  const ask = () => request('PUT', `/api/player/${link?.code}/leaving`, { asked: true });
  await ask();
  await page.goto(desk.at('prix'));
  await page.getByText('demande à quitter le tournoi.').waitFor();
  await page.getByText('n’a pas de résultat').waitFor();
  await button('Refuser').click();
  await expect.poll(() => page.getByText('demande à quitter le tournoi.').count()).toBe(0);
  await ask();
  await page.goto(desk.at('joueurs'));
  await button('Laisser partir…').click();
  // Their game has no result: what becomes of it is asked, as ever.
  await button('Forfait pour le tour 1').click();
  const gone = async () =>
    (await desk.view()).tournament.players.find(({ id }) => id === link?.player)?.left !== undefined;
  await expect.poll(gone).toBe(true);
  await expect.poll(() => page.getByText('demande à quitter le tournoi.').count()).toBe(0);
});
