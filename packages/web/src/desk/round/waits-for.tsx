import type { Refusal, Tournament, Waiting } from '@ronde/engine';
import { disputedTables } from '@ronde/engine/decide/table-at';
import type { TableRef } from '@ronde/engine/tournament/table-ref';
import { useWords } from '../../core/language/use-words.ts';
import { useDesk } from '../../shell/desk.ts';
import { MissingLinks } from '../../shell/missing-links.tsx';
import { pageStyles } from '../../ui/page.tsx';

/**
 * Why a round cannot be drawn yet: the round before it, its tables without result, who has left, the tables in dispute,
 * or that it only has to be closed; a link to each table.
 */
export function WaitsFor() {
  const words = useWords();
  const { waits, tournament, names } = useDesk();
  return reasonsOf(waits, tournament).map((refusal) => {
    const { what, why } = words.refusal(refusal, names, tournament.format);
    const tables = tablesOf(refusal);
    return (
      <div key={refusal.code} style={{ marginBottom: 14 }}>
        <p>{what}</p>
        {why && <p>{why}</p>}
        {tables.length > 0 && (
          <div className={pageStyles.tools} style={{ marginTop: 14 }}>
            <MissingLinks missing={tables} />
          </div>
        )}
      </div>
    );
  });
}

/** What the round in play would answer if it were closed, all of it. */
function reasonsOf(waits: Waiting, tournament: Tournament): readonly Refusal[] {
  switch (waits.kind) {
    case 'results': {
      const { round, missing } = waits;
      const gone = new Set(tournament.players.flatMap(({ id, left }) => (left === undefined ? [] : [id])));
      const left = missing.flatMap(({ players }) => players.filter((player) => gone.has(player)));
      return [{ code: 'results-missing', round, missing, left }, ...disputedIn(tournament, round)];
    }
    case 'disputes':
      return disputedIn(tournament, waits.round);
    case 'close-round':
      return [{ code: 'round-not-closed', round: waits.round }];
    default:
      return [];
  }
}

function disputedIn(tournament: Tournament, round: number): readonly Refusal[] {
  const tables = disputedTables(tournament, round);
  return tables.length > 0 ? [{ code: 'disputed', round, tables }] : [];
}

function tablesOf(refusal: Refusal): readonly TableRef[] {
  if (refusal.code === 'results-missing') return refusal.missing;
  return refusal.code === 'disputed' ? refusal.tables : [];
}
