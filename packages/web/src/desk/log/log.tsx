import { Table } from '@mantine/core';
import { pathOf } from '@ronde/contract/routes/client';
import { clock } from '@ronde/language';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useUndo } from '../../core/send.ts';
import { useDesk } from '../../shell/desk.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { FileLinks } from '../../ui/file-links.tsx';
import { Page } from '../../ui/page.tsx';
import { Sheet, SheetHead, sheetStyles as sheet, useInTwoSteps } from '../../ui/sheet.tsx';
import { usePanelParam } from '../../ui/side-panel.tsx';
import { useAct } from '../../ui/use-act.ts';
import { type SaidLine, useFullLog } from '../decisions/log-lines.ts';
import { logPageSentences } from '../decisions/sentences.ts';
import { UndoLink } from '../decisions/undo-link.tsx';
import { UndoTogether } from '../decisions/undo-together.tsx';
import { NextStep } from '../pairing/next-step.tsx';
import styles from './log.module.css';
import { filtered, filterNames, type LogFilter, LogFilters, readFilter } from './log-filters.tsx';
import { ThenPanel } from './then-panel.tsx';

/** The filters stay while a state is looked at. */
const kept = filterNames;

/** Who decided what, newest first; each decision that can be taken back alone says so. */
export function Log() {
  const { log: ui } = useSentences(uiSentences);
  const text = useSentences(logPageSentences);
  const { t } = useDesk();
  const said = useFullLog();
  const { run, trouble, clear } = useAct();
  const [params, setParams] = useSearchParams();
  const [then, showThen] = usePanelParam('etat', kept);
  const query = String(params);
  const asked = useMemo(() => readFilter(new URLSearchParams(query)), [query]);
  const lines = useMemo(() => filtered(said, asked), [said, asked]);
  const looked = said.find(({ line }) => String(line.seq) === then);
  const ask = (name: keyof LogFilter, value: string) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return (
    <Page
      title={ui.title}
      note={lines.length < said.length && <span role="status">{text.shown(lines.length, said.length)}</span>}
      acts={<NextStep />}
      side={looked && <ThenPanel key={looked.line.seq} said={looked} onClose={() => showThen(null)} />}
    >
      <RefusalNotice trouble={trouble} onClose={clear} />
      <LogFilters lines={said} asked={asked} onAsk={ask} />
      {lines.length === 0 ? (
        <p className="quiet">{said.length === 0 ? ui.empty : text.none}</p>
      ) : (
        <Lines
          lines={lines}
          run={run}
          then={then}
          onThen={(seq) => showThen(String(seq) === then ? null : String(seq))}
        />
      )}
      <FileLinks
        className={styles.export}
        files={[{ href: pathOf('GET /api/tournaments/{t}/log.csv', { t }), name: text.export }]}
      />
    </Page>
  );
}

interface LinesProps {
  readonly lines: readonly SaidLine[];
  readonly run: ReturnType<typeof useAct>['run'];
  /** The line whose state is shown. */
  readonly then: string | null;
  readonly onThen: (seq: number) => void;
}

function Lines({ lines, run, then, onThen }: LinesProps) {
  const { log: ui } = useSentences(uiSentences);
  const shown = useInTwoSteps(lines);
  return (
    <Sheet caption={ui.caption} scope>
      <SheetHead columns={[[ui.time, sheet.narrow], ui.decision, [ui.author, styles.by]]} acts={ui.undo} />
      <Table.Tbody>
        {shown.map((one) => (
          <Line key={one.line.seq} said={one} run={run} open={String(one.line.seq) === then} onThen={onThen} />
        ))}
      </Table.Tbody>
    </Sheet>
  );
}

interface LineProps extends Pick<LinesProps, 'run' | 'onThen'> {
  readonly said: SaidLine;
  readonly open: boolean;
}

function Line({ said, run, open, onThen }: LineProps) {
  const { log: ui } = useSentences(uiSentences);
  const text = useSentences(logPageSentences);
  const { line, text: sentence } = said;
  const undone = line.undoneBy !== null;
  return (
    <Table.Tr data-tone={open ? 'now' : undefined} data-open={open || undefined}>
      <Table.Td className={`${sheet.narrow} ${sheet.quiet}`}>
        <time dateTime={line.at}>{clock(line.at)}</time>
        <span className={styles.seq}>{ui.number(line.seq)}</span>
      </Table.Td>
      <Table.Th scope="row">
        <button
          type="button"
          className={`${styles.line} ${undone ? styles.undone : ''}`}
          aria-expanded={open}
          aria-label={`${sentence}. ${text.seeThen(line.seq)}`}
          data-opens={String(line.seq)}
          onClick={() => onThen(line.seq)}
        >
          {sentence}
        </button>
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

/** A decision that others stand on: asking says what would go with it, and offers to take all of it back. */
function Blocked({ line: { line }, run }: { readonly line: SaidLine; readonly run: LinesProps['run'] }) {
  const { log: ui } = useSentences(uiSentences);
  const desk = useDesk();
  const undo = useUndo(desk.t);
  const [by, setBy] = useState<readonly number[]>([]);
  const created = line.events.some((event) => event.kind === 'created');
  if (created || line.undoneBy !== null) return null;
  const ask = async () => {
    const answer = await undo(line.seq);
    const refusal = answer.kind === 'refused' ? answer.problem.refusal : undefined;
    if (refusal?.code === 'undo-blocked') setBy(refusal.by);
    else if (answer.kind !== 'done') await run(async () => answer);
  };
  if (by.length === 0)
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
    <UndoTogether {...{ line, by }} onUndo={() => void run(() => undo(line.seq, true))} onKeep={() => setBy([])} />
  );
}
