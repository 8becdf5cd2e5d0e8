import { Button } from '@mantine/core';
import type { MatchResult } from '@ronde/engine';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { withdrawContest } from '../../core/contest.ts';
import { useExternal } from '../../core/external.ts';
import type { ProblemAnswer } from '../../core/http.ts';
import type { KeptResult } from '../../core/kept-results.ts';
import { isResult, keep, keptResults, keptWith } from '../../core/kept-results.ts';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { newId } from '../../core/new-id.ts';
import { deliverResults } from '../../core/use-delivery.ts';
import type { AbsentTwiceRefusal } from '../../shell/absent-twice.tsx';
import { useDesk } from '../../shell/desk.tsx';
import { LazyAbsentTwice, RefusalNotice } from '../../shell/refusal-notice.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { contested, useConflictText } from './conflict.ts';
import styles from './entry-bar.module.css';
import { tableFieldId } from './table-field.tsx';
import { roundEntered } from './tables.ts';

/** What was typed here of a round and refused; 0: of the final. */
export function RefusedResults({ round }: { readonly round: number }) {
  const { t } = useDesk();
  return useExternal(keptResults.entries).flatMap(({ kept, fate }) =>
    fate.kind === 'refused' && kept.t === t && roundEntered(kept) === round
      ? [<RefusedResult key={kept.id} refused={{ ...fate, kept }} />]
      : [],
  );
}

interface Refusal {
  readonly kept: KeptResult;
  readonly problem: ProblemAnswer;
  readonly contest?: number;
}

/** A result that was typed here and refused. Where somebody else was faster, both values stand side by side. */
function RefusedResult({ refused }: { readonly refused: Refusal }) {
  const { kept, problem } = refused;
  const refusal = problem.refusal;
  if (refusal?.code === 'result-changed')
    return <Conflict refused={refused} table={refusal.table.table} current={refusal.current} />;
  if (refusal?.code === 'absent-twice') return <KeptAbsentTwice kept={kept} refusal={refusal} />;
  return <RefusalNotice trouble={{ kind: 'refused', problem }} onClose={() => keptResults.settle(kept.id)} />;
}

/** Chosen here, the result waits again like any that is typed: nothing is lost where nobody answers just then. */
function KeptAbsentTwice({ kept, refusal }: { readonly kept: KeptResult; readonly refusal: AbsentTwiceRefusal }) {
  const client = useQueryClient();
  const [focus] = useState(() => !isTyping(document.activeElement));
  const settle = () => keptResults.settle(kept.id);
  return (
    <LazyAbsentTwice
      refusal={refusal}
      asked={kept.command}
      again={async (command) => {
        if (isResult(command)) keep(keptWith({ ...kept, id: newId(), command }, kept.note ?? ''));
        return { kind: 'done', value: command };
      }}
      onDone={() => {
        settle();
        void deliverResults(client);
      }}
      onClose={settle}
      focus={focus}
    />
  );
}

interface ConflictProps {
  readonly refused: Refusal;
  readonly table: number;
  readonly current: MatchResult | null;
}

/** `1` keeps the value that stands, `2` replaces it; the log names both. */
function Conflict({ refused: { kept, contest }, table, current }: ConflictProps) {
  const ui = useSentences(uiSentences);
  const client = useQueryClient();
  const panel = useRef<HTMLDivElement>(null);
  const conflict = useConflictText(kept.command);
  useEffect(() => {
    // A score in the middle of being typed keeps its keys: its 1 and 2 are digits.
    if (!isTyping(document.activeElement)) panel.current?.focus();
  }, []);
  const { match } = contested(useDesk().tournament, kept.command);
  const beside = match?.disputed !== undefined;
  const wasBeside = useRef(false);
  useEffect(() => {
    if (beside) wasBeside.current = true;
    // Another desk has chosen.
    else if (wasBeside.current) keptResults.settle(kept.id);
  }, [beside, kept.id]);
  const keepFirst = () => {
    keptResults.settle(kept.id);
    void withdrawContest(client, kept, contest);
  };
  const replace = async () => {
    keptResults.settle(kept.id);
    await withdrawContest(client, kept, contest);
    keep(keptWith({ ...kept, id: newId(), command: { ...kept.command, saw: current } }, kept.note ?? ''));
    void deliverResults(client);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.code === 'Digit1' || event.code === 'Numpad1') keepFirst();
    else if (event.code === 'Digit2' || event.code === 'Numpad2') void replace();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div ref={panel} tabIndex={-1} role="alert" className={styles.conflict} onKeyDown={onKeyDown}>
      <SidePanel title={ui.table.tableNumber(table)}>
        <p>{conflict(current, kept.command.result)}</p>
        <p className={styles.choices}>
          <Button size="sm" variant="default" onClick={keepFirst}>
            {ui.entry.keep}&nbsp;<kbd>1</kbd>
          </Button>
          <Button size="sm" variant="default" onClick={() => void replace()}>
            {ui.entry.replace}&nbsp;<kbd>2</kbd>
          </Button>
        </p>
      </SidePanel>
    </div>
  );
}

/** The number of the table that comes next stands there whole, to be replaced; half of one is somebody's typing. */
function isTyping(element: Element | null): boolean {
  if (!(element instanceof HTMLInputElement)) return false;
  const { id, value, selectionStart, selectionEnd } = element;
  return id === tableFieldId ? selectionStart !== 0 || selectionEnd !== value.length : value !== '';
}
