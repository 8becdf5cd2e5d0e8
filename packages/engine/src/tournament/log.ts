import type { Event } from './events.ts';

/** One accepted command: what it did, who asked, when. The log is the list of these, from 1, without a gap. */
export interface Decision {
  readonly seq: number;
  /** The command's own id, unique in the log: sent twice, it acts once. */
  readonly id: string;
  /** The server's time, ISO 8601. */
  readonly at: string;
  /** The time on the device that asked, as it says: never trusted, kept beside the server's. */
  readonly deviceAt?: string;
  /** Who asked: an opaque id, or the name that an earlier version wrote. */
  readonly by: string;
  readonly events: readonly Event[];
  /** The decisions that this one takes back, newest first. */
  readonly undoes?: readonly number[];
}
