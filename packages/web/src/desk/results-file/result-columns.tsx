import { NativeSelect } from '@mantine/core';
import type { ResultsPreview } from '@ronde/contract/http/results-file';
import { type ResultColumn, resultColumnNames } from '@ronde/contract/lists/result-columns';
import { useSentences } from '../../core/language/use-sentences.ts';
import styles from '../../lists/lists.module.css';
import { resultsFileSentences } from './sentences.ts';

interface Props {
  readonly columns: ResultsPreview['columns'];
  readonly wargame: boolean;
  /** A match is several games. */
  readonly games: boolean;
  /** Nothing was read of them: they are to be said. */
  readonly open: boolean;
  readonly onChange: (fields: readonly (ResultColumn | null)[]) => void;
}

/** What each column of a table of results was taken for, each to be chosen otherwise. */
export function ResultColumns({ columns, wargame, games, open, onChange }: Props) {
  const text = useSentences(resultsFileSentences);
  const shown = columns
    .map((column, place) => ({ ...column, place }))
    .filter(({ title, sample }) => title !== null || sample !== null);
  if (shown.length === 0) return null;
  const taken = new Set(columns.map(({ field }) => field));
  const fields = resultColumnNames.filter(
    (field) =>
      taken.has(field) || (field.startsWith('game') ? games && /[123]$/.test(field) : field !== 'starts' || !wargame),
  );
  const choose = (place: number, value: string) => {
    const chosen = fields.find((field) => field === value) ?? null;
    // What one column says now, no other one says any more.
    onChange(columns.map(({ field }, i) => (i === place ? chosen : field === chosen ? null : field)));
  };
  return (
    <details open={open} className={styles.columns}>
      <summary>{text.columns}</summary>
      {open && <p className={styles.asks}>{text.columnsAsked}</p>}
      <div className={styles.choices}>
        {shown.map(({ title, sample, field, place }) => (
          <NativeSelect
            key={place}
            label={text.column(place + 1, title ?? sample ?? '')}
            data={[
              { value: '', label: text.noField },
              ...fields.map((one) => ({ value: one, label: text.fields[one] })),
            ]}
            value={field ?? ''}
            onChange={(event) => choose(place, event.currentTarget.value)}
          />
        ))}
      </div>
    </details>
  );
}
