import type { DeskHall, HallChange } from '@ronde/contract/http/hall';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { useHallActs } from '../../core/hall-query.ts';
import type { Answer } from '../../core/http.ts';
import { useDesk } from '../../shell/desk.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { announce } from '../../ui/announcer.tsx';
import { sectionStyles as section } from '../../ui/page.tsx';
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

interface Props {
  readonly part: Pick<ReturnType<typeof useHallPart>, 'trouble' | 'clear' | 'done'>;
  readonly children?: ReactNode;
}

/** The acts of a part, with what came of the last one. */
export function PartFoot({ part, children }: Props) {
  return (
    <>
      <RefusalNotice trouble={part.trouble} onClose={part.clear} />
      <div className={section.row}>
        {children}
        <span className="quiet">{part.done}</span>
      </div>
    </>
  );
}

/** What is not open yet, and what opens it. */
export function StartAgain({ text, option }: { readonly text: string; readonly option: string }) {
  return (
    <p>
      {text} <code>npm start -- {option}</code>
    </p>
  );
}

/** What the desk's keys and search lead to on this page. */
type HallAim = 'message' | 'clocks';

export const hallFieldId = (aim: HallAim): string => `hall-${aim}`;

/** Takes the focus there once the page stands, and out of the address: going back leads away. */
export function useAimed(ready: boolean): void {
  const [params, setParams] = useSearchParams();
  const aim = params.get('pour');
  const leave = useRef(setParams);
  leave.current = setParams;
  useEffect(() => {
    if (!ready || aim === null) return;
    const found = document.getElementById(`hall-${aim}`);
    found?.scrollIntoView({ block: 'center' });
    found?.focus({ preventScroll: true });
    leave.current({}, { replace: true });
  }, [ready, aim]);
}
