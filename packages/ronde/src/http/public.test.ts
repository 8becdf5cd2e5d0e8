import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { PublicHead } from '@ronde/contract/http/public';
import type { SentStandings } from '@ronde/contract/http/standing-lines';
import { beforeEach, describe, expect, it } from 'vitest';
import { pageAt } from '../pages/test-pages.ts';
import { type Desk, openDesk, problemOf, registerAll } from './test-desk.ts';
import { act, games, openedDesk, playRound, publicHeadOf, publicRoundOf, tablesOf } from './test-public.ts';

let desk: Desk;
beforeEach(async () => {
  desk = await openedDesk();
});

describe('a private tournament', () => {
  it('does not exist for the public, until it is opened and when it is private again', async () => {
    const own = await openDesk();
    await own.create();
    await registerAll(own, 2);
    const reads = async () =>
      Promise.all(
        ['', '/standings', '/version', '/live', '/registration'].map((path) => own.get(`/api/public/lyon${path}`)),
      );
    expect((await reads()).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    const unknown = await own.get('/api/public/nowhere');
    expect(await (await own.get('/api/public/lyon')).text()).toBe(await unknown.text());
    await act(own, { kind: 'show', open: true }, 'show');
    expect((await own.get('/api/public/lyon')).status).toBe(200);
    await act(own, { kind: 'show', open: false }, 'hide');
    expect((await own.get('/api/public/lyon')).status).toBe(404);
    own.installation.live.close();
  });
});

describe('the public pages', () => {
  it('say which game a Swiss system plays: armies are the wargame’s', async () => {
    const swiss = await openDesk();
    await swiss.post('/api/tournaments', { name: 'Lyon', format: 'suisse', date: '2026-11-14' });
    await act(swiss, { kind: 'show', open: true }, 'show');
    expect((await publicHeadOf(swiss)).wargame).toBe(false);
    const player = {
      kind: 'register',
      player: 'x',
      rating: 1000,
      presence: 'here',
      army: { edition: '4', number: 1, name: 'Gaulois' },
    };
    const body = { id: 'x', command: player, person: { name: 'ODIN Paul' } };
    expect((await swiss.post('/api/tournaments/lyon/commands', body)).status).toBe(200);
    expect((await publicHeadOf(swiss)).wargame).toBe(true);
    swiss.installation.live.close();
  });

  it('say what the tournament is and who plays, by number', async () => {
    const head = await publicHeadOf(desk);
    expect(head).toMatchObject({
      slug: 'lyon',
      name: 'Lyon',
      date: '2026-11-14',
      planned: 5,
      rounds: [{ round: 1, status: 'published' }],
    });
    expect(head.players[2]).toEqual({ id: '3', number: 3, name: 'JOUEUR3 Ada', rating: 2850 });
  });

  it('show tables, then results as they come; of a disputed table that it is disputed', async () => {
    const [one = ['', ''], two = ['', '']] = await tablesOf(desk, 1);
    await act(desk, { kind: 'record', round: 1, players: [...one], result: games([450, 400]), saw: null }, 'a');
    await act(desk, { kind: 'record', round: 1, players: [...two], result: games([410, 400]), saw: null }, 'b');
    await act(desk, { kind: 'dispute', round: 1, players: [...two], value: games([400, 410]), by: 'Marc' }, 'c');
    const { tables, round, status } = await publicRoundOf(desk, 1);
    expect([round, status, tables.length]).toEqual([1, 'published', 9]);
    expect(tables.map(({ state }) => state)).toEqual(['entered', 'disputed', ...Array(7).fill('awaited')]);
    expect(tables[0]).toMatchObject({ table: 1, players: ['1', '12'], result: { games: [[450, 400]] } });
    expect(tables[1]).not.toHaveProperty('result');
    expect(JSON.stringify(tables[1])).not.toContain('Marc');
  });

  it('count a disputed table as not entered: its value is in no standings and on no card', async () => {
    const [one = ['', '']] = await tablesOf(desk, 1);
    const read = async () =>
      Promise.all(
        ['standings', 'players/1'].map(async (path) => {
          const { version: _, ...rest } = (await (await desk.get(`/api/public/lyon/${path}`)).json()) as Versioned;
          return rest;
        }),
      );
    interface Versioned {
      readonly version: number;
    }
    const rowOfOne = async () => ((await read())[1] as { standing: object }).standing;
    const before = await rowOfOne();
    await act(desk, { kind: 'record', round: 1, players: [...one], result: games([450, 400]), saw: null }, 'a');
    expect(await rowOfOne()).not.toEqual(before);
    await act(desk, { kind: 'dispute', round: 1, players: [...one], value: null, by: 'Marc' }, 'b');
    expect(await rowOfOne()).toEqual(before);
    expect(JSON.stringify(await read())).not.toMatch(/450|400/);
  });

  it('a closed round too: a table in doubt is left out until a value is retained', async () => {
    await playRound(desk, 1);
    const [one = ['', '']] = await tablesOf(desk, 1);
    await act(desk, { kind: 'dispute', round: 1, players: [...one], value: null, by: 'Marc' }, 'b');
    const card = (await (await desk.get('/api/public/lyon/players/1')).json()) as { standing: object };
    expect(card).toMatchObject({ games: [{ state: 'disputed' }], standing: { pm: 0 } });
  });

  it('order equal ratings by the shown name until a round is published, then as they were drawn', async () => {
    const own = await openDesk();
    await own.create();
    await registerAll(own, 16);
    const pair = [
      ['A', { name: 'ALBA Ida', pseudonym: 'Zéphyr' }],
      ['B', { name: 'BRUN Léa' }],
    ] as const;
    for (const [player, person] of pair)
      await own.command({ kind: 'register', player, rating: 900, presence: 'here' }, player, person);
    await act(own, { kind: 'show', open: true }, 'show');
    const order = async () => {
      const answer = await own.get('/api/public/lyon/standings?after=0');
      const { standings } = (await answer.json()) as { standings: Rows };
      return standings.rows.slice(-2).map(({ player }) => Number(player));
    };
    expect(await order()).toEqual([18, 17]);
    await act(own, { kind: 'draw', round: 1, without: [] }, 'd');
    expect(await order()).toEqual([18, 17]);
    await act(own, { kind: 'publish', round: 1, attempt: 1 }, 'p');
    expect(await order()).toEqual([17, 18]);
    own.installation.live.close();
  });

  it('know nothing of a draft', async () => {
    await playRound(desk, 1);
    const before = await publicHeadOf(desk);
    await act(desk, { kind: 'draw', round: 2, without: [] }, 'd2');
    expect(await publicHeadOf(desk)).toEqual(before);
    expect((await desk.get('/api/public/lyon/rounds/2')).status).toBe(404);
    expect((await problemOf(await desk.get('/api/public/lyon/standings?after=2'))).code).toBe('not-public');
    await act(desk, { kind: 'publish', round: 2, attempt: 1 }, 'p2');
    expect((await publicRoundOf(desk, 2)).tables).toHaveLength(9);
  });

  it('give the standings of the desk, with numbers for ids', async () => {
    await playRound(desk, 1);
    const own = (await (await desk.get('/api/tournaments/lyon/standings?after=1')).json()) as Rows;
    const seen = (await (await desk.get('/api/public/lyon/standings?after=1')).json()) as { standings: Rows };
    expect(seen.standings.rows.map(({ player }) => `J${player}`)).toEqual(own.rows.map(({ player }) => player));
    expect(seen.standings.rows.map(({ rank }) => rank)).toEqual(own.rows.map(({ rank }) => rank));
  });
  interface Rows {
    readonly rows: readonly { readonly player: string; readonly rank: number }[];
  }

  it('show one player: tables, opponents, place', async () => {
    await playRound(desk, 1);
    const card = (await (await desk.get('/api/public/lyon/players/1')).json()) as object;
    expect(card).toMatchObject({
      player: { number: 1, name: 'JOUEUR1 Ada' },
      games: [{ round: 1, state: 'entered', table: 1, opponent: '12' }],
      standing: { player: '1', pm: 3 },
    });
    expect((await desk.get('/api/public/lyon/players/99')).status).toBe(404);
  });

  it('give the file, places and prizes once the tournament is closed', async () => {
    for (let round = 1; round <= 5; round++) {
      if (round > 1) {
        await act(desk, { kind: 'draw', round, without: [] }, `d${round}`);
        await act(desk, { kind: 'publish', round, attempt: 1 }, `p${round}`);
      }
      await playRound(desk, round);
    }
    // All that is planned is over: the order is the final one for whoever reads the data and for whoever reads the page.
    const { standings } = (await (await desk.get('/api/public/lyon/standings')).json()) as { standings: SentStandings };
    const rows = (await pageAt(desk, '/t/lyon')).rows('dense');
    expect(standings.final).toBe(true);
    expect(standings.rows.slice(0, rows.length).map(({ rank, player }) => `${rank} JOUEUR${player} Ada`)).toEqual(
      rows.map(([rank, player]) => `${rank} ${player}`),
    );
    expect((await desk.get('/api/public/lyon/file')).status).toBe(404);
    expect(await (await desk.get('/api/public/lyon/outcome')).json()).toMatchObject({ places: null, prizes: null });
    await act(desk, { kind: 'close' }, 'close');
    expect((await desk.get('/api/public/lyon/file')).status).toBe(200);
    const outcome = (await (await desk.get('/api/public/lyon/outcome')).json()) as { places: { place: number }[] };
    expect(outcome.places[0]?.place).toBe(1);
    expect(outcome.places).toHaveLength(18);
  });
});

describe('public reads', () => {
  const head = '/api/public/lyon';

  it('are tagged, and answered 304 to who has them, until something public changes', async () => {
    const first = await desk.get(head);
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('public, max-age=2, stale-while-revalidate=30');
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`]) {
      const again = await desk.get(head, { 'If-None-Match': known });
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    }
    await act(desk, { kind: 'mark', player: 'J1', presence: 'late' }, 'late');
    expect((await desk.get(head, { 'If-None-Match': etag })).status).toBe(304);
    await desk.command({ kind: 'register', player: 'J99' }, 'new', { name: 'NOUVELLE Ève' });
    const changed = await desk.get(head, { 'If-None-Match': etag });
    expect(changed.status).toBe(200);
    expect(((await changed.json()) as PublicHead).players).toHaveLength(19);
  });

  it('are compressed once, as the reader takes it', async () => {
    const plain = Buffer.from(await (await desk.get(head)).arrayBuffer());
    const reading = async (encoding: string) => {
      const answer = await desk.get(head, { 'Accept-Encoding': encoding });
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(answer.headers.get('content-length')).toBe(String(bytes.length));
      expect(answer.headers.get('vary')).toContain('Accept-Encoding');
      return { encoding: answer.headers.get('content-encoding'), bytes };
    };
    const [gzip, br, none] = [await reading('gzip, deflate'), await reading('gzip, br'), await reading('br;q=0')];
    expect([gzip.encoding, br.encoding, none.encoding]).toEqual(['gzip', 'br', null]);
    expect(gunzipSync(gzip.bytes).equals(plain)).toBe(true);
    expect(brotliDecompressSync(br.bytes).equals(plain)).toBe(true);
    expect(gzip.bytes.length).toBeLessThan(plain.length / 2);
  });

  it('say in a few bytes whether to read again', async () => {
    const answer = await desk.get('/api/public/lyon/version');
    expect(await answer.json()).toEqual({ version: (await publicHeadOf(desk)).version });
    const etag = answer.headers.get('etag') ?? '';
    expect((await desk.get('/api/public/lyon/version', { 'If-None-Match': etag })).status).toBe(304);
    const own = await desk.get('/api/tournaments/lyon/version');
    expect(((await own.json()) as { version: number }).version).toBe((await desk.view()).version);
  });
});
