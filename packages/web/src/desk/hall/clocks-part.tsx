import { Button, Checkbox, TextInput } from '@mantine/core';
import { playsWargame } from '@ronde/engine';
import { clock, clock as clockText } from '@ronde/language';
import { type FormEvent, useState } from 'react';
import { useNow } from '../../core/clock.ts';
import type { Hall } from '../../core/hall-query.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Section, sectionStyles as section } from '../../ui/page.tsx';
import { clockState, leftText, mayStart, shortOfTheRules, wholeFrom } from '../clocks/clock-state.ts';
import styles from './hall.module.css';
import { hallFieldId, PartFoot, useHallPart } from './part-foot.tsx';
import { hallSentences } from './sentences.ts';

/** The hall's clock: started, stopped for everybody, resumed, ended. */
export function ClocksPart({ hall }: { readonly hall: Hall }) {
  const text = useSentences(hallSentences);
  const { tournament } = useDesk();
  const { clock, stop } = hall;
  const starts = mayStart(tournament, clock);
  return (
    <Section title={text.clocks}>
      <ClockLine hall={hall} />
      {stop && <Notice tone="advice" title={text.order} />}
      {(clock || stop) && <Running hall={hall} />}
      {starts && <StartForm key={`${clock?.round}`} hall={hall} />}
      {!starts && !clock && <p className="quiet">{text.notYet}</p>}
    </Section>
  );
}

function Running({ hall: { clock, stop } }: { readonly hall: Hall }) {
  const text = useSentences(hallSentences);
  const part = useHallPart();
  const [ending, setEnding] = useState(false);
  const over = !clock || clock.endedAt !== undefined;
  const still = clock?.endsAt === null;
  const halt = () => part.change({ stop: true, ...(!over && { clock: { act: 'stop' } }) }, () => text.order);
  const resume = () => part.change({ stop: false, ...(!over && { clock: { act: 'resume' } }) }, () => text.resumed);
  const end = () => {
    setEnding(false);
    void part.change({ clock: { act: 'end' } }, () => text.finish);
  };
  if (ending) return <Ending onEnd={end} onKeep={() => setEnding(false)} />;
  return (
    <PartFoot part={part}>
      {stop || (still && !over) ? (
        <Button variant="default" loading={part.busy} onClick={() => void resume()}>
          {text.resume}
        </Button>
      ) : (
        !over && (
          <Button variant="default" loading={part.busy} onClick={() => void halt()}>
            {text.stop}
          </Button>
        )
      )}
      {!over && clock.hidden === 'secret' && (
        <Button variant="default" onClick={() => setEnding(true)}>
          {text.finish}
        </Button>
      )}
      {clock && (over || still) && (
        <Button
          variant="default"
          onClick={() => void part.change({ stop: false, clock: { act: 'clear' } }, () => text.cleared)}
        >
          {text.clear}
        </Button>
      )}
    </PartFoot>
  );
}

/** It is said to the whole hall, and cannot be taken back. */
function Ending({ onEnd, onKeep }: { readonly onEnd: () => void; readonly onKeep: () => void }) {
  const text = useSentences(hallSentences);
  return (
    <Notice
      tone="advice"
      title={text.finishAsk}
      focus
      acts={
        <>
          <Button size="sm" variant="default" onClick={onEnd}>
            {text.finishNow}
          </Button>
          <Button size="sm" variant="default" onClick={onKeep}>
            {text.goOn}
          </Button>
        </>
      }
    >
      <p>{text.finishHelp}</p>
    </Notice>
  );
}

const hour = (ms: number): string => clockText(new Date(ms).toISOString());

/** The hall's clock as it stands: for which round, what is left, until when. */
function ClockLine({ hall: { clock, ahead } }: { readonly hall: Hall }) {
  const text = useSentences(hallSentences);
  const now = useNow(250, ahead, clock !== null && clock.endsAt !== null && clock.endedAt === undefined);
  if (!clock) return null;
  const state = clockState(clock, now);
  return (
    <p className={styles.clock}>
      <span className={styles.left} role="timer">
        {state.kind === 'any-moment' ? text.anyMoment : leftText(state.kind === 'over' ? 0 : state.left)}
      </span>
      <span>
        {text.ofRound(clock.round)}
        {' · '}
        {state.kind === 'over' && text.over(hour(state.at))}
        {state.kind === 'stopped' && text.stopped}
        {(state.kind === 'running' || state.kind === 'any-moment') &&
          clock.endsAt !== null &&
          text.announced(hour(clock.endsAt))}
      </span>
    </p>
  );
}

const mostMinutes = 600;
const mostWithin = 120;

/** How long, and in a wargame whether the true end is hidden; then the clocks start. */
function StartForm({ hall }: { readonly hall: Hall }) {
  const text = useSentences(hallSentences);
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
      text.started(clock(new Date(set?.endsAt ?? Date.now()).toISOString())),
    );
  };
  return (
    <form onSubmit={start} noValidate className={styles.form}>
      <div className={section.fields}>
        <TextInput
          id={hallFieldId('clocks')}
          label={text.minutes}
          description={text.minutesHelp}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          inputMode="numeric"
          maxLength={3}
          value={minutes}
          onChange={(event) => setMinutes(event.currentTarget.value)}
          {...(asked && read.minutes === null && { error: text.wrongMinutes })}
        />
        {wargame && hidden && (
          <TextInput
            id="hall-within"
            label={text.within}
            inputMode="numeric"
            maxLength={3}
            value={within}
            onChange={(event) => setWithin(event.currentTarget.value)}
            {...(asked && wrongWithin && { error: text.wrongWithin })}
          />
        )}
      </div>
      <p className="quiet" role="status">
        {read.minutes !== null && shortOfTheRules(tournament.format, read.minutes) && text.shortTime}
      </p>
      {wargame && (
        <Checkbox
          label={text.hidden}
          description={text.hiddenHelp}
          checked={hidden}
          onChange={(event) => setHidden(event.currentTarget.checked)}
        />
      )}
      <PartFoot part={part}>
        <Button type="submit" variant="default" loading={part.busy}>
          {text.start}
        </Button>
      </PartFoot>
    </form>
  );
}

const focusWrong = (field: string): void => document.getElementById(`hall-${field}`)?.focus();
