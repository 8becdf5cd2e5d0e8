import { type MatchResult, undoneBy } from '@ronde/engine';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Data } from '../store/data-port.ts';
import { type DatabaseName, type Reopen, startDatabases, type TestDatabases } from './test-databases.ts';
import { openDesk, problemOf } from './test-desk.ts';
import { type Field, type Hall, lineOf, openHall } from './test-hall.ts';

// What went wrong in halls with other programs, each case by its number, through the API.

const games = (...scores: [number, number][]): MatchResult => ({ kind: 'games', games: scores });
const higher = () => games([400, 380]);
const won = (winner: string, players: readonly string[]): MatchResult => ({
  kind: 'points',
  winner,
  points: players[0] === winner ? [90, 20] : [20, 90],
});
const leave = (player: string, running: 'forfeit' | 'redraw') => ({ kind: 'withdraw', player, running }) as const;

let databases: TestDatabases;
beforeAll(async () => {
  databases = await startDatabases();
});
afterAll(() => databases.stop());

const kinds: readonly DatabaseName[] = ['SQLite', 'PostgreSQL'];

describe.each(kinds)('cases of the field, on %s', (kind) => {
  const fresh = () => databases.fresh(kind);
  let reopen: Reopen;
  let data: Data;
  const opened: Data[] = [];
  beforeEach(async () => {
    reopen = await fresh();
    data = await reopen();
    opened.push(data);
  });
  afterEach(async () => {
    for (const one of opened.splice(0)) await one.close();
  });
  const open = (field: Field): Promise<Hall> => openHall(data, field);

  describe('forfeits, abandons, late entry', () => {
    it('FORF-01: who leaves after the draw is on no table to be played: forfeit, or the round again', async () => {
      const hall = await open({ players: 18 });
      for (let round = 1; round <= 3; round++) await hall.play(round, higher);
      await hall.draw(4);
      const before = await hall.round(4);
      const gone = before.matches[5]?.players[1] ?? '';
      const opponent = before.matches[5]?.players[0] ?? '';
      const choice = await hall.refused({ kind: 'withdraw', player: gone });
      expect(choice).toMatchObject({ code: 'match-running', player: gone, redrawPossible: true });

      const { pm, pdep } = await lineOf(hall, opponent);
      const forfeit = await hall.act(leave(gone, 'forfeit'));
      expect(await lineOf(hall, opponent)).toMatchObject({ pm: pm + 3, pdep: pdep + 50 });
      expect((await hall.round(4)).matches.filter((_match, i) => i !== 5)).toEqual(
        before.matches.filter((_match, i) => i !== 5),
      );
      await hall.undo(forfeit.seq);

      await hall.act(leave(gone, 'redraw'));
      const again = await hall.round(4);
      expect(JSON.stringify(again.matches.map(({ players }) => players))).not.toContain(`"${gone}"`);
      expect(again.matches.filter(({ players }) => players.length === 1)).toHaveLength(1);
    });

    it('FORF-02: who leaves stays in the standings; nobody who has played can be removed', async () => {
      const hall = await open({ players: 18 });
      for (let round = 1; round <= 3; round++) await hall.play(round, higher);
      const before = await Promise.all([1, 2, 3].map((after) => hall.standings(after)));
      await hall.act({ kind: 'withdraw', player: 'J6' });
      expect(await Promise.all([1, 2, 3].map((after) => hall.standings(after)))).toEqual(before);
      expect(await hall.refused({ kind: 'remove', player: 'J6' })).toMatchObject({ code: 'has-been-drawn', round: 1 });
      await hall.play(4, higher);
      expect((await hall.standings()).rows).toHaveLength(18);
      const met = (await hall.round(4)).matches.flatMap(({ players }) => players as readonly string[]);
      expect(met).not.toContain('J6');
    });

    it('FORF-03: a forfeit is no score: 3 PM, +50, 0 PM, −50, and no figure anywhere', async () => {
      const hall = await open({ players: 18 });
      await hall.act({ kind: 'show', open: true });
      await hall.draw(1);
      const [[e, f] = ['', ''], [c, d] = ['', '']] = await hall.tables(1);
      await hall.enter(1, 1, { kind: 'forfeit', by: f, games: [] });
      await hall.enter(1, 2, games([512, 325]));
      expect(await lineOf(hall, e)).toMatchObject({ pm: 3, pdep: 50 });
      expect(await lineOf(hall, f)).toMatchObject({ pm: 0, pdep: -50 });
      expect([(await lineOf(hall, c)).pdep, (await lineOf(hall, d)).pdep]).toEqual([100, -100]);
      const shown = (await (await hall.desk.get('/api/public/lyon/rounds/1')).json()) as { tables: object[] };
      expect(shown.tables[0]).toMatchObject({ result: { kind: 'forfeit', games: [] } });
    });

    it('FORF-04: neither shows up: 0 PM each, and the round can be closed', async () => {
      const hall = await open({ players: 18 });
      await hall.draw(1);
      const [seven, eight] = (await hall.tables(1))[3] ?? ['', ''];
      for (const table of [1, 2, 3, 5, 6, 7, 8, 9]) await hall.enter(1, table, higher());
      await hall.enter(1, 4, { kind: 'forfeit', by: 'both', games: [] });
      await hall.act({ kind: 'close-round', round: 1 });
      for (const player of [seven, eight]) expect(await lineOf(hall, player)).toMatchObject({ pm: 0, pdep: 0 });
    });

    it('FORF-04, FORF-09: the wargame: 90 for who came, 10 for who comes back, 0 for who never does', async () => {
      const hall = await open({ players: 10, format: 'art-de-la-guerre', settings: { rounds: 4 } });
      await hall.play(1, (players) => won(players[0], players));
      await hall.draw(2);
      const [[a, g] = ['', ''], [b, h] = ['', ''], [seven, eight] = ['', '']] = await hall.tables(2);
      const before = new Map<string, number>();
      for (const player of [a, b, g, h, seven, eight]) before.set(player, (await lineOf(hall, player)).points);
      await hall.enter(2, 1, { kind: 'forfeit', by: g, games: [] });
      await hall.enter(2, 2, { kind: 'forfeit', by: h, games: [] });
      await hall.enter(2, 3, { kind: 'forfeit', by: 'both', games: [] });
      for (const [i, players] of (await hall.tables(2)).entries()) {
        if (i > 2) await hall.enter(2, i + 1, won(players[0], players));
      }
      await hall.act({ kind: 'close-round', round: 2 });
      const points = async (player: string) => (await lineOf(hall, player)).points - (before.get(player) ?? 0);
      await hall.act({ kind: 'withdraw', player: h });
      await hall.act({ kind: 'withdraw', player: eight });
      expect([await points(a), await points(b)]).toEqual([90, 90]);
      await hall.draw(3);
      const after = async (player: string) => (await lineOf(hall, player, 2)).points - (before.get(player) ?? 0);
      expect([await after(h), await after(eight)]).toEqual([0, 0]);
      for (const [i, players] of (await hall.tables(3)).entries()) await hall.enter(3, i + 1, won(players[0], players));
      await hall.act({ kind: 'close-round', round: 3 });
      const round3 = await lineOf(hall, g, 3);
      const wonThird = (await hall.tables(3)).some(([winner]) => winner === g);
      const exempt = (await hall.round(3)).matches.some(({ players }) => players.length === 1 && players[0] === g);
      expect(round3.points - (before.get(g) ?? 0)).toBe(10 + (wonThird || exempt ? 90 : 20));
      expect([await points(h), await points(eight)]).toEqual([0, 0]);
    });

    it('FORF-05: only those in the hall are drawn, and those who are not are said', async () => {
      const hall = await open({ players: 20, here: 18 });
      const asked = await hall.refused({ kind: 'draw', round: 1, without: [] });
      expect(asked).toEqual({ code: 'absences-changed', absent: ['J19', 'J20'] });
      await hall.play(1, higher);
      const { matches, absent } = await hall.round(1);
      expect([matches.length, absent]).toEqual([9, ['J19', 'J20']]);
      // Two thirds of the 18 present: 12 that fold, not 14.
      expect(matches[0]?.why?.[0]).toMatchObject({ step: 'thirds-fold', of: 12 });
      expect(await lineOf(hall, 'J19')).toMatchObject({ pm: 0, pdep: 0 });
      for (const player of ['J19', 'J20']) await hall.act({ kind: 'mark', player, presence: 'here' });
      await hall.draw(2);
      expect(await hall.tables(2)).toHaveLength(10);
    });

    it('FORF-07: who joins between two rounds blocks nothing and moves nobody', async () => {
      const hall = await open({ players: 18 });
      await hall.act({ kind: 'show', open: true });
      await hall.play(1, higher);
      const [standings, first] = [await hall.standings(1), await hall.round(1)];
      const register = { kind: 'register', player: 'N', rating: 2000, presence: 'here' } as const;
      const person = { name: 'NOUVEAU Ali' };
      expect((await hall.desk.post(`${hall.at}/commands`, { id: 'n', command: register, person })).status).toBe(200);
      const others = (await hall.standings(1)).rows.filter(({ player }) => player !== 'N');
      expect(others).toEqual(standings.rows);
      expect(await hall.round(1)).toEqual(first);
      expect(await lineOf(hall, 'N')).toMatchObject({ pm: 0, pdep: 0 });
      const card = await (await hall.desk.get('/api/public/lyon/players/19')).json();
      expect(card).toMatchObject({ games: [{ round: 1, state: 'away', opponent: null }] });
      await hall.play(2, higher);
      const seated = (await hall.round(2)).matches.flatMap(({ players }) => players as readonly string[]);
      expect(seated).toHaveLength(19);
      expect(seated).toContain('N');
    });
  });

  describe('corrections', () => {
    it('CORR-01: an old score corrected changes every standings after it, no table, and is in the log', async () => {
      const hall = await open({ players: 18 });
      await hall.act({ kind: 'show', open: true });
      const typed = games([401, 389]);
      await hall.play(1, (_players, table) => (table === 2 ? typed : higher()));
      for (let round = 2; round <= 4; round++) await hall.play(round, higher);
      const [c, d] = (await hall.tables(1))[1] ?? ['', ''];
      const before = await Promise.all(
        [1, 2, 3, 4].map(async (n) => [await lineOf(hall, c, n), await lineOf(hall, d, n)]),
      );
      const tables = (await hall.view()).tournament.rounds.slice(1);
      const decision = await hall.act({
        kind: 'record',
        round: 1,
        players: [c, d],
        result: games([389, 401]),
        saw: typed as never,
      });
      for (const [i, lines] of before.entries()) {
        const now = [await lineOf(hall, c, i + 1), await lineOf(hall, d, i + 1)];
        expect(now.map(({ pm }, of) => pm - (lines[of]?.pm ?? 0))).toEqual([-2, 2]);
        expect(now.map(({ pdep }, of) => pdep - (lines[of]?.pdep ?? 0))).toEqual([-24, 24]);
        const seen = await (await hall.desk.get(`/api/public/lyon/standings?after=${i + 1}`)).json();
        const row = (seen as { standings: { rows: { player: string; pm: number }[] } }).standings.rows;
        expect(row.find(({ player }) => `J${player}` === c)?.pm).toBe(now[0]?.pm);
      }
      expect(await lineOf(hall, c, 1)).toMatchObject({ pm: 1, pdep: -12 });
      expect((await hall.view()).tournament.rounds.slice(1)).toEqual(tables);
      const [line] = await hall.log();
      expect(line).toMatchObject({ seq: decision.seq, by: 'Claire', at: expect.any(String) });
      expect(line?.events[0]).toMatchObject({ kind: 'result', from: typed, to: games([389, 401]) });
    });

    it('CORR-02: a correction redraws nothing by itself; a redraw gives the right round, or says what is lost', async () => {
      const wrong = await open({ players: 18 });
      const right = await openHall(await other(await fresh()), { players: 18 });
      for (const hall of [wrong, right]) for (let round = 1; round <= 2; round++) await hall.play(round, higher);
      await wrong.play(3, (_players, table) => games(table === 1 ? [380, 400] : [400, 380]));
      await right.play(3, higher);
      await right.draw(4);
      await wrong.draw(4);
      const [a, b] = (await wrong.tables(3))[0] ?? ['', ''];
      const drawn = await wrong.tables(4);
      const correct = {
        kind: 'record',
        round: 3,
        players: [a, b] as [string, string],
        result: games([400, 380]),
        saw: games([380, 400]),
      };
      const correction = await wrong.act(correct as never);
      expect(await wrong.tables(4)).toEqual(drawn);
      expect(await wrong.standings(3)).toEqual(await right.standings(3));
      await wrong.act({ kind: 'redraw', round: 4, attempt: 1 });
      expect(await wrong.tables(4)).toEqual(await right.tables(4));

      // One table of round 4 is finished: the redraw names it, and keeping the tables is what happens otherwise.
      await wrong.act({ kind: 'publish', round: 4, attempt: 2 });
      await wrong.enter(4, 1, higher());
      expect(await wrong.refused({ kind: 'redraw', round: 4, attempt: 2 })).toMatchObject({
        code: 'round-has-results',
        results: [{ round: 4, table: 1 }],
      });
      expect(undoneBy((await wrong.log()) as never).has(correction.seq)).toBe(false);
    });

    it('CORR-03: the next phase is drawn on order alone, and its draw can be taken back', async () => {
      const hall = await open({ players: 12, format: 'combinee', settings: { phase1: 5, phase2: 3, phase3: 0 } });
      for (let round = 1; round <= 5; round++) await hall.play(round, higher);
      expect((await hall.view()).tournament.rounds).toHaveLength(5);
      await hall.draw(6);
      await hall.act({ kind: 'cancel-round', round: 6, losing: 0 });
      const [a, b] = (await hall.tables(5))[0] ?? ['', ''];
      await hall.act({
        kind: 'record',
        round: 5,
        players: [a, b],
        result: games([380, 400]),
        saw: games([400, 380]),
      } as never);
      await hall.draw(6);
      await hall.enter(6, 1, higher());
      const back = { kind: 'record', round: 5, players: [a, b], result: games([400, 380]), saw: games([380, 400]) };
      await hall.act(back as never);
      expect((await hall.round(6)).matches[0]?.result).toEqual(higher());
    });

    it('CORR-05: a cancelled round leaves the standings before it, a next step, and can be given back', async () => {
      const hall = await open({ players: 18 });
      await hall.play(1, higher);
      const standings = await hall.standings(1);
      await hall.draw(2);
      for (const table of [1, 2, 3, 4]) await hall.enter(2, table, higher());
      const played = await hall.round(2);
      expect(await hall.refused({ kind: 'cancel-round', round: 2, losing: 3 })).toEqual({
        code: 'results-lost',
        round: 2,
        losing: 4,
      });
      const cancelled = await hall.act({ kind: 'cancel-round', round: 2, losing: 4 });
      expect(await hall.standings()).toEqual(standings);
      expect((await hall.view()).waiting).toEqual({ kind: 'draw', round: 2 });
      await hall.undo(cancelled.seq);
      expect(await hall.round(2)).toEqual(played);
      expect(played.matches.filter(({ result }) => result)).toHaveLength(4);
    });

    it('CORR-05: the only round cancelled opens registration again', async () => {
      const hall = await open({ players: 18 });
      await hall.draw(1);
      await hall.act({ kind: 'cancel-round', round: 1, losing: 0 });
      expect((await hall.view()).waiting).toEqual({ kind: 'registration' });
      await hall.draw(1);
      expect(await hall.tables(1)).toHaveLength(9);
    });
  });

  describe('several people at once', () => {
    it('CONC-01: one table typed twice: the first stands, disputed; nothing else is lost', async () => {
      const hall = await open({ players: 18 });
      await hall.draw(1);
      const [u1, u2] = [await hall.desk.as('clerk', 'Ugo'), await hall.desk.as('clerk', 'Ursule')];
      const tables = await hall.tables(1);
      const type = (table: number, result: MatchResult) =>
        ({ kind: 'record', round: 1, players: [...(tables[table - 1] ?? [])], result, saw: null }) as never;
      const reader = (await u2.get(`${hall.at}/live`)).body?.getReader();
      for (const table of [1, 2, 3, 4]) await hall.act(type(table, higher()), u1);
      await hall.act(type(5, higher()), u2);
      expect((await hall.round(1)).matches.map(({ result }) => result !== undefined).slice(0, 5)).toEqual(
        Array(5).fill(true),
      );
      await hall.act(type(6, games([450, 400])), u1);
      const no = await hall.refused(type(6, games([400, 450])), u2);
      expect(no).toMatchObject({ code: 'result-changed', current: games([450, 400]) });
      const [a, b] = tables[5] ?? ['', ''];
      const dispute = { kind: 'dispute', round: 1, players: [a, b], value: games([400, 450]), by: 'Ursule' };
      await hall.act(dispute as never, u2);
      expect((await hall.round(1)).matches[5]).toMatchObject({
        result: games([450, 400]),
        disputed: { value: games([400, 450]) },
      });
      for (const table of [7, 8, 9]) await hall.act(type(table, higher()), u1);
      expect(await hall.refused({ kind: 'close-round', round: 1 })).toMatchObject({
        code: 'disputed',
        tables: [{ table: 6 }],
      });
      const typed = (await hall.log()).filter(({ events }) =>
        events.some((event) => JSON.stringify(event).includes('450') && 'match' in event),
      );
      expect(typed.map(({ by }) => by)).toEqual(['Ursule', 'Ugo']);
      // Both see the other's entries: the stream has said each version.
      let said = '';
      const { version } = await hall.view();
      while (!said.includes(`id: ${version}\n`)) said += new TextDecoder().decode((await reader?.read())?.value);
      await reader?.cancel();
    });

    it('CONC-02: launched twice, a draw is made once; so are a closing and a registration', async () => {
      const hall = await open({ players: 18 });
      await hall.play(1, higher);
      const draw = { kind: 'draw', round: 2, without: [] } as const;
      const click = await Promise.all([hall.send(draw, 'click'), hall.send(draw, 'click')]);
      expect(click.map(({ status }) => status)).toEqual([200, 200]);
      expect(await (await hall.send(draw, 'click')).json()).toMatchObject({ decision: { id: 'click' } });
      expect((await problemOf(await hall.send(draw, 'another'))).code).toBe('already-drawn');
      const seated = (await hall.round(2)).matches.flatMap(({ players }) => players as readonly string[]);
      expect([seated.length, new Set(seated).size]).toEqual([18, 18]);
      expect((await hall.view()).tournament.rounds).toHaveLength(2);

      await hall.act({ kind: 'publish', round: 2, attempt: 1 });
      for (let table = 1; table <= 9; table++) await hall.enter(2, table, higher());
      const close = { kind: 'close-round', round: 2 } as const;
      const closing = await Promise.all([hall.send(close, 'c1'), hall.send(close, 'c2')]);
      expect(closing.map(({ status }) => status).sort()).toEqual([200, 409]);
      const two = [await hall.desk.as('clerk', 'Ugo'), await hall.desk.as('clerk', 'Ursule')];
      const drawing = await Promise.all([
        hall.send({ kind: 'draw', round: 3, without: [] }, 'd1'),
        hall.send({ kind: 'draw', round: 3, without: [] }, 'd2'),
      ]);
      expect(drawing.map(({ status }) => status).sort()).toEqual([200, 409]);
      const register = { id: 'reg', command: { kind: 'register', player: 'N' }, person: { name: 'NOUVEAU Ali' } };
      const added = await Promise.all(
        two.map((clerk, i) => clerk.post(`${hall.at}/commands`, { ...register, id: `reg-${i}` })),
      );
      expect(added.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect((await hall.view()).tournament.players.filter(({ id }) => id === 'N')).toHaveLength(1);
    });

    it('CONC-04: nothing lives in one browser: another machine finds it whole', async () => {
      const hall = await open({ players: 18 });
      for (let round = 1; round <= 3; round++) await hall.play(round, higher);
      const [view, log] = [await hall.view(), await hall.log()];
      const machine = await openDesk({}, {}, await other(reopen), hall.desk.cookie);
      expect(await (await machine.get(hall.at)).json()).toEqual(view);
      expect(await (await machine.get(`${hall.at}/log`)).json()).toEqual(log);
      const save = { id: 'x', command: { kind: 'close-round', round: 1 } };
      const empty = await machine.post('/api/tournaments/nowhere/commands', save);
      expect(await problemOf(empty)).toMatchObject({ status: 404, title: 'Ce tournoi n’existe pas ici.' });
    });
  });

  it('what one process writes reaches whoever follows on another, and the pages there', async () => {
    const hall = await open({ players: 4 });
    await hall.act({ kind: 'show', open: true });
    if (kind === 'SQLite') return;
    const machine = await openDesk({}, {}, await other(reopen), hall.desk.cookie);
    expect(await (await machine.get('/api/public/lyon')).text()).toContain('JOUEUR4');
    const desk = (await machine.get(`${hall.at}/live`)).body?.getReader();
    const visitors = (await machine.get('/api/public/lyon/live')).body?.getReader();
    await hall.act({ kind: 'mark', player: 'J1', presence: 'late' });
    await hall.act({ kind: 'remove', player: 'J4' });
    const { version } = await hall.view();
    const heard = async (reader: typeof desk): Promise<string> => {
      let said = '';
      while (!said.includes(`id: ${version}\n`)) said += new TextDecoder().decode((await reader?.read())?.value);
      await reader?.cancel();
      return said;
    };
    expect(await heard(desk)).toContain(`id: ${version - 1}\n`);
    expect(await heard(visitors)).not.toContain(`id: ${version - 1}\n`);
    expect(await (await machine.get('/api/public/lyon')).text()).not.toContain('JOUEUR4');
  });

  it('TIME-01: a civil date stays that day, wherever it is created and read', async () => {
    const desk = await openDesk({ now: () => '2025-08-31T22:30:00.000Z' }, {}, data);
    const body = { name: 'Lyon', format: 'classique', date: '2025-09-01', place: 'Fort-de-France' };
    await desk.post('/api/tournaments', body);
    const show = { id: 'show', command: { kind: 'show', open: true } };
    await desk.post('/api/tournaments/lyon/commands', show);
    const paths = ['/api/tournaments', '/api/tournaments/lyon', '/api/tournaments/lyon/file', '/api/public/lyon'];
    const zone = process.env.TZ;
    try {
      for (const place of ['Europe/Paris', 'America/Martinique', 'Pacific/Noumea', 'UTC']) {
        process.env.TZ = place;
        for (const path of paths) expect(await (await desk.get(path)).text(), path).toContain('"2025-09-01"');
        const page = await (await desk.get('/api/tournaments/lyon/standings.html')).text();
        expect(page.replace(/<[^>]*>|\u00a0/g, ' ').replace(/\s+/g, ' ')).toMatch(/1(er|ᵉʳ| er) septembre 2025/);
      }
    } finally {
      if (zone === undefined) delete process.env.TZ;
      else process.env.TZ = zone;
    }
  });

  /** One more connection, closed after the test. */
  async function other(database: Reopen): Promise<Data> {
    const one = await database();
    opened.push(one);
    return one;
  }
});
