import { type Data, type DataOptions, openStore, type Where } from '../store/data.ts';
import { migrations } from './migrations.ts';

/** The house's data with the tables of every room. As `openStore`. */
export function openData(where: Where, options: DataOptions = {}): Promise<Data> {
  return openStore(where, { ...options, migrations });
}
