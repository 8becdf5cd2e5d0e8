import { lazy, Suspense } from 'react';
import { useExternal } from '../../core/external.ts';
import { lang } from '../../core/language/lang.ts';
import { mostCompared } from './candidates.ts';
import { compareWords } from './compare-words.ts';
import styles from './create.module.css';
import { type Fields, wholeNumber } from './fields.ts';

// The simulation comes with the first look at it.
const Table = lazy(async () => ({ default: (await import('./compare-table.tsx')).CompareTable }));

interface LinkProps {
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** « Comparer les formules », under the summary. */
export function CompareLink({ open, onToggle }: LinkProps) {
  const say = compareWords(useExternal(lang));
  return (
    <div className={styles.compareLink}>
      <button type="button" className="link" aria-expanded={open} onClick={onToggle}>
        {say.open}
      </button>
      <p>{say.about}</p>
    </div>
  );
}

interface Props {
  readonly fields: Fields;
  readonly onChoose: (format: Fields['format']) => void;
}

/** In place, below the form: the formulas of the game for the number that is expected. */
export function Compare({ fields, onChoose }: Props) {
  const say = compareWords(useExternal(lang));
  const players = wholeNumber(fields.expected) ?? 0;
  if (players < 2 || players > mostCompared) return <p role="status">{say.needed}</p>;
  return (
    <Suspense fallback={null}>
      <Table fields={fields} onChoose={onChoose} />
    </Suspense>
  );
}
