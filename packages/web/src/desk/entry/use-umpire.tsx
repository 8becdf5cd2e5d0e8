import { type ReactNode, Suspense, useState } from 'react';
import type { Side } from '../../results/slots.ts';
import { useMay } from '../../shell/permissions.tsx';
import { CountersPanel, UmpirePanel } from './panels-later.ts';
import type { Entry } from './use-result-entry.ts';

interface Umpire {
  /** Opens the umpire's panel of the table in the strip; missing for whoever decides nothing. */
  readonly onUmpire: ((side?: Side) => void) | undefined;
  /** Opens the counters of its trophies: a wargame's. */
  readonly onCounters: (() => void) | undefined;
  readonly panels: ReactNode;
}

/** What is decided or counted at a table besides its result, in a round in play or closed: the rules allow both. */
export function useUmpire(entry: Entry, round: number): Umpire {
  const may = useMay();
  const [judging, setJudging] = useState<{ readonly table: number; readonly side: Side | null } | null>(null);
  const [counting, setCounting] = useState<number | null>(null);
  const table = entry.current?.table ?? null;
  const judged = entry.tables.find((one) => one.table === judging?.table);
  const counted = entry.tables.find((one) => one.table === counting);
  const { wargame } = entry.rules;
  return {
    onUmpire: may.command('sanction')
      ? (side) => setJudging(table === null ? null : { table, side: side ?? null })
      : undefined,
    onCounters: wargame && may.command('counters') ? () => setCounting(table) : undefined,
    panels: (
      <Suspense fallback={null}>
        {judging && judged && (
          <UmpirePanel
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
