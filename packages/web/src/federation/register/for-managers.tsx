import type { ReactNode } from 'react';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useAccount } from '../../core/session.ts';
import { Outside } from '../../shell/outside.tsx';
import { Announcer } from '../../ui/announcer.tsx';
import { houseSentences } from '../../ui/house-sentences.ts';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';

/** A page of the house for whoever manages it; others are told so. */
export function ForManagers({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const house = useSentences(houseSentences);
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
