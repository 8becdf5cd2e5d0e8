import { Suspense, useLayoutEffect } from 'react';
import { Link, Redirect, Route, Switch, useLocation } from 'wouter';
import { useUi } from '../core/language/use-words.ts';
import { address, waitingAddress } from '../shell/addresses.ts';
import { useDesk } from '../shell/desk.ts';
import { PageBoundary } from '../ui/boundary.tsx';
import { Page } from '../ui/page.tsx';
import { ToCome } from '../ui/to-come.tsx';
import {
  Closing,
  ConductPage,
  FinalPage,
  HallPage,
  Log,
  PaperPage,
  PlayerPage,
  Players,
  PoolsPage,
  PrintPage,
  PrizesPage,
  Registration,
  RereadPage,
  RoundPage,
  SettingsPage,
  StandingsPage,
  TeamPage,
} from './desk-pages.ts';

/** The pages of a desk; without one, the step that waits for somebody. */
export function DeskRoutes() {
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
          <Route path="/bureau/:t/inscriptions">
            <Registration />
          </Route>
          <Route path="/bureau/:t/joueurs">
            <Players />
          </Route>
          <Route path="/bureau/:t/ronde/:round/papier">
            {({ round }) => (isRound(round) ? <PaperPage key={round} round={Number(round)} /> : <Nowhere />)}
          </Route>
          <Route path="/bureau/:t/joueur/:number">{({ number }) => <PlayerPage number={number} />}</Route>
          <Route path="/bureau/:t/poules">
            <PoolsPage />
          </Route>
          <Route path="/bureau/:t/ronde/:round/relire">
            {({ round }) => (isRound(round) ? <RereadPage key={round} round={Number(round)} /> : <Nowhere />)}
          </Route>
          <Route path="/bureau/:t/ronde/:round">
            {({ round }) => (isRound(round) ? <RoundPage key={round} round={Number(round)} /> : <Nowhere />)}
          </Route>
          <Route path="/bureau/:t/classement/:after?">
            {({ after }) => {
              if (after !== undefined && !isRound(after)) return <Nowhere />;
              return <StandingsPage after={after === undefined ? null : Number(after)} />;
            }}
          </Route>
          <Route path="/bureau/:t/journal">
            <Log />
          </Route>
          <Route path="/bureau/:t/arbitrage">
            <ConductPage />
          </Route>
          <Route path="/bureau/:t/finale">
            <FinalPage />
          </Route>
          <Route path="/bureau/:t/imprimer">
            <PrintPage />
          </Route>
          <Route path="/bureau/:t/prix">
            <PrizesPage />
          </Route>
          <Route path="/bureau/:t/cloture">
            <Closing />
          </Route>
          <Route path="/bureau/:t/reglages">
            <SettingsPage />
          </Route>
          <Route path="/bureau/:t/salle">
            <HallPage />
          </Route>
          <Route path="/bureau/:t/equipe/:part?">
            {({ part }) =>
              part === undefined || part === 'liens' || part === 'demandes' ? (
                <TeamPage part={part ?? null} />
              ) : (
                <Nowhere />
              )
            }
          </Route>
          <Route>
            <Nowhere />
          </Route>
        </Switch>
      </Suspense>
    </PageBoundary>
  );
}

/** 1 to 99, written as a number is. */
const isRound = (text: string): boolean => /^[1-9]\d?$/.test(text);

function Nowhere() {
  const ui = useUi();
  const { t, tournament } = useDesk();
  return (
    <Page title={ui.app.notFound}>
      <Link href={address.desk(t)} className="link">
        {tournament.name}
      </Link>
    </Page>
  );
}
