import { Button } from '@mantine/core';
import type { Summary } from '@ronde/contract/http/desk';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { tournamentsKey } from '../../core/desk-query.ts';
import { read } from '../../core/http.ts';
import { useUi } from '../../core/language/use-words.ts';
import { address } from '../../shell/addresses.ts';
import { Outside } from '../../shell/outside.tsx';
import { Unreadable } from '../../shell/unreadable.tsx';
import { Page } from '../../ui/page.tsx';
import { partOf } from '../../ui/page-of.ts';
import { groups } from './groups.ts';
import styles from './home.module.css';
import { HouseLinks } from './house-links.tsx';
import { ImportFile } from './import-file.tsx';
import { TournamentRow } from './tournament-row.tsx';

// Only whoever has no tournament fetches it.
const Practice = partOf(async () => ({ default: (await import('./practice.tsx')).Practice }));

/** My tournaments, by what they are now: in play, coming, past. */
export function Home() {
  const query = useQuery({
    queryKey: tournamentsKey,
    queryFn: () => read<readonly Summary[]>('/api/tournaments'),
    staleTime: 0,
  });
  if (query.isError && !query.data) return <Unreadable error={query.error} />;
  return (
    <Outside>
      <List tournaments={query.data} />
    </Outside>
  );
}

function List({ tournaments }: { readonly tournaments: readonly Summary[] | undefined }) {
  const ui = useUi();
  const create = (
    <Button component={Link} href={address.create} data-next="">
      {ui.home.create}
    </Button>
  );
  return (
    <Page title={ui.home.title} acts={create}>
      {tournaments?.length === 0 && (
        <div className={styles.empty}>
          <p>{ui.home.empty}</p>
          <Suspense fallback={null}>
            <Practice />
          </Suspense>
        </div>
      )}
      <div className={styles.groups}>
        {groups(tournaments ?? []).map(({ kind, members }) => (
          <section key={kind} className={styles.group}>
            <h2>{ui.home[kind]}</h2>
            <ul className={styles.list}>
              {members.map((one) => (
                <TournamentRow key={one.id} tournament={one} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <footer className={styles.foot}>
        <ImportFile />
        <HouseLinks />
      </footer>
    </Page>
  );
}
