import { ForDirector } from '../../shell/for-director.tsx';
import { useMay } from '../../shell/use-may.ts';
import { Page } from '../../ui/page.tsx';
import { LinksPage } from './links-page.tsx';
import { RequestsPage } from './requests-page.tsx';
import { StaffPage } from './staff-page.tsx';
import type { TeamPart } from './team-parts.tsx';
import { useTeamWords } from './use-team-words.ts';

/** Who works on the tournament; the players' links; who asks to be registered. For the director alone. */
export function TeamPage({ part }: { readonly part: TeamPart | null }) {
  const say = useTeamWords();
  const may = useMay();
  if (!may.act('team'))
    return (
      <Page title={say.title}>
        <ForDirector />
      </Page>
    );
  if (part === 'liens') return <LinksPage />;
  return part === 'demandes' ? <RequestsPage /> : <StaffPage />;
}
