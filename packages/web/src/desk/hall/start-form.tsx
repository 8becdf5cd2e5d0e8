import { Button, Checkbox, TextInput } from '@mantine/core';
import { playsWargame } from '@ronde/engine';
import { clock } from '@ronde/language';
import { type FormEvent, useState } from 'react';
import type { Hall } from '../../core/hall-query.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.ts';
import { sectionStyles as section } from '../../ui/section.tsx';
import { shortOfTheRules, wholeFrom } from '../clocks/clock-state.ts';
import styles from './hall.module.css';
import { hallFieldId, PartFoot, useHallPart } from './part-foot.tsx';
import { hallSentences } from './sentences.ts';

const mostMinutes = 600;
const mostWithin = 120;

/** How long, and in a wargame whether the true end is hidden; then the clocks start. */
export function StartForm({ hall }: { readonly hall: Hall }) {
  const say = useSentences(hallSentences);
  const part = useHallPart();
  const { tournament } = useDesk();
  const wargame = playsWargame(tournament);
  const [minutes, setMinutes] = useState(String(hall.minutes));
  const [hidden, setHidden] = useState(false);
  const [within, setWithin] = useState('10');
  const [asked, setAsked] = useState(false);
  const read = { minutes: wholeFrom(minutes, mostMinutes), within: wholeFrom(within, mostWithin) };
  const wrongWithin = hidden && read.within === null;
  const start = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (read.minutes === null || wrongWithin) return focusWrong(read.minutes === null ? 'clocks' : 'within');
    const secret = hidden && read.within !== null ? { hidden: { within: read.within } } : {};
    void part.change({ minutes: read.minutes, stop: false, clock: { act: 'start', ...secret } }, ({ clock: set }) =>
      say.started(clock(new Date(set?.endsAt ?? Date.now()).toISOString())),
    );
  };
  return (
    <form onSubmit={start} noValidate className={styles.form}>
      <div className={section.fields}>
        <TextInput
          id={hallFieldId('clocks')}
          label={say.minutes}
          description={say.minutesHelp}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          inputMode="numeric"
          maxLength={3}
          value={minutes}
          onChange={(event) => setMinutes(event.currentTarget.value)}
          {...(asked && read.minutes === null && { error: say.wrongMinutes })}
        />
        {wargame && hidden && (
          <TextInput
            id="hall-within"
            label={say.within}
            inputMode="numeric"
            maxLength={3}
            value={within}
            onChange={(event) => setWithin(event.currentTarget.value)}
            {...(asked && wrongWithin && { error: say.wrongWithin })}
          />
        )}
      </div>
      <p className="quiet" role="status">
        {read.minutes !== null && shortOfTheRules(tournament.format, read.minutes) && say.shortTime}
      </p>
      {wargame && (
        <Checkbox
          label={say.hidden}
          description={say.hiddenHelp}
          checked={hidden}
          onChange={(event) => setHidden(event.currentTarget.checked)}
        />
      )}
      <PartFoot part={part}>
        <Button type="submit" variant="default" loading={part.busy}>
          {say.start}
        </Button>
      </PartFoot>
    </form>
  );
}

const focusWrong = (field: string): void => document.getElementById(`hall-${field}`)?.focus();
