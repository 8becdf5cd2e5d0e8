import { drawNext, registered } from '@ronde/engine/fixtures/desk';
import { afterAll, expect, test } from 'vitest';
import { GivenUp } from '../machine/one-task.ts';
import type { Making } from './make-paper.ts';
import { openPresses } from './presses.ts';

const presses = openPresses();
afterAll(() => presses.close());

function making(
  players: number,
  paper: 'tables-by-name' | 'score-sheets' | 'cross-table',
  format: Making['format'] = 'pdf',
): Making {
  const desk = registered(players);
  drawNext(desk);
  const source = { slug: 'lyon', tournament: desk.state(), people: desk.people };
  const wanted = { paper, query: {}, printing: { lang: 'fr', at: '10:42' }, base: null } as const;
  return { kind: 'paper', source, wanted, format };
}

const small = making(8, 'tables-by-name');

test('sheets asked for together all come; one that cannot be made fails alone', async () => {
  const unmade = { ...small, wanted: { paper: 'tables-by-name' } } as unknown as Making;
  const [one, bad, two] = await Promise.allSettled([small, unmade, small].map((each) => presses.make(each)));
  expect([one, bad, two].map((each) => each?.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  const again = await presses.make(small);
  expect(again.ok && Buffer.from(again.value.body.slice(0, 5) as Uint8Array).toString()).toBe('%PDF-');
});

test('a sheet that takes too long fails alone: those that wait are made after it', async () => {
  const hasty = openPresses({ patience: (making) => (making.format === 'pdf' ? 1 : 60_000) });
  const [late, waited] = await Promise.all([hasty.make(small), hasty.make(making(8, 'tables-by-name', 'csv'))]);
  expect(late).toEqual({ ok: false, refusal: { code: 'paper-too-long' } });
  expect(waited.ok).toBe(true);
  hasty.close();
});

test('the list of tables does not wait behind a large sheet', async () => {
  await presses.make(small);
  let large = 'waiting';
  const behind = presses.make(making(400, 'score-sheets')).then(() => (large = 'made'));
  const list = await presses.make(small);
  expect([list.ok, large]).toEqual([true, 'waiting']);
  await behind;
});

test('sixteen wait, the next one is told to come back; who is gone is waited for no more', async () => {
  const busy = openPresses();
  const gone = new AbortController();
  const first = busy.make(making(8, 'score-sheets'), gone.signal);
  const waiting = Array.from({ length: 16 }, () => busy.make(small, gone.signal));
  expect(await busy.make(small)).toEqual({ ok: false, refusal: { code: 'papers-busy' } });
  gone.abort();
  const ended = await Promise.allSettled([first, ...waiting]);
  expect(ended.every((each) => each.status === 'rejected' && each.reason instanceof GivenUp)).toBe(true);
  expect((await busy.make(small)).ok).toBe(true);
  busy.close();
});

test('everybody against everybody is bounded, and what helps is said', async () => {
  const code = async (players: number, format: Making['format']) => {
    const made = await presses.make(making(players, 'cross-table', format));
    return made.ok ? null : made.refusal.code;
  };
  // On paper a large field has a column a round, and is made.
  expect(await code(300, 'html')).toBeNull();
  expect(await code(501, 'xlsx')).toBe('paper-too-large');
  expect(await code(501, 'csv')).toBeNull();
  expect(await code(1001, 'csv')).toBe('table-too-large');
});
