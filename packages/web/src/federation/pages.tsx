import { Suspense, useLayoutEffect } from 'react';
import { Link, Redirect, Route, Switch, useLocation } from 'wouter';
import { uiSentences } from '../core/language/shared-sentences.ts';
import { useSentences } from '../core/language/use-sentences.ts';
import { PageBoundary, ToCome } from '../ui/boundary.tsx';
import { Page } from '../ui/page.tsx';
import { pageOf } from '../ui/page-of.ts';
import { officeAddress } from './office/addresses.ts';
import { useOffice } from './office/office.tsx';

const ReceivedPage = pageOf(async () => ({ default: (await import('./received/received-page.tsx')).ReceivedPage }));
const TakeListPage = pageOf(async () => ({ default: (await import('./received/take-list-page.tsx')).TakeListPage }));
const RatingsPage = pageOf(async () => ({ default: (await import('./ratings/ratings-page.tsx')).RatingsPage }));
const PersonPage = pageOf(async () => ({ default: (await import('./ratings/person-page.tsx')).PersonPage }));
const PublicationsPage = pageOf(async () => ({
  default: (await import('./publications/publications-page.tsx')).PublicationsPage,
}));
const SeasonPage = pageOf(async () => ({ default: (await import('./season/season-page.tsx')).SeasonPage }));
const JournalPage = pageOf(async () => ({ default: (await import('./journal/journal-page.tsx')).JournalPage }));
const TeamPage = pageOf(async () => ({ default: (await import('./team/team-page.tsx')).TeamPage }));
const SendersPage = pageOf(async () => ({ default: (await import('./senders/senders-page.tsx')).SendersPage }));

/** The pages of an office; without one, what waits. */
export function OfficeRoutes() {
  const { address: f } = useOffice();
  const [path] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page begins at its top.
  useLayoutEffect(() => window.scrollTo(0, 0), [path]);
  return (
    <PageBoundary at={path}>
      <Suspense fallback={<ToCome />}>
        <Switch>
          <Route path="/federation/:f">
            <Redirect to={officeAddress.received(f)} replace />
          </Route>
          <Route path="/federation/:f/recus/liste">
            <TakeListPage />
          </Route>
          <Route path="/federation/:f/recus/:receipt?">
            {({ receipt }) => <ReceivedPage receipt={numberIn(receipt)} />}
          </Route>
          <Route path="/federation/:f/cotes">
            <RatingsPage />
          </Route>
          <Route path="/federation/:f/cotes/:person">
            {({ person }) => <PersonPage key={person} person={decoded(person)} />}
          </Route>
          <Route path="/federation/:f/publications/:date?">
            {({ date }) => <PublicationsPage date={date ?? null} />}
          </Route>
          <Route path="/federation/:f/saison/:name?">
            <SeasonPage />
          </Route>
          <Route path="/federation/:f/journal">
            <JournalPage />
          </Route>
          <Route path="/federation/:f/expediteurs">
            <SendersPage />
          </Route>
          <Route path="/federation/:f/equipe">
            <TeamPage />
          </Route>
          <Route>
            <NotThere />
          </Route>
        </Switch>
      </Suspense>
    </PageBoundary>
  );
}

function NotThere() {
  const ui = useSentences(uiSentences);
  return (
    <Page title={ui.app.notFound}>
      <Link href={officeAddress.all} className="link">
        {ui.app.backHome}
      </Link>
    </Page>
  );
}

const numberIn = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,7}$/.test(text) ? Number(text) : null;

/** The router has decoded all but what means something in an address; what is no code is left as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
