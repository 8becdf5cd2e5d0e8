import { TextInput } from '@mantine/core';
import type { ListReading } from '@ronde/contract/http/lists';
import { date } from '@ronde/language';
import { today } from '../core/hour.ts';
import { call } from '../core/http.ts';
import { useLang, useSentences } from '../core/language/use-sentences.ts';
import type { ListSource } from './list-source.ts';
import styles from './lists.module.css';
import { listSentences } from './sentences.ts';

interface Props {
  readonly source: ListSource;
  readonly reading: ListReading;
}

/** It was read as another list of its kind; that can be forgotten. */
export function RememberedLayout({ source, reading }: Props) {
  const text = useSentences(listSentences);
  if (reading.remembered === null) return null;
  const forget = async () => {
    await call('DELETE /api/list-layouts/{layout}', { layout: reading.shape });
    source.readAgain();
  };
  return (
    <p className={styles.asks}>
      {text.remembered(reading.remembered)}{' '}
      <button type="button" className="link" onClick={() => void forget()}>
        {text.forgetLayout}
      </button>
    </p>
  );
}

/** Columns that somebody chose are remembered under a name, for the next list of the kind. */
export function LayoutName({ source, reading }: Props) {
  const text = useSentences(listSentences);
  const proposed = useProposedName(source, reading);
  if (!source.draft.byHand) return null;
  return (
    <TextInput
      label={text.layoutName}
      description={text.layoutHelp}
      maxLength={80}
      value={source.draft.layout ?? proposed}
      onChange={(event) => source.change({ layout: event.currentTarget.value })}
    />
  );
}

function useProposedName({ file }: ListSource, { above }: Pick<ListReading, 'above'>): string {
  const text = useSentences(listSentences);
  const lang = useLang();
  const title = above.find((line) => line.length < 60);
  return title ?? file?.name.replace(/\.\w+$/u, '') ?? text.layoutNamed(date(lang, today()));
}

/** Keeps what was chosen of the columns, once the list has come in. Not kept, the list is in all the same. */
export function useKeepLayout(source: ListSource, reading: ListReading | null) {
  const proposed = useProposedName(source, reading ?? noReading);
  return async (): Promise<void> => {
    const { columns, byHand, layout } = source.draft;
    const name = (layout ?? proposed).trim();
    if (!reading || !byHand || columns === null || name === '') return;
    const body = { name, columns: [...columns] };
    await call('PUT /api/list-layouts/{layout}', { layout: reading.shape, body }, { repeatable: true });
  };
}

const noReading: Pick<ListReading, 'above'> = { above: [] };
