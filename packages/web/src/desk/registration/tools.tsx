import { Button } from '@mantine/core';
import { IconClipboardList, IconCoinEuro, IconDeviceTv, IconUserPlus } from '@tabler/icons-react';
import { Link } from 'wouter';
import { useSentences } from '../../core/language/use-sentences.ts';
import { useUi } from '../../core/language/use-words.ts';
import { address } from '../../shell/addresses.ts';
import { useDesk } from '../../shell/desk.ts';
import { registrationSentences } from '../roster/sentences.ts';

/** The panels of the page, each by its button; before the first round, the way to the screen, the codes, the Wi-Fi. */
export function Tools({ onShow }: { readonly onShow: (panel: string) => void }) {
  const { registration: ui } = useUi();
  const say = useSentences(registrationSentences);
  const { t, tournament } = useDesk();
  const tools = [
    ['nouvelle', ui.newPerson, IconUserPlus],
    ['liste', ui.paste, IconClipboardList],
    ['frais', say.fees, IconCoinEuro],
  ] as const;
  const panels = tools.map(([panel, label, Icon]) => (
    <Button
      key={panel}
      variant="default"
      leftSection={<Icon size={16} stroke={1.75} aria-hidden="true" />}
      onClick={() => onShow(panel)}
    >
      {label}
    </Button>
  ));
  return (
    <>
      {panels}
      {tournament.rounds.length === 0 && (
        <Button
          component={Link}
          href={address.hall(t)}
          variant="default"
          leftSection={<IconDeviceTv size={16} stroke={1.75} aria-hidden="true" />}
        >
          {say.openHall}
        </Button>
      )}
    </>
  );
}
