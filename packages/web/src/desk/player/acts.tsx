import { Button } from '@mantine/core';
import { excluded, type Player, playsWargame, type Refusal } from '@ronde/engine';
import { useLocation } from 'wouter';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useSend } from '../../core/send.ts';
import { address } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.tsx';
import { usePermissions } from '../../shell/permissions.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { announce } from '../../ui/announcer.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAct } from '../../ui/use-act.ts';
import { NextStep } from '../pairing/next-step.tsx';
import { formSentences } from '../roster/form-sentences.ts';
import { registrationSentences } from '../roster/sentences.ts';
import styles from './player.module.css';
import { firstDrawn } from './rounds-of.ts';
import { playerSentences } from './sentences.ts';

/** The forms of somebody's page, as its address names them. */
export const playerActs = ['identite', 'fiche', 'armee', 'sanction', 'fusion', 'depart'] as const;
export type PlayerAct = (typeof playerActs)[number];

interface ActsProps {
  readonly player: Player;
  readonly onOpen: (act: PlayerAct) => void;
}

/** Everything else that can be done with one person, each in its own form. */
export function Acts({ player, onOpen }: ActsProps) {
  const text = useSentences(playerSentences);
  const form = useSentences(formSentences);
  const roster = useSentences(registrationSentences);
  const desk = useDesk();
  const send = useSend(desk.t);
  const [, go] = useLocation();
  const { run, trouble, clear } = useAct();
  const allowed = usePermissions();
  const forms = [
    ['identite', form.identity, true],
    ['fiche', form.facts, allowed.command('amend')],
    ['armee', text.correctArmy, playsWargame(desk.tournament) && allowed.command('amend')],
    ['sanction', text.sanction, allowed.command('sanction')],
    ['fusion', text.merge, allowed.command('merge')],
  ] as const;
  const remove = async () => {
    const said = roster.removed(desk.names.full(player.id));
    if (!(await run(() => send({ kind: 'remove', player: player.id })))) return;
    announce(said);
    go(address.registration(desk.t));
  };
  const refusal = trouble?.kind === 'refused' ? trouble.problem.refusal : undefined;
  return (
    <div className={styles.acts} data-focus-scope="">
      {forms.flatMap(([act, word, mine]) =>
        mine
          ? [
              <Button key={act} size="sm" variant="default" data-opens={act} onClick={() => onOpen(act)}>
                {word}
              </Button>,
            ]
          : [],
      )}
      {allowed.command('remove') && (
        <Button size="sm" variant="default" onClick={() => void remove()}>
          {text.remove}
        </Button>
      )}
      {refusal?.code === 'has-been-drawn' ? (
        <CannotRemove player={player} refusal={refusal} onLeave={() => onOpen('depart')} onClose={clear} />
      ) : (
        <RefusalNotice trouble={trouble} onClose={clear} />
      )}
    </div>
  );
}

interface CannotProps {
  readonly player: Player;
  readonly refusal: Extract<Refusal, { code: 'has-been-drawn' }>;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/** Who was drawn leaves, and keeps what was played (FORF-02); « delete » says so, with the way to it. */
function CannotRemove({ player, refusal, onLeave, onClose }: CannotProps) {
  const text = useSentences(playerSentences);
  const { names, tournament } = useDesk();
  const acts = player.left === undefined && (
    <Button size="sm" variant="default" onClick={onLeave}>
      {text.leaveNow}
    </Button>
  );
  return (
    <Notice
      tone="refusal"
      title={text.cannotRemove(names.short(player.id), refusal.round)}
      focus
      acts={acts}
      onClose={onClose}
    >
      {player.left === undefined && <p>{text.leaveAfter(tournament.rounds.length)}</p>}
    </Notice>
  );
}

interface ContextActProps {
  readonly player: Player;
  readonly act: Pick<ReturnType<typeof useAct>, 'run' | 'busy'>;
  /** « Départ » is being asked: the day goes on once it is answered. */
  readonly leaving: boolean;
  readonly onLeave: () => void;
}

/** The act that fits somebody now: Revient, Présence, else Absence and Part, which nobody presses by habit. */
export function ContextAct({ player, act: { run, busy }, leaving, onLeave }: ContextActProps) {
  const text = useSentences(playerSentences);
  const desk = useDesk();
  const send = useSend(desk.t);
  const allowed = usePermissions();
  const { id, presence: saw } = player;
  const mark = (presence: 'here' | 'absent') => void run(() => send({ kind: 'mark', player: id, presence, saw }));
  if (desk.tournament.status === 'closed') return null;
  // Drawn in no round any more: there is no presence to note, and nobody left to leave.
  if (excluded(desk.tournament).has(id)) return <NextStep />;
  if (player.left !== undefined && allowed.command('return'))
    return (
      <>
        <Button variant="default" loading={busy} onClick={() => void run(() => send({ kind: 'return', player: id }))}>
          {text.returns}
        </Button>
        <NextStep />
      </>
    );
  const here = saw === 'here';
  return (
    <>
      {here && (
        <Button variant="default" loading={busy} onClick={() => mark('absent')}>
          {text.absence}
        </Button>
      )}
      {firstDrawn(desk.tournament, id) !== null && player.left === undefined && allowed.command('withdraw') && (
        <Button variant="default" data-opens="depart" onClick={onLeave}>
          {text.leaves}
        </Button>
      )}
      {here ? (
        !leaving && <NextStep />
      ) : (
        <Button loading={busy} data-next="" onClick={() => mark('here')}>
          {text.here}
        </Button>
      )}
    </>
  );
}
