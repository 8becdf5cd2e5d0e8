import { type ReactNode, useEffect, useState } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { useExternal } from '../core/external.ts';
import { uiSentences } from '../core/language/shared-sentences.ts';
import { useSentences } from '../core/language/use-sentences.ts';
import { session, useAccount } from '../core/session.ts';
import { askSession } from '../core/sign-in.ts';
import { useKeys } from '../keys/use-keys.ts';
import { useFocusKept } from '../ui/focus.ts';
import { fetchPages, lazyPart } from '../ui/page-of.ts';
import { signInAddress } from './addresses.ts';
import { Bar } from './bar.tsx';

/** The frame of the pages that belong to no tournament: the bar alone. */
export function Outside({ children }: { readonly children: ReactNode }) {
  const ui = useSentences(uiSentences);
  const account = useAccount();
  const [help, setHelp] = useState(false);
  useKeys({ '?': () => setHelp(true) });
  useFocusKept();
  // The page that comes next is there when it is asked for: while a password is typed, nothing else is to be done.
  useEffect(() => void fetchPages(), []);
  return (
    <>
      <Bar onHelp={() => setHelp(true)}>{account && <span>{ui.home.title}</span>}</Bar>
      {children}
      {help && <LazyHelp onClose={() => setHelp(false)} desk={null} />}
    </>
  );
}

/** Fetched like the pages: a first page does not show it. */
export const LazyHelp = lazyPart(async () => ({ default: (await import('./help.tsx')).Help }));

/** Pages of the staff: whoever is not signed in goes to do so, and comes back to the same address. */
export function Staff({ children }: { readonly children: ReactNode }) {
  const [path] = useLocation();
  const search = useSearch();
  const out = useExternal(session)?.account === null;
  useEffect(() => void askSession(), []);
  if (out) return <Redirect to={signInAddress(search === '' ? path : `${path}?${search}`)} replace />;
  return children;
}
