import { Table } from '@mantine/core';
import { number } from '@ronde/language';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.tsx';
import { Sheet, SheetHead, sheetStyles as sheet } from '../../ui/sheet.tsx';
import { type TypedTable as Line, type PaperMark, type PaperRound, paperMarks } from './paper.ts';
import styles from './paper-round.module.css';
import { paperRoundSentences } from './sentences.ts';

interface Props {
  readonly round: number;
  readonly paper: PaperRound;
  readonly onRemove: (line: Line) => void;
}

/** The tables typed so far, each with what is unusual of it. */
export function PaperTable({ round, paper, onRemove }: Props) {
  const text = useSentences(paperRoundSentences);
  const { table: ui } = useSentences(uiSentences);
  return (
    <Sheet caption={text.caption(round)} scope>
      <SheetHead
        columns={[[ui.table, `${sheet.number} ${sheet.narrow}`], text.player, text.opponent]}
        acts={text.remove}
      />
      <Table.Tbody>
        {paper.tables.length === 0 && (
          <Table.Tr>
            <Table.Td colSpan={4} className={sheet.quiet}>
              {text.empty}
            </Table.Td>
          </Table.Tr>
        )}
        {paper.tables.map((line) => (
          <Row key={line.players[0]} round={round} line={line} onRemove={onRemove} />
        ))}
      </Table.Tbody>
    </Sheet>
  );
}

interface RowProps extends Omit<Props, 'paper'> {
  readonly line: Line;
}

function Row({ round, line, onRemove }: RowProps) {
  const text = useSentences(paperRoundSentences);
  const { names, tournament } = useDesk();
  const markText = useMarkText();
  const [first, second] = line.players;
  return (
    <Table.Tr>
      <Table.Td className={`${sheet.number} ${sheet.strong}`}>
        {second === undefined ? '–' : number(line.table)}
      </Table.Td>
      <Table.Th scope="row">
        {names.full(first)}
        {paperMarks(tournament, round, line).map((mark) => (
          <span key={markText(mark)} className={styles.mark}>
            {markText(mark)}
          </span>
        ))}
      </Table.Th>
      <Table.Td className={second === undefined ? sheet.quiet : sheet.name}>
        {second === undefined ? text.exempt : names.full(second)}
      </Table.Td>
      <Table.Td className={sheet.number}>
        <button
          type="button"
          className="link small"
          aria-label={text.removeTable(line.players.map(names.full))}
          onClick={() => onRemove(line)}
        >
          {text.remove}
        </button>
      </Table.Td>
    </Table.Tr>
  );
}

function useMarkText(): (mark: PaperMark) => string {
  const text = useSentences(paperRoundSentences);
  const { names } = useDesk();
  return (mark) => {
    switch (mark.kind) {
      case 'repeat':
        return text.repeat(mark.round);
      case 'away':
        return text.away(names.short(mark.player));
      case 'left':
        return text.left(names.short(mark.player));
      case 'excluded':
        return text.excluded(names.short(mark.player));
    }
  };
}
