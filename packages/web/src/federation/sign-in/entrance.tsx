import { Route, Switch } from 'wouter';
import { LinkPage } from './link-page.tsx';
import { SignInPage } from './sign-in-page.tsx';

/** The ways in: with a name and a password, or by a one-time link. */
export function Entrance() {
  return (
    <Switch>
      <Route path="/connexion">
        <SignInPage />
      </Route>
      <Route path="/connexion/premier/:token">{({ token }) => <LinkPage key={token} token={token} />}</Route>
      <Route path="/invitation/:token">{({ token }) => <LinkPage key={token} token={token} />}</Route>
    </Switch>
  );
}
