import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type KeptResult, type KeptResults, keptResultsOn, type Shelf } from './kept-results.ts';

const result = (id: string): KeptResult => ({
  t: 't',
  id,
  deviceAt: '2026-11-14T10:00:00Z',
  command: { kind: 'record', round: 1, players: ['a', 'b'], result: { kind: 'games', games: [[400, 300]] }, saw: null },
});

interface Window {
  readonly kept: KeptResults;
  readonly news: string[];
}

/** Windows of one browser: what one writes is on the shelf at once, and comes to the others when the test lets it. */
function browser() {
  const shelf = new Map<string, string>();
  const windows: Window[] = [];
  const open = (): Window => {
    const news: Window['news'] = [];
    const tell = (key: string) => {
      for (const other of windows) if (other.news !== news) other.news.push(key);
    };
    const own: Shelf = {
      getItem: (key) => shelf.get(key) ?? null,
      setItem: (key, text) => {
        shelf.set(key, text);
        tell(key);
      },
      removeItem: (key) => {
        if (shelf.delete(key)) tell(key);
      },
      key: (at) => [...shelf.keys()][at] ?? null,
      get length() {
        return shelf.size;
      },
    };
    const opened = { kept: keptResultsOn(own), news };
    windows.push(opened);
    return opened;
  };
  return { shelf, open };
}

const hear = ({ kept, news }: Window) => {
  for (const key of news.splice(0)) kept.heard(key);
};
const ids = ({ kept }: Window) => kept.entries.get().map(({ kept: { id } }) => id);

test('two windows, cut off, never write over each other’s results', () => {
  const { open } = browser();
  const [one, two] = [open(), open()];
  one.kept.keep(result('1'));
  one.kept.keep(result('2'));
  two.kept.keep(result('3'));
  const reopened = open();
  expect(ids(reopened).sort()).toEqual(['1', '2', '3']);
  hear(one);
  hear(two);
  expect([ids(one).sort(), ids(two).sort()]).toEqual([
    ['1', '2', '3'],
    ['1', '2', '3'],
  ]);
});

test('an accepted result that another window has seen stays here until this one’s view shows it', () => {
  const { open } = browser();
  const [one, two] = [open(), open()];
  one.kept.keep(result('1'));
  one.kept.turn('1', { kind: 'accepted', version: 5 });
  hear(two);
  one.kept.seen('t', 5);
  hear(two);
  expect([ids(one), ids(two)]).toEqual([[], ['1']]);
  two.kept.seen('t', 4);
  expect(ids(two)).toEqual(['1']);
  two.kept.seen('t', 5);
  expect(ids(two)).toEqual([]);
});

test('what an earlier program kept in one list is taken over', () => {
  const { shelf, open } = browser();
  shelf.set('ronde.outbox', JSON.stringify([result('2'), result('1')]));
  expect(ids(open())).toEqual(['2', '1']);
  expect(ids(open())).toEqual(['2', '1']);
});

test('a refusal is there after a reload, until somebody decides', () => {
  const { open } = browser();
  const one = open();
  one.kept.keep(result('1'));
  one.kept.turn('1', { kind: 'refused', problem: { status: 409, title: 'Non' } });
  const reloaded = open();
  expect(reloaded.kept.entries.get()).toMatchObject([{ fate: { kind: 'refused', problem: { title: 'Non' } } }]);
  expect(reloaded.kept.nextToSend()).toBeUndefined();
  reloaded.kept.settle('1');
  expect(ids(open())).toEqual([]);
});

test('without a shelf, results are kept as long as the page is open', () => {
  const kept = keptResultsOn(null);
  kept.keep(result('1'));
  expect(kept.nextToSend()?.id).toBe('1');
});

/** Each step: which window, what it does, and a number that says to which result or how much of the news. */
const steps = fc.array(
  fc.tuple(fc.nat(2), fc.constantFrom('type', 'send', 'answer', 'hear', 'view', 'reopen'), fc.nat(5)),
  { maxLength: 60 },
);

test('whatever the order: nothing typed is lost, and nothing accepted leaves the screen that shows it before a view has it', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const { open } = browser();
      const windows = [open(), open(), open()];
      const views = [0, 0, 0];
      const typed: string[] = [];
      const stored = new Map<string, number>();
      const underWay: (string | undefined)[] = [];
      /** What a window has shown as accepted: by its id, the version. */
      const promised = windows.map(() => new Map<string, number>());
      for (const [w, step, n] of all) {
        const window = windows[w] as Window;
        if (step === 'type') {
          const id = `${typed.length}`;
          typed.push(id);
          window.kept.keep(result(id));
        }
        if (step === 'send') underWay[w] = window.kept.nextToSend()?.id;
        if (step === 'answer' && underWay[w] !== undefined) {
          const id = underWay[w] as string;
          underWay[w] = undefined;
          const version = stored.get(id) ?? stored.size + 1;
          stored.set(id, version);
          // An answer may be lost on its way: the result waits, and is sent again.
          if (n > 0) {
            window.kept.turn(id, { kind: 'accepted', version });
            if (ids(window).includes(id)) promised[w]?.set(id, version);
          }
        }
        if (step === 'hear') for (const key of window.news.splice(0, n)) window.kept.heard(key);
        if (step === 'view') {
          views[w] = stored.size;
          window.kept.seen('t', stored.size);
        }
        if (step === 'reopen') {
          window.news.length = 0;
          windows[w] = open();
          promised[w]?.clear();
          // A page that is opened reads the newest view.
          views[w] = stored.size;
          windows[w]?.kept.seen('t', stored.size);
        }
        for (const [at, mine] of promised.entries())
          for (const [id, version] of mine)
            expect(version <= (views[at] ?? 0) || ids(windows[at] as Window).includes(id)).toBe(true);
      }
      // Whatever is on screen goes, once every news and the newest view are there.
      for (const window of windows) {
        for (const key of window.news.splice(0)) window.kept.heard(key);
        window.kept.seen('t', stored.size);
        for (const { kept, fate } of window.kept.entries.get())
          expect([kept.id, fate.kind]).toEqual([expect.any(String), 'waiting']);
      }
      const last = open();
      for (const id of typed) expect(stored.has(id) || ids(last).includes(id)).toBe(true);
      // Whoever is left sends what waits.
      for (let next = last.kept.nextToSend(); next; next = last.kept.nextToSend()) {
        stored.set(next.id, stored.get(next.id) ?? stored.size + 1);
        last.kept.turn(next.id, { kind: 'accepted', version: stored.get(next.id) ?? 0 });
      }
      expect([...stored.keys()].sort()).toEqual([...typed].sort());
    }),
  );
});
