import { Button } from '@mantine/core';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useSentences } from '../../core/language/use-sentences.ts';
import { address } from '../../shell/addresses.ts';
import { TroubleNotice } from '../../ui/notice.tsx';
import { useAct } from '../../ui/use-act.ts';
import { newPractice, startPractice } from '../practice/invented.ts';
import { homeSentences } from './sentences.ts';

/** Something to try for whoever has no tournament yet. */
export function Practice() {
  const text = useSentences(homeSentences);
  const [, go] = useLocation();
  const { run, busy, trouble, clear } = useAct();
  const [start] = useState(newPractice);
  const make = async () => {
    const made = await run(() => startPractice(start, text.practice));
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
