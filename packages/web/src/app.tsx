import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { useExternal } from './api/external.ts';
import { Boundary } from './frame/boundary.tsx';
import { NotFound } from './frame/not-found.tsx';
import { pageOf } from './frame/page-of.ts';
import { Skeleton } from './frame/skeleton.tsx';
import { Staff } from './frame/staff.tsx';
import { Home } from './home/home.tsx';
import { lang } from './session/lang.ts';
import { PrintTheme } from './theme/print-theme.tsx';
import { cssVariables, theme } from './theme/theme.ts';

// The live stream says when to read again; nothing is polled, and a laptop without internet is still online.
const client = new QueryClient({
  defaultOptions: { queries: { networkMode: 'always', retry: 1, retryDelay: 800, staleTime: 30_000 } },
});

const SignInPage = pageOf(async () => ({ default: (await import('./sign-in/sign-in-page.tsx')).SignInPage }));
const LinkPage = pageOf(async () => ({ default: (await import('./sign-in/link-page.tsx')).LinkPage }));
const Create = pageOf(async () => ({ default: (await import('./create/create.tsx')).Create }));
const DeskFrame = pageOf(async () => ({ default: (await import('./frame/desk-frame.tsx')).DeskFrame }));

export function App() {
  const current = useExternal(lang);
  useEffect(() => {
    document.documentElement.lang = current;
  }, [current]);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <PrintTheme />
      <QueryClientProvider client={client}>
        <Boundary>
          <Suspense fallback={<Skeleton />}>
            <Switch>
              <Route path="/connexion">
                <SignInPage />
              </Route>
              <Route path="/connexion/premier/:token">{({ token }) => <LinkPage key={token} token={token} />}</Route>
              <Route path="/invitation/:token">{({ token }) => <LinkPage key={token} token={token} />}</Route>
              <Route>
                <Staff>
                  <Desks />
                </Staff>
              </Route>
            </Switch>
          </Suspense>
        </Boundary>
      </QueryClientProvider>
    </MantineProvider>
  );
}

function Desks() {
  return (
    <Switch>
      <Route path="/">
        <Home />
      </Route>
      <Route path="/bureau">
        <Redirect to="/" replace />
      </Route>
      <Route path="/bureau/nouveau">
        <Create />
      </Route>
      <Route path="/bureau/:t/*?">{({ t }) => <DeskFrame key={t} t={t} />}</Route>
      <Route>
        <NotFound />
      </Route>
    </Switch>
  );
}
