import { decide, formatOf, type Tournament } from '@ronde/engine';
import { expect, test } from 'vitest';
import { againstTheRule } from './against-the-rule.ts';
import { parseFile } from './parse-file.ts';

const players = Array.from({ length: 19 }, (_, i) => ({
  id: `p${String(i + 1).padStart(2, '0')}`,
  name: `NOM ${i}`,
  rating: 2000 - i,
}));
const base = {
  ronde: 1,
  id: 't',
  revision: 1,
  name: 'Essai',
  format: 'classique',
  date: '2026-11-14',
  seed: 3,
  players,
};

function read(file: object): Tournament {
  const parsed = parseFile(file);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
  return parsed.value.tournament;
}

/** Rounds as the rule draws them, each won by the first named by 10 points. */
function drawn(count: number): object[] {
  const rounds: object[] = [];
  while (rounds.length < count) {
    const tournament = read({ ...base, rounds });
    const round = rounds.length + 1;
    const request = { round, attempt: 1, ranking: players.map(({ id }) => id), absent: new Set<string>() };
    const draw = formatOf('classique').draw(tournament, request);
    if (!draw.ok) throw new Error(draw.refusal.code);
    const matches = draw.value.matches.map(({ players: two }) =>
      two.length === 1 ? { players: two } : { players: two, games: [[310, 300]] },
    );
    rounds.push({ matches });
  }
  return rounds;
}

test('nothing is said of rounds that the rule drew', () => {
  expect(againstTheRule(read({ ...base, rounds: drawn(3) }))).toEqual([]);
});

test('fixed rounds: who came into the seat of somebody who had left sits there for the rule too', () => {
  const eight = players.slice(0, 8).map((player) => ({ ...player, ...(player.id === 'p03' && { left: 1 }) }));
  const late = { id: 'p09', name: 'TARD', rating: 1500, from: 2 };
  const table = (...two: readonly string[]) => ({ players: two, games: [[310, 300]] });
  const tables = (text: string) => ({ matches: text.split(' ').map((pair) => table(...pair.split('-'))) });
  const rounds = [tables('p01-p05 p02-p06 p03-p07 p04-p08'), tables('p01-p04 p02-p09 p05-p08 p06-p07')];
  expect(againstTheRule(read({ ...base, players: [...eight, late], rounds }))).toEqual([]);
});

test('a round made by hand, a meeting again, a second exemption', () => {
  const rounds = drawn(1);
  const notices = againstTheRule(read({ ...base, rounds: [...rounds, ...rounds] }));
  expect(notices.map(({ path, warning }) => `${path} ${warning.code}`)).toEqual([
    ...Array.from({ length: 9 }, (_, i) => `rounds[1].matches[${i}] repeat`),
    'rounds[1].matches[9] second-exemption',
    'rounds[1] drawn-otherwise',
  ]);
  expect(notices[0]?.warning).toMatchObject({ round: 2, earlier: [1] });
});

test('a forfeit of the whole match is no meeting, and the win counts as an exemption', () => {
  const forfeit = { matches: [{ players: ['p01', 'p02'], forfeit: 'p02' }] };
  const rounds = [
    forfeit,
    { matches: [{ players: ['p01', 'p02'], games: [[1, 2]] }] },
    { matches: [{ players: ['p01'] }] },
  ];
  const codes = againstTheRule(read({ ...base, rounds })).map(({ warning }) => warning.code);
  expect(codes).toContain('second-exemption');
  expect(codes).not.toContain('repeat');
});

test('three rounds in a row of another rule are enough', () => {
  const other = {
    matches: players
      .slice(0, 18)
      .flatMap((p, i) => (i % 2 === 0 ? [{ players: [p.id, players[i + 1]?.id], games: [[1, 2]] }] : [])),
  };
  const notices = againstTheRule(read({ ...base, rounds: [other, other, other, other, other] }));
  expect(notices.filter(({ warning }) => warning.code === 'drawn-otherwise')).toHaveLength(3);
});

test('the draw of a state read from a file is that of the state itself', () => {
  const rounds = drawn(2);
  const tournament = read({ ...base, rounds });
  const decided = decide(tournament, { kind: 'draw', round: 3, without: [] }, new Map());
  expect(decided.ok).toBe(true);
});
