import { useSentences } from '../../core/language/use-sentences.ts';
import { officeSentences } from './sentences.ts';

interface Props {
  readonly before: string | null;
  readonly after: string | null;
}

/** « A puis Joker » where an event changed it. */
export function SeriesChange({ before, after }: Props) {
  const text = useSentences(officeSentences);
  if (before === after || before === null) return after ?? '–';
  return (
    <>
      {before} {text.becoming} <strong>{after ?? '–'}</strong>
    </>
  );
}
