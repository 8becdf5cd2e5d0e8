import { Button } from '@mantine/core';
import type { TableRef } from '@ronde/engine/tournament/state';
import { Link } from 'wouter';
import { useUi } from '../core/language/use-words.ts';
import { address } from './addresses.ts';
import { useDesk } from './desk.ts';

/** More are read in the list of the round itself. */
const most = 12;

/** To each table without result, where it is typed, or counted as a forfeit. */
export function MissingLinks({ missing }: { readonly missing: readonly TableRef[] }) {
  const ui = useUi();
  const { t } = useDesk();
  return missing.slice(0, most).map(({ round, table }) => (
    <Button key={table} component={Link} href={`${address.round(t, round)}?table=${table}`} variant="default" size="sm">
      {ui.table.tableNumber(table)}
    </Button>
  ));
}
