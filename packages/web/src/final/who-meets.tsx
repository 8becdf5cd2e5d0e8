import { type Final, nextFinalMatches } from '@ronde/engine';
import { useMemo } from 'react';
import { useDesk } from '../frame/desk.ts';
import { useUi } from '../session/use-words.ts';
import styles from './final.module.css';
import { useFinalWords } from './use-final-words.ts';

/** Who would play the matches that come next, on these terms; nothing while the rounds are not over, or a tie waits. */
export function WhoMeets({ final }: { readonly final: Final }) {
  const say = useFinalWords();
  const { table: ui } = useUi();
  const { tournament, people, names } = useDesk();
  const next = useMemo(() => nextFinalMatches({ ...tournament, final }, people), [tournament, final, people]);
  if (!next.ok || next.value.length === 0) return null;
  return (
    <section aria-label={say.wouldPlay}>
      <h2 className={styles.title}>{say.wouldPlay}</h2>
      <ul className={styles.terms}>
        {next.value.map(({ stage, players: [first, second] }) => (
          <li key={stage + first}>
            {`${say.meets(say.stage[stage])} ${ui.versus(names.full(first), names.full(second))}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
