import { NativeSelect, Table } from '@mantine/core';
import type { Team, TeamRole } from '@ronde/contract/http/accounts';
import { useExternal } from '../../core/external.ts';
import { moment } from '../../core/hour.ts';
import { call } from '../../core/http.ts';
import { lang } from '../../core/language/lang.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.tsx';
import { RowAct } from '../../ui/row-act.tsx';
import { Sheet, SheetHead, sheetStyles as sheet } from '../../ui/sheet.tsx';
import { staffSentences } from '../../ui/staff-sentences.ts';
import { teamSentences } from './sentences.ts';
import styles from './team.module.css';
import { type Acting, teamRoles } from './team-parts.tsx';

type Member = Team['members'][number];

/** Everybody of the team: a role is changed in its row. */
export function Members({ members, ...acting }: Acting & { readonly members: readonly Member[] }) {
  const text = useSentences(teamSentences);
  const staff = useSentences(staffSentences);
  if (members.length === 0) return <p className="quiet">{staff.nobody}</p>;
  return (
    <Sheet caption={text.staff} scope>
      <SheetHead columns={[text.name, text.role, text.since]} acts={staff.remove} />
      <Table.Tbody>
        {members.map((member) => (
          <Row key={member.account} member={member} {...acting} />
        ))}
      </Table.Tbody>
    </Sheet>
  );
}

function Row({ member, run, again, tell }: Acting & { readonly member: Member }) {
  const { t } = useDesk();
  const text = useSentences(teamSentences);
  const staff = useSentences(staffSentences);
  const current = useExternal(lang);
  const given = { t, account: member.account };
  const change = async (role: TeamRole) => {
    if (await run(() => call('PUT /api/tournaments/{t}/team/{account}', { ...given, body: { role } })))
      tell(text.roleGiven(member.name, staff.roles[role]));
    await again();
  };
  const remove = async () => {
    if (await run(() => call('DELETE /api/tournaments/{t}/team/{account}', given))) tell(text.gone(member.name));
    await again();
  };
  return (
    <Table.Tr>
      <Table.Th scope="row" className={sheet.strong}>
        {member.name}
      </Table.Th>
      <Table.Td>
        <NativeSelect
          className={styles.select ?? ''}
          size="sm"
          aria-label={text.roleOf(member.name)}
          data={teamRoles.map((role) => ({ value: role, label: staff.roles[role] }))}
          value={member.role}
          onChange={(event) => {
            const role = teamRoles.find((one) => one === event.currentTarget.value);
            if (role) void change(role);
          }}
        />
      </Table.Td>
      <Table.Td className={sheet.quiet}>{moment(current, member.since)}</Table.Td>
      <Table.Td className={`${sheet.number} ${sheet.narrow}`}>
        <RowAct word={staff.remove} of={member.name} warning={text.leaves(member.name)} onAct={() => void remove()} />
      </Table.Td>
    </Table.Tr>
  );
}
