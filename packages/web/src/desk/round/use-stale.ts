import { useEffect, useMemo } from 'react';
import { external, useExternal } from '../../core/external.ts';
import { useDesk } from '../../shell/desk.ts';

type Drawing = typeof import('./drawing.ts');

const fetched = external<Drawing | null>(null);

/** The rules of the draw, once they have come; the server refuses what was pressed before. */
function useDrawing(): Drawing | null {
  useEffect(() => {
    if (!fetched.get()) import('./drawing.ts').then(fetched.set, () => {});
  }, []);
  return useExternal(fetched);
}

/** Whether a draft would be drawn otherwise today (`stale`), and whether publishing asks first (`blocks`). */
export function useStale(round: number): { readonly stale: boolean; readonly blocks: boolean } {
  const drawing = useDrawing();
  const { tournament, people } = useDesk();
  return useMemo(() => {
    if (!drawing) return { stale: false, blocks: false };
    const blocks = drawing.draftOutdated(tournament, round, people) !== null;
    return { blocks, stale: blocks || drawing.outdated({ tournament, people }) !== null };
  }, [drawing, tournament, round, people]);
}
