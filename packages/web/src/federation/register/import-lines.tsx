import { Button, Table } from '@mantine/core';
import type { RegisterGame, RegisterPreviewLine } from '@ronde/contract/http/register';
import { useState } from 'react';
import { useSentences } from '../../core/language/use-sentences.ts';
import { ReadingNotes } from '../../lists/list-fields.tsx';
import { listSentences } from '../../lists/sentences.ts';
import { Section } from '../../ui/page.tsx';
import { Sheet, sheetStyles as sheet } from '../../ui/sheet.tsx';
import { LineText } from './line-text.tsx';
import styles from './register.module.css';
import { registerSentences } from './sentences.ts';
import type { ImportState } from './use-import.ts';

/** What waits for an eye first. */
const kinds = ['doubtful', 'refused', 'changed', 'new'] as const;

/** What was read, line by line, by what it would do. */
export function ImportLines({ list, game }: { readonly list: ImportState; readonly game: RegisterGame }) {
  const text = useSentences(registerSentences);
  const listText = useSentences(listSentences);
  const { preview, lines } = list;
  if (!preview) return null;
  const { counts } = preview;
  const all = Object.values(counts).reduce((sum, n) => sum + n, 0);
  if (all === 0) return <p>{listText.nobody}</p>;
  const parts = kinds.flatMap((kind): readonly (readonly [typeof kind, readonly RegisterPreviewLine[]])[] => {
    const own = lines.filter((line) => line.kind === kind);
    return own.length > 0 ? [[kind, own]] : [];
  });
  const summary = [
    ...parts.map(([kind, own]) => text.kinds[kind](own.length)),
    counts.same > 0 && text.same(counts.same),
  ];
  return (
    <>
      <ReadingNotes reading={preview} onSheet={list.source.turnTo} />
      {lines.length === 0 && list.imported === null && <p>{text.nothingNew}</p>}
      <p role="status" className={styles.summary}>
        {summary.filter(Boolean).join(' · ')}
      </p>
      <div>
        {parts.map(([kind, own]) => (
          <Section key={kind} title={text.kinds[kind](own.length)}>
            <LinesOfKind kind={kind} lines={own} list={list} game={game} />
          </Section>
        ))}
      </div>
    </>
  );
}

/** Lines that are drawn at first, and with each press: a federation has thousands. */
const step = 100;

interface Props {
  readonly kind: 'doubtful' | 'refused' | 'changed' | 'new';
  readonly lines: readonly RegisterPreviewLine[];
  readonly list: ImportState;
  readonly game: RegisterGame;
}

/** The lines that would do the same: the number in the list, who it is, what is said or asked. */
function LinesOfKind({ kind, lines, list, game }: Props) {
  const text = useSentences(registerSentences);
  const [shown, setShown] = useState(step);
  const title = text.kinds[kind](lines.length);
  const more = Math.min(step, lines.length - shown);
  const heads = { doubtful: text.doubtHead, refused: text.refusedHead, changed: text.changedHead, new: text.newHead };
  return (
    <>
      <Sheet caption={title} className={styles.list ?? ''}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col" className={`${sheet.number} ${sheet.narrow}`}>
              {text.lineHead}
            </Table.Th>
            <Table.Th scope="col">{text.fields.name}</Table.Th>
            <Table.Th scope="col">{heads[kind]}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.slice(0, shown).map((line) => (
            <Table.Tr key={line.line}>
              <Table.Td className={`${sheet.number} ${sheet.quiet} ${styles.at}`}>{line.line}</Table.Td>
              <Table.Th scope="row" className={styles.who}>
                {line.entry?.name ?? line.raw}
              </Table.Th>
              <Table.Td className={styles.what}>
                <LineText line={line} list={list} game={game} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Sheet>
      {more > 0 && (
        <div>
          <Button variant="default" aria-label={text.moreOf(title, more)} onClick={() => setShown(shown + step)}>
            {text.more(more)}
          </Button>
        </div>
      )}
    </>
  );
}
