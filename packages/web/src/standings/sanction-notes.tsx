import { seenNow } from '@ronde/language';
import { useDesk } from '../frame/desk.ts';
import { useWords } from '../session/use-words.ts';
import { sanctionsOf } from './sanctions-of.ts';
import styles from './standings.module.css';
import { useStandingsWords } from './use-standings-words.ts';

/** Under the standings: each decision of the umpire with its round and its article. */
export function SanctionNotes({ after }: { readonly after: number }) {
  const words = useWords();
  const say = useStandingsWords();
  const { tournament, names } = useDesk();
  const given = sanctionsOf(tournament, after);
  if (given.length === 0) return null;
  const seen = seenNow(tournament, names);
  return (
    <div className={styles.notes}>
      <h2>{say.sanctions}</h2>
      <ul>
        {given.map(({ round, sanction }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows, and the same may be decided twice.
          <li key={at}>{words.event({ kind: 'sanctioned', round, at, sanction }, seen)}</li>
        ))}
      </ul>
    </div>
  );
}
