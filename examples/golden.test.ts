import { readFileSync } from 'node:fs';
import { parseFile, type TournamentFile } from '@ronde/contract/file/index';
import {
  decide,
  eloRating,
  type PlayerId,
  plRating,
  ratingSystemOf,
  type Standings,
  standingsOf,
  type Tournament,
} from '@ronde/engine';
import { describe, expect, test } from 'vitest';

interface Ranked {
  readonly rank: number;
  readonly player: PlayerId;
}

interface Rated {
  readonly player: PlayerId;
  /** Null for a spare player, who is not ranked. */
  readonly place: number | null;
  readonly before: number;
  readonly after: number;
}

/** The figures of `ronde rate`, of one system or the other. */
interface Rating {
  readonly value?: number;
  readonly official?: boolean;
  readonly category?: number;
  readonly pjMax?: number;
  readonly pjMin?: number;
  readonly players: readonly Rated[];
}

/** One simulated tournament and what an independent program makes of it. */
interface Golden {
  readonly file: TournamentFile;
  /** The tables of the next round, each a sorted list of ids; one id: exempt; null: no planned round left. */
  readonly pair: readonly (readonly PlayerId[])[] | null;
  /** Missing before the first round, as are the others. */
  readonly standings?: readonly Ranked[];
  readonly final?: readonly Ranked[];
  readonly rate?: Rating;
}

const files = [
  ['classique', 84],
  ['classique-belge', 68],
  ['combinee', 68],
  ['art-de-la-guerre', 68],
] as const;

function linesOf(name: string): readonly { readonly line: number; readonly golden: Golden }[] {
  const text = readFileSync(new URL(`golden/golden-${name}.ndjson`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line, i) => ({ line: i + 1, golden: JSON.parse(line) as Golden }));
}

function read(golden: Golden) {
  const parsed = parseFile(golden.file);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
  return parsed.value;
}

const away = ({ players }: Tournament): PlayerId[] => players.filter((p) => p.presence !== 'here').map((p) => p.id);

function nextRound(golden: Golden): readonly (readonly PlayerId[])[] | null {
  const { tournament, people } = read(golden);
  const round = tournament.rounds.length + 1;
  const decided = decide(tournament, { kind: 'draw', round, without: away(tournament) }, people);
  if (!decided.ok && decided.refusal.code === 'no-planned-round-left') return null;
  if (!decided.ok) throw new Error(JSON.stringify(decided.refusal));
  const drawn = decided.value.find((event) => event.kind === 'drawn');
  return drawn?.content.matches.map((match) => match.players.toSorted()) ?? [];
}

const byTable = (a: readonly PlayerId[], b: readonly PlayerId[]): number => (a.join() < b.join() ? -1 : 1);

/** The order among those who share a place is free. */
const byPlace = (a: Ranked, b: Ranked): number => a.rank - b.rank || (a.player < b.player ? -1 : 1);
const byPlayer = (a: Rated, b: Rated): number => (a.place ?? 0) - (b.place ?? 0) || (a.player < b.player ? -1 : 1);

const flat = ({ rows }: Standings): readonly Ranked[] => rows.map(({ figures, ...line }) => ({ ...line, ...figures }));

/** Strict between the rounds in the Scrabble formulas; shared in the wargame. */
const inOrder = (standings: Standings): readonly Ranked[] =>
  standings.kind === 'points' ? flat(standings).toSorted(byPlace) : flat(standings);

function rated(golden: Golden): Rating {
  const { tournament, people } = read(golden);
  return ratingSystemOf(tournament) === 'elo' ? eloRating(tournament, people) : plRating(tournament, people);
}

const without = ({ players: _, ...rest }: Rating): object => rest;

describe.each(files)('golden %s', (name, count) => {
  const lines = linesOf(name);

  test('every line is there', () => {
    expect(lines).toHaveLength(count);
  });

  test.each(lines)('$line: the next round', ({ golden }) => {
    expect(nextRound(golden)?.toSorted(byTable) ?? null).toEqual(golden.pair?.toSorted(byTable) ?? null);
  });

  const played = lines.filter(({ golden }) => golden.standings);

  test.each(played)('$line: standings between rounds, and final', ({ golden }) => {
    const { tournament, people } = read(golden);
    const between = inOrder(standingsOf(tournament, people, {}));
    expect(between).toEqual(name === 'art-de-la-guerre' ? golden.standings?.toSorted(byPlace) : golden.standings);
    const final = standingsOf(tournament, people, { final: true });
    expect(flat(final).toSorted(byPlace)).toEqual(golden.final?.toSorted(byPlace));
  });

  test.each(played)('$line: ratings', ({ golden }) => {
    const found = rated(golden);
    const { rate } = golden;
    expect(found).toMatchObject(without(rate as Rating));
    const lines = found.players.toSorted(byPlayer);
    const wanted = (rate as Rating).players.toSorted(byPlayer);
    // Every figure but the Elo after, which is known to a millionth.
    expect(lines).toMatchObject(wanted.map(({ after: _, ...line }) => line));
    expect(lines).toHaveLength(wanted.length);
    for (const [i, { after }] of wanted.entries()) {
      expect(Math.abs((lines[i]?.after ?? Number.NaN) - after)).toBeLessThan(1e-6);
    }
  });
});
