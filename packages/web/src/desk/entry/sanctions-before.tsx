import type { Sanction } from '@ronde/engine';
import { logContextNow } from '@ronde/language';
import { toldSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.tsx';
import { useNotes } from '../decisions/about.ts';
import { entrySentences } from './sentences.ts';
import styles from './table-panel.module.css';
import type { EntryTable } from './tables.ts';
import type { TableActs } from './use-table-acts.ts';

interface Props {
  readonly row: EntryTable;
  readonly round: number;
  readonly acts: TableActs;
}

/** What was decided of these two in this round; each can be lifted. */
export function GivenBefore({ row, round, acts }: Props) {
  const { event } = useSentences(toldSentences);
  const text = useSentences(entrySentences);
  const { tournament, names } = useDesk();
  const noteOf = useNotes();
  const sanctions = (tournament.rounds[round - 1]?.sanctions ?? []).filter(({ player }) =>
    row.seats.players.includes(player),
  );
  if (sanctions.length === 0) return null;
  const seen = logContextNow(tournament, names);
  const said = (sanction: Sanction, at: number): string => event({ kind: 'sanctioned', round, at, sanction }, seen);
  return (
    <ul className={styles.given} aria-label={text.given} data-focus-scope="">
      {sanctions.map((sanction, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same may be decided twice.
        <li key={at}>
          <span>
            {said(sanction, at)}
            {noteOf(sanction.note) && <span className={styles.by}> {noteOf(sanction.note)}</span>}
          </span>
          <button
            type="button"
            className="link small"
            aria-label={`${text.lift}, ${said(sanction, at)}`}
            onClick={() => void acts.send({ kind: 'lift', round, sanction })}
          >
            {text.lift}
          </button>
        </li>
      ))}
    </ul>
  );
}
