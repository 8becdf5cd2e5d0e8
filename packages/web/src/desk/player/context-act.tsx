import { Button } from '@mantine/core';
import type { Player } from '@ronde/engine';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useSend } from '../../core/send.ts';
import { useDesk } from '../../shell/desk.ts';
import { useMay } from '../../shell/permissions.tsx';
import type { useAct } from '../../ui/use-act.ts';
import { NextStep } from '../pairing/next-step.tsx';
import { firstDrawn } from './rounds-of.ts';
import { playerSentences } from './sentences.ts';

interface Props {
  readonly player: Player;
  readonly act: Pick<ReturnType<typeof useAct>, 'run' | 'busy'>;
  /** « Part » is being asked: the day goes on once it is answered. */
  readonly leaving: boolean;
  readonly onLeave: () => void;
}

/** The act that fits somebody now: Revient, Présence, else Absence and Part, which nobody presses by habit. */
export function ContextAct({ player, act: { run, busy }, leaving, onLeave }: Props) {
  const say = useSentences(playerSentences);
  const desk = useDesk();
  const send = useSend(desk.t);
  const may = useMay();
  const { id, presence: saw } = player;
  const mark = (presence: 'here' | 'absent') => void run(() => send({ kind: 'mark', player: id, presence, saw }));
  if (desk.tournament.status === 'closed') return null;
  if (player.left !== undefined && may.command('return'))
    return (
      <>
        <Button variant="default" loading={busy} onClick={() => void run(() => send({ kind: 'return', player: id }))}>
          {say.returns}
        </Button>
        <NextStep />
      </>
    );
  const here = saw === 'here';
  return (
    <>
      {here && (
        <Button variant="default" loading={busy} onClick={() => mark('absent')}>
          {say.absence}
        </Button>
      )}
      {firstDrawn(desk.tournament, id) !== null && player.left === undefined && may.command('withdraw') && (
        <Button variant="default" data-opens="depart" onClick={onLeave}>
          {say.leaves}
        </Button>
      )}
      {here ? (
        !leaving && <NextStep />
      ) : (
        <Button loading={busy} data-next="" onClick={() => mark('here')}>
          {say.here}
        </Button>
      )}
    </>
  );
}
