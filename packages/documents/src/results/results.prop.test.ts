import { parseFile } from '@ronde/contract';
import { type FormatId, type People, simulate, standingsOf, type Tournament } from '@ronde/engine';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toCsv } from '../csv.ts';
import { decoded } from '../lists/text-encoding.ts';
import { readingText } from '../lists/text-rows.ts';
import { readAupair, toAupair } from './aupair.ts';
import { aupairNameOf, cardsOf, tshNameOf } from './cards-of.ts';
import { claimsDiffer } from './claims.ts';
import { gamesTable } from './games-table.ts';
import type { ReadResults } from './imported-tournament.ts';
import { readWorkbookRows } from './read-workbook-rows.ts';
import { readRows } from './rows.ts';
import { toTournamentFile } from './to-tournament-file.ts';
import { readTsh, toTsh } from './tsh.ts';
import { workbookTable } from './workbook.ts';
import { workbookLayouts } from './workbook-layout.ts';

const formats = ['classique', 'classique-belge', 'combinee', 'toutes-rondes', 'suisse'] as const;
const rules = { least: -999, most: 9999, unfinished: true, tables: true };
const text = (bytes: Uint8Array) => decoded(bytes).text;

type Whole = { readonly tournament: Tournament; readonly people: People };

function tsh({ tournament, people }: Whole): string {
  const cards = cardsOf(tournament, people, { ...rules, nameOf: tshNameOf });
  if (!cards.ok) throw new Error(cards.refusal.code);
  return text(toTsh(cards.value.cards, cards.value.about));
}

function aupair({ tournament, people }: Whole): string {
  const cards = cardsOf(tournament, people, {
    least: -49,
    most: 949,
    unfinished: false,
    tables: false,
    nameOf: aupairNameOf,
  });
  if (!cards.ok) throw new Error(cards.refusal.code);
  return text(toAupair(cards.value.cards, cards.value.about, 'A'));
}

function imported(read: ReadResults, format: FormatId) {
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  const { file, adjustments } = toTournamentFile(read.value, {
    format,
    name: read.value.about.name ?? 'Essai',
    date: read.value.about.date ?? '2026-01-17',
  });
  const parsed = parseFile(file);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
  return { ...parsed.value, adjustments };
}

const simulated = fc
  .record({
    format: fc.constantFrom(...formats),
    players: fc.integer({ min: 8, max: 60 }),
    rounds: fc.integer({ min: 1, max: 7 }),
    seed: fc.integer({ min: 0, max: 9999 }),
  })
  .map((wanted) => ({ wanted, made: simulate(wanted) }))
  .filter(({ made }) => made.ok);

const wargames = fc
  .record({
    players: fc.integer({ min: 8, max: 40 }),
    rounds: fc.integer({ min: 1, max: 5 }),
    seed: fc.integer({ min: 0, max: 9999 }),
  })
  .map((wanted) => simulate({ ...wanted, format: 'art-de-la-guerre' }));

it('a tournament goes out as tsh, comes in and goes out the same; the standings are the same', () => {
  fc.assert(
    fc.property(simulated, ({ wanted, made }) => {
      if (!made.ok) return;
      const out = tsh(made.value);
      const back = imported(readTsh(out), wanted.format === 'combinee' ? 'suisse' : wanted.format);
      expect(tsh(back)).toBe(out);
      if (wanted.format !== 'combinee') expect(standing(back)).toEqual(standing(made.value));
    }),
  );
});

it('a tournament goes out as AUPAIR, comes in and goes out the same', () => {
  fc.assert(
    fc.property(simulated, ({ wanted, made }) => {
      if (!made.ok) return;
      const out = aupair(made.value);
      const back = imported(readAupair(out), wanted.format === 'combinee' ? 'suisse' : wanted.format);
      expect(aupair(back)).toBe(out);
    }),
  );
});

/** The same day in matches of two winning games: who won its game wins two, the other one none or the second. */
function withMatches({ tournament, people }: Whole): Whole {
  const rounds = tournament.rounds.map((round) => ({
    ...round,
    bestOf: 3 as const,
    matches: round.matches.map((match, at) => {
      if (match.result?.kind !== 'games') return match;
      const [[a, b] = [0, 0]] = match.result.games;
      const [most, least] = [Math.max(a, b) + 1, Math.min(a, b)] as const;
      const game = (first: boolean) => (first ? ([most, least] as const) : ([least, most] as const));
      const first = a >= b;
      const games = at % 2 === 0 ? [game(first), game(first)] : [game(first), game(!first), game(first)];
      return { ...match, result: { kind: 'games', games } as const };
    }),
  }));
  return { tournament: { ...tournament, settings: { ...tournament.settings, bestOf: 3 }, rounds }, people };
}

const csvOf = ({ tournament, people }: Whole, lang: 'fr' | 'en'): string => toCsv(gamesTable(tournament, people, lang));

function rowsOf(csv: string) {
  const reading = readingText(csv.replace(/^\ufeff/u, ''));
  for (;;) {
    const { done, value } = reading.next();
    if (done) return value.rows;
  }
}

it.each(['fr', 'en'] as const)(
  'a tournament goes out as a table of games (%s), comes in and goes out the same: forfeits, byes, who began, matches of several games',
  (lang) => {
    fc.assert(
      fc.property(simulated, fc.boolean(), ({ wanted, made }, several) => {
        if (!made.ok) return;
        const whole =
          several && wanted.format !== 'suisse' && wanted.format !== 'toutes-rondes'
            ? withMatches(made.value)
            : made.value;
        const out = csvOf(whole, lang);
        const back = imported(readRows(rowsOf(out)), wanted.format === 'combinee' ? 'classique' : wanted.format);
        expect(csvOf(back, lang)).toBe(out);
      }),
    );
  },
);

it('a wargame goes out as a table of games, comes in and goes out the same', () => {
  fc.assert(
    fc.property(wargames, (made) => {
      if (!made.ok) return;
      const out = csvOf(made.value, 'fr');
      expect(csvOf(imported(readRows(rowsOf(out), true), 'art-de-la-guerre'), 'fr')).toBe(out);
    }),
  );
});

/** The same day with maluses of the arbiter, one of them twice in a round, and the last player there as a spare. */
function withMaluses({ tournament, people }: Whole, chance: Iterator<number>, spare: boolean): Whole {
  const next = (below: number): number => (chance.next().value ?? 0) % below;
  const rounds = tournament.rounds.map((round) => {
    const player = tournament.players[next(tournament.players.length)]?.id ?? '';
    const malus = { player, kind: 'malus', points: 10 + 5 * next(3) } as const;
    return next(2) === 0 ? round : { ...round, sanctions: [malus, { player, kind: 'malus' } as const] };
  });
  const players = tournament.players.map((one, i) =>
    spare && i === tournament.players.length - 1 ? { ...one, spare } : one,
  );
  return { tournament: { ...tournament, players, rounds }, people };
}

/** Places and figures, by place in the initial ranking. */
function standing({ tournament, people }: Whole) {
  const at = new Map(tournament.ranking.map((id, i) => [id, i]));
  return standingsOf(tournament, people, { after: tournament.rounds.length, final: true }).rows.map(
    ({ player, rank, figures }) => ({
      player: at.get(player),
      rank,
      figures,
    }),
  );
}

it.each(['fr', 'en'] as const)(
  'the wargame’s workbook (%s) is read back equal: results, losses, armies, maluses, spare players, standings; it adds up',
  (lang) => {
    fc.assert(
      fc.property(wargames, fc.infiniteStream(fc.nat()), fc.boolean(), (simulated, chance, spare) => {
        if (!simulated.ok) return;
        const made = { ...simulated, value: withMaluses(simulated.value, chance, spare) };
        const table = (of: Whole) => workbookTable(of.tournament, of.people, workbookLayouts.workbook, lang);
        const { about, header, rows } = table(made.value);
        const cells = [...about, [], header, ...rows].map((row, i) => ({
          line: i + 1,
          cells: row.map((cell) => String(cell ?? '')),
        }));
        const read = readWorkbookRows(cells);
        const back = imported(read, 'art-de-la-guerre');
        expect(table(back)).toEqual({ about, header, rows });
        expect(standing(back)).toEqual(standing(made.value));
        const places = header.flatMap((title, at) => (/^[TR]\d+ (Points|Malus|Penalty)$/u.test(title) ? [at] : []));
        const total = header.indexOf('Total');
        // Of the ranked: what stands in the cells of the rounds is the total.
        for (const row of rows.filter((one) => one[total] !== null))
          expect(places.reduce((sum, at) => sum + Number(row[at] ?? 0), 0)).toBe(row[total]);
        expect(rows.filter((row) => row.at(-1) !== null)).toHaveLength(spare ? 1 : 0);
        if (read.ok) expect(claimsDiffer(read.value, back.tournament, back.people)).toEqual([]);
      }),
    );
  },
);

/** Any name at all, of any script, with signs, figures and blanks. */
const names = fc.array(fc.string({ unit: 'binary', maxLength: 24 }), { minLength: 8, maxLength: 8 });

it('whatever people are called, the files are read back, and written again the same', () => {
  const made = simulate({ format: 'suisse', players: 8, rounds: 3, seed: 5 });
  if (!made.ok) throw new Error(made.refusal.code);
  fc.assert(
    fc.property(names, (called) => {
      const ids = made.value.tournament.players.map(({ id }) => id);
      const people: People = new Map(ids.map((id, i) => [id, { name: called[i] ?? '' }]));
      const ts = cardsOf(made.value.tournament, people, { ...rules, nameOf: tshNameOf });
      const au = cardsOf(made.value.tournament, people, {
        least: -49,
        most: 949,
        unfinished: false,
        tables: false,
        nameOf: aupairNameOf,
      });
      if (!ts.ok || !au.ok) throw new Error('It was refused.');
      const one = readTsh(text(toTsh(ts.value.cards, ts.value.about)).replace(/^\ufeff/u, ''));
      const two = readAupair(text(toAupair(au.value.cards, au.value.about, 'A')));
      if (!one.ok || !two.ok) throw new Error(JSON.stringify([one, two]));
      expect(one.value.rounds.map(({ matches }) => matches.length)).toEqual([4, 4, 4]);
      expect(two.value.rounds.map(({ matches }) => matches.length)).toEqual([4, 4, 4]);
      expect(one.value.players.map(({ name }) => name)).toEqual(ts.value.cards.map(({ name }) => name));
      expect(two.value.players.map(({ name }) => name)).toEqual(au.value.cards.map(({ name }) => name));
    }),
  );
});
