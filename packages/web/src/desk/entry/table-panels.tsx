import { Suspense } from 'react';
import { ClaimPanel, DisputePanel, ForfeitPanel, LatePanels } from './panels-later.ts';
import type { Entry } from './use-result-entry.ts';

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
