import type { Tournament } from '@ronde/engine';
import { drawNext, registered } from '@ronde/engine/fixtures/desk';
import { expect, test } from 'vitest';
import type { Paper } from '../paper/paper.ts';
import { tablesByName, tablesByNumber } from './index.ts';

const printing = { lang: 'fr', at: '10:42' } as const;

const peopleOf = ({ players }: Tournament) => new Map(players.map(({ id }) => [id, { name: `${id} Ada` }]));

/** The cells of the printed table itself, row by row: what is under a name after a slash, ● for who starts. */
function printed({ body }: Paper): readonly (readonly string[])[] {
  if (body.kind !== 'flow') throw new Error('Not a paper of one table.');
  const table = body.blocks.find((block) => block.kind === 'table');
  if (table?.kind !== 'table') throw new Error('No table.');
  return table.rows.map((row) =>
    row.map(({ text, under, dot }) => `${dot ? '● ' : ''}${text}${under === undefined ? '' : ` / ${under}`}`),
  );
}

test('UI-01: by name each player once, with table, opponent and who starts; the exempt and the absent too', () => {
  const d = registered(7);
  d.act({ kind: 'mark', player: 'J6', presence: 'absent', saw: 'here' });
  d.act({ kind: 'register', player: 'J8', number: 8, rating: 1000, presence: 'here' });
  drawNext(d);
  const t = d.state();
  const rows = printed(tablesByName(t, peopleOf(t), 1, printing));
  // 7 play, so one is exempt; the one who is away is in the list all the same.
  expect(rows.map(([, name]) => name?.replace(/^● /, '').split(' ')[0])).toEqual([
    'J1',
    'J2',
    'J3',
    'J4',
    'J5',
    'J6',
    'J7',
    'J8',
  ]);
  expect(
    rows
      .filter(([table]) => table === '–')
      .map(([, name]) => name?.split(' / ')[1])
      .sort(),
  ).toEqual(['absence', 'exempt']);
  const tables = printed(tablesByNumber(t, peopleOf(t), 1, printing));
  expect(tables.map(([table]) => table)).toEqual(['1', '2', '3']);
  for (const [table = '', first = '', , second = ''] of tables) {
    const [a, b] = [first.replace('● ', ''), second];
    expect(rows).toContainEqual([table, `${first} / contre ${b}`]);
    expect(rows).toContainEqual([table, `${b} / contre ${a}`]);
  }
});

test('§11: thirty names in one wide column, more in two', () => {
  const columns = (players: number): number => {
    const d = registered(players);
    drawNext(d);
    const { body } = tablesByName(d.state(), peopleOf(d.state()), 1, printing);
    return body.kind === 'flow' ? body.columns : 0;
  };
  expect([columns(13), columns(30), columns(31)]).toEqual([1, 1, 2]);
});

test('UI-02: on both papers who keeps a table has it, and every table has its own number', () => {
  const d = registered(18);
  d.act({ kind: 'amend', player: 'J4', saw: {}, to: { table: 2 } });
  d.act({ kind: 'amend', player: 'J11', saw: {}, to: { table: 5 } });
  drawNext(d);
  const t = d.state();
  const byName = printed(tablesByName(t, peopleOf(t), 1, printing));
  const tableOf = (id: string) => byName.find(([, name]) => name?.replace(/^● /, '').startsWith(`${id} `))?.[0];
  expect([tableOf('J4'), tableOf('J11')]).toEqual(['2', '5']);
  // Round 1: 1–12 2–11 3–10 4–9 5–8 6–7 13–14…: the others fill 1, 3, 4, 6… in the order of the ranking.
  expect(['J1', 'J3', 'J5', 'J6'].map(tableOf)).toEqual(['1', '3', '4', '6']);
  const numbers = printed(tablesByNumber(t, peopleOf(t), 1, printing)).map(([table]) => table);
  expect(numbers).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  for (const number of numbers) expect(byName.filter(([table]) => table === number)).toHaveLength(2);
});

test('UI-02: two who keep a table meet at the lower one, and the papers leave the other number out', () => {
  const d = registered(18);
  d.act({ kind: 'amend', player: 'J2', saw: {}, to: { table: 2 } });
  d.act({ kind: 'amend', player: 'J11', saw: {}, to: { table: 5 } });
  drawNext(d);
  const t = d.state();
  const numbers = printed(tablesByNumber(t, peopleOf(t), 1, printing)).map(([table]) => table);
  expect(numbers).toEqual(['1', '2', '3', '4', '6', '7', '8', '9', '10']);
});
