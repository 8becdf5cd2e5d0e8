import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { line } from './test-line.ts';

const people = (count: number, more: (i: number) => object = () => ({})) =>
  Array.from({ length: count }, (_, i) => ({
    id: `p${i + 1}`,
    name: `NOM${i + 1} Prénom`,
    rating: 2000 - i,
    ...more(i),
  }));
const base = (format: string, count: number, more: object = {}) => ({
  ronde: 1,
  id: 't',
  revision: 1,
  name: 'Essai',
  format,
  date: '2026-03-10',
  seed: 3,
  players: people(count),
  ...more,
});

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ronde-formulas-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, content: unknown): string {
  const where = path.join(folder, name);
  writeFileSync(where, typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  return where;
}

const read = (where: string) => JSON.parse(readFileSync(where, 'utf8'));
const json = async (...args: string[]) => JSON.parse((await line([...args, '--json'])).out);

/** Every match of the last round gets this result. */
function play(where: string, result: (first: string) => object): void {
  const content = read(where);
  for (const match of content.rounds.at(-1).matches) {
    if (match.players.length === 2) Object.assign(match, result(match.players[0]));
  }
  writeFileSync(where, JSON.stringify(content, null, 2));
}

const scores = () => ({ games: [[410, 400]] });
const losses = (winner: string) => ({
  winner,
  cohesion: [
    { lost: 7, total: 23 },
    { lost: 25, total: 25 },
  ],
});

describe('a whole tournament by the command line alone', () => {
  test.each<[string, number, object, (first: string) => object, readonly string[]]>([
    ['classique', 13, {}, scores, ['pm', 'ppm', 'pdep']],
    ['classique-belge', 11, {}, scores, ['pm', 'ppm', 'pdep']],
    ['combinee', 14, { phase2: 3, phase3: 2 }, scores, ['pm', 'ppm', 'pdep']],
    ['art-de-la-guerre', 9, {}, losses, ['points', 'opponents']],
    ['toutes-rondes', 5, { turns: 2 }, scores, ['points', 'wins', 'opponents', 'spread']],
    ['suisse', 10, { rounds: 4 }, losses, ['points', 'wins', 'opponents']],
  ])('%s with %i', async (format, count, settings, result, keys) => {
    const where = file(`${format}.json`, base(format, count, { settings }));
    const { rounds, ok } = await json('check', where);
    expect(ok).toBe(true);
    for (let round = 1; round <= rounds; round++) {
      const ran = await line(['pair', where, '--write']);
      expect(ran).toMatchObject({ code: 0, err: '' });
      play(where, result);
    }
    expect(await json('pair', where)).toMatchObject({ round: rounds + 1, matches: null });
    const { warnings } = await json('check', where);
    expect(warnings.filter(({ code }: { code: string }) => ['drawn-otherwise', 'repeat'].includes(code))).toEqual([]);
    const { standings } = await json('standings', where, '--final');
    expect(standings).toHaveLength(count);
    expect(Object.keys(standings[0])).toEqual(['rank', 'player', ...keys]);
    const { out } = await line(['standings', where]);
    expect(out).toContain('NOM1 Prénom');
    expect(out.includes('Écart')).toBe(keys.includes('spread'));
  });
});

describe('Formule Combinée', () => {
  test('check gives the pools, pools their players; the draw writes them down', async () => {
    const where = file('pools.json', base('combinee', 34, { settings: { phase1: 9, phase2: 3 } }));
    expect(await json('check', where)).toMatchObject({ ok: true, rounds: 15, fixedRounds: 0, pools: [12, 12, 10] });
    const { sizes, pools } = await json('pools', where);
    expect(sizes).toEqual([12, 12, 10]);
    expect(pools.flat().toSorted()).toEqual(
      people(34)
        .map(({ id }) => id)
        .toSorted(),
    );
    await line(['pair', where, '--write']);
    const { drawn } = read(where).settings;
    expect(drawn.map((pool: string[]) => pool.toSorted())).toEqual(pools.map((pool: string[]) => pool.toSorted()));
    const ran = await line(['pools', where]);
    expect(ran.out).toMatch(/2\spoules de 12 et 1 de 10/);
  });

  test('22 players in 7 rounds: impossible, with what would work', async () => {
    const ran = await line(['check', file('no.json', base('combinee', 22, { settings: { phase1: 7 } })), '--json']);
    expect(ran.code).toBe(1);
    const { problems, suggestions } = JSON.parse(ran.out);
    expect(problems).toMatchObject([{ code: 'pools-impossible', path: 'settings.phase1' }]);
    expect(problems[0]).not.toHaveProperty('suggestions');
    expect(suggestions.map(({ settings }: { settings: { phase1: number } }) => settings.phase1)).toEqual([5, 9]);
    for (const { settings, message } of suggestions) {
      expect(ran.err).toContain(message);
      const again = file('yes.json', base('combinee', 22, { settings }));
      expect((await json('check', again)).ok).toBe(true);
    }
  });

  test('pools of another formula are refused', async () => {
    const ran = await line(['pools', file('none.json', base('classique', 12)), '--json']);
    expect(JSON.parse(ran.out).problems).toMatchObject([{ code: 'no-pools', path: 'format' }]);
  });
});

describe('L’Art de la Guerre', () => {
  const clubs = (i: number) => ({ rating: 1000, club: i < 4 ? 'Lyon' : 'Paris' });

  test('tables of one club are counted where clubs are avoided', async () => {
    const where = file('clubs.json', base('art-de-la-guerre', 8, { players: people(8, clubs) }));
    const drawn = await json('pair', where);
    expect(drawn).toMatchObject({ repeats: 0, sameClub: 0 });
    const all = people(8, () => ({ club: 'Lyon' }));
    expect(await json('pair', file('one.json', base('art-de-la-guerre', 8, { players: all })))).toMatchObject({
      sameClub: 4,
    });
  });

  test('what is let through is said with its place', async () => {
    const rounds = [
      {
        matches: [
          { players: ['p1', 'p2'], winner: 'p1', points: [90, 30] },
          {
            players: ['p3', 'p4'],
            winner: 'p3',
            cohesion: [
              { lost: 1, total: 20 },
              { lost: 30, total: 20 },
            ],
          },
        ],
      },
    ];
    const { warnings } = await json('check', file('doubts.json', base('art-de-la-guerre', 4, { rounds })));
    const said = warnings.map(({ code, path: at }: { code: string; path: string }) => `${code} ${at}`);
    expect(said).toContain('points-do-not-add-up rounds[0].matches[0]');
    expect(said).toContain('losses-above-total rounds[0].matches[1]');
  });

  test('rate: Elo, titles, championship; not official: nothing changes', async () => {
    const where = file('elo.json', base('art-de-la-guerre', 8, { players: people(8, clubs), endDate: '2026-03-11' }));
    await line(['pair', where, '--write']);
    play(where, losses);
    const rated = await json('rate', where);
    expect(rated).toMatchObject({ system: 'elo', official: true, why: [], value: 80 });
    expect(Object.keys(rated.players[0])).toEqual(['player', 'place', 'before', 'after', 'title', 'championship']);
    expect(rated.players[0]).toMatchObject({ before: 1000, after: 1050, title: 'Soldat', championship: 80 });
    writeFileSync(
      where,
      JSON.stringify({ ...read(where), players: people(8, () => ({ rating: 1000, club: 'Lyon' })) }),
    );
    const other = await json('rate', where);
    expect(other).toMatchObject({ official: false, why: [{ code: 'club-majority' }] });
    expect(other.players[0]).toMatchObject({ after: 1000, championship: null });
    expect((await line(['rate', where])).out).toContain('non officiel');
  });
});

describe('rate', () => {
  test('PL with every figure, and nothing else', async () => {
    const where = file('pl.json', base('classique', 10, { settings: { rounds: 1 } }));
    await line(['pair', where, '--write']);
    play(where, scores);
    const rated = await json('rate', where);
    expect(Object.keys(rated)).toEqual(['system', 'category', 'pjMax', 'pjMin', 'players']);
    expect(Object.keys(rated.players[0])).toEqual(['player', 'place', 'before', 'pe', 'b', 'pj', 'after']);
    expect((await line(['rate', where])).out).toMatch(/PE +B +PJ/);
  });

  test('who won and nothing else: not rated', async () => {
    const rounds = [{ matches: [{ players: ['p1', 'p2'], winner: 'p1' }] }];
    const ran = await line(['rate', file('not.json', base('suisse', 2, { rounds })), '--json']);
    expect(ran.code).toBe(1);
    expect(JSON.parse(ran.out).problems).toMatchObject([{ code: 'not-rated', path: 'rounds' }]);
  });
});

test('the final orders the places that it plays for', async () => {
  const where = file('final.json', base('classique-belge', 6, { settings: { rounds: 1 } }));
  await line(['pair', where, '--write']);
  play(where, (first) => ({ games: [[first === 'p1' ? 500 : 410, 400]] }));
  const before = await json('standings', where, '--final');
  const [one, two] = before.standings.map(({ player }: { player: string }) => player);
  const matches = [{ stage: 'final', players: [one, two], games: [[300, 400]] }];
  writeFileSync(where, JSON.stringify({ ...read(where), final: { players: 2, bestOf: 1, matches } }));
  const { standings } = await json('standings', where, '--final');
  expect(standings.slice(0, 2)).toMatchObject([
    { rank: 1, player: two },
    { rank: 2, player: one },
  ]);
});

test('prizes: first of each club and category, trophies, what was counted', async () => {
  const players = people(4, (i) => ({ club: i % 2 ? 'Lyon' : 'Paris', category: 'Vermeil' }));
  const match = { players: ['p1', 'p2'], winner: 'p2', points: [10, 100], counters: { p1: { bagages: 2 } } };
  const trophies = [{ name: 'Armée la mieux peinte', player: 'p3' }];
  const rounds = [{ matches: [match, { players: ['p3', 'p4'], winner: null, points: [50, 50] }] }];
  const where = file(
    'prizes.json',
    base('art-de-la-guerre', 4, { players, rounds, trophies, settings: { rounds: 1 } }),
  );
  expect(await json('prizes', where)).toEqual({
    podium: [
      { step: 1, place: 1, players: ['p2'] },
      { step: 2, place: 2, players: ['p4'] },
      { step: 3, place: 3, players: ['p3'] },
    ],
    series: [],
    categories: [{ of: 'Vermeil', place: 1, players: ['p2'] }],
    clubs: [
      { of: 'Lyon', place: 1, players: ['p2'] },
      // Level with p4, who had the lower rating.
      { of: 'Paris', place: 3, players: ['p3'] },
    ],
    trophies,
    counters: [{ counter: 'bagages', total: 2, players: ['p1'] }],
  });
  expect((await line(['prizes', where])).out).toContain('Armée la mieux peinte');
});

test('prizes by rules: podium, money to the cent, prizes of one game; none wanted is said', async () => {
  const games = [
    [500, 300],
    [420, 400],
  ];
  const matches = games.map((game, i) => ({ players: [`p${2 * i + 1}`, `p${2 * i + 2}`], games: [game] }));
  const settings = { rounds: 1, prizes: { podium: 1, clubs: 0, bestGame: true, bestMargin: true, money: [1050, 500] } };
  const where = file('rules.json', base('suisse', 4, { rounds: [{ matches }], settings }));
  const { out } = await line(['prizes', where]);
  expect(out).toMatch(/^1ʳᵉ place +1 +NOM1\b.* 10,50$/m);
  expect(out).toMatch(/^2ᵉ place +2 +NOM3\b.* 5,00$/m);
  expect(out).toMatch(/^Meilleur score \(500\) +NOM1\b/m);
  expect(out).toMatch(/^Plus grand écart \(200\) +NOM1\b/m);
  const tied = [
    [400, 300],
    [400, 300],
  ].map((game, i) => ({ players: [`p${i + 1}`, `p${i + 3}`], games: [game] }));
  const shared = file(
    'shared.json',
    base('suisse', 4, { rounds: [{ matches: tied }], settings: { ...settings, prizes: { money: [1001] } } }),
  );
  const paid = (await line(['prizes', shared])).out;
  expect(paid).toMatch(/^1ʳᵉ place .* 5,01$/m);
  expect(paid).toMatch(/^1ʳᵉ place .* 5,00$/m);
  expect(paid).toContain('le centime de trop');
  const none = { podium: 0, series: 0, categories: 0, clubs: 0 };
  const without = file(
    'none.json',
    base('suisse', 4, { rounds: [{ matches }], settings: { rounds: 1, prizes: none } }),
  );
  expect((await line(['prizes', without])).out).toContain('Ce tournoi ne donne aucun prix.');
});

test('prizes by age: a category of the year of birth has its prize, a pseudonym’s is kept', async () => {
  const matches = [1, 3].map((one) => ({ players: [`p${one}`, `p${one + 1}`], games: [[400 + one, 300]] }));
  const prizes = { podium: 0, clubs: 0, series: 0, ages: [{ name: 'Jeunes', upTo: 17 }] };
  const day = (pseudonym?: string) =>
    base('suisse', 4, {
      rounds: [{ matches }],
      settings: { rounds: 1, prizes },
      players: people(4, (i) => (i === 2 ? { birthYear: 2010, ...(pseudonym && { pseudonym }) } : {})),
    });
  expect((await line(['prizes', file('age.json', day())])).out).toMatch(/^Jeunes +1 +NOM3 /m);
  const hidden = (await line(['prizes', file('hidden-age.json', day('Le Renard'))])).out;
  expect(hidden).not.toContain('Jeunes');
  expect(hidden).toContain('--real-names');
});

test('OLD-02: a club written from right to left is set apart in what is read, and plain in JSON', async () => {
  const club = 'نادي الرباط';
  const players = people(4, () => ({ club, category: 'ותיקים' }));
  const match = { players: ['p1', 'p2'], winner: 'p2', points: [10, 100] };
  const rounds = [{ matches: [match, { players: ['p3', 'p4'], winner: null, points: [50, 50] }] }];
  const where = file('rtl.json', base('art-de-la-guerre', 4, { players, rounds, settings: { rounds: 1 } }));
  const { out } = await line(['prizes', where]);
  expect(out).toContain(`Club\u00a0: \u2068${club}\u2069`);
  expect(out).toContain('\u2068ותיקים\u2069');
  expect((await json('prizes', where)).clubs[0].of).toBe(club);
});

test('possible: best and worst final place, who is certain of what', async () => {
  const where = file('possible.json', base('classique-belge', 4, { settings: { rounds: 1 } }));
  await line(['pair', where, '--write']);
  const open = await json('possible', where);
  expect(open).toMatchObject({ after: 1, roundsLeft: 0 });
  expect(Object.keys(open.players[0])).toEqual(['player', 'place', 'best', 'worst', 'exact', 'certain']);
  expect(open.players[0]).toMatchObject({ best: 1, exact: true, certain: null });
  play(where, scores);
  const done = await json('possible', where);
  for (const { place, best, worst, certain } of done.players) {
    expect([best, worst, certain]).toEqual([place, place, place]);
  }
  expect((await line(['possible', where])).out).toContain('Déjà sûr');
});
