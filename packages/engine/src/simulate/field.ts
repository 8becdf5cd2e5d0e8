import type { People, Person } from '../tournament/people.ts';
import type { Player, PlayerId } from '../tournament/state.ts';
import { armies } from './armies.ts';
import { normal, uniform } from './deviates.ts';
import { clubs, nameOf } from './names.ts';

/** Players who never were, and how strong each is: mean 0, standard deviation 1. */
export interface SimulatedField {
  readonly players: readonly Player[];
  readonly people: People;
  readonly strength: (player: PlayerId) => number;
}

/** `size` players with ratings that follow their strength: PL, or the Elo of the wargame with an army each. */
export function simulatedField(seed: number, size: number, wargame: boolean): SimulatedField {
  const ids = [...Array(size).keys()].map((i) => `p${i + 1}`);
  const strengths = new Map(ids.map((id) => [id, normal({ seed, what: 'strength', round: 0, ids: [id] })]));
  const strength = (id: PlayerId): number => strengths.get(id) ?? 0;
  const players = ids.map((id, i): Player => {
    const known = { id, number: i + 1, presence: 'here', from: 1, club: oneOf(clubs, seed, 'club', id) } as const;
    return wargame
      ? { ...known, rating: Math.round(1000 + 110 * strength(id)), army: oneOf(armies, seed, 'army', id) }
      : { ...known, ...scrabbleRating(seed, id, strength(id)), category: categoryOf(seed, id) };
  });
  return {
    players,
    people: new Map(ids.map((id, i): [PlayerId, Person] => [id, { name: nameOf(seed, i) }])),
    strength,
  };
}

function oneOf<T>(list: readonly [T, ...T[]] | readonly T[], seed: number, what: string, id: PlayerId): T {
  const at = Math.floor(list.length * uniform({ seed, what, round: 0, ids: [id] }));
  const found = list[at];
  if (found === undefined) throw new Error(`Nothing to draw a ${what} from.`);
  return found;
}

function categoryOf(seed: number, id: PlayerId): string {
  return oneOf(['Jeune', 'Espoir', 'Senior', 'Senior', 'Vermeil', 'Diamant'], seed, 'category', id);
}

/** One in ten has no rating yet, only the duplicate series that his provisional one comes from. */
function scrabbleRating(seed: number, id: PlayerId, strength: number): Pick<Player, 'rating' | 'duplicateSeries'> {
  const newcomer = uniform({ seed, what: 'newcomer', round: 0, ids: [id] }) < 0.1;
  if (!newcomer) return { rating: plOf(strength) };
  const series = Math.max(1, Math.min(7, Math.round(5 - 1.5 * strength)));
  return { duplicateSeries: `${series}${oneOf(['A', 'B', 'C', 'D'], seed, 'subseries', id)}` };
}

/** Where the bars of the series fall on strength: 5 % Joker, 10 % A, 30 % B (classement PL §3). */
const bars: readonly (readonly [strength: number, rating: number])[] = [
  [-3, 300],
  [0.126, 1600],
  [1.036, 2250],
  [1.645, 2900],
  [4, 4500],
];

function plOf(strength: number): number {
  const at = Math.max(
    1,
    bars.findIndex(([most]) => strength < most),
  );
  const [low, high] = [bars[at - 1], bars[at]];
  if (!low || !high) return 0;
  const share = (Math.max(strength, -3) - low[0]) / (high[0] - low[0]);
  return Math.round(low[1] + share * (high[1] - low[1]));
}
