import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { Invited } from '@ronde/contract/http/accounts';
import type { TeamRole } from '@ronde/contract/http/session';
import { type FormEvent, useState } from 'react';
import { deskPath } from '../api/desk-query.ts';
import { useExternal } from '../api/external.ts';
import { staffOrigin, useAddresses } from '../api/house-addresses.ts';
import { request } from '../api/http.ts';
import { useDesk } from '../frame/desk.ts';
import { GivenLink } from '../frame/given-link.tsx';
import { moment } from '../frame/moment.ts';
import { sectionStyles as section } from '../frame/section.tsx';
import { useHouseWords } from '../frame/use-house-words.ts';
import { lang } from '../session/lang.ts';
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
      {given && <Link given={given} />}
    </>
  );
}

function Link({ given: { invited, role } }: { readonly given: Given }) {
  const say = useTeamWords();
  const house = useHouseWords();
  const current = useExternal(lang);
  const { origin, here } = staffOrigin(useAddresses());
  return (
    <div role="status">
      <GivenLink
        label={say.linkOf(house.roles[role])}
        href={`${origin}${invited.path}`}
        help={house.until(moment(current, invited.endsAt))}
      />
      {here && (
        <p className="quiet small">
          {say.onlyHere} <code>npm start -- --https</code>
        </p>
      )}
    </div>
  );
}
