import type { Match } from '@ronde/engine';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useUi } from '../../core/language/use-words.ts';
import { useDesk } from '../../shell/desk.ts';
import { draftSentences } from '../pairing/sentences.ts';
import styles from './round.module.css';

/** As many as are read at a glance; the rest is counted. */
const most = 8;

/** Tables that another draw would have, by number and names. */
export function PairsList({ matches }: { readonly matches: readonly Match[] }) {
  const ui = useUi();
  const say = useSentences(draftSentences);
  const { names } = useDesk();
  return (
    <ul className={styles.pairs}>
      {matches.slice(0, most).map(({ table, players: [a, b] }) => (
        <li key={a}>
          {table !== undefined && `${ui.table.tableNumber(table)} · `}
          {b === undefined ? `${names.full(a)}, ${ui.table.exempt}` : ui.table.versus(names.full(a), names.full(b))}
        </li>
      ))}
      {matches.length > most && <li className="quiet">{say.more(matches.length - most)}</li>}
    </ul>
  );
}
