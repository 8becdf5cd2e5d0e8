import { Button } from '@mantine/core';
import type { PlayerId, Round } from '@ronde/engine';
import { sharedSentences } from '../../core/language/shared-sentences.ts';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.tsx';
import { RefusalNotice } from '../../shell/refusal-notice.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { Leaving } from '../presence/leaving.tsx';
import { entrySentences } from './sentences.ts';
import styles from './table-panel.module.css';
import { playersWithoutTable } from './tables.ts';
import { useTableActs } from './use-table-acts.ts';

interface SeatPanelProps {
  readonly opponent: PlayerId;
  readonly round: number;
  readonly content: Round;
  readonly onClose: () => void;
}

/** Somebody who arrives takes X's seat: the exempt player plays after all. */
export function SeatPanel({ opponent, round, content, onClose }: SeatPanelProps) {
  const sentences = useSentences(sharedSentences);
  const text = useSentences(entrySentences);
  const { tournament, names } = useDesk();
  const acts = useTableActs(round);
  const free = playersWithoutTable(tournament, content);
  const seat = async (player: PlayerId) => {
    if (await acts.send({ kind: 'seat', round, player, opponent })) onClose();
  };
  return (
    <SidePanel title={text.seatTitle(names.full(opponent))} onClose={onClose} focus>
      <RefusalNotice trouble={acts.trouble} onClose={acts.clear} />
      <p className={styles.by}>{free.length === 0 ? text.nobodyFree : text.seatHelp}</p>
      <ul className={styles.given}>
        {free.map(({ id, presence }) => (
          <li key={id}>
            <span>
              {names.full(id)} <span className={styles.by}>{sentences.presence(presence).toLowerCase()}</span>
            </span>
            <Button size="sm" variant="default" onClick={() => void seat(id)}>
              {text.seat}
              <span className="sr-only">, {names.full(id)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </SidePanel>
  );
}

interface LeavingPanelProps {
  readonly player: PlayerId;
  readonly onClose: () => void;
}

export function LeavingPanel({ player, onClose }: LeavingPanelProps) {
  const { names } = useDesk();
  return (
    <SidePanel title={names.full(player)} onClose={onClose}>
      <Leaving player={player} onDone={onClose} />
    </SidePanel>
  );
}
