import { type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import type { HallNews } from '../data-port.ts';
import { changesChannel } from '../sql/insert.ts';
import type { TournamentChange } from '../store.ts';
import { cut, inTime, patience } from './punctual.ts';

const hallChannel = 'ronde_halls';
const accountChannel = 'ronde_accounts';
const soonest = 100;
const latest = 1000;
/** Between two questions whether the other end is still there, in ms: a network that forgot a connection says nothing. */
const pulseEvery = 2000;

/** Says it to every process that listens, this one too, when the transaction is committed: a statement of its own. */
export const tellingHall = (news: HallNews): RawBuilder<unknown> =>
  sql`select pg_notify(${hallChannel}, ${JSON.stringify(news)})`;

/** The same of who may do what: that it changed. */
export const tellingAccounts = sql`select pg_notify(${accountChannel}, '')`;

interface Ears {
  told(change: TournamentChange): void;
  toldHall(news: HallNews): void;
  toldAccounts(): void;
  /** The connection is lost: nothing is heard until `missed`. */
  deaf(): void;
  /** The database does not answer: nobody need wait for it. */
  away(): void;
  /** It answers again. */
  back(): void;
  /** Called when it listens anew after a silence. */
  missed(): Promise<void>;
  report(error: unknown): void;
}

interface News {
  stop(): Promise<void>;
}

/** Listens on a connection of its own, which comes back by itself. Throws when the first one cannot be made. */
export async function listenFrom(url: string, ears: Ears): Promise<News> {
  let stopped = false;
  let client = await connected(url, ears, lost);
  let timer: NodeJS.Timeout | undefined;

  function lost(wait = soonest): void {
    if (stopped) return;
    ears.deaf();
    clearTimeout(timer);
    timer = setTimeout(() => void comeBack(wait), wait);
    timer.unref();
  }

  async function comeBack(wait: number): Promise<void> {
    try {
      client = await connected(url, ears, lost);
      if (stopped) return cut(client);
      ears.back();
      await ears.missed();
    } catch (error) {
      ears.away();
      ears.report(error);
      lost(Math.min(2 * wait, latest));
    }
  }

  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await inTime(client.end(), patience.pulse, () => cut(client)).catch(() => undefined);
    },
  };
}

/** Asks again and again whether the other end is there; cut when it is not, the connection ends as any other. */
function keepAsking(client: pg.Client, { away, report }: Ears): void {
  const ask = async (): Promise<void> => {
    try {
      await inTime(client.query('select 1'), patience.pulse, away);
      again();
    } catch (error) {
      report(error);
      cut(client);
    }
  };
  let timer: NodeJS.Timeout | undefined;
  let over = false;
  const again = (): void => {
    if (over) return;
    timer = setTimeout(() => void ask(), pulseEvery);
    timer.unref();
  };
  client.once('end', () => {
    over = true;
    clearTimeout(timer);
  });
  again();
}

async function connected(url: string, ears: Ears, lost: () => void): Promise<pg.Client> {
  const { told, toldHall, toldAccounts, report } = ears;
  const client = new pg.Client({
    connectionString: url,
    application_name: 'ronde, listening',
    connectionTimeoutMillis: patience.connection,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5000,
  });
  let listening = false;
  client.on('error', report);
  client.on('end', () => listening && lost());
  client.on('notification', ({ channel: from, payload = '' }) => {
    const news = from === hallChannel ? hallNewsIn(payload) : null;
    const change = from === changesChannel ? changeIn(payload) : null;
    if (news) toldHall(news);
    if (from === accountChannel) toldAccounts();
    if (change) told(change);
  });
  try {
    await client.connect();
    await inTime(
      client.query(`listen ${changesChannel}; listen ${hallChannel}; listen ${accountChannel}`),
      patience.pulse,
      () => undefined,
    );
  } catch (error) {
    cut(client);
    throw error;
  }
  listening = true;
  keepAsking(client, ears);
  return client;
}

/** Null for what this program did not send. */
function changeIn(payload: string): TournamentChange | null {
  try {
    const { tournament, version, publicVersion, open } = JSON.parse(payload) as Partial<TournamentChange>;
    if (typeof tournament !== 'string' || typeof version !== 'number' || typeof publicVersion !== 'number') return null;
    return { tournament, version, publicVersion, ...(typeof open === 'boolean' && { open }) };
  } catch {
    return null;
  }
}

function hallNewsIn(payload: string): HallNews | null {
  try {
    const { tournament, rev } = JSON.parse(payload) as Partial<HallNews>;
    return typeof tournament === 'string' && typeof rev === 'number' ? { tournament, rev } : null;
  } catch {
    return null;
  }
}
