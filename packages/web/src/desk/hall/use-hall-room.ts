import type { DeskHall, HallChange } from '@ronde/contract/http/hall';
import { useState } from 'react';
import { useHallActs } from '../../core/hall-query.ts';
import type { Answer } from '../../core/http.ts';
import { useDesk } from '../../shell/desk.ts';
import { announce } from '../../ui/announcer.tsx';
import { useAct } from '../../ui/use-act.ts';

/** One part of the page: its acts, its refusal, and what was last done in it. */
export function useHallPart() {
  const acts = useHallActs(useDesk().t);
  const { run, busy, trouble, clear } = useAct();
  const [done, setDone] = useState('');
  const told = async (act: () => Promise<Answer<DeskHall>>, text: (now: DeskHall) => string) => {
    setDone('');
    const now = await run(act);
    if (!now) return null;
    setDone(text(now));
    announce(text(now));
    return now;
  };
  return {
    busy,
    trouble,
    clear,
    done,
    change: (change: HallChange, text: (now: DeskHall) => string) => told(() => acts.change(change), text),
    renewKey: (text: string) => told(acts.renewKey, () => text),
    readAgain: acts.readAgain,
  };
}
