import type { PlayerId } from '@ronde/engine';
import { useDesk } from '../../shell/desk.ts';
import { SidePanel } from '../../ui/side-panel.tsx';
import { Leaving } from '../presence/leaving.tsx';

interface Props {
  readonly player: PlayerId;
  readonly onClose: () => void;
}

export function LeavingPanel({ player, onClose }: Props) {
  const { names } = useDesk();
  return (
    <SidePanel title={names.full(player)} onClose={onClose}>
      <Leaving player={player} onDone={onClose} />
    </SidePanel>
  );
}
