import { randomInt, randomUUID } from 'node:crypto';
import { accountsIn } from '../accounts/accounts.ts';
import type { AutomaticCopies } from '../copies/automatic-copies.ts';
import { type LogFiles, loggingStore } from '../copies/logging-store.ts';
import { federationAccess } from '../federation/federation-access.ts';
import { importReader, sentReader } from '../files/import-file.ts';
import { hiddenEnds } from '../hall/ends.ts';
import { hallsIn } from '../hall/halls.ts';
import type { Installation, Worded } from '../http/installation.ts';
import { followNews } from '../http/live/follow-news.ts';
import { liveHub } from '../http/live.ts';
import { listingIn } from '../installation/search-engines.ts';
import { markNow, steadyServerClock } from '../machine/steady.ts';
import { openPresses } from '../papers/presses.ts';
import { publicAccess } from '../public/public-access.ts';
import { courier } from '../sending/courier.ts';
import type { StartRecipients } from '../sending/recipients.ts';
import { sendingIn } from '../sending/sending.ts';
import type { Data } from '../store/data.ts';
import { openTasks } from '../tasks/tasks.ts';
import type { Places } from './doors.ts';
import type { HallNetwork } from './network.ts';
import { countedStore, type Metrics, metricsOf } from './observe.ts';
import { safetyOf } from './troubles.ts';

interface OpenInstallation {
  readonly installation: Installation;
  readonly metrics: Metrics;
  /** Ends the streams. The data stay open for what is still being written. */
  close(): void;
}

/** What the house is told of its surroundings. */
interface Surroundings {
  /** Where the dated logs go. */
  readonly folder: string;
  readonly network: HallNetwork;
  readonly places: () => Places;
  /** Whether nothing may be written yet. */
  readonly readOnly: () => boolean;
  /** What goes wrong, for whoever looks after the machine. */
  readonly report: Installation['report'];
  /** The copies that the house makes by itself. */
  readonly copies: AutomaticCopies;
  /** Where closed tournaments are sent, as long as the desk says nothing else; missing: nowhere. */
  readonly federations?: StartRecipients | undefined;
}

/** All that the routes lean on, over open data. */
export function openInstallation(data: Data, around: Surroundings): OpenInstallation {
  const { folder, network, places, readOnly, copies, federations = {} } = around;
  const now = () => new Date().toISOString();
  const report: Installation['report'] = (error, request) => {
    if (!isGone(error)) around.report(error, request);
  };
  const steady = steadyServerClock();
  const live = liveHub();
  const metrics = metricsOf(() => live.count());
  const files: LogFiles = { folder, now, report, closed: ({ slug }) => copies.milestone(slug) };
  const store = loggingStore(countedStore(data.tournaments, metrics), files);
  const visitors = publicAccess({ ...data, tournaments: store }, now);
  const sending = sendingIn(data.db, now, federations);
  const carrier = courier(sending, { report, mayWrite: () => !readOnly() });
  // What another process wrote reaches the pages that are followed here too.
  const halls = hallsIn(data, { steady, mark: markNow });
  const unwatch = followNews(data, { live, halls, report });
  const endHalls = hiddenEnds(data, halls, { now: steady, report });
  const presses = openPresses();
  const tasks = openTasks<Worded>({ newId: randomUUID, ticks: steady });
  const installation: Installation = {
    store,
    accounts: accountsIn(data.db, { now, newId: randomUUID, readOnly, line: data.accountNews }),
    live,
    visitors,
    halls,
    listing: listingIn(data.db),
    readImport: importReader(),
    readSent: sentReader(),
    federations: federationAccess(data.db),
    presses,
    tasks,
    sending: {
      ...sending,
      async queue(stored, by) {
        const sent = await sending.queue(stored, by);
        carrier.wake();
        return sent;
      },
    },
    names: network.names,
    places,
    safety: () => safetyOf(folder, copies),
    now,
    steady,
    newId: randomUUID,
    newSeed: () => randomInt(10_000, 100_000),
    chance: (most) => randomInt(0, most + 1),
    report,
  };
  const close = () => {
    unwatch();
    endHalls();
    halls.close();
    carrier.stop();
    tasks.close();
    presses.close();
    live.close();
    visitors.close();
  };
  // What an earlier start left waiting.
  carrier.wake();
  return { installation, metrics, close };
}

/** The sender went away in the middle of a request: nobody is left to answer, and nothing is wrong here. */
const isGone = (error: unknown): boolean =>
  error instanceof Error && error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET';
