import { readFileSync } from 'node:fs';
import { parseFile } from '@ronde/contract';
import { standingsOf } from '@ronde/engine';
import { describe, expect, it, test } from 'vitest';
import { decoded } from '../lists/text-encoding.ts';
import { readingText } from '../lists/text-rows.ts';
import { aupairNameOf, tshNameOf } from './cards-of.ts';
import { claimsDiffer } from './claims.ts';
import type { ReadResults } from './imported-tournament.ts';
import { readWhole } from './read-whole.ts';
import { toTournamentFile } from './to-tournament-file.ts';
import { workbookTable } from './workbook.ts';
import { workbookLayouts } from './workbook-layout.ts';
import { writtenAs } from './write-as.ts';

const golden = (name: string) => decoded(readFileSync(new URL(`golden/${name}`, import.meta.url))).text;

function rowsOf(text: string) {
  const reading = readingText(text.replace(/^\ufeff/u, ''));
  for (;;) {
    const { done, value } = reading.next();
    if (done) return value.rows;
  }
}

const whole = (text: string): ReadResults => readWhole({ text, rows: rowsOf(text) });

const faults = (text: string) => {
  const read = whole(text);
  if (read.ok) throw new Error('It was taken.');
  return read.refusal;
};

function taken(text: string, format: 'classique' | 'suisse' = 'classique') {
  const read = whole(text);
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  const { file, adjustments } = toTournamentFile(read.value, { format, name: 'Lyon', date: '2015-11-22' });
  const parsed = parseFile(file);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
  return { ...parsed.value, adjustments };
}

const table = ({ tournament, people }: Pick<ReturnType<typeof taken>, 'tournament' | 'people'>) =>
  standingsOf(tournament, people, { after: tournament.rounds.length, final: true }).rows.map(
    ({ player, rank, figures }) => `${rank} ${people.get(player)?.name} ${JSON.stringify(Object.values(figures))}`,
  );

// Formule Classique §4: 3 points for a win, 2 for a draw, 1 for a loss, a spread of 100 at most, ±50 by forfeit.
const standings = [
  '1 LEFÈVRE Zoé [8,null,69]', // 451–407, 380–380, 402–377
  '2 KIEFFER Jean-Marc [7,null,76]', // 501–350, 400–399, 377–402
  '3 TOUSSAINT Luc [5,null,5]', // 407–451, 399–400, a forfeit won
  '4 PÉRIER Ana [3,null,-150]', // 350–501, 380–380, a forfeit lost
];

test('a division of tsh: the scores, who began, the tables, the bye and the forfeit that belong together', () => {
  const { tournament, people, adjustments } = taken(golden('tsh.t'));
  expect(table({ tournament, people })).toEqual(standings);
  const [first, , third] = tournament.rounds;
  expect(first?.matches).toMatchObject([
    { table: 1, players: ['p1', 'p2'], starts: 'p1', result: { games: [[451, 407]] } },
    { table: 2, players: ['p3', 'p4'], starts: 'p3', result: { games: [[350, 501]] } },
  ]);
  expect(third?.matches).toMatchObject([
    { players: ['p1', 'p4'] },
    { players: ['p2', 'p3'], result: { kind: 'forfeit', by: 'p3' } },
  ]);
  expect(tournament.players.map(({ rating }) => rating)).toEqual([1803, 1700, 1650, undefined]);
  expect(adjustments).toEqual([
    { code: 'field-left-out', field: 'class' },
    { code: 'forfeit-supposed', round: 3, winner: 'Toussaint, Luc', loser: 'Périer, Ana' },
    { code: 'names-turned', count: 4 },
    { code: 'no-rating', count: 1 },
    { code: 'spread-capped', most: 100 },
  ]);
});

test('the same tournament from AUPAIR: the same standings, its name and its day', () => {
  const { tournament, people } = taken(golden('aupair.TOU'));
  expect(table({ tournament, people }).map((line) => line.replace(/^(\d) .* /, '$1 '))).toEqual(
    standings.map((line) => line.replace(/^(\d) .* /, '$1 ')),
  );
  expect(tournament.rounds[0]?.matches[0]).toMatchObject({ starts: 'p1' });
  const read = whole(golden('aupair.TOU'));
  expect(read.ok && read.value.about).toEqual({ name: 'Tournoi de Lyon', date: '2015-11-22' });
});

test('and from a table of games, whatever its headings and their order', () => {
  const games = golden('games.csv').trim().split('\n');
  expect(table(taken(games.join('\r\n')))).toEqual(standings);
  const turned = games.map((line) => {
    const [round, at, one, mine, other, theirs] = line.split(';');
    return line.startsWith('R')
      ? 'Player 1,Player 2,Result,Board,Round'
      : [one, other, mine ? `${mine}-${theirs}` : '', at, round].join(',');
  });
  const readable = turned.filter((line) => !line.includes(',,'));
  expect(taken(`${readable.join('\n')}\nTOUSSAINT Luc,Exempt,,,3`).tournament.rounds[2]).toMatchObject({
    matches: [{ players: ['p1', 'p4'] }, { players: ['p2'] }],
    absent: ['p3'],
  });
});

test('our own sheet of details, where each game stands twice, is read back', () => {
  const text = [
    'Joueur;Ronde;Table;Adversaire;Résultat;Score;Score contre',
    'LEFÈVRE Zoé;1;1;TOUSSAINT Luc;V;451;407',
    'TOUSSAINT Luc;1;1;LEFÈVRE Zoé;D;407;451',
  ].join('\n');
  expect(taken(text, 'suisse').tournament.rounds[0]?.matches).toMatchObject([
    { table: 1, result: { games: [[451, 407]] } },
  ]);
  expect(faults(text.replace('D;407;451', 'D;407;450'))).toMatchObject([{ code: 'lines-disagree', line: 3, above: 2 }]);
});

describe('what is wrong is refused with its line', () => {
  const tsh = golden('tsh.t');
  const tou = golden('aupair.TOU');
  it.each([
    ['cut in the middle of a name', tsh.slice(0, tsh.indexOf('Périer') + 4), 'unreadable-line', 5],
    ['a line that is no player', tsh.replace('1700 1 4 0', 'x y'), 'unreadable-line', 3],
    ['opponents that do not agree', tsh.replace('1700 1 4 0', '1700 3 4 0'), 'opponents-disagree', 2],
    ['an opponent who is nobody', tsh.replace('1700 1 4 0', '1700 1 9 0'), 'unknown-opponent', 3],
    ['oneself', tsh.replace('1803 2 3 4', '1803 1 3 4'), 'own-opponent', 2],
    ['more scores than opponents', tsh.replace('407 399 50', '407 399 50 60'), 'scores-count', 3],
    ['a score that is missing', tsh.replace('451 380 402', '451 00 402'), 'no-score', 2],
  ])('tsh: %s', (_, text, code, line) => {
    expect(faults(text)[0]).toMatchObject({ code, line });
  });
  it.each([
    ['no day', tou.replace('22.11.2015', '2015-11-22'), 'no-header', 1],
    ['no end', tou.slice(0, tou.indexOf('***')), 'cut-short', 7],
    ['a game more than the others', tou.replace('2501   3', '2501   3 2400   2'), 'games-count', 7],
    ['opponents that do not agree', tou.replace('407   1', '407   3'), 'opponents-disagree', 4],
    ['words among the figures', tou.replace('2050   2', '2050   x'), 'unreadable-line', 5],
  ])('AUPAIR: %s', (_, text, code, line) => {
    expect(faults(text)[0]).toMatchObject({ code, line });
  });
  it.each([
    ['a score that is none', '1;A A;45o;B B;407', 'not-a-score'],
    ['a round that is none', 'deux;A A;450;B B;407', 'no-round'],
    ['somebody twice', '1;A A;450;B B;407\n1;A A;400;C C;300', 'plays-twice'],
    ['oneself', '1;A A;450;A A;407', 'own-opponent'],
    ['a round left out', '2;A A;450;B B;407', 'no-round'],
  ])('a table: %s', (_, lines, code) => {
    expect(faults(`Ronde;Joueur 1;Score 1;Joueur 2;Score 2\n${lines}`)[0]).toMatchObject({ code });
  });
  test('a table: of a round left out the line that is there in its place', () => {
    const text = 'Ronde;Joueur 1;Score 1;Joueur 2;Score 2\n1;A A;450;B B;407\n3;A A;400;B B;390';
    expect(faults(text)).toEqual([{ code: 'no-round', line: 3, found: '3' }]);
  });
  test('nothing at all, a recipe, a hundred rounds', () => {
    expect(faults('')).toEqual([{ code: 'no-players' }]);
    expect(faults('Farine;200\nBeurre;100')).toEqual([{ code: 'no-columns' }]);
    const hundred = Array.from({ length: 100 }, () => '1').join(' ');
    expect(faults(`A, A 1500 ${hundred}; ${hundred}`)).toEqual([{ code: 'too-many-rounds', found: 100, most: 99 }]);
  });
});

test('Latin-1, UTF-8 behind its mark, line ends of any machine: the same players', () => {
  const text = golden('tsh.t');
  const latin = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  for (const bytes of [
    latin,
    new TextEncoder().encode(`\ufeff${text}`),
    new TextEncoder().encode(text.replaceAll('\n', '\r\n')),
    new TextEncoder().encode(text.replaceAll('\n', '\r')),
  ])
    expect(table(taken(decoded(bytes).text.replace(/^\ufeff/u, '')))).toEqual(standings);
});

test('31 rounds and 500 players are read, and written again the same', async () => {
  const players = 500;
  const rounds = Array.from({ length: 31 }, (_, round) => round);
  // Of two halves, each meets somebody else of the other one in each round.
  const opponent = (at: number, round: number) =>
    at < 250 ? 250 + ((at + round) % 250) : (at - 250 - round + 500) % 250;
  const lines = Array.from({ length: players }, (_, at) => {
    const met = rounds.map((round) => opponent(at, round) + 1).join(' ');
    const scores = rounds.map((round) => 300 + ((at * 7 + round * 13) % 200)).join(' ');
    return `Joueur-${at + 1} ${2000 - at} ${met}; ${scores}`;
  });
  const { tournament, people } = taken(lines.join('\n'), 'suisse');
  expect(tournament.players.length).toBe(players);
  expect(tournament.rounds.length).toBe(31);
  const out = await writtenAs('tsh', tournament, people, 'fr');
  const again = out.ok ? taken(decoded(out.value.bytes).text, 'suisse') : null;
  expect(again && table(again)).toEqual(table({ tournament, people }));
  for (const wargame of ['workbook', 'american'] as const)
    expect(await writtenAs(wargame, tournament, people, 'fr')).toEqual({ ok: false, refusal: { code: 'not-wargame' } });
  const tou = await writtenAs('aupair', tournament, people, 'fr');
  expect(tou.ok && whole(decoded(tou.value.bytes).text).ok).toBe(true);
});

describe('names as the others have them', () => {
  it.each([
    ['LEFÈVRE Zoé', 'LEFÈVRE, Zoé', 'Zoe LEFEVRE'],
    ['Joueur 17', 'Joueur-17', 'Joueur-17'],
    ['DE LA TOUR; Anne', 'DE LA TOUR, Anne', 'Anne DE LA TOUR'],
    ['#1 Marc', 'n1 Marc', 'n1 Marc'],
    ['ŒUVRARD-DELAHAYE-MARTIN Jean', 'ŒUVRARD-DELAHAYE-MARTIN, Jean', 'Jean OEUVRARD-DELAHA'],
    ['Zoé', 'Zoé', 'Zoe'],
    ['שרה', 'שרה', 'Player'],
  ])('%s', (name, tsh, tou) => {
    expect(tshNameOf(name)).toBe(tsh);
    expect(aupairNameOf(name)).toBe(tou);
  });
});

test('the scores of AUPAIR: heavy racks, a win apart from its figures, a game by decision', () => {
  const file = (one: string, two: string) =>
    `*M22.11.2015 x\n*A\n${' '.repeat(38)}0\nAda A ${one}\nBea B ${two}\n*** END OF FILE ***\n`;
  const result = (text: string) => {
    const read = whole(text);
    if (!read.ok) throw new Error(JSON.stringify(read.refusal));
    return read.value.rounds[0]?.matches[0]?.result;
  };
  expect(result(file('1988 +2', ' -40 1'))).toEqual({ kind: 'games', score: [-12, -40] });
  expect(result(file('2-12 +2', ' -40 1'))).toEqual({ kind: 'games', score: [-12, -40] });
  expect(result(file('2 50 +2', ' 40 1'))).toEqual({ kind: 'games', score: [50, 40] });
  expect(result(file('1400 +2', '1400 1'))).toEqual({ kind: 'games', score: [400, 400] });
  expect(result(file('2300 +2', '450 1'))).toEqual({ kind: 'awarded', to: 0, score: [300, 450] });
});

test('a table with lines that only name their round is no file of tsh', () => {
  const text =
    'Ronde 1;;\nJoueur 1;Résultat;Joueur 2\nA A;412 - 389;B B\nC C;412/389;D D\nRonde 2;;\nA A;400 à 380;C C\nTotal;;';
  const { tournament } = taken(text, 'suisse');
  expect(tournament.players.length).toBe(4);
  expect(tournament.rounds.map(({ matches }) => matches.map(({ result }) => result))).toMatchObject([
    [{ games: [[412, 389]] }, { games: [[412, 389]] }],
    [{ games: [[400, 380]] }],
  ]);
});

test('matches of several games: in one cell, or a column each; who won alone; who began', () => {
  const [first] = taken(
    'Ronde;Joueur 1;Joueur 2;Manche 1;Manche 2;Manche 3;Commence\n1;A A;B B;451-407;380-402;420-390;B B\n1;C C;D D;400-380;410-390;;2',
    'classique',
  ).tournament.rounds;
  expect(first?.bestOf).toBe(3);
  expect(first?.matches).toMatchObject([
    {
      starts: 'p2',
      result: {
        games: [
          [451, 407],
          [380, 402],
          [420, 390],
        ],
      },
    },
    {
      starts: 'p4',
      result: {
        games: [
          [400, 380],
          [410, 390],
        ],
      },
    },
  ]);
  const cell = taken('Ronde;Joueur 1;Résultat;Joueur 2\n1;A A;451-407, 380-402 420–390;B B', 'classique');
  expect(cell.tournament.rounds[0]?.matches[0]?.result).toEqual({
    kind: 'games',
    games: [
      [451, 407],
      [380, 402],
      [420, 390],
    ],
  });
  const letters = taken('Ronde;Joueur 1;Résultat;Joueur 2\n1;A A;V;B B\n1;C C;N;D D', 'suisse');
  expect(letters.tournament.rounds[0]?.matches.map(({ result }) => result)).toEqual([
    { kind: 'decided', winner: 'p1' },
    { kind: 'decided', winner: null },
  ]);
});

test('a hostile line is refused as fast as any other', () => {
  const figures = '1 '.repeat(9_000);
  const started = performance.now();
  expect(faults(`A, A 1500 1; 1\n${Array.from({ length: 200 }, () => `a ${figures}x;`).join('\n')}`)[0]).toMatchObject({
    code: 'unreadable-line',
    line: 2,
  });
  expect(performance.now() - started).toBeLessThan(3000);
});

test('the wargame: two scores tell who has won from 90 points on, a letter where they do not', () => {
  const read = readWhole(
    {
      rows: rowsOf(
        'Tour;Joueur 1;Points 1;Joueur 2;Points 2;Résultat\n1;A A;97;B B;13;\n1;C C;41;D D;50;\n1;E E;45;F F;45;N\n2;A A;13;C C;97;D',
      ),
    },
    { wargame: true },
  );
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  expect(read.value.rounds.map(({ matches }) => matches.map(({ result }) => result))).toEqual([
    [
      { kind: 'points', winner: 0, points: [97, 13] },
      { kind: 'points', winner: null, points: [41, 50] },
      { kind: 'points', winner: null, points: [45, 45] },
    ],
    [{ kind: 'points', winner: 1, points: [13, 97] }],
  ]);
});

test('the wargame’s workbook: losses, armies, both forfeits; a total that the rules do not give is said', () => {
  const read = whole(golden('workbook.csv'));
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  expect(read.value.about).toEqual({ event: 'Open of Lyon', place: 'Lyon', theme: 'Antiquity', date: '2026-03-14' });
  const { file } = toTournamentFile(read.value, { format: 'art-de-la-guerre', name: 'Lyon', date: '2026-03-14' });
  const parsed = parseFile(file);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
  const { tournament, people } = parsed.value;
  // The text's own examples: 23 units that lost 7 win 97–13; 25 and 25 that lost 18 and 10 draw 41–50. A forfeit in the
  // last round is 90, and 0 to who did not come.
  expect(table({ tournament, people })).toEqual([
    '1 COLLIN Hervé [145,153]',
    '2 AUBIN Colette [138,248]',
    '3 BERTHIER Paul [103,153]',
    '4 D’ALMEIDA Inès [15,248]',
  ]);
  expect(tournament.players[0]?.army).toEqual({
    edition: 'V4',
    number: 40,
    name: 'Alexander the Great',
    from: -336,
    to: -323,
  });
  expect(claimsDiffer(read.value, tournament, people)).toEqual([]);
  const claimed = whole(golden('workbook.csv').replace('145;153;1', '155;153;1'));
  expect(claimed.ok && claimsDiffer(claimed.value, tournament, people)).toEqual([
    { code: 'claims-differ', name: 'COLLIN Hervé', found: 155, expected: 145, what: 'points' },
  ]);
});

test('a malus has a cell of its own in the workbook, a bye and a forfeit their points: each line adds up to its total', async () => {
  const parsed = parseFile({
    ...{ ronde: 1, name: 'York', format: 'art-de-la-guerre', date: '2026-11-28' },
    players: ['a', 'b', 'c', 'd', 'e'].map((id, i) => ({
      ...{ id, name: `NOM ${id.toUpperCase()}`, rating: 1000 - i },
      ...(id === 'e' && { spare: true }),
    })),
    rounds: [
      {
        matches: [
          { table: 1, players: ['a', 'b'], winner: 'a', points: [97, 13] },
          { table: 2, players: ['c', 'e'], winner: 'e', points: [12, 98] },
          { players: ['d'] },
        ],
        sanctions: [
          { player: 'a', kind: 'malus', reason: 'Liste rendue en retard' },
          { player: 'b', kind: 'warning' },
        ],
      },
      {
        matches: [
          { table: 1, players: ['a', 'd'], forfeit: 'd' },
          { table: 2, players: ['b', 'c'], winner: null, points: [41, 50] },
        ],
      },
    ],
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
  const { tournament, people } = parsed.value;
  const { header, rows } = workbookTable(tournament, people, workbookLayouts.workbook, 'en');
  const shown = (row: (typeof rows)[number]) =>
    ['R1 Points', 'R1 Penalty', 'R2 Points', 'R2 Penalty', 'Total', 'Rank', 'Note'].map(
      (one) => row[header.indexOf(one)],
    );
  expect(rows.map(shown)).toEqual([
    [97, -10, 90, null, 177, 1, null],
    [13, null, 41, null, 54, 4, null],
    [12, null, 50, null, 62, 3, null],
    [90, null, 0, null, 90, 2, null],
    [98, null, null, null, null, null, 'spare player, not ranked'],
  ]);
  const written = await writtenAs('workbook', tournament, people, 'en');
  // The malus is written; the warning is not.
  expect(written.ok && written.value.adjustments).toEqual([{ code: 'sanctions-left-out', count: 1 }]);
});
