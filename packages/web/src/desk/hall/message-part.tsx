import { Button, TextInput } from '@mantine/core';
import { clock, type Dictionary, type Lang } from '@ronde/language';
import { type FormEvent, useRef, useState } from 'react';
import { useNow } from '../../core/clock.ts';
import { useExternal } from '../../core/external.ts';
import type { Hall } from '../../core/hall-query.ts';
import { lang } from '../../core/language/lang.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useFormFields } from '../../core/use-form-fields.ts';
import { useDesk } from '../../shell/desk.tsx';
import { Section, sectionStyles as section } from '../../ui/page.tsx';
import styles from './hall.module.css';
import { hallFieldId, PartFoot, useHallPart } from './part-foot.tsx';
import { hallSentences } from './sentences.ts';

const longest = 200;

/** A few words in large letters. */
export function MessagePart({ hall: { message, page, frozen, ahead } }: { readonly hall: Hall }) {
  const { t } = useDesk();
  const text = useSentences(hallSentences);
  const part = useHallPart();
  const field = useRef<HTMLInputElement>(null);
  const [{ text: typed }, setTyped] = useFormFields(`ronde.message ${t}`, () => ({ text: '' }));
  const write = (next: string) => setTyped(next === '' ? null : { text: next });
  const [missing, setMissing] = useState(false);
  const preset = text.example(resumption(useExternal(lang), new Date(useNow(60_000, ahead))));
  const since = message && (frozen ? text.later : text.shown(clock(new Date(message.since).toISOString())));
  const show = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(typed.trim() === '');
    if (typed.trim() === '') return field.current?.focus();
    // A page that was pinned would stand before it.
    const seen = page === 'follow' || page === 'message' ? {} : { page: 'follow' as const };
    const now = await part.change({ message: typed, ...seen }, ({ message: said, frozen: held }) =>
      held ? text.later : text.shown(clock(new Date(said?.since ?? Date.now()).toISOString())),
    );
    if (now) write('');
  };
  const example = () => {
    write(preset);
    field.current?.focus();
  };
  return (
    <Section title={text.message} about={text.messageHelp}>
      {message && (
        <p className={styles.shown}>
          <strong>{message.text}</strong> <span className="quiet small">{since}</span>
        </p>
      )}
      <form onSubmit={(event) => void show(event)} noValidate className={styles.form}>
        <TextInput
          id={hallFieldId('message')}
          ref={field}
          label={text.text}
          maxLength={longest}
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            write(event.currentTarget.value);
            setMissing(false);
          }}
          {...(missing && { error: text.noText })}
        />
        <div className={section.row}>
          <button type="button" className="link" onClick={example}>
            {preset}
          </button>
        </div>
        <PartFoot part={message ? { ...part, done: '' } : part}>
          <Button type="submit" variant="default" loading={part.busy}>
            {text.show}
          </Button>
          {message && (
            <Button variant="default" onClick={() => void part.change({ message: null }, () => text.taken)}>
              {text.remove}
            </Button>
          )}
        </PartFoot>
      </form>
    </Section>
  );
}

const half = 30;
/** Nobody comes back sooner. */
const least = 20;
/** Who stops between these minutes of the day has lunch, until two o'clock. */
const lunch = { from: 11 * 60 + 30, to: 13 * 60 + 30, until: 14 * 60 };

/** When a hall that stops now goes on: the next half hour, at least twenty minutes ahead. */
export function resumption(lang: Lang, now: Date): string {
  const minute = now.getHours() * 60 + now.getMinutes();
  const next = minute >= lunch.from && minute < lunch.to ? lunch.until : Math.ceil((minute + least) / half) * half;
  const [hours, minutes] = [Math.floor(next / 60) % 24, next % 60];
  return hourText[lang](hours, minutes);
}

const hourText: Dictionary<(hours: number, minutes: number) => string> = {
  fr: (hours, minutes) => (minutes === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h\u00a0${minutes}`),
  en: (hours, minutes) => `${hours}:${String(minutes).padStart(2, '0')}`,
};
