import type { FormatId } from '@ronde/engine';
import { useId } from 'react';
import styles from './create.module.css';
import { formulas } from './fields.ts';
import { useCreateWords } from './use-create-words.ts';

interface Props {
  readonly format: FormatId;
  readonly onChange: (format: FormatId) => void;
}

/** « Jeu et formule »: each with what it is, in one line. */
export function FormulaChoice({ format, onChange }: Props) {
  const { ui, say } = useCreateWords(format);
  const name = useId();
  return (
    <fieldset className={styles.formula}>
      <legend>{ui.format}</legend>
      <div className={styles.choices}>
        {formulas.map((one) => (
          <label key={one} className={styles.choice} data-chosen={one === format || undefined}>
            <input type="radio" name={name} value={one} checked={one === format} onChange={() => onChange(one)} />
            <span>
              <span className={styles.formulaName}>{say.formulas[one].name}</span>
              <span className={styles.about}>{say.formulas[one].about}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
