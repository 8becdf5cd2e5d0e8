import type { Marked } from './sanctions-of.ts';
import styles from './standings.module.css';
import { useStandingsWords } from './use-standings-words.ts';

/** Beside a name: what the umpire decided, in a word; a malus with what it takes off, penalties with how many. */
export function SanctionMarks({ marks }: { readonly marks: readonly Marked[] }) {
  const say = useStandingsWords();
  return marks.map(({ kind, off, times }) => (
    <span key={kind} className={styles.sanction} data-kind={kind}>
      {kind === 'malus' ? say.malus(off) : kind === 'penalty' ? say.penalties(times) : say[kind]}
    </span>
  ));
}
