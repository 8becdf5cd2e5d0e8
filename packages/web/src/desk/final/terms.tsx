import { Button } from '@mantine/core';
import type { Final } from '@ronde/engine';
import { useState } from 'react';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useSend } from '../../core/send.ts';
import { useDesk } from '../../shell/desk.ts';
import { Refused } from '../../shell/refused.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { useAct } from '../../ui/use-act.ts';
import styles from './final.module.css';
import { finalSentences } from './sentences.ts';

/** What was planned, and the way back; asked only where results would be lost. */
export function Terms({ final }: { readonly final: Final }) {
  const say = useSentences(finalSentences);
  const { t, tournament } = useDesk();
  const send = useSend(t);
  const { run, busy, trouble, clear } = useAct();
  const [asking, setAsking] = useState(false);
  const losing = final.matches.filter(({ result }) => result).length;
  const cancel = () => void run(() => send({ kind: 'cancel-final', losing }));
  const lines = [
    final.players === 2 ? say.two : say.four,
    say.lengths[final.bestOf],
    ...(final.carry ? [say.carried] : []),
    ...(final.thirdPlace ? [say.third] : []),
    ...(final.lastPlace ? [`${say.tie}\u00a0: ${say.ties[final.lastPlace].toLowerCase()}`] : []),
  ];
  const acts = (
    <>
      <Button size="sm" variant="default" loading={busy} onClick={cancel}>
        {say.cancel}
      </Button>
      <Button size="sm" variant="default" onClick={() => setAsking(false)}>
        {say.keep}
      </Button>
    </>
  );
  return (
    <SidePanel title={say.terms}>
      <ul className={styles.terms}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Refused trouble={trouble} onClose={clear} />
      {asking && <Notice tone="advice" title={say.losing(losing)} focus acts={acts} />}
      {tournament.status === 'open' && !asking && (
        <Button
          size="sm"
          variant="default"
          className={styles.cancel ?? ''}
          onClick={() => (losing > 0 ? setAsking(true) : cancel())}
        >
          {say.cancel}
        </Button>
      )}
    </SidePanel>
  );
}
