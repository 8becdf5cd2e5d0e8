import { Checkbox, TextInput } from '@mantine/core';
import { absentAfter, exchangeTiles, firstByLetters, leastTime } from '@ronde/engine/game/turn';
import { number } from '@ronde/language';
import { useState } from 'react';
import { useSentences } from '../../core/language/use-sentences.ts';
import { countText } from '../../results/slots.ts';
import styles from './conduct.module.css';
import { GameRefused } from './ruling-form.tsx';
import { conductSentences } from './sentences.ts';

/** Three small questions of a game, each answered as it is typed. */
export function StartForms() {
  const text = useSentences(conductSentences);
  return (
    <div className={styles.form}>
      <fieldset className={styles.part}>
        <legend>{text.letters}</legend>
        <Letters />
      </fieldset>
      <fieldset className={styles.part}>
        <legend>{text.late}</legend>
        <Late />
      </fieldset>
      <fieldset className={styles.part}>
        <legend>{text.exchange}</legend>
        <Exchange />
      </fieldset>
    </div>
  );
}

function Letters() {
  const text = useSentences(conductSentences);
  const [[first, second], set] = useState<readonly [string, string]>(['', '']);
  const clean = (text: string): string => text.trim().slice(0, 1).toUpperCase();
  const starts = first && second ? firstByLetters(first, second) : undefined;
  return (
    <>
      <div className={styles.pair}>
        <TextInput
          label={text.letterOf(1)}
          autoComplete="off"
          value={first}
          onChange={(event) => set([clean(event.currentTarget.value), second])}
        />
        <TextInput
          label={text.letterOf(2)}
          autoComplete="off"
          value={second}
          onChange={(event) => set([first, clean(event.currentTarget.value)])}
        />
      </div>
      <p aria-live="polite" className={styles.said}>
        {starts === undefined ? '' : starts === null ? text.drawAgain : text.starts(starts === 0 ? 1 : 2)}
      </p>
    </>
  );
}

function Late() {
  const text = useSentences(conductSentences);
  const [allotted, setAllotted] = useState(String(leastTime / 60));
  const [elapsed, setElapsed] = useState('');
  const known = Number(allotted) > 0 && elapsed !== '';
  const state = known ? absentAfter(60 * Number(elapsed), 60 * Number(allotted)) : null;
  return (
    <>
      <div className={styles.pair}>
        <TextInput
          label={text.allotted}
          inputMode="numeric"
          value={allotted}
          onChange={(event) => setAllotted(countText(event.currentTarget.value))}
        />
        <TextInput
          label={text.elapsed}
          inputMode="numeric"
          value={elapsed}
          onChange={(event) => setElapsed(countText(event.currentTarget.value))}
        />
      </div>
      <p aria-live="polite" className={styles.said}>
        {state === 'forfeit' ? text.forfeit : state && text.clockRuns(number(Number(allotted) / 2))}
      </p>
    </>
  );
}

function Exchange() {
  const text = useSentences(conductSentences);
  const [fields, setFields] = useState({ inBag: '', count: '', mover: false, other: false });
  const change = (part: Partial<typeof fields>) => setFields({ ...fields, ...part });
  const known = fields.inBag !== '' && fields.count !== '';
  const moment = { mover: 0, inBag: Number(fields.inBag), outOfTime: [fields.mover, fields.other] } as const;
  const answer = known ? exchangeTiles(moment, Number(fields.count)) : null;
  return (
    <>
      <div className={styles.pair}>
        <TextInput
          label={text.inBag}
          inputMode="numeric"
          value={fields.inBag}
          onChange={(event) => change({ inBag: countText(event.currentTarget.value) })}
        />
        <TextInput
          label={text.exchanged}
          inputMode="numeric"
          value={fields.count}
          onChange={(event) => change({ count: countText(event.currentTarget.value) })}
        />
      </div>
      <Checkbox
        label={text.moverOut}
        checked={fields.mover}
        onChange={(event) => change({ mover: event.currentTarget.checked })}
      />
      <Checkbox
        label={text.otherOut}
        checked={fields.other}
        onChange={(event) => change({ other: event.currentTarget.checked })}
      />
      <div aria-live="polite">
        {answer && !answer.ok && <GameRefused refusal={answer.refusal} />}
        {answer?.ok && <p className={styles.said}>{text.mayExchange(answer.value)}</p>}
      </div>
    </>
  );
}
