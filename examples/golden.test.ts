import { readFileSync } from 'node:fs';
import { parseFile, type TournamentFile } from '@ronde/contract/file/index';
import { decide, type PlayerId, type Standing, standingsOf, type Tournament } from '@ronde/engine';
import { describe, expect, test } from 'vitest';

/** One simulated tournament and what an independent program makes of it. */
interface Golden {
  readonly file: TournamentFile;
  /** The tables of the next round, each a sorted list of ids; one id: exempt; null: no planned round left. */
  readonly pair: readonly (readonly PlayerId[])[] | null;
  /** Missing before the first round. */
  readonly standings?: readonly Standing[];
  readonly final?: readonly Standing[];
}

const lines = readFileSync(new URL('golden/golden-classique.ndjson', import.meta.url), 'utf8')
  .trim()
  .split('\n');

/** X counts: an odd number is one more. */
function presentAtRound1({ players, rounds = [], absent = [] }: TournamentFile): number {
  const present = players.length - (rounds[0]?.absent ?? (rounds.length === 0 ? absent : [])).length;
  return present + (present % 2);
}

const thirds = lines
  .map((line, i) => ({ line: i + 1, golden: JSON.parse(line) as Golden }))
  .filter(({ golden }) => presentAtRound1(golden.file) > 16);

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
const byPlace = (a: Standing, b: Standing): number => a.rank - b.rank || (a.player < b.player ? -1 : 1);

test('eight lines have more than 16 present at round 1', () => {
  expect(thirds.map(({ line }) => line)).toEqual([2, 3, 8, 11, 14, 19, 34, 39]);
});

describe.each(thirds)('golden line $line', ({ golden }) => {
  test('the next round', () => {
    expect(nextRound(golden)?.toSorted(byTable) ?? null).toEqual(golden.pair?.toSorted(byTable) ?? null);
  });

  if (!golden.standings) return;

  test('standings between rounds', () => {
    const { tournament, people } = read(golden);
    expect(standingsOf(tournament, people, {}).rows).toEqual(golden.standings);
  });

  test('final standings', () => {
    const { tournament, people } = read(golden);
    const { rows } = standingsOf(tournament, people, { final: true });
    expect(rows.toSorted(byPlace)).toEqual(golden.final?.toSorted(byPlace));
  });
});
