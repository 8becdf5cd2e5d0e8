import { FeesPanel } from './fees-panel.tsx';
import { HomonymPanel } from './homonym-panel.tsx';
import type { Known } from './known.ts';
import { ListPanel } from './list-panel-soon.tsx';
import { NewPerson } from './new-person.tsx';
import { PlayerCard } from './player-card.tsx';

interface Props {
  /** As the address says: a panel by its name, a person by their id; null: none. */
  readonly side: string | null;
  /** Two of one name wait for an answer. */
  readonly asked: Known | null;
  readonly typed: string;
  readonly onClose: () => void;
  readonly onSame: (known: Known) => void;
  readonly onBoth: (known: Known) => void;
}

/** The panel beside the list. */
export function sideOf({ side, asked, typed, onClose, onSame, onBoth }: Props) {
  if (asked)
    return <HomonymPanel known={asked} onClose={onClose} onSame={() => onSame(asked)} onBoth={() => onBoth(asked)} />;
  switch (side) {
    case null:
      return null;
    case 'nouvelle':
      return <NewPerson typed={typed} onClose={onClose} />;
    case 'liste':
      return <ListPanel onClose={onClose} />;
    case 'frais':
      return <FeesPanel onClose={onClose} />;
    default:
      return <PlayerCard key={side} id={side} onClose={onClose} />;
  }
}
