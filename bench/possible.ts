// What is still possible in a last round that is wholly open, every player asked about.
import { type FormatId, possiblePlaces, type Tournament } from '../packages/engine/src/index.ts';
import { inCourse } from './formulas.ts';
import { once } from './median.ts';
import type { Row } from './table.ts';

const formats: readonly FormatId[] = ['classique', 'classique-belge', 'suisse', 'art-de-la-guerre'];
const rounds = 5;

/** One call each, cold: `beside` says of how many the places are exact. */
export function possible(): readonly Row[] {
  return [64, 130, 500].flatMap((players) => formats.map((format) => row(inCourse(players, format, rounds, true))));
}

function row(t: Tournament): Row {
  let exact = 0;
  const ours = once(() => {
    exact = possiblePlaces(t, new Map()).players.filter((line) => line.exact).length;
  });
  return { what: `${t.format}, ${t.players.length} players`, ours, beside: `exact for ${exact}` };
}
