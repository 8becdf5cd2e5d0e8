import { Suspense, useLayoutEffect } from 'react';
import { Link, Redirect, Route, Switch, useLocation } from 'wouter';
import { useUi } from '../core/language/use-words.ts';
import { address, waitingAddress } from '../shell/addresses.ts';
import { useDesk } from '../shell/desk.ts';
import { PageBoundary, ToCome } from '../ui/boundary.tsx';
import { Page } from '../ui/page.tsx';
import { type DeskPage, deskPages } from './pages.tsx';

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
