import { type ComponentType, type ReactNode, Suspense, useLayoutEffect } from 'react';
import { Link, Redirect, Route, Switch, useLocation } from 'wouter';
import { telling, uiSentences } from '../core/language/shared-sentences.ts';
import { useSentences } from '../core/language/use-sentences.ts';
import { address, waitingAddress } from '../shell/addresses.ts';
import { useDesk } from '../shell/desk.tsx';
import { PageBoundary, ToCome } from '../ui/boundary.tsx';
import { Page } from '../ui/page.tsx';
import { pageOf } from '../ui/page-of.ts';

/** What stands in the address in the places that begin with a colon. */
type Parts = Readonly<Record<string, string | undefined>>;

/** A page of the desk, below the tournament's address. */
export interface DeskPage {
  readonly at: string;
  /** Null: an address that leads nowhere. */
  readonly show: (parts: Parts) => ReactNode;
}

/** A page and its line in the list: its script comes when it is opened. `propsOf` null: no such address. */
export function page<Props extends object>(
  at: string,
  load: () => Promise<ComponentType<Props>>,
  propsOf: (parts: Parts) => Props | null,
): DeskPage {
  const Page = pageOf<Props>(async () => ({ default: await load() }));
  const show = (parts: Parts): ReactNode => {
    const props = propsOf(parts);
    // Another round is another page: nothing that was typed or opened in one goes on in the next.
    return props && <Page key={parts.round} {...props} />;
  };
  return { at, show };
}

const plain = () => ({});

/** 1 to 99, written as a number is. */
const isRound = (text: string | undefined): text is string => text !== undefined && /^[1-9]\d?$/.test(text);

const ofRound = ({ round }: Parts) => (isRound(round) ? { round: Number(round) } : null);

function afterRound({ after }: Parts): { readonly after: number | null } | null {
  if (after === undefined) return { after: null };
  return isRound(after) ? { after: Number(after) } : null;
}

function ofTeam({ part }: Parts): { readonly part: 'liens' | 'demandes' | null } | null {
  if (part === undefined) return { part: null };
  return part === 'liens' || part === 'demandes' ? { part } : null;
}

/** A page is a folder and a line here; all of them are fetched in this order once the first one stands. */
export const deskPages: readonly DeskPage[] = [
  page('/inscriptions', async () => (await import('./registration/registration.tsx')).RegistrationPage, plain),
  page('/ronde/:round', async () => (await import('./round/round-page.tsx')).RoundPage, ofRound),
  page('/classement/:after?', async () => (await import('./standings/standings-page.tsx')).StandingsPage, afterRound),
  page('/journal', async () => (await telling(() => import('./log/log.tsx'))).Log, plain),
  page('/ronde/:round/papier', async () => (await import('./paper-round/paper-page.tsx')).PaperPage, ofRound),
  page(
    '/ronde/:round/relire',
    async () => (await telling(() => import('./reread/reread-page.tsx'))).RereadPage,
    ofRound,
  ),
  page('/arbitrage', async () => (await import('./conduct/conduct-page.tsx')).ConductPage, plain),
  page('/finale', async () => (await import('./final/final-page.tsx')).FinalPage, plain),
  page('/cloture', async () => (await import('./closing/closing.tsx')).Closing, plain),
  page('/imprimer', async () => (await import('./print/print-page.tsx')).PrintPage, plain),
  page('/prix', async () => (await import('./prizes/prizes-page.tsx')).PrizesPage, plain),
  page('/joueurs', async () => (await import('./players/players-page.tsx')).PlayersPage, plain),
  page('/poules', async () => (await import('./pools/pools-page.tsx')).PoolsPage, plain),
  page(
    '/joueur/:number',
    async () => (await import('./player/player-page.tsx')).PlayerDeskPage,
    ({ number = '' }) => ({ number }),
  ),
  page('/equipe/:part?', async () => (await import('./team/team-page.tsx')).TeamPage, ofTeam),
  page('/reglages', async () => (await import('./settings/settings-page.tsx')).SettingsPage, plain),
  page('/salle', async () => (await import('./hall/hall-page.tsx')).HallDeskPage, plain),
];

/** The pages of a desk; without one, the step that waits for somebody. */
export function DeskRoutes({ pages = deskPages }: { readonly pages?: readonly DeskPage[] }) {
  const desk = useDesk();
  const [path] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page begins at its top.
  useLayoutEffect(() => window.scrollTo(0, 0), [path]);
  return (
    <PageBoundary at={path}>
      <Suspense fallback={<ToCome />}>
        <Switch>
          <Route path="/bureau/:t">
            <Redirect to={waitingAddress(desk.t, desk.waits)} replace />
          </Route>
          {pages.map(({ at, show }) => (
            <Route key={at} path={`/bureau/:t${at}`}>
              {(parts) => show(parts) ?? <Nowhere />}
            </Route>
          ))}
          <Route>
            <Nowhere />
          </Route>
        </Switch>
      </Suspense>
    </PageBoundary>
  );
}

function Nowhere() {
  const ui = useSentences(uiSentences);
  const { t, tournament } = useDesk();
  return (
    <Page title={ui.app.notFound}>
      <Link href={address.desk(t)} className="link">
        {tournament.name}
      </Link>
    </Page>
  );
}
