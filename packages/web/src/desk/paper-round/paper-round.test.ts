import type { Command } from '@ronde/engine';
import { type Desk, games, playNext, registered } from '@ronde/engine/fixtures/desk';
import { expect, test } from 'vitest';
import {
  nextPaperStep,
  nextTableNumber,
  type PaperRound,
  paperMarks,
  type TypedTable,
  unplacedOf,
  withTable,
} from './paper.ts';
import { playersMeant } from './use-paper-strip.ts';

const paper = (tables: readonly TypedTable[], away: readonly string[] = []): PaperRound => ({ tables, away });
const table = (number: number, ...players: readonly [string, string]): TypedTable => ({ table: number, players });

/** Every step, one after the other; what each was. */
function follow(desk: Desk, round: number, page: PaperRound, most = 30): readonly string[] {
  const done: string[] = [];
  for (let step = nextPaperStep(desk.state(), round, page); step; step = nextPaperStep(desk.state(), round, page)) {
    if (done.length === most) break;
    desk.act(step as Command);
    done.push(step.kind);
  }
  return done;
}

test('a round on paper: presences, tables, exempt and publication, and everybody is back for the next one', () => {
  const desk = registered(9);
  playNext(desk, () => games([400, 300]));
  desk.act({ kind: 'mark', player: 'J9', presence: 'late', saw: 'here' });
  const page = paper(
    [table(2, 'J1', 'J2'), table(1, 'J9', 'J3'), table(3, 'J5', 'J6'), { table: 4, players: ['J4'] }],
    ['J7', 'J8'],
  );
  expect(follow(desk, 2, page)).toEqual(['mark', 'mark', 'mark', 'draw', 'publish', 'mark', 'mark']);
  const round = desk.state().rounds[1];
  expect(round?.status).toBe('published');
  expect(round?.absent).toEqual(['J7', 'J8']);
  expect(round?.matches.map(({ table: at, players }) => [at, players.toSorted()])).toEqual(
    expect.arrayContaining([
      [2, ['J1', 'J2']],
      [1, ['J3', 'J9']],
      [3, ['J5', 'J6']],
      [undefined, ['J4']],
    ]),
  );
  expect(desk.state().players.every(({ presence }) => presence === 'here')).toBe(true);
});

test('somebody excluded waits for no table, is marked at one, and is told nothing of the round (situations, « Exclu »)', () => {
  const desk = registered(8);
  playNext(desk, () => games([400, 300]));
  desk.act({ kind: 'sanction', round: 1, player: 'J8', sanction: 'exclusion', anyway: true } as Command);
  const page = paper([table(1, 'J1', 'J2'), table(2, 'J3', 'J4'), table(3, 'J5', 'J6')]);
  expect(unplacedOf(page, desk.state())).toEqual(['J7']);
  const at = (other: string) => paperMarks(desk.state(), 2, table(9, 'J7', other));
  expect(at('J8')).toContainEqual({ kind: 'excluded', player: 'J8' });
  expect(at('J6').map(({ kind }) => kind)).not.toContain('excluded');
  expect(follow(desk, 2, { ...page, away: ['J7'] })).toEqual(['mark', 'draw', 'publish', 'mark']);
  expect(desk.state().players.find(({ id }) => id === 'J8')?.presence).toBe('here');
});

test('stopped on its way it goes on from there; a draft of other tables is replaced', () => {
  const desk = registered(8);
  const page = paper([table(1, 'J1', 'J2'), table(2, 'J3', 'J4'), table(3, 'J5', 'J6'), table(4, 'J7', 'J8')]);
  expect(follow(desk, 1, page, 1)).toEqual(['draw']);
  expect(follow(desk, 1, page)).toEqual(['publish']);
  const other = registered(8);
  other.act({ kind: 'draw', round: 1, without: [] });
  expect(follow(other, 1, page)).toEqual(['redraw', 'publish']);
});

test('somebody who had left and played all the same returns first', () => {
  const desk = registered(8);
  playNext(desk, () => games([400, 300]));
  desk.act({ kind: 'withdraw', player: 'J8' });
  const page = paper([table(1, 'J1', 'J8')], ['J2', 'J3', 'J4', 'J5', 'J6', 'J7']);
  expect(nextPaperStep(desk.state(), 2, page)).toMatchObject({ kind: 'mark' });
  expect(follow(desk, 2, page)).toContain('return');
});

test('a repeat, an absence and a departure are said of a table', () => {
  const desk = registered(8);
  playNext(desk, () => games([400, 300]));
  const [first, second] = desk.state().rounds[0]?.matches[0]?.players ?? [];
  desk.act({ kind: 'mark', player: 'J8', presence: 'absent', saw: 'here' });
  desk.act({ kind: 'withdraw', player: 'J7' });
  expect(paperMarks(desk.state(), 2, table(1, first ?? '', second ?? ''))).toEqual([{ kind: 'repeat', round: 1 }]);
  expect(paperMarks(desk.state(), 1, table(1, first ?? '', second ?? ''))).toEqual([]);
  expect(paperMarks(desk.state(), 2, table(1, 'J8', 'J7'))).toEqual(
    expect.arrayContaining([
      { kind: 'away', player: 'J8' },
      { kind: 'left', player: 'J7' },
    ]),
  );
});

test('the lowest free number is proposed; a table whose number is taken moves to it', () => {
  const page = withTable(withTable(paper([]), table(1, 'a', 'b')), table(1, 'c', 'd'));
  expect(page.tables).toEqual([table(1, 'c', 'd'), table(2, 'a', 'b')]);
  expect(nextTableNumber(page)).toBe(3);
});

test('a number or the beginning of a name, without accents; a whole name before longer ones', () => {
  const { players } = registered(3).state();
  const names: Readonly<Record<string, string>> = { J1: 'LEFÈVRE Zoé', J2: 'LEFÈVRE Zoéline', J3: 'N’DIAYE Aminata' };
  const found = (text: string) => playersMeant(text, players, (id) => names[id] ?? id).map(({ id }) => id);
  expect(found('3')).toEqual(['J3']);
  expect(found('lefe')).toEqual(['J1', 'J2']);
  expect(found('lefevre zoe')).toEqual(['J1']);
  expect(found('diaye')).toEqual(['J3']);
  expect(found('4')).toEqual([]);
  expect(found(' ')).toEqual([]);
});

test('a wargame that was played is a meeting too', () => {
  const desk = registered(8, {}, 42, 'art-de-la-guerre');
  playNext(desk, (_, [winner]) => ({ kind: 'points', winner, points: [97, 13] }));
  const [first = '', second = ''] = desk.state().rounds[0]?.matches[0]?.players ?? [];
  expect(paperMarks(desk.state(), 2, table(1, first, second))).toEqual([{ kind: 'repeat', round: 1 }]);
});
