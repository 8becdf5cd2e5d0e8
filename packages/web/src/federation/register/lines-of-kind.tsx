import { Button, Table } from '@mantine/core';
import type { Game, RegisterPreviewLine } from '@ronde/contract/http/register';
import { useState } from 'react';
import { Sheet, sheetStyles as sheet } from '../../ui/sheet.tsx';
import { LineText } from './line-text.tsx';
import styles from './register.module.css';
import type { ImportState } from './use-import.ts';
import { useRegisterWords } from './use-register-words.ts';

/** Lines that are drawn at first, and with each press: a federation has thousands. */
const step = 100;

interface Props {
  readonly kind: 'doubtful' | 'refused' | 'changed' | 'new';
  readonly lines: readonly RegisterPreviewLine[];
  readonly list: ImportState;
  readonly game: Game;
}

/** The lines that would do the same: the number in the list, who it is, what is said or asked. */
export function LinesOfKind({ kind, lines, list, game }: Props) {
  const say = useRegisterWords();
  const [shown, setShown] = useState(step);
  const title = say.kinds[kind](lines.length);
  const more = Math.min(step, lines.length - shown);
  const heads = { doubtful: say.doubtHead, refused: say.refusedHead, changed: say.changedHead, new: say.newHead };
  return (
    <>
      <Sheet caption={title} className={styles.list ?? ''}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col" className={`${sheet.number} ${sheet.narrow}`}>
              {say.lineHead}
            </Table.Th>
            <Table.Th scope="col">{say.fields.name}</Table.Th>
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
          <Button variant="default" aria-label={say.moreOf(title, more)} onClick={() => setShown(shown + step)}>
            {say.more(more)}
          </Button>
        </div>
      )}
    </>
  );
}
