import { Checkbox, Modal } from '@mantine/core';
import { useExternal } from '../api/external.ts';
import { letters } from '../session/letters.ts';
import { useUi } from '../session/use-words.ts';
import { Account } from './account.tsx';
import styles from './help.module.css';
import { LangSwitch } from './lang-switch.tsx';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** On a tournament's desk more keys work. */
  readonly desk: boolean;
}

/** The shortcuts of this page, and the switch that turns single letters off. */
export function Help({ opened, onClose, desk }: Props) {
  const ui = useUi();
  const state = useExternal(letters);
  const keys = ui.keys;
  const everywhere = [['?', keys.help]] as const;
  const deskKeys = [
    ['/', keys.search],
    ['N', keys.next],
    ['S', keys.entry],
    ['C', keys.standings],
    ['J', keys.players],
    ['H', keys.log],
    ['1 … 9', keys.round],
    ['Ctrl Z', keys.undo],
    [ui.entry.enter, keys.enter],
    ['F', keys.forfeit],
    ['L', keys.dispute],
    ['V', keys.victory],
    ['P', keys.points],
    ['M', keys.malus],
    [ui.entry.escape, keys.escape],
    ['↑ ↓', keys.arrows],
  ] as const;
  return (
    <Modal opened={opened} onClose={onClose} title={keys.title} closeButtonProps={{ 'aria-label': ui.app.close }}>
      <dl className={styles.keys}>
        {[...everywhere, ...(desk ? deskKeys : [])].map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label={keys.off}
        checked={state === 'off'}
        onChange={(event) => letters.set(event.currentTarget.checked ? 'off' : 'on')}
      />
      <div className={styles.lang}>
        <LangSwitch />
        <Account />
      </div>
    </Modal>
  );
}
