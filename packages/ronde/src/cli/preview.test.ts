import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { line } from './test-line.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ronde-preview-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const players = Array.from({ length: 8 }, (_, i) => ({
  id: `p${i + 1}`,
  name: `NOM${i + 1} Prénom`,
  rating: 1800 - i,
}));
const pairs = (shift: number) => [1, 2, 3, 4].map((i) => [`p${i}`, `p${5 + ((i - 1 + shift) % 4)}`]);
const played = (shift: number) => ({ matches: pairs(shift).map((two) => ({ players: two, games: [[450, 400]] })) });
const drawn = (shift: number) => ({ matches: pairs(shift).map((two) => ({ players: two })) });

function file(rounds: readonly object[], more: object = {}): string {
  const where = path.join(folder, `${Math.random()}.json`);
  const base = { ronde: 1, id: 't', revision: 1, name: 'Essai', format: 'classique', date: '2026-03-10' };
  writeFileSync(where, JSON.stringify({ ...base, settings: { rounds: 2 }, players, rounds, ...more }));
  return where;
}

const answered = [{ args: ['rate'] }, { args: ['prizes'] }, { args: ['standings', '--final'] }];
const text = async (...args: string[]) => (await line(args)).out;
const json = async (...args: string[]) => JSON.parse(await text(...args, '--json'));

describe('what is computed for the end, before it', () => {
  test.each(answered)(
    '$args: marked while rounds or results are missing',
    async ({ args: [command = '', ...options] }) => {
      for (const rounds of [[played(0)], [played(0), drawn(1)]]) {
        const where = file(rounds);
        expect(await json(command, where, ...options)).toMatchObject({ preview: true });
        expect(await text(command, where, ...options)).toContain('Aperçu\u00a0: 1\u00a0ronde sur 2.');
      }
      const over = file([played(0), played(1)]);
      expect(await json(command, over, ...options)).not.toHaveProperty('preview');
      expect(await text(command, over, ...options)).not.toContain('Aperçu');
    },
  );

  test('marked while more rounds than planned wait for the close that counts them', async () => {
    const three = [played(0), played(1), played(2)];
    expect(await json('rate', file(three))).toMatchObject({ preview: true });
    expect(await text('rate', file(three))).toContain('Aperçu\u00a0: 3\u00a0rondes pour 2 prévues, jusqu’à la clôture');
    expect(await json('rate', file(three, { closed: true }))).not.toHaveProperty('preview');
  });

  test('marked while the final is open', async () => {
    const of = (matches: object[]) => file([played(0), played(1)], { final: { players: 2, bestOf: 1, matches } });
    expect(await json('rate', of([]))).toMatchObject({ preview: true });
    expect(await text('rate', of([{ stage: 'final', players: ['p1', 'p2'] }]))).toContain('la finale reste à jouer');
    const over = of([{ stage: 'final', players: ['p1', 'p2'], games: [[400, 300]] }]);
    expect(await json('rate', over)).not.toHaveProperty('preview');
  });

  test('the final standings are called provisional', async () => {
    expect(await text('standings', file([played(0)]), '--final')).toContain('Classement provisoire avant clôture\n');
    expect(await text('standings', file([played(0), played(1)]), '--final')).toContain('Classement final\n');
    expect(await json('standings', file([played(0)]))).not.toHaveProperty('preview');
  });
});

describe('the standings say after which round they are', () => {
  test.each([
    [[], 'Classement initial\n'],
    [[drawn(0)], 'Classement initial (ronde 1 en cours)\n'],
    [[played(0)], 'Classement après la ronde 1\n'],
    [[played(0), drawn(1)], 'Classement après la ronde 1 (ronde 2 en cours)\n'],
  ])('%#: %s', async (rounds, title) => {
    expect(await text('standings', file(rounds))).toContain(title);
    if (rounds.length > 0) expect(await text('possible', file(rounds))).toContain(title);
  });

  test('in the wargame rounds are « tours »', async () => {
    const games = { matches: pairs(0).map((two) => ({ players: two, winner: two[0], points: [97, 13] })) };
    const wargame = (...rounds: object[]) => file(rounds, { format: 'art-de-la-guerre', settings: { rounds: 3 } });
    expect(await text('standings', wargame(games))).toContain('Classement après le tour 1\n');
    expect(await text('rate', wargame(games))).toContain('Aperçu\u00a0: 1\u00a0tour sur 3.');
    expect(await text('check', wargame(games))).toMatch(/1\stour apparié sur 3/);
    expect(await text('pair', wargame(games))).toContain('Tour 2\n');
    const over = [0, 1, 2].map((shift) => ({
      matches: pairs(shift).map((two) => ({ players: two, winner: two[0], points: [97, 13] })),
    }));
    expect(await text('pair', wargame(...over))).toContain('Les 3 tours prévus sont joués. Pour un tour de plus');
  });
});

describe('beside a line of the standings', () => {
  test('who was excluded', async () => {
    const sanctions = [{ player: 'p1', kind: 'exclusion', reason: 'x' }];
    const out = await text('standings', file([{ ...played(0), sanctions }]));
    expect(out).toMatch(/NOM1 Prénom .* exclusion\n/);
    expect(out.match(/exclusion/g)).toHaveLength(1);
  });

  test('the points that maluses took off', async () => {
    const sanctions = [10, 20].map((points) => ({ player: 'p2', kind: 'malus', points, reason: 'x' }));
    const games = { matches: pairs(0).map((two) => ({ players: two, winner: two[0], points: [97, 13] })) };
    const where = file([{ ...games, sanctions }], { format: 'art-de-la-guerre' });
    expect(await text('standings', where)).toMatch(/NOM2 Prénom +67 .* malus −30\n/);
  });
});

test('a spare player is in no number', async () => {
  const people = [...players, { id: 's', name: 'RENFORT', spare: true }];
  const out = await text('check', file([], { format: 'art-de-la-guerre', settings: { rounds: 3 }, players: people }));
  expect(out).toContain('8\u00a0joueurs');
});

test('a first round by armies: check and pair say whose army has no dates', async () => {
  const army = (from: number) => ({ edition: 'V4', number: 1, name: 'x', from, to: from + 100 });
  const people = players.map((player, i) => ({ ...player, ...(i > 1 && { army: army(100 * i) }) }));
  const where = file([], {
    format: 'art-de-la-guerre',
    settings: { rounds: 3, firstRound: 'armies' },
    players: people,
  });
  for (const command of ['check', 'pair']) {
    const said = (await json(command, where)).warnings.filter(
      ({ code }: { code: string }) => code === 'armies-undated',
    );
    expect(said, command).toHaveLength(1);
    expect(await text(command, where)).toContain(
      'Les armées de NOM1 et de NOM2 n’ont pas de dates\u00a0: au 1ᵉʳ tour elles sont comptées à la moyenne des autres.',
    );
  }
});

test('fixed tables that the text does not print are called so', async () => {
  const ten = Array.from({ length: 10 }, (_, i) => ({ id: `p${i + 1}`, name: `NOM${i + 1}`, rating: 1800 - i }));
  expect(await text('pair', file([], { players: ten }))).toContain('Tables fixées non officielles');
  expect(await text('pair', file([]))).not.toContain('non officielles');
});

describe('drawn pools of Formule Combinée', () => {
  const twelve = Array.from({ length: 12 }, (_, i) => ({ id: `p${i + 1}`, name: `NOM${i + 1}`, rating: 1800 - i }));
  const of = (pools: string[], more: object = {}) => {
    const drawn = pools.map((pool) => pool.split(' '));
    return file([], { format: 'combinee', players: twelve, settings: { drawn }, ...more });
  };

  test('check refuses those without a seat for everybody, with path, what was found, what was expected', async () => {
    const ran = await line(['check', of(['p1 p4 p5 p8 p9', 'p2 p3 p6 p7 p10 p11']), '--json']);
    expect(ran.code).toBe(1);
    expect(JSON.parse(ran.out).problems).toMatchObject([
      {
        code: 'no-pool-seat',
        path: 'settings.drawn',
        found: 'p12',
        expected: 'une place dans une poule pour chaque personne qui y joue',
      },
    ]);
  });

  test('pair says when it makes others than those of the file', async () => {
    const odd = of(['p1 p4 p5 p8 p9 p12 p2', 'p3 p6 p7 p10 p11']);
    expect((await json('pair', odd)).warnings).toMatchObject([{ code: 'pools-made-anew', path: 'settings.drawn' }]);
    expect(await text('pair', odd)).toContain('ces poules ne conviennent plus');
    const good = of(['p1 p4 p5 p8 p9 p12', 'p2 p3 p6 p7 p10 p11']);
    expect((await json('pair', good)).warnings).toEqual([]);
  });
});

test('refusals of a file speak of « tours » in the wargame', async () => {
  const open = { matches: [{ players: ['p1', 'p2'] }] };
  const ran = await line(['check', file([open, open], { format: 'art-de-la-guerre', settings: { rounds: 3 } })]);
  expect(ran.err).toContain('le tour 1 a un match sans résultat, mais le tour 2 existe déjà');
  expect(ran.err).not.toMatch(/ronde/);
  const next = await line(['pair', file([open], { format: 'art-de-la-guerre', settings: { rounds: 3 } })]);
  expect(next.err).toContain('Tour 1\u00a0: il manque');
  expect(next.err).not.toMatch(/ronde/i);
});

test('a final that can’t be is refused where it stands', async () => {
  const ran = await line(['check', file([], { final: { players: 2, bestOf: 1, carry: true } }), '--json']);
  expect(JSON.parse(ran.out).problems).toMatchObject([{ code: 'final-impossible', path: 'final' }]);
  const three = { format: 'suisse', settings: { rounds: 2 }, players: players.slice(0, 3) };
  const few = await line(['check', file([], { ...three, final: { players: 4, bestOf: 1 } }), '--json']);
  expect(JSON.parse(few.out).problems).toMatchObject([{ code: 'too-few-players', path: 'final' }]);
  expect(few.err).toContain('cette finale en demande quatre');
});

describe('DAY-03: a closed file is final, whatever was planned', () => {
  const closed = () => file([played(0)], { closed: true, planned: 2, settings: { rounds: 1 } });

  test.each(answered)('$args: no preview', async ({ args: [command = '', ...options] }) => {
    expect(await json(command, closed(), ...options)).not.toHaveProperty('preview');
    expect(await text(command, closed(), ...options)).not.toMatch(/Aperçu|provisoire/);
  });

  test('its standings are the final ones, unless those of an earlier round are asked', async () => {
    expect(await json('standings', closed())).toMatchObject({ after: 1, final: true });
    expect(await text('standings', closed())).toContain('Classement final\n');
    expect(await json('standings', closed(), '--after', '0')).toMatchObject({ final: false });
  });

  test('check counts the rounds held; nothing is left to pair, nor possible', async () => {
    expect(await json('check', closed())).toMatchObject({ ok: true, rounds: 1 });
    expect(await json('pair', closed())).toMatchObject({ matches: null });
    expect((await json('pair', closed(), '--beyond')).problems[0].code).toBe('tournament-closed');
    const { roundsLeft, players: lines } = await json('possible', closed());
    expect([roundsLeft, lines.every(({ certain }: { certain: unknown }) => certain !== null)]).toEqual([0, true]);
  });

  test('history takes its rating for a rating', async () => {
    const { tournaments } = await json('history', closed());
    expect(JSON.stringify(tournaments ?? {})).not.toContain('preview');
    expect(await text('history', closed())).not.toContain('Aperçu');
  });
});
