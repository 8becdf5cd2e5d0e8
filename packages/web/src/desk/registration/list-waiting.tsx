import { isBegun, useListDraft } from '../../lists/list-draft.ts';
import { useDesk } from '../../shell/desk.ts';
import styles from '../roster/registration.module.css';
import { useRegistrationWords } from '../roster/use-registration-words.ts';

/** A list that was left before all of it was done: how much of it waits, and the way back to it. */
export function ListWaiting({ onResume }: { readonly onResume: () => void }) {
  const say = useRegistrationWords();
  const { t } = useDesk();
  const { draft, forget } = useListDraft(t);
  if (!isBegun(draft)) return null;
  // It may be left before it has been read.
  const [ready, known, open, refused] = draft.waiting ?? [0, 0, 0, 0];
  if (known > 0 && ready + open + refused === 0) return null;
  return (
    <p className={styles.last}>
      {say.listWaiting(ready, open, refused)}
      <button type="button" className="link" onClick={onResume}>
        {say.resumeList}
      </button>
      <button type="button" className="link" onClick={forget}>
        {say.forgetList}
      </button>
    </p>
  );
}
