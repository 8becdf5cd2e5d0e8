// The figures of the golden files, held against what does not come from this program:
// - rounds, points, places and ratings are those of a line of examples/golden, which an independent program wrote; the
//   two whole days are these lines with names, clubs, prizes and a final (examples/whole-day);
// - what the final, the prizes and the fees make of them was worked out by hand from the rules cited below.
import { readFileSync } from 'node:fs';
import type { TournamentFile } from '@ronde/contract/file/index';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';

interface Independent {
  readonly file: TournamentFile;
  readonly standings: readonly Record<string, number | string | null>[];
  readonly final: readonly Record<string, number | string | null>[];
  readonly rate: { readonly players: readonly Record<string, number | string>[] };
}

const examples = new URL('../../../../examples/', import.meta.url);
const lineOf = (name: string, line: number): Independent =>
  JSON.parse(readFileSync(new URL(`golden/golden-${name}.ndjson`, examples), 'utf8').split('\n')[line - 1] ?? '');

const days = {
  scrabble: { day: dayOf('scrabble'), line: lineOf('classique', 66) },
  wargame: { day: dayOf('wargame'), line: lineOf('art-de-la-guerre', 23) },
};

function dayOf(name: string): TournamentFile {
  return JSON.parse(readFileSync(new URL(`whole-day/${name}.json`, examples), 'utf8'));
}

type Day = keyof typeof days;

/** The lines of a golden file by their French headings; of two of one name the first. */
function rowsOf(day: Day, document: string): readonly Readonly<Record<string, string>>[] {
  const text = readFileSync(new URL(`golden/${day}.fr.${document}.csv`, import.meta.url), 'utf8');
  const [heads = [], ...rows] = Papa.parse<string[]>(text.replace(/^\ufeff/, '').trimEnd(), { delimiter: ';' }).data;
  // « GÉRARD Yann (départ) »: who has left is told beside the name.
  const cell = (text = ''): string => text.replace(/ \(départ\)$/, '');
  return rows.map((row) => Object.fromEntries(heads.map((head, i) => [head, cell(row[i])] as const).toReversed()));
}

const column = (day: Day, document: string, ...heads: readonly string[]) =>
  rowsOf(day, document).map((row) => heads.map((head) => row[head]).join(' '));

/** As everybody may read it: a pseudonym instead of the name. */
function nameIn(day: Day, id: unknown): string {
  const player = days[day].day.players.find((one) => one.id === id);
  return player?.pseudonym ?? player?.name ?? '';
}

const inOrder = (order: readonly string[], list: Independent['final']) =>
  order.map((id) => list.find(({ player }) => player === id));

/** After the rounds p01 is first and p05 second; the final turns them round: it orders the places that it is about. */
const places = {
  scrabble: ['p05', 'p01', 'p03', 'p11', 'p09', 'p04', 'p12', 'p10', 'p08', 'p02', 'p07', 'p06'],
  wargame: ['p07', 'p06', 'p03', 'p04', 'p05', 'p01', 'p08', 'p02'],
} as const;

describe.each(['scrabble', 'wargame'] as const)('the whole day of %s', (name) => {
  const { day, line } = days[name];

  test('has the rounds of the independent line, and who comes late or leaves', () => {
    const results = ({ rounds = [] }: TournamentFile) =>
      rounds.map(({ matches, absent = [] }) => ({
        absent,
        matches: matches.map(({ starts: _, counters: __, ...match }) => match),
      }));
    expect(results(day)).toEqual(results(line.file));
    const about = ({ players }: TournamentFile) => players.map(({ id, from, left }) => ({ id, from, left }));
    expect(about(day)).toEqual(about(line.file));
  });

  test('every place and figure of the standings is that of the independent program', () => {
    const figures = name === 'scrabble' ? ['PM', 'PPM', 'Pdep'] : ['Pts', 'Adv.'];
    const keys = name === 'scrabble' ? ['pm', 'ppm', 'pdep'] : ['points', 'opponents'];
    const expected = inOrder(places[name], line.final).map((row, i) =>
      [i + 1, nameIn(name, row?.player), ...keys.map((key) => row?.[key] ?? '')].join(' '),
    );
    for (const document of ['standings', 'final-standings', 'cross-table'])
      expect(column(name, document, 'Place', 'Joueur', ...figures), document).toEqual(expected);
  });

  test('the details of each round add up to its points; the place after the last round is that before a final', () => {
    const rounds = line.file.rounds?.length;
    const details = rowsOf(name, 'details');
    for (const { player, rank, pm, points } of line.standings) {
      const own = details.filter((row) => row.Joueur === nameIn(name, player));
      const played = own.filter((row) => row.Ronde !== 'Finale' && row.Tour !== 'Finale');
      expect(played).toHaveLength(Number(rounds));
      const sum = played.reduce((total, row) => total + Number(row.PM ?? row.Pts), 0);
      expect(sum).toBe(pm ?? points);
      expect(played.at(-1)).toMatchObject({ Total: String(pm ?? points), Place: String(rank) });
    }
  });
});

test('Scrabble: every game stands in the details and the grid with the scores of the file, from both sides', () => {
  const { day } = days.scrabble;
  const grid = rowsOf('scrabble', 'cross-table');
  const details = rowsOf('scrabble', 'details');
  const rounds = [...(day.rounds ?? []), { matches: day.final?.matches ?? [] }];
  for (const [i, { matches }] of rounds.entries())
    for (const { players, games } of matches) {
      if (!games) continue;
      const [scores] = games;
      for (const [side, id] of players.entries()) {
        const [own, other] = [Number(scores?.[side]), Number(scores?.[1 - side])];
        const letter = own > other ? 'V' : own < other ? 'D' : 'N';
        const met = nameIn('scrabble', players[1 - side]);
        const round = i < 3 ? { Ronde: String(i + 1) } : { Ronde: 'Finale' };
        const told = {
          ...round,
          Adversaire: met,
          Résultat: letter,
          Score: String(own),
          'Score adverse': String(other),
        };
        expect(details).toContainEqual(expect.objectContaining({ Joueur: nameIn('scrabble', id), ...told }));
        const place = places.scrabble.indexOf(players[1 - side] as 'p01') + 1;
        const cell = grid.find(({ Joueur }) => Joueur === nameIn('scrabble', id))?.[place];
        expect(cell?.split(', ')).toContain(`${letter} ${own}–${other} ${i < 3 ? `R${i + 1}` : 'finale'}`);
      }
    }
});

test('L’Art de la Guerre: the points of cohesion lost are those of the printed table', () => {
  // Table of 24 and 20, 21 and 20 lost: floor(10 × 21 / 24) = 8, so 92 – 18 (« Classement »).
  const details = rowsOf('wargame', 'details');
  const told = (player: string, round: string) =>
    details
      .filter((row) => row.Joueur === player && row.Tour === round)
      .map((row) => `${row.Score} ${row['Score adverse']}`);
  expect(told('DUMAS Félix', '2')).toEqual(['92 18']);
  // A draw, 18 of 21 and 21 of 25: 8 each, 40 + 2 × 8 − 8 = 48.
  expect(told('GARNIER Odile', '3')).toEqual(['48 48']);
  // Away in round 2, and in a later one: 10 without a score. Nobody came in round 4, the last: 0.
  const gained = (player: string) => details.filter((row) => row.Joueur === player).map((row) => row.Pts);
  expect(gained('BRETON Hugo')).toEqual(['16', '10', '100', '12']);
  expect(gained('Hannibal')).toEqual(['10', '10', '14', '0']);
});

test('PL: every figure is that of the independent program, but for the places that the final changed', () => {
  const { line } = days.scrabble;
  // Classement PL §5 and §6 with n = 12, category 1 (M = 20): first 12 + 20, second 11 + 10. PJ is at its bound for both.
  const changed = {
    p05: { pe: 12, b: 20, after: 1500 + 12 + 20 + 199 },
    p01: { pe: 11, b: 10, after: 1601 + 11 + 10 + 199 },
  };
  const expected = places.scrabble.map((id, i) => {
    const row: Record<string, number | string> = {
      ...line.rate.players.find(({ player }) => player === id),
      ...changed[id as 'p01'],
    };
    const star = id === 'p12' ? '*' : '';
    return `${i + 1} ${nameIn('scrabble', id)} ${row.before}${star} ${row.pe} ${row.b} ${row.pj} ${row.after}`;
  });
  expect(column('scrabble', 'ratings', 'Place', 'Joueur', 'Avant', 'PE', 'B', 'PJ', 'Après')).toEqual(expected);
});

test('Elo: every figure is that of the independent program, as a whole number', () => {
  const expected = days.wargame.line.rate.players.map(({ player, place, before, after, championship }) => {
    const [old, now] = [Math.round(Number(before)), Math.round(Number(after))];
    return `${place} ${nameIn('wargame', player)} ${old} ${now - old} ${now} ${championship}`;
  });
  expect(column('wargame', 'ratings', 'Place', 'Joueur', 'Avant', 'Gain', 'Après', 'Championnat')).toEqual(expected);
  // Titles by the number that is shown (« Classement Elo »): below 900 Milicien, 1000 Réserviste, 1100 Soldat…
  const titles = ['Maître', 'Chevalier', 'Soldat', 'Milicien', 'Réserviste', 'Réserviste', 'Réserviste', 'Champion'];
  expect(column('wargame', 'ratings', 'Titre')).toEqual(titles);
});

test('prizes, by hand from the standings: a step a place, the first of each series, category and club, the money', () => {
  const told = column('scrabble', 'prizes', 'Prix', 'Place', 'Nom', '€').map((line) =>
    line.replace(/\u00a0/g, ' ').trim(),
  );
  expect(told).toEqual([
    '1ʳᵉ place 1 MARTIN Léa 100,00',
    '2ᵉ place 2 DELAUNAY Marc 60,50',
    "3ᵉ place 3 D'ALEMBERT Anne 30,00",
    // Classement PL §3: Joker from 2900, A from 2250 (nobody), B from 1600.
    'Série Joker 9 ABELIN Zoé',
    'Série B 2 DELAUNAY Marc',
    'Série C 1 MARTIN Léa',
    'Diamant 11 GÉRARD Yann',
    "Espoir 3 D'ALEMBERT Anne",
    'Senior 1 MARTIN Léa',
    'Vermeil 6 BLÉRIOT Jean-Luc',
    'Club : @lettres 1 MARTIN Léa',
    'Club : Genève 8 Le Renard',
    "Club : Les Amis d’À côté ; Nantes 3 D'ALEMBERT Anne",
    'Club : Lyon 2 DELAUNAY Marc',
    'Club : Nantes 5 ÉLOI Maëlys',
    // 594 – 385 in round 2; the next widest margin is 509 – 309.
    'Meilleur score (594)  NGUYỄN Thị Hạnh',
    'Plus grand écart (209)  NGUYỄN Thị Hạnh',
  ]);
  // An army routed without a unit lost in return: 100 – 10, three times.
  const three = 'BRETON Hugo, DUMAS Félix et AUBRY Claire';
  expect(column('wargame', 'prizes', 'Prix', 'Nom', '€').slice(5)).toEqual([
    `Meilleur score (100) ${three} `,
    `Plus grand écart (90) ${three} `,
    'Fair-play CHÂTEL Inès ',
    'Bagages (2) DUMAS Félix ',
  ]);
});

test('fees: 5,50 for the two who are eleven and twelve, 12 for nine, nothing from who plays free; one has paid', () => {
  expect(column('scrabble', 'fees', 'Dû (€)', 'Payé (€)', 'Reste (€)').at(-1)).toBe('119,00 12,00 107,00');
  expect(column('scrabble', 'fees-unpaid', 'Reste (€)').at(-1)).toBe('107,00');
  expect(column('wargame', 'fees', 'Dû (€)', 'Payé (€)', 'Reste (€)').at(-1)).toBe('84,00 12,00 72,00');
});

test('statistics, summed by hand from the scores of the file', () => {
  // Round 1: 416–525, 495–351, 494–415. Sum 2696, margins 109, 144, 79. Who starts won the last two.
  const heads = [
    'Parties',
    'Score moyen',
    'Meilleur score',
    'Plus grand écart',
    'Écart moyen',
    'Nuls',
    'Qui commence gagne',
  ];
  expect(column('scrabble', 'statistics', ...heads)).toEqual([
    '3 449,3333 525 144 110,6667 0 2',
    '4 475,5 594 209 58 1 3,5',
    '5 441,8 517 200 57,2 0 2',
    '1 420,5 430 19 19 0 0',
    '13 452,2692 594 209 66,8462 1 7,5',
  ]);
  // 55 was played by two: 49, 98, 48, 99 and 16, 100, 12.
  expect(
    column('wargame', 'armies', 'N°', 'Listes', 'Parties', 'Victoires', 'Nuls', 'Défaites', 'Points en moyenne')[1],
  ).toBe('55 2 7 3 2 2 60,2857');
});

test('standings of each club and of each series have everybody once, with places of their own', () => {
  for (const document of ['standings-by-club', 'standings-by-series']) {
    const rows = rowsOf('scrabble', document);
    expect(rows.map(({ Joueur }) => Joueur).toSorted()).toEqual(
      places.scrabble.map((id) => nameIn('scrabble', id)).toSorted(),
    );
    const group = document.endsWith('club') ? 'Club' : 'Série';
    for (const row of rows) {
      const before = rows.filter((one) => one[group] === row[group] && Number(one.Place) < Number(row.Place));
      expect(row['Place dans le groupe']).toBe(String(before.length + 1));
    }
  }
});
