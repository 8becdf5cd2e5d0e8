import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useSentences } from '../../core/language/use-sentences.ts';
import { TroubleNotice } from '../../ui/notice.tsx';
import { sectionStyles as section } from '../../ui/page.tsx';
import { useAct } from '../../ui/use-act.ts';
import styles from './office.module.css';
import { ReasonFields } from './reason-form.tsx';
import { officeSentences } from './sentences.ts';
import { type FederationAct, useDecide } from './use-decide.ts';
import { WhatItDoes } from './what-it-does.tsx';

interface Props {
  /** What is about to be done. */
  readonly title: string;
  readonly about?: ReactNode;
  /** What is decided; `because`: its sentence, where it asks for one. Null: still to be said, in `children`. */
  readonly command: ((because: string) => FederationAct) | null;
  readonly asksWhy?: boolean;
  /** The act, on its button. */
  readonly act: string;
  /** The number of the log that the page was made from. */
  readonly saw: number;
  readonly onPanel: (panel: ReactNode) => void;
  /** Nothing is done. */
  readonly onClose: () => void;
  readonly onDone: (changed: number) => void;
  /** What is chosen before: a category, somebody. */
  readonly children?: ReactNode;
}

/** A sentence is asked for below what the act does: until then this stands for it. */
const unsaid = '–';

/** An act that moves ratings, everywhere in this form: what it does, then the act itself or nothing. */
export function ActPreview({ title, about, command, asksWhy = false, act, saw, children, ...on }: Props) {
  const text = useSentences(officeSentences);
  const decide = useDecide();
  const { run, busy, trouble, clear } = useAct();
  const doIt = async (because: string) => {
    const done = command && (await run(() => decide(command(because), saw)));
    if (done) on.onDone(done.changed);
  };
  const cancel = (
    <Button variant="default" disabled={busy} onClick={on.onClose}>
      {text.cancel}
    </Button>
  );
  return (
    <>
      <Asked title={title}>
        {about && <p className={section.about}>{about}</p>}
        {children}
        {!command && <div className={section.row}>{cancel}</div>}
      </Asked>
      <TroubleNotice trouble={trouble} onClose={clear} />
      {command && (
        <WhatItDoes command={command(unsaid)} onPanel={on.onPanel} otherwise={cancel}>
          {asksWhy ? (
            <ReasonFields act={act} busy={busy} main onAct={(because) => void doIt(because)}>
              {cancel}
            </ReasonFields>
          ) : (
            <div className={`${section.row} ${styles.acts}`}>
              <Button loading={busy} data-next="" onClick={() => void doIt(unsaid)}>
                {act}
              </Button>
              {cancel}
            </div>
          )}
        </WhatItDoes>
      )}
    </>
  );
}

/** Its heading takes the focus: the keyboard is where the eye is. */
function Asked({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={section.section} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
