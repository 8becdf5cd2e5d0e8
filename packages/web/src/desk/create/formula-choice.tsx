import { type FormatId, traitsOf } from '@ronde/engine';
import { useId } from 'react';
import styles from './create.module.css';
import { type Fields, formulas, spokenIn } from './fields.ts';
import { useCreateWords } from './use-create-words.ts';

interface Props {
  readonly format: FormatId;
  /** As chosen where a formula is played in both. */
  readonly game: Fields['game'];
  readonly onChange: (format: FormatId) => void;
}

/** « Jeu et formule »: each with what it is, in one line. */
export function FormulaChoice({ format, game, onChange }: Props) {
  const { ui, say } = useCreateWords(spokenIn({ format, game }));
  const roundRobin = traitsOf(format).circles === 'whole' && game === 'wargame';
  const name = useId();
  return (
    <fieldset className={styles.formula}>
      <legend>{ui.format}</legend>
      <div className={styles.choices}>
        {formulas.map((one) => (
          <label key={one} className={styles.choice} data-chosen={one === format || undefined}>
            <input type="radio" name={name} value={one} checked={one === format} onChange={() => onChange(one)} />
            <span>
              <span className={styles.formulaName}>
                {one === 'toutes-rondes' && roundRobin ? say.roundRobinWargame : say.formulas[one].name}
              </span>
              <span className={styles.about}>{say.formulas[one].about}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
