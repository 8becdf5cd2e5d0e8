import { Button, Table } from '@mantine/core';
import type { Event } from '@ronde/engine';
import { number } from '@ronde/language';
import { type KeyboardEvent, useRef } from 'react';
import { Link } from 'wouter';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { type LogLine, useLog } from '../../core/queries.ts';
import { address } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { Page, useSmall } from '../../ui/page.tsx';
import { Sheet, sheetStyles as sheet } from '../../ui/sheet.tsx';
import { LastDecisions } from '../decisions/last-decisions.tsx';
import { type EntryTable, entryTables, useStandsFirst } from '../entry/tables.ts';
import { type TableActs, useTableActs } from '../entry/use-table-acts.ts';
import { NextStep } from '../pairing/next-step.tsx';
import styles from '../slips/reread.module.css';
import { rereadSentences } from '../slips/sentences.ts';
import { SlipRow } from './slip-row.tsx';

/** The results of a round beside the pile of their slips, to be ticked one by one by a second person. */
export function RereadPage({ round }: { readonly round: number }) {
  const text = useSentences(rereadSentences);
  const { t, tournament } = useDesk();
  const log = useLog(t).data ?? [];
  const acts = useTableActs(round);
  const content = tournament.rounds[round - 1];
  const slips = content ? slipOrder(entryTables(content, []), log, round) : [];
  const read = slips.filter(({ match }) => match.confirmed).length;
  const done = slips.length > 0 && read === slips.length;
  return (
    <Page
      title={text.title(round)}
      note={slips.length > 0 ? text.progress(read, slips.length) : null}
      acts={
        <>
          <Button component={Link} href={address.round(t, round)} variant="default">
            {text.back(round)}
          </Button>
          {done && <NextStep />}
        </>
      }
      side={<LastDecisions />}
    >
      <p className={`quiet ${styles.help}`}>{slips.length > 0 ? text.help : text.none}</p>
      <RefusalNotice trouble={acts.trouble} onClose={acts.clear} />
      {slips.length > 0 && <SlipTable round={round} slips={slips} log={log} acts={acts} />}
    </Page>
  );
}

/** The tables that have a result, in the order in which their slips came in: as the pile beside the laptop lies. */
export function slipOrder(
  tables: readonly EntryTable[],
  log: readonly LogLine[],
  round: number,
): readonly EntryTable[] {
  const first = new Map<number, number>();
  // Newest first: what stays is the oldest line, which a later correction does not move.
  for (const { seq, events, undoneBy } of log) {
    if (undoneBy === null) for (const event of events) if (isResult(event, round)) first.set(event.match, seq);
  }
  const placeOf = ({ at }: EntryTable): number => first.get(at) ?? Number.MAX_SAFE_INTEGER;
  return tables.filter(({ match }) => match.result).toSorted((a, b) => placeOf(a) - placeOf(b) || a.table - b.table);
}

type ResultEvent = Extract<Event, { kind: 'result' }>;

const isResult = (event: Event, round: number): event is ResultEvent =>
  event.kind === 'result' && event.round === round && event.to !== null;

interface Props {
  readonly round: number;
  readonly slips: readonly EntryTable[];
  readonly log: readonly LogLine[];
  readonly acts: TableActs;
}

/** One line a slip; ↑ ↓ go from tick to tick, and a tick leads to the next slip that nobody has read. */
function SlipTable({ round, slips, log, acts }: Props) {
  const text = useSentences(rereadSentences);
  const compact = useSmall();
  const body = useRef<HTMLTableSectionElement>(null);
  const ticks = (): readonly HTMLElement[] => [...(body.current?.querySelectorAll<HTMLElement>('[data-tick]') ?? [])];
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const at = ticks().indexOf(event.target as HTMLElement);
    if (by === 0 || at < 0) return;
    event.preventDefault();
    ticks()[at + by]?.focus();
  };
  const tick = async (slip: EntryTable, button: HTMLElement) => {
    const next = ticks()[ticks().indexOf(button) + 1];
    if (slip.match.result && (await acts.confirm(slip.match, slip.match.result))) (next ?? ticks()[0])?.focus();
  };
  return (
    <Sheet caption={text.caption(round)} className={styles.slips ?? ''}>
      <Head compact={compact} />
      <Table.Tbody ref={body} onKeyDown={onKeyDown}>
        {slips.map((slip, i) => (
          <SlipRow
            key={slip.table}
            slip={slip}
            place={number(i + 1)}
            round={round}
            log={log}
            compact={compact}
            onTick={(button) => void tick(slip, button)}
          />
        ))}
      </Table.Tbody>
    </Sheet>
  );
}

function Head({ compact }: { readonly compact: boolean }) {
  const text = useSentences(rereadSentences);
  const { table: ui } = useSentences(uiSentences);
  const first = useStandsFirst();
  const number = sheet.number ?? '';
  return (
    <Table.Thead>
      <Table.Tr>
        {!compact && (
          <Table.Th scope="col" className={`${number} ${sheet.narrow}`}>
            {text.order}
          </Table.Th>
        )}
        <Table.Th scope="col" className={`${number} ${sheet.narrow}`}>
          {ui.table}
        </Table.Th>
        <Table.Th scope="col">{first}</Table.Th>
        <Table.Th scope="col" className={number}>
          {ui.score}
        </Table.Th>
        {!compact && (
          <>
            <Table.Th scope="col">{ui.opponent}</Table.Th>
            <Table.Th scope="col" className={number}>
              {text.margin}
            </Table.Th>
            <Table.Th scope="col">{text.by}</Table.Th>
          </>
        )}
        <Table.Th scope="col">{text.readHead}</Table.Th>
      </Table.Tr>
    </Table.Thead>
  );
}
