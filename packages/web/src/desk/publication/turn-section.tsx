import { Button } from '@mantine/core';
import type { SentCommand } from '@ronde/contract/http/command';
import { type ReactNode, useState } from 'react';
import { useSend } from '../../core/send.ts';
import { useDesk } from '../../shell/desk.tsx';
import { usePermissions } from '../../shell/permissions.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { announce } from '../../ui/announcer.tsx';
import { Section, sectionStyles as section } from '../../ui/page.tsx';
import { useAct } from '../../ui/use-act.ts';

interface Props {
  readonly title: string;
  /** How it stands. */
  readonly about: string;
  /** What turns it to its opposite, how that is called, and what is said once it is done. */
  readonly command: SentCommand;
  readonly act: string;
  readonly done: string;
  readonly children?: ReactNode;
}

/** Something that is so or not, with the one act that turns it round. */
export function TurnSection({ title, about, command, act, done, children }: Props) {
  const { t } = useDesk();
  const allowed = usePermissions();
  const send = useSend(t);
  const { run, busy, trouble, clear } = useAct();
  const [said, setSaid] = useState('');
  const turn = async () => {
    if (!(await run(() => send(command)))) return;
    setSaid(done);
    announce(done);
  };
  return (
    <Section title={title} about={about}>
      <RefusalNotice trouble={trouble} onClose={clear} />
      {allowed.command(command.kind) && (
        <div className={section.row}>
          <Button variant="default" loading={busy} onClick={() => void turn()}>
            {act}
          </Button>
          <span className="quiet">{said}</span>
        </div>
      )}
      {children}
    </Section>
  );
}
