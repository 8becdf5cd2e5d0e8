// The end of a day whose standings are hidden: the prizes come before the closing, and no trophy is forgotten.
import { expect, test } from 'vitest';
import { page } from '../../fixtures/page.ts';
import { created, eighteen } from '../../fixtures/tournaments.ts';

const next = () => page.locator('[data-next]').first().textContent();
const request = (method: string, path: string, body?: object) =>
  globalThis.inMemory.request('Claire', method, path, body);

async function played(name: string) {
  const desk = await created({ name, format: 'art-de-la-guerre', settings: { rounds: 1 } }, eighteen.slice(0, 4));
  await desk.publish(1);
  for (const players of await desk.tables(1))
    await desk.ask({
      ...{ kind: 'record', round: 1, players, saw: null },
      result: { kind: 'points', winner: players[0], points: [97, 13] },
    });
  await desk.ask({ kind: 'close-round', round: 1 });
  return desk;
}

test('hidden standings: the next act is to reveal the prizes; shown ones: to close', async () => {
  const desk = await played('Fin cachée');
  await page.goto(desk.at('ronde/1'));
  expect(await next()).toBe('Clore le tournoi');
  await desk.ask({ kind: 'hide-end', hidden: true });
  for (const at of ['ronde/1', 'prix', 'cloture']) {
    await page.goto(desk.at(at));
    expect([at, await next()]).toEqual([at, 'Révéler les prix']);
  }
  await page.goto(desk.at('salle'));
  await page.getByText('clore le tournoi ne le montre pas').waitFor();
  expect(await next()).toBe('Révéler le suivant');
});

test('a vote that is counted, and its trophy not given, is reminded of where prizes are revealed', async () => {
  const desk = await played('Trophée oublié');
  const at = `/api/tournaments/${desk.slug}/votes`;
  await request('POST', at, { id: 'v', name: 'Armée la mieux peinte', about: 'army' });
  const [vote] = (await (await request('GET', at)).json()) as { id: string }[];
  const turn = (saw: string, state: string) => request('PUT', `${at}/${vote?.id}`, { state, saw });
  await turn('ready', 'open');
  await page.goto(desk.at('salle'));
  await page.getByText('Armée la mieux peinte\u00a0: le vote n’est pas encore compté.').waitFor();
  await request('PUT', `${at}/${vote?.id}/paper/p1`, { in: true });
  await turn('open', 'closed');
  await request('PUT', `${at}/${vote?.id}/box`, { box: [{ player: 'p2', votes: 1 }] });
  await turn('closed', 'counted');
  await page.goto(desk.at('cloture'));
  await page.getByText('le trophée n’est pas encore donné').waitFor();
  await page.goto(desk.at('salle'));
  await page.getByRole('button', { name: 'Donner le trophée à BERTHIER Paul', exact: true }).click();
  await page.getByText('Armée la mieux peinte, BERTHIER Paul').waitFor();
  expect(await page.getByText('le trophée n’est pas encore donné').count()).toBe(0);
});
