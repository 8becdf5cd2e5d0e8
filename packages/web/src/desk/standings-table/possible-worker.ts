import type { People, Tournament } from '@ronde/engine';
import { possiblePlaces } from '@ronde/engine/possible/possible';

/** What the page asks; the answer is a `Possible`. */
export interface PossibleQuestion {
  readonly tournament: Tournament;
  readonly people: People;
}

addEventListener('message', ({ data }: MessageEvent<PossibleQuestion>) => {
  postMessage(possiblePlaces(data.tournament, data.people));
});
