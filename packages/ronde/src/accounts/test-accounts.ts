import { openData } from '../database/migrations.ts';
import type { Data } from '../store/data-port.ts';
import { sharedPostgres } from '../store/postgres/test-shared.ts';
import type { Account, TeamRole } from './account.ts';
import { type Accounts, accountsIn } from './accounts.ts';
import { passwords } from './passwords.ts';
import type { From } from './throttle.ts';

/** Scrypt at a cost that a test can pay a hundred times. */
export const quickPasswords = () => passwords(4);

export interface Room {
  readonly accounts: Accounts;
  readonly data: Data;
  /** Lets time pass, in minutes. */
  wait(minutes: number): void;
  /** Somebody sets the clock: nothing has passed. */
  set(minutes: number): void;
}

/** A database that is empty each time it is opened. */
export interface Opening {
  open(): Promise<Data>;
  stop(): Promise<void>;
}

/** Both dialects: what holds in one holds in the other. */
export const dialects: readonly (readonly [string, () => Promise<Opening>])[] = [
  ['SQLite', async () => ({ open: () => openData('memory'), stop: async () => undefined })],
  ['PostgreSQL', onPostgres],
];

/** One server and one database for all, emptied between two rooms: making one takes long. */
async function onPostgres(): Promise<Opening> {
  const postgres = await sharedPostgres();
  const data = await openData({ url: await postgres.fresh() });
  return {
    async open() {
      for (const table of ['sessions', 'invitations', 'members', 'accounts', 'sign_in_failures'] as const) {
        await data.db.deleteFrom(table).execute();
      }
      return { ...data, close: async () => undefined };
    },
    async stop() {
      await data.close();
    },
  };
}

/** Accounts on an empty database, with a clock of their own. */
export async function openRoom(database: Opening): Promise<Room> {
  const data = await database.open();
  let time = Date.parse('2026-11-14T09:00:00.000Z');
  let passed = 0;
  let ids = 0;
  const now = () => new Date(time).toISOString();
  const accounts = accountsIn(data.db, {
    now,
    newId: () => `a-${++ids}`,
    passwords: quickPasswords(),
    ticks: () => passed,
  });
  return {
    accounts,
    data,
    wait: (minutes) => {
      time += minutes * 60_000;
      passed += minutes * 60_000;
    },
    set: (minutes) => {
      time += minutes * 60_000;
    },
  };
}

export const password = 'neuf chevaux blancs';
export const laptop = { device: 'Firefox, Linux', kept: true } as const;
export const hall: From = { address: '192.168.1.20', local: false };

/** The account of a link: a manager's first, or what `grant` says. */
export async function enters(
  accounts: Accounts,
  name: string,
  grant: Parameters<Accounts['invite']>[0]['grant'] = { kind: 'owner' },
): Promise<{ readonly account: Account; readonly token: string }> {
  const { token } = await accounts.invite({ grant, by: null });
  const entered = await accounts.accept({ token, name, password, ...laptop });
  if (!entered.ok) throw new Error(entered.refusal);
  return entered.value;
}

export const entersTeam = (accounts: Accounts, name: string, tournament: string, role: TeamRole) =>
  enters(accounts, name, { kind: 'team', tournament, role });
