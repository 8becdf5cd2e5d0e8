import { IconBackspace } from '@tabler/icons-react';
import type { PointerEvent } from 'react';
import styles from './entry.module.css';
import type { PhoneEntry } from './use-phone-entry.ts';
import { useEntryWords } from './words.ts';

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** The field keeps the focus while the pad is pressed. */
const stay = (event: PointerEvent) => event.preventDefault();

/** Large digits; a minus for a blocked game; « victoire » where figures do not say it. */
export function Pad({ entry }: { readonly entry: PhoneEntry }) {
  const say = useEntryWords();
  const { typed, rules } = entry;
  const scores = typed.mode === 'games';
  const [first = 'games', second] = rules.modes;
  const other = typed.mode === first ? second : first;
  return (
    <>
      <fieldset className={styles.pad}>
        <legend className="sr-only">{say.pad}</legend>
        {digits.map((digit) => (
          <button key={digit} type="button" onPointerDown={stay} onClick={() => entry.digit(digit)}>
            {digit}
          </button>
        ))}
        {scores ? (
          <button type="button" aria-label={say.minus} onPointerDown={stay} onClick={entry.minus}>
            −
          </button>
        ) : (
          <button type="button" className={styles.word} onPointerDown={stay} onClick={entry.victory}>
            {say.victory}
          </button>
        )}
        <button type="button" onPointerDown={stay} onClick={() => entry.digit('0')}>
          0
        </button>
        <button type="button" aria-label={say.erase} onPointerDown={stay} onClick={entry.erase}>
          <IconBackspace size={22} stroke={1.75} aria-hidden="true" />
        </button>
      </fieldset>
      {other && (
        <button type="button" className="plain" onClick={entry.otherWay}>
          {{ games: say.byScores, losses: say.byLosses, points: say.byPoints }[other]}
        </button>
      )}
    </>
  );
}
