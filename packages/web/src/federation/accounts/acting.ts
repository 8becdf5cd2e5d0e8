import type { Invited } from '@ronde/contract/http/accounts';
import type { useAct } from '../../ui/use-act.ts';

/** A link just made, with what it is for. */
export interface Given {
  readonly label: string;
  readonly invited: Invited;
}

/** What each part of the page acts with. */
export interface Acting {
  readonly run: ReturnType<typeof useAct>['run'];
  /** Reads the accounts and invitations again. */
  readonly again: () => Promise<void>;
  readonly tell: (done: string) => void;
  /** Shows a one-time link, which is shown once. */
  readonly give: (given: Given) => void;
}
