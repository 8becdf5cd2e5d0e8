import type { Lang } from '@ronde/language';
import type { StartRecipients } from '../sending/recipients.ts';
import type { Store } from '../store/store.ts';
import type { Places } from './doors.ts';

export interface ServeOptions {
  /** What an empty house makes by itself is called so; French where it is not said. */
  readonly lang?: Lang;
  readonly port: number;
  /** The folder of the data, of the copies, of the dated logs, of the certificate. */
  readonly data: string;
  /** A PostgreSQL database instead of the folder's file. */
  readonly database?: string | undefined;
  /** Where closed tournaments are sent, as long as the desk says nothing else; missing: nowhere. */
  readonly federations?: StartRecipients | undefined;
  /** The folder of the built web app; missing: the API alone. */
  readonly web?: string | undefined;
  /** The sentences of Scrabble, one a line, in the order of their bytes; missing, or not there: no list. */
  readonly words?: string | undefined;
  /** How long a body may take to arrive, in ms. */
  readonly patience?: number | undefined;
  /** Whether the hall's network is served too, in clear. */
  readonly hall?: boolean | undefined;
  /** The port of https; missing: none. */
  readonly https?: number | undefined;
  /** The public names of this server. */
  readonly host?: readonly string[] | undefined;
  readonly trustProxy?: boolean | undefined;
  /** How long it goes on answering once it was asked to stop, in seconds: until nobody sends it requests any more. */
  readonly drain?: number | undefined;
  /** Whether each request is a line on standard error. */
  readonly log?: boolean | undefined;
  /** The only addresses of this computer that are opened beside its own; empty: all that it has. */
  readonly address?: readonly string[] | undefined;
  /** Up to how many bytes a database is checked before anything is answered. */
  readonly checkedAtOnce?: number | undefined;
  /** The check of a large database is over; with an error, it is damaged. */
  readonly onChecked?: ((error: Error | null) => void) | undefined;
  /** Addresses stand where clubs and licences should. */
  readonly onPrivate?: ((found: PrivateFound) => void) | undefined;
  /** The network has changed. */
  readonly onPlaces?: ((places: Places) => void) | undefined;
}

/** What an earlier program let in as a club or a licence, and is somebody's address (LIST-01). */
export interface PrivateFound {
  readonly people: number;
  readonly tournaments: number;
}

/** Until what each tournament's line says is known, between two looks, in ms. */
const first = 1000;
const longest = 60_000;

/**
 * Looks once after a start, while everybody is served: the lines of the list say it, and those that an earlier program
 * made are made anew one after the other. Answers how to stop looking.
 */
export function findPrivate({ heads }: Pick<Store, 'heads'>, tell: (found: PrivateFound) => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const look = async (pause: number): Promise<void> => {
    const all = await heads().catch(() => null);
    if (stopped) return;
    if (all === null || all.some(({ privateCells }) => privateCells === undefined)) {
      timer = setTimeout(() => void look(Math.min(2 * pause, longest)), pause);
      timer.unref();
      return;
    }
    const found = all.flatMap(({ privateCells = 0 }) => (privateCells > 0 ? [privateCells] : []));
    if (found.length > 0) tell({ people: found.reduce((sum, some) => sum + some, 0), tournaments: found.length });
  };
  void look(first);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
