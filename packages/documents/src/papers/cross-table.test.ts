import { standingsOf } from '@ronde/engine';
import { games, playNext, registered } from '@ronde/engine/fixtures/desk';
import { played } from '@ronde/engine/fixtures/played';
import { wargame } from '@ronde/engine/fixtures/wargame';
import { expect, test } from 'vitest';
import type { TableBlock } from '../paper/block.ts';
import type { Paper } from '../paper/paper.ts';
import { crossTable } from './index.ts';

const printing = { lang: 'fr', at: '10:42' } as const;

function tablesOf({ body }: Paper): readonly TableBlock[] {
  if (body.kind !== 'flow') throw new Error('Not a paper of tables.');
  return body.blocks.filter((block) => block.kind === 'table');
}

/** The cells of a line as they are read: what stands below after a slash. */
const line = ({ rows }: TableBlock, at: number): readonly string[] =>
  (rows[at] ?? []).map(({ text, under }) => (under === undefined ? text : `${text} / ${under}`).replace('\u2060', ''));

test('a small field: letter, round and score from the side of the row, a forfeit without score, what decides last', () => {
  const { tournament, people } = wargame({
    players: 'A:1100 B:1000 C:900 D:1000',
    rounds: ['A-B 97-13,C-D 45=45', 'A-C 20-90,B-D forfeit D'],
  });
  const paper = crossTable(tournament, people, standingsOf(tournament, people), printing);
  const [table, more] = tablesOf(paper);
  if (!table) throw new Error('No table.');
  expect([paper.landscape, more]).toEqual([true, undefined]);
  // C 45 + 90, A 97 + 20, B 13 + 90, D 45 + 0.
  expect(table.rows.map(([, name]) => name?.text)).toEqual(['C', 'A', 'B', 'D']);
  expect(line(table, 0).slice(0, 7)).toEqual(['1', 'C', '·', 'V T2 / 90–20', '', 'N T1 / 45–45', '135']);
  expect(line(table, 1).slice(2, 6)).toEqual(['D T2 / 20–90', '·', 'V T1 / 97–13', '']);
  expect(line(table, 3).slice(2, 6)).toEqual(['N T1 / 45–45', '', 'F T2', '·']);
  // A spreadsheet has it in one line a person.
  expect(paper.sheet?.rows[0]?.slice(0, 6)).toEqual([1, 'C', null, 'V 90–\u206020 T2', null, 'N 45–\u206045 T1']);
});

test('the game against a spare player stands in the grid, under their name: they have no place', () => {
  const { tournament, people } = wargame({
    players: 'A:1100 B:1000 C:900 RIVET:800',
    rounds: ['A-B 97-13,C-RIVET 45=45'],
    about: { RIVET: { spare: true } },
  });
  const paper = crossTable(tournament, people, standingsOf(tournament, people), printing);
  const [table] = tablesOf(paper);
  if (!table) throw new Error('No table.');
  expect(table.columns.map(({ header }) => header).slice(2, 6)).toEqual(['1', '2', '3', 'RIVET']);
  expect(line(table, 1).slice(0, 6)).toEqual(['2', 'C', '', '·', '', 'N T1 / 45–45']);
  expect(line(table, 3).slice(0, 6)).toEqual(['', 'RIVET', '', 'N T1 / 45–45', '', '·']);
  expect(paper.sheet?.columns[5]?.header).toBe('RIVET');
  expect(paper.sheet?.rows[3]?.slice(0, 4)).toEqual([null, 'RIVET', null, 'N 45–\u206045 T1']);
});

test('parts as wide as a page, everybody against everybody once in each direction, with the score', () => {
  const d = registered(50);
  for (let round = 1; round <= 2; round++) playNext(d, (table) => games([400 + table, 380]));
  const t = d.state();
  const parts = tablesOf(crossTable(t, d.people, standingsOf(t, d.people), printing));
  // 50 in parts of at most 13: four, as even as they come.
  const columns = parts.map((part) => part.columns.filter(({ title }) => d.people.has(title ?? '')).length);
  expect(columns).toEqual([13, 13, 13, 11]);
  for (const part of parts) expect(part.rows).toHaveLength(50);
  const met = parts
    .flatMap(({ rows }) => rows.flat())
    .filter(({ text, under }) => /^[VND] R\d$/.test(text) && /^\d+–\u2060\d+$/.test(under ?? ''));
  expect(met).toHaveLength(2 * 2 * 25);
});

test('a spread shows its sign; in Belgium Pdep sums ratings, which have none', () => {
  const { tournament, people } = played({ players: 'A:2000 B:1500', rounds: ['A-B 412-390'] });
  const last = (format: 'classique' | 'classique-belge') => {
    const t = { ...tournament, format };
    return tablesOf(crossTable(t, people, standingsOf(t, people), printing))[0]?.rows.map(
      (cells) => cells.at(-1)?.text,
    );
  };
  expect(last('classique')).toEqual(['+22', '−22']);
  expect(last('classique-belge')).toEqual(['2000', '1500']);
});

test('who is excluded is listed as such in the grid, on paper and in the spreadsheet', () => {
  const { tournament, people } = wargame({ players: 'A:1100 B:1000 C:900 D:1000', rounds: ['A-B 97-13,C-D 45=45'] });
  const rounds = tournament.rounds.map((round) => ({
    ...round,
    sanctions: [{ player: 'A', kind: 'exclusion' } as const],
  }));
  const out = { ...tournament, rounds };
  const paper = crossTable(out, people, standingsOf(out, people), printing);
  expect(tablesOf(paper)[0]?.rows.map(([, name]) => name?.text)).toContain('A (exclusion)');
  expect(paper.sheet?.rows.map(([, name]) => name)).toContain('A (exclusion)');
});

test('a field of more than sixty has a column a round: whom they met, by their place, and the score; the final last', () => {
  const d = registered(61);
  for (let round = 1; round <= 2; round++) playNext(d, (table) => games([400 + table, 380]));
  const standings = standingsOf(d.state(), d.people);
  const [first, second] = standings.rows;
  if (!first || !second) throw new Error('61 are ranked');
  const result = { kind: 'games', games: [[410, 390]] } as const;
  const matches = [{ stage: 'final', players: [first.player, second.player], result } as const];
  const t = { ...d.state(), final: { players: 2, bestOf: 1, carry: false, thirdPlace: false, matches } as const };
  const [table, more] = tablesOf(crossTable(t, d.people, standings, printing));
  if (!table) throw new Error('No table.');
  expect([more, table.rows.length]).toEqual([undefined, 61]);
  expect(table.columns.slice(2, 5).map(({ header }) => header)).toEqual(['R1', 'R2', 'finale']);
  expect([line(table, 0)[4], line(table, 1)[4]]).toEqual(['V 2 / 410–390', 'D 1 / 390–410']);
  // One in each round has no opponent.
  expect(table.rows.map((cells) => cells[2]?.text).filter((said) => said === 'E')).toHaveLength(1);
  expect(table.rows.flatMap((cells) => cells.slice(2, 4)).filter(({ text }) => /^[VD] \d+$/.test(text))).toHaveLength(
    120,
  );
});
