import type { Kysely } from 'kysely';
import { type Links, linksIn } from '../links/links.ts';
import { type Requests, requestsIn } from '../links/requests.ts';
import { type Sheets, sheetsHeld } from '../links/sheets.ts';
import { lru } from '../machine/lru.ts';
import type { Data } from '../store/data-port.ts';
import type { Tables } from '../store/sql/tables.ts';
import { type Current, currentViews } from './current.ts';
import { type Pages, pagesKept } from './pages.ts';
import { type Throttle, throttle } from './throttle.ts';

/** All that serves those who have no account: the public, and players by their link. */
export interface PublicAccess {
  readonly db: Kysely<Tables>;
  readonly current: Current;
  readonly pages: Pages;
  readonly quick: Quick;
  readonly links: Links;
  readonly requests: Requests;
  readonly sheets: Sheets;
  /** By link: what a phone may send. */
  readonly sending: Throttle;
  /** By link: words to look up, and lines of a score sheet. */
  readonly looking: Throttle;
  /** By sender: codes that are nobody's. */
  readonly guessing: Throttle;
  /** By sender: asking to be registered. A whole club may stand behind one address. */
  readonly asking: Throttle;
  close(): void;
}

export function publicAccess(data: Data, now: () => string): PublicAccess {
  const current = currentViews(data);
  return {
    db: data.db,
    current,
    pages: pagesKept(),
    quick: quickAddresses(),
    links: linksIn(data.db, now),
    requests: requestsIn(data, now),
    sheets: sheetsHeld(),
    sending: throttle(10, 6),
    looking: throttle(30, 2),
    guessing: throttle(20, 10),
    asking: throttle(20, 30),
    close: current.close,
  };
}

/** A page: a tournament as the address names it, and the answer within it. */
export interface Named {
  readonly ref: string;
  readonly path: string;
}

/** Which page an address was answered with, once every guard had let it through. */
interface Quick {
  remember(url: string, named: Named): void;
  find(url: string): Named | null;
}

function quickAddresses(most = 5000): Quick {
  const known = lru<Named>(most);
  return { remember: known.set, find: (url) => known.get(url) ?? null };
}
