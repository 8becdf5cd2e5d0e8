import type { TournamentFile } from '@ronde/contract';
import type { HallPrize } from '@ronde/contract/http/hall';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressesOf } from '../pages/addresses.ts';
import { type Desk, openDesk, type Speaker } from './test-desk.ts';

// An end that waits for the prizes: whatever the last round gave, a stranger reads the very same. The oracle is not a
// list of words that must not be there, but a second tournament, which differs in the last round's results alone.

type Variant = 'one' | 'other';

const file = (variant: Variant): TournamentFile => ({
  ronde: 1,
  id: 'cache',
  revision: 1,
  name: 'Caché',
  format: 'classique',
  date: '2026-02-14',
  settings: { rounds: 2 },
  players: Array.from({ length: 8 }, (_, i) => ({
    id: `p${i}`,
    name: `NOM${i} Ada`,
    rating: 1800 - i,
    club: `C${i % 3}`,
  })),
  rounds: [
    {
      matches: [0, 1, 2, 3].map((i) => ({
        table: i + 1,
        players: [`p${i}`, `p${i + 4}`] as [string, string],
        games: [[500 - 10 * i, 400]],
      })),
    },
    {
      matches: [0, 1, 2, 3].map((i) => ({
        table: i + 1,
        players: [`p${2 * i}`, `p${2 * i + 1}`] as [string, string],
        games: [variant === 'one' ? [620 - i, 311 + i] : [289 + 7 * i, 477]],
      })),
      ...(variant === 'other' && { sanctions: [{ player: 'p7', kind: 'exclusion' as const }] }),
    },
  ],
});

interface House {
  readonly desk: Desk;
  readonly stranger: Speaker;
  readonly t: string;
  readonly codes: readonly string[];
}

async function house(variant: Variant): Promise<House> {
  const desk = await openDesk();
  const { slug: t } = (await (await desk.post('/api/tournaments/import', { file: file(variant) })).json()) as {
    slug: string;
  };
  const made = (await (await desk.post(`/api/tournaments/${t}/links`, {})).json()) as { code: string }[];
  return { desk, stranger: await desk.as('public'), t, codes: made.map(({ code }) => code) };
}

const order = async ({ desk, t }: House, command: object) => {
  const id = JSON.stringify(command) + Math.random();
  const answer = await desk.post(`/api/tournaments/${t}/commands`, { id: id.slice(0, 80), command });
  expect(answer.status, JSON.stringify(command)).toBe(200);
};

/** Every address that somebody without an account may read, each in both languages where it is a page. */
function addresses(t: string): readonly string[] {
  const api = ['', '/outcome', '/file', '/version', '/registration', '/hall', '/standings/csv', '/standings/xlsx'];
  const numbered = [1, 2].flatMap((n) => [`/rounds/${n}`, `/standings?after=${n}`]);
  const cards = Array.from({ length: 8 }, (_, i) => `/players/${i + 1}`);
  const pages = (['fr', 'en'] as const).flatMap((lang) => {
    const at = addressesOf(t, lang);
    return [
      ...[at.home, at.live, at.grid, at.players, at.rules, at.prizes, at.registration, at.standings()],
      ...[1, 2].flatMap((n) => [at.round(n), at.standings(n)]),
      ...Array.from({ length: 8 }, (_, i) => at.player(i + 1)),
    ];
  });
  return [...[...api, '/standings', ...numbered, ...cards].map((rest) => `/api/public/${t}${rest}`), ...pages];
}

/** What changes from one house to another, whatever was played: the moment of the answer, the nonce of a page. */
const steady = (text: string): string =>
  text
    .replace(/"now":\d+/g, '"now":0')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'now')
    .replace(/\d\d:\d\d/g, 'hour');

async function readBy({ stranger, t }: House): Promise<ReadonlyMap<string, string>> {
  const read = addresses(t).map(async (path) => {
    const answer = await stranger.get(path);
    const body = path.endsWith('xlsx') && answer.ok ? 'a workbook' : await answer.text();
    return [path, `${answer.status} ${steady(body)}`] as const;
  });
  return new Map(await Promise.all(read));
}

/** A phone's own page and what it looks up. */
async function phones({ stranger, codes }: House): Promise<readonly string[]> {
  const own = codes.flatMap((code) => [`/api/player/${code}`, `/api/player/${code}/board`]);
  return Promise.all(own.map(async (path) => steady(await (await stranger.get(path)).text())));
}

describe('the end waits for the prizes', () => {
  let one: House;
  let other: House;
  const both = async (command: object) => {
    for (const each of [one, other]) await order(each, command);
  };
  beforeAll(async () => {
    [one, other] = [await house('one'), await house('other')];
    await both({ kind: 'hide-end', hidden: true });
    await both({ kind: 'show', open: true });
  });
  afterAll(() => {
    for (const { desk } of [one, other]) desk.installation.live.close();
  });

  const same = async () => {
    const [read, again] = [await readBy(one), await readBy(other)];
    for (const [path, text] of read) expect(again.get(path), path).toBe(text);
    expect(await phones(other)).toEqual(await phones(one));
    return read;
  };

  it('after the last round every address that a stranger may open says the same, whatever was played', async () => {
    const read = await same();
    expect(read.size).toBeGreaterThan(50);
    const head = JSON.parse((read.get(`/api/public/${one.t}`) ?? '').slice(4));
    expect(head).toMatchObject({ status: 'open', endHidden: 'over' });
    const round = JSON.parse((read.get(`/api/public/${one.t}/rounds/2`) ?? '').slice(4));
    // The hall sees that nothing is missing, not what is there.
    expect(round.tables.map(({ state }: { state: string }) => state)).toEqual(Array(4).fill('entered'));
    expect(round.tables.some((table: object) => 'result' in table)).toBe(false);
    // What everybody knew before the last round stays.
    const standings = JSON.parse((read.get(`/api/public/${one.t}/standings?after=1`) ?? '').slice(4));
    expect(standings.standings.rows).toHaveLength(8);
    expect(read.get(`/t/${one.t}/classement`)).toContain('remise des prix');
  });

  it('closing the tournament tells nothing either: no prize, no file, no place', async () => {
    await both({ kind: 'close' });
    // To the public the day goes on: a list that says it is over would tell that the prizes are decided.
    for (const { stranger } of [one, other])
      await expect
        .poll(async () => (await stranger.get('/')).text(), { timeout: 10_000 })
        .not.toContain('<h2>Clos</h2>');
    const read = await same();
    expect((read.get(`/api/public/${one.t}/file`) ?? '').slice(0, 3)).toBe('404');
    expect(JSON.parse((read.get(`/api/public/${one.t}/outcome`) ?? '').slice(4))).toMatchObject({
      places: null,
      prizes: null,
    });
  });

  it('the ceremony has the true prizes, and its last one tells everybody the rest', async () => {
    const hall = `/api/tournaments/${one.t}/hall`;
    const called = async (reveal: number) =>
      (await (await one.desk.send('PUT', hall, { reveal })).json()) as { prizes: HallPrize[]; prizesLeft: number };
    const { prizesLeft } = await called(0);
    const all = await called(prizesLeft - 1);
    expect(all.prizesLeft).toBe(1);
    expect((await (await one.stranger.get(`/api/public/${one.t}`)).json()) as object).toMatchObject({
      endHidden: 'over',
    });
    const last = await called(prizesLeft);
    // 500–400 and 620–311: the first of the first round has won both.
    const first = last.prizes.findIndex(({ group, step }) => group === 'podium' && step === 1);
    expect(last.prizes[first]).toMatchObject({ players: [{ name: 'NOM0 Ada' }] });
    // Only what the winner has besides comes after.
    for (const { players } of last.prizes.slice(first + 1)) expect(players).toMatchObject([{ name: 'NOM0 Ada' }]);
    const head = (await (await one.stranger.get(`/api/public/${one.t}`)).json()) as object;
    expect(head).toMatchObject({ status: 'closed' });
    expect(head).not.toHaveProperty('endHidden');
  });

  it('one act of the desk does the same; what was hidden differs', async () => {
    await order(other, { kind: 'hide-end', hidden: false });
    const [read, again] = [await readBy(one), await readBy(other)];
    const t = one.t;
    for (const path of [`/t/${t}/classement`, `/t/${t}/palmares`, `/t/${t}/grille`, `/api/public/${t}/standings`])
      expect(again.get(path), path).not.toBe(read.get(path));
    const twice = await other.desk.post(`/api/tournaments/${t}/commands`, {
      id: 'twice',
      command: { kind: 'hide-end', hidden: false },
    });
    expect([twice.status, ((await twice.json()) as { code: string }).code]).toEqual([409, 'end-hidden-already']);
  });
});
