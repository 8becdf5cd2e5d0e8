import { type Candidate, noSample, sampleOf, withSample } from './comparison.ts';

/** What the page asks; the answers are `Tally[]`, in the order of the candidates, as they grow. */
export interface CompareQuestion {
  readonly candidates: readonly Candidate[];
  readonly players: number;
  /** Tournaments of each formula. */
  readonly most: number;
}

/** The page hears of it this often, in ms. */
const pause = 400;
/** Few tournaments tell little: the first word comes with these, or when it has been awaited so long, in ms. */
const firstSamples = 100;
const firstWait = 700;

addEventListener('message', ({ data }: MessageEvent<CompareQuestion>) => run(data));

/** One tournament of each formula in turn, so that all of them grow alike. */
function run({ candidates, players, most }: CompareQuestion): void {
  let tallies = candidates.map(() => noSample);
  const begun = performance.now();
  let told: number | null = null;
  for (let seed = 1; seed <= most; seed++) {
    tallies = tallies.map((tally, i) => {
      const candidate = candidates[i];
      const sample = candidate ? sampleOf(candidate, players, seed) : null;
      return sample ? withSample(tally, sample) : tally;
    });
    const now = performance.now();
    const waits = told === null ? seed < firstSamples && now - begun < firstWait : now - told < pause;
    if (waits && seed < most) continue;
    told = now;
    postMessage(tallies);
  }
}
