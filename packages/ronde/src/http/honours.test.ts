import type { TournamentFile } from '@ronde/contract';
import type { HallPrize } from '@ronde/contract/http/hall';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { line } from '../cli/test-line.ts';
import { type Desk, openDesk } from './test-desk.ts';

// DAY-07: nobody excluded is first of anything, on any surface; they keep their line and their place.

const names = ['EXCLU Alba', 'BARON Bo', 'CERF Cid', 'DAIM Doé', 'ELAN Eve', 'FAON Fil', 'GEAI Gil', 'HUPPE Hal'];

/** The first has most points, most baggage, a trophy, and is alone in club and category until the exclusion. */
const file = (format: 'art-de-la-guerre' | 'classique'): TournamentFile => ({
  ronde: 1,
  id: `exclu-${format}`,
  revision: 1,
  name: `Exclu ${format}`,
  format,
  date: '2026-02-14',
  settings: { rounds: 1 },
  players: names.map((name, i) => ({
    id: `p${i}`,
    name,
    rating: 1100 - i,
    club: `Club ${i % 4}`,
    category: 'Vermeil',
  })),
  rounds: [
    {
      matches: [0, 1, 2, 3].map((i) => {
        const players: [string, string] = [`p${i}`, `p${i + 4}`];
        const count = { counters: { [`p${i}`]: { bagages: 4 - i } } };
        return format === 'classique'
          ? { table: i + 1, players, games: [[500 - 10 * i, 400]] }
          : { table: i + 1, players, winner: `p${i}`, points: [100 - i, 10], ...count };
      }),
      sanctions: [{ player: 'p0', kind: 'exclusion', article: '8.3' }],
    },
  ],
  trophies: [{ name: 'Fair-play', player: 'p0' }],
});

describe.each(['art-de-la-guerre', 'classique'] as const)('%s', (format) => {
  let desk: Desk;
  let t: string;
  beforeAll(async () => {
    desk = await openDesk();
    const made = await desk.post('/api/tournaments/import', { file: file(format) });
    t = ((await made.json()) as { slug: string }).slug;
    for (const command of [{ kind: 'show', open: true }, { kind: 'close' }]) {
      const answer = await desk.post(`/api/tournaments/${t}/commands`, { id: command.kind, command });
      if (!answer.ok) throw new Error(await answer.text());
    }
  });
  afterAll(() => desk.installation.live.close());

  const text = async (path: string) => (await desk.get(path)).text();
  const paper = (path: string) => text(`/api/tournaments/${t}/papers/${path}`);

  it('the papers: no diploma, no prize; the next has the first one', async () => {
    for (const path of ['prizes/html', 'prizes/csv', 'certificates/html?prizes=true', 'certificates/html?upto=3'])
      expect(await paper(path), path).not.toContain('EXCLU');
    expect(await paper('prizes/csv')).toContain('1ᵉʳ prix (2ᵉ place);2;BARON Bo');
    expect(await paper('certificates/html?upto=1')).toMatch(/BARON Bo[\s\S]*1ᵉʳ prix \(2ᵉ place\)/);
  });

  it('the hall and its wall: every prize called out', async () => {
    const answer = await desk.send('PUT', `/api/tournaments/${t}/hall`, { reveal: 99 });
    const { prizes } = (await answer.json()) as { prizes: readonly HallPrize[] };
    const winner = [{ name: 'BARON Bo' }];
    const first = prizes.findIndex(({ key }) => key === 'podium:1');
    expect(prizes[first]).toMatchObject({ figure: 2, step: 1, players: winner });
    // What the winner has besides would tell the first place before it is called.
    for (const { players } of prizes.slice(first + 1)) expect(players).toMatchObject(winner);
    expect(JSON.stringify(prizes)).not.toContain('EXCLU');
  });

  it('the public: prizes, file, palmarès; the line and its place stay, as an exclusion', async () => {
    const { places, prizes } = JSON.parse(await text(`/api/public/${t}/outcome`)) as {
      places: object[];
      prizes: object;
    };
    expect(places[0]).toEqual({ player: '1', place: 1 });
    expect(JSON.stringify(prizes)).not.toMatch(/"(player|players)":\[?"1"/);
    const shown = JSON.parse(await text(`/api/public/${t}/file`)) as TournamentFile;
    expect(shown.trophies).toBeUndefined();
    const palmares = await text(`/t/${t}/palmares`);
    const [honours = '', ranking = ''] = palmares.split('class="sheet standings"');
    expect(honours).not.toContain('EXCLU');
    expect(ranking).toMatch(/EXCLU Alba[^\n]{0,60}exclusion/);
    expect(await text(`/t/${t}/classement`)).toMatch(/EXCLU Alba[^\n]{0,60}exclusion/);
    expect(await paper('standings/html?after=1')).toMatch(/EXCLU Alba[^\n]{0,60}exclusion/);
    // The two grids, and what the wall and the phones mark a line by.
    expect(await text(`/t/${t}/grille`)).toMatch(/EXCLU Alba[^\n]{0,60}exclusion/);
    const { players } = JSON.parse(await text(`/api/public/${t}`)) as { players: object[] };
    expect(players.filter((player) => 'excluded' in player)).toEqual([expect.objectContaining({ id: '1' })]);
  });

  it('the front page, and the rows of the standings that anybody reads', async () => {
    expect(await text(`/t/${t}`)).toMatch(/EXCLU Alba[^\n]{0,60}exclusion/);
    const { standings } = JSON.parse(await text(`/api/public/${t}/standings`)) as { standings: { rows: object[] } };
    expect(standings.rows.filter((row) => 'excluded' in row)).toEqual([expect.objectContaining({ player: '1' })]);
  });

  it('the tournament’s own file, and the command line reading it', async () => {
    const own = await text(`/api/tournaments/${t}/file`);
    expect((JSON.parse(own) as TournamentFile).trophies).toBeUndefined();
    const asked = async (...args: string[]) => (await line([...args, '-'], { stdin: own })).out;
    expect(await asked('prizes')).not.toContain('EXCLU');
    expect(await asked('prizes', '--json')).not.toContain('"p0"');
    expect(await asked('standings', '--final')).toMatch(/1 +EXCLU Alba.*exclusion/);
    const { players } = JSON.parse(await asked('rate', '--json')) as { players: Record<string, unknown>[] };
    expect(players[0]).toMatchObject({
      player: 'p0',
      ...(format === 'classique' ? { place: 1, b: 0 } : { championship: null }),
    });
    if (format === 'classique') expect(players[1]).toMatchObject({ player: 'p1', place: 2, b: 10 });
  });
});
