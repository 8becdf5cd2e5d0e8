import { describe, expect, test } from 'vitest';
import { parseFile } from './parse-file.ts';
import type { FileNotice, FileRefusal } from './problems.ts';

const players = ['p1', 'p2', 'p3', 'p4'].map((id, i) => ({ id, name: `NOM${i} Prénom`, rating: 1500 - i }));
const base = { ronde: 1, id: 't', revision: 1, name: 'Essai', format: 'classique', date: '2026-11-14', players };
const round = (...matches: object[]) => ({ matches });
const played = (a: string, b: string, more: object = {}) => ({ players: [a, b], games: [[400, 300]], ...more });

function refusals(file: unknown): readonly FileRefusal[] {
  const parsed = parseFile(file);
  return parsed.ok ? [] : parsed.refusal;
}

const said = (file: unknown): string[] => refusals(file).map(({ code, path }) => `${code} ${path}`);

function read(file: unknown) {
  const parsed = parseFile(file);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
  return parsed.value;
}

describe('shape', () => {
  test('only ronde, name, format, date and players are required', () => {
    const { id: _, revision: __, ...least } = base;
    expect(said(least)).toEqual([]);
    expect(said({})).toEqual(['missing ronde', 'missing name', 'missing format', 'missing date', 'missing players']);
    expect(refusals({})).toMatchObject([{}, {}, {}, { expected: { kind: 'date' } }, { expected: { kind: 'list' } }]);
  });

  test('every problem of shape at once; then, once it is mended, every problem of sense', () => {
    const rounds = [round(played('p1', 'p2'), played('p2', 'p9'))];
    const badly = { id: 'p1', name: 5, rating: '1800', ratings: 3 };
    expect(said({ ...base, nom: 'x', players: [...players, badly], rounds })).toEqual([
      'wrong-type players[4].name',
      'wrong-type players[4].rating',
      'unknown-key players[4].ratings',
      'unknown-key nom',
    ]);
    expect(said({ ...base, players: [...players, { id: 'p1', name: 'E', rating: 1800 }], rounds })).toEqual([
      'same-id players[4].id',
      'twice-in-round rounds[0].matches[1].players[0]',
      'stranger rounds[0].matches[1].players[1]',
    ]);
  });

  test('the path, what was found, what was expected', () => {
    const file = { ...base, players: [...players.slice(0, 3), { ...players[3], rating: 12.5 }] };
    expect(refusals(file)).toEqual([
      {
        code: 'wrong-value',
        path: 'players[3].rating',
        found: { kind: 'value', value: 12.5 },
        expected: { kind: 'integer' },
      },
    ]);
  });

  test('the key that was probably meant', () => {
    expect(refusals({ ...base, ronds: [] })).toEqual([
      { code: 'unknown-key', path: 'ronds', key: 'ronds', near: 'rounds' },
    ]);
    expect(refusals({ ...base, settings: { bestof: 3 } })).toMatchObject([{ path: 'settings.bestof', near: 'bestOf' }]);
  });

  test('a key that the format does not use is refused: settings, players, matches, rounds', () => {
    expect(said({ ...base, settings: { avoidClubs: true, phase1: 5, rounds: 5 } })).toEqual([
      'key-of-another-format settings.phase1',
      'key-of-another-format settings.avoidClubs',
    ]);
    expect(said({ ...base, format: 'combinee', settings: { rounds: 11 } })).toEqual([
      'key-of-another-format settings.rounds',
    ]);
    expect(said({ ...base, rounds: [round(played('p1', 'p2', { winner: 'p1' }))] })).toEqual([
      'key-of-another-format rounds[0].matches[0].winner',
      'goes-without rounds[0].matches[0].winner',
    ]);
    const army = { edition: 'V4', number: 40, name: 'Alexander the Great', from: -336, to: -323 };
    const people = [{ ...players[0], army, spare: true }, ...players.slice(1)];
    expect(said({ ...base, players: people })).toEqual([
      'key-of-another-format players[0].army',
      'key-of-another-format players[0].spare',
    ]);
    expect(said({ ...base, format: 'art-de-la-guerre', players: people })).toEqual([]);
    const games = { ...base, format: 'art-de-la-guerre', rounds: [{ bestOf: 1, ...round(played('p1', 'p2')) }] };
    expect(said(games)).toEqual([
      'key-of-another-format rounds[0].bestOf',
      'key-of-another-format rounds[0].matches[0].games',
    ]);
  });

  // The settings of each format, word for word those of the contract.
  const common = ['rating'];
  const inGames = ['spreadCap', 'forfeitSpread', 'bestOf', 'startsBy'];
  test.each([
    ['classique', ['rounds', ...inGames, 'repeats', 'openingTables', ...common]],
    // Belgian Pdep are ratings, and the wargame has no PL: what changes nothing is let through, and said.
    ['classique-belge', ['rounds', ...inGames, 'repeats', ...common]],
    ['combinee', [...inGames, 'phase1', 'phase2', 'phase3', 'pools', 'composed', 'drawn', ...common]],
    ['art-de-la-guerre', ['rounds', 'firstRound', 'avoidClubs', 'scale', ...common]],
    ['toutes-rondes', [...inGames, 'turns', 'points', ...common]],
    ['suisse', ['rounds', ...inGames, 'order', 'avoidClubs', 'points', ...common]],
  ])('the settings of %s, and no other', (format, read) => {
    const every = {
      rounds: 5,
      spreadCap: 100,
      forfeitSpread: 50,
      bestOf: 1,
      startsBy: 'balance',
      repeats: 'avoid',
      openingTables: {},
      phase1: 5,
      phase2: 3,
      phase3: 3,
      pools: 'plain',
      drawn: [],
      firstRound: 'lot',
      avoidClubs: true,
      scale: 'seed',
      turns: 1,
      order: 'fold',
      points: { win: 2, draw: 1, loss: 0 },
      rating: {},
    };
    const refused = said({ ...base, format, settings: every });
    const foreign = Object.keys(every).filter((key) => !read.includes(key));
    expect(refused).toEqual(foreign.map((key) => `key-of-another-format settings.${key}`));
  });

  test('six formats are known', () => {
    expect(refusals({ ...base, format: 'blitz' })).toMatchObject([
      {
        code: 'unknown-format',
        known: ['classique', 'classique-belge', 'combinee', 'art-de-la-guerre', 'toutes-rondes', 'suisse'],
      },
    ]);
  });

  test('what is counted has a name without line breaks', () => {
    const counted = { counters: { p1: { 'a\nb': 1 } } };
    expect(said({ ...base, rounds: [round(played('p1', 'p2', counted))] })).toEqual([
      'hidden-character rounds[0].matches[0].counters.p1["a\\nb"]',
    ]);
  });

  test('an Elo may have decimals, a PL is a whole number', () => {
    const people = [{ ...players[0], rating: 1049.7 }, ...players.slice(1)];
    expect(said({ ...base, players: people })).toEqual(['wrong-value players[0].rating']);
    expect(said({ ...base, format: 'art-de-la-guerre', players: people })).toEqual([]);
  });

  test('avoidClubs is true, false or a list of rounds', () => {
    const found = refusals({ ...base, format: 'suisse', settings: { avoidClubs: 'yes' } });
    expect(found).toMatchObject([{ path: 'settings.avoidClubs', expected: { kind: 'yes-no-or-rounds' } }]);
  });

  test('prototype keys are unknown keys', () => {
    const text = JSON.stringify(base).replace('{', '{"__proto__":{"a":1},"constructor":1,');
    expect(said(text)).toEqual(['unknown-key __proto__', 'unknown-key constructor']);
  });

  test.each(['2026-02-29', '2026-11-31', '14/11/2026', '2026-1-1'])('%s is no civil date', (date) => {
    expect(refusals({ ...base, date })).toMatchObject([{ path: 'date', expected: { kind: 'date' } }]);
  });

  test('an end before the beginning', () => {
    expect(said({ ...base, endDate: '2026-11-13' })).toEqual(['ends-before endDate']);
  });

  test('a line break, half a character, blanks alone', () => {
    expect(said({ ...base, name: 'a\nb' })).toEqual(['hidden-character name']);
    expect(said({ ...base, name: '\ud800' })).toEqual(['hidden-character name']);
    expect(said({ ...base, name: '  ' })).toEqual(['wrong-value name']);
    expect(said({ ...base, name: '\u200b\u3164' })).toEqual(['hidden-character name']);
  });

  test('a mark that turns the writing direction; an id that is a path', () => {
    expect(said({ ...base, name: 'a\u202eb' })).toEqual(['hidden-character name']);
    expect(said({ ...base, id: 'x\u2066y' })).toEqual(['hidden-character id']);
    for (const id of ['.', '..']) expect(said({ ...base, id })).toEqual(['wrong-value id']);
  });

  test('names are kept as they are, letters composed', () => {
    const name = `</title><script>alert(1)</script> " ' \u00e9 `;
    expect(read({ ...base, name: `${name}e\u0301` }).tournament.name).toBe(`${name}\u00e9`);
  });

  test.each(['a\u200bb', 'a\u00adb', 'a\u200fb', 'a\u3164b', 'a\ufe0f'])('WHO-03: %j is not what one sees', (name) => {
    expect(said({ ...base, name })).toEqual(['hidden-character name']);
  });
});

describe('what can have happened', () => {
  test.each<[string, object, string[]]>([
    [
      'a player twice',
      round(played('p1', 'p2'), played('p1', 'p3')),
      ['twice-in-round rounds[0].matches[1].players[0]'],
    ],
    ['a player against himself', round(played('p1', 'p1')), ['twice-in-round rounds[0].matches[0].players[1]']],
    ['absent and at a table', { absent: ['p1'], ...round(played('p1', 'p2')) }, ['twice-in-round rounds[0].absent[0]']],
    ['a stranger', { absent: ['x'], ...round(played('p1', 'p2')) }, ['stranger rounds[0].absent[0]']],
    [
      'a table twice',
      round(played('p1', 'p2', { table: 1 }), played('p3', 'p4', { table: 1 })),
      ['same-table rounds[0].matches[1].table'],
    ],
    ['who starts', round(played('p1', 'p2', { starts: 'p3' })), ['not-at-table rounds[0].matches[0].starts']],
    ['who forfeits', round({ players: ['p1', 'p2'], forfeit: 'p3' }), ['not-at-table rounds[0].matches[0].forfeit']],
    [
      'who gets the match',
      round({ players: ['p1', 'p2'], awarded: 'both' }),
      ['not-at-table rounds[0].matches[0].awarded'],
    ],
    [
      'forfeit and award',
      round({ players: ['p1', 'p2'], forfeit: 'p1', awarded: 'p2' }),
      ['goes-without rounds[0].matches[0].awarded'],
    ],
    ['a reason alone', round(played('p1', 'p2', { reason: 'x' })), ['goes-with rounds[0].matches[0].reason']],
    [
      'a result of an exempt player',
      round({ players: ['p1'], games: [[1, 2]] }),
      ['result-of-exempt rounds[0].matches[0].games'],
    ],
    [
      'two games of one',
      round(
        played('p1', 'p2', {
          games: [
            [1, 2],
            [3, 4],
          ],
        }),
      ),
      ['too-many-games rounds[0].matches[0].games'],
    ],
    ['no game', round(played('p1', 'p2', { games: [] })), ['match-unfinished rounds[0].matches[0].games']],
    [
      'a score with a forfeit',
      round(played('p1', 'p2', { forfeit: 'p1' })),
      ['too-many-games rounds[0].matches[0].games'],
    ],
    [
      'a malus in Scrabble, where penalties are in the scores',
      { ...round(played('p1', 'p2')), sanctions: [{ player: 'p1', kind: 'malus' }] },
      ['wrong-value rounds[0].sanctions[0].kind'],
    ],
    [
      'points of a warning',
      { ...round(played('p1', 'p2')), sanctions: [{ player: 'p9', kind: 'warning', points: 10 }] },
      ['stranger rounds[0].sanctions[0].player', 'goes-with rounds[0].sanctions[0].points'],
    ],
    [
      'counted for somebody else',
      round(played('p1', 'p2', { counters: { p3: { bagages: 1 } } })),
      ['not-at-table rounds[0].matches[0].counters'],
    ],
  ])('%s', (_, wrong, expected) => {
    expect(said({ ...base, rounds: [wrong] })).toEqual(expected);
  });

  test.each<[string, number[][], string[]]>([
    [
      '2–0',
      [
        [400, 300],
        [400, 300],
      ],
      [],
    ],
    [
      '2–1',
      [
        [400, 300],
        [300, 400],
        [400, 300],
      ],
      [],
    ],
    [
      'three games, two drawn',
      [
        [300, 300],
        [300, 300],
        [400, 300],
      ],
      [],
    ],
    ['1–0', [[400, 300]], ['match-unfinished rounds[0].matches[0].games']],
    [
      '1–1',
      [
        [400, 300],
        [300, 400],
      ],
      ['match-unfinished rounds[0].matches[0].games'],
    ],
    [
      'a third after 2–0',
      [
        [400, 300],
        [400, 300],
        [1, 2],
      ],
      ['game-after-the-end rounds[0].matches[0].games[2]'],
    ],
  ])('two winning games, %s', (_, games, expected) => {
    expect(said({ ...base, rounds: [{ bestOf: 3, ...round(played('p1', 'p2', { games })) }] })).toEqual(expected);
  });

  test('a forfeit in the course of two winning games keeps the game played', () => {
    const { tournament } = read({ ...base, rounds: [{ bestOf: 3, ...round(played('p1', 'p2', { forfeit: 'p1' })) }] });
    expect(tournament.rounds[0]?.matches[0]?.result).toEqual({ kind: 'forfeit', by: 'p1', games: [[400, 300]] });
  });

  test('no round after one that is not complete', () => {
    const open = round({ players: ['p1', 'p2'] }, played('p3', 'p4'));
    expect(said({ ...base, rounds: [open, round(played('p1', 'p3'))] })).toEqual([
      'round-incomplete rounds[0].matches[0]',
    ]);
    expect(said({ ...base, rounds: [round(played('p1', 'p3')), open] })).toEqual([]);
  });

  const cohesion = (a: number, b: number) => [
    { lost: a, total: 23 },
    { lost: b, total: 25 },
  ];
  test.each<[string, object, string[]]>([
    ['a win', { winner: 'p1', cohesion: cohesion(7, 25) }, []],
    ['a draw, both broken', { winner: null, cohesion: cohesion(23, 25) }, []],
    ['the points themselves', { winner: null, points: [41, 50] }, []],
    ['who won, and nothing else', { winner: 'p1' }, ['winner-alone rounds[0].matches[0].winner']],
    ['cohesion without who won', { cohesion: cohesion(7, 25) }, ['goes-with rounds[0].matches[0].cohesion']],
    [
      'both ways at once',
      { winner: 'p1', cohesion: cohesion(7, 25), points: [97, 13] },
      ['goes-without rounds[0].matches[0].points'],
    ],
    ['a winner from elsewhere', { winner: 'p3', points: [97, 13] }, ['not-at-table rounds[0].matches[0].winner']],
    [
      'a winner who has lost all his cohesion',
      { winner: 'p1', cohesion: cohesion(23, 25) },
      ['winner-broken rounds[0].matches[0].cohesion[0]'],
    ],
    ['a forfeit', { forfeit: 'p2' }, []],
    ['a forfeit with a winner', { forfeit: 'p2', winner: 'p1' }, ['goes-without rounds[0].matches[0].winner']],
  ])('L’Art de la Guerre, %s', (_, result, expected) => {
    const file = { ...base, format: 'art-de-la-guerre', rounds: [round({ players: ['p1', 'p2'], ...result })] };
    expect(said(file)).toEqual(expected);
  });

  test('round robin and Swiss: who won may stand alone, null for a draw', () => {
    const rounds = [round({ players: ['p1', 'p2'], winner: null }, { players: ['p3', 'p4'], winner: 'p4' })];
    const { tournament } = read({ ...base, format: 'suisse', rounds });
    expect(tournament.rounds[0]?.matches.map(({ result }) => result)).toEqual([
      { kind: 'decided', winner: null },
      { kind: 'decided', winner: 'p4' },
    ]);
  });

  test('Formule Combinée: phase 3 as long as phase 2 at most, 24 rounds in all', () => {
    const phases = (settings: object) => refusals({ ...base, format: 'combinee', settings });
    expect(phases({ phase2: 3, phase3: 4 })).toMatchObject([
      { code: 'wrong-value', path: 'settings.phase3', expected: { kind: 'integer', min: 0, max: 3 } },
    ]);
    expect(phases({ phase1: 9, phase2: 10, phase3: 6 })).toMatchObject([
      { code: 'too-many-rounds', path: 'settings', phases: [9, 10, 6], found: { value: 25 }, expected: { max: 24 } },
    ]);
    expect(phases({ phase1: 9, phase2: 16, phase3: 0 })).toMatchObject([{ code: 'too-many-rounds' }]);
    expect(phases({ phase1: 9, phase2: 14 })).toMatchObject([{ code: 'too-many-rounds', phases: [9, 14, 3] }]);
    expect(phases({ phase2: 2 })).toMatchObject([{ path: 'settings.phase2' }]);
    expect(phases({ phase1: 9, phase2: 9, phase3: 6 })).toEqual([]);
  });

  describe('drawn pools', () => {
    const of = (drawn: unknown, more: object = {}) =>
      refusals({ ...base, format: 'combinee', settings: { drawn }, ...more });
    const codes = (drawn: unknown, more: object = {}) => of(drawn, more).map(({ code, path }) => `${code} ${path}`);

    test('nobody twice, no stranger, one X', () => {
      const drawn = [
        ['p1', 'p2', null, 'p3'],
        ['p2', 'x', null, 'p4'],
      ];
      expect(codes(drawn)).toEqual([
        'seated-twice settings.drawn[1][0]',
        'stranger settings.drawn[1][1]',
        'seated-twice settings.drawn[1][2]',
      ]);
    });

    test('everybody who plays in them has a seat: before round 1 who is expected', () => {
      expect(of([['p1', 'p2'], ['p3']])).toEqual([{ code: 'no-pool-seat', path: 'settings.drawn', player: 'p4' }]);
      expect(codes([['p1', 'p2'], ['p3']], { absent: ['p4'] })).toEqual([]);
      const late = [...players.slice(0, 3), { ...players[3], from: 3 }];
      expect(codes([['p1', 'p2'], ['p3']], { players: late })).toEqual([]);
      expect(
        codes([
          ['p1', 'p2'],
          ['p3', 'p4'],
        ]),
      ).toEqual([]);
    });

    test('then who was drawn in round 1', () => {
      const rounds = [round(played('p1', 'p4'))];
      expect(codes([['p1', 'p2'], ['p3']], { rounds })).toEqual(['no-pool-seat settings.drawn']);
      expect(codes([['p1', 'p2'], ['p4']], { rounds })).toEqual([]);
    });

    test('what is no list of players is said once', () => {
      expect(codes([['p1', 5]])).toEqual(['wrong-type settings.drawn[0][1]']);
    });
  });

  test('own tables of the fixed rounds: for 8 to 16 players, every place once a round', () => {
    const tables = (openingTables: object) => said({ ...base, settings: { openingTables } });
    const good = [
      [1, 5],
      [2, 6],
      [3, 7],
      [4, 8],
    ];
    expect(tables({ 8: [good] })).toEqual([]);
    expect(
      tables({
        8: [
          good,
          [
            [1, 2],
            [1, 3],
            [4, 5],
            [6, 7],
          ],
        ],
        9: [good],
      }),
    ).toEqual(['bad-tables settings.openingTables["8"][1]', 'wrong-value settings.openingTables["9"]']);
  });

  test('who was excluded, and a spare player without a hole, are no absentees', () => {
    const rounds = [
      { ...round(played('p1', 'p2'), { players: ['p3'] }), sanctions: [{ player: 'p2', kind: 'exclusion' }] },
      round({ players: ['p1', 'p3'], winner: null, points: [50, 50] }),
    ].map((r) => JSON.parse(JSON.stringify(r).replace('"games":[[400,300]]', '"winner":null,"points":[41,50]')));
    const people = [...players.slice(0, 3), { ...players[3], spare: true }];
    const parsed = read({ ...base, format: 'art-de-la-guerre', players: people, rounds });
    expect(parsed.warnings).toEqual([]);
    expect(parsed.tournament.rounds.map(({ absent }) => absent)).toEqual([[], []]);
  });

  test('players may meet again', () => {
    expect(said({ ...base, rounds: [round(played('p1', 'p2')), round(played('p2', 'p1'))] })).toEqual([]);
  });

  test('nobody plays before they come or after they left', () => {
    const people = [{ ...players[0], from: 2 }, { ...players[1], left: 0 }, players[2], players[3]];
    expect(said({ ...base, players: people, rounds: [round(played('p1', 'p3'), played('p2', 'p4'))] })).toEqual([
      'not-in-tournament rounds[0].matches[0].players[0]',
      'not-in-tournament rounds[0].matches[1].players[0]',
    ]);
    expect(said({ ...base, players: [{ ...players[0], left: 1 }] })).toEqual(['left-later players[0].left']);
  });
});

describe('the state', () => {
  test('complete rounds are closed, an open last one is published', () => {
    const { tournament } = read({ ...base, rounds: [round(played('p1', 'p2')), round({ players: ['p1', 'p3'] })] });
    expect(tournament.rounds.map(({ status }) => status)).toEqual(['closed', 'published']);
    expect(tournament.rounds[1]?.matches[0]?.result).toBeUndefined();
  });

  test('who is in no match counts as absent, and it is said', () => {
    const people = [...players, { id: 'p5', name: 'A', from: 2 }, { id: 'p6', name: 'B', left: 0 }];
    const parsed = read({ ...base, players: people, rounds: [{ absent: ['p4'], ...round(played('p1', 'p2')) }] });
    expect(parsed.tournament.rounds[0]?.absent).toEqual(['p4', 'p3']);
    expect(parsed.warnings).toEqual([{ code: 'counted-absent', path: 'rounds[0]', player: 'NOM2 Prénom', round: 1 }]);
  });

  test('the ranking is frozen by a round or by the places written down', () => {
    expect(read(base).tournament.ranking).toEqual([]);
    expect(read({ ...base, rounds: [round(played('p1', 'p2'))] }).tournament.ranking).toEqual(['p1', 'p2', 'p3', 'p4']);
    const orders = [2, 1, undefined, 7];
    const people = players.map((p, i) => (orders[i] === undefined ? p : { ...p, order: orders[i] }));
    // p3 (1498) is inserted before p4 (1497), wherever the file has it.
    expect(read({ ...base, players: people }).tournament.ranking).toEqual(['p2', 'p1', 'p3', 'p4']);
  });

  test('a table without a number gets the lowest that is free', () => {
    const matches = round(played('p1', 'p2'), played('p3', 'p4', { table: 1 }));
    expect(read({ ...base, rounds: [matches] }).tournament.rounds[0]?.matches.map(({ table }) => table)).toEqual([
      2, 1,
    ]);
  });

  test('those away from the next draw, those not yet come', () => {
    const people = [...players, { id: 'p5', name: 'A', from: 3 }];
    const { tournament } = read({ ...base, players: people, absent: ['p2'] });
    expect(tournament.players.map(({ presence }) => presence)).toEqual(['here', 'absent', 'here', 'here', 'absent']);
  });
});

test('a zero rating is missing, and it is said', () => {
  const parsed = read({ ...base, players: [{ id: 'p1', name: 'A', rating: 0 }] });
  expect(parsed.tournament.players[0]).not.toHaveProperty('rating');
  expect(parsed.warnings.map(({ code }) => code)).toEqual(['zero-rating']);
});

test('homonyms without licence are pointed at', () => {
  const people = [
    { id: 'a', name: 'ROY Léa' },
    { id: 'b', name: 'roy lea' },
    { id: 'c', name: 'ROY Léa', licence: '7' },
  ];
  const expected: FileNotice[] = [
    { code: 'same-name', path: 'players[1].name', player: 'roy lea', first: 'players[0]' },
  ];
  expect(read({ ...base, players: people }).warnings).toEqual(expected);
});

test('LIST-01: an address, a phone number, a date or an amount is nobody’s club', () => {
  const clubs = ['zoe@exemple.fr', '06 12 34 56 78', '12/05/1990', '12 €'];
  const people = players.map((player, i) => ({ ...player, club: clubs[i] }));
  expect(said({ ...base, players: people })).toEqual(clubs.map((_, i) => `private-text players[${i}].club`));
});

describe('hostile input', () => {
  test('a hundred thousand lists in each other', () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    expect(said(deep)).toEqual(['wrong-type ']);
    expect(said(`{"ronde":${deep}}`)).toContain('wrong-value ronde');
  });

  test('a key of a million characters is shown cut', () => {
    const [problem] = refusals({ ...base, ['k'.repeat(1_000_000)]: 1 });
    expect(problem?.path.length).toBeLessThan(100);
  });

  test('a million wrong values, a million unknown keys: refused in seconds, a hundred problems at most', () => {
    const list = `[${'1,'.repeat(900_000)}1]`;
    const away = JSON.stringify(base).replace('"players":[', `"absent":${list},"players":[`);
    expect(refusals(away)).toMatchObject([{ path: 'absent', expected: { kind: 'list', max: 2000 } }]);
    // Not one fault of each: the list is refused before its values are looked at.
    const crowd = { ...base, players: JSON.parse(list) as unknown };
    expect(refusals(crowd)).toMatchObject([{ path: 'players', found: { kind: 'list', length: 900_001 } }]);
    const keys = Array.from({ length: 300_000 }, (_, i) => `"k${i}":1`).join();
    expect(refusals(JSON.stringify(base).replace('{', `{${keys},`))).toHaveLength(100);
    expect(said(`[${'1,'.repeat(1_000_000)}1]`)).toEqual(['too-many-values ']);
    expect(said('['.repeat(9_000_000))).toEqual(['too-many-values ']);
  });

  test('a text over the limit is not read', () => {
    expect(said(' '.repeat(20_000_001))).toEqual(['too-large ']);
  });

  test.each([[null], [5], ['x'], [[]], [true], [undefined]])('%j is no tournament', (value) => {
    expect(parseFile(value).ok).toBe(false);
  });
});
