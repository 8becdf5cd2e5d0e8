import type { PlayerId } from '@ronde/engine';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useSend } from '../../core/send.ts';
import { useDesk } from '../../shell/desk.ts';
import { announce } from '../../ui/announcer.tsx';
import { useAct } from '../../ui/use-act.ts';
import { poolsSentences } from './sentences.ts';

/** Somebody in the pools, and where they sit. `player` null: a free seat. */
export interface Place {
  readonly player: PlayerId | null;
  readonly pool: number;
}

/** Moves somebody to a free seat, or in exchange with whoever sits there: by the menu or by dragging. */
export function useMove() {
  const say = useSentences(poolsSentences);
  const desk = useDesk();
  const send = useSend(desk.t);
  const act = useAct();
  const move = async (player: PlayerId, saw: number, to: Place): Promise<boolean> => {
    const against = to.player === null ? {} : { against: to.player };
    const done = await act.run(() => send({ kind: 'move-pool', player, pool: to.pool, saw, ...against }));
    if (done) announce(say.done(desk.names.full(player), to.pool));
    return done !== null;
  };
  return { ...act, move };
}

export type Move = ReturnType<typeof useMove>['move'];
