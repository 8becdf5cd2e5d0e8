import { useSentences } from '../../core/language/use-sentences.ts';
import { useUi } from '../../core/language/use-words.ts';
import { type Slot, sideOf } from '../../results/slots.ts';
import { textIn } from '../../results/typed.ts';
import styles from './entry-sheet.module.css';
import { entrySentences } from './sentences.ts';
import type { Entry } from './use-result-entry.ts';

interface Props {
  readonly entry: Entry;
  /** The field that the pad writes in. */
  readonly at: Slot;
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** Large digits, and the acts that have a letter on a keyboard. */
export function Pad({ entry, at }: Props) {
  const ui = useUi();
  const say = useSentences(entrySentences);
  const { wargame, kinds } = entry.rules;
  const press = (sign: string) =>
    entry.type(at, sign === '−' ? `−${textIn(entry.typed, at)}` : typedIn(entry, at) + sign);
  const grants = wargame || kinds.includes('decided');
  return (
    <div className={styles.pad}>
      {digits.map((digit) => (
        <Key key={digit} sign={digit} onPress={press} />
      ))}
      {grants ? (
        <button type="button" className={styles.word} onClick={() => entry.victory(sideOf(at))}>
          {say.victory}
        </button>
      ) : (
        <Key sign="−" onPress={press} />
      )}
      <Key sign="0" onPress={press} />
      <button type="button" className={styles.word} onClick={() => entry.type(at, '')}>
        {say.erase}
      </button>
      <button type="button" className={`${styles.word} ${styles.forfeit}`} onClick={() => entry.forfeit(sideOf(at))}>
        {ui.entry.forfeit}
      </button>
      {wargame ? (
        <button type="button" className={`${styles.word} ${styles.second}`} onClick={entry.changeMode}>
          {say.points}
        </button>
      ) : (
        <button type="button" className={`${styles.word} ${styles.second}`} onClick={entry.dispute}>
          {ui.entry.dispute}
        </button>
      )}
      <button type="button" className={styles.save} onClick={entry.save}>
        {ui.entry.save}
      </button>
    </div>
  );
}

interface KeyProps {
  readonly sign: string;
  readonly onPress: (sign: string) => void;
}

/** The focus stays in the field. */
function Key({ sign, onPress }: KeyProps) {
  return (
    <button type="button" onPointerDown={(event) => event.preventDefault()} onClick={() => onPress(sign)}>
      {sign}
    </button>
  );
}

/** A figure that is wholly selected is replaced by the next digit. */
function typedIn({ fields, typed }: Entry, at: Slot): string {
  const [field, text] = [fields.at(at), textIn(typed, at)];
  const whole = field !== null && text !== '' && field.selectionStart === 0 && field.selectionEnd === text.length;
  return whole ? '' : text;
}
