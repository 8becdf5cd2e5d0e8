// The drawing of a round, beside other programs that draw by score groups.
import Blossom from 'edmonds-blossom-fixed';
import swissPairing from 'swiss-pairing';
import { Swiss } from 'tournament-pairings';
import { scrabbleScoring } from '../packages/engine/src/criteria/scoring.ts';
import { scrabbleOrder } from '../packages/engine/src/criteria/scrabble-order.ts';
import { tally } from '../packages/engine/src/criteria/tally.ts';
import { formatOf, type Tournament } from '../packages/engine/src/index.ts';
import { fewestRepeats } from '../packages/engine/src/matching/best-rounds.ts';
import { firstChoice } from '../packages/engine/src/matching/first-choice.ts';
import type { Field } from '../packages/engine/src/pairing/field.ts';
import { fieldOf } from '../packages/engine/src/pairing/field.ts';
import { fold } from '../packages/engine/src/pairing/fold.ts';
import { neverSeen, nextRequest, oneResultLater, started } from './field.ts';
import { median, medianOver, once, shown } from './median.ts';
import type { Row } from './table.ts';

const sums = (t: Tournament) => tally(t, t.ranking, t.rounds.length, scrabbleScoring(t.settings));

function fieldFor(t: Tournament): Field {
  const all = sums(t);
  const places = t.ranking.map((_, place) => place);
  return fieldOf(
    all,
    scrabbleOrder(all, places, 'if-all-met').flatMap((group) => group.order),
  );
}

function peerPlayers(t: Tournament) {
  const { points, met, players } = sums(t);
  return t.ranking.map((id, i) => ({
    id,
    score: points[i] ?? 0,
    receivedBye: false,
    avoid: met(i).map(({ opponent }) => players[opponent] ?? ''),
  }));
}

/** The drawing itself and the public call, at 128, 512, 1,000 and 10,000 players after five rounds. */
export function draws(): readonly Row[] {
  return [128, 512, 1000, 10_000].flatMap((players): Row[] => {
    const t = started(players, 5);
    const field = fieldFor(t);
    const places = field.ids.map((_, place) => place);
    const own = median(() => fold({ field, places, upwards: false }));
    const drawn = (state: Tournament) => formatOf('classique').draw(state, nextRequest(state));
    const whole = medianOver(() => neverSeen(t), drawn);
    const later = medianOver(() => oneResultLater(t), drawn);
    const peer = players <= 1000 ? once(() => Swiss(peerPlayers(t), 6)) : null;
    const beside =
      peer === null
        ? 'gives no answer in minutes'
        : `tournament-pairings ${shown(peer)}, ${Math.round(peer / own)} × the drawing`;
    return [
      { what: `the drawing, ${players} players`, ours: own, beside },
      {
        what: `with checks and reasons, of a state never seen, ${players}`,
        ours: whole,
        beside: peer === null ? '' : `${Math.round(peer / whole)} ×`,
      },
      { what: `with checks and reasons, after one more result, ${players}`, ours: later, beside: '' },
    ];
  });
}

/** Clubs to be avoided: 100 players, and 1,000 of whom 40 % are of one club. */
export function clubs(): readonly Row[] {
  return [100, 1000].map((players): Row => {
    const field = fieldFor(started(players, 5));
    const club = field.ids.map((_, place) => (place % 5 < 2 ? 0 : 1 + (place % 37)));
    const graph = players <= 100 ? blossomGraph(field, club) : null;
    const ours = median(() => firstChoice({ met: field.met, clubs: club }));
    const beside =
      graph === null
        ? ''
        : `edmonds-blossom-fixed ${shown(once(() => Blossom(graph, true)))} for a heaviest pairing alone`;
    return { what: `fewest repeats, then fewest of one club, ${players} players`, ours, beside };
  });
}

function blossomGraph(field: Field, club: readonly number[]): [number, number, number][] {
  const edges: [number, number, number][] = [];
  field.ids.forEach((_, a) => {
    for (let b = a + 1; b < field.ids.length; b++) {
      const repeat = field.met[a]?.has(b) ? 0 : 1000;
      edges.push([a, b, 1 + repeat + (club[a] === club[b] ? 0 : 1)]);
    }
  });
  return edges;
}

const count = (met: Map<number, number> | undefined, other: number): unknown =>
  met?.set(other, (met.get(other) ?? 0) + 1);

/** How many repeats a whole tournament of 16 players and 12 rounds has, and how many of them could be avoided. */
export function repeats(): readonly Row[] {
  const { getMatchups } = swissPairing({ maxPerRound: 3 });
  const players = Array.from({ length: 16 }, (_, i) => i);
  const met = players.map(() => new Map<number, number>());
  const matches: { round: number; home: { id: number; points: number }; away: { id: number; points: number } }[] = [];
  let [repeated, avoidable] = [0, 0];
  const before = performance.now();
  for (let round = 1; round <= 12; round++) {
    const drawn = getMatchups(
      round,
      players.map((id) => ({ id, seed: id })),
      matches,
    );
    const again = drawn.filter(({ home, away }) => met[Number(home)]?.has(Number(away))).length;
    repeated += again;
    avoidable += again - fewestRepeats(met, players);
    for (const { home, away } of drawn) {
      count(met[Number(home)], Number(away));
      count(met[Number(away)], Number(home));
      const won = (Number(home) * 7 + Number(away) * 3 + round) % 2 === 0;
      matches.push({
        round,
        home: { id: Number(home), points: won ? 3 : 0 },
        away: { id: Number(away), points: won ? 0 : 3 },
      });
    }
  }
  const beside = `swiss-pairing ${shown((performance.now() - before) / 12)} a round: ${repeated} repeats, ${avoidable} avoidable`;
  const t = started(16, 11);
  const ours = median(() =>
    formatOf('classique').draw({ ...t, settings: { ...t.settings, repeats: 'avoid' } }, nextRequest(t)),
  );
  const draw = formatOf('classique').draw({ ...t, settings: { ...t.settings, repeats: 'avoid' } }, nextRequest(t));
  return [{ what: `round 12 of 16 players, ${draw.ok ? draw.value.repeats : '?'} repeats, 0 avoidable`, ours, beside }];
}
