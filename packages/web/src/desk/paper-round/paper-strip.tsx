import { Button } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { Link } from 'wouter';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { address } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.tsx';
import strip from '../entry/entry-bar.module.css';
import styles from './paper-round.module.css';
import { paperRoundSentences } from './sentences.ts';
import type { Said, PaperEntry as Strip } from './use-paper-strip.ts';

/** Table, two names or numbers: as the strip of the results. */
export function PaperStrip({ entry, filled }: { readonly entry: Strip; readonly filled: boolean }) {
  const text = useSentences(paperRoundSentences);
  const { table } = useSentences(uiSentences);
  const keys = (at: 0 | 1) => (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    if (event.key === 'Enter') entry.enter(at);
    else entry.empty();
  };
  return (
    <section className={strip.strip} aria-label={text.strip}>
      <div className={`${strip.fields} ${styles.fields}`}>
        <label className={strip.table}>
          <span className={strip.small}>{table.table}</span>
          <input
            className={strip.field}
            inputMode="numeric"
            autoComplete="off"
            placeholder={String(entry.number)}
            value={entry.table}
            onChange={(event) => entry.typeTable(event.currentTarget.value)}
            onKeyDown={keys(0)}
          />
        </label>
        {([0, 1] as const).map((at) => (
          <label key={at} className={strip.player}>
            <span className={strip.label}>
              <strong>{at === 0 ? text.player : text.opponent}</strong>
              <span className={strip.starts}>{at === 0 ? text.placeholder : text.emptyExempt}</span>
            </span>
            <input
              ref={entry.fields[at]}
              className={`${strip.field} ${styles.name}`}
              autoComplete="off"
              data-home={at === 0 ? '' : undefined}
              value={entry.names[at]}
              onChange={(event) => entry.type(at, event.currentTarget.value)}
              onKeyDown={keys(at)}
            />
          </label>
        ))}
        <Button className={strip.save ?? ''} variant={filled ? 'filled' : 'default'} onClick={entry.add}>
          {text.add}
          <kbd className={strip.kbd}>{text.enter}</kbd>
        </Button>
      </div>
      <div className={strip.foot}>{entry.said ? <Sentence said={entry.said} /> : <p className={strip.echo} />}</div>
    </section>
  );
}

function Sentence({ said: { tone, text: sentence, nobody } }: { readonly said: Said }) {
  const text = useSentences(paperRoundSentences);
  const { t } = useDesk();
  const look = tone === 'plain' ? '' : tone === 'wrong' ? strip.wrong : strip.ask;
  return (
    <p className={strip.echo} role={tone === 'plain' ? undefined : 'alert'} aria-live="polite">
      <span className={look}>{sentence}</span>
      {nobody && (
        <>
          {' '}
          <Link href={address.registration(t)} className="link">
            {text.register}
          </Link>
        </>
      )}
    </p>
  );
}
