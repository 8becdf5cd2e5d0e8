import { type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import type { HallNews } from '../hall-news.ts';
import type { Change } from '../store.ts';

const channel = 'ronde_changes';
const hallChannel = 'ronde_halls';
const soonest = 100;
const latest = 5000;

/** Says it to every process that listens, this one too, when the transaction is committed. */
export const telling = (change: Change): RawBuilder<unknown> => sql`pg_notify(${channel}, ${JSON.stringify(change)})`;

/** The same of what a hall shows, as a statement of its own. */
export const tellingHall = (news: HallNews): RawBuilder<unknown> =>
  sql`select pg_notify(${hallChannel}, ${JSON.stringify(news)})`;

export interface Ears {
  told(change: Change): void;
  toldHall(news: HallNews): void;
  /** Called when it listens anew after a silence. */
  missed(): Promise<void>;
  report(error: unknown): void;
}

export interface News {
  stop(): Promise<void>;
}

/** Listens on a connection of its own, which comes back by itself. Throws when the first one cannot be made. */
export async function listenFrom(url: string, ears: Ears): Promise<News> {
  let stopped = false;
  let client = await connected(url, ears, lost);
  let timer: NodeJS.Timeout | undefined;

  function lost(wait = soonest): void {
    if (stopped) return;
    clearTimeout(timer);
    timer = setTimeout(() => void comeBack(wait), wait);
    timer.unref();
  }

  async function comeBack(wait: number): Promise<void> {
    try {
      client = await connected(url, ears, lost);
      if (stopped) return void (await client.end());
      await ears.missed();
    } catch (error) {
      ears.report(error);
      lost(Math.min(2 * wait, latest));
    }
  }

  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await client.end().catch(() => undefined);
    },
  };
}

async function connected(url: string, { told, toldHall, report }: Ears, lost: () => void): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'ronde, listening',
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  });
  let listening = false;
  client.on('error', report);
  client.on('end', () => listening && lost());
  client.on('notification', ({ channel: from, payload = '' }) => {
    const news = from === hallChannel ? hallNewsIn(payload) : null;
    const change = from === channel ? changeIn(payload) : null;
    if (news) toldHall(news);
    if (change) told(change);
  });
  try {
    await client.connect();
    await client.query(`listen ${channel}; listen ${hallChannel}`);
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  listening = true;
  return client;
}

/** Null for what this program did not send. */
function changeIn(payload: string): Change | null {
  try {
    const { tournament, version, publicVersion } = JSON.parse(payload) as Partial<Change>;
    if (typeof tournament !== 'string' || typeof version !== 'number' || typeof publicVersion !== 'number') return null;
    return { tournament, version, publicVersion };
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
