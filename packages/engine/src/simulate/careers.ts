import type { Person } from '../tournament/people.ts';
import type { Player } from '../tournament/state.ts';
import { clubs, nameOf, normal, oneOf, simulatedArmies, uniform } from './field.ts';

/** Somebody in one year of a simulated federation. */
export interface Career {
  readonly id: string;
  readonly person: Person;
  /** Mean 0, standard deviation 1, a little higher with every year of play. */
  readonly strength: number;
  readonly club: string;
  /** Duplicate series with its subseries. */
  readonly series: string;
  readonly army: NonNullable<Player['army']>;
}

export interface Years {
  readonly seed: number;
  readonly people: number;
  readonly first: number;
  readonly last: number;
}

/** From 0 to 1, the 1 left out; the same for the same seed, question and ids. */
export const lot = (seed: number, what: string, ...ids: readonly (string | number)[]): number =>
  uniform({ seed, what: `federation-${what}`, round: 0, ids: ids.map(String) });

/**
 * Who plays in a year. Half begin in the first year, the others in any; a career ends with a chance of one in twelve
 * each year; people change their club about every fifth year; one in sixty bears somebody else's name.
 */
export function careersIn(years: Years, year: number): readonly Career[] {
  return Array.from({ length: years.people }, (_, at) => careerIn(years, at, year)).filter((one) => one !== null);
}

function careerIn({ seed, people, first, last }: Years, at: number, year: number): Career | null {
  const joined =
    lot(seed, 'from-the-start', at) < 0.5 ? first : first + Math.floor((last - first + 1) * lot(seed, 'joined', at));
  const over = Array.from({ length: Math.max(0, year - joined) }, (_, i) => lot(seed, 'ends', at, i) < 1 / 12).includes(
    true,
  );
  if (year < joined || over) return null;
  const id = `s${at + 1}`;
  const namesake = lot(seed, 'homonym', at) < 1 / 60 ? Math.floor(people * lot(seed, 'namesake', at)) : at;
  const strength = normal({ seed, what: 'strength', round: 0, ids: [id] }) + 0.04 * Math.min(10, year - joined);
  const series = Math.max(1, Math.min(7, Math.round(5 - 1.5 * strength)));
  return {
    id,
    person: {
      name: nameOf(seed, namesake),
      licence: String(1_000_001 + 37 * at),
      federation: 'FISF',
      birthYear: 1940 + Math.floor(68 * lot(seed, 'born', at)),
    },
    strength,
    club: oneOf(clubs, seed, `club-${Math.floor((year - joined) / 5)}`, id),
    series: `${series}${oneOf(['A', 'B', 'C', 'D'], seed, 'subseries', id)}`,
    army: oneOf(simulatedArmies, seed, `army-${Math.floor(year / 2)}`, id),
  };
}
