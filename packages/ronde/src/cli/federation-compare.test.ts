import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { line } from './test-line.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ronde-compare-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Who = Readonly<Record<string, unknown>> & { readonly name: string };
const others = ['BELIN', 'CARON', 'DURIN', 'ESTÈVE', 'FAURE', 'GARIN', 'HAMEL'].map((name) => ({ name: `${name} Jo` }));
const at = (name: string): string => path.join(folder, name);

/** Eight players, the first of whom is `first`; each pair's first wins. */
function written(id: string, date: string, first: Who): string {
  const content = {
    ...{ ronde: 1, id, revision: 1, name: id, format: 'classique', date, settings: { rounds: 1 } },
    players: [first, ...others].map((who, i) => ({ ...who, id: `p${i}`, rating: 1500 + 50 * i })),
    rounds: [{ matches: [0, 2, 4, 6].map((i) => ({ players: [`p${i}`, `p${i + 1}`], games: [[450 - i, 400]] })) }],
  };
  writeFileSync(at(`${id}.json`), JSON.stringify(content));
  return at(`${id}.json`);
}
const json = async (...args: string[]) => JSON.parse((await line([...args, '--json'])).out);
const compared = (a: string, b: string) => json('federation', 'compare', a, b);

interface Compared {
  readonly people: number;
  readonly differences: readonly {
    readonly name: string;
    readonly before: number | null;
    readonly after: number | null;
  }[];
}
const called = ({ differences }: Compared, name: string) => differences.filter((one) => one.name.includes(name));

test('who bears another name now is known by the licence, whatever its spaces; another federation’s number is another person', async () => {
  const before = written('then', '2026-01-10', { name: 'AUBIN Luc', licence: 'L 77', federation: 'FR' });
  const after = written('now', '2026-02-10', { name: 'AUBIN-MOREL Luc', licence: 'l77', federation: 'FR' });
  const found: Compared = await compared(before, after);
  expect(found.people).toBe(8);
  // Once here, once there, with the same results: one person, whose rating is no other one.
  expect(found.differences).toEqual([]);
  const belgian = written('belgian', '2026-02-10', { name: 'AUBIN-MOREL Luc', licence: 'L77', federation: 'BE' });
  const apart: Compared = await compared(before, belgian);
  expect(apart.people).toBe(9);
  expect(called(apart, 'AUBIN').map((one) => [one.name, one.before === null, one.after === null])).toEqual([
    ['AUBIN Luc', false, true],
    ['AUBIN-MOREL Luc', true, false],
  ]);
});

test('through a merge: the entry that is kept has the ratings of both, the other one holds nothing any more', async () => {
  // The words of a name in another order: asked about, never joined.
  const files = [
    written('one', '2026-01-10', { name: 'AUBIN Luc' }),
    written('two', '2026-02-10', { name: 'AUBIN Luc' }),
    written('three', '2026-03-10', { name: 'Luc AUBIN' }),
  ];
  await json('federation', 'import', ...files, '--out', at('apart.json'));
  const archive = JSON.parse(readFileSync(at('apart.json'), 'utf8'));
  const accepted = archive.decisions.flatMap(({ fact }: { fact: { kind: string; people: Record<string, string> } }) =>
    fact.kind === 'accepted' ? [fact.people.p0] : [],
  );
  const [kept, , gone] = accepted;
  expect(new Set(accepted).size).toBe(2);
  const number = archive.decisions.length + 1;
  const merged = { number, id: 'm', at: '2026-04-01T00:00:00Z', by: 'officer', fact: { kind: 'merged', gone, kept } };
  writeFileSync(at('merged.json'), JSON.stringify({ ...archive, decisions: [...archive.decisions, merged] }));
  const found: Compared = await compared(at('apart.json'), at('merged.json'));
  const own = called(found, 'AUBIN');
  expect(own.filter(({ after }) => after !== null)).toMatchObject([{ before: expect.any(Number) }]);
  expect(own.filter(({ after }) => after === null)).toMatchObject([{ before: expect.any(Number), after: null }]);
  // And back: nobody is lost.
  const back: Compared = await compared(at('merged.json'), at('apart.json'));
  expect(
    called(back, 'AUBIN')
      .map(({ before, after }) => [after, before])
      .toSorted(),
  ).toEqual(own.map(({ before, after }) => [before, after]).toSorted());
});

test('history says what a federation of the same files keeps: every rating, and every figure of every event', async () => {
  const files = [
    written('d1', '2026-01-10', { name: 'AUBIN Luc' }),
    written('d2', '2026-01-10', { name: 'AUBIN Luc', licence: '7' }),
    written('d3', '2026-01-09', { name: 'ZOLA Ève' }),
  ];
  const [history, federation] = [await json('history', ...files), await json('federation', 'ratings', ...files)];
  const ratings = (said: { ratings: { name: string; rating: number; active: string }[] }) =>
    said.ratings.map(({ name, rating, active }) => `${name} ${rating} ${active}`).toSorted();
  expect(ratings(history)).toEqual(ratings(federation));
  const figures = (said: { steps: { kind?: string; id: string; players?: { before: number; after: number }[] }[] }) =>
    said.steps.flatMap(({ kind, id, players }) =>
      kind === 'season' ? [] : [[id, players?.map(({ before, after }) => [before, after])]],
    );
  expect(figures(history)).toEqual(figures(federation));
});
