import { type BestRounds, fewestRepeats } from '../matching/best-rounds.ts';
import { type FirstChoice, firstChoice, type PassedOver, type UnpairedPlaces } from '../matching/first-choice.ts';
import type { Step } from '../tournament/steps.ts';
import { type Field, haveMet, placeOfX } from './field.ts';
import { playersOfPairs, type Walked } from './reasons.ts';

/** How the walk goes, where it is not simply those who follow, in order. */
export interface NearestWish {
  /** The complete rounds to choose from, where they are not simply those with the fewest repeats. */
  readonly rounds?: BestRounds;
  /** The rule's order of opponents of a place. */
  readonly order?: NonNullable<FirstChoice['order']>;
  /** The club of each place as a number, −1 for none, where clubs are avoided. */
  readonly clubs?: readonly number[];
  /** What opens the story of a table: whose turn it is, whom the rule names. */
  readonly opening?: (place: number, others: () => Iterable<number>) => readonly Step[];
}

/** A complete round, and how many of its tables are of one club. */
export interface NearestRound extends Walked {
  readonly sameClub: number;
}

/**
 * "De proche en proche": the complete round with the fewest repeats (then the fewest tables of one club), in which
 * each player in ranking order, if still unpaired, takes the first possible of his choices: those whom he has not
 * met, in order, then those whom he has met once, twice… (Formule Combinée §3 and §4).
 */
export function nearest(field: Field, wish: NearestWish = {}): NearestRound {
  if (field.ids.length === 0) return { pairs: [], repeats: 0, sameClub: 0 };
  const story = new Map<number, Step[]>();
  const told = (place: number): Step[] => {
    const steps = story.get(place) ?? [];
    story.set(place, steps);
    return steps;
  };
  const { order, clubs, rounds, opening = turn(field) } = wish;
  let free: UnpairedPlaces = { has: () => true, following: () => [] };
  const chosen = firstChoice({
    ...(rounds && { rounds }),
    met: field.met,
    ...(clubs && { clubs }),
    order: (place, unpaired) => {
      free = unpaired;
      const others = () => order?.(place, unpaired) ?? unpaired.following(place);
      if (!story.has(place)) told(place).push(...opening(place, others));
      return others();
    },
    note: (place, other, why) => {
      const keeps = why === 'ahead' && strandsX(field, free, place, other);
      told(place).push(
        keeps
          ? { step: 'keeps-exemption', opponent: field.ids[other] ?? '' }
          : why === 'ahead' && clubs
            ? { step: 'ahead', opponent: field.ids[other] ?? null, forces: forced(field, free, place, other) }
            : passedOver(field, place, other, why),
      );
    },
  });
  return {
    repeats: chosen.repeats,
    sameClub: chosen.sameClub,
    pairs: chosen.tables.map(({ place, opponent, sameClub }) => ({
      players: playersOfPairs(field, [place, opponent]),
      why: [...told(place), found(field, place, opponent, sameClub)],
    })),
  };
}

/** Whether a table would take the last who may have X. */
function strandsX(field: Field, free: UnpairedPlaces, place: number, other: number): boolean {
  const x = placeOfX(field);
  if (x < 0 || other === x || !free.has(x)) return false;
  const mayHaveX = (one: number): boolean => one !== x && free.has(one) && !haveMet(field, x, one);
  return !field.ids.some((_, one) => one !== place && one !== other && mayHaveX(one));
}

/**
 * What a table would cost those who still look for one, where the round keeps repeats and then clubs apart: a repeat
 * more, or else a table of one club more.
 */
function forced(field: Field, free: UnpairedPlaces, place: number, other: number): 'repeat' | 'club' {
  const left = [...field.ids.keys()].filter((one) => free.has(one));
  if (left.every((one) => (field.met[one]?.size ?? 0) === 0)) return 'club';
  const rest = left.filter((one) => one !== place && one !== other);
  const repeats = (places: readonly number[]): number => (places.length === 0 ? 0 : fewestRepeats(field.met, places));
  const own = field.met[place]?.get(other) ?? 0;
  return own + repeats(rest) > repeats(left) ? 'repeat' : 'club';
}

const turn =
  (field: Field) =>
  (place: number): readonly Step[] => [
    { step: 'turn', player: field.ids[place] ?? '', place: place + 1, pm: field.scores[place] ?? 0 },
  ];

function passedOver(field: Field, place: number, other: number, why: PassedOver): Step {
  const opponent = field.ids[other] ?? null;
  if (why === 'met') return { step: 'met', opponent, rounds: field.meetings(place, other) };
  return why === 'club' ? { step: 'club', opponent: opponent ?? '' } : { step: 'ahead', opponent };
}

function found(field: Field, place: number, other: number, sameClub: boolean): Step {
  const opponent = field.ids[other] ?? null;
  if (haveMet(field, place, other)) return { step: 'repeat', opponent, rounds: field.meetings(place, other) };
  return sameClub ? { step: 'same-club', opponent: opponent ?? '' } : { step: 'nearest', opponent };
}
