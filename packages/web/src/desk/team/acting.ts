import type { useAct } from '../../ui/use-act.ts';

/** What each part of the page acts with. */
export interface Acting {
  readonly run: ReturnType<typeof useAct>['run'];
  /** Reads the team again. */
  readonly again: () => Promise<void>;
  readonly tell: (done: string) => void;
}
