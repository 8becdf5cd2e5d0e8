import type { ListLine } from '@ronde/contract/http/lists';
import { EncodingChoice } from '../../lists/encoding-choice.tsx';
import styles from '../../lists/lists.module.css';
import { useRegistrationWords } from '../roster/use-registration-words.ts';
import { standingOf } from './list-answers.ts';
import { ListLineView } from './list-line.tsx';
import type { ListState } from './use-list.ts';

/** Lines that are shown of those that need nobody; what is asked or refused is always shown whole. */
const mostPlain = 200;

/** How many lines were read, and what waits for an answer: it stands above the act, whatever the list is long. */
export function ListCounts({ list: { preview, counts } }: { readonly list: ListState }) {
  const say = useRegistrationWords();
  if (!preview || preview.lines.length === 0) return null;
  return <p>{say.counts(counts.ready, counts.done, counts.open, counts.refused)}</p>;
}

/** What was read: the columns that say nothing, the encoding when it is a guess, every line. */
export function ListLines({ list }: { readonly list: ListState }) {
  const say = useRegistrationWords();
  const { preview, lines } = list;
  if (!preview) return null;
  if (preview.lines.length === 0) return <p className="quiet">{say.nobody}</p>;
  const [asked, plain] = parted(lines, list);
  const rest = plain.length - mostPlain;
  return (
    <>
      {preview.unknown.length > 0 && <p className={styles.asks}>{say.unknownColumns(preview.unknown)}</p>}
      {list.source.file && preview.encoding && (
        <EncodingChoice encoding={preview.encoding} sure={preview.sure} onChange={list.source.encode} />
      )}
      <ul className={styles.preview}>
        {[...asked, ...plain.slice(0, mostPlain)].map((line) => (
          <ListLineView key={line.line} line={line} list={list} />
        ))}
        {rest > 0 && <li className="quiet">{say.others(rest)}</li>}
      </ul>
    </>
  );
}

/** What waits for an eye first, then the others in the order of the list. */
function parted(lines: readonly ListLine[], list: ListState): readonly [readonly ListLine[], readonly ListLine[]] {
  const asks = (line: ListLine): boolean =>
    line.kind === 'doubtful' || standingOf(line, list.answers.get(line.line)) === 'refused';
  return [lines.filter(asks), lines.filter((line) => !asks(line))];
}
