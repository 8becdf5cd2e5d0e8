import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { line } from './test-line.ts';

let folder = '';
let files: readonly string[] = [];
const at = (name: string): string => path.join(folder, name);
const json = async (...args: string[]) => JSON.parse((await line([...args, '--json'])).out);
const federation = (verb: string, ...args: string[]) => json('federation', verb, ...args);

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'ronde-federation-'));
  await line(['simulate', 'federation', '--people', '80', '--tournaments', '14', '--seed', '5', '--out', at('years')]);
  files = readdirSync(at('years')).map((name) => at(`years/${name}`));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Rated {
  readonly name: string;
  readonly licence?: string;
  readonly rating: number;
}
const byPerson = (rated: readonly Rated[]) =>
  new Map(rated.map(({ name, licence, rating }) => [licence ?? name, rating]));

describe('ratings from files alone', () => {
  test('the same whatever the order of the files, and those of history', async () => {
    const forth = await federation('ratings', ...files);
    const back = await federation('ratings', ...files.toReversed());
    expect(byPerson(back.ratings)).toEqual(byPerson(forth.ratings));
    const history = await json('history', ...files);
    // History tells each as the newest file does, a federation also the licence that an older one knew.
    const named = (rated: readonly Rated[]) => rated.map(({ name, rating }) => `${name} ${rating}`).toSorted();
    expect(named(forth.ratings)).toEqual(named(history.ratings));
    expect(forth.ratings.length).toBeGreaterThan(40);
  });

  test('an archive says what its files say, and goes on', async () => {
    const written = await federation('import', ...files.slice(0, 6), '--out', at('six.json'));
    expect(written.documents).toHaveLength(6);
    await federation('import', at('six.json'), ...files.slice(6), '--out', at('all.json'));
    const [archive, alone] = [await federation('ratings', at('all.json')), await federation('ratings', ...files)];
    expect(byPerson(archive.ratings)).toEqual(byPerson(alone.ratings));
    const { decisions } = JSON.parse(readFileSync(at('all.json'), 'utf8'));
    expect(decisions.map(({ number }: { number: number }) => number)).toEqual(
      decisions.map((_: unknown, i: number) => i + 1),
    );
  });

  test('at a past date only what was over then counts', async () => {
    const all = await federation('ratings', ...files);
    const [first, second] = all.steps.filter(({ kind }: { kind: string }) => kind === 'event');
    const then = await federation('ratings', ...files, '--at', first.date);
    expect(then.steps.filter(({ kind }: { kind: string }) => kind === 'event')).toHaveLength(1);
    expect(second.date > first.date).toBe(true);
    expect(byPerson(then.ratings).size).toBe(first.players.length);
  });
});

test('the list: Joker, A, B, C by the bars, equal ratings share a place, as a table for a spreadsheet too', async () => {
  const { rows } = await federation('list', ...files);
  for (const { rating, series } of rows)
    expect(series).toBe(rating >= 2900 ? 'Joker' : rating >= 2250 ? 'A' : rating >= 1600 ? 'B' : 'C');
  for (const [i, row] of rows.entries()) {
    const first = rows.findIndex(({ rating }: Rated) => rating === row.rating);
    expect(row.rank, String(i)).toBe(first + 1);
  }
  const { out } = await line(['federation', 'list', ...files, '--csv']);
  const [header, first] = out.split('\n');
  expect(header).toBe('\ufeffPlace;Joueur;Cote;Série;Licence;Fédération;Dernier tournoi');
  expect(first?.startsWith(`1;${rows[0].name};${rows[0].rating};`)).toBe(true);
  expect(out.split('\n').filter((text) => text !== '')).toHaveLength(rows.length + 1);
});

test('two years without an event: not on the list, but among everybody', async () => {
  const { rows } = await federation('list', ...files);
  const late = await federation('list', ...files, '--at', '2029-06-01');
  expect(late.rows).toEqual([]);
  const everybody = await federation('list', ...files, '--at', '2029-06-01', '--everybody');
  expect(everybody.rows.map(({ person }: { person: string }) => person)).toEqual(
    rows.map(({ person }: { person: string }) => person),
  );
});

test('bars are multiples of 50, and nobody is left out of the series that they make', async () => {
  const { proposed, listed } = await federation('season', ...files);
  for (const bar of Object.values(proposed.bars)) expect(Number(bar) % 50).toBe(0);
  const people = Object.values(proposed.players).map(Number);
  expect(people.reduce((a, b) => a + b, 0)).toBe(listed);
});

test('FED-13: each share of a series stands beside the number of people that it is of', async () => {
  const { proposed, listed } = await federation('season', ...files);
  const { out } = await line(['federation', 'season', ...files]);
  expect(out).toMatch(new RegExp(`^${listed}\\spersonnes sur la liste`, 'u'));
  for (const [series, people] of Object.entries(proposed.players).map(([one, n]) => [one, Number(n)] as const))
    expect(out, series).toMatch(
      new RegExp(`^${series}\\s.*\\b${people}\\s+${Math.round((100 * people) / listed)}\\s%`, 'mu'),
    );
});

test('compared: whose rating differs, and by how much', async () => {
  await federation('import', ...files, '--out', at('after.json'));
  await federation('import', ...files.slice(0, -1), '--out', at('before.json'));
  const { differences, people } = await federation('compare', at('before.json'), at('after.json'));
  const [before, after] = [
    await federation('list', at('before.json'), '--everybody'),
    await federation('list', at('after.json'), '--everybody'),
  ];
  const then = byPerson(before.rows);
  const changed = after.rows.filter((row: Rated) => then.get(row.licence ?? row.name) !== row.rating);
  expect(differences).toHaveLength(changed.length);
  expect(changed.length).toBeGreaterThan(0);
  expect(people).toBe(after.rows.length);
  expect((await federation('compare', at('after.json'), at('after.json'))).differences).toEqual([]);
});

test('a file and the archive that holds it: counted once, in either order', async () => {
  const [first = ''] = files;
  await federation('import', ...files, '--out', at('held.json'));
  const alone = await federation('ratings', at('held.json'));
  for (const both of [
    [first, at('held.json')],
    [at('held.json'), first],
  ])
    expect((await federation('ratings', ...both)).ratings).toEqual(alone.ratings);
});

describe('refused', () => {
  test('an archive of the other game, or of people whom no document names: where, found, expected', async () => {
    await federation('import', ...files.slice(0, 3), '--out', at('three.json'));
    const archive = JSON.parse(readFileSync(at('three.json'), 'utf8'));
    const problemsOf = async (changed: object) => {
      writeFileSync(at('lies.json'), JSON.stringify({ ...archive, ...changed }));
      return JSON.parse((await line(['federation', 'ratings', at('lies.json'), '--json'])).out).problems;
    };
    expect(await problemsOf({ game: 'art-de-la-guerre' })).toMatchObject([
      { path: 'game', found: 'art-de-la-guerre', expected: expect.stringMatching(/^«\sscrabble\s»$/u) },
    ]);
    const [received, accepted, ...others] = archive.decisions;
    const [player = ''] = Object.keys(accepted.fact.people);
    const people = { ...accepted.fact.people, [player]: '99.zz' };
    expect(
      await problemsOf({ decisions: [received, { ...accepted, fact: { ...accepted.fact, people } }, ...others] }),
    ).toMatchObject([
      { path: `decisions[1].fact.people.${player}`, found: '99.zz', expected: expect.stringMatching(/comme 12\.a/) },
    ]);
    const number = archive.decisions.length + 1;
    const merged = { kind: 'merged', gone: 'nobody', kept: '1.nobody' };
    expect(
      (
        await problemsOf({ decisions: [...archive.decisions, { number, id: 'm', at: '2026', by: 'b', fact: merged }] })
      ).map(({ path: where }: { path: string }) => where),
    ).toEqual([`decisions[${number - 1}].fact.gone`, `decisions[${number - 1}].fact.kept`]);
    expect(await problemsOf({ decisions: [{ ...received, fact: { kind: 'foo' } }] })).toMatchObject([
      { path: 'decisions[0].fact.kind', found: 'foo', expected: expect.stringMatching(/«\sreceived\s»/u) },
    ]);
  });

  test('bars of the Elo, which has none; ratings of two games beside each other', async () => {
    const simulated = ['--people', '20', '--tournaments', '1', '--seed', '1', '--game', 'art-de-la-guerre'];
    await line(['simulate', 'federation', ...simulated, '--out', at('elo')]);
    const [wargame = ''] = readdirSync(at('elo')).map((name) => at(`elo/${name}`));
    const bars = await line(['federation', 'season', wargame, '--json']);
    expect([bars.code, JSON.parse(bars.out).problems[0].code]).toEqual([1, 'no-bars']);
    const both = await line(['federation', 'compare', wargame, files[0] ?? '', '--json']);
    expect([both.code, JSON.parse(both.out).problems[0].code]).toEqual([1, 'two-games']);
    expect(JSON.parse(both.out).problems[0].message).toContain('L’Art de la Guerre');
  });

  test('a revision with two contents: both are named by their document', async () => {
    const [first = ''] = files;
    const changed = { ...JSON.parse(readFileSync(first, 'utf8')), name: 'Autre' };
    writeFileSync(at('other.json'), JSON.stringify(changed));
    const { code, out } = await line(['federation', 'ratings', first, at('other.json'), '--json']);
    expect(code).toBe(1);
    expect(JSON.parse(out).problems[0]).toMatchObject({ code: 'same-revision' });
    const received = await line(['federation', 'import', first, at('other.json'), '--json']);
    expect(received.code).toBe(1);
    expect(JSON.parse(received.out).problems[0]).toMatchObject({ code: 'revision-differs' });
  });

  test('the same file twice counts once', async () => {
    const [first = ''] = files;
    expect((await federation('import', first, first)).documents).toHaveLength(1);
  });

  test('tournaments of two games, an archive that is none, a date that is none', async () => {
    await line([
      'simulate',
      'federation',
      '--people',
      '20',
      '--tournaments',
      '1',
      '--seed',
      '1',
      '--game',
      'art-de-la-guerre',
      '--out',
      at('wargame'),
    ]);
    const [wargame = ''] = readdirSync(at('wargame')).map((name) => at(`wargame/${name}`));
    const two = await line(['federation', 'ratings', files[0] ?? '', wargame, '--json']);
    expect(JSON.parse(two.out).problems[0]).toMatchObject({ code: 'two-games' });
    writeFileSync(
      at('broken.json'),
      '{"ronde-federation": 1, "name": "x", "game": "go", "decisions": [], "documents": []}',
    );
    const broken = await line(['federation', 'list', at('broken.json'), '--json']);
    expect(JSON.parse(broken.out).problems[0]).toMatchObject({ path: 'game' });
    expect((await line(['federation', 'list', files[0] ?? '', '--at', '2026-02-31'])).code).toBe(2);
    expect((await line(['federation', 'list', files[0] ?? '', '--at', 'hier'])).code).toBe(2);
  });

  test('an archive whose numbers name nothing: each by its place', async () => {
    const fact = (kind: object) => ({ id: 'a', at: '2026', by: 'b', fact: kind });
    const log = [
      { number: 1, ...fact({ kind: 'accepted', receipt: 3, people: {} }) },
      { number: 5, ...fact({ kind: 'undone', decision: 7 }) },
    ];
    const archive = { 'ronde-federation': 1, name: 'x', game: 'scrabble', decisions: log, documents: [] };
    writeFileSync(at('numbers.json'), JSON.stringify(archive));
    const { code, out } = await line(['federation', 'list', at('numbers.json'), '--json']);
    expect(code).toBe(1);
    expect(JSON.parse(out).problems.map(({ path: where }: { path: string }) => where)).toEqual([
      'decisions[0].fact.receipt',
      'decisions[1].number',
      'decisions[1].fact.decision',
    ]);
  });

  test('one file, or three, to compare', async () => {
    const [first = '', second = '', third = ''] = files;
    expect((await line(['federation', 'compare', first])).code).toBe(2);
    expect((await line(['federation', 'compare', first])).err).toContain('les deux fichiers à comparer');
    expect((await line(['federation', 'compare', first, second, third])).code).toBe(2);
  });

  test('a command of one word alone, and one without its options', async () => {
    expect((await line(['federation'])).code).toBe(2);
    const { code, err } = await line(['simulate', 'federation', '--people', '20']);
    expect(code).toBe(2);
    expect(err).toContain('--tournaments');
    expect(err).toContain('--out');
  });
});
