import type { ReactNode } from 'react';
import { Announcer } from '../frame/announcer.tsx';
import { Notice } from '../frame/notice.tsx';
import { Outside } from '../frame/outside.tsx';
import { Page } from '../frame/page.tsx';
import { useHouseWords } from '../frame/use-house-words.ts';
import { useAccount } from '../session/use-account.ts';

/** A page of the house for whoever manages it; others are told so. */
export function ForManagers({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const house = useHouseWords();
  const account = useAccount();
  return (
    <Outside>
      {account?.house === 'manager' ? (
        children
      ) : (
        <Page title={title}>{account && <Notice tone="advice" title={house.forManager} />}</Page>
      )}
      <Announcer />
    </Outside>
  );
}
