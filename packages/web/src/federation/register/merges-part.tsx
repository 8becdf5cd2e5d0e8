import type { RegisterCard } from '@ronde/contract/http/register-card';
import { clock, date } from '@ronde/language';
import { useExternal } from '../../core/external.ts';
import { lang } from '../../core/language/lang.ts';
import { announce } from '../../ui/announcer.tsx';
import { useCardWords } from './card-words.ts';
import styles from './register.module.css';

interface Props {
  readonly card: RegisterCard;
  readonly onUndo: (merge: string) => Promise<boolean>;
}

/** Which entries went into this one, who did it, each to be undone. */
export function MergesPart({ card: { merges }, onUndo }: Props) {
  const say = useCardWords();
  const current = useExternal(lang);
  if (merges.length === 0) return null;
  const undo = async (merge: string) => {
    if (await onUndo(merge)) announce(say.parted);
  };
  return (
    <>
      <h3 className={styles.part}>{say.merges}</h3>
      <ul className={styles.seen}>
        {merges.map(({ id, at, by, gone }) => {
          const who = [gone.name, gone.licence].filter(Boolean).join(', ');
          return (
            <li key={id}>
              {say.mergedWith(who)}{' '}
              <span className="quiet">
                {[date(current, at.slice(0, 10)), clock(at), by].filter(Boolean).join(', ')}
              </span>{' '}
              <button type="button" className="link" onClick={() => void undo(id)}>
                {say.undo}
                <span className="sr-only">, {who}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
