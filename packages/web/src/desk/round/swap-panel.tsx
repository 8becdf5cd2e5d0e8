import { Button } from '@mantine/core';
import type { Match, PlayerId, Round } from '@ronde/engine';
import { meetingsBefore, metIn } from '@ronde/views/met-before';
import { type FormEvent, useState } from 'react';
import { uiSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useSend } from '../../core/send.ts';
import { useDesk } from '../../shell/desk.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { useAct } from '../../ui/use-act.ts';
import { PlayerSelect } from '../pairing/player-select.tsx';
import { draftSentences } from '../pairing/sentences.ts';
import styles from './round.module.css';

interface Props {
  readonly round: number;
  readonly content: Round;
  readonly picked: readonly PlayerId[];
  readonly onPick: (picked: readonly PlayerId[]) => void;
  readonly onClose: () => void;
}

/** Two players of a draft change places: chosen in two menus, or among the tables; what comes of it is said first. */
export function SwapPanel({ round, content, picked, onPick, onClose }: Props) {
  const ui = useSentences(uiSentences);
  const text = useSentences(draftSentences);
  const desk = useDesk();
  const send = useSend(desk.t);
  const { run, busy, trouble, clear } = useAct();
  const [asked, setAsked] = useState(false);
  const [one = null, other = null] = picked;
  const swap = swapCommand(content.matches, one, other);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!swap) return;
    const { players, saw } = swap;
    const command = { kind: 'swap', round, players: [players[0], players[1]], saw: [saw[0], saw[1]] } as const;
    if (await run(() => send(command))) onClose();
  };
  const put = (at: 0 | 1) => (player: PlayerId | null) => {
    const next = at === 0 ? [player, other] : [one, player];
    onPick(next.filter((id) => id !== null));
  };
  return (
    <SidePanel title={ui.draft.swap} onClose={onClose}>
      <RefusalNotice trouble={trouble} onClose={clear} />
      <form onSubmit={submit} noValidate className={styles.form}>
        <p className="quiet small">{text.swapHelp}</p>
        <PlayerSelect label={text.swapOne} value={one} onChange={put(0)} tables={content.matches} focus />
        <PlayerSelect
          label={text.swapOther}
          value={other}
          onChange={put(1)}
          tables={content.matches}
          error={asked && !swap ? text.swapNeeds : undefined}
        />
        {swap && <After swap={swap} round={round} />}
        <Button type="submit" variant="default" loading={busy}>
          {text.swapDo}
        </Button>
      </form>
    </SidePanel>
  );
}

/** The two tables after the swap; a meeting that would be repeated is said (BYE-03). */
function After({ swap, round }: { readonly swap: Swap; readonly round: number }) {
  const ui = useSentences(uiSentences);
  const text = useSentences(draftSentences);
  const { tournament, names } = useDesk();
  const met = meetingsBefore(tournament, round);
  return (
    <div role="status">
      <h3>{text.swapAfter}</h3>
      <ul className={styles.pairs}>
        {swap.after.map(([a = '', b]) => {
          const before = b === undefined ? [] : metIn(met, a, b);
          return (
            <li key={a}>
              {b === undefined ? `${names.full(a)}, ${ui.table.exempt}` : ui.table.versus(names.full(a), names.full(b))}
              {before.length > 0 && <span className={styles.warn}>{text.met(before)}</span>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Two people of different tables of a draft, and what their tables become; null while there are not two. */
interface Swap {
  readonly players: readonly [PlayerId, PlayerId];
  /** Who sits at the table of each, as it is read here. */
  readonly saw: readonly [PlayerId[], PlayerId[]];
  readonly after: readonly (readonly PlayerId[])[];
}

export function swapCommand(matches: readonly Match[], one: PlayerId | null, other: PlayerId | null): Swap | null {
  if (one === null || other === null) return null;
  const [first, second] = [seatsAt(matches, one), seatsAt(matches, other)];
  if (!first || !second || first.includes(other)) return null;
  const put = (seats: readonly PlayerId[], from: PlayerId, to: PlayerId) => seats.map((id) => (id === from ? to : id));
  return { players: [one, other], saw: [first, second], after: [put(first, one, other), put(second, other, one)] };
}

function seatsAt(matches: readonly Match[], player: PlayerId): PlayerId[] | undefined {
  const match = matches.find(({ players }) => players.some((id) => id === player));
  return match && [...match.players];
}
