import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { line } from './test-line.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ronde-identity-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const example = (name: string): string =>
  fileURLToPath(new URL(`../../../../examples/identities/${name}`, import.meta.url));

type Who = Readonly<Record<string, unknown>> & { readonly name: string };

const eight = ['AUBIN', 'BELIN', 'CARON', 'DURIN', 'ESTÈVE', 'FAURE', 'GARIN', 'HAMEL'];

/** Eight players and one round that the first of each pair wins; `first` is who AUBIN is. */
function written(file: string, first: Who, more: object = {}, score = 450): string {
  const others = eight.slice(1).map((name) => ({ name: `${name} Jo`, rating: 1500 }));
  const content = {
    ronde: 1,
    name: 'Tournoi de Caen',
    format: 'classique',
    date: '2026-01-10',
    settings: { rounds: 1 },
    players: [first, ...others].map((who, i) => ({ ...who, id: `p${i}` })),
    rounds: [{ matches: [0, 2, 4, 6].map((i) => ({ players: [`p${i}`, `p${i + 1}`], games: [[score, 400]] })) }],
    ...more,
  };
  const where = path.join(folder, file);
  writeFileSync(where, JSON.stringify(content));
  return where;
}

const ran = async (...args: string[]) => {
  const { code, out } = await line([...args, '--json']);
  return { code, json: JSON.parse(out) };
};
const codes = (said: readonly { readonly code: string }[]) => said.map(({ code }) => code);

describe('WHO-01', () => {
  const files = [example('before-the-licence.json'), example('with-the-licence.json')];

  test.each([files, files.toReversed()])('the licence that came later starts nobody again', async (...given) => {
    const { json } = await ran('history', ...given);
    const [january, march] = json.steps;
    const own = ({ players }: { players: { player: string }[] }) => players.find(({ player }) => player === 'p0');
    expect(own(january)).toMatchObject({ before: 1000 });
    expect(own(march)).toMatchObject({ before: (own(january) as unknown as { after: number }).after });
    expect(json.ratings.filter(({ name }: Who) => name === 'AUBIN Luc')).toMatchObject([{ licence: '0047999' }]);
    expect(codes(json.warnings)).toEqual(['people-joined']);
    expect(json.warnings[0].message).toContain('AUBIN Luc (licence 0047999, Tournoi mars)');
  });

  test('two licences of one name and one without: three, and all are named', async () => {
    const given = [{}, { licence: '1' }, { licence: '2' }].map((more, i) =>
      written(`w${i}.json`, { name: 'AUBIN Luc', ...more }, { id: `w${i}`, date: `2026-0${i + 1}-10` }),
    );
    const { json } = await ran('history', ...given);
    expect(json.ratings.filter(({ name }: Who) => name === 'AUBIN Luc')).toHaveLength(3);
    expect(codes(json.warnings)).toEqual(['people-apart']);
    expect((await line(['history', ...given])).out).toContain('AUBIN Luc (licence 2, Tournoi de Caen)');
  });
});

describe('WHO-02', () => {
  test('licence 123 of France and of Belgium are two people; spaces tell nobody apart', async () => {
    const french = { name: 'DE Ambre', licence: '123', federation: 'FR' };
    const given = [
      french,
      { name: 'DE-GAUTIER Loïc', licence: '123', federation: 'BE' },
      { ...french, licence: '12 3' },
    ];
    const { json } = await ran(
      'history',
      ...given.map((who, i) => written(`f${i}.json`, who, { id: `f${i}`, date: `2026-0${i + 1}-10` })),
    );
    const licensed = json.ratings.filter(({ licence }: { licence?: string }) => licence !== undefined);
    expect(licensed.map(({ name }: Who) => name).toSorted()).toEqual(['DE Ambre', 'DE-GAUTIER Loïc']);
    expect(codes(json.warnings)).toEqual([]);
  });

  test.each([{ id: 'T', revision: 1 }, { id: 'T' }])(
    'two contents of %j are refused, both files named, in any order',
    async (identity) => {
      const aubin = { name: 'AUBIN Luc' };
      const two = [written('one.json', aubin, identity), written('other.json', aubin, identity, 460)];
      for (const given of [two, two.toReversed()]) {
        const { code, json } = await ran('history', ...given);
        expect(code).toBe(1);
        expect(codes(json.problems)).toEqual(['same-revision']);
        for (const file of two) expect(json.problems[0].message).toContain(file);
      }
      const same = await ran('history', two[0] ?? '', two[0] ?? '');
      expect(same.json.steps).toHaveLength(1);
    },
  );

  test('two contents of a revision are refused though a newer one is there', async () => {
    const of = (name: string, revision: number, score?: number) =>
      written(name, { name: 'AUBIN Luc' }, { id: 'T', revision }, score);
    const two = [of('a-1.json', 1), of('a-1bis.json', 1, 460)];
    const { code, json } = await ran('history', ...two, of('a-2.json', 2, 470));
    expect([code, codes(json.problems)]).toEqual([1, ['same-revision']]);
    for (const file of two) expect(json.problems[0].message).toContain(file);
  });

  test('one number of two federations: each is named with its own, in the table too', async () => {
    const of = (federation: string, i: number) =>
      written(
        `n${i}.json`,
        { name: 'DUPONT Jean', licence: '123', federation },
        { id: `n${i}`, date: `2026-0${i}-10` },
      );
    const { out } = await line(['history', of('France', 1), of('Belgique', 2)]);
    expect(out).toMatch(
      /DUPONT Jean \(123, France\) +\d[\s\S]*DUPONT Jean \(123, Belgique\) +\d|Belgique\) +\d[\s\S]*France\) +\d/,
    );
  });

  test('without id, the same day, name and people: both count, and both files are named', async () => {
    const two = [written('a.json', { name: 'AUBIN Luc' }), written('b.json', { name: 'Aubin LUC' }, {}, 460)];
    const { code, json } = await ran('history', ...two);
    expect(code).toBe(0);
    expect(json.steps).toHaveLength(2);
    expect(codes(json.warnings)).toEqual(['maybe-one-tournament']);
    for (const file of two) expect(json.warnings[0].message).toContain(file);
    expect((await ran('history', ...two.toReversed())).json).toEqual(json);
    const other = written('c.json', { name: 'ZOLA Ève' });
    expect(codes((await ran('history', two[0] ?? '', other)).json.warnings)).toEqual([]);
  });
});

describe('WHO-04', () => {
  const hidden = { name: 'SECRET Ange', licence: 'L77', birthYear: 1950, category: 'Vermeil', pseudonym: 'Le Renard' };
  const lines = [
    ['check'],
    ['standings', '--final'],
    ['rate'],
    ['prizes'],
    ['possible'],
    ['history'],
    ['pair', '--beyond'],
  ];

  test.each(lines)('%s keeps a pseudonym, and all that it hides', async (...args) => {
    const file = written('hidden.json', hidden, { id: 'H', revision: 1, settings: { rounds: 2 } });
    const said = await line([...args, file]);
    const { out } = await line([...args, file, '--json']);
    for (const answer of [said.out, said.err, out]) expect(answer).not.toMatch(/SECRET|L77|1950|Vermeil/);
    if (args[0] !== 'check') expect(said.out).toContain('Le Renard');
    if (args[0] === 'prizes') expect(said.out).toContain('--real-names');
    if (args[0] !== 'check') expect((await line([...args, '--real-names', file])).out).toContain('SECRET Ange');
  });

  test('in a warning, and where commander reads the line', async () => {
    const others = eight.slice(2).map((name) => ({ name }));
    const two = [hidden, { ...hidden, pseudonym: 'Le Loup' }];
    const players = [...two, ...others].map((who, i) => ({ ...who, id: `p${i}`, rating: 0 }));
    const file = written('warned.json', hidden, { players, rounds: [] });
    const { json } = await ran('check', file);
    expect(codes(json.warnings)).not.toContain('same-name');
    expect(JSON.stringify(json)).toContain('Le Renard');
    expect(JSON.stringify(json)).not.toContain('SECRET');
    const { out } = await line(['check', '--lang=fr', '--real-names', file]);
    expect(out).toContain('SECRET Ange');
  });

  test('history: a pseudonym of one file is kept in all, in warnings too', async () => {
    const open = { name: 'SECRET Ange' };
    const given = [
      written('h1.json', open, { id: 'h1', date: '2025-01-10' }),
      written('h2.json', hidden, { id: 'h2' }),
      written('h3.json', { name: 'SECRET Ange', licence: 'L77' }, { id: 'h3', date: '2026-03-10' }),
    ];
    const { json } = await ran('history', ...given);
    expect(codes(json.warnings)).toEqual(['people-joined']);
    expect(JSON.stringify(json)).not.toMatch(/SECRET|L77/);
    expect(json.ratings.some(({ name }: Who) => name === 'Le Renard')).toBe(true);
    const other = written('h4.json', { name: 'SECRET Ange', licence: 'L78' }, { id: 'h4', date: '2026-04-10' });
    const doubtful = (await ran('history', ...given.slice(0, 2), other)).json;
    expect(codes(doubtful.warnings)).toEqual(['people-apart']);
    expect(doubtful.warnings[0].message).not.toContain('SECRET');
  });
});
