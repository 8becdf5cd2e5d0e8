import { readFileSync } from 'node:fs';
import { signed } from '@ronde/language';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Desk, openDesk } from '../http/test-desk.ts';
import { pageAt } from './test-pages.ts';

/** The first golden tournament, and what a program that is not ours made of it. */
interface Golden {
  readonly file: {
    readonly settings: { readonly rounds: number };
    readonly players: readonly { readonly id: string; readonly name: string }[];
  };
  readonly standings: readonly { rank: number; player: string; pm: number; ppm: number | null; pdep: number }[];
  readonly rate: { readonly players: readonly { player: string; before: number; after: number }[] };
}

const golden = JSON.parse(
  readFileSync(new URL('../../../../examples/golden/golden-classique.ndjson', import.meta.url), 'utf8').split(
    '\n',
  )[0] ?? '',
) as Golden;
const nameOf = (id: string): string => golden.file.players.find((player) => player.id === id)?.name ?? '';
const numberOf = (id: string): number => golden.file.players.findIndex((player) => player.id === id) + 1;

let desk: Desk;
let t: string;
beforeAll(async () => {
  desk = await openDesk();
  // What it rated stands on the planned rounds; here it will be closed on three.
  const settings = { ...golden.file.settings, rating: { games: golden.file.settings.rounds } };
  const file = { ...golden.file, settings };
  const made = (await (await desk.post('/api/tournaments/import', { file })).json()) as { slug: string };
  t = `/t/${made.slug}`;
  const shown = { id: 'show', command: { kind: 'show', open: true } };
  await desk.post(`/api/tournaments/${made.slug}/commands`, shown);
});

describe('a tournament that another program has worked out', () => {
  it('has its standings, in its order, with its figures', async () => {
    const page = await pageAt(desk, `${t}/classement`);
    const rows = page.rows('standings').filter((row) => row.length > 1);
    const wanted = golden.standings.map(({ rank, player, pm, ppm, pdep }) => [
      String(rank),
      nameOf(player),
      String(pm),
      ppm === null ? '' : String(ppm),
      signed(pdep),
    ]);
    expect(rows.map((row) => [row[0], row[1], ...row.slice(-3)])).toEqual(wanted);
  });

  it('has the first of them beside the tables of the last round', async () => {
    const page = await pageAt(desk, t);
    const [first] = golden.standings;
    expect(page.rows('dense')[0]).toEqual([
      '1',
      nameOf(first?.player ?? ''),
      String(first?.pm),
      first?.ppm == null ? '' : String(first.ppm),
      signed(first?.pdep ?? 0),
    ]);
    expect(page.rows('dense')).toHaveLength(10);
    // Round 3: p08 464 – 350 p01, and p07 exempt; 4 tables of two, one exempt, p06 away.
    expect(page.rows('tables')).toHaveLength(5);
    expect(page.text).toContain('Absence : N859917 F');
    const table = page.rows('tables').find((row) => row.includes('N807831 H'));
    expect(table?.join(' ')).toMatch(/N807831 H 464 350 N53857 A|N53857 A 350 464 N807831 H/);
    expect(page.rows('tables').find((row) => row.includes('exempt'))).toContain('N623776 G');
  });

  it('has each rating before and after, « informatif », once it is closed', async () => {
    const before = await pageAt(desk, `${t}/joueur/1`);
    expect(before.text).not.toContain('à titre indicatif');
    await desk.post(`/api/tournaments/${t.slice(3)}/commands`, {
      id: 'close',
      command: { kind: 'close', rounds: 3 },
    });
    for (const { player, before: start, after } of golden.rate.players) {
      const card = await pageAt(desk, `${t}/joueur/${numberOf(player)}`);
      expect(card.text, player).toContain(`Avant ${start} Après ${String(after).replace('.', ',')} à titre indicatif`);
    }
  });
});
