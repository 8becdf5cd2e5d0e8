import { type Candidate, noSample, sampleOf, withSample } from './compared.ts';

/** What the page asks; the answers are `Tally[]`, in the order of the candidates, as they grow. */
export interface CompareQuestion {
  readonly candidates: readonly Candidate[];
  readonly players: number;
  /** Tournaments of each formula. */
  readonly most: number;
}

/** The page hears of it this often, in ms. */
const pause = 400;

addEventListener('message', ({ data }: MessageEvent<CompareQuestion>) => run(data));

/** One tournament of each formula in turn, so that all of them grow alike. */
function run({ candidates, players, most }: CompareQuestion): void {
  let tallies = candidates.map(() => noSample);
  let told = performance.now();
  for (let seed = 1; seed <= most; seed++) {
    tallies = tallies.map((tally, i) => {
      const candidate = candidates[i];
      const sample = candidate ? sampleOf(candidate, players, seed) : null;
      return sample ? withSample(tally, sample) : tally;
    });
    if (performance.now() - told < pause && seed < most) continue;
    told = performance.now();
    postMessage(tallies);
  }
}
