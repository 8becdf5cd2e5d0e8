import { Button } from '@mantine/core';
import type { Summary } from '@ronde/contract/http/desk';
import type { Shelf } from '@ronde/engine';
import { longDate, type Sentences } from '@ronde/language';
import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { version } from '../../../package.json';
import { load } from '../../core/http.ts';
import { sharedSentences as sentencesOf, sharedSentences, uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { tournamentsKey } from '../../core/queries.ts';
import { useAccount } from '../../core/session.ts';
import { officeAddress } from '../../federation/office/addresses.ts';
import { useFederations } from '../../federation/office/office.tsx';
import { address } from '../../shell/addresses.ts';
import { Outside } from '../../shell/outside.tsx';
import { Unreadable } from '../../shell/unreadable.tsx';
import { Page } from '../../ui/page.tsx';
import { partOf } from '../../ui/page-of.ts';
import { PutAway } from '../publication/put-away.tsx';
import styles from './home.module.css';
import { ImportFile } from './import-file.tsx';
import { homeSentences } from './sentences.ts';

// Only whoever has no tournament fetches it.
const Practice = partOf(async () => ({ default: (await import('./practice.tsx')).Practice }));

/** My tournaments, by what they are now: in play, coming, past. */
export function Home() {
  const query = useQuery({
    queryKey: tournamentsKey,
    queryFn: () => load('GET /api/tournaments'),
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
  const ui = useSentences(uiSentences);
  const text = useSentences(homeSentences);
  const create = (
    <Button component={Link} href={address.create} data-next="">
      {ui.home.create}
    </Button>
  );
  return (
    <Page title={ui.home.title} acts={create}>
      {tournaments?.every(({ shelf }) => shelf !== undefined) && (
        <div className={styles.empty}>
          <p>{ui.home.empty}</p>
          <Suspense fallback={null}>
            <Practice />
          </Suspense>
        </div>
      )}
      <div className={styles.groups}>
        {groups(tournaments ?? []).map((group) => (
          <section key={group.kind} className={styles.group}>
            <h2>{ui.home[group.kind]}</h2>
            <Rows {...group} />
          </section>
        ))}
      </div>
      {putAway(tournaments ?? []).map((group) => (
        <details key={group.kind} className={styles.away}>
          <summary>
            {text[group.kind]} ({group.members.length})
          </summary>
          {group.kind === 'removed' && <p className="quiet small">{text.removedHelp}</p>}
          <Rows {...group} />
        </details>
      ))}
      <footer className={styles.foot}>
        <ImportFile />
        <InstallationLinks />
        <p className="quiet small">Ronde {version}</p>
      </footer>
    </Page>
  );
}

function Rows({ members }: { readonly members: readonly Summary[] }) {
  return (
    <ul className={styles.list}>
      {members.map((one) => (
        <TournamentRow key={one.id} tournament={one} />
      ))}
    </ul>
  );
}

interface Group<Kind> {
  readonly kind: Kind;
  readonly members: readonly Summary[];
}

type Time = 'live' | 'coming' | 'past';

function kindOf(tournament: Summary): Time {
  if (tournament.status === 'closed') return 'past';
  return tournament.rounds > 0 ? 'live' : 'coming';
}

/** In play first, then coming (the nearest first), then past (the newest first); no empty group. */
export function groups(tournaments: readonly Summary[]): readonly Group<Time>[] {
  const byDate = tournaments
    .filter(({ shelf }) => shelf === undefined)
    // Pools of one event bear its name before their own: they stand together, in the order of their names.
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  const of = (kind: Time) => byDate.filter((tournament) => kindOf(tournament) === kind);
  const all: readonly Group<Time>[] = [
    { kind: 'live', members: of('live') },
    { kind: 'coming', members: of('coming') },
    { kind: 'past', members: of('past').toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0)) },
  ];
  return all.filter((group) => group.members.length > 0);
}

/** Those that were put away, the newest first; no empty group. */
export function putAway(tournaments: readonly Summary[]): readonly Group<Shelf>[] {
  const newest = [...tournaments].sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
  const of = (kind: Shelf) => ({ kind, members: newest.filter(({ shelf }) => shelf === kind) });
  return [of('archived'), of('removed')].filter(({ members }) => members.length > 0);
}

/** The house's own pages: for whoever manages it, and for whoever keeps a federation's ratings. */
function InstallationLinks() {
  const text = useSentences(homeSentences);
  const account = useAccount();
  const manages = account?.house === 'manager';
  const { data: federations = [] } = useFederations(account?.house === 'member');
  if (!manages && federations.length === 0) return null;
  return (
    <nav aria-label={text.house} className={styles.house}>
      {manages && (
        <Link href={address.register()} className="link">
          {text.register}
        </Link>
      )}
      <Link href={officeAddress.all} className="link">
        {text.federation}
      </Link>
      {manages && (
        <Link href={address.accounts} className="link">
          {text.accounts}
        </Link>
      )}
    </nav>
  );
}

/** One tournament: its name, when and where, what it waits for. The whole row is the link. */
function TournamentRow({ tournament }: { readonly tournament: Summary }) {
  const sentences = useSentences(sharedSentences);
  const about = [
    longDate(sentences.lang, tournament.date),
    tournament.place,
    sentences.ui.home.players(tournament.players),
  ];
  const { slug, name, players, shelf, shelfFor } = tournament;
  const named = (
    <span className={styles.text}>
      <span className={styles.name}>{name}</span>
      <span className={styles.about}>{about.filter(Boolean).join(' · ')}</span>
    </span>
  );
  const away = shelfFor && (
    <div className={styles.put}>
      <PutAway t={slug} name={name} players={players} shelf={shelf ?? null} goes={shelfFor} />
    </div>
  );
  if (shelf === 'removed')
    return (
      <li>
        <div className={styles.row}>{named}</div>
        {away}
      </li>
    );
  return (
    <li>
      <Link href={address.desk(slug)} className={styles.row ?? ''}>
        {named}
        <span className={styles.next}>{waitsFor(sentencesOf[sentences.lang](tournament.format), tournament)}</span>
        <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
      </Link>
      {tournament.privateCells !== undefined && (
        <Link href={address.registration(tournament.slug)} className="link small">
          {homeSentences[sentences.lang].privateCells(tournament.privateCells)}
        </Link>
      )}
      {away}
    </li>
  );
}

/** What a tournament waits for: the next act, or the results without which a round cannot be closed; closed, nothing. */
export function waitsFor(sentences: Sentences, { waiting }: Pick<Summary, 'waiting'>): string {
  if (waiting.kind === 'closed') return sentences.ui.closing.closed;
  return waiting.kind === 'results'
    ? homeSentences[sentences.lang].missing(sentences.ui.strip.round(waiting.round), waiting.missing.length)
    : sentences.nextAct(waiting);
}
