import { Button, Table, TextInput } from '@mantine/core';
import { frenchKey } from '@ronde/engine/base/french-order';
import { clock } from '@ronde/language';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useUndo } from '../api/send.ts';
import { useDesk } from '../frame/desk.ts';
import { NextStep } from '../frame/next-step.tsx';
import { Page } from '../frame/page.tsx';
import { Refused } from '../frame/refused.tsx';
import { Sheet, sheetStyles as sheet } from '../frame/sheet.tsx';
import { useAct } from '../frame/use-act.ts';
import { useUi } from '../session/use-words.ts';
import styles from './log.module.css';
import { type SaidLine, useSaidLog } from './log-lines.ts';
import { UndoLink } from './undo-link.tsx';

/** Who decided what, newest first; each decision that can be taken back alone says so. */
export function Log() {
  const { log: ui } = useUi();
  const said = useSaidLog();
  const { run, trouble, clear } = useAct();
  const [typed, setTyped] = useState('');
  const wanted = frenchKey(typed);
  const lines = said.filter(({ line, text }) => frenchKey(`${text} ${line.by}`).includes(wanted));
  return (
    <Page title={ui.title} acts={<NextStep />}>
      <Refused trouble={trouble} onClose={clear} />
      <TextInput
        className={styles.search ?? ''}
        aria-label={ui.filter}
        placeholder={ui.filter}
        leftSection={<IconSearch size={16} stroke={1.75} aria-hidden="true" />}
        value={typed}
        data-search=""
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {lines.length === 0 ? <p className="quiet">{ui.empty}</p> : <Lines lines={lines} run={run} />}
    </Page>
  );
}

interface LinesProps {
  readonly lines: readonly SaidLine[];
  readonly run: ReturnType<typeof useAct>['run'];
}

function Lines({ lines, run }: LinesProps) {
  const { log: ui } = useUi();
  return (
    <Sheet caption={ui.caption} scope>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col" className={sheet.narrow}>
            {ui.time}
          </Table.Th>
          <Table.Th scope="col">{ui.decision}</Table.Th>
          <Table.Th scope="col" className={styles.by}>
            {ui.author}
          </Table.Th>
          <Table.Th scope="col">
            <span className="sr-only">{ui.undo}</span>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {lines.map((one) => (
          <Line key={one.line.seq} said={one} run={run} />
        ))}
      </Table.Tbody>
    </Sheet>
  );
}

interface LineProps {
  readonly said: SaidLine;
  readonly run: ReturnType<typeof useAct>['run'];
}

function Line({ said, run }: LineProps) {
  const { log: ui } = useUi();
  const { line, text } = said;
  const undone = line.undoneBy !== null;
  return (
    <Table.Tr>
      <Table.Td className={`${sheet.narrow} ${sheet.quiet}`}>
        <time dateTime={line.at}>{clock(line.at)}</time>
        <span className={styles.seq}>{ui.number(line.seq)}</span>
      </Table.Td>
      <Table.Th scope="row">
        <span className={undone ? styles.undone : undefined}>{text}</span>
        {undone && <span className={styles.note}>{ui.undone(line.undoneBy ?? 0)}</span>}
        <span className={styles.byLine}>{line.by}</span>
      </Table.Th>
      <Table.Td className={`${styles.by} ${sheet.quiet}`}>{line.by}</Table.Td>
      <Table.Td className={`${sheet.number} ${sheet.narrow}`}>
        {line.undoable ? <UndoLink said={said} run={run} /> : <Blocked line={said} run={run} />}
      </Table.Td>
    </Table.Tr>
  );
}

/** A decision that others stand on: asking lists them, and offers to take them all back, newest first. */
function Blocked({ line: { line }, run }: { readonly line: SaidLine; readonly run: LinesProps['run'] }) {
  const { log: ui } = useUi();
  const desk = useDesk();
  const undo = useUndo(desk.t);
  const [blocked, setBlocked] = useState(0);
  const created = line.events.some((event) => event.kind === 'created');
  if (created || line.undoneBy !== null) return null;
  const ask = async () => {
    const answer = await undo(line.seq);
    const refusal = answer.kind === 'refused' ? answer.problem.refusal : undefined;
    if (refusal?.code === 'undo-blocked') setBlocked(refusal.by.length + 1);
    else if (answer.kind !== 'done') await run(async () => answer);
  };
  if (blocked === 0)
    return (
      <button
        type="button"
        className={`link small ${styles.faint}`}
        aria-label={`${ui.undo}, ${ui.number(line.seq)}`}
        onClick={() => void ask()}
      >
        {ui.undo}…
      </button>
    );
  return (
    <Button size="sm" variant="default" onClick={() => void run(() => undo(line.seq, true))}>
      {ui.undoTogether(blocked)}
    </Button>
  );
}
