import { Button } from '@mantine/core';
import { useState } from 'react';
import { useSend } from '../api/send.ts';
import { useDesk } from '../frame/desk.ts';
import { Refused } from '../frame/refused.tsx';
import { SidePanel } from '../frame/side-panel.tsx';
import { useAct } from '../frame/use-act.ts';
import { Leaving } from '../round/leaving.tsx';
import { useUi } from '../session/use-words.ts';
import { IdentityForm } from './identity-form.tsx';
import { ratingText } from './rating-text.ts';
import styles from './registration.module.css';

interface Props {
  readonly id: string;
  readonly onClose: () => void;
}

/** One person: what is known, and the act that fits: leave, return, or be removed when never drawn. */
export function PlayerCard({ id, onClose }: Props) {
  const { registration: ui, player: words } = useUi();
  const desk = useDesk();
  const send = useSend(desk.t);
  const { run, trouble, clear } = useAct();
  const [mode, setMode] = useState<'facts' | 'identity' | 'leaving'>('facts');
  const player = desk.tournament.players.find((one) => one.id === id);
  const person = desk.people.get(id);
  if (!player || !person) return null;
  const drawn = desk.tournament.rounds.some(
    (round) => round.absent.includes(id) || round.matches.some((match) => match.players.some((one) => one === id)),
  );
  const remove = async () => {
    if (await run(() => send({ kind: 'remove', player: id }))) onClose();
  };
  const facts = [
    [ui.number, String(player.number)],
    [ui.rating, ratingText(player)],
    [ui.series, player.duplicateSeries],
    [ui.club, player.club],
    [ui.licence, person.licence],
    [ui.status, player.left === undefined ? entryText(player.from, ui) : ui.left(player.left)],
  ] as const;
  return (
    <SidePanel title={person.name} onClose={onClose}>
      <Refused trouble={trouble} onClose={clear} />
      <dl className={styles.facts}>
        {facts.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {mode === 'identity' && <IdentityForm id={id} person={person} onDone={() => setMode('facts')} />}
      {mode === 'leaving' && <Leaving player={id} onDone={() => setMode('facts')} />}
      {mode === 'facts' && (
        <div className={styles.acts}>
          <Button size="sm" variant="default" onClick={() => setMode('identity')}>
            {words.correctIdentity}
          </Button>
          {player.left !== undefined && (
            <Button size="sm" variant="default" onClick={() => void run(() => send({ kind: 'return', player: id }))}>
              {ui.returns}
            </Button>
          )}
          {player.left === undefined && drawn && (
            <Button size="sm" variant="default" onClick={() => setMode('leaving')}>
              {ui.leaves}
            </Button>
          )}
          {!drawn && (
            <Button size="sm" variant="default" onClick={() => void remove()}>
              {ui.remove}
            </Button>
          )}
        </div>
      )}
    </SidePanel>
  );
}

const entryText = (from: number, ui: { from: (round: number) => string }): string | undefined =>
  from > 1 ? ui.from(from) : undefined;
