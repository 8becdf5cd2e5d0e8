import type { PlayerBoard } from '@ronde/contract/http/player';
import { beforeEach, describe, expect, it } from 'vitest';
import { inBytes } from '../word-list/word-file.ts';
import { type Desk, openDesk, problemOf, registerAll } from './test-desk.ts';
import { act, atTable, codesOf, games, openedDesk, pageOf, playRound, tablesOf } from './test-public.ts';

let desk: Desk;
let codes: ReadonlyMap<string, string>;
let one: string;
let two: string;
beforeEach(async () => {
  desk = await openedDesk();
  codes = await codesOf(desk);
  [one, two] = (await tablesOf(desk, 1))[0] ?? ['', ''];
});

const phone = (player: string, path = '') => `/api/player/${codes.get(player)}${path}`;
const open = async (player: string) => pageOf(await desk.get(phone(player)));
let sent = 0;
const say = (player: string, scores: [number, number], round = 1, id = `phone-${++sent}`) =>
  desk.post(phone(player, '/results'), { id, round, result: games(scores) });
const match = async () => (await desk.view()).tournament.rounds[0]?.matches[0];

describe('a player’s page', () => {
  it('shows first the table, the opponent and who starts', async () => {
    const page = await open(one);
    const now = atTable(page);
    expect(now).toMatchObject({ round: 1, table: 1, opponent: { name: 'JOUEUR12 Ada' }, asked: 'enter', bestOf: 1 });
    expect(atTable(await open(two)).starts).toBe(!now.starts);
    expect(page).toMatchObject({ player: { number: 1 }, tournament: { slug: 'lyon', public: true }, mayMark: false });
  });

  it('follows the day: before the tables, between rounds, exempt, away, gone, over', async () => {
    const own = await openDesk();
    await own.create();
    await registerAll(own, 17);
    await act(own, { kind: 'mark', player: 'J3', presence: 'absent' }, 'away');
    const made = await codesOf(own);
    const kind = async (player: string) => (await pageOf(await own.get(`/api/player/${made.get(player)}`))).now.kind;
    expect(await kind('J1')).toBe('registration');
    await act(own, { kind: 'draw', round: 1, without: ['J3'] }, 'd1');
    expect(await kind('J1')).toBe('registration');
    await act(own, { kind: 'publish', round: 1, attempt: 1 }, 'p1');
    expect([await kind('J1'), await kind('J3')]).toEqual(['table', 'away']);
    await playRound(own, 1);
    expect(await kind('J1')).toBe('pairing');
    await act(own, { kind: 'withdraw', player: 'J2' }, 'gone');
    expect(await kind('J2')).toBe('left');
    await act(own, { kind: 'draw', round: 2, without: ['J3'] }, 'd2');
    await act(own, { kind: 'publish', round: 2, attempt: 1 }, 'p2');
    const exempt = (await own.view()).tournament.rounds[1]?.matches.find(({ players }) => players.length === 1);
    expect(await kind(exempt?.players[0] ?? '')).toBe('exempt');
  });

  it('of the wargame: the totals that are known, one’s own list and what earlier rounds told of both', async () => {
    const own = await openDesk();
    await own.post('/api/tournaments', { name: 'Lyon', format: 'art-de-la-guerre', date: '2026-11-14', settings: {} });
    const listed = { J1: 24, J2: 25 };
    for (const [player, cohesion] of Object.entries(listed))
      await own.command({ kind: 'register', player, presence: 'here' }, player, { name: player, marks: { cohesion } });
    const made = await codesOf(own);
    const totals = async (player: string) => {
      const now = atTable(await pageOf(await own.get(`/api/player/${made.get(player)}`)));
      return now.players.map((number, i) => [number, now.totals?.[i]]).sort();
    };
    await act(own, { kind: 'draw', round: 1, without: [] }, 'd1');
    await act(own, { kind: 'publish', round: 1, attempt: 1 }, 'p1');
    // The other’s list is not read here.
    expect(await totals('J1')).toEqual([
      ['1', 24],
      ['2', null],
    ]);
    expect(await totals('J2')).toEqual([
      ['1', null],
      ['2', 25],
    ]);
    const players = (await tablesOf(own, 1))[0] ?? ['', ''];
    const of = (player: string) => ({ lost: player === 'J1' ? 3 : 22, total: player === 'J1' ? 23 : 22 });
    const result = { kind: 'losses', winner: 'J1', cohesion: [of(players[0]), of(players[1])] } as const;
    await act(own, { kind: 'record', round: 1, players: [...players], result, saw: null }, 'r1');
    await act(own, { kind: 'close-round', round: 1 }, 'c1');
    await act(own, { kind: 'draw', round: 2, without: [] }, 'd2');
    await act(own, { kind: 'publish', round: 2, attempt: 1 }, 'p2');
    expect(await totals('J1')).toEqual([
      ['1', 23],
      ['2', 22],
    ]);
  });

  it('opens a private tournament to its player alone', async () => {
    await act(desk, { kind: 'show', open: false }, 'hide');
    expect(atTable(await open(one)).table).toBe(1);
    expect((await desk.get('/api/public/lyon')).status).toBe(404);
  });

  it('is nobody’s with a wrong, revoked or renewed code, and nothing tells these apart', async () => {
    await desk.post(`/api/tournaments/lyon/links/${one}/revoke`, {});
    await desk.post(`/api/tournaments/lyon/links/${two}/renew`, {});
    const answers = [phone(one), phone(two), '/api/player/0000-0000-0000-0000', '/api/player/nothing'];
    const texts = await Promise.all(answers.map(async (path) => (await desk.get(path)).text()));
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).toContain('link-dead');
  });

  it('stops answering whoever tries codes', async () => {
    const statuses = [];
    for (let i = 0; i < 25; i++) statuses.push((await desk.get(`/api/player/${String(i).padStart(16, '0')}`)).status);
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(404));
    expect(statuses.slice(-1)).toEqual([429]);
    expect((await desk.get(phone(one))).status).toBe(200);
  });
});

describe('entries from phones', () => {
  it('one waits, counts for nothing and is seen at the desk; the opponent is asked', async () => {
    const page = await pageOf(await say(one, [450, 400]));
    expect(atTable(page)).toMatchObject({ asked: 'wait', claim: games([450, 400]) });
    expect(atTable(await open(two))).toMatchObject({ asked: 'confirm', claim: games([450, 400]) });
    expect(await match()).toMatchObject({ claim: { by: one, value: games([450, 400]) } });
    expect(await match()).not.toHaveProperty('result');
    expect(await (await desk.get('/api/public/lyon/rounds/1')).text()).not.toContain('450');
  });

  it('two equal ones are the result, by the second player', async () => {
    await say(one, [450, 400]);
    const page = await pageOf(await say(two, [450, 400]));
    expect(atTable(page)).toMatchObject({ asked: 'confirmed', result: games([450, 400]) });
    expect(await match()).toMatchObject({ result: games([450, 400]), confirmed: true });
    const [last] = await desk.log();
    expect(last?.by).toContain('JOUEUR12');
  });

  it('two different ones dispute the table: neither counts, an arbiter retains one', async () => {
    await say(one, [450, 400]);
    const page = await pageOf(await say(two, [400, 450]));
    const told = { asked: 'disputed', differs: 'phones' };
    expect(atTable(page)).toMatchObject({ ...told, claim: games([400, 450]) });
    expect(atTable(await open(one))).toMatchObject({ ...told, claim: games([450, 400]) });
    expect(await match()).not.toHaveProperty('result');
    const closing = await problemOf(await desk.command({ kind: 'close-round', round: 1 }, 'c'));
    expect(['disputed', 'results-missing']).toContain(closing.code);
    await act(desk, { kind: 'retain', round: 1, players: [one, two], which: 'second', saw: games([400, 450]) }, 'ret');
    expect(atTable(await open(one))).toMatchObject({ asked: 'confirmed', result: games([400, 450]) });
  });

  it('settle their own dispute: each reads the other’s figures, and takes them or corrects their own', async () => {
    await say(one, [450, 400]);
    await say(two, [400, 450]);
    expect(atTable(await open(one))).toMatchObject({ claim: games([450, 400]), theirs: games([400, 450]) });
    const corrected = atTable(await pageOf(await say(one, [405, 450])));
    expect(corrected).toMatchObject({ asked: 'disputed', claim: games([405, 450]), theirs: games([400, 450]) });
    const taken = atTable(await pageOf(await say(two, [405, 450])));
    expect(taken).toMatchObject({ asked: 'confirmed', result: games([405, 450]) });
    expect(await match()).not.toHaveProperty('disputed');
  });

  it('never overwrite what the staff has entered', async () => {
    await act(desk, { kind: 'record', round: 1, players: [one, two], result: games([450, 400]), saw: null }, 'staff');
    await say(one, [500, 400]);
    expect((await match())?.result).toEqual(games([450, 400]));
    expect(atTable(await open(one))).toMatchObject({ asked: 'disputed', differs: 'desk', claim: games([500, 400]) });
    // Who has said nothing reads neither of the two values.
    const other = atTable(await open(two));
    expect(other).toMatchObject({ asked: 'disputed', differs: 'others' });
    expect([other.claim, other.result]).toEqual([undefined, undefined]);
  });

  it('dispute nothing that two had read and the staff then corrected: they are told so', async () => {
    const [read, corrected] = [games([450, 400]), games([405, 400])];
    await say(one, [450, 400]);
    await say(two, [450, 400]);
    await act(desk, { kind: 'record', round: 1, players: [one, two], result: corrected, saw: read }, 'fix');
    const told = await problemOf(await say(one, [450, 400]));
    expect(told).toMatchObject({
      code: 'result-corrected',
      title: 'L’arbitrage a corrigé ce résultat\u202f; voyez-le à la table de marque.',
    });
    expect(await match()).toMatchObject({ result: corrected });
    expect(await match()).not.toHaveProperty('disputed');
    expect(atTable(await pageOf(await say(two, [405, 400])))).toMatchObject({ asked: 'confirmed', result: corrected });
  });

  it('say 0 of −0: two equal entries are equal', async () => {
    const zero = (player: string, id: string, score: string) =>
      desk.post(
        phone(player, '/results'),
        `{"id":"${id}","round":1,"result":{"kind":"games","games":[[420,${score}]]}}`,
      );
    await zero(one, 'z1', '-0');
    expect(atTable(await pageOf(await zero(two, 'z2', '0')))).toMatchObject({ asked: 'confirmed' });
    expect((await match())?.result).toEqual(games([420, 0]));
  });

  it('sent again after a cut, act once', async () => {
    await say(one, [450, 400], 1, 'same');
    const again = await say(one, [450, 400], 1, 'same');
    expect(again.status).toBe(200);
    expect((await desk.log()).filter(({ events }) => events.some(({ kind }) => kind === 'claimed'))).toHaveLength(1);
    expect((await problemOf(await say(one, [450, 401], 1, 'same'))).code).toBe('id-reused');
  });

  it('keep the phone’s own time beside the server’s', async () => {
    const deviceAt = '2026-11-14T08:59:00.000Z';
    await desk.post(phone(one, '/results'), { id: 'x', deviceAt, round: 1, result: games([450, 400]) });
    expect((await desk.log())[0]).toMatchObject({ at: '2026-11-14T09:00:00.000Z', deviceAt });
  });

  it.each([
    ['a forfeit', { kind: 'forfeit', by: '1', games: [] }, 422],
    ['an awarded game', { kind: 'awarded', to: '1', games: [] }, 422],
    ['another game’s result', { kind: 'decided', winner: '1' }, 409],
    ['a result of too many games', games([1, 2], [2, 1], [1, 2]), 409],
  ])('%s is not for a phone', async (_, result, status) => {
    const answer = await desk.post(phone(one, '/results'), { id: 'x', round: 1, result });
    expect(answer.status).toBe(status);
    expect(await match()).not.toHaveProperty('claim');
  });

  it('of a round that is not in play are refused', async () => {
    expect((await problemOf(await say(one, [450, 400], 2))).code).toBe('no-table');
    await playRound(desk, 1);
    expect((await problemOf(await say(one, [450, 400]))).code).toBe('round-closed');
  });

  it('are held back when a phone goes mad', async () => {
    const statuses = [];
    for (let i = 0; i < 12; i++) statuses.push((await say(one, [450, 400 - i])).status);
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(200));
    expect(statuses.at(-1)).toBe(429);
    expect((await say(two, [450, 400])).status).toBe(200);
  });
});

describe('presence by link', () => {
  it('is noted where the director allows it, and refused elsewhere', async () => {
    await act(desk, { kind: 'mark', player: one, presence: 'late' }, 'late');
    const arrive = (id: string) => desk.post(phone(one, '/presence'), { id });
    expect((await problemOf(await arrive('a'))).code).toBe('presence-closed');
    const options = { registration: false, places: null, presence: true };
    await desk.send('PUT', '/api/tournaments/lyon/options', options);
    expect((await open(one)).mayMark).toBe(true);
    expect(await pageOf(await arrive('b'))).toMatchObject({ presence: 'here' });
    expect((await desk.view()).tournament.players.find(({ id }) => id === one)?.presence).toBe('here');
    await act(desk, { kind: 'mark', player: one, presence: 'absent' }, 'away');
    expect(await problemOf(await arrive('c'))).toMatchObject({ status: 409, code: 'presence-settled' });
    expect(await open(one)).toMatchObject({ presence: 'absent', mayMark: false });
  });
});

describe('what a phone is beside the entry', () => {
  const put = (player: string, round: number, lines: readonly object[], opponent: string) =>
    desk.send('PUT', phone(player, '/sheet'), { round, opponent: opponent.slice(1), lines });
  const move = { kind: 'word', by: 0, word: 'MAISON', score: 24 };

  it('reads everybody, the round and the standings of a private tournament too; a stranger reads none of them', async () => {
    await act(desk, { kind: 'show', open: false }, 'hide');
    const board = (await (await desk.get(phone(one, '/board'))).json()) as PlayerBoard;
    expect(board.head.players).toHaveLength(18);
    expect(board.round).toMatchObject({ round: 1, status: 'published' });
    expect(board.standings.after).toBe(0);
    expect((await desk.get('/api/player/0000-0000-0000-0000/board')).status).toBe(404);
  });

  it('keeps up with a private tournament: a name behind a pseudonym, one erased, a round; the version tells it', async () => {
    await act(desk, { kind: 'show', open: false }, 'hide');
    const versions = new Set<number>();
    const board = async () => {
      const answer = await desk.get(phone(one, '/board'));
      const text = await answer.text();
      const { version } = await open(one);
      expect((JSON.parse(text) as PlayerBoard).head.version).toBe(version);
      versions.add(version);
      return {
        text,
        again: () => desk.get(phone(one, '/board'), { 'If-None-Match': answer.headers.get('etag') ?? '' }),
      };
    };
    expect((await board()).text).toContain('JOUEUR7 Ada');
    await desk.send('PUT', '/api/tournaments/lyon/people/J7', { name: 'JOUEUR7 Ada', pseudonym: 'Masque' });
    const masked = await board();
    expect([masked.text.includes('JOUEUR7'), masked.text.includes('Masque')]).toEqual([false, true]);
    await desk.post('/api/tournaments/lyon/people/J8/erase', {});
    expect((await board()).text).not.toContain('JOUEUR8');
    expect((await masked.again()).status).toBe(200);
    await playRound(desk, 1);
    expect(JSON.parse((await board()).text)).toMatchObject({ standings: { after: 1 } });
    expect(versions.size).toBe(4);
  });

  it('is told nothing of what the desk prepares in private', async () => {
    await playRound(desk, 1);
    await act(desk, { kind: 'show', open: false }, 'hide');
    const { version } = await open(one);
    await act(desk, { kind: 'draw', round: 2, without: [] }, 'd2');
    await act(desk, { kind: 'mark', player: 'J9', presence: 'late' }, 'm');
    await act(desk, { kind: 'redraw', round: 2, attempt: 1 }, 'd3');
    expect((await open(one)).version).toBe(version);
    expect(((await (await desk.get(phone(one, '/board'))).json()) as PlayerBoard).head.version).toBe(version);
  });

  it('ranks after the rounds that are over: a result of the round in play moves nobody', async () => {
    await act(desk, { kind: 'record', round: 1, players: [one, two], result: games([450, 400]), saw: null }, 'r');
    expect(await open(one)).toMatchObject({ after: 0 });
    await desk.post(phone(one, '/results'), { id: 'c', round: 1, result: games([450, 400]) });
    expect((await open(one)).games[0]).toMatchObject({ bestOf: 1, state: 'entered' });
  });

  it('is told in a few bytes that nothing has changed, whatever the time', async () => {
    const first = await desk.get(phone(one));
    const again = () => desk.get(phone(one), { 'If-None-Match': first.headers.get('etag') ?? '' });
    expect((await again()).status).toBe(304);
    await say(two, [450, 400]);
    expect((await again()).status).toBe(200);
  });

  it('marks a result that replaced another one', async () => {
    const result = games([450, 400]);
    await act(desk, { kind: 'record', round: 1, players: [one, two], result, saw: null }, 'first');
    expect((await open(one)).corrected).toEqual([]);
    await act(
      desk,
      { kind: 'record', round: 1, players: [one, two], result: games([451, 400]), saw: result },
      'second',
    );
    expect((await open(one)).corrected).toEqual([1]);
    expect((await open('J3')).corrected).toEqual([]);
  });

  it('looks no word up while the table is in play, by either player; then it does', async () => {
    const file = inBytes(Buffer.from('MAISON\n'), 'liste d’essai');
    desk = await openedDesk(18, { words: async () => file });
    codes = await codesOf(desk);
    const ask = (player: string) => desk.post(phone(player, '/words'), { words: ['maison', 'zzz'] });
    await say(one, [450, 400]);
    for (const player of [one, two]) {
      const refused = await ask(player);
      expect([refused.status, (await problemOf(refused)).code]).toEqual([409, 'table-in-play']);
    }
    await say(two, [450, 400]);
    expect(await (await ask(one)).json()).toMatchObject({
      words: [
        { word: 'MAISON', admitted: true },
        { word: 'ZZZ', admitted: false },
      ],
    });
    expect((await ask('J3')).status).toBe(409);
  });

  it('looks no word up while a table of theirs has no result: in a reopened round, in the final', async () => {
    const file = inBytes(Buffer.from('MAISON\n'), 'liste d’essai');
    desk = await openDesk({}, { words: async () => file });
    const settings = { rounds: 2 };
    await desk.post('/api/tournaments', { name: 'Lyon', format: 'suisse', date: '2026-11-14', settings });
    await registerAll(desk, 8);
    codes = await codesOf(desk);
    // The phone's page closes its field by the same rule, before anything is asked.
    const ask = async (player: string) => {
      const { status } = await desk.post(phone(player, '/words'), { words: ['maison'] });
      expect([player, (await open(player)).playing]).toEqual([player, status === 409]);
      return status;
    };
    await act(desk, { kind: 'draw', round: 1, without: [] }, 'd1');
    await act(desk, { kind: 'publish', round: 1, attempt: 1 }, 'p1');
    await playRound(desk, 1);
    await act(desk, { kind: 'draw', round: 2, without: [] }, 'd2');
    await act(desk, { kind: 'publish', round: 2, attempt: 1 }, 'p2');
    await playRound(desk, 2);
    const [a, b] = (await tablesOf(desk, 1))[0] ?? ['', ''];
    const first = games([400, 380]);
    await act(desk, { kind: 'reopen-round', round: 1 }, 'reopen');
    await act(desk, { kind: 'clear', round: 1, players: [a, b], saw: first }, 'clear');
    expect([await ask(a), await ask(b), await ask('J8')]).toEqual([409, 409, 200]);
    await act(desk, { kind: 'record', round: 1, players: [a, b], result: first, saw: null }, 'again');
    await act(desk, { kind: 'close-round', round: 1 }, 'close-again');
    const terms = { players: 2, bestOf: 3, carry: false, thirdPlace: false, lastPlace: 'initial-rank' } as const;
    await act(desk, { kind: 'open-final', ...terms }, 'final');
    expect(await ask('J1')).toBe(200);
    await act(desk, { kind: 'draw-final', set: 0 }, 'set');
    const finalists = (await desk.view()).tournament.final?.matches[0]?.players ?? [];
    expect(await Promise.all(finalists.map(ask))).toEqual([409, 409]);
    const [x = '', y = ''] = finalists;
    const won = games([420, 400], [430, 400]);
    await act(desk, { kind: 'record-final', stage: 'final', players: [x, y], result: won, saw: null }, 'won');
    expect(await Promise.all(finalists.map(ask))).toEqual([200, 200]);
  });

  it('hands a sheet on to the opponent of this round alone', async () => {
    const [three, four] = (await tablesOf(desk, 1))[1] ?? ['', ''];
    expect(await (await put(one, 1, [move], two)).json()).toEqual({ other: null });
    expect(await (await put(two, 1, [], one)).json()).toEqual({ other: [move] });
    expect(await (await put(three, 1, [], four)).json()).toEqual({ other: null });
    expect((await problemOf(await put(three, 1, [], two))).code).toBe('no-table');
    expect((await problemOf(await put(one, 2, [move], two))).code).toBe('no-table');
    expect((await put(one, 1, [{ ...move, by: 2 }], two)).status).toBe(422);
  });

  it('never shows a sheet to another opponent', async () => {
    const [three, four] = (await tablesOf(desk, 1))[1] ?? ['', ''];
    await put(one, 1, [move], two);
    await act(desk, { kind: 'withhold', round: 1 }, 'w');
    await act(
      desk,
      {
        kind: 'swap',
        round: 1,
        players: [two, four],
        saw: [
          [one, two],
          [three, four],
        ],
      },
      's',
    );
    await act(desk, { kind: 'publish', round: 1, attempt: 1 }, 'p');
    expect(await (await put(four, 1, [], one)).json()).toEqual({ other: null });
    // A phone that has not read its new table goes on with the game of the old one.
    expect((await problemOf(await put(one, 1, [move], two))).code).toBe('no-table');
    expect(await (await put(four, 1, [], one)).json()).toEqual({ other: null });
  });

  it('forgets the sheets of a table that is drawn anew, be it for the same two', async () => {
    await put(one, 1, [move], two);
    expect(await (await put(two, 1, [], one)).json()).toEqual({ other: [move] });
    await act(desk, { kind: 'cancel-round', round: 1, losing: 0 }, 'cancel');
    await act(desk, { kind: 'draw', round: 1, without: [] }, 'd');
    await act(desk, { kind: 'publish', round: 1, attempt: 1 }, 'p');
    expect(await (await put(two, 1, [], one)).json()).toEqual({ other: null });
  });

  it('keeps no sheet where the director has closed it', async () => {
    await desk.send('PUT', '/api/tournaments/lyon/hall', { phones: { sheet: false } });
    expect((await problemOf(await put(one, 1, [move], two))).code).toBe('sheet-closed');
    expect((await open(one)).hall.phones).toEqual({ clock: true, sheet: false });
  });
});
