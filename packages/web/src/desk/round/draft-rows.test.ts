import { desk as director } from '@ronde/engine/fixtures/desk';
import { allSentences, namesOf, tableWhyIn } from '@ronde/language';
import { expect, test } from 'vitest';
import { draftRows } from './draft-rows.ts';

function drawn(players: number) {
  const desk = director();
  for (let i = 1; i <= players; i++)
    desk.act({
      kind: 'register',
      player: `p${i}`,
      number: i,
      rating: 2000 - i,
      presence: 'here',
      ...(i === 4 ? { provisional: true } : {}),
    });
  desk.act({ kind: 'draw', round: 1, without: [] });
  return desk;
}

test('round 1: ratings in seat order, the exempt player last and without table', () => {
  const desk = drawn(19);
  const [content] = desk.state().rounds;
  if (!content) throw new Error('Nothing was drawn.');
  const rows = draftRows({ tournament: desk.state(), people: desk.people }, 1, content);
  expect(rows).toHaveLength(10);
  const first = rows[0];
  const rating = (id: string) => `${2000 - Number(id.slice(1))}${id === 'p4' ? '*' : ''}`;
  expect(first?.before).toEqual(first?.seats?.players.map(rating));
  expect(rows.flatMap(({ before }) => before)).toContain('1996*');
  expect(rows.at(-1)).toMatchObject({ seats: null });
});

test('two people without an opponent are two lines: none is left behind when the draft changes', () => {
  const desk = drawn(18);
  const [content] = desk.state().rounds;
  if (!content) throw new Error('Nothing was drawn.');
  const alone = (player: string) => ({ players: [player] as const });
  const matches = [...content.matches.slice(1), ...(content.matches[0]?.players ?? []).map(alone)];
  const rows = draftRows({ tournament: desk.state(), people: desk.people }, 1, { ...content, matches });
  expect(new Set(rows.map(({ key }) => key)).size).toBe(10);
});

test('later rounds: the match points brought into the round', () => {
  const desk = drawn(18);
  desk.act({ kind: 'publish', round: 1, attempt: 1 });
  for (const { players } of desk.state().rounds[0]?.matches ?? []) {
    if (players.length === 2)
      desk.act({ kind: 'record', round: 1, players, result: { kind: 'games', games: [[400, 300]] }, saw: null });
  }
  desk.act({ kind: 'close-round', round: 1 });
  desk.act({ kind: 'draw', round: 2, without: [] });
  const content = desk.state().rounds[1];
  if (!content) throw new Error('Nothing was drawn.');
  const rows = draftRows({ tournament: desk.state(), people: desk.people }, 2, content);
  const brought = rows.flatMap(({ before }) => before).sort();
  expect(brought).toEqual([...Array(9).fill('1'), ...Array(9).fill('3')]);
});

test('of one club: marked in a round of the wargame that leaves clubs free as well, and in it alone', () => {
  const drawnBy = (format: 'art-de-la-guerre' | 'classique', club: string) => {
    const desk = director(format === 'classique' ? {} : { rounds: 1 }, 42, format);
    for (const [i, own] of ['Troyes', club, 'Sens', '', '', ''].entries())
      desk.act({
        kind: 'register',
        player: `p${i}`,
        number: i + 1,
        rating: 900,
        presence: 'here',
        ...(own && { club: own }),
      });
    return desk;
  };
  const marksIn = (desk: ReturnType<typeof director>) => {
    const content = {
      status: 'draft',
      attempt: 1,
      absent: [],
      bestOf: 1,
      matches: [
        { table: 1, players: ['p0', 'p1'], why: [] },
        { table: 2, players: ['p2', 'p3'], why: [] },
        // Two without a club are of none.
        { table: 3, players: ['p4', 'p5'], why: [] },
      ],
    } as const;
    return draftRows({ tournament: desk.state(), people: desk.people }, 1, content).map(({ marks }) => marks);
  };
  expect(marksIn(drawnBy('art-de-la-guerre', 'TROYES'))).toEqual([['club'], [], []]);
  expect(marksIn(drawnBy('art-de-la-guerre', 'Lyon'))).toEqual([[], [], []]);
  expect(marksIn(drawnBy('classique', 'Troyes'))).toEqual([[], [], []]);
});

test('the wargame, round 1: nobody has met anybody, so nobody is moved by a meeting', () => {
  const desk = director({ rounds: 3 }, 42, 'art-de-la-guerre');
  const clubs = ['York', '', '', '', 'York', '', '', ''];
  for (const [i, club] of clubs.entries())
    desk.act({
      kind: 'register',
      player: `p${i + 1}`,
      number: i + 1,
      rating: 1500 - i,
      presence: 'here',
      ...(club && { club }),
    });
  desk.act({ kind: 'draw', round: 1, without: [] });
  const tournament = desk.state();
  const [content] = tournament.rounds;
  if (!content) throw new Error('Nothing was drawn.');
  // The halves are 1–5, 2–6, 3–7, 4–8. 1 and 5 are of one club, so 1 takes 6, and the others find theirs taken.
  expect(content.matches.map(({ players }) => players.join('–'))).toEqual(['p1–p6', 'p2–p7', 'p3–p8', 'p4–p5']);
  const rows = draftRows({ tournament, people: desk.people }, 1, content);
  expect(rows.map(({ moved }) => moved)).toEqual(['club', 'taken', 'taken', 'taken']);
  const names = namesOf(desk.people, tournament.players);
  const drawn = { ...tournament, wargame: true, planned: 3 };
  for (const [i, [natural, found]] of [
    [6, 7],
    [7, 8],
    [8, 5],
  ].entries()) {
    const match = content.matches[i + 1];
    if (!match) throw new Error('A table is missing.');
    const table = tableWhyIn(drawn, 1, content, match);
    const { steps, looked } = allSentences.en('art-de-la-guerre').why(table, names);
    expect(steps[1]).toContain(`P${natural} is already at table ${i + 1}.`);
    expect(looked.map(({ player, kind, text }) => [player, kind, text])).toEqual([
      [`p${natural}`, 'passed', `already at table ${i + 1}`],
      [`p${found}`, 'found', 'new opponent'],
    ]);
    const fr = allSentences.fr('art-de-la-guerre').why(table, names);
    expect(fr.looked[0]?.text).toBe(`déjà sur le terrain ${i + 1}`);
  }
});

test('the wargame, a later round: who was passed over for the clubs of others was not « met before »', () => {
  const match = (forces?: 'repeat' | 'club') =>
    ({
      players: ['p1', 'p3'],
      why: [
        { step: 'turn-on-points', player: 'p1', place: 1, points: 90 },
        { step: 'ahead', opponent: 'p2', ...(forces && { forces }) },
        { step: 'nearest', opponent: 'p3' },
      ],
    }) as const;
  const desk = drawn(8);
  const content = { status: 'draft', attempt: 1, absent: [], bestOf: 1 } as const;
  const wargame = { ...desk.state(), format: 'art-de-la-guerre' } as const;
  const rows = draftRows({ tournament: wargame, people: desk.people }, 2, {
    ...content,
    matches: [match('club'), match('repeat'), match()],
  });
  expect(rows.map(({ moved }) => moved)).toEqual(['club', 'repeat', 'rest']);
});

test('marks are for what is unusual: a neighbouring group is not, two groups are; who moved is told with its cause', () => {
  const desk = drawn(18);
  desk.act({ kind: 'publish', round: 1, attempt: 1 });
  for (const [i, { players }] of (desk.state().rounds[0]?.matches ?? []).entries()) {
    if (players.length === 2)
      desk.act({
        kind: 'record',
        round: 1,
        players,
        result: { kind: 'games', games: [i === 0 ? [400, 400] : [400, 300]] },
        saw: null,
      });
  }
  desk.act({ kind: 'close-round', round: 1 });
  desk.act({ kind: 'draw', round: 2, without: [] });
  const state = desk.state();
  const drew = state.rounds[0]?.matches[0]?.players[0] ?? '';
  const [won, lost] = state.rounds[0]?.matches[1]?.players ?? [];
  const natural = { step: 'natural', free: 4, pm: 3, opponent: drew, upwards: false } as const;
  const of = (players: readonly [string, string], ...more: readonly object[]) => ({
    players,
    why: [{ step: 'turn', player: players[0], place: 1, pm: 3 }, natural, ...more] as never,
  });
  const up = { step: 'up', opponent: lost ?? '' } as const;
  const content = {
    status: 'draft',
    attempt: 1,
    absent: [],
    bestOf: 1,
    matches: [
      of([won ?? '', drew]),
      of([won ?? '', lost ?? ''], { step: 'met', opponent: drew, rounds: [1] }, up),
      of([won ?? '', lost ?? ''], { step: 'club', opponent: drew }, up),
    ],
  } as const;
  const rows = draftRows({ tournament: state, people: desk.people }, 2, content);
  // 3, 2 and 1 match points: the winner against who drew is one group away, against who lost two.
  expect(rows.map(({ marks }) => marks)).toEqual([[], ['group'], ['group']]);
  expect(rows.map(({ moved }) => moved)).toEqual([null, 'met', 'club']);
});
