import { Button } from '@mantine/core';
import { IconClipboardList, IconCoin, IconUserPlus } from '@tabler/icons-react';
import { useUi } from '../session/use-words.ts';
import { useRegistrationWords } from './use-registration-words.ts';

/** The panels of the page, each by its button. */
export function Tools({ onShow }: { readonly onShow: (panel: string) => void }) {
  const { registration: ui } = useUi();
  const say = useRegistrationWords();
  const tools = [
    ['nouvelle', ui.newPerson, IconUserPlus],
    ['liste', ui.paste, IconClipboardList],
    ['frais', say.fees, IconCoin],
  ] as const;
  return tools.map(([panel, label, Icon]) => (
    <Button
      key={panel}
      variant="default"
      leftSection={<Icon size={16} stroke={1.75} aria-hidden="true" />}
      onClick={() => onShow(panel)}
    >
      {label}
    </Button>
  ));
}
