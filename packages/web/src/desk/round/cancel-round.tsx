import { Button } from '@mantine/core';
import type { Round } from '@ronde/engine';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useUi } from '../../core/language/use-words.ts';
import { useSend } from '../../core/send.ts';
import { address } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.ts';
import { Refused } from '../../shell/refused.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAct } from '../../ui/use-act.ts';

interface Props {
  readonly round: number;
  readonly content: Round;
}

/** Takes the last round away. What it costs is said first; a draft costs nothing, and the log can give it back. */
export function CancelRound({ round, content }: Props) {
  const ui = useUi();
  const desk = useDesk();
  const send = useSend(desk.t);
  const [, go] = useLocation();
  const [asking, setAsking] = useState(false);
  const { run, trouble, clear } = useAct();
  const losing = content.matches.filter((match) => match.result).length;
  const cancel = async () => {
    setAsking(false);
    if (await run(() => send({ kind: 'cancel-round', round, losing }))) go(address.desk(desk.t));
  };
  if (!asking)
    return (
      <>
        <Refused trouble={trouble} onClose={clear} />
        <button type="button" className="link small" onClick={() => (losing > 0 ? setAsking(true) : void cancel())}>
          {ui.entry.cancelRound(round)}
        </button>
      </>
    );
  const acts = (
    <>
      <Button size="sm" variant="default" onClick={() => void cancel()}>
        {ui.entry.cancelRound(round)}
      </Button>
      <Button size="sm" variant="default" onClick={() => setAsking(false)}>
        {ui.app.cancel}
      </Button>
    </>
  );
  return <Notice tone="advice" title={ui.entry.willLose(losing)} focus acts={acts} />;
}
