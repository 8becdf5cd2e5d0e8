import type { Team } from '@ronde/contract/http/accounts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { deskPath } from '../../core/desk-query.ts';
import { read } from '../../core/http.ts';
import { useDesk } from '../../shell/desk.ts';
import { Refused } from '../../shell/refused.tsx';
import { Page } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';
import { useAct } from '../../ui/use-act.ts';
import { Invitations } from './invitations.tsx';
import { InviteForm } from './invite-form.tsx';
import { Members } from './members.tsx';
import styles from './team.module.css';
import { TeamParts } from './team-parts.tsx';
import { useDone } from './use-done.ts';
import { useTeamWords } from './use-team-words.ts';

const teamKey = (t: string) => ['team', t] as const;

/** Who works on the tournament, who is invited to, and the invitation itself. */
export function StaffPage() {
  const say = useTeamWords();
  const { t } = useDesk();
  const client = useQueryClient();
  const { data } = useQuery({ queryKey: teamKey(t), queryFn: () => read<Team>(deskPath(t, '/team')), staleTime: 0 });
  const { run, trouble, clear } = useAct();
  const [done, tell] = useDone();
  const again = () => client.invalidateQueries({ queryKey: teamKey(t) });
  const parts = { run, again, tell };
  return (
    <Page title={say.title}>
      <TeamParts part={null} />
      <Refused trouble={trouble} onClose={clear} />
      <p className={styles.done}>{done}</p>
      <Section title={say.staff} about={say.staffHelp}>
        <Members members={data?.members ?? []} {...parts} />
      </Section>
      <Section title={say.newTitle} about={say.newHelp}>
        <InviteForm {...parts} />
      </Section>
      <Section title={say.waiting}>
        <Invitations invitations={data?.invitations ?? []} {...parts} />
      </Section>
    </Page>
  );
}
