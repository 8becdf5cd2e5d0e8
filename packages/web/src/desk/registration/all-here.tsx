import { Button } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { useState } from 'react';
import { isUnanswered } from '../../core/http.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useSend } from '../../core/send.ts';
import { useDesk } from '../../shell/desk.ts';
import { announce } from '../../ui/announcer.tsx';
import { unchecked } from '../presence/away.ts';
import { registrationSentences } from '../roster/sentences.ts';

/**
 * Everybody whom nobody has checked in yet becomes present; who was marked late or absent stays so. One command a
 * person: each has its line in the log, and its undo.
 */
export function AllHere() {
  const say = useSentences(registrationSentences);
  const desk = useDesk();
  const send = useSend(desk.t);
  const [busy, setBusy] = useState(false);
  const waiting = unchecked(desk.tournament);
  if (waiting.length === 0) return null;
  const markAll = async () => {
    setBusy(true);
    let done = 0;
    for (const { id } of waiting) {
      const answer = await send({ kind: 'mark', player: id, presence: 'here', saw: 'expected' });
      if (isUnanswered(answer)) break;
      // Refused: another desk was faster with this one.
      if (answer.kind === 'done') done++;
    }
    setBusy(false);
    announce(say.allHereDone(done));
  };
  return (
    <Button
      variant="default"
      loading={busy}
      leftSection={<IconChecks size={16} stroke={1.75} aria-hidden="true" />}
      onClick={() => void markAll()}
    >
      {say.allHere}
    </Button>
  );
}
