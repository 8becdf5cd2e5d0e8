import type { TournamentFile } from '@ronde/contract';
import type { HallPrize } from '@ronde/contract/http/hall';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { line } from '../cli/test-line.ts';
import { type Desk, openDesk } from './test-desk.ts';

// WHO-04: the first of « Vermeil » plays behind a pseudonym, the next does not; « Senior » is won by a name.

const file: TournamentFile = {
  ronde: 1,
  id: 'masque',
  revision: 1,
  name: 'Masque',
  format: 'classique',
  date: '2026-02-14',
  settings: { rounds: 1 },
  players: Array.from({ length: 8 }, (_, i) => ({
    id: `p${i}`,
    name: `NOM${i} Ada`,
    rating: 1800 - i,
    ...(i === 0 && { pseudonym: 'Le Renard' }),
    ...(i < 2 && { category: 'Vermeil' }),
    ...(i === 2 && { category: 'Senior' }),
  })),
  rounds: [
    {
      matches: [0, 1, 2, 3].map((i) => ({
        table: i + 1,
        players: [`p${i}`, `p${i + 4}`] as [string, string],
        games: [[500 - 10 * i, 400]],
      })),
    },
  ],
};

let desk: Desk;
let t: string;
beforeAll(async () => {
  desk = await openDesk();
  t = ((await (await desk.post('/api/tournaments/import', { file })).json()) as { slug: string }).slug;
  for (const command of [{ kind: 'show', open: true }, { kind: 'close' }])
    expect((await desk.post(`/api/tournaments/${t}/commands`, { id: command.kind, command })).status).toBe(200);
});
afterAll(() => desk.installation.live.close());

const text = async (path: string) => (await desk.get(path)).text();
/** The list of prizes of the page, without the standings below it. */
const palmares = async () => (await text(`/t/${t}/palmares`)).split('class="sheet standings"')[0] ?? '';
const said = 'Le prix d’une catégorie que gagne un pseudonyme n’est pas dit ici';

it('papers: the list leaves the prize out and says so, no diploma tells it; the other category is told', async () => {
  const paper = (path: string) => text(`/api/tournaments/${t}/papers/${path}`);
  for (const path of ['prizes/html', 'prizes/csv', 'certificates/html?prizes=true'])
    expect(await paper(path), path).not.toContain('Vermeil');
  expect(await paper('prizes/html')).toContain(said);
  expect(await paper('prizes/csv')).toContain('Senior;3;NOM2 Ada');
});

it('public page, public answer, hall and wall: nobody is named in the place of who won', async () => {
  expect(await palmares()).not.toContain('Vermeil');
  expect(await palmares()).toContain(said);
  expect(await palmares()).toContain('Senior');
  const { prizes } = JSON.parse(await text(`/api/public/${t}/outcome`)) as {
    prizes: { categories: object[]; withheld: boolean };
  };
  expect(prizes).toMatchObject({ categories: [{ of: 'Senior', players: ['3'] }], withheld: true });
  const hall = await (await desk.send('PUT', `/api/tournaments/${t}/hall`, { reveal: 99 })).json();
  const called = (hall as { prizes: readonly HallPrize[] }).prizes.filter(({ group }) => group === 'category');
  expect(called.map(({ of }) => of)).toEqual(['Senior']);
});

it('the command line says that it leaves one out; with the real names it tells the true winner', async () => {
  const own = await text(`/api/tournaments/${t}/file`);
  const asked = async (...args: string[]) => (await line(['prizes', ...args, '-'], { stdin: own })).out;
  expect(await asked()).not.toContain('Vermeil');
  expect(await asked()).toContain('--real-names');
  expect(await asked('--real-names')).toMatch(/Vermeil +1 +NOM0 Ada/);
});

it('a category by the year of birth: its prize is public, the year is not, a pseudonym hides it', async () => {
  const players = file.players.map(({ category: _, ...player }, i) => ({
    ...player,
    ...(i < 3 && { birthYear: 2010 + i }),
  }));
  const ages = [
    { name: 'Cadets', from: 15, upTo: 15 },
    { name: 'Benjamins', upTo: 14 },
  ];
  const aged = { ...file, id: 'ages', name: 'Ages', players, settings: { rounds: 1, prizes: { ages } } };
  const answer = await desk.post('/api/tournaments/import', { file: aged });
  const { slug } = (await answer.json()) as { slug: string };
  for (const command of [{ kind: 'show', open: true }, { kind: 'close' }])
    await desk.post(`/api/tournaments/${slug}/commands`, { id: `${command.kind}-2`, command });
  const page = (await text(`/t/${slug}/palmares`)).split('class="sheet standings"')[0] ?? '';
  // Born in 2010 is behind a pseudonym; 2011 is fifteen in 2026, 2012 fourteen.
  expect(page).toContain('Cadets');
  expect(page).toMatch(/Benjamins.*NOM2 Ada/s);
  for (const path of [`/t/${slug}/palmares`, `/api/public/${slug}/outcome`, `/t/${slug}/joueurs`])
    expect(await text(path)).not.toMatch(/201[012]/);
});
