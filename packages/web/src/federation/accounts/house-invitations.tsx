import { Table } from '@mantine/core';
import type { HouseInvitation } from '@ronde/contract/http/accounts';
import { useExternal } from '../../core/external.ts';
import { request } from '../../core/http.ts';
import { lang } from '../../core/language/lang.ts';
import { moment } from '../../ui/moment.ts';
import { RowAct } from '../../ui/row-act.tsx';
import { Sheet, sheetStyles as sheet } from '../../ui/sheet.tsx';
import { SheetHead } from '../../ui/sheet-head.tsx';
import { useHouseWords } from '../../ui/use-house-words.ts';
import type { Acting } from './acting.ts';
import { useAccountsWords } from './use-accounts-words.ts';

/** Links to new accounts that nobody has used yet. */
export function HouseInvitations({
  invitations,
  run,
  again,
  tell,
}: Acting & { readonly invitations: readonly HouseInvitation[] }) {
  const say = useAccountsWords();
  const words = useHouseWords();
  const current = useExternal(lang);
  if (invitations.length === 0) return <p className="quiet">{say.noWaiting}</p>;
  const revoke = async (id: string) => {
    const at = `/api/accounts/invitations/${encodeURIComponent(id)}`;
    if (await run(() => request('DELETE', at, {}))) tell(say.revoked);
    await again();
  };
  return (
    <Sheet caption={say.waiting} scope>
      <SheetHead columns={[say.forWhom, say.house, say.ends]} acts={words.remove} />
      <Table.Tbody>
        {invitations.map(({ id, note, house, endsAt }) => (
          <Table.Tr key={id}>
            <Table.Th scope="row">{note ?? say.unnamed}</Table.Th>
            <Table.Td>{say.houses[house]}</Table.Td>
            <Table.Td className={sheet.quiet}>{moment(current, endsAt)}</Table.Td>
            <Table.Td className={`${sheet.number} ${sheet.narrow}`}>
              <RowAct
                word={words.remove}
                of={note ?? say.unnamed}
                warning={say.revokeWarning}
                onAct={() => void revoke(id)}
              />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Sheet>
  );
}
