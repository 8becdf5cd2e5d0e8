import { Button, NativeSelect, Table, TextInput } from '@mantine/core';
import type { Invited, Team, TeamRole } from '@ronde/contract/http/accounts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useExternal } from '../../core/external.ts';
import { moment } from '../../core/hour.ts';
import { call, load } from '../../core/http.ts';
import { lang } from '../../core/language/lang.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.tsx';
import { ForDirector, usePermissions } from '../../shell/permissions.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { OneTimeLink } from '../../ui/given-link.tsx';
import { Page, Section, sectionStyles as section } from '../../ui/page.tsx';
import { RowAct } from '../../ui/row-act.tsx';
import { Sheet, SheetHead, sheetStyles as sheet } from '../../ui/sheet.tsx';
import { staffSentences } from '../../ui/staff-sentences.ts';
import { useAct } from '../../ui/use-act.ts';
import { LinksPage } from './links-page.tsx';
import { Members } from './members.tsx';
import { RequestsPage } from './requests-page.tsx';
import { teamSentences } from './sentences.ts';
import styles from './team.module.css';
import { type Acting, type TeamPart, TeamParts, teamRoles, useDone } from './team-parts.tsx';

/** Who works on the tournament; the players' links; who asks to be registered. For the director alone. */
export function TeamPage({ part }: { readonly part: TeamPart | null }) {
  const text = useSentences(teamSentences);
  const allowed = usePermissions();
  if (!allowed.act('team'))
    return (
      <Page title={text.title}>
        <ForDirector />
      </Page>
    );
  if (part === 'liens') return <LinksPage />;
  return part === 'demandes' ? <RequestsPage /> : <StaffPage />;
}

const teamKey = (t: string) => ['team', t] as const;

/** Who works on the tournament, who is invited to, and the invitation itself. */
function StaffPage() {
  const text = useSentences(teamSentences);
  const { t } = useDesk();
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: teamKey(t),
    queryFn: () => load('GET /api/tournaments/{t}/team', { t }),
    staleTime: 0,
  });
  const { run, trouble, clear } = useAct();
  const [done, tell] = useDone();
  const again = () => client.invalidateQueries({ queryKey: teamKey(t) });
  const parts = { run, again, tell };
  return (
    <Page title={text.title}>
      <TeamParts part={null} />
      <RefusalNotice trouble={trouble} onClose={clear} />
      <p className={styles.done}>{done}</p>
      <Section title={text.staff} about={text.staffHelp}>
        <Members members={data?.members ?? []} {...parts} />
      </Section>
      <Section title={text.newTitle} about={text.newHelp}>
        <InviteForm {...parts} />
      </Section>
      <Section title={text.waiting}>
        <Invitations invitations={data?.invitations ?? []} {...parts} />
      </Section>
    </Page>
  );
}

type Open = Team['invitations'][number];

/** Links that nobody has used yet. */
function Invitations({ invitations, ...acting }: Acting & { readonly invitations: readonly Open[] }) {
  const text = useSentences(teamSentences);
  const staff = useSentences(staffSentences);
  if (invitations.length === 0) return <p className="quiet">{text.noWaiting}</p>;
  return (
    <Sheet caption={text.waiting} scope>
      <SheetHead columns={[text.forWhom, text.role, text.ends]} acts={staff.remove} />
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
  const text = useSentences(teamSentences);
  const staff = useSentences(staffSentences);
  const current = useExternal(lang);
  const revoke = async () => {
    const given = { t, invitation: invitation.id };
    if (await run(() => call('DELETE /api/tournaments/{t}/team/invitations/{invitation}', given))) tell(text.revoked);
    await again();
  };
  const whom = invitation.note ?? text.unnamed;
  return (
    <Table.Tr>
      <Table.Th scope="row">{whom}</Table.Th>
      <Table.Td>{staff.roles[invitation.role]}</Table.Td>
      <Table.Td className={sheet.quiet}>{moment(current, invitation.endsAt)}</Table.Td>
      <Table.Td className={`${sheet.number} ${sheet.narrow}`}>
        <RowAct word={staff.remove} of={whom} warning={text.revokeWarning} onAct={() => void revoke()} />
      </Table.Td>
    </Table.Tr>
  );
}

interface Given {
  readonly invited: Invited;
  readonly role: TeamRole;
}

/** A one-time link to a role, shown here and never again. */
function InviteForm({ run, again }: Acting) {
  const { t } = useDesk();
  const text = useSentences(teamSentences);
  const staff = useSentences(staffSentences);
  const [role, setRole] = useState<TeamRole>('clerk');
  const [note, setNote] = useState('');
  const [given, setGiven] = useState<Given | null>(null);
  const invite = async (event: FormEvent) => {
    event.preventDefault();
    const body = { role, ...(note.trim() !== '' && { note: note.trim() }) };
    const invited = await run(() => call('POST /api/tournaments/{t}/team/invitations', { t, body }));
    if (!invited) return;
    setGiven({ invited, role });
    setNote('');
    await again();
  };
  return (
    <>
      <form onSubmit={invite} className={section.fields}>
        <NativeSelect
          label={text.role}
          data={teamRoles.map((one) => ({ value: one, label: staff.roles[one] }))}
          value={role}
          onChange={(event) => setRole(teamRoles.find((one) => one === event.currentTarget.value) ?? 'clerk')}
          description={text.may[role]}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
        <TextInput
          label={text.forWhom}
          description={text.forWhomHelp}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={80}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <div className={styles.submit}>
          <Button type="submit" data-next="">
            {staff.invite}
          </Button>
        </div>
      </form>
      {given && <OneTimeLink label={text.linkOf(staff.roles[given.role])} invited={given.invited} />}
    </>
  );
}
