import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useSend } from '../../core/send.ts';
import { address, waitingAddress } from '../../shell/addresses.ts';
import { type Desk, useDesk } from '../../shell/desk.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { TroubleNotice } from '../../ui/notice.tsx';
import { useAct } from '../../ui/use-act.ts';
import styles from './guide.module.css';
import { inventedResults, newPractice, startPractice } from './invented.ts';
import { guideSentences, type Step, steps } from './sentences.ts';

/** What comes next in a tournament of invented people, what to try there, and a shorter way through the results. */
export function PracticeGuide() {
  const text = useSentences(guideSentences);
  const desk = useDesk();
  const [path] = useLocation();
  const step = stepOf(desk);
  const round = desk.tournament.rounds.length;
  const number = (steps as readonly Step[]).indexOf(step) + 1;
  const to = waitingAddress(desk.t, desk.waits);
  return (
    <section className={styles.guide} aria-label={text.title}>
      <p>
        <strong>{round < 2 && number > 0 ? text.firstRound(number, steps.length) : text.title}</strong>{' '}
        {text.steps[step](round)}
      </p>
      <div className={styles.acts}>
        {path !== to && step !== 'over' && (
          <Link href={to} className="link">
            {text.go}
          </Link>
        )}
        {step === 'over' && (
          <Link href={address.create} className="link">
            {text.create}
          </Link>
        )}
        {(step === 'results' || (step === 'entry' && round > 1)) && <Fill />}
        <StartAgain />
      </div>
    </section>
  );
}

/** Where the day stands. */
function stepOf({ waits, tournament }: Pick<Desk, 'waits' | 'tournament'>): Step {
  switch (waits.kind) {
    case 'registration':
      return 'draw';
    case 'draw':
    case 'draw-final':
      return 'between';
    case 'publish':
      return 'draft';
    case 'results':
    case 'disputes':
    case 'final-results':
      return tournament.rounds.at(-1)?.matches.some(({ result, players }) => result && players.length > 1)
        ? 'results'
        : 'entry';
    case 'close-round':
      return 'close-round';
    case 'close':
      return 'close';
    case 'closed':
      return 'over';
  }
}

/** All that is missing of the round, in one press. */
function Fill() {
  const text = useSentences(guideSentences);
  const { t, tournament } = useDesk();
  const send = useSend(t);
  const { run, busy, trouble, clear } = useAct();
  const fill = async () => {
    for (const command of inventedResults(tournament)) if (!(await run(() => send(command)))) return;
  };
  return (
    <>
      <Button size="sm" variant="default" loading={busy} onClick={() => void fill()}>
        {text.fill}
      </Button>
      <RefusalNotice trouble={trouble} onClose={clear} />
    </>
  );
}

/** Another tournament of the same people; this one goes, once the other is there. */
function StartAgain() {
  const text = useSentences(guideSentences);
  const { t, tournament } = useDesk();
  const send = useSend(t);
  const [, go] = useLocation();
  const { run, busy, trouble, clear } = useAct();
  const [start] = useState(newPractice);
  const again = async () => {
    const made = await run(() => startPractice(start, tournament.name));
    if (!made) return;
    // Whoever may not remove it, or is cut off here, finds it in the list: one more to remove there.
    await send({ kind: 'shelve', shelf: 'removed' });
    go(address.desk(made.slug));
  };
  return (
    <>
      <Button size="sm" variant="subtle" loading={busy} onClick={() => void again()}>
        {text.again}
      </Button>
      <TroubleNotice trouble={trouble} onClose={clear} />
    </>
  );
}
