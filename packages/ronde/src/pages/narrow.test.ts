import { afterEach, expect, test } from 'vitest';
import { openData } from '../database/migrations.ts';
import { type Hall, openHall } from '../http/test-hall.ts';
import { games } from '../http/test-public.ts';
import { pageAt } from './test-pages.ts';

let hall: Hall;
afterEach(() => hall.desk.installation.live.close());

/** By the title of each column of the standings, whether a narrow screen leaves it out: its head, and all its cells. */
async function leftOut(format: string, settings: object = {}): Promise<Readonly<Record<string, boolean>>> {
  hall = await openHall(await openData('memory'), { format, players: 8, settings });
  await hall.act({ kind: 'show', open: true });
  await hall.play(1, (_, table) => games([400 + table, 390]));
  const { html } = await pageAt(hall.desk, '/t/lyon/classement');
  const table = /<table class="[^"]*\bstandings\b[^"]*">.*?<\/table>/s.exec(html)?.[0] ?? '';
  const rows = [...table.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd]([^>]*)>(.*?)<\/t[hd]>/gs)].map(([, head = '', text = '']) => ({
      wide: /class="[^"]*\bwide\b/.test(head),
      text: text.replace(/<[^>]*>/g, '').trim(),
    })),
  );
  const [heads = [], ...lines] = rows;
  const whole = lines.filter(({ length }) => length === heads.length);
  expect(whole).toHaveLength(8);
  for (const line of whole) expect(line.map(({ wide }) => wide)).toEqual(heads.map(({ wide }) => wide));
  return Object.fromEntries(heads.map(({ text, wide }) => [text, wide]));
}

test('a narrow screen leaves out PPM and keeps place, name, PM and Pdep', async () => {
  const columns = await leftOut('classique');
  expect(columns).toMatchObject({ PM: false, PPM: true, Pdep: false });
  expect(Object.entries(columns).filter(([, wide]) => !wide)).toHaveLength(4);
});

test('of a Swiss it leaves out the wins, between the points and the opponents’', async () => {
  const columns = await leftOut('suisse', { rounds: 3 });
  expect(columns).toMatchObject({ Pts: false, V: true, 'Adv.': false });
});
