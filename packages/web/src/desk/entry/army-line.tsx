import type { PlayerId } from '@ronde/engine';
import { useDesk } from '../../shell/desk.tsx';
import styles from './results-table.module.css';

/** The army under a name; nothing where none is known. */
export function ArmyLine({ player }: { readonly player: PlayerId }) {
  const army = useDesk().tournament.players.find(({ id }) => id === player)?.army;
  return army && <span className={styles.below}>{army.name}</span>;
}
