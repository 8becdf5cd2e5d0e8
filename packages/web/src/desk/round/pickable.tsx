import type { PlayerId } from '@ronde/engine';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useDesk } from '../../shell/desk.ts';
import { draftSentences } from '../pairing/sentences.ts';
import styles from './round.module.css';

/** The players chosen among the tables of a draft. */
export interface Picking {
  readonly picked: readonly PlayerId[];
  readonly onPick: (player: PlayerId) => void;
}

interface Props {
  readonly player: PlayerId;
  readonly picking: Picking | undefined;
}

/** A name; a button while two players are chosen to change places. */
export function Pickable({ player, picking }: Props) {
  const say = useSentences(draftSentences);
  const { names } = useDesk();
  const name = names.full(player);
  if (!picking) return name;
  return (
    <button
      type="button"
      className={styles.pick}
      aria-pressed={picking.picked.includes(player)}
      aria-label={say.pick(name)}
      onClick={() => picking.onPick(player)}
    >
      {name}
    </button>
  );
}
