// DAY-01: what was really played can be written down, though the round is published and has results.
import { expect, test } from 'vitest';
import { page, plain } from '../../fixtures/page.ts';
import { created, type Desk, eighteen } from '../../fixtures/tournaments.ts';

const nameOf = (id: string | undefined): string => eighteen[Number((id ?? '').slice(1)) - 1] ?? '';
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const panel = () =>
  page.locator('aside section').filter({ has: page.getByRole('heading', { name: 'Corriger des tables' }) });

/** Round 2 of twelve in play, four of its six tables with their result. */
async function secondRound(): Promise<Desk> {
  const desk = await created({ name: 'Assis aux mauvaises tables', format: 'classique' }, eighteen.slice(0, 12));
  await desk.play(1);
  await desk.publish(2);
  for (const table of [1, 2, 3, 4]) await desk.record(2, table, [451, 407]);
  await page.goto(desk.at('ronde/2'));
  return desk;
}

test('DAY-01: two pairs at the wrong tables: said before, one decision, by hand, the four results stand', async () => {
  const desk = await secondRound();
  const before = await desk.tables(2);
  const [, , , , [a = '', b = ''] = [], [x = '', y = ''] = []] = before;
  await button('Corriger des tables…').click();
  await panel()
    .getByLabel('Première personne')
    .selectOption({ label: nameOf(x) });
  await panel().getByText('Après la correction').waitFor();
  const said = plain(await panel().textContent());
  expect(said).toContain(`Table 5 · ${nameOf(x)} contre ${nameOf(b)}`);
  expect(said).toContain(`Table 6 · ${nameOf(a)} contre ${nameOf(y)}`);
  expect(said).not.toContain('sera retiré');
  await button('Corriger ces tables').click();
  await expect
    .poll(async () => (await desk.tables(2)).slice(4).map((pair) => [...pair].sort()))
    .toEqual([[x, b].sort(), [a, y].sort()]);
  expect((await desk.tables(2)).slice(0, 4)).toEqual(before.slice(0, 4));
  const { tournament } = await desk.view();
  expect(tournament.rounds[1]?.matches.filter(({ result }) => result)).toHaveLength(4);
  await page.getByText(/Ronde 2, tables faites à la main : table 5, /).waitFor();
});

test('DAY-01: where a result goes, it is named before; the undo gives the tables and the result back', async () => {
  const desk = await secondRound();
  const before = (await desk.view()).tournament.rounds[1]?.matches;
  const [[a = '', b = ''] = [], , , , [x = ''] = []] = await desk.tables(2);
  await button('Corriger des tables…').click();
  await panel().getByLabel('Corriger aussi une autre table').selectOption('0');
  await panel()
    .getByLabel('Première personne')
    .last()
    .selectOption({ label: nameOf(x) });
  await panel()
    .getByText(/^Le résultat de la table 1 sera retiré : /)
    .waitFor();
  await button('Corriger ces tables').click();
  await expect.poll(async () => (await desk.tables(2))[0]?.includes(x)).toBe(true);
  expect((await desk.tables(2))[0]).toContain(b);
  expect((await desk.match(2, 1))?.result).toBeUndefined();
  expect((await desk.tables(2))[4]).toContain(a);
  await page.getByText(/tables faites à la main : table 1, /).waitFor();
  await page
    .locator('aside')
    .getByRole('button', { name: /^Annuler/ })
    .first()
    .click();
  await expect.poll(async () => (await desk.view()).tournament.rounds[1]?.matches).toEqual(before);
});

test('somebody noted absent while another is exempt: the two are given to each other in one press, and it is undone', async () => {
  const desk = await created({ name: 'Un absent, un exempt', format: 'classique' }, eighteen.slice(0, 17));
  await desk.play(1);
  await desk.publish(2);
  const before = (await desk.view()).tournament.rounds[1];
  const [[a = '', b = ''] = []] = await desk.tables(2);
  const exempt = (await desk.tables(2)).find(({ length }) => length === 1)?.[0];
  await desk.ask({ kind: 'mark', player: b, presence: 'absent', saw: 'here' });
  await page.goto(desk.at('ronde/2'));
  await page.getByText(/^Table 1 : absence d.*, et .* n’a pas d’adversaire$/).waitFor();
  await page.getByText(/aucun point ; plus personne n’est exempt/).waitFor();
  await button(/ joue contre /).click();
  await expect.poll(async () => (await desk.tables(2)).length).toBe(8);
  expect([...((await desk.tables(2))[0] ?? [])].sort()).toEqual([a, exempt].sort());
  const { tournament } = await desk.view();
  expect(tournament.rounds[1]?.absent).toEqual([b]);
  await page.getByText(/Ronde 2, tables? faites? à la main : table 1, .*absence d/).waitFor();
  await expect.poll(() => page.getByText(/n’a pas d’adversaire$/).count()).toBe(0);
  await page
    .locator('aside')
    .getByRole('button', { name: /^Annuler/ })
    .first()
    .click();
  await expect.poll(async () => (await desk.view()).tournament.rounds[1]).toEqual(before);
});
