import type { Player, Presence } from '@ronde/engine';
import { useUi } from '../../core/language/use-words.ts';
import styles from './presence-control.module.css';

interface Props {
  readonly player: Player;
  readonly name: string;
  readonly onMark: (presence: Presence) => void;
}

/** Présence, Retard, Absence: one is on, or none yet; pressing it again takes it back. */
export function PresenceControl({ player, name, onMark }: Props) {
  const { registration } = useUi();
  const choices = [
    ['here', registration.here],
    ['late', registration.late],
    ['absent', registration.absent],
  ] as const;
  return (
    <fieldset className={styles.choices}>
      <legend className="sr-only">{name}</legend>
      {choices.map(([presence, text]) => {
        const on = player.presence === presence;
        return (
          <button
            key={presence}
            type="button"
            className={styles.choice}
            data-presence={presence}
            aria-pressed={on}
            onClick={() => onMark(on ? 'expected' : presence)}
          >
            {on && (
              <span className={styles.tick} aria-hidden="true">
                ✓
              </span>
            )}
            <span className={styles.word} data-word={text}>
              {text}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}
