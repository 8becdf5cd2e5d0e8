// What the wargame's federation is sent: reached while the last round is closed, and once the tournament is.
import { expect, test } from 'vitest';
import { page } from '../../fixtures/page.ts';
import { created, eighteen } from '../../fixtures/tournaments.ts';

const fetched = (path: string) => globalThis.inMemory.request('Claire', 'GET', path);

test('the results workbook is on the pages of the end, before and after closing', async () => {
  const desk = await created(
    { name: 'York', format: 'art-de-la-guerre', settings: { rounds: 1 } },
    eighteen.slice(0, 4),
  );
  await desk.publish(1);
  for (const players of await desk.tables(1))
    await desk.ask({
      ...{ kind: 'record', round: 1, players, saw: null },
      result: { kind: 'points', winner: players[0], points: [97, 13] },
    });
  await desk.ask({ kind: 'close-round', round: 1 });
  const offered = async (at: string) => {
    await page.goto(desk.at(at));
    const link = page.getByRole('link', { name: 'Tableau des résultats (.xlsx)', exact: true });
    await link.waitFor();
    const answer = await fetched((await link.getAttribute('href')) ?? '');
    expect([answer.status, (await answer.arrayBuffer()).byteLength > 2000]).toEqual([200, true]);
  };
  await offered('cloture');
  await desk.ask({ kind: 'close' });
  await offered('cloture');
  await offered('imprimer');
});
