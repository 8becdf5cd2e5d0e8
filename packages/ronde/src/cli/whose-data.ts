import type { Options } from './grammar.ts';
import type { Io } from './io.ts';

/** The folder of the data, that of `npm start` when none is given. */
export const folderOf = ({ data }: Options): string => (typeof data === 'string' ? data : './data');

/** The PostgreSQL database of the line, else of the environment, as `npm start` takes it; a folder that is named wins. */
export function databaseOf({ data, database }: Options, { RONDE_DATABASE_URL: url }: Io['env']): string | undefined {
  if (typeof database === 'string') return database;
  return url === '' || data !== undefined ? undefined : url;
}
