import { useLayoutEffect } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { Closing } from '../closing/closing.tsx';
import { Log } from '../log/log.tsx';
import { Registration } from '../registration/registration.tsx';
import { RoundPage } from '../round/round-page.tsx';
import { useUi } from '../session/use-words.ts';
import { StandingsPage } from '../standings/standings-page.tsx';
import { waitingAddress } from './addresses.ts';
import { useDesk } from './desk.ts';
import { Page } from './page.tsx';

/** The pages of a desk; without one, the step that waits for somebody. */
export function DeskRoutes() {
  const desk = useDesk();
  const ui = useUi();
  const [path] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page begins at its top.
  useLayoutEffect(() => window.scrollTo(0, 0), [path]);
  return (
    <Switch>
      <Route path="/bureau/:t">
        <Redirect to={waitingAddress(desk.t, desk.waits)} replace />
      </Route>
      <Route path="/bureau/:t/inscriptions">
        <Registration />
      </Route>
      <Route path="/bureau/:t/ronde/:round">{({ round }) => <RoundPage key={round} round={Number(round)} />}</Route>
      <Route path="/bureau/:t/classement/:after?">
        {({ after }) => <StandingsPage after={after === undefined ? null : Number(after)} />}
      </Route>
      <Route path="/bureau/:t/journal">
        <Log />
      </Route>
      <Route path="/bureau/:t/cloture">
        <Closing />
      </Route>
      <Route>
        <Page title={ui.app.notFound}>{null}</Page>
      </Route>
    </Switch>
  );
}
