import { Table } from '@mantine/core';
import type { Team } from '@ronde/contract/http/accounts';
import { deskPath } from '../../core/desk-query.ts';
import { useExternal } from '../../core/external.ts';
import { request } from '../../core/http.ts';
import { lang } from '../../core/language/lang.ts';
import { useDesk } from '../../shell/desk.ts';
import { moment } from '../../ui/moment.ts';
import { RowAct } from '../../ui/row-act.tsx';
import { Sheet, sheetStyles as sheet } from '../../ui/sheet.tsx';
import { SheetHead } from '../../ui/sheet-head.tsx';
import { useHouseWords } from '../../ui/use-house-words.ts';
import type { Acting } from './acting.ts';
import { useTeamWords } from './use-team-words.ts';

type Open = Team['invitations'][number];

/** Links that nobody has used yet. */
export function Invitations({ invitations, ...acting }: Acting & { readonly invitations: readonly Open[] }) {
  const say = useTeamWords();
  const house = useHouseWords();
  if (invitations.length === 0) return <p className="quiet">{say.noWaiting}</p>;
  return (
    <Sheet caption={say.waiting} scope>
      <SheetHead columns={[say.forWhom, say.role, say.ends]} acts={house.remove} />
      <Table.Tbody>
        {invitations.map((one) => (
          <Row key={one.id} invitation={one} {...acting} />
        ))}
      </Table.Tbody>
    </Sheet>
  );
}

function Row({ invitation, run, again, tell }: Acting & { readonly invitation: Open }) {
  const { t } = useDesk();
  const say = useTeamWords();
  const house = useHouseWords();
  const current = useExternal(lang);
  const revoke = async () => {
    const at = deskPath(t, `/team/invitations/${encodeURIComponent(invitation.id)}`);
    if (await run(() => request('DELETE', at, {}))) tell(say.revoked);
    await again();
  };
  const whom = invitation.note ?? say.unnamed;
  return (
    <Table.Tr>
      <Table.Th scope="row">{whom}</Table.Th>
      <Table.Td>{house.roles[invitation.role]}</Table.Td>
      <Table.Td className={sheet.quiet}>{moment(current, invitation.endsAt)}</Table.Td>
      <Table.Td className={`${sheet.number} ${sheet.narrow}`}>
        <RowAct word={house.remove} of={whom} warning={say.revokeWarning} onAct={() => void revoke()} />
      </Table.Td>
    </Table.Tr>
  );
}
