import { type ReactNode, useEffect } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { useExternal } from '../core/external.ts';
import { session } from '../core/session.ts';
import { askSession } from '../core/sign-in.ts';
import { signInAddress } from './where-to.ts';

/** Pages of the staff: whoever is not signed in goes to do so, and comes back to the same address. */
export function Staff({ children }: { readonly children: ReactNode }) {
  const [path] = useLocation();
  const search = useSearch();
  const out = useExternal(session)?.account === null;
  useEffect(() => void askSession(), []);
  if (out) return <Redirect to={signInAddress(search === '' ? path : `${path}?${search}`)} replace />;
  return children;
}
