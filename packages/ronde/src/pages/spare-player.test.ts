import { expect, it } from 'vitest';
import { openData } from '../database/migrations.ts';
import { openHall } from '../http/test-hall.ts';
import { pageAt } from './test-pages.ts';

const spare = 'J8';

/** Seven players of the wargame and a spare one, who fills the hole of round 1. */
async function opened() {
  const hall = await openHall(await openData('memory'), { format: 'art-de-la-guerre', players: 8 });
  await hall.act({ kind: 'amend', player: spare, saw: {}, to: { spare: true } });
  await hall.act({ kind: 'show', open: true });
  await hall.play(1, ([a]) => ({ kind: 'points', winner: a, points: [97, 13] }));
  return hall;
}

it('a spare player is in no number: the home list, the public page, its players, the desk’s list', async () => {
  const hall = await opened();
  const at = (path: string) => pageAt(hall.desk, path);
  expect((await at('/t/lyon')).text).toContain('7 joueurs');
  expect((await at('/t/lyon/joueurs')).text).toContain('7 joueurs');
  expect((await at('/en')).text).toContain('7 players');
  const list = (await (await hall.desk.get('/api/tournaments')).json()) as { readonly players: number }[];
  expect(list.map(({ players }) => players)).toEqual([7]);
  for (const path of ['/t/lyon', '/t/lyon/joueurs']) expect((await at(path)).text).not.toContain('8 joueurs');
  hall.desk.installation.live.close();
});

it('« Grille »: the game against a spare player stands there, under their name, and they have no place', async () => {
  const hall = await opened();
  const [opponent = ''] = (await hall.tables(1)).flatMap((two) =>
    two.some((id) => id === spare) ? two.filter((id) => id !== spare) : [],
  );
  const page = await pageAt(hall.desk, '/t/lyon/grille');
  const { rows } = await hall.standings();
  const names = new Map((await hall.view()).people.map(({ id, name }) => [id, name]));
  const table = /<section class="frame scroll grid".*?<\/section>/s.exec(page.html)?.[0] ?? '';
  const lines = [...table.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, line = '']) => line.replace(/<[^>]*>/g, ' '));
  expect(rows.map(({ player }) => player)).not.toContain(spare);
  expect(lines).toHaveLength(1 + rows.length + 1);
  expect(lines[0]?.trim()).toMatch(/7 +JOUEUR8$/);
  const met = lines.find((line) => line.includes(names.get(opponent) ?? '?')) ?? '';
  expect(met.replaceAll('\u2060', '')).toMatch(/[VD] +(97–13|13–97) +T1\s*$/);
  expect(lines.at(-1)?.replaceAll('\u2060', '')).toMatch(/^\s*JOUEUR8 Ada .*[VD] +(97–13|13–97) +T1/);
  hall.desk.installation.live.close();
});
