import { type Final, nextFinalMatches } from '@ronde/engine';
import { useMemo } from 'react';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useWords } from '../../core/language/use-words.ts';
import { useDesk } from '../../shell/desk.ts';
import styles from './final.module.css';
import { finalSentences } from './sentences.ts';

/** Who would play the matches that come next, on these terms, or why that is not known; nothing while the rounds are not over. */
export function WhoMeets({ final }: { readonly final: Final }) {
  const words = useWords();
  const say = useSentences(finalSentences);
  const { tournament, people, names } = useDesk();
  const next = useMemo(() => nextFinalMatches({ ...tournament, final }, people), [tournament, final, people]);
  const tie = !next.ok && next.refusal.code === 'final-tie' && next.refusal;
  if (!tie && (!next.ok || next.value.length === 0)) return null;
  return (
    <section aria-label={say.wouldPlay} className={styles.meets} aria-live="polite">
      <h2 className={styles.title}>{say.wouldPlay}</h2>
      {tie && <p>{`${words.refusal(tie, names, tournament.format).what} ${say.tieFirst}`}</p>}
      {next.ok && (
        <ul className={styles.terms}>
          {next.value.map(({ stage, players: [first, second] }) => (
            <li key={stage + first}>
              {`${say.meets(say.stage[stage])} ${words.ui.table.versus(names.full(first), names.full(second))}`}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
