import { Button } from '@mantine/core';
import type { ListComparison } from '@ronde/contract/http/federation/lists';
import type { ReactNode } from 'react';
import { useSentences } from '../../core/language/use-sentences.ts';
import { announce } from '../../ui/announcer.tsx';
import { TroubleNotice } from '../../ui/notice.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { useAct } from '../../ui/use-act.ts';
import { ActPreview } from '../office/act-preview.tsx';
import { KnownEntry } from '../office/known-entry.tsx';
import styles from '../office/office.module.css';
import { useDecide } from '../office/use-decide.ts';
import { publicationsSentences } from './sentences.ts';

type Pair = ListComparison['doubles']['pairs'][number];

/** What stands in the address for two entries that may be one person. */
export const pairSeen = ([one, other]: Pair): string => `${one.person}~${other.person}`;

interface Props {
  readonly pair: Pair;
  readonly saw: number;
  readonly onPanel: (panel: ReactNode) => void;
  readonly onClose: () => void;
}

/** Both entries beside each other, what merging them would do, or that they are two people. */
export function DoublesPart({ pair: [kept, gone], saw, onPanel, onClose }: Props) {
  const text = useSentences(publicationsSentences);
  const decide = useDecide();
  const { run, busy, trouble, clear } = useAct();
  const apart = async () => {
    if (!(await run(() => decide({ kind: 'tell-apart', persons: [kept.person, gone.person] }, saw)))) return;
    announce(text.apartNow);
    onClose();
  };
  const merged = () => {
    announce(text.mergedNow(gone.name, kept.name));
    onClose();
  };
  return (
    <>
      <TroubleNotice trouble={trouble} onClose={clear} />
      <ActPreview
        title={text.onePerson(kept.name)}
        about={text.onePersonHelp}
        command={() => ({ kind: 'merge', gone: gone.person, kept: kept.person })}
        act={text.samePerson}
        saw={saw}
        onPanel={onPanel}
        onClose={onClose}
        onDone={merged}
      >
        <div className={styles.acts}>
          <Button variant="default" loading={busy} onClick={() => void apart()}>
            {text.twoPeople}
          </Button>
        </div>
      </ActPreview>
    </>
  );
}

/** The two, with what tells whether they are one. */
export function BothEntries({ pair, onClose }: Pick<Props, 'pair' | 'onClose'>) {
  const text = useSentences(publicationsSentences);
  return (
    <SidePanel title={text.twoEntries} onClose={onClose}>
      <ol className={styles.panelList}>
        {pair.map(({ person }) => (
          <li key={person}>
            <KnownEntry person={person} />
          </li>
        ))}
      </ol>
    </SidePanel>
  );
}
