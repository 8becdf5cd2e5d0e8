import { rulingLines } from '@ronde/language';
import { toldSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.tsx';
import { standingsSentences } from '../standings-table/sentences.ts';
import styles from '../standings-table/standings.module.css';

/** Under the standings: each decision of the arbiter with its round and its article. */
export function SanctionNotes({ after }: { readonly after: number }) {
  const told = useSentences(toldSentences);
  const text = useSentences(standingsSentences);
  const { tournament, names } = useDesk();
  const lines = rulingLines(tournament, names, told, after);
  if (lines.length === 0) return null;
  return (
    <div className={styles.notes}>
      <h2>{text.sanctions}</h2>
      <ul>
        {lines.map(({ line }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows, and the same may be decided twice.
          <li key={at}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
