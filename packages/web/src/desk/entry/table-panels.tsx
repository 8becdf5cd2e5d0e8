import { type ReactNode, Suspense, useState } from 'react';
import type { SlotSide } from '../../results/slots.ts';
import { usePermissions } from '../../shell/permissions.tsx';
import { partOf } from '../../ui/page-of.ts';
import type { Entry } from './use-result-entry.ts';

// What a round needs now and then: fetched like the other pages, once the first one stands.
const RulingPanel = partOf(async () => ({ default: (await import('./ruling-panel.tsx')).RulingPanel }));
const CountersPanel = partOf(async () => ({ default: (await import('./counters-panel.tsx')).CountersPanel }));
export const LazyLeavingPanel = partOf(async () => ({ default: (await import('./seat-panel.tsx')).LeavingPanel }));
export const LazySeatPanel = partOf(async () => ({ default: (await import('./seat-panel.tsx')).SeatPanel }));
const DisputePanel = partOf(async () => ({ default: (await import('./dispute-panel.tsx')).DisputePanel }));
const ClaimPanel = partOf(async () => ({ default: (await import('./claim-panel.tsx')).ClaimPanel }));
const LatePanels = partOf(async () => ({ default: (await import('./late-panels.tsx')).LatePanels }));
export const LazyRoundWarnings = partOf(async () => ({
  default: (await import('../../shell/warnings.tsx')).RoundWarnings,
}));
const ForfeitPanel = partOf(async () => ({ default: (await import('./claim-panel.tsx')).ForfeitPanel }));
export const LazyStartClocks = partOf(async () => ({
  default: (await import('../clocks/start-clocks.tsx')).StartClocks,
}));
export const LazyGameEnd = partOf(async () => ({ default: (await import('../clocks/start-clocks.tsx')).GameEnd }));

interface Props {
  readonly entry: Entry;
  readonly round: number;
  /** The table that somebody opened; each opening is another value. */
  readonly picked: { readonly table: number } | null;
}

/** Beside the tables: what somebody has to decide, the gravest first. */
export function TablePanels({ entry, round, picked }: Props) {
  const { tables, acts, rules } = entry;
  const disputed = tables.filter(({ match }) => match.disputed);
  const claimed = tables.filter(({ match }) => match.claim && !match.result && !match.disputed);
  const forfeited = tables.filter(({ match }) => rules.wargame && match.result?.kind === 'forfeit' && !match.disputed);
  return (
    <Suspense fallback={null}>
      {disputed.map((row) => (
        <DisputePanel
          key={row.table}
          row={row}
          round={round}
          acts={acts}
          focus={picked?.table === row.table ? picked : null}
        />
      ))}
      {!rules.wargame && <LatePanels entry={entry} round={round} />}
      {claimed.map((row) => (
        <ClaimPanel key={row.table} row={row} round={round} acts={acts} />
      ))}
      {forfeited.map((row) => (
        <ForfeitPanel key={row.table} row={row} round={round} />
      ))}
    </Suspense>
  );
}

interface TableRuling {
  /** Opens the arbiter's panel of the table in the strip; missing for whoever decides nothing. */
  readonly onRuling: ((side?: SlotSide) => void) | undefined;
  /** Opens the counters of its trophies: a wargame's. */
  readonly onCounters: (() => void) | undefined;
  readonly panels: ReactNode;
}

/** What is decided or counted at a table besides its result, in a round in play or closed: the rules allow both. */
export function useRuling(entry: Entry, round: number): TableRuling {
  const allowed = usePermissions();
  const [judging, setJudging] = useState<{ readonly table: number; readonly side: SlotSide | null } | null>(null);
  const [counting, setCounting] = useState<number | null>(null);
  const table = entry.current?.table ?? null;
  const judged = entry.tables.find((one) => one.table === judging?.table);
  const counted = entry.tables.find((one) => one.table === counting);
  const { wargame } = entry.rules;
  return {
    onRuling: allowed.command('sanction')
      ? (side) => setJudging(table === null ? null : { table, side: side ?? null })
      : undefined,
    onCounters: wargame && allowed.command('counters') ? () => setCounting(table) : undefined,
    panels: (
      <Suspense fallback={null}>
        {judging && judged && (
          <RulingPanel
            key={`${judging.table}.${judging.side}`}
            row={judged}
            side={judging.side}
            {...{ round, wargame }}
            onClose={() => setJudging(null)}
          />
        )}
        {counted && <CountersPanel key={counted.table} row={counted} round={round} onClose={() => setCounting(null)} />}
      </Suspense>
    ),
  };
}
