import { useDesk } from '../frame/desk.ts';
import { MissingLinks } from '../frame/missing-links.tsx';
import { pageStyles } from '../frame/page.tsx';
import { useWords } from '../session/use-words.ts';

/** Why a round cannot be drawn yet: the round before it, its tables without result, who has left; a link to each table. */
export function WaitsFor() {
  const words = useWords();
  const { waits, tournament, names } = useDesk();
  if (waits.kind !== 'results') return null;
  const { round, missing } = waits;
  const gone = new Set(tournament.players.flatMap(({ id, left }) => (left === undefined ? [] : [id])));
  const left = missing.flatMap(({ players }) => players.filter((player) => gone.has(player)));
  const { what, why } = words.refusal({ code: 'results-missing', round, missing, left }, names, tournament.format);
  return (
    <>
      <p>{what}</p>
      {why && <p>{why}</p>}
      <div className={pageStyles.tools} style={{ marginTop: 14 }}>
        <MissingLinks missing={missing} />
      </div>
    </>
  );
}
