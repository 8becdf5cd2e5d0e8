import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { useExternal } from './api/external.ts';
import { Create } from './create/create.tsx';
import { Boundary } from './frame/boundary.tsx';
import { DeskFrame } from './frame/desk-frame.tsx';
import { NotFound } from './frame/not-found.tsx';
import { Staff } from './frame/staff.tsx';
import { Home } from './home/home.tsx';
import { lang } from './session/lang.ts';
import { LinkPage } from './sign-in/link-page.tsx';
import { SignInPage } from './sign-in/sign-in-page.tsx';
import { PrintTheme } from './theme/print-theme.tsx';
import { cssVariables, theme } from './theme/theme.ts';

// The live stream says when to read again; nothing is polled, and a laptop without internet is still online.
const client = new QueryClient({
  defaultOptions: { queries: { networkMode: 'always', retry: 1, retryDelay: 800, staleTime: 30_000 } },
});

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
