import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { Invited } from '@ronde/contract/http/accounts';
import type { TeamRole } from '@ronde/contract/http/session';
import { type FormEvent, useState } from 'react';
import { deskPath } from '../../core/desk-query.ts';
import { request } from '../../core/http.ts';
import { useDesk } from '../../shell/desk.ts';
import { OneTimeLink } from '../../ui/one-time-link.tsx';
import { sectionStyles as section } from '../../ui/section.tsx';
import { useHouseWords } from '../../ui/use-house-words.ts';
import type { Acting } from './acting.ts';
import styles from './team.module.css';
import { teamRoles } from './team-roles.ts';
import { useTeamWords } from './use-team-words.ts';

interface Given {
  readonly invited: Invited;
  readonly role: TeamRole;
}

/** A one-time link to a role, shown here and never again. */
export function InviteForm({ run, again }: Acting) {
  const { t } = useDesk();
  const say = useTeamWords();
  const house = useHouseWords();
  const [role, setRole] = useState<TeamRole>('clerk');
  const [note, setNote] = useState('');
  const [given, setGiven] = useState<Given | null>(null);
  const invite = async (event: FormEvent) => {
    event.preventDefault();
    const body = { role, ...(note.trim() !== '' && { note: note.trim() }) };
    const invited = await run(() => request<Invited>('POST', deskPath(t, '/team/invitations'), body));
    if (!invited) return;
    setGiven({ invited, role });
    setNote('');
    await again();
  };
  return (
    <>
      <form onSubmit={invite} className={section.fields}>
        <NativeSelect
          label={say.role}
          data={teamRoles.map((one) => ({ value: one, label: house.roles[one] }))}
          value={role}
          onChange={(event) => setRole(teamRoles.find((one) => one === event.currentTarget.value) ?? 'clerk')}
          description={say.may[role]}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
        <TextInput
          label={say.forWhom}
          description={say.forWhomHelp}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={80}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <div className={styles.submit}>
          <Button type="submit" data-next="">
            {house.invite}
          </Button>
        </div>
      </form>
      {given && <OneTimeLink label={say.linkOf(house.roles[given.role])} invited={given.invited} />}
    </>
  );
}
