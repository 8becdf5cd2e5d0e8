import { NativeSelect } from '@mantine/core';
import type { ListColumn } from '@ronde/contract/http/lists';
import { type ListField, listFields, wargameFields } from '@ronde/contract/lists/columns';
import { useSentences } from '../core/language/use-sentences.ts';
import styles from './lists.module.css';
import { listSentences } from './sentences.ts';

interface Props {
  readonly columns: readonly ListColumn[];
  /** Whether the list may name armies. */
  readonly armies: boolean;
  readonly onChange: (fields: readonly (ListField | null)[]) => void;
}

/** What each column was taken for, each to be chosen otherwise. Without headers it is a guess, and stands open. */
export function ListColumns({ columns, armies, onChange }: Props) {
  const say = useSentences(listSentences);
  if (columns.length === 0) return null;
  const guessed = columns.every(({ title }) => title === null);
  const taken = new Set(columns.map(({ field }) => field));
  const fields = listFields.filter(
    (field) => taken.has(field) || (armies ? field !== 'series' : !wargameFields.has(field)),
  );
  const labelOf = (field: ListField) => (armies && field === 'rating' ? 'Elo' : say.fields[field]);
  const choose = (place: number, value: string) => {
    const chosen = fields.find((field) => field === value) ?? null;
    // What one column says now, no other one says any more.
    onChange(columns.map(({ field }, i) => (i === place ? chosen : field === chosen ? null : field)));
  };
  return (
    <details open={guessed} className={styles.columns}>
      <summary>{say.columns}</summary>
      {guessed && <p className={styles.asks}>{say.columnsGuessed}</p>}
      <div className={styles.choices}>
        {columns.map(({ title, sample, field }, place) => (
          <NativeSelect
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
            key={place}
            label={say.column(place + 1, title || sample)}
            data={[{ value: '', label: say.noField }, ...fields.map((one) => ({ value: one, label: labelOf(one) }))]}
            value={field ?? ''}
            onChange={(event) => choose(place, event.currentTarget.value)}
          />
        ))}
      </div>
    </details>
  );
}
