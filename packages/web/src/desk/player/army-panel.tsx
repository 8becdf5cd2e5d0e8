import type { Person, Player } from '@ronde/engine';
import { Refused } from '../../shell/refused.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { useAct } from '../../ui/use-act.ts';
import { ArmyForm } from '../roster/army-form.tsx';
import { usePlayerWords } from './use-player-words.ts';

interface Props {
  readonly player: Player;
  readonly person: Person;
  readonly onClose: () => void;
}

/** The army of somebody and how far their list is: the same form as at the registration. */
export function ArmyPanel({ player, person, onClose }: Props) {
  const say = usePlayerWords();
  const { run, trouble, clear } = useAct();
  return (
    <SidePanel title={say.correctArmy} onClose={onClose} focus>
      <Refused trouble={trouble} onClose={clear} />
      <ArmyForm {...{ player, person, run }} />
    </SidePanel>
  );
}
