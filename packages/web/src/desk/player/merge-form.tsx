import { Button } from '@mantine/core';
import type { Player, PlayerId } from '@ronde/engine';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useSend } from '../../core/send.ts';
import { address } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { useAct } from '../../ui/use-act.ts';
import { PlayerSelect } from '../pairing/player-select.tsx';
import styles from './player.module.css';
import { firstDrawn } from './rounds-of.ts';
import { playerSentences } from './sentences.ts';

interface Props {
  readonly player: Player;
  readonly onClose: () => void;
}

/** Two registrations of one person: which one stays is said before it is done. */
export function MergeForm({ player, onClose }: Props) {
  const text = useSentences(playerSentences);
  const desk = useDesk();
  const send = useSend(desk.t);
  const [, go] = useLocation();
  const { run, busy, trouble, clear } = useAct();
  const [chosen, setChosen] = useState<PlayerId | null>(null);
  const [shown, setShown] = useState(false);
  const { tournament, names } = desk;
  const other = tournament.players.find(({ id }) => id === chosen);
  // Who has been drawn stays, else the one whose page this is.
  const otherStays = other && firstDrawn(tournament, other.id) !== null;
  const [stays, goes] = otherStays ? [other, player] : [player, other];
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setShown(true);
    if (!other) return;
    if (!(await run(() => send({ kind: 'merge', players: [player.id, other.id] })))) return;
    if (otherStays) go(address.player(desk.t, other.number), { replace: true });
    else onClose();
  };
  return (
    <SidePanel title={text.mergeTitle} onClose={onClose}>
      <form onSubmit={submit} noValidate className={styles.form}>
        <RefusalNotice trouble={trouble} onClose={clear} />
        <p className="quiet small">{text.mergeHelp}</p>
        <PlayerSelect
          label={text.mergeWith}
          value={chosen}
          onChange={setChosen}
          players={tournament.players.flatMap(({ id }) => (id === player.id ? [] : [id]))}
          error={shown && !other ? text.mergeNeeds : undefined}
          focus
        />
        {goes && (
          <div role="status">
            <p>{text.mergeStays(names.full(stays.id), stays.number)}</p>
            <p>{text.mergeGoes(names.full(goes.id), goes.number)}</p>
          </div>
        )}
        <Button type="submit" variant="default" loading={busy}>
          {text.mergeDo}
        </Button>
      </form>
    </SidePanel>
  );
}
