import { readdirSync, readFileSync } from 'node:fs';
import { parseFile } from '@ronde/contract/file/index';
import {
  formatOf,
  initialRanking,
  type Match,
  type PlayerId,
  type Standing,
  standingsOf,
  type Tournament,
} from '@ronde/engine';
import { maximumMatching } from '@ronde/engine/matching/trials/maximum-matching';
import { expect, test } from 'vitest';

const folder = new URL('./', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8');
const names = readdirSync(folder).filter((name) => /^scrabble-.*\.json$/.test(name));

/** `rank,player,pm,ppm,pdep`, an empty ppm where it is void. */
function expectedRows(csv: string): readonly Standing[] {
  const [, ...lines] = csv.trim().split('\n');
  return lines.map((line) => {
    const [rank, player = '', pm, ppm, pdep] = line.trim().split(',');
    return {
      rank: Number(rank),
      player,
      figures: { pm: Number(pm), ppm: ppm === '' ? null : Number(ppm), pdep: Number(pdep) },
    };
  });
}

test('six real tournaments are here', () => {
  expect(names).toHaveLength(6);
});

test.each(names)('%s: the final standings are those of its csv, row for row', (name) => {
  const parsed = parseFile(read(name));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
  const { tournament, people } = parsed.value;
  const { rows } = standingsOf(tournament, people, { final: true });
  expect(rows).toEqual(expectedRows(read(name.replace('.json', '.standings.csv'))));
});

/** The next round after the first `rounds`, everybody here. */
function nextRound(tournament: Tournament, ranking: readonly PlayerId[], repeats: 'as-written' | 'avoid') {
  const settings = { ...tournament.settings, repeats };
  const request = { round: tournament.rounds.length + 1, attempt: 1, ranking, absent: new Set<PlayerId>() };
  const draw = formatOf('classique').draw({ ...tournament, settings }, request);
  if (!draw.ok) throw new Error(draw.refusal.code);
  return draw.value;
}

/** Who has met whom, X among them where their number is odd: whoever has had a win without an opponent. */
function meetings({ rounds, players }: Tournament): ReadonlyMap<string, ReadonlySet<string>> {
  const met = new Map<string, Set<string>>(players.map(({ id }) => [id, new Set()]));
  const note = (a: string, b: string) => met.get(a)?.add(b);
  const free = new Map<string, number>();
  for (const {
    players: [a, b],
    result,
  } of rounds.flatMap((round) => round.matches)) {
    const winner =
      b === undefined ? a : result?.kind === 'forfeit' && result.by !== 'both' ? (result.by === a ? b : a) : null;
    if (winner !== null) free.set(winner, (free.get(winner) ?? 0) + 1);
    else if (b !== undefined && result?.kind === 'games') [note(a, b), note(b, a)];
  }
  if (players.length % 2 === 0) return met;
  // Had everybody had one, the lowest of those with fewest could have it again: not so in these events.
  expect(free.size).toBeLessThan(players.length);
  met.set('X', new Set(free.keys()));
  for (const id of free.keys()) note(id, 'X');
  return met;
}

function repeatsOf(matches: readonly Match[], met: ReadonlyMap<string, ReadonlySet<string>>): number {
  return matches.filter(({ players: [a, b = 'X'] }) => met.get(a)?.has(b)).length;
}

function fewestRepeats(met: ReadonlyMap<string, ReadonlySet<string>>): number {
  const ids = [...met.keys()];
  const fresh = ids.map((a) => ids.flatMap((b, i) => (a === b || met.get(a)?.has(b) ? [] : [i])));
  return ids.length / 2 - maximumMatching(fresh);
}

test.each(names)(
  '%s: after each of its rounds the next one is drawn, nobody twice, no avoidable repeat with "avoid"',
  (name) => {
    const parsed = parseFile(read(name));
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
    const ranking = initialRanking(parsed.value.tournament, parsed.value.people);
    for (let after = 0; after < parsed.value.tournament.rounds.length; after++) {
      const tournament = { ...parsed.value.tournament, rounds: parsed.value.tournament.rounds.slice(0, after) };
      const met = meetings(tournament);
      for (const repeats of ['as-written', 'avoid'] as const) {
        const { matches } = nextRound(tournament, ranking, repeats);
        const seated = matches.flatMap(({ players }) => players as readonly PlayerId[]);
        expect(seated.toSorted()).toEqual(tournament.players.map(({ id }) => id).toSorted());
        const fixed = matches.some(({ why }) => why?.[0]?.step === 'opening' || why?.[0]?.step === 'left-over');
        if (!fixed && repeats === 'avoid') expect(repeatsOf(matches, met)).toBe(fewestRepeats(met));
        if (!fixed && repeats === 'as-written')
          expect(repeatsOf(matches, met)).toBeGreaterThanOrEqual(fewestRepeats(met));
      }
    }
  },
);
