import type { ReactNode } from 'react';
import { useAccount } from '../../core/session.ts';
import { Outside } from '../../shell/outside.tsx';
import { Announcer } from '../../ui/announcer.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { useHouseWords } from '../../ui/use-house-words.ts';

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
