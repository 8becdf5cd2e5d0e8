import { advisedGame } from '@ronde/engine/formulas/art-de-la-guerre/advice';

/** About how long a tournament lasts. */
export interface Length {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
}

/** Two players of 20 minutes, the draw and the slips. */
const scrabbleRound = 55;
const hoursADay = 9;

export function lengthOf(rounds: number, wargame: boolean, bestOfThree: boolean): Length {
  const round = wargame ? advisedGame.longest : scrabbleRound * (bestOfThree ? 2.5 : 1);
  const minutes = Math.round((rounds * round) / 5) * 5;
  return {
    days: Math.max(1, Math.ceil(minutes / 60 / hoursADay)),
    hours: Math.floor(minutes / 60),
    minutes: minutes % 60,
  };
}
