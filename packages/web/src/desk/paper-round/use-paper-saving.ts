import type { Tournament } from '@ronde/engine';
import { useQueryClient } from '@tanstack/react-query';
import { type DeskView, deskKey } from '../../core/desk-query.ts';
import { useSend } from '../../core/send.ts';
import { useDesk } from '../../shell/desk.ts';
import { useAct } from '../../ui/use-act.ts';
import type { Paper } from './paper.ts';
import { nextPaperStep } from './paper-steps.ts';

/** Presences, tables, publication: one decision after the other, each on the state that the one before left. */
export function usePaperSaving(round: number) {
  const { t, tournament } = useDesk();
  const client = useQueryClient();
  const send = useSend(t);
  const { run, busy, trouble, clear } = useAct();
  const now = async (): Promise<Tournament> => {
    // Another desk may have written between two steps: then the whole desk is being read again.
    if (client.getQueryState(deskKey(t))?.isInvalidated) await client.refetchQueries({ queryKey: deskKey(t) });
    return client.getQueryData<DeskView>(deskKey(t))?.tournament ?? tournament;
  };
  /** Whether the round is in play, with nothing left to do. */
  const save = async (paper: Paper): Promise<boolean> => {
    const most = 3 * tournament.players.length + 4;
    for (let done = 0; done < most; done++) {
      const command = nextPaperStep(await now(), round, paper);
      if (!command) return true;
      if (!(await run(() => send(command)))) return false;
    }
    return false;
  };
  return { save, busy, trouble, clear };
}
