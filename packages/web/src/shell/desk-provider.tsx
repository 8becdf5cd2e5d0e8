import { spokenAs } from '@ronde/language';
import type { ReactNode } from 'react';
import { FormatContext } from '../core/language/use-sentences.ts';
import { PagesOf } from '../ui/page.tsx';
import { type Desk, DeskContext } from './desk.ts';

/** What the pages of a tournament stand on: its desk, the words of its formula, its name in the tab's title. */
export function DeskProvider({ desk, children }: { readonly desk: Desk; readonly children: ReactNode }) {
  return (
    <DeskContext value={desk}>
      <FormatContext value={spokenAs(desk.tournament)}>
        <PagesOf value={desk.tournament.name}>{children}</PagesOf>
      </FormatContext>
    </DeskContext>
  );
}
