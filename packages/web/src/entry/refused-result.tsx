import { Button } from '@mantine/core';
import type { MatchResult } from '@ronde/engine';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { newId } from '../api/new-id.ts';
import { keep } from '../api/outbox.ts';
import { type RefusedResult as Refusal, settle } from '../api/refused-results.ts';
import { deliverResults } from '../api/use-delivery.ts';
import { Refused } from '../frame/refused.tsx';
import { SidePanel } from '../frame/side-panel.tsx';
import { useUi } from '../session/use-words.ts';
import styles from './refused-result.module.css';
import { tableFieldId } from './table-field.tsx';
import { useConflictWords } from './use-conflict-words.ts';

/** A result that was typed here and refused. Where somebody else was faster, both values stand side by side. */
export function RefusedResult({ refused: { kept, problem } }: { readonly refused: Refusal }) {
  const refusal = problem.refusal;
  if (refusal?.code === 'result-changed')
    return <Conflict refused={{ kept, problem }} table={refusal.table.table} current={refusal.current} />;
  return <Refused trouble={{ kind: 'refused', problem }} onClose={() => settle(kept.id)} />;
}

interface ConflictProps {
  readonly refused: Refusal;
  readonly table: number;
  readonly current: MatchResult | null;
}

/** `1` keeps the value that stands, `2` replaces it; the log names both. */
function Conflict({ refused: { kept }, table, current }: ConflictProps) {
  const ui = useUi();
  const client = useQueryClient();
  const panel = useRef<HTMLDivElement>(null);
  const conflict = useConflictWords(kept.command.round, kept.command.players[0]);
  useEffect(() => {
    // A score in the middle of being typed keeps its keys: its 1 and 2 are digits.
    if (!isTyping(document.activeElement)) panel.current?.focus();
  }, []);
  const replace = () => {
    settle(kept.id);
    keep({ ...kept, id: newId(), command: { ...kept.command, saw: current } });
    deliverResults(client);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.code === 'Digit1' || event.code === 'Numpad1') settle(kept.id);
    else if (event.code === 'Digit2' || event.code === 'Numpad2') replace();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div ref={panel} tabIndex={-1} role="alert" className={styles.conflict} onKeyDown={onKeyDown}>
      <SidePanel title={ui.table.tableNumber(table)}>
        <p>{conflict(current, kept.command.result)}</p>
        <p className={styles.choices}>
          <Button size="sm" variant="default" onClick={() => settle(kept.id)}>
            {ui.entry.keep}&nbsp;<kbd>1</kbd>
          </Button>
          <Button size="sm" variant="default" onClick={replace}>
            {ui.entry.replace}&nbsp;<kbd>2</kbd>
          </Button>
        </p>
      </SidePanel>
    </div>
  );
}

function isTyping(element: Element | null): boolean {
  return element instanceof HTMLInputElement && element.id !== tableFieldId && element.value !== '';
}
