import styles from './sheet.module.css';
import type { OwnSheet } from './sheet-state.ts';
import { useSheetWords } from './words.ts';

interface Props {
  readonly sheet: OwnSheet;
  readonly onChange: (sheet: OwnSheet) => void;
}

/** FISF 4.1.1: what each joker stands for is written down. */
export function Blanks({ sheet, onChange }: Props) {
  const say = useSheetWords();
  const write = (at: 0 | 1, text: string) => {
    const letter = text.slice(-1).toUpperCase();
    if (letter !== '' && !/\p{L}/u.test(letter)) return;
    onChange({ ...sheet, blanks: at === 0 ? [letter, sheet.blanks[1]] : [sheet.blanks[0], letter] });
  };
  return (
    <fieldset className={styles.choices}>
      <legend>{say.blanks}</legend>
      {([0, 1] as const).map((at) => (
        <input
          key={at}
          className={`field ${styles.letter}`}
          aria-label={say.blank(at + 1)}
          value={sheet.blanks[at]}
          autoCapitalize="characters"
          autoComplete="off"
          onChange={(event) => write(at, event.currentTarget.value)}
        />
      ))}
    </fieldset>
  );
}
