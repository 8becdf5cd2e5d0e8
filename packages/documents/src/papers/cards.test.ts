import type { People, PrizeRules, Tournament } from '@ronde/engine';
import { played } from '@ronde/engine/fixtures/played';
import { expect, test } from 'vitest';
import { toCsv } from '../csv.ts';
import type { Block } from '../paper/block.ts';
import type { Paper } from '../paper/paper.ts';
import { badges, certificates, nameCards, prizewinners } from './index.ts';

const printing = { lang: 'fr', at: '10:42' } as const;

// A wins, then B, C and D: two of the same name and other clubs, two of the same name and club.
const day = played({
  players: 'A:1800 B:1700 C:1600 D:1500',
  rounds: ['A-D 500-400, B-C 490-400'],
  settings: { rounds: 1 },
});
const facts: Readonly<Record<string, object>> = {
  A: { club: 'Sens', category: 'vermeil' },
  B: { club: 'Dijon' },
  C: { club: 'Nevers', category: 'diamant' },
  D: { club: 'Nevers' },
};
const t: Tournament = {
  ...day.tournament,
  trophies: [{ name: 'Plus beau mot', player: 'D' }],
  players: day.tournament.players.map((player) => ({ ...player, ...facts[player.id] })),
};
const people: People = new Map([
  ['A', { name: 'MARTIN Paul', licence: '1003' }],
  ['B', { name: 'MARTIN Paul', licence: '1006' }],
  ['C', { name: 'DURAND Anne', licence: '1010' }],
  ['D', { name: 'DURAND Anne', licence: '1011' }],
]);

/** The texts of each card, in their order. */
function cards({ body }: Paper): readonly string[][] {
  if (body.kind !== 'cards') throw new Error('Not a paper of cards.');
  return body.cards.map((blocks) => textsOf(blocks));
}

function textsOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'text') return [block.text];
    if (block.kind === 'turned') return textsOf(block.blocks);
    return block.kind === 'row' ? block.cells.flatMap((cell) => textsOf(cell.blocks)) : [];
  });
}

test('a certificate says the name, the club of homonyms, and never a licence', () => {
  const [first, second] = cards(certificates(t, people, printing, { upTo: 2 }));
  expect(first?.slice(0, 4)).toEqual(['Diplôme', 'MARTIN Paul', 'Sens', '1ʳᵉ place']);
  expect(second?.slice(1, 4)).toEqual(['MARTIN Paul', 'Dijon', '2ᵉ place']);
  const single = new Map(people).set('B', { name: 'PETIT Zoé' });
  expect(cards(certificates(t, single, printing, { upTo: 1 }))[0]?.slice(1, 3)).toEqual(['MARTIN Paul', '1ʳᵉ place']);
  expect(
    cards(certificates(t, people, printing))
      .flat()
      .join(' '),
  ).not.toMatch(/10\d\d/);
});

test('before the end each certificate is provisional; once all is played it is one, closed or not', () => {
  const titles = (tournament: typeof t) => {
    const paper = certificates(tournament, people, printing, { upTo: 1 });
    return [paper.title, cards(paper)[0]?.[0]];
  };
  const running = { ...t, settings: { ...t.settings, rounds: 2 } };
  expect(titles(running)).toEqual([expect.stringContaining('Diplômes, aperçu provisoire'), 'Diplôme, provisoire']);
  expect(titles({ ...running, status: 'closed' })[1]).toBe('Diplôme');
  expect(titles(t)).toEqual([expect.not.stringContaining('provisoire'), 'Diplôme']);
});

test('with the prizes: the first of each series, category and club, and the trophies, one a page', () => {
  const made = cards(certificates(t, people, printing, { upTo: 1, prizes: true }));
  // Series B holds 1600 to 2249, C what is below (Classement PL §3): A is first of B, D the only one of C.
  expect(made.map(([, name, club, what]) => [name, club, what].join(', '))).toEqual([
    'MARTIN Paul, Sens, 1ʳᵉ place',
    'MARTIN Paul, Sens, 1ʳᵉ place · Série B',
    'DURAND Anne, Nevers, 1ʳᵉ place · Série C',
    'DURAND Anne, Nevers, 1ʳᵉ place · Diamant',
    'MARTIN Paul, Sens, 1ʳᵉ place · Vermeil',
    'MARTIN Paul, Dijon, 1ʳᵉ place · Club\u00a0: Dijon',
    'DURAND Anne, Nevers, 1ʳᵉ place · Club\u00a0: Nevers',
    'MARTIN Paul, Sens, 1ʳᵉ place · Club\u00a0: Sens',
    'DURAND Anne, Nevers, Plus beau mot',
  ]);
});

test('a badge and a name card say the name alone: club and number stand under it', () => {
  expect(cards(badges(t, people, new Map(), printing))[0]).toEqual(['Essai', 'MARTIN Paul', 'Sens', 'n°\u00a01']);
  const [first, , third] = cards(nameCards(t, people, printing));
  expect([...new Set(first)]).toEqual(['MARTIN Paul', 'Sens']);
  expect([...new Set(third)]).toEqual(['DURAND Anne', 'Nevers · n°\u00a03']);
});

test('OLD-02: a club or a trophy written from right to left is set apart on cards, diplomas and the list of prizes', () => {
  const [club, trophy] = ['نادي الرباط', 'מילה'];
  const far = {
    ...t,
    players: t.players.map((player) => ({ ...player, club })),
    trophies: [{ name: trophy, player: 'D' }],
  };
  const { sheet } = prizewinners(far, people, printing);
  const said = [
    JSON.stringify(nameCards(far, people, printing)),
    JSON.stringify(certificates(far, people, printing, { prizes: true })),
    JSON.stringify(sheet?.rows),
  ].join();
  for (const name of [club, trophy]) expect(said).toContain(`\u2068${name}\u2069`);
  expect(sheet?.rows.map(([prize]) => prize)).toEqual(
    expect.arrayContaining([`Club\u00a0: \u2068${club}\u2069`, `\u2068${trophy}\u2069`]),
  );
  expect(sheet && toCsv(sheet)).not.toMatch(/[\u2066-\u2069]/);
});

test('money of places that share it: a line each, to the cent, and where the odd one goes; none wanted is said', () => {
  const level = played({ players: 'A:1800 B:1700 C:1600 D:1500', rounds: ['A-C 400-300, B-D 400-300'] });
  const ruled = (prizes: PrizeRules) => ({ ...level.tournament, settings: { ...level.tournament.settings, prizes } });
  const { sheet } = prizewinners(ruled({ podium: 0, series: 0, money: [2001, 1000] }), level.people, printing);
  // 30,01 € between two.
  expect(sheet?.rows.map(([prize, , , euros]) => [prize, euros])).toEqual([
    ['1ʳᵉ place', 15.01],
    ['1ʳᵉ place', 15],
  ]);
  expect(sheet?.notes.join()).toContain('le centime de trop va à qui est nommé en premier');
  const none = prizewinners(ruled({ podium: 0, series: 0, categories: 0, clubs: 0 }), level.people, printing);
  expect(JSON.stringify(none.body)).toContain('Ce tournoi ne donne aucun prix.');
  const before = prizewinners({ ...ruled({}), rounds: [] }, level.people, printing);
  expect(JSON.stringify(before.body)).toContain('n’a pas encore de résultat');
});
