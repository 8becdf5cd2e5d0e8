import { type RawBuilder, sql } from 'kysely';
import type { Change } from '../store.ts';

/** Where the processes of one PostgreSQL hear of each other's changes. */
export const changesChannel = 'ronde_changes';

/** Says it to every process that listens, this one too, when the transaction is committed. */
export const telling = (news: string): RawBuilder<unknown> => sql`pg_notify(${changesChannel}, ${news})`;

/** As it is said. */
export const newsOf = (change: Change): string => JSON.stringify(change);
