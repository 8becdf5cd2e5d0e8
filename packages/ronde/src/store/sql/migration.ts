import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export type DialectName = 'sqlite' | 'postgres';

/**
 * One step of the database's growth. Published, it never changes. `run` uses kysely's schema builder, so that one text
 * serves both dialects.
 */
export interface Migration {
  readonly number: number;
  readonly name: string;
  run(db: Kysely<Tables>, dialect: DialectName): Promise<void>;
}
