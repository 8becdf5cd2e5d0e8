import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { useExternal } from './core/external.ts';
import { lang } from './core/language/lang.ts';
import { LangContext } from './core/language/use-sentences.ts';
import { DeskFrame } from './desk/desk-frame.tsx';
import { address } from './shell/addresses.ts';
import { Staff } from './shell/outside.tsx';
import { NotFound } from './shell/unreadable.tsx';
import { PageBoundary, ToCome } from './ui/boundary.tsx';
import { pageOf } from './ui/page-of.ts';
import { cssVariables, PrintTheme, theme } from './ui/theme/theme.tsx';

// The live stream says when to read again; nothing is polled, and a laptop without internet is still online.
const client = new QueryClient({
  defaultOptions: { queries: { networkMode: 'always', retry: 1, retryDelay: 800, staleTime: 30_000 } },
});

const Entrance = pageOf(async () => ({ default: (await import('./federation/sign-in/entrance.tsx')).Entrance }));
const InstallationPages = pageOf(async () => ({
  default: (await import('./federation/installation-pages.tsx')).InstallationPages,
}));
const Home = pageOf(async () => ({ default: (await import('./desk/home/home.tsx')).Home }));
const Create = pageOf(async () => ({ default: (await import('./desk/create/create.tsx')).Create }));

export function App() {
  const current = useExternal(lang);
  useEffect(() => {
    document.documentElement.lang = current;
  }, [current]);
  return (
    <LangContext value={current}>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
        <PrintTheme />
        <QueryClientProvider client={client}>
          <PageBoundary>
            <Suspense fallback={<ToCome />}>
              <Switch>
                <Route path={/^\/(connexion(\/premier\/[^/]+)?|invitation\/[^/]+)\/?$/}>
                  <Entrance />
                </Route>
                <Route>
                  <Staff>
                    <Desks />
                  </Staff>
                </Route>
              </Switch>
            </Suspense>
          </PageBoundary>
        </QueryClientProvider>
      </MantineProvider>
    </LangContext>
  );
}

function Desks() {
  return (
    <Switch>
      <Route path="/">
        <Redirect to={address.home} replace />
      </Route>
      <Route path={address.home}>
        <Home />
      </Route>
      <Route path="/bureau/nouveau">
        <Create />
      </Route>
      <Route path={/^\/(federation|bureau\/(comptes?|registre))(\/.*)?$/}>
        <InstallationPages />
      </Route>
      <Route path="/bureau/:t/*?">{({ t }) => <DeskFrame key={t} t={t} />}</Route>
      <Route>
        <NotFound />
      </Route>
    </Switch>
  );
}
