import { Route, Switch } from 'wouter';
import { address } from '../shell/addresses.ts';
import { NotFound } from '../shell/unreadable.tsx';
import { pageOf } from '../ui/page-of.ts';

const AccountsPage = pageOf(async () => ({ default: (await import('./accounts/accounts-page.tsx')).AccountsPage }));
const OwnAccountPage = pageOf(async () => ({
  default: (await import('./accounts/own-account-page.tsx')).OwnAccountPage,
}));
const RegisterPage = pageOf(async () => ({ default: (await import('./register/register-page.tsx')).RegisterPage }));
const ImportPage = pageOf(async () => ({ default: (await import('./register/import-page.tsx')).ImportPage }));
const FederationFrame = pageOf(async () => ({ default: (await import('./federation-frame.tsx')).FederationFrame }));

/** What belongs to no tournament: accounts, the register, the federations’ offices. */
export function InstallationPages() {
  return (
    <Switch>
      <Route path={address.accounts}>
        <AccountsPage />
      </Route>
      <Route path={address.account}>
        <OwnAccountPage />
      </Route>
      <Route path={address.register()}>
        <RegisterPage />
      </Route>
      <Route path={address.registerList()}>
        <ImportPage />
      </Route>
      <Route path="/federation/:f?/*?">{({ f }) => <FederationFrame f={f ?? null} />}</Route>
      <Route>
        <NotFound />
      </Route>
    </Switch>
  );
}
