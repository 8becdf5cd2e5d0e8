import type { Game, RegisterPreviewLine } from '@ronde/contract/http/register';
import { useListWords } from '../../lists/use-list-words.ts';
import { Section } from '../../ui/section.tsx';
import { LinesOfKind } from './lines-of-kind.tsx';
import styles from './register.module.css';
import type { ImportState } from './use-import.ts';
import { useRegisterWords } from './use-register-words.ts';

/** What waits for an eye first. */
const kinds = ['doubtful', 'refused', 'changed', 'new'] as const;

/** What was read, line by line, by what it would do. */
export function ImportLines({ list, game }: { readonly list: ImportState; readonly game: Game }) {
  const say = useRegisterWords();
  const words = useListWords();
  const { preview, lines } = list;
  if (!preview) return null;
  const { counts, unknown } = preview;
  const all = Object.values(counts).reduce((sum, n) => sum + n, 0);
  if (all === 0) return <p>{words.nobody}</p>;
  const parts = kinds.flatMap((kind): readonly (readonly [typeof kind, readonly RegisterPreviewLine[]])[] => {
    const own = lines.filter((line) => line.kind === kind);
    return own.length > 0 ? [[kind, own]] : [];
  });
  const summary = [
    ...parts.map(([kind, own]) => say.kinds[kind](own.length)),
    counts.same > 0 && say.same(counts.same),
  ];
  return (
    <>
      {unknown.length > 0 && <p className={styles.advice}>{words.unknownColumns(unknown)}</p>}
      {lines.length === 0 && list.imported === null && <p>{say.nothingNew}</p>}
      <p role="status" className={styles.summary}>
        {summary.filter(Boolean).join(' · ')}
      </p>
      <div>
        {parts.map(([kind, own]) => (
          <Section key={kind} title={say.kinds[kind](own.length)}>
            <LinesOfKind kind={kind} lines={own} list={list} game={game} />
          </Section>
        ))}
      </div>
    </>
  );
}
