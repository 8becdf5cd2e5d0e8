import { afterEach, expect, it } from 'vitest';
import { openData } from '../database/migrations.ts';
import { type Hall, openHall } from '../http/test-hall.ts';
import { games } from '../http/test-public.ts';
import { pageAt } from './test-pages.ts';

let hall: Hall;
afterEach(() => hall.desk.installation.live.close());

/** Eight of the hall, and NEUF without a rating; J8 leaves after round 1. */
async function opened(): Promise<void> {
  hall = await openHall(await openData('memory'), { players: 8 });
  const command = { kind: 'register', player: 'J9', presence: 'here' } as const;
  await hall.desk.post(`${hall.at}/commands`, { id: 'nine', command, person: { name: 'NEUF Ada' } });
  await hall.act({ kind: 'show', open: true });
}
const at = (path: string) => pageAt(hall.desk, `/t/lyon${path}`);
const lineOf = async (path: string, table: string, name: string) =>
  (await at(path)).rows(table).find((row) => row.some((cell) => cell.includes(name)));

it('who has left is « A » in the rounds that they missed, on every page', async () => {
  await opened();
  await hall.play(1, (_, table) => games([400 + table, 390]));
  await hall.act({ kind: 'withdraw', player: 'J8' });
  await hall.play(2, (_, table) => games([400 + table, 390]));
  // Place, name, series, rating, R1, R2.
  const line = await lineOf('/classement', 'standings', 'JOUEUR8 Ada');
  expect(line?.[5]).toBe('A');
  // Beside the name it is said that they left.
  expect(line?.[1]).toContain('départ');
  expect((await at('/grille')).text).toMatch(/JOUEUR8 Ada D \d+ – \d+ JOUEUR\d A /);
  const [, second] = (await at('/joueur/8')).rows('rounds').filter((row) => row.length > 1);
  expect(second).toEqual(['R2', '–', 'absence', 'A', '']);
});

it('a provisional rating has its star wherever it stands, and the star is explained (Classement PL §2.1)', async () => {
  await opened();
  await hall.play(1, (_, table) => games([400 + table, 390]));
  // No series: 1000.
  expect((await lineOf('/joueurs', 'sheet', 'NEUF Ada'))?.at(-1)).toBe('1000*');
  expect((await lineOf('/classement', 'standings', 'NEUF Ada'))?.slice(2, 4)).toEqual(['C', '1000*']);
  for (const path of ['/joueurs', '/classement']) expect((await at(path)).text).toContain('* cote provisoire');
  expect((await at('/joueur/9')).text).toContain('Cote 1000* cote provisoire');
  expect((await at('/joueur/1')).text).not.toContain('provisoire*');
  for (let round = 2; round <= 5; round++) await hall.play(round, (_, table) => games([400 + table, 390]));
  await hall.act({ kind: 'close' });
  const card = (await at('/joueur/9')).text;
  expect(card).toContain('Avant 1000* Après');
  expect(card).toMatch(/PE : points d’expérience.* B : .* PJ : .* M : /);
});

it('of a forfeit nobody started; once each table is in, the round is no longer « en jeu »', async () => {
  await opened();
  await hall.draw(1);
  const tables = await hall.tables(1);
  const [, gone = ''] = tables[0] ?? [];
  await hall.enter(1, 1, { kind: 'forfeit', by: gone, games: [] });
  expect((await at('')).text).toContain('en jeu · 1 table sur 4 terminée');
  for (let table = 2; table <= 4; table++) await hall.enter(1, table, games([400, 390]));
  const { text } = await at('');
  expect(text).toContain('résultats complets');
  expect(text).not.toContain('en jeu');
  const [first] = (await at(`/joueur/${gone.slice(1)}`)).rows('rounds');
  expect(first?.at(-1)).toBe('');
  const other = tables[1]?.[0] ?? '';
  expect((await at(`/joueur/${other.slice(1)}`)).rows('rounds')[0]?.at(-1)).toMatch(/^(oui|non)$/);
});

it('in the wargame: « Elo » and « Terrain » on every page', async () => {
  hall = await openHall(await openData('memory'), { format: 'art-de-la-guerre', players: 8 });
  await hall.act({ kind: 'show', open: true });
  await hall.play(1, ([a]) => ({ kind: 'points', winner: a, points: [97, 13] }));
  for (const path of ['', '/ronde/1', '/classement', '/grille', '/joueurs', '/joueur/1'])
    expect((await at(path)).text, path).not.toMatch(/\bCote\b|\b[Tt]ables?\b|\bR1\b/);
  for (const path of ['/classement', '/joueurs', '/joueur/1']) expect((await at(path)).text, path).toContain('Elo');
  for (const path of ['', '/joueur/1']) expect((await at(path)).text, path).toContain('Terrain');
  expect((await at('')).text).toContain('Mon terrain');
  // Nobody starts, and points have no abbreviation in a sentence.
  const card = await at('/joueur/1');
  expect(card.text).toMatch(/place après le tour 1 · 97 points /);
  expect(card.text).not.toMatch(/Commence|97 Pts/);
  expect((await at('/ronde/1')).text).toMatch(/, en tête, a .* en face\./);
  // What an English page quotes of the French text is said to be French.
  const english = await pageAt(hall.desk, '/en/t/lyon/ronde/1');
  expect(english.html).toContain('<span lang="fr">«\u00a0Appariement du 1ᵉʳ tour\u00a0»</span>');
});
