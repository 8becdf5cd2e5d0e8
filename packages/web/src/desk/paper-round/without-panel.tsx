import type { PlayerId } from '@ronde/engine';
import { useDesk } from '../../shell/desk.ts';
import { SidePanel } from '../../ui/side-panel.tsx';
import styles from './paper-round.module.css';
import { usePaperWords } from './use-paper-words.ts';

interface Props {
  readonly players: readonly PlayerId[];
  readonly onExempt: (player: PlayerId) => void;
}

/** Who is in the hall by the list and on no table of the paper: exempt, or away for this round. */
export function WithoutPanel({ players, onExempt }: Props) {
  const say = usePaperWords();
  const { names, tournament } = useDesk();
  const numberOf = (id: PlayerId) => tournament.players.find((one) => one.id === id)?.number;
  return (
    <SidePanel title={players.length === 0 ? say.withoutNone : say.without(players.length)}>
      <p className="quiet small">{players.length === 0 ? say.everybody : say.withoutHelp}</p>
      <ul className={styles.without}>
        {players.map((id) => (
          <li key={id}>
            <span>
              {names.full(id)} <span className="quiet small">{numberOf(id)}</span>
            </span>
            <button type="button" className="link small" onClick={() => onExempt(id)}>
              {say.giveBye}
              <span className="sr-only">, {names.full(id)}</span>
            </button>
          </li>
        ))}
      </ul>
    </SidePanel>
  );
}
