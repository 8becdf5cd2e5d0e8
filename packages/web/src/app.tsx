import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { useExternal } from './api/external.ts';
import { address } from './frame/addresses.ts';
import { Boundary } from './frame/boundary.tsx';
import { DeskFrame } from './frame/desk-frame.tsx';
import { NotFound } from './frame/not-found.tsx';
import { pageOf } from './frame/page-of.ts';
import { Staff } from './frame/staff.tsx';
import { ToCome } from './frame/to-come.tsx';
import { lang } from './session/lang.ts';
import { PrintTheme } from './theme/print-theme.tsx';
import { cssVariables, theme } from './theme/theme.ts';

// The live stream says when to read again; nothing is polled, and a laptop without internet is still online.
const client = new QueryClient({
  defaultOptions: { queries: { networkMode: 'always', retry: 1, retryDelay: 800, staleTime: 30_000 } },
});

const SignInPage = pageOf(async () => ({ default: (await import('./sign-in/sign-in-page.tsx')).SignInPage }));
const LinkPage = pageOf(async () => ({ default: (await import('./sign-in/link-page.tsx')).LinkPage }));
const AccountsPage = pageOf(async () => ({ default: (await import('./accounts/accounts-page.tsx')).AccountsPage }));
const OwnAccountPage = pageOf(async () => ({
  default: (await import('./accounts/own-account-page.tsx')).OwnAccountPage,
}));
const RegisterPage = pageOf(async () => ({ default: (await import('./register/register-page.tsx')).RegisterPage }));
const ImportPage = pageOf(async () => ({ default: (await import('./register/import-page.tsx')).ImportPage }));
const Home = pageOf(async () => ({ default: (await import('./home/home.tsx')).Home }));
const Create = pageOf(async () => ({ default: (await import('./create/create.tsx')).Create }));

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
          <Suspense fallback={<ToCome />}>
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
        <Redirect to={address.home} replace />
      </Route>
      <Route path={address.home}>
        <Home />
      </Route>
      <Route path="/bureau/nouveau">
        <Create />
      </Route>
      <Route path={address.accounts}>
        <AccountsPage />
      </Route>
      <Route path={address.register()}>
        <RegisterPage />
      </Route>
      <Route path={address.registerList()}>
        <ImportPage />
      </Route>
      <Route path={address.account}>
        <OwnAccountPage />
      </Route>
      <Route path="/bureau/:t/*?">{({ t }) => <DeskFrame key={t} t={t} />}</Route>
      <Route>
        <NotFound />
      </Route>
    </Switch>
  );
}
