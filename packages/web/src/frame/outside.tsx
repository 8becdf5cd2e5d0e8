import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useAccount } from '../session/use-account.ts';
import { useUi } from '../session/use-words.ts';
import { Bar } from './bar.tsx';
import { Help } from './later.ts';
import { fetchPages } from './page-of.ts';
import { useFocusKept } from './use-focus-kept.ts';
import { useKeys } from './use-keys.ts';

/** The frame of the pages that belong to no tournament: the bar alone. */
export function Outside({ children }: { readonly children: ReactNode }) {
  const ui = useUi();
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
      {help && (
        <Suspense fallback={null}>
          <Help onClose={() => setHelp(false)} desk={null} />
        </Suspense>
      )}
    </>
  );
}
