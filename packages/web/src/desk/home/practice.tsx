import { Button } from '@mantine/core';
import type { Created } from '@ronde/contract/http/creation';
import { practicePlayers } from '@ronde/contract/practice-players';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { today } from '../../core/hour.ts';
import { type Answer, call } from '../../core/http.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { newId } from '../../core/new-id.ts';
import { address } from '../../shell/addresses.ts';
import { TroubleNotice } from '../../ui/notice.tsx';
import { useAct } from '../../ui/use-act.ts';
import { homeSentences } from './sentences.ts';

/** A tournament of invented people, all here, ready to draw: something to try for whoever has none yet. */
export function Practice() {
  const text = useSentences(homeSentences);
  const [, go] = useLocation();
  const { run, busy, trouble, clear } = useAct();
  // Sent again after a cut, it makes one.
  const [command] = useState(newId);
  const [list] = useState(() => ({
    id: newId(),
    players: practicePlayers.map(({ name, ...facts }) => ({
      player: newId(),
      person: { name },
      presence: 'here' as const,
      ...facts,
    })),
  }));
  const make = async () => {
    const body = { command, name: text.practice, format: 'classique' as const, date: today() };
    const made = await run(async (): Promise<Answer<Created>> => {
      const created = await call('POST /api/tournaments', { body });
      if (created.kind !== 'done') return created;
      const listed = await call('POST /api/tournaments/{t}/lists/register', { t: created.value.slug, body: list });
      return listed.kind === 'done' ? created : listed;
    });
    if (made) go(address.desk(made.slug));
  };
  return (
    <>
      <Button variant="default" loading={busy} onClick={() => void make()}>
        {text.practice}
      </Button>
      <TroubleNotice trouble={trouble} onClose={clear} />
    </>
  );
}
