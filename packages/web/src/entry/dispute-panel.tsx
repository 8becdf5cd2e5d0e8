import { Button } from '@mantine/core';
import type { MatchResult } from '@ronde/engine';
import { inSeatOrder } from '@ronde/language';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useLog } from '../api/log-query.ts';
import { useDesk } from '../frame/desk.ts';
import { SidePanel } from '../frame/side-panel.tsx';
import { useMay } from '../frame/use-may.ts';
import { useNotes } from '../log/use-notes.ts';
import { lossesOf } from './losses-of.ts';
import { saidBy } from './said-by.ts';
import styles from './table-panel.module.css';
import type { EntryTable } from './tables.ts';
import { useEntryWords } from './use-entry-words.ts';
import { useResultWords } from './use-result-words.ts';
import { useSaidByWords } from './use-said-by-words.ts';
import type { TableActs } from './use-table-acts.ts';

interface Props {
  readonly row: EntryTable;
  readonly round: number;
  readonly acts: TableActs;
  /** Somebody opened this table: the keys 1 and 2 are meant for it. Each opening is another value. */
  readonly focus: object | null;
}

/** Both values of a table, with who said each and when; an arbiter retains one, by a button or by the keys 1 and 2. */
export function DisputePanel({ row, round, acts, focus }: Props) {
  const say = useEntryWords();
  const { t } = useDesk();
  const log = useLog(t).data ?? [];
  const words = useSaidByWords();
  const decides = useMay().command('retain');
  const reason = useNotes()(row.match.disputed?.note);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus) panel.current?.focus();
  }, [focus]);
  const { disputed, claim, result } = row.match;
  if (!disputed) return null;
  const first = result ?? claim?.value ?? null;
  const retain = (which: 'first' | 'second') => void acts.retain(row.match, which);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!decides) return;
    if (event.code === 'Digit1' || event.code === 'Numpad1') retain('first');
    else if ((event.code === 'Digit2' || event.code === 'Numpad2') && disputed.value) retain('second');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const by = words.author(disputed.by);
  const firstBy = claim && !result ? words.player(claim.by) : null;
  const note = disputed.value
    ? result
      ? say.askSheetsStands
      : say.askSheets
    : first
      ? say.askDoubt(by)
      : say.askDoubtNone(by);
  const title = disputed.value && first ? say.twoScores(row.table) : say.doubted(row.table);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's; these are two answers to one question.
    <div
      ref={panel}
      role="group"
      aria-label={title}
      tabIndex={-1}
      className={styles.panel}
      data-tone="bad"
      data-dispute={row.table}
      onKeyDown={onKeyDown}
    >
      <SidePanel title={<Title text={title} />}>
        <Version
          row={row}
          value={first}
          by={words.said(saidBy(log, round, row.at, result ? 'result' : 'claimed'), firstBy)}
          act={
            decides && (
              <Button size="sm" variant="default" onClick={() => retain('first')}>
                {first ? say.retain : say.settle}&nbsp;<kbd>1</kbd>
              </Button>
            )
          }
        />
        {disputed.value && (
          <Version
            row={row}
            value={disputed.value}
            by={words.said(saidBy(log, round, row.at, 'disputed'), by)}
            act={
              decides && (
                <Button size="sm" variant="default" onClick={() => retain('second')}>
                  {say.retain}&nbsp;<kbd>2</kbd>
                </Button>
              )
            }
          />
        )}
        {reason && <p className={styles.note}>{reason}</p>}
        <p className={styles.note}>{decides ? note : say.arbiterChooses}</p>
      </SidePanel>
    </div>
  );
}

function Title({ text }: { readonly text: string }) {
  return (
    <span className={styles.title}>
      <IconAlertTriangle size={18} stroke={1.75} aria-hidden="true" />
      {text}
    </span>
  );
}

/** What the two armies lost, which the parts of a hundred don’t tell. */
function Cohesion({ row, value }: Pick<VersionProps, 'row' | 'value'>) {
  const say = useEntryWords();
  if (value?.kind !== 'losses') return null;
  return (
    <span className={styles.lost}>
      {say.cohesionLost} {lossesOf(inSeatOrder(row.seats, value.cohesion))}
    </span>
  );
}

interface VersionProps {
  readonly row: EntryTable;
  readonly value: MatchResult | null;
  readonly by: string;
  readonly act: ReactNode;
}

export function Version({ row, value, by, act }: VersionProps) {
  const resultWords = useResultWords();
  return (
    <div className={styles.version}>
      <span>
        <strong>{value ? resultWords(row, value) : '–'}</strong>
        <Cohesion row={row} value={value} />
        {value && <span className={styles.by}>{by}</span>}
      </span>
      {act}
    </div>
  );
}
