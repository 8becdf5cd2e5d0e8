import type { PublicTable } from '@ronde/contract/http/public';
import { tablesByNumber } from '@ronde/views/tables';
import type { State } from './wall-state.ts';

/** The tables of two of the round that is shown, by number. */
export const tablesShown = ({ round }: Pick<State, 'round'>) => tablesByNumber<PublicTable>(round?.tables ?? []);

/** Those where no result counts yet, a dispute included. */
export const missingIn = (tables: ReturnType<typeof tablesShown>): readonly number[] =>
  tables.filter(({ match }) => match.state !== 'entered').map(({ table }) => table);
